//! `boutique reconcile` and `boutique doctor`, with a provider that answers, refuses or is
//! unreachable.

use fake_provider::{Config, Outage, Plan, Time};
use serde_json::json;

use crate::provider::{books, counter::order_of, shop::Shop};

/// The environment with another key secret.
fn with_wrong_keys(shop: &Shop) -> Vec<(&'static str, String)> {
    let mut environment = shop.provider.environment();
    for (name, value) in &mut environment {
        if *name == "BOUTIQUE_RAZORPAY_KEY_SECRET" {
            *value = "another-secret-canary".to_owned();
        }
    }
    environment
}

#[test]
fn reconcile_finds_payments_made_while_the_shop_was_closed() {
    let shop = Shop::new(Config {
        key_id: "rzp_live_FakeProvider01".to_owned(),
        ..Config::default()
    });
    let mut environment = shop.provider.environment();
    environment.extend([
        (
            "BOUTIQUE_SMTP_URL",
            "smtps://shop:canary@localhost:465".to_owned(),
        ),
        ("BOUTIQUE_MAIL_FROM", "shop@example.com".to_owned()),
    ]);
    let open = shop.open();
    let late = open.begin(&shop.items[0]);
    let twice = open.begin(&shop.items[1]);
    open.begin(&shop.items[2]);
    let (ended_well, said) = shop.command("reconcile", &environment);
    assert!(
        !ended_well && said.contains("in use by another boutique"),
        "{said}"
    );
    open.program.close();
    shop.provider.pay(&late, Plan::AnswerLost);
    shop.provider.pay(&twice, Plan::CaptureTwice);
    let unmatched = unmatched(&shop);

    let (ended_well, said) = shop.command("reconcile", &environment);
    assert!(ended_well, "{said}");
    let (late_id, twice_id) = (&late["order"]["id"], &twice["order"]["id"]);
    let granted = "is recorded, and the buyer has what they paid for.";
    let payment = shop.provider.captured(order_of(&late)).pop().unwrap();
    for (begins, holds, ends) in [
        (format!("Purchase {late_id} ("), payment.as_str(), granted),
        (format!("Purchase {twice_id} ("), "of payment pay_", granted),
        (
            format!("Purchase {twice_id} ("),
            "of payment pay_",
            "is to be given back.",
        ),
        (
            "Paid at the provider, not here: \u{20b9}4,321".to_owned(),
            unmatched.as_str(),
            "Look under Payments.",
        ),
        (
            "One purchase is open".to_owned(),
            "",
            "it may still be paid.",
        ),
    ] {
        let fits =
            |line: &&str| line.starts_with(&begins) && line.contains(holds) && line.ends_with(ends);
        assert_eq!(said.lines().filter(fits).count(), 1, "{begins}: {said}");
    }
    let (ended_well, said) = shop.command("reconcile", &environment);
    assert!(
        ended_well && said.contains("No payment was missing.") && said.contains(&unmatched),
        "{said}"
    );
    let unsound = books::unsound(&shop.data);
    assert!(unsound.is_empty(), "{unsound:#?}");
    let reported = "SELECT count(*) FROM kernel_outbox WHERE template = 'payments.sale'";
    assert_eq!(
        books::number(&shop.data, reported),
        2,
        "the shop is notified of a sale as if it had been open"
    );
}

/// A payment of an order that this shop did not create.
fn unmatched(shop: &Shop) -> String {
    let now = Time::real().now();
    let order = shop.provider.fake_provider.with(|book| {
        let input = json!({"amount": 432_100, "currency": "INR"});
        let order = book.create_order(input.as_object().unwrap(), now);
        order.unwrap().id.clone()
    });
    shop.provider
        .fake_provider
        .pay(&order, Plan::Capture)
        .unwrap();
    shop.provider.captured(&order).pop().unwrap()
}

#[test]
fn reconcile_reports_why_it_could_not_ask() {
    let shop = Shop::new(Config::default());
    let (ended_well, said) = shop.command("reconcile", &with_wrong_keys(&shop));
    assert!(
        !ended_well && said.contains("The payment provider does not accept the keys: "),
        "{said}"
    );
    assert!(!said.contains("canary"), "{said}");
    for outage in [Outage::Unavailable, Outage::Cut] {
        shop.provider
            .fake_provider
            .with(|book| book.behaviour.down = Some(outage));
        let (ended_well, said) = shop.command("reconcile", &shop.provider.environment());
        assert!(
            !ended_well && said.contains("The payment provider does not answer: "),
            "{said}"
        );
    }
}

/// The doctor's lines about this.
fn lines(said: &str, about: &str) -> Vec<String> {
    let named = said.lines().filter(|line| {
        let about_it = line.get(6..).unwrap_or_default();
        about_it.starts_with(about)
    });
    named.map(str::to_owned).collect()
}

#[test]
fn the_doctor_gives_hints_about_payments() {
    let shop = Shop::new(Config::default());
    let environment = shop.provider.environment();
    let found = |environment: &[(&str, String)]| {
        let (ended_well, said) = shop.command("doctor", environment);
        assert!(!said.contains("canary"), "{said}");
        (ended_well, lines(&said, "Payments"), said)
    };
    let (_, lines_without, said) = found(&[]);
    assert_eq!(lines_without.len(), 1, "{said}");
    assert!(lines_without[0].starts_with("note") && lines_without[0].contains("no payment keys"));

    let (_, good, said) = found(&environment);
    assert!(
        good[0].starts_with("note")
            && good[0].contains("accepts the test keys of rzp_test_FakeProvider"),
        "{said}"
    );
    let webhooks = lines(&said, "Webhooks");
    assert!(
        webhooks[0].starts_with("note")
            && webhooks[0].contains("none has come yet; give the provider the address"),
        "{said}"
    );

    let (ended_well, wrong, said) = found(&with_wrong_keys(&shop));
    assert!(!ended_well, "{said}");
    assert!(
        wrong[0].starts_with("BAD")
            && wrong[0].contains("does not accept the keys of rzp_test_FakeProvider")
            && wrong[0].contains("copy key id and secret from its dashboard once more"),
        "{said}"
    );

    let half = &environment[..3];
    let (ended_well, half, said) = found(half);
    assert!(
        !ended_well
            && half[0].starts_with("BAD")
            && half[0].contains("BOUTIQUE_RAZORPAY_KEY_SECRET"),
        "{said}"
    );

    shop.provider
        .fake_provider
        .with(|book| book.behaviour.down = Some(Outage::Cut));
    let (ended_well, down, said) = found(&environment);
    assert!(
        !ended_well
            && down[0].starts_with("BAD")
            && down[0].contains("does not answer")
            && down[0].contains("is this machine online"),
        "{said}"
    );
}

#[test]
fn the_doctor_accepts_live_keys_and_webhooks() {
    let shop = Shop::new(Config {
        key_id: "rzp_live_FakeProvider01".to_owned(),
        ..Config::default()
    });
    let open = shop.open();
    open.pays_unheard(&shop, &shop.items[0]);
    shop.provider.deliver();
    open.program.close();
    let (_, said) = shop.command("doctor", &shop.provider.environment());
    assert!(
        lines(&said, "Payments")[0].starts_with("good")
            && lines(&said, "Webhooks")[0].contains("the last one came at "),
        "{said}"
    );
}

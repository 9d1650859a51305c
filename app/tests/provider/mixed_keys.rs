//! A shop that takes real money refuses test payments.

use fake_provider::Config;

use crate::{
    provider::{
        counter::Provider,
        program::boutique,
        shop::{Open, Shop},
    },
    support::refusal,
};

const LIVE: &str = "rzp_live_FakeProvider01";

fn live() -> Config {
    Config {
        key_id: LIVE.to_owned(),
        ..Config::default()
    }
}

fn refuses(shop: &Shop, environment: &[(&str, String)]) {
    let start = ["demo", "--listen", "127.0.0.1:0"];
    let (code, said) = refusal(&mut boutique(&start, &shop.data, environment));
    assert_eq!(code, 1, "{said}");
    assert!(
        said.contains("BOUTIQUE_RAZORPAY_KEY_ID is a test key or not set")
            && said.contains("Put the live keys back"),
        "{said}"
    );
}

#[test]
fn a_shop_that_has_taken_real_money_opens_with_live_keys_only() {
    let shop = Shop::new(live());
    let open = shop.open();
    assert_eq!(open.view("/admin/payments/provider")["mode"], "live");
    open.begin(&shop.items[0]);
    open.program.close();

    let tests = Provider::open();
    refuses(&shop, &tests.environment());
    refuses(&shop, &[]);
    let (ended_well, said) = shop.command("reconcile", &tests.environment());
    assert!(!ended_well && said.contains("is a test key"), "{said}");
    assert_eq!(
        tests.fake_provider.with(|book| book.calls.len()),
        0,
        "the provider was not called"
    );
    shop.open().program.close();
}

#[test]
fn nor_do_its_settings_accept_test_keys() {
    let shop = Shop::new(live());
    let config = &shop.provider.config;
    let open = shop.open_with(&shop.provider.addresses());
    let secrets = [
        Some(config.key_secret.as_str()),
        Some(&config.webhook_secret),
    ];
    let test = "rzp_test_FakeProvider01";
    let (status, answer) = open.types_keys(test, secrets);
    assert_eq!(
        answer["code"], "payments.keys_refused",
        "only the provider refuses them so far: {status} {answer}"
    );
    assert_eq!(open.types_keys(LIVE, secrets).0, 204);
    open.begin(&shop.items[0]);
    assert_eq!(open.view("/admin/payments/provider")["liveOnly"], true);
    let calls = shop.provider.fake_provider.with(|book| book.calls.len());
    let (status, answer) = open.types_keys(test, secrets);
    assert_eq!(
        (status, answer["code"].as_str()),
        (409, Some("payments.live_keys_only")),
        "{answer}"
    );
    assert_eq!(
        shop.provider.fake_provider.with(|book| book.calls.len()),
        calls,
        "the provider was not called"
    );
    assert_eq!(open.view("/admin/payments/provider")["keyId"], LIVE);
    open.program.close();
    refuses(&shop, &Provider::open().environment());
}

#[test]
fn keys_from_the_environment_cannot_be_changed_on_the_screen() {
    let shop = Shop::new(Config::default());
    let config = &shop.provider.config;
    let open = shop.open();
    let secrets = [
        Some(config.key_secret.as_str()),
        Some(&config.webhook_secret),
    ];
    let (_, answer) = open.types_keys(&config.key_id, secrets);
    assert_eq!(answer["code"], "payments.keys_by_environment", "{answer}");
    open.program.close();
}

#[test]
fn test_purchases_end_when_the_shop_opens_with_live_keys() {
    let shop = Shop::new(Config::default());
    let open = shop.open();
    let begun = open.pays_unheard(&shop, &shop.items[0]);
    open.is_granted_soon(&begun);
    let tests = |open: &Open| open.view("/admin/payments/provider")["testPurchases"].clone();
    assert_eq!(tests(&open), 1);
    open.program.close();
    let open = shop.open();
    assert_eq!(tests(&open), 1, "test mode continues");
    open.program.close();

    let live = Provider::with(live());
    let open = shop.open_with(&live.environment());
    assert_eq!(tests(&open), 0);
    open.begin(&shop.items[0]);
    open.program.close();
}

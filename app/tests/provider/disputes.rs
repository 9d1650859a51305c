//! Disputed payments: the owner is notified of each and of its outcome.

use fake_provider::{Config, NewDispute, Time, Webhooks};
use serde_json::Value;

use crate::provider::{
    books,
    counter::order_of,
    shop::{Open, Shop, soon},
};

struct Disputed<'a> {
    shop: &'a Shop,
    open: &'a Open,
    id: String,
}

impl<'a> Disputed<'a> {
    /// A payer disputes the payment of a purchase.
    fn of(shop: &'a Shop, open: &'a Open, begun: &Value) -> Self {
        let disputed = Self::unheard(shop, open, begun);
        disputed.reported();
        disputed.reaches_soon("open");
        disputed
    }

    /// The same, with its events not yet delivered.
    fn unheard(shop: &'a Shop, open: &'a Open, begun: &Value) -> Self {
        let payment = shop.provider.captured(order_of(begun)).pop().unwrap();
        let now = Time::real().now();
        let id = shop.provider.fake_provider.with(|book| {
            let dispute = book.dispute(&payment, NewDispute::default(), now);
            dispute.unwrap().id.clone()
        });
        Self { shop, open, id }
    }

    fn reported(&self) {
        self.shop.provider.deliver();
    }

    fn goes_on(&self, step: &str) {
        self.goes_on_unheard(step);
        self.reported();
    }

    fn goes_on_unheard(&self, step: &str) {
        let now = Time::real().now();
        self.shop
            .provider
            .fake_provider
            .with(|book| book.dispute_goes_on(&self.id, step, now).map(|_| ()))
            .unwrap();
    }

    /// The dispute as listed in the owner's settings, from which Today takes those to answer.
    fn listed(&self) -> Value {
        let list = self.open.view("/admin/payments/disputes");
        let mut list = list.as_array().unwrap().iter();
        let found = list.find(|dispute| dispute["id"] == self.id.as_str());
        found.cloned().unwrap_or_default()
    }

    fn reaches_soon(&self, status: &str) {
        soon(&format!("{} is {status}", self.id), || {
            self.listed()["status"] == status
        });
    }
}

#[test]
fn the_owner_is_notified_of_a_dispute_from_start_to_end() {
    let shop = Shop::new(Config::default());
    let open = shop.open();
    let begun = open.pays_unheard(&shop, &shop.items[0]);
    shop.provider.deliver();
    open.is_granted_soon(&begun);

    let dispute = Disputed::of(&shop, &open, &begun);
    let listed = dispute.listed();
    assert_eq!(listed["purchase"], begun["order"]["id"]);
    assert_eq!(listed["amountPaise"], begun["checkout"]["amountPaise"]);
    assert!(listed["respondBy"].is_string(), "{listed}");
    dispute.goes_on("under_review");
    dispute.reaches_soon("under_review");
    dispute.goes_on("won");
    dispute.reaches_soon("won");
    for end in ["lost", "closed"] {
        let other = Disputed::of(&shop, &open, &begun);
        other.goes_on(end);
        other.reaches_soon(end);
    }
    let asked_again = Disputed::of(&shop, &open, &begun);
    asked_again.goes_on("under_review");
    asked_again.reaches_soon("under_review");
    asked_again.goes_on("action_required");
    asked_again.reaches_soon("open");
    // Late and repeated: a closed dispute stays closed, and no further email is sent.
    shop.provider.deliver_again();
    soon("everything is processed", || {
        open.view("/admin/payments/provider")["lastWebhookAt"].is_string()
    });
    assert_eq!(dispute.listed()["status"], "won");
    assert_eq!(asked_again.listed()["status"], "open");

    let audit = open.view("/admin/audit?action=payments.dispute");
    let ours = audit["items"].as_array().unwrap().iter();
    let subject = format!("dispute:{}", dispute.id);
    let ours = ours.filter(|line| line["subject"] == subject.as_str());
    assert_eq!(ours.count(), 3, "open, under review, won: {audit}");
    open.program.close();
    let mails = "SELECT count(*) FROM kernel_outbox WHERE template = 'payments.dispute' AND recipient = 'owner@example.com'";
    assert_eq!(
        books::number(&shop.data, mails),
        5,
        "one for each time the owner has to answer"
    );
    let money = "SELECT count(*) FROM payments_ledger WHERE entry = 'refunded'";
    assert_eq!(
        books::number(&shop.data, money),
        1,
        "the lost one, and no other"
    );
}

#[test]
fn events_in_the_wrong_order_do_not_reopen_a_dispute() {
    let shop = Shop::new(Config::default());
    let open = shop.open();
    let begun = open.pays_unheard(&shop, &shop.items[0]);
    shop.provider.deliver();
    open.is_granted_soon(&begun);

    shop.provider.messages(Webhooks::OutOfOrder);
    let ended = Disputed::unheard(&shop, &open, &begun);
    ended.goes_on_unheard("under_review");
    ended.goes_on_unheard("lost");
    ended.reported();
    let reviewed = Disputed::unheard(&shop, &open, &begun);
    reviewed.goes_on_unheard("under_review");
    reviewed.reported();
    // Events are processed in order: once this one is, all earlier ones are.
    shop.provider.messages(Webhooks::Delivered);
    Disputed::of(&shop, &open, &begun);
    assert_eq!(ended.listed()["status"], "lost");
    assert_eq!(reviewed.listed()["status"], "under_review");
    open.program.close();
    let mails = "SELECT count(*) FROM kernel_outbox WHERE template = 'payments.dispute'";
    assert_eq!(
        books::number(&shop.data, mails),
        1,
        "no email for a dispute that needs no answer"
    );
}

//! Histories told one by one: a key sent again, a crash at each place, captures that are odd.

use fake_provider::Plan;
use serde_json::{Value, json};

use super::{crash::dies_after, store::Store};

const BUYER: i64 = 7;
const KEY: Option<&str> = Some("first-key");

async fn begin(store: &Store, buyer: i64, key: Option<&str>, input: &Value) -> (u16, Value) {
    store.post(buyer, key, "/payments/orders", input).await
}

fn course(reference: &str) -> Value {
    json!({"kind": "course", "reference": reference})
}

/// An open checkout, and a payment for it. Returns the purchase.
async fn paid(store: &Store, plan: Plan) -> i64 {
    let (status, begun) = begin(store, BUYER, None, &course("1")).await;
    assert_eq!(status, 200, "{begun}");
    let order = begun["checkout"]["providerOrderId"].as_str().unwrap();
    store.provider.pay(order, plan).unwrap();
    begun["order"]["id"].as_i64().unwrap()
}

#[tokio::test]
async fn a_key_sent_again_is_the_same_purchase() {
    let store = Store::new().await;
    let first = begin(&store, BUYER, KEY, &course("1")).await;
    assert_eq!(first.0, 200);
    assert_eq!(begin(&store, BUYER, KEY, &course("1")).await, first);
    let (status, other) = begin(&store, BUYER, KEY, &course("2")).await;
    assert_eq!(
        (status, &other["code"]),
        (422, &json!("request.idempotency_key_reused"))
    );
    // Another buyer's key of the same letters is another key.
    let theirs = begin(&store, BUYER + 1, KEY, &course("2")).await;
    assert_eq!(theirs.0, 200);
}

#[tokio::test]
async fn a_key_goes_on_after_a_crash_at_any_place() {
    for place in 0.. {
        let mut store = Store::new().await;
        if let Some(first) = dies_after(place, begin(&store, BUYER, KEY, &course("1"))).await {
            assert_eq!(first.0, 200);
            assert!(place > 1, "places to die at: {place}");
            return;
        }
        store.rise().await;
        let (_, begun) = begin(&store, BUYER, KEY, &course("1")).await;
        assert_eq!(begun["outcome"], "checkout", "place {place}: {begun}");
        assert_eq!(store.count("SELECT count(*) FROM payments_order").await, 1);
    }
}

#[tokio::test]
async fn an_old_key_promises_no_coupon_that_is_free_again() {
    let store = Store::new().await;
    store
        .run("INSERT INTO payments_coupon (code, percent, created_at) VALUES ('TEN', 10, 0)")
        .await;
    let input = json!({"kind": "course", "reference": "1", "coupon": "TEN"});
    assert_eq!(begin(&store, BUYER, KEY, &input).await.0, 200);
    store.clock.advance_seconds(1_800);
    store.payments.reconcile().await.unwrap();
    let (_, old) = begin(&store, BUYER, KEY, &input).await;
    assert_eq!(old["code"], "payments.order_replaced");
    let (_, new) = begin(&store, BUYER, None, &input).await;
    assert_eq!(new["order"]["amountPaise"], 180_000);
}

#[tokio::test]
async fn a_crash_at_any_place_of_settling_leaves_all_or_nothing() {
    for place in 0.. {
        let mut store = Store::new().await;
        paid(&store, Plan::Capture).await;
        let died = dies_after(place, store.hear_everything()).await.is_none();
        store.rise().await;
        let grants = store.count("SELECT count(*) FROM test_grant").await;
        for table in [
            "SELECT count(*) FROM payments_payment",
            "SELECT count(*) FROM payments_ledger",
            "SELECT count(*) FROM invoices_document",
            "SELECT count(*) FROM kernel_outbox",
            "SELECT count(*) FROM kernel_audit",
            "SELECT count(*) FROM payments_order WHERE state = 'fulfilled'",
        ] {
            assert_eq!(store.count(table).await, grants, "place {place}: {table}");
        }
        store.hear_everything().await;
        assert_eq!(store.count("SELECT count(*) FROM test_grant").await, 1);
        if !died {
            assert!(place > 1, "places to die at: {place}");
            return;
        }
    }
}

#[tokio::test]
async fn a_wrong_amount_buys_nothing_and_is_due_back() {
    let store = Store::new().await;
    let id = paid(&store, Plan::WrongAmount).await;
    store.hear_everything().await;
    assert_eq!(
        store.text("SELECT state FROM payments_payment").await,
        "refund_due"
    );
    assert_eq!(store.count("SELECT count(*) FROM test_grant").await, 0);
    let (_, again) = begin(&store, BUYER, None, &course("1")).await;
    assert_ne!(
        again["order"]["id"], id,
        "the customer can buy it with the right amount"
    );
    assert_eq!(again["order"]["state"], "awaiting_payment");
}

#[tokio::test]
async fn a_second_capture_of_a_purchase_is_due_back() {
    let store = Store::new().await;
    paid(&store, Plan::CaptureTwice).await;
    store.hear_everything().await;
    for (effect, times) in [
        (
            "SELECT count(*) FROM payments_webhook_event WHERE effect = 'settled'",
            1,
        ),
        (
            "SELECT count(*) FROM payments_webhook_event WHERE effect = 'refund due'",
            1,
        ),
        (
            "SELECT count(*) FROM payments_webhook_event WHERE kind = 'order.paid' AND effect = 'known'",
            2,
        ),
        ("SELECT count(*) FROM test_grant", 1),
        (
            "SELECT count(*) FROM payments_payment WHERE state = 'refund_due' AND reason = 'second_capture'",
            1,
        ),
    ] {
        assert_eq!(store.count(effect).await, times, "{effect}");
    }
    let total = "SELECT sum(amount_paise) FROM payments_ledger";
    assert_eq!(
        store.count(total).await,
        400_000,
        "the ledger has what came in"
    );
}

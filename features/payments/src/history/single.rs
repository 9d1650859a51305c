//! Histories told one by one: a key sent again, a crash at each place, captures that are odd.

use super::store::Store;
use crate::{
    checkout, codes,
    payment::SettlementSource,
    provider::{PaymentStatus, ProviderPayment},
    settle::{Settled, settle_capture},
    wire::{CheckoutBegun, CheckoutOutcome, CreatePaymentOrder, PaymentState},
};
use kernel::{Failure, idempotency::KEY_REUSED};

const BUYER: i64 = 7;
const KEY: Option<&str> = Some("first-key");

fn input(reference: &str, coupon: Option<&str>) -> CreatePaymentOrder {
    CreatePaymentOrder {
        kind: "course".to_owned(),
        reference: reference.to_owned(),
        coupon: coupon.map(str::to_owned),
        state: None,
    }
}

async fn begin(
    store: &Store,
    reference: &str,
    key: Option<&str>,
) -> Result<CheckoutBegun, Failure> {
    checkout::begin(&store.payments, BUYER, &input(reference, None), key).await
}

async fn count(store: &Store, sql: &'static str) -> i64 {
    sqlx::query_scalar(sql)
        .fetch_one(store.db.read())
        .await
        .unwrap()
}

/// An open checkout, and a payment for it.
async fn paid(store: &Store, less: i64) -> (i64, ProviderPayment) {
    let begun = begin(store, "one", None).await.unwrap();
    let checkout = begun.checkout.unwrap();
    let amount = checkout.amount_paise.0 - less;
    let payment = store
        .sandbox
        .add_payment(&checkout.provider_order_id, amount, PaymentStatus::Captured)
        .await
        .unwrap();
    (begun.order.id, payment)
}

#[tokio::test]
async fn a_key_sent_again_is_the_same_purchase() {
    let store = Store::new(None).await;
    let first = begin(&store, "one", KEY).await.unwrap();
    let again = begin(&store, "one", KEY).await.unwrap();
    assert_eq!(first.order.id, again.order.id);
    assert_eq!(first.checkout, again.checkout);
    let other = begin(&store, "two", KEY).await.unwrap_err();
    assert_eq!(other.code(), KEY_REUSED);
    // Another buyer's key of the same letters is another key.
    let hers = checkout::begin(&store.payments, BUYER + 1, &input("two", None), KEY).await;
    assert!(hers.is_ok());
}

#[tokio::test]
async fn a_key_goes_on_after_a_crash_at_any_place() {
    for places in 0.. {
        let mut store = Store::new(None).await;
        store.faults.die_after(places);
        let first = begin(&store, "one", KEY).await;
        if first.is_ok() {
            assert!(places > 4, "places to die at: {places}");
            return;
        }
        store.rise().await;
        let begun = begin(&store, "one", KEY).await.unwrap();
        assert_eq!(begun.outcome, CheckoutOutcome::Checkout, "place {places}");
        assert_eq!(
            count(&store, "SELECT count(*) FROM payments_order").await,
            1
        );
    }
}

#[tokio::test]
async fn an_old_key_promises_no_coupon_that_is_free_again() {
    let store = Store::new(None).await;
    let mut tx = store.db.write().await.unwrap();
    sqlx::query("INSERT INTO payments_coupon (code, percent, created_at) VALUES ('TEN', 10, 0)")
        .execute(&mut *tx)
        .await
        .unwrap();
    tx.commit().await.unwrap();
    let input = input("one", Some("TEN"));
    checkout::begin(&store.payments, BUYER, &input, KEY)
        .await
        .unwrap();
    store.clock.advance_seconds(1_800);
    store.payments.reconcile().await.unwrap();
    let old = checkout::begin(&store.payments, BUYER, &input, KEY).await;
    assert_eq!(old.unwrap_err().code(), codes::ORDER_REPLACED);
    let new = checkout::begin(&store.payments, BUYER, &input, None)
        .await
        .unwrap();
    assert_eq!(new.order.amount_paise.0, 180_000);
}

#[tokio::test]
async fn a_crash_at_any_place_of_settling_leaves_all_or_nothing() {
    for places in 0.. {
        let mut store = Store::new(None).await;
        let (id, payment) = paid(&store, 0).await;
        store.faults.die_after(places);
        drop(settle_capture(&store.payments, id, &payment, SettlementSource::Webhook).await);
        let died = store.faults.is_dead();
        store.rise().await;
        let grants = count(&store, "SELECT count(*) FROM test_grant").await;
        for table in [
            "SELECT count(*) FROM payments_payment",
            "SELECT count(*) FROM payments_ledger",
            "SELECT count(*) FROM test_document",
            "SELECT count(*) FROM kernel_outbox",
            "SELECT count(*) FROM kernel_audit",
            "SELECT count(*) FROM payments_order WHERE state = 'fulfilled'",
        ] {
            assert_eq!(
                count(&store, table).await,
                grants,
                "place {places}: {table}"
            );
        }
        settle_capture(&store.payments, id, &payment, SettlementSource::Webhook)
            .await
            .unwrap();
        assert_eq!(count(&store, "SELECT count(*) FROM test_grant").await, 1);
        if !died {
            assert!(places > 7, "places to die at: {places}");
            return;
        }
    }
}

#[tokio::test]
async fn a_wrong_amount_buys_nothing_and_is_due_back() {
    let store = Store::new(None).await;
    let (id, payment) = paid(&store, 1).await;
    let settled = settle_capture(&store.payments, id, &payment, SettlementSource::Webhook).await;
    assert_eq!(settled.unwrap(), Settled::RefundDue);
    assert_eq!(count(&store, "SELECT count(*) FROM test_grant").await, 0);
    let again = begin(&store, "one", None).await.unwrap();
    assert_ne!(
        again.order.id, id,
        "the customer can buy it with the right amount"
    );
    assert_eq!(again.order.state, PaymentState::AwaitingPayment);
}

#[tokio::test]
async fn a_second_capture_of_a_purchase_is_due_back() {
    let store = Store::new(None).await;
    let (id, payment) = paid(&store, 0).await;
    let settle = |payment: ProviderPayment| {
        let payments = store.payments.clone();
        async move {
            settle_capture(&payments, id, &payment, SettlementSource::Webhook)
                .await
                .unwrap()
        }
    };
    assert_eq!(settle(payment.clone()).await, Settled::Granted);
    assert_eq!(settle(payment.clone()).await, Settled::Repeated);
    let second = store
        .sandbox
        .add_payment(&payment.order_id, payment.amount, PaymentStatus::Captured)
        .await
        .unwrap();
    assert_eq!(settle(second).await, Settled::RefundDue);
    assert_eq!(count(&store, "SELECT count(*) FROM test_grant").await, 1);
    let due = "SELECT count(*) FROM payments_payment WHERE state = 'refund_due' AND reason = 'second_capture'";
    assert_eq!(count(&store, due).await, 1);
    let total = "SELECT sum(amount_paise) FROM payments_ledger";
    assert_eq!(
        count(&store, total).await,
        400_000,
        "the ledger has what came in"
    );
}

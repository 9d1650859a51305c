//! Money that goes back, with a crash at each place: the provider makes exactly one refund, and it is booked once.

use fake_provider::{Attempt, Outage, Plan, RefundPlan};
use serde_json::{Map, Value, json};

use super::{
    crash::dies_after,
    store::{OWNER, Store},
};

const BUYER: i64 = 7;
const WHOLE: i64 = 200_000;
const REFUNDS: &str = "SELECT count(*) FROM payments_refund";
const GRANTS: &str = "SELECT count(*) FROM test_grant";
const STATE: &str = "SELECT state FROM payments_refund";

/// A course that was bought; its payment has id 1. Returns the provider's id of the payment.
async fn bought(store: &Store, plan: Plan) -> String {
    let input = json!({"kind": "course", "reference": "1"});
    let (_, begun) = store.post(BUYER, None, "/payments/orders", &input).await;
    let order = begun["checkout"]["providerOrderId"].as_str().unwrap();
    let Attempt::Paid(proof) = store.provider.pay(order, plan).unwrap() else {
        panic!("it is captured");
    };
    store.hear_everything().await;
    store.provider.with(|book| book.post.deliveries.clear());
    proof.razorpay_payment_id
}

async fn request(store: &Store, payment: i64, paise: i64) -> u16 {
    let path = format!("/admin/payments/received/{payment}/refunds");
    let input = json!({"amountPaise": paise, "reason": "Cloth not cut"});
    store.post(OWNER, None, &path, &input).await.0
}

async fn work(store: &Store) {
    store.payments.work_on_refunds().await.unwrap();
}

fn made(store: &Store) -> usize {
    store.provider.with(|book| book.refunds.len())
}

/// Everything that is due is worked on, again and again, until nothing is.
async fn come_to_rest(store: &Store) {
    for _ in 0..4 {
        store.clock.advance_seconds(3_600);
        work(store).await;
    }
}

/// All of the payment went back.
async fn is_booked_once(store: &Store, when: &str) {
    for (question, answer) in [
        (
            "SELECT count(*) FROM payments_refund WHERE state = 'processed' AND due_at IS NULL",
            1,
        ),
        (REFUNDS, 1),
        ("SELECT sum(amount_paise) FROM payments_ledger", 0),
        ("SELECT count(*) FROM payments_ledger", 2),
        (GRANTS, 0),
        (
            "SELECT count(*) FROM kernel_outbox WHERE template = 'payments.refunded'",
            1,
        ),
        (
            "SELECT count(*) FROM payments_order WHERE state = 'refunded'",
            1,
        ),
        (
            "SELECT count(*) FROM payments_payment WHERE state = 'refunded'",
            1,
        ),
    ] {
        assert_eq!(store.count(question).await, answer, "{when}: {question}");
    }
}

/// How all pending refunds end, as the bank says.
fn finish(store: &Store, processed: bool) {
    let now = store.clock.now().0;
    store.provider.with(|book| {
        let all: Vec<String> = book.refunds.iter().map(|one| one.id.clone()).collect();
        for id in all {
            // What has ended stays so.
            drop(if processed {
                book.refund_processed(&id, now)
            } else {
                book.refund_failed(&id, now)
            });
        }
    });
}

/// The owner refunds in the provider's dashboard.
fn refund_there(store: &Store, payment: &str, paise: i64, plan: RefundPlan) {
    let now = store.clock.now().0;
    let mut input = Map::new();
    input.insert("amount".to_owned(), json!(paise));
    store.provider.with(|book| {
        book.refund_plans.push_back(plan);
        book.create_refund(payment, None, &input, now).unwrap();
    });
}

#[tokio::test]
async fn neither_a_crash_at_any_place_nor_a_lost_answer_makes_a_second_refund() {
    for (plan, lost) in [
        (RefundPlan::Processed, 0),
        (RefundPlan::Processed, 1),
        (RefundPlan::Pending, 0),
    ] {
        for place in 0.. {
            let mut store = Store::new().await;
            bought(&store, Plan::Capture).await;
            assert_eq!(request(&store, 1, WHOLE).await, 200);
            store.provider.with(|book| {
                book.refund_plans.push_back(plan);
                book.behaviour.lose_answers = lost;
            });
            let died = dies_after(place, work(&store)).await.is_none();
            store.rise().await;
            come_to_rest(&store).await;
            finish(&store, true);
            come_to_rest(&store).await;
            let when = format!("{plan:?}, {lost} lost, place {place}");
            assert_eq!(made(&store), 1, "{when}");
            is_booked_once(&store, &when).await;
            if !died {
                assert!(place > 1, "places to die at: {place}");
                break;
            }
        }
    }
}

#[tokio::test]
async fn a_crash_at_any_place_of_a_request_leaves_one_or_none() {
    for place in 0.. {
        let mut store = Store::new().await;
        bought(&store, Plan::Capture).await;
        let died = dies_after(place, request(&store, 1, WHOLE)).await.is_none();
        store.rise().await;
        let found = store.count(REFUNDS).await;
        assert_eq!(
            store
                .count("SELECT count(*) FROM kernel_audit WHERE action LIKE 'payments.refund%'")
                .await,
            found,
            "place {place}"
        );
        if !died {
            assert!(found == 1 && place > 1, "places to die at: {place}");
            break;
        }
    }
}

#[tokio::test]
async fn a_part_keeps_the_course_and_the_rest_closes_it() {
    let store = Store::new().await;
    bought(&store, Plan::Capture).await;
    assert_eq!(request(&store, 1, 50_000).await, 200);
    work(&store).await;
    let order = "SELECT state FROM payments_order";
    assert_eq!(store.count(GRANTS).await, 1);
    assert_eq!(store.text(order).await, "fulfilled");
    assert_ne!(
        request(&store, 1, 150_001).await,
        200,
        "a paisa more than is left"
    );
    assert_eq!(request(&store, 1, 150_000).await, 200);
    assert_ne!(request(&store, 1, 100).await, 200, "all of it is promised");
    work(&store).await;
    assert_eq!(store.count(GRANTS).await, 0);
    assert_eq!(store.text(order).await, "refunded");
    let total = "SELECT sum(amount_paise) FROM payments_ledger";
    assert_eq!(store.count(total).await, 0);
}

#[tokio::test]
async fn a_provider_that_is_down_is_asked_again_and_makes_one() {
    let store = Store::new().await;
    bought(&store, Plan::Capture).await;
    request(&store, 1, WHOLE).await;
    let down = |outage| store.provider.with(|book| book.behaviour.down = outage);
    down(Some(Outage::Unavailable));
    work(&store).await;
    work(&store).await;
    assert_eq!(
        store
            .text("SELECT state || tries FROM payments_refund")
            .await,
        "requested1",
        "not before its time"
    );
    down(None);
    come_to_rest(&store).await;
    assert_eq!(store.text(STATE).await, "processed");
    assert_eq!(made(&store), 1);
}

#[tokio::test]
async fn what_the_provider_refuses_has_failed_and_can_be_tried_again() {
    let store = Store::new().await;
    bought(&store, Plan::Capture).await;
    let short = |short| {
        store
            .provider
            .with(|book| book.behaviour.balance_short = short)
    };
    short(true);
    request(&store, 1, WHOLE).await;
    work(&store).await;
    let why = store
        .text("SELECT state || ': ' || failure FROM payments_refund")
        .await;
    assert!(
        why.starts_with("failed: There is too little money"),
        "{why}"
    );
    assert_eq!(store.count(GRANTS).await, 1);
    short(false);
    come_to_rest(&store).await;
    assert_eq!(
        made(&store),
        0,
        "a failed refund is not retried automatically"
    );
    let retry = "/admin/payments/refunds/1/retry";
    let again = || store.post(OWNER, None, retry, &Value::Null);
    assert_eq!(again().await.0, 200);
    assert_eq!(again().await.0, 409, "once");
    work(&store).await;
    assert_eq!(
        store
            .text("SELECT group_concat(state) FROM payments_refund")
            .await,
        "failed,processed"
    );
}

#[tokio::test]
async fn what_the_bank_sends_back_has_failed_and_the_money_can_go_again() {
    let store = Store::new().await;
    bought(&store, Plan::Capture).await;
    store
        .provider
        .with(|book| book.refund_plans.push_back(RefundPlan::Pending));
    request(&store, 1, WHOLE).await;
    work(&store).await;
    assert_eq!(store.text(STATE).await, "pending");
    assert_eq!(store.count(GRANTS).await, 1);
    finish(&store, false);
    come_to_rest(&store).await;
    assert_eq!(store.text(STATE).await, "failed");
    assert_eq!(request(&store, 1, WHOLE).await, 200);
}

#[tokio::test]
async fn what_was_given_back_at_the_providers_own_place_is_adopted_once() {
    let store = Store::new().await;
    let payment = bought(&store, Plan::Capture).await;
    refund_there(&store, &payment, 50_000, RefundPlan::Pending);
    store.hear_everything().await;
    assert_eq!(store.text(STATE).await, "pending");
    let pending = store
        .provider
        .with(|book| book.post.deliveries[0].body.clone());
    finish(&store, true);
    store.hear_everything().await;
    // The first message once more, and one that contradicts the second.
    assert!(store.hear("evt_late", pending.clone()).await);
    let failed = pending
        .replace("refund.created", "refund.failed")
        .replace(r#""status":"pending""#, r#""status":"failed""#);
    assert!(store.hear("evt_contradicts", failed).await);
    store.payments.work_on_webhooks().await.unwrap();
    assert_eq!(
        store
            .text("SELECT state || amount_paise || reason || (actor IS NULL) FROM payments_refund")
            .await,
        "processed50000Made at the payment provider1"
    );
    for (question, answer) in [
        (
            "SELECT count(*) FROM payments_ledger WHERE entry = 'refunded'",
            1,
        ),
        (
            "SELECT count(*) FROM payments_webhook_event WHERE effect = 'followed'",
            2,
        ),
        (
            "SELECT count(*) FROM payments_webhook_event
             WHERE event_id IN ('evt_late', 'evt_contradicts') AND effect = 'known'",
            2,
        ),
    ] {
        assert_eq!(store.count(question).await, answer, "{question}");
    }
    let unknown = pending.replace(&payment, "pay_unknown");
    assert!(store.hear("evt_unknown", unknown).await);
    store.payments.work_on_webhooks().await.unwrap();
    assert_eq!(
        store
            .text("SELECT effect FROM payments_webhook_event WHERE event_id = 'evt_unknown'")
            .await,
        "unknown payment"
    );
}

#[tokio::test]
async fn a_message_before_the_answer_is_the_same_refund() {
    let store = Store::new().await;
    let payment = bought(&store, Plan::Capture).await;
    request(&store, 1, 50_000).await;
    let key = store.text("SELECT key FROM payments_refund").await;
    let early = json!({"event": "refund.processed", "payload": {"refund": {"entity": {
        "id": "rfnd_early", "payment_id": payment, "amount": 50_000, "status": "processed",
        "receipt": key, "created_at": store.clock.now().0}}}});
    assert!(store.hear("evt_early", early.to_string()).await);
    store.payments.work_on_webhooks().await.unwrap();
    work(&store).await;
    assert_eq!(store.count(REFUNDS).await, 1);
    assert_eq!(
        made(&store),
        0,
        "the refund is done: it is not requested again"
    );
}

#[tokio::test]
async fn a_look_finds_what_was_done_there_as_well() {
    let store = Store::new().await;
    let payment = bought(&store, Plan::Capture).await;
    store
        .provider
        .with(|book| book.refund_plans.push_back(RefundPlan::Pending));
    request(&store, 1, 50_000).await;
    work(&store).await;
    refund_there(&store, &payment, 150_000, RefundPlan::Processed);
    finish(&store, true);
    come_to_rest(&store).await;
    assert_eq!(
        store.text("SELECT state FROM payments_payment").await,
        "refunded"
    );
    assert_eq!(store.count(GRANTS).await, 0);
}

#[tokio::test]
async fn a_second_capture_given_back_leaves_the_first_alone() {
    let store = Store::new().await;
    bought(&store, Plan::CaptureTwice).await;
    assert_eq!(request(&store, 2, WHOLE).await, 200);
    work(&store).await;
    assert_eq!(
        store
            .text("SELECT group_concat(state) FROM payments_payment")
            .await,
        "settled,refunded"
    );
    assert_eq!(
        store.text("SELECT state FROM payments_order").await,
        "fulfilled"
    );
    assert_eq!(store.count(GRANTS).await, 1);
}

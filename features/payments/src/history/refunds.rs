//! Money that goes back, with a crash at each place: the provider makes exactly one refund, and it is booked once.

use std::sync::Arc;

use payments_stand_in::{Plan, RefundPlan, StandIn};

use super::{counter::CounterSales, store::Store};
use crate::{
    checkout,
    payment::SettlementSource,
    provider::{PaymentStatus, ProviderPayment, RefundNews, RefundStatus},
    refund::{Followed, RefundForm, follow},
    sandbox::Refunds,
    settle::settle_capture,
    wire::CreatePaymentOrder,
};

const BUYER: i64 = 7;
const OWNER: i64 = 1;
const WHOLE: i64 = 200_000;

async fn count(store: &Store, sql: &'static str) -> i64 {
    sqlx::query_scalar(sql)
        .fetch_one(store.db.read())
        .await
        .unwrap()
}

async fn text(store: &Store, sql: &'static str) -> String {
    sqlx::query_scalar(sql)
        .fetch_one(store.db.read())
        .await
        .unwrap()
}

/// A course that was bought; its payment has id 1.
async fn bought(store: &Store) -> (i64, ProviderPayment) {
    let input = CreatePaymentOrder {
        kind: "course".to_owned(),
        reference: "one".to_owned(),
        coupon: None,
        state: None,
    };
    let begun = checkout::begin(&store.payments, BUYER, &input, None)
        .await
        .unwrap();
    let checkout = begun.checkout.unwrap();
    let order = &checkout.provider_order_id;
    let payment = match &store.counter {
        CounterSales::Sandbox => {
            let amount = checkout.amount_paise.0;
            let sandbox = &store.sandbox;
            sandbox
                .add_payment(order, amount, PaymentStatus::Captured)
                .await
                .unwrap()
        }
        CounterSales::Razorpay(stand_in) => {
            stand_in.pay(order, Plan::Capture).unwrap();
            let provider = &store.payments.0.provider;
            provider.payments(order).await.unwrap().remove(0)
        }
    };
    settle_capture(
        &store.payments,
        begun.order.id,
        &payment,
        SettlementSource::Webhook,
    )
    .await
    .unwrap();
    (begun.order.id, payment)
}

fn form(paise: i64) -> RefundForm {
    RefundForm {
        amount_paise: paise,
        reason: "Cloth not cut".to_owned(),
    }
}

async fn request(store: &Store, paise: i64) -> Result<(), kernel::Failure> {
    let payments = &store.payments;
    payments.request_refund(OWNER, 1, &form(paise), None).await
}

fn news(payment: &ProviderPayment, status: RefundStatus) -> RefundNews {
    RefundNews {
        id: "rfnd_elsewhere".to_owned(),
        payment_id: payment.id.clone(),
        amount: 50_000,
        status,
        key: None,
        failure: None,
        bank_reference: None,
        at: payment.at,
    }
}

/// Everything that is due is worked on, again and again, until nothing is.
async fn come_to_rest(store: &Store) {
    for _ in 0..4 {
        store.clock.advance_seconds(3_600);
        store.payments.work_on_refunds().await.unwrap();
    }
}

/// All of the payment went back.
async fn is_booked_once(store: &Store, when: &str) {
    for (question, answer) in [
        (
            "SELECT count(*) FROM payments_refund WHERE state = 'processed' AND due_at IS NULL",
            1,
        ),
        ("SELECT count(*) FROM payments_refund", 1),
        ("SELECT sum(amount_paise) FROM payments_ledger", 0),
        ("SELECT count(*) FROM payments_ledger", 2),
        ("SELECT count(*) FROM test_grant", 0),
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
        assert_eq!(count(store, question).await, answer, "{when}: {question}");
    }
}

fn finish(stand_in: &Arc<StandIn>, now: i64) {
    stand_in.with(|book| {
        let all: Vec<String> = book.refunds.iter().map(|one| one.id.clone()).collect();
        for id in all {
            // What has ended stays so.
            let _ = book.refund_processed(&id, now);
        }
    });
}

#[tokio::test]
async fn nor_does_a_crash_or_a_lost_answer_make_a_second_one_over_http() {
    for (plan, lost) in [
        (RefundPlan::Processed, 0),
        (RefundPlan::Processed, 1),
        (RefundPlan::Pending, 0),
    ] {
        for places in 0.. {
            let mut store = Store::over_http(None).await;
            let CounterSales::Razorpay(stand_in) = store.counter.clone() else {
                unreachable!("it is over HTTP");
            };
            bought(&store).await;
            request(&store, WHOLE).await.unwrap();
            stand_in.with(|book| {
                book.refund_plans.push_back(plan);
                book.behaviour.lose_answers = lost;
            });
            store.faults.die_after(places);
            drop(store.payments.work_on_refunds().await);
            let died = store.faults.is_dead();
            store.rise().await;
            come_to_rest(&store).await;
            finish(&stand_in, store.clock.now().0);
            come_to_rest(&store).await;
            let when = format!("{plan:?}, {lost} lost, place {places}");
            let made = stand_in.with(|book| book.refunds.len());
            assert_eq!(made, 1, "{when}");
            is_booked_once(&store, &when).await;
            if !died {
                assert!(places > 2, "places to die at: {places}");
                break;
            }
        }
    }
}

#[tokio::test]
async fn a_crash_at_any_place_leaves_exactly_one_refund() {
    for fate in [Refunds::Made, Refunds::TakenOn] {
        for places in 0.. {
            let mut store = Store::new(None).await;
            store.switch.refunds(fate);
            bought(&store).await;
            request(&store, WHOLE).await.unwrap();
            store.faults.die_after(places);
            drop(store.payments.work_on_refunds().await);
            let died = store.faults.is_dead();
            store.rise().await;
            come_to_rest(&store).await;
            store.sandbox.finish_refunds("processed").await.unwrap();
            come_to_rest(&store).await;
            assert_eq!(
                count(&store, "SELECT count(*) FROM payments_sandbox_refund").await,
                1,
                "{fate:?}, place {places}"
            );
            is_booked_once(&store, &format!("{fate:?}, place {places}")).await;
            if !died {
                assert!(places > 5, "places to die at: {places}");
                break;
            }
        }
    }
}

#[tokio::test]
async fn a_crash_before_the_commit_leaves_no_request() {
    let mut store = Store::new(None).await;
    bought(&store).await;
    store.faults.die_after(0);
    assert!(request(&store, WHOLE).await.is_err());
    store.rise().await;
    assert_eq!(
        count(&store, "SELECT count(*) FROM payments_refund").await,
        0
    );
}

#[tokio::test]
async fn a_part_keeps_the_course_and_the_rest_closes_it() {
    let store = Store::new(None).await;
    bought(&store).await;
    request(&store, 50_000).await.unwrap();
    store.payments.work_on_refunds().await.unwrap();
    assert_eq!(count(&store, "SELECT count(*) FROM test_grant").await, 1);
    assert_eq!(
        text(&store, "SELECT state FROM payments_order").await,
        "fulfilled"
    );
    let more = request(&store, 150_001).await;
    assert!(more.is_err(), "a paisa more than is left");
    request(&store, 150_000).await.unwrap();
    assert!(request(&store, 100).await.is_err(), "all of it is promised");
    store.payments.work_on_refunds().await.unwrap();
    assert_eq!(count(&store, "SELECT count(*) FROM test_grant").await, 0);
    assert_eq!(
        text(&store, "SELECT state FROM payments_order").await,
        "refunded"
    );
    assert_eq!(
        count(&store, "SELECT sum(amount_paise) FROM payments_ledger").await,
        0
    );
}

#[tokio::test]
async fn a_provider_that_is_down_is_asked_again_and_makes_one() {
    let store = Store::new(None).await;
    bought(&store).await;
    request(&store, WHOLE).await.unwrap();
    store.switch.unreachable(true);
    store.payments.work_on_refunds().await.unwrap();
    store.payments.work_on_refunds().await.unwrap();
    assert_eq!(
        text(&store, "SELECT state || tries FROM payments_refund").await,
        "requested1",
        "not before its time"
    );
    store.switch.unreachable(false);
    come_to_rest(&store).await;
    assert_eq!(
        text(&store, "SELECT state FROM payments_refund").await,
        "processed"
    );
    assert_eq!(
        count(&store, "SELECT count(*) FROM payments_sandbox_refund").await,
        1
    );
}

#[tokio::test]
async fn what_the_provider_refuses_has_failed_and_can_be_tried_again() {
    let store = Store::new(None).await;
    bought(&store).await;
    store.switch.refunds(Refunds::Refused);
    request(&store, WHOLE).await.unwrap();
    store.payments.work_on_refunds().await.unwrap();
    let why = text(
        &store,
        "SELECT state || ': ' || failure FROM payments_refund",
    )
    .await;
    assert!(
        why.starts_with("failed: There is too little money"),
        "{why}"
    );
    assert_eq!(count(&store, "SELECT count(*) FROM test_grant").await, 1);
    store.switch.refunds(Refunds::Made);
    come_to_rest(&store).await;
    assert_eq!(
        count(&store, "SELECT count(*) FROM payments_sandbox_refund").await,
        0,
        "a failed refund is not retried automatically"
    );
    assert_eq!(store.payments.retry_refund(OWNER, 1).await.unwrap(), 1);
    assert!(store.payments.retry_refund(OWNER, 1).await.is_err(), "once");
    store.payments.work_on_refunds().await.unwrap();
    assert_eq!(
        text(&store, "SELECT group_concat(state) FROM payments_refund").await,
        "failed,processed"
    );
}

#[tokio::test]
async fn what_the_bank_sends_back_has_failed_and_the_money_can_go_again() {
    let store = Store::new(None).await;
    bought(&store).await;
    store.switch.refunds(Refunds::TakenOn);
    request(&store, WHOLE).await.unwrap();
    store.payments.work_on_refunds().await.unwrap();
    assert_eq!(
        text(&store, "SELECT state FROM payments_refund").await,
        "pending"
    );
    assert_eq!(count(&store, "SELECT count(*) FROM test_grant").await, 1);
    store.sandbox.finish_refunds("failed").await.unwrap();
    come_to_rest(&store).await;
    assert_eq!(
        text(&store, "SELECT state FROM payments_refund").await,
        "failed"
    );
    assert!(request(&store, WHOLE).await.is_ok());
}

#[tokio::test]
async fn what_was_given_back_at_the_providers_own_place_is_adopted_once() {
    let store = Store::new(None).await;
    let (_, payment) = bought(&store).await;
    for (state, became) in [
        (RefundStatus::Pending, Followed::Changed),
        (RefundStatus::Pending, Followed::Known),
        (RefundStatus::Processed, Followed::Changed),
        (RefundStatus::Processed, Followed::Known),
        (RefundStatus::Pending, Followed::Known),
        (RefundStatus::Failed, Followed::Known),
    ] {
        let followed = follow(&store.payments, &news(&payment, state)).await;
        assert_eq!(followed.unwrap(), became, "{state:?}");
    }
    assert_eq!(
        text(
            &store,
            "SELECT state || amount_paise || reason || (actor IS NULL) FROM payments_refund"
        )
        .await,
        "processed50000Made at the payment provider1"
    );
    assert_eq!(
        count(
            &store,
            "SELECT count(*) FROM payments_ledger WHERE entry = 'refunded'"
        )
        .await,
        1
    );
    let mut unknown = news(&payment, RefundStatus::Processed);
    unknown.payment_id = "pay_unknown".to_owned();
    assert_eq!(
        follow(&store.payments, &unknown).await.unwrap(),
        Followed::UnknownPayment
    );
}

#[tokio::test]
async fn a_message_before_the_answer_is_the_same_refund() {
    let store = Store::new(None).await;
    let (_, payment) = bought(&store).await;
    request(&store, 50_000).await.unwrap();
    let key = text(&store, "SELECT key FROM payments_refund").await;
    let early = RefundNews {
        key: Some(key),
        ..news(&payment, RefundStatus::Processed)
    };
    follow(&store.payments, &early).await.unwrap();
    store.payments.work_on_refunds().await.unwrap();
    assert_eq!(
        count(&store, "SELECT count(*) FROM payments_refund").await,
        1
    );
    assert_eq!(
        count(&store, "SELECT count(*) FROM payments_sandbox_refund").await,
        0,
        "the refund is done: it is not requested again"
    );
}

#[tokio::test]
async fn a_look_finds_what_was_done_there_as_well() {
    let store = Store::new(None).await;
    let (_, payment) = bought(&store).await;
    store.switch.refunds(Refunds::TakenOn);
    request(&store, 50_000).await.unwrap();
    store.payments.work_on_refunds().await.unwrap();
    store
        .sandbox
        .refund_there(&payment.id, 150_000)
        .await
        .unwrap();
    store.sandbox.finish_refunds("processed").await.unwrap();
    come_to_rest(&store).await;
    assert_eq!(
        text(&store, "SELECT state FROM payments_payment").await,
        "refunded"
    );
    assert_eq!(count(&store, "SELECT count(*) FROM test_grant").await, 0);
}

#[tokio::test]
async fn a_second_capture_given_back_leaves_the_first_alone() {
    let store = Store::new(None).await;
    let (id, payment) = bought(&store).await;
    let second = store
        .sandbox
        .add_payment(&payment.order_id, payment.amount, PaymentStatus::Captured)
        .await
        .unwrap();
    settle_capture(&store.payments, id, &second, SettlementSource::Webhook)
        .await
        .unwrap();
    store
        .payments
        .request_refund(OWNER, 2, &form(WHOLE), None)
        .await
        .unwrap();
    store.payments.work_on_refunds().await.unwrap();
    assert_eq!(
        text(&store, "SELECT group_concat(state) FROM payments_payment").await,
        "settled,refunded"
    );
    assert_eq!(
        text(&store, "SELECT state FROM payments_order").await,
        "fulfilled"
    );
    assert_eq!(count(&store, "SELECT count(*) FROM test_grant").await, 1);
}

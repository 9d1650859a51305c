//! A shop without payment keys sells nothing online; with test keys nothing that is paid is money.

use std::{collections::BTreeMap, sync::Arc};

use crate::support::{ASHA, features, prepare, setup};
use fake_provider::{Config, FakeProvider, Plan, Time};
use kernel::{
    secret::Secret,
    testing::{Caller, TEST_TIME, TestApp},
};
use payments::{
    Payments, Provision,
    razorpay::{self, Keys, Razorpay},
};
use serde_json::{Value, json};

/// An owner who entered the password just now, which downloads need.
const ROSHNI: Caller = Caller::owner(1);

async fn fake_provider() -> FakeProvider {
    let time = Time::set_by(|| TEST_TIME.0);
    let config = Config {
        time,
        ..Config::default()
    };
    FakeProvider::start(config).await.unwrap()
}

/// With these keys of the fake provider.
fn provider(fake_provider: &FakeProvider, deps: &kernel::Deps, key_id: &str) -> Provision {
    let config = Config::default();
    let keys = Keys {
        mode: razorpay::key_id(key_id).unwrap(),
        key_id: key_id.to_owned(),
        key_secret: Secret::new(config.key_secret),
        webhook_secret: Secret::new(config.webhook_secret),
        webhook_secret_previous: None,
        api: razorpay::api(&fake_provider.api()).unwrap(),
        checkout: razorpay::checkout(&fake_provider.script()).unwrap(),
    };
    Provision::Provider(Arc::new(Razorpay::new(keys, deps.clock.clone()).unwrap()))
}

fn payments(deps: &kernel::Deps, method: Provision) -> Payments {
    Payments::new(deps.clone(), setup(deps, method))
}

async fn shop(method: impl Fn(&kernel::Deps) -> Provision) -> (TestApp, Payments) {
    let mut stored = None;
    let app = TestApp::of_features(
        |deps| {
            let payments = payments(&deps, method(&deps));
            stored = Some(payments.clone());
            features(&deps, payments)
        },
        &[],
    )
    .await;
    prepare(&app.deps.db).await;
    (app, stored.unwrap())
}

async fn count(app: &TestApp, table_and_condition: &'static str) -> i64 {
    let sql = format!("SELECT count(*) FROM {table_and_condition}");
    sqlx::query_scalar(sqlx::AssertSqlSafe(sql))
        .fetch_one(app.deps.db.read())
        .await
        .unwrap()
}

async fn see(app: &TestApp, path: &str) -> Value {
    let (status, answer) = app.get_as(ROSHNI, &format!("/admin/payments{path}")).await;
    assert_eq!(status, 200, "{path}: {answer}");
    answer
}

/// Asked for as the owner; whatever comes is a text.
async fn file(app: &TestApp, path: &str) -> String {
    let (_, bytes) = app
        .download("__Host-session=owner-1", &format!("/admin/payments{path}"))
        .await;
    String::from_utf8(bytes).unwrap()
}

#[tokio::test]
async fn without_keys_nothing_is_sold_online_and_what_costs_nothing_is_given() {
    let (app, _) = shop(|_| Provision::Closed).await;
    for input in [
        json!({"kind": "course", "reference": "1"}),
        json!({"kind": "course", "reference": "1", "coupon": "THIRD"}),
        json!({"kind": "advance", "reference": "1"}),
    ] {
        let (status, refused) = app.post_as(ASHA, "/payments/orders", &input).await;
        assert_eq!((status, &refused["code"]), (409, &json!("payments.closed")));
    }
    assert_eq!(count(&app, "payments_order").await, 0);
    assert_eq!(count(&app, "payments_coupon_use").await, 0);
    let free = json!({"kind": "course", "reference": "1", "coupon": "ALL"});
    let (status, begun) = app.post_as(ASHA, "/payments/orders", &free).await;
    assert_eq!(
        (status, &begun["outcome"]),
        (200, &json!("free")),
        "{begun}"
    );
    assert_eq!(see(&app, "/provider").await["mode"], "closed");
    for path in ["/payments/webhooks/sandbox", "/payments/webhooks/none"] {
        assert_ne!(app.post(path, &json!({})).await.0, 200, "{path}");
    }
}

/// A course and the advance of order 1, both bought in test mode.
async fn bought_as_tests() -> (FakeProvider, TestApp, Payments) {
    let fake_provider = fake_provider().await;
    let (app, payments) =
        shop(|deps| provider(&fake_provider, deps, "rzp_test_FakeProvider01")).await;
    for input in [
        json!({"kind": "course", "reference": "2", "coupon": "ONCE"}),
        json!({"kind": "advance", "reference": "1"}),
    ] {
        let (status, begun) = app.post_as(ASHA, "/payments/orders", &input).await;
        assert_eq!(status, 200, "{begun}");
        let order = begun["checkout"]["providerOrderId"].as_str().unwrap();
        fake_provider.pay(order, Plan::Capture).unwrap();
        payments.look_up_everything().await.unwrap().unwrap();
        let path = format!("/payments/orders/{}", begun["order"]["id"]);
        let (_, order) = app.get_as(ASHA, &path).await;
        assert_eq!(
            (&order["state"], &order["test"]),
            (&json!("fulfilled"), &json!(true)),
            "{order}"
        );
    }
    (fake_provider, app, payments)
}

#[tokio::test]
async fn what_is_paid_with_test_keys_is_marked_and_counts_nowhere() {
    let (_fake_provider, app, _) = bought_as_tests().await;
    let (_, receipts) = app.get_as(ASHA, "/payments/receipts").await;
    let numbers: Vec<&str> = receipts
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["number"].as_str().unwrap())
        .collect();
    assert_eq!(numbers, ["TEST/26-27/00002", "TEST/26-27/00001"]);
    assert_eq!(receipts[0]["test"], true);
    assert_eq!(
        count(&app, "invoices_number WHERE series <> 'test'").await,
        0
    );

    let money = see(&app, "/money-in").await;
    assert_eq!(
        (&money["totalPaise"], &money["latest"]),
        (&json!(0), &json!([]))
    );
    let report = see(&app, "/report?month=2026-08").await;
    assert_eq!(report["totalPaise"], 0);
    assert_eq!(
        (&report["sales"], &report["coupons"]),
        (&json!([]), &json!([]))
    );
    assert_eq!(
        report["balances"]["orders"][0]["balancePaise"], 200_000,
        "order 1 is unpaid"
    );
    let list = see(&app, "/transactions?month=2026-08").await;
    assert_eq!(list["items"].as_array().unwrap().len(), 2);
    assert!(
        list["items"]
            .as_array()
            .unwrap()
            .iter()
            .all(|one| one["test"] == true)
    );
    assert_eq!(
        list["totals"],
        json!({"count": 0, "receivedPaise": 0, "returnedPaise": 0, "netPaise": 0})
    );
    let ledger = see(&app, "/order-ledgers/1").await;
    assert_eq!(
        (&ledger["paidPaise"], &ledger["balancePaise"]),
        (&json!(0), &json!(200_000))
    );
    assert_eq!(ledger["entries"][0]["state"], "test");
    let customer = see(&app, "/customers/7").await;
    assert_eq!(customer["receivedPaise"], 0);
    assert_eq!(see(&app, "/coupons/13").await["used"], 0);
    assert_eq!(see(&app, "/provider").await["testPurchases"], 2);
    for path in ["/receipts.csv?from=2026-08", "/transactions.csv"] {
        assert_eq!(
            file(&app, path).await.trim_end().lines().count(),
            1,
            "{path}: only its head"
        );
    }

    let mails: Vec<String> =
        sqlx::query_scalar("SELECT data FROM kernel_outbox WHERE template = 'payments.receipt'")
            .fetch_all(app.deps.db.read())
            .await
            .unwrap();
    assert!(
        mails.len() == 2 && mails.iter().all(|mail| mail.contains("\"test\":true")),
        "{mails:?}"
    );

    let cash = json!({"method": "cash", "amountPaise": 50_000});
    let (status, _) = app
        .post_as(ROSHNI, "/admin/payments/order-ledgers/1/entries", &cash)
        .await;
    assert_eq!(status, 200);
    let (_, receipts) = app.get_as(ASHA, "/payments/receipts").await;
    assert_eq!(
        (&receipts[0]["number"], &receipts[0]["title"]),
        (
            &json!("HM/26-27/000001"),
            &json!("Advance: Bridal blouse, order HM-1")
        ),
        "the series of real receipts is untouched"
    );
}

#[tokio::test]
async fn the_page_of_a_payment_names_its_kind() {
    let (_fake_provider, app, _) = bought_as_tests().await;
    assert_eq!(see(&app, "/received/1").await["orderPayment"], Value::Null);
    assert_eq!(see(&app, "/received/2").await["orderPayment"], "advance");
}

/// Records that the provider reports a dispute about this payment, as `webhook::receive` does, and processes it.
async fn disputed(app: &TestApp, payments: &Payments, payment: &str) {
    let dispute = json!({"id": format!("disp_{payment}"), "payment_id": payment, "amount": 50_000, "reason": "fraud",
        "phase": "chargeback", "status": "open", "respond_by": null});
    let mut tx = app.deps.db.write().await.unwrap();
    sqlx::query(
        "INSERT INTO payments_webhook_event (provider, event_id, kind, dispute, received_at)
         VALUES ('razorpay', ?1, 'payment.dispute.created', ?2, ?3)",
    )
    .bind(format!("evt_{payment}"))
    .bind(dispute.to_string())
    .bind(TEST_TIME.0)
    .execute(&mut *tx)
    .await
    .unwrap();
    tx.commit().await.unwrap();
    payments.work_on_webhooks().await.unwrap();
}

#[tokio::test]
async fn every_dispute_in_test_mode_says_so() {
    let (fake_provider, app, testing) = bought_as_tests().await;
    let paid: String =
        sqlx::query_scalar("SELECT provider_payment_id FROM payments_payment WHERE id = 2")
            .fetch_one(app.deps.db.read())
            .await
            .unwrap();
    let live = payments(
        &app.deps,
        provider(&fake_provider, &app.deps, "rzp_live_FakeProvider01"),
    );
    disputed(&app, &testing, &paid).await;
    disputed(&app, &testing, "pay_unknown_here").await;
    disputed(&app, &live, "pay_of_money").await;

    let disputes = see(&app, "/disputes").await;
    let listed: BTreeMap<&str, &Value> = disputes
        .as_array()
        .unwrap()
        .iter()
        .map(|dispute| (dispute["paymentId"].as_str().unwrap(), &dispute["test"]))
        .collect();
    let (test, money) = (json!(true), json!(false));
    let expected = [
        (paid.as_str(), &test),
        ("pay_unknown_here", &test),
        ("pay_of_money", &money),
    ];
    assert_eq!(listed, BTreeMap::from(expected));

    let mails: Vec<String> = sqlx::query_scalar(
        "SELECT data FROM kernel_outbox WHERE template = 'payments.dispute' ORDER BY id",
    )
    .fetch_all(app.deps.db.read())
    .await
    .unwrap();
    let marked = mails.iter().map(|mail| mail.contains("\"test\":true"));
    assert_eq!(marked.collect::<Vec<_>>(), [true, true, false], "{mails:?}");
}

#[tokio::test]
async fn test_purchases_end_when_live_keys_come_and_the_owner_is_notified() {
    let (fake_provider, app, testing) = bought_as_tests().await;
    testing.end_tests().await.unwrap();
    assert_eq!(count(&app, "test_grant").await, 2, "test mode goes on");

    // One more is paid at the provider without a webhook or a look-up.
    let input = json!({"kind": "course", "reference": "3"});
    let (_, begun) = app.post_as(ASHA, "/payments/orders", &input).await;
    let order = begun["checkout"]["providerOrderId"].as_str().unwrap();
    fake_provider.pay(order, Plan::AnswerLost).unwrap();

    let live = payments(
        &app.deps,
        provider(&fake_provider, &app.deps, "rzp_live_FakeProvider01"),
    );
    for _ in 0..2 {
        live.end_tests().await.unwrap();
        live.reconcile().await.unwrap();
        live.work_on_webhooks().await.unwrap();
    }
    assert_eq!(count(&app, "test_grant").await, 0);
    assert_eq!(
        count(&app, "payments_coupon_use").await,
        0,
        "coupons are free again"
    );
    assert_eq!(
        count(&app, "payments_order WHERE test_ended_at IS NULL").await,
        0
    );
    assert_eq!(
        count(
            &app,
            "payments_order WHERE state IN ('created', 'awaiting_payment')"
        )
        .await,
        0
    );
    let mails = "kernel_outbox WHERE template = 'payments.tests_ended'";
    assert_eq!(count(&app, mails).await, 1);
    assert_eq!(
        count(&app, "kernel_audit WHERE action = 'payments.tests_ended'").await,
        1
    );
}

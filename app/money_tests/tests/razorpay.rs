//! The payment provider over HTTP, played by the fake provider: its protocol, and each of its troubles.

use crate::support::{
    ASHA, BINA,
    over_http::{fake_provider, keys, provider, shop, shop_with},
};
use fake_provider::{FakeProvider, Outage, Plan};
use kernel::{
    Clock, Restored, Timestamp,
    secret::Secret,
    testing::{Caller, TEST_TIME, TestApp, delivering_outbox},
};
use payments::{
    CreateRefund, NewProviderOrder, PaymentStatus, Payments, Provider, ProviderError, RefundNews,
    RefundStatus,
    razorpay::{Keys, Razorpay},
    unmatched,
};
use serde_json::json;

fn new_order() -> NewProviderOrder {
    NewProviderOrder {
        receipt: "0a1b2c3d-7".to_owned(),
        purchase: 7,
        buyer: 3,
        buyer_mark: "9f".to_owned(),
        kind: "course".to_owned(),
        reference: "1".to_owned(),
        title: "Blouse basics".to_owned(),
        price: kernel::Paise(200_000),
        percent: 10,
        coupon: Some("WELCOME10".to_owned()),
        terms: Some(r#"{"days":180}"#.to_owned()),
        amount: kernel::Paise(180_000),
    }
}

#[tokio::test]
async fn an_order_is_created_paid_and_read_back_as_it_was_sent() {
    let fake_provider = fake_provider().await;
    let provider = provider(&fake_provider);
    provider.check().await.unwrap();
    let id = provider.create_order(&new_order()).await.unwrap();
    assert!(provider.payments(&id).await.unwrap().is_empty());
    fake_provider.pay(&id, Plan::Fail).unwrap();
    fake_provider.pay(&id, Plan::Capture).unwrap();
    let found = provider.payments(&id).await.unwrap();
    let captured = found
        .iter()
        .find(|one| one.status == PaymentStatus::Captured)
        .unwrap();
    assert_eq!(
        (captured.amount, captured.order_id.as_str()),
        (180_000, id.as_str())
    );
    assert!(
        found
            .iter()
            .any(|one| one.status == PaymentStatus::Failed && one.error.is_some())
    );
    assert_eq!(
        provider.payment(&captured.id).await.unwrap().id,
        captured.id
    );
    let (from, to) = (Timestamp(TEST_TIME.0 - 10), Timestamp(TEST_TIME.0 + 10));
    let orders = provider.orders_between(from, to).await.unwrap();
    assert_eq!(orders.len(), 1);
    assert!(orders[0].paid);
    assert_eq!(orders[0].reported, Some(new_order()));
    assert_eq!(provider.payments_between(from, to).await.unwrap().len(), 2);
    assert!(
        provider
            .payments_between(to, Timestamp(to.0 + 9))
            .await
            .unwrap()
            .is_empty()
    );
}

#[tokio::test]
async fn money_left_lying_is_taken_once_and_a_second_time_changes_nothing() {
    let fake_provider = fake_provider().await;
    let provider = provider(&fake_provider);
    let id = provider.create_order(&new_order()).await.unwrap();
    fake_provider.pay(&id, Plan::Authorise).unwrap();
    let left = provider.payments(&id).await.unwrap().remove(0);
    assert_eq!(left.status, PaymentStatus::Authorized);
    fake_provider.with(|book| book.behaviour.lose_answers = 1);
    for _ in 0..3 {
        let taken = provider.capture(&left).await.unwrap();
        assert_eq!(taken.status, PaymentStatus::Captured);
    }
    let refused = provider
        .capture(&payments::ProviderPayment {
            id: "../orders".to_owned(),
            ..left
        })
        .await;
    assert!(matches!(refused, Err(ProviderError::Refused(_))));
}

#[tokio::test]
async fn each_error_is_reported_apart() {
    let fake_provider = fake_provider().await;
    let provider = provider(&fake_provider);
    let id = provider.create_order(&new_order()).await.unwrap();
    fake_provider.with(|book| book.behaviour.too_many = 2);
    assert!(
        provider.payments(&id).await.is_ok(),
        "asked again after a while"
    );
    fake_provider.with(|book| book.behaviour.errors = 1);
    assert!(matches!(
        provider.payments(&id).await,
        Err(ProviderError::Down(_))
    ));
    for outage in [Outage::Unavailable, Outage::Cut] {
        fake_provider.with(|book| book.behaviour.down = Some(outage));
        assert!(matches!(
            provider.check().await,
            Err(ProviderError::Down(_))
        ));
    }
    fake_provider.with(|book| book.behaviour.down = None);
    let unknown = provider.payments("order_00000000000000").await;
    assert!(
        matches!(unknown, Err(ProviderError::Refused(_))),
        "{unknown:?}"
    );
    let wrong = Keys {
        key_secret: Secret::new("canary"),
        ..keys(&fake_provider)
    };
    let wrong = Razorpay::new(wrong, Clock::fixed(TEST_TIME)).unwrap();
    let Err(ProviderError::Refused(says)) = wrong.check().await else {
        unreachable!("wrong keys are accepted");
    };
    assert!(!says.contains("canary"), "{says}");
    assert!(
        matches!(wrong.payments(&id).await, Err(ProviderError::Down(_))),
        "says nothing of the order"
    );
}

#[tokio::test]
async fn the_shop_is_notified_of_a_sale_once_without_personal_data() {
    let fake_provider = fake_provider().await;
    let (app, payments) = shop_with(&fake_provider, delivering_outbox()).await;
    let input = json!({"kind": "course", "reference": "1"});
    let (_, begun) = app.post_as(ASHA, "/payments/orders", &input).await;
    let order = begun["checkout"]["providerOrderId"].as_str().unwrap();
    fake_provider.pay(order, Plan::AnswerLost).unwrap();
    for _ in 0..2 {
        payments.look_up_everything().await.unwrap().unwrap();
    }
    let sql = "SELECT recipient, data FROM kernel_outbox WHERE template = 'payments.sale'";
    let mails: Vec<(String, String)> = sqlx::query_as(sql)
        .fetch_all(app.deps.db.read())
        .await
        .unwrap();
    let [(recipient, data)] = mails.as_slice() else {
        panic!("{mails:?}")
    };
    assert_eq!(recipient, "shop@example.com");
    let data: serde_json::Value = serde_json::from_str(data).unwrap();
    assert_eq!(data["amountPaise"], begun["checkout"]["amountPaise"]);
    assert!(data.get("name").is_none(), "{data}");
}

#[tokio::test]
async fn a_purchase_is_paid_and_granted_once() {
    let fake_provider = fake_provider().await;
    let (app, payments) = shop(&fake_provider).await;
    let input = json!({"kind": "course", "reference": "1"});
    let (status, begun) = app.post_as(ASHA, "/payments/orders", &input).await;
    assert_eq!(
        (status, begun["outcome"].as_str()),
        (200, Some("checkout")),
        "{begun}"
    );
    assert_eq!(begun["checkout"]["keyId"], "rzp_live_FakeProvider01");
    let order = begun["checkout"]["providerOrderId"].as_str().unwrap();
    fake_provider.pay(order, Plan::AnswerLost).unwrap();
    let (from, to) = (Timestamp(TEST_TIME.0 - 10), Timestamp(TEST_TIME.0 + 10));
    let found = unmatched(&payments, from, to).await.unwrap();
    assert_eq!(found.len(), 1, "paid at the provider, not here yet");
    assert_eq!(found[0].purchase, begun["order"]["id"].as_i64());
    let looked_up = payments.look_up_everything().await.unwrap().unwrap();
    assert_eq!((looked_up.found.len(), looked_up.unmatched.len()), (1, 0));
    assert!(!looked_up.found[0].refund_due);
    let again = payments.look_up_everything().await.unwrap().unwrap();
    assert!(again.found.is_empty());
    let path = format!("/payments/orders/{}", begun["order"]["id"]);
    let (_, order) = app.get_as(ASHA, &path).await;
    assert_eq!(order["state"], "fulfilled");
}

#[tokio::test]
async fn what_was_bought_after_the_backup_is_made_again_for_who_bought_it() {
    let fake_provider = fake_provider().await;
    let (app, _) = shop(&fake_provider).await;
    let input = json!({"kind": "course", "reference": "1"});
    let (_, begun) = app.post_as(ASHA, "/payments/orders", &input).await;
    let order = begun["checkout"]["providerOrderId"]
        .as_str()
        .unwrap()
        .to_owned();
    fake_provider.pay(&order, Plan::Capture).unwrap();
    let (restored, payments) = backup_of(&app, &fake_provider).await;
    restore(&restored, &payments).await;
    fake_provider.with(|book| book.behaviour.down = Some(Outage::Unavailable));
    payments.reconcile().await.unwrap();
    fake_provider.with(|book| book.behaviour.down = None);
    for _ in 0..2 {
        payments.reconcile().await.unwrap();
    }
    let path = format!("/payments/orders/{}", begun["order"]["id"]);
    let (status, order) = restored.get_as(ASHA, &path).await;
    assert_eq!(
        (status, order["state"].as_str()),
        (200, Some("fulfilled")),
        "{order}"
    );
    let grants: i64 = sqlx::query_scalar("SELECT count(*) FROM test_grant")
        .fetch_one(restored.deps.db.read())
        .await
        .unwrap();
    assert_eq!(grants, 1);
    let (_, next) = restored
        .post_as(
            ASHA,
            "/payments/orders",
            &json!({"kind": "course", "reference": "2"}),
        )
        .await;
    assert!(
        next["order"]["id"].as_i64().unwrap() > 10_000,
        "no number is given out twice: {next}"
    );
}

/// A backup of before: the same store without its purchases.
async fn backup_of(app: &TestApp, fake_provider: &FakeProvider) -> (TestApp, Payments) {
    let mark: String = sqlx::query_scalar("SELECT mark FROM payments_store")
        .fetch_one(app.deps.db.read())
        .await
        .unwrap();
    let (restored, payments) = shop(fake_provider).await;
    let mut tx = restored.deps.db.write().await.unwrap();
    sqlx::query("UPDATE payments_store SET mark = ?")
        .bind(mark)
        .execute(&mut *tx)
        .await
        .unwrap();
    tx.commit().await.unwrap();
    (restored, payments)
}

#[tokio::test]
async fn a_purchase_that_only_the_provider_knows_is_recorded_by_the_owner() {
    const OWNER: Caller = Caller::owner(1);
    let fake_provider = fake_provider().await;
    let (app, _) = shop(&fake_provider).await;
    let input = json!({"kind": "course", "reference": "1"});
    let (_, begun) = app.post_as(ASHA, "/payments/orders", &input).await;
    let order = begun["checkout"]["providerOrderId"].as_str().unwrap();
    fake_provider.pay(order, Plan::Capture).unwrap();
    let (restored, _) = backup_of(&app, &fake_provider).await;
    restored.deps.clock.advance_seconds(300);
    let unmatched = "/admin/payments/unmatched";
    let (status, list) = restored.get_as(OWNER, unmatched).await;
    assert_eq!(
        (status, &list[0]["canSettle"], &list[0]["customerId"]),
        (200, &json!(true), &json!(ASHA.id)),
        "{list}"
    );
    let payment = list[0]["providerPaymentId"].as_str().unwrap();
    let path = format!("{unmatched}/{payment}/settle");
    let (status, detail) = restored.post_as(OWNER, &path, &json!({})).await;
    assert_eq!(
        (status, &detail["order"]["state"]),
        (200, &json!("fulfilled")),
        "{detail}"
    );
    assert_eq!(restored.get_as(OWNER, unmatched).await.1, json!([]));
    let (_, receipts) = restored.get_as(ASHA, "/payments/receipts").await;
    assert_eq!(receipts.as_array().unwrap().len(), 1);
}

/// As after the restore of a backup that was made just now.
async fn restore(app: &TestApp, payments: &Payments) {
    let feature = payments::feature(payments.clone());
    let hook = feature.gives().after_restore.clone().unwrap();
    let lost = Restored {
        now: TEST_TIME,
        replaced: None,
    };
    let mut tx = app.deps.db.write().await.unwrap();
    hook.after_restore(&mut tx, lost).await.unwrap();
    tx.commit().await.unwrap();
}

#[tokio::test]
async fn what_went_back_after_the_backup_is_not_forgotten() {
    let fake_provider = fake_provider().await;
    let (app, payments) = shop(&fake_provider).await;
    let input = json!({"kind": "course", "reference": "1"});
    let (_, begun) = app.post_as(ASHA, "/payments/orders", &input).await;
    let order = begun["checkout"]["providerOrderId"].as_str().unwrap();
    fake_provider.pay(order, Plan::Capture).unwrap();
    payments.look_up_everything().await.unwrap().unwrap();
    let payment: String = sqlx::query_scalar("SELECT provider_payment_id FROM payments_payment")
        .fetch_one(app.deps.db.read())
        .await
        .unwrap();
    // The owner gave it back after the backup: its books know nothing of that.
    let gone = CreateRefund {
        payment_id: payment,
        amount: kernel::Paise(50_000),
        key: "given-back-after-the-backup".to_owned(),
        refund: 1,
    };
    provider(&fake_provider).refund(&gone).await.unwrap();
    restore(&app, &payments).await;
    fake_provider.with(|book| book.behaviour.down = Some(Outage::Unavailable));
    payments.reconcile().await.unwrap();
    fake_provider.with(|book| book.behaviour.down = None);
    for _ in 0..2 {
        payments.reconcile().await.unwrap();
    }
    let (status, detail) = app
        .get_as(Caller::owner(1), "/admin/payments/received/1")
        .await;
    assert_eq!(status, 200, "{detail}");
    assert_eq!(detail["returnedPaise"], 50_000);
    assert_eq!(detail["refundablePaise"], 150_000, "not once more");
    assert_eq!(detail["refunds"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn a_refund_that_is_reported_before_its_payment_is_known_is_not_forgotten() {
    let fake_provider = fake_provider().await;
    let (app, payments) = shop(&fake_provider).await;
    let input = json!({"kind": "course", "reference": "1"});
    let (_, begun) = app.post_as(ASHA, "/payments/orders", &input).await;
    let order = begun["checkout"]["providerOrderId"].as_str().unwrap();
    fake_provider.pay(order, Plan::Capture).unwrap();
    let [paid] =
        <[_; 1]>::try_from(provider(&fake_provider).payments(order).await.unwrap()).unwrap();
    let news = RefundNews {
        id: "rfnd_Early000000001".to_owned(),
        payment_id: paid.id,
        amount: 200_000,
        status: RefundStatus::Processed,
        key: None,
        failure: None,
        bank_reference: None,
        at: TEST_TIME.0,
    };
    let mut tx = app.deps.db.write().await.unwrap();
    sqlx::query(
        "INSERT INTO payments_webhook_event (provider, event_id, kind, refund, received_at)
         VALUES ('razorpay', 'evt_early', 'refund.processed', ?, ?)",
    )
    .bind(serde_json::to_string(&news).unwrap())
    .bind(TEST_TIME.0)
    .execute(&mut *tx)
    .await
    .unwrap();
    tx.commit().await.unwrap();
    payments.work_on_webhooks().await.unwrap();
    assert_eq!(effect(&app).await.as_deref(), Some("unknown payment"));
    payments.look_up_everything().await.unwrap().unwrap();
    assert_eq!(effect(&app).await, None, "looked at again");
    for _ in 0..2 {
        payments.work_on_webhooks().await.unwrap();
        assert_eq!(effect(&app).await.as_deref(), Some("followed"));
    }
    let path = format!("/payments/orders/{}", begun["order"]["id"]);
    let (_, order) = app.get_as(ASHA, &path).await;
    assert_eq!(order["state"], "refunded", "{order}");
}

async fn effect(app: &TestApp) -> Option<String> {
    sqlx::query_scalar("SELECT effect FROM payments_webhook_event")
        .fetch_one(app.deps.db.read())
        .await
        .unwrap()
}

#[tokio::test]
async fn a_payment_without_a_known_customer_is_matched_by_the_owner() {
    const OWNER: Caller = Caller::owner(1);
    let fake_provider = fake_provider().await;
    let (app, _) = shop(&fake_provider).await;
    // Two orders of another store at the same provider.
    for _ in 0..2 {
        let order = provider(&fake_provider)
            .create_order(&new_order())
            .await
            .unwrap();
        fake_provider.pay(&order, Plan::Capture).unwrap();
    }
    app.deps.clock.advance_seconds(300);
    let unmatched = "/admin/payments/unmatched";
    let (status, list) = app.get_as(OWNER, unmatched).await;
    assert_eq!(status, 200, "{list}");
    assert_eq!(list.as_array().unwrap().len(), 2);
    assert_eq!(list[0]["canSettle"], false);
    assert!(
        list[0].get("customerId").is_none(),
        "the customer id is another store's"
    );

    let match_of = |place: usize| {
        let payment = list[place]["providerPaymentId"].as_str().unwrap();
        format!("{unmatched}/{payment}/match")
    };
    let path = match_of(0);
    let input = json!({"userId": ASHA.id, "kind": "course", "reference": "1"});
    assert_eq!(app.post_as(Caller::staff(3), &path, &input).await.0, 403);
    let strange = json!({"userId": ASHA.id, "kind": "cake", "reference": "1"});
    assert_eq!(app.post_as(OWNER, &path, &strange).await.0, 404);
    let (status, detail) = app.post_as(OWNER, &path, &input).await;
    assert_eq!(status, 200, "{detail}");
    assert_eq!(detail["order"]["state"], "fulfilled");
    assert_eq!(detail["amountPaise"], 180_000);
    let (_, receipts) = app.get_as(ASHA, "/payments/receipts").await;
    assert_eq!(receipts[0]["amountPaise"], 180_000);
    assert_eq!(receipts.as_array().unwrap().len(), 1);
    let other = json!({"userId": BINA.id, "kind": "course", "reference": "2"});
    for input in [&input, &other] {
        let (status, problem) = app.post_as(OWNER, &path, input).await;
        assert_eq!(
            (status, problem["code"].as_str()),
            (409, Some("payments.unmatched_known"))
        );
    }

    let path = match_of(1);
    let again = app.post_as(OWNER, &path, &input).await;
    assert_eq!(
        again.0, 409,
        "the customer has the course already: {}",
        again.1
    );
    let not_hers = json!({"userId": BINA.id, "kind": "advance", "reference": "2"});
    assert_eq!(app.post_as(OWNER, &path, &not_hers).await.0, 404);
    let waiting = json!({"userId": ASHA.id, "kind": "advance", "reference": "3"});
    let (status, problem) = app.post_as(OWNER, &path, &waiting).await;
    assert_eq!(
        (status, problem["code"].as_str()),
        (409, Some("payments.bill_closed"))
    );
    let (_, still) = app.get_as(OWNER, unmatched).await;
    assert_eq!(still.as_array().unwrap().len(), 1, "nothing is recorded");
    let order = json!({"userId": ASHA.id, "kind": "advance", "reference": "2"});
    let (status, detail) = app.post_as(OWNER, &path, &order).await;
    assert_eq!(status, 200, "{detail}");
    let (_, ledger) = app.get_as(OWNER, "/admin/payments/order-ledgers/2").await;
    assert_eq!(ledger["paidPaise"], 180_000);
    assert_eq!(
        ledger["entries"][0]["receipt"]["title"],
        "Full payment: Bridal blouse, order HM-2"
    );
    assert_eq!(app.get_as(OWNER, unmatched).await.1, json!([]));
    let matched = kernel::audit::last(&app.deps.db, "payments.unmatched_matched")
        .await
        .unwrap();
    assert_eq!(matched.unwrap().actor, Some(1));
}

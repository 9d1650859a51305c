//! What makers and customers hear of an order: on their devices, and by message.

use std::sync::{Arc, Mutex};

use crate::support::{ASHA, Store, input, input_with, undoing};
use async_trait::async_trait;
use kernel::{
    CustomerMessages, Failure, MailGuard, MessageConsent, MessageEvent, Outbox, StaffRole,
    Timestamp, Tx, testing::Caller,
};
use poem::http::Method;
use serde_json::{Value, json};

const ROSHNI: Caller = Caller::owner(1);
const KALA: Caller = Caller::with_role(4, StaffRole::Maker);
const HOUR: i64 = 3_600;

/// Customers who want every message, and what was recorded of their consent.
#[derive(Clone, Default)]
struct All(Arc<Mutex<Vec<MessageConsent>>>);

#[async_trait]
impl CustomerMessages for All {
    async fn wants(&self, _: &mut Tx, _: MessageEvent, _: i64) -> Result<bool, Failure> {
        Ok(true)
    }

    async fn record_consent(
        &self,
        _: &mut Tx,
        consent: MessageConsent,
        _: Timestamp,
    ) -> Result<(), Failure> {
        self.0.lock().unwrap().push(consent);
        Ok(())
    }
}

async fn store() -> (Store, All) {
    let all = All::default();
    let outbox = Outbox::default().with_messages(Arc::new(all.clone()));
    (Store::with_outbox(&[], outbox).await, all)
}

async fn call(store: &Store, method: Method, path: &str, body: Value) -> Value {
    let path = format!("/admin/orders{path}");
    let (status, answer) = store.app.call_as(ROSHNI, method, &path, Some(&body)).await;
    assert!(status < 300, "{path}: {answer}");
    answer
}

/// Whom devices are to show what, since it was asked last.
async fn notified(store: &Store) -> Vec<(i64, String)> {
    let rows = sqlx::query_as(
        "SELECT user_id, template FROM kernel_notification WHERE user_id IS NOT NULL ORDER BY id",
    )
    .fetch_all(store.app.deps.db.read())
    .await
    .unwrap();
    store.run("DELETE FROM kernel_notification").await;
    rows
}

/// Event, subject and state of all messages.
async fn messages(store: &Store) -> Vec<String> {
    let rows: Vec<(String, String, String)> =
        sqlx::query_as("SELECT event, subject, state FROM kernel_message ORDER BY id")
            .fetch_all(store.app.deps.db.read())
            .await
            .unwrap();
    rows.iter()
        .map(|(event, subject, state)| format!("{event} {subject} {state}"))
        .collect()
}

async fn run(store: &Store, name: &str) {
    let feature = orders::feature(&store.orders);
    let mut jobs = feature.gives().jobs.iter();
    let job = jobs.find(|job| job.name == name);
    job.unwrap().run().await.unwrap();
}

fn walk_in(changes: &Value) -> Value {
    let mut body = json!({"name": "Kamala", "mobile": "98400 12345", "pieces": [{"work": "Re-hem"}], "advancePaise": 0});
    body.as_object_mut()
        .unwrap()
        .extend(changes.as_object().unwrap().clone());
    body
}

fn of(user: Caller, template: &str) -> (i64, String) {
    (user.id, template.to_owned())
}

#[tokio::test]
async fn a_maker_hears_of_a_piece_that_comes_assigned() {
    let (store, _) = store().await;
    let pieces = json!({"pieces": [{"work": "Re-hem", "assigneeId": KALA.id}]});
    let detail = call(&store, Method::POST, "", walk_in(&pieces)).await;
    let order = &detail["order"]["id"];
    let assigned = of(KALA, "orders.piece_assigned");
    assert!(notified(&store).await.contains(&assigned));
    let piece = json!({"work": "Pico", "assigneeId": KALA.id});
    call(&store, Method::POST, &format!("/{order}/pieces"), piece).await;
    assert_eq!(notified(&store).await, std::slice::from_ref(&assigned));
    let booked = store.book(ASHA, &input()).await;
    let (_, seen) = store
        .app
        .get_as(ASHA, &format!("/me/orders/{booked}"))
        .await;
    let terms = json!({"advancePaise": 0, "pieces": [{"id": seen["pieces"][0]["id"], "assigneeId": KALA.id}]});
    notified(&store).await;
    call(
        &store,
        Method::POST,
        &format!("/{booked}/approve"),
        terms.clone(),
    )
    .await;
    assert!(notified(&store).await.contains(&assigned));
    // What is undone before it was shown is not shown.
    call(
        &store,
        Method::POST,
        &format!("/{booked}/undo"),
        undoing(&store, booked).await,
    )
    .await;
    call(&store, Method::POST, &format!("/{booked}/approve"), terms).await;
    call(
        &store,
        Method::POST,
        &format!("/{booked}/undo"),
        undoing(&store, booked).await,
    )
    .await;
    assert!(notified(&store).await.is_empty());
}

#[tokio::test]
async fn a_maker_hears_of_alterations_and_visits() {
    let (store, _) = store().await;
    let order = store.book(ASHA, &input()).await;
    let (_, seen) = store.app.get_as(ASHA, &format!("/me/orders/{order}")).await;
    call(
        &store,
        Method::POST,
        &format!("/{order}/approve"),
        json!({"advancePaise": 0}),
    )
    .await;
    notified(&store).await;
    let visit = json!({"assigneeId": KALA.id});
    call(
        &store,
        Method::PUT,
        &format!("/{order}/visit/assignee"),
        visit,
    )
    .await;
    assert_eq!(notified(&store).await, [of(KALA, "orders.visit_assigned")]);
    let step = json!({"from": "Order Placed", "to": "Delivered", "unpaid": true});
    call(&store, Method::POST, &format!("/{order}/step"), step).await;
    notified(&store).await;
    let path = format!("/{order}/pieces/{}/alterations", seen["pieces"][0]["id"]);
    let work = json!({"work": "Take in the waist", "assigneeId": KALA.id});
    call(&store, Method::POST, &path, work).await;
    assert_eq!(
        notified(&store).await,
        [of(KALA, "orders.alteration_assigned")]
    );
}

#[tokio::test]
async fn a_customer_without_email_hears_of_each_step_on_devices() {
    let (store, _) = store().await;
    let detail = call(&store, Method::POST, "", walk_in(&json!({}))).await;
    let order = &detail["order"]["id"];
    let customer = Caller::customer(detail["customerId"].as_i64().unwrap());
    assert_eq!(notified(&store).await, [of(customer, "orders.taken")]);
    let step = json!({"from": "Order Placed", "to": "Cutting Started"});
    call(&store, Method::POST, &format!("/{order}/step"), step).await;
    assert_eq!(
        notified(&store).await,
        [of(customer, "orders.step_changed")]
    );
    assert!(store.mails().await.is_empty());
}

#[tokio::test]
async fn customers_get_a_message_of_each_event_of_their_order() {
    let (store, all) = store().await;
    let order = store
        .book(ASHA, &input_with(&json!({"messages": true})))
        .await;
    let consents = all.0.lock().unwrap().clone();
    assert_eq!(
        (consents.len(), consents[0].user, consents[0].given),
        (1, ASHA.id, true)
    );
    let approve = json!({"advancePaise": 0});
    call(
        &store,
        Method::POST,
        &format!("/{order}/approve"),
        approve.clone(),
    )
    .await;
    call(
        &store,
        Method::POST,
        &format!("/{order}/undo"),
        undoing(&store, order).await,
    )
    .await;
    assert_eq!(
        messages(&store).await,
        [
            format!("request_received order:{order} waiting"),
            format!("order_accepted order:{order} expired"),
        ]
    );
    call(&store, Method::POST, &format!("/{order}/approve"), approve).await;
    let visit = json!({"day": "2026-08-05", "slot": "Full Day"});
    call(&store, Method::PUT, &format!("/{order}/visit"), visit).await;
    for (from, to) in [
        ("Order Placed", "Ready for Pickup"),
        ("Ready for Pickup", "Delivered"),
    ] {
        let step = json!({"from": from, "to": to, "unpaid": true});
        call(&store, Method::POST, &format!("/{order}/step"), step).await;
    }
    assert_eq!(
        messages(&store).await[1..],
        [
            format!("order_accepted order:{order} waiting"),
            format!("visit_confirmed order:{order} 2026-08-05 Full Day waiting"),
            format!("order_ready order:{order} waiting"),
            format!("order_delivered order:{order} waiting"),
        ]
    );
}

#[tokio::test]
async fn a_visit_is_reminded_of_without_an_email_address() {
    let (store, _) = store().await;
    let visit = json!({"visit": {"day": "2026-08-03", "slot": "Full Day", "address": "12 Car Street", "pinCode": "600004"}});
    let detail = call(&store, Method::POST, "", walk_in(&visit)).await;
    store.app.deps.clock.advance_seconds(30 * HOUR);
    run(&store, "orders.remind_of_visits").await;
    run(&store, "orders.remind_of_visits").await;
    let order = &detail["order"]["id"];
    assert_eq!(
        messages(&store).await,
        [
            format!("visit_confirmed order:{order} 2026-08-03 Full Day waiting"),
            format!("visit_reminder order:{order} 2026-08-03 Full Day waiting"),
        ]
    );
    assert!(store.mails().await.is_empty());
}

#[tokio::test]
async fn an_amount_that_stays_due_is_reminded_of_once() {
    let (store, _) = store().await;
    let detail = call(
        &store,
        Method::POST,
        "",
        walk_in(&json!({
            "pieces": [{"work": "Re-hem", "pricePaise": 90_000}], "advancePaise": 30_000,
        })),
    )
    .await;
    let order = &detail["order"]["id"];
    run(&store, "orders.remind_of_payments").await;
    assert!(messages(&store).await.is_empty(), "it is due since today");
    store.app.deps.clock.advance_seconds(49 * HOUR);
    run(&store, "orders.remind_of_payments").await;
    run(&store, "orders.remind_of_payments").await;
    assert_eq!(
        messages(&store).await,
        [format!("payment_reminder order:{order} advance waiting")]
    );
    let step = json!({"from": "Order Placed", "to": "Ready for Pickup"});
    call(&store, Method::POST, &format!("/{order}/step"), step).await;
    store.app.deps.clock.advance_seconds(73 * HOUR);
    run(&store, "orders.remind_of_payments").await;
    assert_eq!(
        messages(&store).await[2],
        format!("payment_reminder order:{order} balance waiting")
    );
    let over = |due: &str, paise: i64| {
        let data = json!({"order": order, "due": due, "amountPaise": paise});
        let orders = store.orders.clone();
        async move { orders.over("orders.payment_reminder", &data).await.unwrap() }
    };
    assert_eq!(over("balance", 90_000).await, None);
    let wording = "This amount is not due any more.".to_owned();
    assert_eq!(over("advance", 30_000).await, Some(wording));
}

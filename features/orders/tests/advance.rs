//! Paying the advance of an order.

use crate::support::{ASHA, BEENA, SHOP, Store, input, shop, undoing};
use kernel::{
    Bills, Failure, Fulfilment, Paise, Payable, Quote, Receipt, StaffRole, Timestamp,
    testing::Caller,
};
use orders::OrderStatus;
use poem::http::Method;
use serde_json::{Value, json};

async fn approved(advance: i64) -> (Store, i64) {
    let store = Store::open().await;
    let id = store.book(ASHA, &input()).await;
    store
        .orders
        .approve(id, &shop(), Paise(advance), None, &[])
        .await
        .unwrap();
    (store, id)
}

fn receipt(order: i64, purchase: i64) -> Receipt {
    Receipt {
        purchase,
        buyer: ASHA.id,
        reference: order.to_string(),
        paid: Paise(50_000),
        captured_at: Timestamp(1_785_570_000),
        terms: "{}".to_owned(),
        test: false,
    }
}

async fn pay(store: &Store, receipt: &Receipt) -> Fulfilment {
    let mut tx = store.app.deps.db.write().await.unwrap();
    let found = store.orders.fulfil(&mut tx, receipt).await.unwrap();
    tx.commit().await.unwrap();
    found
}

fn refused(quote: Result<Quote, Failure>) -> &'static str {
    quote.unwrap_err().code().name
}

#[tokio::test]
async fn an_approved_order_has_an_advance_to_pay() {
    let (store, id) = approved(50_000).await;
    let quote = store.orders.quote(ASHA.id, &id.to_string()).await.unwrap();
    let expected = Quote {
        price: Paise(50_000),
        title: "Deep back".to_owned(),
        coupons: false,
        terms: "{}".to_owned(),
    };
    assert_eq!(quote, expected);
}

#[tokio::test]
async fn only_the_customer_pays_and_only_an_advance_that_is_due() {
    let (store, id) = approved(50_000).await;
    for reference in [id.to_string(), "999".to_owned(), "x".to_owned()] {
        let quote = store.orders.quote(BEENA.id, &reference).await;
        assert_eq!(refused(quote), "orders.order_not_found", "{reference}");
    }
    let waiting = store.book(BEENA, &input()).await;
    let quote = store.orders.quote(BEENA.id, &waiting.to_string()).await;
    assert_eq!(refused(quote), "orders.no_advance_due", "not approved");
    store
        .orders
        .approve(waiting, &shop(), Paise(0), None, &[])
        .await
        .unwrap();
    let quote = store.orders.quote(BEENA.id, &waiting.to_string()).await;
    assert_eq!(refused(quote), "orders.no_advance_due", "no advance");
    store
        .orders
        .move_to(id, SHOP, OrderStatus::OrderPlaced, OrderStatus::Delivered)
        .await
        .unwrap();
    let quote = store.orders.quote(ASHA.id, &id.to_string()).await;
    assert_eq!(refused(quote), "orders.no_advance_due", "delivered");
}

#[tokio::test]
async fn repeated_events_of_one_payment_pay_it_once() {
    let (store, id) = approved(50_000).await;
    for _ in 0..3 {
        assert_eq!(pay(&store, &receipt(id, 1)).await, Fulfilment::Granted);
    }
    assert_eq!(pay(&store, &receipt(id, 2)).await, Fulfilment::AlreadyHeld);
    let (_, order) = store.app.get_as(ASHA, &format!("/me/orders/{id}")).await;
    assert_eq!(order["advance"], "paid");
    assert_eq!(order["advancePaidAt"], "2026-08-01T07:40:00Z");
    let quote = store.orders.quote(ASHA.id, &id.to_string()).await;
    assert_eq!(refused(quote), "orders.advance_paid");
}

#[tokio::test]
async fn a_payment_for_a_cancelled_order_is_refunded() {
    let (store, id) = approved(50_000).await;
    let path = format!("/me/orders/{id}/cancel");
    store.app.call_as(ASHA, Method::POST, &path, None).await;
    assert_eq!(pay(&store, &receipt(id, 1)).await, Fulfilment::AlreadyHeld);
    let (_, order) = store.app.get_as(ASHA, &format!("/me/orders/{id}")).await;
    assert_eq!(order["advance"], "none");
}

#[tokio::test]
async fn a_paid_advance_stays_paid_when_the_order_is_cancelled() {
    let (store, id) = approved(50_000).await;
    pay(&store, &receipt(id, 1)).await;
    let path = format!("/me/orders/{id}/cancel");
    let (_, order) = store.app.call_as(ASHA, Method::POST, &path, None).await;
    assert_eq!(order["advance"], "paid");
    assert_eq!(pay(&store, &receipt(id, 1)).await, Fulfilment::Granted);
}

#[tokio::test]
async fn a_payment_that_names_no_order_is_refunded() {
    let (store, id) = approved(50_000).await;
    let strange = Receipt {
        reference: "x".to_owned(),
        ..receipt(id, 1)
    };
    assert_eq!(pay(&store, &strange).await, Fulfilment::AlreadyHeld);
    let other = Receipt {
        buyer: BEENA.id,
        ..receipt(id, 1)
    };
    assert_eq!(pay(&store, &other).await, Fulfilment::AlreadyHeld);
}

#[tokio::test]
async fn the_demo_customer_has_a_request_a_due_advance_and_an_order_in_progress() {
    let demo = include_str!("../../../data/demo/orders.json");
    let past = include_str!("../../../data/demo/past_orders.json");
    let store = Store::with(&[("orders", demo), ("past_orders", past)]).await;
    let customer = kernel::testing::Caller::customer(kernel::demo::DEMO_CUSTOMER);
    let (_, waiting) = store.app.get_as(customer, "/me/appointments").await;
    assert_eq!(waiting.as_array().unwrap().len(), 2);
    assert_eq!(waiting[0]["status"], "Pending");
    let (_, orders) = store.app.get_as(customer, "/me/orders").await;
    let reported: Vec<_> = orders
        .as_array()
        .unwrap()
        .iter()
        .map(|order| (order["status"].clone(), order["advance"].clone()))
        .collect();
    assert_eq!(
        reported,
        [
            // As its pieces: one is cut, one stitched and one ready.
            (json!("Stitching In Progress"), json!("none")),
            (json!("Order Placed"), json!("due")),
            (json!("Stitching In Progress"), json!("paid")),
            (json!("Delivered"), json!("none")),
        ]
    );
    for order in orders.as_array().unwrap() {
        assert_eq!(order["picksUp"], true);
        assert_eq!(order["warnings"], json!([]));
        assert_eq!(order["history"][0]["by"], "customer");
        let last = order["history"].as_array().unwrap().last().unwrap();
        assert_eq!(last["status"], order["status"]);
        let id = order["id"].as_i64().unwrap().to_string();
        let advance = store.orders.quote(customer.id, &id).await;
        let due = order["advance"] == "due";
        assert_eq!(advance.is_ok(), due);
        let balance = store.orders.balance_quote(customer.id, &id).await;
        let balance = balance.ok().flatten().is_some();
        assert_eq!(balance, !due && order.get("payablePaise").is_some());
    }
}

#[tokio::test]
async fn a_part_of_the_price_is_taken_while_the_order_is_open_and_is_no_advance() {
    let (store, id) = approved(50_000).await;
    let part = |purchase| Receipt {
        terms: orders::PART_TERMS.to_owned(),
        ..receipt(id, purchase)
    };
    assert_eq!(pay(&store, &part(7)).await, Fulfilment::Granted);
    let quote = store.orders.quote(ASHA.id, &id.to_string()).await;
    assert!(quote.is_ok(), "the advance is still due");
    assert_eq!(pay(&store, &receipt(id, 8)).await, Fulfilment::Granted);
    assert_eq!(pay(&store, &part(9)).await, Fulfilment::Granted);
    for status in ["Pending", "Rejected", "Cancelled"] {
        let mut tx = store.app.deps.db.write().await.unwrap();
        sqlx::query("UPDATE orders_order SET status = ?")
            .bind(status)
            .execute(&mut *tx)
            .await
            .unwrap();
        tx.commit().await.unwrap();
        let found = pay(&store, &part(10)).await;
        assert_eq!(found, Fulfilment::AlreadyHeld, "{status}");
    }
}

#[tokio::test]
async fn other_notations_of_an_order_number_are_refused() {
    let (store, id) = approved(50_000).await;
    for reference in [format!("0{id}"), format!("+{id}")] {
        let quote = store.orders.quote(ASHA.id, &reference).await;
        assert_eq!(refused(quote), "orders.order_not_found", "{reference}");
        let strange = Receipt {
            reference,
            ..receipt(id, 1)
        };
        assert_eq!(pay(&store, &strange).await, Fulfilment::AlreadyHeld);
    }
}

/// The advance's payment status on the customer's page.
async fn advance(store: &Store, id: i64) -> serde_json::Value {
    let (_, order) = store.app.get_as(ASHA, &format!("/me/orders/{id}")).await;
    order["advance"].clone()
}

async fn ask_for(store: &Store, id: i64, paise: i64) {
    let path = format!("/admin/orders/{id}/terms");
    let terms = json!({"advancePaise": paise});
    let owner = kernel::testing::Caller::owner(1);
    let (status, detail) = store
        .app
        .call_as(owner, Method::PUT, &path, Some(&terms))
        .await;
    assert_eq!(status, 200, "{detail}");
}

#[tokio::test]
async fn an_advance_covered_by_earlier_counter_payments_is_paid() {
    let (store, id) = approved(0).await;
    store.books.enter(id, 50_000);
    ask_for(&store, id, 60_000).await;
    assert_eq!(advance(&store, id).await, "due", "too little was paid");
    ask_for(&store, id, 50_000).await;
    assert_eq!(advance(&store, id).await, "paid");
    let quote = store.orders.quote(ASHA.id, &id.to_string()).await;
    assert_eq!(refused(quote), "orders.advance_paid", "not due twice");
}

#[tokio::test]
async fn an_advance_that_is_returned_after_the_cancellation_is_not_paid() {
    let (store, id) = approved(50_000).await;
    report(&store, id, 50_000).await;
    assert_eq!(advance(&store, id).await, "paid");
    let path = format!("/me/orders/{id}/cancel");
    let (status, answer) = store.app.call_as(ASHA, Method::POST, &path, None).await;
    assert_eq!(status, 200, "{answer}");
    report(&store, id, 0).await;
    let stored = sqlx::query_scalar::<_, Option<i64>>(
        "SELECT advance_paid_paise FROM orders_order WHERE id = ?",
    )
    .bind(id)
    .fetch_one(store.app.deps.db.read())
    .await
    .unwrap();
    assert_eq!(stored, None);
}

/// The ledger reports what was paid at the counter so far, in paise.
async fn report(store: &Store, id: i64, total: i64) {
    let now = store.app.deps.clock.now();
    let mut tx = store.app.deps.db.write().await.unwrap();
    let reported = store.orders.paid_at_the_counter(&mut tx, id, total, now);
    reported.await.unwrap();
    tx.commit().await.unwrap();
}

#[tokio::test]
async fn an_advance_paid_before_the_approval_is_paid() {
    let store = Store::open().await;
    let id = store.book(ASHA, &input()).await;
    store.books.enter(id, 50_000);
    store
        .orders
        .approve(id, &shop(), Paise(40_000), None, &[])
        .await
        .unwrap();
    assert_eq!(advance(&store, id).await, "paid");
}

#[tokio::test]
async fn the_approval_mail_names_the_price_that_the_counter_agreed_on_and_what_is_paid() {
    let store = Store::open().await;
    let id = store.book(ASHA, &input()).await;
    store.books.enter(id, 20_000);
    let piece: i64 = sqlx::query_scalar("SELECT id FROM orders_piece WHERE order_id = ?")
        .bind(id)
        .fetch_one(store.app.deps.db.read())
        .await
        .unwrap();
    let counter = Caller::with_role(5, StaffRole::Counter);
    let path = format!("/admin/orders/{id}/approve");
    let terms = json!({"advancePaise": 50_000, "pieces": [{"id": piece, "pricePaise": 415_000}],
        "rushPaise": 20_000});
    let mut discounted = terms.clone();
    discounted["discountPaise"] = json!(100);
    let (status, _) = store.app.post_as(counter, &path, &discounted).await;
    assert_eq!(status, 403, "discounts are the owner's");
    let (status, answer) = store.app.post_as(counter, &path, &terms).await;
    assert_eq!(status, 200, "{answer}");
    let data: String =
        sqlx::query_scalar("SELECT data FROM kernel_outbox WHERE template = 'orders.approved'")
            .fetch_one(store.app.deps.db.read())
            .await
            .unwrap();
    let data: Value = serde_json::from_str(&data).unwrap();
    let amounts =
        ["pricePaise", "advancePaise", "paidPaise"].map(|name| data[name].as_i64().unwrap());
    assert_eq!(amounts, [435_000, 50_000, 20_000]);
}

#[tokio::test]
async fn an_advance_paid_in_test_mode_is_marked_and_due_again_afterwards() {
    let (store, id) = approved(50_000).await;
    let test = Receipt {
        test: true,
        ..receipt(id, 1)
    };
    assert_eq!(pay(&store, &test).await, Fulfilment::Granted);
    let path = format!("/me/orders/{id}");
    let (_, order) = store.app.get_as(ASHA, &path).await;
    assert_eq!(order["advance"], "test");
    let today = store.app.deps.clock.today().to_string();
    let report = format!("/admin/orders/report?month={}", &today[..7]);
    let (_, month) = store
        .app
        .get_as(kernel::testing::Caller::owner(1), &report)
        .await;
    assert_eq!(month["advances"]["paidPaise"], 0, "{month}");
    assert_eq!(month["advances"]["unpaidPaise"], 50_000, "{month}");

    let end = async || {
        let mut tx = store.app.deps.db.write().await.unwrap();
        let now = store.app.deps.clock.now();
        store.orders.end_test(&mut tx, 1, now).await.unwrap();
        tx.commit().await.unwrap();
    };
    end().await;
    let (_, order) = store.app.get_as(ASHA, &path).await;
    assert_eq!(
        (&order["advance"], &order["advancePaise"]),
        (&json!("due"), &json!(50_000))
    );
    assert!(
        order.get("advanceReturnedPaise").is_none(),
        "no money moved"
    );
    pay(&store, &receipt(id, 2)).await;
    end().await;
    let (_, order) = store.app.get_as(ASHA, &path).await;
    assert_eq!(order["advance"], "paid", "real money stays");
}

#[tokio::test]
async fn a_counter_payment_replaces_a_test_payment() {
    let (store, id) = approved(50_000).await;
    let test = Receipt {
        test: true,
        ..receipt(id, 1)
    };
    pay(&store, &test).await;
    for (total, expected) in [(10_000, "test"), (50_000, "paid")] {
        report(&store, id, total).await;
        let (_, order) = store.app.get_as(ASHA, &format!("/me/orders/{id}")).await;
        assert_eq!(order["advance"], expected, "{total}");
    }
}

#[tokio::test]
async fn an_advance_asks_for_what_is_missing_after_a_part_at_the_counter() {
    let (store, id) = approved(100_000).await;
    store.books.enter(id, 40_000);
    let quote = store.orders.quote(ASHA.id, &id.to_string()).await.unwrap();
    assert_eq!(quote.price, Paise(60_000));
    let (_, seen) = store.app.get_as(ASHA, &format!("/me/orders/{id}")).await;
    assert_eq!(
        (&seen["advancePaise"], &seen["payablePaise"]),
        (&json!(100_000), &json!(60_000))
    );
    let owner = Caller::owner(1);
    for (path, at) in [
        (format!("/admin/orders/{id}"), "/order"),
        ("/admin/today".to_owned(), "/unpaidAdvances/0"),
        ("/admin/orders?filter=unpaid_advance".to_owned(), "/items/0"),
        ("/admin/board".to_owned(), "/columns/0/items/0"),
    ] {
        let (_, seen) = store.app.get_as(owner, &path).await;
        let due = seen.pointer(&format!("{at}/advanceDuePaise"));
        assert_eq!(due, Some(&json!(60_000)), "{path}: {seen}");
    }
}

#[tokio::test]
async fn no_advance_asks_for_less_than_can_be_paid_online() {
    let store = Store::open().await;
    let id = store.book(ASHA, &input()).await;
    let owner = Caller::owner(1);
    for (method, path) in [
        (Method::POST, format!("/admin/orders/{id}/approve")),
        (Method::PUT, format!("/admin/orders/{id}/terms")),
    ] {
        let call = async |paise: i64| {
            let terms = json!({"advancePaise": paise});
            store
                .app
                .call_as(owner, method.clone(), &path, Some(&terms))
                .await
        };
        let (status, problem) = call(99).await;
        assert_eq!(
            (status, &problem["fields"][0]["field"]),
            (422, &json!("advancePaise"))
        );
        assert_eq!(call(100).await.0, 200);
    }
    ask_for(&store, id, 50_000).await;
    store.books.enter(id, 49_901);
    report(&store, id, 49_901).await;
    assert_eq!(advance(&store, id).await, "paid", "the rest is balance");
}

#[tokio::test]
async fn an_approval_is_not_undone_over_money_that_came() {
    let (store, id) = approved(0).await;
    store.books.enter(id, 5_000);
    let path = format!("/admin/orders/{id}/undo");
    let owner = kernel::testing::Caller::owner(1);
    let (status, problem) = store
        .app
        .post_as(owner, &path, &undoing(&store, id).await)
        .await;
    assert_eq!((status, &problem["code"]), (409, &json!("orders.paid")));
}

//! What the shop usually asks, paying the balance online, and delivering with a balance.

use crate::support::{ASHA, SHOP, Store, input, shop, undoing};
use kernel::{
    Bills, Failure, Fulfilment, Paise, Payable, Quote, Receipt, Return, StaffRole, Timestamp,
    testing::Caller,
};
use orders::{BALANCE_TERMS, OrderStatus};
use poem::http::Method;
use serde_json::{Value, json};

const OWNER: Caller = Caller::owner(SHOP);
const STAFF: Caller = Caller::staff(3);
const COUNTER: Caller = Caller::with_role(5, StaffRole::Counter);
const MAKER: Caller = Caller::with_role(6, StaffRole::Maker);
const PRICE: i64 = 415_000;

/// An approved order with this price and no advance.
async fn priced() -> (Store, i64) {
    let store = Store::open().await;
    let id = store.book(ASHA, &input()).await;
    let approved = store.orders.approve(id, &shop(), Paise(0), None, &[]).await;
    approved.unwrap();
    let (status, answer) = put(
        &store,
        OWNER,
        &format!("/admin/orders/{id}/price"),
        &json!({"pricePaise": PRICE}),
    )
    .await;
    assert_eq!(status, 204, "{answer}");
    (store, id)
}

async fn put(store: &Store, caller: Caller, path: &str, body: &Value) -> (u16, Value) {
    store
        .app
        .call_as(caller, Method::PUT, path, Some(body))
        .await
}

async fn deliver(store: &Store, caller: Caller, id: i64, how: Value) -> (u16, Value) {
    let mut step = json!({"from": "Order Placed", "to": "Delivered"});
    for (name, value) in how.as_object().unwrap() {
        step[name] = value.clone();
    }
    let path = format!("/admin/orders/{id}/step");
    store
        .app
        .call_as(caller, Method::POST, &path, Some(&step))
        .await
}

fn receipt(order: i64, purchase: i64) -> Receipt {
    Receipt {
        purchase,
        buyer: ASHA.id,
        reference: order.to_string(),
        paid: Paise(PRICE),
        captured_at: Timestamp(1_785_570_000),
        terms: BALANCE_TERMS.to_owned(),
        test: false,
    }
}

async fn pay(store: &Store, receipt: &Receipt) -> Fulfilment {
    let mut tx = store.app.deps.db.write().await.unwrap();
    let found = store.orders.fulfil(&mut tx, receipt).await.unwrap();
    tx.commit().await.unwrap();
    found
}

async fn balance_quote(store: &Store, id: i64) -> Result<Option<Quote>, Failure> {
    store.orders.balance_quote(ASHA.id, &id.to_string()).await
}

fn settings() -> Value {
    json!({"advancePercent": 50, "advanceRoundingPaise": 5_000, "rushPaise": 25_000, "readyDays": 12,
           "balanceOnline": true, "slipTerms": "Bring this slip."})
}

#[tokio::test]
async fn the_owner_decides_what_is_usually_asked() {
    let (store, id) = priced().await;
    let (_, before) = store.app.get_as(STAFF, "/admin/price-settings").await;
    assert_eq!(before["advancePercent"], 30);
    assert_eq!(before["balanceOnline"], true);
    let (status, _) = put(&store, STAFF, "/admin/price-settings", &settings()).await;
    assert_eq!(status, 403);
    let mut wrong = settings();
    wrong["advancePercent"] = json!(101);
    assert_eq!(
        put(&store, OWNER, "/admin/price-settings", &wrong).await.0,
        422
    );

    let path = format!("/admin/orders/{id}");
    let (_, detail) = store.app.get_as(OWNER, &path).await;
    assert_eq!(
        detail["suggestedAdvancePaise"], 125_000,
        "30 % of 4,150, rounded to 50"
    );
    let (status, saved) = put(&store, OWNER, "/admin/price-settings", &settings()).await;
    assert_eq!((status, &saved), (200, &settings()));
    let (_, detail) = store.app.get_as(OWNER, &path).await;
    assert_eq!(detail["suggestedAdvancePaise"], 210_000);
    assert_eq!(detail["order"]["balancePaise"], PRICE);
    let (_, at_the_counter) = store.app.get_as(COUNTER, &path).await;
    assert_eq!(
        at_the_counter["suggestedAdvancePaise"],
        detail["suggestedAdvancePaise"]
    );
}

#[tokio::test]
async fn the_balance_is_paid_online_once_no_advance_is_due() {
    let (store, id) = priced().await;
    let quote = balance_quote(&store, id).await.unwrap().unwrap();
    assert_eq!(
        (quote.price, quote.terms.as_str()),
        (Paise(PRICE), BALANCE_TERMS)
    );
    let advance = store.orders.quote(ASHA.id, &id.to_string()).await;
    assert_eq!(advance.unwrap_err().code().name, "orders.no_advance_due");
    let payable = async || {
        let (_, order) = store.app.get_as(ASHA, &format!("/me/orders/{id}")).await;
        order["payablePaise"].clone()
    };
    assert_eq!(payable().await, PRICE);

    let terms = json!({"advancePaise": 100_000});
    put(&store, OWNER, &format!("/admin/orders/{id}/terms"), &terms).await;
    let quote = store.orders.quote(ASHA.id, &id.to_string()).await.unwrap();
    assert_eq!(quote.price, Paise(100_000), "the advance comes first");
    let refused = balance_quote(&store, id).await.unwrap_err();
    assert_eq!(refused.code().name, "orders.balance_changed");
    assert_eq!(payable().await, 100_000);
    store.books.enter(id, 100_000);
    let mut tx = store.app.deps.db.write().await.unwrap();
    let now = store.app.deps.clock.now();
    let counted = store.orders.paid_at_the_counter(&mut tx, id, 100_000, now);
    counted.await.unwrap();
    tx.commit().await.unwrap();
    let advance = store.orders.quote(ASHA.id, &id.to_string()).await;
    assert_eq!(
        advance.unwrap_err().code().name,
        "orders.advance_paid",
        "it never charges the balance"
    );
    let quote = balance_quote(&store, id).await.unwrap().unwrap();
    assert_eq!(quote.price, Paise(PRICE - 100_000));

    let mut closed = settings();
    closed["balanceOnline"] = json!(false);
    put(&store, OWNER, "/admin/price-settings", &closed).await;
    assert_eq!(balance_quote(&store, id).await.unwrap(), None);
    assert_eq!(payable().await, Value::Null);
}

#[tokio::test]
async fn a_balance_that_is_paid_meanwhile_is_refunded() {
    let (store, id) = priced().await;
    assert_eq!(pay(&store, &receipt(id, 1)).await, Fulfilment::Granted);
    store.books.enter(id, PRICE);
    assert_eq!(
        pay(&store, &receipt(id, 1)).await,
        Fulfilment::Granted,
        "the same event again"
    );
    assert_eq!(pay(&store, &receipt(id, 2)).await, Fulfilment::AlreadyHeld);
    assert_eq!(store.orders.called_off().await.unwrap(), [0; 0]);

    let path = format!("/me/orders/{id}/cancel");
    store.app.call_as(ASHA, Method::POST, &path, None).await;
    assert_eq!(
        store.orders.called_off().await.unwrap(),
        [1],
        "for the owner to decide"
    );
    store.books.enter(id, 0);
    assert_eq!(
        pay(&store, &receipt(id, 3)).await,
        Fulfilment::AlreadyHeld,
        "cancelled"
    );
    let back = Return {
        purchase: 1,
        buyer: ASHA.id,
        reference: id.to_string(),
        paid: Paise(PRICE),
        amount: Paise(PRICE),
        returned: Paise(PRICE),
        at: Timestamp(1_785_570_000),
    };
    let mut tx = store.app.deps.db.write().await.unwrap();
    store.orders.reverse(&mut tx, &back).await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!(store.orders.called_off().await.unwrap(), [0; 0]);
}

#[tokio::test]
async fn delivering_with_a_balance_asks_what_happens_to_it() {
    let (store, id) = priced().await;
    let (status, answer) = deliver(&store, OWNER, id, json!({})).await;
    assert_eq!(
        (status, &answer["code"]),
        (409, &json!("orders.balance_due"))
    );
    let paid = |paise: i64| json!({"payment": {"method": "cash", "amountPaise": paise}});
    for wrong in [PRICE - 1, PRICE + 1] {
        let (status, answer) = deliver(&store, OWNER, id, paid(wrong)).await;
        assert_eq!(
            (status, &answer["code"]),
            (409, &json!("orders.balance_changed"))
        );
    }
    let (status, _) = deliver(&store, MAKER, id, paid(PRICE)).await;
    assert_eq!(status, 403, "makers take no money");
    assert_eq!(store.books.total(id), 0, "nothing was recorded");

    let (status, detail) = deliver(&store, COUNTER, id, paid(PRICE)).await;
    assert_eq!(
        (status, &detail["order"]["status"]),
        (200, &json!("Delivered"))
    );
    assert_eq!(store.books.total(id), PRICE);
    let undo = format!("/admin/orders/{id}/undo");
    let body = undoing(&store, id).await;
    let (status, _) = store.app.post_as(OWNER, &undo, &body).await;
    assert_eq!(status, 200);
    assert_eq!(store.books.total(id), PRICE, "the payment stays");
    assert_eq!(
        deliver(&store, OWNER, id, json!({})).await.0,
        200,
        "nothing is due"
    );
}

#[tokio::test]
async fn an_order_is_delivered_unpaid_only_if_the_counter_says_so() {
    let (store, id) = priced().await;
    assert_eq!(
        deliver(&store, OWNER, id, json!({"unpaid": true})).await.0,
        200
    );
    let quote = balance_quote(&store, id).await.unwrap().unwrap();
    assert_eq!(quote.price, Paise(PRICE), "it can still be paid");
    let (store, id) = priced().await;
    let (status, answer) = deliver(&store, COUNTER, id, json!({})).await;
    assert_eq!(
        (status, &answer["code"]),
        (409, &json!("orders.balance_due"))
    );
    let unpaid = json!({"unpaid": true});
    assert_eq!(deliver(&store, COUNTER, id, unpaid).await.0, 200);
    let moved = OrderStatus::Delivered;
    let back = store
        .orders
        .move_to(id, SHOP, moved, OrderStatus::ReadyForPickup)
        .await;
    back.unwrap();
}

#[tokio::test]
async fn a_rush_fee_and_a_discount_are_part_of_the_price() {
    let (store, id) = priced().await;
    let path = format!("/admin/orders/{id}/price-adjustments");
    let both = json!({"rushPaise": 20_000, "discountPercent": 10, "discountReason": "Regular", "fromPaise": PRICE});
    assert_eq!(put(&store, STAFF, &path, &both).await.0, 403);
    let (status, detail) = put(&store, OWNER, &path, &both).await;
    assert_eq!(status, 200, "{detail}");
    let adjusted = PRICE + 20_000 - 41_500;
    assert_eq!(detail["order"]["pricePaise"], adjusted);
    assert_eq!(detail["order"]["balancePaise"], adjusted);
    let (_, seen) = store.app.get_as(ASHA, &format!("/me/orders/{id}")).await;
    assert_eq!(seen["discountPaise"], 41_500);
    assert_eq!(seen["discountReason"], "Regular");
    assert_eq!(seen["rushPaise"], 20_000);

    let (status, answer) = put(&store, OWNER, &path, &both).await;
    assert_eq!(
        (status, &answer["code"]),
        (409, &json!("record.conflict")),
        "changed in the meantime"
    );
    let field = async |input: Value| {
        let (status, answer) = put(&store, OWNER, &path, &input).await;
        assert_eq!(status, 422, "{answer}");
        answer["fields"][0]["field"].clone()
    };
    let unexplained = json!({"rushPaise": 0, "discountPaise": 100, "fromPaise": adjusted});
    assert_eq!(field(unexplained).await, "discountReason");
    let too_large = json!({"rushPaise": 0, "discountPaise": PRICE + 1, "discountReason": "Gift", "fromPaise": adjusted});
    assert_eq!(field(too_large).await, "discountPaise");

    let none = json!({"rushPaise": 0, "fromPaise": adjusted});
    let (_, detail) = put(&store, OWNER, &path, &none).await;
    assert_eq!(detail["order"]["pricePaise"], PRICE);
    assert_eq!(detail["order"]["discountReason"], Value::Null);
}

#[tokio::test]
async fn an_order_of_no_price_is_billed_like_every_other() {
    let (store, id) = priced().await;
    let path = format!("/admin/orders/{id}/price");
    let (status, answer) = put(
        &store,
        OWNER,
        &path,
        &json!({"pricePaise": 0, "fromPaise": PRICE}),
    )
    .await;
    assert_eq!(status, 204, "{answer}");
    let bills = store.orders.bills().await.unwrap();
    let prices: Vec<_> = bills.iter().map(|bill| bill.price_paise).collect();
    assert_eq!(prices, [Some(0)]);
}

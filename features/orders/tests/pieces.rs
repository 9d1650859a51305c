//! Orders of several pieces.

use crate::support::{ASHA, SHOP, Store, input_with, undoing};
use kernel::testing::Caller;
use poem::http::Method;
use serde_json::{Value, json};

const ROSHNI: Caller = Caller::owner(SHOP);

async fn call(store: &Store, method: Method, path: &str, body: Value) -> Value {
    let path = format!("/admin/orders/{path}");
    let (status, answer) = store.app.call_as(ROSHNI, method, &path, Some(&body)).await;
    assert!(status < 300, "{path}: {answer}");
    answer
}

/// A request of three pieces. Returns the order and its pieces.
async fn family(store: &Store) -> (i64, Vec<i64>) {
    let pieces = json!([
        {"productId": 7, "optionIds": [5], "quantity": 2},
        {"productId": 7, "forWhom": "Meena"},
        {"productId": 7, "forWhom": "Amma", "note": "Loose"},
    ]);
    let order = store
        .book(ASHA, &input_with(&json!({"pieces": pieces})))
        .await;
    let (_, seen) = store.app.get_as(ASHA, &format!("/me/orders/{order}")).await;
    let pieces = seen["pieces"].as_array().unwrap();
    assert_eq!(pieces[0]["estimatePaise"], 280_000);
    assert_eq!(pieces[2]["number"], format!("HM-{order}/3"));
    let name = "Blouses - Princess Cut - Deep back and 2 more";
    assert_eq!(seen["serviceName"], name);
    let ids = pieces.iter().map(|piece| piece["id"].as_i64().unwrap());
    (order, ids.collect())
}

#[tokio::test]
async fn a_past_day_is_not_promised() {
    let store = Store::open().await;
    let (order, pieces) = family(&store).await;
    let refused = async |method: Method, path: &str, body: Value| {
        let path = format!("/admin/orders/{order}/{path}");
        let (status, answer) = store.app.call_as(ROSHNI, method, &path, Some(&body)).await;
        assert_eq!(status, 422, "{path}: {answer}");
        answer["fields"][0]["field"].clone()
    };
    let past = "2026-07-31";
    let whole = json!({"advancePaise": 0, "promisedDay": past});
    let field = refused(Method::POST, "approve", whole.clone()).await;
    assert_eq!(field, "promisedDay");
    let piece = json!({"id": pieces[1], "promisedDay": past});
    let one = json!({"advancePaise": 0, "pieces": [piece]});
    let field = refused(Method::POST, "approve", one).await;
    assert_eq!(field, "pieces.0.promisedDay");
    let today = json!({"advancePaise": 0, "promisedDay": "2026-08-01"});
    call(&store, Method::POST, &format!("{order}/approve"), today).await;
    assert_eq!(refused(Method::PUT, "terms", whole).await, "promisedDay");
    let path = format!("pieces/{}/promised-day", pieces[0]);
    let field = refused(Method::PUT, &path, json!({"promisedDay": past})).await;
    assert_eq!(field, "promisedDay");
    // What was promised in time may be saved again later.
    store.app.deps.clock.advance_seconds(86_400);
    let again = json!({"promisedDay": "2026-08-01"});
    call(&store, Method::PUT, &format!("{order}/{path}"), again).await;
}

#[tokio::test]
async fn an_order_follows_its_pieces_and_their_last_step_is_undone() {
    let store = Store::open().await;
    let (order, pieces) = family(&store).await;
    let terms = json!({"advancePaise": 0, "pieces": [
        {"id": pieces[0], "pricePaise": 250_000, "promisedDay": "2026-08-20", "assigneeId": 4},
        {"id": pieces[1], "pricePaise": 120_000, "promisedDay": "2026-08-25"},
    ]});
    let detail = call(&store, Method::POST, &format!("{order}/approve"), terms).await;
    assert_eq!(detail["order"]["pricePaise"], 370_000);
    assert_eq!(detail["order"]["promisedDay"], "2026-08-25");
    assert_eq!(detail["pieces"][0]["assignee"]["name"], "Kala");
    let step = async |piece: i64, from: &str, to: &str| {
        let path = format!("{order}/pieces/{piece}/step");
        let body = json!({"from": from, "to": to});
        call(&store, Method::POST, &path, body).await["order"]["status"].clone()
    };
    let ready = "Ready for Pickup";
    assert_eq!(
        step(pieces[0], "Order Placed", ready).await,
        "Stitching In Progress"
    );
    assert_eq!(
        step(pieces[1], "Order Placed", ready).await,
        "Stitching In Progress"
    );
    let undo = format!("{order}/undo");
    let detail = call(&store, Method::POST, &undo, undoing(&store, order).await).await;
    assert_eq!(detail["order"]["pieces"][1]["status"], "Order Placed");
    assert_eq!(detail["order"]["status"], "Stitching In Progress");
    let detail = call(&store, Method::POST, &undo, undoing(&store, order).await).await;
    assert_eq!(detail["order"]["status"], "Order Placed");
    assert_eq!(detail["order"]["pieces"][0]["status"], "Order Placed");
    for piece in &pieces {
        step(*piece, "Order Placed", ready).await;
    }
    let detail = call(&store, Method::POST, &undo, undoing(&store, order).await).await;
    assert_eq!(detail["order"]["status"], "Stitching In Progress");
    step(pieces[2], "Order Placed", ready).await;
    let path = format!("{order}/step");
    let all = json!({"from": ready, "to": "Delivered", "unpaid": true});
    let detail = call(&store, Method::POST, &path, all).await;
    assert_eq!(detail["order"]["pieces"][2]["status"], "Delivered");
    assert!(store.books.invoice_due(order).is_some());
}

#[tokio::test]
async fn an_undo_names_the_change_it_undoes() {
    let store = Store::open().await;
    let (order, pieces) = family(&store).await;
    let path = format!("{order}/approve");
    call(&store, Method::POST, &path, json!({"advancePaise": 0})).await;
    let step = async |piece: i64, to: &str| {
        let body = json!({"from": "Order Placed", "to": to});
        let path = format!("{order}/pieces/{piece}/step");
        call(&store, Method::POST, &path, body).await
    };
    let read = step(pieces[0], "Cutting Started").await;
    step(pieces[1], "Cutting Started").await;
    let undo = format!("/admin/orders/{order}/undo");
    let first = json!({"change": read["undoable"]});
    let (status, problem) = store.app.post_as(ROSHNI, &undo, &first).await;
    assert_eq!(
        (status, &problem["code"]),
        (409, &json!("orders.wrong_status"))
    );
    let second = undoing(&store, order).await;
    let (_, detail) = store.app.post_as(ROSHNI, &undo, &second).await;
    assert_eq!(detail["order"]["pieces"][1]["status"], "Order Placed");
    assert_eq!(detail["order"]["pieces"][0]["status"], "Cutting Started");
    let again = store.app.post_as(ROSHNI, &undo, &second).await;
    assert_eq!(again.0, 409, "a request that is sent twice undoes one step");
    assert_eq!(detail["undoable"], read["undoable"]);
}

#[tokio::test]
async fn pieces_are_added_and_removed_while_the_order_is_open() {
    let store = Store::open().await;
    let (order, pieces) = family(&store).await;
    let path = format!("{order}/pieces");
    let hem = json!({"work": "Hem", "pricePaise": 5_000});
    let detail = call(&store, Method::POST, &path, hem).await;
    assert_eq!(detail["order"]["pieces"][3]["position"], 4);
    for piece in &pieces {
        let path = format!("{order}/pieces/{piece}");
        call(&store, Method::DELETE, &path, json!({})).await;
    }
    let last = detail["order"]["pieces"][3]["id"].clone();
    let path = format!("/admin/orders/{order}/pieces/{last}");
    let (status, problem) = store.app.call_as(ROSHNI, Method::DELETE, &path, None).await;
    assert_eq!(
        (status, &problem["code"]),
        (409, &json!("orders.last_piece"))
    );
}

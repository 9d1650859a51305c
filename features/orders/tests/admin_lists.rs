//! Balances and assignments in the back office's lists.

use crate::support::{ASHA, BEENA, Store, input, input_with, piece_path};
use kernel::{
    StaffRole,
    testing::{Caller, TEST_TIME},
};
use poem::http::Method;
use serde_json::{Value, json};

const ROSHNI: Caller = Caller::owner(1);
const SELVI: Caller = Caller::staff(3);
const KALA: Caller = Caller::staff(4);

/// Creates an approved order with this price.
async fn placed(store: &Store, customer: Caller, input: &Value, price: Option<i64>) -> i64 {
    let id = store.book(customer, input).await;
    let (status, answer) = store
        .app
        .post_as(
            SELVI,
            &format!("/admin/orders/{id}/approve"),
            &json!({"advancePaise": 0}),
        )
        .await;
    assert_eq!(status, 200, "{answer}");
    if price.is_some() {
        let (status, _) = store
            .app
            .call_as(
                ROSHNI,
                Method::PUT,
                &format!("/admin/orders/{id}/price"),
                Some(&json!({"pricePaise": price})),
            )
            .await;
        assert_eq!(status, 204);
    }
    id
}

/// A visit on this day of August.
fn on(day: u8) -> Value {
    input_with(&json!({"appointmentDate": format!("2026-08-{day:02}")}))
}

/// Order id and balance due, from the first column of the board and from the list.
async fn balances(store: &Store, reader: Caller) -> [Vec<(i64, Option<i64>)>; 2] {
    let of = |lines: &Value, order: &str| {
        let lines = lines.as_array().unwrap().iter();
        lines
            .map(|line| {
                let balance = line
                    .get("balancePaise")
                    .map(|paise| paise.as_i64().unwrap());
                (line[order].as_i64().unwrap(), balance)
            })
            .collect()
    };
    let (_, board) = store.app.get_as(reader, "/admin/board").await;
    let (_, list) = store.app.get_as(reader, "/admin/orders?filter=open").await;
    let placed = &board["columns"][0]["items"];
    [of(placed, "orderId"), of(&list["items"], "id")]
}

#[tokio::test]
async fn those_who_take_payments_see_balances() {
    let store = Store::open().await;
    let part = placed(&store, ASHA, &input(), Some(250_000)).await;
    let paid = placed(&store, BEENA, &on(4), Some(80_000)).await;
    let unpriced = placed(&store, BEENA, &on(5), None).await;
    store.books.enter(part, 100_000);
    store.books.enter(paid, 90_000);
    store.books.enter(unpriced, 10_000);
    let mut expected = vec![(part, Some(150_000)), (paid, None), (unpriced, None)];
    assert_eq!(balances(&store, ROSHNI).await[0], expected);
    expected.reverse();
    assert_eq!(balances(&store, ROSHNI).await[1], expected);
    let counter = Caller::with_role(5, StaffRole::Counter);
    assert_eq!(balances(&store, counter).await[1], expected);
    for role in [StaffRole::Maker, StaffRole::Editor] {
        let refused = Caller::with_role(6, role);
        assert_eq!(store.app.get_as(refused, "/admin/orders").await.0, 403);
        assert_eq!(store.app.get_as(refused, "/admin/board").await.0, 403);
    }
}

#[tokio::test]
async fn a_cancelled_order_has_no_balance() {
    let store = Store::open().await;
    let id = placed(&store, ASHA, &input(), Some(250_000)).await;
    store.books.enter(id, 80_000);
    let path = format!("/admin/orders/{id}/cancel");
    let (status, _) = store
        .app
        .post_as(ROSHNI, &path, &json!({"reason": "No cloth"}))
        .await;
    assert_eq!(status, 200);
    let (_, list) = store
        .app
        .get_as(ROSHNI, "/admin/orders?filter=called_off")
        .await;
    assert_eq!(list["items"][0]["id"], id);
    assert_eq!(list["items"][0]["balancePaise"], Value::Null);
    let (_, order) = store.app.get_as(ASHA, &format!("/me/orders/{id}")).await;
    assert_eq!(order["pricePaise"], 250_000, "what was agreed");
    assert_eq!(order["paidPaise"], 80_000, "what may be refunded");
    assert_eq!(order["balancePaise"], Value::Null);
}

async fn give(store: &Store, order: i64, from: Option<i64>, to: Option<i64>) -> (u16, Value) {
    let path = if order == 4711 {
        "/admin/orders/4711/pieces/1/assignee".to_owned()
    } else {
        format!("/admin{}/assignee", piece_path(store, order).await)
    };
    let mut input = json!({});
    for (name, id) in [("fromId", from), ("assigneeId", to)] {
        if let Some(id) = id {
            input[name] = json!(id);
        }
    }
    store
        .app
        .call_as(SELVI, Method::PUT, &path, Some(&input))
        .await
}

/// Orders in the caller's own list.
async fn mine(store: &Store, reader: Caller) -> Vec<i64> {
    let (status, list) = store.app.get_as(reader, "/admin/orders?filter=mine").await;
    assert_eq!(status, 200, "{list}");
    let lines = list["items"].as_array().unwrap().iter();
    lines.map(|line| line["id"].as_i64().unwrap()).collect()
}

#[tokio::test]
async fn an_assigned_order_is_in_the_assignees_list() {
    let store = Store::open().await;
    let (_, team) = store.app.get_as(SELVI, "/admin/orders/team").await;
    assert_eq!(team[1], json!({"id": 3, "name": "Selvi M."}));
    let id = placed(&store, ASHA, &input(), None).await;
    placed(&store, BEENA, &on(4), None).await;
    let (status, detail) = give(&store, id, None, Some(4)).await;
    assert_eq!(status, 200, "{detail}");
    assert_eq!(
        detail["pieces"][0]["assignee"],
        json!({"id": 4, "name": "Kala"})
    );
    let (_, board) = store.app.get_as(SELVI, "/admin/board").await;
    let placed = &board["columns"][0]["items"];
    assert_eq!(placed[0]["assignee"]["name"], "Kala");
    assert_eq!(placed[1].get("assignee"), None);
    assert_eq!(mine(&store, KALA).await, [id]);
    assert!(mine(&store, SELVI).await.is_empty());
    let (_, detail) = give(&store, id, Some(4), None).await;
    assert_eq!(detail["pieces"][0].get("assignee"), None);
    assert!(mine(&store, KALA).await.is_empty());
    let noted: Vec<(i64, String)> = sqlx::query_as(
        "SELECT actor, details FROM kernel_audit WHERE action = 'orders.assigned' ORDER BY id",
    )
    .fetch_all(store.app.deps.db.read())
    .await
    .unwrap();
    assert_eq!(
        noted,
        [
            (3, r#"{"piece":1,"from":null,"to":4}"#.to_owned()),
            (3, r#"{"piece":1,"from":4,"to":null}"#.to_owned())
        ]
    );
}

#[tokio::test]
async fn a_delivered_order_is_in_no_assignees_list() {
    let store = Store::open().await;
    let id = placed(&store, ASHA, &input(), None).await;
    give(&store, id, None, Some(4)).await;
    let path = format!("/admin/orders/{id}/step");
    let step = json!({"from": "Order Placed", "to": "Delivered"});
    assert_eq!(store.app.post_as(SELVI, &path, &step).await.0, 200);
    assert!(mine(&store, KALA).await.is_empty());
}

#[tokio::test]
async fn assigning_the_same_order_twice_conflicts() {
    let store = Store::open().await;
    let id = placed(&store, ASHA, &input(), None).await;
    assert_eq!(give(&store, id, None, Some(4)).await.0, 200);
    let (status, problem) = give(&store, id, None, Some(3)).await;
    assert_eq!((status, &problem["code"]), (409, &json!("record.conflict")));
    let (status, problem) = give(&store, id, Some(4), Some(9)).await;
    assert_eq!(status, 422, "{problem}");
    assert_eq!(crate::support::fields(&problem), ["assigneeId"]);
    assert_eq!(give(&store, 4711, None, Some(3)).await.0, 404);
    assert_eq!(mine(&store, KALA).await, [id]);
}

#[tokio::test]
async fn orders_of_a_former_member_are_unassigned() {
    let store = Store::open().await;
    let id = placed(&store, ASHA, &input(), None).await;
    store.run("UPDATE orders_piece SET assigned_to = 9").await;
    let (_, detail) = store
        .app
        .get_as(SELVI, &format!("/admin/orders/{id}"))
        .await;
    assert_eq!(detail["pieces"][0].get("assignee"), None);
    assert_eq!(give(&store, id, None, Some(3)).await.0, 200);
}

/// Numbers of the orders found, page by page.
async fn found(store: &Store, search: &str) -> Vec<Vec<i64>> {
    let mut pages = Vec::new();
    let mut before = String::new();
    loop {
        let (status, list) = store
            .app
            .get_as(SELVI, &format!("/admin/orders?q={search}{before}"))
            .await;
        assert_eq!(status, 200, "{list}");
        let lines = list["items"].as_array().unwrap().iter();
        pages.push(lines.map(|line| line["id"].as_i64().unwrap()).collect());
        let Some(next) = list["next"].as_i64() else {
            return pages;
        };
        before = format!("&before={next}");
    }
}

#[tokio::test]
async fn the_order_with_the_searched_number_is_first() {
    let store = Store::open().await;
    let id = store.book(ASHA, &input()).await;
    assert_eq!(id, 1001);
    // Sixty later orders whose mobile number contains 1001.
    store
        .run(
            "INSERT INTO orders_order (user_id, service_name, service_model, first_name, last_name, contact_number, email,
                address, land_mark, pin_code, message, status, request_hash, created_at)
             WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60)
             SELECT 12, 'Hem', 'Hem', 'Beena', '', '+919810010000', '', '', '', '', '', 'Delivered', '', 1 FROM n",
        )
        .await;
    for search in ["1001", "HM-1001", "hm%201001", "HM-1001%2F1"] {
        let pages = found(&store, search).await;
        assert_eq!(pages[0][0], 1001, "{search}");
        assert_eq!(
            pages.concat().iter().filter(|id| **id == 1001).count(),
            1,
            "{search}"
        );
    }
    let pages = found(&store, "1001").await;
    assert_eq!(pages.iter().map(Vec::len).collect::<Vec<_>>(), [50, 11]);
    assert_eq!(pages[0][1], 1061, "the others newest first");
}

#[tokio::test]
async fn a_visit_says_what_it_is_for_and_in_which_area() {
    let store = Store::open().await;
    store
        .run("INSERT INTO orders_pin_code (pin_code, location) VALUES ('600020', 'Adyar'), ('600020', 'Kasturba Nagar')")
        .await;
    let id = placed(&store, ASHA, &input(), None).await;
    placed(&store, BEENA, &input(), None).await;
    let path = format!("/admin/orders/{id}/step");
    let step = json!({"from": "Order Placed", "to": "Ready for Pickup"});
    assert_eq!(store.app.post_as(SELVI, &path, &step).await.0, 200);
    let (_, week) = store
        .app
        .get_as(SELVI, "/admin/calendar?from=2026-08-03")
        .await;
    let visits = &week["days"][0]["slots"][0]["visits"];
    assert_eq!(visits[0]["visitPurpose"], "hand_over");
    assert_eq!(visits[1]["visitPurpose"], "measure");
    assert_eq!(visits[1]["area"], "Adyar, Kasturba Nagar");
    // A step on the day of the visit does not change what the visit was for.
    store
        .run("UPDATE orders_status_change SET at = unixepoch('2026-08-03')")
        .await;
    let (_, week) = store
        .app
        .get_as(SELVI, "/admin/calendar?from=2026-08-03")
        .await;
    let visits = &week["days"][0]["slots"][0]["visits"];
    assert_eq!(visits[0]["visitPurpose"], "measure");
}

#[tokio::test]
async fn a_part_of_today_that_is_over_has_no_room() {
    let store = Store::open().await;
    let day = TEST_TIME.day();
    let hours = async |hour: i64| {
        let now = store.app.deps.clock.now().0;
        let at = day.start().plus_seconds(hour * 3_600).0;
        store.app.deps.clock.advance_seconds(at - now);
        let (_, week) = store.app.get_as(SELVI, "/admin/calendar").await;
        let slots = week["days"][0]["slots"].as_array().unwrap();
        let free = slots.iter().map(|slot| slot["free"].as_i64().unwrap());
        free.collect::<Vec<_>>()
    };
    assert_eq!(hours(14).await, [0, 3, 3, 3, 1]);
    assert_eq!(hours(15).await, [0, 0, 3, 3, 1]);
    assert_eq!(hours(19).await, [0; 5]);
}

#[tokio::test]
async fn a_visit_has_a_person_who_goes() {
    let store = Store::open().await;
    let id = store.book(ASHA, &input()).await;
    let path = format!("/admin/orders/{id}/visit/assignee");
    let assign = async |body: Value| {
        store
            .app
            .call_as(SELVI, Method::PUT, &path, Some(&body))
            .await
    };
    let (status, detail) = assign(json!({"assigneeId": 4})).await;
    assert_eq!(
        (status, &detail["visitAssignee"]["name"]),
        (200, &json!("Kala")),
        "{detail}"
    );
    let (status, problem) = assign(json!({"assigneeId": 3})).await;
    assert_eq!((status, &problem["code"]), (409, &json!("record.conflict")));
    let (_, problem) = assign(json!({"assigneeId": 11, "fromId": 4})).await;
    assert_eq!(problem["fields"][0]["field"], "assigneeId", "{problem}");

    let day = detail["order"]["appointmentDate"].as_str().unwrap();
    let week = format!("/admin/calendar?from={day}");
    let (_, week) = store.app.get_as(SELVI, &week).await;
    let slots = week["days"][0]["slots"].as_array().unwrap();
    let visits: Vec<_> = slots
        .iter()
        .flat_map(|slot| slot["visits"].as_array().unwrap())
        .collect();
    assert_eq!(visits[0]["visitAssignee"]["name"], "Kala", "{week}");

    let (status, detail) = assign(json!({"fromId": 4})).await;
    assert_eq!((status, detail.get("visitAssignee")), (200, None));
    store
        .run("UPDATE orders_order SET day = NULL, slot = NULL")
        .await;
    assert_eq!(assign(json!({"assigneeId": 4})).await.0, 404);
}

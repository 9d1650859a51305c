//! The board by piece, its pages, and the load of the team.

use kernel::testing::Caller;
use poem::http::Method;
use serde_json::{Value, json};

use crate::support::{BEENA, Store};

const ROSHNI: Caller = Caller::owner(1);
const SELVI: Caller = Caller::staff(3);
const KALA: Caller = Caller::staff(4);

/// An order with these pieces, taken in the shop on 1 August 2026.
async fn take(store: &Store, name: &str, pieces: Value) -> i64 {
    let order = json!({"name": name, "pieces": pieces, "advancePaise": 0});
    let (status, detail) = store.app.post_as(ROSHNI, "/admin/orders", &order).await;
    assert_eq!(status, 201, "{detail}");
    detail["order"]["id"].as_i64().unwrap()
}

/// Four pieces of two orders: one late, one due today and one later of Kala, one unassigned. Blouses have two points.
async fn fill(store: &Store) -> [i64; 2] {
    let first = take(
        store,
        "Asha",
        json!([
            {"productId": 7, "quantity": 2, "promisedDay": "2026-08-01", "assigneeId": 4, "forWhom": "Anjali", "pricePaise": 50_000},
            {"work": "Hem", "promisedDay": "2026-08-06", "assigneeId": 4},
            {"work": "Fall and pico"},
        ]),
    )
    .await;
    let second = take(
        store,
        "Beena",
        json!([{"productId": 7, "promisedDay": "2026-08-20", "assigneeId": 3}]),
    )
    .await;
    store
        .run("UPDATE orders_piece SET promised_day = '2026-07-30' WHERE order_id = 1002")
        .await;
    [first, second]
}

async fn see(store: &Store, who: Caller, query: &str) -> Value {
    let (status, board) = store.app.get_as(who, &format!("/admin/board{query}")).await;
    assert_eq!(status, 200, "{board}");
    board
}

/// Key, count and numbers of the pieces of each column.
fn columns(board: &Value) -> Vec<(&str, i64, Vec<&str>)> {
    let columns = board["columns"].as_array().unwrap().iter();
    columns
        .map(|column| {
            let items = column["items"].as_array().unwrap().iter();
            let numbers = items.map(|item| item["number"].as_str().unwrap());
            let key = column["key"].as_str().unwrap();
            (key, column["count"].as_i64().unwrap(), numbers.collect())
        })
        .collect()
}

#[tokio::test]
async fn pieces_are_in_columns_of_steps_makers_and_due_days() {
    let store = Store::open().await;
    fill(&store).await;
    let board = see(&store, SELVI, "").await;
    let all = vec!["HM-1002", "HM-1001/1", "HM-1001/2", "HM-1001/3"];
    let placed = columns(&board);
    assert_eq!(placed[0], ("Order Placed", 4, all));
    assert_eq!(placed[3], ("Ready for Pickup", 0, vec![]));
    let (_, today) = store.app.get_as(SELVI, "/admin/today").await;
    assert_eq!(today["steps"][0]["count"], 4, "as on Today");
    for (name, count) in [
        ("late", 1),
        ("dueThisWeek", 2),
        ("unassigned", 1),
        ("mine", 1),
    ] {
        assert_eq!(board[name], count, "{name}");
    }
    let board = see(&store, SELVI, "?by=maker").await;
    assert_eq!(
        columns(&board),
        [
            ("1", 0, vec![]),
            ("3", 1, vec!["HM-1002"]),
            ("4", 2, vec!["HM-1001/1", "HM-1001/2"]),
            ("0", 1, vec!["HM-1001/3"]),
        ]
    );
    assert_eq!(board["columns"][1]["late"], 1);
    assert_eq!(
        board["columns"][2]["maker"],
        json!({"id": 4, "name": "Kala"})
    );
    let board = see(&store, SELVI, "?by=due").await;
    assert_eq!(
        columns(&board),
        [
            ("late", 1, vec!["HM-1002"]),
            ("today", 1, vec!["HM-1001/1"]),
            ("this_week", 1, vec!["HM-1001/2"]),
            ("later", 1, vec!["HM-1001/3"]),
        ]
    );
}

#[tokio::test]
async fn a_filter_narrows_the_columns_and_not_the_counts() {
    let store = Store::open().await;
    fill(&store).await;
    for (who, filter, found) in [
        (SELVI, "late", vec!["HM-1002"]),
        (SELVI, "due_this_week", vec!["HM-1001/1", "HM-1001/2"]),
        (SELVI, "unassigned", vec!["HM-1001/3"]),
        (KALA, "mine", vec!["HM-1001/1", "HM-1001/2"]),
    ] {
        let board = see(&store, who, &format!("?filter={filter}")).await;
        let placed = columns(&board);
        assert_eq!(placed[0].2, found, "{filter}");
        assert_eq!(placed[0].1, i64::try_from(found.len()).unwrap());
        assert_eq!(board["late"], 1);
    }
}

#[tokio::test]
async fn a_card_has_what_its_piece_is_and_the_balance_of_its_order() {
    let store = Store::open().await;
    let [first, _] = fill(&store).await;
    let board = see(&store, SELVI, "?by=due").await;
    let piece = &board["columns"][1]["items"][0];
    for (name, value) in [
        ("orderId", json!(first)),
        ("position", json!(1)),
        ("pieceCount", json!(3)),
        ("openCount", json!(3)),
        ("customer", json!("Asha")),
        ("forWhom", json!("Anjali")),
        ("quantity", json!(2)),
        ("points", json!(4)),
        ("late", json!(false)),
        ("due", json!(true)),
        ("balancePaise", json!(50_000)),
    ] {
        assert_eq!(piece[name], value, "{name}");
    }
}

#[tokio::test]
async fn ready_pieces_are_no_work_and_those_of_ended_orders_are_on_no_board() {
    let store = Store::open().await;
    let [first, second] = fill(&store).await;
    let step = json!({"from": "Order Placed", "to": "Ready for Pickup"});
    let path = format!("/admin/orders/{first}/pieces/1/step");
    assert_eq!(store.app.post_as(SELVI, &path, &step).await.0, 200);
    let path = format!("/admin/orders/{second}/cancel");
    let reason = json!({"reason": "Moved away"});
    assert_eq!(store.app.post_as(SELVI, &path, &reason).await.0, 200);
    let board = see(&store, SELVI, "").await;
    assert_eq!(columns(&board)[3].2, ["HM-1001/1"]);
    assert_eq!(columns(&board)[0].1, 2);
    assert_eq!(
        (&board["late"], &board["dueThisWeek"]),
        (&json!(0), &json!(1))
    );
    let board = see(&store, SELVI, "?by=maker").await;
    assert_eq!(columns(&board)[2].2, ["HM-1001/2"]);
    let load = &board["columns"][2]["load"];
    assert_eq!(load[0]["points"], 0, "what is ready is no work");
    assert_eq!(
        load[5],
        json!({"day": "2026-08-06", "pieces": 1, "points": 1})
    );
}

#[tokio::test]
async fn the_load_counts_points_of_the_whole_quantity_by_day() {
    let store = Store::open().await;
    fill(&store).await;
    let (status, load) = store
        .app
        .get_as(SELVI, "/admin/load?from=2026-08-01&days=1")
        .await;
    assert_eq!(status, 200, "{load}");
    let makers = load["makers"].as_array().unwrap();
    assert_eq!(load["pointsPerDay"], 8);
    assert_eq!(makers[2]["maker"]["name"], "Kala");
    assert_eq!(
        makers[2]["days"],
        json!([{"day": "2026-08-01", "pieces": 2, "points": 4}])
    );
    assert_eq!(makers[1]["days"][0]["points"], 0, "due on another day");
    let settings = json!({"capacities": [], "daysOff": [], "horizonDays": 90, "pointsPerDay": 12});
    let (status, _) = store
        .app
        .call_as(ROSHNI, Method::PUT, "/admin/calendar", Some(&settings))
        .await;
    assert_eq!(status, 200);
    let board = see(&store, SELVI, "?by=maker").await;
    assert_eq!(board["pointsPerDay"], 12);
    let (status, _) = store.app.get_as(SELVI, "/admin/load?days=32").await;
    assert_eq!(status, 400);
}

#[tokio::test]
async fn a_piece_of_a_former_member_is_unassigned() {
    let store = Store::open().await;
    fill(&store).await;
    store
        .run("UPDATE orders_piece SET assigned_to = 9 WHERE id = 2")
        .await;
    let board = see(&store, SELVI, "?by=maker").await;
    assert_eq!(columns(&board)[3].2, ["HM-1001/2", "HM-1001/3"]);
    assert_eq!(board["unassigned"], 2);
}

#[tokio::test]
async fn a_long_column_is_listed_in_pages() {
    let store = Store::open().await;
    store.book(BEENA, &crate::support::input()).await;
    store
        .run(
            "UPDATE orders_order SET status = 'Order Placed';
             DELETE FROM orders_piece;
             INSERT INTO orders_order (user_id, service_name, service_model, first_name, last_name, contact_number, email,
                address, land_mark, pin_code, message, status, request_hash, created_at)
             WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 9)
             SELECT 12, 'Hem', 'Hem', 'Beena', '', '', '', '', '', '', '', 'Order Placed', '', 1 FROM n;
             INSERT INTO orders_piece (order_id, position, service_name, service_model, status, promised_day, assigned_to)
             WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 119)
             SELECT 1001 + i % 10, 1 + i / 10, 'Hem', 'Hem', 'Cutting Started',
                    CASE WHEN i % 3 > 0 THEN '2026-08-' || printf('%02d', 1 + i % 28) END, CASE WHEN i % 2 THEN 4 END FROM n",
        )
        .await;
    let board = see(&store, SELVI, "?by=maker").await;
    let kala = &columns(&board)[2];
    assert_eq!((kala.1, kala.2.len()), (60, 12));
    let mut found: Vec<Value> = Vec::new();
    let mut after = String::new();
    loop {
        let path = format!("/admin/pieces?by=maker&column=4{after}");
        let (status, page) = store.app.get_as(SELVI, &path).await;
        assert_eq!(status, 200, "{page}");
        found.extend(page["items"].as_array().unwrap().clone());
        let Some(next) = page["next"].as_i64() else {
            break;
        };
        after = format!("&before={next}");
    }
    let order: Vec<(bool, String, i64)> = found
        .iter()
        .map(|piece| {
            let day = piece["promisedDay"].as_str().unwrap_or_default();
            (
                day.is_empty(),
                day.to_owned(),
                piece["id"].as_i64().unwrap(),
            )
        })
        .collect();
    assert!(order.is_sorted(), "{order:?}");
    assert_eq!(order.len(), 60);
    let first: Vec<&str> = found[..12]
        .iter()
        .map(|piece| piece["number"].as_str().unwrap())
        .collect();
    assert_eq!(kala.2, first);
    let (_, all) = store.app.get_as(SELVI, "/admin/pieces").await;
    assert_eq!(all["items"].as_array().unwrap().len(), 50);
}

#[tokio::test]
async fn the_calendar_has_the_pieces_due_on_each_day() {
    let store = Store::open().await;
    fill(&store).await;
    let (_, week) = store
        .app
        .get_as(SELVI, "/admin/calendar?from=2026-08-01")
        .await;
    let numbers = |day: usize| -> Vec<&str> {
        let due = week["days"][day]["due"].as_array().unwrap().iter();
        due.map(|piece| piece["number"].as_str().unwrap()).collect()
    };
    assert_eq!(numbers(0), ["HM-1001/1"]);
    assert_eq!(numbers(5), ["HM-1001/2"]);
    assert!(numbers(1).is_empty());
}

#[tokio::test]
async fn a_visit_is_added_with_its_purpose() {
    let store = Store::open().await;
    let [first, _] = fill(&store).await;
    let path = format!("/admin/orders/{first}/visit");
    let visit = json!({"day": "2026-08-03", "slot": "1:00PM To 3:00PM", "purpose": "hand_over"});
    let put = async |body: &Value| {
        let (status, answer) = store
            .app
            .call_as(SELVI, Method::PUT, &path, Some(body))
            .await;
        assert_eq!(status, 200, "{answer}");
    };
    let purpose = async |from: &str, day: usize| {
        let path = format!("/admin/calendar?from={from}");
        let (_, week) = store.app.get_as(SELVI, &path).await;
        let visits = &week["days"][day]["slots"][1]["visits"];
        visits[0]["visitPurpose"].clone()
    };
    put(&visit).await;
    assert_eq!(purpose("2026-08-01", 2).await, "hand_over");
    // A moved visit stays what it is; the one after it does not.
    put(&json!({"day": "2026-08-04", "slot": "1:00PM To 3:00PM"})).await;
    assert_eq!(purpose("2026-08-01", 3).await, "hand_over");
    store
        .run("UPDATE orders_order SET day = '2026-07-20' WHERE id = 1001")
        .await;
    put(&json!({"day": "2026-08-05", "slot": "1:00PM To 3:00PM"})).await;
    assert_eq!(purpose("2026-08-01", 4).await, "measure");
}

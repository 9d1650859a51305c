//! Random histories of orders of several pieces: after each act the order repeats its pieces truly.

use std::collections::HashMap;

use crate::support::{ASHA, BEENA, SHOP, Store, input_with, undoing};
use kernel::testing::Caller;
use poem::http::Method;
use serde_json::{Value, json};
use sqlx::AssertSqlSafe;

const ROSHNI: Caller = Caller::owner(SHOP);
const ACTS: usize = 600;
const STEPS: [&str; 5] = [
    "Order Placed",
    "Cutting Started",
    "Stitching In Progress",
    "Ready for Pickup",
    "Delivered",
];

/// A sequence of numbers that is the same for the same seed (splitmix64).
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((z ^ (z >> 31)) % sides as u64).unwrap()
    }

    fn of<'a, T>(&mut self, choices: &'a [T]) -> &'a T {
        &choices[self.roll(choices.len())]
    }
}

#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
struct Piece {
    id: i64,
    status: String,
    price_paise: Option<i64>,
    promised_day: Option<String>,
}

#[derive(Debug, sqlx::FromRow)]
struct Row {
    status: String,
    price_paise: Option<i64>,
    promised_day: Option<String>,
    rush_paise: i64,
    discount_paise: i64,
    /// The status change that counts.
    newest: String,
}

async fn pieces(store: &Store, order: i64) -> Vec<Piece> {
    sqlx::query_as("SELECT id, status, price_paise, promised_day FROM orders_piece WHERE order_id = ? ORDER BY position")
        .bind(order)
        .fetch_all(store.app.deps.db.read())
        .await
        .unwrap()
}

async fn row(store: &Store, order: i64) -> Row {
    sqlx::query_as(
        "SELECT status, price_paise, promised_day, rush_paise, discount_paise, (SELECT c.status FROM orders_status_change c
             WHERE c.order_id = orders_order.id AND c.undone_at IS NULL ORDER BY c.id DESC LIMIT 1) AS newest
         FROM orders_order WHERE id = ?",
    )
    .bind(order)
    .fetch_one(store.app.deps.db.read())
    .await
    .unwrap()
}

/// The rule, by counting: ready and delivered together decide over what is unfinished.
fn expected_status(pieces: &[Piece]) -> &'static str {
    let mut count: HashMap<&str, usize> = HashMap::new();
    for piece in pieces {
        *count.entry(piece.status.as_str()).or_default() += 1;
    }
    let number = |step: &str| count.get(step).copied().unwrap_or(0);
    let (delivered, ready) = (number("Delivered"), number("Ready for Pickup"));
    if delivered == pieces.len() {
        return "Delivered";
    }
    if delivered + ready == pieces.len() {
        return "Ready for Pickup";
    }
    // A finished piece was stitched.
    if delivered + ready + number("Stitching In Progress") > 0 {
        return "Stitching In Progress";
    }
    match number("Cutting Started") {
        0 => "Order Placed",
        _ => "Cutting Started",
    }
}

async fn check(store: &Store, order: i64, act: &str) {
    let (row, pieces) = (row(store, order).await, pieces(store, order).await);
    let at = format!("{act}: {row:?} {pieces:?}");
    assert!((1..=20).contains(&pieces.len()), "{at}");
    assert_eq!(row.status, row.newest, "{at}");
    match row.status.as_str() {
        "Pending" => assert!(pieces.iter().all(|piece| piece.status == "Pending"), "{at}"),
        "Rejected" | "Cancelled" => {}
        status => assert_eq!(status, expected_status(&pieces), "{at}"),
    }
    let agreed: Vec<i64> = pieces
        .iter()
        .filter_map(|piece| piece.price_paise)
        .collect();
    let price = agreed.iter().sum::<i64>() + row.rush_paise - row.discount_paise;
    let price = (!agreed.is_empty()).then(|| price.max(0));
    assert_eq!(row.price_paise, price, "{at}");
    let days = pieces.iter().filter_map(|piece| piece.promised_day.clone());
    assert_eq!(row.promised_day, days.max(), "{at}");
    let due = store.books.invoice_due(order).is_some();
    assert_eq!(due, row.status == "Delivered", "{at}");
}

async fn orders(store: &Store) -> Vec<i64> {
    let pieces = json!([{"productId": 7, "quantity": 2}, {"productId": 7, "forWhom": "Meena"}]);
    let request = input_with(&json!({"pieces": pieces}));
    let mut orders = vec![
        store.book(ASHA, &request).await,
        store.book(BEENA, &request).await,
    ];
    for count in [1, 4] {
        let pieces = vec![json!({"work": "Hem", "pricePaise": 5_000}); count];
        let order =
            json!({"name": "Kamala", "mobile": "98400 12345", "pieces": pieces, "advancePaise": 0});
        let (status, taken) = store.app.post_as(ROSHNI, "/admin/orders", &order).await;
        assert_eq!(status, 201, "{taken}");
        orders.push(taken["order"]["id"].as_i64().unwrap());
    }
    orders
}

#[tokio::test]
async fn after_every_act_an_order_repeats_its_pieces() {
    let store = Store::open().await;
    let (orders, mut dice) = (orders(&store).await, Dice(6));
    let mut done: HashMap<&str, usize> = HashMap::new();
    let mut removed: HashMap<i64, i64> = HashMap::new();
    // Steps before the last act, if it was a move.
    let mut before_move: HashMap<i64, Vec<Piece>> = HashMap::new();
    for _ in 0..ACTS {
        let order = *dice.of(&orders);
        let (now, was) = (row(&store, order).await, pieces(&store, order).await);
        let piece = dice.of(&was).clone();
        let of_piece = format!("/{}", piece.id);
        let day = format!("2026-08-{:02}", 10 + dice.roll(15));
        let paise = (dice.roll(40) * 2_500) as i64;
        let (act, method, path, body) = match dice.roll(25) {
            0..=1 => {
                let body = json!({"work": "Hem", "pricePaise": paise, "promisedDay": day});
                ("add", Method::POST, "/pieces".to_owned(), body)
            }
            2..=3 => (
                "remove",
                Method::DELETE,
                format!("/pieces{of_piece}"),
                json!({}),
            ),
            4..=10 => {
                let body = json!({"from": piece.status, "to": dice.of(&STEPS)});
                (
                    "move",
                    Method::POST,
                    format!("/pieces{of_piece}/step"),
                    body,
                )
            }
            11..=12 => {
                let body = json!({"from": now.status, "to": dice.of(&STEPS)});
                ("move all", Method::POST, "/step".to_owned(), body)
            }
            13..=16 => (
                "undo",
                Method::POST,
                "/undo".to_owned(),
                undoing(&store, order).await,
            ),
            17..=18 => {
                let body = json!({"fromPaise": piece.price_paise, "pricePaise": paise});
                (
                    "price",
                    Method::PUT,
                    format!("/pieces{of_piece}/price"),
                    body,
                )
            }
            19 => {
                let sql = format!(
                    "UPDATE orders_order SET rush_paise = {}, discount_paise = {} WHERE id = {order}",
                    dice.roll(3) * 1_000,
                    dice.roll(3) * 4_000
                );
                let mut tx = store.app.deps.db.write().await.unwrap();
                sqlx::raw_sql(AssertSqlSafe(sql))
                    .execute(&mut *tx)
                    .await
                    .unwrap();
                tx.commit().await.unwrap();
                let body = json!({"text": "Rush"});
                (
                    "rush or discount",
                    Method::PUT,
                    format!("/pieces{of_piece}/note"),
                    body,
                )
            }
            20..=21 => {
                let body = if dice.roll(4) == 0 {
                    json!({})
                } else {
                    json!({"promisedDay": day})
                };
                (
                    "promise",
                    Method::PUT,
                    format!("/pieces{of_piece}/promised-day"),
                    body,
                )
            }
            22 => {
                let body = json!({"advancePaise": 0, "promisedDay": day});
                ("approve", Method::POST, "/approve".to_owned(), body)
            }
            23 => {
                let piece = removed.remove(&order).unwrap_or(piece.id);
                (
                    "restore",
                    Method::POST,
                    format!("/pieces/{piece}/restore"),
                    json!({}),
                )
            }
            _ => (
                "cancel",
                Method::POST,
                "/cancel".to_owned(),
                json!({"reason": "No fabric"}),
            ),
        };
        let path = format!("/admin/orders/{order}{path}");
        let (status, answer): (u16, Value) =
            store.app.call_as(ROSHNI, method, &path, Some(&body)).await;
        let at = format!("{act} {path} {body}: {status} {answer}");
        assert!(
            status < 300 || matches!(status, 409 | 422) || (act, status) == ("restore", 404),
            "{at}"
        );
        check(&store, order, &at).await;
        if status >= 300 {
            assert_eq!(pieces(&store, order).await, was, "{at}");
            continue;
        }
        *done.entry(act).or_default() += 1;
        let moved = before_move.remove(&order);
        match act {
            "remove" => {
                removed.insert(order, piece.id);
            }
            "move" | "move all" => {
                before_move.insert(order, was);
            }
            "undo" => {
                if let Some(before) = moved {
                    assert_eq!(pieces(&store, order).await, before, "{at}");
                    *done.entry("undone move").or_default() += 1;
                }
            }
            _ => {}
        }
    }
    for act in [
        "add",
        "remove",
        "restore",
        "move",
        "move all",
        "undo",
        "undone move",
        "price",
        "rush or discount",
        "promise",
        "approve",
        "cancel",
    ] {
        assert!(done.contains_key(act), "never {act}: {done:?}");
    }
}

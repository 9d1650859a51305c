//! Statements: entries, payments, closing, and who reads them.

use piecework::{DoneWork, DoneWorkId};
use poem::http::Method;
use serde_json::{Value, json};

use crate::support::{BLOUSE, KALA, LEHENGA, MONTH, SELVI, Shop, piece};

async fn enter(shop: &Shop, body: Value) -> (u16, Value) {
    shop.call(Method::POST, "/statements/3/entries", body).await
}

#[tokio::test]
async fn a_statement_is_pieces_and_entries_less_what_was_paid() {
    let shop = Shop::open().await;
    shop.rate(BLOUSE, None, 22_000, None).await;
    shop.finish(piece(1, 10, BLOUSE, Some(3))).await;
    let bonus = json!({"month": MONTH, "kind": "bonus", "amountPaise": 5_000, "note": "Deepavali", "fromDuePaise": 22_000});
    assert_eq!(enter(&shop, bonus).await.0, 201);
    let deduction = json!({"month": MONTH, "kind": "deduction", "amountPaise": 1_000, "note": "Thread", "fromDuePaise": 27_000});
    assert_eq!(enter(&shop, deduction).await.0, 201);
    let advance = json!({"month": MONTH, "kind": "advance", "method": "cash", "amountPaise": 6_000, "fromDuePaise": 26_000});
    assert_eq!(enter(&shop, advance.clone()).await.0, 201);
    let (status, problem) = enter(&shop, advance).await;
    assert_eq!(
        (status, &problem["code"]),
        (409, &json!("record.conflict")),
        "sent twice"
    );
    let payment = json!({"month": MONTH, "kind": "payment", "method": "upi", "amountPaise": 20_000, "day": "2026-08-01",
                         "fromDuePaise": 20_000});
    let (_, seen) = enter(&shop, payment).await;
    assert_eq!(seen["earnedPaise"], 26_000);
    assert_eq!(seen["paidPaise"], 26_000);
    assert_eq!(seen["duePaise"], 0);
    assert_eq!(seen["entries"][0]["by"], "Roshni");
    let id = seen["entries"][0]["id"].as_i64().unwrap();
    let path = format!("/statements/3/entries/{id}");
    let seen = shop.done(Method::DELETE, &path, Value::Null).await;
    assert_eq!(seen["duePaise"], 20_000);
    let (_, problem) = shop.call(Method::DELETE, &path, Value::Null).await;
    assert_eq!(problem["code"], "piecework.entry_not_found");
}

#[tokio::test]
async fn an_entry_says_how_it_was_paid_and_what_it_is_for() {
    let shop = Shop::open().await;
    for (body, field) in [
        (json!({"kind": "payment"}), "method"),
        (
            json!({"kind": "bonus", "method": "cash", "note": "x"}),
            "method",
        ),
        (json!({"kind": "deduction", "note": " "}), "note"),
        (
            json!({"kind": "advance", "method": "cash", "day": "2026-08-02"}),
            "day",
        ),
        (
            json!({"kind": "advance", "method": "cash", "month": "2026-09"}),
            "month",
        ),
    ] {
        let mut whole = json!({"month": MONTH, "amountPaise": 100, "fromDuePaise": 0});
        for (name, value) in body.as_object().unwrap() {
            whole[name] = value.clone();
        }
        let (status, problem) = enter(&shop, whole).await;
        assert_eq!(
            (status, &problem["fields"][0]["field"]),
            (422, &json!(field)),
            "{body}"
        );
    }
}

#[tokio::test]
async fn a_closed_statement_stays_as_it_is() {
    let shop = Shop::open().await;
    shop.rate(BLOUSE, None, 22_000, None).await;
    shop.finish(piece(1, 10, BLOUSE, Some(3))).await;
    shop.finish(piece(2, 11, 99, Some(3))).await;
    let close = json!({"month": MONTH, "fromDuePaise": 22_000});
    let closing = async |body: &Value| {
        let (_, answer) = shop
            .call(Method::POST, "/statements/3/close", body.clone())
            .await;
        answer
    };
    assert_eq!(
        closing(&close).await["code"],
        "piecework.month_not_over",
        "today can still add pieces"
    );
    shop.pass_days(31);
    assert_eq!(closing(&close).await["code"], "piecework.not_priced");
    let rate = json!({"month": MONTH, "garmentTypeId": 99, "ratePaise": 3_000});
    shop.done(Method::PUT, "/statements/3/missing-rates", rate)
        .await;
    assert_eq!(closing(&close).await["code"], "record.conflict");
    let close = json!({"month": MONTH, "fromDuePaise": 25_000});
    let seen = closing(&close).await;
    assert!(seen["closedAt"].is_string(), "{seen}");
    let bonus = json!({"month": MONTH, "kind": "bonus", "amountPaise": 5_000, "note": "x", "fromDuePaise": 25_000});
    assert_eq!(
        enter(&shop, bonus.clone()).await.1["code"],
        "piecework.statement_closed"
    );
    let id = seen["counted"][0]["id"].as_i64().unwrap();
    let body = json!({"makerId": 4, "fromMakerId": 3, "fromRatePaise": 3_000});
    let (_, problem) = shop.call(Method::PUT, &format!("/pieces/{id}"), body).await;
    assert_eq!(problem["code"], "piecework.statement_closed");
    // An undone step is deducted in the month in which it is undone.
    shop.undo(DoneWorkId::Piece { id: 1, step: 10 }).await;
    assert_eq!(shop.statement(3, MONTH).await["duePaise"], 25_000);
    let september = shop.statement(3, "2026-09").await;
    assert_eq!(september["duePaise"], -22_000);
    assert_eq!(september["entries"][0]["note"], "HM-1001 was not ready");
    shop.finish(piece(1, 12, BLOUSE, Some(3))).await;
    assert_eq!(
        shop.statement(3, "2026-09").await["duePaise"],
        0,
        "finished again it pays again"
    );
    let reopen = format!("/statements/3/reopen?month={MONTH}");
    shop.done(Method::POST, &reopen, Value::Null).await;
    assert_eq!(enter(&shop, bonus).await.0, 201);
}

#[tokio::test]
async fn a_change_of_finished_work_counts_in_its_month_or_after_a_closed_one_today() {
    let shop = Shop::open().await;
    shop.rate(BLOUSE, None, 22_000, None).await;
    shop.rate(LEHENGA, None, 75_000, None).await;
    shop.finish(piece(1, 10, BLOUSE, Some(3))).await;
    shop.pass_days(31);
    let lehenga = piece(1, 10, LEHENGA, Some(3));
    shop.change(lehenga.clone()).await;
    assert_eq!(shop.sums(3).await, (1, 75_000, 75_000), "on its own day");

    let close = json!({"month": MONTH, "fromDuePaise": 75_000});
    shop.done(Method::POST, "/statements/3/close", close).await;
    let two = DoneWork {
        quantity: 2,
        ..lehenga
    };
    shop.change(two.clone()).await;
    assert_eq!(shop.statement(3, MONTH).await["duePaise"], 75_000);
    let september = shop.statement(3, "2026-09").await;
    assert_eq!(september["duePaise"], 75_000, "the second one");
    assert_eq!(september["entries"][0]["note"], "HM-1001 was changed");
    // It counts in September from now on, and nothing is deducted there.
    shop.change(DoneWork { quantity: 3, ..two }).await;
    let september = shop.statement(3, "2026-09").await;
    assert_eq!(september["duePaise"], 150_000);
    assert_eq!(september["entries"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn makers_read_their_own_statement_alone() {
    let shop = Shop::open().await;
    shop.rate(BLOUSE, None, 22_000, None).await;
    shop.finish(piece(1, 10, BLOUSE, Some(3))).await;
    let own = "/admin/piecework/statements/3?month=2026-08";
    let (status, seen) = shop.app.get_as(SELVI, own).await;
    assert_eq!((status, &seen["duePaise"]), (200, &json!(22_000)));
    assert_eq!(shop.app.get_as(KALA, own).await.0, 403);
    for file in ["csv", "pdf"] {
        let path = format!("/admin/piecework/statements/3/statement.{file}?month=2026-08");
        assert_eq!(shop.app.get_as(KALA, &path).await.0, 403);
    }
    let bonus = json!({"month": MONTH, "kind": "bonus", "amountPaise": 5_000, "note": "x", "fromDuePaise": 22_000});
    let path = "/admin/piecework/statements/3/entries";
    assert_eq!(shop.app.post_as(SELVI, path, &bonus).await.0, 403);
    let (status, problem) = shop
        .call(Method::GET, "/statements/77?month=2026-08", Value::Null)
        .await;
    assert_eq!(
        (status, &problem["code"]),
        (404, &json!("piecework.maker_not_found"))
    );
}

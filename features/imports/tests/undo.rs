//! Undoing an import as a whole.

use serde_json::{Value, json};

use crate::support::{Shop, book, counts, stored};

const DAY: i64 = 86_400;

async fn run(shop: &Shop, sql: &'static str) {
    let mut tx = shop.app.deps.db.write().await.unwrap();
    sqlx::raw_sql(sql).execute(&mut *tx).await.unwrap();
    tx.commit().await.unwrap();
}

#[tokio::test]
async fn what_was_created_is_removed_and_what_was_changed_is_restored() {
    let shop = Shop::open().await;
    shop.import("Name,Phone\nAsha,9876500001\n").await;
    let before = stored(&shop.app.deps.db).await;
    let file = format!("{}Asha R,9876500001\n", book(0..500));
    let second = shop.import(&file).await;
    assert_eq!(counts(&second), [500, 1, 0, 0]);
    assert_eq!(second["canUndo"], true);
    let undone = shop.undo(2).await;
    assert_eq!(undone["status"], "undone");
    assert_eq!(
        (undone["undone"].as_i64(), undone["notUndone"].as_i64()),
        (Some(501), Some(0))
    );
    assert_eq!(stored(&shop.app.deps.db).await, before);
    let (status, refused) = shop.post("2/undo", Value::Null).await;
    assert_eq!(
        (status, &refused["code"]),
        (409, &json!("imports.not_undoable"))
    );
}

#[tokio::test]
async fn what_was_used_or_changed_since_stays_and_is_listed() {
    let shop = Shop::open().await;
    shop.import("Name,Phone\nAsha,9876500001\nUma,9876500002\nKala,9876500003\n")
        .await;
    run(&shop, "UPDATE contact SET used = 1 WHERE name = 'Asha'; UPDATE contact SET name = 'Uma R' WHERE name = 'Uma'").await;
    let undone = shop.undo(1).await;
    assert_eq!(
        (undone["undone"].as_i64(), undone["notUndone"].as_i64()),
        (Some(1), Some(2))
    );
    let (_, rest) = shop.get("1/not-undone.csv").await;
    assert_eq!(
        rest.as_str().unwrap().trim_start_matches('\u{feff}'),
        "Name,Phone,Row,Reason\r\nAsha,9876500001,2,Has an order.\r\nUma,9876500002,3,Changed since.\r\n"
    );
    assert_eq!(stored(&shop.app.deps.db).await.len(), 2);
}

#[tokio::test]
async fn an_import_can_be_undone_for_thirty_days_and_its_rows_are_then_deleted() {
    let shop = Shop::open().await;
    shop.import("Name,Phone\nAsha,9876500001\n").await;
    shop.app.deps.clock.advance_seconds(29 * DAY);
    shop.work("imports.sweep").await;
    assert_eq!(shop.seen(1).await["canUndo"], true);
    shop.app.deps.clock.advance_seconds(2 * DAY);
    shop.work("imports.sweep").await;
    assert_eq!(shop.seen(1).await["canUndo"], false);
    assert_eq!(shop.post("1/undo", Value::Null).await.0, 409);
    let rows: i64 = sqlx::query_scalar("SELECT count(*) FROM imports_row")
        .fetch_one(shop.app.deps.db.read())
        .await
        .unwrap();
    assert_eq!(rows, 0);
}

#[tokio::test]
async fn a_deleted_customer_leaves_nothing_in_the_rows() {
    let shop = Shop::open().await;
    shop.import("Name,Phone\nAsha,9876500001\n").await;
    let records = shop.app.personal_records("imports", 1).await;
    assert_eq!(records["rows"][0]["cells"], json!(["Asha", "9876500001"]));
    shop.app.erase_person(1).await;
    let left: Vec<String> =
        sqlx::query_scalar("SELECT cells || coalesce(undo, '') FROM imports_row")
            .fetch_all(shop.app.deps.db.read())
            .await
            .unwrap();
    assert_eq!(left, ["[]"]);
    let records = shop.app.personal_records("imports", 1).await;
    assert_eq!(records["rows"], json!([]));
}

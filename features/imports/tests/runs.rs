//! From a file to its rows.

use std::{sync::atomic::Ordering, time::Duration};

use kernel::testing::Caller;
use poem::http::Method;
use serde_json::{Value, json};

use crate::support::{OWNER, Shop, book, counts, stored};

const DAY: i64 = 86_400;

const FILE: &str =
    "Customer,Phone,Shoe size\nAsha,98765 00001,6\n,98765 00002,7\nUma,12,8\nKala,9876500004,5\n";

#[tokio::test]
async fn columns_are_guessed_and_rows_are_tried_before_anything_is_stored() {
    let shop = Shop::open().await;
    let (status, detail) = shop.upload(FILE).await;
    assert_eq!(status, 201);
    assert_eq!(detail["import"]["rowCount"], 4);
    assert_eq!(
        detail["columns"][1],
        json!({"name": "Phone", "samples": ["98765 00001", "98765 00002", "12"], "field": "mobile"})
    );
    assert_eq!(detail["columns"][2]["field"], "");
    let chosen = json!({"fields": ["name", "mobile", ""], "unit": "in"});
    let (status, preview) = shop.post("1/preview", chosen).await;
    assert_eq!(status, 200, "{preview}");
    assert_eq!(
        (preview["tried"].clone(), counts(&preview)),
        (json!(4), [2, 0, 0, 2])
    );
    assert_eq!(
        preview["rows"][1],
        json!({
            "number": 3, "title": "98765 00002 · 7", "outcome": "rejected",
            "problems": [{"field": "Name", "message": "This is missing."}],
        })
    );
    assert_eq!(stored(&shop.app.deps.db).await, []);
}

#[tokio::test]
async fn a_file_is_imported_with_its_rejected_rows_to_be_corrected() {
    let shop = Shop::open().await;
    let import = shop.import(FILE).await;
    assert_eq!(
        (import["status"].as_str(), counts(&import)),
        (Some("done"), [2, 0, 0, 2])
    );
    let names = [("+919876500001", "Asha"), ("+919876500004", "Kala")];
    assert_eq!(
        stored(&shop.app.deps.db).await,
        names.map(|(mobile, name)| (mobile.to_owned(), name.to_owned()))
    );
    let (_, rejected) = shop.get("1/rejected.csv").await;
    assert_eq!(
        rejected.as_str().unwrap().trim_start_matches('\u{feff}'),
        "Customer,Phone,Shoe size,Row,Reason\r\n,98765 00002,7,3,Name: This is missing.\r\n\
         Uma,12,8,4,Mobile: Enter a 10-digit Indian mobile number.\r\n"
    );
    let written: (String, String) = sqlx::query_as("SELECT action, details FROM kernel_audit")
        .fetch_one(shop.app.deps.db.read())
        .await
        .unwrap();
    let details: Value = serde_json::from_str(&written.1).unwrap();
    assert_eq!(written.0, "imports.imported");
    assert_eq!(details["created"], 2);
}

#[tokio::test]
async fn a_second_row_about_one_record_is_rejected() {
    let shop = Shop::open().await;
    let import = shop
        .import("Name,Phone\nAsha,9876500001\nHer mother,+91 98765 00001\n")
        .await;
    assert_eq!(counts(&import), [1, 0, 0, 1]);
    let (_, rejected) = shop.get("1/rejected.csv").await;
    assert!(
        rejected
            .as_str()
            .unwrap()
            .contains("Mobile: Row 2 has the same."),
        "{rejected}"
    );
    assert_eq!(stored(&shop.app.deps.db).await[0].1, "Asha");
}

#[tokio::test]
async fn an_import_that_is_killed_in_the_middle_continues_without_doubles() {
    let shop = Shop::open().await;
    let id = shop.draft(&book(0..1_000)).await;
    shop.post(&format!("{id}/start"), Value::Null).await;
    // The 450th row never ends: the program is killed there, in the fifth batch.
    shop.contacts.hangs_after.store(450, Ordering::Relaxed);
    let killed = tokio::time::timeout(Duration::from_secs(20), async {
        let work = shop.work("imports.run");
        tokio::pin!(work);
        loop {
            tokio::select! {
                () = &mut work => panic!("it was not killed"),
                () = tokio::task::yield_now() => {}
            }
            if shop.contacts.hangs_after.load(Ordering::Relaxed) == 0 {
                break;
            }
        }
    });
    killed.await.unwrap();
    let import = shop.seen(id).await;
    assert_eq!(
        (import["status"].as_str(), counts(&import)),
        (Some("running"), [400, 0, 0, 0])
    );
    assert_eq!(stored(&shop.app.deps.db).await.len(), 400);

    shop.contacts.hangs_after.store(-1, Ordering::Relaxed);
    shop.work("imports.run").await;
    assert_eq!(counts(&shop.seen(id).await), [1_000, 0, 0, 0]);
    assert_eq!(stored(&shop.app.deps.db).await.len(), 1_000);

    let again = shop.import(&book(0..1_000)).await;
    assert_eq!(counts(&again), [0, 0, 1_000, 0]);
    assert_eq!(stored(&shop.app.deps.db).await.len(), 1_000);
}

#[tokio::test]
async fn what_columns_are_is_remembered_for_the_next_file() {
    let shop = Shop::open().await;
    let file = "Lady,WhatsApp\nAsha,9876500001\n";
    let id = shop.draft(file).await;
    let (status, refused) = shop.post(&format!("{id}/start"), Value::Null).await;
    assert_eq!(
        (status, &refused["code"]),
        (422, &json!("imports.column_missing"))
    );
    assert_eq!(refused["message"], "Choose a column for: Name, Mobile.");
    let chosen = json!({"fields": ["name", "mobile"], "unit": "cm"});
    assert_eq!(
        shop.post(&format!("{id}/preview"), chosen.clone()).await.0,
        200
    );
    assert_eq!(shop.post(&format!("{id}/start"), Value::Null).await.0, 200);
    let (_, next) = shop.upload(file).await;
    assert_eq!(next["columns"][0]["field"], "name");
    assert_eq!(next["columns"][1]["field"], "mobile");
    let (status, refused) = shop.post(&format!("{id}/preview"), chosen).await;
    assert_eq!(
        (status, &refused["code"]),
        (409, &json!("imports.already_started"))
    );
    let twice = json!({"fields": ["name", "name"], "unit": "cm"});
    let (status, refused) = shop.post("2/preview", twice).await;
    assert_eq!(
        (status, &refused["fields"][0]["field"]),
        (422, &json!("fields.1"))
    );
}

#[tokio::test]
async fn an_upload_is_deleted_by_hand_or_after_a_day() {
    let shop = Shop::open().await;
    let id = shop.draft(FILE).await;
    let path = format!("/admin/imports/{id}");
    let (status, _) = shop.app.call_as(OWNER, Method::DELETE, &path, None).await;
    assert_eq!(status, 204);
    assert_eq!(shop.get(&id.to_string()).await.0, 404);
    let id = shop.draft(FILE).await;
    shop.work("imports.sweep").await;
    assert_eq!(shop.get(&id.to_string()).await.0, 200);
    shop.app.deps.clock.advance_seconds(2 * DAY);
    shop.work("imports.sweep").await;
    assert_eq!(shop.get(&id.to_string()).await.0, 404);
}

#[tokio::test]
async fn owners_alone_import_and_export() {
    let shop = Shop::open().await;
    let id = shop.draft(FILE).await;
    for caller in [Caller::customer(9), Caller::staff(3)] {
        for (method, path) in [
            (Method::GET, "imports".to_owned()),
            (Method::GET, format!("imports/{id}")),
            (Method::POST, format!("imports/{id}/start")),
            (Method::POST, format!("imports/{id}/undo")),
            (Method::GET, format!("imports/{id}/rejected.csv")),
            (Method::GET, "exports/customers?format=csv".to_owned()),
        ] {
            let (status, _) = shop
                .app
                .call_as(caller, method, &format!("/admin/{path}"), None)
                .await;
            assert_eq!(status, 403, "{path}");
        }
        let path = "/admin/imports/files?kind=customers&name=a.csv";
        assert_eq!(shop.app.upload_as(caller, path, FILE.into()).await.0, 403);
    }
}

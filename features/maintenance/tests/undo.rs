//! Undoing a restore.

use std::{fs, path::Path, sync::Arc};

use kernel::{Db, Timestamp, testing::TEST_TIME};
use maintenance::{BackupFolder, Schema, Source};
use serde_json::json;

use crate::{
    backups::{names, restore, until_reopened},
    support::{OWNER, STAFF, Upkeep, upkeep},
};

async fn undo(shop: &Upkeep, name: &str) -> (u16, serde_json::Value) {
    let input = json!({"shopName": "Hem & Mogra"});
    let path = format!("/admin/backups/replaced/{name}/restore");
    shop.app.post_as(OWNER, &path, &input).await
}

/// A shop that was restored; its previous upload was moved away. Returns its name below `replaced`.
async fn restored() -> (Upkeep, String) {
    let shop = upkeep().await;
    fs::write(shop.data.join("uploads/new.webp"), b"new").unwrap();
    fs::remove_dir_all(shop.data.join("private")).unwrap();
    // The shop stays open here, so its database is not moved with the rest.
    let replaced = shop.data.join("replaced/20260101-000000");
    fs::create_dir_all(&replaced).unwrap();
    let mut copy = shop.db().read().acquire().await.unwrap();
    sqlx::query("VACUUM INTO ?")
        .bind(replaced.join("shop.db").to_string_lossy().into_owned())
        .execute(&mut *copy)
        .await
        .unwrap();
    drop(copy);
    fs::rename(shop.data.join("uploads"), replaced.join("uploads")).unwrap();
    fs::create_dir_all(shop.data.join("uploads")).unwrap();
    fs::create_dir_all(shop.data.join("private")).unwrap();
    fs::write(shop.data.join("private/later.jpg"), b"later").unwrap();
    (shop, "20260101-000000".to_owned())
}

#[tokio::test]
async fn a_restore_can_be_undone_and_so_can_the_undo() {
    let (shop, name) = restored().await;
    let list = shop.list().await;
    assert_eq!(list["replaced"][0]["name"], json!(name));
    assert_eq!(list["replaced"][0]["replacedAt"], "2026-01-01T00:00:00Z");
    assert_eq!(list["replaced"][0]["removedAt"], "2026-01-31T00:00:00Z");
    assert_eq!(undo(&shop, &name).await.0, 202);
    until_reopened(&shop).await;
    assert!(
        !shop.data.join("uploads/new.webp").exists(),
        "nothing has moved yet"
    );
    shop.db().close().await;

    let wanted = maintenance::swap(&shop.data).unwrap().unwrap();
    assert_eq!(
        maintenance::swap(&shop.data).unwrap(),
        Some(wanted.clone()),
        "safe to repeat"
    );
    assert_eq!(names(&shop.data.join("uploads")), ["a.webp", "new.webp"]);
    assert!(names(&shop.data.join("private")).is_empty());
    let aside = shop.data.join(wanted.stored_in());
    assert!(aside.join("shop.db").exists());
    assert_eq!(names(&aside.join("private")), ["later.jpg"]);
    assert!(!shop.data.join("replaced").join(&name).exists());

    let db = Db::open(&shop.data.join("shop.db"), false).await.unwrap();
    maintenance::settle(&shop.data, &db, &[], TEST_TIME)
        .await
        .unwrap();
    db.close().await;
    let shops = maintenance::replaced_shops(&shop.data).unwrap();
    assert_eq!(shops.len(), 1, "and back again");
    maintenance::prepare_undo(
        &shop.data,
        shops[0].clone(),
        &Schema::known(&[]),
        None,
        TEST_TIME,
    )
    .await
    .unwrap();
    maintenance::swap(&shop.data).unwrap().unwrap();
    assert_eq!(names(&shop.data.join("private")), ["later.jpg"]);
}

#[tokio::test]
async fn an_interrupted_undo_continues() {
    let (shop, name) = restored().await;
    undo(&shop, &name).await;
    until_reopened(&shop).await;
    shop.db().close().await;
    // Interrupted after the replaced shop was moved to where a restore prepares its own.
    let wanted: serde_json::Value =
        serde_json::from_slice(&fs::read(shop.data.join("restore.json")).unwrap()).unwrap();
    let prepared = shop
        .data
        .join("restoring")
        .join(wanted["id"].as_str().unwrap());
    fs::create_dir_all(prepared.parent().unwrap()).unwrap();
    fs::rename(shop.data.join("replaced").join(&name), &prepared).unwrap();
    fs::create_dir_all(prepared.join("private")).unwrap();
    maintenance::swap(&shop.data).unwrap().unwrap();
    assert_eq!(names(&shop.data.join("uploads")), ["a.webp", "new.webp"]);
}

#[tokio::test]
async fn a_damaged_or_missing_replaced_shop_changes_nothing() {
    let (shop, name) = restored().await;
    assert_eq!(undo(&shop, "20250101-000000").await.0, 404);
    assert_eq!(undo(&shop, "..").await.0, 404);
    let input = json!({"shopName": "Hem"});
    let path = format!("/admin/backups/replaced/{name}/restore");
    assert_eq!(shop.app.post_as(OWNER, &path, &input).await.0, 422);
    assert_eq!(shop.app.post_as(STAFF, &path, &input).await.0, 403);
    let database = shop.data.join("replaced").join(&name).join("shop.db");
    fs::write(&database, b"no database ".repeat(1000)).unwrap();
    assert_eq!(undo(&shop, &name).await.0, 202);
    let list = shop.rest().await;
    let message = list["failed"]["message"].as_str().unwrap();
    assert!(message.contains("cannot be restored"), "{message}");
    assert!(maintenance::swap(&shop.data).unwrap().is_none());
}

#[tokio::test]
async fn a_real_restore_can_be_undone() {
    let shop = upkeep().await;
    let name = shop.back_up().await;
    fs::write(shop.data.join("uploads/new.webp"), b"new").unwrap();
    restore(&shop, &name).await;
    until_reopened(&shop).await;
    shop.db().close().await;
    maintenance::swap(&shop.data).unwrap().unwrap();
    assert_eq!(names(&shop.data.join("uploads")), ["a.webp"]);
    // Even before the restored shop was opened.
    let shops = maintenance::replaced_shops(&shop.data).unwrap();
    maintenance::prepare_undo(
        &shop.data,
        shops[0].clone(),
        &Schema::known(&[]),
        None,
        TEST_TIME,
    )
    .await
    .unwrap();
    maintenance::swap(&shop.data).unwrap().unwrap();
    assert_eq!(names(&shop.data.join("uploads")), ["a.webp", "new.webp"]);
}

fn later(seconds: i64) -> Timestamp {
    Timestamp(TEST_TIME.0 + seconds)
}

/// Restores a backup as the command does, beside a closed shop.
async fn restore_closed(shop: &Upkeep, name: &str, now: Timestamp) -> maintenance::WantedRestore {
    let folder = BackupFolder::at(&shop.backups);
    let source = Source::at(Path::new(name), &folder, &shop.data.join("unpacked")).unwrap();
    let known = Schema::known(&[]);
    let verified = maintenance::check(source, &known, now, Arc::new(|_| {}));
    let verified = verified.await.unwrap();
    let quietly = Arc::new(|_| {});
    let prepared = maintenance::prepare(&shop.data, verified, None, now, quietly).await;
    maintenance::swap(&shop.data).unwrap().unwrap();
    prepared.unwrap()
}

#[tokio::test]
async fn another_backup_can_be_restored_before_the_shop_was_opened() {
    let shop = upkeep().await;
    let (first, second) = (shop.back_up().await, shop.back_up().await);
    fs::write(shop.data.join("uploads/new.webp"), b"new").unwrap();
    shop.db().close().await;
    for (seconds, name) in [(0, &first), (0, &second), (9, &first)] {
        let wanted = restore_closed(&shop, name, later(seconds)).await;
        assert_eq!(names(&shop.data.join("uploads")), ["a.webp"]);
        // Receipt numbers continue after those of the shop that was open last, and it comes back.
        let replaced = shop.data.join(wanted.stored_in()).join("uploads");
        assert_eq!(names(&replaced), ["a.webp", "new.webp"]);
        let newest = maintenance::replaced_shops(&shop.data).unwrap().remove(0);
        assert_eq!(format!("replaced/{}", newest.name), wanted.stored_in());
    }
    let newest = maintenance::replaced_shops(&shop.data).unwrap().remove(0);
    let known = Schema::known(&[]);
    let undone = maintenance::prepare_undo(&shop.data, newest, &known, None, later(20)).await;
    assert!(undone.unwrap().never_opened);
    maintenance::swap(&shop.data).unwrap().unwrap();
    assert_eq!(names(&shop.data.join("uploads")), ["a.webp", "new.webp"]);
    // Also after that, and it continues as if nothing had happened.
    restore_closed(&shop, &second, later(30)).await;
    let newest = maintenance::replaced_shops(&shop.data).unwrap().remove(0);
    let undone = maintenance::prepare_undo(&shop.data, newest, &known, None, later(40)).await;
    undone.unwrap();
    maintenance::swap(&shop.data).unwrap().unwrap();
    let db = Db::open(&shop.data.join("shop.db"), false).await.unwrap();
    let settled = maintenance::settle(&shop.data, &db, &[], TEST_TIME).await;
    assert_eq!(settled.unwrap(), None);
    assert!(!shop.data.join("restore.json").exists());
    db.close().await;
}

#[tokio::test]
async fn without_a_shop_before_it_a_restore_is_replaced_by_the_next() {
    let shop = upkeep().await;
    let name = shop.back_up().await;
    shop.db().close().await;
    fs::remove_file(shop.data.join("shop.db")).unwrap();
    restore_closed(&shop, &name, TEST_TIME).await;
    fs::write(shop.data.join("uploads/first.webp"), b"of the first").unwrap();
    restore_closed(&shop, &name, later(1)).await;
    assert_eq!(names(&shop.data.join("uploads")), ["a.webp"]);
}

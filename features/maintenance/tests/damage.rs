//! Damaged files: in the shop, in the backups, and in both.

use std::{
    fs,
    path::{Path, PathBuf},
};

use kernel::testing::TEST_TIME;
use maintenance::BackupFolder;
use serde_json::{Value, json};

use crate::{
    backups::{names, quietly, restore, until_reopened},
    support::{OWNER, Upkeep, upkeep},
};

/// Path of the stored file with this content.
fn stored(shop: &Upkeep, content: &[u8]) -> PathBuf {
    let media = shop.backups.join("media");
    let files = names(&media).into_iter().flat_map(|folder| {
        let folder = media.join(folder);
        names(&folder)
            .into_iter()
            .map(move |name| folder.join(name))
    });
    files
        .into_iter()
        .find(|file| fs::read(file).unwrap() == content)
        .unwrap()
}

/// Replaces a hard link by a copy, as on another disk.
fn apart(file: &Path) {
    let bytes = fs::read(file).unwrap();
    fs::remove_file(file).unwrap();
    fs::write(file, bytes).unwrap();
}

fn newest(list: &Value) -> &Value {
    &list["items"][0]
}

#[tokio::test]
async fn a_checked_backup_is_reported_as_verified() {
    let shop = upkeep().await;
    let name = shop.back_up().await;
    let list = shop.list().await;
    assert_eq!(newest(&list)["verified"], true);
    assert_eq!(newest(&list)["damagedCount"], 0);
    // Like a backup of an earlier version, which was not checked.
    fs::remove_file(shop.backups.join(&name).join("checked.json")).unwrap();
    let list = shop.list().await;
    assert_eq!(newest(&list)["verified"], false);
    assert!(newest(&list).get("verifiedAt").is_none());
}

#[tokio::test]
async fn a_damaged_upload_is_reported_and_does_not_prevent_a_restore() {
    let shop = upkeep().await;
    let before = shop.back_up().await;
    // Upload and copy are hard links to one file: the disk damages both.
    fs::write(shop.data.join("uploads/a.webp"), b"a pictXre").unwrap();
    for round in 0..2 {
        let after = shop.back_up().await;
        let list = shop.list().await;
        let of = |name: &str| {
            let items = list["items"].as_array().unwrap();
            items
                .iter()
                .find(|item| item["name"] == *name)
                .unwrap()
                .clone()
        };
        for name in [&before, &after] {
            assert_eq!(of(name)["verified"], false, "round {round}");
            assert_eq!(
                of(name)["damaged"],
                json!(["uploads/a.webp"]),
                "round {round}"
            );
        }
        assert_eq!(
            shop.health().await["backups"]["damagedFiles"],
            1,
            "round {round}"
        );
    }
    assert_eq!(restore(&shop, &before).await.0, 202);
    until_reopened(&shop).await;
    shop.db().close().await;
    let wanted = maintenance::swap(&shop.data).unwrap().unwrap();
    assert_eq!(wanted.left_out, ["uploads/a.webp"]);
    assert!(!shop.data.join("uploads/a.webp").exists());
    assert_eq!(
        fs::read(shop.data.join("private/videos/b.mp4")).unwrap(),
        b"a video"
    );
}

#[tokio::test]
async fn a_damaged_copy_is_replaced_by_the_intact_upload() {
    let shop = upkeep().await;
    shop.back_up().await;
    let copy = stored(&shop, b"an image");
    apart(&copy);
    fs::write(&copy, b"a pictXre").unwrap();
    shop.back_up().await;
    assert_eq!(fs::read(&copy).unwrap(), b"an image");
    let list = shop.list().await;
    let items = list["items"].as_array().unwrap();
    assert!(items.iter().all(|item| item["verified"] == true), "{list}");
}

#[tokio::test]
async fn a_damaged_upload_is_replaced_by_the_intact_copy() {
    let shop = upkeep().await;
    shop.back_up().await;
    let upload = shop.data.join("uploads/a.webp");
    apart(&upload);
    fs::write(&upload, b"a pictXre").unwrap();
    shop.back_up().await;
    assert_eq!(fs::read(&upload).unwrap(), b"an image");
    assert_eq!(newest(&shop.list().await)["verified"], true);
}

#[tokio::test]
async fn a_missing_copy_is_taken_from_the_shop_or_left_out() {
    let shop = upkeep().await;
    let name = shop.back_up().await;
    fs::remove_file(stored(&shop, b"an image")).unwrap();
    fs::remove_file(stored(&shop, b"a video")).unwrap();
    fs::remove_file(shop.data.join("private/videos/b.mp4")).unwrap();
    assert_eq!(restore(&shop, &name).await.0, 202);
    until_reopened(&shop).await;
    shop.db().close().await;
    let wanted = maintenance::swap(&shop.data).unwrap().unwrap();
    assert_eq!(wanted.left_out, ["private/videos/b.mp4"]);
    assert_eq!(
        fs::read(shop.data.join("uploads/a.webp")).unwrap(),
        b"an image"
    );
    let db = kernel::Db::open(&shop.data.join("shop.db"), false)
        .await
        .unwrap();
    maintenance::settle(&shop.data, &db, &[], TEST_TIME)
        .await
        .unwrap();
    let logged: String = sqlx::query_scalar(
        "SELECT details FROM kernel_audit WHERE action = 'maintenance.restored'",
    )
    .fetch_one(db.read())
    .await
    .unwrap();
    db.close().await;
    let logged: Value = serde_json::from_str(&logged).unwrap();
    assert_eq!(logged["leftOut"], json!(["private/videos/b.mp4"]));
    assert_eq!(logged["leftOutCount"], 1);
}

#[tokio::test]
async fn a_backup_with_a_missing_copy_can_be_downloaded() {
    let shop = upkeep().await;
    let name = shop.back_up().await;
    fs::remove_file(stored(&shop, b"an image")).unwrap();
    let path = format!("/admin/backups/{name}/archive");
    let (length, bytes) = shop.app.download("__Host-session=owner-1", &path).await;
    assert_eq!(length, bytes.len().to_string());
    assert!(bytes.windows(7).any(|part| part == b"a video"));
}

#[tokio::test]
async fn an_examination_reads_everything_and_changes_nothing() {
    let shop = upkeep().await;
    let name = shop.back_up().await;
    apart(&shop.data.join("uploads/a.webp"));
    fs::write(shop.data.join("uploads/a.webp"), b"a pictXre").unwrap();
    fs::remove_file(stored(&shop, b"a video")).unwrap();
    let report = shop.backups.join(&name).join("checked.json");
    let before = fs::read(&report).unwrap();
    let folder = BackupFolder::at(&shop.backups);
    let found = maintenance::examine(folder, &shop.data, TEST_TIME, quietly())
        .await
        .unwrap();
    assert_eq!(found.damaged_uploads, ["uploads/a.webp"]);
    assert_eq!(found.backups[0].1.missing, ["private/videos/b.mp4"]);
    assert!(found.backups[0].1.damaged.is_empty());
    assert_eq!(fs::read(&report).unwrap(), before);
    let (_, one) = shop
        .app
        .get_as(OWNER, &format!("/admin/backups/{name}"))
        .await;
    assert_eq!(
        one["backup"]["verified"], true,
        "as it was when it was made"
    );
}

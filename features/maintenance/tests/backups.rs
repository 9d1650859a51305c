//! Backups and restores.

use std::{fs, path::Path, sync::Arc};

use crate::support::{OWNER, Upkeep, upkeep};
use async_trait::async_trait;
use kernel::{
    AfterRestore, Db, Failure, Feature, Features, Gives, Restored, StoreKind, Tx, audit,
    testing::TEST_TIME,
};
use maintenance::{BackupFolder, Progress, Schema, Source};
use poem::http::Method;
use serde_json::json;

pub fn quietly() -> Progress {
    Arc::new(|_| {})
}

/// Names of the entries of a folder, without hidden ones.
pub fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

pub async fn restore(shop: &Upkeep, name: &str) -> (u16, serde_json::Value) {
    let input = json!({"shopName": "hem & mogra "});
    let path = format!("/admin/backups/{name}/restore");
    shop.app.post_as(OWNER, &path, &input).await
}

pub async fn until_reopened(shop: &Upkeep) {
    let limit = std::time::Duration::from_secs(20);
    tokio::time::timeout(limit, shop.reopen.called())
        .await
        .unwrap();
}

#[tokio::test]
async fn a_backup_contains_database_images_and_videos_but_no_emails() {
    let shop = upkeep().await;
    shop.mail(
        "test.link",
        "asha@example.com",
        "waiting",
        Some("very-secret"),
    )
    .await;
    let name = shop.back_up().await;
    let folder = shop.backups.join(&name);
    assert_eq!(
        names(&folder),
        ["backup.json", "checked.json", "media.list", "shop.db"]
    );
    let list = fs::read_to_string(folder.join("media.list")).unwrap();
    assert!(list.contains(" 8 uploads/a.webp\n") && list.contains(" 7 private/videos/b.mp4\n"));
    assert!(!list.contains("c.eml"));
    let copy = fs::read(folder.join("shop.db")).unwrap();
    let found = copy.windows(11).any(|bytes| bytes == b"very-secret");
    assert!(!found, "a working link is in the backup");
    let listed = shop.list().await;
    assert_eq!(listed["items"][0]["kind"], "by_hand");
    assert_eq!(listed["items"][0]["files"], 2);
    assert!(
        audit::last(shop.db(), "maintenance.backup_made")
            .await
            .unwrap()
            .is_some()
    );
}

#[tokio::test]
async fn images_are_stored_once_and_deleted_with_the_last_backup_that_lists_them() {
    let shop = upkeep().await;
    let first = shop.back_up().await;
    fs::remove_file(shop.data.join("uploads/a.webp")).unwrap();
    fs::write(shop.data.join("uploads/d.webp"), b"another").unwrap();
    let second = shop.back_up().await;
    assert_ne!(first, second);
    let stored = || -> usize {
        names(&shop.backups.join("media"))
            .iter()
            .map(|folder| names(&shop.backups.join("media").join(folder)).len())
            .sum()
    };
    assert_eq!(stored(), 3, "two images and one video");
    let path = format!("/admin/backups/{first}");
    assert_eq!(
        shop.app.call_as(OWNER, Method::DELETE, &path, None).await.0,
        204
    );
    assert_eq!(stored(), 2);
    assert_eq!(
        shop.app.call_as(OWNER, Method::DELETE, &path, None).await.0,
        404
    );
    let path = format!("/admin/backups/{second}");
    let (status, refused) = shop.app.call_as(OWNER, Method::DELETE, &path, None).await;
    assert_eq!(
        (status, &refused["code"]),
        (409, &json!("maintenance.last_backup"))
    );
}

#[tokio::test]
async fn an_interrupted_backup_is_removed() {
    let shop = upkeep().await;
    let half = shop.backups.join(".unfinished-20260101-000000");
    fs::create_dir_all(&half).unwrap();
    fs::write(half.join("shop.db"), b"half a database").unwrap();
    let nameless = shop.backups.join("20260101-000001");
    fs::create_dir_all(&nameless).unwrap();
    fs::write(nameless.join("shop.db"), b"no summary").unwrap();
    assert_eq!(shop.list().await["items"], json!([]));
    shop.back_up().await;
    assert!(!half.exists());
    assert_eq!(shop.list().await["items"].as_array().unwrap().len(), 1);
}

/// Puts what waits on hold after a restore.
struct Hold;

#[async_trait]
impl AfterRestore for Hold {
    async fn after_restore(&self, tx: &mut Tx, restored: Restored<'_>) -> Result<(), Failure> {
        sqlx::query("UPDATE kernel_outbox SET held_at = ? WHERE state = 'waiting'")
            .bind(restored.now.0)
            .execute(&mut **tx)
            .await?;
        Ok(())
    }
}

fn hook() -> Gives {
    let feature = Feature::new("hold", ()).after_restore(Arc::new(Hold));
    let (_, mut gives) = Features::none().and(feature).unwrap().into_parts();
    gives.remove(0)
}

#[tokio::test]
async fn a_restore_replaces_the_shop_and_stores_the_previous_one() {
    let shop = upkeep().await;
    let waiting = shop
        .mail("test.plain", "asha@example.com", "waiting", None)
        .await;
    let name = shop.back_up().await;
    fs::remove_file(shop.data.join("uploads/a.webp")).unwrap();
    fs::write(shop.data.join("uploads/new.webp"), b"new").unwrap();
    let mut tx = shop.db().write().await.unwrap();
    sqlx::query("DELETE FROM kernel_outbox")
        .execute(&mut *tx)
        .await
        .unwrap();
    tx.commit().await.unwrap();

    let (_, detail) = shop
        .app
        .get_as(OWNER, &format!("/admin/backups/{name}"))
        .await;
    assert_eq!(
        (&detail["shopName"], &detail["since"]),
        (&json!("Hem & Mogra"), &json!([]))
    );
    let wrong = json!({"shopName": "Hem"});
    let path = format!("/admin/backups/{name}/restore");
    assert_eq!(shop.app.post_as(OWNER, &path, &wrong).await.0, 422);
    assert_eq!(restore(&shop, &name).await.0, 202);
    until_reopened(&shop).await;
    assert!(
        shop.data.join("uploads/new.webp").exists(),
        "nothing has moved yet"
    );
    shop.db().close().await;

    let wanted = maintenance::swap(&shop.data).unwrap().unwrap();
    assert_eq!(
        maintenance::swap(&shop.data).unwrap(),
        Some(wanted.clone()),
        "safe to repeat"
    );
    assert_eq!(names(&shop.data.join("uploads")), ["a.webp"]);
    let old = shop.data.join(wanted.stored_in());
    assert_eq!(names(&old.join("uploads")), ["new.webp"]);
    assert!(old.join("shop.db").exists());

    let db = Db::open(&shop.data.join("shop.db"), false).await.unwrap();
    let gives = [hook()];
    for _ in 0..2 {
        maintenance::settle(&shop.data, &db, &gives, TEST_TIME)
            .await
            .unwrap();
    }
    let (state, held): (String, bool) =
        sqlx::query_as("SELECT state, held_at IS NOT NULL FROM kernel_outbox WHERE id = ?")
            .bind(waiting)
            .fetch_one(db.read())
            .await
            .unwrap();
    assert_eq!((state.as_str(), held), ("waiting", true));
    let noted: i64 = sqlx::query_scalar(
        "SELECT count(*) FROM kernel_audit WHERE action = 'maintenance.restored'",
    )
    .fetch_one(db.read())
    .await
    .unwrap();
    assert_eq!(noted, 1);
    assert!(
        maintenance::swap(&shop.data).unwrap().is_none(),
        "it is finished"
    );
    assert!(!shop.data.join("restoring").exists());
    db.close().await;
}

#[tokio::test]
async fn an_interrupted_swap_continues() {
    let shop = upkeep().await;
    let name = shop.back_up().await;
    restore(&shop, &name).await;
    until_reopened(&shop).await;
    shop.db().close().await;
    // Interrupted after the first rename: the database was moved away, and nothing is in its place.
    let id = names(&shop.data.join("restoring"))[0].clone();
    let old = shop.data.join("replaced").join(&id);
    fs::create_dir_all(&old).unwrap();
    fs::rename(shop.data.join("shop.db"), old.join("shop.db")).unwrap();
    maintenance::swap(&shop.data).unwrap().unwrap();
    assert!(shop.data.join("shop.db").exists() && old.join("shop.db").exists());
    assert_eq!(names(&shop.data.join("uploads")), ["a.webp"]);
}

#[tokio::test]
async fn a_backup_with_a_damaged_database_changes_nothing() {
    for what in ["shop.db", "media.list"] {
        let shop = upkeep().await;
        let name = shop.back_up().await;
        let file = shop.backups.join(&name).join(what);
        let mut bytes = fs::read(&file).unwrap();
        let middle = bytes.len() / 2;
        bytes[middle] ^= 1;
        fs::write(&file, bytes).unwrap();
        assert_eq!(restore(&shop, &name).await.0, 202, "{what}");
        let failed = shop.rest().await["failed"].clone();
        let sentence = failed["message"].as_str().unwrap();
        assert!(sentence.contains("damaged"), "{what}: {sentence}");
        assert!(maintenance::swap(&shop.data).unwrap().is_none(), "{what}");
    }
}

/// Marks the shop as a demo or a real one.
async fn mark(shop: &Upkeep, kind: StoreKind) {
    let mut tx = shop.db().write().await.unwrap();
    kind.write(&mut *tx).await.unwrap();
    tx.commit().await.unwrap();
}

#[tokio::test]
async fn a_demo_and_a_real_shop_refuse_each_others_backups() {
    use StoreKind::{Demo, Shop};
    for (of, into, refused) in [
        (Demo, Shop, Some("made by `boutique demo`")),
        (Shop, Demo, Some("is of a real shop")),
        (Shop, Shop, None),
        (Demo, Demo, None),
    ] {
        let shop = upkeep().await;
        mark(&shop, of).await;
        let name = shop.back_up().await;
        mark(&shop, into).await;
        let backups = BackupFolder::at(&shop.backups);
        let source = Source::named(&backups, &name).unwrap().unwrap();
        let known = Schema::of(&mut shop.db().read().acquire().await.unwrap()).await;
        let verified = maintenance::check(source, &known.unwrap(), TEST_TIME, quietly()).await;
        let prepared =
            maintenance::prepare(&shop.data, verified.unwrap(), None, TEST_TIME, quietly()).await;
        match refused {
            Some(wording) => {
                assert!(prepared.unwrap_err().contains(wording), "{of:?} {into:?}");
                assert!(maintenance::swap(&shop.data).unwrap().is_none());
            }
            None => assert!(prepared.is_ok(), "{of:?} {into:?}"),
        }
    }
}

#[tokio::test]
async fn a_backup_of_a_newer_program_is_refused() {
    let shop = upkeep().await;
    let name = shop.back_up().await;
    let backups = BackupFolder::at(&shop.backups);
    let source = Source::named(&backups, &name).unwrap().unwrap();
    let refused = maintenance::check(source, &Schema::default(), TEST_TIME, quietly()).await;
    assert!(refused.unwrap_err().contains("newer program"));
}

#[tokio::test]
async fn a_downloaded_backup_can_be_restored() {
    let shop = upkeep().await;
    let name = shop.back_up().await;
    let cookie = "__Host-session=owner-1";
    let path = format!("/admin/backups/{name}/archive");
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("backup.tar");
    let (length, bytes) = shop.app.download(cookie, &path).await;
    assert_eq!(length, bytes.len().to_string());
    fs::write(&file, &bytes).unwrap();

    let elsewhere = tempfile::tempdir().unwrap();
    let none = BackupFolder::at(&elsewhere.path().join("none"));
    let source = Source::at(&file, &none, &folder.path().join("unpacked")).unwrap();
    let verified = maintenance::check(source, &Schema::known(&[]), TEST_TIME, quietly())
        .await
        .unwrap();
    let data = elsewhere.path().join("data");
    let progress = quietly();
    maintenance::prepare(&data, verified, None, TEST_TIME, progress)
        .await
        .unwrap();
    maintenance::swap(&data).unwrap().unwrap();
    assert_eq!(fs::read(data.join("uploads/a.webp")).unwrap(), b"an image");
    assert_eq!(
        fs::read(data.join("private/videos/b.mp4")).unwrap(),
        b"a video"
    );
    assert!(data.join("shop.db").exists());
}

#[tokio::test]
async fn sensitive_operations_require_a_recent_password_confirmation() {
    let shop = upkeep().await;
    let name = shop.back_up().await;
    shop.app.deps.clock.advance_seconds(601);
    let path = format!("/admin/backups/{name}/archive");
    let (status, refused) = shop.app.get_as(OWNER, &path).await;
    assert_eq!(
        (status, &refused["code"]),
        (403, &json!("auth.confirmation_needed"))
    );
    assert_eq!(restore(&shop, &name).await.0, 403);
}

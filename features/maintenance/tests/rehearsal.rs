//! Rehearsals of a restore.

use std::{fs, sync::atomic::Ordering};

use kernel::{Timestamp, incident::IncidentKind, metrics::SampleValue};
use serde_json::{Value, json};

use crate::{
    backups::names,
    support::{Upkeep, upkeep},
};

const REHEARSAL: &str = "maintenance.rehearsal";

/// A shop with one backup, at three in the morning.
async fn at_night() -> (Upkeep, String) {
    let shop = upkeep().await;
    let clock = &shop.app.deps.clock;
    let three = clock.now().day().start().plus_days(1).plus_seconds(10_800);
    clock.advance_seconds(three.0 - clock.now().0);
    let name = shop.back_up().await;
    (shop, name)
}

async fn rehearsed(shop: &Upkeep) -> Value {
    shop.run(REHEARSAL).await;
    shop.health().await["backups"]["rehearsal"].clone()
}

async fn mails(shop: &Upkeep) -> Vec<(String, String)> {
    sqlx::query_as(
        "SELECT json_extract(data, '$.problem'), json_extract(data, '$.why') FROM kernel_outbox ORDER BY id",
    )
    .fetch_all(shop.db().read())
    .await
    .unwrap()
}

#[tokio::test]
async fn a_backup_is_restored_once_a_week_and_leaves_nothing_behind() {
    let (shop, name) = at_night().await;
    let before = fs::read(shop.backups.join(&name).join("shop.db")).unwrap();
    let now = shop.app.deps.clock.now();
    let passed = json!({"passedAt": now.to_rfc3339(), "late": false});
    assert_eq!(rehearsed(&shop).await, passed);
    assert_eq!(
        names(&shop.backups),
        [&name, "lock", "media", "rehearsal.json"]
    );
    let after = fs::read(shop.backups.join(&name).join("shop.db")).unwrap();
    assert!(before == after, "the backup itself was opened");

    shop.app.deps.clock.advance_seconds(6 * 86_400);
    assert_eq!(rehearsed(&shop).await, passed, "not due");
    shop.app.deps.clock.advance_seconds(86_400);
    let again = shop.app.deps.clock.now().to_rfc3339();
    assert_eq!(rehearsed(&shop).await["passedAt"], json!(again));
    shop.app.deps.clock.advance_seconds(15 * 86_400);
    assert_eq!(shop.health().await["backups"]["rehearsal"]["late"], true);
    let age = shop.metric("boutique_restore_rehearsal_age_seconds").await;
    assert_eq!(age, SampleValue::Number(15.0 * 86_400.0));
}

#[tokio::test]
async fn a_backup_that_cannot_be_restored_is_shown_and_emailed() {
    let (mut shop, name) = at_night().await;
    fs::write(shop.backups.join(&name).join("shop.db"), b"damaged").unwrap();
    let summary = shop.backups.join(&name).join("backup.json");
    let listed = fs::read_to_string(&summary).unwrap();
    let bytes: Value = serde_json::from_str(&listed).unwrap();
    let size = bytes["database_bytes"].to_string();
    fs::write(&summary, listed.replace(&size, "7")).unwrap();

    let failed = rehearsed(&shop).await;
    let why = failed["failure"].as_str().unwrap().to_owned();
    assert_eq!(why, "This backup is damaged: its database is damaged.");
    assert!(failed.get("passedAt").is_none(), "{failed}");
    assert_eq!(mails(&shop).await, [("rehearsal".to_owned(), why.clone())]);
    let reported = shop.reported.try_recv().unwrap();
    assert_eq!(reported.kind, IncidentKind::BackupFailed);
    assert_eq!(
        shop.metric("boutique_restore_rehearsal_failed").await,
        SampleValue::Number(1.0)
    );

    shop.app.deps.clock.advance_seconds(86_400);
    shop.back_up().await;
    let passed = rehearsed(&shop).await;
    assert!(passed.get("failure").is_none(), "{passed}");
    assert_eq!(mails(&shop).await.len(), 1);
}

#[tokio::test]
async fn missing_records_and_files_are_noticed() {
    let (shop, name) = at_night().await;
    let summary = shop.backups.join(&name).join("backup.json");
    let listed = fs::read_to_string(&summary).unwrap();
    assert!(listed.contains("\"mails\": 0"), "{listed}");
    fs::write(&summary, listed.replace("\"mails\": 0", "\"mails\": 3")).unwrap();
    let failed = rehearsed(&shop).await;
    assert_eq!(
        failed["failure"],
        "The backup was made with 3 mails, and 0 came back."
    );

    fs::write(&summary, listed).unwrap();
    fs::remove_dir_all(shop.backups.join("media")).unwrap();
    shop.app.deps.clock.advance_seconds(86_400);
    let failed = rehearsed(&shop).await;
    assert_eq!(
        failed["failure"], "2 images and videos of the backup are missing or damaged.",
        "the shop still has them, but a new machine would not"
    );
}

#[tokio::test]
async fn without_room_it_is_skipped_and_says_so() {
    let (shop, name) = at_night().await;
    shop.free.store(1_000_000, Ordering::SeqCst);
    let skipped = rehearsed(&shop).await;
    let why = skipped["skipped"].as_str().unwrap();
    assert!(why.contains("and 1 MB are free"), "{why}");
    assert!(skipped.get("failure").is_none(), "{skipped}");
    assert!(mails(&shop).await.is_empty());
    assert_eq!(
        names(&shop.backups),
        [&name, "lock", "media", "rehearsal.json"]
    );

    shop.free.store(u64::MAX, Ordering::SeqCst);
    shop.app.deps.clock.advance_seconds(86_400);
    let passed = rehearsed(&shop).await;
    assert!(passed["passedAt"].is_string(), "{passed}");
    assert!(passed.get("skipped").is_none(), "{passed}");
}

#[tokio::test]
async fn what_a_killed_rehearsal_left_is_removed_at_the_next_start() {
    let (shop, _) = at_night().await;
    shop.run(REHEARSAL).await;
    let half = shop.backups.join(".unfinished-rehearsal/uploads");
    fs::create_dir_all(&half).unwrap();
    fs::write(half.join("a.webp"), b"half").unwrap();
    let at: Timestamp = shop.app.deps.clock.now();
    let health = rehearsed(&shop).await;
    assert!(!half.exists());
    assert_eq!(
        health["passedAt"],
        json!(at.to_rfc3339()),
        "it was not due again"
    );
}

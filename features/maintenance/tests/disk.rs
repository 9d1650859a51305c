//! A disk that fills, and the metrics of disk and backups.

use std::sync::atomic::Ordering;

use kernel::{incident::IncidentKind, metrics::SampleValue};

use crate::support::{Upkeep, upkeep};

const LOW_DISK: &str = "maintenance.low_disk";

async fn notified(shop: &Upkeep) -> Vec<(String, Option<i64>)> {
    sqlx::query_as(
        "SELECT event, json_extract(data, '$.freeMegabytes') FROM kernel_notification ORDER BY id",
    )
    .fetch_all(shop.db().read())
    .await
    .unwrap()
}

#[tokio::test]
async fn a_disk_that_is_nearly_full_is_reported_once_a_day() {
    let shop = upkeep().await;
    for enough in [u64::MAX, 1_000_000_000] {
        shop.free.store(enough, Ordering::SeqCst);
        shop.run(LOW_DISK).await;
    }
    assert!(notified(&shop).await.is_empty());
    assert_eq!(shop.health().await["space"]["low"], true);

    shop.free.store(999_999_999, Ordering::SeqCst);
    for _ in 0..3 {
        shop.run(LOW_DISK).await;
        shop.app.deps.clock.advance_seconds(600);
    }
    let first = notified(&shop).await;
    let low_disk = ("low_disk".to_owned(), Some(999));
    assert_eq!(first, std::slice::from_ref(&low_disk));
    shop.app.deps.clock.advance_seconds(86_400);
    shop.run(LOW_DISK).await;
    assert_eq!(notified(&shop).await, [low_disk.clone(), low_disk]);
}

#[tokio::test]
async fn metrics_follow_the_disk_and_the_backups() {
    let mut shop = upkeep().await;
    shop.free.store(5, Ordering::SeqCst);
    assert_eq!(
        shop.metric("boutique_disk_free_bytes").await,
        SampleValue::Number(5.0)
    );
    assert_eq!(
        shop.metric("boutique_backups").await,
        SampleValue::Number(0.0)
    );
    shop.app.deps.clock.advance_seconds(60);
    let age = async |shop: &Upkeep| shop.metric("boutique_backup_age_seconds").await;
    assert_eq!(
        age(&shop).await,
        SampleValue::Number(60.0),
        "since the shop was opened"
    );

    shop.back_up().await;
    assert_eq!(age(&shop).await, SampleValue::Number(0.0));
    assert_eq!(
        shop.metric("boutique_backups").await,
        SampleValue::Number(1.0)
    );
    assert_eq!(
        shop.metric("boutique_backup_verified").await,
        SampleValue::Number(1.0)
    );
    shop.app.deps.clock.advance_seconds(300);
    assert_eq!(age(&shop).await, SampleValue::Number(300.0));

    // A file blocks the path of the folder.
    std::fs::remove_dir_all(&shop.backups).unwrap();
    std::fs::write(&shop.backups, "").unwrap();
    shop.app.deps.clock.advance_seconds(86_400);
    shop.run("maintenance.daily").await;
    let reported = shop.reported.try_recv().unwrap();
    assert_eq!(reported.kind, IncidentKind::BackupFailed);
    assert!(reported.message.contains("backups"), "{}", reported.message);
}

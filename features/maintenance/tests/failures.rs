//! Backups that fail, and how the owner is notified.

use std::fs;

use kernel::metrics::SampleValue;
use serde_json::json;

use crate::support::{OWNER, Upkeep, upkeep};

const NIGHTLY: &str = "maintenance.daily";

async fn mails(shop: &Upkeep) -> Vec<(String, String)> {
    sqlx::query_as("SELECT recipient, json_extract(data, '$.why') FROM kernel_outbox ORDER BY id")
        .fetch_all(shop.db().read())
        .await
        .unwrap()
}

#[tokio::test]
async fn a_failing_backup_is_shown_and_emailed_once_a_day() {
    let shop = upkeep().await;
    // A file blocks the path of the folder.
    fs::write(&shop.backups, "").unwrap();
    shop.app.deps.clock.advance_seconds(700);
    for _ in 0..3 {
        shop.run(NIGHTLY).await;
        shop.app.deps.clock.advance_seconds(300);
    }
    let health = shop.health().await;
    let why = health["backups"]["failure"].as_str().unwrap().to_owned();
    assert!(why.contains("backups cannot be"), "{why}");
    let list = shop.list().await;
    assert_eq!(list["failed"]["message"], json!(why));
    let sent = mails(&shop).await;
    assert_eq!(sent.len(), 1, "{sent:?}");
    assert_eq!(sent[0].0, "asha@example.com", "only the owner");
    assert_eq!(sent[0].1, why);
    shop.app.deps.clock.advance_seconds(86_400);
    shop.run(NIGHTLY).await;
    assert_eq!(mails(&shop).await.len(), 2);

    fs::remove_file(&shop.backups).unwrap();
    shop.run(NIGHTLY).await;
    let health = shop.health().await;
    assert!(health["backups"].get("failure").is_none(), "{health}");
    assert_eq!(mails(&shop).await.len(), 2);
}

#[tokio::test]
async fn an_unreadable_backup_hides_no_other_and_its_media_are_retained() {
    let shop = upkeep().await;
    let first = shop.back_up().await;
    fs::remove_file(shop.data.join("uploads/a.webp")).unwrap();
    shop.app.deps.clock.advance_seconds(60);
    let second = shop.back_up().await;
    // Its summary is unreadable: a folder is in its place.
    let summary = shop.backups.join(&first).join("backup.json");
    let bytes = fs::read(&summary).unwrap();
    fs::remove_file(&summary).unwrap();
    fs::create_dir(&summary).unwrap();
    let list = shop.list().await;
    assert_eq!(list["items"].as_array().unwrap().len(), 1);
    shop.app.deps.clock.advance_seconds(86_400);
    shop.run(NIGHTLY).await;
    let list = shop.list().await;
    assert_eq!(list["items"].as_array().unwrap().len(), 2);
    let message = list["failed"]["message"].as_str().unwrap();
    assert!(message.contains(&first), "{message}");
    let path = format!("/admin/backups/{second}");
    shop.app
        .call_as(OWNER, poem::http::Method::DELETE, &path, None)
        .await;
    fs::remove_dir(&summary).unwrap();
    fs::write(&summary, bytes).unwrap();
    shop.app.deps.clock.advance_seconds(86_400);
    shop.run(NIGHTLY).await;
    let list = shop.list().await;
    let items = list["items"].as_array().unwrap();
    let first = items.iter().find(|item| item["name"] == first).unwrap();
    assert_eq!(first["damagedCount"], 0, "nothing of it was removed");
}

#[tokio::test]
async fn a_backup_with_a_future_date_blocks_no_other_and_is_not_the_last_good_one() {
    let shop = upkeep().await;
    shop.app.deps.clock.advance_seconds(400 * 86_400);
    let ahead = shop.back_up().await;
    shop.app.deps.clock.advance_seconds(-398 * 86_400);
    let health = shop.health().await;
    assert!(health["backups"].get("lastAt").is_none(), "{health}");
    assert_eq!(health["backups"]["late"], true);
    shop.run(NIGHTLY).await;
    let list = shop.list().await;
    let items = list["items"].as_array().unwrap();
    assert_eq!(items.len(), 2, "{list}");
    let of = |name: &str| items.iter().find(|item| item["name"] == *name).unwrap();
    assert_eq!(of(&ahead)["datedAhead"], true);
    let health = shop.health().await;
    assert_eq!(health["backups"]["late"], false);
    assert!(health["backups"]["lastAt"].is_string());
    let path = format!("/admin/backups/{ahead}");
    let deleted = shop
        .app
        .call_as(OWNER, poem::http::Method::DELETE, &path, None)
        .await;
    assert_eq!(deleted.0, 204, "it does not count as a good backup");
}

#[tokio::test]
async fn a_certificate_that_cannot_be_renewed_is_shown_until_it_is() {
    let shop = upkeep().await;
    let now = shop.app.deps.clock.now();
    let shown = || async { shop.health().await["certificate"].clone() };
    assert_eq!(shown().await, json!({"expired": false}));
    shop.certificate.update(|status| {
        status.not_after = Some(now.plus_days(1));
        status.last_error = Some("refused".to_owned());
    });
    let health = shown().await;
    assert_eq!(health["failure"], "refused");
    assert_eq!(health["expiresAt"], now.plus_days(1).to_rfc3339());
    assert_eq!(health["expired"], false);
    let left = async || shop.metric("boutique_certificate_expiry_seconds").await;
    assert_eq!(left().await, SampleValue::Number(86_400.0));
    shop.app.deps.clock.advance_seconds(86_400);
    assert_eq!(shown().await["expired"], true);
    assert_eq!(left().await, SampleValue::Number(0.0));
    shop.certificate.update(|status| {
        status.not_after = Some(now.plus_days(90));
        status.last_error = None;
    });
    let health = shown().await;
    assert!(health.get("failure").is_none(), "{health}");
    assert_eq!(health["expired"], false);
}

//! The audit log and health.

use crate::support::{OWNER, Upkeep, upkeep};
use kernel::{
    audit::{Entry, record},
    security_log::SecurityEvent,
    testing::TEST_TIME,
};
use serde_json::json;

async fn write(shop: &Upkeep, actor: Option<i64>, action: &'static str, days: i64) {
    let mut tx = shop.db().write().await.unwrap();
    let entry = Entry {
        actor,
        action,
        subject: "order:7",
        details: json!({"status": {"from": "Pending", "to": "Rejected"}}),
    };
    record(&mut tx, TEST_TIME.plus_days(days), entry)
        .await
        .unwrap();
    tx.commit().await.unwrap();
}

#[tokio::test]
async fn the_log_is_filtered_by_actor_action_and_day() {
    let shop = upkeep().await;
    write(&shop, Some(1), "orders.rejected", 0).await;
    write(&shop, Some(2), "orders.rejected", 0).await;
    write(&shop, Some(99), "auth.registered", 1).await;
    write(&shop, None, "payments.fulfilled", 1).await;
    let (_, page) = shop.app.get_as(OWNER, "/admin/audit").await;
    let items = page["items"].as_array().unwrap();
    assert_eq!(items.len(), 4);
    assert!(items[0].get("actor").is_none(), "the system itself");
    assert_eq!(items[1]["actor"], json!({"id": 99, "name": ""}));
    assert_eq!(items[3]["actor"]["name"], "asha");
    assert_eq!(
        items[3]["details"],
        json!([{"name": "status.from", "value": "Pending"}, {"name": "status.to", "value": "Rejected"}])
    );
    assert_eq!(page["people"].as_array().unwrap().len(), 2);
    let day = TEST_TIME.day();
    for (query, count) in [
        ("actor=2".to_owned(), 1),
        ("action=orders.".to_owned(), 2),
        ("action=auth.registered".to_owned(), 1),
        (format!("day={day}"), 2),
        (format!("day={}", day.plus_days(1)), 2),
        (format!("day={day}&actor=1&action=orders."), 1),
        (format!("day={}", day.plus_days(2)), 0),
    ] {
        let (status, page) = shop
            .app
            .get_as(OWNER, &format!("/admin/audit?{query}"))
            .await;
        assert_eq!(status, 200, "{page}");
        assert_eq!(page["items"].as_array().unwrap().len(), count, "{query}");
    }
    assert_eq!(
        shop.app.get_as(OWNER, "/admin/audit?day=never").await.0,
        400
    );
}

#[tokio::test]
async fn a_long_log_is_paged() {
    let shop = upkeep().await;
    for _ in 0..51 {
        write(&shop, Some(1), "orders.rejected", 0).await;
    }
    let (_, first) = shop.app.get_as(OWNER, "/admin/audit").await;
    let rest = format!("/admin/audit?before={}", first["next"]);
    let (_, rest) = shop.app.get_as(OWNER, &rest).await;
    assert_eq!(rest["items"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn entries_are_retained_for_a_year() {
    let shop = upkeep().await;
    for days in [0, 364, 5_000] {
        write(&shop, Some(1), "orders.rejected", -days).await;
    }
    shop.run("maintenance.log").await;
    let (_, page) = shop.app.get_as(OWNER, "/admin/audit").await;
    assert_eq!(page["items"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn recent_entries_cannot_be_changed_or_deleted() {
    let shop = upkeep().await;
    for sql in [
        "INSERT INTO kernel_audit (at, action, subject, details) VALUES (unixepoch() - 31535000, 'a.b', 'c', '{}')",
        "DELETE FROM kernel_audit",
        "UPDATE kernel_audit SET details = '{\"x\":1}'",
    ] {
        let mut tx = shop.db().write().await.unwrap();
        let done = sqlx::raw_sql(sql).execute(&mut *tx).await;
        assert_eq!(done.is_ok(), sql.starts_with("INSERT"), "{sql}");
        tx.commit().await.unwrap();
    }
}

#[tokio::test]
async fn counted_security_events_are_written_automatically() {
    let shop = upkeep().await;
    let deps = &shop.app.deps;
    for subject in ["user:1", "user:2"] {
        let event = SecurityEvent {
            action: "auth.login_failed",
            actor: None,
            address: Some("203.0.113.9".to_owned()),
            subject: subject.to_owned(),
        };
        deps.security.note(event).await;
    }
    deps.clock.advance_seconds(3_600);
    shop.run("maintenance.log").await;
    let (_, page) = shop.app.get_as(OWNER, "/admin/audit?action=auth.").await;
    let items = page["items"].as_array().unwrap();
    assert_eq!(items.len(), 2);
    let more = json!({"name": "more", "value": "1"});
    assert!(items[0]["details"].as_array().unwrap().contains(&more));
}

#[tokio::test]
async fn health_reports_problems() {
    let shop = upkeep().await;
    let (status, health) = shop.app.get_as(OWNER, "/admin/health").await;
    assert_eq!(status, 200, "{health}");
    assert_eq!(
        health["backups"],
        json!({"count": 0, "late": false, "damagedFiles": 0, "rehearsal": {"late": false}})
    );
    assert_eq!(health["space"]["videoBytes"], 7);
    assert_eq!(health["space"]["imageBytes"], 8);
    assert!(health["space"]["databaseBytes"].as_u64().unwrap() > 0);
    shop.back_up().await;
    shop.app.deps.clock.advance_seconds(26 * 3_600 + 1);
    let (_, health) = shop.app.get_as(OWNER, "/admin/health").await;
    assert_eq!(health["backups"]["late"], true);
}

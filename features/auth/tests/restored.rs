//! What happened to accounts after a backup was made does not come back with it.

use std::{
    path::{Path, PathBuf},
    sync::atomic::Ordering,
};

use auth::DemoPasswords;
use kernel::{
    Restored,
    audit::{self, Entry},
    demo::DEMO_OWNER,
};
use serde_json::json;
use sqlx::{Connection as _, SqliteConnection, sqlite::SqliteConnectOptions};

use crate::support::{Browser, PASSWORD, Shop, demo_shop, registration};

/// A copy of the shop's database, in which this has happened since.
async fn replaced(shop: &Shop, since: &'static str) -> PathBuf {
    let read = shop.app.deps.db.read();
    let file: String =
        sqlx::query_scalar("SELECT file FROM pragma_database_list WHERE name = 'main'")
            .fetch_one(read)
            .await
            .unwrap();
    let copy = Path::new(&file).with_file_name("replaced.db");
    sqlx::query("VACUUM INTO ?")
        .bind(copy.display().to_string())
        .execute(read)
        .await
        .unwrap();
    let options = SqliteConnectOptions::new().filename(&copy);
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    shop.advance(60);
    sqlx::raw_sql(since).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    copy
}

/// The shop is a backup that has just replaced this one.
async fn restore(shop: &Shop, replaced: &Path) {
    let feature = auth::feature(&shop.auth, DemoPasswords::published());
    let hook = feature.gives().after_restore.clone().unwrap();
    let mut tx = shop.app.deps.db.write().await.unwrap();
    let restored = Restored {
        now: shop.app.deps.clock.now(),
        replaced: Some(replaced),
    };
    hook.after_restore(&mut tx, restored).await.unwrap();
    tx.commit().await.unwrap();
}

async fn asha(shop: &Shop) -> Browser<'_> {
    let mut browser = shop.browser();
    let body = registration("9876543210", "asha@example.com");
    let answer = browser.post("/auth/accounts", &body).await;
    assert_eq!(answer.status, 201, "{:?}", answer.body);
    browser
}

const DELETED: &str = "UPDATE auth_user SET name = '', mobile = NULL, email = NULL, password_hash = NULL, deleted_at = 5
                       WHERE email = 'asha@example.com'";

#[tokio::test]
async fn a_customer_who_was_deleted_since_the_backup_stays_deleted() {
    let shop = demo_shop().await;
    let mut browser = asha(&shop).await;
    let copy = replaced(&shop, DELETED).await;
    restore(&shop, &copy).await;
    assert!(!browser.is_logged_in().await);
    assert_eq!(shop.browser().log_in(PASSWORD).await.status, 401);
    assert!(shop.rest.erased.load(Ordering::SeqCst), "in all features");
    let left = "SELECT count(*) FROM auth_user WHERE email = 'asha@example.com' OR mobile = '+919876543210'";
    assert_eq!(shop.count(left).await, 0);
    let erased = "SELECT count(*) FROM auth_user WHERE name = '' AND deleted_at IS NOT NULL";
    assert_eq!(shop.count(erased).await, 1);
    let mailed = "SELECT count(*) FROM kernel_outbox WHERE recipient = 'asha@example.com'";
    assert_eq!(shop.count(mailed).await, 0);
    let listed = shop.audit().await;
    let deletions = listed.iter().filter(|one| one.0 == "auth.account_deleted");
    assert_eq!(deletions.count(), 1);
    restore(&shop, &copy).await;
    assert_eq!(shop.audit().await, listed, "once");
}

#[tokio::test]
async fn an_account_of_another_shop_deletes_none() {
    let shop = demo_shop().await;
    asha(&shop).await;
    let other = "UPDATE auth_user SET name = '', mobile = NULL, email = NULL, password_hash = NULL, deleted_at = 5,
                        created_at = created_at + 1
                 WHERE email = 'asha@example.com'";
    let copy = replaced(&shop, other).await;
    restore(&shop, &copy).await;
    assert_eq!(shop.browser().log_in(PASSWORD).await.status, 200);
}

#[tokio::test]
async fn a_damaged_database_stops_no_restore() {
    let shop = demo_shop().await;
    asha(&shop).await;
    let copy = replaced(&shop, DELETED).await;
    std::fs::write(&copy, "not a database").unwrap();
    restore(&shop, &copy).await;
    assert_eq!(shop.browser().log_in(PASSWORD).await.status, 200);
}

/// The counter is blocked, the manager becomes a maker, one maker an owner, and one is removed.
const TEAM_CHANGED: &str = "
    UPDATE auth_user SET blocked_at = 4000000000 WHERE mobile = '+919000000004';
    UPDATE auth_user SET staff_role = 'maker' WHERE mobile = '+919000000003';
    UPDATE auth_user SET role = 'owner' WHERE mobile = '+919000000005';
    UPDATE auth_user SET role = 'customer' WHERE mobile = '+919000000006';
    INSERT INTO kernel_audit (at, action, subject, details)
    SELECT 4000000000, CASE role WHEN 'customer' THEN 'auth.staff_removed' ELSE 'auth.role_changed' END,
           'user:' || id, '{}'
    FROM auth_user WHERE mobile IN ('+919000000003', '+919000000005', '+919000000006')";

#[tokio::test]
async fn who_was_blocked_or_lost_a_role_since_does_not_get_it_back() {
    let shop = demo_shop().await;
    let copy = replaced(&shop, TEAM_CHANGED).await;
    restore(&shop, &copy).await;
    let mut counter = shop.browser();
    let refused = counter.log_in_as("9000000004", "demo-counter").await;
    assert_eq!(refused.status, 401, "{:?}", refused.body);
    let roles: Vec<(String, String)> = sqlx::query_as(
        "SELECT role, staff_role FROM auth_user
         WHERE mobile IN ('+919000000003', '+919000000005', '+919000000006') ORDER BY mobile",
    )
    .fetch_all(shop.app.deps.db.read())
    .await
    .unwrap();
    let role = |role: &str, staff: &str| (role.to_owned(), staff.to_owned());
    assert_eq!(
        roles,
        [
            role("staff", "maker"),
            role("staff", "maker"),
            role("customer", "maker")
        ],
        "a role that was given since is the owner's to give again"
    );
    let mut actions: Vec<String> = shop.audit().await.into_iter().map(|one| one.0).collect();
    actions.retain(|action| ["auth.blocked", "auth.role_changed"].contains(&action.as_str()));
    assert_eq!(
        actions,
        ["auth.role_changed", "auth.blocked", "auth.role_changed"]
    );
    let details: String = sqlx::query_scalar(
        "SELECT details FROM kernel_audit WHERE action = 'auth.role_changed' ORDER BY id LIMIT 1",
    )
    .fetch_one(shop.app.deps.db.read())
    .await
    .unwrap();
    let details: serde_json::Value = serde_json::from_str(&details).unwrap();
    assert_eq!(
        details,
        json!({"by": "restore", "from": "manager", "to": "maker"})
    );
}

#[tokio::test]
async fn an_undone_restore_takes_no_role_that_the_older_shop_did_not_know() {
    let shop = demo_shop().await;
    let copy = replaced(
        &shop,
        "UPDATE auth_user SET role = 'customer', blocked_at = created_at WHERE role = 'staff'",
    )
    .await;
    let mut tx = shop.app.deps.db.write().await.unwrap();
    let now = shop.app.deps.clock.now();
    let entry = Entry {
        actor: None,
        action: "auth.unblocked",
        subject: "user:3",
        details: json!({}),
    };
    audit::record(&mut tx, now, entry).await.unwrap();
    tx.commit().await.unwrap();
    shop.advance(60);
    restore(&shop, &copy).await;
    let team = "SELECT count(*) FROM auth_user WHERE role = 'staff' AND blocked_at IS NULL";
    assert_eq!(shop.count(team).await, 5);
}

#[tokio::test]
async fn the_last_owner_stays() {
    let shop = demo_shop().await;
    let since =
        "UPDATE auth_user SET role = 'customer', blocked_at = 4000000000 WHERE role = 'owner'";
    let copy = replaced(&shop, since).await;
    restore(&shop, &copy).await;
    let mut owner = shop.browser();
    owner.log_in_as("9000000001", "demo-owner").await;
    let answer = owner.get("/session").await;
    assert_eq!(answer.body["user"]["id"], DEMO_OWNER);
    assert_eq!(answer.body["user"]["role"], "owner");
}

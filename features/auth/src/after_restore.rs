//! What a restore must not bring back: sessions, links, access tokens and calendar addresses, which may have been
//! revoked since the backup was made; and accounts that were deleted or blocked, or have lost a role, in the replaced
//! shop.

use std::path::Path;

use async_trait::async_trait;
use kernel::{
    AfterRestore, Failure, Restored, Role, StaffRole, Timestamp, Tx,
    audit::{self, Entry},
};
use serde_json::{Value, json};
use sqlx::{Connection as _, SqliteConnection, sqlite::SqliteConnectOptions};

use crate::{auth::Auth, back_office::block::close_doors, deletion, two_factor, user};

pub struct RevokeAccess(pub Auth);

#[async_trait]
impl AfterRestore for RevokeAccess {
    async fn after_restore(&self, tx: &mut Tx, restored: Restored<'_>) -> Result<(), Failure> {
        sqlx::query!(
            "UPDATE auth_session SET ended_at = ? WHERE ended_at IS NULL",
            restored.now.0
        )
        .execute(&mut **tx)
        .await?;
        sqlx::query!("DELETE FROM auth_reset")
            .execute(&mut **tx)
            .await?;
        sqlx::query!("DELETE FROM auth_contact_change")
            .execute(&mut **tx)
            .await?;
        sqlx::query!("DELETE FROM auth_calendar_feed")
            .execute(&mut **tx)
            .await?;
        sqlx::query!("DELETE FROM auth_access_token")
            .execute(&mut **tx)
            .await?;
        let Some(replaced) = restored.replaced else {
            tracing::warn!("it is unknown which accounts were deleted or blocked since the backup");
            return Ok(());
        };
        let team = sqlx::query_scalar!(
            r#"SELECT id AS "id!: i64" FROM auth_user WHERE role <> 'customer' AND deleted_at IS NULL"#
        )
        .fetch_all(&mut **tx)
        .await?;
        let last_act =
            sqlx::query_scalar("SELECT coalesce(max(at), 0) FROM kernel_audit WHERE at < ?")
                .bind(restored.now.0)
                .fetch_one(&mut **tx)
                .await?;
        match accounts_of(replaced, &team, last_act).await {
            Ok(accounts) => {
                for account in accounts {
                    self.apply(tx, &account, restored.now).await?;
                }
            }
            Err(error) => {
                tracing::warn!(%error, "it cannot be read which accounts were deleted or blocked since the backup");
            }
        }
        Ok(())
    }
}

/// An account as the replaced shop knows it.
#[derive(sqlx::FromRow)]
struct ReplacedAccount {
    id: i64,
    created_at: i64,
    role: String,
    staff_role: String,
    /// Whether the role was changed since.
    changed: bool,
    /// Only if that was since.
    blocked_at: Option<i64>,
    deleted_at: Option<i64>,
}

/// Accounts of the replaced shop that are deleted or blocked, and those that are of the team in the restored one. A
/// block or a role from before the `last_act` of the restored shop is older than what that shop says itself: the
/// replaced one is then the older one, as when a restore is undone.
async fn accounts_of(
    database: &Path,
    team: &[i64],
    last_act: i64,
) -> sqlx::Result<Vec<ReplacedAccount>> {
    let options = SqliteConnectOptions::new()
        .filename(database)
        .create_if_missing(false);
    let mut replaced = SqliteConnection::connect_with(&options).await?;
    let accounts = sqlx::query_as(
        "SELECT id, created_at, role, staff_role, deleted_at,
                CASE WHEN blocked_at > ?1 THEN blocked_at END AS blocked_at,
                EXISTS (SELECT 1 FROM kernel_audit WHERE action IN ('auth.role_changed', 'auth.staff_removed')
                          AND subject = 'user:' || auth_user.id AND at > ?1) AS changed
         FROM auth_user
         WHERE deleted_at IS NOT NULL OR blocked_at > ?1 OR id IN (SELECT value FROM json_each(?2))
         ORDER BY id",
    )
    .bind(last_act)
    .bind(format!("{team:?}"))
    .fetch_all(&mut replaced)
    .await?;
    replaced.close().await?;
    Ok(accounts)
}

impl RevokeAccess {
    /// Repeats what happened to an account since the backup, if that takes something away. What was given since, such
    /// as a role, is left to the owner. An account of another shop may have the same id, but not the same time of
    /// creation.
    async fn apply(
        &self,
        tx: &mut Tx,
        since: &ReplacedAccount,
        now: Timestamp,
    ) -> Result<(), Failure> {
        let restored = sqlx::query!(
            r#"SELECT role, staff_role, blocked_at IS NOT NULL AS "blocked!: bool", walk_in AS "walk_in!: bool"
               FROM auth_user WHERE id = ? AND created_at = ? AND deleted_at IS NULL"#,
            since.id,
            since.created_at
        )
        .fetch_optional(&mut **tx)
        .await?;
        let Some(restored) = restored else {
            return Ok(());
        };
        let (from, to) = (
            role_name(&restored.role, &restored.staff_role),
            role_name(&since.role, &since.staff_role),
        );
        let gained =
            rank(&since.role, &since.staff_role) > rank(&restored.role, &restored.staff_role);
        let deleted = since.deleted_at.is_some();
        let blocked = since.blocked_at.is_some() && !restored.blocked && !restored.walk_in;
        let role = since.changed && from != to && !gained;
        if !(deleted || blocked || role) {
            return Ok(());
        }
        if user::role(&restored.role) == Role::Owner && !has_other_owner(tx, since.id).await? {
            tracing::warn!(user = since.id, "the last owner stays as in the backup");
            return Ok(());
        }
        if deleted {
            deletion::erase(&self.0, tx, since.id, now).await?;
            return record(tx, now, "auth.account_deleted", since.id, json!({})).await;
        }
        close_doors(tx, &self.0, since.id, now).await?;
        if blocked {
            sqlx::query!(
                "UPDATE auth_user SET blocked_at = ? WHERE id = ?",
                since.blocked_at,
                since.id
            )
            .execute(&mut **tx)
            .await?;
            record(tx, now, "auth.blocked", since.id, json!({})).await?;
        }
        if role {
            sqlx::query!(
                "UPDATE auth_user SET role = ?, staff_role = ? WHERE id = ?",
                since.role,
                since.staff_role,
                since.id
            )
            .execute(&mut **tx)
            .await?;
            if user::role(&since.role) == Role::Customer {
                two_factor::forget(tx, since.id).await?;
            }
            let details = json!({"from": from, "to": to});
            record(tx, now, "auth.role_changed", since.id, details).await?;
        }
        Ok(())
    }
}

/// Rank of a stored role: a higher one may do more. Counter, makers and editors have the same.
fn rank(role: &str, staff_role: &str) -> u8 {
    match (user::role(role), user::staff_role(role, staff_role)) {
        (Role::Owner, _) => 3,
        (Role::Staff, Some(StaffRole::Manager)) => 2,
        (Role::Staff, _) => 1,
        (Role::Customer, _) => 0,
    }
}

fn role_name<'a>(role: &'a str, staff_role: &'a str) -> &'a str {
    if role == "staff" { staff_role } else { role }
}

/// Whether another owner can log in.
async fn has_other_owner(tx: &mut Tx, owner: i64) -> Result<bool, Failure> {
    let found = sqlx::query_scalar!(
        r#"SELECT EXISTS (SELECT 1 FROM auth_user
             WHERE role = 'owner' AND deleted_at IS NULL AND blocked_at IS NULL AND password_hash <> '!'
               AND id <> ?) AS "found!: bool""#,
        owner
    )
    .fetch_one(&mut **tx)
    .await?;
    Ok(found)
}

/// Lists the account in the activity log, for the owner.
async fn record(
    tx: &mut Tx,
    now: Timestamp,
    action: &'static str,
    person: i64,
    mut details: Value,
) -> Result<(), Failure> {
    details["by"] = "restore".into();
    let entry = Entry {
        actor: None,
        action,
        subject: &format!("user:{person}"),
        details,
    };
    audit::record(tx, now, entry).await
}

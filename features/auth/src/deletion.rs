//! Deleting an account: personal data is removed immediately, the row stays for the invoices that
//! refer to it.

use kernel::{Failure, Role, Timestamp, Tx, User};
use serde_json::json;

use crate::{access_token, audit, auth::Auth, codes, known_browser, open_links, session, user};

pub async fn delete(auth: &Auth, caller: &User) -> Result<(), Failure> {
    caller.confirmed_lately(auth.deps.clock.now())?;
    let account = user::own(&auth.deps.db, caller.id).await?;
    let now = auth.deps.clock.now();
    let mut tx = auth.deps.db.write().await?;
    let waits = auth
        .neighbours
        .open_orders
        .has_open_order(&mut tx, caller.id)
        .await?;
    if waits {
        return Err(codes::ORDER_OPEN.into());
    }
    if account.role() == Role::Owner {
        let others = sqlx::query_scalar!(
            r#"SELECT count(*) AS "count!" FROM auth_user
               WHERE role = 'owner' AND deleted_at IS NULL AND blocked_at IS NULL AND id <> ?"#,
            caller.id
        )
        .fetch_one(&mut *tx)
        .await?;
        if others == 0 {
            return Err(codes::LAST_OWNER.into());
        }
    }
    for records in &auth.neighbours.records {
        records.erase(&mut tx, caller.id).await?;
    }
    session::end_others(&mut tx, caller.id, None, now).await?;
    access_token::revoke_all(&mut tx, caller.id).await?;
    known_browser::forget_all(&mut tx, caller.id).await?;
    open_links::withdraw_all(&mut tx, &auth.deps.outbox, caller.id).await?;
    if let Some(mailbox) = account.mailbox()? {
        auth.deps.outbox.forget(&mut tx, mailbox.as_str()).await?;
    }
    strip_walk_ins(&mut tx, caller.id, now).await?;
    sqlx::query!(
        "UPDATE auth_user SET name = '', mobile = NULL, email = NULL, address = '', password_hash = NULL,
                role = 'customer', deleted_at = ?1
         WHERE id = ?2",
        now.0,
        caller.id
    )
    .execute(&mut *tx)
    .await?;
    audit::own(&mut tx, now, caller.id, "auth.account_deleted", json!({})).await?;
    Ok(tx.commit().await?)
}

/// Removes the personal data of walk-ins linked to the account, and the notes about them.
async fn strip_walk_ins(tx: &mut Tx, user: i64, now: Timestamp) -> Result<(), Failure> {
    sqlx::query!(
        "DELETE FROM auth_note WHERE user_id = ?1 OR user_id IN (SELECT id FROM auth_user WHERE linked_to = ?1)",
        user
    )
    .execute(&mut **tx)
    .await?;
    sqlx::query!("DELETE FROM auth_link WHERE account = ?", user)
        .execute(&mut **tx)
        .await?;
    sqlx::query!(
        "UPDATE auth_user SET name = '', mobile = NULL, email = NULL, address = '', deleted_at = ?1
         WHERE linked_to = ?2",
        now.0,
        user
    )
    .execute(&mut **tx)
    .await?;
    sqlx::query!("DELETE FROM auth_two_factor WHERE user_id = ?", user)
        .execute(&mut **tx)
        .await?;
    sqlx::query!("DELETE FROM auth_recovery_code WHERE user_id = ?", user)
        .execute(&mut **tx)
        .await?;
    Ok(())
}

//! Blocking an account: it is logged out everywhere immediately and cannot log in again.

use kernel::{Failure, Timestamp, Tx, User};

use super::record_plain;
use crate::{access_token, auth::Auth, codes, known_browser, open_links, session};

pub async fn block(auth: &Auth, caller: &User, person: i64) -> Result<(), Failure> {
    if caller.id == person {
        return Err(codes::NOT_YOURSELF.into());
    }
    let now = auth.deps.clock.now();
    let mut tx = auth.deps.db.write().await?;
    let blocked = sqlx::query!(
        "UPDATE auth_user SET blocked_at = coalesce(blocked_at, ?1)
         WHERE id = ?2 AND walk_in = 0 AND deleted_at IS NULL",
        now.0,
        person
    )
    .execute(&mut *tx)
    .await?
    .rows_affected();
    if blocked == 0 {
        return Err(codes::CUSTOMER_NOT_FOUND.into());
    }
    require_owner(&mut tx).await?;
    close_doors(&mut tx, auth, person, now).await?;
    record_plain(&mut tx, now, caller.id, "auth.blocked", person).await?;
    Ok(tx.commit().await?)
}

pub async fn unblock(auth: &Auth, caller: &User, person: i64) -> Result<(), Failure> {
    let now = auth.deps.clock.now();
    let mut tx = auth.deps.db.write().await?;
    let known = sqlx::query!(
        "UPDATE auth_user SET blocked_at = NULL WHERE id = ? AND walk_in = 0 AND deleted_at IS NULL",
        person
    )
    .execute(&mut *tx)
    .await?
    .rows_affected();
    if known == 0 {
        return Err(codes::CUSTOMER_NOT_FOUND.into());
    }
    record_plain(&mut tx, now, caller.id, "auth.unblocked", person).await?;
    Ok(tx.commit().await?)
}

/// Ends every session, including running videos, revokes every access token and invalidates every open link.
pub async fn close_doors(
    tx: &mut Tx,
    auth: &Auth,
    person: i64,
    now: Timestamp,
) -> Result<(), Failure> {
    session::end_others(tx, person, None, now).await?;
    access_token::revoke_all(tx, person).await?;
    known_browser::forget_all(tx, person).await?;
    open_links::withdraw_all(tx, &auth.deps.outbox, person).await
}

/// Fails if no owner who can log in would be left. Call after the change, in its transaction.
pub async fn require_owner(tx: &mut Tx) -> Result<(), Failure> {
    let owners = sqlx::query_scalar!(
        r#"SELECT count(*) AS "count!" FROM auth_user
           WHERE role = 'owner' AND deleted_at IS NULL AND blocked_at IS NULL AND password_hash <> '!'"#
    )
    .fetch_one(&mut **tx)
    .await?;
    if owners == 0 {
        return Err(codes::LAST_OWNER.into());
    }
    Ok(())
}

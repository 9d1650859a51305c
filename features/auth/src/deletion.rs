//! Deleting an account: personal data is removed immediately, the row stays for the invoices that
//! refer to it.

use kernel::{Failure, Role, Timestamp, Tx, User};
use serde_json::json;

use crate::{
    audit,
    auth::Auth,
    back_office::block::{close_doors, require_owner},
    codes, user,
};

pub async fn delete(auth: &Auth, caller: &User) -> Result<(), Failure> {
    caller.confirmed_lately(auth.deps.clock.now())?;
    let account = user::own(&auth.deps.db, caller.id).await?;
    let now = auth.deps.clock.now();
    let mut tx = auth.deps.db.write().await?;
    user::expect_account(&mut tx, caller.id).await?;
    let waits = auth
        .neighbours
        .open_orders
        .has_open_order(&mut tx, caller.id)
        .await?;
    if waits {
        return Err(codes::ORDER_OPEN.into());
    }
    erase(auth, &mut tx, caller.id, now).await?;
    if account.role() == Role::Owner {
        require_owner(&mut tx).await?;
    }
    audit::own(&mut tx, now, caller.id, "auth.account_deleted", json!({})).await?;
    Ok(tx.commit().await?)
}

/// Removes the personal data of a person in all features, and of the walk-ins linked to their account.
///
/// # Errors
/// The database cannot be written.
pub async fn erase(auth: &Auth, tx: &mut Tx, person: i64, now: Timestamp) -> Result<(), Failure> {
    for records in &auth.neighbours.records {
        records.erase(tx, person).await?;
    }
    close_doors(tx, auth, person, now).await?;
    forget_mails(auth, tx, person).await?;
    strip_walk_ins(tx, person, now).await?;
    sqlx::query!(
        "UPDATE auth_user SET name = '', mobile = NULL, email = NULL, address = '', password_hash = NULL,
                role = 'customer', deleted_at = ?1
         WHERE id = ?2",
        now.0,
        person
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// Forgets the mails about a person and the walk-ins linked to them, and those to the address of the account. What the
/// shop noted as the address of a walk-in may be that of another account.
async fn forget_mails(auth: &Auth, tx: &mut Tx, person: i64) -> Result<(), Failure> {
    let people = sqlx::query!(
        r#"SELECT id AS "id!: i64", CASE walk_in WHEN 0 THEN nullif(email, '') END AS "email: String"
           FROM auth_user WHERE id = ?1 OR linked_to = ?1"#,
        person
    )
    .fetch_all(&mut **tx)
    .await?;
    for person in people {
        let email = person.email.as_deref();
        auth.deps.outbox.forget(tx, person.id, email).await?;
    }
    Ok(())
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

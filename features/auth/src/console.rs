//! Account recovery from the command line, for an owner who cannot log in.

use kernel::{Db, Email, Failure, Mobile, Outbox, Timestamp, Tx, secret};
use serde_json::json;

use crate::{
    audit, codes, invitation, open_links,
    reset::{self, NO_PASSWORD},
    session, two_factor,
    user::{self, Account, Identifier},
};

/// Creates an owner without a password. Returns the secret of the link that sets it.
///
/// # Errors
/// Mobile number or email address are invalid or taken, or the database cannot be written.
pub async fn create_owner(
    db: &Db,
    now: Timestamp,
    name: &str,
    mobile: &Mobile,
    email: &Email,
) -> Result<String, Failure> {
    let (name, mobile, email) = (name.trim(), mobile.as_str(), email.as_str());
    let mut tx = db.write().await?;
    let inserted = sqlx::query!(
        "INSERT INTO auth_user (name, mobile, email, role, password_hash, created_at)
         VALUES (?, ?, ?, 'owner', ?, ?)",
        name,
        mobile,
        email,
        NO_PASSWORD,
        now.0
    )
    .execute(&mut *tx)
    .await;
    let id = match inserted {
        Ok(done) => done.last_insert_rowid(),
        Err(error) => return Err(user::taken(&mut tx, error, Some(mobile), Some(email)).await),
    };
    let token = new_link(&mut tx, now, id, true).await?;
    audit::own(
        &mut tx,
        now,
        id,
        "auth.owner_created",
        json!({"by": "console"}),
    )
    .await?;
    tx.commit().await?;
    Ok(token)
}

/// Creates a password link for a team member whom emails do not reach. Returns its secret.
///
/// # Errors
/// There is no such team member, or the database cannot be written.
pub async fn link(db: &Db, now: Timestamp, who: &str) -> Result<String, Failure> {
    let account = team_member(db, who).await?;
    if account.blocked {
        return Err(codes::IS_BLOCKED.into());
    }
    let mut tx = db.write().await?;
    let invites = account.password_hash == NO_PASSWORD;
    let token = new_link(&mut tx, now, account.id, invites).await?;
    audit::own(
        &mut tx,
        now,
        account.id,
        "auth.link_made",
        json!({"by": "console"}),
    )
    .await?;
    tx.commit().await?;
    Ok(token)
}

/// Resets two-factor authentication of a team member who lost the phone. Returns whether it was on.
///
/// # Errors
/// There is no such team member, or the database cannot be written.
pub async fn reset_two_factor(db: &Db, now: Timestamp, who: &str) -> Result<bool, Failure> {
    let account = team_member(db, who).await?;
    let mut tx = db.write().await?;
    let was_on = two_factor::forget(&mut tx, account.id).await?;
    session::end_others(&mut tx, account.id, None, now).await?;
    open_links::withdraw_all(&mut tx, &Outbox::default(), account.id).await?;
    let details = json!({"by": "console"});
    audit::own(&mut tx, now, account.id, "auth.two_factor_reset", details).await?;
    tx.commit().await?;
    Ok(was_on)
}

/// Finds a team member by mobile number or email address.
async fn team_member(db: &Db, who: &str) -> Result<Account, Failure> {
    let identifier = match (Mobile::parse(who), Email::parse(who)) {
        (Ok(mobile), _) => Identifier::Mobile(mobile),
        (_, Ok(email)) => Identifier::Email(email),
        _ => return Err(codes::STAFF_NOT_FOUND.into()),
    };
    let account = user::find(db, &identifier).await?;
    Ok(account
        .filter(|account| account.role_name() != "customer")
        .ok_or(codes::STAFF_NOT_FOUND)?)
}

async fn new_link(
    tx: &mut Tx,
    now: Timestamp,
    user: i64,
    invites: bool,
) -> Result<String, Failure> {
    open_links::withdraw_all(tx, &Outbox::default(), user).await?;
    let token = secret::random_token();
    let expires_at = now.plus_seconds(reset::LINK_SECONDS);
    reset::keep(tx, user, &token, expires_at, invitation::NO_MAIL, invites).await?;
    Ok(token)
}

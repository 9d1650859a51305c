//! Changing an email address or mobile number, which takes effect once the emailed link is
//! confirmed.

use kernel::{Email, Failure, Mobile, Outbox, Timestamp, Tx, mail::NewMail, secret};
use poem_openapi::Object;
use serde_json::json;

use crate::{
    audit,
    auth::Auth,
    codes, mails, open_links,
    user::{self, Account},
};

const HOURS: i64 = 24;
/// Kinds of contact, as stored in `auth_contact_change`.
pub const KINDS: [&str; 2] = ["mobile", "email"];

/// A new mobile number or email address.
pub enum NewContact<'a> {
    Mobile(&'a Mobile),
    Email(&'a Email),
}

/// Secret part of a confirmation link.
#[derive(Object)]
pub struct ContactLink {
    /// The part of the link after `/account/confirm/`.
    #[oai(validator(min_length = 1, max_length = 200))]
    pub token: String,
}

/// Changes awaiting confirmation.
#[derive(Default)]
pub struct Pending {
    pub mobile: Option<String>,
    pub email: Option<String>,
}

impl NewContact<'_> {
    fn kind(&self) -> &'static str {
        match self {
            Self::Mobile(_) => "mobile",
            Self::Email(_) => "email",
        }
    }

    fn value(&self) -> &str {
        match self {
            Self::Mobile(mobile) => mobile.as_str(),
            Self::Email(email) => email.as_str(),
        }
    }
}

/// Emails the confirmation link: for a new email address to that address, for a new mobile number
/// to the account's. The account's current address is notified immediately.
pub async fn ask(
    tx: &mut Tx,
    auth: &Auth,
    account: &Account,
    new: NewContact<'_>,
) -> Result<(), Failure> {
    let (kind, value) = (new.kind(), new.value());
    let now = auth.deps.clock.now();
    let expires_at = now.plus_seconds(HOURS * 3_600);
    let own = account.mailbox()?;
    let to = match (&new, &own) {
        (NewContact::Email(email), _) => *email,
        (NewContact::Mobile(_), Some(own)) => own,
        (NewContact::Mobile(_), None) => return Err(codes::EMAIL_NEEDED.into()),
    };
    withdraw(tx, &auth.deps.outbox, account.id, kind).await?;
    let token = secret::random_token();
    let token_hash = secret::token_hash(&token);
    let data = json!({"name": account.name, "kind": kind, "value": value, "hours": HOURS});
    let confirm = NewMail::new(mails::CONTACT_CONFIRM, to, data)
        .for_user(account.id)
        .with_link(&token, expires_at);
    let mail_id = auth.deps.outbox.queue(tx, confirm, now).await?;
    sqlx::query!(
        "INSERT INTO auth_contact_change (user_id, kind, value, token_hash, expires_at, mail_id)
         VALUES (?, ?, ?, ?, ?, ?)",
        account.id,
        kind,
        value,
        token_hash,
        expires_at.0,
        mail_id
    )
    .execute(&mut **tx)
    .await?;
    if matches!(new, NewContact::Email(_)) {
        notify(tx, auth, account, kind, false).await?;
    }
    audit::own(
        tx,
        now,
        account.id,
        "auth.contact_change_asked",
        json!({"kind": kind}),
    )
    .await
}

/// Applies the change. Invalidates every other open link of the account.
pub async fn confirm(auth: &Auth, token: &str) -> Result<(), Failure> {
    let hash = secret::token_hash(token);
    let now = auth.deps.clock.now();
    let mut tx = auth.deps.db.write().await?;
    let change = sqlx::query!(
        "DELETE FROM auth_contact_change WHERE token_hash = ? AND expires_at > ? RETURNING user_id, kind, value",
        hash,
        now.0
    )
    .fetch_optional(&mut *tx)
    .await?
    .ok_or(codes::LINK_DEAD)?;
    // Read before the change: the notice goes to the previous address.
    let account = user::by_id(&auth.deps.db, change.user_id)
        .await?
        .filter(|account| !account.blocked)
        .ok_or(codes::LINK_DEAD)?;
    let of_kind = |kind: &str| (change.kind == kind).then_some(change.value.as_str());
    let (mobile, email) = (of_kind("mobile"), of_kind("email"));
    let changed = sqlx::query!(
        "UPDATE auth_user SET mobile = coalesce(?1, mobile), email = coalesce(?2, email) WHERE id = ?3",
        mobile,
        email,
        account.id
    )
    .execute(&mut *tx)
    .await;
    if let Err(error) = changed {
        return Err(user::taken(&mut tx, error, mobile, email).await);
    }
    open_links::withdraw_all(&mut tx, &auth.deps.outbox, account.id).await?;
    notify(&mut tx, auth, &account, &change.kind, true).await?;
    audit::own(
        &mut tx,
        now,
        account.id,
        "auth.contact_changed",
        json!({"kind": change.kind}),
    )
    .await?;
    Ok(tx.commit().await?)
}

pub async fn pending(auth: &Auth, user: i64) -> Result<Pending, Failure> {
    let now = auth.deps.clock.now().0;
    let rows = sqlx::query!(
        "SELECT kind, value FROM auth_contact_change WHERE user_id = ? AND expires_at > ?",
        user,
        now
    )
    .fetch_all(auth.deps.db.read())
    .await?;
    let mut pending = Pending::default();
    for row in rows {
        match row.kind.as_str() {
            "mobile" => pending.mobile = Some(row.value),
            _ => pending.email = Some(row.value),
        }
    }
    Ok(pending)
}

/// Withdraws an unconfirmed change, and its email if that is still queued.
pub async fn withdraw(tx: &mut Tx, outbox: &Outbox, user: i64, kind: &str) -> Result<(), Failure> {
    let mail = sqlx::query_scalar!(
        "DELETE FROM auth_contact_change WHERE user_id = ? AND kind = ? RETURNING mail_id",
        user,
        kind
    )
    .fetch_optional(&mut **tx)
    .await?;
    match mail {
        Some(mail) => outbox.withdraw(tx, mail).await,
        None => Ok(()),
    }
}

pub async fn sweep(tx: &mut Tx, now: Timestamp) -> Result<(), Failure> {
    sqlx::query!(
        "DELETE FROM auth_contact_change WHERE expires_at <= ?",
        now.0
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}

async fn notify(
    tx: &mut Tx,
    auth: &Auth,
    account: &Account,
    kind: &str,
    done: bool,
) -> Result<(), Failure> {
    let Some(to) = account.mailbox()? else {
        return Ok(());
    };
    let notice = NewMail::new(
        mails::CONTACT_NOTICE,
        &to,
        json!({"name": account.name, "kind": kind, "done": done}),
    )
    .for_user(account.id);
    let now = auth.deps.clock.now();
    auth.deps.outbox.queue(tx, notice, now).await?;
    Ok(())
}

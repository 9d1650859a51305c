//! The secret address with which a team member's calendar program reads the visits. What it reads is written by the
//! orders feature.

use kernel::{Access, Db, Failure, Timestamp, Tx, User, secret, session::NOT_ALLOWED};
use poem_openapi::Object;
use serde_json::json;

use crate::{audit, auth::Auth, user};

/// Least interval between updates of the last use, in seconds.
const USED_EVERY: i64 = 3_600;
/// Path of the feeds; a secret and `.ics` follow.
const PATH: &str = "/calendar/";

/// Whether the caller has a calendar address. Its secret is never shown again.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct CalendarFeed {
    /// When the address was made; absent if there is none.
    pub created_at: Option<Timestamp>,
    /// When a calendar last read it, to the hour.
    pub last_used_at: Option<Timestamp>,
}

/// A new calendar address.
#[derive(Object)]
pub struct CalendarFeedAddress {
    /// The address to subscribe to; returned only once.
    pub address: String,
}

/// Fails for those who see no visits: editors.
fn sees_visits(user: &User) -> Result<(), Failure> {
    if user.may(Access::Counter) || user.is_maker() {
        Ok(())
    } else {
        Err(NOT_ALLOWED.into())
    }
}

pub async fn view(auth: &Auth, caller: &User) -> Result<CalendarFeed, Failure> {
    sees_visits(caller)?;
    stored(&auth.deps.db, caller.id).await
}

/// What is stored of a user's address.
pub async fn stored(db: &Db, user: i64) -> Result<CalendarFeed, Failure> {
    let row = sqlx::query!(
        "SELECT created_at, used_at FROM auth_calendar_feed WHERE user_id = ?",
        user
    )
    .fetch_optional(db.read())
    .await?;
    Ok(CalendarFeed {
        created_at: row.as_ref().map(|row| Timestamp(row.created_at)),
        last_used_at: row.and_then(|row| row.used_at).map(Timestamp),
    })
}

/// Makes a new address. The one before stops working.
pub async fn create(auth: &Auth, caller: &User) -> Result<CalendarFeedAddress, Failure> {
    sees_visits(caller)?;
    let now = auth.deps.clock.now();
    caller.confirmed_lately(now)?;
    let shop = auth.neighbours.shop.mail_shop().await?;
    let secret = secret::random_token();
    let hash = secret::token_hash(&secret);
    let mut tx = auth.deps.db.write().await?;
    sqlx::query!(
        "INSERT INTO auth_calendar_feed (user_id, token_hash, created_at) VALUES (?1, ?2, ?3)
         ON CONFLICT (user_id) DO UPDATE SET token_hash = ?2, created_at = ?3, used_at = NULL",
        caller.id,
        hash,
        now.0
    )
    .execute(&mut *tx)
    .await?;
    audit::own(
        &mut tx,
        now,
        caller.id,
        "auth.calendar_feed_created",
        json!({}),
    )
    .await?;
    tx.commit().await?;
    Ok(CalendarFeedAddress {
        address: format!("{}{PATH}{secret}.ics", shop.public_address),
    })
}

/// Makes the caller's address stop working. Nothing happens if there is none.
pub async fn delete(auth: &Auth, caller: &User) -> Result<(), Failure> {
    let now = auth.deps.clock.now();
    let mut tx = auth.deps.db.write().await?;
    if revoke(&mut tx, caller.id).await? {
        let action = "auth.calendar_feed_deleted";
        audit::own(&mut tx, now, caller.id, action, json!({})).await?;
    }
    Ok(tx.commit().await?)
}

/// Deletes a user's address. Returns whether there was one.
pub async fn revoke(tx: &mut Tx, user: i64) -> Result<bool, Failure> {
    let deleted = sqlx::query!("DELETE FROM auth_calendar_feed WHERE user_id = ?", user)
        .execute(&mut **tx)
        .await?
        .rows_affected();
    Ok(deleted > 0)
}

impl Auth {
    /// The team member whose calendar address has this secret, with the role that they have now.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn calendar_reader(&self, secret: &str) -> Result<Option<User>, Failure> {
        let hash = secret::token_hash(secret);
        let row = sqlx::query!(
            "SELECT f.user_id, f.used_at, u.role, u.staff_role
             FROM auth_calendar_feed f JOIN auth_user u ON u.id = f.user_id
             WHERE f.token_hash = ? AND u.blocked_at IS NULL AND u.deleted_at IS NULL",
            hash
        )
        .fetch_optional(self.deps.db.read())
        .await?;
        let Some(row) = row else { return Ok(None) };
        let user = User {
            id: row.user_id,
            role: user::role(&row.role),
            staff_role: user::staff_role(&row.role, &row.staff_role),
            session: 0,
            authenticated_at: Timestamp(0),
        };
        if sees_visits(&user).is_err() {
            return Ok(None);
        }
        let now = self.deps.clock.now();
        if now.0 - row.used_at.unwrap_or(0) >= USED_EVERY {
            self.note_calendar_read(user.id, now).await?;
        }
        Ok(Some(user))
    }

    async fn note_calendar_read(&self, user: i64, now: Timestamp) -> Result<(), Failure> {
        let mut tx = self.deps.db.write().await?;
        sqlx::query!(
            "UPDATE auth_calendar_feed SET used_at = ? WHERE user_id = ?",
            now.0,
            user
        )
        .execute(&mut *tx)
        .await?;
        Ok(tx.commit().await?)
    }
}

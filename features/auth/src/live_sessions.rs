//! Implements the kernel's session lookup.

use async_trait::async_trait;
use kernel::{Clock, Db, Failure, Sessions, Timestamp, User, secret};

use crate::{session::Lifetime, user};

/// Minimum interval between updates of a session's last use, in seconds, so that reads rarely cost
/// a write.
const SEEN_EVERY: i64 = 300;

#[derive(Clone)]
pub struct LiveSessions {
    db: Db,
    clock: Clock,
}

impl LiveSessions {
    pub fn new(db: Db, clock: Clock) -> Self {
        Self { db, clock }
    }

    /// Whether the session is active. For grants that end with their session.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn is_live(&self, session: i64) -> Result<bool, Failure> {
        let row = sqlx::query!(
            "SELECT s.created_at, s.seen_at, u.role
             FROM auth_session s JOIN auth_user u ON u.id = s.user_id
             WHERE s.id = ? AND s.ended_at IS NULL AND u.blocked_at IS NULL AND u.deleted_at IS NULL",
            session
        )
        .fetch_optional(self.db.read())
        .await?;
        let now = self.clock.now();
        Ok(row.is_some_and(|row| {
            Lifetime::of(user::role(&row.role)).covers(row.created_at, row.seen_at, now)
        }))
    }

    /// Updates the session's last use in the background; errors are only logged.
    fn note_seen(&self, session: i64, now: Timestamp) {
        let db = self.db.clone();
        tokio::spawn(async move {
            if let Err(failure) = write_seen(&db, session, now).await {
                tracing::warn!(%failure, session, "a session's last use was not stored");
            }
        });
    }
}

async fn write_seen(db: &Db, session: i64, now: Timestamp) -> Result<(), Failure> {
    let mut tx = db.write().await?;
    sqlx::query!(
        "UPDATE auth_session SET seen_at = ?1 WHERE id = ?2 AND seen_at < ?1",
        now.0,
        session
    )
    .execute(&mut *tx)
    .await?;
    Ok(tx.commit().await?)
}

#[async_trait]
impl Sessions for LiveSessions {
    async fn user(&self, token: &str) -> Result<Option<User>, Failure> {
        let hash = secret::token_hash(token);
        let row = sqlx::query!(
            "SELECT s.id, s.user_id, s.created_at, s.seen_at, s.authenticated_at, u.role, u.staff_role
             FROM auth_session s JOIN auth_user u ON u.id = s.user_id
             WHERE s.token_hash = ? AND s.ended_at IS NULL AND u.blocked_at IS NULL AND u.deleted_at IS NULL",
            hash
        )
        .fetch_optional(self.db.read())
        .await?;
        let now = self.clock.now();
        let Some(row) = row else { return Ok(None) };
        let role = user::role(&row.role);
        if !Lifetime::of(role).covers(row.created_at, row.seen_at, now) {
            return Ok(None);
        }
        if now.0 - row.seen_at >= SEEN_EVERY {
            self.note_seen(row.id, now);
        }
        Ok(Some(User {
            id: row.user_id,
            role,
            staff_role: user::staff_role(&row.role, &row.staff_role),
            session: row.id,
            authenticated_at: Timestamp(row.authenticated_at),
        }))
    }
}

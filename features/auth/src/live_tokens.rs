//! Implements the kernel's lookup of access tokens.

use async_trait::async_trait;
use kernel::{AccessToken, AccessTokens, Clock, Db, Failure, Timestamp, User, secret};

use crate::{access_token, scope, user};

/// Least interval between updates of a token's last use, in seconds, so that reads rarely cost a write.
const USED_EVERY: i64 = 3_600;

pub struct LiveTokens {
    pub db: Db,
    pub clock: Clock,
}

impl LiveTokens {
    /// Updates the token's last use in the background; errors are only logged.
    fn note_used(&self, token: i64, now: Timestamp) {
        let db = self.db.clone();
        tokio::spawn(async move {
            if let Err(failure) = write_used(&db, token, now).await {
                tracing::warn!(%failure, token, "an access token's last use was not stored");
            }
        });
    }
}

async fn write_used(db: &Db, token: i64, now: Timestamp) -> Result<(), Failure> {
    let mut tx = db.write().await?;
    sqlx::query!(
        "UPDATE auth_access_token SET used_at = ?1 WHERE id = ?2 AND coalesce(used_at, 0) < ?1",
        now.0,
        token
    )
    .execute(&mut *tx)
    .await?;
    Ok(tx.commit().await?)
}

#[async_trait]
impl AccessTokens for LiveTokens {
    async fn token(&self, secret: &str) -> Result<Option<AccessToken>, Failure> {
        if !access_token::is_well_formed(secret) {
            return Ok(None);
        }
        let hash = secret::token_hash(secret);
        let now = self.clock.now();
        // Losing the role revokes tokens too; the role is checked again, because it is what a token relies on.
        let row = sqlx::query!(
            "SELECT t.id, t.user_id, t.name, t.scopes, t.used_at, u.role, u.staff_role
             FROM auth_access_token t JOIN auth_user u ON u.id = t.user_id
             WHERE t.token_hash = ? AND t.expires_at > ? AND u.role = 'owner'
               AND u.blocked_at IS NULL AND u.deleted_at IS NULL",
            hash,
            now.0
        )
        .fetch_optional(self.db.read())
        .await?;
        let Some(row) = row else { return Ok(None) };
        if now.0 - row.used_at.unwrap_or(0) >= USED_EVERY {
            self.note_used(row.id, now);
        }
        let scopes = scope::read(&row.scopes);
        Ok(Some(AccessToken {
            id: row.id,
            name: row.name,
            scopes: scopes.into_iter().map(scope::Scope::name).collect(),
            user: User {
                id: row.user_id,
                role: user::role(&row.role),
                staff_role: user::staff_role(&row.role, &row.staff_role),
                session: 0,
                authenticated_at: Timestamp(0),
            },
        }))
    }
}

//! Access tokens as the owner lists, creates and revokes them.

use kernel::{
    Db, Failure, FieldProblem, Timestamp, User,
    audit::{self, Entry},
    secret,
};
use poem_openapi::Object;
use serde_json::json;

use crate::{
    access_token,
    auth::Auth,
    codes,
    scope::{self, Scope},
};

/// Most tokens of the shop at once, expired ones that are still listed included.
const MOST: i64 = 50;
/// Lifetimes to choose from, in days.
const LIFETIMES: [i64; 3] = [30, 90, 365];

/// An access token without its secret.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct AccessTokenSummary {
    /// Id of the token.
    pub id: i64,
    /// Name.
    pub name: String,
    /// What it may be used for.
    pub scopes: Vec<Scope>,
    /// Name of the owner who created it, and as whom it acts.
    pub creator: String,
    /// When it was created.
    pub created_at: Timestamp,
    /// Last use, to the hour.
    pub last_used_at: Option<Timestamp>,
    /// When it expires or expired.
    pub expires_at: Timestamp,
    /// Whether it has expired.
    pub expired: bool,
}

/// A new access token.
#[derive(Object, Debug)]
pub struct CreateAccessToken {
    /// Name, by which people recognise it.
    #[oai(validator(min_length = 1, max_length = 60))]
    pub name: String,
    /// What it may be used for.
    #[oai(validator(min_items = 1, max_items = 20))]
    pub scopes: Vec<Scope>,
    /// Days after which it expires: 30, 90 or 365.
    pub days: i64,
}

/// A new access token with its secret.
#[derive(Object)]
pub struct CreatedAccessToken {
    /// Id of the token.
    pub id: i64,
    /// What `Authorization: Bearer` carries; returned only once.
    pub secret: String,
}

/// Lists the tokens of the shop, or of one user: newest first.
pub async fn list(
    db: &Db,
    user: Option<i64>,
    now: Timestamp,
) -> Result<Vec<AccessTokenSummary>, Failure> {
    let rows = sqlx::query!(
        "SELECT t.id, t.name, t.scopes, t.created_at, t.expires_at, t.used_at, u.name AS creator
         FROM auth_access_token t JOIN auth_user u ON u.id = t.user_id
         WHERE ?1 IS NULL OR t.user_id = ?1 ORDER BY t.id DESC",
        user
    )
    .fetch_all(db.read())
    .await?;
    Ok(rows
        .into_iter()
        .map(|row| AccessTokenSummary {
            id: row.id,
            name: row.name,
            scopes: scope::read(&row.scopes),
            creator: row.creator,
            created_at: Timestamp(row.created_at),
            last_used_at: row.used_at.map(Timestamp),
            expires_at: Timestamp(row.expires_at),
            expired: row.expires_at <= now.0,
        })
        .collect())
}

pub async fn create(
    auth: &Auth,
    caller: &User,
    input: &CreateAccessToken,
) -> Result<CreatedAccessToken, Failure> {
    let now = auth.deps.clock.now();
    caller.confirmed_lately(now)?;
    let name = input.name.trim();
    check(name, input.days)?;
    let mut scopes = input.scopes.clone();
    scopes.sort_unstable();
    scopes.dedup();
    let stored = scope::stored(&scopes);
    let secret = access_token::new_secret();
    let hash = secret::token_hash(&secret);
    let expires_at = now.plus_days(input.days);
    let mut tx = auth.deps.db.write().await?;
    let existing = sqlx::query_scalar!(r#"SELECT count(*) AS "count!" FROM auth_access_token"#)
        .fetch_one(&mut *tx)
        .await?;
    if existing >= MOST {
        return Err(codes::TOO_MANY_TOKENS.into());
    }
    let id = sqlx::query!(
        "INSERT INTO auth_access_token (user_id, name, token_hash, scopes, created_at, expires_at)
         VALUES (?, ?, ?, ?, ?, ?)",
        caller.id,
        name,
        hash,
        stored,
        now.0,
        expires_at.0
    )
    .execute(&mut *tx)
    .await?
    .last_insert_rowid();
    let subject = format!("access_token:{id}");
    let entry = Entry {
        actor: Some(caller.id),
        action: "auth.access_token_created",
        subject: &subject,
        details: json!({"name": name, "scopes": stored, "days": input.days}),
    };
    audit::record(&mut tx, now, entry).await?;
    tx.commit().await?;
    Ok(CreatedAccessToken { id, secret })
}

/// Revokes a token of any owner, effective at once. Requires no password: it takes access away.
pub async fn revoke(auth: &Auth, caller: &User, id: i64) -> Result<(), Failure> {
    let now = auth.deps.clock.now();
    let mut tx = auth.deps.db.write().await?;
    let name = sqlx::query_scalar!(
        "DELETE FROM auth_access_token WHERE id = ? RETURNING name",
        id
    )
    .fetch_optional(&mut *tx)
    .await?
    .ok_or(codes::ACCESS_TOKEN_NOT_FOUND)?;
    let subject = format!("access_token:{id}");
    let entry = Entry {
        actor: Some(caller.id),
        action: "auth.access_token_revoked",
        subject: &subject,
        details: json!({"name": name}),
    };
    audit::record(&mut tx, now, entry).await?;
    Ok(tx.commit().await?)
}

fn check(name: &str, days: i64) -> Result<(), Failure> {
    let mut problems = Vec::new();
    if name.is_empty() {
        problems.push(FieldProblem::new("name", "required", "Enter a name."));
    }
    if !LIFETIMES.contains(&days) {
        let message = "Choose 30, 90 or 365 days.";
        problems.push(FieldProblem::new("days", "invalid", message));
    }
    if problems.is_empty() {
        Ok(())
    } else {
        Err(Failure::invalid(problems))
    }
}

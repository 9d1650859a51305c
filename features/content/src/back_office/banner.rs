//! The words that take turns, as the shop writes them.

use kernel::{Deps, Failure, Timestamp};
use poem_openapi::Object;
use sqlx::SqliteConnection;

use super::{looked_at, record, rows};
use crate::codes;

/// One of the words that take turns, with what the shop knows about it.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct BannerEntry {
    /// Row id.
    pub id: i64,
    /// A service in two or three words.
    pub subtitle: String,
    /// Whether visitors see it.
    pub published: bool,
    /// Counts the changes; a change names the version that was looked at.
    pub version: i64,
    /// Since when it is in the bin.
    pub deleted_at: Option<Timestamp>,
}

/// Words for the banner.
#[derive(Object, Debug)]
pub struct BannerDraft {
    /// A service in two or three words; at most 40 characters.
    #[oai(validator(min_length = 1, max_length = 40))]
    subtitle: String,
    /// Whether visitors see it.
    published: bool,
    /// The version that was looked at; a new one has none.
    version: Option<i64>,
}

rows::trash!("content_banner");
rows::versions!("content_banner");
rows::places!("content_banner");

pub async fn list(deps: &Deps, deleted: bool) -> Result<Vec<BannerEntry>, Failure> {
    let mut connection = deps.db.read().acquire().await?;
    select(&mut connection, None, deleted).await
}

pub async fn create(deps: &Deps, actor: i64, draft: &BannerDraft) -> Result<BannerEntry, Failure> {
    let subtitle = draft.subtitle.trim();
    let mut tx = deps.db.publish().await?;
    let place = last_place(&mut tx).await?;
    let id = sqlx::query!(
        "INSERT INTO content_banner (position, subtitle, published) VALUES (?1, ?2, ?3)",
        place,
        subtitle,
        draft.published
    )
    .execute(&mut *tx)
    .await?
    .last_insert_rowid();
    let action = "content.banner_created";
    record(&mut tx, deps, actor, action, format!("banner:{id}")).await?;
    let entry = one(&mut tx, id).await?;
    tx.commit().await?;
    Ok(entry)
}

pub async fn update(
    deps: &Deps,
    actor: i64,
    id: i64,
    draft: &BannerDraft,
) -> Result<BannerEntry, Failure> {
    let version = looked_at(draft.version)?;
    let subtitle = draft.subtitle.trim();
    let mut tx = deps.db.publish().await?;
    claim(&mut tx, id, version).await?;
    sqlx::query!(
        "UPDATE content_banner SET subtitle = ?2, published = ?3 WHERE id = ?1",
        id,
        subtitle,
        draft.published
    )
    .execute(&mut *tx)
    .await?;
    let action = "content.banner_updated";
    record(&mut tx, deps, actor, action, format!("banner:{id}")).await?;
    let entry = one(&mut tx, id).await?;
    tx.commit().await?;
    Ok(entry)
}

pub async fn delete(deps: &Deps, actor: i64, id: i64) -> Result<(), Failure> {
    let mut tx = deps.db.publish().await?;
    put_into_trash(&mut tx, id, deps.clock.now()).await?;
    let action = "content.banner_deleted";
    record(&mut tx, deps, actor, action, format!("banner:{id}")).await?;
    Ok(tx.commit().await?)
}

pub async fn restore(deps: &Deps, actor: i64, id: i64) -> Result<BannerEntry, Failure> {
    let mut tx = deps.db.publish().await?;
    restore_from_trash(&mut tx, id).await?;
    let action = "content.banner_restored";
    record(&mut tx, deps, actor, action, format!("banner:{id}")).await?;
    let entry = one(&mut tx, id).await?;
    tx.commit().await?;
    Ok(entry)
}

pub async fn order(deps: &Deps, actor: i64, ids: &[i64]) -> Result<Vec<BannerEntry>, Failure> {
    let mut tx = deps.db.publish().await?;
    put_in_order(&mut tx, ids).await?;
    let action = "content.banner_ordered";
    record(&mut tx, deps, actor, action, "banner".to_owned()).await?;
    let entries = select(&mut tx, None, false).await?;
    tx.commit().await?;
    Ok(entries)
}

async fn one(connection: &mut SqliteConnection, id: i64) -> Result<BannerEntry, Failure> {
    let found = select(connection, Some(id), false).await?.pop();
    found.ok_or_else(|| codes::ENTRY_NOT_FOUND.into())
}

async fn select(
    connection: &mut SqliteConnection,
    id: Option<i64>,
    deleted: bool,
) -> Result<Vec<BannerEntry>, Failure> {
    let rows = sqlx::query!(
        r#"SELECT id, subtitle, published AS "published!: bool", version, deleted_at FROM content_banner
           WHERE (?1 IS NULL OR id = ?1) AND (deleted_at IS NOT NULL) = ?2 ORDER BY position, id"#,
        id,
        deleted
    )
    .fetch_all(connection)
    .await?;
    let entries = rows.into_iter().map(|row| BannerEntry {
        id: row.id,
        subtitle: row.subtitle,
        published: row.published,
        version: row.version,
        deleted_at: row.deleted_at.map(Timestamp),
    });
    Ok(entries.collect())
}

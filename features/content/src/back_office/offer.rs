//! Offers, as the shop writes them.

use kernel::{Deps, Failure, Timestamp};
use poem_openapi::Object;
use sqlx::SqliteConnection;

use super::{looked_at, record, rows};
use crate::codes;

/// An offer, with what the shop knows about it.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct OfferEntry {
    /// Row id.
    pub id: i64,
    /// The offer in a sentence.
    pub text: String,
    /// Whether visitors see it.
    pub published: bool,
    /// Counts the changes; a change names the version that was looked at.
    pub version: i64,
    /// Since when it is in the bin.
    pub deleted_at: Option<Timestamp>,
}

/// An offer to make.
#[derive(Object, Debug)]
pub struct OfferDraft {
    /// The offer in a sentence; at most 200 characters.
    #[oai(validator(min_length = 1, max_length = 200))]
    text: String,
    /// Whether visitors see it.
    published: bool,
    /// The version that was looked at; a new one has none.
    version: Option<i64>,
}

rows::trash!("content_offer");
rows::versions!("content_offer");
rows::places!("content_offer");

pub async fn list(deps: &Deps, deleted: bool) -> Result<Vec<OfferEntry>, Failure> {
    let mut connection = deps.db.read().acquire().await?;
    select(&mut connection, None, deleted).await
}

pub async fn create(deps: &Deps, actor: i64, draft: &OfferDraft) -> Result<OfferEntry, Failure> {
    let text = draft.text.trim();
    let mut tx = deps.db.publish().await?;
    let place = last_place(&mut tx).await?;
    let id = sqlx::query!(
        "INSERT INTO content_offer (position, text, published) VALUES (?1, ?2, ?3)",
        place,
        text,
        draft.published
    )
    .execute(&mut *tx)
    .await?
    .last_insert_rowid();
    let action = "content.offer_created";
    record(&mut tx, deps, actor, action, format!("offer:{id}")).await?;
    let entry = one(&mut tx, id).await?;
    tx.commit().await?;
    Ok(entry)
}

pub async fn update(
    deps: &Deps,
    actor: i64,
    id: i64,
    draft: &OfferDraft,
) -> Result<OfferEntry, Failure> {
    let version = looked_at(draft.version)?;
    let text = draft.text.trim();
    let mut tx = deps.db.publish().await?;
    claim(&mut tx, id, version).await?;
    sqlx::query!(
        "UPDATE content_offer SET text = ?2, published = ?3 WHERE id = ?1",
        id,
        text,
        draft.published
    )
    .execute(&mut *tx)
    .await?;
    let action = "content.offer_updated";
    record(&mut tx, deps, actor, action, format!("offer:{id}")).await?;
    let entry = one(&mut tx, id).await?;
    tx.commit().await?;
    Ok(entry)
}

pub async fn delete(deps: &Deps, actor: i64, id: i64) -> Result<(), Failure> {
    let mut tx = deps.db.publish().await?;
    put_into_trash(&mut tx, id, deps.clock.now()).await?;
    let action = "content.offer_deleted";
    record(&mut tx, deps, actor, action, format!("offer:{id}")).await?;
    Ok(tx.commit().await?)
}

pub async fn restore(deps: &Deps, actor: i64, id: i64) -> Result<OfferEntry, Failure> {
    let mut tx = deps.db.publish().await?;
    restore_from_trash(&mut tx, id).await?;
    let action = "content.offer_restored";
    record(&mut tx, deps, actor, action, format!("offer:{id}")).await?;
    let entry = one(&mut tx, id).await?;
    tx.commit().await?;
    Ok(entry)
}

pub async fn order(deps: &Deps, actor: i64, ids: &[i64]) -> Result<Vec<OfferEntry>, Failure> {
    let mut tx = deps.db.publish().await?;
    put_in_order(&mut tx, ids).await?;
    let action = "content.offer_ordered";
    record(&mut tx, deps, actor, action, "offer".to_owned()).await?;
    let entries = select(&mut tx, None, false).await?;
    tx.commit().await?;
    Ok(entries)
}

async fn one(connection: &mut SqliteConnection, id: i64) -> Result<OfferEntry, Failure> {
    let found = select(connection, Some(id), false).await?.pop();
    found.ok_or_else(|| codes::ENTRY_NOT_FOUND.into())
}

async fn select(
    connection: &mut SqliteConnection,
    id: Option<i64>,
    deleted: bool,
) -> Result<Vec<OfferEntry>, Failure> {
    let rows = sqlx::query!(
        r#"SELECT id, text, published AS "published!: bool", version, deleted_at FROM content_offer
           WHERE (?1 IS NULL OR id = ?1) AND (deleted_at IS NOT NULL) = ?2 ORDER BY position, id"#,
        id,
        deleted
    )
    .fetch_all(connection)
    .await?;
    let entries = rows.into_iter().map(|row| OfferEntry {
        id: row.id,
        text: row.text,
        published: row.published,
        version: row.version,
        deleted_at: row.deleted_at.map(Timestamp),
    });
    Ok(entries.collect())
}

//! What clients said, as the shop writes it down.

use std::collections::HashMap;

use kernel::{Day, Deps, Failure, Image, ImageId, MultiLine, Timestamp, edit::refuse};
use poem_openapi::Object;
use sqlx::SqliteConnection;

use super::{looked_at, record, rows, unknown_images};
use crate::codes;

/// What a client said, with what the shop knows about it.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct TestimonialEntry {
    /// Row id.
    pub id: i64,
    /// Who said it.
    pub name: String,
    /// Where they are from, or what they had made.
    pub company: String,
    /// What they said.
    pub quote: String,
    /// The day they said it; the newest stands first.
    pub date: Day,
    /// Id of the image.
    pub image_id: ImageId,
    /// The image; absent when nobody keeps it any more, and then visitors do not see the row.
    pub image: Option<Image>,
    /// Whether visitors see it.
    pub published: bool,
    /// Counts the changes; a change names the version that was looked at.
    pub version: i64,
    /// Since when it is in the bin.
    pub deleted_at: Option<Timestamp>,
}

/// What a client said.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct TestimonialDraft {
    /// Who said it; at most 80 characters.
    #[oai(validator(min_length = 1, max_length = 80))]
    name: String,
    /// Where they are from, or what they had made; at most 80 characters.
    #[oai(validator(min_length = 1, max_length = 80))]
    company: String,
    /// What they said; at most 600 characters.
    #[oai(validator(min_length = 1, max_length = 600))]
    quote: MultiLine,
    /// The day they said it.
    date: Day,
    /// Id of an image of the person or of the piece.
    image_id: ImageId,
    /// Whether visitors see it.
    published: bool,
    /// The version that was looked at; a new one has none.
    version: Option<i64>,
}

rows::trash!("content_testimonial");
rows::versions!("content_testimonial");

/// Newest first; the words are looked for in names and in what was said.
pub async fn list(
    deps: &Deps,
    deleted: bool,
    wording: Option<&str>,
) -> Result<Vec<TestimonialEntry>, Failure> {
    let mut connection = deps.db.read().acquire().await?;
    let entries = select(&mut connection, None, deleted, wording).await?;
    drop(connection);
    with_images(deps, entries).await
}

pub async fn create(
    deps: &Deps,
    actor: i64,
    draft: &TestimonialDraft,
) -> Result<TestimonialEntry, Failure> {
    check(deps, draft).await?;
    let (name, company) = (draft.name.trim(), draft.company.trim());
    let (quote, day) = (draft.quote.0.trim(), draft.date.to_string());
    let mut tx = deps.db.publish().await?;
    let id = sqlx::query!(
        "INSERT INTO content_testimonial (name, company, quote, day, image_id, published)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        name,
        company,
        quote,
        day,
        draft.image_id,
        draft.published
    )
    .execute(&mut *tx)
    .await?
    .last_insert_rowid();
    let action = "content.testimonial_created";
    record(&mut tx, deps, actor, action, format!("testimonial:{id}")).await?;
    let entries = select(&mut tx, Some(id), false, None).await?;
    tx.commit().await?;
    one(deps, entries).await
}

pub async fn update(
    deps: &Deps,
    actor: i64,
    id: i64,
    draft: &TestimonialDraft,
) -> Result<TestimonialEntry, Failure> {
    let version = looked_at(draft.version)?;
    check(deps, draft).await?;
    let (name, company) = (draft.name.trim(), draft.company.trim());
    let (quote, day) = (draft.quote.0.trim(), draft.date.to_string());
    let mut tx = deps.db.publish().await?;
    claim(&mut tx, id, version).await?;
    sqlx::query!(
        "UPDATE content_testimonial
         SET name = ?2, company = ?3, quote = ?4, day = ?5, image_id = ?6, published = ?7 WHERE id = ?1",
        id,
        name,
        company,
        quote,
        day,
        draft.image_id,
        draft.published
    )
    .execute(&mut *tx)
    .await?;
    let action = "content.testimonial_updated";
    record(&mut tx, deps, actor, action, format!("testimonial:{id}")).await?;
    let entries = select(&mut tx, Some(id), false, None).await?;
    tx.commit().await?;
    one(deps, entries).await
}

pub async fn delete(deps: &Deps, actor: i64, id: i64) -> Result<(), Failure> {
    let mut tx = deps.db.publish().await?;
    put_into_trash(&mut tx, id, deps.clock.now()).await?;
    let action = "content.testimonial_deleted";
    record(&mut tx, deps, actor, action, format!("testimonial:{id}")).await?;
    Ok(tx.commit().await?)
}

pub async fn restore(deps: &Deps, actor: i64, id: i64) -> Result<TestimonialEntry, Failure> {
    let mut tx = deps.db.publish().await?;
    restore_from_trash(&mut tx, id).await?;
    let action = "content.testimonial_restored";
    record(&mut tx, deps, actor, action, format!("testimonial:{id}")).await?;
    let entries = select(&mut tx, Some(id), false, None).await?;
    tx.commit().await?;
    one(deps, entries).await
}

async fn check(deps: &Deps, draft: &TestimonialDraft) -> Result<(), Failure> {
    let images = [("imageId".to_owned(), draft.image_id)];
    refuse(unknown_images(deps, &images).await?)
}

async fn one(deps: &Deps, entries: Vec<TestimonialEntry>) -> Result<TestimonialEntry, Failure> {
    let found = with_images(deps, entries).await?.pop();
    found.ok_or_else(|| codes::ENTRY_NOT_FOUND.into())
}

async fn with_images(
    deps: &Deps,
    mut entries: Vec<TestimonialEntry>,
) -> Result<Vec<TestimonialEntry>, Failure> {
    let ids: Vec<ImageId> = entries.iter().map(|entry| entry.image_id).collect();
    let stored: HashMap<ImageId, Image> = deps.images.images(&ids).await?;
    for entry in &mut entries {
        entry.image = stored.get(&entry.image_id).cloned();
    }
    Ok(entries)
}

async fn select(
    connection: &mut SqliteConnection,
    id: Option<i64>,
    deleted: bool,
    wording: Option<&str>,
) -> Result<Vec<TestimonialEntry>, Failure> {
    let rows = sqlx::query!(
        r#"SELECT id, name, company, quote, day, image_id, published AS "published!: bool", version, deleted_at
           FROM content_testimonial
           WHERE (?1 IS NULL OR id = ?1) AND (deleted_at IS NOT NULL) = ?2
             AND (?3 IS NULL OR instr(lower(name || ' ' || company || ' ' || quote), ?3) > 0)
           ORDER BY day DESC, id DESC"#,
        id,
        deleted,
        wording
    )
    .fetch_all(connection)
    .await?;
    let mut entries = Vec::with_capacity(rows.len());
    for row in rows {
        entries.push(TestimonialEntry {
            id: row.id,
            name: row.name,
            company: row.company,
            quote: row.quote,
            date: rows::day(&row.day)?,
            image_id: row.image_id,
            image: None,
            published: row.published,
            version: row.version,
            deleted_at: row.deleted_at.map(Timestamp),
        });
    }
    Ok(entries)
}

//! The shop's stories, as it writes them.

use std::collections::HashMap;

use kernel::{Day, Deps, Failure, Image, ImageId, MultiLine, Timestamp, Tx, edit::refuse};
use poem_openapi::Object;
use sqlx::SqliteConnection;

use super::{looked_at, record, rows, unknown_images};
use crate::codes;

/// A story, with what the shop knows about it.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct EventEntry {
    /// Row id.
    pub id: i64,
    /// Title.
    pub title: String,
    /// The whole text; a blank line parts paragraphs. Never HTML.
    pub description: String,
    /// The day it appeared; the newest stands first.
    pub date: Day,
    /// Id of the main image.
    pub main_image_id: ImageId,
    /// The main image; absent when nobody keeps it any more, and then visitors do not see the story.
    pub main_image: Option<Image>,
    /// More images, in the order in which the viewer turns them.
    pub images: Vec<EventImage>,
    /// Whether visitors see it.
    pub published: bool,
    /// Counts the changes; a change names the version that was looked at.
    pub version: i64,
    /// Since when it is in the bin.
    pub deleted_at: Option<Timestamp>,
}

/// One more image of a story.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct EventImage {
    /// Id of the image.
    pub image_id: ImageId,
    /// The image; absent when nobody keeps it any more.
    pub image: Option<Image>,
    /// Whether visitors see it.
    pub published: bool,
}

/// A story to tell.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct EventDraft {
    /// Title; at most 120 characters.
    #[oai(validator(min_length = 1, max_length = 120))]
    title: String,
    /// The text; a blank line parts paragraphs. At most 10,000 characters.
    #[oai(validator(min_length = 1, max_length = 10_000))]
    description: MultiLine,
    /// The day it appeared.
    date: Day,
    /// Id of the main image.
    main_image_id: ImageId,
    /// Up to ten more images.
    #[oai(validator(max_items = 10))]
    images: Vec<EventImageDraft>,
    /// Whether visitors see it.
    published: bool,
    /// The version that was looked at; a new one has none.
    version: Option<i64>,
}

/// One more image for a story.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct EventImageDraft {
    /// Id of the image.
    image_id: ImageId,
    /// Whether visitors see it.
    published: bool,
}

rows::trash!("content_event");
rows::versions!("content_event");

/// Newest first; the words are looked for in titles and texts.
pub async fn list(
    deps: &Deps,
    deleted: bool,
    wording: Option<&str>,
) -> Result<Vec<EventEntry>, Failure> {
    let mut connection = deps.db.read().acquire().await?;
    let entries = select(&mut connection, None, deleted, wording).await?;
    drop(connection);
    with_images(deps, entries).await
}

pub async fn create(deps: &Deps, actor: i64, draft: &EventDraft) -> Result<EventEntry, Failure> {
    check(deps, draft).await?;
    let (title, text) = (draft.title.trim(), draft.description.0.trim());
    let day = draft.date.to_string();
    let mut tx = deps.db.publish().await?;
    let id = sqlx::query!(
        "INSERT INTO content_event (title, description, day, main_image_id, published) VALUES (?1, ?2, ?3, ?4, ?5)",
        title,
        text,
        day,
        draft.main_image_id,
        draft.published
    )
    .execute(&mut *tx)
    .await?
    .last_insert_rowid();
    put_images(&mut tx, id, &draft.images).await?;
    finish(deps, tx, actor, "content.event_created", id).await
}

pub async fn update(
    deps: &Deps,
    actor: i64,
    id: i64,
    draft: &EventDraft,
) -> Result<EventEntry, Failure> {
    let version = looked_at(draft.version)?;
    check(deps, draft).await?;
    let (title, text) = (draft.title.trim(), draft.description.0.trim());
    let day = draft.date.to_string();
    let mut tx = deps.db.publish().await?;
    claim(&mut tx, id, version).await?;
    sqlx::query!(
        "UPDATE content_event SET title = ?2, description = ?3, day = ?4, main_image_id = ?5, published = ?6
         WHERE id = ?1",
        id,
        title,
        text,
        day,
        draft.main_image_id,
        draft.published
    )
    .execute(&mut *tx)
    .await?;
    put_images(&mut tx, id, &draft.images).await?;
    finish(deps, tx, actor, "content.event_updated", id).await
}

pub async fn delete(deps: &Deps, actor: i64, id: i64) -> Result<(), Failure> {
    let mut tx = deps.db.publish().await?;
    put_into_trash(&mut tx, id, deps.clock.now()).await?;
    let action = "content.event_deleted";
    record(&mut tx, deps, actor, action, format!("event:{id}")).await?;
    Ok(tx.commit().await?)
}

pub async fn restore(deps: &Deps, actor: i64, id: i64) -> Result<EventEntry, Failure> {
    let mut tx = deps.db.publish().await?;
    restore_from_trash(&mut tx, id).await?;
    finish(deps, tx, actor, "content.event_restored", id).await
}

async fn finish(
    deps: &Deps,
    mut tx: Tx,
    actor: i64,
    action: &'static str,
    id: i64,
) -> Result<EventEntry, Failure> {
    record(&mut tx, deps, actor, action, format!("event:{id}")).await?;
    let entries = select(&mut tx, Some(id), false, None).await?;
    tx.commit().await?;
    let found = with_images(deps, entries).await?.pop();
    found.ok_or_else(|| codes::ENTRY_NOT_FOUND.into())
}

async fn check(deps: &Deps, draft: &EventDraft) -> Result<(), Failure> {
    let mut images = vec![("mainImageId".to_owned(), draft.main_image_id)];
    for (at, image) in draft.images.iter().enumerate() {
        images.push((format!("images.{at}.imageId"), image.image_id));
    }
    refuse(unknown_images(deps, &images).await?)
}

async fn put_images(tx: &mut Tx, id: i64, images: &[EventImageDraft]) -> Result<(), Failure> {
    sqlx::query!("DELETE FROM content_event_image WHERE event_id = ?1", id)
        .execute(&mut **tx)
        .await?;
    for (position, image) in (0_i64..).zip(images) {
        sqlx::query!(
            "INSERT INTO content_event_image (event_id, position, image_id, published) VALUES (?1, ?2, ?3, ?4)",
            id,
            position,
            image.image_id,
            image.published
        )
        .execute(&mut **tx)
        .await?;
    }
    Ok(())
}

async fn with_images(
    deps: &Deps,
    mut entries: Vec<EventEntry>,
) -> Result<Vec<EventEntry>, Failure> {
    let more = entries.iter().flat_map(|entry| &entry.images);
    let more = more.map(|image| image.image_id);
    let main = entries.iter().map(|entry| entry.main_image_id);
    let ids: Vec<ImageId> = main.chain(more).collect();
    let stored: HashMap<ImageId, Image> = deps.images.images(&ids).await?;
    for entry in &mut entries {
        entry.main_image = stored.get(&entry.main_image_id).cloned();
        for image in &mut entry.images {
            image.image = stored.get(&image.image_id).cloned();
        }
    }
    Ok(entries)
}

async fn select(
    connection: &mut SqliteConnection,
    id: Option<i64>,
    deleted: bool,
    wording: Option<&str>,
) -> Result<Vec<EventEntry>, Failure> {
    let rows = sqlx::query!(
        r#"SELECT id, title, description, day, main_image_id, published AS "published!: bool", version, deleted_at
           FROM content_event
           WHERE (?1 IS NULL OR id = ?1) AND (deleted_at IS NOT NULL) = ?2
             AND (?3 IS NULL OR instr(lower(title || ' ' || description), ?3) > 0)
           ORDER BY day DESC, id DESC"#,
        id,
        deleted,
        wording
    )
    .fetch_all(&mut *connection)
    .await?;
    let more = sqlx::query!(
        r#"SELECT event_id, image_id, published AS "published!: bool" FROM content_event_image
           WHERE ?1 IS NULL OR event_id = ?1 ORDER BY event_id, position"#,
        id
    )
    .fetch_all(connection)
    .await?;
    let mut images: HashMap<i64, Vec<EventImage>> = HashMap::new();
    for row in more {
        let image = EventImage {
            image_id: row.image_id,
            image: None,
            published: row.published,
        };
        images.entry(row.event_id).or_default().push(image);
    }
    let mut entries = Vec::with_capacity(rows.len());
    for row in rows {
        entries.push(EventEntry {
            id: row.id,
            title: row.title,
            description: row.description,
            date: rows::day(&row.day)?,
            main_image_id: row.main_image_id,
            main_image: None,
            images: images.remove(&row.id).unwrap_or_default(),
            published: row.published,
            version: row.version,
            deleted_at: row.deleted_at.map(Timestamp),
        });
    }
    Ok(entries)
}

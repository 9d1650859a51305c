//! The shop's stories, as it writes them.

use std::collections::HashMap;

use kernel::{Day, Deps, Failure, MultiLine, Picture, PictureId, Timestamp, Tx, edit::refuse};
use poem_openapi::Object;
use sqlx::SqliteConnection;

use super::{looked_at, record, rows, unknown_pictures};
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
    /// Id of the main picture.
    pub main_image_id: PictureId,
    /// The main picture; absent when nobody keeps it any more, and then visitors do not see the story.
    pub main_image: Option<Picture>,
    /// More pictures, in the order in which the viewer turns them.
    pub images: Vec<EventPicture>,
    /// Whether visitors see it.
    pub published: bool,
    /// Counts the changes; a change names the version that was looked at.
    pub version: i64,
    /// Since when it is in the bin.
    pub deleted_at: Option<Timestamp>,
}

/// One more picture of a story.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct EventPicture {
    /// Id of the picture.
    pub image_id: PictureId,
    /// The picture; absent when nobody keeps it any more.
    pub image: Option<Picture>,
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
    /// Id of the main picture.
    main_image_id: PictureId,
    /// Up to ten more pictures.
    #[oai(validator(max_items = 10))]
    images: Vec<EventPictureDraft>,
    /// Whether visitors see it.
    published: bool,
    /// The version that was looked at; a new one has none.
    version: Option<i64>,
}

/// One more picture for a story.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct EventPictureDraft {
    /// Id of the picture.
    image_id: PictureId,
    /// Whether visitors see it.
    published: bool,
}

rows::bin!("content_event");
rows::versions!("content_event");

/// Newest first; the words are looked for in titles and texts.
pub async fn list(
    deps: &Deps,
    deleted: bool,
    words: Option<&str>,
) -> Result<Vec<EventEntry>, Failure> {
    let mut connection = deps.db.read().acquire().await?;
    let entries = select(&mut connection, None, deleted, words).await?;
    drop(connection);
    with_pictures(deps, entries).await
}

pub async fn create(deps: &Deps, actor: i64, draft: &EventDraft) -> Result<EventEntry, Failure> {
    check(deps, draft).await?;
    let (title, text) = (draft.title.trim(), draft.description.0.trim());
    let day = draft.date.to_string();
    let mut tx = deps.db.publish().await?;
    let id = sqlx::query!(
        "INSERT INTO content_event (title, description, day, main_picture_id, published) VALUES (?1, ?2, ?3, ?4, ?5)",
        title,
        text,
        day,
        draft.main_image_id,
        draft.published
    )
    .execute(&mut *tx)
    .await?
    .last_insert_rowid();
    put_pictures(&mut tx, id, &draft.images).await?;
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
        "UPDATE content_event SET title = ?2, description = ?3, day = ?4, main_picture_id = ?5, published = ?6
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
    put_pictures(&mut tx, id, &draft.images).await?;
    finish(deps, tx, actor, "content.event_updated", id).await
}

pub async fn delete(deps: &Deps, actor: i64, id: i64) -> Result<(), Failure> {
    let mut tx = deps.db.publish().await?;
    put_into_bin(&mut tx, id, deps.clock.now()).await?;
    let action = "content.event_deleted";
    record(&mut tx, deps, actor, action, format!("event:{id}")).await?;
    Ok(tx.commit().await?)
}

pub async fn restore(deps: &Deps, actor: i64, id: i64) -> Result<EventEntry, Failure> {
    let mut tx = deps.db.publish().await?;
    take_out_of_bin(&mut tx, id).await?;
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
    let found = with_pictures(deps, entries).await?.pop();
    found.ok_or_else(|| codes::ENTRY_NOT_FOUND.into())
}

async fn check(deps: &Deps, draft: &EventDraft) -> Result<(), Failure> {
    let mut pictures = vec![("mainImageId".to_owned(), draft.main_image_id)];
    for (at, picture) in draft.images.iter().enumerate() {
        pictures.push((format!("images.{at}.imageId"), picture.image_id));
    }
    refuse(unknown_pictures(deps, &pictures).await?)
}

async fn put_pictures(tx: &mut Tx, id: i64, pictures: &[EventPictureDraft]) -> Result<(), Failure> {
    sqlx::query!("DELETE FROM content_event_picture WHERE event_id = ?1", id)
        .execute(&mut **tx)
        .await?;
    for (position, picture) in (0_i64..).zip(pictures) {
        sqlx::query!(
            "INSERT INTO content_event_picture (event_id, position, picture_id, published) VALUES (?1, ?2, ?3, ?4)",
            id,
            position,
            picture.image_id,
            picture.published
        )
        .execute(&mut **tx)
        .await?;
    }
    Ok(())
}

async fn with_pictures(
    deps: &Deps,
    mut entries: Vec<EventEntry>,
) -> Result<Vec<EventEntry>, Failure> {
    let more = entries.iter().flat_map(|entry| &entry.images);
    let more = more.map(|picture| picture.image_id);
    let main = entries.iter().map(|entry| entry.main_image_id);
    let ids: Vec<PictureId> = main.chain(more).collect();
    let kept: HashMap<PictureId, Picture> = deps.pictures.pictures(&ids).await?;
    for entry in &mut entries {
        entry.main_image = kept.get(&entry.main_image_id).cloned();
        for picture in &mut entry.images {
            picture.image = kept.get(&picture.image_id).cloned();
        }
    }
    Ok(entries)
}

async fn select(
    connection: &mut SqliteConnection,
    id: Option<i64>,
    deleted: bool,
    words: Option<&str>,
) -> Result<Vec<EventEntry>, Failure> {
    let rows = sqlx::query!(
        r#"SELECT id, title, description, day, main_picture_id, published AS "published!: bool", version, deleted_at
           FROM content_event
           WHERE (?1 IS NULL OR id = ?1) AND (deleted_at IS NOT NULL) = ?2
             AND (?3 IS NULL OR instr(lower(title || ' ' || description), ?3) > 0)
           ORDER BY day DESC, id DESC"#,
        id,
        deleted,
        words
    )
    .fetch_all(&mut *connection)
    .await?;
    let more = sqlx::query!(
        r#"SELECT event_id, picture_id, published AS "published!: bool" FROM content_event_picture
           WHERE ?1 IS NULL OR event_id = ?1 ORDER BY event_id, position"#,
        id
    )
    .fetch_all(connection)
    .await?;
    let mut pictures: HashMap<i64, Vec<EventPicture>> = HashMap::new();
    for row in more {
        let picture = EventPicture {
            image_id: row.picture_id,
            image: None,
            published: row.published,
        };
        pictures.entry(row.event_id).or_default().push(picture);
    }
    let mut entries = Vec::with_capacity(rows.len());
    for row in rows {
        entries.push(EventEntry {
            id: row.id,
            title: row.title,
            description: row.description,
            date: rows::day(&row.day)?,
            main_image_id: row.main_picture_id,
            main_image: None,
            images: pictures.remove(&row.id).unwrap_or_default(),
            published: row.published,
            version: row.version,
            deleted_at: row.deleted_at.map(Timestamp),
        });
    }
    Ok(entries)
}

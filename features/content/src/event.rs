//! The shop's stories: what it did, and what it knows about cloth.

use kernel::{Day, Deps, Failure, Image};
use poem_openapi::Object;

use crate::{codes, images::existing};

/// A list shows 300 characters of a story. One more says that the text goes on.
const BEGINNING: usize = 301;

/// A story as the list shows it.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct Event {
    /// Row id.
    pub id: i64,
    /// Title.
    pub title: String,
    /// The beginning of it in one line, at most 301 characters. Never HTML.
    pub description: String,
    /// The day it appeared.
    pub date: Day,
    /// The main image.
    pub main_image: Image,
}

/// A story with all its images.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct EventDetails {
    /// Row id.
    pub id: i64,
    /// Title.
    pub title: String,
    /// The whole text; a blank line parts paragraphs. Never HTML.
    pub description: String,
    /// The day it appeared.
    pub date: Day,
    /// The main image.
    pub main_image: Image,
    /// Up to ten more images.
    pub images: Vec<Image>,
}

/// Newest first. A story whose main image is gone waits for another one.
pub async fn list(deps: &Deps) -> Result<Vec<Event>, Failure> {
    let rows = sqlx::query!(
        "SELECT id, title, description, day, main_image_id FROM content_event WHERE published = 1 AND deleted_at IS NULL
         ORDER BY day DESC, id DESC"
    )
    .fetch_all(deps.db.read())
    .await?;
    let ids: Vec<i64> = rows.iter().map(|row| row.main_image_id).collect();
    let stored = deps.images.images(&ids).await?;
    let mut events = Vec::with_capacity(rows.len());
    for row in rows {
        if let Some(main_image) = stored.get(&row.main_image_id).cloned() {
            events.push(Event {
                id: row.id,
                title: row.title,
                description: beginning(&row.description),
                date: stored_day(&row.day)?,
                main_image,
            });
        }
    }
    Ok(events)
}

pub async fn view(deps: &Deps, id: i64) -> Result<EventDetails, Failure> {
    let row = sqlx::query!(
        "SELECT id, title, description, day, main_image_id FROM content_event
         WHERE id = ?1 AND published = 1 AND deleted_at IS NULL",
        id
    )
    .fetch_optional(deps.db.read())
    .await?
    .ok_or(codes::EVENT_NOT_FOUND)?;
    let mut ids = sqlx::query_scalar!(
        "SELECT image_id FROM content_event_image WHERE event_id = ?1 AND published = 1 ORDER BY position",
        id
    )
    .fetch_all(deps.db.read())
    .await?;
    ids.push(row.main_image_id);
    let stored = deps.images.images(&ids).await?;
    ids.pop();
    Ok(EventDetails {
        id: row.id,
        title: row.title,
        description: row.description,
        date: stored_day(&row.day)?,
        main_image: stored
            .get(&row.main_image_id)
            .cloned()
            .ok_or(codes::EVENT_NOT_FOUND)?,
        images: existing(&ids, &stored),
    })
}

fn beginning(text: &str) -> String {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    line.chars().take(BEGINNING).collect()
}

fn stored_day(text: &str) -> Result<Day, Failure> {
    Day::parse(text).ok_or_else(|| Failure::internal(format!("{text} is not a day")))
}

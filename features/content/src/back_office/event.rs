//! The shop's stories, as it writes them.

use std::collections::HashMap;

use kernel::{
    Day, Deps, Failure, Image, ImageId, MultiLine, Timestamp, Tx, User,
    edit::refuse,
    record::{Kind, Record, Saved, Selection, Stored},
};
use poem_openapi::Object;

use super::Tag;
use crate::codes::ENTRY_NOT_FOUND;

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
    /// The day it appeared; the newest comes first.
    pub date: Day,
    /// Id of the main image.
    pub main_image_id: ImageId,
    /// Absent if it was deleted: then visitors do not see the story.
    pub main_image: Option<Image>,
    /// More images, in order.
    pub images: Vec<EventImage>,
    /// Whether visitors see it.
    pub published: bool,
    /// Goes up with each change; a change names the version that was read.
    pub version: i64,
    /// When it was moved to the trash.
    pub deleted_at: Option<Timestamp>,
}

/// One more image of a story.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct EventImage {
    /// Id of the image.
    pub image_id: ImageId,
    /// The image; absent if it was deleted.
    pub image: Option<Image>,
    /// Whether visitors see it.
    pub published: bool,
}

/// A new or changed story.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct CreateEvent {
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
    images: Vec<CreateEventImage>,
    /// Whether visitors see it.
    published: bool,
}

/// One more image for a story.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct CreateEventImage {
    /// Id of the image.
    image_id: ImageId,
    /// Whether visitors see it.
    published: bool,
}

pub const KIND: Kind = Kind::new(
    "event",
    "content_event",
    "/admin/content/events",
    ENTRY_NOT_FOUND,
)
.called("a story", "stories")
.notes(&[
    (
        "list",
        "All of them, newest first, whole and hidden ones too; or what is in the trash.",
    ),
    (
        "create",
        "With its main image and up to ten more, each of which can be hidden.",
    ),
]);

pub struct Events(pub Deps);

impl Stored for Events {
    const KIND: &'static Kind = &KIND;
    type Tag = Tag;
    const TAG: Tag = Tag::BackOffice;
    type Item = EventEntry;

    fn deps(&self) -> &Deps {
        &self.0
    }

    /// Newest first; the words are looked for in titles and texts.
    async fn select(&self, selection: &Selection) -> Result<Vec<EventEntry>, Failure> {
        let rows = sqlx::query!(
            r#"SELECT id, title, description, day AS "day: Day", main_image_id, published AS "published!: bool", version,
                      deleted_at AS "deleted_at: Timestamp"
               FROM content_event
               WHERE (?1 IS NULL OR id = ?1) AND (?2 IS NULL OR (deleted_at IS NOT NULL) = ?2)
                 AND (?3 IS NULL OR instr(lower(title || ' ' || description), ?3) > 0)
               ORDER BY day DESC, id DESC"#,
            selection.id,
            selection.deleted,
            selection.query
        )
        .fetch_all(self.0.db.read())
        .await?;
        let more = sqlx::query!(
            r#"SELECT event_id, image_id, published AS "published!: bool" FROM content_event_image
               WHERE ?1 IS NULL OR event_id = ?1 ORDER BY event_id, position"#,
            selection.id
        )
        .fetch_all(self.0.db.read())
        .await?;
        let main = rows.iter().map(|row| row.main_image_id);
        let ids: Vec<ImageId> = main.chain(more.iter().map(|row| row.image_id)).collect();
        let stored = self.0.images.images(&ids).await?;
        let mut images: HashMap<i64, Vec<EventImage>> = HashMap::new();
        for row in more {
            images.entry(row.event_id).or_default().push(EventImage {
                image_id: row.image_id,
                image: stored.get(&row.image_id).cloned(),
                published: row.published,
            });
        }
        let entries = rows.into_iter().map(|row| EventEntry {
            id: row.id,
            title: row.title,
            description: row.description,
            date: row.day,
            main_image_id: row.main_image_id,
            main_image: stored.get(&row.main_image_id).cloned(),
            images: images.remove(&row.id).unwrap_or_default(),
            published: row.published,
            version: row.version,
            deleted_at: row.deleted_at,
        });
        Ok(entries.collect())
    }
}

impl Record for Events {
    type Fields = CreateEvent;

    async fn save(
        &self,
        tx: &mut Tx,
        _writer: &User,
        id: Option<i64>,
        fields: &CreateEvent,
    ) -> Result<Saved, Failure> {
        let mut images = vec![("mainImageId".to_owned(), fields.main_image_id)];
        for (at, image) in fields.images.iter().enumerate() {
            images.push((format!("images.{at}.imageId"), image.image_id));
        }
        refuse(self.0.unknown_images(&images).await?)?;
        let (title, text) = (fields.title.trim(), fields.description.0.trim());
        let day = fields.date.to_string();
        let id = sqlx::query_scalar!(
            r#"INSERT INTO content_event (id, title, description, day, main_image_id, published)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6)
               ON CONFLICT (id) DO UPDATE SET title = excluded.title, description = excluded.description,
                   day = excluded.day, main_image_id = excluded.main_image_id, published = excluded.published
               RETURNING id AS "id!: i64""#,
            id,
            title,
            text,
            day,
            fields.main_image_id,
            fields.published
        )
        .fetch_one(&mut **tx)
        .await?;
        put_images(tx, id, &fields.images).await?;
        Ok(Saved::new(id))
    }
}

async fn put_images(tx: &mut Tx, id: i64, images: &[CreateEventImage]) -> Result<(), Failure> {
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

//! Blog posts, known by title.

use async_trait::async_trait;
use kernel::{
    Day, Failure, FieldProblem, ImageId, Tx,
    import::{ImportField, ImportKind, ImportRow, ImportRun, ImportedOnce, filled},
    record::Kind,
};

use super::images;
use crate::back_office::event;

/// Creates blog posts.
#[derive(Clone)]
pub struct ImportedEvents;

/// What a row says of a blog post.
pub struct WantedEvent {
    title: String,
    description: String,
    day: Option<Day>,
    /// The main one first.
    images: Vec<ImageId>,
    published: bool,
}

#[async_trait]
impl ImportedOnce for ImportedEvents {
    type Wanted = WantedEvent;
    const KIND: ImportKind = ImportKind::Events;
    const RECORD: Option<&'static Kind> = Some(&event::KIND);

    fn fields(&self) -> Vec<ImportField> {
        vec![
            ImportField::new("title", "Title", &[]).required(),
            ImportField::new("description", "Text", &[]),
            ImportField::new("day", "Date", &[]),
            ImportField::images("images", "Images"),
        ]
    }

    /// Without an image it is hidden.
    fn parse(&self, row: &ImportRow, problems: &mut Vec<FieldProblem>) -> WantedEvent {
        let title = row.required("title", 120, problems);
        let images = images(row);
        WantedEvent {
            description: filled(&row.text("description", 10_000, problems), &title),
            title,
            day: row.day("day", problems),
            published: images.first() != Some(&row.blank_image),
            images,
        }
    }

    async fn known(
        &self,
        tx: &mut Tx,
        wanted: &WantedEvent,
    ) -> Result<Result<Option<i64>, FieldProblem>, Failure> {
        let known = sqlx::query_scalar!(
            "SELECT id FROM content_event WHERE title = ? COLLATE NOCASE AND deleted_at IS NULL LIMIT 1",
            wanted.title
        );
        Ok(Ok(known.fetch_optional(&mut **tx).await?))
    }

    /// On the day of the import, if the website has none.
    async fn create(
        &self,
        tx: &mut Tx,
        run: &ImportRun,
        wanted: &WantedEvent,
    ) -> Result<i64, Failure> {
        let day = wanted.day.unwrap_or_else(|| run.at.day()).to_string();
        let main = wanted.images.first();
        let created = sqlx::query!(
            "INSERT INTO content_event (title, description, day, main_image_id, published) VALUES (?, ?, ?, ?, ?)",
            wanted.title,
            wanted.description,
            day,
            main,
            wanted.published
        )
        .execute(&mut **tx)
        .await?
        .last_insert_rowid();
        for (position, image) in (0_i64..10).zip(wanted.images.iter().skip(1)) {
            sqlx::query!(
                "INSERT INTO content_event_image (event_id, position, image_id) VALUES (?, ?, ?)",
                created,
                position,
                image
            )
            .execute(&mut **tx)
            .await?;
        }
        Ok(created)
    }
}

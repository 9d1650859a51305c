//! Items of the gallery, known by category and title.

use async_trait::async_trait;
use kernel::{
    Failure, FieldProblem, ImageId, Tx,
    import::{ImportField, ImportKind, ImportRow, ImportRun, ImportedOnce},
    record::Kind,
};

use crate::back_office::gallery::{self, put_images};

const MOST_IMAGES: usize = 10;

/// Creates items of the gallery.
#[derive(Clone)]
pub struct ImportedGallery;

/// What a row says of an item.
pub struct WantedItem {
    title: String,
    category: String,
    images: Vec<ImageId>,
}

#[async_trait]
impl ImportedOnce for ImportedGallery {
    type Wanted = WantedItem;
    const KIND: ImportKind = ImportKind::GalleryItems;
    const RECORD: Option<&'static Kind> = Some(&gallery::KIND);

    fn fields(&self) -> Vec<ImportField> {
        vec![
            ImportField::new("title", "Title", &[]).required(),
            ImportField::new("category", "Category", &[]).required(),
            ImportField::images("images", "Images"),
        ]
    }

    /// The gallery is nothing but images.
    fn parse(&self, row: &ImportRow, problems: &mut Vec<FieldProblem>) -> WantedItem {
        let images = row.images.get("images").cloned().unwrap_or_default();
        if images.is_empty() {
            let wording = "None of its images could be fetched.";
            problems.push(FieldProblem::new("images", "required", wording));
        }
        WantedItem {
            title: row.required("title", 80, problems),
            category: row.required("category", 40, problems),
            images: images.into_iter().take(MOST_IMAGES).collect(),
        }
    }

    async fn known(
        &self,
        tx: &mut Tx,
        wanted: &WantedItem,
    ) -> Result<Result<Option<i64>, FieldProblem>, Failure> {
        let known = sqlx::query_scalar!(
            "SELECT id FROM content_gallery_item
             WHERE title = ? COLLATE NOCASE AND category = ? COLLATE NOCASE AND deleted_at IS NULL LIMIT 1",
            wanted.title,
            wanted.category
        );
        Ok(Ok(known.fetch_optional(&mut **tx).await?))
    }

    async fn create(
        &self,
        tx: &mut Tx,
        _: &ImportRun,
        wanted: &WantedItem,
    ) -> Result<i64, Failure> {
        let created = sqlx::query!(
            "INSERT INTO content_gallery_item (position, title, category, published)
             VALUES ((SELECT coalesce(max(position) + 1, 0) FROM content_gallery_item), ?, ?, 1)",
            wanted.title,
            wanted.category
        )
        .execute(&mut **tx)
        .await?
        .last_insert_rowid();
        put_images(tx, created, &wanted.images).await?;
        Ok(created)
    }
}

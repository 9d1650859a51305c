//! Finished pieces, as the shop shows them.

use std::collections::HashMap;

use kernel::{
    Deps, Failure, Image, ImageId, Timestamp, Tx, User,
    edit::refuse,
    record::{Kind, Record, Saved, Selection, Stored},
};
use poem_openapi::Object;

use super::Tag;
use crate::codes::ENTRY_NOT_FOUND;

/// A finished piece, for the back office.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct GalleryEntry {
    /// Row id.
    pub id: i64,
    /// What it is.
    pub title: String,
    /// The group it is filtered by.
    pub category: String,
    /// Its images, the main one first.
    pub images: Vec<GalleryImage>,
    /// Whether visitors see it.
    pub published: bool,
    /// Goes up with each change; a change names the version that was read.
    pub version: i64,
    /// When it was moved to the trash.
    pub deleted_at: Option<Timestamp>,
}

/// One image of a piece.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct GalleryImage {
    /// Id of the image.
    pub image_id: ImageId,
    /// The image; absent if it was deleted.
    pub image: Option<Image>,
}

/// A finished piece to show.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct CreateGallery {
    /// What it is; at most 80 characters.
    #[oai(validator(min_length = 1, max_length = 80))]
    title: String,
    /// The group it is filtered by; at most 40 characters.
    #[oai(validator(min_length = 1, max_length = 40))]
    category: String,
    /// Ids of its images, the main one first: one to ten.
    #[oai(validator(min_items = 1, max_items = 10))]
    image_ids: Vec<ImageId>,
    /// Whether visitors see it.
    published: bool,
}

pub const KIND: Kind = Kind::new(
    "gallery",
    "content_gallery_item",
    "/admin/content/gallery",
    ENTRY_NOT_FOUND,
)
.called("a finished piece", "finished pieces")
.notes(&[("create", "With one to ten images. It takes the last place.")]);

pub struct Gallery(pub Deps);

impl Stored for Gallery {
    const KIND: &'static Kind = &KIND;
    type Tag = Tag;
    const TAG: Tag = Tag::BackOffice;
    type Item = GalleryEntry;

    fn deps(&self) -> &Deps {
        &self.0
    }

    /// The words are looked for in titles and groups.
    async fn select(&self, selection: &Selection) -> Result<Vec<GalleryEntry>, Failure> {
        let rows = sqlx::query!(
            r#"SELECT id, title, category, published AS "published!: bool", version,
                      deleted_at AS "deleted_at: Timestamp"
               FROM content_gallery_item
               WHERE (?1 IS NULL OR id = ?1) AND (?2 IS NULL OR (deleted_at IS NOT NULL) = ?2)
                 AND (?3 IS NULL OR instr(lower(title || ' ' || category), ?3) > 0)
               ORDER BY position, id"#,
            selection.id,
            selection.deleted,
            selection.query
        )
        .fetch_all(self.0.db.read())
        .await?;
        let pairs = sqlx::query!(
            "SELECT item_id, image_id FROM content_gallery_image WHERE ?1 IS NULL OR item_id = ?1
             ORDER BY item_id, position",
            selection.id
        )
        .fetch_all(self.0.db.read())
        .await?;
        let ids: Vec<ImageId> = pairs.iter().map(|pair| pair.image_id).collect();
        let stored = self.0.images.images(&ids).await?;
        let mut images: HashMap<i64, Vec<GalleryImage>> = HashMap::new();
        for pair in pairs {
            images.entry(pair.item_id).or_default().push(GalleryImage {
                image_id: pair.image_id,
                image: stored.get(&pair.image_id).cloned(),
            });
        }
        let entries = rows.into_iter().map(|row| GalleryEntry {
            id: row.id,
            title: row.title,
            category: row.category,
            images: images.remove(&row.id).unwrap_or_default(),
            published: row.published,
            version: row.version,
            deleted_at: row.deleted_at,
        });
        Ok(entries.collect())
    }
}

impl Record for Gallery {
    type Fields = CreateGallery;

    async fn save(
        &self,
        tx: &mut Tx,
        _writer: &User,
        id: Option<i64>,
        fields: &CreateGallery,
    ) -> Result<Saved, Failure> {
        let named = fields.image_ids.iter().enumerate();
        let images: Vec<(String, ImageId)> = named
            .map(|(at, id)| (format!("imageIds.{at}"), *id))
            .collect();
        refuse(self.0.unknown_images(&images).await?)?;
        let (title, category) = (fields.title.trim(), fields.category.trim());
        let id = sqlx::query_scalar!(
            r#"INSERT INTO content_gallery_item (id, position, title, category, published)
               VALUES (?1, (SELECT coalesce(max(position) + 1, 0) FROM content_gallery_item), ?2, ?3, ?4)
               ON CONFLICT (id) DO UPDATE SET title = excluded.title, category = excluded.category,
                   published = excluded.published
               RETURNING id AS "id!: i64""#,
            id,
            title,
            category,
            fields.published
        )
        .fetch_one(&mut **tx)
        .await?;
        put_images(tx, id, &fields.image_ids).await?;
        Ok(Saved::new(id))
    }
}

pub async fn put_images(tx: &mut Tx, id: i64, images: &[ImageId]) -> Result<(), Failure> {
    sqlx::query!("DELETE FROM content_gallery_image WHERE item_id = ?1", id)
        .execute(&mut **tx)
        .await?;
    for (position, image) in (0_i64..).zip(images) {
        sqlx::query!(
            "INSERT INTO content_gallery_image (item_id, position, image_id) VALUES (?1, ?2, ?3)",
            id,
            position,
            image
        )
        .execute(&mut **tx)
        .await?;
    }
    Ok(())
}

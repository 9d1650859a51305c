//! The image library: uploaded images, their texts and where they are shown.

use kernel::{
    Deps, Failure, Image, MediaUse, Timestamp, Tx, User,
    edit::search_query,
    record::{Kind, Record, Saved, Selection, Stored},
};
use poem_openapi::{Object, types::ParseFromJSON};

use super::{Library, PAGE, Tag, Uses, crop::ImageCrop, uses::reported};
use crate::{Media, codes};

/// An image of the library.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub(crate) struct LibraryImage {
    /// Id, used as `imageId` wherever the image is shown.
    id: i64,
    /// Sizes and alternative text.
    image: Image,
    /// When it was uploaded or cropped.
    stored_at: Timestamp,
    /// The image it was cropped from.
    source: Option<ImageSource>,
    /// How it was cropped.
    crop: Option<ImageCrop>,
    /// Where it is shown; a shown image cannot be deleted.
    uses: Vec<MediaUse>,
    /// To be sent with a change.
    version: i64,
    /// When it was moved to the trash.
    deleted_at: Option<Timestamp>,
}

/// The original of a cropped image.
#[derive(Object, Clone, Debug)]
struct ImageSource {
    /// Id of the original.
    id: i64,
    /// The whole original.
    image: Image,
}

/// A page of the library.
#[derive(Object, Clone, Debug)]
#[oai(skip_serializing_if_is_none)]
pub(crate) struct LibraryImagePage {
    /// Newest first, at most 50.
    items: Vec<LibraryImage>,
    /// `before` of the next page; absent on the last one.
    next: Option<i64>,
}

struct Row {
    id: i64,
    stored_at: i64,
    source_id: Option<i64>,
    crop: Option<String>,
    version: i64,
    deleted_at: Option<i64>,
}

/// What is edited of an image.
#[derive(Object, Debug)]
#[oai(rename = "CreateImage")]
pub(crate) struct ImageText {
    /// For screen readers. Empty for a decorative image.
    #[oai(validator(max_length = 200))]
    alt: String,
}

pub(crate) const IMAGE: Kind = Kind::new(
    "image",
    "media_image",
    "/admin/media/images",
    codes::IMAGE_NOT_FOUND,
)
.called("an image", "images")
.needed("EXISTS (SELECT 1 FROM media_image AS cut WHERE cut.source_id = media_image.id)")
.notes(&[
    (
        "view",
        "With where it is shown, and its original and crop if it is cropped.",
    ),
    (
        "update",
        "Changes the alternative text wherever the image is shown.",
    ),
    (
        "delete",
        "Refused while it is shown; the message says where. It stays in the trash for 30 days.",
    ),
    ("restore", "It can be used again."),
]);

pub(super) struct Images(pub Library);

impl Stored for Images {
    const KIND: &'static Kind = &IMAGE;
    type Tag = Tag;
    const TAG: Tag = Tag::BackOffice;
    type Item = LibraryImage;

    fn deps(&self) -> &Deps {
        &self.0.deps
    }

    /// One image; the list comes in pages.
    async fn select(&self, selection: &Selection) -> Result<Vec<LibraryImage>, Failure> {
        let id = selection.id.ok_or(codes::IMAGE_NOT_FOUND)?;
        let image = self.0.media.library_image(&self.0.uses, id).await?;
        Ok(vec![image])
    }

    /// Visitors would be the first to find a page with a hole.
    async fn check_delete(&self, _tx: &mut Tx, id: i64) -> Result<(), Failure> {
        match self.0.uses.of_images(&[id]).await?.get(&id) {
            Some(shown) => {
                let wording = format!("This image is still in use: {}.", reported(shown));
                Err(Failure::new(codes::IMAGE_USED).with_message(wording))
            }
            None => Ok(()),
        }
    }
}

impl Record for Images {
    type Fields = ImageText;

    async fn save(
        &self,
        tx: &mut Tx,
        _writer: &User,
        id: Option<i64>,
        fields: &ImageText,
    ) -> Result<Saved, Failure> {
        let id = id.ok_or(codes::IMAGE_NOT_FOUND)?;
        let alt = fields.alt.trim();
        sqlx::query!("UPDATE media_image SET alt = ?1 WHERE id = ?2", alt, id)
            .execute(&mut **tx)
            .await?;
        Ok(Saved::new(id))
    }
}

impl Media {
    pub(super) async fn library_image(
        &self,
        uses: &Uses,
        id: i64,
    ) -> Result<LibraryImage, Failure> {
        let row = sqlx::query_as!(
            Row,
            "SELECT id, stored_at, source_id, crop, version, deleted_at FROM media_image WHERE id = ?",
            id
        )
        .fetch_optional(self.db.read())
        .await?
        .ok_or(codes::IMAGE_NOT_FOUND)?;
        let found = self.with_uses(uses, vec![row]).await?.pop();
        found.ok_or_else(|| codes::IMAGE_NOT_FOUND.into())
    }

    pub(super) async fn library(
        &self,
        uses: &Uses,
        text: Option<&str>,
        before: Option<i64>,
        deleted: bool,
    ) -> Result<LibraryImagePage, Failure> {
        let query = search_query(text);
        let most = PAGE as i64 + 1;
        let mut rows = sqlx::query_as!(
            Row,
            "SELECT id, stored_at, source_id, crop, version, deleted_at FROM media_image
             WHERE (?1 IS NULL OR id < ?1) AND (?2 IS NULL OR instr(lower(alt), ?2) > 0)
               AND (deleted_at IS NOT NULL) = ?4
             ORDER BY id DESC LIMIT ?3",
            before,
            query,
            most,
            deleted
        )
        .fetch_all(self.db.read())
        .await?;
        let more = rows.len() > PAGE;
        rows.truncate(PAGE);
        let next = rows.last().map(|row| row.id).filter(|_| more);
        let items = self.with_uses(uses, rows).await?;
        Ok(LibraryImagePage { items, next })
    }

    async fn with_uses(&self, uses: &Uses, rows: Vec<Row>) -> Result<Vec<LibraryImage>, Failure> {
        let ids: Vec<i64> = rows.iter().map(|row| row.id).collect();
        let sources = rows.iter().filter_map(|row| row.source_id);
        let all: Vec<i64> = ids.iter().copied().chain(sources).collect();
        // Includes originals in the trash.
        let images = self.all_images(&all).await?;
        let mut shown = uses.of_images(&ids).await?;
        let items = rows.into_iter().filter_map(|row| {
            let image = |id: i64| images.get(&id).cloned();
            Some(LibraryImage {
                id: row.id,
                image: image(row.id)?,
                stored_at: Timestamp(row.stored_at),
                source: row.source_id.and_then(|id| {
                    let image = image(id)?;
                    Some(ImageSource { id, image })
                }),
                crop: row.crop.as_deref().and_then(crop),
                uses: shown.remove(&row.id).unwrap_or_default(),
                version: row.version,
                deleted_at: row.deleted_at.map(Timestamp),
            })
        });
        Ok(items.collect())
    }
}

fn crop(library_image: &str) -> Option<ImageCrop> {
    let library_image = serde_json::from_str(library_image).ok();
    ImageCrop::parse_from_json(library_image).ok()
}

//! Operations on the image library.

use kernel::{
    Checked, Editor, Failure,
    audit::{self, Entry},
};
use poem::Body;
use poem_openapi::{
    ApiResponse, OpenApi,
    param::{Path, Query},
    payload::{Binary, Json},
};
use serde_json::json;

use super::{
    Library, Tag, Uses,
    crop::ImageCrop,
    library::{LibraryImage, LibraryImagePage},
};
use crate::Media;

#[derive(ApiResponse)]
enum ImageCreated {
    /// The image was stored.
    #[oai(status = 201)]
    Created(Json<LibraryImage>),
}

pub(super) struct ImageApi(pub Library);

#[OpenApi(prefix_path = "/admin/media", tag = "Tag::BackOffice")]
impl ImageApi {
    /// Upload an image.
    ///
    /// A JPEG, PNG or WebP file, at most 10 MB and 40 megapixels. Rotated upright and stripped of metadata. Refused
    /// while less than 1 GB of disk is free.
    #[oai(path = "/images", method = "post", operation_id = "admin_image_create")]
    async fn create(
        &self,
        staff: Editor,
        /// Alternative text.
        #[oai(validator(max_length = 200))]
        alt: Query<Option<String>>,
        image: Binary<Body>,
    ) -> Result<ImageCreated, Failure> {
        let alt = alt.0.unwrap_or_default();
        let Library { media, uses, .. } = &self.0;
        let library_image = media.upload(uses, staff.0.id, image.0, alt.trim()).await?;
        Ok(ImageCreated::Created(Json(library_image)))
    }

    /// List images.
    ///
    /// Newest first, 50 per page; or the trash.
    #[oai(path = "/images", method = "get", operation_id = "admin_image_list")]
    async fn list(
        &self,
        _staff: Editor,
        /// Part of the alternative text.
        #[oai(validator(max_length = 80))]
        q: Query<Option<String>>,
        /// `next` of the previous page.
        before: Query<Option<i64>>,
        /// `true` for the trash.
        deleted: Query<Option<bool>>,
    ) -> Result<Json<LibraryImagePage>, Failure> {
        let deleted = deleted.0.unwrap_or(false);
        let Library { media, uses, .. } = &self.0;
        let page = media.library(uses, q.0.as_deref(), before.0, deleted);
        Ok(Json(page.await?))
    }

    /// Crop an image.
    ///
    /// Creates a new image. Cropping a cropped image starts from its original. Refused while less than 1 GB of disk is
    /// free.
    #[oai(
        path = "/images/:id/crop",
        method = "post",
        operation_id = "admin_image_crop"
    )]
    async fn crop(
        &self,
        staff: Editor,
        /// Id of the image.
        id: Path<i64>,
        crop: Checked<ImageCrop>,
    ) -> Result<ImageCreated, Failure> {
        let Library { media, uses, .. } = &self.0;
        let library_image = media.crop(uses, staff.0.id, id.0, *crop).await?;
        Ok(ImageCreated::Created(Json(library_image)))
    }
}

impl Media {
    async fn upload(
        &self,
        uses: &Uses,
        actor: i64,
        body: Body,
        alt: &str,
    ) -> Result<LibraryImage, Failure> {
        self.expect_room().await?;
        let stored = self.store_image(body).await?;
        // Publishes nothing: the image is not shown anywhere yet.
        let mut tx = self.db.write().await?;
        let id = self.insert_image(&mut tx, &stored, alt).await?;
        let uploaded = Entry {
            actor: Some(actor),
            action: "media.image_uploaded",
            subject: &format!("image:{id}"),
            details: json!({}),
        };
        audit::record(&mut tx, self.clock.now(), uploaded).await?;
        tx.commit().await?;
        self.library_image(uses, id).await
    }
}

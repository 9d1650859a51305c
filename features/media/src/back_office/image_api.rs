//! Operations on the images of the library.

use std::sync::Arc;

use kernel::{
    Checked, Failure, Staff,
    audit::{self, Entry},
};
use poem::Body;
use poem_openapi::{
    ApiResponse, Object, OpenApi,
    param::{Path, Query},
    payload::{Binary, Json},
};
use serde_json::json;

use super::{
    Tag, Uses,
    crop::ImageCrop,
    library::{LibraryImage, LibraryImagePage},
};
use crate::Media;

/// New words for an image.
#[derive(Object, Debug)]
struct UpdateImageText {
    /// What the image shows, for those who cannot see it; at most 200 characters. Empty for a mere ornament.
    #[oai(validator(max_length = 200))]
    alt: String,
}

#[derive(ApiResponse)]
enum ImageCreated {
    /// It is kept.
    #[oai(status = 201)]
    Created(Json<LibraryImage>),
}

#[derive(ApiResponse)]
enum ImageDeleted {
    /// It is in the bin, and can be brought back for 30 days.
    #[oai(status = 204)]
    Deleted,
}

pub(super) struct ImageApi {
    pub media: Arc<Media>,
    pub uses: Uses,
}

#[OpenApi(prefix_path = "/admin/media", tag = "Tag::BackOffice")]
impl ImageApi {
    /// Upload an image.
    ///
    /// The body is the JPEG, PNG or WebP file itself, of at most 10 MB and 40 megapixels. It is turned as the camera
    /// was held, loses every note about place and camera, and is kept in all the sizes that pages need. Refused while
    /// less than 1 GB is free on the disk.
    #[oai(path = "/images", method = "post", operation_id = "admin_image_create")]
    async fn create(
        &self,
        staff: Staff,
        /// What the image shows, for those who cannot see it.
        #[oai(validator(max_length = 200))]
        alt: Query<Option<String>>,
        image: Binary<Body>,
    ) -> Result<ImageCreated, Failure> {
        let alt = alt.0.unwrap_or_default();
        let library_image = self
            .media
            .upload(&self.uses, staff.0.id, image.0, alt.trim())
            .await?;
        Ok(ImageCreated::Created(Json(library_image)))
    }

    /// List the library.
    ///
    /// Every image that was uploaded, newest first, fifty at a time, with what shows it; or what is in the bin.
    #[oai(path = "/images", method = "get", operation_id = "admin_image_list")]
    async fn list(
        &self,
        _staff: Staff,
        /// Part of the words of an image.
        #[oai(validator(max_length = 80))]
        q: Query<Option<String>>,
        /// `next` of the part before.
        before: Query<Option<i64>>,
        /// `true` for what is in the bin.
        deleted: Query<Option<bool>>,
    ) -> Result<Json<LibraryImagePage>, Failure> {
        let deleted = deleted.0.unwrap_or(false);
        let page = self
            .media
            .library(&self.uses, q.0.as_deref(), before.0, deleted);
        Ok(Json(page.await?))
    }

    /// Change the words of an image.
    ///
    /// They change wherever it is shown.
    #[oai(
        path = "/images/:id",
        method = "patch",
        operation_id = "admin_image_update"
    )]
    async fn update(
        &self,
        staff: Staff,
        /// Id of the image.
        id: Path<i64>,
        wording: Checked<UpdateImageText>,
    ) -> Result<Json<LibraryImage>, Failure> {
        let wording = wording.alt.trim();
        let image = self.media.describe(&self.uses, staff.0.id, id.0, wording);
        Ok(Json(image.await?))
    }

    /// Show one image of the library.
    ///
    /// With what shows it, and how it was cut from which other image.
    #[oai(
        path = "/images/:id",
        method = "get",
        operation_id = "admin_image_view"
    )]
    async fn view(
        &self,
        _staff: Staff,
        /// Id of the image.
        id: Path<i64>,
    ) -> Result<Json<LibraryImage>, Failure> {
        Ok(Json(self.media.library_image(&self.uses, id.0).await?))
    }

    /// Cut an image to shape.
    ///
    /// Makes another image and leaves this one as it is. Of an image that was itself cut, its original is taken, so
    /// that a cut can be changed as often as one likes. Refused while less than 1 GB is free on the disk.
    #[oai(
        path = "/images/:id/crop",
        method = "post",
        operation_id = "admin_image_crop"
    )]
    async fn crop(
        &self,
        staff: Staff,
        /// Id of the image.
        id: Path<i64>,
        crop: Checked<ImageCrop>,
    ) -> Result<ImageCreated, Failure> {
        let library_image = self.media.crop(&self.uses, staff.0.id, id.0, *crop).await?;
        Ok(ImageCreated::Created(Json(library_image)))
    }

    /// Delete an image.
    ///
    /// Refused while something shows it; the message names what. It stays in the bin for 30 days.
    #[oai(
        path = "/images/:id",
        method = "delete",
        operation_id = "admin_image_delete"
    )]
    async fn delete(
        &self,
        staff: Staff,
        /// Id of the image.
        id: Path<i64>,
    ) -> Result<ImageDeleted, Failure> {
        let deleted = self.media.delete_image(&self.uses, staff.0.id, id.0);
        deleted.await?;
        Ok(ImageDeleted::Deleted)
    }

    /// Bring a deleted image back.
    ///
    /// It can be shown again, by whatever names it.
    #[oai(
        path = "/images/:id/restore",
        method = "post",
        operation_id = "admin_image_restore"
    )]
    async fn restore(
        &self,
        staff: Staff,
        /// Id of the image.
        id: Path<i64>,
    ) -> Result<Json<LibraryImage>, Failure> {
        let image = self.media.restore_image(&self.uses, staff.0.id, id.0);
        Ok(Json(image.await?))
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
        // Nobody sees it before something that is published shows it.
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

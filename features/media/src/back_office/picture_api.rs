//! Operations on the pictures of the library.

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
    crop::PictureCrop,
    library::{KeptPicture, KeptPicturePage},
};
use crate::Media;

/// New words for a picture.
#[derive(Object, Debug)]
struct PictureWords {
    /// What the picture shows, for those who cannot see it; at most 200 characters. Empty for a mere ornament.
    #[oai(validator(max_length = 200))]
    alt: String,
}

#[derive(ApiResponse)]
enum PictureCreated {
    /// It is kept.
    #[oai(status = 201)]
    Created(Json<KeptPicture>),
}

#[derive(ApiResponse)]
enum PictureDeleted {
    /// It is in the bin, and can be brought back for 30 days.
    #[oai(status = 204)]
    Deleted,
}

pub(super) struct PictureApi {
    pub media: Arc<Media>,
    pub uses: Uses,
}

#[OpenApi(prefix_path = "/admin/media", tag = "Tag::BackOffice")]
impl PictureApi {
    /// Upload a picture.
    ///
    /// The body is the JPEG, PNG or WebP file itself, of at most 10 MB and 40 megapixels. It is turned as the camera
    /// was held, loses every note about place and camera, and is kept in all the sizes that pages need. Refused while
    /// less than 1 GB is free on the disk.
    #[oai(
        path = "/pictures",
        method = "post",
        operation_id = "admin_picture_create"
    )]
    async fn create(
        &self,
        staff: Staff,
        /// What the picture shows, for those who cannot see it.
        #[oai(validator(max_length = 200))]
        alt: Query<Option<String>>,
        picture: Binary<Body>,
    ) -> Result<PictureCreated, Failure> {
        let alt = alt.0.unwrap_or_default();
        let kept = self
            .media
            .upload(&self.uses, staff.0.id, picture.0, alt.trim())
            .await?;
        Ok(PictureCreated::Created(Json(kept)))
    }

    /// List the library.
    ///
    /// Every picture that was uploaded, newest first, fifty at a time, with what shows it; or what is in the bin.
    #[oai(
        path = "/pictures",
        method = "get",
        operation_id = "admin_picture_list"
    )]
    async fn list(
        &self,
        _staff: Staff,
        /// Part of the words of a picture.
        #[oai(validator(max_length = 80))]
        q: Query<Option<String>>,
        /// `next` of the part before.
        before: Query<Option<i64>>,
        /// `true` for what is in the bin.
        deleted: Query<Option<bool>>,
    ) -> Result<Json<KeptPicturePage>, Failure> {
        let deleted = deleted.0.unwrap_or(false);
        let page = self
            .media
            .library(&self.uses, q.0.as_deref(), before.0, deleted);
        Ok(Json(page.await?))
    }

    /// Change the words of a picture.
    ///
    /// They change wherever it is shown.
    #[oai(
        path = "/pictures/:id",
        method = "patch",
        operation_id = "admin_picture_update"
    )]
    async fn update(
        &self,
        staff: Staff,
        /// Id of the picture.
        id: Path<i64>,
        words: Checked<PictureWords>,
    ) -> Result<Json<KeptPicture>, Failure> {
        let words = words.alt.trim();
        let picture = self.media.describe(&self.uses, staff.0.id, id.0, words);
        Ok(Json(picture.await?))
    }

    /// Show one picture of the library.
    ///
    /// With what shows it, and how it was cut from which other picture.
    #[oai(
        path = "/pictures/:id",
        method = "get",
        operation_id = "admin_picture_view"
    )]
    async fn view(
        &self,
        _staff: Staff,
        /// Id of the picture.
        id: Path<i64>,
    ) -> Result<Json<KeptPicture>, Failure> {
        Ok(Json(self.media.kept(&self.uses, id.0).await?))
    }

    /// Cut a picture to shape.
    ///
    /// Makes another picture and leaves this one as it is. Of a picture that was itself cut, its original is taken, so
    /// that a cut can be changed as often as one likes. Refused while less than 1 GB is free on the disk.
    #[oai(
        path = "/pictures/:id/crop",
        method = "post",
        operation_id = "admin_picture_crop"
    )]
    async fn crop(
        &self,
        staff: Staff,
        /// Id of the picture.
        id: Path<i64>,
        crop: Checked<PictureCrop>,
    ) -> Result<PictureCreated, Failure> {
        let kept = self.media.crop(&self.uses, staff.0.id, id.0, *crop).await?;
        Ok(PictureCreated::Created(Json(kept)))
    }

    /// Delete a picture.
    ///
    /// Refused while something shows it; the message names what. It stays in the bin for 30 days.
    #[oai(
        path = "/pictures/:id",
        method = "delete",
        operation_id = "admin_picture_delete"
    )]
    async fn delete(
        &self,
        staff: Staff,
        /// Id of the picture.
        id: Path<i64>,
    ) -> Result<PictureDeleted, Failure> {
        let deleted = self.media.delete_picture(&self.uses, staff.0.id, id.0);
        deleted.await?;
        Ok(PictureDeleted::Deleted)
    }

    /// Bring a deleted picture back.
    ///
    /// It can be shown again, by whatever names it.
    #[oai(
        path = "/pictures/:id/restore",
        method = "post",
        operation_id = "admin_picture_restore"
    )]
    async fn restore(
        &self,
        staff: Staff,
        /// Id of the picture.
        id: Path<i64>,
    ) -> Result<Json<KeptPicture>, Failure> {
        let picture = self.media.restore_picture(&self.uses, staff.0.id, id.0);
        Ok(Json(picture.await?))
    }
}

impl Media {
    async fn upload(
        &self,
        uses: &Uses,
        actor: i64,
        body: Body,
        alt: &str,
    ) -> Result<KeptPicture, Failure> {
        self.expect_room().await?;
        let stored = self.store_picture(body).await?;
        // Nobody sees it before something that is published shows it.
        let mut tx = self.db.write().await?;
        let id = self.insert_picture(&mut tx, &stored, alt).await?;
        let uploaded = Entry {
            actor: Some(actor),
            action: "media.picture_uploaded",
            subject: &format!("picture:{id}"),
            details: json!({}),
        };
        audit::record(&mut tx, self.clock.now(), uploaded).await?;
        tx.commit().await?;
        self.kept(uses, id).await
    }
}

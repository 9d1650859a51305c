//! Operations on finished pieces.

use kernel::{Checked, Deps, Failure, Staff, edit::wording};
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
    payload::Json,
};

use super::{
    ContentOrder, Created, Deleted, Tag,
    gallery::{self, GalleryDraft, GalleryEntry},
};

pub struct GalleryApi(pub Deps);

#[OpenApi(prefix_path = "/admin/content", tag = "Tag::BackOffice")]
impl GalleryApi {
    /// List finished pieces for the shop.
    ///
    /// All of them in their order, hidden ones too; or what is in the bin.
    #[oai(path = "/gallery", method = "get", operation_id = "admin_gallery_list")]
    async fn list(
        &self,
        _staff: Staff,
        /// `true` for what is in the bin.
        deleted: Query<Option<bool>>,
        /// Part of a title or of a group's name.
        #[oai(validator(max_length = 80))]
        q: Query<Option<String>>,
    ) -> Result<Json<Vec<GalleryEntry>>, Failure> {
        let entries = gallery::list(
            &self.0,
            deleted.0.unwrap_or(false),
            wording(q.0.as_deref()).as_deref(),
        )
        .await?;
        Ok(Json(entries))
    }

    /// Add a finished piece.
    ///
    /// With one to ten images. It takes the last place.
    #[oai(
        path = "/gallery",
        method = "post",
        operation_id = "admin_gallery_create"
    )]
    async fn create(
        &self,
        staff: Staff,
        draft: Checked<GalleryDraft>,
    ) -> Result<Created<GalleryEntry>, Failure> {
        let entry = gallery::create(&self.0, staff.0.id, &draft).await?;
        Ok(Created::Created(Json(entry)))
    }

    /// Put finished pieces in another order.
    ///
    /// The answer is the whole list as it is then.
    #[oai(
        path = "/gallery",
        method = "put",
        operation_id = "admin_gallery_order"
    )]
    async fn order(
        &self,
        staff: Staff,
        order: Checked<ContentOrder>,
    ) -> Result<Json<Vec<GalleryEntry>>, Failure> {
        let entries = gallery::order(&self.0, staff.0.id, &order.ids).await?;
        Ok(Json(entries))
    }

    /// Change, hide or show a finished piece.
    ///
    /// Refused when somebody else has changed it meanwhile.
    #[oai(
        path = "/gallery/:id",
        method = "put",
        operation_id = "admin_gallery_update"
    )]
    async fn update(
        &self,
        staff: Staff,
        /// Row id.
        id: Path<i64>,
        draft: Checked<GalleryDraft>,
    ) -> Result<Json<GalleryEntry>, Failure> {
        let entry = gallery::update(&self.0, staff.0.id, id.0, &draft).await?;
        Ok(Json(entry))
    }

    /// Delete a finished piece.
    ///
    /// It stays in the bin for 30 days.
    #[oai(
        path = "/gallery/:id",
        method = "delete",
        operation_id = "admin_gallery_delete"
    )]
    async fn delete(
        &self,
        staff: Staff,
        /// Row id.
        id: Path<i64>,
    ) -> Result<Deleted, Failure> {
        gallery::delete(&self.0, staff.0.id, id.0).await?;
        Ok(Deleted::Deleted)
    }

    /// Bring a deleted piece back.
    ///
    /// It comes back as it was: shown or hidden, at its place.
    #[oai(
        path = "/gallery/:id/restore",
        method = "post",
        operation_id = "admin_gallery_restore"
    )]
    async fn restore(
        &self,
        staff: Staff,
        /// Row id.
        id: Path<i64>,
    ) -> Result<Json<GalleryEntry>, Failure> {
        let entry = gallery::restore(&self.0, staff.0.id, id.0).await?;
        Ok(Json(entry))
    }
}

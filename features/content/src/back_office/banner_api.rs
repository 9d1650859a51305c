//! Operations on the banner's words.

use kernel::{Checked, Deps, Failure, Staff};
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
    payload::Json,
};

use super::{
    ContentOrder, Created, Deleted, Tag,
    banner::{self, BannerDraft, BannerEntry},
};

pub struct BannerApi(pub Deps);

#[OpenApi(prefix_path = "/admin/content", tag = "Tag::BackOffice")]
impl BannerApi {
    /// List the banner's words for the shop.
    ///
    /// All of them in their order, hidden ones too; or what is in the bin.
    #[oai(path = "/banner", method = "get", operation_id = "admin_banner_list")]
    async fn list(
        &self,
        _staff: Staff,
        /// `true` for what is in the bin.
        deleted: Query<Option<bool>>,
    ) -> Result<Json<Vec<BannerEntry>>, Failure> {
        let entries = banner::list(&self.0, deleted.0.unwrap_or(false)).await?;
        Ok(Json(entries))
    }

    /// Add words to the banner.
    ///
    /// They take the last place.
    #[oai(
        path = "/banner",
        method = "post",
        operation_id = "admin_banner_create"
    )]
    async fn create(
        &self,
        staff: Staff,
        draft: Checked<BannerDraft>,
    ) -> Result<Created<BannerEntry>, Failure> {
        let entry = banner::create(&self.0, staff.0.id, &draft).await?;
        Ok(Created::Created(Json(entry)))
    }

    /// Put the banner's words in another order.
    ///
    /// The answer is the whole list as it is then.
    #[oai(path = "/banner", method = "put", operation_id = "admin_banner_order")]
    async fn order(
        &self,
        staff: Staff,
        order: Checked<ContentOrder>,
    ) -> Result<Json<Vec<BannerEntry>>, Failure> {
        let entries = banner::order(&self.0, staff.0.id, &order.ids).await?;
        Ok(Json(entries))
    }

    /// Change, hide or show words of the banner.
    ///
    /// Refused when somebody else has changed them meanwhile.
    #[oai(
        path = "/banner/:id",
        method = "put",
        operation_id = "admin_banner_update"
    )]
    async fn update(
        &self,
        staff: Staff,
        /// Row id.
        id: Path<i64>,
        draft: Checked<BannerDraft>,
    ) -> Result<Json<BannerEntry>, Failure> {
        let entry = banner::update(&self.0, staff.0.id, id.0, &draft).await?;
        Ok(Json(entry))
    }

    /// Delete words of the banner.
    ///
    /// They stay in the bin for 30 days.
    #[oai(
        path = "/banner/:id",
        method = "delete",
        operation_id = "admin_banner_delete"
    )]
    async fn delete(
        &self,
        staff: Staff,
        /// Row id.
        id: Path<i64>,
    ) -> Result<Deleted, Failure> {
        banner::delete(&self.0, staff.0.id, id.0).await?;
        Ok(Deleted::Deleted)
    }

    /// Bring deleted words of the banner back.
    ///
    /// They come back as they were: shown or hidden, at their place.
    #[oai(
        path = "/banner/:id/restore",
        method = "post",
        operation_id = "admin_banner_restore"
    )]
    async fn restore(
        &self,
        staff: Staff,
        /// Row id.
        id: Path<i64>,
    ) -> Result<Json<BannerEntry>, Failure> {
        let entry = banner::restore(&self.0, staff.0.id, id.0).await?;
        Ok(Json(entry))
    }
}

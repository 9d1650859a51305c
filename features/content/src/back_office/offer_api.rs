//! Operations on offers.

use kernel::{Checked, Deps, Failure, Staff};
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
    payload::Json,
};

use super::{
    ContentOrder, Created, Deleted, Tag,
    offer::{self, OfferDraft, OfferEntry},
};

pub struct OfferApi(pub Deps);

#[OpenApi(prefix_path = "/admin/content", tag = "Tag::BackOffice")]
impl OfferApi {
    /// List offers for the shop.
    ///
    /// All of them in their order, hidden ones too; or what is in the bin.
    #[oai(path = "/offers", method = "get", operation_id = "admin_offer_list")]
    async fn list(
        &self,
        _staff: Staff,
        /// `true` for what is in the bin.
        deleted: Query<Option<bool>>,
    ) -> Result<Json<Vec<OfferEntry>>, Failure> {
        let entries = offer::list(&self.0, deleted.0.unwrap_or(false)).await?;
        Ok(Json(entries))
    }

    /// Add an offer.
    ///
    /// It takes the last place; the last one that is shown is the current one.
    #[oai(path = "/offers", method = "post", operation_id = "admin_offer_create")]
    async fn create(
        &self,
        staff: Staff,
        draft: Checked<OfferDraft>,
    ) -> Result<Created<OfferEntry>, Failure> {
        let entry = offer::create(&self.0, staff.0.id, &draft).await?;
        Ok(Created::Created(Json(entry)))
    }

    /// Put offers in another order.
    ///
    /// The answer is the whole list as it is then.
    #[oai(path = "/offers", method = "put", operation_id = "admin_offer_order")]
    async fn order(
        &self,
        staff: Staff,
        order: Checked<ContentOrder>,
    ) -> Result<Json<Vec<OfferEntry>>, Failure> {
        let entries = offer::order(&self.0, staff.0.id, &order.ids).await?;
        Ok(Json(entries))
    }

    /// Change, hide or show an offer.
    ///
    /// Refused when somebody else has changed it meanwhile.
    #[oai(
        path = "/offers/:id",
        method = "put",
        operation_id = "admin_offer_update"
    )]
    async fn update(
        &self,
        staff: Staff,
        /// Row id.
        id: Path<i64>,
        draft: Checked<OfferDraft>,
    ) -> Result<Json<OfferEntry>, Failure> {
        let entry = offer::update(&self.0, staff.0.id, id.0, &draft).await?;
        Ok(Json(entry))
    }

    /// Delete an offer.
    ///
    /// It stays in the bin for 30 days.
    #[oai(
        path = "/offers/:id",
        method = "delete",
        operation_id = "admin_offer_delete"
    )]
    async fn delete(
        &self,
        staff: Staff,
        /// Row id.
        id: Path<i64>,
    ) -> Result<Deleted, Failure> {
        offer::delete(&self.0, staff.0.id, id.0).await?;
        Ok(Deleted::Deleted)
    }

    /// Bring a deleted offer back.
    ///
    /// It comes back as it was: shown or hidden, at its place.
    #[oai(
        path = "/offers/:id/restore",
        method = "post",
        operation_id = "admin_offer_restore"
    )]
    async fn restore(
        &self,
        staff: Staff,
        /// Row id.
        id: Path<i64>,
    ) -> Result<Json<OfferEntry>, Failure> {
        let entry = offer::restore(&self.0, staff.0.id, id.0).await?;
        Ok(Json(entry))
    }
}

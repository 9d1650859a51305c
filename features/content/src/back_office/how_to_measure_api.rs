//! Operations on the videos that show how to measure.

use kernel::{Checked, Deps, Failure, Staff};
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
    payload::Json,
};

use super::{
    ContentOrder, Created, Deleted, Tag,
    how_to_measure::{self, HowToMeasureDraft, HowToMeasureEntry},
};

pub struct HowToMeasureApi(pub Deps);

#[OpenApi(prefix_path = "/admin/content", tag = "Tag::BackOffice")]
impl HowToMeasureApi {
    /// List the videos that show how to measure for the shop.
    ///
    /// All of them in their order, hidden ones too; or what is in the bin.
    #[oai(
        path = "/how-to-measure",
        method = "get",
        operation_id = "admin_how_to_measure_list"
    )]
    async fn list(
        &self,
        _staff: Staff,
        /// `true` for what is in the bin.
        deleted: Query<Option<bool>>,
    ) -> Result<Json<Vec<HowToMeasureEntry>>, Failure> {
        let entries = how_to_measure::list(&self.0, deleted.0.unwrap_or(false)).await?;
        Ok(Json(entries))
    }

    /// Add a video that shows how to measure.
    ///
    /// It takes the last place. A video that is still being uploaded is shown as soon as it is ready.
    #[oai(
        path = "/how-to-measure",
        method = "post",
        operation_id = "admin_how_to_measure_create"
    )]
    async fn create(
        &self,
        staff: Staff,
        draft: Checked<HowToMeasureDraft>,
    ) -> Result<Created<HowToMeasureEntry>, Failure> {
        let entry = how_to_measure::create(&self.0, staff.0.id, &draft).await?;
        Ok(Created::Created(Json(entry)))
    }

    /// Put the videos that show how to measure in another order.
    ///
    /// The answer is the whole list as it is then.
    #[oai(
        path = "/how-to-measure",
        method = "put",
        operation_id = "admin_how_to_measure_order"
    )]
    async fn order(
        &self,
        staff: Staff,
        order: Checked<ContentOrder>,
    ) -> Result<Json<Vec<HowToMeasureEntry>>, Failure> {
        let entries = how_to_measure::order(&self.0, staff.0.id, &order.ids).await?;
        Ok(Json(entries))
    }

    /// Change, hide or show a video that shows how to measure.
    ///
    /// Refused when somebody else has changed it meanwhile.
    #[oai(
        path = "/how-to-measure/:id",
        method = "put",
        operation_id = "admin_how_to_measure_update"
    )]
    async fn update(
        &self,
        staff: Staff,
        /// Row id.
        id: Path<i64>,
        draft: Checked<HowToMeasureDraft>,
    ) -> Result<Json<HowToMeasureEntry>, Failure> {
        let entry = how_to_measure::update(&self.0, staff.0.id, id.0, &draft).await?;
        Ok(Json(entry))
    }

    /// Take a video that shows how to measure away.
    ///
    /// It stays in the bin for 30 days; the video itself stays in the library.
    #[oai(
        path = "/how-to-measure/:id",
        method = "delete",
        operation_id = "admin_how_to_measure_delete"
    )]
    async fn delete(
        &self,
        staff: Staff,
        /// Row id.
        id: Path<i64>,
    ) -> Result<Deleted, Failure> {
        how_to_measure::delete(&self.0, staff.0.id, id.0).await?;
        Ok(Deleted::Deleted)
    }

    /// Bring a video that shows how to measure back.
    ///
    /// It comes back as it was: shown or hidden, at its place.
    #[oai(
        path = "/how-to-measure/:id/restore",
        method = "post",
        operation_id = "admin_how_to_measure_restore"
    )]
    async fn restore(
        &self,
        staff: Staff,
        /// Row id.
        id: Path<i64>,
    ) -> Result<Json<HowToMeasureEntry>, Failure> {
        let entry = how_to_measure::restore(&self.0, staff.0.id, id.0).await?;
        Ok(Json(entry))
    }
}

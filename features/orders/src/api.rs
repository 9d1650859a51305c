//! Public operations.

use kernel::{Day, Failure};
use poem_openapi::{
    OpenApi, Tags,
    param::{Path, Query},
    payload::{Json, Response},
};

use crate::{Orders, slot::VisitDay, status_link::OrderProgress};

#[derive(Tags)]
pub enum Tag {
    /// Appointments and orders, their advances and photos, measurements, and pickup areas.
    Orders,
}

pub struct Api(pub Orders);

#[OpenApi(prefix_path = "/orders", tag = "Tag::Orders")]
impl Api {
    /// View the free slots of a day.
    ///
    /// None before tomorrow (in India) or after the last bookable day.
    #[oai(path = "/slots", method = "get", operation_id = "slot_list")]
    async fn slot_list(
        &self,
        /// The day; defaults to tomorrow.
        day: Query<Option<Day>>,
    ) -> Result<Response<Json<VisitDay>>, Failure> {
        let day = self.0.visit_day(day.0).await?;
        // Not cached: bookings change it at any time without publishing anything.
        Ok(Response::new(Json(day)).header("Cache-Control", "no-store"))
    }

    /// View the progress of an order by its status link.
    ///
    /// Without login, for anyone with the link, until 30 days after the order is delivered, declined or
    /// cancelled. Contains no personal data, prices or photos.
    #[oai(
        path = "/status/:key",
        method = "get",
        operation_id = "order_status_view"
    )]
    async fn order_status_view(
        &self,
        /// Key of the link, `statusKey` of the order.
        key: Path<String>,
    ) -> Result<Response<Json<OrderProgress>>, Failure> {
        let progress = self.0.progress(&key.0).await?;
        Ok(Response::new(Json(progress)).header("Cache-Control", "no-store"))
    }
}

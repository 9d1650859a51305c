//! Operations that anybody may call.

use kernel::{Day, Failure};
use poem_openapi::{
    OpenApi, Tags,
    param::Query,
    payload::{Json, Response},
};

use crate::{Orders, slot::VisitDay};

#[derive(Tags)]
pub enum Tag {
    /// Appointments and orders, their advances and photos, measurements, and where the shop picks up.
    Orders,
}

pub struct Api(pub Orders);

#[OpenApi(prefix_path = "/orders", tag = "Tag::Orders")]
impl Api {
    /// When the shop can come.
    ///
    /// The five slots of a day with their free places. A day before tomorrow (in India), or after the last
    /// one that can be booked, has none.
    #[oai(path = "/slots", method = "get", operation_id = "slot_list")]
    async fn slot_list(
        &self,
        /// The day; tomorrow without it.
        day: Query<Option<Day>>,
    ) -> Result<Response<Json<VisitDay>>, Failure> {
        let day = self.0.visit_day(day.0).await?;
        // Bookings change it at any moment, and they publish nothing.
        Ok(Response::new(Json(day)).header("Cache-Control", "no-store"))
    }
}

//! Operations on the overview.

use kernel::{Counter, Failure};
use poem_openapi::{OpenApi, payload::Json};

use super::{Tag, today::Today};
use crate::Orders;

pub struct TodayApi(pub Orders);

#[OpenApi(prefix_path = "/admin", tag = "Tag::BackOffice")]
impl TodayApi {
    /// View today's overview.
    ///
    /// Requests, visits, due orders, unpaid advances.
    #[oai(path = "/today", method = "get", operation_id = "admin_today_view")]
    async fn today(&self, _staff: Counter) -> Result<Json<Today>, Failure> {
        Ok(Json(self.0.today().await?))
    }
}

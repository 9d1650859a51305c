//! Past orders of a customer in the back office.

use kernel::{Counter, Failure};
use poem_openapi::{OpenApi, param::Path, payload::Json};

use super::past_order::PastOrder;
use crate::{Orders, back_office::Tag};

pub struct PastOrderApi(pub Orders);

#[OpenApi(prefix_path = "/admin/past-orders", tag = "Tag::BackOffice")]
impl PastOrderApi {
    /// List the past orders of a customer.
    ///
    /// Orders of an older system that were imported, newest first.
    #[oai(
        path = "/:customer",
        method = "get",
        operation_id = "admin_past_order_list"
    )]
    async fn past_order_list(
        &self,
        _staff: Counter,
        /// User id of the customer.
        customer: Path<i64>,
    ) -> Result<Json<Vec<PastOrder>>, Failure> {
        Ok(Json(self.0.past_orders(customer.0).await?))
    }
}

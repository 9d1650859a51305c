//! Switching the status link of an order.

use kernel::{Checked, Counter, Failure};
use poem_openapi::{OpenApi, param::Path, payload::Json};

use super::{Tag, detail::OrderDetail};
use crate::{Orders, status_link::UpdateStatusLink};

pub struct StatusLinkApi(pub Orders);

#[OpenApi(prefix_path = "/admin", tag = "Tag::BackOffice")]
impl StatusLinkApi {
    /// Switch the status link of an order.
    ///
    /// While it is off, the order cannot be followed by its link. On again, it is a new link.
    #[oai(
        path = "/orders/:id/status-link",
        method = "put",
        operation_id = "admin_status_link_update"
    )]
    async fn status_link(
        &self,
        counter: Counter,
        /// Id of the order.
        id: Path<i64>,
        link: Checked<UpdateStatusLink>,
    ) -> Result<Json<OrderDetail>, Failure> {
        self.0.switch_status_link(id.0, counter.0.id, *link).await?;
        Ok(Json(self.0.detail(id.0, &counter.0).await?))
    }
}

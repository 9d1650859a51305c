//! Operations on who does an order.

use kernel::{Checked, Failure, Staff};
use poem_openapi::{Object, OpenApi, param::Path, payload::Json};

use super::{Tag, assignment::TeamMember, detail::OrderDetail};
use crate::Orders;

/// Who is to do an order.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
struct Assignment {
    /// User id of somebody who works in the shop; absent for nobody.
    assignee_id: Option<i64>,
    /// Whose it was when somebody looked at it; absent for nobody's.
    from_id: Option<i64>,
}

pub struct AssignmentApi(pub Orders);

#[OpenApi(prefix_path = "/admin/orders", tag = "Tag::BackOffice")]
impl AssignmentApi {
    /// List who works in the shop.
    ///
    /// Everybody to whom an order can be given.
    #[oai(path = "/team", method = "get", operation_id = "admin_team_list")]
    async fn team(&self, _staff: Staff) -> Result<Json<Vec<TeamMember>>, Failure> {
        Ok(Json(self.0.team().await?))
    }

    /// Give an order to somebody.
    ///
    /// Or to nobody. Refused when somebody else has changed it meanwhile.
    #[oai(
        path = "/:id/assignee",
        method = "put",
        operation_id = "admin_assignee_update"
    )]
    async fn assign(
        &self,
        staff: Staff,
        /// Id of the order.
        id: Path<i64>,
        input: Checked<Assignment>,
    ) -> Result<Json<OrderDetail>, Failure> {
        let (from, to) = (input.from_id, input.assignee_id);
        self.0.assign(id.0, staff.0.id, from, to).await?;
        Ok(Json(self.0.detail(id.0).await?))
    }
}

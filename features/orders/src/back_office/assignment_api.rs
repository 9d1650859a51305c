//! Operations for assigning orders.

use kernel::{Checked, Failure, Staff};
use poem_openapi::{Object, OpenApi, param::Path, payload::Json};

use super::{Tag, assignment::TeamMember, detail::OrderDetail};
use crate::Orders;

/// The assignment of an order.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
struct Assignment {
    /// User id of a team member; absent to remove the assignment.
    assignee_id: Option<i64>,
    /// Current assignee as known to the caller; absent for none.
    from_id: Option<i64>,
}

pub struct AssignmentApi(pub Orders);

#[OpenApi(prefix_path = "/admin/orders", tag = "Tag::BackOffice")]
impl AssignmentApi {
    /// List the team.
    ///
    /// Everyone to whom an order can be assigned.
    #[oai(path = "/team", method = "get", operation_id = "admin_team_list")]
    async fn team(&self, _staff: Staff) -> Result<Json<Vec<TeamMember>>, Failure> {
        Ok(Json(self.0.team().await?))
    }

    /// Assign an order.
    ///
    /// Or remove its assignment. Refused if the assignment was changed in the meantime.
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

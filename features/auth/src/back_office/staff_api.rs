//! Operations on the shop's own people: the owner's alone.

use kernel::{Checked, Failure, Owner};
use poem_openapi::{
    ApiResponse, OpenApi,
    param::Path,
    payload::{Json, Response},
};

use super::{
    Tag,
    staff::{self, StaffMember},
    staff_change::{self, CreateInvitation, Invited, StaffRoleChange, UpdateStaff},
};
use crate::{auth::Auth, browser::private, session_api::Done};

#[derive(ApiResponse)]
enum StaffInvited {
    /// She is invited.
    #[oai(status = 201)]
    Created(Json<Invited>),
}

pub struct StaffApi(pub Auth);

#[OpenApi(prefix_path = "/admin", tag = "Tag::BackOffice")]
impl StaffApi {
    /// List who works for the shop.
    ///
    /// Owners first; whoever was invited and did not come in yet is there too.
    #[oai(path = "/staff", method = "get", operation_id = "admin_staff_list")]
    async fn list(&self, _owner: Owner) -> Result<Response<Json<Vec<StaffMember>>>, Failure> {
        Ok(private(Json(staff::list(&self.0).await?)))
    }

    /// Invite somebody to work for the shop.
    ///
    /// She sets her own password with a link that works once, for two days: mailed, or shown once to be handed over.
    /// Needs the password given within the last ten minutes.
    #[oai(path = "/staff", method = "post", operation_id = "admin_staff_create")]
    async fn create(
        &self,
        owner: Owner,
        input: Checked<UpdateStaff>,
    ) -> Result<Response<StaffInvited>, Failure> {
        let invited = staff_change::create(&self.0, &owner.0, &input).await?;
        Ok(private(StaffInvited::Created(Json(invited))))
    }

    /// Make a new link for somebody who is invited.
    ///
    /// The older one stops working. Refused once she set her password. Needs the password given within the last ten
    /// minutes.
    #[oai(
        path = "/staff/:id/invitation",
        method = "post",
        operation_id = "admin_staff_invite"
    )]
    async fn invite(
        &self,
        owner: Owner,
        /// Her number.
        id: Path<i64>,
        input: Checked<CreateInvitation>,
    ) -> Result<Response<Json<Invited>>, Failure> {
        let invited = staff_change::invite(&self.0, &owner.0, id.0, &input).await?;
        Ok(private(Json(invited)))
    }

    /// Change what somebody may do.
    ///
    /// Also makes a customer one of the shop's people. She is logged out everywhere. An owner always stays. Needs the
    /// password given within the last ten minutes.
    #[oai(
        path = "/staff/:id/role",
        method = "put",
        operation_id = "admin_staff_role_update"
    )]
    async fn change_role(
        &self,
        owner: Owner,
        /// Her number.
        id: Path<i64>,
        change: Checked<StaffRoleChange>,
    ) -> Result<Response<Done>, Failure> {
        staff_change::change_role(&self.0, &owner.0, id.0, change.role).await?;
        Ok(private(Done::Nothing))
    }

    /// Part with somebody.
    ///
    /// Her account becomes a customer's; an invitation is taken back. She is logged out everywhere. Needs the password
    /// given within the last ten minutes.
    #[oai(
        path = "/staff/:id",
        method = "delete",
        operation_id = "admin_staff_delete"
    )]
    async fn remove(
        &self,
        owner: Owner,
        /// Her number.
        id: Path<i64>,
    ) -> Result<Response<Done>, Failure> {
        staff_change::remove(&self.0, &owner.0, id.0).await?;
        Ok(private(Done::Nothing))
    }

    /// Take the second step away from somebody's log-in.
    ///
    /// For somebody who lost her phone and her codes. She is logged out everywhere. Needs the password given within
    /// the last ten minutes.
    #[oai(
        path = "/staff/:id/two-factor",
        method = "delete",
        operation_id = "admin_staff_two_factor_delete"
    )]
    async fn forget_two_factor(
        &self,
        owner: Owner,
        /// Her number.
        id: Path<i64>,
    ) -> Result<Response<Done>, Failure> {
        staff_change::forget_two_factor(&self.0, &owner.0, id.0).await?;
        Ok(private(Done::Nothing))
    }
}

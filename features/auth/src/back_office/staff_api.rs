//! Operations on the team. Owners only.

use kernel::{Checked, Failure, NoContent, Owner};
use poem_openapi::{
    ApiResponse, OpenApi,
    param::Path,
    payload::{Json, Response},
};

use super::{
    Tag,
    staff::{self, StaffMember},
    staff_change::{self, CreateInvitation, Invited, PasswordLink, StaffRoleChange, UpdateStaff},
};
use crate::{auth::Auth, browser::private};

#[derive(ApiResponse)]
enum StaffInvited {
    /// The person was invited.
    #[oai(status = 201)]
    Created(Json<Invited>),
}

pub struct StaffApi(pub Auth);

#[OpenApi(prefix_path = "/admin", tag = "Tag::BackOffice")]
impl StaffApi {
    /// List the team.
    ///
    /// Owners first, pending invitations included.
    #[oai(path = "/staff", method = "get", operation_id = "admin_staff_list")]
    async fn list(&self, _owner: Owner) -> Result<Response<Json<Vec<StaffMember>>>, Failure> {
        Ok(private(Json(staff::list(&self.0).await?)))
    }

    /// Invite a person to the team.
    ///
    /// By a link that works once, for two days. It is emailed, or shown once to be passed on.
    #[oai(path = "/staff", method = "post", operation_id = "admin_staff_create")]
    async fn create(
        &self,
        owner: Owner,
        input: Checked<UpdateStaff>,
    ) -> Result<Response<StaffInvited>, Failure> {
        let invited = staff_change::create(&self.0, &owner.0, &input).await?;
        Ok(private(StaffInvited::Created(Json(invited))))
    }

    /// Renew an invitation.
    ///
    /// Creates a new link and invalidates the previous one. Refused once the person has set a password.
    #[oai(
        path = "/staff/:id/invitation",
        method = "post",
        operation_id = "admin_staff_invite"
    )]
    async fn invite(
        &self,
        owner: Owner,
        /// Id of the account.
        id: Path<i64>,
        input: Checked<CreateInvitation>,
    ) -> Result<Response<Json<Invited>>, Failure> {
        let invited = staff_change::invite(&self.0, &owner.0, id.0, &input).await?;
        Ok(private(Json(invited)))
    }

    /// Create a link for a team member's new password.
    ///
    /// Works once, for a day, and invalidates the previous one. Refused for owners.
    #[oai(
        path = "/staff/:id/password-link",
        method = "post",
        operation_id = "admin_staff_password_reset"
    )]
    async fn reset_password(
        &self,
        owner: Owner,
        /// Id of the account.
        id: Path<i64>,
    ) -> Result<Response<Json<PasswordLink>>, Failure> {
        let link = staff_change::reset_password(&self.0, &owner.0, id.0).await?;
        Ok(private(Json(link)))
    }

    /// Update a team member's role.
    ///
    /// Also adds a customer to the team. The person is logged out everywhere. At least one owner has to remain.
    #[oai(
        path = "/staff/:id/role",
        method = "put",
        operation_id = "admin_staff_role_update"
    )]
    async fn change_role(
        &self,
        owner: Owner,
        /// Id of the account.
        id: Path<i64>,
        change: Checked<StaffRoleChange>,
    ) -> Result<Response<NoContent>, Failure> {
        staff_change::change_role(&self.0, &owner.0, id.0, change.role).await?;
        Ok(private(NoContent::Done))
    }

    /// Remove a person from the team.
    ///
    /// The account becomes a customer's; a pending invitation is withdrawn. The person is logged out everywhere.
    #[oai(
        path = "/staff/:id",
        method = "delete",
        operation_id = "admin_staff_delete"
    )]
    async fn remove(
        &self,
        owner: Owner,
        /// Id of the account.
        id: Path<i64>,
    ) -> Result<Response<NoContent>, Failure> {
        staff_change::remove(&self.0, &owner.0, id.0).await?;
        Ok(private(NoContent::Done))
    }

    /// Reset a team member's two-factor authentication.
    ///
    /// For one who lost phone and recovery codes. They are logged out everywhere.
    #[oai(
        path = "/staff/:id/two-factor",
        method = "delete",
        operation_id = "admin_staff_two_factor_delete"
    )]
    async fn forget_two_factor(
        &self,
        owner: Owner,
        /// Id of the account.
        id: Path<i64>,
    ) -> Result<Response<NoContent>, Failure> {
        staff_change::forget_two_factor(&self.0, &owner.0, id.0).await?;
        Ok(private(NoContent::Done))
    }
}

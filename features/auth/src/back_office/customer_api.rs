//! Operations on customers. Staff find and serve somebody; what shuts or opens an account is the owner's.

use kernel::{Checked, Failure, MultiLine, Owner, Staff};
use poem_openapi::{
    ApiResponse, Object, OpenApi,
    param::{Path, Query},
    payload::{Json, Response},
};

use super::{
    Tag, block,
    customer::{self, CreateWalkIn, Customer, WalkInChange},
    customer_list::{self, CustomerFilter, CustomerPage},
    link::{self, WalkInLink},
    note,
    release::{self, ContactRelease},
    reset_link,
};
use crate::{auth::Auth, browser::private, session_api::Done};

/// Something to remember about a customer.
#[derive(Object, Debug)]
struct UpdateCustomerNote {
    /// What it says; at most 2,000 characters.
    #[oai(validator(min_length = 1, max_length = 2000))]
    text: MultiLine,
}

#[derive(ApiResponse)]
enum WalkInCreated {
    /// She is written down.
    #[oai(status = 201)]
    Created(Json<Customer>),
}

pub struct CustomerApi(pub Auth);

#[OpenApi(prefix_path = "/admin", tag = "Tag::BackOffice")]
impl CustomerApi {
    /// Find customers.
    ///
    /// With an account and without, the newest first, fifty at a time. Staff get an answer to three characters and
    /// more: they find somebody they serve.
    #[oai(
        path = "/customers",
        method = "get",
        operation_id = "admin_customer_list"
    )]
    async fn list(
        &self,
        staff: Staff,
        /// Which ones; all without it.
        filter: Query<Option<CustomerFilter>>,
        /// Part of a name, a mobile number or an e-mail address.
        #[oai(validator(max_length = 80))]
        q: Query<Option<String>>,
        /// `next` of the part before.
        before: Query<Option<i64>>,
    ) -> Result<Response<Json<CustomerPage>>, Failure> {
        let page = customer_list::list(&self.0, &staff.0, filter.0, q.0.as_deref(), before.0);
        Ok(private(Json(page.await?)))
    }

    /// Write down a walk-in.
    ///
    /// A customer without a log-in. Refused when a walk-in with this mobile number is written down already.
    #[oai(
        path = "/customers",
        method = "post",
        operation_id = "admin_customer_create"
    )]
    async fn create(
        &self,
        staff: Staff,
        input: Checked<CreateWalkIn>,
    ) -> Result<Response<WalkInCreated>, Failure> {
        let customer = customer::create(&self.0, staff.0.id, &input).await?;
        Ok(private(WalkInCreated::Created(Json(customer))))
    }

    /// View a customer.
    ///
    /// Who she is, what the shop noted, and who might be the same person.
    #[oai(
        path = "/customers/:id",
        method = "get",
        operation_id = "admin_customer_view"
    )]
    async fn view(
        &self,
        _staff: Staff,
        /// The customer's number.
        id: Path<i64>,
    ) -> Result<Response<Json<Customer>>, Failure> {
        Ok(private(Json(customer::view(&self.0, id.0).await?)))
    }

    /// Change what is written down of a walk-in.
    ///
    /// Somebody with an account changes hers herself.
    #[oai(
        path = "/customers/:id",
        method = "put",
        operation_id = "admin_customer_update"
    )]
    async fn update(
        &self,
        staff: Staff,
        /// The walk-in's number.
        id: Path<i64>,
        change: Checked<WalkInChange>,
    ) -> Result<Response<Json<Customer>>, Failure> {
        let customer = customer::update(&self.0, staff.0.id, id.0, &change).await?;
        Ok(private(Json(customer)))
    }

    /// Note something about a customer.
    ///
    /// Only the shop reads it.
    #[oai(
        path = "/customers/:id/notes",
        method = "post",
        operation_id = "admin_customer_note_create"
    )]
    async fn add_note(
        &self,
        staff: Staff,
        /// The customer's number.
        id: Path<i64>,
        note: Checked<UpdateCustomerNote>,
    ) -> Result<Response<Json<Customer>>, Failure> {
        note::create(&self.0, staff.0.id, id.0, &note.text.0).await?;
        Ok(private(Json(customer::view(&self.0, id.0).await?)))
    }

    /// Take away a note about a customer.
    ///
    /// For good.
    #[oai(
        path = "/customers/:id/notes/:note",
        method = "delete",
        operation_id = "admin_customer_note_delete"
    )]
    async fn delete_note(
        &self,
        staff: Staff,
        /// The customer's number.
        id: Path<i64>,
        /// The note's number.
        note: Path<i64>,
    ) -> Result<Response<Json<Customer>>, Failure> {
        note::delete(&self.0, staff.0.id, id.0, note.0).await?;
        Ok(private(Json(customer::view(&self.0, id.0).await?)))
    }

    /// Block an account.
    ///
    /// It is logged out everywhere at once and cannot log in until it is unblocked. Works for the shop's own people
    /// too, as long as an owner is left.
    #[oai(
        path = "/customers/:id/block",
        method = "post",
        operation_id = "admin_customer_block"
    )]
    async fn block(
        &self,
        owner: Owner,
        /// The account's number.
        id: Path<i64>,
    ) -> Result<Response<Json<Customer>>, Failure> {
        block::block(&self.0, &owner.0, id.0).await?;
        Ok(private(Json(customer::view(&self.0, id.0).await?)))
    }

    /// Unblock an account.
    ///
    /// It can log in again, with the password it had.
    #[oai(
        path = "/customers/:id/unblock",
        method = "post",
        operation_id = "admin_customer_unblock"
    )]
    async fn unblock(
        &self,
        owner: Owner,
        /// The account's number.
        id: Path<i64>,
    ) -> Result<Response<Json<Customer>>, Failure> {
        block::unblock(&self.0, &owner.0, id.0).await?;
        Ok(private(Json(customer::view(&self.0, id.0).await?)))
    }

    /// Mail a customer a link to set a new password.
    ///
    /// It goes to her address and nobody else sees it. It works once, for half an hour; three in an hour.
    #[oai(
        path = "/customers/:id/reset-link",
        method = "post",
        operation_id = "admin_customer_reset"
    )]
    async fn reset(
        &self,
        owner: Owner,
        /// The account's number.
        id: Path<i64>,
    ) -> Result<Response<Done>, Failure> {
        reset_link::send(&self.0, owner.0.id, id.0).await?;
        Ok(private(Done::Nothing))
    }

    /// Set a mobile number or e-mail address free.
    ///
    /// Somebody else has a better right to it. The account keeps the other of the two and is logged out everywhere.
    /// Needs the password given within the last ten minutes.
    #[oai(
        path = "/customers/:id/release",
        method = "post",
        operation_id = "admin_contact_release"
    )]
    async fn release(
        &self,
        owner: Owner,
        /// The account's number.
        id: Path<i64>,
        contact: Checked<ContactRelease>,
    ) -> Result<Response<Json<Customer>>, Failure> {
        release::release(&self.0, &owner.0, id.0, contact.what).await?;
        Ok(private(Json(customer::view(&self.0, id.0).await?)))
    }

    /// Link a walk-in to an account.
    ///
    /// The two are one person: orders and measurements go to the account. Can be taken back for 30 days.
    #[oai(
        path = "/customers/:id/walk-ins",
        method = "post",
        operation_id = "admin_walk_in_link"
    )]
    async fn link(
        &self,
        owner: Owner,
        /// The account's number.
        id: Path<i64>,
        walk_in: Checked<WalkInLink>,
    ) -> Result<Response<Json<Customer>>, Failure> {
        link::link(&self.0, owner.0.id, id.0, walk_in.walk_in).await?;
        Ok(private(Json(customer::view(&self.0, id.0).await?)))
    }

    /// Part a walk-in from an account again.
    ///
    /// What went along goes back; what came since stays.
    #[oai(
        path = "/customers/:id/walk-ins/:walk_in",
        method = "delete",
        operation_id = "admin_walk_in_unlink"
    )]
    async fn unlink(
        &self,
        owner: Owner,
        /// The account's number.
        id: Path<i64>,
        /// The walk-in's number.
        walk_in: Path<i64>,
    ) -> Result<Response<Json<Customer>>, Failure> {
        link::unlink(&self.0, owner.0.id, id.0, walk_in.0).await?;
        Ok(private(Json(customer::view(&self.0, id.0).await?)))
    }
}

//! Operations on customers. Staff find and serve customers; only the owner blocks, releases and
//! links accounts.

use kernel::{Checked, Counter, Failure, MultiLine, NoContent, Owner};
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
use crate::{auth::Auth, browser::private};

/// A note about a customer.
#[derive(Object, Debug)]
struct UpdateCustomerNote {
    /// Text of the note, at most 2,000 characters.
    #[oai(validator(min_length = 1, max_length = 2000))]
    text: MultiLine,
}

#[derive(ApiResponse)]
enum WalkInCreated {
    /// The walk-in was created.
    #[oai(status = 201)]
    Created(Json<Customer>),
}

pub struct CustomerApi(pub Auth);

#[OpenApi(prefix_path = "/admin", tag = "Tag::BackOffice")]
impl CustomerApi {
    /// List customers.
    ///
    /// Accounts and walk-ins, newest first, 50 per page. Staff have to search with at least three characters.
    #[oai(
        path = "/customers",
        method = "get",
        operation_id = "admin_customer_list"
    )]
    async fn list(
        &self,
        staff: Counter,
        /// Filter; absent for all customers.
        filter: Query<Option<CustomerFilter>>,
        /// Part of a name, mobile number or email address.
        #[oai(validator(max_length = 80))]
        q: Query<Option<String>>,
        /// `next` of the previous page.
        before: Query<Option<i64>>,
    ) -> Result<Response<Json<CustomerPage>>, Failure> {
        let page = customer_list::list(&self.0, &staff.0, filter.0, q.0.as_deref(), before.0);
        Ok(private(Json(page.await?)))
    }

    /// Create a walk-in.
    ///
    /// A customer without an account. Refused if a walk-in with this mobile number exists.
    #[oai(
        path = "/customers",
        method = "post",
        operation_id = "admin_customer_create"
    )]
    async fn create(
        &self,
        staff: Counter,
        input: Checked<CreateWalkIn>,
    ) -> Result<Response<WalkInCreated>, Failure> {
        let customer = customer::create(&self.0, &staff.0, &input).await?;
        Ok(private(WalkInCreated::Created(Json(customer))))
    }

    /// View a customer.
    ///
    /// Contact details, notes, and possible duplicates.
    #[oai(
        path = "/customers/:id",
        method = "get",
        operation_id = "admin_customer_view"
    )]
    async fn view(
        &self,
        staff: Counter,
        /// Id of the customer.
        id: Path<i64>,
    ) -> Result<Response<Json<Customer>>, Failure> {
        Ok(private(Json(
            customer::view(&self.0, &staff.0, id.0).await?,
        )))
    }

    /// Update a walk-in.
    ///
    /// Customers with an account update their own details.
    #[oai(
        path = "/customers/:id",
        method = "put",
        operation_id = "admin_customer_update"
    )]
    async fn update(
        &self,
        staff: Counter,
        /// Id of the walk-in.
        id: Path<i64>,
        change: Checked<WalkInChange>,
    ) -> Result<Response<Json<Customer>>, Failure> {
        let customer = customer::update(&self.0, &staff.0, id.0, &change).await?;
        Ok(private(Json(customer)))
    }

    /// Add a note about a customer.
    ///
    /// Visible in the back office only.
    #[oai(
        path = "/customers/:id/notes",
        method = "post",
        operation_id = "admin_customer_note_create"
    )]
    async fn add_note(
        &self,
        staff: Counter,
        /// Id of the customer.
        id: Path<i64>,
        note: Checked<UpdateCustomerNote>,
    ) -> Result<Response<Json<Customer>>, Failure> {
        note::create(&self.0, &staff.0, id.0, &note.text.0).await?;
        Ok(private(Json(
            customer::view(&self.0, &staff.0, id.0).await?,
        )))
    }

    /// Delete a note about a customer.
    ///
    /// Permanently.
    #[oai(
        path = "/customers/:id/notes/:note",
        method = "delete",
        operation_id = "admin_customer_note_delete"
    )]
    async fn delete_note(
        &self,
        staff: Counter,
        /// Id of the customer.
        id: Path<i64>,
        /// Id of the note.
        note: Path<i64>,
    ) -> Result<Response<Json<Customer>>, Failure> {
        note::delete(&self.0, &staff.0, id.0, note.0).await?;
        Ok(private(Json(
            customer::view(&self.0, &staff.0, id.0).await?,
        )))
    }

    /// Block an account.
    ///
    /// Logs it out everywhere. Staff accounts too, as long as an owner is left.
    #[oai(
        path = "/customers/:id/block",
        method = "post",
        operation_id = "admin_customer_block"
    )]
    async fn block(
        &self,
        owner: Owner,
        /// Id of the account.
        id: Path<i64>,
    ) -> Result<Response<Json<Customer>>, Failure> {
        block::block(&self.0, &owner.0, id.0).await?;
        Ok(private(Json(
            customer::view(&self.0, &owner.0, id.0).await?,
        )))
    }

    /// Unblock an account.
    ///
    /// It can log in again with its existing password.
    #[oai(
        path = "/customers/:id/unblock",
        method = "post",
        operation_id = "admin_customer_unblock"
    )]
    async fn unblock(
        &self,
        owner: Owner,
        /// Id of the account.
        id: Path<i64>,
    ) -> Result<Response<Json<Customer>>, Failure> {
        block::unblock(&self.0, &owner.0, id.0).await?;
        Ok(private(Json(
            customer::view(&self.0, &owner.0, id.0).await?,
        )))
    }

    /// Send a password reset link to a customer.
    ///
    /// By email only. Works once, for 30 minutes; three per hour.
    #[oai(
        path = "/customers/:id/reset-link",
        method = "post",
        operation_id = "admin_customer_reset"
    )]
    async fn reset(
        &self,
        owner: Owner,
        /// Id of the account.
        id: Path<i64>,
    ) -> Result<Response<NoContent>, Failure> {
        reset_link::send(&self.0, owner.0.id, id.0).await?;
        Ok(private(NoContent::Done))
    }

    /// Release a mobile number or email address.
    ///
    /// The account keeps the other of the two and is logged out everywhere.
    #[oai(
        path = "/customers/:id/release",
        method = "post",
        operation_id = "admin_contact_release"
    )]
    async fn release(
        &self,
        owner: Owner,
        /// Id of the account.
        id: Path<i64>,
        contact: Checked<ContactRelease>,
    ) -> Result<Response<Json<Customer>>, Failure> {
        release::release(&self.0, &owner.0, id.0, contact.what).await?;
        Ok(private(Json(
            customer::view(&self.0, &owner.0, id.0).await?,
        )))
    }

    /// Link a walk-in to an account.
    ///
    /// Orders and measurements move to the account. Can be undone for 30 days.
    #[oai(
        path = "/customers/:id/walk-ins",
        method = "post",
        operation_id = "admin_walk_in_link"
    )]
    async fn link(
        &self,
        owner: Owner,
        /// Id of the account.
        id: Path<i64>,
        walk_in: Checked<WalkInLink>,
    ) -> Result<Response<Json<Customer>>, Failure> {
        link::link(&self.0, owner.0.id, id.0, walk_in.walk_in).await?;
        Ok(private(Json(
            customer::view(&self.0, &owner.0, id.0).await?,
        )))
    }

    /// Unlink a walk-in from an account.
    ///
    /// What was moved goes back to the walk-in; anything added since stays with the account.
    #[oai(
        path = "/customers/:id/walk-ins/:walk_in",
        method = "delete",
        operation_id = "admin_walk_in_unlink"
    )]
    async fn unlink(
        &self,
        owner: Owner,
        /// Id of the account.
        id: Path<i64>,
        /// Id of the walk-in.
        walk_in: Path<i64>,
    ) -> Result<Response<Json<Customer>>, Failure> {
        link::unlink(&self.0, owner.0.id, id.0, walk_in.0).await?;
        Ok(private(Json(
            customer::view(&self.0, &owner.0, id.0).await?,
        )))
    }
}

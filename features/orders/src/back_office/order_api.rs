//! Operations on requests and orders: finding them, answering them, moving them on.

use kernel::{Checked, Day, Failure, Month, Paise, Role, Staff, session::NOT_ALLOWED};
use poem_openapi::{
    ApiResponse, Object, OpenApi,
    param::{Header, Path, Query},
    payload::Json,
};

use super::{
    Tag,
    board::{OrderFilter, OrderPage, Wanted},
    detail::OrderDetail,
    walk_in::WalkInOrder,
};
use crate::{Orders, status::OrderStatus};

/// A yes.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
struct Approval {
    /// The advance to pay, in paise; 0 for none.
    #[oai(validator(minimum(value = "0"), maximum(value = "100000000")))]
    advance_paise: i64,
    /// The day for which it is promised.
    promised_day: Option<Day>,
}

/// Why not.
#[derive(Object, Debug)]
struct Refusal {
    /// What the customer reads.
    #[oai(validator(min_length = 1, max_length = 500))]
    reason: String,
}

/// A step on the tape.
#[derive(Object, Debug)]
struct Step {
    /// Where the order was when somebody looked at it.
    from: OrderStatus,
    /// Where it goes.
    to: OrderStatus,
}

#[derive(ApiResponse)]
enum WalkInCreated {
    /// It is in the book.
    #[oai(status = 201)]
    Created(Json<OrderDetail>),
}

pub struct OrderApi(pub Orders);

#[OpenApi(prefix_path = "/admin", tag = "Tag::BackOffice")]
impl OrderApi {
    /// List orders and requests.
    ///
    /// Newest first, fifty at a time.
    #[oai(path = "/orders", method = "get", operation_id = "admin_order_list")]
    async fn orders(
        &self,
        staff: Staff,
        /// Which ones; all without it.
        filter: Query<Option<OrderFilter>>,
        /// Part of a name or mobile number, or the number of an order.
        #[oai(validator(max_length = 80))]
        q: Query<Option<String>>,
        /// Only of this customer.
        customer: Query<Option<i64>>,
        /// Only what came to that in this month in India, `yyyy-mm`; booked in it without a filter.
        month: Query<Option<Month>>,
        /// `next` of the part before.
        before: Query<Option<i64>>,
    ) -> Result<Json<OrderPage>, Failure> {
        let wanted = Wanted {
            filter: filter.0,
            wording: q.0.as_deref(),
            customer: customer.0,
            month: month.0,
            reader: Some(staff.0.id),
        };
        let mut page = self.0.page(wanted, before.0).await?;
        if staff.0.role == Role::Owner {
            self.0.add_balances(page.items.iter_mut()).await?;
        }
        Ok(Json(page))
    }

    /// Write down an order made in the shop.
    ///
    /// For a customer whom the shop knows or for somebody new. It begins as 'Order Placed'. Staff cannot say a price.
    #[oai(path = "/orders", method = "post", operation_id = "admin_order_create")]
    async fn create(
        &self,
        staff: Staff,
        /// A name for this request that no other one has: sent again, it is the same order.
        #[oai(
            name = "Idempotency-Key",
            validator(pattern = "^[A-Za-z0-9_-]{8,100}$")
        )]
        key: Header<Option<String>>,
        input: Checked<WalkInOrder>,
    ) -> Result<WalkInCreated, Failure> {
        let user = staff.0;
        if input.price_paise.is_some() && user.role != Role::Owner {
            return Err(NOT_ALLOWED.into());
        }
        let id = self.0.take_order(user.id, &input, key.0.as_deref()).await?;
        Ok(WalkInCreated::Created(Json(self.0.detail(id).await?)))
    }

    /// View one order.
    ///
    /// With what the shop wrote down, and whether its last step can be taken back.
    #[oai(
        path = "/orders/:id",
        method = "get",
        operation_id = "admin_order_view"
    )]
    async fn order(
        &self,
        _staff: Staff,
        /// Id of the order.
        id: Path<i64>,
    ) -> Result<Json<OrderDetail>, Failure> {
        Ok(Json(self.0.detail(id.0).await?))
    }

    /// Approve a request.
    ///
    /// It becomes an order. With an advance its customer can pay at once. The mail leaves after 15 seconds: what is
    /// undone before is never told.
    #[oai(
        path = "/orders/:id/approve",
        method = "post",
        operation_id = "admin_order_approve"
    )]
    async fn approve(
        &self,
        staff: Staff,
        /// Id of the request.
        id: Path<i64>,
        approval: Checked<Approval>,
    ) -> Result<Json<OrderDetail>, Failure> {
        let advance = Paise(approval.advance_paise);
        let day = approval.promised_day;
        self.0.approve(id.0, &staff.0, advance, day).await?;
        Ok(Json(self.0.detail(id.0).await?))
    }

    /// Decline a request.
    ///
    /// Its place is free again, and its customer reads why.
    #[oai(
        path = "/orders/:id/reject",
        method = "post",
        operation_id = "admin_order_reject"
    )]
    async fn reject(
        &self,
        staff: Staff,
        /// Id of the request.
        id: Path<i64>,
        refusal: Checked<Refusal>,
    ) -> Result<Json<OrderDetail>, Failure> {
        self.0.reject(id.0, staff.0.id, &refusal.reason).await?;
        Ok(Json(self.0.detail(id.0).await?))
    }

    /// Call off an order.
    ///
    /// At any time before it is delivered.
    #[oai(
        path = "/orders/:id/cancel",
        method = "post",
        operation_id = "admin_order_cancel"
    )]
    async fn cancel(
        &self,
        staff: Staff,
        /// Id of the order.
        id: Path<i64>,
        refusal: Checked<Refusal>,
    ) -> Result<Json<OrderDetail>, Failure> {
        self.0.call_off(id.0, staff.0.id, &refusal.reason).await?;
        Ok(Json(self.0.detail(id.0).await?))
    }

    /// Move an order to another step.
    ///
    /// Refused when it is no longer where somebody saw it.
    #[oai(
        path = "/orders/:id/step",
        method = "post",
        operation_id = "admin_order_move"
    )]
    async fn step(
        &self,
        staff: Staff,
        /// Id of the order.
        id: Path<i64>,
        step: Checked<Step>,
    ) -> Result<Json<OrderDetail>, Failure> {
        self.0.move_to(id.0, staff.0.id, step.from, step.to).await?;
        Ok(Json(self.0.detail(id.0).await?))
    }

    /// Take back the last change of an order.
    ///
    /// The shop's own changes only. A mail that has not left stays here.
    #[oai(
        path = "/orders/:id/undo",
        method = "post",
        operation_id = "admin_order_undo"
    )]
    async fn undo(
        &self,
        staff: Staff,
        /// Id of the order.
        id: Path<i64>,
    ) -> Result<Json<OrderDetail>, Failure> {
        self.0.undo(id.0, staff.0.id).await?;
        Ok(Json(self.0.detail(id.0).await?))
    }
}

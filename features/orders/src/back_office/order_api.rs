//! Operations on requests and orders: listing, approving, changing their status.

use kernel::{
    Checked, Counter, Day, Failure, Month, Paise, Role, User, idempotency::IdempotencyKey,
    session::NOT_ALLOWED,
};
use poem_openapi::{
    ApiResponse, Object, OpenApi,
    param::{Path, Query},
    payload::Json,
};

use super::{
    Tag,
    balance::sees_prices,
    board::{OrderFilter, OrderPage, Wanted},
    detail::OrderDetail,
    walk_in::WalkInOrder,
};
use crate::{
    Orders, PieceTerms,
    approval::ApprovalTerms,
    price::{BalanceOnDelivery, BalancePayment, Discount},
    status::OrderStatus,
};

/// An approval.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
struct Approval {
    /// The advance to pay, in paise; 0 for none.
    #[oai(validator(minimum(value = "0"), maximum(value = "100000000")))]
    advance_paise: i64,
    /// The promised day of every piece that names none.
    promised_day: Option<Day>,
    /// What is agreed on for each piece.
    #[oai(validator(max_items = 20))]
    pieces: Option<Vec<PieceTerms>>,
    /// Rush fee in paise, 0 for none; absent if it stays.
    #[oai(validator(minimum(value = "0"), maximum(value = "100000000")))]
    rush_paise: Option<i64>,
    /// Discount in paise. Owner only.
    #[oai(validator(minimum(value = "0"), maximum(value = "1000000000")))]
    discount_paise: Option<i64>,
    /// Percent of the pieces' prices, in whole rupees; instead of `discountPaise`. Owner only.
    #[oai(validator(minimum(value = "1"), maximum(value = "100")))]
    discount_percent: Option<i64>,
    /// Required with a discount; the customer sees it.
    #[oai(validator(max_length = 200))]
    discount_reason: Option<String>,
}

impl Approval {
    fn terms(&self) -> ApprovalTerms<'_> {
        let discount = Discount {
            paise: self.discount_paise,
            percent: self.discount_percent,
            reason: self.discount_reason.as_deref(),
        };
        ApprovalTerms {
            advance: Paise(self.advance_paise),
            promised_day: self.promised_day,
            pieces: self.pieces.as_deref().unwrap_or_default(),
            rush: self.rush_paise,
            discount: discount.is_given().then_some(discount),
        }
    }
}

/// The reason for declining or cancelling.
#[derive(Object, Debug)]
struct Refusal {
    /// Text for the customer.
    #[oai(validator(min_length = 1, max_length = 500))]
    reason: String,
}

/// What to undo.
#[derive(Object, Debug)]
struct UndoChange {
    /// `undoable` of the order.
    change: String,
}

/// A status change.
#[derive(Object, Debug)]
pub struct Step {
    /// Current status as known to the caller.
    pub from: OrderStatus,
    /// New status.
    pub to: OrderStatus,
    /// For 'Delivered': the balance, paid at the counter now.
    pub payment: Option<BalancePayment>,
    /// For 'Delivered': leaves the balance due.
    pub unpaid: Option<bool>,
}

impl Step {
    /// What happens to the balance if this delivers the order.
    ///
    /// # Errors
    /// A payment by a role that sees no prices.
    pub fn balance(&self, by: &User) -> Result<BalanceOnDelivery, Failure> {
        BalanceOnDelivery::of(by, self.payment, self.unpaid)
    }
}

#[derive(ApiResponse)]
enum WalkInCreated {
    /// The order was created.
    #[oai(status = 201)]
    Created(Json<OrderDetail>),
}

pub struct OrderApi(pub Orders);

#[OpenApi(prefix_path = "/admin", tag = "Tag::BackOffice")]
impl OrderApi {
    /// List orders and requests.
    ///
    /// Newest first, 50 per page.
    #[oai(path = "/orders", method = "get", operation_id = "admin_order_list")]
    async fn orders(
        &self,
        staff: Counter,
        /// Filter; absent for all orders.
        filter: Query<Option<OrderFilter>>,
        /// Part of a name or mobile number, or an order number.
        #[oai(validator(max_length = 80))]
        q: Query<Option<String>>,
        /// Only orders of this customer.
        customer: Query<Option<i64>>,
        /// Only orders that reached the filter's status in this month; without a filter, those booked in it.
        month: Query<Option<Month>>,
        /// `next` of the previous page.
        before: Query<Option<i64>>,
    ) -> Result<Json<OrderPage>, Failure> {
        let wanted = Wanted {
            filter: filter.0,
            query: q.0.as_deref(),
            customer: customer.0,
            month: month.0,
            reader: Some(staff.0.id),
        };
        let mut page = self.0.page(wanted, before.0).await?;
        if sees_prices(&staff.0) {
            self.0.add_balances(page.items.iter_mut()).await?;
        }
        Ok(Json(page))
    }

    /// Create an order taken in the shop.
    ///
    /// For an existing customer or a new one. Starts as 'Order Placed'.
    #[oai(path = "/orders", method = "post", operation_id = "admin_order_create")]
    async fn create(
        &self,
        staff: Counter,
        /// Unique to one request, which has one effect however often it is sent.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        input: Checked<WalkInOrder>,
    ) -> Result<WalkInCreated, Failure> {
        let user = staff.0;
        let priced = input.pieces.iter().any(|piece| piece.price_paise.is_some());
        let discounted = input.discount_paise.is_some() || input.discount_percent.is_some();
        let adjusted = input.rush_paise.is_some() || discounted;
        let money = priced || adjusted || input.advance_method.is_some();
        if (money && !sees_prices(&user)) || (discounted && user.role != Role::Owner) {
            return Err(NOT_ALLOWED.into());
        }
        let id = self.0.take_order(user.id, &input, key.0.as_deref()).await?;
        Ok(WalkInCreated::Created(Json(
            self.0.detail(id, &user).await?,
        )))
    }

    /// View an order.
    ///
    /// With internal notes.
    #[oai(
        path = "/orders/:id",
        method = "get",
        operation_id = "admin_order_view"
    )]
    async fn order(
        &self,
        staff: Counter,
        /// Id of the order.
        id: Path<i64>,
    ) -> Result<Json<OrderDetail>, Failure> {
        Ok(Json(self.0.detail(id.0, &staff.0).await?))
    }

    /// Approve a request.
    ///
    /// It becomes an order, whose advance can be paid. The email is sent after 15 seconds, unless undone.
    #[oai(
        path = "/orders/:id/approve",
        method = "post",
        operation_id = "admin_order_approve"
    )]
    async fn approve(
        &self,
        staff: Counter,
        /// Id of the request.
        id: Path<i64>,
        approval: Checked<Approval>,
    ) -> Result<Json<OrderDetail>, Failure> {
        let terms = approval.terms();
        if terms.sets_prices() && !sees_prices(&staff.0)
            || terms.discount.is_some() && staff.0.role != Role::Owner
        {
            return Err(NOT_ALLOWED.into());
        }
        self.0.approve_on(id.0, &staff.0, &terms).await?;
        Ok(Json(self.0.detail(id.0, &staff.0).await?))
    }

    /// Decline a request.
    ///
    /// Frees its slot; the reason is sent to the customer.
    #[oai(
        path = "/orders/:id/reject",
        method = "post",
        operation_id = "admin_order_decline"
    )]
    async fn reject(
        &self,
        staff: Counter,
        /// Id of the request.
        id: Path<i64>,
        refusal: Checked<Refusal>,
    ) -> Result<Json<OrderDetail>, Failure> {
        self.0.reject(id.0, staff.0.id, &refusal.reason).await?;
        Ok(Json(self.0.detail(id.0, &staff.0).await?))
    }

    /// Cancel an order.
    ///
    /// Possible until it is delivered.
    #[oai(
        path = "/orders/:id/cancel",
        method = "post",
        operation_id = "admin_order_cancel"
    )]
    async fn cancel(
        &self,
        staff: Counter,
        /// Id of the order.
        id: Path<i64>,
        refusal: Checked<Refusal>,
    ) -> Result<Json<OrderDetail>, Failure> {
        self.0.call_off(id.0, staff.0.id, &refusal.reason).await?;
        Ok(Json(self.0.detail(id.0, &staff.0).await?))
    }

    /// Change the status of an order.
    ///
    /// Moves all pieces. A delivery with a balance says how: paid, or unpaid. Refused if changed since.
    #[oai(
        path = "/orders/:id/step",
        method = "post",
        operation_id = "admin_order_move"
    )]
    async fn step(
        &self,
        staff: Counter,
        /// Id of the order.
        id: Path<i64>,
        step: Checked<Step>,
    ) -> Result<Json<OrderDetail>, Failure> {
        let user = staff.0;
        let balance = step.balance(&user)?;
        let steps = (step.from, step.to);
        self.0
            .move_with_balance(id.0, user.id, steps, balance)
            .await?;
        Ok(Json(self.0.detail(id.0, &user).await?))
    }

    /// Undo the last status change of an order or its pieces.
    ///
    /// Only changes by the shop. An email not sent yet is withdrawn. Refused if changed since.
    #[oai(
        path = "/orders/:id/undo",
        method = "post",
        operation_id = "admin_order_undo"
    )]
    async fn undo(
        &self,
        staff: Counter,
        /// Id of the order.
        id: Path<i64>,
        input: Checked<UndoChange>,
    ) -> Result<Json<OrderDetail>, Failure> {
        self.0.undo(id.0, staff.0.id, &input.change).await?;
        Ok(Json(self.0.detail(id.0, &staff.0).await?))
    }
}

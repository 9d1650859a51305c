//! Operations on the details of an order.

use kernel::{Checked, Counter, Day, Failure, MultiLine, NoContent, Owner, Paise};
use poem_openapi::{Object, OpenApi, param::Path, payload::Json};

use super::{Tag, detail::OrderDetail, visit_line::VisitPurpose};
use crate::{Orders, price::PriceAdjustments, slot::VisitSlot};

/// Advance and promised day.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
struct OrderTerms {
    /// The advance in paise; absent for none.
    #[oai(validator(minimum(value = "0"), maximum(value = "100000000")))]
    advance_paise: Option<i64>,
    /// The promised day of all pieces; absent for none.
    promised_day: Option<Day>,
}

/// The day on which the customer needs an order, or none.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
struct NeededBy {
    /// The day; absent to remove it.
    needed_by: Option<Day>,
}

/// A new time for a visit.
#[derive(Object, Debug)]
pub struct VisitTime {
    /// The day.
    pub day: Day,
    /// Part of the day.
    pub slot: VisitSlot,
    /// Absent if it stays, or follows from the order's step.
    pub purpose: Option<VisitPurpose>,
}

/// The assignment of a visit.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
struct VisitAssignment {
    /// User id of the team member who goes; absent to remove the assignment.
    assignee_id: Option<i64>,
    /// Current assignee as known to the caller; absent for none.
    from_id: Option<i64>,
}

/// A new note.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
struct UpdateOrderNote {
    /// Id of the piece it is about, whose maker reads it too; absent for the counter alone.
    piece_id: Option<i64>,
    /// Text, at most 2,000 characters.
    #[oai(validator(min_length = 1, max_length = 2000))]
    text: MultiLine,
}

/// An agreed price.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct AgreedPrice {
    /// In paise; absent if none is agreed.
    #[oai(validator(minimum(value = "0"), maximum(value = "1000000000")))]
    pub price_paise: Option<i64>,
    /// Current price as known to the caller, in paise; absent for none.
    pub from_paise: Option<i64>,
}

pub struct OrderDetailApi(pub Orders);

#[OpenApi(prefix_path = "/admin", tag = "Tag::BackOffice")]
impl OrderDetailApi {
    /// Update the terms of an order.
    ///
    /// A paid advance cannot be changed. Only the owner changes an advance that is set.
    #[oai(
        path = "/orders/:id/terms",
        method = "put",
        operation_id = "admin_order_update"
    )]
    async fn terms(
        &self,
        staff: Counter,
        /// Id of the order.
        id: Path<i64>,
        terms: Checked<OrderTerms>,
    ) -> Result<Json<OrderDetail>, Failure> {
        let advance = terms.advance_paise.map(Paise);
        let day = terms.promised_day;
        self.0.change_terms(id.0, &staff.0, advance, day).await?;
        Ok(Json(self.0.detail(id.0, &staff.0).await?))
    }

    /// Set the day on which the customer needs an order.
    ///
    /// Or remove it. Only while the order is open.
    #[oai(
        path = "/orders/:id/needed-by",
        method = "put",
        operation_id = "admin_needed_by_update"
    )]
    async fn needed_by(
        &self,
        staff: Counter,
        /// Id of the order.
        id: Path<i64>,
        input: Checked<NeededBy>,
    ) -> Result<Json<OrderDetail>, Failure> {
        self.0.need_by(id.0, staff.0.id, input.needed_by).await?;
        Ok(Json(self.0.detail(id.0, &staff.0).await?))
    }

    /// Add or move a visit.
    ///
    /// An order has one coming visit: a new time moves it. Refused if full, and before cutting if needed earlier. The
    /// rush fee of a request follows.
    #[oai(
        path = "/orders/:id/visit",
        method = "put",
        operation_id = "admin_visit_move"
    )]
    async fn visit(
        &self,
        staff: Counter,
        /// Id of the order.
        id: Path<i64>,
        time: Checked<VisitTime>,
    ) -> Result<Json<OrderDetail>, Failure> {
        self.0.move_visit(id.0, staff.0.id, &time).await?;
        Ok(Json(self.0.detail(id.0, &staff.0).await?))
    }

    /// Assign the visit of an order.
    ///
    /// Refused if it was assigned in the meantime.
    #[oai(
        path = "/orders/:id/visit/assignee",
        method = "put",
        operation_id = "admin_visit_assign"
    )]
    async fn visit_assign(
        &self,
        staff: Counter,
        /// Id of the order.
        id: Path<i64>,
        input: Checked<VisitAssignment>,
    ) -> Result<Json<OrderDetail>, Failure> {
        let assignees = (input.from_id, input.assignee_id);
        self.0.assign_visit(id.0, staff.0.id, assignees).await?;
        Ok(Json(self.0.detail(id.0, &staff.0).await?))
    }

    /// Add a note to an order.
    ///
    /// Visible in the back office only; one about a piece also to its maker.
    #[oai(
        path = "/orders/:id/notes",
        method = "post",
        operation_id = "admin_note_create"
    )]
    async fn note(
        &self,
        staff: Counter,
        /// Id of the order.
        id: Path<i64>,
        note: Checked<UpdateOrderNote>,
    ) -> Result<Json<OrderDetail>, Failure> {
        let of = (id.0, note.piece_id);
        self.0.add_note(of, staff.0.id, &note.text.0).await?;
        Ok(Json(self.0.detail(id.0, &staff.0).await?))
    }

    /// Set the agreed price of an order.
    ///
    /// For an order of one piece. Refused once it is invoiced.
    #[oai(
        path = "/orders/:id/price",
        method = "put",
        operation_id = "admin_price_update"
    )]
    async fn price(
        &self,
        staff: Counter,
        /// Id of the order.
        id: Path<i64>,
        input: Checked<AgreedPrice>,
    ) -> Result<NoContent, Failure> {
        let (from, to) = (input.from_paise, input.price_paise);
        self.0.agree_on_price(id.0, staff.0.id, from, to).await?;
        Ok(NoContent::Done)
    }

    /// Set what an order costs.
    ///
    /// Prices of pieces, extras, rush fee, discount. Refused once it is invoiced.
    #[oai(
        path = "/orders/:id/price-adjustments",
        method = "put",
        operation_id = "admin_price_adjustments_update"
    )]
    async fn price_adjustments(
        &self,
        owner: Owner,
        /// Id of the order.
        id: Path<i64>,
        input: Checked<PriceAdjustments>,
    ) -> Result<Json<OrderDetail>, Failure> {
        self.0.adjust_price(id.0, owner.0.id, &input).await?;
        Ok(Json(self.0.detail(id.0, &owner.0).await?))
    }
}

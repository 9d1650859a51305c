//! Operations for the shop's own people.

use kernel::{Checked, Day, Failure, MultiLine, Paise, Staff};
use poem_openapi::{
    ApiResponse, Object, OpenApi,
    param::{Path, Query},
    payload::{Binary, Json},
};

use super::{
    Tag,
    board::{BoardColumn, OrderFilter, OrderPage},
    calendar::{CalendarSettings, CalendarWeek},
    sheet::OrderSheet,
    today::Today,
};
use crate::{Orders, slot::VisitSlot, status::OrderStatus};

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

/// What is asked for and promised.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
struct OrderTerms {
    /// The advance in paise; absent for none.
    #[oai(validator(minimum(value = "0"), maximum(value = "100000000")))]
    advance_paise: Option<i64>,
    /// The day for which it is promised; absent for none.
    promised_day: Option<Day>,
}

/// Another time for a visit.
#[derive(Object, Debug)]
struct VisitTime {
    /// The day.
    day: Day,
    /// Part of the day.
    slot: VisitSlot,
}

/// A note to keep.
#[derive(Object, Debug)]
struct NoteWish {
    /// What it says; at most 2,000 characters.
    #[oai(validator(min_length = 1, max_length = 2000))]
    text: MultiLine,
}

/// A day on which nobody comes.
#[derive(Object, Debug)]
struct Holiday {
    /// The day.
    day: Day,
    /// Its name.
    #[oai(validator(min_length = 1, max_length = 80))]
    name: String,
}

#[derive(ApiResponse)]
enum OrderPhotoForTheShop {
    /// The photo as WebP.
    #[oai(status = 200, content_type = "image/webp")]
    File(
        Binary<Vec<u8>>,
        /// Nobody keeps a copy.
        #[oai(header = "Cache-Control")]
        String,
    ),
}

#[derive(ApiResponse)]
enum HolidayDeleted {
    /// It is a day like any other.
    #[oai(status = 204)]
    Deleted,
}

pub struct BackOfficeApi(pub Orders);

#[OpenApi(prefix_path = "/admin", tag = "Tag::BackOffice")]
impl BackOfficeApi {
    /// See what waits today.
    ///
    /// Requests, visits, orders that are due, advances that are not paid, and how many orders are at each step.
    #[oai(path = "/today", method = "get", operation_id = "admin_today_view")]
    async fn today(&self, _staff: Staff) -> Result<Json<Today>, Failure> {
        Ok(Json(self.0.today().await?))
    }

    /// See the board.
    ///
    /// The four steps from 'Order Placed' to 'Ready for Pickup', each with up to fifty orders, the most urgent first.
    #[oai(path = "/board", method = "get", operation_id = "admin_board_view")]
    async fn board(&self, _staff: Staff) -> Result<Json<Vec<BoardColumn>>, Failure> {
        Ok(Json(self.0.board().await?))
    }

    /// List orders and requests.
    ///
    /// Newest first, fifty at a time.
    #[oai(path = "/orders", method = "get", operation_id = "admin_order_list")]
    async fn orders(
        &self,
        _staff: Staff,
        /// Which ones; all without it.
        filter: Query<Option<OrderFilter>>,
        /// Part of a name or mobile number, or the number of an order.
        #[oai(validator(max_length = 80))]
        q: Query<Option<String>>,
        /// `next` of the part before.
        before: Query<Option<i64>>,
    ) -> Result<Json<OrderPage>, Failure> {
        Ok(Json(self.0.page(filter.0, q.0.as_deref(), before.0).await?))
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
    ) -> Result<Json<OrderSheet>, Failure> {
        Ok(Json(self.0.sheet(id.0).await?))
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
    ) -> Result<Json<OrderSheet>, Failure> {
        let advance = Paise(approval.advance_paise);
        let day = approval.promised_day;
        self.0.approve(id.0, staff.0.id, advance, day).await?;
        Ok(Json(self.0.sheet(id.0).await?))
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
    ) -> Result<Json<OrderSheet>, Failure> {
        self.0.reject(id.0, staff.0.id, &refusal.reason).await?;
        Ok(Json(self.0.sheet(id.0).await?))
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
    ) -> Result<Json<OrderSheet>, Failure> {
        self.0.call_off(id.0, staff.0.id, &refusal.reason).await?;
        Ok(Json(self.0.sheet(id.0).await?))
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
    ) -> Result<Json<OrderSheet>, Failure> {
        self.0.move_to(id.0, staff.0.id, step.from, step.to).await?;
        Ok(Json(self.0.sheet(id.0).await?))
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
    ) -> Result<Json<OrderSheet>, Failure> {
        self.0.undo(id.0, staff.0.id).await?;
        Ok(Json(self.0.sheet(id.0).await?))
    }

    /// Change what is asked for and promised.
    ///
    /// An advance that is paid stays what it is.
    #[oai(
        path = "/orders/:id/terms",
        method = "put",
        operation_id = "admin_order_update"
    )]
    async fn terms(
        &self,
        staff: Staff,
        /// Id of the order.
        id: Path<i64>,
        terms: Checked<OrderTerms>,
    ) -> Result<Json<OrderSheet>, Failure> {
        let advance = terms.advance_paise.map(Paise);
        let day = terms.promised_day;
        self.0.change_terms(id.0, staff.0.id, advance, day).await?;
        Ok(Json(self.0.sheet(id.0).await?))
    }

    /// Move a visit to another time.
    ///
    /// Refused when that time is full.
    #[oai(
        path = "/orders/:id/visit",
        method = "put",
        operation_id = "admin_visit_move"
    )]
    async fn visit(
        &self,
        staff: Staff,
        /// Id of the order.
        id: Path<i64>,
        time: Checked<VisitTime>,
    ) -> Result<Json<OrderSheet>, Failure> {
        self.0
            .move_visit(id.0, staff.0.id, time.day, time.slot)
            .await?;
        Ok(Json(self.0.sheet(id.0).await?))
    }

    /// Write a note on an order.
    ///
    /// Only the shop reads it.
    #[oai(
        path = "/orders/:id/notes",
        method = "post",
        operation_id = "admin_note_create"
    )]
    async fn note(
        &self,
        staff: Staff,
        /// Id of the order.
        id: Path<i64>,
        note: Checked<NoteWish>,
    ) -> Result<Json<OrderSheet>, Failure> {
        self.0.add_note(id.0, staff.0.id, &note.text.0).await?;
        Ok(Json(self.0.sheet(id.0).await?))
    }

    /// Fetch a reference photo of an order.
    ///
    /// As its customer sees it.
    #[oai(
        path = "/orders/:id/photos/:photo",
        method = "get",
        operation_id = "admin_photo_view"
    )]
    async fn photo(
        &self,
        _staff: Staff,
        /// Id of the order.
        id: Path<i64>,
        /// Id of the photo.
        photo: Path<i64>,
    ) -> Result<OrderPhotoForTheShop, Failure> {
        let bytes = self.0.photo_for_the_shop(id.0, photo.0).await?;
        Ok(OrderPhotoForTheShop::File(
            Binary(bytes),
            "private, no-store".to_owned(),
        ))
    }

    /// See a week of visits.
    ///
    /// Seven days with their slots, what is free, and who is visited.
    #[oai(
        path = "/calendar",
        method = "get",
        operation_id = "admin_calendar_view"
    )]
    async fn calendar(
        &self,
        _staff: Staff,
        /// The first day; today without it.
        from: Query<Option<Day>>,
    ) -> Result<Json<CalendarWeek>, Failure> {
        Ok(Json(self.0.week(from.0).await?))
    }

    /// Change how many homes fit into a slot, and the weekly days off.
    ///
    /// Visits that are booked stay.
    #[oai(
        path = "/calendar",
        method = "put",
        operation_id = "admin_calendar_update"
    )]
    async fn change_calendar(
        &self,
        staff: Staff,
        settings: Checked<CalendarSettings>,
    ) -> Result<Json<CalendarSettings>, Failure> {
        Ok(Json(self.0.change_calendar(staff.0.id, &settings).await?))
    }

    /// Close the shop on a day.
    ///
    /// Nobody can book it any more; visits that are booked stay.
    #[oai(
        path = "/holidays",
        method = "post",
        operation_id = "admin_holiday_create"
    )]
    async fn add_holiday(
        &self,
        _staff: Staff,
        holiday: Checked<Holiday>,
    ) -> Result<Json<CalendarWeek>, Failure> {
        self.0.add_holiday(holiday.day, &holiday.name).await?;
        Ok(Json(self.0.week(Some(holiday.day)).await?))
    }

    /// Open the shop again on a day.
    ///
    /// It can be booked like any other.
    #[oai(
        path = "/holidays/:day",
        method = "delete",
        operation_id = "admin_holiday_delete"
    )]
    async fn remove_holiday(
        &self,
        _staff: Staff,
        /// The day.
        day: Path<Day>,
    ) -> Result<HolidayDeleted, Failure> {
        self.0.remove_holiday(day.0).await?;
        Ok(HolidayDeleted::Deleted)
    }
}

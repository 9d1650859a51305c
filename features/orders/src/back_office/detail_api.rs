//! Operations on what stands on one order.

use kernel::{Checked, Day, Failure, MultiLine, Owner, Paise, Staff};
use poem_openapi::{ApiResponse, Object, OpenApi, param::Path, payload::Json};

use super::{Tag, detail::OrderDetail};
use crate::{Orders, measurements::Measurements, slot::VisitSlot, trial::Trial};

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
struct UpdateOrderNote {
    /// What it says; at most 2,000 characters.
    #[oai(validator(min_length = 1, max_length = 2000))]
    text: MultiLine,
}

/// When she tries it on, or that she does not.
#[derive(Object, Debug)]
struct UpdateTrial {
    /// The time; absent for no trial.
    trial: Option<Trial>,
}

/// What was agreed for everything.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
struct AgreedPrice {
    /// In paise; absent while nothing is agreed.
    #[oai(validator(minimum(value = "0"), maximum(value = "1000000000")))]
    price_paise: Option<i64>,
    /// What it was when somebody looked at it, in paise; absent for nothing agreed.
    from_paise: Option<i64>,
}

/// What is known of the cloth.
#[derive(Object, Debug)]
struct Fabric {
    /// In words; empty for nothing.
    #[oai(validator(max_length = 500))]
    text: MultiLine,
}

#[derive(ApiResponse)]
enum PriceAgreed {
    /// It counts from now on.
    #[oai(status = 204)]
    Agreed,
}

pub struct OrderDetailApi(pub Orders);

#[OpenApi(prefix_path = "/admin", tag = "Tag::BackOffice")]
impl OrderDetailApi {
    /// Change what is asked for and promised.
    ///
    /// An advance that is paid stays what it is. Only the owner changes an advance that is set.
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
    ) -> Result<Json<OrderDetail>, Failure> {
        let advance = terms.advance_paise.map(Paise);
        let day = terms.promised_day;
        self.0.change_terms(id.0, &staff.0, advance, day).await?;
        Ok(Json(self.0.detail(id.0).await?))
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
    ) -> Result<Json<OrderDetail>, Failure> {
        self.0
            .move_visit(id.0, staff.0.id, time.day, time.slot)
            .await?;
        Ok(Json(self.0.detail(id.0).await?))
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
        note: Checked<UpdateOrderNote>,
    ) -> Result<Json<OrderDetail>, Failure> {
        self.0.add_note(id.0, staff.0.id, &note.text.0).await?;
        Ok(Json(self.0.detail(id.0).await?))
    }

    /// Set when a customer tries it on.
    ///
    /// Or move it, or take it away. It takes no place of a visit.
    #[oai(
        path = "/orders/:id/trial",
        method = "put",
        operation_id = "admin_trial_update"
    )]
    async fn trial(
        &self,
        staff: Staff,
        /// Id of the order.
        id: Path<i64>,
        input: Checked<UpdateTrial>,
    ) -> Result<Json<OrderDetail>, Failure> {
        self.0.set_trial(id.0, staff.0.id, input.trial).await?;
        Ok(Json(self.0.detail(id.0).await?))
    }

    /// Agree on the price of an order.
    ///
    /// What is paid counts against it. Refused when somebody else has changed it meanwhile, and while an invoice says
    /// it. 204: the price is part of the order's ledger, which only the owner sees.
    #[oai(
        path = "/orders/:id/price",
        method = "put",
        operation_id = "admin_price_update"
    )]
    async fn price(
        &self,
        owner: Owner,
        /// Id of the order.
        id: Path<i64>,
        input: Checked<AgreedPrice>,
    ) -> Result<PriceAgreed, Failure> {
        let (from, to) = (input.from_paise, input.price_paise);
        self.0.agree_on_price(id.0, owner.0.id, from, to).await?;
        Ok(PriceAgreed::Agreed)
    }

    /// Write down what is known of the cloth.
    ///
    /// Only the shop reads it.
    #[oai(
        path = "/orders/:id/fabric",
        method = "put",
        operation_id = "admin_fabric_update"
    )]
    async fn fabric(
        &self,
        staff: Staff,
        /// Id of the order.
        id: Path<i64>,
        fabric: Checked<Fabric>,
    ) -> Result<Json<OrderDetail>, Failure> {
        self.0
            .describe_fabric(id.0, staff.0.id, fabric.text.0.trim())
            .await?;
        Ok(Json(self.0.detail(id.0).await?))
    }

    /// Write down the measurements of an order.
    ///
    /// They take the place of the ones before. Unusual ones are kept, and the answer warns of them.
    #[oai(
        path = "/orders/:id/measurements",
        method = "put",
        operation_id = "admin_measurement_update"
    )]
    async fn measurements(
        &self,
        staff: Staff,
        /// Id of the order.
        id: Path<i64>,
        measured: Checked<Measurements>,
    ) -> Result<Json<OrderDetail>, Failure> {
        self.0.measure(id.0, staff.0.id, &measured).await?;
        Ok(Json(self.0.detail(id.0).await?))
    }
}

//! Operations on alterations of delivered pieces.

use kernel::{Access, Checked, Counter, Failure, Staff, session::NOT_ALLOWED};
use poem_openapi::{ApiResponse, OpenApi, param::Path, payload::Json};

use super::{Tag, detail::OrderDetail};
use crate::{
    Orders,
    alteration::{AlterationStatus, AlterationStep, AlterationSummary, UpdateAlteration},
    price::BalanceOnDelivery,
};

#[derive(ApiResponse)]
enum AlterationCreated {
    /// The alteration was recorded.
    #[oai(status = 201)]
    Created(Json<OrderDetail>),
}

pub struct AlterationApi(pub Orders);

#[OpenApi(prefix_path = "/admin", tag = "Tag::BackOffice")]
impl AlterationApi {
    /// List open alterations.
    ///
    /// All that are not handed over, most urgent first. Makers see theirs.
    #[oai(
        path = "/alterations",
        method = "get",
        operation_id = "admin_alteration_list"
    )]
    async fn list(&self, staff: Staff) -> Result<Json<Vec<AlterationSummary>>, Failure> {
        let own = (!staff.0.may(Access::Counter)).then_some(staff.0.id);
        Ok(Json(self.0.open_alterations(own).await?))
    }

    /// Record an alteration of a delivered piece.
    ///
    /// Free, or for a price that is due when it is handed over.
    #[oai(
        path = "/orders/:id/pieces/:piece/alterations",
        method = "post",
        operation_id = "admin_alteration_create"
    )]
    async fn create(
        &self,
        counter: Counter,
        /// Id of the order.
        id: Path<i64>,
        /// Id of the piece.
        piece: Path<i64>,
        input: Checked<UpdateAlteration>,
    ) -> Result<AlterationCreated, Failure> {
        let piece = (id.0, piece.0);
        self.0.open_alteration(piece, counter.0.id, &input).await?;
        let detail = self.0.detail(id.0, &counter.0).await?;
        Ok(AlterationCreated::Created(Json(detail)))
    }

    /// Update an alteration.
    ///
    /// Until it is handed over.
    #[oai(
        path = "/orders/:id/alterations/:alteration",
        method = "put",
        operation_id = "admin_alteration_update"
    )]
    async fn update(
        &self,
        counter: Counter,
        /// Id of the order.
        id: Path<i64>,
        /// Id of the alteration.
        alteration: Path<i64>,
        input: Checked<UpdateAlteration>,
    ) -> Result<Json<OrderDetail>, Failure> {
        let alteration = (id.0, alteration.0);
        self.0
            .update_alteration(alteration, counter.0.id, &input)
            .await?;
        Ok(Json(self.0.detail(id.0, &counter.0).await?))
    }

    /// Change the status of an alteration.
    ///
    /// Makers move theirs, and hand over nothing. 'Handed Over' is final; its price then joins the order's, paid with
    /// a document of its own, or due.
    #[oai(
        path = "/orders/:id/alterations/:alteration/step",
        method = "post",
        operation_id = "admin_alteration_move"
    )]
    async fn step(
        &self,
        staff: Staff,
        /// Id of the order.
        id: Path<i64>,
        /// Id of the alteration.
        alteration: Path<i64>,
        step: Checked<AlterationStep>,
    ) -> Result<Json<Vec<AlterationSummary>>, Failure> {
        let (by, own) = (
            &staff.0,
            (!staff.0.may(Access::Counter)).then_some(staff.0.id),
        );
        // The one who hands over decides about the money.
        if step.to == AlterationStatus::HandedOver && !by.sees_prices() {
            return Err(NOT_ALLOWED.into());
        }
        let balance = BalanceOnDelivery::of(by, step.payment, step.unpaid)?;
        let (alteration, steps) = ((id.0, alteration.0), (step.from, step.to));
        self.0
            .move_alteration(alteration, (by.id, own), steps, balance)
            .await?;
        // Not the order: makers see no contact details.
        Ok(Json(self.0.open_alterations(own).await?))
    }

    /// Delete an alteration.
    ///
    /// Until it is handed over.
    #[oai(
        path = "/orders/:id/alterations/:alteration",
        method = "delete",
        operation_id = "admin_alteration_delete"
    )]
    async fn remove(
        &self,
        counter: Counter,
        /// Id of the order.
        id: Path<i64>,
        /// Id of the alteration.
        alteration: Path<i64>,
    ) -> Result<Json<OrderDetail>, Failure> {
        let alteration = (id.0, alteration.0);
        self.0.delete_alteration(alteration, counter.0.id).await?;
        Ok(Json(self.0.detail(id.0, &counter.0).await?))
    }
}

//! Operations on the pieces of an order.

use kernel::{Checked, Counter, Day, Failure, LengthUnit, MultiLine, session::NOT_ALLOWED};
use poem_openapi::{ApiResponse, Object, OpenApi, param::Path, payload::Json};

use super::{
    Tag, assignment::TeamMember, balance::sees_prices, detail::OrderDetail,
    detail_api::AgreedPrice, order_api::Step,
};
use crate::{
    Orders,
    age_group::AgeGroup,
    measurements::Measurements,
    pieces::{FabricSource, UpdatePiece, WalkInPiece, Whose},
    trial::Trial,
};

/// The assignment of a piece.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
struct Assignment {
    /// User id of a team member; absent to remove the assignment.
    assignee_id: Option<i64>,
    /// Current assignee as known to the caller; absent for none.
    from_id: Option<i64>,
}

/// A new trial, or none.
#[derive(Object, Debug)]
struct UpdateTrial {
    /// The trial; absent to remove it.
    trial: Option<Trial>,
}

/// A promised day, or none.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
struct PromisedDay {
    /// The day; absent to remove it.
    promised_day: Option<Day>,
}

/// The fabric of a piece.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
struct Fabric {
    /// Whose it is; absent if it stays.
    source: Option<FabricSource>,
    /// Description; empty to remove it.
    #[oai(validator(max_length = 500))]
    text: MultiLine,
    /// Where it lies; absent if it stays, empty to remove it.
    #[oai(validator(max_length = 60))]
    storage_place: Option<String>,
}

/// The note of a piece.
#[derive(Object, Debug)]
struct PieceNote {
    /// Text; empty to remove it.
    #[oai(validator(max_length = 500))]
    text: MultiLine,
}

/// The measurements of a piece.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
struct PieceMeasurements {
    /// The version that was read.
    version: i64,
    /// Lengths in cm by field; empty to remove them.
    measurements: Measurements,
    /// Unit of entry; defaults to the shop's.
    unit: Option<LengthUnit>,
    /// Age group of the person; absent if it stays.
    age_group: Option<AgeGroup>,
    /// In whose history they are noted; absent if it stays.
    profile_id: Option<i64>,
}

#[derive(ApiResponse)]
enum PieceCreated {
    /// The piece was added.
    #[oai(status = 201)]
    Created(Json<OrderDetail>),
}

pub struct PieceApi(pub Orders);

#[OpenApi(prefix_path = "/admin/orders", tag = "Tag::BackOffice")]
impl PieceApi {
    /// List the team.
    ///
    /// Everyone to whom a piece can be assigned.
    #[oai(path = "/team", method = "get", operation_id = "admin_team_list")]
    async fn team(&self, _staff: Counter) -> Result<Json<Vec<TeamMember>>, Failure> {
        Ok(Json(self.0.team().await?))
    }

    /// Add a piece to an open order.
    ///
    /// Its price is part of the order's.
    #[oai(
        path = "/:id/pieces",
        method = "post",
        operation_id = "admin_piece_create"
    )]
    async fn create(
        &self,
        staff: Counter,
        /// Id of the order.
        id: Path<i64>,
        piece: Checked<WalkInPiece>,
    ) -> Result<PieceCreated, Failure> {
        if piece.price_paise.is_some() && !sees_prices(&staff.0) {
            return Err(NOT_ALLOWED.into());
        }
        self.0.add_piece(id.0, staff.0.id, &piece).await?;
        let detail = self.0.detail(id.0, &staff.0).await?;
        Ok(PieceCreated::Created(Json(detail)))
    }

    /// Update what a piece of an open order is.
    ///
    /// Another item or other choices are estimated again; the agreed price stays. Refused once invoiced.
    #[oai(
        path = "/:id/pieces/:piece",
        method = "put",
        operation_id = "admin_piece_update"
    )]
    async fn piece_update(
        &self,
        staff: Counter,
        /// Id of the order.
        id: Path<i64>,
        /// Id of the piece.
        piece: Path<i64>,
        input: Checked<UpdatePiece>,
    ) -> Result<Json<OrderDetail>, Failure> {
        let piece = (id.0, piece.0);
        self.0.update_piece(piece, staff.0.id, &input).await?;
        Ok(Json(self.0.detail(id.0, &staff.0).await?))
    }

    /// Remove a piece of an open order.
    ///
    /// Not the last one. It can be restored for a day.
    #[oai(
        path = "/:id/pieces/:piece",
        method = "delete",
        operation_id = "admin_piece_delete"
    )]
    async fn piece_delete(
        &self,
        staff: Counter,
        /// Id of the order.
        id: Path<i64>,
        /// Id of the piece.
        piece: Path<i64>,
    ) -> Result<Json<OrderDetail>, Failure> {
        self.0.remove_piece((id.0, piece.0), staff.0.id).await?;
        Ok(Json(self.0.detail(id.0, &staff.0).await?))
    }

    /// Undo the removal of a piece.
    ///
    /// Within a day, with everything stored of it, maybe under another number.
    #[oai(
        path = "/:id/pieces/:piece/restore",
        method = "post",
        operation_id = "admin_piece_restore"
    )]
    async fn piece_restore(
        &self,
        staff: Counter,
        /// Id of the order.
        id: Path<i64>,
        /// Id of the removed piece.
        piece: Path<i64>,
    ) -> Result<Json<OrderDetail>, Failure> {
        self.0.restore_piece((id.0, piece.0), staff.0.id).await?;
        Ok(Json(self.0.detail(id.0, &staff.0).await?))
    }

    /// Change the status of a piece.
    ///
    /// The order follows its pieces. Delivering the last one delivers it, with its balance.
    #[oai(
        path = "/:id/pieces/:piece/step",
        method = "post",
        operation_id = "admin_piece_move"
    )]
    async fn piece_move(
        &self,
        staff: Counter,
        /// Id of the order.
        id: Path<i64>,
        /// Id of the piece.
        piece: Path<i64>,
        step: Checked<Step>,
    ) -> Result<Json<OrderDetail>, Failure> {
        let balance = step.balance(&staff.0)?;
        let steps = (step.from, step.to);
        self.0
            .move_piece(id.0, piece.0, staff.0.id, steps, balance)
            .await?;
        Ok(Json(self.0.detail(id.0, &staff.0).await?))
    }

    /// Assign a piece.
    ///
    /// Or remove its assignment.
    #[oai(
        path = "/:id/pieces/:piece/assignee",
        method = "put",
        operation_id = "admin_assignee_update"
    )]
    async fn assignee_update(
        &self,
        staff: Counter,
        /// Id of the order.
        id: Path<i64>,
        /// Id of the piece.
        piece: Path<i64>,
        input: Checked<Assignment>,
    ) -> Result<Json<OrderDetail>, Failure> {
        let (from, to) = (input.from_id, input.assignee_id);
        let piece = (id.0, piece.0);
        self.0.assign(piece, staff.0.id, from, to).await?;
        Ok(Json(self.0.detail(id.0, &staff.0).await?))
    }

    /// Set the promised day of a piece.
    ///
    /// Or remove it.
    #[oai(
        path = "/:id/pieces/:piece/promised-day",
        method = "put",
        operation_id = "admin_piece_promise"
    )]
    async fn piece_promise(
        &self,
        staff: Counter,
        /// Id of the order.
        id: Path<i64>,
        /// Id of the piece.
        piece: Path<i64>,
        input: Checked<PromisedDay>,
    ) -> Result<Json<OrderDetail>, Failure> {
        let piece = (id.0, piece.0);
        self.0
            .promise(piece, staff.0.id, input.promised_day)
            .await?;
        Ok(Json(self.0.detail(id.0, &staff.0).await?))
    }

    /// Set the trial of a piece.
    ///
    /// Or move or remove it. Trials do not use slot capacity.
    #[oai(
        path = "/:id/pieces/:piece/trial",
        method = "put",
        operation_id = "admin_trial_update"
    )]
    async fn trial_update(
        &self,
        staff: Counter,
        /// Id of the order.
        id: Path<i64>,
        /// Id of the piece.
        piece: Path<i64>,
        input: Checked<UpdateTrial>,
    ) -> Result<Json<OrderDetail>, Failure> {
        let piece = (id.0, piece.0);
        self.0.set_trial(piece, staff.0.id, input.trial).await?;
        Ok(Json(self.0.detail(id.0, &staff.0).await?))
    }

    /// Set the agreed price of a piece.
    ///
    /// Refused if it was changed in the meantime, and once it is invoiced.
    #[oai(
        path = "/:id/pieces/:piece/price",
        method = "put",
        operation_id = "admin_piece_price_update"
    )]
    async fn piece_price_update(
        &self,
        staff: Counter,
        /// Id of the order.
        id: Path<i64>,
        /// Id of the piece.
        piece: Path<i64>,
        input: Checked<AgreedPrice>,
    ) -> Result<Json<OrderDetail>, Failure> {
        let (from, to) = (input.from_paise, input.price_paise);
        let piece = (id.0, piece.0);
        self.0.price_piece(piece, staff.0.id, from, to).await?;
        Ok(Json(self.0.detail(id.0, &staff.0).await?))
    }

    /// Update the fabric of a piece.
    ///
    /// Whose it is, what it is and where it lies.
    #[oai(
        path = "/:id/pieces/:piece/fabric",
        method = "put",
        operation_id = "admin_fabric_update"
    )]
    async fn fabric_update(
        &self,
        staff: Counter,
        /// Id of the order.
        id: Path<i64>,
        /// Id of the piece.
        piece: Path<i64>,
        fabric: Checked<Fabric>,
    ) -> Result<Json<OrderDetail>, Failure> {
        let storage_place = fabric.storage_place.as_deref().map(str::trim);
        let texts = (fabric.text.0.trim(), storage_place);
        let piece = (id.0, piece.0);
        self.0
            .describe_fabric(piece, staff.0.id, fabric.source, texts)
            .await?;
        Ok(Json(self.0.detail(id.0, &staff.0).await?))
    }

    /// Update the note of a piece.
    ///
    /// The customer sees it.
    #[oai(
        path = "/:id/pieces/:piece/note",
        method = "put",
        operation_id = "admin_piece_note_update"
    )]
    async fn piece_note_update(
        &self,
        staff: Counter,
        /// Id of the order.
        id: Path<i64>,
        /// Id of the piece.
        piece: Path<i64>,
        note: Checked<PieceNote>,
    ) -> Result<Json<OrderDetail>, Failure> {
        let piece = (id.0, piece.0);
        let text = note.text.0.trim();
        self.0.describe_piece(piece, staff.0.id, text).await?;
        Ok(Json(self.0.detail(id.0, &staff.0).await?))
    }

    /// Update the measurements of a piece.
    ///
    /// Replaces the previous ones, and adds to the history. Unusual values are warnings.
    #[oai(
        path = "/:id/pieces/:piece/measurements",
        method = "put",
        operation_id = "admin_measurement_update"
    )]
    async fn measurement_update(
        &self,
        staff: Counter,
        /// Id of the order.
        id: Path<i64>,
        /// Id of the piece.
        piece: Path<i64>,
        input: Checked<PieceMeasurements>,
    ) -> Result<Json<OrderDetail>, Failure> {
        let piece = (id.0, piece.0);
        let taken = (&input.measurements, input.unit);
        let whose = Whose {
            version: input.version,
            age_group: input.age_group,
            profile: input.profile_id,
        };
        self.0.measure(piece, staff.0.id, taken, whose).await?;
        Ok(Json(self.0.detail(id.0, &staff.0).await?))
    }
}

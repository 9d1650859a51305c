//! The shop's work on a piece: maker, days, price, fabric, note, measurements.

use kernel::{
    Day, Failure, FieldProblem, LengthUnit, NotificationEvent, Tx,
    edit::{RECORD_CONFLICT, refuse},
    mail::Notification,
};
use serde_json::{Value, json};

use super::{FabricSource, WalkInPiece, abandoned_fields, insert_piece, positions, store_lengths};
use crate::{
    Orders,
    age_group::AgeGroup,
    alteration::alterations_in_price,
    approval::promise_problem,
    back_office::{assignee_problem, expect_assignee},
    change::{SECONDS_TO_UNDO, expect_status},
    codes, mails,
    measurements::{Lengths, Measurements},
    price::sum_of_extras,
    profile::note_measured_piece,
    slot::VisitSlot,
    status::OrderStatus,
    trial::Trial,
};

/// Whose measurements are taken; what is absent stays.
#[derive(Clone, Copy, Debug, Default)]
pub struct Whose {
    /// Version of the piece that was read.
    pub version: i64,
    pub age_group: Option<AgeGroup>,
    pub profile: Option<i64>,
}

/// What the shop may edit of a piece, and what decides whether it may.
struct Stored {
    garment_type_id: Option<i64>,
    assigned_to: Option<i64>,
    price_paise: Option<i64>,
    promised_day: Option<String>,
    version: i64,
    order_status: OrderStatus,
}

async fn stored(tx: &mut Tx, order: i64, piece: i64) -> Result<Stored, Failure> {
    let row = sqlx::query_as!(
        Stored,
        r#"SELECT p.garment_type_id, p.assigned_to, p.price_paise, p.promised_day, p.version, o.status AS "order_status!: OrderStatus"
           FROM orders_piece p JOIN orders_order o ON o.id = p.order_id WHERE p.id = ?2 AND o.id = ?1"#,
        order,
        piece
    )
    .fetch_optional(&mut **tx)
    .await?;
    row.ok_or_else(|| codes::PIECE_NOT_FOUND.into())
}

impl Orders {
    /// Assigns a piece, or removes the assignment, if it is still assigned as `from` says.
    pub(crate) async fn assign(
        &self,
        (order, piece): (i64, i64),
        actor: i64,
        from: Option<i64>,
        to: Option<i64>,
    ) -> Result<(), Failure> {
        let team = self.team().await?;
        if let Some(problem) = assignee_problem(&team, to, "assigneeId") {
            return Err(Failure::invalid(vec![problem]));
        }
        let mut tx = self.deps.db.write().await?;
        let before = stored(&mut tx, order, piece).await?.assigned_to;
        expect_assignee(&team, before, from)?;
        sqlx::query!(
            "UPDATE orders_piece SET assigned_to = ?2 WHERE id = ?1",
            piece,
            to
        )
        .execute(&mut *tx)
        .await?;
        if let Some(maker) = to.filter(|to| Some(*to) != before && *to != actor) {
            self.notify_maker(&mut tx, (order, piece), maker, None)
                .await?;
        }
        let details = json!({"piece": piece, "from": before, "to": to});
        self.finish_work(tx, order, actor, "orders.assigned", details)
            .await
    }

    /// Notifies a maker of a piece: at once, or later if it is part of an act that can be undone.
    pub(crate) async fn notify_maker(
        &self,
        tx: &mut Tx,
        (order, piece): (i64, i64),
        maker: i64,
        act: Option<&str>,
    ) -> Result<(), Failure> {
        let now = self.deps.clock.now();
        let due = match act {
            Some(_) => now.plus_seconds(SECONDS_TO_UNDO),
            None => now,
        };
        let row = sqlx::query!(
            "SELECT position, service_name FROM orders_piece WHERE id = ?1",
            piece
        )
        .fetch_one(&mut **tx)
        .await?;
        let number = format!("{}/{}", self.number(order).await?, row.position);
        let data = json!({
            "order": order,
            "position": row.position,
            "number": number,
            "service": row.service_name,
        });
        let notification = Notification {
            event: NotificationEvent::PieceAssigned,
            user: Some(maker),
            template: mails::PIECE_ASSIGNED,
            data: &data,
            mail: None,
            act,
        };
        self.deps.outbox.notify(tx, &notification, now, due).await
    }

    /// Sets or removes the promised day of a piece.
    pub(crate) async fn promise(
        &self,
        (order, piece): (i64, i64),
        actor: i64,
        day: Option<Day>,
    ) -> Result<(), Failure> {
        let mut tx = self.deps.db.write().await?;
        let before = stored(&mut tx, order, piece).await?.promised_day;
        let today = self.deps.clock.today();
        if let Some(problem) = promise_problem(day, before.as_deref(), today, "promisedDay") {
            return Err(Failure::invalid(vec![problem]));
        }
        let day = day.map(|day| day.to_string());
        sqlx::query!(
            "UPDATE orders_piece SET promised_day = ?2 WHERE id = ?1",
            piece,
            day
        )
        .execute(&mut *tx)
        .await?;
        let details = json!({"piece": piece, "promisedDay": day});
        self.finish_work(tx, order, actor, "orders.terms_changed", details)
            .await
    }

    /// Sets, moves or removes the trial of a piece. Only while the order is in progress.
    pub(crate) async fn set_trial(
        &self,
        (order, piece): (i64, i64),
        actor: i64,
        trial: Option<Trial>,
    ) -> Result<(), Failure> {
        let today = self.deps.clock.today();
        if let Some(problem) = trial.and_then(|trial| trial.problem(today)) {
            return Err(Failure::invalid(vec![problem]));
        }
        let day = trial.map(|trial| trial.day.to_string());
        let slot = trial.and_then(|trial| trial.slot).map(VisitSlot::wording);
        let mut tx = self.deps.db.write().await?;
        if !stored(&mut tx, order, piece)
            .await?
            .order_status
            .takes_advance()
        {
            return Err(codes::WRONG_STATUS.into());
        }
        sqlx::query!(
            "UPDATE orders_piece SET trial_day = ?2, trial_slot = ?3 WHERE id = ?1",
            piece,
            day,
            slot
        )
        .execute(&mut *tx)
        .await?;
        let details = json!({"piece": piece, "day": day, "slot": slot});
        self.finish_work(tx, order, actor, "orders.trial_changed", details)
            .await
    }

    /// Sets the agreed price of a piece if it is still what the caller saw. Fails once the order is
    /// invoiced.
    pub(crate) async fn price_piece(
        &self,
        (order, piece): (i64, i64),
        actor: i64,
        from: Option<i64>,
        to: Option<i64>,
    ) -> Result<(), Failure> {
        let mut tx = self.deps.db.write().await?;
        if stored(&mut tx, order, piece).await?.price_paise != from {
            return Err(RECORD_CONFLICT.into());
        }
        self.set_price(tx, (order, piece), actor, from, to).await
    }

    /// Sets the price of an order of one piece, extras, rush fee and discount included. Fails as
    /// `price_piece` does, and for an order of several pieces.
    pub(crate) async fn agree_on_price(
        &self,
        order: i64,
        actor: i64,
        from: Option<i64>,
        to: Option<i64>,
    ) -> Result<(), Failure> {
        let mut tx = self.deps.db.write().await?;
        let row = sqlx::query!(
            "SELECT price_paise, rush_paise, discount_paise FROM orders_order WHERE id = ?1",
            order
        )
        .fetch_optional(&mut *tx)
        .await?
        .ok_or_else(|| Failure::new(codes::ORDER_NOT_FOUND))?;
        if row.price_paise != from {
            return Err(RECORD_CONFLICT.into());
        }
        let alterations = alterations_in_price(&mut tx, order).await?;
        let pieces = sqlx::query_scalar!("SELECT id FROM orders_piece WHERE order_id = ?1", order)
            .fetch_all(&mut *tx)
            .await?;
        let [piece] = pieces.as_slice() else {
            return Err(codes::SEVERAL_PIECES.into());
        };
        let added = row.rush_paise + sum_of_extras(&mut tx, order).await? + alterations;
        let of_piece = |price: i64| (price - added + row.discount_paise).max(0);
        let (from, to) = (from.map(of_piece), to.map(of_piece));
        self.set_price(tx, (order, *piece), actor, from, to).await
    }

    async fn set_price(
        &self,
        mut tx: Tx,
        (order, piece): (i64, i64),
        actor: i64,
        from: Option<i64>,
        to: Option<i64>,
    ) -> Result<(), Failure> {
        if from != to && self.setup.money.is_invoiced(&mut tx, order).await? {
            return Err(codes::INVOICED.into());
        }
        sqlx::query!(
            "UPDATE orders_piece SET price_paise = ?2 WHERE id = ?1",
            piece,
            to
        )
        .execute(&mut *tx)
        .await?;
        let details = json!({"piece": piece, "from": from, "to": to});
        self.finish_work(tx, order, actor, "orders.price_agreed", details)
            .await
    }

    /// Describes the fabric of a piece. Its source and its place stay unless they are named.
    pub(crate) async fn describe_fabric(
        &self,
        (order, piece): (i64, i64),
        actor: i64,
        source: Option<FabricSource>,
        (text, storage_place): (&str, Option<&str>),
    ) -> Result<(), Failure> {
        let mut tx = self.deps.db.write().await?;
        stored(&mut tx, order, piece).await?;
        let source = source.map(FabricSource::wording);
        sqlx::query!(
            "UPDATE orders_piece SET fabric_source = coalesce(?2, fabric_source), fabric = ?3, storage_place = coalesce(?4, storage_place)
             WHERE id = ?1",
            piece,
            source,
            text,
            storage_place
        )
        .execute(&mut *tx)
        .await?;
        let details = json!({"piece": piece});
        self.finish_work(tx, order, actor, "orders.fabric_described", details)
            .await
    }

    pub(crate) async fn describe_piece(
        &self,
        (order, piece): (i64, i64),
        actor: i64,
        text: &str,
    ) -> Result<(), Failure> {
        let mut tx = self.deps.db.write().await?;
        stored(&mut tx, order, piece).await?;
        sqlx::query!(
            "UPDATE orders_piece SET note = ?2, version = version + 1 WHERE id = ?1",
            piece,
            text
        )
        .execute(&mut *tx)
        .await?;
        let details = json!({"piece": piece});
        self.finish_work(tx, order, actor, "orders.piece_described", details)
            .await
    }

    /// Sets the measurements of a piece, taken in the shop or at a visit. An empty form removes
    /// them. They are also noted in the profile of the person, if the piece has one.
    pub(crate) async fn measure(
        &self,
        (order, piece): (i64, i64),
        actor: i64,
        (cm, unit): (&Measurements, Option<LengthUnit>),
        whose: Whose,
    ) -> Result<(), Failure> {
        let now = self.deps.clock.now();
        let mut tx = self.deps.db.write().await?;
        let stored = stored(&mut tx, order, piece).await?;
        if stored.version != whose.version {
            return Err(RECORD_CONFLICT.into());
        }
        let mut fields = self.setup.garments.fields(stored.garment_type_id).await?;
        fields.extend(abandoned_fields(&mut tx, piece, &fields).await?);
        let mut problems = Vec::new();
        let taken = Lengths::parse(cm, unit, &fields, "measurements", &mut problems);
        if let Some(profile) = whose.profile
            && !is_of_customer(&mut tx, order, profile).await?
        {
            let text = "Choose a person of this customer.";
            problems.push(FieldProblem::new("profileId", "unknown", text));
        }
        refuse(problems)?;
        store_lengths(&mut tx, piece, &taken, now).await?;
        sqlx::query!(
            "UPDATE orders_piece SET age_group = coalesce(?2, age_group), profile_id = coalesce(?3, profile_id),
                    for_whom = coalesce((SELECT name FROM orders_profile WHERE id = ?3), for_whom),
                    version = version + 1
             WHERE id = ?1",
            piece,
            whose.age_group,
            whose.profile
        )
        .execute(&mut *tx)
        .await?;
        note_measured_piece(&mut tx, piece, (actor, now)).await?;
        let details = json!({"piece": piece});
        self.finish_work(tx, order, actor, "orders.measured", details)
            .await
    }

    /// Adds a piece to an open order. It starts at the order's first step.
    pub(crate) async fn add_piece(
        &self,
        order: i64,
        actor: i64,
        piece: &WalkInPiece,
    ) -> Result<(), Failure> {
        let mut problems = Vec::new();
        let Some(new) = self.plan_piece(piece, "", &mut problems).await? else {
            return Err(Failure::invalid(problems));
        };
        let mut tx = self.deps.db.write().await?;
        let status = expect_status(&mut tx, order, OrderStatus::is_open).await?;
        if new.price_paise.is_some() && self.setup.money.is_invoiced(&mut tx, order).await? {
            return Err(codes::INVOICED.into());
        }
        let Some(position) = positions(&mut tx, order).await?.first().copied() else {
            return Err(codes::TOO_MANY_PIECES.into());
        };
        let step = match status {
            OrderStatus::Pending => OrderStatus::Pending,
            _ => OrderStatus::OrderPlaced,
        };
        let by = (actor, self.deps.clock.now());
        let piece = insert_piece(&mut tx, order, position, &new, step, by).await?;
        note_measured_piece(&mut tx, piece, by).await?;
        if let Some(maker) = new.assigned_to.filter(|maker| *maker != actor) {
            self.notify_maker(&mut tx, (order, piece), maker, None)
                .await?;
        }
        let details = json!({"piece": piece, "name": new.service_name});
        self.finish_work(tx, order, actor, "orders.piece_added", details)
            .await
    }

    /// Updates what the order repeats of its pieces, records the work, and commits.
    pub(super) async fn finish_work(
        &self,
        mut tx: Tx,
        order: i64,
        actor: i64,
        action: &'static str,
        details: Value,
    ) -> Result<(), Failure> {
        self.refresh(&mut tx, order, actor).await?;
        self.log_and_commit(tx, order, actor, action, details).await
    }
}

/// Whether a profile is of the family of the order's customer.
async fn is_of_customer(tx: &mut Tx, order: i64, profile: i64) -> Result<bool, Failure> {
    let found = sqlx::query_scalar!(
        r#"SELECT EXISTS (SELECT 1 FROM orders_profile p JOIN orders_order o USING (user_id)
                          WHERE p.id = ?2 AND o.id = ?1) AS "found!: bool""#,
        order,
        profile
    );
    Ok(found.fetch_one(&mut **tx).await?)
}

/// Whether a price is agreed for a piece of an order.
pub(super) async fn priced(tx: &mut Tx, order: i64, piece: i64) -> Result<bool, Failure> {
    let piece = stored(tx, order, piece).await?;
    Ok(piece.price_paise.is_some())
}

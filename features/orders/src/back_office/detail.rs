//! One order in the back office, and its terms.

use kernel::{Day, Failure, Paise, User, edit::refuse};
use poem_openapi::Object;
use serde_json::json;

use super::{
    assignment::{TeamMember, at_work},
    balance::sees_prices,
    detail_api::VisitTime,
    history::OrderEvent,
    notes::OrderNote,
    shop_photo::ShopPhoto,
    visit_line::{OrderVisit, VisitPurpose, store_past_visit},
};
use crate::{
    Orders,
    alteration::AlterationWork,
    approval::{advance_problem, may_set_advance, promise_problem},
    codes,
    order::Order,
    order_rows::said,
    price::{MovedBy, meet_needed_by},
    slot::Places,
    undo::undoable,
};

/// An order, as shown in the back office.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct OrderDetail {
    /// The order as its customer sees it.
    pub order: Order,
    /// Id of the customer.
    pub customer_id: i64,
    /// Every status change, oldest first.
    pub history: Vec<OrderEvent>,
    /// Internal notes, oldest first.
    pub notes: Vec<OrderNote>,
    /// All visits, oldest first.
    pub visits: Vec<OrderVisit>,
    /// Names the last status change to undo; absent if it cannot be.
    pub undoable: Option<String>,
    /// Whether the order was taken in the shop.
    pub in_shop: bool,
    /// Whether the price is invoiced: fixed until the delivery is undone.
    pub invoiced: bool,
    /// The team member who goes to the visit.
    pub visit_assignee: Option<TeamMember>,
    /// What only the shop sees of each piece, by position.
    pub pieces: Vec<PieceWork>,
    /// What only the shop sees of each alteration, oldest first.
    pub alterations: Vec<AlterationWork>,
    /// Photos by the shop, in the order they were added.
    pub shop_photos: Vec<ShopPhoto>,
    /// Usual share of the price, else of the estimate, in paise; absent for those who see no prices.
    pub suggested_advance_paise: Option<Paise>,
    /// The usual one, or the day before it is needed if sooner.
    pub suggested_ready_day: Day,
}

/// What only the shop sees of a piece.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct PieceWork {
    /// Id of the piece.
    pub id: i64,
    /// The team member who makes it.
    pub assignee: Option<TeamMember>,
    /// Where it lies.
    pub storage_place: Option<String>,
    /// Goes up with each change; a change names the version that was read.
    pub version: i64,
    /// When it reached its steps and who moved it, oldest first.
    pub steps: Vec<OrderEvent>,
}

impl Orders {
    /// An order with what only the shop sees; prices only for those who see them.
    pub(crate) async fn detail(&self, id: i64, reader: &User) -> Result<OrderDetail, Failure> {
        let row = sqlx::query!(
            r#"SELECT user_id, taken_by IS NOT NULL AS "in_shop!: bool", visit_assigned_to FROM orders_order WHERE id = ?1"#,
            id
        )
        .fetch_optional(self.deps.db.read())
        .await?
        .ok_or_else(|| Failure::new(codes::ORDER_NOT_FOUND))?;
        let customer_id = row.user_id;
        let mut order = self.order_of(customer_id, id).await?;
        let settings = self.price_settings().await?;
        let mut suggested_advance_paise = None;
        if !sees_prices(reader) {
            order.hide_prices();
        } else if let Some(price) = order.price_paise.or(order.estimate_paise) {
            suggested_advance_paise = Some(Paise(settings.suggested_advance(price.0)));
        }
        let suggested_ready_day = settings.ready_day(
            self.deps.clock.today(),
            order.appointment_date,
            order.needed_by,
        );
        order.photos_for_the_shop();
        let team = self.team().await?;
        let work = sqlx::query!(
            "SELECT id, assigned_to, storage_place, version FROM orders_piece WHERE order_id = ?1 ORDER BY position",
            id
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let mut steps = self.piece_events(id, customer_id).await?;
        let work = work.into_iter().map(|row| PieceWork {
            id: row.id,
            assignee: at_work(&team, row.assigned_to),
            storage_place: said(row.storage_place),
            version: row.version,
            steps: steps.remove(&row.id).unwrap_or_default(),
        });
        Ok(OrderDetail {
            order,
            customer_id,
            history: self.events(id, customer_id).await?,
            notes: self.notes_of_order(id).await?,
            visits: self.visits_of(id).await?,
            undoable: self.undoable(id).await?,
            in_shop: row.in_shop,
            invoiced: self.invoiced(id).await?,
            visit_assignee: at_work(&team, row.visit_assigned_to),
            pieces: work.collect(),
            alterations: self.alteration_work(id, &team).await?,
            shop_photos: self.shop_photos(id).await?,
            suggested_advance_paise,
            suggested_ready_day,
        })
    }

    async fn invoiced(&self, order: i64) -> Result<bool, Failure> {
        let mut db = self.deps.db.read().acquire().await?;
        self.setup.money.is_invoiced(&mut db, order).await
    }

    /// What the last act is called to undo it.
    async fn undoable(&self, order: i64) -> Result<Option<String>, Failure> {
        let mut db = self.deps.db.read().acquire().await?;
        let undoable = undoable(&mut db, order).await?;
        Ok(undoable.map(|undoable| undoable.name()))
    }

    /// Reads a photo of the customer or the shop.
    pub(crate) async fn photo_for_the_shop(
        &self,
        order: i64,
        photo: i64,
    ) -> Result<Vec<u8>, Failure> {
        let stored = sqlx::query_scalar!(
            "SELECT stored_photo FROM orders_photo WHERE id = ?1 AND order_id = ?2",
            photo,
            order
        )
        .fetch_optional(self.deps.db.read())
        .await?
        .ok_or_else(|| Failure::new(codes::PHOTO_NOT_FOUND))?;
        let bytes = self.setup.photos.read(stored).await?;
        bytes.ok_or_else(|| codes::PHOTO_NOT_FOUND.into())
    }

    /// Updates the promised day of all pieces and the advance. A paid advance cannot be changed, and only the
    /// owner changes one that is set.
    pub(crate) async fn change_terms(
        &self,
        order: i64,
        by: &User,
        advance: Option<Paise>,
        promised_day: Option<Day>,
    ) -> Result<(), Failure> {
        let mut tx = self.deps.db.write().await?;
        let row = sqlx::query!(
            "SELECT advance_paise, advance_paid_at, promised_day FROM orders_order WHERE id = ?1",
            order
        )
        .fetch_optional(&mut *tx)
        .await?
        .ok_or_else(|| Failure::new(codes::ORDER_NOT_FOUND))?;
        let advance = advance.map(|advance| advance.0);
        if row.advance_paid_at.is_some() && advance != row.advance_paise {
            return Err(codes::ADVANCE_PAID.into());
        }
        may_set_advance(by, row.advance_paise, advance)?;
        let (before, today) = (row.promised_day.as_deref(), self.deps.clock.today());
        let set = advance.filter(|_| advance != row.advance_paise);
        let mut problems = Vec::from_iter(set.and_then(advance_problem));
        problems.extend(promise_problem(promised_day, before, today, "promisedDay"));
        refuse(problems)?;
        let promised_day = promised_day.map(|day| day.to_string());
        sqlx::query!(
            "UPDATE orders_order SET advance_paise = ?2 WHERE id = ?1",
            order,
            advance
        )
        .execute(&mut *tx)
        .await?;
        if promised_day != row.promised_day {
            sqlx::query!(
                "UPDATE orders_piece SET promised_day = ?2 WHERE order_id = ?1",
                order,
                promised_day
            )
            .execute(&mut *tx)
            .await?;
            self.refresh(&mut tx, order, by.id).await?;
        }
        let now = self.deps.clock.now();
        if row.advance_paid_at.is_none() {
            self.count_what_came(&mut tx, order, now).await?;
        }
        let details = json!({
            "advancePaise": {"from": row.advance_paise, "to": advance},
            "promisedDay": {"from": row.promised_day, "to": promised_day},
        });
        self.log_and_commit(tx, order, by.id, "orders.terms_changed", details)
            .await
    }

    /// Moves the coming visit to a day or slot with free capacity, or adds one. A visit that was made is retained.
    pub(crate) async fn move_visit(
        &self,
        order: i64,
        actor: i64,
        time: &VisitTime,
    ) -> Result<(), Failure> {
        if let Some(problem) = time.slot.problem(time.day, self.deps.clock.now(), "") {
            return Err(Failure::invalid(vec![problem]));
        }
        let mut tx = self.deps.db.write().await?;
        if Places::on(&mut tx, time.day, Some(order))
            .await?
            .free(time.slot)
            == 0
        {
            return Err(codes::SLOT_FULL.into());
        }
        // A visit for a trial or to hand over collects no fabric.
        let rush = match time.purpose {
            None | Some(VisitPurpose::Measure) => {
                meet_needed_by(&mut tx, order, time.day, MovedBy::Shop, "day").await?
            }
            Some(VisitPurpose::Trial | VisitPurpose::HandOver) => None,
        };
        let (day, wording) = (time.day.to_string(), time.slot.wording());
        // Purpose and person of a past visit are not those of the next one.
        let stays = !store_past_visit(&mut tx, order, self.deps.clock.now()).await?;
        let moved = sqlx::query!(
            "UPDATE orders_order SET day = ?2, slot = ?3,
                    visit_purpose = coalesce(?4, iif(?5, visit_purpose, NULL)),
                    visit_assigned_to = iif(?5, visit_assigned_to, NULL) WHERE id = ?1",
            order,
            day,
            wording,
            time.purpose,
            stays
        )
        .execute(&mut *tx)
        .await?;
        if moved.rows_affected() == 0 {
            return Err(codes::ORDER_NOT_FOUND.into());
        }
        self.confirm_visit(&mut tx, order).await?;
        let details = json!({"day": day, "slot": wording, "rushPaise": rush});
        self.log_and_commit(tx, order, actor, "orders.visit_moved", details)
            .await
    }
}

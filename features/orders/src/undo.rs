//! Undoing the shop's last change of an order.

use kernel::{Day, Failure, Tx};
use serde_json::json;
use sqlx::SqliteConnection;

use crate::{
    Orders,
    change::{SECONDS_TO_UNDO, act_name},
    codes,
    pieces::{Act, last_act},
    slot::{Places, VisitSlot},
    status::OrderStatus,
};

/// The last act of the shop on an order, if it can be undone.
pub struct Undoable {
    /// The order's newest status change.
    last: Change,
    /// The one before it; absent if it is the only one.
    before: Option<OrderStatus>,
    /// The act on pieces after or with the newest change.
    act: Option<Act>,
}

struct Change {
    id: i64,
    status: OrderStatus,
    mail: Option<i64>,
    at: i64,
    by_customer: bool,
    day: Option<String>,
    slot: Option<VisitSlot>,
    advance_paid_at: Option<i64>,
}

impl Undoable {
    /// What the act is called by who undoes it: after any other one, the name differs.
    pub fn name(&self) -> String {
        let act = self.act.as_ref().map_or(0, |act| act.id);
        format!("{}-{act}", self.last.id)
    }
}

/// The last act of the shop on an order; `None` if it cannot be undone.
///
/// # Errors
/// [`codes::ORDER_NOT_FOUND`].
pub async fn undoable(db: &mut SqliteConnection, order: i64) -> Result<Option<Undoable>, Failure> {
    let changes = sqlx::query_as!(
        Change,
        r#"SELECT c.id, c.status AS "status!: OrderStatus", c.mail, c.at, c.actor = o.user_id AS "by_customer!: bool",
                  o.day, o.slot AS "slot: VisitSlot", o.advance_paid_at
           FROM orders_status_change c JOIN orders_order o ON o.id = c.order_id
           WHERE c.order_id = ?1 AND c.undone_at IS NULL ORDER BY c.id DESC LIMIT 2"#,
        order
    )
    .fetch_all(&mut *db)
    .await?;
    let mut changes = changes.into_iter();
    let last = changes
        .next()
        .ok_or_else(|| Failure::new(codes::ORDER_NOT_FOUND))?;
    let before = changes.next().map(|change| change.status);
    let act = last_act(db, order).await?;
    let act = act.filter(|act| act.order_change == last.id);
    let can = match &act {
        Some(act) if !act.caused => true,
        // A step that follows from adding or removing a piece stays.
        None if last.status.is_approved() => false,
        _ => before.is_some() && !last.by_customer,
    };
    Ok(can.then_some(Undoable { last, before, act }))
}

impl Orders {
    /// Undoes the last act of the shop if it is the one with this name: a step of pieces, or a change of the whole
    /// order. An email that has not been sent is withdrawn. The customer's own changes cannot be undone, nor can a
    /// change whose slot has been booked by another customer.
    pub(crate) async fn undo(&self, order: i64, actor: i64, named: &str) -> Result<(), Failure> {
        let now = self.deps.clock.now();
        let mut tx = self.deps.db.write().await?;
        let undoable = undoable(&mut tx, order)
            .await?
            .ok_or_else(|| Failure::new(codes::NOTHING_TO_UNDO))?;
        if undoable.name() != named {
            return Err(codes::WRONG_STATUS.into());
        }
        let Undoable { last, before, act } = undoable;
        if let Some(act) = &act
            && altered_since(&mut tx, act.id).await?
        {
            return Err(codes::ALTERED.into());
        }
        if let Some(act) = act.as_ref().filter(|act| !act.caused) {
            self.undo_steps(&mut tx, order, act, now).await?;
            self.refresh(&mut tx, order, actor).await?;
            let details = json!({});
            self.log(&mut tx, order, actor, "orders.status_undone", details)
                .await?;
            return Ok(tx.commit().await?);
        }
        let before = before.ok_or_else(|| Failure::new(codes::NOTHING_TO_UNDO))?;
        if before == OrderStatus::Pending && last.advance_paid_at.is_some() {
            return Err(codes::ADVANCE_PAID.into());
        }
        if before == OrderStatus::Pending
            && self.setup.money.paid_now(&mut tx, order, None).await? > 0
        {
            return Err(codes::PAID.into());
        }
        let visit = last.day.as_deref().zip(last.slot);
        if let Some((day, slot)) = visit
            && !slot.held_by(last.status)
            && slot.held_by(before)
        {
            let day = Day::parse(day).ok_or_else(|| Failure::internal("a day is none"))?;
            let free = Places::on(&mut tx, day, None).await?.free(slot);
            if day >= self.deps.clock.today() && free == 0 {
                return Err(codes::SLOT_FULL.into());
            }
        }
        sqlx::query!(
            "UPDATE orders_status_change SET undone_at = ?2 WHERE id = ?1",
            last.id,
            now.0
        )
        .execute(&mut *tx)
        .await?;
        let wording = before.wording();
        sqlx::query!(
            "UPDATE orders_order SET status = ?2, reason = NULL WHERE id = ?1",
            order,
            wording
        )
        .execute(&mut *tx)
        .await?;
        if let Some(act) = &act {
            self.undo_steps(&mut tx, order, act, now).await?;
        }
        if before == OrderStatus::Pending {
            // Pieces that were added after the approval, too.
            sqlx::query!(
                "UPDATE orders_piece SET status = 'Pending' WHERE order_id = ?1",
                order
            )
            .execute(&mut *tx)
            .await?;
        }
        // An approval undone before its email is sent leaves no advance behind: the customer never
        // heard of it.
        if before == OrderStatus::Pending && now.0 - last.at < SECONDS_TO_UNDO {
            sqlx::query!(
                "UPDATE orders_order SET advance_paise = NULL WHERE id = ?1",
                order
            )
            .execute(&mut *tx)
            .await?;
        }
        self.notify_ledger(&mut tx, order, last.status, before)
            .await?;
        if let Some(mail) = last.mail {
            self.deps.outbox.withdraw(&mut tx, mail).await?;
        }
        let act = act_name(last.id);
        self.deps.outbox.withdraw_act(&mut tx, &act).await?;
        let details = json!({"from": last.status.wording(), "to": wording});
        self.log(&mut tx, order, actor, "orders.status_undone", details)
            .await?;
        self.refresh(&mut tx, order, actor).await?;
        Ok(tx.commit().await?)
    }
}

/// Whether a piece that this act delivered was given back for an alteration.
async fn altered_since(tx: &mut Tx, act: i64) -> Result<bool, Failure> {
    Ok(sqlx::query_scalar!(
        r#"SELECT EXISTS (SELECT 1 FROM orders_piece_change c JOIN orders_alteration a ON a.piece_id = c.piece_id
                          WHERE c.act = ?1 AND c.undone_at IS NULL AND c.status = 'Delivered') AS "found!: bool""#,
        act
    )
    .fetch_one(&mut **tx)
    .await?)
}

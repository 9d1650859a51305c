//! Undoing the shop's last change of an order.

use kernel::{Day, Failure, Tx};
use serde_json::json;

use crate::{
    Orders,
    change::{SECONDS_TO_UNDO, act_name},
    codes,
    pieces::last_act,
    slot::{Places, VisitSlot},
    status::OrderStatus,
};

impl Orders {
    /// Undoes the last act of the shop: a step of pieces, or a change of the whole order. An email
    /// that has not been sent is withdrawn. The customer's own changes cannot be undone, nor can a
    /// change whose slot has been booked by another customer.
    pub(crate) async fn undo(&self, order: i64, actor: i64) -> Result<(), Failure> {
        let now = self.deps.clock.now();
        let mut tx = self.deps.db.write().await?;
        let changes = sqlx::query!(
            r#"SELECT c.id, c.status AS "status!: OrderStatus", c.mail, c.at, c.actor = o.user_id AS "by_customer!: bool",
                      o.day, o.slot AS "slot: VisitSlot", o.advance_paid_at
               FROM orders_status_change c JOIN orders_order o ON o.id = c.order_id
               WHERE c.order_id = ?1 AND c.undone_at IS NULL ORDER BY c.id DESC LIMIT 2"#,
            order
        )
        .fetch_all(&mut *tx)
        .await?;
        let newest = changes
            .first()
            .ok_or_else(|| Failure::new(codes::ORDER_NOT_FOUND))?;
        let act = last_act(&mut tx, order).await?;
        let act = act.filter(|act| act.order_change == newest.id);
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
        let (last, before) = match changes.as_slice() {
            [last, before] if !last.by_customer => (last, before),
            _ => return Err(codes::NOTHING_TO_UNDO.into()),
        };
        // A step that follows from adding or removing a piece stays.
        if act.is_none() && last.status.is_approved() {
            return Err(codes::NOTHING_TO_UNDO.into());
        }
        if before.status == OrderStatus::Pending && last.advance_paid_at.is_some() {
            return Err(codes::ADVANCE_PAID.into());
        }
        if before.status == OrderStatus::Pending
            && self.setup.money.paid_now(&mut tx, order, None).await? > 0
        {
            return Err(codes::PAID.into());
        }
        let visit = last.day.as_deref().zip(last.slot);
        if let Some((day, slot)) = visit
            && !slot.held_by(last.status)
            && slot.held_by(before.status)
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
        let wording = before.status.wording();
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
        if before.status == OrderStatus::Pending {
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
        if before.status == OrderStatus::Pending && now.0 - last.at < SECONDS_TO_UNDO {
            sqlx::query!(
                "UPDATE orders_order SET advance_paise = NULL WHERE id = ?1",
                order
            )
            .execute(&mut *tx)
            .await?;
        }
        self.notify_ledger(&mut tx, order, last.status, before.status)
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

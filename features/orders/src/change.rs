//! Status changes of orders, by the shop and by the customer.

use kernel::{
    Failure, MessageEvent, Timestamp, Tx,
    audit::{self, Entry},
};
use serde_json::json;

use crate::{
    Orders, codes,
    mails::{self, About, Act},
    order::Order,
    price::BalanceOnDelivery,
    status::OrderStatus,
};

/// Delay of emails about changes by the shop, in seconds. A change undone in this time is never
/// announced.
pub const SECONDS_TO_UNDO: i64 = 15;

impl Orders {
    /// Declines a request and frees its slot.
    ///
    /// # Errors
    /// The code for an unknown or already changed order, or the database cannot be written.
    pub async fn reject(&self, order: i64, actor: i64, reason: &str) -> Result<(), Failure> {
        let number = self.number(order).await?;
        let mut tx = self.deps.db.write().await?;
        expect_status(&mut tx, order, |status| status == OrderStatus::Pending).await?;
        let change = Change::to(OrderStatus::Rejected, actor).because(reason);
        self.change(&mut tx, order, number, change, mails::REJECTED)
            .await?;
        Ok(tx.commit().await?)
    }

    /// Moves an approved order from the step the caller saw to another one, or to 'Delivered': all
    /// pieces that are not as far, or when it moves back, all that are further.
    ///
    /// # Errors
    /// The code for an unknown or already changed order, or the database cannot be written.
    pub async fn move_to(
        &self,
        order: i64,
        actor: i64,
        from: OrderStatus,
        step: OrderStatus,
    ) -> Result<(), Failure> {
        self.move_with_balance(order, actor, (from, step), BalanceOnDelivery::Unpaid)
            .await
    }

    /// The same, and settles the balance if the order is delivered.
    pub(crate) async fn move_with_balance(
        &self,
        order: i64,
        actor: i64,
        (from, step): (OrderStatus, OrderStatus),
        balance: BalanceOnDelivery,
    ) -> Result<(), Failure> {
        let mut tx = self.deps.db.write().await?;
        let steps = from.is_approved() && step.is_approved() && from != step;
        expect_status(&mut tx, order, |status| steps && status == from).await?;
        if step == OrderStatus::Delivered {
            self.settle_balance(&mut tx, order, actor, balance).await?;
        }
        let forward = step.place() > from.place();
        let pieces = steps_of(&mut tx, order).await?;
        let moved: Vec<i64> = pieces
            .into_iter()
            .filter(|(_, status)| {
                if forward {
                    status.place() < step.place()
                } else {
                    status.place() > step.place()
                }
            })
            .map(|(piece, _)| piece)
            .collect();
        self.move_pieces(&mut tx, order, &moved, step, actor)
            .await?;
        Ok(tx.commit().await?)
    }

    /// Notifies the ledger of a delivery, whose invoice is delayed as long as its email, or about
    /// an undone one.
    pub(crate) async fn notify_ledger(
        &self,
        tx: &mut Tx,
        order: i64,
        from: OrderStatus,
        to: OrderStatus,
    ) -> Result<(), Failure> {
        let (now, money) = (self.deps.clock.now(), &self.setup.money);
        if to == OrderStatus::Delivered {
            let due = now.plus_seconds(SECONDS_TO_UNDO);
            money.delivered(tx, order, due).await?;
        } else if from == OrderStatus::Delivered {
            let buyer =
                sqlx::query_scalar!("SELECT user_id FROM orders_order WHERE id = ?1", order)
                    .fetch_one(&mut **tx)
                    .await?;
            money.not_delivered(tx, order, buyer, now).await?;
        }
        Ok(())
    }

    /// Cancels the order on behalf of the shop, at any time before delivery.
    ///
    /// # Errors
    /// The code for an unknown or already closed order, or the database cannot be written.
    pub async fn call_off(&self, order: i64, actor: i64, reason: &str) -> Result<(), Failure> {
        let number = self.number(order).await?;
        let mut tx = self.deps.db.write().await?;
        expect_status(&mut tx, order, OrderStatus::is_open).await?;
        let change = Change::to(OrderStatus::Cancelled, actor).because(reason);
        self.change(&mut tx, order, number, change, mails::CANCELLED)
            .await?;
        Ok(tx.commit().await?)
    }

    /// Cancels the order on behalf of its customer. Cancelling again changes nothing.
    pub(crate) async fn cancel(&self, user: i64, order: i64) -> Result<Order, Failure> {
        let now = self.deps.clock.now();
        let number = self.number(order).await?;
        let mut tx = self.deps.db.write().await?;
        let status = sqlx::query_scalar!(
            r#"SELECT status AS "status!: OrderStatus" FROM orders_order WHERE id = ?1 AND user_id = ?2"#,
            order,
            user
        )
        .fetch_optional(&mut *tx)
        .await?
        .ok_or_else(|| Failure::new(codes::ORDER_NOT_FOUND))?;
        if status.customer_may_cancel() {
            let change = Change::to(OrderStatus::Cancelled, user);
            set(&mut tx, order, &change, now).await?;
            let about = About::of(&mut tx, self.deps.images.as_ref(), order, number).await?;
            mails::queue(&self.deps.outbox, &mut tx, mails::CANCELLED, &about, now).await?;
            mails::notify_cancelled(&self.deps.outbox, &mut tx, order, &about, now).await?;
            tx.commit().await?;
        } else if status == OrderStatus::Cancelled {
            drop(tx);
        } else {
            return Err(codes::CANNOT_CANCEL.into());
        }
        self.order_of(user, order).await
    }

    /// Applies a change by the shop: stored immediately, announced after a delay. Returns its row.
    pub(crate) async fn change(
        &self,
        tx: &mut Tx,
        order: i64,
        number: String,
        change: Change<'_>,
        template: &'static str,
    ) -> Result<i64, Failure> {
        let now = self.deps.clock.now();
        let row = set(tx, order, &change, now).await?;
        let about = About::of(tx, self.deps.images.as_ref(), order, number).await?;
        let paid = self.setup.money.paid_now(tx, order, None).await?;
        let about = about.paid(paid).paid_online(self.setup.pays_online);
        let outbox = &self.deps.outbox;
        let name = act_name(row);
        let act = Act {
            name: Some(&name),
            due: now.plus_seconds(SECONDS_TO_UNDO),
        };
        let mail = mails::queue_act(outbox, tx, template, &about, now, act).await?;
        let event = match change.status {
            OrderStatus::OrderPlaced if template == mails::APPROVED => {
                Some(MessageEvent::OrderAccepted)
            }
            OrderStatus::ReadyForPickup => Some(MessageEvent::OrderReady),
            OrderStatus::Delivered => Some(MessageEvent::OrderDelivered),
            _ => None,
        };
        if let Some(event) = event {
            mails::message(outbox, tx, event, &about, now, act).await?;
        }
        sqlx::query!(
            "UPDATE orders_status_change SET mail = ?2 WHERE id = ?1",
            row,
            mail
        )
        .execute(&mut **tx)
        .await?;
        Ok(row)
    }
}

/// What a status change is called in notifications and messages, which are withdrawn with it.
pub fn act_name(change: i64) -> String {
    format!("orders.change:{change}")
}

/// Pieces of an order with their status, by position.
pub async fn steps_of(tx: &mut Tx, order: i64) -> Result<Vec<(i64, OrderStatus)>, Failure> {
    let rows = sqlx::query!(
        r#"SELECT id, status AS "status!: OrderStatus" FROM orders_piece WHERE order_id = ?1 ORDER BY position"#,
        order
    )
    .fetch_all(&mut **tx)
    .await?;
    Ok(rows.into_iter().map(|row| (row.id, row.status)).collect())
}

/// New status, actor and reason.
pub struct Change<'a> {
    status: OrderStatus,
    actor: i64,
    reason: Option<&'a str>,
}

impl<'a> Change<'a> {
    pub fn to(status: OrderStatus, actor: i64) -> Self {
        Self {
            status,
            actor,
            reason: None,
        }
    }

    fn because(self, reason: &'a str) -> Self {
        Self {
            reason: Some(reason),
            ..self
        }
    }
}

/// Checks the status of an order, and returns it.
///
/// # Errors
/// [`codes::ORDER_NOT_FOUND`]; [`codes::WRONG_STATUS`] if it is not allowed.
pub async fn expect_status(
    tx: &mut Tx,
    order: i64,
    allowed: impl Fn(OrderStatus) -> bool,
) -> Result<OrderStatus, Failure> {
    let status = sqlx::query_scalar!(
        r#"SELECT status AS "status!: OrderStatus" FROM orders_order WHERE id = ?1"#,
        order
    )
    .fetch_optional(&mut **tx)
    .await?
    .ok_or_else(|| Failure::new(codes::ORDER_NOT_FOUND))?;
    if allowed(status) {
        Ok(status)
    } else {
        Err(codes::WRONG_STATUS.into())
    }
}

async fn set(tx: &mut Tx, order: i64, change: &Change<'_>, now: Timestamp) -> Result<i64, Failure> {
    let wording = change.status.wording();
    let before = sqlx::query_scalar!("SELECT status FROM orders_order WHERE id = ?1", order)
        .fetch_one(&mut **tx)
        .await?;
    sqlx::query!(
        "UPDATE orders_order SET status = ?2, reason = ?3 WHERE id = ?1",
        order,
        wording,
        change.reason
    )
    .execute(&mut **tx)
    .await?;
    note(tx, order, Some(before), change.status, change.actor, now).await
}

/// Records a status change: new and previous status, time and actor. A new order has no previous
/// status.
pub async fn note(
    tx: &mut Tx,
    order: i64,
    before: Option<String>,
    status: OrderStatus,
    actor: i64,
    at: Timestamp,
) -> Result<i64, Failure> {
    let wording = status.wording();
    let row = sqlx::query!(
        "INSERT INTO orders_status_change (order_id, status, actor, at) VALUES (?1, ?2, ?3, ?4)",
        order,
        wording,
        actor,
        at.0
    )
    .execute(&mut **tx)
    .await?
    .last_insert_rowid();
    let entry = Entry {
        actor: Some(actor),
        action: "orders.status_changed",
        subject: &format!("order:{order}"),
        details: json!({"status": {"from": before, "to": wording}}),
    };
    audit::record(tx, at, entry).await?;
    Ok(row)
}

//! What the shop does with an alteration.

use kernel::{
    Failure, NotificationEvent, Tx,
    edit::{RECORD_CONFLICT, refuse},
    mail::Notification,
};
use poem_openapi::Object;
use serde_json::json;
use sqlx::SqliteConnection;

use super::{AlterationStatus, UpdateAlteration};
use crate::{
    FinishedWork, Orders, TakenBalance, Work,
    approval::promise_problem,
    back_office::assignee_problem,
    codes, mails,
    pieces::piece_number,
    price::{BalanceOnDelivery, BalancePayment},
    status::OrderStatus,
};

/// A status change of an alteration.
#[derive(Object, Debug)]
pub struct AlterationStep {
    /// Current status as known to the caller.
    pub from: AlterationStatus,
    /// New status.
    pub to: AlterationStatus,
    /// For 'Handed Over': what it costs, paid at the counter now.
    pub payment: Option<BalancePayment>,
    /// For 'Handed Over': leaves it due with the order's balance.
    pub unpaid: Option<bool>,
}

/// Total of an order's handed-over alterations, in paise.
pub async fn alterations_in_price(
    connection: &mut SqliteConnection,
    order: i64,
) -> Result<i64, Failure> {
    Ok(sqlx::query_scalar!(
        r#"SELECT coalesce(sum(price_paise), 0) AS "sum!: i64" FROM orders_alteration
           WHERE order_id = ? AND status = 'Handed Over'"#,
        order
    )
    .fetch_one(connection)
    .await?)
}

pub async fn has_alterations(tx: &mut Tx, piece: i64) -> Result<bool, Failure> {
    Ok(sqlx::query_scalar!(
        r#"SELECT EXISTS (SELECT 1 FROM orders_alteration WHERE piece_id = ?) AS "found!: bool""#,
        piece
    )
    .fetch_one(&mut **tx)
    .await?)
}

/// What decides whether an alteration may be changed, and the facts of its work.
struct Stored {
    status: AlterationStatus,
    price_paise: i64,
    promised_day: Option<String>,
    assigned_to: Option<i64>,
    version: i64,
    work: String,
    position: i64,
    service_model: String,
    image_id: Option<i64>,
    pieces: i64,
}

/// An alteration of this order that is not handed over.
async fn open(tx: &mut Tx, order: i64, alteration: i64) -> Result<Stored, Failure> {
    let row = sqlx::query_as!(
        Stored,
        r#"SELECT a.status AS "status!: AlterationStatus", a.price_paise, a.promised_day, a.assigned_to, a.version, a.work,
                  p.position, p.service_model, p.image_id,
                  (SELECT count(*) FROM orders_piece q WHERE q.order_id = a.order_id) AS "pieces!: i64"
           FROM orders_alteration a JOIN orders_piece p ON p.id = a.piece_id WHERE a.id = ?2 AND a.order_id = ?1"#,
        order,
        alteration
    )
    .fetch_optional(&mut **tx)
    .await?
    .ok_or_else(|| Failure::new(codes::ALTERATION_NOT_FOUND))?;
    if row.status == AlterationStatus::HandedOver {
        return Err(codes::ALTERATION_HANDED_OVER.into());
    }
    Ok(row)
}

impl Orders {
    /// Refuses a past day, unless it was promised before, and an assignee who is not in the team.
    async fn check_alteration(
        &self,
        input: &UpdateAlteration,
        promised: Option<&str>,
    ) -> Result<(), Failure> {
        let mut problems = Vec::new();
        let today = self.deps.clock.today();
        problems.extend(promise_problem(
            input.promised_day,
            promised,
            today,
            "promisedDay",
        ));
        let team = self.team().await?;
        problems.extend(assignee_problem(&team, input.assignee_id, "assigneeId"));
        refuse(problems)
    }

    /// Records an alteration of a delivered piece.
    pub(crate) async fn open_alteration(
        &self,
        (order, piece): (i64, i64),
        actor: i64,
        input: &UpdateAlteration,
    ) -> Result<(), Failure> {
        self.check_alteration(input, None).await?;
        let mut tx = self.deps.db.write().await?;
        let status = sqlx::query_scalar!(
            r#"SELECT status AS "status!: OrderStatus" FROM orders_piece WHERE id = ?2 AND order_id = ?1"#,
            order,
            piece
        )
        .fetch_optional(&mut *tx)
        .await?
        .ok_or_else(|| Failure::new(codes::PIECE_NOT_FOUND))?;
        if status != OrderStatus::Delivered {
            return Err(codes::NOT_DELIVERED.into());
        }
        let now = self.deps.clock.now().0;
        let (work, price) = (input.work.0.trim(), input.price_paise.unwrap_or(0));
        let day = input.promised_day.map(|day| day.to_string());
        let id = sqlx::query!(
            "INSERT INTO orders_alteration (order_id, piece_id, work, price_paise, promised_day, assigned_to, status, opened_at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, 'Received', ?7)",
            order,
            piece,
            work,
            price,
            day,
            input.assignee_id,
            now
        )
        .execute(&mut *tx)
        .await?
        .last_insert_rowid();
        if let Some(maker) = input.assignee_id.filter(|maker| *maker != actor) {
            self.notify_of_alteration(&mut tx, order, id, maker).await?;
        }
        let details = json!({"alteration": id, "piece": piece, "pricePaise": price});
        self.log_and_commit(tx, order, actor, "orders.alteration_opened", details)
            .await
    }

    /// Notifies a maker of an alteration.
    async fn notify_of_alteration(
        &self,
        tx: &mut Tx,
        order: i64,
        alteration: i64,
        maker: i64,
    ) -> Result<(), Failure> {
        let now = self.deps.clock.now();
        let stored = open(tx, order, alteration).await?;
        let number = self.number(order).await?;
        let data = json!({
            "order": order,
            "position": stored.position,
            "number": piece_number(&number, stored.position, stored.pieces),
            "service": stored.service_model,
            "work": stored.work,
        });
        let notification = Notification {
            event: NotificationEvent::PieceAssigned,
            user: Some(maker),
            template: mails::ALTERATION_ASSIGNED,
            data: &data,
            mail: None,
            act: None,
        };
        self.deps.outbox.notify(tx, &notification, now, now).await
    }

    /// Updates an alteration that is not handed over. A finished one stays counted for its maker.
    pub(crate) async fn update_alteration(
        &self,
        (order, alteration): (i64, i64),
        actor: i64,
        input: &UpdateAlteration,
    ) -> Result<(), Failure> {
        let mut tx = self.deps.db.write().await?;
        let before = open(&mut tx, order, alteration).await?;
        if input.version != Some(before.version) {
            return Err(RECORD_CONFLICT.into());
        }
        self.check_alteration(input, before.promised_day.as_deref())
            .await?;
        let (work, price) = (input.work.0.trim(), input.price_paise.unwrap_or(0));
        let day = input.promised_day.map(|day| day.to_string());
        sqlx::query!(
            "UPDATE orders_alteration SET work = ?2, price_paise = ?3, promised_day = ?4, assigned_to = ?5,
                    version = version + 1 WHERE id = ?1",
            alteration,
            work,
            price,
            day,
            input.assignee_id
        )
        .execute(&mut *tx)
        .await?;
        let is_new = |maker: &i64| Some(*maker) != before.assigned_to && *maker != actor;
        if let Some(maker) = input.assignee_id.filter(is_new) {
            self.notify_of_alteration(&mut tx, order, alteration, maker)
                .await?;
        }
        let details = json!({
            "alteration": alteration, "pricePaise": {"from": before.price_paise, "to": price},
            "assignee": {"from": before.assigned_to, "to": input.assignee_id},
        });
        self.log_and_commit(tx, order, actor, "orders.alteration_changed", details)
            .await
    }

    /// Moves an alteration from the status the caller saw to another one; only one of this assignee
    /// if one is named. Handing over one that is charged settles its price, or leaves it due with
    /// the order's balance.
    pub(crate) async fn move_alteration(
        &self,
        (order, alteration): (i64, i64),
        (actor, own): (i64, Option<i64>),
        (from, to): (AlterationStatus, AlterationStatus),
        balance: BalanceOnDelivery,
    ) -> Result<(), Failure> {
        let now = self.deps.clock.now();
        let mut tx = self.deps.db.write().await?;
        let before = open(&mut tx, order, alteration).await?;
        if own.is_some() && before.assigned_to != own {
            return Err(codes::ALTERATION_NOT_FOUND.into());
        }
        if before.status != from || from == to {
            return Err(codes::WRONG_STATUS.into());
        }
        let number = self.number(order).await?;
        let number = piece_number(&number, before.position, before.pieces);
        let wording = to.wording();
        let handed_over = (to == AlterationStatus::HandedOver).then_some(now.0);
        sqlx::query!(
            "UPDATE orders_alteration SET status = ?2, handed_over_at = ?3, version = version + 1 WHERE id = ?1",
            alteration,
            wording,
            handed_over
        )
        .execute(&mut *tx)
        .await?;
        let work = Work::Alteration { id: alteration };
        let finished = |status: AlterationStatus| status >= AlterationStatus::Ready;
        if finished(to) && !finished(from) {
            let facts = FinishedWork {
                work,
                order,
                number: number.clone(),
                garment_type: None,
                item: before.service_model.clone(),
                image: before.image_id,
                quantity: 1,
                maker: before.assigned_to,
                at: now,
            };
            self.setup.work.finished(&mut tx, &facts).await?;
        } else if finished(from) && !finished(to) {
            self.setup.work.undone(&mut tx, work, now).await?;
        }
        if handed_over.is_some() && before.price_paise > 0 {
            let title = format!("Alteration of {number}");
            self.charge_alteration(&mut tx, order, actor, (&title, before.price_paise), balance)
                .await?;
        }
        let details = json!({"alteration": alteration, "from": from.wording(), "to": wording});
        self.log_and_commit(tx, order, actor, "orders.alteration_moved", details)
            .await
    }

    /// Adds what an alteration costs to the order's price, and takes the payment.
    ///
    /// # Errors
    /// [`codes::BALANCE_DUE`] if the payment was not decided on, [`codes::BALANCE_CHANGED`] if it is
    /// not all of it, [`codes::PAY_ALTERATION`] if it is to stay due on an invoiced order.
    async fn charge_alteration(
        &self,
        tx: &mut Tx,
        order: i64,
        actor: i64,
        (title, price): (&str, i64),
        balance: BalanceOnDelivery,
    ) -> Result<(), Failure> {
        self.refresh(tx, order, actor).await?;
        match balance {
            BalanceOnDelivery::Settled => Err(codes::BALANCE_DUE.into()),
            // Only the document of its own payment bills it: the order's invoice is issued.
            BalanceOnDelivery::Unpaid if self.setup.money.is_invoiced(tx, order).await? => {
                Err(codes::PAY_ALTERATION.into())
            }
            BalanceOnDelivery::Unpaid => Ok(()),
            BalanceOnDelivery::Taken(payment) if payment.amount_paise != price => {
                Err(codes::BALANCE_CHANGED.into())
            }
            BalanceOnDelivery::Taken(payment) => {
                let bill = self.bill_in(tx, order).await?;
                let bill = bill.ok_or_else(|| Failure::new(codes::ORDER_NOT_FOUND))?;
                let taken = TakenBalance {
                    method: payment.method,
                    paise: payment.amount_paise,
                    actor,
                };
                let money = &self.setup.money;
                money.take_for_alteration(tx, bill, title, taken).await?;
                self.count_what_came(tx, order, self.deps.clock.now()).await
            }
        }
    }

    /// Deletes an alteration that was recorded by mistake. What it counted for its maker is undone.
    pub(crate) async fn delete_alteration(
        &self,
        (order, alteration): (i64, i64),
        actor: i64,
    ) -> Result<(), Failure> {
        let mut tx = self.deps.db.write().await?;
        let before = open(&mut tx, order, alteration).await?;
        if before.status == AlterationStatus::Ready {
            let work = Work::Alteration { id: alteration };
            let now = self.deps.clock.now();
            self.setup.work.undone(&mut tx, work, now).await?;
        }
        sqlx::query!("DELETE FROM orders_alteration WHERE id = ?1", alteration)
            .execute(&mut *tx)
            .await?;
        let details = json!({"alteration": alteration});
        self.log_and_commit(tx, order, actor, "orders.alteration_deleted", details)
            .await
    }
}

//! Status changes of orders, by the shop and by the customer.

use kernel::{
    Day, Failure, FieldProblem, Paise, Role, Timestamp, Tx, User,
    audit::{self, Entry},
};
use poem_openapi::Object;
use serde_json::json;

use crate::{
    Orders,
    back_office::{TeamMember, assignee_problem},
    codes,
    mails::{self, About},
    order::Order,
    pieces::record_steps,
    price::{BalanceOnDelivery, Discount, set_rush, set_rush_and_discount},
    slot::{Places, VisitSlot},
    status::OrderStatus,
};

/// Delay of emails about changes by the shop, in seconds. A change undone in this time is never
/// announced.
pub const SECONDS_TO_UNDO: i64 = 15;

/// Checks who may set an advance: staff set it with the approval, only the owner changes one that
/// is set. None and 0 both mean no advance.
///
/// # Errors
/// [`codes::ADVANCE_IS_OWNERS`].
pub fn may_set_advance(by: &User, before: Option<i64>, wanted: Option<i64>) -> Result<(), Failure> {
    let same = before.unwrap_or(0) == wanted.unwrap_or(0);
    if by.role == Role::Owner || before.is_none() || same {
        Ok(())
    } else {
        Err(codes::ADVANCE_IS_OWNERS.into())
    }
}

impl Orders {
    /// Approves a request. An advance over 0 can be paid immediately; the promised day is that of
    /// every piece whose terms name none. Rush fee and discount stay.
    ///
    /// # Errors
    /// Fails if there is no such request, if the advance is more than the price, and if a previous
    /// approval was undone after the customer was told of an advance that staff wants to change.
    pub async fn approve(
        &self,
        order: i64,
        by: &User,
        advance: Paise,
        promised_day: Option<Day>,
        pieces: &[PieceTerms],
    ) -> Result<(), Failure> {
        let terms = ApprovalTerms {
            advance,
            promised_day,
            pieces,
            rush: None,
            discount: None,
        };
        self.approve_on(order, by, &terms).await
    }

    /// The same, with rush fee and discount.
    pub(crate) async fn approve_on(
        &self,
        order: i64,
        by: &User,
        terms: &ApprovalTerms<'_>,
    ) -> Result<(), Failure> {
        let (advance, promised_day) = (terms.advance, terms.promised_day);
        if advance.0 < 0 {
            let problem = FieldProblem::new("advancePaise", "out_of_range", "Use 0 or more.");
            return Err(Failure::invalid(vec![problem]));
        }
        let number = self.number(order).await?;
        let team = self.team().await?;
        let mut tx = self.deps.db.write().await?;
        expect_status(&mut tx, order, |status| status == OrderStatus::Pending).await?;
        expect_whole_day(&mut tx, order).await?;
        let before = sqlx::query_scalar!(
            "SELECT advance_paise FROM orders_order WHERE id = ?1",
            order
        )
        .fetch_one(&mut *tx)
        .await?;
        may_set_advance(by, before, Some(advance.0))?;
        set_terms(&mut tx, order, promised_day, terms.pieces, &team).await?;
        if let Some(discount) = &terms.discount {
            set_rush_and_discount(&mut tx, order, terms.rush, discount).await?;
        } else if let Some(rush) = terms.rush {
            set_rush(&mut tx, order, rush).await?;
        }
        sqlx::query!(
            "UPDATE orders_order SET advance_paise = ?2 WHERE id = ?1",
            order,
            advance.0
        )
        .execute(&mut *tx)
        .await?;
        // The email repeats what the order row says of its pieces.
        self.refresh(&mut tx, order, by.id).await?;
        expect_price_for(&mut tx, order, advance).await?;
        let change = Change::to(OrderStatus::OrderPlaced, by.id);
        let made = self
            .change(&mut tx, order, number, change, mails::APPROVED)
            .await?;
        let now = self.deps.clock.now();
        let pieces = steps_of(&mut tx, order).await?;
        let pieces: Vec<i64> = pieces.into_iter().map(|(piece, _)| piece).collect();
        let by_now = (by.id, now);
        record_steps(&mut tx, &pieces, OrderStatus::OrderPlaced, by_now, made).await?;
        let promised_day = promised_day.map(|day| day.to_string());
        let details =
            json!({"advancePaise": {"from": before, "to": advance.0}, "promisedDay": promised_day});
        self.log(&mut tx, order, by.id, "orders.advance_set", details)
            .await?;
        self.count_what_came(&mut tx, order, now).await?;
        Ok(tx.commit().await?)
    }

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
    pub(crate) async fn tell_books(
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
        let about = about.paid_online(self.setup.pays_online);
        let outbox = &self.deps.outbox;
        let mail = mails::queue_later(outbox, tx, template, &about, now, SECONDS_TO_UNDO).await?;
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

/// What an approval agrees on.
pub(crate) struct ApprovalTerms<'a> {
    pub advance: Paise,
    pub promised_day: Option<Day>,
    pub pieces: &'a [PieceTerms],
    /// Rush fee in paise; stays if absent.
    pub rush: Option<i64>,
    /// Stays if absent.
    pub discount: Option<Discount<'a>>,
}

impl ApprovalTerms<'_> {
    /// Whether they name any price.
    pub fn sets_prices(&self) -> bool {
        self.rush.is_some() || self.pieces.iter().any(|piece| piece.price_paise.is_some())
    }
}

/// What an approval agrees on for a piece.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase")]
pub struct PieceTerms {
    /// Id of the piece.
    pub id: i64,
    /// Agreed price for the whole quantity, in paise. Owner only.
    #[oai(validator(minimum(value = "0"), maximum(value = "1000000000")))]
    pub price_paise: Option<i64>,
    /// The promised day.
    pub promised_day: Option<Day>,
    /// User id of the team member who makes it.
    pub assignee_id: Option<i64>,
}

/// Pieces of an order with their status, by position.
async fn steps_of(tx: &mut Tx, order: i64) -> Result<Vec<(i64, OrderStatus)>, Failure> {
    let rows = sqlx::query!(
        r#"SELECT id, status AS "status!: OrderStatus" FROM orders_piece WHERE order_id = ?1 ORDER BY position"#,
        order
    )
    .fetch_all(&mut **tx)
    .await?;
    Ok(rows.into_iter().map(|row| (row.id, row.status)).collect())
}

/// Stores what an approval agrees on. Prices and assignees that it does not name stay.
async fn set_terms(
    tx: &mut Tx,
    order: i64,
    promised_day: Option<Day>,
    terms: &[PieceTerms],
    team: &[TeamMember],
) -> Result<(), Failure> {
    let day = promised_day.map(|day| day.to_string());
    sqlx::query!(
        "UPDATE orders_piece SET promised_day = ?2 WHERE order_id = ?1",
        order,
        day
    )
    .execute(&mut **tx)
    .await?;
    let mut problems = Vec::new();
    for (index, terms) in terms.iter().enumerate() {
        let field = format!("pieces.{index}.assigneeId");
        problems.extend(assignee_problem(team, terms.assignee_id, field));
        let day = terms.promised_day.map(|day| day.to_string());
        let set = sqlx::query!(
            "UPDATE orders_piece SET promised_day = coalesce(?3, promised_day), price_paise = coalesce(?4, price_paise),
                    assigned_to = coalesce(?5, assigned_to) WHERE id = ?2 AND order_id = ?1",
            order,
            terms.id,
            day,
            terms.price_paise,
            terms.assignee_id
        )
        .execute(&mut **tx)
        .await?;
        if set.rows_affected() == 0 {
            let path = format!("pieces.{index}.id");
            let text = "This piece does not exist.";
            problems.push(FieldProblem::new(path, "unknown", text));
        }
    }
    if problems.is_empty() {
        Ok(())
    } else {
        Err(Failure::invalid(problems))
    }
}

/// Checks that an advance is not more than the agreed price, if there is one.
async fn expect_price_for(tx: &mut Tx, order: i64, advance: Paise) -> Result<(), Failure> {
    let price = sqlx::query_scalar!("SELECT price_paise FROM orders_order WHERE id = ?1", order)
        .fetch_one(&mut **tx)
        .await?;
    if price.is_none_or(|price| advance.0 <= price) {
        return Ok(());
    }
    let text = "The advance is more than the whole price.";
    let problem = FieldProblem::new("advancePaise", "out_of_range", text);
    Err(Failure::invalid(vec![problem]))
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

/// Checks that the day has no other visit. A full-day request uses capacity only from its approval.
async fn expect_whole_day(tx: &mut Tx, order: i64) -> Result<(), Failure> {
    let day = sqlx::query_scalar!(
        "SELECT day FROM orders_order WHERE id = ?1 AND slot = 'Full Day'",
        order
    )
    .fetch_optional(&mut **tx)
    .await?
    .flatten();
    let Some(day) = day.as_deref().and_then(Day::parse) else {
        return Ok(());
    };
    if Places::on(tx, day, Some(order))
        .await?
        .free(VisitSlot::FullDay)
        == 0
    {
        return Err(codes::SLOT_FULL.into());
    }
    Ok(())
}

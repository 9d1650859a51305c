//! Approval of requests, and the terms it agrees on.

use kernel::{Day, Failure, FieldProblem, LEAST_PAYABLE, Paise, Role, Tx, User, edit::refuse};
use poem_openapi::Object;
use serde_json::json;

use crate::{
    Orders,
    back_office::{TeamMember, assignee_problem},
    change::{Change, act_name, expect_status, steps_of},
    codes, mails,
    pieces::record_steps,
    price::{Discount, set_rush, set_rush_and_discount},
    slot::{Places, VisitSlot},
    status::OrderStatus,
};

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
    /// Agreed price for the whole quantity, in paise.
    #[oai(validator(minimum(value = "0"), maximum(value = "1000000000")))]
    pub price_paise: Option<i64>,
    /// The promised day.
    pub promised_day: Option<Day>,
    /// User id of the team member who makes it.
    pub assignee_id: Option<i64>,
}

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

/// Refuses an advance that cannot be paid online.
pub(crate) fn advance_problem(paise: i64) -> Option<FieldProblem> {
    let wrong = paise != 0 && paise < LEAST_PAYABLE;
    wrong.then(|| FieldProblem::new("advancePaise", "out_of_range", "Use 0, or ₹1 or more."))
}

/// Refuses to promise a past day, unless it was promised before.
pub(crate) fn promise_problem(
    day: Option<Day>,
    before: Option<&str>,
    today: Day,
    field: impl Into<String>,
) -> Option<FieldProblem> {
    let day = day.filter(|day| *day < today && before != Some(day.to_string().as_str()));
    day.map(|_| FieldProblem::new(field, "out_of_range", "Choose today or a later day."))
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
        let today = self.deps.clock.today();
        let mut problems = Vec::from_iter(advance_problem(advance.0));
        problems.extend(promise_problem(promised_day, None, today, "promisedDay"));
        for (index, piece) in terms.pieces.iter().enumerate() {
            let field = format!("pieces.{index}.promisedDay");
            problems.extend(promise_problem(piece.promised_day, None, today, field));
        }
        refuse(problems)?;
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
        let makers = new_makers(&mut tx, order, terms.pieces).await?;
        set_terms(&mut tx, order, promised_day, terms.pieces, &team).await?;
        if let Some(discount) = &terms.discount {
            let adjusted = set_rush_and_discount(&mut tx, order, terms.rush, discount).await?;
            self.log(&mut tx, order, by.id, "orders.price_adjusted", adjusted)
                .await?;
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
        let act = act_name(made);
        for (piece, maker) in makers.into_iter().filter(|(_, maker)| *maker != by.id) {
            self.notify_maker(&mut tx, (order, piece), maker, Some(&act))
                .await?;
        }
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
}

/// Pieces with the makers whom the terms name and who do not have them yet.
async fn new_makers(
    tx: &mut Tx,
    order: i64,
    terms: &[PieceTerms],
) -> Result<Vec<(i64, i64)>, Failure> {
    let before: Vec<(i64, Option<i64>)> =
        sqlx::query_as("SELECT id, assigned_to FROM orders_piece WHERE order_id = ?1")
            .bind(order)
            .fetch_all(&mut **tx)
            .await?;
    let named = terms
        .iter()
        .filter_map(|terms| Some((terms.id, terms.assignee_id?)));
    Ok(named
        .filter(|(piece, maker)| !before.contains(&(*piece, Some(*maker))))
        .collect())
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
    refuse(problems)
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

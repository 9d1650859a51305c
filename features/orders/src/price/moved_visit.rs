//! What moving a visit means for the day on which its order is needed.

use kernel::{Day, Failure, FieldProblem, Tx, mail::spoken};
use serde_json::{Value, json};

use super::{adjustments::set_rush, settings};
use crate::{codes, status::OrderStatus};

/// Who moves a visit.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum MovedBy {
    Customer,
    Shop,
}

/// Checks a move to this day as a booking of that day, and sets the rush fee of a request as a
/// booking would. A price that is agreed stays: a customer cannot make such an order a rush, the
/// shop can and agrees the fee itself. Visits after cutting has begun collect nothing and are not
/// checked. Returns the change of the fee for the audit log. Call before the day is written.
///
/// # Errors
/// At `field` if the order is needed before the visit, or would need a fee that is not agreed.
pub async fn meet_needed_by(
    tx: &mut Tx,
    order: i64,
    to: Day,
    by: MovedBy,
    field: &'static str,
) -> Result<Option<Value>, Failure> {
    let row = sqlx::query!(
        r#"SELECT status AS "status!: OrderStatus", day, needed_by, rush_paise FROM orders_order WHERE id = ?1"#,
        order
    )
    .fetch_optional(&mut **tx)
    .await?
    .ok_or_else(|| Failure::new(codes::ORDER_NOT_FOUND))?;
    let Some(needed_by) = row.needed_by.as_deref().and_then(Day::parse) else {
        return Ok(None);
    };
    let pending = row.status == OrderStatus::Pending;
    if !pending && row.status != OrderStatus::OrderPlaced {
        return Ok(None);
    }
    let from = row.day.as_deref().and_then(Day::parse);
    let needed = spoken(&needed_by.to_string());
    // A visit that was after it already may be as late as the shop and the customer like.
    if to > needed_by && from.is_none_or(|from| from <= needed_by) {
        let message =
            format!("The order is needed by {needed}. Choose that day or an earlier one.");
        return Err(problem(field, message));
    }
    let settings = settings::load(tx).await?;
    let rush = settings.moved_rush_fee(to, Some(needed_by), row.rush_paise);
    if pending && rush != row.rush_paise {
        set_rush(tx, order, rush).await?;
        return Ok(Some(json!({"from": row.rush_paise, "to": rush})));
    }
    let was = from.map_or(0, |from| settings.rush_fee(from, Some(needed_by)));
    if by == MovedBy::Customer && !pending && rush > row.rush_paise && was == 0 {
        let last = spoken(&needed_by.plus_days(-settings.ready_days).to_string());
        let message = format!(
            "The order is needed by {needed}. Choose a day until {last}, or ask us: a later visit has a rush fee."
        );
        return Err(problem(field, message));
    }
    Ok(None)
}

fn problem(field: &'static str, message: String) -> Failure {
    Failure::invalid(vec![FieldProblem::new(field, "out_of_range", message)])
}

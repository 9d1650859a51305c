//! What an order costs beyond its pieces' prices: extras, rush fee and discount.

use kernel::{
    Failure, FieldProblem, Tx,
    edit::{RECORD_CONFLICT, refuse},
};
use poem_openapi::Object;
use serde_json::{Value, json};

use super::extras::{OrderExtra, store_extras, sum_of_extras};
use crate::{Orders, codes};

/// What an order costs: prices of its pieces, extras, rush fee and discount.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct PriceAdjustments {
    /// Agreed prices of pieces; those that are not named stay.
    #[oai(validator(max_items = 20))]
    pub pieces: Option<Vec<PiecePrice>>,
    /// What it costs beside its pieces; absent if that stays, empty for nothing.
    #[oai(validator(max_items = 20))]
    pub extras: Option<Vec<OrderExtra>>,
    /// Rush fee in paise; 0 for none.
    #[oai(validator(minimum(value = "0"), maximum(value = "100000000")))]
    pub rush_paise: i64,
    /// Discount in paise; absent for none, and with `discountPercent`.
    #[oai(validator(minimum(value = "0"), maximum(value = "1000000000")))]
    pub discount_paise: Option<i64>,
    /// Percent of the prices of pieces and extras, rounded to whole rupees.
    #[oai(validator(minimum(value = "1"), maximum(value = "100")))]
    pub discount_percent: Option<i64>,
    /// Required with a discount; the customer sees it.
    #[oai(validator(max_length = 200))]
    pub discount_reason: Option<String>,
    /// Current price of the order as known to the caller, in paise; absent for none.
    pub from_paise: Option<i64>,
}

/// The agreed price of a piece.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct PiecePrice {
    /// Id of the piece.
    pub id: i64,
    /// For the whole quantity, in paise; absent if none is agreed.
    #[oai(validator(minimum(value = "0"), maximum(value = "1000000000")))]
    pub price_paise: Option<i64>,
}

/// A discount as an amount or a percentage.
#[derive(Clone, Copy, Debug)]
pub struct Discount<'a> {
    pub paise: Option<i64>,
    pub percent: Option<i64>,
    pub reason: Option<&'a str>,
}

impl Discount<'_> {
    /// Whether there is any.
    pub fn is_given(&self) -> bool {
        self.paise.is_some_and(|paise| paise > 0) || self.percent.is_some()
    }

    /// The discount on this sum of prices, in paise; a percentage is rounded half up to whole rupees.
    pub fn paise_of(&self, sum: i64) -> i64 {
        match self.percent {
            Some(percent) => (sum * percent + 5_000) / 10_000 * 100,
            None => self.paise.unwrap_or_default(),
        }
    }

    /// What is wrong with it on this sum of prices, with this rush fee beside it.
    pub fn problem(&self, sum: i64, rush: i64) -> Option<FieldProblem> {
        let field = match (self.paise, self.percent) {
            (Some(_), Some(_)) => {
                return Some(FieldProblem::new(
                    "discountPercent",
                    "invalid",
                    "Give an amount or a percentage, not both.",
                ));
            }
            (_, None) => "discountPaise",
            (None, Some(_)) => "discountPercent",
        };
        let discount = self.paise_of(sum);
        if discount > sum + rush || (discount == 0 && self.percent.is_some()) {
            return Some(FieldProblem::new(
                field,
                "out_of_range",
                "The discount cannot be more than the price. Set the price first.",
            ));
        }
        (discount > 0 && self.reason().is_empty()).then(|| {
            FieldProblem::new(
                "discountReason",
                "required",
                "Give a reason for the discount.",
            )
        })
    }

    fn reason(&self) -> &str {
        self.reason.unwrap_or_default().trim()
    }

    /// The discount on this sum of prices, with this rush fee beside it, in paise, and its reason.
    pub fn on(&self, sum: i64, rush: i64) -> Result<(i64, &str), Failure> {
        if let Some(problem) = self.problem(sum, rush) {
            return Err(Failure::invalid(vec![problem]));
        }
        let discount = self.paise_of(sum);
        Ok((discount, if discount == 0 { "" } else { self.reason() }))
    }
}

impl PriceAdjustments {
    pub fn discount(&self) -> Discount<'_> {
        Discount {
            paise: self.discount_paise,
            percent: self.discount_percent,
            reason: self.discount_reason.as_deref(),
        }
    }
}

impl Orders {
    /// Sets prices, extras, rush fee and discount of an order if its price is still what the caller
    /// saw.
    ///
    /// # Errors
    /// The order is missing or invoiced, its price was changed in the meantime, a piece is not of
    /// this order, or the discount is more than the price or has no reason.
    pub(crate) async fn adjust_price(
        &self,
        order: i64,
        actor: i64,
        input: &PriceAdjustments,
    ) -> Result<(), Failure> {
        let mut tx = self.deps.db.write().await?;
        let price =
            sqlx::query_scalar!("SELECT price_paise FROM orders_order WHERE id = ?1", order)
                .fetch_optional(&mut *tx)
                .await?
                .ok_or_else(|| Failure::new(codes::ORDER_NOT_FOUND))?;
        if price != input.from_paise {
            return Err(RECORD_CONFLICT.into());
        }
        if self.setup.money.is_invoiced(&mut tx, order).await? {
            return Err(codes::INVOICED.into());
        }
        set_prices(&mut tx, order, input.pieces.as_deref().unwrap_or_default()).await?;
        if let Some(extras) = &input.extras {
            store_extras(&mut tx, order, extras).await?;
        }
        let rush = Some(input.rush_paise);
        let details = set_rush_and_discount(&mut tx, order, rush, &input.discount()).await?;
        self.refresh(&mut tx, order, actor).await?;
        self.log_and_commit(tx, order, actor, "orders.price_adjusted", details)
            .await
    }
}

async fn set_prices(tx: &mut Tx, order: i64, prices: &[PiecePrice]) -> Result<(), Failure> {
    let mut problems = Vec::new();
    for (index, price) in prices.iter().enumerate() {
        let set = sqlx::query!(
            "UPDATE orders_piece SET price_paise = ?3 WHERE id = ?2 AND order_id = ?1",
            order,
            price.id,
            price.price_paise
        )
        .execute(&mut **tx)
        .await?;
        if set.rows_affected() == 0 {
            let path = format!("pieces.{index}.id");
            problems.push(FieldProblem::new(
                path,
                "unknown",
                codes::PIECE_NOT_FOUND.message,
            ));
        }
    }
    refuse(problems)
}

/// Sets the rush fee, in paise. Call `refresh` afterwards.
pub async fn set_rush(tx: &mut Tx, order: i64, rush: i64) -> Result<(), Failure> {
    sqlx::query!(
        "UPDATE orders_order SET rush_paise = ?2 WHERE id = ?1",
        order,
        rush
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// Sets the rush fee, unless it stays, and the discount on the prices as they are now. Call
/// `refresh` afterwards. Returns the details for the audit log.
pub async fn set_rush_and_discount(
    tx: &mut Tx,
    order: i64,
    rush: Option<i64>,
    discount: &Discount<'_>,
) -> Result<Value, Failure> {
    let before = sqlx::query!(
        r#"SELECT rush_paise, discount_paise, discount_reason,
                  (SELECT coalesce(sum(price_paise), 0) FROM orders_piece WHERE order_id = ?1) AS "sum!: i64"
           FROM orders_order WHERE id = ?1"#,
        order
    )
    .fetch_one(&mut **tx)
    .await?;
    let rush = rush.unwrap_or(before.rush_paise);
    let sum = before.sum + sum_of_extras(tx, order).await?;
    let (paise, reason) = discount.on(sum, rush)?;
    sqlx::query!(
        "UPDATE orders_order SET rush_paise = ?2, discount_paise = ?3, discount_reason = ?4 WHERE id = ?1",
        order,
        rush,
        paise,
        reason
    )
    .execute(&mut **tx)
    .await?;
    Ok(json!({
        "rushPaise": {"from": before.rush_paise, "to": rush},
        "discountPaise": {"from": before.discount_paise, "to": paise},
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn discount(paise: Option<i64>, percent: Option<i64>, reason: &str) -> Option<i64> {
        let discount = Discount {
            paise,
            percent,
            reason: Some(reason),
        };
        let given = discount.on(123_450, 10_000);
        given.ok().map(|(discount, _)| discount)
    }

    #[test]
    fn a_discount_is_an_amount_or_a_percentage_in_whole_rupees() {
        assert_eq!(discount(None, None, ""), Some(0));
        assert_eq!(discount(Some(12_345), None, "Regular"), Some(12_345));
        assert_eq!(discount(None, Some(10), "Regular"), Some(12_300));
        assert_eq!(discount(None, Some(50), "Regular"), Some(61_700));
        assert_eq!(discount(Some(1), Some(10), "Regular"), None, "not both");
    }

    #[test]
    fn a_discount_has_a_reason_and_is_not_above_the_price_with_its_rush_fee() {
        assert_eq!(discount(Some(100), None, "  "), None);
        assert_eq!(discount(Some(133_450), None, "Gift"), Some(133_450));
        assert_eq!(discount(Some(133_451), None, "Gift"), None);
    }
}

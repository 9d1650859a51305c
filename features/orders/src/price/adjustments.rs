//! Rush fee and discount of an order.

use kernel::{
    Failure, FieldProblem,
    audit::{self, Entry},
    edit::RECORD_CONFLICT,
};
use poem_openapi::Object;
use serde_json::json;

use crate::{Orders, codes};

/// Rush fee and discount of an order.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct PriceAdjustments {
    /// Rush fee in paise; 0 for none.
    #[oai(validator(minimum(value = "0"), maximum(value = "100000000")))]
    pub rush_paise: i64,
    /// Discount in paise; absent for none, and with `discountPercent`.
    #[oai(validator(minimum(value = "0"), maximum(value = "1000000000")))]
    pub discount_paise: Option<i64>,
    /// Discount in percent of the pieces' prices, rounded to whole rupees.
    #[oai(validator(minimum(value = "1"), maximum(value = "100")))]
    pub discount_percent: Option<i64>,
    /// Reason for the discount. Required with a discount; the customer sees it.
    #[oai(validator(max_length = 200))]
    pub discount_reason: Option<String>,
    /// Current price of the order as known to the caller, in paise; absent for none.
    pub from_paise: Option<i64>,
}

impl PriceAdjustments {
    /// The discount on this sum of prices and its reason.
    fn discount(&self, sum: i64) -> Result<(i64, &str), Failure> {
        let reason = self.discount_reason.as_deref().unwrap_or_default().trim();
        let (field, discount) = match (self.discount_paise, self.discount_percent) {
            (Some(_), Some(_)) => {
                let problem = FieldProblem::new(
                    "discountPercent",
                    "not_both",
                    "Give an amount or a percentage, not both.",
                );
                return Err(Failure::invalid(vec![problem]));
            }
            (paise, None) => ("discountPaise", paise.unwrap_or_default()),
            // Rounded half up to whole rupees.
            (None, Some(percent)) => ("discountPercent", (sum * percent + 5_000) / 10_000 * 100),
        };
        if discount > sum + self.rush_paise || (discount == 0 && self.discount_percent.is_some()) {
            let problem = FieldProblem::new(
                field,
                "too_large",
                "The discount cannot be more than the price. Set the price first.",
            );
            return Err(Failure::invalid(vec![problem]));
        }
        if discount > 0 && reason.is_empty() {
            let problem = FieldProblem::new(
                "discountReason",
                "required",
                "Give a reason for the discount.",
            );
            return Err(Failure::invalid(vec![problem]));
        }
        Ok((discount, if discount == 0 { "" } else { reason }))
    }
}

impl Orders {
    /// Sets the rush fee and the discount of an order if its price is still what the caller saw.
    ///
    /// # Errors
    /// The order is missing or invoiced, its price was changed in the meantime, or the discount is
    /// more than the price or has no reason.
    pub(crate) async fn adjust_price(
        &self,
        order: i64,
        actor: i64,
        input: &PriceAdjustments,
    ) -> Result<(), Failure> {
        let mut tx = self.deps.db.write().await?;
        let row = sqlx::query!(
            r#"SELECT price_paise, rush_paise, discount_paise, discount_reason,
                      (SELECT coalesce(sum(price_paise), 0) FROM orders_piece WHERE order_id = ?1) AS "sum!: i64"
               FROM orders_order WHERE id = ?1"#,
            order
        )
        .fetch_optional(&mut *tx)
        .await?
        .ok_or_else(|| Failure::new(codes::ORDER_NOT_FOUND))?;
        if row.price_paise != input.from_paise {
            return Err(RECORD_CONFLICT.into());
        }
        if self.setup.money.is_invoiced(&mut tx, order).await? {
            return Err(codes::INVOICED.into());
        }
        let (discount, reason) = input.discount(row.sum)?;
        sqlx::query!(
            "UPDATE orders_order SET rush_paise = ?2, discount_paise = ?3, discount_reason = ?4 WHERE id = ?1",
            order,
            input.rush_paise,
            discount,
            reason
        )
        .execute(&mut *tx)
        .await?;
        self.refresh(&mut tx, order, actor).await?;
        let entry = Entry {
            actor: Some(actor),
            action: "orders.price_adjusted",
            subject: &format!("order:{order}"),
            details: json!({
                "rushPaise": {"from": row.rush_paise, "to": input.rush_paise},
                "discountPaise": {"from": row.discount_paise, "to": discount},
                "discountReason": {"from": row.discount_reason, "to": reason},
            }),
        };
        audit::record(&mut tx, self.deps.clock.now(), entry).await?;
        Ok(tx.commit().await?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn discount(paise: Option<i64>, percent: Option<i64>, reason: &str) -> Option<i64> {
        let input = PriceAdjustments {
            rush_paise: 10_000,
            discount_paise: paise,
            discount_percent: percent,
            discount_reason: Some(reason.to_owned()),
            from_paise: None,
        };
        input.discount(123_450).ok().map(|(discount, _)| discount)
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

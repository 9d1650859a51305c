//! The money that came a short while ago.

use kernel::{Failure, Paise, Timestamp};
use poem_openapi::Object;

use super::order_ledger::PaymentMethod;
use crate::{Payments, order_payment::OrderPayment};

/// How much of it is listed.
const LATEST: i64 = 12;

/// Money that came a short while ago.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct LatestMoney {
    /// When.
    pub at: Timestamp,
    /// What it was for: `advance` for orders, `course` for courses.
    pub kind: String,
    /// Which one.
    pub reference: String,
    /// How it came.
    pub method: PaymentMethod,
    /// What was bought, or the number of the order.
    pub title: String,
    /// From whom; absent for one whose account is gone.
    pub customer: Option<String>,
    /// How much, in paise.
    pub amount_paise: Paise,
    /// The coupon's code.
    pub coupon: Option<String>,
    /// What a payment of an order was.
    pub order_payment: Option<OrderPayment>,
}

impl Payments {
    pub(super) async fn latest_money(&self, since: Timestamp) -> Result<Vec<LatestMoney>, Failure> {
        let rows = sqlx::query!(
            r#"SELECT p.captured_at AS "at!: i64", 'online' AS "method!: PaymentMethod", o.kind AS "kind!: String",
                      o.reference AS "reference!: String", o.title AS "title!: String", o.user_id AS "user?: i64",
                      p.amount_paise AS "paise!: i64", c.code AS "coupon?: String",
                      (SELECT d.tax_document ->> '$.order.payment' FROM payments_receipt d
                       WHERE d.payment_id = p.id AND d.original_id IS NULL) AS "order_payment?: OrderPayment"
               FROM payments_payment p JOIN payments_order o ON o.id = p.order_id
                    LEFT JOIN payments_coupon c ON c.id = o.coupon_id
               WHERE p.captured_at >= ?1 AND p.reason IS NULL AND NOT o.test
               UNION ALL
               SELECT t.at, method, kind, reference, title, user_id, amount_paise, NULL,
                      (SELECT d.tax_document ->> '$.order.payment' FROM payments_receipt d
                       WHERE d.counter_payment_id = t.id AND d.original_id IS NULL)
               FROM payments_counter_payment t
               WHERE t.at >= ?1 AND takes_back IS NULL
                 AND NOT EXISTS (SELECT 1 FROM payments_counter_payment b WHERE b.takes_back = t.id)
               ORDER BY 1 DESC LIMIT ?2"#,
            since.0,
            LATEST
        )
        .fetch_all(self.0.deps.db.read())
        .await?;
        let mut latest = Vec::with_capacity(rows.len());
        for row in rows {
            let order = row
                .reference
                .parse()
                .ok()
                .filter(|_| row.kind == self.0.bills.kind());
            let bill = match order {
                Some(order) => self.0.bills.bill(order).await?,
                None => None,
            };
            let mut customer = bill.as_ref().map(|bill| bill.customer.clone());
            if let (None, Some(user)) = (&customer, row.user) {
                let contact = self.0.buyers.contact(user).await?;
                customer = contact.map(|contact| contact.name);
            }
            latest.push(LatestMoney {
                at: Timestamp(row.at),
                kind: row.kind,
                reference: row.reference,
                method: row.method,
                title: bill.map_or(row.title, |bill| bill.number),
                customer: customer.filter(|name| !name.is_empty()),
                amount_paise: Paise(row.paise),
                coupon: row.coupon,
                order_payment: row.order_payment,
            });
        }
        Ok(latest)
    }
}

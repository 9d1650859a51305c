//! The money that came a short while ago.

use kernel::{
    Failure, Paise, Timestamp,
    online_payments::{TransactionFilter, TransactionRow, TransactionState},
    tax_documents::OrderPayment,
};
use poem_openapi::Object;

use crate::{COUNTER, Ledger, order_ledger::PaymentMethod};

/// How much of it is listed.
const LATEST: usize = 12;

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
    /// Absent if the account is gone.
    pub customer: Option<String>,
    /// How much, in paise.
    pub amount_paise: Paise,
    /// The coupon's code.
    pub coupon: Option<String>,
    /// What a payment of an order was.
    pub order_payment: Option<OrderPayment>,
}

impl Ledger {
    pub(crate) async fn latest_money(&self, since: Timestamp) -> Result<Vec<LatestMoney>, Failure> {
        let filter = TransactionFilter {
            from: Some(since),
            ..TransactionFilter::default()
        };
        let mut rows = self.online.transactions(&filter, None, None).await?;
        rows.retain(|row| row.paise > 0 && row.counts && !row.test);
        rows.extend(self.counter_since(since).await?);
        rows.sort_by_key(|row| std::cmp::Reverse(row.at));
        rows.truncate(LATEST);
        let mut latest = Vec::with_capacity(rows.len());
        for row in rows {
            let order = row
                .reference
                .parse()
                .ok()
                .filter(|_| row.kind == self.bills.kind());
            let bill = match order {
                Some(order) => self.bills.bill(order).await?,
                None => None,
            };
            let mut customer = bill.as_ref().map(|bill| bill.customer.clone());
            if let (None, Some(user)) = (&customer, row.user_id) {
                let contact = self.people.contact(user).await?;
                customer = contact.map(|contact| contact.name);
            }
            latest.push(LatestMoney {
                at: Timestamp(row.at),
                kind: row.kind,
                reference: row.reference,
                method: match (row.source, row.method.as_deref()) {
                    (COUNTER, Some("cash")) => PaymentMethod::Cash,
                    (COUNTER, _) => PaymentMethod::Upi,
                    _ => PaymentMethod::Online,
                },
                title: bill.map_or(row.title, |bill| bill.number),
                customer: customer.filter(|name| !name.is_empty()),
                amount_paise: Paise(row.paise),
                coupon: row.coupon,
                order_payment: row.order_payment,
            });
        }
        Ok(latest)
    }

    /// Counter payments recorded since then and not reversed, whatever their day, newest first.
    async fn counter_since(&self, since: Timestamp) -> Result<Vec<TransactionRow>, Failure> {
        let most = LATEST as i64;
        let rows = sqlx::query_as!(
            TransactionRow,
            r#"SELECT source AS "source!: i64", id AS "id!: i64", written_at AS "at!: i64", kind AS "kind!: String",
                      reference AS "reference!: String", title AS "title!: String", user_id AS "user_id?: i64",
                      paise AS "paise!: i64", 0 AS "returned!: i64", method AS "method?: String",
                      state AS "state!: TransactionState", NULL AS "payment?: i64", NULL AS "provider_payment?: String",
                      note AS "note?: String", NULL AS "failure?: String", actor AS "actor?: i64",
                      NULL AS "coupon?: String", order_payment AS "order_payment?: OrderPayment",
                      1 AS "counts!: bool", 0 AS "test!: bool"
               FROM ledger_transaction WHERE written_at >= ?1 AND state = 'settled' ORDER BY 3 DESC LIMIT ?2"#,
            since.0,
            most
        );
        Ok(rows.fetch_all(self.deps.db.read()).await?)
    }
}

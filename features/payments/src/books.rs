//! What the shop's books read of online payments.

use std::collections::HashMap;

use async_trait::async_trait;
use kernel::{
    Day, Failure, OnlinePayments, Paise, Timestamp,
    online_payments::{
        CouponOfMonth, PaidFees, Sale, TransactionCursor, TransactionFilter, TransactionRow,
        TransactionShow, TransactionState, TransactionSums,
    },
    tax_documents::OrderPayment,
};

use crate::{Payments, received::received};

/// A query of the transactions that a filter shows: what it selects, what follows its conditions, and further arguments
/// from ?13 on.
macro_rules! transactions {
    ($Row:ident, $select:literal, $rest:literal, $orders:expr, $filter:expr, $asked:expr $(, $more:expr)*) => {
        sqlx::query_as!(
            $Row,
            $select
                + r#" FROM payments_transaction
               WHERE (?2 IS NULL OR at >= ?2) AND (?3 IS NULL OR at < ?3)
                 AND CASE ?1 WHEN 'advances' THEN source = 1 AND kind = ?4 WHEN 'courses' THEN source = 1 AND kind <> ?4
                             WHEN 'counter' THEN 0 WHEN 'refunds' THEN source = 3
                             WHEN 'to_decide' THEN source = 1 AND undecided AND NOT test AND (state = 'refund_due' OR
                               (state = 'settled' AND purchase IN (SELECT value FROM json_each(?10))))
                             WHEN 'failed' THEN source = 3 AND undecided AND NOT test
                             ELSE 1 END
                 AND (?5 IS NULL OR instr(texts, ?5) > 0 OR user_id IN (SELECT value FROM json_each(?6))
                      OR (kind = ?4 AND CAST(reference AS INTEGER) IN (SELECT value FROM json_each(?7))))
                 AND (?8 IS NULL OR user_id = ?8
                      OR (kind = ?4 AND CAST(reference AS INTEGER) IN (SELECT value FROM json_each(?9))))
                 AND (?11 IS NULL OR kind = ?11) AND (?12 IS NULL OR reference = ?12)"#
                + $rest,
            $asked.show,
            $asked.from,
            $asked.until,
            $orders,
            $filter.query,
            $asked.users,
            $asked.orders,
            $filter.customer,
            $asked.customers_orders,
            $asked.called_off,
            $asked.kind,
            $asked.reference
            $(, $more)*
        )
    };
}

/// The filter in terms of rows.
struct Asked<'a> {
    show: &'static str,
    from: Option<i64>,
    until: Option<i64>,
    /// JSON lists.
    users: String,
    orders: String,
    customers_orders: String,
    called_off: String,
    kind: Option<&'a str>,
    reference: Option<&'a str>,
}

impl Payments {
    async fn asked<'a>(&self, filter: &TransactionFilter<'a>) -> Result<Asked<'a>, Failure> {
        let (kind, reference) = filter.item.unzip();
        let called_off = match filter.show {
            TransactionShow::ToDecide => self.0.bills.called_off().await?,
            _ => Vec::new(),
        };
        Ok(Asked {
            show: word(filter.show),
            from: filter.from.map(|at| at.0),
            until: filter.until.map(|at| at.0),
            users: format!("{:?}", filter.users),
            orders: format!("{:?}", filter.orders),
            customers_orders: format!("{:?}", filter.customers_orders),
            called_off: format!("{called_off:?}"),
            kind,
            reference,
        })
    }
}

/// As the queries call it.
fn word(show: TransactionShow) -> &'static str {
    match show {
        TransactionShow::All => "all",
        TransactionShow::Advances => "advances",
        TransactionShow::Courses => "courses",
        TransactionShow::Counter => "counter",
        TransactionShow::Refunds => "refunds",
        TransactionShow::ToDecide => "to_decide",
        TransactionShow::Failed => "failed",
    }
}

#[async_trait]
impl OnlinePayments for Payments {
    async fn received(
        &self,
        kind: &str,
        references: &[String],
    ) -> Result<HashMap<String, i64>, Failure> {
        received(&self.0.deps.db, kind, references).await
    }

    async fn transactions(
        &self,
        filter: &TransactionFilter<'_>,
        after: Option<TransactionCursor>,
        most: Option<i64>,
    ) -> Result<Vec<TransactionRow>, Failure> {
        let asked = self.asked(filter).await?;
        let (at, source, id) = after.map_or((None, None, None), |cursor| {
            (Some(cursor.at), Some(cursor.source), Some(cursor.id))
        });
        let orders = self.0.bills.kind();
        // Less than nothing is no limit.
        let most = most.unwrap_or(-1);
        let rows = transactions!(
            TransactionRow,
            r#"SELECT source AS "source!: i64", id AS "id!: i64", at AS "at!: i64", kind AS "kind!: String",
                      reference AS "reference!: String", title AS "title!: String", user_id AS "user_id?: i64",
                      paise AS "paise!: i64", returned AS "returned!: i64", method AS "method?: String",
                      state AS "state!: TransactionState", payment AS "payment?: i64",
                      provider_payment AS "provider_payment?: String", note AS "note?: String",
                      failure AS "failure?: String", actor AS "actor?: i64", coupon AS "coupon?: String",
                      order_payment AS "order_payment?: OrderPayment", counts AS "counts!: bool", test AS "test!: bool""#,
            " AND (?13 IS NULL OR (at, source, id) < (?13, ?14, ?15)) ORDER BY 3 DESC, 1 DESC, 2 DESC LIMIT ?16",
            orders,
            filter,
            asked,
            at,
            source,
            id,
            most
        );
        Ok(rows.fetch_all(self.0.deps.db.read()).await?)
    }

    /// What did not go back, or not yet, is not counted, and neither is test mode.
    async fn totals(&self, filter: &TransactionFilter<'_>) -> Result<TransactionSums, Failure> {
        let asked = self.asked(filter).await?;
        let orders = self.0.bills.kind();
        let sums = transactions!(
            TransactionSums,
            r#"SELECT count(CASE WHEN NOT test THEN 1 END) AS "count!: i64",
                      coalesce(sum(CASE WHEN counts AND NOT test AND source = 1 THEN paise END), 0) AS "received!: i64",
                      coalesce(sum(CASE WHEN counts AND NOT test AND state = 'processed' THEN -paise END), 0) AS "returned!: i64""#,
            "",
            orders,
            filter,
            asked
        );
        Ok(sums.fetch_one(self.0.deps.db.read()).await?)
    }

    async fn sales(&self, from: Timestamp, until: Timestamp) -> Result<Vec<Sale>, Failure> {
        let orders = self.0.bills.kind();
        let rows = sqlx::query!(
            r#"SELECT kind AS "kind!: String", reference AS "reference!: String", max(title) AS "title!: String",
                      count(*) AS "times!: i64",
                      sum(amount_paise - (SELECT coalesce(sum(r.amount_paise), 0) FROM payments_refund r
                                          JOIN payments_payment p ON p.id = r.payment_id
                                          WHERE p.order_id = o.id AND p.reason IS NULL
                                            AND r.state = 'processed')) AS "paise!: i64"
               FROM payments_order o
               WHERE state = 'fulfilled' AND fulfilled_at >= ?1 AND fulfilled_at < ?2 AND kind <> ?3 AND NOT test
               GROUP BY kind, reference"#,
            from.0,
            until.0,
            orders
        )
        .fetch_all(self.0.deps.db.read())
        .await?;
        let sales = rows.into_iter().map(|row| Sale {
            kind: row.kind,
            reference: row.reference,
            title: row.title,
            times: row.times,
            paise: Paise(row.paise),
        });
        Ok(sales.collect())
    }

    async fn fees(&self, from: Day, until: Day) -> Result<Vec<PaidFees>, Failure> {
        let (start, end) = (from.start(), until.start());
        let rows = sqlx::query!(
            r#"SELECT p.captured_at, p.fee_paise AS "paise!: i64" FROM payments_payment p
               JOIN payments_order o ON o.id = p.order_id
               WHERE p.captured_at >= ?1 AND p.captured_at < ?2 AND p.fee_paise > 0 AND NOT o.test
               ORDER BY p.captured_at"#,
            start.0,
            end.0
        )
        .fetch_all(self.0.deps.db.read())
        .await?;
        let mut fees: Vec<PaidFees> = Vec::new();
        for row in rows {
            let day = Timestamp(row.captured_at).day();
            match fees.last_mut().filter(|fees| fees.day == day) {
                Some(fees) => {
                    fees.payments += 1;
                    fees.paise += row.paise;
                }
                None => fees.push(PaidFees {
                    day,
                    payments: 1,
                    paise: row.paise,
                }),
            }
        }
        Ok(fees)
    }

    async fn coupons(
        &self,
        from: Timestamp,
        until: Timestamp,
        most: i64,
    ) -> Result<Vec<CouponOfMonth>, Failure> {
        let rows = sqlx::query!(
            r#"SELECT c.id AS "id!", c.code, count(*) AS "times!: i64", sum(o.price_paise - o.amount_paise) AS "off!: i64"
               FROM payments_coupon_use u JOIN payments_coupon c ON c.id = u.coupon_id
                    JOIN payments_order o ON o.id = u.order_id
               WHERE u.state = 'consumed' AND u.consumed_at >= ?1 AND u.consumed_at < ?2 AND NOT o.test
               GROUP BY c.id ORDER BY 3 DESC, c.code LIMIT ?3"#,
            from.0,
            until.0,
            most
        )
        .fetch_all(self.0.deps.db.read())
        .await?;
        let coupons = rows.into_iter().map(|row| CouponOfMonth {
            coupon_id: row.id,
            code: row.code,
            times: row.times,
            discount_paise: Paise(row.off),
        });
        Ok(coupons.collect())
    }
}

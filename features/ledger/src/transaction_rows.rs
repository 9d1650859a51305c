//! The rows of the transaction list, online and at the counter, and their sums.

use std::collections::HashSet;

use kernel::{
    Failure, Paise,
    edit::search_query,
    online_payments::{
        TransactionCursor, TransactionFilter, TransactionRow, TransactionShow, TransactionState,
        TransactionSums,
    },
    tax_documents::OrderPayment,
};

use crate::{
    Ledger,
    transaction::{TransactionQuery, TransactionTotals},
};

/// `next` of a part of the list: after which row the following one begins.
pub fn parse_cursor(text: &str) -> Option<TransactionCursor> {
    let mut numbers = text.split('-').map(|number| number.parse().ok());
    Some(TransactionCursor {
        at: numbers.next()??,
        source: numbers.next()??,
        id: numbers.next()??,
    })
}

pub fn cursor_after(row: &TransactionRow) -> String {
    format!("{}-{}-{}", row.at, row.source, row.id)
}

/// What the query comes to: who and which orders are found by it.
pub struct Asked {
    wanted: TransactionQuery,
    query: Option<String>,
    users: Vec<i64>,
    orders: Vec<i64>,
    customers_orders: Vec<i64>,
}

impl Asked {
    fn filter(&self) -> TransactionFilter<'_> {
        let month = self.wanted.month;
        TransactionFilter {
            show: self.wanted.show,
            from: month.map(|month| month.first_day().start()),
            until: month.map(|month| month.end().start()),
            query: self.query.as_deref(),
            users: &self.users,
            orders: &self.orders,
            customer: self.wanted.customer,
            customers_orders: &self.customers_orders,
            item: None,
        }
    }
}

impl Ledger {
    pub(crate) async fn asked(&self, wanted: &TransactionQuery) -> Result<Asked, Failure> {
        let query = search_query(wanted.query.as_deref());
        let users = match &query {
            Some(query) => self.people.find(query).await?,
            None => Vec::new(),
        };
        let mut orders = match users.as_slice() {
            [] => Vec::new(),
            users => self.bills.orders_of(users).await?,
        };
        orders.extend(query.as_deref().and_then(number_in));
        let customers_orders = match wanted.customer {
            Some(customer) => self.bills.orders_of(&[customer]).await?,
            None => Vec::new(),
        };
        Ok(Asked {
            wanted: wanted.clone(),
            query,
            users,
            orders,
            customers_orders,
        })
    }

    /// Newest first: those after the cursor, at most so many.
    pub(crate) async fn transaction_rows(
        &self,
        asked: &Asked,
        after: Option<TransactionCursor>,
        most: Option<usize>,
    ) -> Result<Vec<TransactionRow>, Failure> {
        let filter = asked.filter();
        let limit = most.map(|most| most as i64);
        let mut rows = self.online.transactions(&filter, after, limit).await?;
        rows.extend(self.counter_rows(&filter, after, limit).await?);
        rows.sort_by_key(|row| std::cmp::Reverse(row.cursor()));
        rows.truncate(most.unwrap_or(usize::MAX));
        Ok(rows)
    }

    async fn counter_rows(
        &self,
        filter: &TransactionFilter<'_>,
        after: Option<TransactionCursor>,
        most: Option<i64>,
    ) -> Result<Vec<TransactionRow>, Failure> {
        if !has_counter(filter.show) {
            return Ok(Vec::new());
        }
        let (from, until) = (filter.from.map(|at| at.0), filter.until.map(|at| at.0));
        let (at, source, id) = after.map_or((None, None, None), |cursor| {
            (Some(cursor.at), Some(cursor.source), Some(cursor.id))
        });
        let kind = self.bills.kind();
        let users = format!("{:?}", filter.users);
        let orders = format!("{:?}", filter.orders);
        let customers_orders = format!("{:?}", filter.customers_orders);
        let to_decide = self.to_decide(filter.show).await?;
        // Less than nothing is no limit.
        let most = most.unwrap_or(-1);
        Ok(sqlx::query_as!(
            TransactionRow,
            r#"SELECT source AS "source!: i64", id AS "id!: i64", at AS "at!: i64", kind AS "kind!: String",
                      reference AS "reference!: String", title AS "title!: String", user_id AS "user_id?: i64",
                      paise AS "paise!: i64", 0 AS "returned!: i64", method AS "method?: String",
                      state AS "state!: TransactionState", NULL AS "payment?: i64", NULL AS "provider_payment?: String",
                      note AS "note?: String", NULL AS "failure?: String", actor AS "actor?: i64",
                      NULL AS "coupon?: String", order_payment AS "order_payment?: OrderPayment",
                      1 AS "counts!: bool", 0 AS "test!: bool"
               FROM ledger_transaction
               WHERE (?1 IS NULL OR at >= ?1) AND (?2 IS NULL OR at < ?2)
                 AND (?3 IS NULL OR instr(texts, ?3) > 0 OR user_id IN (SELECT value FROM json_each(?4))
                      OR (kind = ?5 AND CAST(reference AS INTEGER) IN (SELECT value FROM json_each(?6))))
                 AND (?7 IS NULL OR user_id = ?7
                      OR (kind = ?5 AND CAST(reference AS INTEGER) IN (SELECT value FROM json_each(?8))))
                 AND (?9 IS NULL OR (at, source, id) < (?9, ?10, ?11))
                 AND (?13 IS NULL OR id IN (SELECT value FROM json_each(?13)))
               ORDER BY 3 DESC, 2 DESC LIMIT ?12"#,
            from,
            until,
            filter.query,
            users,
            kind,
            orders,
            filter.customer,
            customers_orders,
            at,
            source,
            id,
            most,
            to_decide
        )
        .fetch_all(self.deps.db.read())
        .await?)
    }

    /// What the whole list comes to. What did not go back, or not yet, is not counted, and neither is test mode.
    pub(crate) async fn transaction_totals(
        &self,
        asked: &Asked,
    ) -> Result<TransactionTotals, Failure> {
        let filter = asked.filter();
        let online = self.online.totals(&filter).await?;
        let counter = self.counter_totals(&filter).await?;
        let received = online.received + counter.received;
        Ok(TransactionTotals {
            count: online.count + counter.count,
            received_paise: Paise(received),
            returned_paise: Paise(online.returned),
            net_paise: Paise(received - online.returned),
        })
    }

    async fn counter_totals(
        &self,
        filter: &TransactionFilter<'_>,
    ) -> Result<TransactionSums, Failure> {
        if !has_counter(filter.show) {
            return Ok(TransactionSums::default());
        }
        let (from, until) = (filter.from.map(|at| at.0), filter.until.map(|at| at.0));
        let kind = self.bills.kind();
        let users = format!("{:?}", filter.users);
        let orders = format!("{:?}", filter.orders);
        let customers_orders = format!("{:?}", filter.customers_orders);
        let to_decide = self.to_decide(filter.show).await?;
        Ok(sqlx::query_as!(
            TransactionSums,
            r#"SELECT count(*) AS "count!: i64", coalesce(sum(paise), 0) AS "received!: i64", 0 AS "returned!: i64"
               FROM ledger_transaction
               WHERE (?1 IS NULL OR at >= ?1) AND (?2 IS NULL OR at < ?2)
                 AND (?3 IS NULL OR instr(texts, ?3) > 0 OR user_id IN (SELECT value FROM json_each(?4))
                      OR (kind = ?5 AND CAST(reference AS INTEGER) IN (SELECT value FROM json_each(?6))))
                 AND (?7 IS NULL OR user_id = ?7
                      OR (kind = ?5 AND CAST(reference AS INTEGER) IN (SELECT value FROM json_each(?8))))
                 AND (?9 IS NULL OR id IN (SELECT value FROM json_each(?9)))"#,
            from,
            until,
            filter.query,
            users,
            kind,
            orders,
            filter.customer,
            customers_orders,
            to_decide
        )
        .fetch_one(self.deps.db.read())
        .await?)
    }

    /// Ids of the counter payments whose order is cancelled and about which nothing is decided, as a JSON list; `None`
    /// for other lists.
    async fn to_decide(&self, show: TransactionShow) -> Result<Option<String>, Failure> {
        if show != TransactionShow::ToDecide {
            return Ok(None);
        }
        let kind = self.bills.kind();
        let rows = sqlx::query!(
            r#"SELECT id AS "id!", CAST(reference AS INTEGER) AS "order!: i64" FROM ledger_counter_payment t
               WHERE kind = ?1 AND reverses IS NULL
                 AND NOT EXISTS (SELECT 1 FROM ledger_counter_payment b WHERE b.reverses = t.id)
                 AND NOT EXISTS (SELECT 1 FROM ledger_counter_retained r WHERE r.payment_id = t.id)"#,
            kind
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let orders: Vec<i64> = rows.iter().map(|row| row.order).collect();
        let called_off: HashSet<i64> = self
            .bills
            .called_off_of(&orders)
            .await?
            .into_iter()
            .collect();
        let undecided = rows.iter().filter(|row| called_off.contains(&row.order));
        let ids: Vec<i64> = undecided.map(|row| row.id).collect();
        Ok(Some(format!("{ids:?}")))
    }
}

fn has_counter(show: TransactionShow) -> bool {
    matches!(
        show,
        TransactionShow::All | TransactionShow::Counter | TransactionShow::ToDecide
    )
}

/// The number of an order as people say it: `HM-1048`, `1048`.
fn number_in(query: &str) -> Option<i64> {
    let digits =
        query.trim_start_matches(|c: char| c.is_ascii_alphabetic() || c == '-' || c == '#');
    digits.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_are_found_as_people_say_their_numbers() {
        assert_eq!(number_in("hm-1048"), Some(1_048));
        assert_eq!(number_in("1048"), Some(1_048));
        assert_eq!(number_in("#1048"), Some(1_048));
        assert_eq!(number_in("asha"), None);
    }

    #[test]
    fn a_cursor_is_three_numbers() {
        assert!(parse_cursor("1700000000-3-12").is_some());
        for text in ["", "1-2", "a-b-c", "1-2-x"] {
            assert!(parse_cursor(text).is_none(), "{text}");
        }
    }
}

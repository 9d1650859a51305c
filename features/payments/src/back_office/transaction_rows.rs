//! The rows that a list of movements is made of, and what they come to.

use kernel::{Failure, Paise};

use super::transaction::{TransactionFilter, TransactionShow, TransactionState, TransactionTotals};
use crate::{Payments, order_payment::OrderPayment};

/// Behind which row a part of the list begins.
pub struct Cursor {
    at: i64,
    source: i64,
    id: i64,
}

impl Cursor {
    pub fn parse(text: &str) -> Option<Self> {
        let mut numbers = text.split('-').map(|number| number.parse().ok());
        Some(Self {
            at: numbers.next()??,
            source: numbers.next()??,
            id: numbers.next()??,
        })
    }

    /// The next part begins behind this row.
    pub fn behind(row: &Row) -> String {
        format!("{}-{}-{}", row.at, row.source, row.id)
    }
}

/// What the filter comes to in terms of rows.
pub struct Asked {
    show: &'static str,
    orders: &'static str,
    from: Option<i64>,
    until: Option<i64>,
    wording: Option<String>,
    /// JSON lists.
    users: String,
    references: String,
    customer: Option<i64>,
    customers_orders: String,
    called_off: String,
}

pub struct Row {
    pub source: i64,
    pub id: i64,
    pub at: i64,
    pub kind: String,
    pub reference: String,
    pub title: String,
    pub user_id: Option<i64>,
    pub paise: i64,
    pub returned: i64,
    pub method: Option<String>,
    pub state: TransactionState,
    pub payment: Option<i64>,
    pub note: Option<String>,
    pub failure: Option<String>,
    pub actor: Option<i64>,
    pub order_payment: Option<OrderPayment>,
    pub test: bool,
}

impl Payments {
    pub(super) async fn asked(&self, filter: &TransactionFilter) -> Result<Asked, Failure> {
        let wording = filter
            .wording
            .as_deref()
            .map(|wording| wording.trim().to_lowercase());
        let wording = wording.filter(|wording| !wording.is_empty());
        let users = match &wording {
            Some(wording) => self.0.buyers.found(wording).await?,
            None => Vec::new(),
        };
        let mut references = match users.as_slice() {
            [] => Vec::new(),
            users => self.0.bills.orders_of(users).await?,
        };
        references.extend(wording.as_deref().and_then(number_in));
        let customers_orders = match filter.customer {
            Some(customer) => self.0.bills.orders_of(&[customer]).await?,
            None => Vec::new(),
        };
        let called_off = match filter.show {
            TransactionShow::ToDecide => self.0.bills.called_off().await?,
            _ => Vec::new(),
        };
        Ok(Asked {
            show: filter.show.word(),
            orders: self.0.bills.kind(),
            from: filter.month.map(|month| month.first_day().start().0),
            until: filter.month.map(|month| month.end().start().0),
            wording,
            users: format!("{users:?}"),
            references: format!("{references:?}"),
            customer: filter.customer,
            customers_orders: format!("{customers_orders:?}"),
            called_off: format!("{called_off:?}"),
        })
    }

    /// Newest first: those behind the cursor, at most so many.
    pub(super) async fn transaction_rows(
        &self,
        asked: &Asked,
        behind: Option<Cursor>,
        most: Option<i64>,
    ) -> Result<Vec<Row>, Failure> {
        let (at, source, id) = behind.map_or((None, None, None), |cursor| {
            (Some(cursor.at), Some(cursor.source), Some(cursor.id))
        });
        // Less than nothing is no limit.
        let most = most.unwrap_or(-1);
        Ok(sqlx::query_as!(
            Row,
            r#"SELECT source AS "source!: i64", id AS "id!: i64", at AS "at!: i64", kind AS "kind!: String",
                      reference AS "reference!: String", title AS "title!: String", user_id AS "user_id?: i64",
                      paise AS "paise!: i64", returned AS "returned!: i64", method AS "method?: String",
                      state AS "state!: TransactionState", payment AS "payment?: i64", note AS "note?: String",
                      failure AS "failure?: String", actor AS "actor?: i64",
                      order_payment AS "order_payment?: OrderPayment", test AS "test!: bool"
               FROM payments_transaction
               WHERE (?2 IS NULL OR at >= ?2) AND (?3 IS NULL OR at < ?3)
                 AND CASE ?1 WHEN 'advances' THEN source = 1 AND kind = ?4 WHEN 'courses' THEN source = 1 AND kind <> ?4
                             WHEN 'counter' THEN source = 2 WHEN 'refunds' THEN source = 3
                             WHEN 'to_decide' THEN source = 1 AND undecided AND NOT test AND (state = 'refund_due' OR
                               (state = 'settled' AND purchase IN (SELECT value FROM json_each(?10))))
                             WHEN 'failed' THEN source = 3 AND undecided AND NOT test
                             ELSE 1 END
                 AND (?5 IS NULL OR instr(texts, ?5) > 0 OR user_id IN (SELECT value FROM json_each(?6))
                      OR (kind = ?4 AND CAST(reference AS INTEGER) IN (SELECT value FROM json_each(?7))))
                 AND (?8 IS NULL OR user_id = ?8
                      OR (kind = ?4 AND CAST(reference AS INTEGER) IN (SELECT value FROM json_each(?9))))
                 AND (?11 IS NULL OR (at, source, id) < (?11, ?12, ?13))
               ORDER BY 3 DESC, 1 DESC, 2 DESC LIMIT ?14"#,
            asked.show,
            asked.from,
            asked.until,
            asked.orders,
            asked.wording,
            asked.users,
            asked.references,
            asked.customer,
            asked.customers_orders,
            asked.called_off,
            at,
            source,
            id,
            most
        )
        .fetch_all(self.0.deps.db.read())
        .await?)
    }

    /// What the whole list comes to. What did not go back, or not yet, is not counted, and neither is test mode.
    pub(super) async fn transaction_totals(
        &self,
        asked: &Asked,
    ) -> Result<TransactionTotals, Failure> {
        let sums = sqlx::query!(
            r#"SELECT count(CASE WHEN NOT test THEN 1 END) AS "count!: i64",
                      coalesce(sum(CASE WHEN counts AND NOT test AND state NOT IN ('requested', 'pending', 'failed', 'processed')
                                        THEN paise END), 0) AS "received!: i64",
                      coalesce(sum(CASE WHEN counts AND NOT test AND state = 'processed' THEN -paise END), 0) AS "returned!: i64"
               FROM payments_transaction
               WHERE (?2 IS NULL OR at >= ?2) AND (?3 IS NULL OR at < ?3)
                 AND CASE ?1 WHEN 'advances' THEN source = 1 AND kind = ?4 WHEN 'courses' THEN source = 1 AND kind <> ?4
                             WHEN 'counter' THEN source = 2 WHEN 'refunds' THEN source = 3
                             WHEN 'to_decide' THEN source = 1 AND undecided AND NOT test AND (state = 'refund_due' OR
                               (state = 'settled' AND purchase IN (SELECT value FROM json_each(?10))))
                             WHEN 'failed' THEN source = 3 AND undecided AND NOT test
                             ELSE 1 END
                 AND (?5 IS NULL OR instr(texts, ?5) > 0 OR user_id IN (SELECT value FROM json_each(?6))
                      OR (kind = ?4 AND CAST(reference AS INTEGER) IN (SELECT value FROM json_each(?7))))
                 AND (?8 IS NULL OR user_id = ?8
                      OR (kind = ?4 AND CAST(reference AS INTEGER) IN (SELECT value FROM json_each(?9))))"#,
            asked.show,
            asked.from,
            asked.until,
            asked.orders,
            asked.wording,
            asked.users,
            asked.references,
            asked.customer,
            asked.customers_orders,
            asked.called_off
        )
        .fetch_one(self.0.deps.db.read())
        .await?;
        Ok(TransactionTotals {
            count: sums.count,
            received_paise: Paise(sums.received),
            returned_paise: Paise(sums.returned),
            net_paise: Paise(sums.received - sums.returned),
        })
    }
}

/// The number of an order as people say it: `HM-1048`, `1048`.
fn number_in(wording: &str) -> Option<i64> {
    let digits =
        wording.trim_start_matches(|c: char| c.is_ascii_alphabetic() || c == '-' || c == '#');
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
        assert!(Cursor::parse("1700000000-3-12").is_some());
        for text in ["", "1-2", "a-b-c", "1-2-x"] {
            assert!(Cursor::parse(text).is_none(), "{text}");
        }
    }
}

//! Every movement of money in one list: what came online and at the counter, and what went back.

use std::collections::{HashMap, HashSet, hash_map::Entry};

use kernel::{Failure, Month, Paise, Timestamp};
use poem_openapi::{Enum, Object};

use crate::Payments;

/// How many movements a part of the list has.
const PART: i64 = 40;

/// Which movements.
#[derive(Enum, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[oai(rename_all = "snake_case")]
pub enum MovementShow {
    /// All of them.
    #[default]
    All,
    /// Advances of orders that came online.
    Advances,
    /// Courses that came online.
    Courses,
    /// Cash and UPI at the counter.
    Counter,
    /// What went back, or is to.
    Refunds,
    /// Payments that wait for the owner's word: they came twice, or for something that was called off since.
    ToDecide,
    /// Refunds that failed and wait for another try.
    Failed,
}

/// What moved.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "snake_case")]
pub enum MovementWhat {
    /// A payment through the payment provider.
    Online,
    /// Cash or UPI at the counter.
    Counter,
    /// Money that goes back.
    Refund,
}

/// How a movement stands.
#[derive(Enum, sqlx::Type, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "snake_case")]
#[sqlx(rename_all = "snake_case")]
pub enum MovementState {
    /// It came, and counts.
    Settled,
    /// It came, and is to be given back.
    RefundDue,
    /// It came, and all of it went back.
    Refunded,
    /// An entry of the counter that was wrong.
    TakenBack,
    /// The entry that takes it back.
    TakesBack,
    /// The provider is asked to give it back.
    Requested,
    /// It is on its way back.
    Pending,
    /// It went back.
    Processed,
    /// It did not go back.
    Failed,
}

/// One movement of money.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct Movement {
    /// Names it in the list, such as `online-12`.
    pub key: String,
    /// What moved.
    pub what: MovementWhat,
    /// When.
    pub at: Timestamp,
    /// What it was for: `advance` for orders, `course` for courses.
    pub kind: String,
    /// Which one.
    pub reference: String,
    /// What was bought, or the number of the order.
    pub title: String,
    /// From whom, or to whom; absent for one whose account is gone.
    pub customer: Option<String>,
    /// User id of the customer.
    pub customer_id: i64,
    /// How much, in paise; less than nothing went out.
    pub amount_paise: Paise,
    /// What went back of it by now, in paise.
    pub returned_paise: Paise,
    /// `card`, `upi`, `cash`, ...
    pub means: Option<String>,
    /// How it stands.
    pub state: MovementState,
    /// Id of the payment, for its page; absent at the counter.
    pub payment_id: Option<i64>,
    /// A word about it: why it goes back, or what was noted at the counter.
    pub note: Option<String>,
    /// Why a refund failed.
    pub failure: Option<String>,
    /// Who wrote it down or decided it; absent when nobody did.
    pub by: Option<String>,
}

/// A part of the list.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct MovementPage {
    /// Newest first.
    pub items: Vec<Movement>,
    /// `before` of the next part; absent with the last one.
    pub next: Option<String>,
    /// Of the whole list, not of this part.
    pub totals: MovementTotals,
}

/// What a list comes to.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase")]
pub struct MovementTotals {
    /// How many movements.
    pub count: i64,
    /// What came, in paise; without what is due back from the first.
    pub received_paise: Paise,
    /// What went back of that, in paise.
    pub returned_paise: Paise,
    /// What stayed, in paise.
    pub kept_paise: Paise,
}

/// Which part of which list.
#[derive(Clone, Debug, Default)]
pub struct MovementFilter {
    pub show: MovementShow,
    pub month: Option<Month>,
    /// Part of a name, mobile, title, order number or provider's id.
    pub words: Option<String>,
    /// Only of this customer.
    pub customer: Option<i64>,
}

/// Where a part begins: behind this row.
struct Cursor {
    at: i64,
    source: i64,
    id: i64,
}

impl Cursor {
    fn parse(text: &str) -> Option<Self> {
        let mut numbers = text.split('-').map(|number| number.parse().ok());
        Some(Self {
            at: numbers.next()??,
            source: numbers.next()??,
            id: numbers.next()??,
        })
    }
}

/// What the filter comes to in terms of rows.
struct Asked {
    show: &'static str,
    orders: &'static str,
    from: Option<i64>,
    until: Option<i64>,
    words: Option<String>,
    /// JSON lists.
    users: String,
    references: String,
    customer: Option<i64>,
    customers_orders: String,
    called_off: String,
}

struct Row {
    source: i64,
    id: i64,
    at: i64,
    kind: String,
    reference: String,
    title: String,
    user_id: Option<i64>,
    paise: i64,
    returned: i64,
    means: Option<String>,
    state: MovementState,
    payment: Option<i64>,
    note: Option<String>,
    failure: Option<String>,
    actor: Option<i64>,
    counts: i64,
}

impl Payments {
    pub(super) async fn movements(
        &self,
        filter: &MovementFilter,
        before: Option<&str>,
    ) -> Result<MovementPage, Failure> {
        let asked = self.asked(filter).await?;
        let rows = self.rows(&asked).await?;
        let totals = totals(&rows);
        let cursor = before.and_then(Cursor::parse);
        let behind = |row: &&Row| {
            cursor.as_ref().is_none_or(|cursor| {
                (row.at, row.source, row.id) < (cursor.at, cursor.source, cursor.id)
            })
        };
        let mut part: Vec<&Row> = rows.iter().filter(behind).take(PART as usize + 1).collect();
        let more = part.len() > PART as usize;
        part.truncate(PART as usize);
        let next = part.last().filter(|_| more);
        let next = next.map(|row| format!("{}-{}-{}", row.at, row.source, row.id));
        Ok(MovementPage {
            items: self.shown(&part).await?,
            next,
            totals,
        })
    }

    /// The whole list, newest first.
    pub(super) async fn all_movements(
        &self,
        filter: &MovementFilter,
    ) -> Result<Vec<Movement>, Failure> {
        let asked = self.asked(filter).await?;
        let rows = self.rows(&asked).await?;
        self.shown(&rows.iter().collect::<Vec<_>>()).await
    }

    async fn asked(&self, filter: &MovementFilter) -> Result<Asked, Failure> {
        let words = filter
            .words
            .as_deref()
            .map(|words| words.trim().to_lowercase());
        let words = words.filter(|words| !words.is_empty());
        let users = match &words {
            Some(words) => self.0.buyers.found(words).await?,
            None => Vec::new(),
        };
        let mut references = match users.as_slice() {
            [] => Vec::new(),
            users => self.0.bills.orders_of(users).await?,
        };
        references.extend(words.as_deref().and_then(number_in));
        let customers_orders = match filter.customer {
            Some(customer) => self.0.bills.orders_of(&[customer]).await?,
            None => Vec::new(),
        };
        let called_off = match filter.show {
            MovementShow::ToDecide => self.0.bills.called_off().await?,
            _ => Vec::new(),
        };
        Ok(Asked {
            show: filter.show.word(),
            orders: self.0.bills.kind(),
            from: filter.month.map(|month| month.first_day().start().0),
            until: filter.month.map(|month| month.end().start().0),
            words,
            users: format!("{users:?}"),
            references: format!("{references:?}"),
            customer: filter.customer,
            customers_orders: format!("{customers_orders:?}"),
            called_off: format!("{called_off:?}"),
        })
    }

    async fn rows(&self, asked: &Asked) -> Result<Vec<Row>, Failure> {
        Ok(sqlx::query_as!(
            Row,
            r#"SELECT source AS "source!: i64", id AS "id!: i64", at AS "at!: i64", kind AS "kind!: String",
                      reference AS "reference!: String", title AS "title!: String", user_id AS "user_id?: i64",
                      paise AS "paise!: i64", returned AS "returned!: i64", means AS "means?: String",
                      state AS "state!: MovementState", payment AS "payment?: i64", note AS "note?: String",
                      failure AS "failure?: String", actor AS "actor?: i64", counts AS "counts!: i64"
               FROM (
                 SELECT 1 AS source, p.id, p.captured_at AS at, o.kind, o.reference, o.title, o.user_id,
                        p.amount_paise AS paise,
                        (SELECT coalesce(sum(r.amount_paise), 0) FROM payments_refund r
                         WHERE r.payment_id = p.id AND r.state = 'processed') AS returned,
                        p.method AS means, p.state, p.id AS payment, NULL AS note, NULL AS failure, NULL AS actor,
                        p.reason IS NULL AS counts,
                        lower(o.title || ' ' || p.provider_payment_id || ' ' || coalesce(o.provider_order_id, '')) AS texts,
                        NOT EXISTS (SELECT 1 FROM payments_refund r WHERE r.payment_id = p.id AND r.state <> 'failed')
                          AND NOT EXISTS (SELECT 1 FROM payments_kept k WHERE k.payment_id = p.id)
                          AND (p.state = 'refund_due' OR (p.state = 'settled'
                               AND p.order_id IN (SELECT value FROM json_each(?10)))) AS waits
                 FROM payments_payment p JOIN payments_order o ON o.id = p.order_id
                 UNION ALL
                 SELECT 2, t.id, CASE WHEN date(t.at + 19800, 'unixepoch') = t.day THEN t.at
                                      ELSE unixepoch(t.day) + 23400 END,
                        t.kind, t.reference, t.title, t.user_id, t.amount_paise, 0, t.means,
                        CASE WHEN t.takes_back IS NOT NULL THEN 'takes_back'
                             WHEN EXISTS (SELECT 1 FROM payments_taking b WHERE b.takes_back = t.id) THEN 'taken_back'
                             ELSE 'settled' END,
                        NULL, nullif(t.note, ''), NULL, t.actor, 1, lower(t.title || ' ' || t.note), 0
                 FROM payments_taking t
                 UNION ALL
                 SELECT 3, r.id, CASE WHEN r.state = 'processed' THEN r.done_at ELSE r.requested_at END,
                        o.kind, o.reference, o.title, o.user_id, -r.amount_paise, 0, p.method, r.state, p.id, r.reason,
                        r.failure, r.actor, p.reason IS NULL,
                        lower(o.title || ' ' || p.provider_payment_id || ' ' || coalesce(r.provider_refund_id, '') || ' '
                              || r.reason),
                        r.state = 'failed'
                          AND NOT EXISTS (SELECT 1 FROM payments_refund l WHERE l.payment_id = p.id AND l.id > r.id)
                          AND NOT EXISTS (SELECT 1 FROM payments_kept k
                                          WHERE k.payment_id = p.id AND k.at >= r.requested_at)
                 FROM payments_refund r JOIN payments_payment p ON p.id = r.payment_id
                      JOIN payments_order o ON o.id = p.order_id
               )
               WHERE (?2 IS NULL OR at >= ?2) AND (?3 IS NULL OR at < ?3)
                 AND CASE ?1 WHEN 'advances' THEN source = 1 AND kind = ?4 WHEN 'courses' THEN source = 1 AND kind <> ?4
                             WHEN 'counter' THEN source = 2 WHEN 'refunds' THEN source = 3
                             WHEN 'to_decide' THEN source = 1 AND waits WHEN 'failed' THEN source = 3 AND waits
                             ELSE 1 END
                 AND (?5 IS NULL OR instr(texts, ?5) > 0 OR user_id IN (SELECT value FROM json_each(?6))
                      OR (kind = ?4 AND CAST(reference AS INTEGER) IN (SELECT value FROM json_each(?7))))
                 AND (?8 IS NULL OR user_id = ?8
                      OR (kind = ?4 AND CAST(reference AS INTEGER) IN (SELECT value FROM json_each(?9))))
               ORDER BY 3 DESC, 1 DESC, 2 DESC"#,
            asked.show,
            asked.from,
            asked.until,
            asked.orders,
            asked.words,
            asked.users,
            asked.references,
            asked.customer,
            asked.customers_orders,
            asked.called_off
        )
        .fetch_all(self.0.deps.db.read())
        .await?)
    }

    async fn shown(&self, rows: &[&Row]) -> Result<Vec<Movement>, Failure> {
        let mut bills = HashMap::new();
        for row in rows.iter().filter(|row| row.kind == self.0.bills.kind()) {
            let Ok(order) = row.reference.parse::<i64>() else {
                continue;
            };
            if let Entry::Vacant(unasked) = bills.entry(order) {
                unasked.insert(self.0.bills.bill(order).await?);
            }
        }
        let people: HashSet<i64> = rows
            .iter()
            .flat_map(|row| [row.user_id, row.actor])
            .flatten()
            .collect();
        let people: Vec<i64> = people.into_iter().collect();
        let names = self.0.buyers.names(&people).await?;
        let name = |user: i64| names.get(&user).filter(|name| !name.is_empty()).cloned();
        let shown = rows.iter().map(|row| {
            let order = row.reference.parse().ok();
            let bill = order
                .filter(|_| row.kind == self.0.bills.kind())
                .and_then(|order: i64| bills.get(&order)?.as_ref());
            let (what, word) = match row.source {
                1 => (MovementWhat::Online, "online"),
                2 => (MovementWhat::Counter, "counter"),
                _ => (MovementWhat::Refund, "refund"),
            };
            let customer_id = row.user_id.or(bill.map(|bill| bill.buyer)).unwrap_or(0);
            Movement {
                key: format!("{word}-{}", row.id),
                what,
                at: Timestamp(row.at),
                kind: row.kind.clone(),
                reference: row.reference.clone(),
                title: bill.map_or_else(|| row.title.clone(), |bill| bill.number.clone()),
                customer: row
                    .user_id
                    .and_then(name)
                    .or_else(|| bill.map(|bill| bill.customer.clone())),
                customer_id,
                amount_paise: Paise(row.paise),
                returned_paise: Paise(row.returned),
                means: row.means.clone(),
                state: row.state,
                payment_id: row.payment,
                note: row.note.clone(),
                failure: row.failure.clone(),
                by: row.actor.and_then(name),
            }
        });
        Ok(shown.collect())
    }
}

impl MovementShow {
    fn word(self) -> &'static str {
        match self {
            Self::All => "all",
            Self::Advances => "advances",
            Self::Courses => "courses",
            Self::Counter => "counter",
            Self::Refunds => "refunds",
            Self::ToDecide => "to_decide",
            Self::Failed => "failed",
        }
    }
}

/// The number of an order as people say it: `HM-1048`, `1048`.
fn number_in(words: &str) -> Option<i64> {
    let digits =
        words.trim_start_matches(|c: char| c.is_ascii_alphabetic() || c == '-' || c == '#');
    digits.parse().ok()
}

fn totals(rows: &[Row]) -> MovementTotals {
    let mut totals = MovementTotals {
        count: rows.len() as i64,
        received_paise: Paise(0),
        returned_paise: Paise(0),
        kept_paise: Paise(0),
    };
    for row in rows.iter().filter(|row| row.counts == 1) {
        match row.state {
            MovementState::Requested | MovementState::Pending | MovementState::Failed => {}
            MovementState::Processed => totals.returned_paise.0 -= row.paise,
            _ => totals.received_paise.0 += row.paise,
        }
    }
    totals.kept_paise.0 = totals.received_paise.0 - totals.returned_paise.0;
    totals
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

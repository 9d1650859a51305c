//! Lists of orders: search, visits, trials.

use std::collections::HashMap;

use kernel::{Day, Failure, Month, edit::search_query};
use poem_openapi::{Enum, Object};

use super::line::{OrderLine, Row};
use crate::{Orders, slot::VisitSlot, status::OrderStatus, trial::Trial};

/// Orders per page.
const PAGE: usize = 50;

/// A page of orders.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct OrderPage {
    /// Newest first.
    pub items: Vec<OrderLine>,
    /// `before` of the next page; absent on the last one.
    pub next: Option<i64>,
}

/// Which orders to list: `waiting` requests to approve; `open` approved and not delivered; `unpaid_advance` approved, with
/// an unpaid advance; `due` promised within two days or overdue, and not ready; `called_off` declined or cancelled;
/// `taken` approved at some time; `cancelled` by the customer or the shop; `mine` approved, with an undelivered piece
/// assigned to the caller.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "snake_case")]
pub enum OrderFilter {
    /// Requests to approve.
    Waiting,
    /// Approved and not delivered.
    Open,
    /// Approved, with an unpaid advance.
    UnpaidAdvance,
    /// Promised within two days or overdue, and not ready. Without a promised day, the day it is needed counts.
    Due,
    /// Delivered.
    Delivered,
    /// Declined or cancelled.
    CalledOff,
    /// Approved at some time, whatever the current status.
    Taken,
    /// Declined by the shop.
    Declined,
    /// Cancelled by the customer or the shop.
    Cancelled,
    /// Approved, with an undelivered piece assigned to the caller.
    Mine,
}

/// Criteria of a list.
#[derive(Default)]
pub struct Wanted<'a> {
    pub filter: Option<OrderFilter>,
    /// Part of a name or mobile number, or an order's id.
    pub query: Option<&'a str>,
    pub customer: Option<i64>,
    pub month: Option<Month>,
    /// User id of the caller.
    pub reader: Option<i64>,
}

impl Wanted<'_> {
    /// The order number in the search: 1048 in `1048`, `HM-1048` and `HM-1048/2`.
    fn number(&self) -> Option<i64> {
        let order = self.query?.split('/').next()?;
        let digits: String = order.chars().filter(char::is_ascii_digit).collect();
        digits.parse().ok()
    }
}

impl From<OrderFilter> for Wanted<'_> {
    fn from(filter: OrderFilter) -> Self {
        Self {
            filter: Some(filter),
            ..Self::default()
        }
    }
}

impl Orders {
    /// Returns a page of 50 orders. The first page begins with the order whose number was searched.
    pub(crate) async fn page(
        &self,
        wanted: Wanted<'_>,
        before: Option<i64>,
    ) -> Result<OrderPage, Failure> {
        let mut rows = Vec::new();
        if before.is_none() && wanted.number().is_some() {
            rows = self.matches(&wanted, None, true).await?;
        }
        rows.extend(self.matches(&wanted, before, false).await?);
        let more = rows.len() > PAGE;
        rows.truncate(PAGE);
        let next = rows.last().map(|row| row.id).filter(|_| more);
        Ok(OrderPage {
            items: self.lines(rows).await?,
            next,
        })
    }

    /// Matching orders: only the one whose number was searched (`numbered`), or all others, newest
    /// first, one more than a page.
    async fn matches(
        &self,
        wanted: &Wanted<'_>,
        before: Option<i64>,
        numbered: bool,
    ) -> Result<Vec<Row>, Failure> {
        let filter = wanted.filter.map(|filter| match filter {
            OrderFilter::Waiting => "waiting",
            OrderFilter::Open => "open",
            OrderFilter::UnpaidAdvance => "unpaid_advance",
            OrderFilter::Due => "due",
            OrderFilter::Delivered => "delivered",
            OrderFilter::CalledOff => "called_off",
            OrderFilter::Taken => "taken",
            OrderFilter::Declined => "declined",
            OrderFilter::Cancelled => "cancelled",
            OrderFilter::Mine => "mine",
        });
        let query = search_query(wanted.query);
        let digits: Option<String> = query
            .as_ref()
            .map(|query| query.chars().filter(char::is_ascii_digit).collect())
            .filter(|digits: &String| !digits.is_empty());
        let id = wanted.number();
        let due = self.due_day();
        let from = wanted.month.map(|month| month.first_day().start().0);
        let until = wanted.month.map(|month| month.end().start().0);
        let most = PAGE as i64 + 1;
        let rows = sqlx::query_as!(
            Row,
            r#"SELECT id, status AS "status!: OrderStatus", reason, first_name, last_name, contact_number, email <> '' AS "has_email!: bool", service_name,
                      image_id, day, slot AS "slot: VisitSlot", address, land_mark, pin_code, message, advance_paise,
                      advance_paid_paise, advance_paid_at, advance_test AS "advance_test!: bool", promised_day, needed_by, created_at
               FROM orders_order
               WHERE (?1 IS NULL OR id < ?1)
                 AND CASE WHEN ?12 THEN id = ?6 ELSE id IS NOT ?6 END
                 AND CASE ?2
                     WHEN 'waiting' THEN status = 'Pending'
                     WHEN 'open' THEN status IN ('Order Placed', 'Cutting Started', 'Stitching In Progress', 'Ready for Pickup')
                     WHEN 'unpaid_advance' THEN advance_paise > 0 AND advance_paid_at IS NULL AND status IN
                         ('Order Placed', 'Cutting Started', 'Stitching In Progress', 'Ready for Pickup')
                     WHEN 'due' THEN coalesce(promised_day, needed_by) <= ?3 AND status IN ('Order Placed', 'Cutting Started', 'Stitching In Progress')
                     WHEN 'delivered' THEN status = 'Delivered'
                     WHEN 'called_off' THEN status IN ('Rejected', 'Cancelled')
                     WHEN 'taken' THEN EXISTS (SELECT 1 FROM orders_status_change c WHERE c.order_id = orders_order.id
                         AND c.status = 'Order Placed' AND c.undone_at IS NULL)
                     WHEN 'declined' THEN status = 'Rejected'
                     WHEN 'cancelled' THEN status = 'Cancelled'
                     WHEN 'mine' THEN id IN (SELECT order_id FROM orders_piece WHERE assigned_to = ?11 AND status <> 'Delivered')
                         AND status IN
                         ('Order Placed', 'Cutting Started', 'Stitching In Progress', 'Ready for Pickup')
                     ELSE 1 END
                 AND (?4 IS NULL OR instr(lower(first_name || ' ' || last_name), ?4) > 0
                      OR (?5 IS NOT NULL AND instr(contact_number, ?5) > 0) OR id = ?6)
                 AND (?7 IS NULL OR user_id = ?7)
                 AND (?8 IS NULL OR CASE WHEN ?2 IN ('taken', 'delivered', 'called_off', 'declined', 'cancelled') THEN
                         (SELECT min(c.at) FROM orders_status_change c WHERE c.order_id = orders_order.id AND c.undone_at IS NULL
                            AND (c.status = CASE ?2 WHEN 'taken' THEN 'Order Placed' WHEN 'delivered' THEN 'Delivered' END
                                 OR (?2 IN ('called_off', 'declined', 'cancelled') AND c.status IN ('Rejected', 'Cancelled'))))
                         ELSE created_at END BETWEEN ?8 AND ?9 - 1)
               ORDER BY id DESC LIMIT ?10"#,
            before,
            filter,
            due,
            query,
            digits,
            id,
            wanted.customer,
            from,
            until,
            most,
            wanted.reader,
            numbered
        )
        .fetch_all(self.deps.db.read())
        .await?;
        Ok(rows)
    }

    /// Number of pieces at each step of the tracker, as on the board.
    pub(crate) async fn counts(&self) -> Result<Vec<(OrderStatus, i64)>, Failure> {
        let rows = sqlx::query!(
            r#"SELECT p.status AS "status!: OrderStatus", count(*) AS "count!: i64"
               FROM orders_piece p JOIN orders_order o ON o.id = p.order_id
               WHERE p.status NOT IN ('Pending', 'Delivered')
                 AND o.status NOT IN ('Pending', 'Rejected', 'Cancelled', 'Delivered')
               GROUP BY p.status"#
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let steps = [
            OrderStatus::OrderPlaced,
            OrderStatus::CuttingStarted,
            OrderStatus::StitchingInProgress,
            OrderStatus::ReadyForPickup,
        ];
        let count = |step| {
            rows.iter()
                .find(|row| row.status == step)
                .map_or(0, |row| row.count)
        };
        Ok(steps.into_iter().map(|step| (step, count(step))).collect())
    }

    /// Visits from one day to another, also those that were made before the order got another one.
    pub(crate) async fn visits(&self, from: Day, to: Day) -> Result<Vec<OrderLine>, Failure> {
        let (from, to) = (from.to_string(), to.to_string());
        let rows = sqlx::query_as!(
            Row,
            r#"SELECT id, status AS "status!: OrderStatus", reason, first_name, last_name, contact_number, email <> '' AS "has_email!: bool", service_name,
                      image_id, v.day, v.slot AS "slot: VisitSlot", address, land_mark, pin_code, message, advance_paise,
                      advance_paid_paise, advance_paid_at, advance_test AS "advance_test!: bool", promised_day, needed_by, created_at
               FROM (SELECT id AS order_id, day, slot FROM orders_order
                     WHERE day BETWEEN ?1 AND ?2 AND status NOT IN ('Rejected', 'Cancelled')
                     UNION SELECT order_id, day, slot FROM orders_past_visit WHERE day BETWEEN ?1 AND ?2) v
                   JOIN orders_order o ON o.id = v.order_id
               ORDER BY v.day, pin_code, id"#,
            from,
            to
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let mut visits = self.lines(rows).await?;
        self.add_visit_facts(&mut visits).await?;
        Ok(visits)
    }

    /// Trials from one day to another: one line for each time at which an order has trials.
    pub(crate) async fn trials(&self, from: Day, to: Day) -> Result<Vec<OrderLine>, Failure> {
        let (from, to) = (from.to_string(), to.to_string());
        let rows = sqlx::query_as!(
            Row,
            r#"SELECT id, status AS "status!: OrderStatus", reason, first_name, last_name, contact_number, email <> '' AS "has_email!: bool", service_name,
                      image_id, day, slot AS "slot: VisitSlot", address,
                      land_mark, pin_code, message, advance_paise, advance_paid_paise, advance_paid_at, advance_test AS "advance_test!: bool", promised_day, needed_by, created_at
               FROM orders_order
               WHERE id IN (SELECT order_id FROM orders_piece WHERE trial_day BETWEEN ?1 AND ?2)
                 AND status NOT IN ('Delivered', 'Rejected', 'Cancelled')
               ORDER BY id"#,
            from,
            to
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let mut lines: HashMap<i64, OrderLine> = HashMap::new();
        for line in self.lines(rows).await? {
            lines.insert(line.id, line);
        }
        let trials = sqlx::query!(
            r#"SELECT DISTINCT order_id, trial_day, trial_slot AS "trial_slot: VisitSlot" FROM orders_piece
               WHERE trial_day BETWEEN ?1 AND ?2 ORDER BY trial_day, trial_slot IS NULL, order_id"#,
            from,
            to
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let mut listed = Vec::new();
        for row in trials {
            if let Some(line) = lines.get(&row.order_id) {
                let trial = Trial::stored(row.trial_day.as_deref(), row.trial_slot);
                listed.push(OrderLine {
                    trial: trial.map_err(Failure::internal)?,
                    ..line.clone()
                });
            }
        }
        Ok(listed)
    }
}

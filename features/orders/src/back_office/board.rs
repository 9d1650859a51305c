//! Orders in lists: who, what, when, and what is still to be paid.

use kernel::{Day, Failure, Paise, Picture, Timestamp};
use poem_openapi::{Enum, Object};

use crate::{Orders, order::Advance, slot::VisitSlot, status::OrderStatus};

/// How many a list shows at once.
const PAGE: usize = 50;
/// So near its promised day an order is due.
const DUE_WITHIN_DAYS: i64 = 2;

/// An order in a list of the back office.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct OrderLine {
    /// Its id.
    pub id: i64,
    /// The id as people say it: `HM-1048`.
    pub number: String,
    /// How far it has come.
    pub status: OrderStatus,
    /// Why it was rejected or cancelled.
    pub reason: Option<String>,
    /// First and last name.
    pub customer: String,
    /// Mobile number, `+91XXXXXXXXXX`.
    pub contact_number: String,
    /// What is stitched: type, name and model.
    pub service_name: String,
    /// Picture of the product, 4:5.
    pub image: Option<Picture>,
    /// Day of the visit.
    pub appointment_date: Day,
    /// Part of the day.
    pub appointment_time: VisitSlot,
    /// Where to come.
    pub address: String,
    /// What is near it.
    pub land_mark: Option<String>,
    /// Pin code of the address.
    pub pin_code: String,
    /// What the customer wrote.
    pub message: Option<String>,
    /// The advance in paise; absent when there is none.
    pub advance_paise: Option<Paise>,
    /// Whether it is to be paid.
    pub advance: Advance,
    /// The day for which the shop promised it.
    pub promised_day: Option<Day>,
    /// Whether the promised day is at most two days away, or over, and the order is not ready yet.
    pub due: bool,
    /// When it was booked.
    pub created_at: Timestamp,
}

/// A part of a list.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct OrderPage {
    /// Newest first.
    pub items: Vec<OrderLine>,
    /// What to ask with for the next part; absent at the end.
    pub next: Option<i64>,
}

/// Which orders.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "snake_case")]
pub enum OrderFilter {
    /// Requests that wait for an answer.
    Waiting,
    /// Approved and not delivered.
    Open,
    /// Approved, with an advance that is not paid.
    UnpaidAdvance,
    /// Promised for the day after tomorrow or earlier, and not ready.
    Due,
    /// Delivered.
    Delivered,
    /// Rejected or cancelled.
    CalledOff,
}

/// One step of the board.
#[derive(Object, Clone, Debug)]
pub struct BoardColumn {
    /// The step.
    pub status: OrderStatus,
    /// How many orders are at it.
    pub count: i64,
    /// The most urgent of them: by promised day, then by age.
    pub items: Vec<OrderLine>,
}

struct Row {
    id: i64,
    status: OrderStatus,
    reason: Option<String>,
    first_name: String,
    last_name: String,
    contact_number: String,
    service_name: String,
    picture_id: Option<i64>,
    day: String,
    slot: VisitSlot,
    address: String,
    land_mark: String,
    pin_code: String,
    message: String,
    advance_paise: Option<i64>,
    advance_paid_paise: Option<i64>,
    advance_paid_at: Option<i64>,
    promised_day: Option<String>,
    created_at: i64,
}

impl Orders {
    /// Fifty at a time. The words are looked for in names and mobile numbers; a number is also an order's id.
    pub(crate) async fn page(
        &self,
        filter: Option<OrderFilter>,
        words: Option<&str>,
        before: Option<i64>,
    ) -> Result<OrderPage, Failure> {
        let filter = filter.map(|filter| match filter {
            OrderFilter::Waiting => "waiting",
            OrderFilter::Open => "open",
            OrderFilter::UnpaidAdvance => "unpaid_advance",
            OrderFilter::Due => "due",
            OrderFilter::Delivered => "delivered",
            OrderFilter::CalledOff => "called_off",
        });
        let words = words
            .map(|words| words.trim().to_lowercase())
            .filter(|words| !words.is_empty());
        let digits: Option<String> = words
            .as_ref()
            .map(|words| words.chars().filter(char::is_ascii_digit).collect())
            .filter(|digits: &String| !digits.is_empty());
        let id = digits
            .as_ref()
            .and_then(|digits| digits.parse::<i64>().ok());
        let due = self.due_day();
        let most = PAGE as i64 + 1;
        let mut rows = sqlx::query_as!(
            Row,
            r#"SELECT id, status AS "status!: OrderStatus", reason, first_name, last_name, contact_number, service_name,
                      picture_id, day, slot AS "slot!: VisitSlot", address, land_mark, pin_code, message, advance_paise,
                      advance_paid_paise, advance_paid_at, promised_day, created_at
               FROM orders_order
               WHERE (?1 IS NULL OR id < ?1)
                 AND CASE ?2
                     WHEN 'waiting' THEN status = 'Pending'
                     WHEN 'open' THEN status IN ('Order Placed', 'Cutting Started', 'Stitching In Progress', 'Ready for Pickup')
                     WHEN 'unpaid_advance' THEN advance_paise > 0 AND advance_paid_at IS NULL AND status IN
                         ('Order Placed', 'Cutting Started', 'Stitching In Progress', 'Ready for Pickup')
                     WHEN 'due' THEN promised_day <= ?3 AND status IN ('Order Placed', 'Cutting Started', 'Stitching In Progress')
                     WHEN 'delivered' THEN status = 'Delivered'
                     WHEN 'called_off' THEN status IN ('Rejected', 'Cancelled')
                     ELSE 1 END
                 AND (?4 IS NULL OR instr(lower(first_name || ' ' || last_name), ?4) > 0
                      OR (?5 IS NOT NULL AND instr(contact_number, ?5) > 0) OR id = ?6)
               ORDER BY id DESC LIMIT ?7"#,
            before,
            filter,
            due,
            words,
            digits,
            id,
            most
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let more = rows.len() > PAGE;
        rows.truncate(PAGE);
        let next = rows.last().map(|row| row.id).filter(|_| more);
        Ok(OrderPage {
            items: self.lines(rows).await?,
            next,
        })
    }

    /// The four steps of the tracker, each with its most urgent orders.
    pub(crate) async fn board(&self) -> Result<Vec<BoardColumn>, Failure> {
        let mut columns = Vec::new();
        for (status, count) in self.counts().await? {
            let words = status.words();
            let most = PAGE as i64;
            let rows = sqlx::query_as!(
                Row,
                r#"SELECT id, status AS "status!: OrderStatus", reason, first_name, last_name, contact_number,
                          service_name, picture_id, day, slot AS "slot!: VisitSlot", address, land_mark, pin_code,
                          message, advance_paise, advance_paid_paise, advance_paid_at, promised_day, created_at
                   FROM orders_order WHERE status = ?1
                   ORDER BY promised_day IS NULL, promised_day, id LIMIT ?2"#,
                words,
                most
            )
            .fetch_all(self.deps.db.read())
            .await?;
            columns.push(BoardColumn {
                status,
                count,
                items: self.lines(rows).await?,
            });
        }
        Ok(columns)
    }

    /// How many orders are at each step of the tracker.
    pub(crate) async fn counts(&self) -> Result<Vec<(OrderStatus, i64)>, Failure> {
        let rows = sqlx::query!(
            r#"SELECT status AS "status!: OrderStatus", count(*) AS "count!: i64" FROM orders_order
               WHERE status IN ('Order Placed', 'Cutting Started', 'Stitching In Progress', 'Ready for Pickup')
               GROUP BY status"#
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

    /// Everybody whom the shop visits from one day to another, in the order of the slots.
    pub(crate) async fn visits(&self, from: Day, to: Day) -> Result<Vec<OrderLine>, Failure> {
        let (from, to) = (from.to_string(), to.to_string());
        let rows = sqlx::query_as!(
            Row,
            r#"SELECT id, status AS "status!: OrderStatus", reason, first_name, last_name, contact_number, service_name,
                      picture_id, day, slot AS "slot!: VisitSlot", address, land_mark, pin_code, message, advance_paise,
                      advance_paid_paise, advance_paid_at, promised_day, created_at
               FROM orders_order
               WHERE day BETWEEN ?1 AND ?2 AND status NOT IN ('Rejected', 'Cancelled')
               ORDER BY day, pin_code, id"#,
            from,
            to
        )
        .fetch_all(self.deps.db.read())
        .await?;
        self.lines(rows).await
    }

    /// The last promised day that is near.
    fn due_day(&self) -> String {
        self.deps
            .clock
            .today()
            .plus_days(DUE_WITHIN_DAYS)
            .to_string()
    }

    async fn lines(&self, rows: Vec<Row>) -> Result<Vec<OrderLine>, Failure> {
        let pictures: Vec<i64> = rows.iter().filter_map(|row| row.picture_id).collect();
        let pictures = self.deps.pictures.pictures(&pictures).await?;
        let prefix = self.setup.numbers.prefix().await?;
        let due = self.due_day();
        rows.into_iter()
            .map(|row| {
                let image = row.picture_id.and_then(|id| pictures.get(&id).cloned());
                row.shown(&prefix, image, &due)
            })
            .collect()
    }
}

impl Row {
    fn shown(self, prefix: &str, image: Option<Picture>, due: &str) -> Result<OrderLine, Failure> {
        let day = |text: &str| {
            Day::parse(text)
                .ok_or_else(|| Failure::internal(format!("an order has the day {text}")))
        };
        let advance_paise = self.advance_paid_paise.or(self.advance_paise);
        let early = self.status.steps().is_some_and(|steps| steps < 4);
        Ok(OrderLine {
            id: self.id,
            number: format!("{prefix}-{}", self.id),
            advance: Advance::of(self.status, advance_paise, self.advance_paid_at.is_some()),
            due: early && self.promised_day.as_deref().is_some_and(|day| day <= due),
            status: self.status,
            reason: self.reason,
            customer: format!("{} {}", self.first_name, self.last_name)
                .trim()
                .to_owned(),
            contact_number: self.contact_number,
            service_name: self.service_name,
            image,
            appointment_date: day(&self.day)?,
            appointment_time: self.slot,
            address: self.address,
            land_mark: said(self.land_mark),
            pin_code: self.pin_code,
            message: said(self.message),
            advance_paise: advance_paise.filter(|paise| *paise > 0).map(Paise),
            promised_day: self.promised_day.as_deref().map(day).transpose()?,
            created_at: Timestamp(self.created_at),
        })
    }
}

fn said(text: String) -> Option<String> {
    (!text.is_empty()).then_some(text)
}

//! The visits and trials of the calendar as a feed for a team member's own calendar program.

use kernel::{Day, Failure, Timestamp, User};

use super::visit_line::{Made, VisitPurpose, facts_of};
use crate::{
    Orders,
    icalendar::{self, Event, EventStatus, EventTime},
    order_rows::day,
    slot::VisitSlot,
    status::OrderStatus,
};

/// Days before and after today that a feed covers.
const PAST_DAYS: i64 = 30;
const COMING_DAYS: i64 = 180;

/// What the events of one reader have in common.
struct Feed<'a> {
    reader: &'a User,
    /// Prefix of order numbers.
    prefix: String,
    /// The shop's public address.
    address: String,
}

/// Which event it is, and when.
struct Occurrence {
    uid: String,
    sequence: i64,
    modified: Timestamp,
    time: EventTime,
}

/// What an event is about.
struct Subject {
    order: i64,
    what: &'static str,
    status: EventStatus,
    /// First and last name.
    customer: String,
    contact_number: String,
    service_name: String,
    /// Empty for a trial in the shop.
    address: String,
}

impl Orders {
    /// The calendar of this reader: all visits and trials, for a maker their own without names, addresses and mobile
    /// numbers. Past visits stay, cancelled ones are marked.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn visit_feed(&self, reader: &User) -> Result<String, Failure> {
        let shop = self.setup.numbers.shop().await?;
        let feed = Feed {
            reader,
            prefix: self.setup.numbers.prefix().await?,
            address: shop.public_address,
        };
        let today = self.deps.clock.today();
        let (from, to) = (today.plus_days(-PAST_DAYS), today.plus_days(COMING_DAYS));
        let mut events = self.visit_events(&feed, from, to).await?;
        events.extend(self.trial_events(&feed, from, to).await?);
        let now = self.deps.clock.now();
        Ok(icalendar::write(&shop.business_name, &events, now))
    }

    async fn visit_events(
        &self,
        feed: &Feed<'_>,
        from: Day,
        to: Day,
    ) -> Result<Vec<Event>, Failure> {
        let (from, to) = (from.to_string(), to.to_string());
        let mut db = self.deps.db.read().acquire().await?;
        // A visit is numbered among those of its order, so that it stays the same one when it is over.
        let rows = sqlx::query!(
            r#"SELECT o.id, v.number AS "number!: i64", v.day AS "day!: String", v.slot AS "slot!: VisitSlot",
                      v.over AS "over!: bool", status AS "status!: OrderStatus", first_name, last_name, contact_number,
                      service_name, address, land_mark, pin_code, visit_revision, visit_changed_at, created_at
               FROM (SELECT id AS order_id, day, slot, 0 AS over,
                            1 + (SELECT count(*) FROM orders_past_visit p WHERE p.order_id = orders_order.id) AS number
                     FROM orders_order WHERE day BETWEEN ?1 AND ?2 AND slot IS NOT NULL
                     UNION ALL
                     SELECT order_id, day, slot, 1,
                            (SELECT count(*) FROM orders_past_visit e
                             WHERE e.order_id = orders_past_visit.order_id AND e.id <= orders_past_visit.id)
                     FROM orders_past_visit WHERE day BETWEEN ?1 AND ?2) v
                   JOIN orders_order o ON o.id = v.order_id
               ORDER BY v.day, o.id, v.number"#,
            from,
            to
        )
        .fetch_all(&mut *db)
        .await?;
        let made: Result<Vec<Made>, Failure> = rows
            .iter()
            .map(|row| Ok((row.id, day(&row.day).map_err(Failure::internal)?, row.slot)))
            .collect();
        let made = made?;
        let facts = facts_of(&mut db, &made).await?;
        let mut events = Vec::new();
        for ((row, (_, day, slot)), facts) in rows.into_iter().zip(made).zip(facts) {
            if feed.reader.is_maker() && facts.assigned_to != Some(feed.reader.id) {
                continue;
            }
            let status = match row.status {
                _ if row.over => EventStatus::Confirmed,
                OrderStatus::Pending => EventStatus::Tentative,
                other => cancelled_or_confirmed(other),
            };
            let what = match facts.purpose {
                VisitPurpose::Measure => "Measure",
                VisitPurpose::Trial => "Trial at home",
                VisitPurpose::HandOver => "Hand over",
            };
            let subject = Subject {
                order: row.id,
                what,
                status,
                customer: format!("{} {}", row.first_name, row.last_name),
                contact_number: row.contact_number,
                service_name: row.service_name,
                address: joined_with(", ", &[&row.address, &row.land_mark, &row.pin_code]),
            };
            let occurrence = Occurrence {
                uid: feed.uid("visit", row.id, row.number),
                sequence: row.visit_revision,
                modified: Timestamp(row.visit_changed_at.unwrap_or(row.created_at)),
                time: time_of(day, slot),
            };
            events.push(feed.event(occurrence, subject));
        }
        Ok(events)
    }

    /// One event for each time at which an order has trials.
    async fn trial_events(
        &self,
        feed: &Feed<'_>,
        from: Day,
        to: Day,
    ) -> Result<Vec<Event>, Failure> {
        let (from, to) = (from.to_string(), to.to_string());
        let maker = feed.reader.is_maker().then_some(feed.reader.id);
        let rows = sqlx::query!(
            r#"SELECT o.id AS "id!: i64", min(p.id) AS "piece!: i64", p.trial_day AS "day!: String",
                      p.trial_slot AS "slot: VisitSlot", max(p.trial_revision) AS "revision!: i64",
                      max(p.trial_changed_at) AS "changed_at: i64", o.created_at AS "created_at!: i64",
                      o.status AS "status!: OrderStatus", o.first_name AS "first_name!: String",
                      o.last_name AS "last_name!: String", o.contact_number AS "contact_number!: String",
                      o.service_name AS "service_name!: String"
               FROM orders_piece p JOIN orders_order o ON o.id = p.order_id
               WHERE p.trial_day BETWEEN ?1 AND ?2 AND (?3 IS NULL OR p.assigned_to = ?3)
               GROUP BY o.id, p.trial_day, p.trial_slot ORDER BY p.trial_day, o.id"#,
            from,
            to,
            maker
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let mut events = Vec::new();
        for row in rows {
            let day = day(&row.day).map_err(Failure::internal)?;
            let subject = Subject {
                order: row.id,
                what: "Trial",
                status: cancelled_or_confirmed(row.status),
                customer: format!("{} {}", row.first_name, row.last_name),
                contact_number: row.contact_number,
                service_name: row.service_name,
                address: String::new(),
            };
            let time = row.slot.map(|slot| time_of(day, slot));
            let occurrence = Occurrence {
                uid: feed.uid("trial", row.id, row.piece),
                sequence: row.revision,
                modified: Timestamp(row.changed_at.unwrap_or(row.created_at)),
                time: time.unwrap_or(EventTime::Day(day)),
            };
            events.push(feed.event(occurrence, subject));
        }
        Ok(events)
    }
}

impl Feed<'_> {
    fn uid(&self, kind: &str, order: i64, number: i64) -> String {
        let host = self.address.rsplit("//").next().unwrap_or_default();
        format!("{kind}-{order}-{number}@{host}")
    }

    /// An event as its reader may see it.
    fn event(&self, occurrence: Occurrence, subject: Subject) -> Event {
        let number = format!("{}-{}", self.prefix, subject.order);
        let (what, service) = (subject.what, subject.service_name);
        let (summary, description, location, url) = if self.reader.sees_contacts() {
            let customer = subject.customer.trim();
            let page = format!("{}/admin/orders/{}", self.address, subject.order);
            (
                joined_with(
                    ": ",
                    &[what, &joined_with(" ", &[customer, &format!("({number})")])],
                ),
                joined_with("\n", &[&service, &subject.contact_number]),
                Some(subject.address).filter(|address| !address.is_empty()),
                Some(page),
            )
        } else {
            (format!("{what}: {number}"), service, None, None)
        };
        Event {
            uid: occurrence.uid,
            sequence: occurrence.sequence,
            modified: occurrence.modified,
            time: occurrence.time,
            status: subject.status,
            summary,
            description,
            location,
            url,
        }
    }
}

fn cancelled_or_confirmed(status: OrderStatus) -> EventStatus {
    match status {
        OrderStatus::Rejected | OrderStatus::Cancelled => EventStatus::Cancelled,
        _ => EventStatus::Confirmed,
    }
}

fn time_of(day: Day, slot: VisitSlot) -> EventTime {
    let at = |hour: i64| day.start().plus_seconds(hour * 3_600);
    EventTime::Between(at(slot.start_hour()), at(slot.end_hour()))
}

/// Those of the texts that are not empty.
fn joined_with(separator: &str, parts: &[&str]) -> String {
    let said = parts.iter().copied().filter(|part| !part.is_empty());
    said.collect::<Vec<&str>>().join(separator)
}

//! Visits of orders: purpose, area and team member in lists, and those that were made.

use std::collections::HashMap;

use kernel::{Day, Failure, Timestamp, Tx};
use poem_openapi::{Enum, Object};
use serde_json::{Value, json};
use sqlx::SqliteConnection;

use super::{
    assignment::{TeamMember, at_work},
    line::OrderLine,
};
use crate::{Orders, order_rows::day, slot::VisitSlot, status::OrderStatus};

/// What a visit is for.
#[derive(Enum, sqlx::Type, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "snake_case")]
#[sqlx(rename_all = "snake_case")]
pub enum VisitPurpose {
    /// Measure the customer and collect the fabric.
    Measure,
    /// A trial at the customer's home.
    Trial,
    /// Hand over what is ready.
    HandOver,
}

impl VisitPurpose {
    /// The purpose of a visit to an order with this status on the morning of the visit.
    fn at(status: OrderStatus) -> Self {
        match status {
            OrderStatus::CuttingStarted | OrderStatus::StitchingInProgress => Self::Trial,
            OrderStatus::ReadyForPickup | OrderStatus::Delivered => Self::HandOver,
            OrderStatus::Pending
            | OrderStatus::OrderPlaced
            | OrderStatus::Rejected
            | OrderStatus::Cancelled => Self::Measure,
        }
    }
}

/// A visit of an order.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(skip_serializing_if_is_none)]
pub struct OrderVisit {
    /// The day.
    pub day: Day,
    /// Part of the day.
    pub slot: VisitSlot,
    /// What it is for.
    pub purpose: VisitPurpose,
    /// The team member who goes.
    pub assignee: Option<TeamMember>,
}

impl Orders {
    /// Adds the names of the areas. Hidden pin codes have one too.
    pub(super) async fn add_areas(&self, lines: &mut [OrderLine]) -> Result<(), Failure> {
        if lines.iter().all(|line| line.pin_code.is_none()) {
            return Ok(());
        }
        let rows = sqlx::query!(
            "SELECT pin_code, location FROM orders_pin_code WHERE deleted_at IS NULL ORDER BY location"
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let mut areas: HashMap<String, Vec<String>> = HashMap::new();
        for row in rows {
            areas.entry(row.pin_code).or_default().push(row.location);
        }
        for line in lines {
            let names = line.pin_code.as_ref().and_then(|code| areas.get(code));
            line.area = names.map(|names| match names.as_slice() {
                [] => String::new(),
                [one] => one.clone(),
                [first, second] => format!("{first}, {second}"),
                [first, rest @ ..] => format!("{first} and {} more", rest.len()),
            });
        }
        Ok(())
    }

    /// Adds who goes, and what each visit is for.
    pub(super) async fn add_visit_facts(&self, visits: &mut [OrderLine]) -> Result<(), Failure> {
        let team = self.team().await?;
        let mut times: Vec<&mut OrderLine> = visits
            .iter_mut()
            .filter(|visit| visit.appointment_date.is_some() && visit.appointment_time.is_some())
            .collect();
        let made: Vec<Made> = times
            .iter()
            .filter_map(|visit| Some((visit.id, visit.appointment_date?, visit.appointment_time?)))
            .collect();
        let mut db = self.deps.db.read().acquire().await?;
        let facts = facts_of(&mut db, &made).await?;
        for (visit, facts) in times.iter_mut().zip(facts) {
            visit.visit_purpose = Some(facts.purpose);
            visit.visit_assignee = at_work(&team, facts.assigned_to);
        }
        Ok(())
    }

    /// All visits of an order, oldest first.
    pub(super) async fn visits_of(&self, order: i64) -> Result<Vec<OrderVisit>, Failure> {
        let team = self.team().await?;
        let mut db = self.deps.db.read().acquire().await?;
        let rows = sqlx::query!(
            r#"SELECT day AS "day!: String", slot AS "slot!: VisitSlot" FROM orders_past_visit WHERE order_id = ?1
               UNION SELECT day, slot FROM orders_order WHERE id = ?1 AND day IS NOT NULL AND slot IS NOT NULL
               ORDER BY 1, 2"#,
            order
        )
        .fetch_all(&mut *db)
        .await?;
        let made: Result<Vec<Made>, Failure> = rows
            .into_iter()
            .map(|row| Ok((order, day(&row.day).map_err(Failure::internal)?, row.slot)))
            .collect();
        let made = made?;
        let facts = facts_of(&mut db, &made).await?;
        let visits = made.into_iter().zip(facts);
        let visits = visits.map(|((_, day, slot), facts)| OrderVisit {
            day,
            slot,
            purpose: facts.purpose,
            assignee: at_work(&team, facts.assigned_to),
        });
        Ok(visits.collect())
    }
}

/// An order, and day and slot of a visit to it.
pub(super) type Made = (i64, Day, VisitSlot);

/// What is stored of a visit beside its time.
pub(super) struct VisitFacts {
    /// What the shop said, or else what follows from the order's step on the morning of the visit.
    pub purpose: VisitPurpose,
    /// User id of the team member who goes.
    pub assigned_to: Option<i64>,
}

/// The facts of these visits, in their order.
pub(super) async fn facts_of(
    db: &mut SqliteConnection,
    visits: &[Made],
) -> Result<Vec<VisitFacts>, Failure> {
    let visits: Vec<Value> = visits
        .iter()
        .map(|(order, day, slot)| json!([order, day.start().0, day.to_string(), slot.wording()]))
        .collect();
    let visits = Value::Array(visits).to_string();
    let rows = sqlx::query!(
        r#"SELECT (SELECT c.status FROM orders_status_change c
                   WHERE c.order_id = value ->> 0 AND c.at < value ->> 1 AND c.undone_at IS NULL
                   ORDER BY c.id DESC LIMIT 1) AS "status?: OrderStatus",
                  coalesce(past.purpose, own.visit_purpose) AS "purpose?: VisitPurpose",
                  coalesce(past.assigned_to, own.visit_assigned_to) AS "assigned_to?: i64"
           FROM json_each(?1)
               LEFT JOIN orders_past_visit past
                   ON past.order_id = value ->> 0 AND past.day = value ->> 2 AND past.slot = value ->> 3
               LEFT JOIN orders_order own ON own.id = value ->> 0 AND own.day = value ->> 2 AND own.slot = value ->> 3
           ORDER BY key"#,
        visits
    )
    .fetch_all(db)
    .await?;
    let facts = rows.into_iter().map(|row| {
        let derived = row.status.map_or(VisitPurpose::Measure, VisitPurpose::at);
        VisitFacts {
            purpose: row.purpose.unwrap_or(derived),
            assigned_to: row.assigned_to,
        }
    });
    Ok(facts.collect())
}

/// Stores the visit of an order with its facts if its time is over, before the order gets another one. Returns whether
/// it is over.
pub async fn store_past_visit(tx: &mut Tx, order: i64, now: Timestamp) -> Result<bool, Failure> {
    let row = sqlx::query!(
        r#"SELECT day, slot AS "slot: VisitSlot", status AS "status!: OrderStatus" FROM orders_order WHERE id = ?1"#,
        order
    )
    .fetch_optional(&mut **tx)
    .await?;
    let Some((text, slot, status)) = row.and_then(|row| Some((row.day?, row.slot?, row.status)))
    else {
        return Ok(false);
    };
    let visit = day(&text).map_err(Failure::internal)?;
    if !slot.is_over(visit, now) {
        return Ok(false);
    }
    // No one goes to a request that was not approved.
    if status.is_approved()
        && let Some(facts) = facts_of(tx, &[(order, visit, slot)]).await?.first()
    {
        let wording = slot.wording();
        sqlx::query!(
            "INSERT OR IGNORE INTO orders_past_visit (order_id, day, slot, purpose, assigned_to)
             VALUES (?1, ?2, ?3, ?4, ?5)",
            order,
            text,
            wording,
            facts.purpose,
            facts.assigned_to
        )
        .execute(&mut **tx)
        .await?;
    }
    Ok(true)
}

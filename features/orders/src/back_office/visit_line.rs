//! Purpose, area and team member of the visits in lists.

use std::collections::HashMap;

use kernel::Failure;
use poem_openapi::Enum;

use super::{assignment::at_work, line::OrderLine};
use crate::{Orders, status::OrderStatus};

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

    /// Adds who goes, and what each visit is for: what the shop said, or else what follows from the
    /// order's step on the morning of the visit.
    pub(super) async fn add_visit_facts(&self, visits: &mut [OrderLine]) -> Result<(), Failure> {
        let mornings: Vec<[i64; 2]> = visits
            .iter()
            .filter_map(|visit| Some([visit.id, visit.appointment_date?.start().0]))
            .collect();
        let mornings = format!("{mornings:?}");
        let rows = sqlx::query!(
            r#"SELECT value ->> 0 AS "order!: i64",
                      (SELECT c.status FROM orders_status_change c
                       WHERE c.order_id = value ->> 0 AND c.at < value ->> 1 AND c.undone_at IS NULL
                       ORDER BY c.id DESC LIMIT 1) AS "status?: OrderStatus",
                      o.visit_purpose AS "purpose?: VisitPurpose", o.visit_assigned_to
               FROM json_each(?1) JOIN orders_order o ON o.id = value ->> 0"#,
            mornings
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let team = self.team().await?;
        let mut facts: HashMap<i64, _> = rows
            .into_iter()
            .map(|row| {
                let derived = row.status.map_or(VisitPurpose::Measure, VisitPurpose::at);
                let purpose = row.purpose.unwrap_or(derived);
                (row.order, (purpose, at_work(&team, row.visit_assigned_to)))
            })
            .collect();
        for visit in visits {
            if let Some((purpose, assignee)) = facts.remove(&visit.id) {
                visit.visit_purpose = Some(purpose);
                visit.visit_assignee = assignee;
            }
        }
        Ok(())
    }
}

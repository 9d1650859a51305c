//! Summary of an order for lists.

use std::collections::HashMap;

use kernel::{Day, Failure, Image, Paise, Timestamp};
use poem_openapi::Object;

use super::{
    assignment::{TeamMember, at_work},
    visit_line::VisitPurpose,
};
use crate::{Orders, order::Advance, slot::VisitSlot, status::OrderStatus, trial::Trial};

/// Days before the promised day from which an order is due.
const DUE_WITHIN_DAYS: i64 = 2;

/// An order in a back-office list.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct OrderLine {
    /// Id of the order.
    pub id: i64,
    /// Order number, such as `HM-1048`.
    pub number: String,
    /// Status.
    pub status: OrderStatus,
    /// Reason for declining or cancelling.
    pub reason: Option<String>,
    /// First and last name.
    pub customer: String,
    /// Absent if the customer gave none.
    pub contact_number: Option<String>,
    /// Whether updates can be emailed.
    pub has_email: bool,
    /// What is stitched: type, name and model.
    pub service_name: String,
    /// Image of the product, 4:5.
    pub image: Option<Image>,
    /// Absent for an order taken in the shop without a visit.
    pub appointment_date: Option<Day>,
    /// Part of the day.
    pub appointment_time: Option<VisitSlot>,
    /// What the visit is for; only in lists of visits.
    pub visit_purpose: Option<VisitPurpose>,
    /// The team member who goes; only in lists of visits.
    pub visit_assignee: Option<TeamMember>,
    /// The next trial, or the last one.
    pub trial: Option<Trial>,
    /// Address of the visit.
    pub address: Option<String>,
    /// Landmark near it.
    pub land_mark: Option<String>,
    /// Pin code of the address.
    pub pin_code: Option<String>,
    /// Area of the pin code, from the shop's list.
    pub area: Option<String>,
    /// The customer's message.
    pub message: Option<String>,
    /// The advance in paise; absent if there is none.
    pub advance_paise: Option<Paise>,
    /// The advance that is due, in paise.
    pub advance_due_paise: Option<Paise>,
    /// Payment status of the advance.
    pub advance: Advance,
    /// Due on the agreed price, in paise, for those who see prices.
    pub balance_paise: Option<Paise>,
    /// Number of pieces.
    pub piece_count: i64,
    /// The team members who make them.
    pub assignees: Vec<TeamMember>,
    /// The day for which the shop promised it.
    pub promised_day: Option<Day>,
    /// Day on which the customer needs it.
    pub needed_by: Option<Day>,
    /// Promised within two days or overdue, and not ready.
    pub due: bool,
    /// When it was booked.
    pub created_at: Timestamp,
}

pub struct Row {
    pub id: i64,
    pub status: OrderStatus,
    pub reason: Option<String>,
    pub first_name: String,
    pub last_name: String,
    pub contact_number: String,
    pub has_email: bool,
    pub service_name: String,
    pub image_id: Option<i64>,
    pub day: Option<String>,
    pub slot: Option<VisitSlot>,
    pub address: String,
    pub land_mark: String,
    pub pin_code: String,
    pub message: String,
    pub advance_paise: Option<i64>,
    pub advance_paid_paise: Option<i64>,
    pub advance_paid_at: Option<i64>,
    pub advance_test: bool,
    pub promised_day: Option<String>,
    pub needed_by: Option<String>,
    pub created_at: i64,
}

impl Orders {
    /// The last promised day that counts as due.
    pub(crate) fn due_day(&self) -> String {
        self.deps
            .clock
            .today()
            .plus_days(DUE_WITHIN_DAYS)
            .to_string()
    }

    pub(super) async fn lines(&self, rows: Vec<Row>) -> Result<Vec<OrderLine>, Failure> {
        let images: Vec<i64> = rows.iter().filter_map(|row| row.image_id).collect();
        let images = self.deps.images.images(&images).await?;
        let prefix = self.setup.numbers.prefix().await?;
        let due = self.due_day();
        let ids: Vec<i64> = rows.iter().map(|row| row.id).collect();
        let mut pieces = self.pieces_in_line(&ids).await?;
        let lines: Result<Vec<OrderLine>, Failure> = rows
            .into_iter()
            .map(|row| {
                let image = row.image_id.and_then(|id| images.get(&id).cloned());
                let pieces = pieces.remove(&row.id).unwrap_or_default();
                row.shown(&prefix, image, pieces, &due)
            })
            .collect();
        let mut lines = lines?;
        self.add_areas(&mut lines).await?;
        let advances = self.advances_due(&ids).await?;
        for line in &mut lines {
            line.advance_due_paise = advances.get(&line.id).copied().map(Paise);
        }
        Ok(lines)
    }

    /// What lists show of the pieces of these orders.
    async fn pieces_in_line(&self, orders: &[i64]) -> Result<HashMap<i64, Pieces>, Failure> {
        let (today, team) = (self.deps.clock.today(), self.team().await?);
        let orders = format!("{orders:?}");
        let rows = sqlx::query!(
            r#"SELECT order_id, assigned_to, trial_day, trial_slot AS "trial_slot: VisitSlot" FROM orders_piece
               WHERE order_id IN (SELECT value FROM json_each(?1)) ORDER BY order_id, position"#,
            orders
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let mut found: HashMap<i64, Pieces> = HashMap::new();
        for row in rows {
            let pieces = found.entry(row.order_id).or_default();
            pieces.count += 1;
            if let Some(member) = at_work(&team, row.assigned_to)
                && !pieces.assignees.contains(&member)
            {
                pieces.assignees.push(member);
            }
            let trial = Trial::stored(row.trial_day.as_deref(), row.trial_slot)
                .map_err(Failure::internal)?;
            if let Some(trial) = trial {
                pieces.see_trial(trial, today);
            }
        }
        Ok(found)
    }
}

/// What a list shows of an order's pieces.
#[derive(Default)]
struct Pieces {
    count: i64,
    assignees: Vec<TeamMember>,
    trial: Option<Trial>,
}

impl Pieces {
    /// Takes a trial that is nearer: coming ones before past ones.
    fn see_trial(&mut self, trial: Trial, today: Day) {
        let nearer = self.trial.is_none_or(|known| {
            let coming = trial.day >= today;
            match known.day >= today {
                true => coming && trial.day < known.day,
                false => coming || trial.day > known.day,
            }
        });
        if nearer {
            self.trial = Some(trial);
        }
    }
}

impl Row {
    fn shown(
        self,
        prefix: &str,
        image: Option<Image>,
        pieces: Pieces,
        due: &str,
    ) -> Result<OrderLine, Failure> {
        let day = |text: &str| {
            Day::parse(text)
                .ok_or_else(|| Failure::internal(format!("an order has the day {text}")))
        };
        let advance_paise = self.advance_paid_paise.or(self.advance_paise);
        let early = self.status.steps().is_some_and(|steps| steps < 4);
        let due_on = self.promised_day.as_ref().or(self.needed_by.as_ref());
        Ok(OrderLine {
            id: self.id,
            number: format!("{prefix}-{}", self.id),
            advance: Advance::of(
                self.status,
                advance_paise,
                self.advance_paid_at.is_some(),
                self.advance_test,
            ),
            due: early && due_on.is_some_and(|day| day.as_str() <= due),
            status: self.status,
            reason: self.reason,
            customer: format!("{} {}", self.first_name, self.last_name)
                .trim()
                .to_owned(),
            contact_number: said(self.contact_number),
            has_email: self.has_email,
            service_name: self.service_name,
            image,
            appointment_date: self.day.as_deref().map(day).transpose()?,
            appointment_time: self.slot,
            visit_purpose: None,
            visit_assignee: None,
            trial: pieces.trial,
            address: said(self.address),
            land_mark: said(self.land_mark),
            pin_code: said(self.pin_code),
            area: None,
            message: said(self.message),
            advance_paise: advance_paise.filter(|paise| *paise > 0).map(Paise),
            advance_due_paise: None,
            balance_paise: None,
            piece_count: pieces.count,
            assignees: pieces.assignees,
            promised_day: self.promised_day.as_deref().map(day).transpose()?,
            needed_by: self.needed_by.as_deref().map(day).transpose()?,
            created_at: Timestamp(self.created_at),
        })
    }
}

fn said(text: String) -> Option<String> {
    (!text.is_empty()).then_some(text)
}

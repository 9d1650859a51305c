//! The visits of a week, slot capacities and days off.

use std::collections::BTreeMap;

use kernel::{
    Day, Failure, FieldProblem, Tx, User,
    audit::{self, Entry},
};
use poem_openapi::Object;
use serde_json::{Map, Value, json};
use sqlx::SqliteConnection;

use super::{line::OrderLine, piece_summary::PieceSummary};
use crate::{
    Orders, codes,
    slot::{Places, VisitSlot, horizon_days},
};

const DAYS: i64 = 7;

/// A week of visits.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct CalendarWeek {
    /// The seven days, in order.
    pub days: Vec<CalendarDay>,
    /// Settings for every week.
    pub settings: CalendarSettings,
}

/// A day of visits.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct CalendarDay {
    /// The day.
    pub day: Day,
    /// Whether the shop makes no visits: a weekly day off or a holiday.
    pub closed: bool,
    /// Name of the holiday.
    pub holiday: Option<String>,
    /// The five slots, in order.
    pub slots: Vec<CalendarSlot>,
    /// Trials; they do not use slot capacity.
    pub trials: Vec<OrderLine>,
    /// Pieces due on the day that are not delivered.
    pub due: Vec<PieceSummary>,
}

/// A slot of a day.
#[derive(Object, Clone, Debug)]
pub struct CalendarSlot {
    /// Part of the day.
    pub slot: VisitSlot,
    /// Free capacity, in homes; 0 once it is over.
    pub free: i64,
    /// Visits, ordered by pin code.
    pub visits: Vec<OrderLine>,
}

/// Settings for every week.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct CalendarSettings {
    /// Capacity of each slot.
    #[oai(validator(max_items = 4))]
    pub capacities: Vec<SlotCapacity>,
    /// Weekly days off; 0 is Sunday.
    #[oai(validator(max_items = 7))]
    pub days_off: Vec<u8>,
    /// Number of days ahead that customers can book.
    #[oai(validator(minimum(value = "1"), maximum(value = "365")))]
    pub horizon_days: i64,
    /// Work of a maker's day, in points; absent if it stays.
    #[oai(validator(minimum(value = "1"), maximum(value = "100")))]
    pub points_per_day: Option<i64>,
}

/// Capacity of a slot.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
pub struct SlotCapacity {
    /// Part of the day.
    pub slot: VisitSlot,
    /// Number of homes.
    #[oai(validator(minimum(value = "0"), maximum(value = "50")))]
    pub homes: i64,
}

impl Orders {
    pub(crate) async fn week_of_visits(
        &self,
        from: Option<Day>,
        reader: &User,
    ) -> Result<CalendarWeek, Failure> {
        let from = from.unwrap_or_else(|| self.deps.clock.today());
        let mut by_day: BTreeMap<String, Vec<OrderLine>> = BTreeMap::new();
        for visit in self.visits(from, from.plus_days(DAYS - 1)).await? {
            if let Some(day) = visit.appointment_date {
                by_day.entry(day.to_string()).or_default().push(visit);
            }
        }
        let mut trials = self.trials(from, from.plus_days(DAYS - 1)).await?;
        let mut due = self
            .due_pieces(from, from.plus_days(DAYS - 1), reader)
            .await?;
        let now = self.deps.clock.now();
        let mut connection = self.deps.db.read().acquire().await?;
        let mut days = Vec::new();
        for offset in 0..DAYS {
            let day = from.plus_days(offset);
            let places = Places::on(&mut connection, day, None).await?;
            let text = day.to_string();
            let holiday =
                sqlx::query_scalar!("SELECT name FROM orders_holiday WHERE day = ?1", text)
                    .fetch_optional(&mut *connection)
                    .await?;
            let mut visits = by_day.remove(&text).unwrap_or_default();
            let slots = VisitSlot::ALL.map(|slot| CalendarSlot {
                slot,
                free: if slot.is_over(day, now) {
                    0
                } else {
                    places.free(slot)
                },
                visits: visits
                    .extract_if(.., |visit| visit.appointment_time == Some(slot))
                    .collect(),
            });
            days.push(CalendarDay {
                day,
                closed: places.closed(),
                holiday,
                slots: slots.into(),
                trials: trials
                    .extract_if(.., |order| {
                        order.trial.is_some_and(|trial| trial.day == day)
                    })
                    .collect(),
                due: due
                    .extract_if(.., |piece| {
                        piece.promised_day.or(piece.needed_by) == Some(day)
                    })
                    .collect(),
            });
        }
        let settings = settings(&mut connection).await?;
        Ok(CalendarWeek { days, settings })
    }

    /// Updates the settings. Existing visits stay, even if they no longer fit.
    pub(crate) async fn change_calendar(
        &self,
        actor: i64,
        input: &CalendarSettings,
    ) -> Result<CalendarSettings, Failure> {
        if input.days_off.iter().any(|day| *day > 6) {
            let problem = FieldProblem::new("daysOff", "out_of_range", "Use 0 (Sunday) to 6.");
            return Err(Failure::invalid(vec![problem]));
        }
        let whole_day = |capacity: &SlotCapacity| capacity.slot == VisitSlot::FullDay;
        if input.capacities.iter().any(whole_day) {
            let wording = "The full-day slot always fits one home.";
            let problem = FieldProblem::new("capacities", "out_of_range", wording);
            return Err(Failure::invalid(vec![problem]));
        }
        let mut tx = self.deps.db.write().await?;
        let before = settings(&mut tx).await?;
        for capacity in &input.capacities {
            let slot = capacity.slot.wording();
            sqlx::query!(
                "INSERT INTO orders_slot_setting (slot, capacity) VALUES (?1, ?2)
                 ON CONFLICT (slot) DO UPDATE SET capacity = excluded.capacity",
                slot,
                capacity.homes
            )
            .execute(&mut *tx)
            .await?;
        }
        sqlx::query!("DELETE FROM orders_day_off")
            .execute(&mut *tx)
            .await?;
        for day in &input.days_off {
            sqlx::query!(
                "INSERT OR IGNORE INTO orders_day_off (weekday) VALUES (?1)",
                day
            )
            .execute(&mut *tx)
            .await?;
        }
        sqlx::query!(
            "UPDATE orders_booking_setting SET horizon_days = ?1, points_per_day = coalesce(?2, points_per_day)",
            input.horizon_days,
            input.points_per_day
        )
        .execute(&mut *tx)
        .await?;
        let settings = settings(&mut tx).await?;
        let entry = Entry {
            actor: Some(actor),
            action: "orders.calendar_changed",
            subject: "calendar",
            details: audit::changes(&facts(&before), &facts(&settings)),
        };
        audit::record(&mut tx, self.deps.clock.now(), entry).await?;
        tx.commit().await?;
        Ok(settings)
    }

    pub(crate) async fn add_holiday(
        &self,
        actor: i64,
        day: Day,
        name: &str,
    ) -> Result<(), Failure> {
        let day = day.to_string();
        let mut tx = self.deps.db.write().await?;
        sqlx::query!(
            "INSERT INTO orders_holiday (day, name) VALUES (?1, ?2)
             ON CONFLICT (day) DO UPDATE SET name = excluded.name",
            day,
            name
        )
        .execute(&mut *tx)
        .await?;
        self.note_holiday(&mut tx, actor, "orders.holiday_added", &day)
            .await?;
        Ok(tx.commit().await?)
    }

    pub(crate) async fn remove_holiday(&self, actor: i64, day: Day) -> Result<(), Failure> {
        let day = day.to_string();
        let mut tx = self.deps.db.write().await?;
        let removed = sqlx::query!("DELETE FROM orders_holiday WHERE day = ?1", day)
            .execute(&mut *tx)
            .await?;
        if removed.rows_affected() == 0 {
            return Err(codes::HOLIDAY_NOT_FOUND.into());
        }
        self.note_holiday(&mut tx, actor, "orders.holiday_removed", &day)
            .await?;
        Ok(tx.commit().await?)
    }

    async fn note_holiday(
        &self,
        tx: &mut Tx,
        actor: i64,
        action: &'static str,
        day: &str,
    ) -> Result<(), Failure> {
        let entry = Entry {
            actor: Some(actor),
            action,
            subject: "calendar",
            details: json!({"day": day}),
        };
        audit::record(tx, self.deps.clock.now(), entry).await
    }
}

/// Details for the audit log.
fn facts(settings: &CalendarSettings) -> Value {
    let homes = settings.capacities.iter().map(|one| {
        let name = format!("homes {}", one.slot.wording());
        (name, json!(one.homes))
    });
    let mut facts: Map<String, Value> = homes.collect();
    facts.insert("daysOff".to_owned(), json!(settings.days_off));
    facts.insert("horizonDays".to_owned(), json!(settings.horizon_days));
    facts.insert("pointsPerDay".to_owned(), json!(settings.points_per_day));
    Value::Object(facts)
}

async fn settings(connection: &mut SqliteConnection) -> Result<CalendarSettings, Failure> {
    let rows = sqlx::query!(
        r#"SELECT slot AS "slot!: VisitSlot", capacity FROM orders_slot_setting ORDER BY slot"#
    )
    .fetch_all(&mut *connection)
    .await?;
    let days_off = sqlx::query_scalar!(
        r#"SELECT weekday AS "weekday!: u8" FROM orders_day_off ORDER BY weekday"#
    )
    .fetch_all(&mut *connection)
    .await?;
    let in_order = VisitSlot::ALL.into_iter().filter_map(|slot| {
        let homes = rows.iter().find(|row| row.slot == slot)?.capacity;
        Some(SlotCapacity { slot, homes })
    });
    let points = sqlx::query_scalar!("SELECT points_per_day FROM orders_booking_setting")
        .fetch_one(&mut *connection)
        .await?;
    Ok(CalendarSettings {
        points_per_day: Some(points),
        capacities: in_order.collect(),
        days_off,
        horizon_days: horizon_days(connection).await?,
    })
}

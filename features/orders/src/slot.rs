//! Visit slots and their capacity.

use std::collections::HashMap;

use kernel::{Day, Failure, FieldProblem, Paise, Timestamp};
use poem_openapi::{Enum, Object};
use sqlx::SqliteConnection;

use crate::{Orders, price::price_settings, status::OrderStatus};

/// A part of the day.
#[derive(Enum, sqlx::Type, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum VisitSlot {
    /// Late morning.
    #[oai(rename = "11:00 AM To 1:00PM")]
    #[sqlx(rename = "11:00 AM To 1:00PM")]
    LateMorning,
    /// Early afternoon.
    #[oai(rename = "1:00PM To 3:00PM")]
    #[sqlx(rename = "1:00PM To 3:00PM")]
    EarlyAfternoon,
    /// Late afternoon.
    #[oai(rename = "3:00PM To 5:00PM")]
    #[sqlx(rename = "3:00PM To 5:00PM")]
    LateAfternoon,
    /// Evening.
    #[oai(rename = "5:00PM To 7:00PM")]
    #[sqlx(rename = "5:00PM To 7:00PM")]
    Evening,
    /// The whole day, for one home.
    #[oai(rename = "Full Day")]
    #[sqlx(rename = "Full Day")]
    FullDay,
}

/// Number of days whose free capacity is sent with that of one day.
const NEXT_DAYS: i64 = 10;

/// Default capacity of a slot, in homes.
const USUAL_CAPACITY: i64 = 3;

impl VisitSlot {
    pub const ALL: [Self; 5] = [
        Self::LateMorning,
        Self::EarlyAfternoon,
        Self::LateAfternoon,
        Self::Evening,
        Self::FullDay,
    ];

    pub fn wording(self) -> &'static str {
        match self {
            Self::LateMorning => "11:00 AM To 1:00PM",
            Self::EarlyAfternoon => "1:00PM To 3:00PM",
            Self::LateAfternoon => "3:00PM To 5:00PM",
            Self::Evening => "5:00PM To 7:00PM",
            Self::FullDay => "Full Day",
        }
    }

    /// Hour of the day at which it begins, in India.
    pub fn start_hour(self) -> i64 {
        match self {
            Self::LateMorning | Self::FullDay => 11,
            Self::EarlyAfternoon => 13,
            Self::LateAfternoon => 15,
            Self::Evening => 17,
        }
    }

    /// Hour of the day at which it ends, in India.
    pub fn end_hour(self) -> i64 {
        match self {
            Self::LateMorning => 13,
            Self::EarlyAfternoon => 15,
            Self::LateAfternoon => 17,
            Self::Evening | Self::FullDay => 19,
        }
    }

    /// Whether this part of a day is over.
    pub fn is_over(self, day: Day, now: Timestamp) -> bool {
        now >= day.start().plus_seconds(self.end_hour() * 3_600)
    }

    /// Refuses a day in the past, and a part of today that is over. The fields are named after the prefix, such as
    /// `visit.`.
    pub fn problem(self, day: Day, now: Timestamp, prefix: &str) -> Option<FieldProblem> {
        let problem =
            |field, text| FieldProblem::new(format!("{prefix}{field}"), "out_of_range", text);
        if day < now.day() {
            Some(problem("day", "Choose today or a later day."))
        } else if self.is_over(day, now) {
            Some(problem("slot", "This time is over. Choose a later one."))
        } else {
            None
        }
    }

    /// Whether a visit of this status uses capacity. A full-day visit does so only once approved:
    /// otherwise one customer's requests would close the calendar to all others.
    pub fn held_by(self, status: OrderStatus) -> bool {
        status.takes_a_place() && !(self == Self::FullDay && status == OrderStatus::Pending)
    }

    pub fn from_text(wording: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|slot| slot.wording() == wording)
    }
}

/// Slots of one day.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct VisitDay {
    /// The day.
    pub day: Day,
    /// The first bookable day: tomorrow in India.
    pub earliest: Day,
    /// The last bookable day.
    pub latest: Day,
    /// Whether the shop is closed on this day.
    pub closed: bool,
    /// The five slots, in order.
    pub slots: Vec<FreeSlot>,
    /// The next bookable days, at most ten, whatever the day.
    pub next_days: Vec<DayPlaces>,
    /// When a piece whose fabric is collected on this day is usually ready.
    pub usually_ready: Day,
    /// Fee of an order needed before `usuallyReady`, in paise; 0 for none.
    pub rush_paise: Paise,
}

/// Free capacity of a day.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
pub struct DayPlaces {
    /// The day.
    pub day: Day,
    /// Whether the shop is closed on this day.
    pub closed: bool,
    /// Free capacity in homes; 0 if full or closed.
    pub free: i64,
}

/// A slot of a day.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
pub struct FreeSlot {
    /// Part of the day.
    pub slot: VisitSlot,
    /// Free capacity in homes; 0 if full. A full-day slot has at most 1.
    pub free: i64,
}

/// Used capacity of one day, as seen by one transaction.
pub struct Places {
    closed: bool,
    capacities: HashMap<VisitSlot, i64>,
    taken: HashMap<VisitSlot, i64>,
}

impl Places {
    /// Counts the visits of a day. `without` is an order that is about to move.
    pub async fn on(
        connection: &mut SqliteConnection,
        day: Day,
        without: Option<i64>,
    ) -> Result<Self, Failure> {
        let day = day.to_string();
        let closed = sqlx::query_scalar!(
            r#"SELECT EXISTS (SELECT 1 FROM orders_holiday WHERE day = ?1)
                   OR EXISTS (SELECT 1 FROM orders_day_off WHERE weekday = CAST(strftime('%w', ?1) AS INTEGER)) AS "closed!: bool""#,
            day
        )
        .fetch_one(&mut *connection)
        .await?;
        let capacities =
            sqlx::query!(r#"SELECT slot AS "slot!: VisitSlot", capacity FROM orders_slot_setting"#)
                .fetch_all(&mut *connection)
                .await?;
        let taken = sqlx::query!(
            r#"SELECT slot AS "slot!: VisitSlot", count(*) AS "homes!: i64" FROM orders_order
               WHERE day = ?1 AND status NOT IN ('Rejected', 'Cancelled') AND NOT (status = 'Pending' AND slot = 'Full Day')
                 AND (?2 IS NULL OR id <> ?2) GROUP BY slot"#,
            day,
            without
        )
        .fetch_all(&mut *connection)
        .await?;
        Ok(Self {
            closed,
            capacities: capacities
                .into_iter()
                .map(|row| (row.slot, row.capacity))
                .collect(),
            taken: taken.into_iter().map(|row| (row.slot, row.homes)).collect(),
        })
    }

    pub fn closed(&self) -> bool {
        self.closed
    }

    /// Free capacity of the four parts together, in homes.
    fn all_free(&self) -> i64 {
        VisitSlot::ALL[..4]
            .iter()
            .map(|part| self.free(*part))
            .sum()
    }

    /// Free capacity of a slot, in homes.
    pub fn free(&self, slot: VisitSlot) -> i64 {
        let taken = |slot| self.taken.get(&slot).copied().unwrap_or(0);
        if self.closed || taken(VisitSlot::FullDay) > 0 {
            return 0;
        }
        let capacity = |slot| {
            self.capacities
                .get(&slot)
                .copied()
                .unwrap_or(USUAL_CAPACITY)
        };
        let parts = &VisitSlot::ALL[..4];
        match slot {
            VisitSlot::FullDay => {
                let empty = parts.iter().all(|part| taken(*part) == 0);
                let open = parts.iter().any(|part| capacity(*part) > 0);
                i64::from(empty && open)
            }
            part => (capacity(part) - taken(part)).max(0),
        }
    }
}

/// Number of days ahead that customers can book.
pub async fn horizon_days(connection: &mut SqliteConnection) -> Result<i64, Failure> {
    let days = sqlx::query_scalar!("SELECT horizon_days FROM orders_booking_setting")
        .fetch_one(connection)
        .await?;
    Ok(days)
}

impl Orders {
    /// Tomorrow in India.
    pub(crate) fn earliest_day(&self) -> Day {
        self.deps.clock.today().plus_days(1)
    }

    /// The last day customers can book, as set by the owner.
    pub(crate) async fn latest_day(
        &self,
        connection: &mut SqliteConnection,
    ) -> Result<Day, Failure> {
        let days = horizon_days(connection).await?;
        Ok(self.deps.clock.today().plus_days(days))
    }

    /// Slots of a day. A day outside the bookable range has no free capacity.
    pub(crate) async fn visit_day(&self, day: Option<Day>) -> Result<VisitDay, Failure> {
        let earliest = self.earliest_day();
        let day = day.unwrap_or(earliest);
        let mut connection = self.deps.db.read().acquire().await?;
        let latest = self.latest_day(&mut connection).await?;
        let places = Places::on(&mut connection, day, None).await?;
        let slots = VisitSlot::ALL.map(|slot| FreeSlot {
            slot,
            free: if (earliest..=latest).contains(&day) {
                places.free(slot)
            } else {
                0
            },
        });
        let mut next_days = Vec::new();
        for day in (0..NEXT_DAYS).map(|offset| earliest.plus_days(offset)) {
            if day > latest {
                break;
            }
            let places = Places::on(&mut connection, day, None).await?;
            next_days.push(DayPlaces {
                day,
                closed: places.closed(),
                free: places.all_free(),
            });
        }
        let settings = price_settings(&mut connection).await?;
        Ok(VisitDay {
            day,
            earliest,
            latest,
            closed: places.closed(),
            slots: slots.into(),
            next_days,
            usually_ready: settings.usually_ready(day),
            rush_paise: Paise(settings.rush_paise),
        })
    }
}

#[cfg(test)]
mod tests {
    use poem_openapi::types::ToJSON;
    use serde_json::json;

    use super::*;

    fn places(taken: &[(VisitSlot, i64)]) -> Places {
        Places {
            closed: false,
            capacities: HashMap::from([(VisitSlot::Evening, 1)]),
            taken: taken.iter().copied().collect(),
        }
    }

    fn free(places: &Places) -> [i64; 5] {
        VisitSlot::ALL.map(|slot| places.free(slot))
    }

    #[test]
    fn slots_are_sent_as_the_shop_names_them() {
        for slot in VisitSlot::ALL {
            assert_eq!(slot.to_json(), Some(json!(slot.wording())));
            assert_eq!(VisitSlot::from_text(slot.wording()), Some(slot));
        }
    }

    #[test]
    fn an_empty_day_has_full_capacity() {
        assert_eq!(free(&places(&[])), [3, 3, 3, 1, 1]);
    }

    #[test]
    fn one_visit_uses_one_place_and_blocks_the_full_day() {
        assert_eq!(
            free(&places(&[(VisitSlot::EarlyAfternoon, 1)])),
            [3, 2, 3, 1, 0]
        );
    }

    #[test]
    fn a_full_day_visit_fills_every_slot() {
        assert_eq!(free(&places(&[(VisitSlot::FullDay, 1)])), [0; 5]);
    }

    #[test]
    fn a_capacity_below_the_bookings_leaves_zero_free() {
        assert_eq!(free(&places(&[(VisitSlot::Evening, 4)]))[3], 0);
    }

    #[test]
    fn a_closed_day_has_no_capacity() {
        let closed = Places {
            closed: true,
            ..places(&[])
        };
        assert_eq!(free(&closed), [0; 5]);
    }
}

//! Work that is due, by maker and day.

use std::collections::HashMap;

use kernel::{Day, Failure};
use poem_openapi::Object;

use super::{assignment::TeamMember, piece_summary::UNKNOWN_POINTS};
use crate::{Orders, order_rows::day};

/// Days of the load on the board, from today.
pub const LOAD_DAYS: i64 = 7;
/// Longest period of a load, in days.
pub const MOST_DAYS: i64 = 31;

/// Work due on a day.
#[derive(Object, Clone, Copy, Debug, PartialEq, Eq)]
pub struct DayLoad {
    /// The day.
    pub day: Day,
    /// Each piece counted as often as its quantity.
    pub pieces: i64,
    /// Their work, in points.
    pub points: i64,
}

/// Work of a maker.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
pub struct MakerLoad {
    /// The maker.
    pub maker: TeamMember,
    /// Every day of the period, in order.
    pub days: Vec<DayLoad>,
}

/// Work of the team.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase")]
pub struct TeamLoad {
    /// Work that a maker does in a day, in points.
    pub points_per_day: i64,
    /// The team.
    pub makers: Vec<MakerLoad>,
}

impl Orders {
    /// Work that a maker does in a day, in points, as set by the owner.
    pub(super) async fn points_per_day(&self) -> Result<i64, Failure> {
        let points = sqlx::query_scalar!("SELECT points_per_day FROM orders_booking_setting")
            .fetch_one(self.deps.db.read())
            .await?;
        Ok(points)
    }

    /// Work of every team member that is not ready, due on each of these days.
    pub(crate) async fn team_load(&self, from: Day, days: i64) -> Result<TeamLoad, Failure> {
        let mut loads = self.loads(from, days).await?;
        let team = self.team().await?.into_iter();
        let makers = team.map(|maker| MakerLoad {
            days: loads
                .remove(&maker.id)
                .unwrap_or_else(|| nothing(from, days)),
            maker,
        });
        Ok(TeamLoad {
            points_per_day: self.points_per_day().await?,
            makers: makers.collect(),
        })
    }

    /// The same by user id, without those who have nothing to do.
    pub(super) async fn loads(
        &self,
        from: Day,
        days: i64,
    ) -> Result<HashMap<i64, Vec<DayLoad>>, Failure> {
        let (first, last) = (from.to_string(), from.plus_days(days - 1).to_string());
        let rows = sqlx::query!(
            r#"SELECT p.assigned_to AS "maker!: i64", coalesce(p.promised_day, o.needed_by) AS "day!: String", p.garment_type_id,
                      sum(p.quantity) AS "pieces!: i64"
               FROM orders_piece p JOIN orders_order o ON o.id = p.order_id
               WHERE coalesce(p.promised_day, o.needed_by) BETWEEN ?1 AND ?2 AND p.assigned_to IS NOT NULL
                 AND p.status IN ('Order Placed', 'Cutting Started', 'Stitching In Progress')
                 AND o.status NOT IN ('Pending', 'Rejected', 'Cancelled', 'Delivered')
               GROUP BY 1, 2, 3"#,
            first,
            last
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let points = self.setup.garments.points().await?;
        let mut loads: HashMap<i64, Vec<DayLoad>> = HashMap::new();
        for row in rows {
            let due = day(&row.day).map_err(Failure::internal)?;
            let of_type = row.garment_type_id.and_then(|id| points.get(&id).copied());
            let load = loads
                .entry(row.maker)
                .or_insert_with(|| nothing(from, days));
            if let Some(load) = load.iter_mut().find(|load| load.day == due) {
                load.pieces += row.pieces;
                load.points += row.pieces * of_type.unwrap_or(UNKNOWN_POINTS);
            }
        }
        Ok(loads)
    }
}

fn nothing(from: Day, days: i64) -> Vec<DayLoad> {
    let all = (0..days).map(|offset| DayLoad {
        day: from.plus_days(offset),
        pieces: 0,
        points: 0,
    });
    all.collect()
}

//! Alterations that the shop still has.

use std::collections::HashMap;

use kernel::{Day, Failure, MultiLine};
use poem_openapi::Object;

use super::AlterationStatus;
use crate::{
    Orders,
    back_office::{TeamMember, at_work},
    order_rows::day,
    pieces::piece_number,
};

/// An alteration in a list.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct AlterationSummary {
    /// Id of the alteration.
    pub id: i64,
    /// Id of the order.
    pub order_id: i64,
    /// Position of the piece in the order.
    pub position: i64,
    /// Number of the piece, such as `HM-1048/2`.
    pub number: String,
    /// First and last name; the first alone for a maker.
    pub customer: String,
    /// What the piece is.
    pub service_model: String,
    /// What to change.
    pub work: String,
    /// Status.
    pub status: AlterationStatus,
    /// The day for which the shop promised it.
    pub promised_day: Option<Day>,
    /// Promised within two days or overdue, and not ready.
    pub due: bool,
    /// The team member who does it.
    pub assignee: Option<TeamMember>,
}

/// An open alteration assigned to the caller, without its price.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct OwnAlteration {
    /// Id of the alteration.
    pub id: i64,
    /// What to change.
    pub work: MultiLine,
    /// Status.
    pub status: AlterationStatus,
    /// The day for which the shop promised it.
    pub promised_day: Option<Day>,
    /// Promised within two days or overdue, and not ready.
    pub due: bool,
}

impl Orders {
    /// Alterations that are not handed over, the most urgent first, at most 200; only those of this
    /// team member if one is named.
    pub(crate) async fn open_alterations(
        &self,
        assignee: Option<i64>,
    ) -> Result<Vec<AlterationSummary>, Failure> {
        let rows = sqlx::query!(
            r#"SELECT a.id AS "id!", a.order_id, p.position, p.service_model, o.first_name, o.last_name, a.work,
                      a.status AS "status!: AlterationStatus", a.promised_day, a.assigned_to,
                      (SELECT count(*) FROM orders_piece q WHERE q.order_id = o.id) AS "count!: i64"
               FROM orders_alteration a JOIN orders_piece p ON p.id = a.piece_id JOIN orders_order o ON o.id = a.order_id
               WHERE a.status <> 'Handed Over' AND (?1 IS NULL OR a.assigned_to = ?1)
               ORDER BY a.promised_day IS NULL, a.promised_day, a.id LIMIT 200"#,
            assignee
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let prefix = self.setup.numbers.prefix().await?;
        let (team, due) = (self.team().await?, self.due_day());
        let rows = rows.into_iter().map(|row| {
            let number = format!("{prefix}-{}", row.order_id);
            let due = row.promised_day.as_ref().is_some_and(|day| *day <= due);
            Ok(AlterationSummary {
                id: row.id,
                order_id: row.order_id,
                position: row.position,
                number: piece_number(&number, row.position, row.count),
                customer: if assignee.is_some() {
                    row.first_name
                } else {
                    let name = format!("{} {}", row.first_name, row.last_name);
                    name.trim().to_owned()
                },
                service_model: row.service_model,
                work: row.work,
                status: row.status,
                due: due && row.status < AlterationStatus::Ready,
                promised_day: row.promised_day.as_deref().map(day).transpose()?,
                assignee: at_work(&team, row.assigned_to),
            })
        });
        let rows: Result<Vec<_>, String> = rows.collect();
        rows.map_err(Failure::internal)
    }

    /// The alterations assigned to this team member that are not handed over, by piece, oldest first.
    pub(crate) async fn own_alterations(
        &self,
        member: i64,
    ) -> Result<HashMap<i64, Vec<OwnAlteration>>, Failure> {
        let rows = sqlx::query!(
            r#"SELECT id AS "id!", piece_id, work, status AS "status!: AlterationStatus", promised_day
               FROM orders_alteration WHERE status <> 'Handed Over' AND assigned_to = ? ORDER BY id"#,
            member
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let due = self.due_day();
        let mut own: HashMap<i64, Vec<OwnAlteration>> = HashMap::new();
        for row in rows {
            let near = row.promised_day.as_ref().is_some_and(|day| *day <= due);
            let promised_day = row.promised_day.as_deref().map(day).transpose();
            own.entry(row.piece_id).or_default().push(OwnAlteration {
                id: row.id,
                work: MultiLine(row.work),
                due: near && row.status < AlterationStatus::Ready,
                status: row.status,
                promised_day: promised_day.map_err(Failure::internal)?,
            });
        }
        Ok(own)
    }
}

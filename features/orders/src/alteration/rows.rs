//! Reads the alterations of orders.

use std::collections::HashMap;

use kernel::{Failure, MultiLine, Paise, Timestamp};
use poem_openapi::Object;

use super::{Alteration, AlterationStatus};
use crate::{
    Orders,
    back_office::{TeamMember, at_work},
    order_rows::day,
};

/// What only the shop sees of an alteration.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct AlterationWork {
    /// Id of the alteration.
    pub id: i64,
    /// The team member who does it.
    pub assignee: Option<TeamMember>,
    /// To be sent with a change.
    pub version: i64,
}

/// Alterations of these orders by order, oldest first.
pub async fn customer_alterations(
    orders: &Orders,
    ids: &[i64],
) -> Result<HashMap<i64, Vec<Alteration>>, Failure> {
    let ids = format!("{ids:?}");
    let rows = sqlx::query!(
        r#"SELECT id AS "id!", order_id, piece_id, work, price_paise, promised_day, status AS "status!: AlterationStatus",
                  opened_at, handed_over_at
           FROM orders_alteration WHERE order_id IN (SELECT value FROM json_each(?)) ORDER BY id"#,
        ids
    )
    .fetch_all(orders.deps.db.read())
    .await?;
    let mut found: HashMap<i64, Vec<Alteration>> = HashMap::new();
    for row in rows {
        let promised_day = row.promised_day.as_deref().map(day).transpose();
        found.entry(row.order_id).or_default().push(Alteration {
            id: row.id,
            piece_id: row.piece_id,
            work: MultiLine(row.work),
            price_paise: (row.price_paise > 0).then_some(Paise(row.price_paise)),
            promised_day: promised_day.map_err(Failure::internal)?,
            status: row.status,
            opened_at: Timestamp(row.opened_at),
            handed_over_at: row.handed_over_at.map(Timestamp),
        });
    }
    Ok(found)
}

impl Orders {
    /// What only the shop sees of an order's alterations, oldest first.
    pub(crate) async fn alteration_work(
        &self,
        order: i64,
        team: &[TeamMember],
    ) -> Result<Vec<AlterationWork>, Failure> {
        let rows = sqlx::query!(
            r#"SELECT id AS "id!", assigned_to, version FROM orders_alteration WHERE order_id = ? ORDER BY id"#,
            order
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let rows = rows.into_iter().map(|row| AlterationWork {
            id: row.id,
            assignee: at_work(team, row.assigned_to),
            version: row.version,
        });
        Ok(rows.collect())
    }
}

//! Who changed the status of an order or of its pieces, for the back office.

use std::collections::HashMap;

use kernel::{Failure, Timestamp};
use poem_openapi::Object;

use crate::{Orders, order::Party, status::OrderStatus};

/// A status change with who made it.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(skip_serializing_if_is_none)]
pub struct OrderEvent {
    /// New status.
    pub status: OrderStatus,
    /// When.
    pub at: Timestamp,
    /// By whom.
    pub by: Party,
    /// Name of the team member; absent for the customer.
    pub name: Option<String>,
    /// Position of the piece that changed alone; absent for the order.
    pub piece: Option<i64>,
}

impl Orders {
    /// Every status change of each piece of an order by its id, oldest first. Undone ones are left out.
    pub(super) async fn piece_events(
        &self,
        order: i64,
        customer: i64,
    ) -> Result<HashMap<i64, Vec<OrderEvent>>, Failure> {
        let rows = sqlx::query!(
            r#"SELECT p.id, p.position, c.status AS "status!: OrderStatus", c.at, c.actor
               FROM orders_piece p JOIN orders_piece_change c ON c.piece_id = p.id
               WHERE p.order_id = ?1 AND c.undone_at IS NULL ORDER BY c.id"#,
            order
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let actors: Vec<i64> = rows.iter().map(|row| row.actor).collect();
        let names = self.setup.people.names(&actors).await?;
        let mut events: HashMap<i64, Vec<OrderEvent>> = HashMap::new();
        for row in rows {
            let own = row.actor == customer;
            events.entry(row.id).or_default().push(OrderEvent {
                status: row.status,
                at: Timestamp(row.at),
                by: if own { Party::Customer } else { Party::Shop },
                name: names.get(&row.actor).filter(|_| !own).cloned(),
                piece: Some(row.position),
            });
        }
        Ok(events)
    }

    /// Status changes of an order, and of single pieces as far as the order did not follow. Undone
    /// ones are left out.
    pub(super) async fn events(
        &self,
        order: i64,
        customer: i64,
    ) -> Result<Vec<OrderEvent>, Failure> {
        let rows = sqlx::query!(
            r#"SELECT status AS "status!: OrderStatus", at AS "at!: i64", actor AS "actor!: i64", piece AS "piece: i64"
               FROM (SELECT status, at, actor, NULL AS piece, 0 AS rank, id FROM orders_status_change
                     WHERE order_id = ?1 AND undone_at IS NULL
                     UNION ALL
                     SELECT c.status, c.at, c.actor, p.position, 1, c.id
                     FROM orders_piece p JOIN orders_piece_change c ON c.piece_id = p.id
                     WHERE p.order_id = ?1 AND c.undone_at IS NULL AND c.act IS NOT NULL AND c.caused = 0)
               ORDER BY at, rank, id"#,
            order
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let actors: Vec<i64> = rows.iter().map(|row| row.actor).collect();
        let names = self.setup.people.names(&actors).await?;
        let events = rows.into_iter().map(|row| {
            let own = row.actor == customer;
            OrderEvent {
                status: row.status,
                at: Timestamp(row.at),
                by: if own { Party::Customer } else { Party::Shop },
                name: names.get(&row.actor).filter(|_| !own).cloned(),
                piece: row.piece,
            }
        });
        Ok(events.collect())
    }
}

//! What was ordered, promised and finished, for the figures of the ledger.

use std::collections::HashMap;

use async_trait::async_trait;
use kernel::{
    Day, Failure, OrderFigures, Timestamp,
    order_figures::{
        ApprovedOrder, DueSince, LatestOrder, OrderedPiece, PromisedPiece, ReadyOrder,
    },
};

use crate::{Orders, pieces::piece_number};

#[async_trait]
impl OrderFigures for Orders {
    async fn approved(
        &self,
        from: Timestamp,
        until: Timestamp,
    ) -> Result<Vec<ApprovedOrder>, Failure> {
        let rows = sqlx::query!(
            r#"SELECT o.id AS "id!", o.user_id, o.first_name, o.last_name, o.price_paise, c.at,
                      EXISTS (SELECT 1 FROM orders_order e WHERE e.user_id = o.user_id AND e.id < o.id
                                AND e.status NOT IN ('Pending', 'Rejected', 'Cancelled')) AS "returning!: bool"
               FROM orders_status_change c JOIN orders_order o ON o.id = c.order_id
               WHERE c.at >= ?1 AND c.at < ?2 AND c.status = 'Order Placed' AND c.undone_at IS NULL
                 AND o.status NOT IN ('Pending', 'Rejected', 'Cancelled')
                 AND NOT EXISTS (SELECT 1 FROM orders_status_change b WHERE b.order_id = c.order_id
                                   AND b.status = 'Order Placed' AND b.undone_at IS NULL AND b.id < c.id)
               ORDER BY c.at, o.id"#,
            from.0,
            until.0
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let orders = rows.into_iter().map(|row| ApprovedOrder {
            order: row.id,
            buyer: row.user_id,
            customer: full_name(&row.first_name, &row.last_name),
            price_paise: row.price_paise,
            approved_at: Timestamp(row.at),
            returning: row.returning,
        });
        Ok(orders.collect())
    }

    async fn pieces(&self, orders: &[i64]) -> Result<Vec<OrderedPiece>, Failure> {
        let orders = format!("{orders:?}");
        let rows = sqlx::query!(
            "SELECT order_id, service_name, service_model, product_id, quantity, assigned_to, price_paise
             FROM orders_piece WHERE order_id IN (SELECT value FROM json_each(?)) ORDER BY order_id, position",
            orders
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let pieces = rows.into_iter().map(|row| OrderedPiece {
            order: row.order_id,
            service: service_of(&row.service_name, &row.service_model),
            product: row.service_model,
            product_id: row.product_id,
            quantity: row.quantity,
            maker: row.assigned_to,
            price_paise: row.price_paise,
        });
        Ok(pieces.collect())
    }

    async fn buyers(&self, orders: &[i64]) -> Result<HashMap<i64, i64>, Failure> {
        let orders = format!("{orders:?}");
        let rows = sqlx::query!(
            r#"SELECT id AS "id!", user_id FROM orders_order WHERE id IN (SELECT value FROM json_each(?))"#,
            orders
        )
        .fetch_all(self.deps.db.read())
        .await?;
        Ok(rows.into_iter().map(|row| (row.id, row.user_id)).collect())
    }

    async fn latest(&self, buyers: &[i64]) -> Result<HashMap<i64, LatestOrder>, Failure> {
        let prefix = self.setup.numbers.prefix().await?;
        let buyers = format!("{buyers:?}");
        // SQLite takes the other columns from the row that has the maximum: https://sqlite.org/lang_select.html#bareagg
        let rows = sqlx::query!(
            r#"SELECT user_id, max(id) AS "id!: i64", created_at FROM orders_order
               WHERE user_id IN (SELECT value FROM json_each(?)) AND status NOT IN ('Rejected', 'Cancelled')
               GROUP BY user_id"#,
            buyers
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let orders = rows.into_iter().map(|row| {
            let latest = LatestOrder {
                order: row.id,
                number: format!("{prefix}-{}", row.id),
                at: Timestamp(row.created_at),
            };
            (row.user_id, latest)
        });
        Ok(orders.collect())
    }

    async fn undelivered(&self) -> Result<Vec<i64>, Failure> {
        Ok(sqlx::query_scalar!(
            r#"SELECT id AS "id!" FROM orders_order WHERE status IN
                 ('Order Placed', 'Cutting Started', 'Stitching In Progress', 'Ready for Pickup') ORDER BY id"#
        )
        .fetch_all(self.deps.db.read())
        .await?)
    }

    async fn due_since(&self, orders: &[i64]) -> Result<Vec<DueSince>, Failure> {
        let orders = format!("{orders:?}");
        let rows = sqlx::query!(
            r#"SELECT o.id AS "id!",
                      (SELECT min(c.at) FROM orders_status_change c WHERE c.order_id = o.id AND c.undone_at IS NULL
                         AND c.status = 'Order Placed') AS "approved_at?: i64",
                      o.status = 'Delivered' AS "is_delivered!: bool",
                      CASE WHEN o.status IN ('Ready for Pickup', 'Delivered') THEN
                        (SELECT min(c.at) FROM orders_status_change c WHERE c.order_id = o.id AND c.undone_at IS NULL
                           AND c.status IN ('Ready for Pickup', 'Delivered')) END AS "ready_at?: i64"
               FROM orders_order o WHERE o.id IN (SELECT value FROM json_each(?))
                 AND o.status NOT IN ('Pending', 'Rejected', 'Cancelled')"#,
            orders
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let since = rows.into_iter().filter_map(|row| {
            Some(DueSince {
                order: row.id,
                at: Timestamp(row.ready_at.or(row.approved_at)?),
                is_ready: row.ready_at.is_some(),
                is_delivered: row.is_delivered,
            })
        });
        Ok(since.collect())
    }

    async fn promised(&self, until: Day) -> Result<Vec<PromisedPiece>, Failure> {
        let prefix = self.setup.numbers.prefix().await?;
        let until = until.to_string();
        let rows = sqlx::query!(
            r#"SELECT p.order_id, p.position, p.service_model, coalesce(p.promised_day, o.needed_by) AS "due!: Day", p.assigned_to,
                      o.first_name, o.last_name,
                      (SELECT count(*) FROM orders_piece e WHERE e.order_id = p.order_id) AS "count!: i64"
               FROM orders_piece p JOIN orders_order o ON o.id = p.order_id
               WHERE p.status NOT IN ('Pending', 'Delivered') AND p.status <> 'Ready for Pickup'
                 AND coalesce(p.promised_day, o.needed_by) <= ?1
                 AND o.status NOT IN ('Pending', 'Rejected', 'Cancelled')
               ORDER BY coalesce(p.promised_day, o.needed_by), p.id"#,
            until
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let pieces = rows.into_iter().map(|row| PromisedPiece {
            order: row.order_id,
            number: piece_number(
                &format!("{prefix}-{}", row.order_id),
                row.position,
                row.count,
            ),
            customer: full_name(&row.first_name, &row.last_name),
            item: row.service_model,
            promised: row.due,
            maker: row.assigned_to,
        });
        Ok(pieces.collect())
    }

    async fn made_ready(
        &self,
        from: Timestamp,
        until: Timestamp,
    ) -> Result<Vec<ReadyOrder>, Failure> {
        let prefix = self.setup.numbers.prefix().await?;
        let rows = sqlx::query!(
            r#"SELECT o.id AS "id!", o.service_model, o.promised_day AS "promised_day?: Day", c.at AS "ready_at!: i64",
                      (SELECT min(a.at) FROM orders_status_change a WHERE a.order_id = o.id AND a.undone_at IS NULL
                         AND a.status = 'Order Placed') AS "approved_at?: i64"
               FROM orders_status_change c JOIN orders_order o ON o.id = c.order_id
               WHERE c.at >= ?1 AND c.at < ?2 AND c.status = 'Ready for Pickup' AND c.undone_at IS NULL
                 AND o.status IN ('Ready for Pickup', 'Delivered')
                 AND NOT EXISTS (SELECT 1 FROM orders_status_change b WHERE b.order_id = c.order_id
                                   AND b.status = 'Ready for Pickup' AND b.undone_at IS NULL AND b.id > c.id)
               ORDER BY c.at, o.id"#,
            from.0,
            until.0
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let orders = rows.into_iter().filter_map(|row| {
            Some(ReadyOrder {
                order: row.id,
                number: format!("{prefix}-{}", row.id),
                item: row.service_model,
                approved_at: Timestamp(row.approved_at?),
                ready_at: Timestamp(row.ready_at),
                promised: row.promised_day,
            })
        });
        Ok(orders.collect())
    }
}

fn full_name(first: &str, last: &str) -> String {
    format!("{first} {last}").trim().to_owned()
}

/// The kind of work in the full name of a product: "Blouses" of "Blouses - Princess Cut - Deep back". Empty for what was
/// described in the shop.
fn service_of(name: &str, product: &str) -> String {
    let before = name.strip_suffix(product).unwrap_or_default();
    let (service, _) = before.split_once(" - ").unwrap_or_default();
    service.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_service_is_the_first_part_of_a_products_full_name() {
        let name = "Blouses - Princess Cut - Deep back, dori - latkan";
        assert_eq!(service_of(name, "Deep back, dori - latkan"), "Blouses");
        assert_eq!(
            service_of("Mending", "Mending"),
            "",
            "described in the shop"
        );
        assert_eq!(service_of("Blouses - Old - Renamed", "Other"), "");
    }
}

//! Removing a piece, and undoing it.

use kernel::{Failure, Timestamp, Tx};
use serde_json::{Map, Value, json};
use sqlx::AssertSqlSafe;

use super::{positions, steps::set_steps};
use crate::{
    Orders,
    alteration::has_alterations,
    change::{act_name, expect_status},
    codes,
    pieces::work::priced,
    status::OrderStatus,
};

/// How long a removal can be undone, in seconds.
const RESTORABLE_SECONDS: i64 = 24 * 60 * 60;

/// Tables with the rows of a piece, and the column that names the piece; they are deleted with it.
const TABLES: [(&str, &str); 4] = [
    ("orders_piece", "id"),
    ("orders_piece_choice", "piece_id"),
    ("orders_piece_measurement", "piece_id"),
    ("orders_piece_change", "piece_id"),
];

/// Tables whose rows stay, but lose their piece.
const REFERRING: [&str; 3] = ["orders_note", "orders_photo", "orders_profile_measurement"];

impl Orders {
    /// Removes a piece of an open order, but not the last one. Its photos stay with the order.
    ///
    /// # Errors
    /// A piece that is unknown, the last one, invoiced or altered, or an order that is over.
    pub(crate) async fn remove_piece(
        &self,
        (order, piece): (i64, i64),
        actor: i64,
    ) -> Result<(), Failure> {
        let now = self.deps.clock.now();
        let mut tx = self.deps.db.write().await?;
        let priced = priced(&mut tx, order, piece).await?;
        expect_status(&mut tx, order, OrderStatus::is_open).await?;
        if priced && self.setup.money.is_invoiced(&mut tx, order).await? {
            return Err(codes::INVOICED.into());
        }
        if has_alterations(&mut tx, piece).await? {
            return Err(codes::HAS_ALTERATIONS.into());
        }
        store_rows(&mut tx, order, piece, now).await?;
        sqlx::query!("DELETE FROM orders_piece WHERE id = ?1", piece)
            .execute(&mut *tx)
            .await?;
        let left = sqlx::query_scalar!(
            r#"SELECT count(*) AS "left!: i64" FROM orders_piece WHERE order_id = ?1"#,
            order
        )
        .fetch_one(&mut *tx)
        .await?;
        if left == 0 {
            return Err(codes::LAST_PIECE.into());
        }
        let change = self.refresh(&mut tx, order, actor).await?;
        sqlx::query!(
            "UPDATE orders_removed_piece SET order_change = ?2 WHERE piece_id = ?1",
            piece,
            change
        )
        .execute(&mut *tx)
        .await?;
        let details = json!({"piece": piece});
        self.finish_work(tx, order, actor, "orders.piece_removed", details)
            .await
    }

    /// Adds a piece again that was removed at most a day ago, with everything that was stored of it. A step of the order
    /// that followed from the removal is undone with its email. Another piece may have its number: then it gets a new one.
    ///
    /// # Errors
    /// A piece that was not removed from this order, or too long ago; an order that is over, full or invoiced.
    pub(crate) async fn restore_piece(
        &self,
        (order, piece): (i64, i64),
        actor: i64,
    ) -> Result<(), Failure> {
        let now = self.deps.clock.now();
        let oldest = now.0 - RESTORABLE_SECONDS;
        let mut tx = self.deps.db.write().await?;
        let removed = sqlx::query!(
            "DELETE FROM orders_removed_piece WHERE piece_id = ?2 AND order_id = ?1 AND removed_at >= ?3
             RETURNING rows, order_change",
            order,
            piece,
            oldest
        )
        .fetch_optional(&mut *tx)
        .await?
        .ok_or_else(|| Failure::new(codes::PIECE_NOT_FOUND))?;
        if let Some(change) = removed.order_change {
            self.undo_change_of_removal(&mut tx, order, change, now)
                .await?;
        }
        let status = expect_status(&mut tx, order, OrderStatus::is_open).await?;
        let mut rows: Map<String, Value> =
            serde_json::from_str(&removed.rows).map_err(Failure::internal)?;
        let free = positions(&mut tx, order).await?;
        let Some(position) = free.first() else {
            return Err(codes::TOO_MANY_PIECES.into());
        };
        if let Some(stored) = rows
            .get_mut("orders_piece")
            .and_then(|rows| rows.get_mut(0))
            && !free.iter().any(|free| stored["position"] == *free)
        {
            stored["position"] = json!(position);
        }
        restore_rows(&mut tx, piece, &rows).await?;
        fit_into_order(&mut tx, piece, status, (actor, now)).await?;
        if priced(&mut tx, order, piece).await?
            && self.setup.money.is_invoiced(&mut tx, order).await?
        {
            return Err(codes::INVOICED.into());
        }
        let details = json!({"piece": piece});
        self.finish_work(tx, order, actor, "orders.piece_restored", details)
            .await
    }

    /// Undoes the step of an order that followed from removing a piece, unless it changed again.
    async fn undo_change_of_removal(
        &self,
        tx: &mut Tx,
        order: i64,
        change: i64,
        now: Timestamp,
    ) -> Result<(), Failure> {
        let changes = sqlx::query!(
            r#"SELECT id, status AS "status!: OrderStatus", mail FROM orders_status_change
               WHERE order_id = ?1 AND undone_at IS NULL ORDER BY id DESC LIMIT 2"#,
            order
        )
        .fetch_all(&mut **tx)
        .await?;
        let [last, before] = changes.as_slice() else {
            return Ok(());
        };
        if last.id != change {
            return Ok(());
        }
        let wording = before.status.wording();
        sqlx::query!(
            "UPDATE orders_status_change SET undone_at = ?2 WHERE id = ?1",
            last.id,
            now.0
        )
        .execute(&mut **tx)
        .await?;
        sqlx::query!(
            "UPDATE orders_order SET status = ?2 WHERE id = ?1",
            order,
            wording
        )
        .execute(&mut **tx)
        .await?;
        self.notify_ledger(tx, order, last.status, before.status)
            .await?;
        if let Some(mail) = last.mail {
            self.deps.outbox.withdraw(tx, mail).await?;
        }
        let act = act_name(last.id);
        self.deps.outbox.withdraw_act(tx, &act).await
    }
}

/// What changed while the piece was away: its order was approved, or its approval undone, and the profile of its wearer
/// deleted.
async fn fit_into_order(
    tx: &mut Tx,
    piece: i64,
    order: OrderStatus,
    (actor, now): (i64, Timestamp),
) -> Result<(), Failure> {
    let step = sqlx::query_scalar!(
        r#"UPDATE orders_piece SET profile_id =
             (SELECT f.id FROM orders_profile f JOIN orders_order o ON o.user_id = f.user_id
              WHERE f.id = profile_id AND o.id = order_id)
           WHERE id = ?1 RETURNING status AS "status!: OrderStatus""#,
        piece
    )
    .fetch_one(&mut **tx)
    .await?;
    if order == OrderStatus::Pending {
        sqlx::query!(
            "UPDATE orders_piece SET status = 'Pending' WHERE id = ?1",
            piece
        )
        .execute(&mut **tx)
        .await?;
    } else if step == OrderStatus::Pending {
        set_steps(tx, &[piece], OrderStatus::OrderPlaced, actor, now).await?;
    }
    Ok(())
}

/// Columns of a table. Read from the schema, so that one that is added later is part of it.
async fn columns(tx: &mut Tx, table: &str) -> Result<Vec<String>, Failure> {
    let columns = sqlx::query_scalar("SELECT name FROM pragma_table_info(?1) ORDER BY cid")
        .bind(table)
        .fetch_all(&mut **tx)
        .await?;
    Ok(columns)
}

/// Stores the rows of a piece that is about to be deleted, and forgets those that can no longer be restored.
async fn store_rows(tx: &mut Tx, order: i64, piece: i64, now: Timestamp) -> Result<(), Failure> {
    let oldest = now.0 - RESTORABLE_SECONDS;
    sqlx::query!(
        "DELETE FROM orders_removed_piece WHERE removed_at < ?1",
        oldest
    )
    .execute(&mut **tx)
    .await?;
    let mut rows = Map::new();
    for (table, key) in TABLES {
        let columns = columns(tx, table).await?;
        let pairs: Vec<String> = columns
            .iter()
            .map(|name| format!("'{name}', {name}"))
            .collect();
        let pairs = pairs.join(", ");
        let first = columns.first().map_or("1", String::as_str);
        let sql =
            format!("SELECT json_object({pairs}) FROM {table} WHERE {key} = ?1 ORDER BY {first}");
        let found: Vec<String> = sqlx::query_scalar(AssertSqlSafe(sql))
            .bind(piece)
            .fetch_all(&mut **tx)
            .await?;
        let found: Result<Vec<Value>, _> =
            found.iter().map(|row| serde_json::from_str(row)).collect();
        rows.insert(
            table.to_owned(),
            Value::Array(found.map_err(Failure::internal)?),
        );
    }
    for table in REFERRING {
        let sql = format!("SELECT id FROM {table} WHERE piece_id = ?1");
        let found: Vec<i64> = sqlx::query_scalar(AssertSqlSafe(sql))
            .bind(piece)
            .fetch_all(&mut **tx)
            .await?;
        rows.insert(table.to_owned(), json!(found));
    }
    let rows = Value::Object(rows).to_string();
    sqlx::query!(
        "INSERT INTO orders_removed_piece (piece_id, order_id, removed_at, rows) VALUES (?1, ?2, ?3, ?4)",
        piece,
        order,
        now.0,
        rows
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// Inserts the stored rows again.
async fn restore_rows(tx: &mut Tx, piece: i64, rows: &Map<String, Value>) -> Result<(), Failure> {
    for (table, _) in TABLES {
        // A table that was added in the meantime has no rows of it.
        let Some(stored) = rows.get(table) else {
            continue;
        };
        let mut names = columns(tx, table).await?;
        // A column that was added in the meantime has its default.
        names.retain(|name| stored[0].get(name).is_some());
        if names.is_empty() {
            continue;
        }
        // Numbers of changes may have been given again since; their order is what counts.
        let value = |name: &String| match (table, name.as_str()) {
            ("orders_piece_change", "id") => "iif(EXISTS (SELECT 1 FROM orders_piece_change c \
                 WHERE c.id = value ->> 'id'), NULL, value ->> 'id')"
                .to_owned(),
            _ => format!("value ->> '{name}'"),
        };
        let values: Vec<String> = names.iter().map(value).collect();
        let sql = format!(
            "INSERT INTO {table} ({}) SELECT {} FROM json_each(?1) WHERE true ORDER BY key",
            names.join(", "),
            values.join(", ")
        );
        sqlx::query(AssertSqlSafe(sql))
            .bind(stored.to_string())
            .execute(&mut **tx)
            .await?;
    }
    for table in REFERRING {
        let Some(ids) = rows.get(table) else {
            continue;
        };
        let sql = format!(
            "UPDATE {table} SET piece_id = ?1 WHERE id IN (SELECT value FROM json_each(?2))"
        );
        sqlx::query(AssertSqlSafe(sql))
            .bind(piece)
            .bind(ids.to_string())
            .execute(&mut **tx)
            .await?;
    }
    Ok(())
}

//! Steps of pieces, and undoing the last one.

use std::collections::HashMap;

use kernel::{Failure, Timestamp, Tx};
use serde_json::json;
use sqlx::SqliteConnection;

use crate::{
    FinishedWork, Orders, Work, codes, pieces::piece_number, price::BalanceOnDelivery,
    status::OrderStatus,
};

/// The last act on the pieces of an order that is not undone.
pub struct Act {
    pub id: i64,
    /// The order's newest status change after the act.
    pub order_change: i64,
    /// Whether the act made that change.
    pub caused: bool,
}

/// The last act on the pieces of an order; `None` if no piece has moved.
pub async fn last_act(db: &mut SqliteConnection, order: i64) -> Result<Option<Act>, Failure> {
    Ok(sqlx::query_as!(
        Act,
        r#"SELECT c.act AS "id!", c.order_change AS "order_change!", c.caused AS "caused!: bool"
           FROM orders_piece p JOIN orders_piece_change c ON c.piece_id = p.id
           WHERE p.order_id = ?1 AND c.undone_at IS NULL AND c.act IS NOT NULL ORDER BY c.id DESC LIMIT 1"#,
        order
    )
    .fetch_optional(db)
    .await?)
}

/// Sets the status of these pieces. Returns the changes; pass them to [`Orders::close_act`].
pub(super) async fn set_steps(
    tx: &mut Tx,
    pieces: &[i64],
    status: OrderStatus,
    actor: i64,
    now: Timestamp,
) -> Result<Vec<i64>, Failure> {
    let wording = status.wording();
    let mut changes = Vec::new();
    for piece in pieces {
        sqlx::query!(
            "UPDATE orders_piece SET status = ?2 WHERE id = ?1",
            piece,
            wording
        )
        .execute(&mut **tx)
        .await?;
        let change = sqlx::query!(
            "INSERT INTO orders_piece_change (piece_id, status, actor, at) VALUES (?1, ?2, ?3, ?4)",
            piece,
            wording,
            actor,
            now.0
        )
        .execute(&mut **tx)
        .await?
        .last_insert_rowid();
        changes.push(change);
    }
    Ok(changes)
}

/// Sets the status of these pieces as one act, after `order_change` was made for it.
pub async fn record_steps(
    tx: &mut Tx,
    pieces: &[i64],
    status: OrderStatus,
    (actor, now): (i64, Timestamp),
    order_change: i64,
) -> Result<(), Failure> {
    let changes = set_steps(tx, pieces, status, actor, now).await?;
    close_act(tx, &changes, order_change, true).await
}

async fn close_act(
    tx: &mut Tx,
    changes: &[i64],
    order_change: i64,
    caused: bool,
) -> Result<(), Failure> {
    let (act, ids) = (changes.first(), format!("{changes:?}"));
    sqlx::query!(
        "UPDATE orders_piece_change SET act = ?2, order_change = ?3, caused = ?4
         WHERE id IN (SELECT value FROM json_each(?1))",
        ids,
        act,
        order_change,
        caused
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}

impl Orders {
    /// Returns the pieces of an act to their previous status, and takes finished work back. Call
    /// `refresh` afterwards.
    pub(crate) async fn undo_steps(
        &self,
        tx: &mut Tx,
        order: i64,
        act: &Act,
        now: Timestamp,
    ) -> Result<(), Failure> {
        let undone = sqlx::query!(
            "UPDATE orders_piece_change SET undone_at = ?2
             WHERE piece_id IN (SELECT id FROM orders_piece WHERE order_id = ?3) AND act = ?1 AND undone_at IS NULL
             RETURNING id, piece_id",
            act.id,
            now.0,
            order
        )
        .fetch_all(&mut **tx)
        .await?;
        for change in undone {
            sqlx::query!(
                "UPDATE orders_piece SET status = (SELECT c.status FROM orders_piece_change c
                     WHERE c.piece_id = ?1 AND c.undone_at IS NULL ORDER BY c.id DESC LIMIT 1)
                 WHERE id = ?1",
                change.piece_id
            )
            .execute(&mut **tx)
            .await?;
            let work = Work::Piece {
                id: change.piece_id,
                change: change.id,
            };
            self.setup.work.undone(tx, work, now).await?;
        }
        Ok(())
    }

    /// Those of the pieces whose step is wanted, as work that is finished now, without the change that finishes it.
    async fn facts(
        &self,
        tx: &mut Tx,
        order: i64,
        pieces: &[i64],
        wanted: impl Fn(OrderStatus) -> bool,
    ) -> Result<HashMap<i64, FinishedWork>, Failure> {
        let ids = format!("{pieces:?}");
        let rows = sqlx::query!(
            r#"SELECT id, position, status AS "status!: OrderStatus", garment_type_id, service_model, image_id, quantity,
                      assigned_to, (SELECT count(*) FROM orders_piece WHERE order_id = ?1) AS "count!: i64"
               FROM orders_piece WHERE order_id = ?1 AND id IN (SELECT value FROM json_each(?2))"#,
            order,
            ids
        )
        .fetch_all(&mut **tx)
        .await?;
        let (number, at) = (self.number(order).await?, self.deps.clock.now());
        let rows = rows
            .into_iter()
            .filter(|row| wanted(row.status))
            .map(|row| {
                let work = FinishedWork {
                    work: Work::Piece {
                        id: row.id,
                        change: 0,
                    },
                    order,
                    number: piece_number(&number, row.position, row.count),
                    garment_type: row.garment_type_id,
                    item: row.service_model,
                    image: row.image_id,
                    quantity: row.quantity,
                    maker: row.assigned_to,
                    at,
                };
                (row.id, work)
            });
        Ok(rows.collect())
    }

    /// Counts the finished work of a piece again, because what it is has changed.
    pub(super) async fn count_again(
        &self,
        tx: &mut Tx,
        order: i64,
        piece: i64,
    ) -> Result<(), Failure> {
        let changes = sqlx::query!(
            r#"SELECT id, status AS "status!: OrderStatus" FROM orders_piece_change
               WHERE piece_id = ?1 AND undone_at IS NULL ORDER BY id DESC"#,
            piece
        )
        .fetch_all(&mut **tx)
        .await?;
        // The one that finished it; a step between finished ones counted nothing.
        let finishing = changes
            .iter()
            .take_while(|change| change.status.is_finished())
            .last();
        let Some(finishing) = finishing else {
            return Ok(());
        };
        let work = Work::Piece {
            id: piece,
            change: finishing.id,
        };
        let facts = self
            .facts(tx, order, &[piece], OrderStatus::is_finished)
            .await?;
        for facts in facts.into_values() {
            let changed = FinishedWork { work, ..facts };
            self.setup.work.changed(tx, &changed).await?;
        }
        Ok(())
    }

    /// Moves pieces of an order as one act, and the order with them.
    pub(crate) async fn move_pieces(
        &self,
        tx: &mut Tx,
        order: i64,
        pieces: &[i64],
        status: OrderStatus,
        actor: i64,
    ) -> Result<(), Failure> {
        let now = self.deps.clock.now();
        let mut finished = if status.is_finished() {
            self.facts(tx, order, pieces, |status| !status.is_finished())
                .await?
        } else {
            HashMap::new()
        };
        let changes = set_steps(tx, pieces, status, actor, now).await?;
        for (piece, change) in pieces.iter().zip(&changes) {
            if let Some(mut work) = finished.remove(piece) {
                work.work = Work::Piece {
                    id: *piece,
                    change: *change,
                };
                self.setup.work.finished(tx, &work).await?;
            }
        }
        let made = self.refresh(tx, order, actor).await?;
        let newest = sqlx::query_scalar!(
            r#"SELECT max(id) AS "id: i64" FROM orders_status_change WHERE order_id = ?1 AND undone_at IS NULL"#,
            order
        )
        .fetch_one(&mut **tx)
        .await?;
        let order_change = made.or(newest).unwrap_or_default();
        close_act(tx, &changes, order_change, made.is_some()).await?;
        if made.is_none() {
            // A change of the order has its own entry.
            let details = json!({"pieces": pieces, "to": status.wording()});
            self.log(tx, order, actor, "orders.piece_moved", details)
                .await?;
        }
        Ok(())
    }

    /// Moves a piece of an approved order from the step the caller saw to another one. `balance` is
    /// settled if it is the last one to be delivered.
    pub(crate) async fn move_piece(
        &self,
        order: i64,
        piece: i64,
        actor: i64,
        (from, to): (OrderStatus, OrderStatus),
        balance: BalanceOnDelivery,
    ) -> Result<(), Failure> {
        let mut tx = self.deps.db.write().await?;
        let row = sqlx::query!(
            r#"SELECT p.status AS "piece!: OrderStatus", o.status AS "order!: OrderStatus",
                      NOT EXISTS (SELECT 1 FROM orders_piece rest
                          WHERE rest.order_id = o.id AND rest.id <> p.id AND rest.status <> 'Delivered') AS "last!: bool"
               FROM orders_piece p JOIN orders_order o ON o.id = p.order_id WHERE p.id = ?1 AND o.id = ?2"#,
            piece,
            order
        )
        .fetch_optional(&mut *tx)
        .await?
        .ok_or_else(|| Failure::new(codes::PIECE_NOT_FOUND))?;
        let steps = from.is_approved() && to.is_approved() && from != to;
        if !steps || row.piece != from || !row.order.is_approved() {
            return Err(codes::WRONG_STATUS.into());
        }
        if to == OrderStatus::Delivered && row.last {
            self.settle_balance(&mut tx, order, actor, balance).await?;
        }
        self.move_pieces(&mut tx, order, &[piece], to, actor)
            .await?;
        Ok(tx.commit().await?)
    }
}

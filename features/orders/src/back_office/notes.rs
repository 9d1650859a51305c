//! Internal notes about an order. Those about one piece are read by its maker too.

use std::collections::HashMap;

use kernel::{Failure, MultiLine, Timestamp};
use poem_openapi::Object;

use crate::{Orders, codes};

/// An internal note.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct OrderNote {
    /// Id of the note.
    pub id: i64,
    /// The piece it is about, whose maker reads it too; absent if only the counter does.
    pub piece_id: Option<i64>,
    /// Text.
    pub text: MultiLine,
    /// Name of the author.
    pub author: Option<String>,
    /// When the note was written.
    pub at: Timestamp,
}

struct NoteRow {
    id: i64,
    piece_id: Option<i64>,
    text: String,
    actor: i64,
    at: i64,
}

impl Orders {
    /// All notes of an order, oldest first.
    pub(super) async fn notes_of_order(&self, order: i64) -> Result<Vec<OrderNote>, Failure> {
        let rows = sqlx::query_as!(
            NoteRow,
            "SELECT id, piece_id, text, actor, at FROM orders_note WHERE order_id = ?1 ORDER BY id",
            order
        )
        .fetch_all(self.deps.db.read())
        .await?;
        self.with_authors(rows).await
    }

    /// The notes about these pieces, by piece, oldest first.
    pub(super) async fn notes_of_pieces(
        &self,
        pieces: &[i64],
    ) -> Result<HashMap<i64, Vec<OrderNote>>, Failure> {
        let pieces = format!("{pieces:?}");
        let rows = sqlx::query_as!(
            NoteRow,
            r#"SELECT id AS "id!", piece_id, text, actor, at FROM orders_note
               WHERE piece_id IN (SELECT value FROM json_each(?1)) ORDER BY id"#,
            pieces
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let mut notes: HashMap<i64, Vec<OrderNote>> = HashMap::new();
        for note in self.with_authors(rows).await? {
            if let Some(piece) = note.piece_id {
                notes.entry(piece).or_default().push(note);
            }
        }
        Ok(notes)
    }

    async fn with_authors(&self, rows: Vec<NoteRow>) -> Result<Vec<OrderNote>, Failure> {
        let authors: Vec<i64> = rows.iter().map(|row| row.actor).collect();
        let authors = self.setup.people.names(&authors).await?;
        let notes = rows.into_iter().map(|row| OrderNote {
            id: row.id,
            piece_id: row.piece_id,
            text: MultiLine(row.text),
            author: authors.get(&row.actor).cloned(),
            at: Timestamp(row.at),
        });
        Ok(notes.collect())
    }

    /// Adds a note to an order, about one of its pieces if one is named.
    ///
    /// # Errors
    /// [`codes::ORDER_NOT_FOUND`], and [`codes::PIECE_NOT_FOUND`] for a piece of another order.
    pub(crate) async fn add_note(
        &self,
        (order, piece): (i64, Option<i64>),
        actor: i64,
        text: &str,
    ) -> Result<(), Failure> {
        let now = self.deps.clock.now().0;
        let mut tx = self.deps.db.write().await?;
        let found = sqlx::query_scalar!("SELECT id FROM orders_order WHERE id = ?1", order)
            .fetch_optional(&mut *tx)
            .await?;
        if found.is_none() {
            return Err(codes::ORDER_NOT_FOUND.into());
        }
        if let Some(piece) = piece {
            let found = sqlx::query_scalar!(
                "SELECT id FROM orders_piece WHERE id = ?1 AND order_id = ?2",
                piece,
                order
            )
            .fetch_optional(&mut *tx)
            .await?;
            if found.is_none() {
                return Err(codes::PIECE_NOT_FOUND.into());
            }
        }
        sqlx::query!(
            "INSERT INTO orders_note (order_id, piece_id, actor, text, at) VALUES (?1, ?2, ?3, ?4, ?5)",
            order,
            piece,
            actor,
            text,
            now
        )
        .execute(&mut *tx)
        .await?;
        Ok(tx.commit().await?)
    }
}

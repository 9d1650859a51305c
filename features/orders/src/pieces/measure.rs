//! Measurements of a piece. A copy: what is measured later does not change what was sewn.

use kernel::{Failure, Tx};

use crate::measurements::Lengths;

/// Replaces the lengths of a piece.
pub async fn store_lengths(tx: &mut Tx, piece: i64, taken: &Lengths) -> Result<(), Failure> {
    sqlx::query!(
        "DELETE FROM orders_piece_measurement WHERE piece_id = ?1",
        piece
    )
    .execute(&mut **tx)
    .await?;
    for (position, length) in (1_i64..).zip(&taken.lengths) {
        sqlx::query!(
            "INSERT INTO orders_piece_measurement (piece_id, field, label, mm, position) VALUES (?1, ?2, ?3, ?4, ?5)",
            piece,
            length.field,
            length.label,
            length.mm,
            position
        )
        .execute(&mut **tx)
        .await?;
    }
    let unit = taken.unit.filter(|_| !taken.is_empty());
    sqlx::query!(
        "UPDATE orders_piece SET measured_unit = ?2 WHERE id = ?1",
        piece,
        unit
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}

//! Measurements of a piece. A copy: what is measured later does not change what was sewn.

use kernel::{Failure, Timestamp, Tx};

use crate::{GarmentField, measurements::Lengths};

/// Limits in mm of a field that no garment type has any more: the widest that one can have.
const ANY_LENGTH_MM: (i64, i64) = (1, 20_000);

/// Stored lengths of a piece whose fields the shop has deleted since. They are saved again with the others.
pub async fn abandoned_fields(
    tx: &mut Tx,
    piece: i64,
    known: &[GarmentField],
) -> Result<Vec<GarmentField>, Failure> {
    let stored = sqlx::query!(
        "SELECT field, label FROM orders_piece_measurement WHERE piece_id = ?1 ORDER BY position",
        piece
    )
    .fetch_all(&mut **tx)
    .await?;
    let abandoned = stored
        .into_iter()
        .filter(|row| known.iter().all(|field| field.key != row.field));
    Ok(abandoned
        .map(|row| GarmentField {
            key: row.field,
            label: row.label,
            accepted_mm: ANY_LENGTH_MM,
            adult_mm: None,
            child_mm: None,
        })
        .collect())
}

/// Replaces the lengths of a piece by those that are taken now.
pub async fn store_lengths(
    tx: &mut Tx,
    piece: i64,
    taken: &Lengths,
    now: Timestamp,
) -> Result<(), Failure> {
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
    let measured_at = (!taken.is_empty()).then_some(now.0);
    sqlx::query!(
        "UPDATE orders_piece SET measured_unit = ?2, measured_at = ?3 WHERE id = ?1",
        piece,
        unit,
        measured_at
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}

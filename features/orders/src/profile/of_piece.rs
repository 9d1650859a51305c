//! What the shop measures for a piece is also noted in the profile of the person who wears it.

use std::collections::BTreeMap;

use kernel::{Failure, LengthUnit, Timestamp, Tx};

use super::{
    MeasuredBy,
    save::{NewMeasuring, add_to_history},
    wearer::profile_of_wearer,
};

/// Adds the lengths of a piece that a team member measured to the history of its person, who gets a profile if there
/// is none. Those that were noted for this piece on the same day are corrected instead.
pub async fn note_measured_piece(
    tx: &mut Tx,
    piece: i64,
    (actor, now): (i64, Timestamp),
) -> Result<(), Failure> {
    let start_of_day = now.day().start().0;
    sqlx::query!(
        "DELETE FROM orders_profile_measurement WHERE piece_id = ?1 AND measured_at >= ?2",
        piece,
        start_of_day
    )
    .execute(&mut **tx)
    .await?;
    let row = sqlx::query!(
        r#"SELECT profile_id, garment_type_id, measured_unit AS "unit: LengthUnit" FROM orders_piece WHERE id = ?1"#,
        piece
    )
    .fetch_one(&mut **tx)
    .await?;
    let lengths = sqlx::query!(
        "SELECT field, mm FROM orders_piece_measurement WHERE piece_id = ?1",
        piece
    )
    .fetch_all(&mut **tx)
    .await?;
    if lengths.is_empty() {
        return Ok(());
    }
    let profile = match row.profile_id {
        Some(profile) => Some(profile),
        None => profile_of_wearer(tx, piece, actor, now).await?,
    };
    let Some(profile) = profile else {
        return Ok(());
    };
    let mm: BTreeMap<String, i64> = lengths.into_iter().map(|one| (one.field, one.mm)).collect();
    let measuring = NewMeasuring {
        garment_type: row.garment_type_id,
        mm: serde_json::to_string(&mm).map_err(Failure::internal)?,
        unit: row.unit,
        by: MeasuredBy::Shop,
        piece: Some(piece),
    };
    add_to_history(tx, profile, &measuring, now).await
}

/// Removes a deleted profile from its pieces, which keep the name and their own lengths.
pub async fn unlink_pieces(tx: &mut Tx, profile: i64) -> Result<(), Failure> {
    sqlx::query!(
        "UPDATE orders_piece SET profile_id = NULL WHERE profile_id = ?1",
        profile
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}

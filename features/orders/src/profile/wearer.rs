//! The profile of a person whom the shop measures for a piece and who had none.

use kernel::{Failure, Timestamp, Tx};

use super::{Writer, save::MOST_PROFILES};
use crate::age_group::AgeGroup;

/// Links a piece to the profile of the person who wears it: one of that name, or a new one. `None`
/// if the customer's family is complete.
pub(super) async fn profile_of_wearer(
    tx: &mut Tx,
    piece: i64,
    actor: i64,
    now: Timestamp,
) -> Result<Option<i64>, Failure> {
    let row = sqlx::query!(
        r#"SELECT o.user_id, p.age_group AS "age_group!: AgeGroup", o.first_name,
                  iif(p.for_whom = '', trim(o.first_name || ' ' || o.last_name), p.for_whom) AS "name!: String",
                  p.for_whom = '' AS "own!: bool"
           FROM orders_piece p JOIN orders_order o ON o.id = p.order_id WHERE p.id = ?1"#,
        piece
    )
    .fetch_one(&mut **tx)
    .await?;
    let also = if row.own { &row.first_name } else { &row.name };
    let named = sqlx::query_scalar!(
        "SELECT id FROM orders_profile WHERE user_id = ?1 AND name COLLATE NOCASE IN (?2, ?3)
         ORDER BY name = ?2 COLLATE NOCASE DESC, id LIMIT 1",
        row.user_id,
        row.name,
        also
    )
    .fetch_optional(&mut **tx)
    .await?;
    let profile = match named {
        Some(profile) => profile,
        None => {
            let name: String = row.name.chars().take(60).collect();
            let created = sqlx::query!(
                "INSERT INTO orders_profile (user_id, name, relation, age_group)
                 SELECT ?1, ?2, '', ?3 WHERE (SELECT count(*) FROM orders_profile WHERE user_id = ?1) < ?4",
                row.user_id,
                name,
                row.age_group,
                MOST_PROFILES
            )
            .execute(&mut **tx)
            .await?;
            if created.rows_affected() == 0 {
                return Ok(None);
            }
            let profile = created.last_insert_rowid();
            let about = (row.user_id, profile);
            Writer::Shop(actor)
                .record(tx, now, "orders.profile_created", about)
                .await?;
            profile
        }
    };
    sqlx::query!(
        "UPDATE orders_piece SET profile_id = ?2 WHERE id = ?1",
        piece,
        profile
    )
    .execute(&mut **tx)
    .await?;
    Ok(Some(profile))
}

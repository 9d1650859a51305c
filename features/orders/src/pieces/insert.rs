//! Storing a new piece.

use kernel::{Day, Failure, ImageId, Timestamp, Tx};

use super::{FabricSource, store_lengths};
use crate::{
    age_group::AgeGroup, garments::Choice, measurements::Lengths, slot::VisitSlot,
    status::OrderStatus, trial::Trial,
};

/// Maximum number of pieces of an order.
pub const MOST_PIECES: i64 = 20;

/// A piece to store.
#[derive(Clone, Debug)]
pub struct NewPiece {
    pub product_id: Option<i64>,
    pub service_name: String,
    pub service_model: String,
    pub image: Option<ImageId>,
    pub garment_type_id: Option<i64>,
    pub quantity: i64,
    pub for_whom: String,
    pub profile_id: Option<i64>,
    /// That of the profile, or an adult, if absent.
    pub age_group: Option<AgeGroup>,
    pub note: String,
    pub fabric_source: FabricSource,
    pub fabric: String,
    pub estimate_paise: Option<i64>,
    pub price_paise: Option<i64>,
    pub choices: Vec<Choice>,
    pub lengths: Lengths,
    pub promised_day: Option<Day>,
    pub trial: Option<Trial>,
    pub assigned_to: Option<i64>,
}

/// Free positions of an order. Numbers of removed pieces are on printed cards, so they come last.
pub async fn positions(tx: &mut Tx, order: i64) -> Result<Vec<i64>, Failure> {
    let used = sqlx::query_scalar!(
        "SELECT position FROM orders_piece WHERE order_id = ?1",
        order
    )
    .fetch_all(&mut **tx)
    .await?;
    let next = used.iter().max().map_or(1, |last| last + 1);
    let free = (next..=MOST_PIECES).chain(1..next.min(MOST_PIECES + 1));
    Ok(free.filter(|position| !used.contains(position)).collect())
}

/// Stores a piece with its choices, measurements and first status. Returns its id. Call `refresh`
/// after the last one.
pub async fn insert_piece(
    tx: &mut Tx,
    order: i64,
    position: i64,
    piece: &NewPiece,
    status: OrderStatus,
    (actor, now): (i64, Timestamp),
) -> Result<i64, Failure> {
    // Another customer's profile counts as none.
    let profile = sqlx::query!(
        r#"SELECT p.id, p.name, p.age_group AS "age_group!: AgeGroup"
           FROM orders_profile p JOIN orders_order o USING (user_id) WHERE p.id = ?1 AND o.id = ?2"#,
        piece.profile_id,
        order
    )
    .fetch_optional(&mut **tx)
    .await?;
    let profile_id = profile.as_ref().map(|profile| profile.id);
    let of_profile = profile.as_ref().map(|profile| profile.age_group);
    let age_group = piece.age_group.or(of_profile).unwrap_or_default();
    let for_whom = match &profile {
        Some(profile) if piece.for_whom.is_empty() => profile.name.as_str(),
        _ => piece.for_whom.as_str(),
    };
    let (source, wording) = (piece.fabric_source.wording(), status.wording());
    let promised_day = piece.promised_day.map(|day| day.to_string());
    let trial_day = piece.trial.map(|trial| trial.day.to_string());
    let trial_slot = piece
        .trial
        .and_then(|trial| trial.slot)
        .map(VisitSlot::wording);
    let id = sqlx::query!(
        "INSERT INTO orders_piece
            (order_id, position, product_id, service_name, service_model, image_id, garment_type_id, quantity, for_whom,
             profile_id, note, fabric_source, fabric, estimate_paise, price_paise, status, promised_day, trial_day,
             trial_slot, assigned_to, age_group)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21)",
        order,
        position,
        piece.product_id,
        piece.service_name,
        piece.service_model,
        piece.image,
        piece.garment_type_id,
        piece.quantity,
        for_whom,
        profile_id,
        piece.note,
        source,
        piece.fabric,
        piece.estimate_paise,
        piece.price_paise,
        wording,
        promised_day,
        trial_day,
        trial_slot,
        piece.assigned_to,
        age_group
    )
    .execute(&mut **tx)
    .await?
    .last_insert_rowid();
    for (position, choice) in (1_i64..).zip(&piece.choices) {
        sqlx::query!(
            "INSERT INTO orders_piece_choice (piece_id, position, option_id, group_name, option_name, price_paise)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
            id,
            position,
            choice.option,
            choice.group,
            choice.name,
            choice.price_paise
        )
        .execute(&mut **tx)
        .await?;
    }
    store_lengths(tx, id, &piece.lengths, now).await?;
    sqlx::query!(
        "INSERT INTO orders_piece_change (piece_id, status, actor, at) VALUES (?1, ?2, ?3, ?4)",
        id,
        wording,
        actor,
        now.0
    )
    .execute(&mut **tx)
    .await?;
    Ok(id)
}

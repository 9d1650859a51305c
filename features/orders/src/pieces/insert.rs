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

/// Who wears a piece.
pub(super) struct Wearer {
    /// Empty for the customer.
    pub name: String,
    pub profile_id: Option<i64>,
    /// That of the profile.
    pub age_group: Option<AgeGroup>,
}

/// Looks up who wears a piece. Another customer's profile counts as none.
pub(super) async fn wearer(
    tx: &mut Tx,
    order: i64,
    profile: Option<i64>,
    name: &str,
) -> Result<Wearer, Failure> {
    let profile = sqlx::query!(
        r#"SELECT p.id, p.name, p.age_group AS "age_group!: AgeGroup"
           FROM orders_profile p JOIN orders_order o USING (user_id) WHERE p.id = ?1 AND o.id = ?2"#,
        profile,
        order
    )
    .fetch_optional(&mut **tx)
    .await?;
    Ok(match profile {
        Some(profile) => Wearer {
            name: if name.is_empty() {
                profile.name
            } else {
                name.to_owned()
            },
            profile_id: Some(profile.id),
            age_group: Some(profile.age_group),
        },
        None => Wearer {
            name: name.to_owned(),
            profile_id: None,
            age_group: None,
        },
    })
}

/// Replaces the choices of a piece.
pub(super) async fn store_choices(
    tx: &mut Tx,
    piece: i64,
    choices: &[Choice],
) -> Result<(), Failure> {
    sqlx::query!("DELETE FROM orders_piece_choice WHERE piece_id = ?1", piece)
        .execute(&mut **tx)
        .await?;
    for (position, choice) in (1_i64..).zip(choices) {
        sqlx::query!(
            "INSERT INTO orders_piece_choice (piece_id, position, option_id, group_name, option_name, price_paise)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
            piece,
            position,
            choice.option,
            choice.group,
            choice.name,
            choice.price_paise
        )
        .execute(&mut **tx)
        .await?;
    }
    Ok(())
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
    let worn_by = wearer(tx, order, piece.profile_id, &piece.for_whom).await?;
    let age_group = piece.age_group.or(worn_by.age_group).unwrap_or_default();
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
        worn_by.name,
        worn_by.profile_id,
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
    store_choices(tx, id, &piece.choices).await?;
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

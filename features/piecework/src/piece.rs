//! Counted pieces: reading them, pricing those without a rate, and corrections by the owner.

use std::collections::HashMap;

use kernel::{
    Day, Failure, FieldProblem, Image, Month, Paise,
    audit::{self, Entry},
    edit::RECORD_CONFLICT,
};
use poem_openapi::Object;
use serde_json::json;

use crate::{
    Piecework, codes,
    counting::{month_of, stored_day},
    rate::rate_on,
};

/// A finished piece that counts for a maker.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct CountedPiece {
    /// Id of this count.
    pub id: i64,
    /// Id of the order.
    pub order_id: i64,
    /// Number of the piece, such as `HM-1048/2`.
    pub number: String,
    /// What was made.
    pub item: String,
    /// Id of its garment type.
    pub garment_type_id: Option<i64>,
    /// Image of the product, 4:5.
    pub image: Option<Image>,
    /// How many.
    pub quantity: i64,
    /// The day on which it was finished.
    pub day: Day,
    /// For one, in paise; absent if there is no rate yet.
    pub rate_paise: Option<Paise>,
    /// For all of them, in paise.
    pub amount_paise: Option<Paise>,
    /// Whether it was counted before: redone work pays nothing.
    pub redone: bool,
    /// Whether it is an alteration.
    pub alteration: bool,
}

/// A correction of a counted piece.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct UpdateCountedPiece {
    /// User id of the maker.
    pub maker_id: i64,
    /// For one, in paise; absent for the maker's rate of that day.
    #[oai(validator(minimum(value = "0"), maximum(value = "100000000")))]
    pub rate_paise: Option<i64>,
    /// Maker as known to the caller; absent for none.
    pub from_maker_id: Option<i64>,
    /// Rate as known to the caller, in paise; absent for none.
    pub from_rate_paise: Option<i64>,
}

/// A rate for the pieces of a statement that have none.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct UpdateMissingRate {
    /// The month, `yyyy-mm`.
    pub month: Month,
    /// Id of their garment type; absent for pieces without one.
    pub garment_type_id: Option<i64>,
    /// For one, in paise.
    #[oai(validator(minimum(value = "0"), maximum(value = "100000000")))]
    pub rate_paise: i64,
}

impl Piecework {
    /// Pieces of a maker finished from one day to another, the last left out, newest first;
    /// without a maker, those that were finished without one.
    pub(crate) async fn pieces(
        &self,
        maker: Option<i64>,
        from: Day,
        until: Day,
    ) -> Result<Vec<CountedPiece>, Failure> {
        let (from, until) = (from.to_string(), until.to_string());
        let rows = sqlx::query!(
            r#"SELECT id AS "id!", order_id, number, item, garment_type_id, image_id, quantity, day, rate_paise,
                      redone AS "redone!: bool", alteration_id IS NOT NULL AS "alteration!: bool"
               FROM piecework_piece WHERE maker_id IS ?1 AND day >= ?2 AND day < ?3 ORDER BY day DESC, id DESC"#,
            maker,
            from,
            until
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let images: Vec<i64> = rows.iter().filter_map(|row| row.image_id).collect();
        let images: HashMap<i64, Image> = self.deps.images.images(&images).await?;
        let rows = rows.into_iter().map(|row| {
            Ok(CountedPiece {
                id: row.id,
                order_id: row.order_id,
                number: row.number,
                item: row.item,
                garment_type_id: row.garment_type_id,
                image: row.image_id.and_then(|id| images.get(&id).cloned()),
                quantity: row.quantity,
                day: stored_day(&row.day)?,
                rate_paise: row.rate_paise.map(Paise),
                amount_paise: row.rate_paise.map(|rate| Paise(rate * row.quantity)),
                redone: row.redone,
                alteration: row.alteration,
            })
        });
        rows.collect()
    }

    /// Corrects the maker and the rate of a counted piece.
    pub(crate) async fn correct_piece(
        &self,
        actor: i64,
        id: i64,
        input: &UpdateCountedPiece,
    ) -> Result<(), Failure> {
        let makers = self.people.makers().await?;
        let stays = input.from_maker_id == Some(input.maker_id);
        if !stays && !makers.iter().any(|maker| maker.id == input.maker_id) {
            let text = "Choose someone who makes pieces.";
            let problem = FieldProblem::new("makerId", "unknown", text);
            return Err(Failure::invalid(vec![problem]));
        }
        let mut tx = self.deps.db.write().await?;
        let row = sqlx::query!(
            "SELECT maker_id, rate_paise, garment_type_id, day, order_id FROM piecework_piece WHERE id = ?",
            id
        )
        .fetch_optional(&mut *tx)
        .await?
        .ok_or_else(|| Failure::new(codes::PIECE_NOT_FOUND))?;
        if (row.maker_id, row.rate_paise) != (input.from_maker_id, input.from_rate_paise) {
            return Err(RECORD_CONFLICT.into());
        }
        let month = month_of(&row.day);
        for maker in row.maker_id.into_iter().chain([input.maker_id]) {
            self.expect_open(&mut tx, maker, month).await?;
        }
        let rate = match (input.rate_paise, row.garment_type_id) {
            (None, Some(garment)) => {
                let day = stored_day(&row.day)?;
                rate_on(&mut tx, garment, Some(input.maker_id), day).await?
            }
            (rate, _) => rate,
        };
        sqlx::query!(
            "UPDATE piecework_piece SET maker_id = ?2, rate_paise = ?3 WHERE id = ?1",
            id,
            input.maker_id,
            rate
        )
        .execute(&mut *tx)
        .await?;
        let entry = Entry {
            actor: Some(actor),
            action: "piecework.piece_corrected",
            subject: &format!("order:{}", row.order_id),
            details: json!({
                "maker": {"from": row.maker_id, "to": input.maker_id},
                "ratePaise": {"from": row.rate_paise, "to": rate},
            }),
        };
        audit::record(&mut tx, self.deps.clock.now(), entry).await?;
        Ok(tx.commit().await?)
    }

    /// Sets the rate of all pieces of one garment type in a statement that have none.
    pub(crate) async fn price_pieces(
        &self,
        actor: i64,
        maker: i64,
        input: &UpdateMissingRate,
    ) -> Result<(), Failure> {
        self.maker(maker).await?;
        let month = input.month.to_string();
        let mut tx = self.deps.db.write().await?;
        self.expect_open(&mut tx, maker, &month).await?;
        let priced = sqlx::query!(
            "UPDATE piecework_piece SET rate_paise = ?4
             WHERE maker_id = ?1 AND substr(day, 1, 7) = ?2 AND garment_type_id IS ?3 AND rate_paise IS NULL",
            maker,
            month,
            input.garment_type_id,
            input.rate_paise
        )
        .execute(&mut *tx)
        .await?
        .rows_affected();
        let entry = Entry {
            actor: Some(actor),
            action: "piecework.pieces_priced",
            subject: &format!("user:{maker}"),
            details: json!({"month": month, "pieces": priced, "ratePaise": input.rate_paise}),
        };
        audit::record(&mut tx, self.deps.clock.now(), entry).await?;
        Ok(tx.commit().await?)
    }
}

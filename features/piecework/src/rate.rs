//! Piece rates: what a maker gets for one piece of a garment type, from a day on.

use kernel::{
    Day, Failure, FieldProblem, Paise, Tx,
    audit::{self, Entry},
    edit::refuse,
};
use poem_openapi::Object;
use serde_json::json;

use crate::{Piecework, counting::stored_day};

/// Piece rates.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase")]
pub struct PieceRates {
    /// Garment types, in the owner's order.
    pub garment_types: Vec<RateGarmentType>,
    /// The team.
    pub makers: Vec<RateMaker>,
    /// Rates that count today, and those of a later day.
    pub rates: Vec<PieceRate>,
}

/// A garment type that has rates.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
pub struct RateGarmentType {
    /// Id.
    pub id: i64,
    /// Name.
    pub name: String,
}

/// A team member who has rates.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
pub struct RateMaker {
    /// User id.
    pub id: i64,
    /// Name.
    pub name: String,
}

/// A rate.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct PieceRate {
    /// Id of the garment type.
    pub garment_type_id: i64,
    /// User id of the maker; absent for the default of all.
    pub maker_id: Option<i64>,
    /// For one piece, in paise; absent if there is none from this day on.
    pub rate_paise: Option<Paise>,
    /// The day from which it counts.
    pub from_day: Day,
}

/// A new rate.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct UpdatePieceRate {
    /// Id of the garment type.
    pub garment_type_id: i64,
    /// User id of the maker; absent for the default of all.
    pub maker_id: Option<i64>,
    /// For one piece, in paise; absent for none: a maker without a rate of their own gets the default.
    #[oai(validator(minimum(value = "0"), maximum(value = "100000000")))]
    pub rate_paise: Option<i64>,
    /// The day from which it counts; today without it, and no earlier one.
    pub from_day: Option<Day>,
}

/// The rate of a garment type for a maker on a day, in paise for one piece: their own, else the
/// default of all.
pub async fn rate_on(
    tx: &mut Tx,
    garment_type: i64,
    maker: Option<i64>,
    day: Day,
) -> Result<Option<i64>, Failure> {
    let day = day.to_string();
    let latest = async |tx: &mut Tx, maker: Option<i64>| {
        sqlx::query_scalar!(
            r#"SELECT rate_paise AS "rate_paise: i64" FROM piecework_rate
               WHERE garment_type_id = ?1 AND maker_id IS ?2 AND from_day <= ?3 ORDER BY from_day DESC LIMIT 1"#,
            garment_type,
            maker,
            day
        )
        .fetch_optional(&mut **tx)
        .await
        .map(Option::flatten)
    };
    if maker.is_some()
        && let Some(own) = latest(tx, maker).await?
    {
        return Ok(Some(own));
    }
    Ok(latest(tx, None).await?)
}

impl Piecework {
    pub(crate) async fn rates(&self) -> Result<PieceRates, Failure> {
        let today = self.deps.clock.today().to_string();
        let rows = sqlx::query!(
            r#"SELECT garment_type_id, maker_id, rate_paise AS "rate_paise: Paise", from_day FROM piecework_rate r
               WHERE from_day > ?1 OR from_day = (SELECT max(from_day) FROM piecework_rate q
                   WHERE q.garment_type_id = r.garment_type_id AND q.maker_id IS r.maker_id AND q.from_day <= ?1)
               ORDER BY garment_type_id, maker_id, from_day"#,
            today
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let rates: Result<Vec<PieceRate>, Failure> = rows
            .into_iter()
            .map(|row| {
                Ok(PieceRate {
                    garment_type_id: row.garment_type_id,
                    maker_id: row.maker_id,
                    rate_paise: row.rate_paise,
                    from_day: stored_day(&row.from_day)?,
                })
            })
            .collect();
        let types = self.types.all().await?.into_iter();
        let makers = self.people.makers().await?.into_iter();
        Ok(PieceRates {
            garment_types: types
                .map(|known| RateGarmentType {
                    id: known.id,
                    name: known.name,
                })
                .collect(),
            makers: makers
                .map(|member| RateMaker {
                    id: member.id,
                    name: member.name,
                })
                .collect(),
            rates: rates?,
        })
    }

    /// Sets a rate from a day on. Counted pieces keep the rate they were counted with.
    pub(crate) async fn set_rate(
        &self,
        actor: i64,
        input: &UpdatePieceRate,
    ) -> Result<(), Failure> {
        let now = self.deps.clock.now();
        let from_day = input.from_day.unwrap_or_else(|| now.day());
        let mut problems = Vec::new();
        if from_day < now.day() {
            let text = "Choose today or a later day.";
            problems.push(FieldProblem::new("fromDay", "out_of_range", text));
        }
        if self.types.one(input.garment_type_id).await?.is_none() {
            let text = "Choose a garment type.";
            problems.push(FieldProblem::new("garmentTypeId", "unknown", text));
        }
        if let Some(maker) = input.maker_id
            && !self
                .people
                .makers()
                .await?
                .iter()
                .any(|one| one.id == maker)
        {
            let text = "Choose someone who makes pieces.";
            problems.push(FieldProblem::new("makerId", "unknown", text));
        }
        refuse(problems)?;
        let mut tx = self.deps.db.write().await?;
        let from = from_day.to_string();
        sqlx::query!(
            "INSERT INTO piecework_rate (garment_type_id, maker_id, from_day, rate_paise) VALUES (?1, ?2, ?3, ?4)
             ON CONFLICT (garment_type_id, coalesce(maker_id, 0), from_day) DO UPDATE SET rate_paise = excluded.rate_paise",
            input.garment_type_id,
            input.maker_id,
            from,
            input.rate_paise
        )
        .execute(&mut *tx)
        .await?;
        let entry = Entry {
            actor: Some(actor),
            action: "piecework.rate_set",
            subject: &format!("garment_type:{}", input.garment_type_id),
            details: json!({"maker": input.maker_id, "ratePaise": input.rate_paise, "fromDay": from}),
        };
        audit::record(&mut tx, now, entry).await?;
        Ok(tx.commit().await?)
    }
}

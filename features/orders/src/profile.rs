//! Measurement profiles of family members, with their history.

use std::collections::BTreeMap;

use kernel::{Failure, FieldProblem, LengthUnit, Timestamp, Tx};
use poem_openapi::Object;

use crate::{
    GarmentField, Orders,
    age_group::AgeGroup,
    codes,
    measurements::{Length, Lengths, Measurements, UnusualMeasurement},
};

/// Maximum number of profiles per account.
const MOST_PROFILES: i64 = 20;
/// Maximum number of measurements retained per profile.
const MOST_MEASURINGS: i64 = 50;

/// A measurement profile to save.
#[derive(Object, Debug)]
pub struct SaveMeasurementProfile {
    /// Name of the person.
    #[oai(validator(min_length = 1, max_length = 60))]
    pub name: String,
    /// Relation to the customer, such as "daughter".
    #[oai(validator(max_length = 40))]
    pub relation: Option<String>,
    /// Age group; without it, a new profile is an adult's, and another keeps its own.
    #[oai(rename = "ageGroup")]
    pub age_group: Option<AgeGroup>,
    /// Lengths in cm by field, at least one.
    pub measurements: Measurements,
    /// Unit in which they were entered; defaults to the shop's.
    pub unit: Option<LengthUnit>,
}

/// The measurements of one person.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct MeasurementProfile {
    /// Id of the profile.
    pub id: i64,
    /// Name of the person.
    pub name: String,
    /// Relation to the customer.
    pub relation: Option<String>,
    /// Age group; absent for an adult.
    pub age_group: Option<AgeGroup>,
    /// The newest lengths in cm by field.
    pub measurements: Measurements,
    /// Unit in which they were entered.
    pub unit: Option<LengthUnit>,
    /// Unusual measurements.
    pub warnings: Vec<UnusualMeasurement>,
    /// When the newest were taken.
    pub measured_at: Timestamp,
    /// All measurements, newest first.
    pub history: Vec<Measuring>,
}

/// Measurements taken at one time.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct Measuring {
    /// When they were taken.
    pub measured_at: Timestamp,
    /// Lengths in cm by field.
    pub measurements: Measurements,
    /// Unit in which they were entered.
    pub unit: Option<LengthUnit>,
}

impl SaveMeasurementProfile {
    fn relation(&self) -> &str {
        self.relation.as_deref().unwrap_or_default().trim()
    }

    /// The lengths in mm by field.
    fn measured(&self, fields: &[GarmentField]) -> Result<String, Failure> {
        let mut problems = Vec::new();
        let taken = Lengths::parse(
            &self.measurements,
            self.unit,
            fields,
            "measurements",
            &mut problems,
        );
        if problems.is_empty() && taken.is_empty() {
            let text = "Please fill in at least one measurement.";
            problems.push(FieldProblem::new("measurements", "required", text));
        }
        if !problems.is_empty() {
            return Err(Failure::invalid(problems));
        }
        let mm = taken.lengths.into_iter().map(|one| (one.field, one.mm));
        serde_json::to_string(&mm.collect::<BTreeMap<String, i64>>()).map_err(Failure::internal)
    }
}

/// The newest measurements of a profile, as stored.
struct Taken {
    lengths: String,
    unit: Option<LengthUnit>,
}

impl Orders {
    pub(crate) async fn profiles(
        &self,
        user: i64,
        id: Option<i64>,
    ) -> Result<Vec<MeasurementProfile>, Failure> {
        let rows = sqlx::query!(
            r#"SELECT p.id AS "id!", p.name, p.relation, p.age_group AS "age_group!: AgeGroup", m.measured_at, m.lengths,
                      m.unit AS "unit: LengthUnit"
               FROM orders_profile p JOIN orders_profile_measurement m ON m.profile_id = p.id
               WHERE p.user_id = ?1 AND (?2 IS NULL OR p.id = ?2)
               ORDER BY p.name COLLATE NOCASE, p.id, m.id DESC"#,
            user,
            id
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let unit = self.setup.numbers.unit().await?;
        let fields = self.setup.garments.fields(None).await?;
        let mut profiles: Vec<MeasurementProfile> = Vec::new();
        for row in rows {
            let taken = stored(&row.lengths, row.unit, &fields)?;
            let measuring = Measuring {
                measured_at: Timestamp(row.measured_at),
                measurements: taken.cm(),
                unit: row.unit,
            };
            match profiles.last_mut().filter(|last| last.id == row.id) {
                Some(profile) => profile.history.push(measuring),
                None => profiles.push(MeasurementProfile {
                    id: row.id,
                    name: row.name,
                    relation: (!row.relation.is_empty()).then_some(row.relation),
                    age_group: row.age_group.said(),
                    measurements: measuring.measurements.clone(),
                    unit: row.unit,
                    warnings: taken.unusual(&fields, row.age_group, unit),
                    measured_at: measuring.measured_at,
                    history: vec![measuring],
                }),
            }
        }
        Ok(profiles)
    }

    async fn profile(&self, user: i64, id: i64) -> Result<MeasurementProfile, Failure> {
        let found = self.profiles(user, Some(id)).await?.pop();
        found.ok_or_else(|| codes::PROFILE_NOT_FOUND.into())
    }

    pub(crate) async fn create_profile(
        &self,
        user: i64,
        input: &SaveMeasurementProfile,
    ) -> Result<MeasurementProfile, Failure> {
        let fields = self.setup.garments.fields(None).await?;
        let mm = input.measured(&fields)?;
        let (name, relation) = (input.name.trim(), input.relation());
        let group = input.age_group.unwrap_or_default();
        let mut tx = self.deps.db.write().await?;
        let stored = sqlx::query_scalar!(
            r#"SELECT count(*) AS "stored!: i64" FROM orders_profile WHERE user_id = ?1"#,
            user
        )
        .fetch_one(&mut *tx)
        .await?;
        if stored >= MOST_PROFILES {
            return Err(codes::TOO_MANY_PROFILES.into());
        }
        let id = sqlx::query!(
            "INSERT INTO orders_profile (user_id, name, relation, age_group) VALUES (?1, ?2, ?3, ?4)",
            user,
            name,
            relation,
            group
        )
        .execute(&mut *tx)
        .await?
        .last_insert_rowid();
        keep(&mut tx, id, (&mm, input.unit), self.deps.clock.now()).await?;
        tx.commit().await?;
        self.profile(user, id).await
    }

    /// Updates a profile. Identical measurements do not add to the history.
    pub(crate) async fn update_profile(
        &self,
        user: i64,
        id: i64,
        input: &SaveMeasurementProfile,
    ) -> Result<MeasurementProfile, Failure> {
        let fields = self.setup.garments.fields(None).await?;
        let mm = input.measured(&fields)?;
        let (name, relation) = (input.name.trim(), input.relation());
        let mut tx = self.deps.db.write().await?;
        let found = sqlx::query!(
            "UPDATE orders_profile SET name = ?3, relation = ?4, age_group = coalesce(?5, age_group)
             WHERE id = ?2 AND user_id = ?1",
            user,
            id,
            name,
            relation,
            input.age_group
        )
        .execute(&mut *tx)
        .await?
        .rows_affected();
        if found == 0 {
            return Err(codes::PROFILE_NOT_FOUND.into());
        }
        let newest = sqlx::query_as!(
            Taken,
            r#"SELECT lengths, unit AS "unit: LengthUnit"
               FROM orders_profile_measurement WHERE profile_id = ?1 ORDER BY id DESC LIMIT 1"#,
            id
        )
        .fetch_optional(&mut *tx)
        .await?;
        let same = |row: &Taken| row.lengths == mm && row.unit == input.unit;
        if !newest.as_ref().is_some_and(same) {
            keep(&mut tx, id, (&mm, input.unit), self.deps.clock.now()).await?;
        }
        tx.commit().await?;
        self.profile(user, id).await
    }

    /// Deletes a profile. Orders retain their own copies.
    pub(crate) async fn delete_profile(&self, user: i64, id: i64) -> Result<(), Failure> {
        let mut tx = self.deps.db.write().await?;
        let found = sqlx::query!(
            "DELETE FROM orders_profile WHERE id = ?2 AND user_id = ?1",
            user,
            id
        )
        .execute(&mut *tx)
        .await?
        .rows_affected();
        if found == 0 {
            return Err(codes::PROFILE_NOT_FOUND.into());
        }
        Ok(tx.commit().await?)
    }
}

/// Lengths of a profile as stored, in the order of the fields.
fn stored(
    lengths: &str,
    unit: Option<LengthUnit>,
    fields: &[GarmentField],
) -> Result<Lengths, Failure> {
    let mm: BTreeMap<String, i64> = serde_json::from_str(lengths).map_err(Failure::internal)?;
    let mut lengths: Vec<Length> = mm
        .into_iter()
        .map(|(field, mm)| Length {
            label: field.clone(),
            field,
            mm,
        })
        .collect();
    lengths.sort_by_key(|length| fields.iter().position(|field| field.key == length.field));
    Ok(Lengths { lengths, unit })
}

async fn keep(
    tx: &mut Tx,
    profile: i64,
    (mm, unit): (&str, Option<LengthUnit>),
    now: Timestamp,
) -> Result<(), Failure> {
    sqlx::query!(
        "INSERT INTO orders_profile_measurement
            (profile_id, measured_at, lengths, unit) VALUES (?1, ?2, ?3, ?4)",
        profile,
        now.0,
        mm,
        unit
    )
    .execute(&mut **tx)
    .await?;
    sqlx::query!(
        "DELETE FROM orders_profile_measurement WHERE profile_id = ?1 AND id NOT IN
            (SELECT id FROM orders_profile_measurement WHERE profile_id = ?1 ORDER BY id DESC LIMIT ?2)",
        profile,
        MOST_MEASURINGS
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}

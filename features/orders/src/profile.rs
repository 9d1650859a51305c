//! Measurement profiles of family members, with their history.

use kernel::{Failure, FieldProblem, LengthUnit, Timestamp, Tx};
use poem_openapi::Object;

use crate::{
    Orders, codes,
    measurements::{Measurements, Millimetres, UnusualMeasurement},
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
    /// At least one measurement.
    pub measurements: Measurements,
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
    /// The newest measurements.
    pub measurements: Measurements,
    /// Unusual measurements.
    pub warnings: Vec<UnusualMeasurement>,
    /// When the newest were taken.
    pub measured_at: Timestamp,
    /// All measurements, newest first.
    pub history: Vec<Measuring>,
}

/// Measurements taken at one time.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct Measuring {
    /// When they were taken.
    pub measured_at: Timestamp,
    /// The measurements.
    pub measurements: Measurements,
}

impl SaveMeasurementProfile {
    fn relation(&self) -> &str {
        self.relation.as_deref().unwrap_or_default().trim()
    }

    fn measured(&self) -> Result<Millimetres, Failure> {
        let mm = Millimetres::from(&self.measurements);
        if mm.is_empty() {
            let problem = FieldProblem::new(
                "measurements",
                "required",
                "Please fill in at least one measurement.",
            );
            return Err(Failure::invalid(vec![problem]));
        }
        Ok(mm)
    }
}

impl Orders {
    pub(crate) async fn profiles(
        &self,
        user: i64,
        id: Option<i64>,
    ) -> Result<Vec<MeasurementProfile>, Failure> {
        let rows = sqlx::query!(
            r#"SELECT p.id AS "id!", p.name, p.relation, m.measured_at, m.height, m.shoulder, m.front_neck, m.back_neck,
                      m.around_arm, m.around_waist, m.around_hip, m.around_bust, m.unit AS "unit: LengthUnit"
               FROM orders_profile p JOIN orders_profile_measurement m ON m.profile_id = p.id
               WHERE p.user_id = ?1 AND (?2 IS NULL OR p.id = ?2)
               ORDER BY p.name COLLATE NOCASE, p.id, m.id DESC"#,
            user,
            id
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let unit = self.setup.numbers.unit().await?;
        let mut profiles: Vec<MeasurementProfile> = Vec::new();
        for row in rows {
            let mm = Millimetres {
                height: row.height,
                shoulder: row.shoulder,
                front_neck: row.front_neck,
                back_neck: row.back_neck,
                around_arm: row.around_arm,
                around_waist: row.around_waist,
                around_hip: row.around_hip,
                around_bust: row.around_bust,
                unit: row.unit,
            };
            let measuring = Measuring {
                measured_at: Timestamp(row.measured_at),
                measurements: Measurements::from(&mm),
            };
            match profiles.last_mut().filter(|last| last.id == row.id) {
                Some(profile) => profile.history.push(measuring),
                None => profiles.push(MeasurementProfile {
                    id: row.id,
                    name: row.name,
                    relation: (!row.relation.is_empty()).then_some(row.relation),
                    measurements: measuring.measurements,
                    warnings: mm.unusual(unit),
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
        let mm = input.measured()?;
        let (name, relation) = (input.name.trim(), input.relation());
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
            "INSERT INTO orders_profile (user_id, name, relation) VALUES (?1, ?2, ?3)",
            user,
            name,
            relation
        )
        .execute(&mut *tx)
        .await?
        .last_insert_rowid();
        keep(&mut tx, id, &mm, self.deps.clock.now()).await?;
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
        let mm = input.measured()?;
        let (name, relation) = (input.name.trim(), input.relation());
        let mut tx = self.deps.db.write().await?;
        let found = sqlx::query!(
            "UPDATE orders_profile SET name = ?3, relation = ?4 WHERE id = ?2 AND user_id = ?1",
            user,
            id,
            name,
            relation
        )
        .execute(&mut *tx)
        .await?
        .rows_affected();
        if found == 0 {
            return Err(codes::PROFILE_NOT_FOUND.into());
        }
        let newest = sqlx::query_as!(
            Millimetres,
            r#"SELECT height, shoulder, front_neck, back_neck, around_arm, around_waist, around_hip, around_bust,
                      unit AS "unit: LengthUnit"
               FROM orders_profile_measurement WHERE profile_id = ?1 ORDER BY id DESC LIMIT 1"#,
            id
        )
        .fetch_optional(&mut *tx)
        .await?;
        if newest != Some(mm) {
            keep(&mut tx, id, &mm, self.deps.clock.now()).await?;
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

async fn keep(tx: &mut Tx, profile: i64, mm: &Millimetres, now: Timestamp) -> Result<(), Failure> {
    sqlx::query!(
        "INSERT INTO orders_profile_measurement
            (profile_id, measured_at, height, shoulder, front_neck, back_neck, around_arm, around_waist, around_hip,
             around_bust, unit)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)",
        profile,
        now.0,
        mm.height,
        mm.shoulder,
        mm.front_neck,
        mm.back_neck,
        mm.around_arm,
        mm.around_waist,
        mm.around_hip,
        mm.around_bust,
        mm.unit
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

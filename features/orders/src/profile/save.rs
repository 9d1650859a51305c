//! Creates, updates and deletes profiles.

use std::collections::BTreeMap;

use kernel::{Failure, FieldProblem, LengthUnit, Timestamp, Tx, edit::refuse};

use super::{MeasuredBy, MeasurementProfile, SaveMeasurementProfile, Writer, unlink_pieces};
use crate::{Orders, codes, measurements::Lengths};

/// Maximum number of profiles per customer.
pub const MOST_PROFILES: i64 = 20;
/// Maximum number of measurements retained per profile and garment type.
const MOST_MEASURINGS: i64 = 50;

/// Lengths to add to the history of a profile.
#[derive(Debug)]
pub(super) struct NewMeasuring {
    pub garment_type: Option<i64>,
    /// Lengths in mm by field, as JSON.
    pub mm: String,
    pub unit: Option<LengthUnit>,
    pub by: MeasuredBy,
    /// The piece for which the shop took them.
    pub piece: Option<i64>,
}

impl SaveMeasurementProfile {
    fn relation(&self) -> &str {
        self.relation.as_deref().unwrap_or_default().trim()
    }
}

/// Lengths in mm by field, in alphabetical order, as JSON.
pub(super) fn as_json(lengths: Lengths) -> Result<String, Failure> {
    let mm = lengths.lengths.into_iter().map(|one| (one.field, one.mm));
    serde_json::to_string(&mm.collect::<BTreeMap<String, i64>>()).map_err(Failure::internal)
}

impl Orders {
    /// Checks the lengths against the fields of the garment type.
    async fn new_measuring(
        &self,
        input: &SaveMeasurementProfile,
        by: MeasuredBy,
    ) -> Result<Option<NewMeasuring>, Failure> {
        let Some(cm) = &input.measurements else {
            return Ok(None);
        };
        let garments = &self.setup.garments;
        let garment_type = input.garment_type_id;
        let mut problems = Vec::new();
        if let Some(id) = garment_type
            && garments.name(id).await?.is_none()
        {
            let text = "Choose a garment type.";
            problems.push(FieldProblem::new("garmentTypeId", "unknown", text));
        }
        let fields = garments.fields(garment_type).await?;
        let taken = Lengths::parse(cm, input.unit, &fields, "measurements", &mut problems);
        if problems.is_empty() && taken.is_empty() {
            let text = "Please fill in at least one measurement.";
            problems.push(FieldProblem::new("measurements", "required", text));
        }
        refuse(problems)?;
        Ok(Some(NewMeasuring {
            garment_type,
            mm: as_json(taken)?,
            unit: input.unit,
            by,
            piece: None,
        }))
    }

    pub(crate) async fn create_profile(
        &self,
        user: i64,
        writer: Writer,
        input: &SaveMeasurementProfile,
    ) -> Result<MeasurementProfile, Failure> {
        let measuring = self.new_measuring(input, writer.measures_as()).await?;
        let (name, relation) = (input.name.trim(), input.relation());
        let group = input.age_group.unwrap_or_default();
        let now = self.deps.clock.now();
        let mut tx = self.deps.db.write().await?;
        if self.setup.people.person_in(&mut tx, user).await?.is_none() {
            return Err(codes::CUSTOMER_NOT_FOUND.into());
        }
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
        if let Some(measuring) = &measuring {
            add_to_history(&mut tx, id, measuring, now).await?;
        }
        writer
            .record(&mut tx, now, "orders.profile_created", (user, id))
            .await?;
        tx.commit().await?;
        self.profile(user, id).await
    }

    /// Updates a profile. Identical measurements do not add to the history.
    pub(crate) async fn update_profile(
        &self,
        (user, id): (i64, i64),
        writer: Writer,
        input: &SaveMeasurementProfile,
    ) -> Result<MeasurementProfile, Failure> {
        let measuring = self.new_measuring(input, writer.measures_as()).await?;
        let (name, relation) = (input.name.trim(), input.relation());
        let now = self.deps.clock.now();
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
        if let Some(measuring) = &measuring {
            add_to_history(&mut tx, id, measuring, now).await?;
        }
        writer
            .record(&mut tx, now, "orders.profile_updated", (user, id))
            .await?;
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
        unlink_pieces(&mut tx, id).await?;
        Ok(tx.commit().await?)
    }

    /// Deletes the measurements of one day from the history of a profile.
    pub(crate) async fn delete_measuring(
        &self,
        (user, profile): (i64, i64),
        measuring: i64,
    ) -> Result<MeasurementProfile, Failure> {
        let mut tx = self.deps.db.write().await?;
        let found = sqlx::query!(
            "DELETE FROM orders_profile_measurement WHERE id = ?3 AND profile_id =
                (SELECT id FROM orders_profile WHERE id = ?2 AND user_id = ?1)",
            user,
            profile,
            measuring
        )
        .execute(&mut *tx)
        .await?
        .rows_affected();
        if found == 0 {
            return Err(codes::PROFILE_NOT_FOUND.into());
        }
        tx.commit().await?;
        self.profile(user, profile).await
    }
}

/// Adds lengths to the history of a profile, unless the newest of this garment type are the same.
pub(super) async fn add_to_history(
    tx: &mut Tx,
    profile: i64,
    new: &NewMeasuring,
    now: Timestamp,
) -> Result<(), Failure> {
    let newest = sqlx::query_scalar!(
        "SELECT lengths FROM orders_profile_measurement WHERE profile_id = ?1 AND garment_type_id IS ?2
         ORDER BY id DESC LIMIT 1",
        profile,
        new.garment_type
    )
    .fetch_optional(&mut **tx)
    .await?;
    if newest.as_deref() == Some(new.mm.as_str()) {
        return Ok(());
    }
    sqlx::query!(
        "INSERT INTO orders_profile_measurement
            (profile_id, measured_at, lengths, unit, garment_type_id, measured_by, piece_id)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        profile,
        now.0,
        new.mm,
        new.unit,
        new.garment_type,
        new.by,
        new.piece
    )
    .execute(&mut **tx)
    .await?;
    sqlx::query!(
        "DELETE FROM orders_profile_measurement WHERE profile_id = ?1 AND garment_type_id IS ?2 AND id NOT IN
            (SELECT id FROM orders_profile_measurement WHERE profile_id = ?1 AND garment_type_id IS ?2
             ORDER BY id DESC LIMIT ?3)",
        profile,
        new.garment_type,
        MOST_MEASURINGS
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}

//! Reads profiles with their history.

use std::collections::{BTreeMap, HashMap, hash_map::Entry};

use kernel::{Failure, LengthUnit, Timestamp};

use super::{GarmentMeasurements, MeasuredBy, MeasurementProfile, Measuring};
use crate::{
    GarmentField, Orders,
    age_group::AgeGroup,
    codes,
    measurements::{Length, Lengths},
};

/// A garment type with its name and fields.
struct Garment {
    name: Option<String>,
    fields: Vec<GarmentField>,
}

impl Orders {
    /// Profiles of a customer by name, or one of them.
    pub(crate) async fn profiles(
        &self,
        user: i64,
        id: Option<i64>,
    ) -> Result<Vec<MeasurementProfile>, Failure> {
        let rows = sqlx::query!(
            r#"SELECT p.id AS "id!", p.name, p.relation, p.age_group AS "age_group!: AgeGroup", m.id AS "measuring?: i64",
                      m.garment_type_id, m.measured_at AS "measured_at?: i64", m.lengths AS "lengths?: String",
                      m.unit AS "unit: LengthUnit", m.measured_by AS "measured_by?: MeasuredBy"
               FROM orders_profile p LEFT JOIN orders_profile_measurement m ON m.profile_id = p.id
               WHERE p.user_id = ?1 AND (?2 IS NULL OR p.id = ?2)
               ORDER BY p.name COLLATE NOCASE, p.id, m.id DESC"#,
            user,
            id
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let unit = self.setup.numbers.unit().await?;
        let mut garments: HashMap<Option<i64>, Garment> = HashMap::new();
        let mut profiles: Vec<MeasurementProfile> = Vec::new();
        for row in rows {
            if profiles.last().is_none_or(|last| last.id != row.id) {
                profiles.push(MeasurementProfile {
                    id: row.id,
                    name: row.name,
                    relation: (!row.relation.is_empty()).then_some(row.relation),
                    age_group: row.age_group.said(),
                    measured_at: row.measured_at.map(Timestamp),
                    garments: Vec::new(),
                });
            }
            let (Some(profile), Some(measuring), Some(measured_at), Some(lengths), Some(by)) = (
                profiles.last_mut(),
                row.measuring,
                row.measured_at,
                row.lengths,
                row.measured_by,
            ) else {
                continue;
            };
            let garment = match garments.entry(row.garment_type_id) {
                Entry::Occupied(known) => known.into_mut(),
                Entry::Vacant(unknown) => unknown.insert(self.garment(row.garment_type_id).await?),
            };
            let taken = stored(&lengths, row.unit, &garment.fields)?;
            let measuring = Measuring {
                id: measuring,
                measured_at: Timestamp(measured_at),
                measured_by: by,
                lengths: taken.named(),
                unit: row.unit,
            };
            let mut known = profile.garments.iter_mut();
            match known.find(|known| known.garment_type_id == row.garment_type_id) {
                Some(known) => known.history.push(measuring),
                None => profile.garments.push(GarmentMeasurements {
                    garment_type_id: row.garment_type_id,
                    name: garment.name.clone(),
                    warnings: taken.unusual(&garment.fields, row.age_group, unit),
                    history: vec![measuring],
                }),
            }
        }
        Ok(profiles)
    }

    /// A profile of a customer.
    pub(crate) async fn profile(&self, user: i64, id: i64) -> Result<MeasurementProfile, Failure> {
        let found = self.profiles(user, Some(id)).await?.pop();
        found.ok_or_else(|| codes::PROFILE_NOT_FOUND.into())
    }

    async fn garment(&self, id: Option<i64>) -> Result<Garment, Failure> {
        let garments = &self.setup.garments;
        let name = match id {
            Some(id) => garments.name(id).await?,
            None => None,
        };
        let fields = garments.fields(id).await?;
        Ok(Garment { name, fields })
    }
}

/// Lengths of a profile as stored, in the order of the fields. One whose field the shop has deleted comes last, under
/// its key.
pub(super) fn stored(
    lengths: &str,
    unit: Option<LengthUnit>,
    fields: &[GarmentField],
) -> Result<Lengths, Failure> {
    let mm: BTreeMap<String, i64> = serde_json::from_str(lengths).map_err(Failure::internal)?;
    let position = |key: &str| fields.iter().position(|field| field.key == key);
    let mut lengths: Vec<Length> = mm
        .into_iter()
        .map(|(field, mm)| Length {
            label: position(&field)
                .and_then(|at| fields.get(at))
                .map_or_else(|| field.clone(), |known| known.label.clone()),
            field,
            mm,
        })
        .collect();
    lengths.sort_by_key(|length| position(&length.field).unwrap_or(usize::MAX));
    Ok(Lengths { lengths, unit })
}

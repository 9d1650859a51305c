//! Measurements of imported customers: a profile with the customer's name, and lengths by garment type.

use std::collections::{BTreeMap, HashMap};

use async_trait::async_trait;
use kernel::{
    Failure, FieldProblem, LengthUnit, Timestamp, Tx,
    import::{
        ImportBatch, ImportField, ImportKind, ImportOutcome, ImportRow, ImportRun, ImportTarget,
        Imported,
    },
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::length::{millimetres, text};
use crate::{GarmentField, Orders, profile::MOST_PROFILES};

/// Takes in measurements, after the customers themselves.
pub struct ImportedMeasurements(pub Orders);

/// A garment type, or the body, with what is measured for it.
struct Garment {
    id: Option<i64>,
    name: String,
    fields: Vec<GarmentField>,
}

impl Garment {
    fn key(&self, field: &str) -> String {
        let id = self.id.map(|id| id.to_string()).unwrap_or_default();
        format!("length:{id}:{field}")
    }

    /// What a row says of it, in mm by field.
    fn lengths(
        &self,
        row: &ImportRow,
        unit: LengthUnit,
        problems: &mut Vec<FieldProblem>,
    ) -> BTreeMap<String, i64> {
        let mut lengths = BTreeMap::new();
        for field in &self.fields {
            let key = self.key(&field.key);
            let Some(cell) = row.cell(&key) else {
                continue;
            };
            let unit = row.units.get(&key).copied().unwrap_or(unit);
            match millimetres(cell, unit) {
                Some(0) => {}
                Some(mm) if (field.accepted_mm.0..=field.accepted_mm.1).contains(&mm) => {
                    lengths.insert(field.key.clone(), mm);
                }
                Some(_) => {
                    let (least, most) = field.accepted_mm;
                    let wording = format!(
                        "Use a length from {} to {}.",
                        shown(least, unit),
                        shown(most, unit)
                    );
                    problems.push(FieldProblem::new(key, "out_of_range", wording));
                }
                None => {
                    let wording = "Enter a length such as 36.5, 36 1/2 or 92 cm.";
                    problems.push(FieldProblem::new(key, "invalid", wording));
                }
            }
        }
        lengths
    }
}

fn shown(mm: i64, unit: LengthUnit) -> String {
    let name = match unit {
        LengthUnit::Inches => "in",
        LengthUnit::Centimetres => "cm",
    };
    format!("{} {name}", text(mm, unit))
}

/// Other names of a field, as people write them above a column.
fn also_called(key: &str) -> &'static [&'static str] {
    match key {
        "length" => &["full length", "total length"],
        "shoulder" => &["shoulders", "shoulder width"],
        "frontNeck" => &["front neck depth", "neck front", "front neck deep"],
        "backNeck" => &["back neck depth", "neck back", "back neck deep"],
        "aroundBust" => &["bust", "bust round", "upper chest"],
        "chest" => &["chest round"],
        "underBust" => &["below bust"],
        "aroundWaist" => &["waist", "waist round"],
        "aroundHip" => &["hip", "hips", "hip round", "seat"],
        "aroundArm" => &["arm", "arm round", "bicep", "biceps", "upper arm"],
        "armhole" => &["arm hole", "armhole round"],
        "sleeveLength" => &["sleeve", "sleeves"],
        "sleeveRound" => &["sleeve opening", "sleeve loose"],
        "collar" => &["neck", "neck round"],
        "bottom" => &["bottom round", "leg opening"],
        "inseam" => &["inside leg", "inner leg"],
        "crotch" => &["rise"],
        "flare" => &["ghera", "gher"],
        _ => &[],
    }
}

impl Orders {
    /// The body and all garment types.
    async fn imported_garments(&self) -> Result<Vec<Garment>, Failure> {
        let garments = &self.setup.garments;
        let mut all = vec![Garment {
            id: None,
            name: "Body".to_owned(),
            fields: garments.fields(None).await?,
        }];
        let mut ids: Vec<i64> = garments.points().await?.into_keys().collect();
        ids.sort_unstable();
        for id in ids {
            let own = garments.own_fields(id).await?;
            let mut fields = garments.fields(Some(id)).await?;
            fields.retain(|field| own.contains(&field.key));
            all.extend(garments.name(id).await?.map(|name| Garment {
                id: Some(id),
                name,
                fields,
            }));
        }
        Ok(all)
    }
}

/// What an import added.
#[derive(Serialize, Deserialize, Debug, Default)]
struct Undo {
    /// Id of the profile, if it is new.
    profile: Option<i64>,
    measurings: Vec<i64>,
}

struct Batch {
    run: ImportRun,
    garments: Vec<Garment>,
}

#[async_trait]
impl ImportBatch for Batch {
    async fn import(
        &mut self,
        tx: &mut Tx,
        row: &ImportRow,
    ) -> Result<Result<Imported, Vec<FieldProblem>>, Failure> {
        let customer = row.record.unwrap_or_default();
        let mut problems = Vec::new();
        let mut taken = Vec::new();
        for garment in &self.garments {
            let lengths = garment.lengths(row, self.run.unit, &mut problems);
            if !lengths.is_empty() {
                let unit = garment
                    .fields
                    .iter()
                    .find_map(|field| row.units.get(&garment.key(&field.key)));
                taken.push((garment.id, lengths, unit.copied().unwrap_or(self.run.unit)));
            }
        }
        if !problems.is_empty() {
            return Ok(Err(problems));
        }
        let mut undo = Undo::default();
        if !taken.is_empty() {
            let name: String = row
                .cell("name")
                .unwrap_or_default()
                .chars()
                .take(60)
                .collect();
            let (profile, is_new) = match profile_of(tx, customer, &name).await? {
                Ok(found) => found,
                Err(problem) => return Ok(Err(vec![problem])),
            };
            undo.profile = is_new.then_some(profile);
            for (garment, lengths, unit) in taken {
                let added = self.add(tx, profile, garment, lengths, unit).await?;
                undo.measurings.extend(added);
            }
        }
        let outcome = if undo.measurings.is_empty() {
            ImportOutcome::Unchanged
        } else {
            ImportOutcome::Updated
        };
        Ok(Ok(Imported::new(customer, Some(customer), outcome, &undo)?))
    }
}

impl Batch {
    /// Adds lengths to the history of a profile, with the newest ones that the row does not have. Nothing if the newest
    /// are the same.
    async fn add(
        &self,
        tx: &mut Tx,
        profile: i64,
        garment: Option<i64>,
        lengths: BTreeMap<String, i64>,
        unit: LengthUnit,
    ) -> Result<Option<i64>, Failure> {
        let newest = sqlx::query_scalar!(
            "SELECT lengths FROM orders_profile_measurement WHERE profile_id = ?1 AND garment_type_id IS ?2
             ORDER BY id DESC LIMIT 1",
            profile,
            garment
        )
        .fetch_optional(&mut **tx)
        .await?;
        let newest = newest.map(|text| serde_json::from_str::<BTreeMap<String, i64>>(&text));
        let newest = newest
            .transpose()
            .map_err(Failure::internal)?
            .unwrap_or_default();
        let mut all = newest.clone();
        all.extend(lengths);
        if all == newest {
            return Ok(None);
        }
        let mm = serde_json::to_string(&all).map_err(Failure::internal)?;
        let added = sqlx::query!(
            "INSERT INTO orders_profile_measurement (profile_id, measured_at, lengths, unit, garment_type_id, measured_by)
             VALUES (?1, ?2, ?3, ?4, ?5, 'shop')",
            profile,
            self.run.at.0,
            mm,
            unit,
            garment
        )
        .execute(&mut **tx)
        .await?;
        Ok(Some(added.last_insert_rowid()))
    }
}

/// The profile of the customer: one of that name, or a new one.
async fn profile_of(
    tx: &mut Tx,
    customer: i64,
    name: &str,
) -> Result<Result<(i64, bool), FieldProblem>, Failure> {
    let known = sqlx::query_scalar!(
        r#"SELECT id AS "id!: i64" FROM orders_profile WHERE user_id = ?1 AND name = ?2 COLLATE NOCASE ORDER BY id LIMIT 1"#,
        customer,
        name
    )
    .fetch_optional(&mut **tx)
    .await?;
    if let Some(known) = known {
        return Ok(Ok((known, false)));
    }
    let created = sqlx::query!(
        "INSERT INTO orders_profile (user_id, name, relation)
         SELECT ?1, ?2, '' WHERE (SELECT count(*) FROM orders_profile WHERE user_id = ?1) < ?3",
        customer,
        name,
        MOST_PROFILES
    )
    .execute(&mut **tx)
    .await?;
    if created.rows_affected() == 0 {
        let wording = "This customer has measurements of as many people as there can be.";
        return Ok(Err(FieldProblem::new("name", "invalid", wording)));
    }
    Ok(Ok((created.last_insert_rowid(), true)))
}

#[async_trait]
impl ImportTarget for ImportedMeasurements {
    fn kind(&self) -> ImportKind {
        ImportKind::Customers
    }

    async fn fields(&self) -> Result<Vec<ImportField>, Failure> {
        let mut all = Vec::new();
        for garment in self.0.imported_garments().await? {
            let of = garment.id.map(|_| garment.name.to_lowercase());
            for field in &garment.fields {
                let called = also_called(&field.key).iter().copied();
                let label = field.label.to_lowercase();
                let called = called.chain([label.as_str()]);
                let headers = called.map(|name| match &of {
                    Some(of) => format!("{of} {name}"),
                    None => name.to_owned(),
                });
                all.push(ImportField {
                    group: Some(garment.name.clone()),
                    is_length: true,
                    headers: headers.collect(),
                    ..ImportField::new(garment.key(&field.key), field.label.clone(), &[])
                });
            }
        }
        Ok(all)
    }

    async fn batch(&self, run: &ImportRun) -> Result<Box<dyn ImportBatch>, Failure> {
        let garments = self.0.imported_garments().await?;
        Ok(Box::new(Batch {
            run: *run,
            garments,
        }))
    }

    async fn undo(
        &self,
        tx: &mut Tx,
        imported: &Imported,
        _: Timestamp,
    ) -> Result<Option<String>, Failure> {
        let undo: Undo = imported.noted()?;
        for id in undo.measurings {
            sqlx::query!("DELETE FROM orders_profile_measurement WHERE id = ?", id)
                .execute(&mut **tx)
                .await?;
        }
        let Some(profile) = undo.profile else {
            return Ok(None);
        };
        let used = sqlx::query_scalar!(
            r#"SELECT EXISTS (SELECT 1 FROM orders_piece WHERE profile_id = ?1)
                   OR EXISTS (SELECT 1 FROM orders_profile_measurement WHERE profile_id = ?1) AS "used!: bool""#,
            profile
        )
        .fetch_one(&mut **tx)
        .await?;
        if used {
            return Ok(Some("The measurements were used since.".to_owned()));
        }
        sqlx::query!("DELETE FROM orders_profile WHERE id = ?", profile)
            .execute(&mut **tx)
            .await?;
        Ok(None)
    }

    async fn export(&self, of: &[i64]) -> Result<BTreeMap<i64, HashMap<String, String>>, Failure> {
        let unit = self.0.setup.numbers.unit().await?;
        let customers = serde_json::to_string(of).map_err(Failure::internal)?;
        // Of the profiles of a customer, the one that an import would find: it has the customer's name.
        let rows = sqlx::query!(
            r#"SELECT p.user_id, p.name, m.garment_type_id, m.lengths
               FROM orders_profile p JOIN orders_profile_measurement m ON m.profile_id = p.id
               WHERE p.user_id IN (SELECT value FROM json_each(?1))
                 AND m.id = (SELECT max(n.id) FROM orders_profile_measurement n
                             WHERE n.profile_id = p.id AND n.garment_type_id IS m.garment_type_id)
               ORDER BY p.user_id, p.id"#,
            customers
        )
        .fetch_all(self.0.deps.db.read())
        .await?;
        let people = self.0.setup.people.names(of).await?;
        let mut all: BTreeMap<i64, HashMap<String, String>> = BTreeMap::new();
        for row in rows {
            let own = people.get(&row.user_id);
            if own.is_none_or(|name| name.to_lowercase() != row.name.to_lowercase()) {
                continue;
            }
            let lengths: HashMap<String, Value> =
                serde_json::from_str(&row.lengths).map_err(Failure::internal)?;
            let garment = row
                .garment_type_id
                .map(|id| id.to_string())
                .unwrap_or_default();
            let cells = all.entry(row.user_id).or_default();
            for (field, mm) in lengths {
                let mm = mm.as_i64().unwrap_or_default();
                cells.insert(format!("length:{garment}:{field}"), text(mm, unit));
            }
        }
        Ok(all)
    }
}

//! Garment types as customers see them.

use std::collections::HashMap;

use kernel::{Db, Deps, Failure, Image, ImageId};
use poem_openapi::Object;

use crate::field::{GarmentField, LengthRange, MeasureDrawing};

/// What is made, with its measurements.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct GarmentType {
    /// Id.
    pub id: i64,
    /// Name.
    pub name: String,
    /// One line about it.
    pub description: Option<String>,
    /// Image.
    pub image: Option<Image>,
    /// Work of one, in points of a maker's day.
    pub points: i64,
    /// Its measurements, in the order of taking them.
    pub fields: Vec<GarmentField>,
}

/// Whether a garment type exists outside the trash.
///
/// # Errors
/// The database cannot be read.
pub async fn exists(db: &Db, id: i64) -> Result<bool, Failure> {
    let found = sqlx::query_scalar!(
        r#"SELECT EXISTS (SELECT 1 FROM garments_garment_type WHERE id = ? AND deleted_at IS NULL) AS "found!: bool""#,
        id
    );
    Ok(found.fetch_one(db.read()).await?)
}

/// Whether a garment type has measurements, so that a person is measured for it.
///
/// # Errors
/// The database cannot be read.
pub async fn is_measured(db: &Db, id: i64) -> Result<bool, Failure> {
    let found = sqlx::query_scalar!(
        r#"SELECT EXISTS (SELECT 1 FROM garments_field WHERE garment_type_id = ?) AS "found!: bool""#,
        id
    );
    Ok(found.fetch_one(db.read()).await?)
}

/// Points by garment type.
///
/// # Errors
/// The database cannot be read.
pub async fn points(db: &Db) -> Result<HashMap<i64, i64>, Failure> {
    let rows = sqlx::query!("SELECT id, points FROM garments_garment_type")
        .fetch_all(db.read())
        .await?;
    Ok(rows.into_iter().map(|row| (row.id, row.points)).collect())
}

pub async fn published(deps: &Deps) -> Result<Vec<GarmentType>, Failure> {
    select(deps, None).await
}

pub async fn one(deps: &Deps, id: i64) -> Result<Option<GarmentType>, Failure> {
    Ok(select(deps, Some(id)).await?.pop())
}

/// The published ones, or this one.
async fn select(deps: &Deps, id: Option<i64>) -> Result<Vec<GarmentType>, Failure> {
    let rows = sqlx::query!(
        "SELECT id, name, description, image_id, points FROM garments_garment_type
         WHERE deleted_at IS NULL AND iif(?1 IS NULL, published = 1, id = ?1) ORDER BY position, id",
        id
    )
    .fetch_all(deps.db.read())
    .await?;
    let ids: Vec<i64> = rows.iter().map(|row| row.id).collect();
    let images: Vec<ImageId> = rows.iter().filter_map(|row| row.image_id).collect();
    let images = deps.images.images(&images).await?;
    let mut fields = fields_of(&deps.db, &ids).await?;
    Ok(rows
        .into_iter()
        .map(|row| GarmentType {
            id: row.id,
            name: row.name,
            description: Some(row.description).filter(|text| !text.is_empty()),
            image: row.image_id.and_then(|id| images.get(&id).cloned()),
            points: row.points,
            fields: fields.remove(&row.id).unwrap_or_default(),
        })
        .collect())
}

/// Measurements by garment type, each list in its order.
pub async fn fields_of(db: &Db, types: &[i64]) -> Result<HashMap<i64, Vec<GarmentField>>, Failure> {
    let types = format!("{types:?}");
    let rows = sqlx::query!(
        r#"SELECT garment_type_id, key, label, hint, drawing AS "drawing: MeasureDrawing", least_mm, most_mm,
                  adult_least_mm, adult_most_mm, child_least_mm, child_most_mm
           FROM garments_field WHERE garment_type_id IN (SELECT value FROM json_each(?1))
           ORDER BY garment_type_id, position"#,
        types
    )
    .fetch_all(db.read())
    .await?;
    let mut fields: HashMap<i64, Vec<GarmentField>> = HashMap::new();
    for row in rows {
        let range = |least: Option<i64>, most: Option<i64>| {
            least
                .zip(most)
                .map(|(least, most)| LengthRange::of_mm(least, most))
        };
        fields
            .entry(row.garment_type_id)
            .or_default()
            .push(GarmentField {
                key: row.key,
                label: row.label,
                hint: Some(row.hint).filter(|hint| !hint.is_empty()),
                drawing: row.drawing,
                limits: LengthRange::of_mm(row.least_mm, row.most_mm),
                adult: range(row.adult_least_mm, row.adult_most_mm),
                child: range(row.child_least_mm, row.child_most_mm),
            });
    }
    Ok(fields)
}

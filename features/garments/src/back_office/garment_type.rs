//! A garment type as the shop's own people see and write it.

use kernel::{
    Deps, Failure, Image, ImageId, Timestamp, Tx, User,
    edit::refuse,
    record::{Kind, Record, Saved, Selection, Stored, name_problem},
};
use poem_openapi::Object;
use serde_json::json;

use super::Tag;
use crate::{
    codes,
    field::{self, CreateGarmentField, GarmentField},
    garment_type::fields_of,
};

/// A garment type, with what visitors do not see.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct AdminGarmentType {
    /// Id.
    pub id: i64,
    /// Name.
    pub name: String,
    /// One line about it.
    pub description: Option<String>,
    /// Id of its image.
    pub image_id: Option<i64>,
    /// Image.
    pub image: Option<Image>,
    /// Work of one, in points of a maker's day.
    pub points: i64,
    /// Its measurements, in the order of taking them.
    pub fields: Vec<GarmentField>,
    /// How many choices it has.
    pub choice_count: i64,
    /// Whether visitors see it.
    pub published: bool,
    /// To be sent with a change.
    pub version: i64,
    /// When it was moved to the trash.
    pub deleted_at: Option<Timestamp>,
}

/// A garment type as it is written.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct CreateGarmentType {
    /// Unique.
    #[oai(validator(min_length = 1, max_length = 40))]
    name: String,
    /// One line about it; at most 120 characters.
    #[oai(validator(max_length = 120))]
    description: Option<String>,
    /// Id of an image of the library.
    image_id: Option<i64>,
    /// Work of one, in points of a maker's day.
    #[oai(validator(minimum(value = "1"), maximum(value = "20")))]
    points: i64,
    /// All its measurements, in the order of taking them.
    #[oai(validator(max_items = 40))]
    fields: Vec<CreateGarmentField>,
    /// Whether visitors see it.
    published: bool,
}

pub const KIND: Kind = Kind::new(
    "garment_type",
    "garments_garment_type",
    "/admin/garments/types",
    codes::GARMENT_TYPE_NOT_FOUND,
)
.called("a garment type", "garment types")
.unique("name", codes::NAME_TAKEN);

pub struct GarmentTypes(pub Deps);

impl Stored for GarmentTypes {
    const KIND: &'static Kind = &KIND;
    type Tag = Tag;
    const TAG: Tag = Tag::BackOffice;
    type Item = AdminGarmentType;

    fn deps(&self) -> &Deps {
        &self.0
    }

    async fn select(&self, selection: &Selection) -> Result<Vec<AdminGarmentType>, Failure> {
        let rows = sqlx::query!(
            r#"SELECT id, name, description, image_id, points, published AS "published: bool", version,
                      deleted_at AS "deleted_at: Timestamp",
                      (SELECT count(*) FROM garments_choice_group g JOIN garments_choice_list l ON l.id = g.list_id
                       WHERE l.garment_type_id = t.id) AS "choices!: i64"
               FROM garments_garment_type t
               WHERE (?1 IS NULL OR id = ?1) AND (?2 IS NULL OR (deleted_at IS NOT NULL) = ?2)
                 AND (?3 IS NULL OR instr(lower(name || ' ' || description), ?3) > 0)
               ORDER BY position, id"#,
            selection.id,
            selection.deleted,
            selection.query
        )
        .fetch_all(self.0.db.read())
        .await?;
        let ids: Vec<i64> = rows.iter().map(|row| row.id).collect();
        let images: Vec<ImageId> = rows.iter().filter_map(|row| row.image_id).collect();
        let images = self.0.images.images(&images).await?;
        let mut fields = fields_of(&self.0.db, &ids).await?;
        Ok(rows
            .into_iter()
            .map(|row| AdminGarmentType {
                id: row.id,
                name: row.name,
                description: Some(row.description).filter(|text| !text.is_empty()),
                image_id: row.image_id,
                image: row.image_id.and_then(|id| images.get(&id).cloned()),
                points: row.points,
                fields: fields.remove(&row.id).unwrap_or_default(),
                choice_count: row.choices,
                published: row.published,
                version: row.version,
                deleted_at: row.deleted_at,
            })
            .collect())
    }
}

impl Record for GarmentTypes {
    type Fields = CreateGarmentType;

    async fn save(
        &self,
        tx: &mut Tx,
        _writer: &User,
        id: Option<i64>,
        fields: &CreateGarmentType,
    ) -> Result<Saved, Failure> {
        let name = fields.name.trim();
        let mut problems = field::problems(&fields.fields);
        problems.extend(name_problem(tx, &KIND, None, ("name", name), id).await?);
        if let Some(image) = fields.image_id {
            problems.extend(self.0.unknown_image(image).await?);
        }
        refuse(problems)?;
        let description = fields.description.as_deref().unwrap_or_default().trim();
        let id = sqlx::query_scalar!(
            r#"INSERT INTO garments_garment_type (id, name, description, image_id, points, published, position)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, (SELECT coalesce(max(position) + 1, 0) FROM garments_garment_type))
               ON CONFLICT (id) DO UPDATE SET name = excluded.name, description = excluded.description,
                   image_id = excluded.image_id, points = excluded.points, published = excluded.published
               RETURNING id AS "id!: i64""#,
            id,
            name,
            description,
            fields.image_id,
            fields.points,
            fields.published
        )
        .fetch_one(&mut **tx)
        .await?;
        save_fields(tx, id, &fields.fields).await?;
        let details = json!({"name": name, "measurements": fields.fields.len()});
        Ok(Saved::with(id, details))
    }
}

/// Replaces the measurements of a garment type.
async fn save_fields(tx: &mut Tx, id: i64, fields: &[CreateGarmentField]) -> Result<(), Failure> {
    sqlx::query!("DELETE FROM garments_field WHERE garment_type_id = ?", id)
        .execute(&mut **tx)
        .await?;
    for ((position, field), key) in (0_i64..).zip(fields).zip(field::keys(fields)) {
        let label = field.label.trim();
        let hint = field.hint.as_deref().unwrap_or_default().trim();
        let (least, most) = (field.limits.least_mm(), field.limits.most_mm());
        let adult = field.adult.map(|range| (range.least_mm(), range.most_mm()));
        let child = field.child.map(|range| (range.least_mm(), range.most_mm()));
        let (adult_least, adult_most) = adult.unzip();
        let (child_least, child_most) = child.unzip();
        sqlx::query!(
            "INSERT INTO garments_field
                (garment_type_id, key, label, hint, drawing, position, least_mm, most_mm,
                 adult_least_mm, adult_most_mm, child_least_mm, child_most_mm)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            id,
            key,
            label,
            hint,
            field.drawing,
            position,
            least,
            most,
            adult_least,
            adult_most,
            child_least,
            child_most
        )
        .execute(&mut **tx)
        .await?;
    }
    Ok(())
}

//! A category as the shop's own people see and write it.

use kernel::{
    Deps, Failure, Image, MultiLine, Timestamp, Tx, User,
    edit::refuse,
    record::{Kind, Record, Saved, Selection, Stored, name_problem},
};
use poem_openapi::Object;
use serde_json::json;

use super::{Tag, colours};
use crate::{category::Colours, codes};

/// A category, with what visitors do not see.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct CategoryDetail {
    /// Id of the category.
    pub id: i64,
    /// Name.
    pub category_name: String,
    /// One or two plain sentences.
    pub description: String,
    /// Id of its image.
    pub image_id: i64,
    /// The image; absent when the library has lost it.
    pub category_image: Option<Image>,
    /// Its colours.
    pub colours: Colours,
    /// Whether visitors see it.
    pub published: bool,
    /// How many services it has, hidden ones too.
    pub service_count: i64,
    /// How many products they have, hidden ones too.
    pub product_count: i64,
    /// To be sent with a change.
    pub version: i64,
    /// When it was moved to the trash.
    pub deleted_at: Option<Timestamp>,
}

/// A category as it is written.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct CreateCategory {
    /// Unique.
    #[oai(validator(min_length = 1, max_length = 60))]
    category_name: String,
    /// One or two plain sentences; at most 400 characters.
    #[oai(validator(min_length = 1, max_length = 400))]
    description: MultiLine,
    /// Id of an image of the library, best 4:5.
    image_id: i64,
    /// Without them a new category gets a fitting pair, and a changed one keeps its own.
    colours: Option<Colours>,
    /// Whether visitors see it.
    published: bool,
}

pub const KIND: Kind = Kind::new(
    "category",
    "catalogue_category",
    "/admin/catalogue/categories",
    codes::CATEGORY_NOT_FOUND,
)
.called("a category", "categories")
.unique("name", codes::NAME_TAKEN)
.not_empty(codes::NOT_EMPTY)
.notes(&[
    ("create", "It comes last in the order."),
    (
        "update",
        "Services whose type was its name get the new name.",
    ),
    (
        "publish",
        "Its services and products are shown and hidden with it.",
    ),
]);

pub struct Categories(pub Deps);

impl Stored for Categories {
    const KIND: &'static Kind = &KIND;
    type Tag = Tag;
    const TAG: Tag = Tag::BackOffice;
    type Item = CategoryDetail;

    fn deps(&self) -> &Deps {
        &self.0
    }

    async fn select(&self, selection: &Selection) -> Result<Vec<CategoryDetail>, Failure> {
        let rows = sqlx::query!(
            r#"SELECT c.id, c.name, c.description, c.image_id, c.colour_ground, c.colour_first, c.colour_second,
                      c.published AS "published: bool", c.version,
                      c.deleted_at AS "deleted_at: Timestamp",
                      (SELECT count(*) FROM catalogue_service s
                       WHERE s.category_id = c.id AND s.deleted_at IS NULL) AS "services!: i64",
                      (SELECT count(*) FROM catalogue_service s JOIN catalogue_product p ON p.service_id = s.id
                       WHERE s.category_id = c.id AND s.deleted_at IS NULL AND p.deleted_at IS NULL) AS "products!: i64"
               FROM catalogue_category c
               WHERE (?1 IS NULL OR c.id = ?1) AND (?2 IS NULL OR (c.deleted_at IS NOT NULL) = ?2)
                 AND (?3 IS NULL OR instr(lower(c.name), ?3) > 0)
               ORDER BY c.position, c.id"#,
            selection.id,
            selection.deleted,
            selection.query
        )
        .fetch_all(self.0.db.read())
        .await?;
        let ids: Vec<i64> = rows.iter().map(|row| row.image_id).collect();
        let images = self.0.images.images(&ids).await?;
        Ok(rows
            .into_iter()
            .map(|row| CategoryDetail {
                id: row.id,
                category_name: row.name,
                description: row.description,
                image_id: row.image_id,
                category_image: images.get(&row.image_id).cloned(),
                colours: Colours {
                    ground: row.colour_ground,
                    first: row.colour_first,
                    second: row.colour_second,
                },
                published: row.published,
                service_count: row.services,
                product_count: row.products,
                version: row.version,
                deleted_at: row.deleted_at,
            })
            .collect())
    }

    async fn below(&self, tx: &mut Tx, id: i64) -> Result<Vec<(&'static str, i64)>, Failure> {
        let below = sqlx::query!(
            r#"SELECT count(DISTINCT s.id) AS "services!: i64", count(p.id) AS "products!: i64"
               FROM catalogue_service s
               LEFT JOIN catalogue_product p ON p.service_id = s.id AND p.deleted_at IS NULL
               WHERE s.category_id = ? AND s.deleted_at IS NULL"#,
            id
        )
        .fetch_one(&mut **tx)
        .await?;
        Ok(vec![
            ("services", below.services),
            ("products", below.products),
        ])
    }
}

impl Record for Categories {
    type Fields = CreateCategory;

    /// Services whose type was the category's name get the new one.
    async fn save(
        &self,
        tx: &mut Tx,
        _writer: &User,
        id: Option<i64>,
        fields: &CreateCategory,
    ) -> Result<Saved, Failure> {
        let (name, description) = (fields.category_name.trim(), fields.description.0.trim());
        let mut problems = fields
            .colours
            .as_ref()
            .map(colours::check)
            .unwrap_or_default();
        problems.extend(name_problem(tx, &KIND, None, ("categoryName", name), id).await?);
        problems.extend(self.0.unknown_image(fields.image_id).await?);
        refuse(problems)?;
        let former = sqlx::query!(
            "SELECT name, colour_ground, colour_first, colour_second FROM catalogue_category WHERE id = ?",
            id
        )
        .fetch_optional(&mut **tx)
        .await?;
        let position = sqlx::query_scalar!(
            r#"SELECT coalesce(max(position) + 1, 0) AS "position!: i64" FROM catalogue_category"#
        )
        .fetch_one(&mut **tx)
        .await?;
        let (former_name, former_colours) = match former {
            Some(former) => {
                let colours = Colours {
                    ground: former.colour_ground,
                    first: former.colour_first,
                    second: former.colour_second,
                };
                (Some(former.name), colours)
            }
            None => (None, colours::usual(position)),
        };
        let colours = fields.colours.as_ref().unwrap_or(&former_colours);
        let id = sqlx::query_scalar!(
            r#"INSERT INTO catalogue_category
                (id, name, description, image_id, colour_ground, colour_first, colour_second, position, published)
               VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
               ON CONFLICT (id) DO UPDATE SET name = excluded.name, description = excluded.description,
                   image_id = excluded.image_id, colour_ground = excluded.colour_ground,
                   colour_first = excluded.colour_first, colour_second = excluded.colour_second,
                   published = excluded.published
               RETURNING id AS "id!: i64""#,
            id,
            name,
            description,
            fields.image_id,
            colours.ground,
            colours.first,
            colours.second,
            position,
            fields.published
        )
        .fetch_one(&mut **tx)
        .await?;
        if let Some(former) = former_name.filter(|former| former != name) {
            sqlx::query!(
                "UPDATE catalogue_service SET service_type = ?1, version = version + 1
                 WHERE category_id = ?2 AND service_type = ?3",
                name,
                id,
                former
            )
            .execute(&mut **tx)
            .await?;
        }
        Ok(Saved::with(id, json!({"name": name})))
    }
}

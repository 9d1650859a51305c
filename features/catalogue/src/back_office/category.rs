//! A category as the shop's own people see and write it.

use kernel::{
    Failure, Image, MultiLine, Timestamp, Tx,
    edit::{expect_version, refuse, seen_version, wording},
};
use poem_openapi::Object;
use serde_json::json;

use super::{colours, edit::taken};
use crate::{Catalogue, category::Colours, codes};

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
    /// Since when it is in the bin.
    pub deleted_at: Option<Timestamp>,
}

/// A category as it is written.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct CategoryForm {
    /// Name; at most 60 characters, and no other category has it.
    #[oai(validator(min_length = 1, max_length = 60))]
    category_name: String,
    /// One or two plain sentences; at most 400 characters.
    #[oai(validator(min_length = 1, max_length = 400))]
    description: MultiLine,
    /// Id of an image of the library, best 4:5.
    image_id: i64,
    /// Its colours. Without them a new category gets a pair that goes well with the others, and one that is changed
    /// keeps its own.
    colours: Option<Colours>,
    /// Whether visitors see it.
    published: bool,
    /// The version that was looked at; needed for a change.
    version: Option<i64>,
}

impl Catalogue {
    pub(super) async fn category_details(
        &self,
        deleted: bool,
        q: Option<&str>,
    ) -> Result<Vec<CategoryDetail>, Failure> {
        self.details_of_categories(None, Some(deleted), wording(q))
            .await
    }

    pub(super) async fn category_detail(&self, id: i64) -> Result<CategoryDetail, Failure> {
        self.details_of_categories(Some(id), None, None)
            .await?
            .pop()
            .ok_or_else(|| codes::CATEGORY_NOT_FOUND.into())
    }

    async fn details_of_categories(
        &self,
        id: Option<i64>,
        deleted: Option<bool>,
        wording: Option<String>,
    ) -> Result<Vec<CategoryDetail>, Failure> {
        let rows = sqlx::query!(
            r#"SELECT c.id, c.name, c.description, c.image_id, c.colour_ground, c.colour_first, c.colour_second,
                      c.published AS "published: bool", c.version, c.deleted_at,
                      (SELECT count(*) FROM catalogue_service s
                       WHERE s.category_id = c.id AND s.deleted_at IS NULL) AS "services!: i64",
                      (SELECT count(*) FROM catalogue_service s JOIN catalogue_product p ON p.service_id = s.id
                       WHERE s.category_id = c.id AND s.deleted_at IS NULL AND p.deleted_at IS NULL) AS "products!: i64"
               FROM catalogue_category c
               WHERE (?1 IS NULL OR c.id = ?1) AND (?2 IS NULL OR (c.deleted_at IS NOT NULL) = ?2)
                 AND (?3 IS NULL OR instr(lower(c.name), ?3) > 0)
               ORDER BY c.position, c.id"#,
            id,
            deleted,
            wording
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let ids: Vec<i64> = rows.iter().map(|row| row.image_id).collect();
        let images = self.deps.images.images(&ids).await?;
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
                deleted_at: row.deleted_at.map(Timestamp),
            })
            .collect())
    }

    pub(super) async fn create_category(
        &self,
        actor: i64,
        form: &CategoryForm,
    ) -> Result<CategoryDetail, Failure> {
        let mut tx = self.deps.db.publish().await?;
        self.check_category(&mut tx, None, form).await?;
        let position = sqlx::query_scalar!(
            r#"SELECT coalesce(max(position) + 1, 0) AS "position!: i64" FROM catalogue_category"#
        )
        .fetch_one(&mut *tx)
        .await?;
        let colours = form
            .colours
            .clone()
            .unwrap_or_else(|| colours::usual(position));
        let (name, description) = (form.category_name.trim(), form.description.0.trim());
        let id = sqlx::query!(
            "INSERT INTO catalogue_category
                (name, description, image_id, colour_ground, colour_first, colour_second, position, published)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            name,
            description,
            form.image_id,
            colours.ground,
            colours.first,
            colours.second,
            position,
            form.published
        )
        .execute(&mut *tx)
        .await?
        .last_insert_rowid();
        let (subject, details) = (format!("category:{id}"), json!({"name": name}));
        self.note(
            &mut tx,
            actor,
            "catalogue.category_created",
            &subject,
            details,
        )
        .await?;
        tx.commit().await?;
        self.category_detail(id).await
    }

    /// Services whose type was the category's name get the new one.
    pub(super) async fn update_category(
        &self,
        actor: i64,
        id: i64,
        form: &CategoryForm,
    ) -> Result<CategoryDetail, Failure> {
        let seen = seen_version(form.version)?;
        let mut tx = self.deps.db.publish().await?;
        let stored = sqlx::query!(
            "SELECT name, version FROM catalogue_category WHERE id = ? AND deleted_at IS NULL",
            id
        )
        .fetch_optional(&mut *tx)
        .await?
        .ok_or_else(|| Failure::new(codes::CATEGORY_NOT_FOUND))?;
        expect_version(stored.version, seen)?;
        self.check_category(&mut tx, Some(id), form).await?;
        let (name, description) = (form.category_name.trim(), form.description.0.trim());
        let colours = form.colours.as_ref();
        let (ground, first, second) = (
            colours.map(|colours| &colours.ground),
            colours.map(|colours| &colours.first),
            colours.map(|colours| &colours.second),
        );
        sqlx::query!(
            "UPDATE catalogue_category SET name = ?1, description = ?2, image_id = ?3,
                colour_ground = coalesce(?4, colour_ground), colour_first = coalesce(?5, colour_first),
                colour_second = coalesce(?6, colour_second), published = ?7, version = version + 1
             WHERE id = ?8",
            name,
            description,
            form.image_id,
            ground,
            first,
            second,
            form.published,
            id
        )
        .execute(&mut *tx)
        .await?;
        if stored.name != name {
            sqlx::query!(
                "UPDATE catalogue_service SET service_type = ?1, version = version + 1
                 WHERE category_id = ?2 AND service_type = ?3",
                name,
                id,
                stored.name
            )
            .execute(&mut *tx)
            .await?;
        }
        let (subject, details) = (format!("category:{id}"), json!({"name": name}));
        self.note(
            &mut tx,
            actor,
            "catalogue.category_updated",
            &subject,
            details,
        )
        .await?;
        tx.commit().await?;
        self.category_detail(id).await
    }

    async fn check_category(
        &self,
        tx: &mut Tx,
        id: Option<i64>,
        form: &CategoryForm,
    ) -> Result<(), Failure> {
        let name = form.category_name.trim();
        let is_taken = sqlx::query_scalar!(
            r#"SELECT EXISTS (SELECT 1 FROM catalogue_category
               WHERE lower(name) = lower(?1) AND deleted_at IS NULL AND id IS NOT ?2) AS "taken!: bool""#,
            name,
            id
        )
        .fetch_one(&mut **tx)
        .await?;
        let mut problems = form
            .colours
            .as_ref()
            .map(colours::check)
            .unwrap_or_default();
        problems.extend(is_taken.then(|| taken("categoryName", "category")));
        problems.extend(self.check_image(form.image_id).await?);
        refuse(problems)
    }
}

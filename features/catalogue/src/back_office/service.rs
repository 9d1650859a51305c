//! A service as the shop's own people see and write it.

use kernel::{
    Failure, FieldProblem, Image, Timestamp, Tx,
    edit::{expect_version, refuse, seen_version, wording},
};
use poem_openapi::Object;
use serde_json::json;

use super::edit::taken;
use crate::{Catalogue, codes};

/// A service, with what visitors do not see.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct ServiceDetail {
    /// Id of the service.
    pub id: i64,
    /// Id of its category.
    pub ctid: i64,
    /// Name of its category.
    pub category_name: String,
    /// Name.
    pub service_name: String,
    /// Type it is listed under.
    pub service_type: String,
    /// Id of its image.
    pub image_id: i64,
    /// The image; absent when the library has lost it.
    pub service_image: Option<Image>,
    /// Whether it is to be seen.
    pub published: bool,
    /// Whether visitors see it: its category is neither hidden nor deleted.
    pub visible: bool,
    /// How many products it has, hidden ones too.
    pub product_count: i64,
    /// To be sent with a change.
    pub version: i64,
    /// Since when it is in the bin.
    pub deleted_at: Option<Timestamp>,
}

/// A service as it is written.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct ServiceForm {
    /// Id of its category.
    ctid: i64,
    /// Name; at most 60 characters, and no other service of the category has it.
    #[oai(validator(min_length = 1, max_length = 60))]
    service_name: String,
    /// Type it is listed under; its category's name without it.
    #[oai(validator(min_length = 1, max_length = 60))]
    service_type: Option<String>,
    /// Id of an image of the library, best 4:5.
    image_id: i64,
    /// Whether visitors see it.
    published: bool,
    /// The version that was looked at; needed for a change.
    version: Option<i64>,
}

impl Catalogue {
    pub(super) async fn service_details(
        &self,
        category: Option<i64>,
        deleted: bool,
        q: Option<&str>,
    ) -> Result<Vec<ServiceDetail>, Failure> {
        self.details_of_services(None, category, Some(deleted), wording(q))
            .await
    }

    pub(super) async fn service_detail(&self, id: i64) -> Result<ServiceDetail, Failure> {
        self.details_of_services(Some(id), None, None, None)
            .await?
            .pop()
            .ok_or_else(|| codes::SERVICE_NOT_FOUND.into())
    }

    async fn details_of_services(
        &self,
        id: Option<i64>,
        category: Option<i64>,
        deleted: Option<bool>,
        wording: Option<String>,
    ) -> Result<Vec<ServiceDetail>, Failure> {
        let rows = sqlx::query!(
            r#"SELECT s.id, s.category_id, c.name AS category_name, s.name, s.service_type, s.image_id,
                      s.published AS "published: bool", s.version, s.deleted_at,
                      (s.published = 1 AND s.deleted_at IS NULL AND c.published = 1 AND c.deleted_at IS NULL)
                        AS "visible!: bool",
                      (SELECT count(*) FROM catalogue_product p
                       WHERE p.service_id = s.id AND p.deleted_at IS NULL) AS "products!: i64"
               FROM catalogue_service s JOIN catalogue_category c ON c.id = s.category_id
               WHERE (?1 IS NULL OR s.id = ?1) AND (?2 IS NULL OR s.category_id = ?2)
                 AND (?3 IS NULL OR ((s.deleted_at IS NOT NULL) = ?3 AND (?3 OR c.deleted_at IS NULL)))
                 AND (?4 IS NULL OR instr(lower(s.name || ' ' || s.service_type), ?4) > 0)
               ORDER BY c.position, c.id, s.position, s.id"#,
            id,
            category,
            deleted,
            wording
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let ids: Vec<i64> = rows.iter().map(|row| row.image_id).collect();
        let images = self.deps.images.images(&ids).await?;
        Ok(rows
            .into_iter()
            .map(|row| ServiceDetail {
                id: row.id,
                ctid: row.category_id,
                category_name: row.category_name,
                service_name: row.name,
                service_type: row.service_type,
                image_id: row.image_id,
                service_image: images.get(&row.image_id).cloned(),
                published: row.published,
                visible: row.visible,
                product_count: row.products,
                version: row.version,
                deleted_at: row.deleted_at.map(Timestamp),
            })
            .collect())
    }

    pub(super) async fn create_service(
        &self,
        actor: i64,
        form: &ServiceForm,
    ) -> Result<ServiceDetail, Failure> {
        let mut tx = self.deps.db.publish().await?;
        let kind = self.check_service(&mut tx, None, form).await?;
        let position = next_position(&mut tx, form.ctid).await?;
        let name = form.service_name.trim();
        let id = sqlx::query!(
            "INSERT INTO catalogue_service (category_id, name, service_type, image_id, position, published)
             VALUES (?, ?, ?, ?, ?, ?)",
            form.ctid,
            name,
            kind,
            form.image_id,
            position,
            form.published
        )
        .execute(&mut *tx)
        .await?
        .last_insert_rowid();
        let (subject, details) = (format!("service:{id}"), json!({"name": name}));
        self.note(
            &mut tx,
            actor,
            "catalogue.service_created",
            &subject,
            details,
        )
        .await?;
        tx.commit().await?;
        self.service_detail(id).await
    }

    /// In another category it comes last.
    pub(super) async fn update_service(
        &self,
        actor: i64,
        id: i64,
        form: &ServiceForm,
    ) -> Result<ServiceDetail, Failure> {
        let seen = seen_version(form.version)?;
        let mut tx = self.deps.db.publish().await?;
        let stored = sqlx::query!(
            "SELECT category_id, position, version FROM catalogue_service WHERE id = ? AND deleted_at IS NULL",
            id
        )
        .fetch_optional(&mut *tx)
        .await?
        .ok_or_else(|| Failure::new(codes::SERVICE_NOT_FOUND))?;
        expect_version(stored.version, seen)?;
        let kind = self.check_service(&mut tx, Some(id), form).await?;
        let position = if stored.category_id == form.ctid {
            stored.position
        } else {
            next_position(&mut tx, form.ctid).await?
        };
        let name = form.service_name.trim();
        sqlx::query!(
            "UPDATE catalogue_service SET category_id = ?, name = ?, service_type = ?, image_id = ?, position = ?,
                published = ?, version = version + 1
             WHERE id = ?",
            form.ctid,
            name,
            kind,
            form.image_id,
            position,
            form.published,
            id
        )
        .execute(&mut *tx)
        .await?;
        let (subject, details) = (format!("service:{id}"), json!({"name": name}));
        self.note(
            &mut tx,
            actor,
            "catalogue.service_updated",
            &subject,
            details,
        )
        .await?;
        tx.commit().await?;
        self.service_detail(id).await
    }

    /// The type that it is listed under.
    async fn check_service(
        &self,
        tx: &mut Tx,
        id: Option<i64>,
        form: &ServiceForm,
    ) -> Result<String, Failure> {
        let name = form.service_name.trim();
        let category = sqlx::query_scalar!(
            "SELECT name FROM catalogue_category WHERE id = ? AND deleted_at IS NULL",
            form.ctid
        )
        .fetch_optional(&mut **tx)
        .await?;
        let is_taken = sqlx::query_scalar!(
            r#"SELECT EXISTS (SELECT 1 FROM catalogue_service
               WHERE category_id = ?1 AND lower(name) = lower(?2) AND deleted_at IS NULL AND id IS NOT ?3)
               AS "taken!: bool""#,
            form.ctid,
            name,
            id
        )
        .fetch_one(&mut **tx)
        .await?;
        let mut problems = Vec::new();
        if category.is_none() {
            let unknown = FieldProblem::new("ctid", "invalid", "Choose one of the categories.");
            problems.push(unknown);
        }
        problems.extend(is_taken.then(|| taken("serviceName", "service")));
        problems.extend(self.check_image(form.image_id).await?);
        refuse(problems)?;
        let kind = form.service_type.as_deref().map(str::trim);
        Ok(kind.map(str::to_owned).or(category).unwrap_or_default())
    }
}

pub(super) async fn next_position(tx: &mut Tx, category: i64) -> Result<i64, Failure> {
    Ok(sqlx::query_scalar!(
        r#"SELECT coalesce(max(position) + 1, 0) AS "position!: i64" FROM catalogue_service WHERE category_id = ?"#,
        category
    )
    .fetch_one(&mut **tx)
    .await?)
}

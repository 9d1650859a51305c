//! Services of a previous website, known by category and name.

use async_trait::async_trait;
use kernel::{
    Failure, FieldProblem, ImageId, Tx,
    import::{ImportField, ImportKind, ImportRow, ImportRun, ImportedOnce, filled},
    record::Kind,
};

use crate::back_office::service;

/// Creates services, each in a category that is there already.
#[derive(Clone)]
pub struct ImportedServices;

/// What a row says of a service.
pub struct WantedService {
    category: String,
    name: String,
    service_type: String,
    image: ImageId,
    /// With a blank image it is hidden.
    published: bool,
}

#[async_trait]
impl ImportedOnce for ImportedServices {
    type Wanted = WantedService;
    const KIND: ImportKind = ImportKind::Services;
    const RECORD: Option<&'static Kind> = Some(&service::KIND);

    fn fields(&self) -> Vec<ImportField> {
        vec![
            ImportField::new("category", "Category", &[]).required(),
            ImportField::new("name", "Name", &[]).required(),
            ImportField::new("type", "Type", &[]),
            ImportField::images("image", "Image"),
        ]
    }

    fn parse(&self, row: &ImportRow, problems: &mut Vec<FieldProblem>) -> WantedService {
        let category = row.required("category", 60, problems);
        let image = row.image("image");
        WantedService {
            name: row.required("name", 60, problems),
            service_type: filled(&row.text("type", 60, problems), &category),
            category,
            image: image.unwrap_or(row.blank_image),
            published: image.is_some(),
        }
    }

    async fn known(
        &self,
        tx: &mut Tx,
        wanted: &WantedService,
    ) -> Result<Result<Option<i64>, FieldProblem>, Failure> {
        let found = sqlx::query!(
            r#"SELECT (SELECT s.id FROM catalogue_service s
                       WHERE s.category_id = c.id AND s.name = ?2 COLLATE NOCASE AND s.deleted_at IS NULL
                       ORDER BY s.id LIMIT 1) AS "service: i64"
               FROM catalogue_category c
               WHERE c.name = ?1 COLLATE NOCASE AND c.deleted_at IS NULL ORDER BY c.id LIMIT 1"#,
            wanted.category,
            wanted.name
        )
        .fetch_optional(&mut **tx)
        .await?;
        Ok(found.map(|found| found.service).ok_or_else(|| {
            let wording = format!("There is no category “{}”.", wanted.category);
            FieldProblem::new("category", "unknown", wording)
        }))
    }

    /// It comes last in its category.
    async fn create(
        &self,
        tx: &mut Tx,
        _: &ImportRun,
        wanted: &WantedService,
    ) -> Result<i64, Failure> {
        let created = sqlx::query!(
            "INSERT INTO catalogue_service (category_id, name, service_type, image_id, published, position)
             SELECT c.id, ?2, ?3, ?4, ?5,
                    (SELECT coalesce(max(position) + 1, 0) FROM catalogue_service WHERE category_id = c.id)
             FROM catalogue_category c
             WHERE c.name = ?1 COLLATE NOCASE AND c.deleted_at IS NULL ORDER BY c.id LIMIT 1",
            wanted.category,
            wanted.name,
            wanted.service_type,
            wanted.image,
            wanted.published
        )
        .execute(&mut **tx)
        .await?;
        Ok(created.last_insert_rowid())
    }

    async fn used(&self, tx: &mut Tx, record: i64) -> Result<Option<String>, Failure> {
        let has_products = sqlx::query_scalar!(
            r#"SELECT EXISTS (SELECT 1 FROM catalogue_product WHERE service_id = ? AND deleted_at IS NULL)
               AS "has!: bool""#,
            record
        )
        .fetch_one(&mut **tx)
        .await?;
        Ok(has_products.then(|| "Has products.".to_owned()))
    }
}

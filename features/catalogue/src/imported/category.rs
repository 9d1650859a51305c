//! Categories of a previous website, known by name.

use async_trait::async_trait;
use kernel::{
    Failure, FieldProblem, ImageId, Tx,
    import::{ImportField, ImportKind, ImportRow, ImportRun, ImportedOnce},
    record::Kind,
};

use crate::back_office::{category, colours};

/// Creates categories.
#[derive(Clone)]
pub struct ImportedCategories;

/// What a row says of a category.
pub struct WantedCategory {
    name: String,
    image: ImageId,
    /// With a blank image it is hidden.
    published: bool,
}

#[async_trait]
impl ImportedOnce for ImportedCategories {
    type Wanted = WantedCategory;
    const KIND: ImportKind = ImportKind::Categories;
    const RECORD: Option<&'static Kind> = Some(&category::KIND);

    fn fields(&self) -> Vec<ImportField> {
        vec![
            ImportField::new("name", "Name", &[]).required(),
            ImportField::images("image", "Image"),
        ]
    }

    fn parse(&self, row: &ImportRow, problems: &mut Vec<FieldProblem>) -> WantedCategory {
        let image = row.image("image");
        WantedCategory {
            name: row.required("name", 60, problems),
            image: image.unwrap_or(row.blank_image),
            published: image.is_some(),
        }
    }

    async fn known(
        &self,
        tx: &mut Tx,
        wanted: &WantedCategory,
    ) -> Result<Result<Option<i64>, FieldProblem>, Failure> {
        let known = sqlx::query_scalar!(
            r#"SELECT id AS "id!: i64" FROM catalogue_category
               WHERE name = ? COLLATE NOCASE AND deleted_at IS NULL ORDER BY id LIMIT 1"#,
            wanted.name
        );
        Ok(Ok(known.fetch_optional(&mut **tx).await?))
    }

    /// It comes last. The website has no description: the name stands in for it.
    async fn create(
        &self,
        tx: &mut Tx,
        _: &ImportRun,
        wanted: &WantedCategory,
    ) -> Result<i64, Failure> {
        let position = sqlx::query_scalar!(
            r#"SELECT coalesce(max(position) + 1, 0) AS "position!: i64" FROM catalogue_category"#
        )
        .fetch_one(&mut **tx)
        .await?;
        let colours = colours::usual(position);
        let created = sqlx::query!(
            "INSERT INTO catalogue_category
                (name, description, image_id, colour_ground, colour_first, colour_second, position, published)
             VALUES (?1, ?1, ?2, ?3, ?4, ?5, ?6, ?7)",
            wanted.name,
            wanted.image,
            colours.ground,
            colours.first,
            colours.second,
            position,
            wanted.published
        )
        .execute(&mut **tx)
        .await?;
        Ok(created.last_insert_rowid())
    }

    async fn used(&self, tx: &mut Tx, record: i64) -> Result<Option<String>, Failure> {
        let has_services = sqlx::query_scalar!(
            r#"SELECT EXISTS (SELECT 1 FROM catalogue_service WHERE category_id = ? AND deleted_at IS NULL)
               AS "has!: bool""#,
            record
        )
        .fetch_one(&mut **tx)
        .await?;
        Ok(has_services.then(|| "Has services.".to_owned()))
    }
}

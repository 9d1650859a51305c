//! Lines of the banner, known by text.

use async_trait::async_trait;
use kernel::{
    Failure, FieldProblem, Tx,
    import::{ImportField, ImportKind, ImportRow, ImportRun, ImportedOnce},
    record::Kind,
};

use crate::back_office::banner;

/// Creates lines of the banner, after those that are there.
#[derive(Clone)]
pub struct ImportedBanner;

#[async_trait]
impl ImportedOnce for ImportedBanner {
    /// The text.
    type Wanted = String;
    const KIND: ImportKind = ImportKind::BannerLines;
    const RECORD: Option<&'static Kind> = Some(&banner::KIND);

    fn fields(&self) -> Vec<ImportField> {
        vec![ImportField::new("subtitle", "Text", &[]).required()]
    }

    fn parse(&self, row: &ImportRow, problems: &mut Vec<FieldProblem>) -> String {
        row.required("subtitle", 40, problems)
    }

    async fn known(
        &self,
        tx: &mut Tx,
        wanted: &String,
    ) -> Result<Result<Option<i64>, FieldProblem>, Failure> {
        let known = sqlx::query_scalar!(
            "SELECT id FROM content_banner WHERE subtitle = ? COLLATE NOCASE AND deleted_at IS NULL LIMIT 1",
            wanted
        );
        Ok(Ok(known.fetch_optional(&mut **tx).await?))
    }

    async fn create(&self, tx: &mut Tx, _: &ImportRun, wanted: &String) -> Result<i64, Failure> {
        let created = sqlx::query!(
            "INSERT INTO content_banner (position, subtitle)
             VALUES ((SELECT coalesce(max(position) + 1, 0) FROM content_banner), ?)",
            wanted
        )
        .execute(&mut **tx)
        .await?;
        Ok(created.last_insert_rowid())
    }
}

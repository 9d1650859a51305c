//! Offers, known by text.

use async_trait::async_trait;
use kernel::{
    Failure, FieldProblem, Tx,
    import::{ImportField, ImportKind, ImportRow, ImportRun, ImportedOnce},
    record::Kind,
};

use crate::back_office::offer;

/// Creates offers.
#[derive(Clone)]
pub struct ImportedOffers;

#[async_trait]
impl ImportedOnce for ImportedOffers {
    /// The text.
    type Wanted = String;
    const KIND: ImportKind = ImportKind::Offers;
    const RECORD: Option<&'static Kind> = Some(&offer::KIND);

    fn fields(&self) -> Vec<ImportField> {
        vec![ImportField::new("text", "Text", &[]).required()]
    }

    fn parse(&self, row: &ImportRow, problems: &mut Vec<FieldProblem>) -> String {
        row.required("text", 200, problems)
    }

    async fn known(
        &self,
        tx: &mut Tx,
        wanted: &String,
    ) -> Result<Result<Option<i64>, FieldProblem>, Failure> {
        let known = sqlx::query_scalar!(
            "SELECT id FROM content_offer WHERE text = ? AND deleted_at IS NULL LIMIT 1",
            wanted
        );
        Ok(Ok(known.fetch_optional(&mut **tx).await?))
    }

    /// Hidden: whether an old offer still holds is for the owner to say.
    async fn create(&self, tx: &mut Tx, _: &ImportRun, wanted: &String) -> Result<i64, Failure> {
        let created = sqlx::query!(
            "INSERT INTO content_offer (position, text, published)
             VALUES ((SELECT coalesce(max(position) + 1, 0) FROM content_offer), ?, 0)",
            wanted
        )
        .execute(&mut **tx)
        .await?;
        Ok(created.last_insert_rowid())
    }
}

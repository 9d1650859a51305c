//! Pin codes of a previous website.

use async_trait::async_trait;
use kernel::{
    Failure, FieldProblem, Tx,
    import::{ImportField, ImportKind, ImportRow, ImportRun, ImportedOnce},
    record::Kind,
};

use crate::back_office::pin_codes::{KIND, add};

/// Creates pickup areas.
#[derive(Clone)]
pub struct ImportedPinCodes;

/// What a row says of an area.
pub struct WantedArea {
    code: String,
    location: String,
}

#[async_trait]
impl ImportedOnce for ImportedPinCodes {
    type Wanted = WantedArea;
    const KIND: ImportKind = ImportKind::PinCodes;
    const RECORD: Option<&'static Kind> = Some(&KIND);

    fn fields(&self) -> Vec<ImportField> {
        vec![
            ImportField::new("code", "Pin code", &[]).required(),
            ImportField::new("location", "Location", &[]).required(),
        ]
    }

    fn parse(&self, row: &ImportRow, problems: &mut Vec<FieldProblem>) -> WantedArea {
        let code = |cell: &str| {
            let digits: String = cell.chars().filter(|c| !c.is_whitespace()).collect();
            let is_code = digits.len() == 6 && digits.bytes().all(|digit| digit.is_ascii_digit());
            is_code
                .then_some(digits)
                .ok_or_else(|| "A pin code has six digits.".to_owned())
        };
        row.required("code", 20, problems);
        WantedArea {
            code: row.parsed("code", code, problems).unwrap_or_default(),
            location: row.required("location", 80, problems),
        }
    }

    async fn known(
        &self,
        tx: &mut Tx,
        wanted: &WantedArea,
    ) -> Result<Result<Option<i64>, FieldProblem>, Failure> {
        let known = sqlx::query_scalar!(
            "SELECT id FROM orders_pin_code
             WHERE pin_code = ? AND location = ? COLLATE NOCASE AND deleted_at IS NULL LIMIT 1",
            wanted.code,
            wanted.location
        );
        Ok(Ok(known.fetch_optional(&mut **tx).await?))
    }

    async fn create(
        &self,
        tx: &mut Tx,
        _: &ImportRun,
        wanted: &WantedArea,
    ) -> Result<i64, Failure> {
        // Restored instead, its undo would not know it from one that was changed since.
        sqlx::query!(
            "DELETE FROM orders_pin_code WHERE pin_code = ? AND location = ? AND deleted_at IS NOT NULL",
            wanted.code,
            wanted.location
        )
        .execute(&mut **tx)
        .await?;
        let added = add(tx, &wanted.code, &wanted.location).await?;
        added.ok_or_else(|| Failure::internal("the area was not known, and is"))
    }
}

//! What was issued for the money of one order, and what is left of each.

use kernel::Failure;
use sqlx::SqliteExecutor;

use crate::tax_document::{TaxDocument, TaxDocumentReceived};

/// A document of money that came.
pub struct Document {
    pub tax_document: TaxDocument,
    /// What went back of that money, in paise, whichever document says so.
    given_back: i64,
}

impl Document {
    pub fn left_paise(&self) -> i64 {
        self.tax_document.total_paise - self.given_back
    }

    /// As another document counts it in; nothing when nothing is left.
    pub fn left(&self) -> Option<TaxDocumentReceived> {
        let (tax_document, left) = (&self.tax_document, self.left_paise());
        (left > 0).then(|| TaxDocumentReceived {
            number: tax_document.number.clone(),
            day: tax_document.day.clone(),
            paise: left,
            tax: tax_document
                .tax
                .as_ref()
                .map(|tax| tax.left(tax_document.total_paise, left)),
            advance: tax_document.against.is_none(),
        })
    }
}

/// Oldest first.
pub async fn documents(
    executor: impl SqliteExecutor<'_>,
    kind: &str,
    reference: &str,
) -> Result<Vec<Document>, Failure> {
    let rows = sqlx::query!(
        r#"SELECT r.tax_document,
                  (SELECT coalesce(sum(b.amount_paise), 0) FROM invoices_document b
                   WHERE b.original_id IS NOT NULL AND (b.original_id = r.id OR b.payment_id = r.payment_id))
                      AS "given_back!: i64"
           FROM invoices_document r
           WHERE r.item_kind = ?1 AND r.item_reference = ?2 AND r.original_id IS NULL
             AND (r.payment_id IS NOT NULL OR r.counter_id IS NOT NULL)
             AND r.series <> 'test'
           ORDER BY r.id"#,
        kind,
        reference
    )
    .fetch_all(executor)
    .await?;
    let documents = rows.into_iter().map(|row| {
        Ok(Document {
            tax_document: serde_json::from_str(&row.tax_document).map_err(Failure::internal)?,
            given_back: row.given_back,
        })
    });
    documents.collect()
}

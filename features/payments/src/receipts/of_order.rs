//! What was issued for the money of one order, and what is left of each.

use kernel::{Failure, Tx};

use super::paper::{Paper, PaperReceived};

/// A document of money that came.
pub struct Document {
    pub paper: Paper,
    /// What went back of that money, in paise, whichever document says so.
    given_back: i64,
}

impl Document {
    pub fn left_paise(&self) -> i64 {
        self.paper.total_paise - self.given_back
    }

    /// As another document counts it in; nothing when nothing is left.
    pub fn left(&self) -> Option<PaperReceived> {
        let (paper, left) = (&self.paper, self.left_paise());
        (left > 0).then(|| PaperReceived {
            number: paper.number.clone(),
            day: paper.day.clone(),
            paise: left,
            tax: paper
                .tax
                .as_ref()
                .map(|tax| tax.left(paper.total_paise, left)),
            advance: paper.against.is_none(),
        })
    }
}

/// Oldest first.
pub async fn documents(tx: &mut Tx, kind: &str, reference: &str) -> Result<Vec<Document>, Failure> {
    let rows = sqlx::query!(
        r#"SELECT r.paper,
                  (SELECT coalesce(sum(b.amount_paise), 0) FROM payments_receipt b
                   WHERE b.original_id IS NOT NULL AND (b.original_id = r.id OR b.payment_id = r.payment_id))
                      AS "given_back!: i64"
           FROM payments_receipt r
           WHERE r.item_kind = ?1 AND r.item_reference = ?2 AND r.original_id IS NULL
             AND (r.payment_id IS NOT NULL OR r.taking_id IS NOT NULL)
             AND r.series <> 'test'
           ORDER BY r.id"#,
        kind,
        reference
    )
    .fetch_all(&mut **tx)
    .await?;
    let documents = rows.into_iter().map(|row| {
        Ok(Document {
            paper: serde_json::from_str(&row.paper).map_err(Failure::internal)?,
            given_back: row.given_back,
        })
    });
    documents.collect()
}

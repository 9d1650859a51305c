//! The document of a whole order: a tax invoice, a bill of supply, or the plain bill of a shop that is not registered,
//! once it is delivered. It stands while the
//! delivery does; a delivery that is undone cancels it by a credit note.

use kernel::{Failure, Timestamp, Tx};
use sqlx::SqliteExecutor;

use crate::{
    of_order::documents,
    reported::InvoiceMails,
    reversal::{Piece, keep_back},
    tax_document::{TaxDocument, TaxDocumentOriginal, TaxDocumentReceived},
};

/// The reason on the credit note that cancels the document.
const NOT_DELIVERED: &str = "The delivery was undone";

/// A valid document of a whole order.
pub struct Standing {
    pub id: i64,
    pub user: Option<i64>,
    pub tax_document: TaxDocument,
    /// What earlier credit notes reversed of it, in paise.
    pub before: i64,
}

impl Standing {
    pub fn named(&self) -> TaxDocumentOriginal {
        TaxDocumentOriginal {
            number: self.tax_document.number.clone(),
            day: self.tax_document.day.clone(),
        }
    }

    /// What is left of it.
    pub fn rest(&self) -> i64 {
        self.tax_document.total_paise - self.before
    }
}

/// The valid one.
pub async fn standing(
    executor: impl SqliteExecutor<'_>,
    kind: &str,
    reference: &str,
) -> Result<Option<Standing>, Failure> {
    let row = sqlx::query!(
        r#"SELECT r.id AS "id!", r.user_id, r.tax_document,
                  (SELECT coalesce(sum(b.amount_paise), 0) FROM invoices_document b WHERE b.original_id = r.id)
                      AS "before!: i64"
           FROM invoices_whole_order i JOIN invoices_document r ON r.id = i.document_id
           WHERE i.item_kind = ?1 AND i.item_reference = ?2 AND i.cancelled_at IS NULL"#,
        kind,
        reference
    )
    .fetch_optional(executor)
    .await?;
    row.map(|row| {
        Ok(Standing {
            id: row.id,
            user: row.user_id,
            tax_document: serde_json::from_str(&row.tax_document).map_err(Failure::internal)?,
            before: row.before,
        })
    })
    .transpose()
}

/// An order was delivered, in the transaction that says so: its document is due at that time.
pub async fn order_delivered(
    tx: &mut Tx,
    kind: &str,
    reference: &str,
    due: Timestamp,
) -> Result<(), Failure> {
    sqlx::query!(
        "INSERT INTO invoices_due (item_kind, item_reference, due_at) VALUES (?1, ?2, ?3)
         ON CONFLICT (item_kind, item_reference) DO UPDATE SET due_at = ?3",
        kind,
        reference,
        due.0
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// An order that is not delivered after all.
#[derive(Clone, Copy, Debug)]
pub struct Undelivered<'a> {
    pub kind: &'a str,
    pub reference: &'a str,
    /// The buyer it belongs to now.
    pub buyer: i64,
}

/// Notes that an order is not delivered after all, in the transaction that says so: what was due is not, what was
/// issued is reversed, and its buyer is notified. What came so far is an advance again.
pub async fn order_not_delivered(
    tx: &mut Tx,
    mails: &InvoiceMails<'_>,
    order: &Undelivered<'_>,
    now: Timestamp,
) -> Result<(), Failure> {
    let Undelivered {
        kind,
        reference,
        buyer,
    } = *order;
    not_due(tx, kind, reference).await?;
    let Some(standing) = standing(&mut **tx, kind, reference).await? else {
        return Ok(());
    };
    sqlx::query!(
        "UPDATE invoices_whole_order SET cancelled_at = ?2 WHERE document_id = ?1",
        standing.id,
        now.0
    )
    .execute(&mut **tx)
    .await?;
    if standing.rest() == 0 {
        return Ok(());
    }
    let known = documents(&mut **tx, kind, reference).await?;
    let open = known
        .iter()
        .filter(|one| !one.tax_document.is_supply() && one.tax_document.against.is_none());
    let piece = Piece {
        user: standing.user,
        item_kind: kind,
        item_reference: reference,
        payment: None,
        counter: None,
        original: standing.id,
        before: standing.before,
        amount: standing.rest(),
        reason: NOT_DELIVERED,
        paid: None,
        against: None,
        received: open
            .filter_map(|one| one.left())
            .collect::<Vec<TaxDocumentReceived>>(),
    };
    let note = keep_back(tx, standing.tax_document.clone(), piece, now).await?;
    mails
        .cancelled(tx, buyer, &standing.tax_document, &note.number, now)
        .await
}

/// Whether the document of an order is still to be issued.
pub async fn is_due(
    executor: impl SqliteExecutor<'_>,
    kind: &str,
    reference: &str,
) -> Result<bool, Failure> {
    let due = sqlx::query_scalar!(
        "SELECT due_at FROM invoices_due WHERE item_kind = ?1 AND item_reference = ?2",
        kind,
        reference
    )
    .fetch_optional(executor)
    .await?;
    Ok(due.is_some())
}

pub async fn not_due(tx: &mut Tx, kind: &str, reference: &str) -> Result<(), Failure> {
    sqlx::query!(
        "DELETE FROM invoices_due WHERE item_kind = ?1 AND item_reference = ?2",
        kind,
        reference
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}

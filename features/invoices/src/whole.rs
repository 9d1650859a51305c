//! The work that issues what is due for delivered orders. The row says what is due, and goes with the transaction that
//! issues it: a crash before leaves it due, and nothing is issued twice.

use kernel::{
    Bill, Failure, Timestamp, Tx,
    bills::{BillLine, BillLines},
    tax_documents::InvoiceWait,
};

use crate::{
    Invoices, buyer,
    invoice::{not_due, standing},
    issue::{Draft, Row, Sale, keep, named, write},
    of_order::{Document, documents},
    setting::TaxRules,
    tax_document::{TaxDocumentDiscount, TaxDocumentReceived},
};

/// What waits for its owner is looked at again this often.
const LOOK_AGAIN_SECONDS: i64 = 60;

/// What waits; nothing when it can be issued.
pub fn waits(price: Option<i64>, paid: i64) -> Option<InvoiceWait> {
    match price {
        Some(price) if paid > price => Some(InvoiceWait::TooMuch),
        Some(_) => None,
        None => Some(InvoiceWait::Price),
    }
}

impl Invoices {
    /// Issues the document of every delivered order that is due.
    ///
    /// # Errors
    /// The database cannot be written.
    pub async fn issue_invoices(&self) -> Result<(), Failure> {
        let now = self.now();
        let due = sqlx::query!(
            "SELECT item_kind, item_reference FROM invoices_due WHERE due_at <= ? ORDER BY due_at",
            now.0
        )
        .fetch_all(self.deps.db.read())
        .await?;
        for row in due {
            let reference = &row.item_reference;
            if let Err(error) = self.issue_invoice(&row.item_kind, reference).await {
                tracing::error!(%error, reference, "the invoice of an order could not be issued");
            }
        }
        Ok(())
    }

    /// One of them, if it is due still.
    async fn issue_invoice(&self, kind: &str, reference: &str) -> Result<(), Failure> {
        let now = self.now();
        let order = reference.parse().map_err(Failure::internal)?;
        let mut tx = self.deps.db.write().await?;
        let due = sqlx::query_scalar!(
            "SELECT due_at FROM invoices_due
             WHERE item_kind = ?1 AND item_reference = ?2 AND due_at <= ?3",
            kind,
            reference,
            now.0
        )
        .fetch_optional(&mut *tx)
        .await?;
        if due.is_none() {
            return Ok(());
        }
        // The price cannot change during this transaction: it is the only one that writes.
        let bill = self.bills.bill(order).await?;
        let lines = self.bills.lines(order).await?;
        let rules = TaxRules::load(&mut tx).await?;
        let over = standing(&mut *tx, kind, reference).await?.is_some();
        let Some(bill) = bill.filter(|_| !over) else {
            not_due(&mut tx, kind, reference).await?;
            return Ok(tx.commit().await?);
        };
        let paid = self.issuer.money.received(&mut tx, kind, reference).await?;
        match bill.price_paise {
            Some(price) if waits(bill.price_paise, paid).is_none() => {
                let about = About {
                    kind,
                    reference,
                    bill: &bill,
                    lines,
                    price,
                    paid,
                };
                if let Some(draft) = self.draft(&mut tx, &rules, &about, now).await? {
                    self.keep_invoice(&mut tx, draft, &about, now).await?;
                }
                not_due(&mut tx, kind, reference).await?;
            }
            _ => look_again(&mut tx, kind, reference, now).await?,
        }
        Ok(tx.commit().await?)
    }

    /// Without its number; none when all of the price has its invoices already.
    async fn draft(
        &self,
        tx: &mut Tx,
        rules: &TaxRules,
        about: &About<'_>,
        now: Timestamp,
    ) -> Result<Option<Draft>, Failure> {
        let known = documents(&mut **tx, about.kind, about.reference).await?;
        let (supplied, received): (Vec<_>, Vec<_>) =
            known.iter().partition(|one| one.tax_document.is_supply());
        let left = |documents: Vec<&Document>| -> Vec<TaxDocumentReceived> {
            documents.iter().filter_map(|one| one.left()).collect()
        };
        let (invoiced, mut received) = (left(supplied), left(received));
        let sum = |all: &[TaxDocumentReceived]| all.iter().map(|one| one.paise).sum::<i64>();
        let total = about.price - sum(&invoiced);
        if total <= 0 {
            return Ok(None);
        }
        // What came before the counter gave receipts.
        let unwritten = about.paid - sum(&invoiced) - sum(&received);
        if unwritten > 0 {
            received.insert(
                0,
                TaxDocumentReceived {
                    number: String::new(),
                    day: String::new(),
                    paise: unwritten,
                    tax: None,
                    advance: false,
                },
            );
        }
        let bill = about.bill;
        let contact = self.issuer.people.contact(bill.buyer).await?;
        let place = buyer::known(&mut **tx, bill.buyer).await?;
        let (lines, discount) = about.parts();
        let sale = Sale {
            kind: about.kind,
            advance: false,
            title: &bill.title(),
            price: about.price,
            lines,
            discount,
            total,
            buyer: named(contact, &bill.customer),
            place: place.map(|state| state.code),
            paid: None,
            against: None,
            order: None,
            test: false,
        };
        let shop = self.issuer.shop.mail_shop().await?;
        let mut draft = write(shop, rules, sale, now.day());
        draft.tax_document.invoiced = invoiced;
        draft.tax_document.received = received;
        Ok(Some(draft))
    }

    /// Its row, and the mail to the buyer.
    async fn keep_invoice(
        &self,
        tx: &mut Tx,
        draft: Draft,
        about: &About<'_>,
        now: Timestamp,
    ) -> Result<(), Failure> {
        let (kind, reference) = (about.kind, about.reference);
        let row = Row {
            user: Some(about.bill.buyer),
            item_kind: kind,
            item_reference: reference,
            payment: None,
            counter: None,
            original: None,
        };
        let tax_document = draft.tax_document.clone();
        let issued = keep(tx, draft, &row, now).await?;
        sqlx::query!(
            "INSERT INTO invoices_whole_order (document_id, item_kind, item_reference) VALUES (?, ?, ?)",
            issued.id,
            kind,
            reference
        )
        .execute(&mut **tx)
        .await?;
        let mails = self.issuer.mails();
        mails
            .issued(tx, about.bill.buyer, &tax_document, &issued.number, now)
            .await
    }
}

/// The order that a document is about.
struct About<'a> {
    kind: &'a str,
    reference: &'a str,
    bill: &'a Bill,
    lines: BillLines,
    /// What was agreed.
    price: i64,
    /// Total received so far.
    paid: i64,
}

impl About<'_> {
    /// Lines and discount of the document. One piece at its price is told by the title alone, and so is a price that
    /// its parts do not explain.
    fn parts(&self) -> (Vec<BillLine>, Option<TaxDocumentDiscount>) {
        let BillLines { lines, discount } = &self.lines;
        let plain = discount.is_none() && matches!(lines.as_slice(), [only] if only.quantity == 1);
        if plain || self.lines.sum() != self.price {
            return (Vec::new(), None);
        }
        let discount = discount.as_ref().map(|discount| TaxDocumentDiscount {
            coupon: None,
            percent: None,
            reason: Some(discount.reason.clone()),
            paise: discount.paise,
        });
        (lines.clone(), discount)
    }
}

async fn look_again(
    tx: &mut Tx,
    kind: &str,
    reference: &str,
    now: Timestamp,
) -> Result<(), Failure> {
    let later = now.0 + LOOK_AGAIN_SECONDS;
    sqlx::query!(
        "UPDATE invoices_due SET due_at = ?3 WHERE item_kind = ?1 AND item_reference = ?2",
        kind,
        reference,
        later
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_waits_for_a_price_that_holds_all_that_came() {
        for (price, paid, expected) in [
            (None, 0, Some(InvoiceWait::Price)),
            (None, 50_000, Some(InvoiceWait::Price)),
            (Some(0), 0, None),
            (Some(0), 1, Some(InvoiceWait::TooMuch)),
            (Some(50_000), 50_001, Some(InvoiceWait::TooMuch)),
            (Some(50_000), 50_000, None),
            (Some(50_000), 0, None),
        ] {
            assert_eq!(waits(price, paid), expected, "{price:?} {paid}");
        }
    }
}

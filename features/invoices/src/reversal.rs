//! The document of money that is given back: a credit note for what was sold, a refund voucher for an advance. Once an
//! order has its invoice the tax is there, and a credit note reverses it.

use kernel::{
    Failure, Timestamp, Tx,
    tax_documents::{DocumentedRefund, IssuedDocument, MoneyBack, TaxDocumentKind},
};

use crate::{
    invoice::{Standing, standing},
    issue::{Draft, Row, keep},
    issuer::MoneyReceived,
    of_order::{Document, documents},
    setting::{self, TaxMode},
    tax_document::{
        TaxDocument, TaxDocumentLine, TaxDocumentOriginal, TaxDocumentPaid, TaxDocumentReceived,
        reversed_by,
    },
};

/// Issues it in the transaction that gives the money back, once for each refund. None for money that nothing was
/// issued for: it came twice, or for what could not be given, or before the counter gave receipts.
pub async fn credit_note(
    money: &dyn MoneyReceived,
    tx: &mut Tx,
    refund: DocumentedRefund<'_>,
    now: Timestamp,
) -> Result<(), Failure> {
    let (of_payment, of_entry, counter) = match refund.of {
        MoneyBack::Payment(payment) => (Some(payment), None, None),
        MoneyBack::Counter { entry, by } => (None, Some(entry), Some(by)),
    };
    let found = sqlx::query!(
        r#"SELECT r.id AS "id!", r.user_id, r.item_kind, r.item_reference, r.tax_document,
                  (SELECT coalesce(sum(b.amount_paise), 0) FROM invoices_document b
                   WHERE b.original_id IS NOT NULL AND (b.original_id = r.id OR b.payment_id = r.payment_id))
                      AS "before!: i64"
           FROM invoices_document r WHERE (r.payment_id = ?1 OR r.counter_id = ?2) AND r.original_id IS NULL"#,
        of_payment,
        of_entry
    )
    .fetch_optional(&mut **tx)
    .await?;
    let Some(found) = found else {
        return Ok(());
    };
    let original: TaxDocument =
        serde_json::from_str(&found.tax_document).map_err(Failure::internal)?;
    if refund.amount <= 0 || found.before + refund.amount > original.total_paise {
        return Err(Failure::internal("more is given back than was paid"));
    }
    let (kind, reference) = (found.item_kind.as_str(), found.item_reference.as_str());
    let piece = Piece {
        user: found.user_id,
        item_kind: kind,
        item_reference: reference,
        payment: of_payment,
        counter,
        original: found.id,
        before: found.before,
        amount: refund.amount,
        reason: refund.reason,
        paid: original.paid.clone(),
        against: original.against.clone(),
        received: Vec::new(),
    };
    let invoice = standing(&mut **tx, kind, reference).await?;
    let Some(invoice) = invoice.filter(|_| !original.is_supply() && !original.test) else {
        keep_back(tx, original, piece, now).await?;
        return Ok(());
    };
    let off = match refund.of {
        MoneyBack::Counter { .. } => 0,
        MoneyBack::Payment(_) => {
            taken_off(money, tx, &invoice, kind, reference, refund.amount).await?
        }
    };
    if refund.amount > off {
        let own = Piece {
            amount: refund.amount - off,
            against: Some(invoice.named()),
            ..piece.clone()
        };
        keep_back(tx, original.clone(), own, now).await?;
    }
    if off > 0 {
        let of_invoice = Piece {
            original: invoice.id,
            before: invoice.before,
            amount: off,
            against: None,
            ..piece
        };
        keep_back(tx, invoice.tax_document, of_invoice, now).await?;
    }
    Ok(())
}

/// How much of a refund takes the price down. What came beyond the price goes back first: it was never a part of it.
async fn taken_off(
    money: &dyn MoneyReceived,
    tx: &mut Tx,
    invoice: &Standing,
    kind: &str,
    reference: &str,
    amount: i64,
) -> Result<i64, Failure> {
    // The refund is in the books already.
    let had = money.received(tx, kind, reference).await? + amount;
    let known = documents(&mut **tx, kind, reference).await?;
    let supplied = known.iter().filter(|one| one.tax_document.is_supply());
    let supplied: i64 = supplied.map(Document::left_paise).sum();
    let beyond = had - supplied - invoice.rest();
    Ok((amount - beyond.max(0)).clamp(0, amount))
}

/// A document that reverses another one, or a part of it.
#[derive(Clone)]
pub struct Piece<'a> {
    pub user: Option<i64>,
    pub item_kind: &'a str,
    pub item_reference: &'a str,
    pub payment: Option<i64>,
    pub counter: Option<i64>,
    pub original: i64,
    /// What was reversed of it before.
    pub before: i64,
    pub amount: i64,
    pub reason: &'a str,
    /// How the money had come; absent when none moves.
    pub paid: Option<TaxDocumentPaid>,
    /// The invoice that holds the tax of this money.
    pub against: Option<TaxDocumentOriginal>,
    /// What is an advance again.
    pub received: Vec<TaxDocumentReceived>,
}

/// Takes its number and writes it.
pub async fn keep_back(
    tx: &mut Tx,
    original: TaxDocument,
    piece: Piece<'_>,
    now: Timestamp,
) -> Result<IssuedDocument, Failure> {
    let setting = setting::load(&mut **tx).await?;
    let day = now.day();
    let row = Row {
        user: piece.user,
        item_kind: piece.item_kind,
        item_reference: piece.item_reference,
        payment: piece.payment,
        counter: piece.counter,
        original: Some(piece.original),
    };
    let draft = Draft {
        prefix: setting.prefix_of(&original.seller.name),
        tax_document: reversal_of(original, &piece, day.to_string()),
        day,
    };
    keep(tx, draft, &row, now).await
}

/// The original with another amount: its seller, buyer, codes and rates are those of then.
fn reversal_of(original: TaxDocument, piece: &Piece<'_>, day: String) -> TaxDocument {
    let (total, amount) = (original.total_paise, piece.amount);
    let reason = piece.reason.trim();
    // What reverses all of it says what it reverses; a part belongs to no line.
    let whole = amount == total && original.lines.len() > 1;
    let lines = if whole {
        original.lines.clone()
    } else {
        vec![TaxDocumentLine {
            description: original.title().to_owned(),
            code: original.lines.first().and_then(|line| line.code.clone()),
            quantity: 1,
            price_paise: amount,
            tax: None,
        }]
    };
    let tax = original
        .tax
        .filter(|_| piece.against.is_none())
        .map(|tax| tax.given_back(total, piece.before, amount));
    TaxDocument {
        // A voucher is a document of GST.
        kind: if piece.against.is_some() && original.mode != TaxMode::None {
            TaxDocumentKind::RefundVoucher
        } else {
            reversed_by(original.kind)
        },
        number: String::new(),
        day,
        title: original.title.filter(|_| whole),
        lines,
        discount: original.discount.filter(|_| whole),
        invoiced: if whole { original.invoiced } else { Vec::new() },
        total_paise: amount,
        place_of_supply: original.place_of_supply.filter(|_| tax.is_some()),
        tax,
        paid: piece.paid.clone(),
        received: piece.received.clone(),
        against: piece.against.clone(),
        original: Some(TaxDocumentOriginal {
            number: original.number,
            day: original.day,
        }),
        reason: (!reason.is_empty()).then(|| reason.to_owned()),
        order: None,
        ..original
    }
}

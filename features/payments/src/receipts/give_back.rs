//! The document of money that is given back: a credit note for what was sold, a refund voucher for an advance.

use kernel::{Failure, Timestamp, Tx};

use super::{
    issue::{Draft, Issued, Row, keep},
    paper::{Paper, PaperLine, PaperOriginal},
    setting,
};

/// Of what money is given back, by row ids.
#[derive(Clone, Copy, Debug)]
pub enum MoneyBack {
    /// A payment, or a part of it.
    Payment(i64),
    /// An entry at the counter, by another one.
    Entry { entry: i64, by: i64 },
}

/// Money that is given back.
#[derive(Clone, Copy, Debug)]
pub struct Refund<'a> {
    pub of: MoneyBack,
    /// In paise; all that is given back of a payment is at most what was paid.
    pub amount: i64,
    /// As the owner says it; empty if she says nothing.
    pub reason: &'a str,
    pub at: Timestamp,
}

/// Issues it in the transaction that gives the money back, once for each refund. `None` for money that nothing was
/// issued for: it came twice, or for what could not be given, or before the counter gave receipts.
pub async fn credit_note(tx: &mut Tx, refund: Refund<'_>) -> Result<Option<Issued>, Failure> {
    let (of_payment, of_entry, taking) = match refund.of {
        MoneyBack::Payment(payment) => (Some(payment), None, None),
        MoneyBack::Entry { entry, by } => (None, Some(entry), Some(by)),
    };
    let found = sqlx::query!(
        r#"SELECT r.id AS "id!", r.user_id, r.item_kind, r.item_reference, r.paper,
                  (SELECT coalesce(sum(b.amount_paise), 0) FROM payments_receipt b WHERE b.original_id = r.id)
                      AS "before!: i64"
           FROM payments_receipt r WHERE (r.payment_id = ?1 OR r.taking_id = ?2) AND r.original_id IS NULL"#,
        of_payment,
        of_entry
    )
    .fetch_optional(&mut **tx)
    .await?;
    let Some(found) = found else {
        return Ok(None);
    };
    let original: Paper = serde_json::from_str(&found.paper).map_err(Failure::internal)?;
    if refund.amount <= 0 || found.before + refund.amount > original.total_paise {
        return Err(Failure::internal("more is given back than was paid"));
    }
    let setting = setting::load(&mut **tx).await?;
    let day = refund.at.day();
    let draft = Draft {
        prefix: setting.prefix_of(&original.seller.name),
        paper: taken_back(original, found.before, refund, day.to_string()),
        day,
    };
    let row = Row {
        user: found.user_id,
        item_kind: &found.item_kind,
        item_reference: &found.item_reference,
        payment: of_payment,
        taking,
        original: Some(found.id),
    };
    Ok(Some(keep(tx, draft, &row, refund.at).await?))
}

/// The original with another amount: its seller, buyer, codes and rates are those of then.
fn taken_back(original: Paper, before: i64, refund: Refund<'_>, day: String) -> Paper {
    let total = original.total_paise;
    let reason = refund.reason.trim();
    let lines = original.lines.into_iter().map(|line| PaperLine {
        price_paise: refund.amount,
        ..line
    });
    Paper {
        kind: original.kind.taken_back_by(),
        number: String::new(),
        day,
        lines: lines.take(1).collect(),
        discount: None,
        total_paise: refund.amount,
        tax: original
            .tax
            .map(|tax| tax.given_back(total, before, refund.amount)),
        original: Some(PaperOriginal {
            number: original.number,
            day: original.day,
        }),
        reason: (!reason.is_empty()).then(|| reason.to_owned()),
        ..original
    }
}

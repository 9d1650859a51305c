//! Settles a payment: marks it captured, fulfils what was bought and issues the receipt, in one transaction.
//! Confirmation, webhook and reconciliation all call this; the first to come does everything, the others find it done.

use kernel::{
    Bill, Failure, Fulfilment, Paise, Receipt, Timestamp, Tx, audit,
    problem::INTERNAL,
    tax_documents::{
        DocumentedCoupon, DocumentedOrder, DocumentedPayment, IssuedDocument, MoneyIn,
    },
};
use serde_json::json;

use crate::{
    codes, ledger, mails,
    payment::{self, SettlementSource},
    payments::{Payments, in_time},
    provider::{
        CURRENCY, Difference, DifferenceReason, PaymentStatus, ProviderError, ProviderPayment,
    },
    purchase::{self, Purchase},
    refund, reservation, webhook,
};

/// Why a purchase may be fulfilled.
#[derive(Clone, Copy)]
pub enum Evidence<'a> {
    /// The provider has the money.
    Captured {
        payment: &'a ProviderPayment,
        source: SettlementSource,
    },
    /// There is nothing to pay.
    Free,
}

/// What became of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Settled {
    Granted,
    /// Recorded, to be refunded.
    RefundDue,
    /// It was recorded before; nothing happened.
    Repeated,
}

/// Settles everything that the provider took for an order, and adopts what went back of it. A payment that went back
/// ends the purchase, so captured ones come first, and it waits while another one is under way.
///
/// # Errors
/// `payments.provider_unreachable` if the provider does not say what went back: ask again later.
pub async fn settle_all(
    payments: &Payments,
    purchase_id: i64,
    found: &[ProviderPayment],
    source: SettlementSource,
) -> Result<(), Failure> {
    let now = payments.now();
    let under_way = found.iter().any(|payment| payment.is_under_way(now));
    let of = |status| {
        let all = found.iter();
        all.filter(move |payment: &&ProviderPayment| payment.status == status)
    };
    let refunded = of(PaymentStatus::Refunded).filter(|_| !under_way);
    for payment in of(PaymentStatus::Captured).chain(refunded) {
        settle_capture(payments, purchase_id, payment, source).await?;
        refund::adopt_all(payments, payment).await?;
    }
    Ok(())
}

/// Settles a capture in a transaction of its own. When that fails for a reason of the shop's, the purchase is kept
/// in mind until it works.
pub async fn settle_capture(
    payments: &Payments,
    purchase_id: i64,
    payment: &ProviderPayment,
    source: SettlementSource,
) -> Result<Settled, Failure> {
    let settled = async {
        let payment = &explained(payments, purchase_id, payment).await?;
        let evidence = Evidence::Captured { payment, source };
        let mut tx = payments.0.deps.db.write().await?;
        let settled = settle(payments, &mut tx, purchase_id, evidence).await?;
        tx.commit().await?;
        Ok(settled)
    }
    .await;
    if settled.is_err() {
        remember(payments, purchase_id).await?;
    }
    settled
}

/// The payment with what explains another amount than the order's: the provider names offers only when asked about one
/// payment.
async fn explained(
    payments: &Payments,
    purchase_id: i64,
    payment: &ProviderPayment,
) -> Result<ProviderPayment, Failure> {
    let purchase = purchase::load(payments.0.deps.db.read(), purchase_id).await?;
    let asked = purchase.map_or(payment.amount, |purchase| purchase.amount_paise);
    if payment.amount == asked || payment.difference(asked).is_some() {
        return Ok(payment.clone());
    }
    match in_time(payments.0.provider.payment(&payment.id)).await {
        Ok(alone) => Ok(ProviderPayment {
            fee: alone.fee.or(payment.fee),
            offer: alone.offer,
            ..payment.clone()
        }),
        Err(ProviderError::Refused(_)) => Ok(payment.clone()),
        Err(ProviderError::Down(why)) => {
            tracing::warn!(%why, purchase = purchase_id, "the amount of a payment could not be explained yet");
            Err(codes::PROVIDER_UNREACHABLE.into())
        }
    }
}

async fn remember(payments: &Payments, purchase_id: i64) -> Result<(), Failure> {
    let now = payments.now();
    let mut tx = payments.0.deps.db.write().await?;
    purchase::capture_seen(&mut tx, purchase_id, now, now.plus_seconds(30)).await?;
    Ok(tx.commit().await?)
}

/// Payment row, guarded change of state, fulfilment, coupon, ledger, receipt, mail, audit: all or nothing.
pub async fn settle(
    payments: &Payments,
    tx: &mut Tx,
    purchase_id: i64,
    evidence: Evidence<'_>,
) -> Result<Settled, Failure> {
    let now = payments.now();
    let purchase = purchase::load(&mut **tx, purchase_id)
        .await?
        .ok_or(codes::ORDER_NOT_FOUND)?;
    if purchase.test && !payments.knows(&purchase) {
        return Ok(Settled::Repeated); // a message of test mode that comes after its end
    }
    let booked;
    let (evidence, difference) = match evidence {
        Evidence::Captured { payment, source } => {
            let difference = payment.difference(purchase.amount_paise);
            booked = as_booked(payment, difference);
            let payment = &booked;
            (Evidence::Captured { payment, source }, difference)
        }
        Evidence::Free => (evidence, None),
    };
    let payment_id = match evidence {
        Evidence::Free if purchase.amount_paise != 0 => {
            return Err(Failure::internal("a purchase with a price is not free"));
        }
        Evidence::Free => None,
        Evidence::Captured { payment, source } => {
            let taken = take_down(payments, tx, &purchase, payment, difference, source).await?;
            let Some(id) = taken else {
                return Ok(Settled::Repeated);
            };
            Some(id)
        }
    };
    let verdict = match evidence {
        Evidence::Captured { payment, .. } if payment.status == PaymentStatus::Refunded => {
            close_unfulfilled(tx, purchase.id, now).await?;
            Verdict::GiveBack(RETURNED)
        }
        Evidence::Captured { payment, .. } if !is_exact(&purchase, payment, difference) => {
            close_unfulfilled(tx, purchase.id, now).await?;
            Verdict::GiveBack("amount")
        }
        Evidence::Captured { .. }
            if payments.0.people.person(purchase.user_id).await?.is_none() =>
        {
            close_unfulfilled(tx, purchase.id, now).await?;
            Verdict::GiveBack("account_deleted")
        }
        _ => grant(payments, tx, &purchase, evidence, now).await?,
    };
    write_up(payments, tx, &purchase, evidence, payment_id, verdict).await
}

/// Why a payment bought nothing that the provider gave back before the shop heard of it.
const RETURNED: &str = "returned";

enum Verdict {
    Granted,
    /// Why.
    GiveBack(&'static str),
}

/// The payment's row. `None` if this payment was recorded before.
async fn take_down(
    payments: &Payments,
    tx: &mut Tx,
    purchase: &Purchase,
    payment: &ProviderPayment,
    difference: Option<Difference>,
    source: SettlementSource,
) -> Result<Option<i64>, Failure> {
    let ours = purchase.provider_order_id.as_deref() == Some(payment.order_id.as_str());
    if !payment.status.is_booked() || !ours || payment.amount <= 0 {
        return Err(Failure::internal("not a captured payment of this purchase"));
    }
    let recorded =
        payment::record(tx, purchase, payment, difference, source, payments.now()).await?;
    if recorded.is_some() {
        webhook::payment_known(payments, tx, &purchase.provider, &payment.id).await?;
    }
    Ok(recorded)
}

/// The payment with the amount that comes to the shop. A fee that the buyer bore never does, and does not come back with
/// a refund.
fn as_booked(payment: &ProviderPayment, difference: Option<Difference>) -> ProviderPayment {
    let fee = match difference {
        Some(Difference {
            paise,
            reason: DifferenceReason::Fee,
        }) => paise,
        _ => 0,
    };
    ProviderPayment {
        amount: payment.amount - fee,
        ..payment.clone()
    }
}

fn is_exact(
    purchase: &Purchase,
    payment: &ProviderPayment,
    difference: Option<Difference>,
) -> bool {
    (payment.amount == purchase.amount_paise || difference.is_some())
        && payment.currency == CURRENCY
}

/// Its money goes back. A provider's order that was paid takes no second payment, so the purchase ends here, and the
/// buyer can begin another.
async fn close_unfulfilled(tx: &mut Tx, id: i64, now: Timestamp) -> Result<(), Failure> {
    sqlx::query!(
        "UPDATE payments_order SET state = 'refund_due', paid_at = ?1, closed_at = ?1, confirming_since = NULL
         WHERE id = ?2 AND state IN ('created', 'awaiting_payment', 'abandoned')",
        now.0,
        id
    )
    .execute(&mut **tx)
    .await?;
    reservation::release(tx, id, now).await
}

/// Changes the state, unless that happened before, and gives the buyer what was paid for.
async fn grant(
    payments: &Payments,
    tx: &mut Tx,
    purchase: &Purchase,
    evidence: Evidence<'_>,
    now: Timestamp,
) -> Result<Verdict, Failure> {
    let first = sqlx::query!(
        "UPDATE payments_order SET state = 'paid', paid_at = ?1, confirming_since = NULL
         WHERE id = ?2 AND state IN ('created', 'awaiting_payment', 'abandoned')",
        now.0,
        purchase.id
    )
    .execute(&mut **tx)
    .await?
    .rows_affected();
    if first == 0 {
        return Ok(Verdict::GiveBack("second_capture"));
    }
    let captured_at = match evidence {
        Evidence::Captured { payment, .. } => payment.counts_from(now),
        Evidence::Free => now,
    };
    let receipt = Receipt {
        purchase: purchase.id,
        buyer: purchase.user_id,
        reference: purchase.reference.clone(),
        paid: Paise(purchase.amount_paise),
        captured_at,
        terms: purchase.terms.clone(),
        test: purchase.test,
    };
    let reason = match fulfil(payments, tx, &purchase.kind, &receipt).await? {
        Some(Fulfilment::Granted) => {
            sqlx::query!(
                "UPDATE payments_order SET state = 'fulfilled', fulfilled_at = ? WHERE id = ?",
                now.0,
                purchase.id
            )
            .execute(&mut **tx)
            .await?;
            if let Some(coupon) = purchase.coupon_id {
                reservation::consume(tx, coupon, purchase.user_id, purchase.id, now).await?;
            }
            reservation::release_others(tx, purchase, now).await?;
            return Ok(Verdict::Granted);
        }
        Some(Fulfilment::AlreadyHeld) => "already_held",
        None => "cannot_be_fulfilled",
    };
    sqlx::query!(
        "UPDATE payments_order SET state = 'refund_due', closed_at = ? WHERE id = ?",
        now.0,
        purchase.id
    )
    .execute(&mut **tx)
    .await?;
    reservation::release(tx, purchase.id, now).await?;
    Ok(Verdict::GiveBack(reason))
}

/// `None` if what was paid for cannot be given: it is gone. Trouble of the shop's own is an error, and tried again.
async fn fulfil(
    payments: &Payments,
    tx: &mut Tx,
    kind: &str,
    receipt: &Receipt,
) -> Result<Option<Fulfilment>, Failure> {
    let payable = payments.payable(kind)?.clone();
    sqlx::raw_sql("SAVEPOINT fulfil").execute(&mut **tx).await?;
    let fulfilled = payable.fulfil(tx, receipt).await;
    let outcome = match fulfilled {
        Ok(fulfilment) => Some(fulfilment),
        Err(refusal) if refusal.code().status < INTERNAL.status => {
            tracing::warn!(purchase = receipt.purchase, %refusal, "a paid purchase cannot be fulfilled");
            sqlx::raw_sql("ROLLBACK TO fulfil")
                .execute(&mut **tx)
                .await?;
            None
        }
        Err(provider_error) => return Err(provider_error),
    };
    sqlx::raw_sql("RELEASE fulfil").execute(&mut **tx).await?;
    Ok(outcome)
}

/// Ledger, receipt, mail and audit, and the payment's own state.
async fn write_up(
    payments: &Payments,
    tx: &mut Tx,
    purchase: &Purchase,
    evidence: Evidence<'_>,
    payment_id: Option<i64>,
    verdict: Verdict,
) -> Result<Settled, Failure> {
    let now = payments.now();
    let (entry, amount, payment) = match evidence {
        Evidence::Captured { payment, .. } => ("captured", payment.amount, Some(payment)),
        Evidence::Free => ("free", 0, None),
    };
    let line = ledger::Line {
        purchase: purchase.id,
        payment: payment_id,
        entry,
        amount,
        actor: None,
    };
    ledger::enter(tx, line, now).await?;
    let (settled, action, reason) = match verdict {
        Verdict::Granted => (Settled::Granted, "payments.fulfilled", None),
        Verdict::GiveBack(reason) => {
            if let Some(id) = payment_id {
                payment::refund_due(tx, id, reason).await?;
            }
            (Settled::RefundDue, "payments.refund_due", Some(reason))
        }
    };
    let issued = match (settled, payment_id.zip(payment)) {
        (Settled::Granted, Some((id, payment))) => {
            Some(document(payments, tx, purchase, id, payment, now).await?)
        }
        _ => None,
    };
    // Whose money is back already is told so by the mail of the refund.
    if reason != Some(RETURNED) {
        let received = mails::Received {
            amount,
            issued: issued.as_ref(),
        };
        mails::queue(payments, tx, purchase, received, settled, now).await?;
    }
    if settled == Settled::Granted && amount > 0 {
        mails::notify_shop(payments, tx, purchase, amount, now).await?;
        mails::message(payments, tx, purchase, amount, now).await?;
    }
    let subject = format!("purchase:{}", purchase.id);
    let details = json!({
        "payment": payment.map(|payment| &payment.id),
        "amountPaise": amount,
        "from": match evidence { Evidence::Captured { source, .. } => source.as_str(), Evidence::Free => "free" },
        "reason": reason,
    });
    let entry = audit::Entry {
        actor: None,
        action,
        subject: &subject,
        details,
    };
    audit::record(tx, now, entry).await?;
    Ok(settled)
}

/// Issues the document of a purchase that was just fulfilled.
async fn document(
    payments: &Payments,
    tx: &mut Tx,
    purchase: &Purchase,
    payment_id: i64,
    payment: &ProviderPayment,
    now: Timestamp,
) -> Result<IssuedDocument, Failure> {
    let bills = &payments.0.bills;
    let bill = payments.bill_of(purchase).await?;
    let title = bill.as_ref().map(Bill::title);
    let documented = DocumentedPayment {
        of: MoneyIn::Payment(payment_id),
        kind: &purchase.kind,
        reference: &purchase.reference,
        title: title.as_deref().unwrap_or(&purchase.title),
        price: purchase.price_paise,
        coupon: purchase
            .coupon_code
            .as_deref()
            .map(|code| DocumentedCoupon {
                code,
                percent: purchase.percent,
                discount: purchase.price_paise - purchase.amount_paise,
            }),
        paid: payment.amount,
        buyer: purchase.user_id,
        customer: "",
        how: payment::printed(payment.method.as_deref()),
        moved_by: &payment.id,
        day: payment.at().min(now).day(),
        advance: purchase.kind == bills.kind(),
        order: bill.as_ref().map(|bill| DocumentedOrder {
            bill,
            asked_as_advance: !bills.is_part(&purchase.terms),
            later: 0,
        }),
        test: purchase.test,
    };
    let issued = payments.0.documents.issue(tx, &documented, now).await?;
    if let Some(order) = &issued.order {
        payment::is_of_order(tx, payment_id, order.payment).await?;
    }
    Ok(issued)
}

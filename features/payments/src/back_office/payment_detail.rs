//! One payment and all that happened about it.

use kernel::{
    Failure, Paise, Timestamp, online_payments::TransactionState, tax_documents::OrderPayment,
};
use poem_openapi::{Enum, Object};

use crate::{
    Payments, codes,
    provider::DifferenceReason,
    refund::{self, Captured, LEAST_PAISE, RefundState},
    wire::PaymentOrder,
};

/// A payment through the payment provider.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct PaymentDetail {
    /// Its id.
    pub id: i64,
    /// What it paid.
    pub order: PaymentOrder,
    /// What was bought, or the number of the order.
    pub title: String,
    /// Which payment of an order it is; absent for other payments, and for what was due back from the first.
    pub order_payment: Option<OrderPayment>,
    /// User id of the customer.
    pub customer_id: i64,
    /// Absent if the account is gone.
    pub customer: Option<String>,
    /// `sandbox`, or the name of the payment provider.
    pub provider: String,
    /// The provider's id of it.
    pub provider_payment_id: String,
    /// The provider's id of its order.
    pub provider_order_id: Option<String>,
    /// Of the provider, such as `card`, `upi` or `netbanking`; `test` in the sandbox.
    pub method: Option<String>,
    /// How much came, in paise.
    pub amount_paise: Paise,
    /// Of the captured amount from what was asked, and why.
    pub difference: Option<AmountDifference>,
    /// When.
    pub captured_at: Timestamp,
    /// Its state.
    pub state: TransactionState,
    /// Why it was due back from the first.
    pub due: Option<DueReason>,
    /// The owner has to decide about it.
    pub to_decide: bool,
    /// Total refunded so far, in paise.
    pub returned_paise: Paise,
    /// What can still go back, in paise; nothing if that is less than ₹1 or another provider took it.
    pub refundable_paise: Paise,
    /// Its refunds, oldest first.
    pub refunds: Vec<RefundDetail>,
    /// The decision to refund nothing more, if there is one.
    pub retained: Option<RetainedPayment>,
    /// What happened, oldest first.
    pub timeline: Vec<PaymentMoment>,
}

/// Difference of the captured amount from what was asked, as the provider explains it.
#[derive(Object, Clone, Debug)]
pub struct AmountDifference {
    /// Captured minus asked, in paise.
    pub paise: i64,
    /// Why.
    pub reason: DifferenceReason,
}

/// Why money is due back that came.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "snake_case")]
pub enum DueReason {
    /// It was paid twice.
    SecondCapture,
    /// The buyer had it already.
    AlreadyHeld,
    /// What was paid for is gone.
    CannotBeFulfilled,
    /// Another amount came than was asked.
    Amount,
    /// The order was cancelled after its advance was paid.
    CalledOff,
    /// The provider gave it back before the shop heard of it.
    Returned,
    /// The buyer's account was deleted before it came.
    AccountDeleted,
}

/// A refund.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct RefundDetail {
    /// Its id.
    pub id: i64,
    /// How much, in paise.
    pub amount_paise: Paise,
    /// How far it came.
    pub state: RefundState,
    /// Why.
    pub reason: String,
    /// Who decided it; absent when it was made at the provider's own place.
    pub by: Option<String>,
    /// When it was asked for.
    pub requested_at: Timestamp,
    /// When it went back, or failed.
    pub done_at: Option<Timestamp>,
    /// The provider's id of it.
    pub provider_refund_id: Option<String>,
    /// The number on the buyer's bank statement.
    pub bank_reference: Option<String>,
    /// Why it failed.
    pub failure: Option<String>,
    /// It failed, and nothing has followed it: it can be tried again.
    pub may_retry: bool,
}

/// The decision to refund nothing.
#[derive(Object, Clone, Debug)]
#[oai(skip_serializing_if_is_none)]
pub struct RetainedPayment {
    /// Why.
    pub reason: String,
    /// Who decided it.
    pub by: Option<String>,
    /// When.
    pub at: Timestamp,
}

/// Something that happened.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct PaymentMoment {
    /// When.
    pub at: Timestamp,
    /// What.
    pub what: PaymentMomentKind,
    /// How much it was about, in paise.
    pub amount_paise: Option<Paise>,
    /// What else is known: the provider's id, why it failed.
    pub note: Option<String>,
}

/// What happened to a payment order and its money.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "snake_case")]
pub enum PaymentMomentKind {
    /// The checkout was opened.
    Begun,
    /// A try to pay failed.
    AttemptFailed,
    /// The provider took this payment.
    Captured,
    /// The provider took another payment for the same purchase.
    AnotherCaptured,
    /// The buyer got what they paid for.
    Fulfilled,
    /// A refund was requested.
    RefundRequested,
    /// Money went back.
    Refunded,
    /// Money did not go back.
    RefundFailed,
    /// It was decided that nothing is refunded.
    Retained,
    /// A mail to the buyer was written.
    MailQueued,
}

struct Row {
    purchase: i64,
    method: Option<String>,
    captured_at: i64,
    state: TransactionState,
    provider_order_id: Option<String>,
    difference_paise: i64,
    difference: Option<DifferenceReason>,
    order_payment: Option<OrderPayment>,
}

impl Payments {
    pub(super) async fn payment_detail(&self, id: i64) -> Result<PaymentDetail, Failure> {
        let pool = self.0.deps.db.read();
        let gone = || Failure::new(codes::PAYMENT_NOT_FOUND);
        let asked = refund::captured(pool, id).await?.ok_or_else(gone)?;
        // Before the book: one that is booked in between is shown as asked for, and the screen looks again.
        let refunds = self.refund_details(&asked).await?;
        let paid = refund::captured(pool, id).await?.ok_or_else(gone)?;
        let row = sqlx::query_as!(
            Row,
            r#"SELECT p.order_id AS purchase, method, captured_at, p.state AS "state: TransactionState", o.provider_order_id,
                      difference_paise, difference AS "difference: DifferenceReason",
                      p.order_payment AS "order_payment: OrderPayment"
               FROM payments_payment p JOIN payments_order o ON o.id = p.order_id WHERE p.id = ?"#,
            id
        )
        .fetch_one(pool)
        .await?;
        let purchase = crate::purchase::load(pool, row.purchase).await?;
        let purchase = purchase.ok_or_else(|| Failure::new(codes::ORDER_NOT_FOUND))?;
        let bill = match purchase.reference.parse() {
            Ok(order) if purchase.kind == self.0.bills.kind() => self.0.bills.bill(order).await?,
            _ => None,
        };
        let retained = self.retained(id).await?;
        let names = self.0.people.names(&[purchase.user_id]).await?;
        let called_off = row.state == TransactionState::Settled
            && self.0.bills.called_off().await?.contains(&purchase.id);
        let due = match paid.reason.as_deref() {
            Some("second_capture") => Some(DueReason::SecondCapture),
            Some("already_held") => Some(DueReason::AlreadyHeld),
            Some("amount") => Some(DueReason::Amount),
            Some("returned") => Some(DueReason::Returned),
            Some("account_deleted") => Some(DueReason::AccountDeleted),
            Some(_) => Some(DueReason::CannotBeFulfilled),
            None => called_off.then_some(DueReason::CalledOff),
        };
        let undecided = refunds.iter().all(|one| one.state == RefundState::Failed);
        let open = matches!(
            row.state,
            TransactionState::Settled | TransactionState::RefundDue
        );
        let ours = self.knows(&purchase) && paid.left() >= LEAST_PAISE;
        Ok(PaymentDetail {
            id,
            order_payment: row.order_payment,
            title: bill.map_or_else(|| purchase.title.clone(), |bill| bill.number),
            customer_id: purchase.user_id,
            customer: names.get(&purchase.user_id).cloned(),
            provider: paid.provider.clone(),
            provider_payment_id: paid.provider_payment_id.clone(),
            provider_order_id: row.provider_order_id,
            method: row.method,
            amount_paise: Paise(paid.amount_paise),
            difference: row.difference.map(|reason| AmountDifference {
                paise: row.difference_paise,
                reason,
            }),
            captured_at: Timestamp(row.captured_at),
            state: row.state,
            due,
            to_decide: due.is_some() && open && undecided && retained.is_none(),
            returned_paise: Paise(paid.returned_paise),
            refundable_paise: Paise(if ours { paid.left() } else { 0 }),
            timeline: self.timeline(&paid).await?,
            order: PaymentOrder::from(&purchase),
            refunds,
            retained,
        })
    }

    async fn refund_details(&self, paid: &Captured) -> Result<Vec<RefundDetail>, Failure> {
        let rows = sqlx::query!(
            r#"SELECT id, amount_paise, state AS "state: RefundState", reason, actor, requested_at, done_at,
                      provider_refund_id, bank_reference, failure,
                      NOT EXISTS (SELECT 1 FROM payments_refund l
                                  WHERE l.payment_id = r.payment_id AND l.id > r.id) AS "last!: bool"
               FROM payments_refund r WHERE payment_id = ? ORDER BY id"#,
            paid.id
        )
        .fetch_all(self.0.deps.db.read())
        .await?;
        let actors: Vec<i64> = rows.iter().filter_map(|row| row.actor).collect();
        let names = self.0.people.names(&actors).await?;
        let details = rows.into_iter().map(|row| RefundDetail {
            id: row.id,
            amount_paise: Paise(row.amount_paise),
            state: row.state,
            reason: row.reason,
            by: row.actor.and_then(|actor| names.get(&actor).cloned()),
            requested_at: Timestamp(row.requested_at),
            done_at: row.done_at.map(Timestamp),
            provider_refund_id: row.provider_refund_id,
            bank_reference: row.bank_reference,
            failure: row.failure,
            may_retry: row.state == RefundState::Failed && row.last,
        });
        Ok(details.collect())
    }

    async fn retained(&self, payment: i64) -> Result<Option<RetainedPayment>, Failure> {
        let row = sqlx::query!(
            "SELECT reason, actor, at FROM payments_retained WHERE payment_id = ?",
            payment
        )
        .fetch_optional(self.0.deps.db.read())
        .await?;
        let Some(row) = row else {
            return Ok(None);
        };
        let names = self.0.people.names(&[row.actor]).await?;
        Ok(Some(RetainedPayment {
            reason: row.reason,
            by: names.get(&row.actor).cloned(),
            at: Timestamp(row.at),
        }))
    }

    async fn timeline(&self, paid: &Captured) -> Result<Vec<PaymentMoment>, Failure> {
        let rows = sqlx::query!(
            r#"SELECT at AS "at!: i64", what AS "what!: String", paise AS "paise: i64", note AS "note: String" FROM (
                 SELECT created_at AS at, 0 AS place, 'begun' AS what, amount_paise AS paise, c.code AS note
                 FROM payments_order o LEFT JOIN (SELECT id AS coupon, code FROM payments_coupon) c ON c.coupon = o.coupon_id
                 WHERE o.id = ?1
                 UNION ALL SELECT fulfilled_at, 3, 'fulfilled', NULL, NULL FROM payments_order
                 WHERE id = ?1 AND fulfilled_at IS NOT NULL
                 UNION ALL SELECT captured_at, 2, CASE WHEN id = ?2 THEN 'captured' ELSE 'another_captured' END, amount_paise,
                                  provider_payment_id
                 FROM payments_payment WHERE order_id = ?1
                 UNION ALL SELECT e.received_at, 1, 'attempt_failed', NULL, NULL
                 FROM payments_webhook_event e JOIN payments_order o ON o.provider_order_id = e.provider_order_id
                 WHERE o.id = ?1 AND e.provider = o.provider AND e.kind = 'payment.failed'
                 UNION ALL SELECT requested_at, 4, 'refund_requested', amount_paise, reason
                 FROM payments_refund WHERE payment_id = ?2
                 UNION ALL SELECT done_at, 5, CASE state WHEN 'processed' THEN 'refunded' ELSE 'refund_failed' END,
                                  amount_paise, coalesce(failure, provider_refund_id)
                 FROM payments_refund WHERE payment_id = ?2 AND state IN ('processed', 'failed')
                 UNION ALL SELECT at, 6, 'retained', NULL, reason FROM payments_retained WHERE payment_id = ?2
               ) ORDER BY 1, place"#,
            paid.purchase,
            paid.id
        )
        .fetch_all(self.0.deps.db.read())
        .await?;
        let mut timeline: Vec<PaymentMoment> = rows
            .into_iter()
            .map(|row| PaymentMoment {
                at: Timestamp(row.at),
                what: kind_of(&row.what),
                amount_paise: row.paise.map(Paise),
                note: row.note,
            })
            .collect();
        let mails =
            self.0
                .deps
                .outbox
                .about(&self.0.deps.db, "payments.", "purchase", paid.purchase);
        timeline.extend(mails.await?.into_iter().map(|mail| PaymentMoment {
            at: mail.created_at,
            what: PaymentMomentKind::MailQueued,
            amount_paise: None,
            note: mail.subject,
        }));
        timeline.sort_by_key(|moment| moment.at);
        Ok(timeline)
    }
}

fn kind_of(word: &str) -> PaymentMomentKind {
    match word {
        "begun" => PaymentMomentKind::Begun,
        "attempt_failed" => PaymentMomentKind::AttemptFailed,
        "captured" => PaymentMomentKind::Captured,
        "another_captured" => PaymentMomentKind::AnotherCaptured,
        "fulfilled" => PaymentMomentKind::Fulfilled,
        "refund_requested" => PaymentMomentKind::RefundRequested,
        "refunded" => PaymentMomentKind::Refunded,
        "refund_failed" => PaymentMomentKind::RefundFailed,
        _ => PaymentMomentKind::Retained,
    }
}

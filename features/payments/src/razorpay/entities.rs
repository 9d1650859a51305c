//! What the provider answers. Keys may be missing, others may be added, and only what the shop needs is read: a card's
//! details never get past here.

use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value};

use super::notes;
use crate::provider::{
    CURRENCY, DisputeNews, PaymentStatus, ProviderError, ProviderOrder, ProviderPayment,
    RefundNews, RefundStatus,
};

#[derive(Deserialize, Debug)]
pub struct Collection<T> {
    pub items: Vec<T>,
}

#[derive(Deserialize, Debug)]
pub struct Payment {
    pub id: String,
    pub order_id: Option<String>,
    pub amount: i64,
    pub currency: Option<String>,
    #[serde(default)]
    status: String,
    method: Option<String>,
    email: Option<String>,
    contact: Option<String>,
    error_code: Option<String>,
    error_reason: Option<String>,
    fee: Option<i64>,
    offer_id: Option<String>,
    offers: Option<Collection<Offer>>,
    amount_refunded: Option<i64>,
    #[serde(default)]
    pub created_at: i64,
}

#[derive(Deserialize, Debug)]
struct Offer {
    id: String,
}

/// An amount that no payment, refund or dispute can have.
#[derive(Debug, PartialEq, Eq)]
pub struct ImpossibleAmount(String);

impl From<ImpossibleAmount> for ProviderError {
    fn from(ImpossibleAmount(id): ImpossibleAmount) -> Self {
        Self::Down(format!("an answer with an impossible amount for {id}"))
    }
}

/// `amount`, if it is more than nothing.
fn positive(id: &str, amount: i64) -> Result<i64, ImpossibleAmount> {
    if amount > 0 {
        Ok(amount)
    } else {
        Err(ImpossibleAmount(id.to_owned()))
    }
}

/// Those of a list that are possible; the others are logged and left out.
pub fn possible<T, P>(items: Vec<T>) -> Vec<P>
where
    P: TryFrom<T, Error = ImpossibleAmount>,
{
    let possible = items.into_iter().map(P::try_from);
    let log = |refused: &ImpossibleAmount| tracing::error!(id = refused.0, "an impossible amount");
    possible
        .filter_map(|one| one.inspect_err(log).ok())
        .collect()
}

impl TryFrom<Payment> for ProviderPayment {
    type Error = ImpossibleAmount;

    fn try_from(payment: Payment) -> Result<Self, ImpossibleAmount> {
        let amount = positive(&payment.id, payment.amount)?;
        let of_list = payment
            .offers
            .and_then(|offers| offers.items.into_iter().next());
        let status = match payment.status.as_str() {
            "authorized" => PaymentStatus::Authorized,
            "captured" => PaymentStatus::Captured,
            "refunded" => PaymentStatus::Refunded,
            "failed" => PaymentStatus::Failed,
            _ => PaymentStatus::Created,
        };
        Ok(Self {
            id: payment.id,
            order_id: payment.order_id.unwrap_or_default(),
            amount,
            currency: payment.currency.unwrap_or_else(|| CURRENCY.to_owned()),
            status,
            method: payment.method,
            error: payment.error_reason.or(payment.error_code),
            email: payment.email,
            contact: payment.contact,
            fee: payment.fee,
            offer: payment.offer_id.or(of_list.map(|offer| offer.id)),
            refunded: payment.amount_refunded.unwrap_or_default().max(0),
            at: payment.created_at,
            at_begin: true,
        })
    }
}

#[derive(Deserialize, Debug)]
pub struct Order {
    pub id: String,
    #[serde(default)]
    pub amount: i64,
    pub receipt: Option<String>,
    #[serde(default)]
    status: String,
    #[serde(default, deserialize_with = "notes_of")]
    notes: Map<String, Value>,
    #[serde(default)]
    created_at: i64,
}

impl From<Order> for ProviderOrder {
    fn from(order: Order) -> Self {
        let reported = order
            .receipt
            .and_then(|receipt| notes::read(receipt, order.amount, &order.notes));
        Self {
            id: order.id,
            created_at: order.created_at,
            paid: order.status == "paid",
            reported,
        }
    }
}

/// `[]` when there are none.
fn notes_of<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Map<String, Value>, D::Error> {
    Ok(match Value::deserialize(deserializer)? {
        Value::Object(notes) => notes,
        _ => Map::new(),
    })
}

#[derive(Deserialize, Debug)]
pub struct Refund {
    id: String,
    payment_id: String,
    amount: i64,
    #[serde(default)]
    status: String,
    #[serde(default)]
    receipt: Option<String>,
    #[serde(default)]
    acquirer_data: Value,
    #[serde(default)]
    created_at: i64,
}

impl TryFrom<Refund> for RefundNews {
    type Error = ImpossibleAmount;

    fn try_from(refund: Refund) -> Result<Self, ImpossibleAmount> {
        let amount = positive(&refund.id, refund.amount)?;
        let status = match refund.status.as_str() {
            "processed" => RefundStatus::Processed,
            "failed" => RefundStatus::Failed,
            _ => RefundStatus::Pending,
        };
        let bank = &refund.acquirer_data;
        let bank_reference = ["arn", "rrn", "utr"]
            .iter()
            .find_map(|name| bank[*name].as_str());
        Ok(Self {
            id: refund.id,
            payment_id: refund.payment_id,
            amount,
            status,
            key: refund.receipt.filter(|receipt| !receipt.is_empty()),
            failure: (status == RefundStatus::Failed)
                .then(|| "The bank sent it back to the payment provider.".to_owned()),
            bank_reference: bank_reference.map(str::to_owned),
            at: refund.created_at,
        })
    }
}

#[derive(Deserialize, Debug)]
pub struct Dispute {
    id: String,
    payment_id: String,
    #[serde(default)]
    amount: i64,
    #[serde(default)]
    amount_deducted: i64,
    #[serde(default)]
    reason_code: String,
    #[serde(default)]
    phase: String,
    #[serde(default)]
    status: String,
    respond_by: Option<i64>,
}

impl TryFrom<Dispute> for DisputeNews {
    type Error = ImpossibleAmount;

    fn try_from(dispute: Dispute) -> Result<Self, ImpossibleAmount> {
        let amount = positive(&dispute.id, dispute.amount)?;
        Ok(Self {
            id: dispute.id,
            payment_id: dispute.payment_id,
            amount,
            deducted: dispute.amount_deducted.max(0),
            reason: dispute.reason_code,
            phase: dispute.phase,
            status: dispute.status,
            respond_by: dispute.respond_by.filter(|at| *at > 0),
        })
    }
}

/// The body of an answer that is none.
#[derive(Deserialize, Debug, Default)]
#[serde(default)]
pub struct Problem {
    code: Option<String>,
    description: Option<String>,
    field: Option<String>,
    reason: Option<String>,
}

impl Problem {
    /// For the log: what it says, as far as it says anything.
    pub fn reported(status: u16, body: &[u8]) -> String {
        #[derive(Deserialize)]
        struct Answer {
            error: Problem,
        }
        let Ok(Answer { error }) = serde_json::from_slice(body) else {
            return format!("status {status}");
        };
        let wording = [error.code, error.reason, error.field, error.description];
        let wording: Vec<String> = wording.into_iter().flatten().collect();
        let wording = wording.join(", ");
        let short: String = wording.chars().take(300).collect();
        format!("status {status}: {short}")
    }
}

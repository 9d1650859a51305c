//! The provider's things, written as it writes them.

use serde::{Deserialize, Serialize};
use serde_json::Value;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum OrderStatus {
    Created,
    Attempted,
    Paid,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Order {
    pub id: String,
    pub entity: String,
    pub amount: i64,
    pub amount_paid: i64,
    pub amount_due: i64,
    pub currency: String,
    pub receipt: Option<String>,
    pub offer_id: Option<String>,
    pub status: OrderStatus,
    pub attempts: u32,
    pub notes: Value,
    pub created_at: i64,
    #[serde(skip)]
    pub manual_capture: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PaymentStatus {
    Created,
    Authorized,
    Captured,
    Refunded,
    Failed,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Payment {
    pub id: String,
    pub entity: String,
    pub amount: i64,
    pub currency: String,
    pub status: PaymentStatus,
    pub order_id: String,
    pub invoice_id: Option<String>,
    pub international: bool,
    pub method: String,
    pub amount_refunded: i64,
    pub refund_status: Option<String>,
    pub captured: bool,
    pub description: Option<String>,
    pub card_id: Option<String>,
    /// A shop must not store any of it.
    pub card: Option<Value>,
    pub bank: Option<String>,
    pub wallet: Option<String>,
    pub vpa: Option<String>,
    pub email: Option<String>,
    pub contact: Option<String>,
    pub notes: Value,
    pub fee: Option<i64>,
    pub tax: Option<i64>,
    pub error_code: Option<String>,
    pub error_description: Option<String>,
    pub error_source: Option<String>,
    pub error_step: Option<String>,
    pub error_reason: Option<String>,
    pub acquirer_data: Value,
    pub created_at: i64,
    /// The payer's next try is this payment once more, as with a wrong UPI PIN.
    #[serde(skip)]
    pub comes_back: bool,
    /// The payer bears the fee.
    #[serde(skip)]
    pub fee_on_top: bool,
    /// Shown only where offers are asked for.
    #[serde(skip)]
    pub offer: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RefundStatus {
    Pending,
    Processed,
    Failed,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Refund {
    pub id: String,
    pub entity: String,
    pub amount: i64,
    pub currency: String,
    pub payment_id: String,
    pub notes: Value,
    pub receipt: Option<String>,
    pub acquirer_data: Value,
    pub created_at: i64,
    pub batch_id: Option<String>,
    pub status: RefundStatus,
    pub speed_requested: String,
    pub speed_processed: Option<String>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Dispute {
    pub id: String,
    pub entity: String,
    pub payment_id: String,
    pub amount: i64,
    pub amount_deducted: i64,
    pub currency: String,
    pub reason_code: String,
    pub respond_by: i64,
    pub status: String,
    pub phase: String,
    pub evidence: Value,
    pub created_at: i64,
}

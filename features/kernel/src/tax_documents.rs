//! Tax documents, as far as the features that take money and give it back know them: what they ask for in the
//! transaction of the money, and what their screens show of what was issued.

use async_trait::async_trait;
use poem_openapi::{Enum, Object};
use serde::{Deserialize, Serialize};

use crate::{
    bills::Bill,
    calendar::{Day, Timestamp},
    csv::Csv,
    db::Tx,
    money::Paise,
    problem::{Code, Failure},
};

/// A tax invoice needs the buyer's State, and it is not known.
pub const STATE_NEEDED: Code = Code::new(
    422,
    "payments.state_needed",
    "Please choose your State. It stands on the tax invoice.",
);

/// Issues tax documents. The invoices feature answers.
#[async_trait]
pub trait TaxDocuments: Send + Sync {
    /// Issues the document of a payment, inside the transaction that records it.
    async fn issue(
        &self,
        tx: &mut Tx,
        payment: &DocumentedPayment<'_>,
        now: Timestamp,
    ) -> Result<IssuedDocument, Failure>;

    /// Issues the document of a refund, inside the transaction that records the refund, once for each.
    /// Does nothing if no document was issued for the payment.
    async fn credit_note(
        &self,
        tx: &mut Tx,
        refund: DocumentedRefund<'_>,
        now: Timestamp,
    ) -> Result<(), Failure>;

    /// Records the State that a buyer named.
    ///
    /// # Errors
    /// `STATE_NEEDED` if documents need the buyer's State and it is not known.
    async fn note_state(&self, tx: &mut Tx, buyer: i64, named: Option<&str>)
    -> Result<(), Failure>;

    /// What was issued for an order, of which so much is paid. `kind` is that of the payable of orders.
    async fn of_order(
        &self,
        kind: &str,
        bill: &Bill,
        paid: Paise,
    ) -> Result<OrderDocuments, Failure>;
}

/// Lists the documents of some days for an accountant. The invoices feature answers.
#[async_trait]
pub trait TaxDocumentRegister: Send + Sync {
    /// Documents issued from one day to before another, without test mode.
    async fn register(&self, from: Day, until: Day) -> Result<DocumentTables, Failure>;
}

/// The documents of some days as tables, oldest first.
pub struct DocumentTables {
    /// Receipts, invoices and vouchers with their taxes; what an invoice includes of earlier advances counts less than
    /// nothing.
    pub sales: Csv,
    /// Credit notes and refund vouchers; they count less than nothing.
    pub credit_notes: Csv,
    /// Taxable value and taxes by code, rate and place of supply.
    pub summary: Csv,
}

/// Money that came, as its document needs it.
#[derive(Clone, Debug)]
pub struct DocumentedPayment<'a> {
    pub of: MoneyIn,
    /// As the payable of it is called.
    pub kind: &'a str,
    pub reference: &'a str,
    /// As the document names it.
    pub title: &'a str,
    /// Before any discount, in paise.
    pub price: i64,
    pub coupon: Option<DocumentedCoupon<'a>>,
    /// What was paid, in paise.
    pub paid: i64,
    /// User id.
    pub buyer: i64,
    /// The buyer's name, in case no account says it.
    pub customer: &'a str,
    /// For example "Online, UPI".
    pub how: &'a str,
    /// The provider's payment id; empty for a counter payment.
    pub moved_by: &'a str,
    /// Day of the payment.
    pub day: Day,
    /// Whether it was paid before delivery.
    pub advance: bool,
    /// The order that it is paid for.
    pub order: Option<DocumentedOrder<'a>>,
    /// Paid in test mode.
    pub test: bool,
}

/// Row id of money that came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoneyIn {
    /// Through the payment provider.
    Payment(i64),
    /// At the counter.
    Counter(i64),
}

/// The coupon of a purchase.
#[derive(Clone, Copy, Debug)]
pub struct DocumentedCoupon<'a> {
    pub code: &'a str,
    pub percent: i64,
    /// What it took off, in paise.
    pub discount: i64,
}

/// The order that money is paid for.
#[derive(Clone, Copy, Debug)]
pub struct DocumentedOrder<'a> {
    pub bill: &'a Bill,
    /// The shop asked for it as the advance.
    pub asked_as_advance: bool,
    /// What is in the books already and came after this money, in paise.
    pub later: i64,
}

/// Money that goes back.
#[derive(Clone, Copy, Debug)]
pub struct DocumentedRefund<'a> {
    pub of: MoneyBack,
    /// In paise; all that goes back of a payment is at most what was paid.
    pub amount: i64,
    /// As the document says it; may be empty.
    pub reason: &'a str,
}

/// Of what money goes back, by row ids.
#[derive(Clone, Copy, Debug)]
pub enum MoneyBack {
    /// A payment, or a part of it.
    Payment(i64),
    /// An entry at the counter, by another one: it never came.
    Counter { entry: i64, by: i64 },
}

/// A document that was issued.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IssuedDocument {
    pub id: i64,
    pub number: String,
    /// The order it is about, as the document says it.
    pub order: Option<TaxDocumentOrder>,
}

/// What was issued for an order.
#[derive(Clone, Debug)]
pub struct OrderDocuments {
    /// Oldest first.
    pub documents: Vec<OrderDocument>,
    /// Whether an invoice for the whole order is in effect.
    pub invoiced: bool,
    /// What that invoice waits for; absent when none is due.
    pub waits: Option<InvoiceWait>,
}

/// A document of an order and the money that it is about; of the whole order without any.
#[derive(Clone, Debug)]
pub struct OrderDocument {
    pub line: ReceiptLine,
    pub payment: Option<i64>,
    pub counter: Option<i64>,
}

/// What the invoice of a delivered order waits for.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "snake_case")]
pub enum InvoiceWait {
    /// Only for a moment, in which the delivery can be undone.
    Moment,
    /// No price is agreed.
    Price,
    /// More came than was agreed.
    TooMuch,
}

/// A document about money, such as a receipt.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct ReceiptLine {
    /// Its id; the file is `receipts/{id}.pdf`.
    pub id: i64,
    /// Its number.
    pub number: String,
    /// What it is.
    pub kind: TaxDocumentKind,
    /// Its date in India.
    pub day: Day,
    /// What was bought.
    pub title: String,
    /// What was paid, or is given back, in paise.
    pub amount_paise: Paise,
    /// What kind of thing it is about: `course` or `advance`.
    pub item_kind: String,
    /// Which one.
    pub item_reference: String,
    /// Number of the document that it reverses.
    pub original: Option<String>,
    /// Issued in test mode: it has no legal effect.
    pub test: bool,
}

/// What a document is.
#[derive(Enum, sqlx::Type, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "snake_case")]
#[serde(rename_all = "snake_case")]
#[sqlx(rename_all = "snake_case")]
pub enum TaxDocumentKind {
    /// A payment to a shop that is not registered for GST.
    Receipt,
    /// A delivered order of a shop that is not registered for GST.
    Bill,
    /// A sale of a shop that collects no tax.
    BillOfSupply,
    /// A sale with its tax.
    TaxInvoice,
    /// An advance: paid before delivery.
    ReceiptVoucher,
    /// Reverses a sale, or a part of it.
    CreditNote,
    /// Reverses a receipt voucher, or a part of it.
    RefundVoucher,
}

impl TaxDocumentKind {
    pub fn title(self) -> &'static str {
        match self {
            Self::Receipt => "Receipt",
            Self::Bill => "Bill",
            Self::BillOfSupply => "Bill of supply",
            Self::TaxInvoice => "Tax invoice",
            Self::ReceiptVoucher => "Receipt voucher",
            Self::CreditNote => "Credit note",
            Self::RefundVoucher => "Refund voucher",
        }
    }

    pub fn as_str(self) -> &'static str {
        match self {
            Self::Receipt => "receipt",
            Self::Bill => "bill",
            Self::BillOfSupply => "bill_of_supply",
            Self::TaxInvoice => "tax_invoice",
            Self::ReceiptVoucher => "receipt_voucher",
            Self::CreditNote => "credit_note",
            Self::RefundVoucher => "refund_voucher",
        }
    }
}

/// An order and its money when a payment of it was received. Amounts in paise.
#[derive(Object, Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
#[serde(rename_all = "camelCase")]
pub struct TaxDocumentOrder {
    /// Its number.
    pub number: String,
    /// What the payment was.
    pub payment: OrderPayment,
    /// The agreed price; absent while none was agreed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub price_paise: Option<i64>,
    /// Paid so far, this payment included.
    pub paid_paise: i64,
}

impl TaxDocumentOrder {
    /// What was left to pay then, in paise; absent without a price.
    pub fn balance_paise(&self) -> Option<i64> {
        self.price_paise
            .map(|price| (price - self.paid_paise).max(0))
    }
}

/// What a payment of an order is.
#[derive(Enum, sqlx::Type, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "snake_case")]
#[serde(rename_all = "snake_case")]
#[sqlx(rename_all = "snake_case")]
pub enum OrderPayment {
    /// The advance, or the first part of the price.
    Advance,
    /// A further part of the price, or the first after delivery.
    Part,
    /// The rest of the price.
    Balance,
    /// The whole price in one payment.
    Full,
}

impl OrderPayment {
    /// As receipts, mails and tables say it.
    pub fn title(self) -> &'static str {
        match self {
            Self::Advance => "Advance",
            Self::Part => "Part payment",
            Self::Balance => "Balance payment",
            Self::Full => "Full payment",
        }
    }
}

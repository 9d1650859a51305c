//! Everything that a document says, frozen when it is issued.

use kernel::tax_documents::{TaxDocumentKind, TaxDocumentOrder};
use poem_openapi::Object;
use serde::{Deserialize, Serialize};

use crate::{number::Series, setting::TaxMode, states::GstState, tax::TaxSplit};

/// What is numbered together with it.
fn series_of(kind: TaxDocumentKind) -> Series {
    match kind {
        TaxDocumentKind::Receipt | TaxDocumentKind::BillOfSupply | TaxDocumentKind::TaxInvoice => {
            Series::Sale
        }
        TaxDocumentKind::Bill => Series::Bill,
        TaxDocumentKind::ReceiptVoucher => Series::Voucher,
        TaxDocumentKind::CreditNote => Series::Credit,
        TaxDocumentKind::RefundVoucher => Series::Refund,
    }
}

/// The kind of document for a sale, or for money that came before it.
pub fn kind_of_payment(mode: TaxMode, advance: bool) -> TaxDocumentKind {
    match mode {
        TaxMode::None => TaxDocumentKind::Receipt,
        _ if advance => TaxDocumentKind::ReceiptVoucher,
        TaxMode::Composition => TaxDocumentKind::BillOfSupply,
        TaxMode::Regular => TaxDocumentKind::TaxInvoice,
    }
}

/// The kind of document for a whole order.
pub fn kind_of_order(mode: TaxMode) -> TaxDocumentKind {
    match mode {
        TaxMode::None => TaxDocumentKind::Bill,
        _ => kind_of_payment(mode, false),
    }
}

/// The kind of document that reverses one of this kind.
pub fn reversed_by(kind: TaxDocumentKind) -> TaxDocumentKind {
    match kind {
        TaxDocumentKind::ReceiptVoucher => TaxDocumentKind::RefundVoucher,
        _ => TaxDocumentKind::CreditNote,
    }
}

/// A document as it is printed. Days are `yyyy-mm-dd`.
#[derive(Object, Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
#[serde(rename_all = "camelCase")]
pub struct TaxDocument {
    /// What it is.
    pub kind: TaxDocumentKind,
    /// How the shop stood to GST.
    pub mode: TaxMode,
    /// Its number.
    pub number: String,
    /// Its date.
    pub day: String,
    pub seller: TaxDocumentSeller,
    /// The buyer.
    pub buyer: TaxDocumentBuyer,
    /// What it is about, in one line; absent where the only line says it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// What it is about.
    pub lines: Vec<TaxDocumentLine>,
    /// What a coupon or the shop took off.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub discount: Option<TaxDocumentDiscount>,
    /// What of the price has an invoice already.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub invoiced: Vec<TaxDocumentReceived>,
    /// Paid, given back, or to be paid for a whole order, with every tax.
    pub total_paise: i64,
    /// The tax inside it; absent where none is collected.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tax: Option<TaxSplit>,
    /// Where the supply is made; absent where no tax is collected.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place_of_supply: Option<GstState>,
    /// How the money came; absent on what is about no single payment.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub paid: Option<TaxDocumentPaid>,
    /// Advances before the invoice of a whole order; on its credit note, what is an advance again.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub received: Vec<TaxDocumentReceived>,
    /// The invoice that holds its tax: this is about the money alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub against: Option<TaxDocumentOriginal>,
    /// The document that it reverses.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub original: Option<TaxDocumentOriginal>,
    /// The reason for the reversal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// The order that the money was paid for, as it stood then.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub order: Option<TaxDocumentOrder>,
    /// Issued in test mode: no money moved, and it is valid for nothing.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub test: bool,
}

impl TaxDocument {
    pub fn series(&self) -> Series {
        match self.kind {
            _ if self.test => Series::Test,
            TaxDocumentKind::Receipt if self.against.is_some() => Series::Payment,
            kind => series_of(kind),
        }
    }

    /// It is a sale for GST: what it says is supplied, and taxed as far as tax is collected.
    pub fn is_supply(&self) -> bool {
        matches!(
            self.kind,
            TaxDocumentKind::BillOfSupply | TaxDocumentKind::TaxInvoice
        )
    }

    /// What it is about, in one line.
    pub fn title(&self) -> &str {
        let first = self.lines.first();
        let title = self.title.as_deref();
        title.unwrap_or_else(|| first.map_or("", |line| &line.description))
    }

    /// It is about a whole order, and not about money that came or went.
    pub fn is_of_whole(&self) -> bool {
        self.paid.is_none()
    }

    /// What is left to pay of a whole order on the day of its invoice.
    pub fn left_paise(&self) -> i64 {
        let received: i64 = self.received.iter().map(|one| one.paise).sum();
        self.total_paise - received
    }
}

/// Who issues a document.
#[derive(Object, Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
#[serde(rename_all = "camelCase")]
pub struct TaxDocumentSeller {
    /// The shop's display name.
    pub name: String,
    /// The legal name.
    pub legal_name: String,
    /// Line by line.
    pub address: Vec<String>,
    /// Empty if there is none.
    pub phone: String,
    /// Empty if there is none.
    pub email: String,
    /// Absent for a shop that is not registered.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gstin: Option<String>,
    /// The State it is registered in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub state: Option<GstState>,
}

/// The buyer on a document.
#[derive(Object, Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[oai(skip_serializing_if_is_none)]
pub struct TaxDocumentBuyer {
    /// The name of the buyer's account.
    pub name: String,
    /// Empty if there is none.
    pub email: String,
}

/// One thing that a document is about.
#[derive(Object, Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
#[serde(rename_all = "camelCase")]
pub struct TaxDocumentLine {
    /// What it is.
    pub description: String,
    /// Its service accounting code; absent for a shop that is not registered.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// How many.
    pub quantity: i64,
    /// For all of them, before any discount, in paise.
    pub price_paise: i64,
    /// Tax inside the price after its share of the discount; absent without tax, and on the only line: that of the
    /// document.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tax: Option<TaxSplit>,
}

/// What a coupon or the shop took off.
#[derive(Object, Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
#[serde(rename_all = "camelCase")]
pub struct TaxDocumentDiscount {
    /// The coupon's code.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub coupon: Option<String>,
    /// Percent off by the coupon.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub percent: Option<i64>,
    /// The shop's reason, without a coupon.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// In paise.
    pub paise: i64,
}

/// How money came.
#[derive(Object, Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[oai(skip_serializing_if_is_none)]
pub struct TaxDocumentPaid {
    /// For example "Online, UPI".
    pub how: String,
    /// The number by which the bank or the provider knows it; empty if there is none.
    pub reference: String,
    /// When it came.
    pub day: String,
}

/// A document that another one counts in.
#[derive(Object, Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[oai(skip_serializing_if_is_none)]
pub struct TaxDocumentReceived {
    /// Its number; empty for money that came before there were any.
    pub number: String,
    /// Its date; empty without a number.
    pub day: String,
    /// What is left of it, in paise.
    pub paise: i64,
    /// The tax inside that.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tax: Option<TaxSplit>,
    /// It counted as an advance until then. Money against an earlier invoice did not.
    pub advance: bool,
}

/// A document that another one reverses, or belongs to.
#[derive(Object, Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
pub struct TaxDocumentOriginal {
    /// Its number.
    pub number: String,
    /// Its date.
    pub day: String,
}

//! Documents about money: a receipt, bill or invoice for what came, a note for what is given back. Each has a number
//! without gaps, and is frozen as it was issued.

mod accounts;
mod api;
mod buyer;
mod give_back;
mod go_on;
mod gstin;
mod invoice;
mod issue;
mod number;
mod of_order;
mod pdf;
mod reported;
mod sample;
mod setting;
mod states;
mod stored;
mod tax;
mod tax_document;
#[cfg(test)]
mod trial;
mod whole;
#[cfg(test)]
mod whole_trial;

pub use api::ReceiptApi;
pub use buyer::{check as check_state, forget as forget_buyer};
pub use give_back::{MoneyBack, Refund, credit_note};
pub use go_on::go_on_numbering;
pub use gstin::parse as parse_gstin;
pub use invoice::{Undelivered, order_delivered, order_invoiced, order_not_delivered, standing};
pub use issue::{Issued, for_entry, for_purchase};
pub use reported::{INVOICE, INVOICE_CANCELLED, InvoiceMails, cancelled, issued};
pub use sample::sample;
pub use setting::{TaxKind, TaxMode, TaxRules, TaxSetting};
pub use stored::{PdfFile, ReceiptLine, StoredTaxDocument, Wanted};
pub use tax_document::{TaxDocument, TaxDocumentOrder};
pub use whole::{Waits, waits};

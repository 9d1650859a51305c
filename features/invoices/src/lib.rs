//! Tax documents: a receipt, bill or invoice for what came, a note for what is given back. Each has a number without
//! gaps, and is frozen as it was issued.

mod accounts;
mod api;
mod back_office_api;
mod buyer;
mod continue_numbering;
mod drawing;
mod gstin;
mod invoice;
mod issue;
mod issuer;
mod number;
mod of_order;
mod order_payment;
mod register;
mod reported;
mod reversal;
mod sample;
mod setting;
mod states;
mod stored;
mod tax;
mod tax_document;
mod tax_settings;
mod whole;

use std::{sync::Arc, time::Duration};

use kernel::{
    Bills, Code, Deps, Feature, Job, MailTemplate, OperationCodes, Timestamp,
    edit::RECORD_CONFLICT, session::CONFIRMATION_NEEDED,
};
use poem_openapi::{OpenApi, Tags};
use sqlx::migrate::Migrator;

pub use issuer::{Issuer, MoneyReceived};

pub static MIGRATOR: Migrator = sqlx::migrate!();

const RECEIPT_NOT_FOUND: Code = Code::new(
    404,
    "invoices.receipt_not_found",
    "There is no such receipt.",
);

const OPERATIONS: OperationCodes = &[
    ("receipt_download", &[RECEIPT_NOT_FOUND]),
    ("admin_receipt_download", &[RECEIPT_NOT_FOUND]),
    ("admin_receipt_report_download", &[CONFIRMATION_NEEDED]),
    ("admin_tax_update", &[RECORD_CONFLICT]),
];

const TEMPLATES: &[MailTemplate] = &[
    MailTemplate::new(reported::INVOICE, "Invoice", reported::issued),
    MailTemplate::new(
        reported::INVOICE_CANCELLED,
        "Invoice cancelled",
        reported::cancelled,
    ),
];

#[derive(Tags)]
enum Tag {
    /// Receipts, invoices, vouchers and credit notes.
    Receipts,
    /// For the owner: what was issued, and what documents say of tax.
    #[oai(rename = "Back office: receipts")]
    BackOffice,
}

/// The documents that were issued, and the settings of those to come. Cheap to clone.
#[derive(Clone)]
pub struct Invoices {
    deps: Deps,
    bills: Arc<dyn Bills>,
    issuer: Issuer,
}

impl Invoices {
    pub fn new(deps: Deps, bills: Arc<dyn Bills>, issuer: Issuer) -> Self {
        Self {
            deps,
            bills,
            issuer,
        }
    }

    fn now(&self) -> Timestamp {
        self.deps.clock.now()
    }
}

pub fn feature(invoices: &Invoices) -> Feature<impl OpenApi + use<>> {
    let api = (
        api::ReceiptApi(invoices.clone()),
        back_office_api::ReceiptApi(invoices.clone()),
    );
    let issuing = invoices.clone();
    Feature::new("invoices", api)
        .codes(OPERATIONS)
        .migrations(&MIGRATOR)
        .personal_records(Arc::new(invoices.clone()))
        .mails(TEMPLATES)
        .after_restore(Arc::new(continue_numbering::ContinueNumbering))
        .job(Job::new(
            "invoices.issue",
            Duration::from_secs(15),
            move || {
                let invoices = issuing.clone();
                async move { invoices.issue_invoices().await }
            },
        ))
}

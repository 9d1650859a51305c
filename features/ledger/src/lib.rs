//! The shop's books: money at the counter, what orders still owe, all transactions, and reports.

mod counter;
mod counter_payment;
mod customer_money;
mod customer_order;
mod days;
mod demo;
mod last_days;
mod lately;
mod ledger_api;
mod order_ledger;
mod received;
mod report;
mod report_api;
mod transaction;
mod transaction_api;
mod transaction_list;
mod transaction_rows;

use std::sync::Arc;

use kernel::{
    Bills, Code, Deps, Feature, OnlinePayments, OperationCodes, People, TaxDocuments, Timestamp,
    bills::BILL_NOT_FOUND,
    idempotency::{KEY_INVALID, KEY_REUSED, STILL_RUNNING},
    session::CONFIRMATION_NEEDED,
};
use poem_openapi::{OpenApi, Tags};
use sqlx::migrate::Migrator;

pub use counter::{Counter, CounterMethod, CounterSale};
pub use received::{received, received_now};

pub static MIGRATOR: Migrator = sqlx::migrate!();

const ENTRY_NOT_FOUND: Code = Code::new(
    404,
    "ledger.entry_not_found",
    "There is no such entry in the book.",
);
const ENTRY_REVERSED: Code = Code::new(
    409,
    "ledger.entry_reversed",
    "This entry is already reversed.",
);

const OPERATIONS: OperationCodes = &[
    ("admin_payment_download", &[CONFIRMATION_NEEDED]),
    ("order_money_view", &[BILL_NOT_FOUND]),
    ("admin_ledger_view", &[BILL_NOT_FOUND]),
    (
        "admin_counter_payment_create",
        &[BILL_NOT_FOUND, KEY_REUSED, STILL_RUNNING, KEY_INVALID],
    ),
    (
        "admin_counter_payment_reverse",
        &[BILL_NOT_FOUND, ENTRY_NOT_FOUND, ENTRY_REVERSED],
    ),
];

/// Counter payments as the source of a transaction. 1 and 3 are online.
const COUNTER: i64 = 2;

#[derive(Tags)]
enum Tag {
    /// For the owner: transactions, the money of orders, and reports.
    #[oai(rename = "Back office: ledger")]
    BackOffice,
}

/// What the books ask of their neighbours.
pub struct LedgerSetup {
    pub bills: Arc<dyn Bills>,
    pub people: Arc<dyn People>,
    pub documents: Arc<dyn TaxDocuments>,
    pub online: Arc<dyn OnlinePayments>,
}

/// The shop's books. Cheap to clone.
#[derive(Clone)]
pub struct Ledger {
    deps: Deps,
    bills: Arc<dyn Bills>,
    people: Arc<dyn People>,
    documents: Arc<dyn TaxDocuments>,
    online: Arc<dyn OnlinePayments>,
    counter: Counter,
}

impl Ledger {
    pub fn new(deps: Deps, setup: LedgerSetup) -> Self {
        let counter = Counter {
            documents: setup.documents.clone(),
            clock: deps.clock.clone(),
        };
        Self {
            deps,
            bills: setup.bills,
            people: setup.people,
            documents: setup.documents,
            online: setup.online,
            counter,
        }
    }

    fn now(&self) -> Timestamp {
        self.deps.clock.now()
    }
}

pub fn feature(ledger: &Ledger) -> Feature<impl OpenApi + use<>> {
    let api = (
        ledger_api::LedgerApi(ledger.clone()),
        customer_order::CustomerOrderApi(ledger.clone()),
        transaction_api::TransactionApi(ledger.clone()),
        report_api::ReportApi(ledger.clone()),
    );
    Feature::new("ledger", api)
        .codes(OPERATIONS)
        .migrations(&MIGRATOR)
        .demo(Arc::new(demo::DemoCounter))
}

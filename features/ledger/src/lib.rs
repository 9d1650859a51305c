//! The shop's books: money at the counter, what orders still owe, all transactions, and reports.

mod accountant;
mod counter;
mod counter_payment;
mod customer_accounts;
mod customer_money;
mod customer_order;
mod days;
mod demo;
mod drawer;
mod expenses;
mod figures;
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
mod waiting;

use std::sync::Arc;

use kernel::{
    Bills, Code, Deps, Feature, OnlinePayments, OperationCodes, OrderFigures, People,
    PieceworkPaid, TaxDocumentRegister, TaxDocuments, Timestamp,
    bills::{BILL_CLOSED, BILL_NOT_FOUND},
    edit::RECORD_CONFLICT,
    session::CONFIRMATION_NEEDED,
};
use poem_openapi::{OpenApi, Tags};
use sqlx::migrate::Migrator;

use drawer::{DRAWER_CLOSED, DRAWER_NOT_CLOSED, DRAWER_NOT_OPEN};
use expenses::EXPENSE_NOT_FOUND;
use figures::RANGE_INVALID;

pub use counter::{Counter, CounterSale, Reversal};
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

const ORDER_NOT_CANCELLED: Code = Code::new(
    409,
    "ledger.order_not_cancelled",
    "Only payments of a cancelled order are retained.",
);

const OPERATIONS: OperationCodes = &[
    ("admin_payment_download", &[CONFIRMATION_NEEDED]),
    ("admin_sales_report_view", &[RANGE_INVALID]),
    (
        "admin_sales_report_download",
        &[RANGE_INVALID, CONFIRMATION_NEEDED],
    ),
    ("admin_balances_report_download", &[CONFIRMATION_NEEDED]),
    ("admin_work_report_view", &[RANGE_INVALID]),
    (
        "admin_work_report_download",
        &[RANGE_INVALID, CONFIRMATION_NEEDED],
    ),
    ("admin_profit_report_view", &[RANGE_INVALID]),
    (
        "admin_accountant_download",
        &[RANGE_INVALID, CONFIRMATION_NEEDED],
    ),
    ("admin_expense_list", &[RANGE_INVALID]),
    (
        "admin_expense_download",
        &[RANGE_INVALID, CONFIRMATION_NEEDED],
    ),
    ("admin_expense_create", &[DRAWER_CLOSED]),
    (
        "admin_expense_update",
        &[EXPENSE_NOT_FOUND, DRAWER_CLOSED, RECORD_CONFLICT],
    ),
    ("admin_expense_delete", &[EXPENSE_NOT_FOUND, DRAWER_CLOSED]),
    (
        "admin_cash_drawer_update",
        &[DRAWER_CLOSED, RECORD_CONFLICT],
    ),
    ("admin_cash_drawer_close", &[DRAWER_NOT_OPEN, DRAWER_CLOSED]),
    ("admin_cash_drawer_reopen", &[DRAWER_NOT_CLOSED]),
    ("order_money_view", &[BILL_NOT_FOUND]),
    ("admin_ledger_view", &[BILL_NOT_FOUND]),
    (
        "admin_counter_payment_create",
        &[BILL_NOT_FOUND, BILL_CLOSED, DRAWER_CLOSED],
    ),
    (
        "admin_counter_payment_reverse",
        &[BILL_NOT_FOUND, ENTRY_NOT_FOUND, ENTRY_REVERSED],
    ),
    (
        "admin_counter_payment_retain",
        &[BILL_NOT_FOUND, ENTRY_NOT_FOUND, ORDER_NOT_CANCELLED],
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
    pub orders: Arc<dyn OrderFigures>,
    pub piecework: Arc<dyn PieceworkPaid>,
    pub register: Arc<dyn TaxDocumentRegister>,
}

/// The shop's books. Cheap to clone.
#[derive(Clone)]
pub struct Ledger {
    deps: Deps,
    bills: Arc<dyn Bills>,
    people: Arc<dyn People>,
    documents: Arc<dyn TaxDocuments>,
    online: Arc<dyn OnlinePayments>,
    orders: Arc<dyn OrderFigures>,
    piecework: Arc<dyn PieceworkPaid>,
    register: Arc<dyn TaxDocumentRegister>,
    counter: Counter,
}

impl Ledger {
    pub fn new(deps: Deps, setup: LedgerSetup) -> Self {
        let counter = Counter {
            documents: setup.documents.clone(),
            clock: deps.clock.clone(),
            outbox: deps.outbox.clone(),
        };
        Self {
            deps,
            bills: setup.bills,
            people: setup.people,
            documents: setup.documents,
            online: setup.online,
            orders: setup.orders,
            piecework: setup.piecework,
            register: setup.register,
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
        figures::FiguresApi(ledger.clone()),
        expenses::ExpenseApi(ledger.clone()),
        drawer::DrawerApi(ledger.clone()),
        accountant::AccountantApi(ledger.clone()),
    );
    Feature::new("ledger", api)
        .codes(OPERATIONS)
        .migrations(&MIGRATOR)
        .demo(Arc::new(demo::DemoCounter))
}

//! Which operations access tokens reach, and with which scope.
//!
//! What no row of the table opens refuses tokens: the account of a person, login and sessions, the team, tokens
//! themselves, settings and keys, everything that requires a confirmed password, files of exported data, backups and
//! the activity log. A test compares the table with the whole document.

use auth::Scope::{self, *};
use poem::http::Method;

use crate::http::operations::{Callers, DescribedOperation};

/// How access tokens reach an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Everybody reads the same: any token, or none.
    Public,
    With(Scope),
    Closed,
}

/// What a token needs to read and to write below a path.
#[derive(Clone, Copy, Debug)]
enum Area {
    Open { read: Scope, write: Scope },
    ReadOnly(Scope),
    Closed,
}

const ORDERS: Area = Area::Open {
    read: OrdersRead,
    write: OrdersWrite,
};
const CUSTOMERS: Area = Area::Open {
    read: CustomersRead,
    write: CustomersWrite,
};
const CATALOGUE: Area = Area::Open {
    read: CatalogueRead,
    write: CatalogueWrite,
};
const CONTENT: Area = Area::Open {
    read: ContentRead,
    write: ContentWrite,
};
const COURSES: Area = Area::Open {
    read: CoursesRead,
    write: CoursesWrite,
};
const PAYMENTS: Area = Area::Open {
    read: PaymentsRead,
    write: PaymentsWrite,
};
const FIGURES: Area = Area::ReadOnly(FiguresRead);

/// Paths of operations and of everything below them; the longest that fits decides.
const AREAS: &[(&str, Area)] = &[
    ("/admin/today", ORDERS),
    ("/admin/board", ORDERS),
    ("/admin/pieces", ORDERS),
    ("/admin/load", ORDERS),
    ("/admin/orders", ORDERS),
    ("/admin/orders/report", FIGURES),
    ("/admin/orders/report.csv", FIGURES),
    ("/admin/alterations", ORDERS),
    ("/admin/own-pieces", ORDERS),
    ("/admin/calendar", ORDERS),
    ("/admin/holidays", ORDERS),
    ("/admin/price-settings", ORDERS),
    ("/admin/pin-codes", ORDERS),
    ("/admin/customers", CUSTOMERS),
    ("/admin/customers/{id}/block", Area::Closed),
    ("/admin/customers/{id}/unblock", Area::Closed),
    ("/admin/customers/{id}/reset-link", Area::Closed),
    ("/admin/customers/{id}/release", Area::Closed),
    ("/admin/customers/{id}/walk-ins", Area::Closed),
    ("/admin/measurement-profiles", CUSTOMERS),
    ("/admin/past-orders", CUSTOMERS),
    ("/admin/messages/consents", CUSTOMERS),
    ("/admin/content/enquiries", CUSTOMERS),
    ("/admin/catalogue", CATALOGUE),
    ("/admin/garments", CATALOGUE),
    ("/admin/content", CONTENT),
    ("/admin/content/shop", Area::Closed),
    ("/admin/content/setup", Area::Closed),
    ("/admin/media", CONTENT),
    ("/admin/media/storage", Area::Closed),
    ("/admin/courses", COURSES),
    ("/admin/payments", PAYMENTS),
    ("/admin/payments/provider", Area::Closed),
    ("/admin/payments/tax", Area::Closed),
    ("/admin/payments/receipts.csv", Area::Closed),
    ("/admin/payments/transactions.csv", Area::Closed),
    ("/admin/payments/expenses.csv", Area::Closed),
    ("/admin/payments/accountant.zip", Area::Closed),
    ("/admin/payments/received/{id}/refunds", Area::Closed),
    ("/admin/payments/refunds", Area::Closed),
    ("/admin/payments/unmatched/{payment}/match", Area::Closed),
    ("/admin/payments/figures", FIGURES),
    ("/admin/payments/figures/sales.csv", Area::Closed),
    ("/admin/payments/figures/balances.csv", Area::Closed),
    ("/admin/payments/figures/work.csv", Area::Closed),
    ("/admin/payments/report", FIGURES),
    ("/admin/payments/report.csv", FIGURES),
    ("/admin/search/report", FIGURES),
    ("/admin/search/report.csv", FIGURES),
    ("/admin/search", Area::Closed),
    ("/admin/piecework", Area::Closed),
    ("/admin/access-tokens", Area::Closed),
    ("/admin/staff", Area::Closed),
    ("/admin/notifications", Area::Closed),
    ("/admin/messages", Area::Closed),
    ("/admin/imports", Area::Closed),
    ("/admin/import-websites", Area::Closed),
    ("/admin/import-samples", Area::Closed),
    ("/admin/exports", Area::Closed),
    ("/admin/backups", Area::Closed),
    ("/admin/backup-bucket", Area::Closed),
    ("/admin/audit", Area::Closed),
    ("/admin/health", Area::Closed),
    ("/admin/mails", Area::Closed),
];

/// How tokens reach an operation.
pub fn reach(operation: &DescribedOperation) -> Reach {
    let reads = operation.method == Method::GET.as_str();
    if operation.callers == Callers::Everybody {
        return if reads && !operation.signed {
            Reach::Public
        } else {
            Reach::Closed
        };
    }
    match area_of(&operation.path) {
        Some(Area::Open { read, .. } | Area::ReadOnly(read)) if reads => Reach::With(read),
        Some(Area::Open { write, .. }) if !reads => Reach::With(write),
        _ => Reach::Closed,
    }
}

/// The area of a path; `None` if the table does not decide about it.
fn area_of(path: &str) -> Option<Area> {
    let fits = |above: &str| {
        let below = path.strip_prefix(above);
        below.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    };
    let fitting = AREAS.iter().filter(|(above, _)| fits(above));
    let longest = fitting.max_by_key(|(above, _)| above.len());
    longest.map(|(_, area)| *area)
}

/// Whether the table decides about this path, by opening or by closing it.
pub fn is_decided(path: &str) -> bool {
    area_of(path).is_some()
}

/// Paths of the table.
pub fn paths() -> impl Iterator<Item = &'static str> {
    AREAS.iter().map(|(path, _)| *path)
}

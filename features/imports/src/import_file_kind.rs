//! What files can be about.

use kernel::import::ImportKind;
use poem_openapi::Enum;

/// What a file is about.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "snake_case")]
pub enum ImportFileKind {
    /// Customers with their measurements, known by mobile.
    Customers,
    /// Products, known by service and name.
    Products,
    /// Orders of an older system, known by its order number.
    PastOrders,
}

impl From<ImportFileKind> for ImportKind {
    fn from(kind: ImportFileKind) -> Self {
        match kind {
            ImportFileKind::Customers => Self::Customers,
            ImportFileKind::Products => Self::Products,
            ImportFileKind::PastOrders => Self::PastOrders,
        }
    }
}

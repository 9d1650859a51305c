//! Scopes of access tokens. Which operations a scope opens is decided in the application, which knows all of them
//! (`app/src/access_scopes.rs`).

use poem_openapi::{
    Enum,
    types::{ParseFromJSON, ToJSON},
};

/// To `read` or to `write` in one area. Writing does not include reading.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Scope {
    /// Orders, pieces, the calendar and pickup areas.
    #[oai(rename = "orders:read")]
    OrdersRead,
    #[oai(rename = "orders:write")]
    OrdersWrite,
    /// Customers, measurements, notes and enquiries.
    #[oai(rename = "customers:read")]
    CustomersRead,
    #[oai(rename = "customers:write")]
    CustomersWrite,
    /// Categories, services, products and garment types.
    #[oai(rename = "catalogue:read")]
    CatalogueRead,
    #[oai(rename = "catalogue:write")]
    CatalogueWrite,
    /// Pages, banner, offers, gallery, events, images and videos.
    #[oai(rename = "content:read")]
    ContentRead,
    #[oai(rename = "content:write")]
    ContentWrite,
    /// Courses, enrolments, reviews and questions.
    #[oai(rename = "courses:read")]
    CoursesRead,
    #[oai(rename = "courses:write")]
    CoursesWrite,
    /// Payments, balances, receipts, coupons, expenses and the cash drawer.
    #[oai(rename = "payments:read")]
    PaymentsRead,
    #[oai(rename = "payments:write")]
    PaymentsWrite,
    /// Reports and figures.
    #[oai(rename = "figures:read")]
    FiguresRead,
}

impl Scope {
    /// Name, such as `orders:read`.
    pub fn name(self) -> String {
        let name = self.to_json();
        let name = name.as_ref().and_then(serde_json::Value::as_str);
        name.unwrap_or_default().to_owned()
    }
}

/// Scopes as they are stored: names separated by spaces.
pub fn stored(scopes: &[Scope]) -> String {
    let names: Vec<String> = scopes.iter().map(|scope| scope.name()).collect();
    names.join(" ")
}

/// The stored scopes that this release knows.
pub fn read(stored: &str) -> Vec<Scope> {
    let names = stored.split_whitespace();
    names
        .filter_map(|name| Scope::parse_from_json(Some(name.into())).ok())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scopes_are_stored_by_name() {
        let scopes = [Scope::OrdersRead, Scope::FiguresRead];
        assert_eq!(stored(&scopes), "orders:read figures:read");
        assert_eq!(read("orders:read gone:write figures:read"), scopes);
    }
}

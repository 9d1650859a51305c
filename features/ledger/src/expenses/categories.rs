//! Categories of expenses: those that every shop has, and the shop's own.

use kernel::Failure;

use crate::Ledger;

/// Category of what makers are paid, which piecework records.
pub const PIECEWORK: &str = "Piecework paid";

/// Category of what the payment provider charges, which payments record.
pub const FEES: &str = "Payment fees";

/// Offered to every shop.
const COMMON: [&str; 9] = [
    "Fabric",
    "Thread and trims",
    "Wages",
    PIECEWORK,
    FEES,
    "Rent",
    "Power",
    "Transport",
    "Other",
];

impl Ledger {
    /// The common categories, then the shop's own by name.
    pub(crate) async fn categories(&self) -> Result<Vec<String>, Failure> {
        let used = sqlx::query_scalar!(
            "SELECT DISTINCT category FROM ledger_expense WHERE removed_at IS NULL ORDER BY category"
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let mut categories: Vec<String> = COMMON.map(str::to_owned).into();
        categories.extend(
            used.into_iter()
                .filter(|name| !COMMON.contains(&name.as_str())),
        );
        Ok(categories)
    }

    /// The category as it is written already, if only its case differs.
    pub(super) async fn category(&self, name: &str) -> Result<String, Failure> {
        let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        let known = self.categories().await?;
        let same = known
            .into_iter()
            .find(|known| known.to_lowercase() == name.to_lowercase());
        Ok(same.unwrap_or(name))
    }
}

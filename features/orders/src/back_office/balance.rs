//! Balances due on orders, for lists.

use kernel::{Failure, Paise, User};

use super::line::OrderLine;
use crate::Orders;

/// Whether a team member sees and sets prices.
pub fn sees_prices(user: &User) -> bool {
    user.sees_prices()
}

impl Orders {
    /// Adds the balance due to each summary. Only for those who see prices.
    pub(super) async fn add_balances<'a>(
        &self,
        lines: impl Iterator<Item = &'a mut OrderLine>,
    ) -> Result<(), Failure> {
        let mut lines: Vec<&mut OrderLine> = lines.collect();
        let ids: Vec<i64> = lines.iter().map(|line| line.id).collect();
        let paid = self.setup.money.paid_for(&ids).await?;
        let ids = format!("{ids:?}");
        let priced = sqlx::query!(
            r#"SELECT id AS "id!", price_paise AS "price!" FROM orders_order
               WHERE id IN (SELECT value FROM json_each(?)) AND price_paise > 0
                 AND status NOT IN ('Rejected', 'Cancelled')"#,
            ids
        )
        .fetch_all(self.deps.db.read())
        .await?;
        for row in priced {
            let left = row.price - paid.get(&row.id).copied().unwrap_or(0);
            let line = lines.iter_mut().find(|line| line.id == row.id);
            if let Some(line) = line.filter(|_| left > 0) {
                line.balance_paise = Some(Paise(left));
            }
        }
        Ok(())
    }
}

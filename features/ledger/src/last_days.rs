//! The money of the last days, as Today shows it.

use kernel::{Failure, Paise};
use poem_openapi::Object;

use crate::{Ledger, days::MoneyOfDay, lately::LatestMoney};

/// An evening begins six hours before midnight.
const EVENING: i64 = 6 * 3_600;

/// The money of the last days.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct MoneyIn {
    /// The days, the last one is today.
    pub days: Vec<MoneyOfDay>,
    /// All of it, less what went back, in paise.
    pub total_paise: Paise,
    /// Since six in the evening before, newest first; at most twelve.
    pub latest: Vec<LatestMoney>,
}

impl Ledger {
    pub(crate) async fn money_in(&self, days: i64) -> Result<MoneyIn, Failure> {
        let today = self.now().day();
        let from = today.plus_days(1 - days);
        let days = self.money_by_day(from, today.plus_days(1)).await?;
        let total: i64 = days.iter().map(MoneyOfDay::total).sum();
        Ok(MoneyIn {
            days,
            total_paise: Paise(total),
            latest: self
                .latest_money(today.start().plus_seconds(-EVENING))
                .await?,
        })
    }
}

//! What the shop usually asks of its customers.

use kernel::{
    Day, Failure, MultiLine,
    audit::{self, Entry},
};
use poem_openapi::Object;
use serde_json::{Value, json};
use sqlx::SqliteConnection;

use crate::Orders;

/// What the shop usually asks.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase")]
pub struct PriceSettings {
    /// Suggested advance, in percent of the price.
    #[oai(validator(minimum(value = "0"), maximum(value = "100")))]
    pub advance_percent: i64,
    /// Suggested advances are rounded to this amount, in paise.
    #[oai(validator(minimum(value = "100"), maximum(value = "100000")))]
    pub advance_rounding_paise: i64,
    /// Fee for an urgent order, in paise; 0 for none.
    #[oai(validator(minimum(value = "0"), maximum(value = "100000000")))]
    pub rush_paise: i64,
    /// Days after which an order is usually ready.
    #[oai(validator(minimum(value = "1"), maximum(value = "365")))]
    pub ready_days: i64,
    /// Whether customers can pay the balance online.
    pub balance_online: bool,
    /// Terms on the customer's slip.
    #[oai(validator(max_length = 2000))]
    pub slip_terms: MultiLine,
}

impl PriceSettings {
    /// The advance to suggest for a price, in paise: the usual share, rounded half up, and never
    /// more than the price.
    pub fn suggested_advance(&self, price: i64) -> i64 {
        let step = 100 * i128::from(self.advance_rounding_paise);
        let share = i128::from(price) * i128::from(self.advance_percent);
        let rounded = (2 * share + step) / (2 * step) * i128::from(self.advance_rounding_paise);
        i64::try_from(rounded).map_or(price, |rounded| rounded.min(price))
    }

    /// The ready day to suggest: after the usual days, or the day before it is needed if that is
    /// sooner, but never before today. `visit` is the day on which the fabric is collected.
    pub fn ready_day(&self, today: Day, visit: Option<Day>, needed_by: Option<Day>) -> Day {
        let usual = self.usually_ready(visit.map_or(today, |day| day.max(today)));
        needed_by.map_or(usual, |day| usual.min(day.plus_days(-1).max(today)))
    }
}

impl Orders {
    pub(crate) async fn price_settings(&self) -> Result<PriceSettings, Failure> {
        let mut connection = self.deps.db.read().acquire().await?;
        load(&mut connection).await
    }

    pub(crate) async fn change_price_settings(
        &self,
        actor: i64,
        input: &PriceSettings,
    ) -> Result<PriceSettings, Failure> {
        let terms = input.slip_terms.0.trim();
        let mut tx = self.deps.db.write().await?;
        let before = load(&mut tx).await?;
        sqlx::query!(
            "UPDATE orders_booking_setting SET advance_percent = ?1, advance_rounding_paise = ?2, rush_paise = ?3,
                    ready_days = ?4, balance_online = ?5, slip_terms = ?6",
            input.advance_percent,
            input.advance_rounding_paise,
            input.rush_paise,
            input.ready_days,
            input.balance_online,
            terms
        )
        .execute(&mut *tx)
        .await?;
        let settings = load(&mut tx).await?;
        let entry = Entry {
            actor: Some(actor),
            action: "orders.price_settings_changed",
            subject: "price_settings",
            details: audit::changes(&facts(&before), &facts(&settings)),
        };
        audit::record(&mut tx, self.deps.clock.now(), entry).await?;
        tx.commit().await?;
        Ok(settings)
    }
}

/// The settings as this connection sees them.
///
/// # Errors
/// The database cannot be read.
pub async fn load(connection: &mut SqliteConnection) -> Result<PriceSettings, Failure> {
    let row = sqlx::query!(
        r#"SELECT advance_percent, advance_rounding_paise, rush_paise, ready_days,
                  balance_online AS "balance_online!: bool", slip_terms FROM orders_booking_setting"#
    )
    .fetch_one(connection)
    .await?;
    Ok(PriceSettings {
        advance_percent: row.advance_percent,
        advance_rounding_paise: row.advance_rounding_paise,
        rush_paise: row.rush_paise,
        ready_days: row.ready_days,
        balance_online: row.balance_online,
        slip_terms: MultiLine(row.slip_terms),
    })
}

/// Details for the audit log.
fn facts(settings: &PriceSettings) -> Value {
    json!({
        "advancePercent": settings.advance_percent,
        "advanceRoundingPaise": settings.advance_rounding_paise,
        "rushPaise": settings.rush_paise,
        "readyDays": settings.ready_days,
        "balanceOnline": settings.balance_online,
        "slipTerms": settings.slip_terms.0,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ready_day_is_the_usual_one_unless_it_is_needed_sooner() {
        let settings = PriceSettings {
            advance_percent: 30,
            advance_rounding_paise: 5_000,
            rush_paise: 0,
            ready_days: 10,
            balance_online: true,
            slip_terms: MultiLine(String::new()),
        };
        let today: Day = Day::parse("2026-08-01").unwrap();
        let ready = |needed: Option<&str>| {
            let needed = needed.map(|day| Day::parse(day).unwrap());
            settings.ready_day(today, None, needed).to_string()
        };
        assert_eq!(ready(None), "2026-08-11");
        assert_eq!(ready(Some("2026-08-20")), "2026-08-11");
        assert_eq!(ready(Some("2026-08-06")), "2026-08-05");
        assert_eq!(ready(Some("2026-08-01")), "2026-08-01");
        let after = |visit: &str| {
            settings
                .ready_day(today, Day::parse(visit), None)
                .to_string()
        };
        assert_eq!(after("2026-08-04"), "2026-08-14", "after the visit");
        assert_eq!(after("2026-07-20"), "2026-08-11", "the visit is over");
    }

    #[test]
    fn an_advance_is_a_share_rounded_to_fifty_rupees() {
        let settings = |advance_percent| PriceSettings {
            advance_percent,
            advance_rounding_paise: 5_000,
            rush_paise: 0,
            ready_days: 10,
            balance_online: true,
            slip_terms: MultiLine(String::new()),
        };
        assert_eq!(settings(30).suggested_advance(415_000), 125_000);
        assert_eq!(settings(50).suggested_advance(415_000), 210_000);
        assert_eq!(settings(0).suggested_advance(415_000), 0);
        assert_eq!(
            settings(100).suggested_advance(12_550),
            12_550,
            "not above the price"
        );
    }
}

//! Money of an order: what the shop usually asks, and the balance.

mod adjustments;
mod balance;
mod extras;
mod hand_over;
mod moved_visit;
mod needed_by;
mod settings;
mod settings_api;

pub(crate) use adjustments::{Discount, PriceAdjustments, set_rush, set_rush_and_discount};
pub use balance::BALANCE_TERMS;
pub(crate) use extras::{OrderExtra, sum_of_extras};
pub use hand_over::TakenBalance;
pub(crate) use hand_over::{BalanceOnDelivery, BalancePayment};
pub(crate) use moved_visit::{MovedBy, meet_needed_by};
pub(crate) use needed_by::{expected_days, needed_by_problem};
pub(crate) use settings::load as price_settings;
pub(crate) use settings_api::PriceSettingsApi;

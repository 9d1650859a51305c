//! Figures of the shop for any range of days, for the owner.
//!
//! *Ordered* counts agreed prices on the day of approval, without orders that were called off since. *Received* counts
//! payments on their day, less what went back. Both are shown and never added together.

mod balances;
mod balances_csv;
mod divide;
mod figures_api;
mod money_of_items;
mod range;
mod sales;
mod sales_csv;
mod work;
mod work_csv;

pub use figures_api::FiguresApi;
pub use range::{Comparison, DateRange, RANGE_INVALID};

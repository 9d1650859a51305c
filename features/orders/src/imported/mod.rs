//! What an imported file says about measurements and orders of an older system.

mod length;
mod measurements;
mod past_order;
mod past_order_api;
mod uses;

pub use measurements::ImportedMeasurements;
pub use past_order::ImportedPastOrders;
pub use past_order_api::PastOrderApi;

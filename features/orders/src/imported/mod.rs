//! What imports bring: measurements and orders of an older system, and pickup areas.

mod length;
mod measurements;
mod past_order;
mod past_order_api;
mod pin_code;
mod uses;

pub use measurements::ImportedMeasurements;
pub use past_order::ImportedPastOrders;
pub use past_order_api::PastOrderApi;
pub use pin_code::ImportedPinCodes;

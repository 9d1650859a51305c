//! Webhooks of the provider: verified, recorded and answered at once; processed afterwards.

mod effect;
mod receive;
mod unknown_orders;

pub use effect::{payment_known, work};
pub use receive::receive;
pub use unknown_orders::look_up;

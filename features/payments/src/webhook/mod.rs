//! Webhooks of the provider: verified, recorded and answered at once; processed afterwards.

mod effect;
mod receive;
mod strange;

pub use effect::{payment_known, work};
pub use receive::receive;
pub use strange::look_up;

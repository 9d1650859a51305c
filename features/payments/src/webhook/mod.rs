//! What the provider tells by itself: verified, written down and answered at once; worked on afterwards.

mod effect;
mod receive;
mod strange;

pub use effect::{payment_known, work};
pub use receive::receive;
pub use strange::look_up;

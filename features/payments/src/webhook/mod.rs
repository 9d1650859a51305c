//! What the provider tells by itself: verified, written down and answered at once; worked on afterwards.

mod effect;
mod receive;

pub use effect::{payment_known, work};
pub use receive::receive;

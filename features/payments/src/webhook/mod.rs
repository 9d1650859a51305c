//! What the provider tells by itself: verified, written down and answered at once; worked on afterwards.

mod receive;

pub use receive::{receive, work};

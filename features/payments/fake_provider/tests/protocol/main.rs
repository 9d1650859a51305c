//! What the fake provider answers and tells, asked over HTTP.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test that stumbles has failed"
)]

mod checkout;
mod rest;
mod saved;
mod support;
mod webhooks;

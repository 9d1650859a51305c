//! What the stand-in answers and tells, asked over HTTP.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test that stumbles has failed"
)]

mod checkout;
mod rest;
mod support;
mod webhooks;

//! The integration tests of `messages`: one binary, so that the program is linked once.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    dead_code,
    reason = "a test that cannot prepare stops; a support function may serve few tests"
)]

mod consent;
mod delivery;
mod settings;
mod support;
mod templates;
mod webhooks;

//! The integration tests of `content`: one binary, so that the program is linked once.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    dead_code,
    reason = "a test that cannot prepare stops; a support function may serve few tests"
)]

mod back_office;
mod content;
mod enquiries;
mod settings;
mod setup;
mod stories;
mod support;

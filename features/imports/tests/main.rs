//! Integration tests of `imports`, in a single binary to link once.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    dead_code,
    reason = "a failed set-up ends the test; some helpers serve few tests"
)]

mod files;
mod runs;
mod support;
mod undo;
mod websites;

//! The integration tests of `auth`: one binary, so that the program is linked once.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    dead_code,
    reason = "a test that cannot prepare stops; a support function may serve few tests"
)]

mod account;
mod contact_changes;
mod login;
mod mails;
mod registration;
mod reset;
mod sessions;
mod staff;
mod support;
mod two_factor;
mod walk_ins;

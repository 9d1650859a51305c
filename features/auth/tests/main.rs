//! Integration tests of `auth`, in a single binary to link once.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    dead_code,
    reason = "a failed set-up ends the test; some helpers serve few tests"
)]

mod access_tokens;
mod account;
mod calendar_feed;
mod contact_changes;
mod login;
mod mails;
mod registration;
mod reset;
mod restored;
mod sessions;
mod staff;
mod support;
mod two_factor;
mod walk_ins;

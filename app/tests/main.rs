//! The integration tests of `boutique`: one binary, so that the program is linked once.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    dead_code,
    reason = "a test that cannot prepare stops; a support function may serve few tests"
)]

mod access;
mod belongings;
mod boundaries;
mod closed_payments;
mod commands;
mod delivery;
mod denials;
mod docs;
mod document;
mod http;
mod kills;
mod language;
mod mails;
mod neighbours;
mod owner;
mod pages;

mod provider;
mod site;
mod support;

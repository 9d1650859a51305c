//! Integration tests of `boutique`, in a single binary to link once.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    dead_code,
    reason = "a failed set-up ends the test; some helpers serve few tests"
)]

mod access;
mod access_tokens;
mod belongings;
mod boundaries;
mod calendar_feed;
mod closed_payments;
mod commands;
mod deletion;
mod delivery;
mod demo_choices;
mod denials;
mod docs;
mod document;
mod free_space;
mod http;
mod https;
mod imports;
mod json_ld;
mod kills;
mod language;
mod mails;
mod monitoring;
mod neighbours;
mod order_history;
mod owner;
mod pages;
mod previous_website;

mod provider;
mod readers;
mod site;
mod support;

//! The integration tests of `orders`: one binary, so that the program is linked once.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    dead_code,
    reason = "a test that cannot prepare stops; a support function may serve few tests"
)]

mod admin_lists;
mod advance;
mod at_once;
mod back_office;
mod booking;
mod in_the_shop;
mod invoiced;
mod measurement_profiles;
mod orders;
mod photos;
mod pin_code_admin;
mod pin_codes;
mod support;
mod visit_reminder;

//! Integration tests of `catalogue`, in a single binary to link once.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    dead_code,
    reason = "a failed set-up ends the test; some helpers serve few tests"
)]

mod back_office;
mod catalogue;
mod favourites;
mod review_photos;
mod reviews;
mod selling_facts;
mod support;
mod trash;

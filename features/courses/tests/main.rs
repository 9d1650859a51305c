//! The integration tests of `courses`: one binary, so that the program is linked once.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    dead_code,
    reason = "a test that cannot prepare stops; a support function may serve few tests"
)]

mod back_office;
mod buying;
mod courses;
mod devices;
mod enrolments;
mod playback;
mod review_decisions;
mod reviews;
mod support;
mod trash;

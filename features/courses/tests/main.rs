//! Integration tests of `courses`, in a single binary to link once.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    dead_code,
    reason = "a failed set-up ends the test; some helpers serve few tests"
)]

mod back_office;
mod buying;
mod certificates;
mod courses;
mod devices;
mod enrolments;
mod gifts;
mod lesson_files;
mod playback;
mod questions;
mod review_decisions;
mod reviews;
mod support;
mod trash;

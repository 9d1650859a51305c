//! The integration tests of `media`: one binary, so that the program is linked once.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    dead_code,
    reason = "a test that cannot prepare stops; a support function may serve few tests"
)]

mod cutting;
mod demo_and_sweep;
mod film_copies;
mod film_uploads;
mod film_work;
mod films;
mod hostile_pictures;
mod library;
mod pictures;
mod private_photos;
mod signed_films;
mod support;

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
mod hostile_images;
mod images;
mod library;
mod private_photos;
mod signed_videos;
mod support;
mod video_copies;
mod video_uploads;
mod video_work;
mod videos;

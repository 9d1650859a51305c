//! Integration tests of `media`, in a single binary to link once.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    dead_code,
    reason = "a failed set-up ends the test; some helpers serve few tests"
)]

mod cutting;
mod demo_and_sweep;
mod file_storage;
mod file_storage_settings;
mod hostile_images;
mod images;
mod library;
mod private_files;
mod private_photos;
mod signed_videos;
mod support;
mod video_copies;
mod video_uploads;
mod video_work;
mod videos;

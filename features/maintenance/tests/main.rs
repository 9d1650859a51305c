//! Integration tests of `maintenance`, in a single binary to link once.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    dead_code,
    reason = "a failed set-up ends the test; some helpers serve few tests"
)]

mod backups;
mod damage;
mod disk;
mod failures;
mod litestream;
mod log;
mod rehearsal;
mod remote;
mod support;
mod undo;

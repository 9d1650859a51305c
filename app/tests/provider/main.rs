//! The real program with a payment provider beside it: what it is told, what it asks, what it refuses, and what it keeps
//! to itself.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test that stumbles has failed"
)]

#[path = "../kills/books.rs"]
#[allow(dead_code, reason = "each test uses its own part")]
mod books;
mod commands;
mod disputes;
#[path = "../kills/filled.rs"]
mod filled;
mod mixed_keys;
#[path = "../kills/program.rs"]
#[allow(dead_code, reason = "each test uses its own part")]
mod program;
mod secrets;
mod shop;
#[path = "../kills/till.rs"]
#[allow(dead_code, reason = "each test uses its own part")]
mod till;
mod webhook_secrets;

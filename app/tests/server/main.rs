//! The server seen from outside: over a socket where the wire matters, in process where it does not.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test that stumbles has failed"
)]

mod bodies;
mod connections;
mod kept;
mod origins;
mod problems;
mod program;
mod public_demo;
mod shop;
mod stop;
mod uploads;

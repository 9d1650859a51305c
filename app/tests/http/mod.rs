//! The server as a client sees it: over a socket where the wire matters, otherwise in process.

mod bodies;
mod cached;
mod connections;
mod origins;
mod problems;
mod program;
mod public_demo;
pub mod shop;
mod stop;
mod uploads;

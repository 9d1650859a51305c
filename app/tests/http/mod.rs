//! The server seen from outside: over a socket where the wire matters, in process where it does not.

mod bodies;
mod cached;
mod connections;
mod origins;
mod problems;
mod program;
mod public_demo;
mod shop;
mod stop;
mod uploads;

//! The real program with a payment provider beside it: what it is told, what it asks, what it refuses, and what it keeps
//! to itself.

mod commands;
mod disputes;
mod mixed_keys;
mod secrets;
mod shop;
mod webhook_secrets;

use crate::kills::{books, counter, filled, program};

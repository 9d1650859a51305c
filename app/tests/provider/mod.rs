//! The real program with a fake provider: what it receives, requests, refuses and keeps secret.

mod commands;
mod disputes;
mod mixed_keys;
mod secrets;
mod shop;
mod webhook_secrets;

use crate::kills::{books, counter, filled, program};

//! Mails on their way out, by a mail server and by a mail service of this test.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test that stumbles has failed"
)]

mod encrypted;
mod every_kind;
mod http_server;
mod kinds;
mod received;
mod secrets;
mod smtp_server;
mod store;
mod trouble;

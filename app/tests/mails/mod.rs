//! Email delivery by a fake mail server and a fake mail service.

mod encrypted;
mod every_kind;
mod http_server;
mod kinds;
mod mail_error;
mod received;
mod secrets;
mod smtp_server;
mod store;

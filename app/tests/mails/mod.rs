//! Mails on their way out, by a mail server and by a mail service of this test.

mod encrypted;
mod every_kind;
mod http_server;
mod kinds;
mod mail_error;
mod received;
mod secrets;
mod smtp_server;
mod store;

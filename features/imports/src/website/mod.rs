//! A previous website as the source of imports: each of its lists becomes an import of its own.

pub mod api;
pub mod control;
pub mod create;
pub mod detail;
mod entry;
pub mod fetch;
pub mod images;
mod order_note;
mod plain_text;
pub mod preview;
pub mod read;
mod shape;

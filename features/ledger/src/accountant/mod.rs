//! Everything an accountant wants of a range of days, in one ZIP of CSV tables.

mod accountant_api;
mod summary;
mod transactions_table;
mod zip_file;

pub use accountant_api::AccountantApi;

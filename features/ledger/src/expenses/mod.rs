//! What the shop spends, and its profit.

mod categories;
mod expense;
mod expense_api;
mod expense_list;
mod profit;

pub use expense::{EXPENSE_NOT_FOUND, ExpenseMethod};
pub use expense_api::ExpenseApi;
pub use expense_list::expense_table;

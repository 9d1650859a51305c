//! What the program tells those who operate it.

mod documents;
mod program;
mod scraped;
mod shop;

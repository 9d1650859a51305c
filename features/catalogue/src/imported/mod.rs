//! What an import brings into the catalogue.

mod category;
mod product;
mod product_batch;
mod product_row;
mod service;

pub use category::ImportedCategories;
pub use product::ImportedProducts;
pub use service::ImportedServices;

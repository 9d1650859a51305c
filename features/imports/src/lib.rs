//! Imports of customers, products and past orders from CSV and XLSX files, exports in the same columns, and the import of
//! a previous website.

mod api;
mod batch;
mod codes;
mod download_api;
mod export;
mod file_table;
mod import_file_kind;
mod imports;
mod mapping;
mod personal;
mod preview;
mod rejected;
mod run;
mod start;
mod sweep;
mod table;
mod undo;
mod upload;
mod website;

use std::sync::Arc;

use kernel::Feature;
use poem_openapi::OpenApi;
use sqlx::migrate::Migrator;

pub use imports::{Imports, Setup, ShopUnit};

static MIGRATOR: Migrator = sqlx::migrate!();

/// The feature.
pub fn feature(imports: &Imports) -> Feature<impl OpenApi + use<>> {
    let api = (
        api::ImportApi(imports.clone()),
        download_api::DownloadApi(imports.clone()),
        website::api::WebsiteApi(imports.clone()),
    );
    Feature::new("imports", api)
        .codes(codes::OPERATIONS)
        .migrations(&MIGRATOR)
        .personal_records(Arc::new(imports.clone()))
        .job(batch::job(imports))
        .job(website::read::job(imports))
        .job(sweep::job(imports))
}

//! Files for spreadsheets, for the owner.

use kernel::{Failure, Owner, csv::CsvFile};
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
};

use crate::{
    file_table::{FileFormat, TableFile},
    import_file_kind::ImportFileKind,
    imports::{Imports, Tag},
};

pub struct DownloadApi(pub Imports);

#[OpenApi(prefix_path = "/admin", tag = "Tag::BackOffice")]
impl DownloadApi {
    /// Download rejected rows.
    ///
    /// Rows that were not imported, with their reasons, for 30 days.
    #[oai(
        path = "/imports/:id/rejected.csv",
        method = "get",
        operation_id = "admin_import_rejected_download"
    )]
    async fn rejected(
        &self,
        _owner: Owner,
        /// Id of the import.
        id: Path<i64>,
    ) -> Result<CsvFile, Failure> {
        let name = format!("import-{}-rejected.csv", id.0);
        Ok(self.0.rejected(id.0).await?.file(&name))
    }

    /// Download rows that could not be undone.
    ///
    /// With their reasons, for 30 days.
    #[oai(
        path = "/imports/:id/not-undone.csv",
        method = "get",
        operation_id = "admin_import_not_undone_download"
    )]
    async fn not_undone(
        &self,
        _owner: Owner,
        /// Id of the import.
        id: Path<i64>,
    ) -> Result<CsvFile, Failure> {
        let name = format!("import-{}-not-undone.csv", id.0);
        Ok(self.0.not_undone(id.0).await?.file(&name))
    }

    /// Download a sample file.
    ///
    /// With the columns that can be imported and a row to replace.
    #[oai(
        path = "/import-samples/:kind",
        method = "get",
        operation_id = "admin_import_sample_download"
    )]
    async fn sample(
        &self,
        _owner: Owner,
        /// What it is about.
        kind: Path<ImportFileKind>,
        /// Kind of file.
        format: Query<FileFormat>,
    ) -> Result<TableFile, Failure> {
        self.0.sample(kind.0.into(), format.0).await
    }

    /// Export all records of a kind.
    ///
    /// In the columns of an import. It names customers.
    #[oai(
        path = "/exports/:kind",
        method = "get",
        operation_id = "admin_export_download"
    )]
    async fn export(
        &self,
        owner: Owner,
        /// What it is about.
        kind: Path<ImportFileKind>,
        /// Kind of file.
        format: Query<FileFormat>,
    ) -> Result<TableFile, Failure> {
        self.0.export(&owner.0, kind.0.into(), format.0).await
    }
}

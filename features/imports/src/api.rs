//! Operations on imports, for the owner.

use kernel::{Checked, Failure, NoContent, Owner};
use poem::Body;
use poem_openapi::{
    ApiResponse, OpenApi,
    param::{Path, Query},
    payload::{Binary, Json},
};

use crate::{
    import_file_kind::ImportFileKind,
    imports::{Imports, Tag},
    preview::{ChooseImportFields, ImportPreview},
    run::{ImportDetail, ImportSummary},
};

#[derive(ApiResponse)]
enum ImportCreated {
    /// The file is stored.
    #[oai(status = 201)]
    Created(Json<ImportDetail>),
}

pub struct ImportApi(pub Imports);

#[OpenApi(prefix_path = "/admin/imports", tag = "Tag::BackOffice")]
impl ImportApi {
    /// List imports.
    ///
    /// The last 50, newest first.
    #[oai(path = "/", method = "get", operation_id = "admin_import_list")]
    async fn list(&self, _owner: Owner) -> Result<Json<Vec<ImportSummary>>, Failure> {
        Ok(Json(self.0.runs().await?))
    }

    /// Upload a file to import.
    ///
    /// A CSV or XLSX file with column names in its first row, at most 5 MB, 20,000 rows and 200 columns. Columns are
    /// guessed. Deleted after a day if not started.
    #[oai(path = "/files", method = "post", operation_id = "admin_import_create")]
    async fn create(
        &self,
        owner: Owner,
        /// What the file is about.
        kind: Query<ImportFileKind>,
        /// Name of the file.
        #[oai(validator(min_length = 1, max_length = 120))]
        name: Query<String>,
        file: Binary<Body>,
    ) -> Result<ImportCreated, Failure> {
        let upload = self
            .0
            .upload(owner.0.id, kind.0.into(), name.0.trim(), file.0);
        Ok(ImportCreated::Created(Json(upload.await?)))
    }

    /// View an import.
    ///
    /// With its columns and its progress.
    #[oai(path = "/:id", method = "get", operation_id = "admin_import_view")]
    async fn view(
        &self,
        _owner: Owner,
        /// Id of the import.
        id: Path<i64>,
    ) -> Result<Json<ImportDetail>, Failure> {
        Ok(Json(self.0.detail(id.0).await?))
    }

    /// Delete an upload.
    ///
    /// Only one that was not started.
    #[oai(path = "/:id", method = "delete", operation_id = "admin_import_delete")]
    async fn delete(
        &self,
        _owner: Owner,
        /// Id of the import.
        id: Path<i64>,
    ) -> Result<NoContent, Failure> {
        self.0.delete_draft(id.0).await?;
        Ok(NoContent::Done)
    }

    /// Preview an import.
    ///
    /// Stores what the columns are, and tries the first 200 rows without importing them.
    #[oai(
        path = "/:id/preview",
        method = "post",
        operation_id = "admin_import_preview"
    )]
    async fn preview(
        &self,
        _owner: Owner,
        /// Id of the import.
        id: Path<i64>,
        chosen: Checked<ChooseImportFields>,
    ) -> Result<Json<ImportPreview>, Failure> {
        Ok(Json(self.0.preview(id.0, &chosen).await?))
    }

    /// Start an import.
    ///
    /// With the columns of the last preview, in the background. Known records are updated.
    #[oai(
        path = "/:id/start",
        method = "post",
        operation_id = "admin_import_start"
    )]
    async fn start(
        &self,
        owner: Owner,
        /// Id of the import.
        id: Path<i64>,
    ) -> Result<Json<ImportDetail>, Failure> {
        Ok(Json(self.0.start(id.0, owner.0.id).await?))
    }

    /// Undo an import.
    ///
    /// Within 30 days. Removes what it created and restores what it changed, except for what was used or changed
    /// since.
    #[oai(
        path = "/:id/undo",
        method = "post",
        operation_id = "admin_import_undo"
    )]
    async fn undo(
        &self,
        _owner: Owner,
        /// Id of the import.
        id: Path<i64>,
    ) -> Result<Json<ImportDetail>, Failure> {
        Ok(Json(self.0.undo(id.0).await?))
    }
}

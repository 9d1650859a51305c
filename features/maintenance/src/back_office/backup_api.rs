//! Operations on backups.

use kernel::{Checked, Failure, NoContent, Owner};
use poem::{Body, http::Method};
use poem_openapi::{
    ApiResponse, OpenApi,
    param::Path,
    payload::{Binary, Json},
};
use serde_json::json;

use super::{
    Tag,
    backup::{BackupDetail, BackupList, RestoreBackup},
};
use crate::{
    Maintenance,
    backup::{archive, archive_length},
};

#[derive(ApiResponse)]
enum BackupBegun {
    /// Started; the list shows the progress.
    #[oai(status = 202)]
    Begun(Json<BackupList>),
}

#[derive(ApiResponse)]
enum BackupArchive {
    /// The backup as one tar file.
    #[oai(status = 200, content_type = "application/x-tar")]
    File(
        Binary<Body>,
        /// File name.
        #[oai(header = "Content-Disposition")]
        String,
        /// Length in bytes.
        #[oai(header = "Content-Length")]
        String,
        /// Disables caching.
        #[oai(header = "Cache-Control")]
        String,
    ),
}

pub struct BackupApi(pub Maintenance);

impl BackupApi {
    async fn begun(&self) -> Result<BackupBegun, Failure> {
        Ok(BackupBegun::Begun(Json(self.0.backup_list().await?)))
    }
}

#[OpenApi(prefix_path = "/admin/backups", tag = "Tag::BackOffice")]
impl BackupApi {
    /// List backups.
    ///
    /// Newest first, with the run in progress and the state of the last restore.
    #[oai(path = "/", method = "get", operation_id = "admin_backup_list")]
    async fn list(&self, _owner: Owner) -> Result<Json<BackupList>, Failure> {
        Ok(Json(self.0.backup_list().await?))
    }

    /// Make a backup now.
    ///
    /// The shop stays open. Only one can run at a time.
    #[oai(path = "/", method = "post", operation_id = "admin_backup_create")]
    async fn create(&self, owner: Owner) -> Result<BackupBegun, Failure> {
        self.0.back_up_now(owner.0.id).await?;
        self.begun().await
    }

    /// View a backup.
    ///
    /// With the records added since it was made, which a restore would remove.
    #[oai(path = "/:name", method = "get", operation_id = "admin_backup_view")]
    async fn view(
        &self,
        _owner: Owner,
        /// Name of the backup.
        #[oai(validator(max_length = 40))]
        name: Path<String>,
    ) -> Result<Json<BackupDetail>, Failure> {
        Ok(Json(self.0.backup_detail(&name.0).await?))
    }

    /// Download a backup.
    ///
    /// As one tar file with all customer data, which `boutique restore` accepts.
    #[oai(
        path = "/:name/archive",
        method = "get",
        operation_id = "admin_backup_download"
    )]
    async fn download(
        &self,
        owner: Owner,
        method: Method,
        /// Name of the backup.
        #[oai(validator(max_length = 40))]
        name: Path<String>,
    ) -> Result<BackupArchive, Failure> {
        owner.0.confirmed_lately(self.0.now())?;
        let (source, summary) = self.0.backup(&name.0).await?;
        let (measured, listed) = (source.clone(), summary.clone());
        let length = tokio::task::spawn_blocking(move || archive_length(&measured, &listed))
            .await
            .map_err(Failure::internal)?
            .map_err(Failure::internal)?;
        let file = format!("attachment; filename=\"backup-{}.tar\"", summary.name);
        // A HEAD request only checks whether the download is allowed.
        let body = if method == Method::HEAD {
            Body::empty()
        } else {
            let subject = format!("backup:{}", summary.name);
            let action = "maintenance.backup_downloaded";
            self.0.note(owner.0.id, action, &subject, json!({})).await?;
            Body::from_bytes_stream(archive(source, summary))
        };
        Ok(BackupArchive::File(
            Binary(body),
            file,
            length.to_string(),
            "no-store".to_owned(),
        ))
    }

    /// Restore a backup.
    ///
    /// It is read completely first: with a damaged database nothing changes, damaged images and videos are left out
    /// and listed. The shop closes briefly. Everyone is logged out, links in emails stop working, queued emails are
    /// on hold, payments are looked up at the provider. The current shop is stored for 30 days.
    #[oai(
        path = "/:name/restore",
        method = "post",
        operation_id = "admin_backup_restore"
    )]
    async fn restore(
        &self,
        owner: Owner,
        /// Name of the backup.
        #[oai(validator(max_length = 40))]
        name: Path<String>,
        input: Checked<RestoreBackup>,
    ) -> Result<BackupBegun, Failure> {
        owner.0.confirmed_lately(self.0.now())?;
        self.0.restore(owner.0.id, &name.0, &input).await?;
        self.begun().await
    }

    /// Undo a restore.
    ///
    /// Brings back the shop that was replaced, and stores the current one in its place.
    #[oai(
        path = "/replaced/:name/restore",
        method = "post",
        operation_id = "admin_backup_undo"
    )]
    async fn undo(
        &self,
        owner: Owner,
        /// Name of the replaced shop.
        #[oai(validator(max_length = 40))]
        name: Path<String>,
        input: Checked<RestoreBackup>,
    ) -> Result<BackupBegun, Failure> {
        owner.0.confirmed_lately(self.0.now())?;
        self.0.undo_restore(owner.0.id, &name.0, &input).await?;
        self.begun().await
    }

    /// Delete a backup.
    ///
    /// Permanently. The only backup and the last good one cannot be deleted.
    #[oai(
        path = "/:name",
        method = "delete",
        operation_id = "admin_backup_delete"
    )]
    async fn delete(
        &self,
        owner: Owner,
        /// Name of the backup.
        #[oai(validator(max_length = 40))]
        name: Path<String>,
    ) -> Result<NoContent, Failure> {
        self.0.delete_backup(owner.0.id, &name.0).await?;
        Ok(NoContent::Done)
    }
}

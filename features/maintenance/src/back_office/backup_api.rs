//! Operations on backups.

use kernel::{Checked, Failure, Owner};
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
    /// It has begun; the list says how far it is.
    #[oai(status = 202)]
    Begun(Json<BackupList>),
}

#[derive(ApiResponse)]
enum BackupArchive {
    /// The backup as one tar file.
    #[oai(status = 200, content_type = "application/x-tar")]
    File(
        Binary<Body>,
        /// A name for the file.
        #[oai(header = "Content-Disposition")]
        String,
        /// How long it is.
        #[oai(header = "Content-Length")]
        String,
        /// Nobody keeps a copy.
        #[oai(header = "Cache-Control")]
        String,
    ),
}

#[derive(ApiResponse)]
enum BackupDeleted {
    /// It is gone for good.
    #[oai(status = 204)]
    Deleted,
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
    /// The newest first, with what is being done at this moment, and what the last restore left to decide.
    #[oai(path = "/", method = "get", operation_id = "admin_backup_list")]
    async fn list(&self, _owner: Owner) -> Result<Json<BackupList>, Failure> {
        Ok(Json(self.0.backup_list().await?))
    }

    /// Make a backup now.
    ///
    /// The shop stays open meanwhile. Only one is made at a time.
    #[oai(path = "/", method = "post", operation_id = "admin_backup_create")]
    async fn create(&self, owner: Owner) -> Result<BackupBegun, Failure> {
        self.0.back_up_now(owner.0.id).await?;
        self.begun().await
    }

    /// View a backup.
    ///
    /// With what came since it was made, which would be gone if the shop went back to it.
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
    /// As one tar file, which `boutique restore` takes. It holds everything that the shop knows about its customers:
    /// the password is asked for again when it was given more than ten minutes ago.
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
        // Whoever only asks whether it may be fetched gets nothing of it.
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
    /// It is read from end to end first; one whose database is damaged changes nothing. Single images and videos that
    /// are missing or damaged are left out, and named afterwards. Then the shop closes for a moment and opens again as it was
    /// when the backup was made: everybody is logged out, links in mails are dead, queued mails wait for a decision,
    /// payments are looked up at the provider. The shop as it is now is kept aside for 30 days. The password is asked
    /// for again when it was given more than ten minutes ago.
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
    /// The shop that the restore replaced comes back as it was at that moment, and the shop of today is kept aside in
    /// its turn, so this can be undone as well. Everything else goes as with any restore.
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
    /// For good. The only one cannot be deleted, nor the last good one.
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
    ) -> Result<BackupDeleted, Failure> {
        self.0.delete_backup(owner.0.id, &name.0).await?;
        Ok(BackupDeleted::Deleted)
    }
}

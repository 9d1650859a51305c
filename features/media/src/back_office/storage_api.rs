//! Operations on the storage for images and videos.

use std::sync::Arc;

use kernel::{
    Checked, Failure, NoContent, Owner,
    audit::{self, Entry},
};
use poem_openapi::{OpenApi, payload::Json};
use serde_json::json;

use super::{
    Tag,
    storage_detail::{FileStorage, FileStorageBucket},
};
use crate::{
    Media, codes,
    storage::{SECTION, StorageSettings, try_out},
};

pub(super) struct StorageApi(pub Arc<Media>);

#[OpenApi(prefix_path = "/admin/media/storage", tag = "Tag::BackOffice")]
impl StorageApi {
    /// View the storage for images and videos.
    ///
    /// Its settings without the secret.
    #[oai(path = "/", method = "get", operation_id = "admin_file_storage_view")]
    async fn view(&self, _owner: Owner) -> Result<Json<FileStorage>, Failure> {
        Ok(Json(self.0.file_storage().await?))
    }

    /// Set up the storage for images and videos.
    ///
    /// Tries it out. Asks for the password again. The shop closes for a moment.
    #[oai(path = "/", method = "put", operation_id = "admin_file_storage_update")]
    async fn update(
        &self,
        owner: Owner,
        input: Checked<FileStorageBucket>,
    ) -> Result<NoContent, Failure> {
        owner.0.confirmed_lately(self.0.clock.now())?;
        self.0.update_storage(owner.0.id, &input).await?;
        Ok(NoContent::Done)
    }

    /// Test a storage.
    ///
    /// Writes, reads and deletes small files with these settings, without saving them.
    #[oai(
        path = "/test",
        method = "post",
        operation_id = "admin_file_storage_test"
    )]
    async fn test(
        &self,
        _owner: Owner,
        input: Checked<FileStorageBucket>,
    ) -> Result<NoContent, Failure> {
        try_out(&input.completed(self.0.storage_settings())).await?;
        Ok(NoContent::Done)
    }

    /// Disconnect the storage.
    ///
    /// Refused while it alone has some of the files. Asks for the password again. The shop closes for a moment.
    #[oai(
        path = "/",
        method = "delete",
        operation_id = "admin_file_storage_delete"
    )]
    async fn disconnect(&self, owner: Owner) -> Result<NoContent, Failure> {
        owner.0.confirmed_lately(self.0.clock.now())?;
        if self.0.storage_settings().is_none() {
            return Err(codes::STORAGE_NOT_SET_UP.into());
        }
        self.0.save_storage(owner.0.id, None).await?;
        Ok(NoContent::Done)
    }
}

impl Media {
    fn storage_settings(&self) -> Option<&StorageSettings> {
        self.storage.as_ref().map(|storage| &storage.settings)
    }

    async fn file_storage(&self) -> Result<FileStorage, Failure> {
        let counts = self.storage_counts().await?;
        let problem = self.storage.as_ref().and_then(|storage| storage.problem());
        let problem = problem.map(|problem| problem.message().to_owned());
        Ok(FileStorage::of(self.storage_settings(), counts, problem))
    }

    async fn update_storage(&self, actor: i64, input: &FileStorageBucket) -> Result<(), Failure> {
        let settings = input.completed(self.storage_settings());
        try_out(&settings).await?;
        self.save_storage(actor, Some(&settings)).await
    }

    async fn save_storage(
        &self,
        actor: i64,
        settings: Option<&StorageSettings>,
    ) -> Result<(), Failure> {
        let stays = match (self.storage_settings(), settings) {
            (Some(now), Some(settings)) => settings.bucket.is_same_place(&now.bucket),
            // After a restore the settings may be lost and the list is not: what only that bucket has stays on it.
            (None, Some(_)) | (_, None) => false,
        };
        if !stays && self.storage_counts().await?.only_in_bucket > 0 && self.storage.is_some() {
            return Err(codes::STORAGE_NEEDED.into());
        }
        let copied_again = match stays {
            true => Vec::new(),
            false => self.bucket_files_on_disk().await?,
        };
        let stored = settings.map(serde_json::to_value).transpose();
        let stored = stored.map_err(Failure::internal)?;
        let mut tx = self.db.write().await?;
        for file in copied_again {
            sqlx::query!("DELETE FROM media_bucket_file WHERE file = ?", file)
                .execute(&mut *tx)
                .await?;
        }
        let entry = Entry {
            actor: Some(actor),
            action: "media.storage_changed",
            subject: "media",
            details: json!({
                "endpoint": settings.map(|settings| &settings.bucket.endpoint),
                "bucket": settings.map(|settings| &settings.bucket.bucket),
                "connected": settings.is_some(),
            }),
        };
        audit::record(&mut tx, self.clock.now(), entry).await?;
        // Before the commit: what the log says has happened.
        self.machine.settings.save(SECTION, stored)?;
        tx.commit().await?;
        self.machine.reopen.now();
        Ok(())
    }
}

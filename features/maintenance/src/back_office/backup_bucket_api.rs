//! Operations on the bucket of the backups.

use bucket::BucketFields;
use kernel::{Checked, Failure, NoContent, Owner};
use poem_openapi::{OpenApi, payload::Json};

use super::{
    Tag,
    backup_bucket::{BackupBucketSaved, ConfirmRecoveryKey},
};
use crate::Maintenance;

pub struct BackupBucketApi(pub Maintenance);

#[OpenApi(prefix_path = "/admin/backup-bucket", tag = "Tag::BackOffice")]
impl BackupBucketApi {
    /// Set the bucket of the backups.
    ///
    /// The bucket is tried first. Until the recovery key is confirmed it is part of the answer, and nothing is
    /// uploaded.
    #[oai(
        path = "/",
        method = "put",
        operation_id = "admin_backup_bucket_update"
    )]
    async fn update(
        &self,
        owner: Owner,
        input: Checked<BucketFields>,
    ) -> Result<Json<BackupBucketSaved>, Failure> {
        owner.0.confirmed_lately(self.0.now())?;
        Ok(Json(self.0.update_bucket(owner.0.id, &input).await?))
    }

    /// Confirm the recovery key.
    ///
    /// Its last two groups show that it is stored. Backups are uploaded from now on.
    #[oai(
        path = "/recovery-key",
        method = "post",
        operation_id = "admin_backup_bucket_confirm"
    )]
    async fn confirm(
        &self,
        owner: Owner,
        input: Checked<ConfirmRecoveryKey>,
    ) -> Result<NoContent, Failure> {
        self.0
            .confirm_recovery_key(owner.0.id, &input.last_groups)
            .await?;
        Ok(NoContent::Done)
    }

    /// Remove the bucket of the backups.
    ///
    /// Backups in it stay there, and need the recovery key.
    #[oai(
        path = "/",
        method = "delete",
        operation_id = "admin_backup_bucket_delete"
    )]
    async fn delete(&self, owner: Owner) -> Result<NoContent, Failure> {
        owner.0.confirmed_lately(self.0.now())?;
        self.0.delete_bucket(owner.0.id).await?;
        Ok(NoContent::Done)
    }
}

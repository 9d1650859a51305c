//! The bucket of the backups in the back office.

use bucket::{Bucket, BucketFields, BucketSettings};
use kernel::{Failure, FieldProblem, Timestamp, qr_code::qr_code_svg, secret::Secret};
use poem_openapi::Object;
use serde_json::json;

use crate::{
    Maintenance,
    backup::RecoveryKey,
    codes,
    remote::{PushReport, RemoteSettings, SECTION},
};

/// Where copies of the backups are stored.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct BackupBucket {
    #[oai(flatten)]
    pub fields: BucketFields,
    /// Whether the recovery key is confirmed. Nothing is uploaded before.
    pub confirmed: bool,
    /// When a backup was last stored there completely.
    pub pushed_at: Option<Timestamp>,
    /// Images and videos still to be uploaded.
    pub left: u64,
    /// Why the last attempt failed.
    pub failure: Option<String>,
}

/// The recovery key, while it is not confirmed.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct BackupBucketSaved {
    /// 14 groups of 4 characters, to be stored by the owner. Not shown once confirmed.
    pub recovery_key: Option<String>,
    /// The same as a QR code, an SVG document.
    pub qr_code: Option<String>,
}

/// Shows that the owner has the recovery key.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct ConfirmRecoveryKey {
    /// Its last two groups.
    #[oai(validator(min_length = 1, max_length = 100))]
    pub last_groups: String,
}

impl Maintenance {
    pub(super) async fn backup_bucket(&self) -> Option<BackupBucket> {
        let RemoteSettings {
            bucket, confirmed, ..
        } = self.0.remote.get()?;
        let report = self.push_report().await;
        Some(BackupBucket {
            fields: BucketFields::from(&bucket),
            confirmed,
            pushed_at: report.pushed_at(),
            left: report.left,
            failure: report.failure,
        })
    }

    /// Tries the bucket and saves it. A shop without a recovery key gets one.
    pub(super) async fn update_bucket(
        &self,
        actor: i64,
        fields: &BucketFields,
    ) -> Result<BackupBucketSaved, Failure> {
        let saved = self.0.remote.get();
        let bucket = fields.completed(saved.as_ref().map(|saved| &saved.bucket));
        let problems = bucket.check();
        if !problems.is_empty() {
            return Err(Failure::invalid(problems));
        }
        try_out(&bucket).await?;
        let (recovery_key, confirmed) = match &saved {
            Some(saved) => (saved.recovery_key.clone(), saved.confirmed),
            None => (Secret::new(RecoveryKey::generate().text()), false),
        };
        let elsewhere = saved
            .as_ref()
            .is_none_or(|saved| !saved.bucket.is_same_place(&bucket));
        let text = recovery_key.reveal().to_owned();
        let settings = RemoteSettings {
            bucket,
            recovery_key,
            confirmed,
        };
        self.save_bucket(Some(settings), elsewhere).await?;
        let action = "maintenance.backup_bucket_changed";
        self.note(actor, action, "backups:0", json!({})).await?;
        Ok(match confirmed {
            true => BackupBucketSaved {
                recovery_key: None,
                qr_code: None,
            },
            false => BackupBucketSaved {
                qr_code: Some(qr_code_svg(&text)?),
                recovery_key: Some(text),
            },
        })
    }

    /// From now on backups are pushed.
    pub(super) async fn confirm_recovery_key(
        &self,
        actor: i64,
        typed: &str,
    ) -> Result<(), Failure> {
        let mut settings = self.0.remote.get().ok_or(codes::NO_BACKUP_BUCKET)?;
        let key = RecoveryKey::parse(settings.recovery_key.reveal()).map_err(Failure::internal)?;
        if !key.ends_with(typed) {
            let says = "These are not the last two groups of the recovery key.";
            let problem = FieldProblem::new("lastGroups", "invalid", says);
            return Err(Failure::invalid(vec![problem]));
        }
        if !settings.confirmed {
            settings.confirmed = true;
            self.save_bucket(Some(settings), false).await?;
            self.0.push_wake.now();
            let action = "maintenance.recovery_key_confirmed";
            self.note(actor, action, "backups:0", json!({})).await?;
        }
        Ok(())
    }

    /// Backups are no longer pushed, and the key is forgotten. What is in the bucket stays there.
    pub(super) async fn delete_bucket(&self, actor: i64) -> Result<(), Failure> {
        if self.0.remote.get().is_none() {
            return Err(codes::NO_BACKUP_BUCKET.into());
        }
        self.save_bucket(None, true).await?;
        let action = "maintenance.backup_bucket_removed";
        self.note(actor, action, "backups:0", json!({})).await
    }

    async fn save_bucket(
        &self,
        settings: Option<RemoteSettings>,
        elsewhere: bool,
    ) -> Result<(), Failure> {
        let value = settings.as_ref().map(serde_json::to_value).transpose();
        let value = value.map_err(Failure::internal)?;
        self.0.setup.settings.save(SECTION, value)?;
        self.0.remote.set(settings);
        if elsewhere {
            let folder = self.0.folder.clone();
            tokio::task::spawn_blocking(move || PushReport::remove(&folder))
                .await
                .map_err(Failure::internal)?
                .map_err(Failure::internal)?;
        }
        Ok(())
    }
}

async fn try_out(settings: &BucketSettings) -> Result<(), Failure> {
    let tried = match Bucket::open(settings) {
        Ok(bucket) => bucket.try_out().await,
        Err(error) => Err(error),
    };
    tried.map_err(|error| {
        tracing::warn!(
            problem = error.problem.name(),
            detail = error.detail,
            "a bucket failed"
        );
        let field = error.problem.field().unwrap_or("endpoint");
        let problem = FieldProblem::new(field, "invalid", error.problem.message());
        Failure::invalid(vec![problem])
    })
}

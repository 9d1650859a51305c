//! What the owner sees and does: backups, the log, and whether everything runs.

mod audit;
mod audit_api;
mod backup;
mod backup_api;
mod backup_bucket;
mod backup_bucket_api;
mod health_api;

use kernel::{
    Failure,
    audit::{Entry, record},
};
use poem_openapi::{OpenApi, Tags};
use serde_json::Value;

use crate::Maintenance;

#[derive(Tags)]
enum Tag {
    /// For the owner: backups, the log, and whether everything runs.
    #[oai(rename = "Back office: maintenance")]
    BackOffice,
}

/// All operations of the back office.
pub fn api(maintenance: &Maintenance) -> impl OpenApi + use<> {
    (
        backup_api::BackupApi(maintenance.clone()),
        backup_bucket_api::BackupBucketApi(maintenance.clone()),
        audit_api::AuditApi(maintenance.clone()),
        health_api::HealthApi(maintenance.clone()),
    )
}

impl Maintenance {
    /// Records an audit log entry about files, which no transaction covers.
    pub(crate) async fn note(
        &self,
        actor: i64,
        action: &'static str,
        subject: &str,
        details: Value,
    ) -> Result<(), Failure> {
        let mut tx = self.0.deps.db.write().await?;
        let entry = Entry {
            actor: Some(actor),
            action,
            subject,
            details,
        };
        record(&mut tx, self.now(), entry).await?;
        Ok(tx.commit().await?)
    }
}

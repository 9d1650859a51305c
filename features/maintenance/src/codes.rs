//! Error codes of this feature.

use kernel::{error_codes, operation_codes, session::CONFIRMATION_NEEDED};

error_codes! {
    pub BACKUP_NOT_FOUND: 404 "maintenance.backup_not_found" "This backup no longer exists.";
    pub REPLACED_NOT_FOUND: 404 "maintenance.replaced_not_found" "The previous shop is no longer stored.";
    pub BUSY_WITH_BACKUP: 409 "maintenance.busy" "A backup or restore is in progress. Wait until it is finished.";
    pub NO_BACKUP_BUCKET: 409 "maintenance.no_backup_bucket" "No storage is set up for backups.";
    pub LAST_BACKUP: 409 "maintenance.last_backup" "This is the only backup. Make another one before you delete it.";
}

operation_codes! {
    admin_backup_create: BUSY_WITH_BACKUP;
    admin_backup_view: BACKUP_NOT_FOUND;
    admin_backup_download: CONFIRMATION_NEEDED, BACKUP_NOT_FOUND;
    admin_backup_restore: CONFIRMATION_NEEDED, BACKUP_NOT_FOUND, BUSY_WITH_BACKUP;
    admin_backup_undo: CONFIRMATION_NEEDED, REPLACED_NOT_FOUND, BUSY_WITH_BACKUP;
    admin_backup_bucket_update: CONFIRMATION_NEEDED;
    admin_backup_bucket_confirm: NO_BACKUP_BUCKET;
    admin_backup_bucket_delete: CONFIRMATION_NEEDED, NO_BACKUP_BUCKET;
    admin_backup_delete: BACKUP_NOT_FOUND, BUSY_WITH_BACKUP, LAST_BACKUP;
}

import type { AuditCopy } from "../../../site/adminPart";

/** What this feature's entries in the activity log say. */
export const audit: AuditCopy = {
  prefix: "maintenance.",
  label: "Backups",
  actions: {
    "maintenance.backup_made": "made a backup",
    "maintenance.backup_downloaded": "downloaded a backup",
    "maintenance.backup_deleted": "deleted a backup",
    "maintenance.restore_asked": "started a restore",
    "maintenance.restored": "the shop was restored from a backup",
    "maintenance.undo_asked": "started to undo a restore",
    "maintenance.backup_failed": "a backup failed",
    "maintenance.push_failed": "the upload of a backup failed",
    "maintenance.rehearsal_failed": "the rehearsal of a restore failed",
    "maintenance.backup_bucket_changed": "changed the storage of the backups",
    "maintenance.backup_bucket_removed": "removed the storage of the backups",
    "maintenance.recovery_key_confirmed": "confirmed the recovery key of the backups",
    "maintenance.low_disk": "the disk is almost full",
  },
};

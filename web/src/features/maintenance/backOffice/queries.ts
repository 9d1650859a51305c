import { read } from "../../../api/read";
import type { BucketFields, operations } from "../../../api/schema";
import { send } from "../../../api/send";

type AuditQuery = NonNullable<operations["admin_audit_list"]["parameters"]["query"]>;

export const adminHealth = () => read("admin_health_view", "/admin/health");

export const adminBackupList = () => read("admin_backup_list", "/admin/backups");
export const adminBackupView = (name: string) => read("admin_backup_view", "/admin/backups/{name}", { path: { name } });
const at = (name: string) => ({ path: { name } });
export const makeBackup = () => send("POST /admin/backups");
export const deleteBackup = (name: string) => send("DELETE /admin/backups/{name}", at(name));
export const restoreBackup = (name: string, shopName: string) =>
  send("POST /admin/backups/{name}/restore", { ...at(name), body: { shopName } });

export const undoRestore = (name: string, shopName: string) =>
  send("POST /admin/backups/replaced/{name}/restore", { ...at(name), body: { shopName } });

export const updateBackupBucket = (body: BucketFields) => send("PUT /admin/backup-bucket", { body });
export const confirmRecoveryKey = (lastGroups: string) => send("POST /admin/backup-bucket/recovery-key", { body: { lastGroups } });
export const deleteBackupBucket = () => send("DELETE /admin/backup-bucket");

export const adminAuditList = (query: AuditQuery = {}) => read("admin_audit_list", "/admin/audit", { query });

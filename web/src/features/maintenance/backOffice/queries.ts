import { client, unwrap } from "../../../api/client";
import { read } from "../../../api/read";
import type { UpdateMailSetup, operations } from "../../../api/schema";

type MailQuery = NonNullable<operations["admin_mail_list"]["parameters"]["query"]>;
type AuditQuery = NonNullable<operations["admin_audit_list"]["parameters"]["query"]>;

export const adminHealth = () => read("admin_health_view", "/admin/health");

export const adminMailList = (query: MailQuery = {}) => read("admin_mail_list", "/admin/mails", { query });
export const adminMailView = (id: number) => read("admin_mail_view", "/admin/mails/{id}", { path: { id } });
export const resendMail = (id: number) =>
  unwrap(client.POST("/admin/mails/{id}/resend", { params: { path: { id } } }));
export const sendTestMail = () => unwrap(client.POST("/admin/mails/test"));
export const releaseMails = (send: boolean) => unwrap(client.PUT("/admin/mails/held", { body: { send } }));

export const adminMailSetup = () => read("admin_mail_setup_view", "/admin/mails/setup");
export const checkMailSetup = (input: UpdateMailSetup) => unwrap(client.POST("/admin/mails/setup/check", { body: input }));
export const changeMailSetup = (input: UpdateMailSetup) => unwrap(client.PUT("/admin/mails/setup", { body: input }));

export const adminBackupList = () => read("admin_backup_list", "/admin/backups");
export const adminBackupView = (name: string) => read("admin_backup_view", "/admin/backups/{name}", { path: { name } });
const at = (name: string) => ({ params: { path: { name } } });
export const makeBackup = () => unwrap(client.POST("/admin/backups"));
export const deleteBackup = (name: string) => unwrap(client.DELETE("/admin/backups/{name}", at(name)));
export const restoreBackup = (name: string, shopName: string) =>
  unwrap(client.POST("/admin/backups/{name}/restore", { ...at(name), body: { shopName } }));

export const undoRestore = (name: string, shopName: string) =>
  unwrap(client.POST("/admin/backups/replaced/{name}/restore", { ...at(name), body: { shopName } }));

export const adminAuditList = (query: AuditQuery = {}) => read("admin_audit_list", "/admin/audit", { query });

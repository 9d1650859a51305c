//! Calls of the owner on maintenance: backups, emails, the audit log.

use serde_json::json;

use crate::belongings::person::Call;
use crate::belongings::plan::{Plan, open};
use crate::belongings::rows::Rows;

pub fn plan(operation: &str, rows: &Rows) -> Option<Plan> {
    let backup = format!("/admin/backups/{}", rows.backup);
    let mail = format!("/admin/mails/{}", rows.mail);
    Some(match operation {
        "admin_audit_list" => open(Call::get("/admin/audit?action=auth.")),
        "admin_health_view" => open(Call::get("/admin/health")),
        "admin_backup_list" => open(Call::get("/admin/backups")),
        "admin_backup_create" => open(Call::post("/admin/backups")),
        "admin_backup_view" => open(Call::get(backup)),
        "admin_backup_download" => open(Call::get(format!("{backup}/archive"))),
        "admin_backup_restore" => {
            let input = json!({"shopName": rows.shop_name});
            open(Call::post(format!("{backup}/restore")).json(input))
        }
        // No restore has replaced this shop, so there is nothing to undo.
        "admin_backup_undo" => {
            let input = json!({"shopName": rows.shop_name});
            let path = "/admin/backups/replaced/20260101-000000/restore";
            open(Call::post(path).json(input)).needing_more()
        }
        "admin_backup_delete" => open(Call::delete(format!(
            "/admin/backups/{}",
            rows.second_backup
        ))),
        // A bucket that does not answer: nothing is saved, so there is none to confirm or remove.
        "admin_backup_bucket_update" => {
            let input = json!({
                "endpoint": "http://127.0.0.1:9", "bucket": "asha-boutique", "region": "", "accessKeyId": "KEY",
                "secretAccessKey": "secret", "pathStyle": true, "prefix": "",
            });
            open(Call::put("/admin/backup-bucket").json(input)).needing_more()
        }
        "admin_backup_bucket_confirm" => {
            let input = json!({"lastGroups": "AAAA-AAAA"});
            open(Call::post("/admin/backup-bucket/recovery-key").json(input)).needing_more()
        }
        "admin_backup_bucket_delete" => open(Call::delete("/admin/backup-bucket")).needing_more(),
        "admin_mail_health_view" => open(Call::get("/admin/mails/health")),
        "admin_mail_list" => open(Call::get("/admin/mails?q=asha")),
        "admin_mail_view" => open(Call::get(mail)),
        "admin_mail_resend" => open(Call::post(format!("{mail}/resend"))),
        "admin_mail_test" => open(Call::post("/admin/mails/test")),
        "admin_mail_release" => open(Call::put("/admin/mails/held").json(json!({"send": false}))),
        _ => return None,
    })
}

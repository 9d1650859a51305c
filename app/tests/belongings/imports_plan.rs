//! Calls about imports. A demo shop has none: each call is about the one that the first creates.

use serde_json::json;

use crate::belongings::{
    person::Call,
    plan::{Plan, open},
};

const FILE: &[u8] = b"Name,Mobile\nChellamma,9840012345\n";

pub fn plan(operation: &str) -> Option<Plan> {
    let chosen = json!({"fields": ["name", "mobile"], "unit": "in"});
    Some(match operation {
        "admin_import_list" => open(Call::get("/admin/imports")),
        "admin_import_create" => open(
            Call::post("/admin/imports/files?kind=customers&name=book.csv")
                .bytes(FILE.to_vec())
                .header("content-type", "application/octet-stream"),
        ),
        "admin_import_view" => open(Call::get("/admin/imports/1")),
        "admin_import_preview" => open(Call::post("/admin/imports/1/preview").json(chosen)),
        "admin_import_start" => open(Call::post("/admin/imports/1/start")),
        "admin_import_undo" => open(Call::post("/admin/imports/1/undo")).needing_more(),
        "admin_import_delete" => open(Call::delete("/admin/imports/1")).needing_more(),
        "admin_import_rejected_download" => open(Call::get("/admin/imports/1/rejected.csv")),
        "admin_import_not_undone_download" => open(Call::get("/admin/imports/1/not-undone.csv")),
        "admin_import_sample_download" => {
            open(Call::get("/admin/import-samples/customers?format=csv"))
        }
        "admin_export_download" => open(Call::get("/admin/exports/products?format=csv")),
        "admin_import_website_list" => open(Call::get("/admin/import-websites")),
        "admin_import_website_create" => {
            let website = json!({"address": "http://127.0.0.1:9", "uploads": "uploads"});
            open(Call::post("/admin/import-websites").json(website))
        }
        "admin_import_website_view" => open(Call::get("/admin/import-websites/1")),
        "admin_import_website_list_read" => {
            let list = json!({"path": "/api/gallery"});
            open(Call::put("/admin/import-websites/1/lists/gallery_items").json(list))
        }
        "admin_import_website_stop" => open(Call::post("/admin/import-websites/1/stop")),
        "admin_import_website_continue" => open(Call::post("/admin/import-websites/1/continue")),
        "admin_import_website_preview" => {
            let chosen = json!({"kinds": ["categories"]});
            open(Call::post("/admin/import-websites/1/preview").json(chosen)).needing_more()
        }
        "admin_import_website_start" => {
            let chosen = json!({"kinds": ["categories"]});
            open(Call::post("/admin/import-websites/1/start").json(chosen)).needing_more()
        }
        "admin_import_website_undo" => {
            open(Call::post("/admin/import-websites/1/undo")).needing_more()
        }
        "admin_import_website_delete" => open(Call::delete("/admin/import-websites/1")),
        "admin_past_order_list" => open(Call::get("/admin/past-orders/2")),
        _ => return None,
    })
}

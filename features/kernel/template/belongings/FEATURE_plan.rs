//! What the shop's people do with FEATURE. A demo shop has no items: each call is about the one that the first creates.

use serde_json::json;

use crate::belongings::{
    person::Call,
    plan::{Plan, open},
};

pub fn plan(operation: &str) -> Option<Plan> {
    let list = "/admin/FEATURE/items";
    let item = json!({"name": "First", "published": true});
    let update = json!({"name": "Renamed", "published": true, "version": 2});
    let hide = json!({"published": false, "version": 1});
    Some(match operation {
        "FEATURE_item_list" => open(Call::get("/FEATURE/items")),
        "admin_FEATURE_item_list" => open(Call::get(list)),
        "admin_FEATURE_item_create" => open(Call::post(list).json(item)),
        "admin_FEATURE_item_reorder" => {
            open(Call::put(format!("{list}/order")).json(json!({"ids": [1]})))
        }
        "admin_FEATURE_item_view" => open(Call::get(format!("{list}/1"))),
        "admin_FEATURE_item_update" => open(Call::put(format!("{list}/1")).json(update)),
        "admin_FEATURE_item_publish" => open(Call::put(format!("{list}/1/published")).json(hide)),
        "admin_FEATURE_item_delete" => open(Call::delete(format!("{list}/1"))),
        "admin_FEATURE_item_restore" => open(Call::post(format!("{list}/1/restore"))),
        _ => return None,
    })
}

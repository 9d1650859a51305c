//! What the shop's people do with piecework. A demo shop has no items: each call is about the one that the first creates.

use serde_json::json;

use crate::belongings::{
    person::Call,
    plan::{Plan, open},
};

pub fn plan(operation: &str) -> Option<Plan> {
    let list = "/admin/piecework/items";
    let item = json!({"name": "First", "published": true});
    let update = json!({"name": "Renamed", "published": true, "version": 2});
    let hide = json!({"published": false, "version": 1});
    Some(match operation {
        "piecework_item_list" => open(Call::get("/piecework/items")),
        "admin_piecework_item_list" => open(Call::get(list)),
        "admin_piecework_item_create" => open(Call::post(list).json(item)),
        "admin_piecework_item_reorder" => {
            open(Call::put(format!("{list}/order")).json(json!({"ids": [1]})))
        }
        "admin_piecework_item_view" => open(Call::get(format!("{list}/1"))),
        "admin_piecework_item_update" => open(Call::put(format!("{list}/1")).json(update)),
        "admin_piecework_item_publish" => open(Call::put(format!("{list}/1/published")).json(hide)),
        "admin_piecework_item_delete" => open(Call::delete(format!("{list}/1"))),
        "admin_piecework_item_restore" => open(Call::post(format!("{list}/1/restore"))),
        _ => return None,
    })
}

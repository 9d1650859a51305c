//! What the shop's people do with garment types and choices. The first garment type is one of those that are shipped.

use serde_json::json;

use crate::belongings::{
    person::Call,
    plan::{Plan, open},
};

pub fn plan(operation: &str) -> Option<Plan> {
    let list = "/admin/garments/types";
    let choices = "/admin/garments/choices";
    let sherwani = json!({"name": "Sherwani", "points": 8, "published": true, "fields": []});
    let update =
        json!({"name": "Pocket", "points": 1, "published": true, "fields": [], "version": 2});
    let hide = json!({"published": false, "version": 1});
    Some(match operation {
        "garment_type_list" => open(Call::get("/garments/types")),
        "choice_group_list" => open(Call::get("/garments/choices?product=1")),
        "admin_garment_type_list" => open(Call::get(list)),
        "admin_garment_type_create" => open(Call::post(list).json(sherwani)),
        "admin_garment_type_reorder" => {
            let ids: Vec<i64> = (1..=11).rev().collect();
            open(Call::put(format!("{list}/order")).json(json!({"ids": ids})))
        }
        "admin_garment_type_view" => open(Call::get(format!("{list}/10"))),
        "admin_garment_type_update" => open(Call::put(format!("{list}/10")).json(update)),
        "admin_garment_type_publish" => open(Call::put(format!("{list}/10/published")).json(hide)),
        "admin_garment_type_delete" => open(Call::delete(format!("{list}/10"))),
        "admin_garment_type_restore" => open(Call::post(format!("{list}/10/restore"))),
        "admin_choice_list_list" => open(Call::get(choices)),
        "admin_choice_list_view" => open(Call::get(format!("{choices}/type/1"))),
        "admin_choice_list_update" => {
            open(Call::put(format!("{choices}/type/9")).json(json!({"groups": [], "version": 0})))
        }
        _ => return None,
    })
}

//! Calls about piecework. A demo maker has statements of June and July, the owner has none.

use kernel::demo::{DEMO_MAKER, DEMO_OWNER, DEMO_STAFF};
use serde_json::json;

use crate::belongings::{
    person::Call,
    plan::{Plan, open},
};

const MONTH: &str = "2026-07";

pub fn plan(operation: &str) -> Option<Plan> {
    let of_staff = format!("/admin/piecework/statements/{DEMO_STAFF}");
    let of_maker = format!("/admin/piecework/statements/{DEMO_MAKER}");
    let of_owner = format!("/admin/piecework/statements/{DEMO_OWNER}");
    Some(open(match operation {
        "admin_piecework_view" => Call::get(format!("/admin/piecework/makers?month={MONTH}")),
        "admin_piecework_rate_list" => Call::get("/admin/piecework/rates"),
        "admin_piecework_rate_update" => Call::put("/admin/piecework/rates")
            .json(json!({"garmentTypeId": 1, "ratePaise": 23_000})),
        "admin_piecework_statement_view" => Call::get(format!("{of_staff}?month={MONTH}")),
        "admin_piecework_statement_download" => {
            Call::get(format!("{of_staff}/statement.csv?month={MONTH}"))
        }
        "admin_piecework_statement_print" => {
            Call::get(format!("{of_staff}/statement.pdf?month={MONTH}"))
        }
        "admin_piecework_entry_create" => Call::post(format!("{of_owner}/entries")).json(json!({
            "month": "2026-08", "kind": "bonus", "amountPaise": 10_000, "note": "Deepavali", "fromDuePaise": 0,
        })),
        "admin_piecework_entry_delete" => Call::delete(format!("{of_maker}/entries/1")),
        "admin_piecework_price_update" => Call::put(format!("{of_staff}/missing-rates"))
            .json(json!({"month": MONTH, "garmentTypeId": 1, "ratePaise": 25_000})),
        "admin_piecework_piece_update" => Call::put("/admin/piecework/pieces/1").json(json!({
            "makerId": DEMO_MAKER, "fromMakerId": DEMO_MAKER, "ratePaise": 25_000, "fromRatePaise": 25_000,
        })),
        "admin_piecework_statement_close" => Call::post(format!("{of_owner}/close"))
            .json(json!({"month": MONTH, "fromDuePaise": 0})),
        "admin_piecework_statement_reopen" => {
            Call::post(format!("{of_owner}/reopen?month={MONTH}"))
        }
        _ => return None,
    }))
}

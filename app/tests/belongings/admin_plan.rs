//! Calls of counter work: orders, measurements, payments, reports.

use kernel::demo::DEMO_CUSTOMER;
use serde_json::json;

use crate::belongings::{
    person::Call,
    plan::{Plan, open},
    rows::Rows,
};

/// The demo customer's first order, which has payments in the ledger.
const PAID: &str = "/admin/payments/order-ledgers/1001";

pub fn plan(operation: &str, rows: &Rows) -> Option<Plan> {
    let order = format!("/admin/orders/{}", rows.unpaid);
    let piece = format!("{order}/pieces/{}", rows.piece);
    let alteration = format!("{order}/alterations/99");
    let altered = json!({"work": "Take in the waist", "version": 1});
    let of_more = match operation {
        "admin_alteration_create" => Call::post(format!("{piece}/alterations")).json(altered),
        "admin_alteration_update" => Call::put(alteration).json(altered),
        "admin_alteration_move" => Call::post(format!("{alteration}/step"))
            .json(json!({"from": "Received", "to": "Ready"})),
        "admin_alteration_delete" => Call::delete(alteration),
        // None is removed.
        "admin_piece_restore" => Call::post(format!("{piece}/restore")),
        _ => return plan_of_order(operation, rows),
    };
    Some(open(of_more).needing_more())
}

fn plan_of_order(operation: &str, rows: &Rows) -> Option<Plan> {
    let order = format!("/admin/orders/{}", rows.unpaid);
    let piece = format!("{order}/pieces/{}", rows.piece);
    let family = format!("/admin/measurement-profiles/{DEMO_CUSTOMER}");
    let photo = format!(
        "/admin/orders/{}/photos/{}",
        rows.appointment, rows.shop_photo
    );
    Some(open(match operation {
        "admin_alteration_list" => Call::get("/admin/alterations"),
        "admin_order_create" => {
            let input = json!({"name": "Kamala", "advancePaise": 0, "pieces": [{"work": "Re-hem, four pieces", "pricePaise": 60_000}]});
            Call::post("/admin/orders").json(input)
        }
        "admin_trial_update" => {
            Call::put(format!("{piece}/trial")).json(json!({"trial": {"day": rows.quiet_day()}}))
        }
        "admin_price_update" => Call::put(format!("{order}/price"))
            .json(json!({"pricePaise": 90_000, "fromPaise": 80_000})),
        "admin_price_adjustments_update" => Call::put(format!("{order}/price-adjustments"))
            .json(json!({"rushPaise": 5_000, "fromPaise": 90_000})),
        "admin_fabric_update" => {
            Call::put(format!("{piece}/fabric")).json(json!({"text": "Customer's own silk"}))
        }
        "admin_team_list" => Call::get("/admin/orders/team"),
        "admin_assignee_update" => {
            Call::put(format!("{piece}/assignee")).json(json!({"assigneeId": 1}))
        }
        "admin_measurement_update" => Call::put(format!("{piece}/measurements"))
            .json(json!({"measurements": {"height": 161.5}, "version": 2})),
        "admin_measurement_profile_list" => Call::get(family),
        "admin_measurement_profile_create" => {
            Call::post(family).json(json!({"name": "Kamala", "relation": "mother"}))
        }
        "admin_measurement_profile_update" => Call::put(format!("{family}/{}", rows.profile))
            .json(json!({"name": "Chellamma", "measurements": {"height": 151.5}})),
        "admin_last_measurements_view" => {
            Call::get(format!("{family}/last?profile={}", rows.profile))
        }
        "admin_piece_create" => Call::post(format!("/admin/orders/{}/pieces", rows.two_pieces.0))
            .json(json!({"work": "Fall and pico"})),
        "admin_piece_delete" => {
            let (order, [_, piece]) = rows.two_pieces;
            Call::delete(format!("/admin/orders/{order}/pieces/{piece}"))
        }
        "admin_piece_move" => {
            let (order, [piece, _]) = rows.two_pieces;
            Call::post(format!("/admin/orders/{order}/pieces/{piece}/step"))
                .json(json!({"from": "Order Placed", "to": "Cutting Started"}))
        }
        "admin_piece_update" => {
            let (order, [_, piece]) = rows.two_pieces;
            Call::put(format!("/admin/orders/{order}/pieces/{piece}"))
                .json(json!({"version": 1, "work": "Fall and pico", "quantity": 2}))
        }
        "admin_needed_by_update" => {
            Call::put(format!("{order}/needed-by")).json(json!({"neededBy": rows.quiet_day()}))
        }
        "admin_piece_promise" => Call::put(format!("{piece}/promised-day"))
            .json(json!({"promisedDay": rows.quiet_day()})),
        "admin_piece_price_update" => {
            Call::put(format!("{piece}/price")).json(json!({"pricePaise": 80_000}))
        }
        "admin_piece_note_update" => {
            Call::put(format!("{piece}/note")).json(json!({"text": "No lining"}))
        }
        "admin_photo_create" => Call::post(format!(
            "/admin/orders/{}/photos?kind=finished",
            rows.unpaid
        ))
        .bytes(rows.image.clone())
        .header("content-type", "application/octet-stream"),
        "admin_photo_update" => Call::put(photo).json(json!({"shown": true})),
        "admin_photo_delete" => Call::delete(photo),
        "admin_own_piece_list" => Call::get("/admin/own-pieces"),
        "admin_own_piece_move" => Call::post(format!("/admin/own-pieces/{}/step", rows.piece))
            .json(json!({"from": "Order Placed", "to": "Cutting Started"})),
        "admin_own_piece_note_create" => {
            Call::post(format!("/admin/own-pieces/{}/notes", rows.piece))
                .json(json!({"text": "No lining"}))
        }
        "admin_own_piece_photo_create" => {
            Call::post(format!("/admin/own-pieces/{}/photos", rows.piece))
                .bytes(rows.image.clone())
                .header("content-type", "application/octet-stream")
        }
        "admin_own_piece_photo_view" => Call::get(format!(
            "/admin/own-pieces/{}/photos/{}",
            rows.photo_piece, rows.photo
        )),
        "admin_ledger_view" => Call::get(PAID),
        "admin_counter_payment_create" => Call::post(format!("{PAID}/entries"))
            .json(json!({"method": "cash", "amountPaise": 10_000})),
        "admin_counter_payment_reverse" => {
            Call::post(format!("{PAID}/entries/59/reverse")).json(json!({}))
        }
        "admin_counter_payment_retain" => {
            Call::put(format!("{PAID}/entries/59/retention")).json(json!({"retained": false}))
        }
        "admin_money_in_view" => Call::get("/admin/payments/money-in"),
        "admin_order_report_view" => Call::get("/admin/orders/report?month=2026-08"),
        "admin_order_report_download" => Call::get("/admin/orders/report.csv?month=2026-08"),
        "admin_receipt_list" => Call::get("/admin/payments/receipts"),
        "admin_receipt_download" => Call::get("/admin/payments/receipts/1.pdf"),
        "admin_receipt_report_download" => Call::get("/admin/payments/receipts.csv?from=2026-04"),
        "admin_tax_view" => Call::get("/admin/payments/tax"),
        "admin_tax_update" => Call::put("/admin/payments/tax").json(tax()),
        "admin_tax_sample" => Call::post("/admin/payments/tax/sample").json(tax()),
        "admin_payment_report_view" => Call::get("/admin/payments/report?month=2026-08"),
        "admin_payment_report_download" => Call::get("/admin/payments/report.csv?month=2026-08"),
        "admin_search_report_view" => Call::get("/admin/search/report?month=2026-08"),
        "admin_search_settings_view" => Call::get("/admin/search/settings"),
        "admin_search_settings_update" => {
            Call::put("/admin/search/settings").json(json!({"synonyms": "zebrawood, zebrano"}))
        }
        "admin_search_report_download" => Call::get("/admin/search/report.csv?month=2026-08"),
        _ => return None,
    }))
}

fn tax() -> serde_json::Value {
    json!({
        "mode": "none",
        "kinds": [
            {"kind": "course", "code": "999293", "rate": 1800},
            {"kind": "advance", "code": "9988", "rate": 500},
        ],
        "version": 1,
    })
}

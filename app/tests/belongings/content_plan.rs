//! Calls that change content: rows of the demo shop, none of them a customer's.

use serde_json::{Value, json};

use crate::belongings::person::Call;
use crate::belongings::plan::{Plan, open};

/// The second row of a list, which is deleted and restored.
const DELETED: i64 = 2;

pub fn plan(operation: &str) -> Option<Plan> {
    record(operation)
        .or_else(|| enquiry(operation))
        .or_else(|| page(operation))
        .or_else(|| shop(operation))
        .or_else(|| pin_codes(operation))
}

/// A kind of record: the noun of its operations, its list, a body, and how many of them the demo shop has.
type Kind = (&'static str, &'static str, Value, i64);

fn kinds() -> [Kind; 6] {
    let quote = json!({
        "name": "Revathi", "company": "Adyar", "quote": "It fits.", "date": "2026-07-30", "imageId": 1,
        "published": true,
    });
    let story = json!({
        "title": "Borders", "description": "How they are woven.", "date": "2026-07-30", "mainImageId": 1,
        "images": [{"imageId": 1, "published": false}], "published": true,
    });
    let piece =
        json!({"title": "Silk blouse", "category": "Blouses", "imageIds": [1], "published": true});
    // The first video of the demo shop is a preview.
    let measuring = json!({"videoId": 1, "imageId": 1, "published": true});
    [
        (
            "banner",
            "banner",
            json!({"subtitle": "Bridal blouses", "published": true}),
            5,
        ),
        (
            "offer",
            "offers",
            json!({"text": "Ten percent in the rains", "published": true}),
            2,
        ),
        ("testimonial", "testimonials", quote, 8),
        ("event", "events", story, 6),
        ("gallery", "gallery", piece, 12),
        ("how_to_measure", "how-to-measure", measuring, 1),
    ]
}

fn record(operation: &str) -> Option<Plan> {
    let (list, body, rows, act) = kinds().into_iter().find_map(|(noun, list, body, rows)| {
        let act = operation.strip_prefix(&format!("admin_{noun}_"))?;
        Some((list, body, rows, act.to_owned()))
    })?;
    let call = match act.as_str() {
        "list" => get(list),
        "view" => get(&format!("{list}/1")),
        "create" => post(list).json(body),
        // Another one has been created before.
        "reorder" => {
            let ids: Vec<i64> = (1..=rows + 1).collect();
            put(&format!("{list}/order")).json(json!({"ids": ids}))
        }
        // It has been published before.
        "update" => {
            let mut update = body;
            update["version"] = 2.into();
            put(&format!("{list}/1")).json(update)
        }
        "publish" => {
            put(&format!("{list}/1/published")).json(json!({"published": true, "version": 1}))
        }
        "delete" => Call::delete(format!("/admin/content/{list}/{DELETED}")),
        "restore" => post(&format!("{list}/{DELETED}/restore")),
        _ => return None,
    };
    Some(open(call))
}

fn enquiry(operation: &str) -> Option<Plan> {
    Some(match operation {
        "admin_enquiry_list" => open(get("enquiries?q=asha")),
        "admin_enquiry_update" => {
            open(put("enquiries/1").json(json!({"read": true, "version": 1})))
        }
        "admin_enquiry_answer" => {
            open(put("enquiries/1/answered").json(json!({"answered": true, "version": 2})))
        }
        "admin_enquiry_delete" => open(Call::delete("/admin/content/enquiries/1")),
        "admin_enquiry_restore" => open(post("enquiries/1/restore")),
        _ => return None,
    })
}

fn page(operation: &str) -> Option<Plan> {
    let page = json!({
        "title": "About us", "sections": [{"id": "story", "text": "We come home."}], "version": 1,
    });
    Some(match operation {
        "admin_page_list" => open(get("pages")),
        "admin_page_view" => open(get("pages/about")),
        "admin_page_update" => open(put("pages/about").json(page)),
        _ => return None,
    })
}

fn shop(operation: &str) -> Option<Plan> {
    let facts = json!({
        "businessName": "Hem & Mogra", "legalName": "Hem & Mogra", "tagline": "Measured at your door.",
        "greeting": "Vanakkam", "hours": [], "grievanceOfficer": {"designation": "Grievance Officer"},
        "copyrightYear": 2025, "colours": "rani", "orderPrefix": "HM", "measurementUnit": "in", "version": 1,
    });
    Some(match operation {
        "admin_shop_view" => open(get("shop")),
        "admin_shop_check" => open(post("shop/check").json(facts)),
        "admin_setup_view" => open(get("setup")),
        "admin_setup_step_update" => {
            open(put("setup/steps").json(json!({"step": "gst", "decided": true})))
        }
        "admin_shop_open" => open(post("setup/open")),
        "admin_shop_update" => open(put("shop").json(facts)),
        _ => return None,
    })
}

fn pin_codes(operation: &str) -> Option<Plan> {
    let all = "/admin/pin-codes";
    let area = json!({"pinCode": "600101", "location": "Anna Nagar West"});
    Some(match operation {
        "admin_pin_code_list" => open(Call::get(all)),
        "admin_pin_code_view" => open(Call::get(format!("{all}/1"))),
        "admin_pin_code_create" => open(Call::post(all).json(area)),
        "admin_pin_code_import" => {
            let text = json!({"text": "600102, Anna Nagar East"});
            open(Call::post(format!("{all}/import")).json(text))
        }
        "admin_pin_code_update" => {
            let area = json!({"pinCode": "600103", "location": "Manali", "version": 1});
            open(Call::put(format!("{all}/1")).json(area))
        }
        "admin_pin_code_publish" => {
            let hidden = json!({"published": false, "version": 1});
            open(Call::put(format!("{all}/3/published")).json(hidden))
        }
        "admin_pin_code_delete" => open(Call::delete(format!("{all}/{DELETED}"))),
        "admin_pin_code_restore" => open(Call::post(format!("{all}/{DELETED}/restore"))),
        _ => return None,
    })
}

fn get(path: &str) -> Call {
    Call::get(format!("/admin/content/{path}"))
}

fn post(path: &str) -> Call {
    Call::post(format!("/admin/content/{path}"))
}

fn put(path: &str) -> Call {
    Call::put(format!("/admin/content/{path}"))
}

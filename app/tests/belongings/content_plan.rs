//! What the shop's people do with what it shows and tells: rows of the demo shop, none of them a customer's.

use serde_json::json;

use crate::belongings::person::Call;
use crate::belongings::plan::{Plan, open};

/// The second row of a list is deleted and brought back.
const DELETED: i64 = 2;

pub fn plan(operation: &str) -> Option<Plan> {
    lines(operation)
        .or_else(|| voices(operation))
        .or_else(|| stories(operation))
        .or_else(|| shop(operation))
        .or_else(|| pin_codes(operation))
}

fn lines(operation: &str) -> Option<Plan> {
    let banner = json!({"subtitle": "Bridal blouses", "published": true, "version": 1});
    let offer = json!({"text": "Ten percent in the rains", "published": true, "version": 1});
    let order = json!({"ids": [1]});
    Some(match operation {
        "admin_banner_list" => open(get("banner")),
        "admin_banner_create" => open(post("banner").json(banner)),
        "admin_banner_order" => open(put("banner").json(order)),
        "admin_banner_update" => open(put("banner/1").json(banner)),
        "admin_banner_delete" => open(delete("banner")),
        "admin_banner_restore" => open(restore("banner")),
        "admin_offer_list" => open(get("offers")),
        "admin_offer_create" => open(post("offers").json(offer)),
        "admin_offer_order" => open(put("offers").json(order)),
        "admin_offer_update" => open(put("offers/1").json(offer)),
        "admin_offer_delete" => open(delete("offers")),
        "admin_offer_restore" => open(restore("offers")),
        _ => return None,
    })
}

fn voices(operation: &str) -> Option<Plan> {
    let quote = json!({
        "name": "Revathi", "company": "Adyar", "quote": "It fits.", "date": "2026-07-30", "imageId": 1,
        "published": true, "version": 1,
    });
    Some(match operation {
        "admin_testimonial_list" => open(get("testimonials")),
        "admin_testimonial_create" => open(post("testimonials").json(quote)),
        "admin_testimonial_update" => open(put("testimonials/1").json(quote)),
        "admin_testimonial_delete" => open(delete("testimonials")),
        "admin_testimonial_restore" => open(restore("testimonials")),
        "admin_enquiry_list" => open(get("enquiries?q=asha")),
        "admin_enquiry_update" => open(put("enquiries/1").json(json!({"read": true}))),
        "admin_enquiry_answer" => open(put("enquiries/1/answered").json(json!({"answered": true}))),
        "admin_enquiry_delete" => open(Call::delete("/admin/content/enquiries/1")),
        "admin_enquiry_restore" => open(post("enquiries/1/restore")),
        _ => return None,
    })
}

fn stories(operation: &str) -> Option<Plan> {
    let story = json!({
        "title": "Borders", "description": "How they are woven.", "date": "2026-07-30", "mainImageId": 1,
        "images": [{"imageId": 1, "published": false}], "published": true, "version": 1,
    });
    let piece = json!({
        "title": "Silk blouse", "category": "Blouses", "imageIds": [1], "published": true, "version": 1,
    });
    // The first video of the demo shop is a preview.
    let measuring = json!({"videoId": 1, "imageId": 1, "published": true, "version": 1});
    let page = json!({
        "title": "About us", "sections": [{"id": "story", "text": "We come home."}], "version": 1,
    });
    Some(match operation {
        "admin_event_list" => open(get("events")),
        "admin_event_create" => open(post("events").json(story)),
        "admin_event_update" => open(put("events/1").json(story)),
        "admin_event_delete" => open(delete("events")),
        "admin_event_restore" => open(restore("events")),
        "admin_gallery_list" => open(get("gallery")),
        "admin_gallery_create" => open(post("gallery").json(piece)),
        "admin_gallery_order" => open(put("gallery").json(json!({"ids": [1]}))),
        "admin_gallery_update" => open(put("gallery/1").json(piece)),
        "admin_gallery_delete" => open(delete("gallery")),
        "admin_gallery_restore" => open(restore("gallery")),
        "admin_how_to_measure_list" => open(get("how-to-measure")),
        "admin_how_to_measure_create" => open(post("how-to-measure").json(measuring)),
        "admin_how_to_measure_order" => open(put("how-to-measure").json(json!({"ids": [1]}))),
        "admin_how_to_measure_update" => open(put("how-to-measure/1").json(measuring)),
        "admin_how_to_measure_delete" => open(delete("how-to-measure")),
        "admin_how_to_measure_restore" => open(restore("how-to-measure")),
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
        "copyrightYear": 2025, "themeColour": "#B5105B", "orderPrefix": "HM", "measurementUnit": "in", "version": 1,
    });
    Some(match operation {
        "admin_shop_view" => open(get("shop")),
        "admin_shop_check" => open(post("shop/check").json(facts)),
        "admin_shop_update" => open(put("shop").json(facts)),
        _ => return None,
    })
}

fn pin_codes(operation: &str) -> Option<Plan> {
    let all = "/admin/pin-codes";
    let area = json!({"pinCode": "600101", "location": "Anna Nagar West", "version": 1});
    Some(match operation {
        "admin_pin_code_list" => open(Call::get(all)),
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

fn delete(list: &str) -> Call {
    Call::delete(format!("/admin/content/{list}/{DELETED}"))
}

fn restore(list: &str) -> Call {
    post(&format!("{list}/{DELETED}/restore"))
}

//! Sample data of each mail template.

use serde_json::{Value, json};

/// Data and secret of a template. Panics for one without an entry.
pub fn filled(template: &str) -> (Value, Option<&'static str>) {
    const SECRET: Option<&str> = Some("3f6c0d");
    let order = json!({
        "name": "ஆஷா Raman", "number": "HM-1048", "service": "Blouses - Princess Cut - Deep back, dori and latkan",
        "model": "Deep back", "day": "2026-08-03", "slot": "11:00 AM To 1:00PM", "status": "Cutting Started",
        "reason": "We are away that week, and come back on 12 August.", "advancePaise": 300_000, "advancePaid": true,
        "pricePaise": 840_000, "paidPaise": 50_000,
        "expectedDays": 21, "promisedDay": "2026-08-24", "trialDay": "2026-08-20", "order": 48, "position": 2,
        "work": "Take in the waist by 2 cm", "fromDay": "2026-08-02", "fromSlot": "3:00PM To 5:00PM",
        "image": ["/uploads/preview.jpg", "A blouse with a deep back"],
    });
    let account = json!({
        "name": "Asha Raman", "mobile": "+919876543210", "email": "asha@example.com", "minutes": 30, "hours": 24,
        "kind": "email", "value": "new@example.com", "done": false,
    });
    let course = json!({
        "name": "Asha Raman", "course": "Blouse basics", "teaches": "Princess cut, from the tape to the hook",
        "until": "2027-01-28", "image": ["/uploads/preview.jpg", "A blouse on a stand"], "courseId": 9,
        "lesson": "Join the tiers", "question": "Is voile too thin for a French seam?",
        "answer": "No. Use a size 9 needle and a fine thread.", "from": "ஆஷா Raman",
        "message": "For your new machine.", "sent": true, "test": false,
    });
    let payment = json!({
        "name": "Asha Raman", "title": "Blouse basics", "purchase": 1007, "pricePaise": 1_250_000, "percent": 10,
        "amountPaise": 1_125_000, "coupon": "WELCOME10", "day": "2026-08-01", "closed": true,
    });
    let advance = json!({
        "name": "Asha Raman", "title": "Blouses - Princess Cut - Deep back, dori and latkan, order HM-1048",
        "purchase": 1008, "pricePaise": 50_000, "percent": 0, "amountPaise": 50_000, "coupon": null,
        "day": "2026-08-01", "receipt": "HM/26-27/000123",
        "order": {"number": "HM-1048", "payment": "advance", "pricePaise": 125_000, "paidPaise": 50_000},
    });
    let tests = json!({"name": "Meena", "count": 3, "live": true});
    let dispute = json!({
        "name": "Meena", "payment": "pay_29QQoUBi66xm2f", "amountPaise": 1_250_000, "reason": "goods_not_received",
        "respondBy": "2026-08-14",
    });
    let invoice = json!({
        "name": "Asha Raman", "kind": "tax_invoice", "number": "HM/26-27/000123", "day": "2026-08-24",
        "title": "Blouses - Princess Cut - Deep back, dori and latkan, order HM-1048", "totalPaise": 840_000,
        "receivedPaise": 300_000, "leftPaise": 540_000, "note": "HM/26-27/C00007",
    });
    let (feature, kind) = template.split_once('.').unwrap();
    match (feature, kind) {
        ("auth", "reset" | "contact_confirm" | "invitation") => (account, SECRET),
        ("auth", _) => (account, None),
        ("orders", _) => (order, None),
        ("content", "new_enquiry") => (json!({"enquiry": 12}), None),
        ("courses", "gift_received") => (course, SECRET),
        ("courses", _) => (course, None),
        ("payments", "dispute") => (dispute, None),
        ("payments", "receipt") => (advance, None),
        ("payments", "webhooks_missing") => (json!({"name": "Meena", "since": "2026-08-01"}), None),
        ("payments", "tests_ended") => (tests, None),
        ("invoices", _) => (invoice, None),
        ("payments", _) => (payment, None),
        ("maintenance", "low_disk") => (json!({"freeMegabytes": 480}), None),
        ("maintenance", "backup_failed") => (json!({"why": "The disk is full."}), None),
        ("email" | "maintenance", _) => (json!({}), None),
        _ => panic!("add sample data for {template}"),
    }
}

//! Examples of text fields, by the name of the field: what a reader of the reference sees, and tries first. A field with
//! an example of its own keeps it.

use serde_json::{Map, Value, json};

/// Names of fields, sorted, and an example of each.
const EXAMPLES: &[(&str, &str)] = &[
    ("accessToken", "s3cr3t-k3y"),
    ("action", "orders.cancelled"),
    ("actor", "Malarvizhi"),
    ("address", "7, North Mada Street, Mylapore"),
    ("alt", "A blouse of green silk"),
    ("answer", "Cut along the chalk line."),
    ("answeredBy", "Malarvizhi"),
    ("area", "Mylapore"),
    ("author", "Malarvizhi"),
    ("bankReference", "428712345678"),
    ("broken", "The file is incomplete."),
    ("browser", "Firefox on Windows"),
    ("businessName", "Hem & Mogra"),
    ("button", "Open My Orders"),
    ("buttonAddress", "https://shop.example.com/myorders"),
    ("buyer", "Asha Raman"),
    ("buyerEmail", "asha@example.com"),
    ("buyerMobile", "+919876543210"),
    ("buyerName", "Asha Raman"),
    ("by", "Malarvizhi"),
    ("callbackPath", "/api/payments/callback"),
    ("captions", "/uploads/hem.vtt"),
    ("category", "Transport"),
    ("categoryName", "Ladies' Wear"),
    ("code", "FIRST10"),
    ("company", "Wedding blouse"),
    ("contactNumber", "+919876543210"),
    ("coupon", "FIRST10"),
    ("courseName", "Princess-cut blouse"),
    ("creator", "Malarvizhi"),
    ("currency", "INR"),
    ("customer", "Asha Raman"),
    ("day", "2026-11-24"),
    ("days", "Monday to Saturday"),
    ("description", "Blouses with and without lining."),
    ("designation", "Proprietor"),
    ("discountReason", "Regular customer"),
    ("duration", "6 hours"),
    ("email", "asha@example.com"),
    ("error", "The mail server refused the password."),
    ("failure", "The disk is full."),
    ("field", "aroundBust"),
    ("first", "#B5105B"),
    ("firstName", "Asha"),
    ("folder", "/srv/boutique/backups"),
    ("forWhom", "Meena"),
    ("from", "21:30"),
    ("greeting", "Vanakkam"),
    ("ground", "#F8C9D6"),
    ("group", "Neck"),
    ("gstin", "33ABCDE1234F1Z5"),
    ("heading", "How we measure"),
    ("hint", "Around the fullest part."),
    ("holiday", "Pongal"),
    ("host", "smtp.example.com"),
    ("how", "Online, UPI"),
    ("id", "how-we-measure"),
    ("image", "/uploads/blouse-1200.webp"),
    ("imageAlt", "A blouse of green silk"),
    ("included", "Lining\nHooks"),
    ("instructor", "Malarvizhi"),
    ("item", "Princess-cut blouse"),
    ("itemKind", "course"),
    ("itemReference", "2"),
    ("key", "aroundBust"),
    ("keyId", "rzp_test_0000000000"),
    ("keySecret", "s3cr3t"),
    ("kind", "course"),
    ("label", "Around bust"),
    ("landMark", "Opposite the temple tank"),
    ("language", "ta"),
    ("lastError", "The mail server did not answer."),
    ("lastName", "Raman"),
    ("legalName", "Hem & Mogra, proprietor Malarvizhi"),
    ("lessonTitle", "Cutting the front"),
    ("line", "A blouse from cutting to hooks."),
    ("link", "https://shop.example.com/setpassword/3f9c"),
    ("location", "Mylapore"),
    ("mainDescription", "Stitched to your measurements."),
    ("mainTitle", "A blouse that fits"),
    ("maker", "Kannan"),
    ("message", "For a wedding in December."),
    ("method", "upi"),
    ("mobile", "+919876543210"),
    ("name", "Asha Raman"),
    ("next", "2026-11-24T06:30:00Z.1.42"),
    ("notIncluded", "Fabric"),
    ("note", "Paid to the driver"),
    ("number", "HM-1048"),
    ("openedBy", "Kannan"),
    ("option", "Boat neck"),
    ("orderNumber", "HM-1048"),
    ("orderPrefix", "HM"),
    ("original", "HM/26-27/000041"),
    ("palette", "--rani:#0A6670;"),
    ("password", "s3cr3t"),
    ("path", "/products/blouses/12"),
    ("paymentId", "pay_0000000000"),
    ("pendingEmail", "asha@example.com"),
    ("pendingMobile", "+919876543210"),
    ("phone", "+91 98765 43210"),
    ("pinCode", "600004"),
    ("prefix", "HM"),
    ("preview", "/uploads/blouse-preview.jpg"),
    ("problem", "media.video_broken"),
    ("provider", "razorpay"),
    ("providerOrderId", "order_0000000000"),
    ("providerPaymentId", "pay_0000000000"),
    ("providerRefundId", "rfnd_0000000000"),
    ("publicAddress", "https://shop.example.com"),
    ("query", "blouse"),
    ("quote", "It fitted at the first trial."),
    ("razorpay_order_id", "order_0000000000"),
    ("razorpay_payment_id", "pay_0000000000"),
    ("reason", "The customer called"),
    ("recipient", "asha@example.com"),
    ("reference", "2"),
    ("relation", "daughter"),
    ("says", "The mail server refused the password."),
    ("second", "#0A4D54"),
    ("secret", "boutique_0123456789abcdef"),
    ("serviceId", "service_1"),
    ("serviceModel", "Boat neck, three-quarter sleeves"),
    ("serviceName", "Princess-cut blouse"),
    ("serviceType", "Ladies' Wear"),
    ("shopName", "Hem & Mogra"),
    ("signature", "9f86d081884c7d65"),
    ("slug", "about"),
    ("smaller", "/videos/42-small.mp4"),
    ("src", "/uploads/blouse-1200.webp"),
    ("state", "33"),
    ("stateTax", "SGST"),
    ("statusKey", "7hK2mQ"),
    ("storagePlace", "Shelf 3"),
    ("storedIn", "before-restore"),
    ("subject", "order:12"),
    ("subtitle", "Bridal blouses"),
    ("subtype", "Boat neck"),
    ("tagline", "Custom tailoring, measured at your door."),
    ("template", "auth.welcome"),
    ("templateId", "template_1"),
    ("text", "Which needle for silk?"),
    ("themeColour", "#B5105B"),
    ("time", "11:00 am to 7:00 pm"),
    ("title", "Princess-cut blouse"),
    ("token", "3f9c2a7d"),
    ("until", "08:00"),
    ("url", "https://studio.example"),
    ("usedPrefix", "HM"),
    ("user", "shop@example.com"),
    ("userId", "public_key_1"),
    ("value", "Approved"),
    ("wearer", "Meena"),
    (
        "webhookAddress",
        "https://shop.example.com/api/payments/webhook",
    ),
    ("webhookSecret", "s3cr3t"),
    ("what", "Product"),
    ("whatsapp", "919876543210"),
    ("work", "Let out the side seams"),
];

/// Gives every text field of the document's schemas the example of its name.
pub fn give(document: &mut Value) {
    let schemas = document["components"]["schemas"].as_object_mut();
    let schemas = schemas.into_iter().flat_map(Map::values_mut);
    let fields = schemas
        .filter_map(|schema| schema.get_mut("properties")?.as_object_mut())
        .flatten();
    for (name, field) in fields {
        let Some(field) = field.as_object_mut() else {
            continue;
        };
        let is_free = field.get("type") == Some(&json!("string")) && !field.contains_key("enum");
        if !is_free || field.contains_key("example") {
            continue;
        }
        if let Ok(place) = EXAMPLES.binary_search_by_key(&name.as_str(), |(known, _)| known) {
            field.insert("example".to_owned(), json!(EXAMPLES[place].1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn examples_are_sorted() {
        assert!(EXAMPLES.is_sorted_by_key(|(name, _)| *name));
    }

    #[test]
    fn a_field_gets_the_example_of_its_name_and_keeps_its_own() {
        let text = json!({"type": "string"});
        let mut document = json!({"components": {"schemas": {"One": {"properties": {
            "mobile": text,
            "code": {"type": "string", "example": "OWN"},
            "state": {"type": "string", "enum": ["sent"]},
            "id": {"type": "integer"},
            "unheardOf": text,
        }}}}});
        give(&mut document);
        let fields = &document["components"]["schemas"]["One"]["properties"];
        assert_eq!(fields["mobile"]["example"], "+919876543210");
        assert_eq!(fields["code"]["example"], "OWN");
        for name in ["state", "id", "unheardOf"] {
            assert!(fields[name].get("example").is_none(), "{name}");
        }
    }
}

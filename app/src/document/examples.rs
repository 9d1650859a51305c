//! Examples of text fields, where one shows a form that the name does not: a number, an address, a code. They are given by
//! the field of a schema (`Login.code`), else by the name that has one form in all others. A field with an example of its
//! own keeps it, but for what its format or its unit shows as well.

use std::collections::HashSet;

use serde_json::{Map, Value, json};

/// Fields of schemas and names of fields, sorted, and an example of each.
const EXAMPLES: &[(&str, &str)] = &[
    ("BucketFields.prefix", "boutique"),
    ("Captions.src", "/media/7f3c1e9a5b8d4026/captions-en.vtt"),
    ("ClaimGift.key", "3f9c2a7d"),
    ("CreateGarmentField.key", "aroundBust"),
    ("CreditDraft.url", "https://studio.example"),
    ("FileStorageBucket.prefix", "boutique"),
    ("Login.code", "123456"),
    (
        "MailPreview.image",
        "https://shop.example.com/uploads/blouse-1200.webp",
    ),
    ("PageSectionDraft.id", "how-we-measure"),
    ("PasswordConfirmation.code", "123456"),
    (
        "PaymentProviderDetail.webhookAddress",
        "https://shop.example.com/api/payments/webhooks/razorpay",
    ),
    (
        "PlaybackGrant.smaller",
        "/media/7f3c1e9a5b8d4026/smaller.mp4",
    ),
    (
        "ProviderWindow.callbackPath",
        "/api/payments/callbacks/razorpay",
    ),
    ("QuietHours.from", "21:30"),
    ("QuietHours.until", "08:00"),
    ("TaxDraft.prefix", "HM"),
    ("TaxKindForm.code", "999293"),
    ("TransactionPage.next", "1793701415-2-34"),
    ("TwoFactorNumber.code", "123456"),
    ("UpdateEmailDelivery.from", "hello@studio.example"),
    ("UpdateEmailDelivery.url", "https://api.mail.example/send"),
    ("UpdateSmsChannel.key", "s3cr3t-k3y"),
    ("UpdateWhatsAppChannel.token", "s3cr3t-t0k3n"),
    ("accessToken", "s3cr3t-k3y"),
    ("action", "orders.cancelled"),
    ("bankReference", "428712345678"),
    ("buttonAddress", "https://shop.example.com/myorders"),
    ("buyerMobile", "+919876543210"),
    ("captions", "/uploads/hem.vtt"),
    ("code", "FIRST10"),
    ("contactNumber", "+919876543210"),
    ("currency", "INR"),
    ("day", "2026-11-24"),
    ("field", "pieces.0.neededBy"),
    ("first", "#B5105B"),
    ("folder", "/srv/boutique/backups"),
    ("ground", "#F8C9D6"),
    ("gstin", "33ABCDE1234F1Z5"),
    ("how", "Online, UPI"),
    ("included", "Lining\nHooks"),
    ("itemKind", "course"),
    ("itemReference", "2"),
    ("keyId", "rzp_test_0000000000"),
    ("keySecret", "s3cr3t"),
    ("language", "ta"),
    ("link", "https://shop.example.com/setpassword/3f9c"),
    ("method", "upi"),
    ("mobile", "+919876543210"),
    ("number", "HM-1048"),
    ("orderNumber", "HM-1048"),
    ("orderPrefix", "HM"),
    ("original", "HM/26-27/000041"),
    ("palette", "--rani:#0A6670;"),
    ("paymentId", "pay_0000000000"),
    ("pendingMobile", "+919876543210"),
    ("phone", "+91 98765 43210"),
    ("pinCode", "600004"),
    ("preview", "/uploads/blouse-preview.jpg"),
    ("provider", "razorpay"),
    ("providerOrderId", "order_0000000000"),
    ("providerPaymentId", "pay_0000000000"),
    ("providerRefundId", "rfnd_0000000000"),
    ("publicAddress", "https://shop.example.com"),
    ("razorpay_order_id", "order_0000000000"),
    ("razorpay_payment_id", "pay_0000000000"),
    ("reference", "2"),
    ("second", "#0A4D54"),
    ("secret", "boutique_0123456789abcdef"),
    ("serviceId", "service_1"),
    ("signature", "9f86d081884c7d65"),
    ("slug", "about"),
    ("state", "33"),
    ("stateTax", "SGST"),
    ("statusKey", "7f3c1e9a5b8d4026e1a7c93f5b0d8246"),
    ("storedIn", "replaced/20261124-063000"),
    ("subject", "order:12"),
    ("template", "auth.welcome"),
    ("templateId", "template_1"),
    ("themeColour", "#B5105B"),
    ("time", "11:00 am to 7:00 pm"),
    ("token", "3f9c2a7d"),
    ("usedPrefix", "HM"),
    ("webhookSecret", "s3cr3t"),
    ("whatsapp", "919876543210"),
];

/// Formats whose examples any reader and any tool can make, and free text.
const WITHOUT_EXAMPLE: &[&str] = &["date", "date-time", "email", "multi-line"];
/// The unit of whole numbers of money, which the introduction explains by an example.
const PAISE: &str = "Paise";
/// ₹1,450.
const PRICE: u64 = 145_000;

/// Gives text fields the example of their name: in every schema that is sent, and in the first of those that are only
/// received if none that is sent has the field.
pub fn give(document: &mut Value) {
    leave_out_plain(document, "");
    let sent = sent(document);
    let Some(schemas) = document["components"]["schemas"].as_object_mut() else {
        return;
    };
    let mut given = HashSet::new();
    for is_sent in [true, false] {
        let schemas = schemas.iter_mut();
        let fields = schemas
            .filter(|(name, _)| sent.contains(*name) == is_sent)
            .filter_map(|(schema, fields)| {
                let fields = fields.get_mut("properties")?.as_object_mut()?;
                Some(fields.into_iter().map(move |field| (schema, field)))
            })
            .flatten();
        for (schema, (name, field)) in fields {
            let Some(field) = field.as_object_mut() else {
                continue;
            };
            give_to(schema, name, field);
            let example = field
                .get("example")
                .map(|example| (name.clone(), example.to_string()));
            if example.is_some_and(|example| !given.insert(example)) && !is_sent {
                field.remove("example");
            }
        }
    }
}

fn give_to(schema: &str, name: &str, field: &mut Map<String, Value>) {
    // Tools show the largest value where a limited number has no example.
    if name.ends_with(PAISE)
        && field
            .get("maximum")
            .is_some_and(|most| most.as_u64() >= Some(PRICE))
    {
        field.insert("example".to_owned(), json!(PRICE));
    }
    let is_free = field.get("type") == Some(&json!("string")) && !field.contains_key("enum");
    let shows = has_plain_format(field) || has_example_in_description(field);
    if !is_free || shows || field.contains_key("example") {
        return;
    }
    if let Some(example) = example(&format!("{schema}.{name}")).or_else(|| example(name)) {
        field.insert("example".to_owned(), json!(example));
    }
}

fn example(name: &str) -> Option<&'static str> {
    let place = EXAMPLES.binary_search_by_key(&name, |(known, _)| known);
    place.ok().map(|place| EXAMPLES[place].1)
}

/// Names of the schemas that request bodies are made of.
fn sent(document: &Value) -> HashSet<String> {
    let paths = document["paths"].as_object().into_iter().flatten();
    let operations = paths.filter_map(|(_, path)| path.as_object()).flatten();
    let mut waiting: Vec<&Value> = operations
        .map(|(_, operation)| &operation["requestBody"])
        .collect();
    let mut sent = HashSet::new();
    while let Some(part) = waiting.pop() {
        match part {
            Value::Array(items) => waiting.extend(items),
            Value::Object(members) => waiting.extend(members.values()),
            Value::String(text) => {
                if let Some(name) = text.strip_prefix("#/components/schemas/")
                    && sent.insert(name.to_owned())
                {
                    waiting.push(&document["components"]["schemas"][name]);
                }
            }
            _ => {}
        }
    }
    sent
}

fn has_plain_format(schema: &Map<String, Value>) -> bool {
    let format = schema.get("format").and_then(Value::as_str);
    format.is_some_and(|format| WITHOUT_EXAMPLE.contains(&format))
}

/// Whether the description has an example.
fn has_example_in_description(field: &Map<String, Value>) -> bool {
    let description = field.get("description").and_then(Value::as_str);
    description.is_some_and(|text| {
        ["such as `", "like `", "example \""]
            .iter()
            .any(|before| text.contains(before))
    })
}

/// Leaves out examples of `value`, the field or part `name`, that show nothing.
fn leave_out_plain(value: &mut Value, name: &str) {
    if let Value::Array(items) = value {
        items.iter_mut().for_each(|item| leave_out_plain(item, ""));
    }
    let Some(members) = value.as_object_mut() else {
        return;
    };
    let is_plain = has_plain_format(members);
    // A member of that name that is an object is a field.
    if (is_plain || name.ends_with(PAISE))
        && members
            .get("example")
            .is_some_and(|example| !example.is_object())
    {
        members.remove("example");
    }
    for (name, member) in members {
        leave_out_plain(member, name);
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
    fn what_is_sent_has_the_example_and_else_the_first_schema() {
        let one = json!({"properties": {"mobile": {"type": "string"}, "slug": {"type": "string"}}});
        let body = json!({"schema": {"$ref": "#/components/schemas/Sent"}});
        let mut document = json!({
            "paths": {"/": {"post": {"requestBody": body}}},
            "components": {"schemas": {
                "First": one,
                "Second": one,
                "Sent": {"properties": {"mobile": {"type": "string"}}},
            }},
        });
        give(&mut document);
        let has = |name: &str, field: &str| {
            let field = &document["components"]["schemas"][name]["properties"][field];
            field.get("example").is_some()
        };
        assert!(has("Sent", "mobile") && has("First", "slug"));
        assert!(!has("First", "mobile") && !has("Second", "slug") && !has("Second", "mobile"));
    }

    #[test]
    fn a_field_gets_the_example_of_its_name_and_keeps_its_own() {
        let text = json!({"type": "string"});
        let mut document = json!({"components": {"schemas": {"One": {"properties": {
            "mobile": text,
            "code": {"type": "string", "example": "OWN"},
            "state": {"type": "string", "enum": ["sent"]},
            "id": {"type": "integer"},
            "paidPaise": {"type": "integer", "example": 145_000},
            "askedPaise": {"type": "integer", "maximum": 200_000},
            "day": {"type": "string", "format": "date", "example": "2026-08-24"},
            "unheardOf": text,
            "host": {"type": "string", "description": "Name of the server, like `smtp.example.com`"},
        }}}}});
        give(&mut document);
        let fields = &document["components"]["schemas"]["One"]["properties"];
        assert!(fields["paidPaise"].get("example").is_none());
        assert_eq!(fields["askedPaise"]["example"], 145_000);
        assert!(fields["day"].get("example").is_none());
        assert_eq!(fields["mobile"]["example"], "+919876543210");
        assert_eq!(fields["code"]["example"], "OWN");
        for name in ["state", "id", "unheardOf", "host"] {
            assert!(fields[name].get("example").is_none(), "{name}");
        }
    }
}

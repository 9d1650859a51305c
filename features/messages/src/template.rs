//! What messages say: the placeholders of each event, its text, and the values of one message.

use kernel::{
    MessageEvent as Event,
    mail::{MailShop, rupees, spoken},
};
use serde_json::Value;

use crate::transport::{filled, placeholders};

/// Said where a fact is not known yet: WhatsApp takes no empty value.
const OPEN: &str = "to be agreed";

/// Placeholders of an event's text.
pub fn names(event: Event) -> &'static [&'static str] {
    match event {
        Event::RequestReceived | Event::VisitConfirmed | Event::VisitReminder => {
            &["name", "order", "service", "visit", "link", "shop"]
        }
        Event::OrderAccepted => &[
            "name", "order", "service", "visit", "price", "advance", "ready", "link", "shop",
        ],
        Event::OrderReady | Event::OrderDelivered => {
            &["name", "order", "service", "price", "link", "shop"]
        }
        Event::PaymentReceived => &["name", "amount", "item", "shop"],
        Event::PaymentReminder => &["name", "order", "service", "amount", "link", "shop"],
        Event::CourseAccess => &["name", "course", "until", "link", "shop"],
    }
}

/// The text of an event, where the owner wrote none.
pub fn usual(event: Event) -> &'static str {
    match event {
        Event::RequestReceived => {
            "Hello {name}, we have received your request {order} for a visit on {visit}. We will reply soon. {shop}"
        }
        Event::VisitConfirmed => {
            "Hello {name}, our visit for order {order} is on {visit}. Please keep the fabric ready. {shop}"
        }
        Event::OrderAccepted => {
            "Hello {name}, your order {order} is accepted. Estimate: {price}. Ready by: {ready}. Follow it here: {link} {shop}"
        }
        Event::OrderReady => {
            "Hello {name}, your order {order} is ready. Follow it here: {link} {shop}"
        }
        Event::OrderDelivered => {
            "Hello {name}, we hope everything from order {order} fits well. Tell us if anything needs to be taken in or let out. {shop}"
        }
        Event::PaymentReceived => {
            "Hello {name}, we have received {amount} for {item}. Thank you. {shop}"
        }
        Event::PaymentReminder => {
            "Hello {name}, {amount} is due for your order {order}. See it here: {link} {shop}"
        }
        Event::VisitReminder => {
            "Hello {name}, a reminder of our visit for order {order} on {visit}. Please keep the fabric ready, and a garment that fits you well. {shop}"
        }
        Event::CourseAccess => {
            "Hello {name}, your course {course} is ready to watch until {until}. Start here: {link} {shop}"
        }
    }
}

/// An example of each value, for previews and tests.
pub fn sample(name: &str, shop: &MailShop) -> String {
    match name {
        "name" => "Meera".to_owned(),
        "order" => "HM-1048".to_owned(),
        "service" => "Silk blouse".to_owned(),
        "visit" => "3 August 2026, Morning".to_owned(),
        "price" => money(250_000),
        "advance" => money(50_000),
        "amount" => money(125_000),
        "ready" => "24 August 2026".to_owned(),
        "item" => "order HM-1048".to_owned(),
        "course" => "Blouse basics".to_owned(),
        "until" => "28 January 2027".to_owned(),
        "link" => shop.public_address.clone(),
        "shop" => shop.business_name.clone(),
        _ => OPEN.to_owned(),
    }
}

/// The value of a placeholder in a message with this data, on one line.
pub fn value(name: &str, data: &Value, shop: &MailShop) -> String {
    let text = |key: &str| data[key].as_str().unwrap_or_default();
    let day = |key: &str| match text(key) {
        "" => String::new(),
        day => spoken(day),
    };
    let amount = |key: &str| data[key].as_i64().map(money).unwrap_or_default();
    let value = match name {
        "name" => text("name").to_owned(),
        "order" => text("number").to_owned(),
        "service" => text("service").to_owned(),
        "visit" => match (day("day"), text("slot")) {
            (day, _) if day.is_empty() => day,
            (day, "") => day,
            (day, slot) => format!("{day}, {slot}"),
        },
        "price" => amount("pricePaise"),
        "advance" => amount("advancePaise"),
        "amount" => amount("amountPaise"),
        "ready" => day("promisedDay"),
        "item" => text("title").to_owned(),
        "course" => text("course").to_owned(),
        "until" => day("until"),
        "link" => match text("statusKey") {
            "" if data["course"].is_string() => shop.link("/mycourses"),
            "" => shop.link("/myorders"),
            key => shop.link(format!("/orderstatus/{key}")),
        },
        "shop" => shop.business_name.clone(),
        _ => String::new(),
    };
    let line = value.split_whitespace().collect::<Vec<_>>().join(" ");
    if line.is_empty() {
        OPEN.to_owned()
    } else {
        line
    }
}

/// An amount as SMS write it: with a rupee sign a text would take twice as many.
fn money(paise: i64) -> String {
    rupees(paise).replace('₹', "Rs ")
}

/// A text with its values, and the values in the order in which it names them.
pub fn written(text: &str, value: impl Fn(&str) -> String) -> (String, Vec<String>) {
    let mut seen: Vec<&str> = Vec::new();
    for name in placeholders(text) {
        if !seen.contains(&name) {
            seen.push(name);
        }
    }
    let parameters = seen.into_iter().map(&value).collect();
    (filled(text, |name| Some(value(name))), parameters)
}

#[cfg(test)]
mod tests {
    use kernel::testing::mail_shop;
    use serde_json::json;

    use super::*;
    use crate::transport::unknown_placeholder;

    #[test]
    fn the_usual_texts_use_the_placeholders_of_their_event() {
        for event in Event::ALL {
            let unknown = unknown_placeholder(usual(event), names(event));
            assert_eq!(unknown, None, "{event:?}");
            let (text, _) = written(usual(event), |name| sample(name, &mail_shop()));
            assert!(!text.contains(OPEN) && !text.contains('{'), "{text}");
        }
    }

    #[test]
    fn values_come_in_the_order_of_the_text_and_none_is_empty() {
        let data = json!({"name": "Asha", "number": "HM-7", "pricePaise": 125_000, "statusKey": "k", "promisedDay": null});
        let shop = mail_shop();
        let (text, parameters) = written(usual(Event::OrderAccepted), |name| {
            value(name, &data, &shop)
        });
        assert_eq!(
            text,
            "Hello Asha, your order HM-7 is accepted. Estimate: Rs 1,250. Ready by: to be agreed. Follow it here: \
             https://shop.example/orderstatus/k Hem & Mogra"
        );
        assert_eq!(
            parameters[..4],
            ["Asha", "HM-7", "Rs 1,250", "to be agreed"]
        );
    }

    #[test]
    fn a_value_cannot_bring_a_placeholder() {
        let data = json!({"name": "{shop}", "number": "HM-7"});
        let shop = mail_shop();
        let (text, _) = written("{name} {order}", |name| value(name, &data, &shop));
        assert_eq!(text, "{shop} HM-7");
    }
}

//! What each email about an order says.

use kernel::{
    Failure,
    mail::{BackOfficePage, MailContent, MailShop, number, row, rupees, spoken, text},
};
use serde_json::Value;

pub const MY_ORDERS: &str = "/myorders";

const NO_REFUND: &str = "Advance payments are non-refundable once stitching has started.";

pub fn new_request(data: &Value, _: Option<&str>, shop: &MailShop) -> Result<MailContent, Failure> {
    let order = number(data, "order")?;
    Ok(MailContent {
        subject: format!("New request {}", text(data, "number")?),
        heading: "New request".to_owned(),
        paragraphs: vec![
            "A customer has requested an appointment. Approve or decline it in the back office."
                .to_owned(),
        ],
        facts: facts(data)?,
        button: shop.button("View request", BackOfficePage::Order(order)),
        ..MailContent::default()
    })
}

pub fn received(data: &Value, _: Option<&str>, shop: &MailShop) -> Result<MailContent, Failure> {
    Ok(MailContent {
        subject: format!("We received your request {}", text(data, "number")?),
        heading: "We received your request".to_owned(),
        paragraphs: vec![format!(
            "Hello {}, thank you for your request. We will call you within an hour to confirm the pickup. Once we approve it, the order appears in \
             My Orders with its tracker.",
            text(data, "name")?
        )],
        facts: facts(data)?,
        image: image(data, shop),
        button: progress(data, shop),
        closing: vec![other_day(shop)],
        steps: Vec::new(),
    })
}

pub fn taken(data: &Value, _: Option<&str>, shop: &MailShop) -> Result<MailContent, Failure> {
    let mut facts = facts(data)?;
    facts.push(row("Expected Delivery", &delivery(data)?));
    facts.extend(amounts(data));
    let mut content = MailContent {
        subject: format!("Your order {} is confirmed", text(data, "number")?),
        heading: "Your order is confirmed".to_owned(),
        paragraphs: vec![format!(
            "Hello {}, thank you for visiting us. Here are the details of your order.",
            text(data, "name")?
        )],
        facts,
        image: image(data, shop),
        button: progress(data, shop),
        closing: vec![format!(
            "Is something wrong? Reply to this email or call {}.",
            shop.phone
        )],
        ..MailContent::default()
    };
    if paise(data, "advancePaise") > 0 {
        content.closing.insert(0, NO_REFUND.to_owned());
    }
    Ok(content)
}

pub fn approved(data: &Value, _: Option<&str>, shop: &MailShop) -> Result<MailContent, Failure> {
    let advance = paise(data, "advancePaise");
    let mut facts = facts(data)?;
    facts.extend(amounts(data));
    facts.push(row("Expected Delivery", &delivery(data)?));
    let mut content = MailContent {
        heading: "Your order is approved".to_owned(),
        paragraphs: vec![format!(
            "Hello {}, your appointment is approved. We will visit you with the tape and the pattern book.",
            text(data, "name")?
        )],
        facts,
        image: image(data, shop),
        steps: vec![
            "We take measurements at your home and collect the fabric.".to_owned(),
            "You can follow each step in My Orders, until Ready for Pickup.".to_owned(),
        ],
        ..MailContent::default()
    };
    if advance > 0 {
        content.closing.push(NO_REFUND.to_owned());
    }
    if advance > paise(data, "paidPaise") {
        let online = data["paidOnline"].as_bool().unwrap_or(true);
        let (button, step) = if online {
            ("Pay Advance", "Pay the advance in My Orders.")
        } else {
            (
                "View in My Orders",
                "Pay the advance at the shop, by cash or UPI. Online payment opens soon.",
            )
        };
        let at_the_shop = if online { "" } else { " at the shop" };
        content.subject = format!(
            "Order {} is approved: pay your advance of {}{at_the_shop}",
            text(data, "number")?,
            rupees(advance)
        );
        content.button = shop.button(button, MY_ORDERS);
        content.steps.insert(0, step.to_owned());
    } else {
        content.subject = format!("Order {} is approved", text(data, "number")?);
        content.button = shop.button("View in My Orders", MY_ORDERS);
    }
    content.closing.push(other_day(shop));
    Ok(content)
}

pub fn rejected(data: &Value, _: Option<&str>, shop: &MailShop) -> Result<MailContent, Failure> {
    let mut paragraphs = vec![format!(
        "Hello {}, we are sorry, but we cannot accept your request.",
        text(data, "name")?
    )];
    paragraphs.extend(data["reason"].as_str().map(str::to_owned));
    Ok(MailContent {
        subject: format!("About your request {}", text(data, "number")?),
        heading: "Your request was declined".to_owned(),
        paragraphs,
        facts: facts(data)?,
        button: shop.button("Book another day", "/bookappointment"),
        closing: vec![format!(
            "Questions? Reply to this email or call {}.",
            shop.phone
        )],
        ..MailContent::default()
    })
}

pub fn cancelled(data: &Value, _: Option<&str>, shop: &MailShop) -> Result<MailContent, Failure> {
    let mut closing = Vec::new();
    if data["advancePaid"].as_bool().unwrap_or_default() {
        closing.push(
            "You have paid an advance for this order. We will contact you about the refund."
                .to_owned(),
        );
    }
    closing.push(format!(
        "Did not cancel this order? Please call us right away on {}.",
        shop.phone
    ));
    Ok(MailContent {
        subject: format!("{} is cancelled", text(data, "number")?),
        heading: "Your order is cancelled".to_owned(),
        paragraphs: vec![format!(
            "Hello {}, your order is cancelled. There is nothing more for you to do.",
            text(data, "name")?
        )],
        facts: facts(data)?,
        image: image(data, shop),
        button: shop.button("View in My Orders", MY_ORDERS),
        closing,
        ..MailContent::default()
    })
}

pub fn step_changed(
    data: &Value,
    _: Option<&str>,
    shop: &MailShop,
) -> Result<MailContent, Failure> {
    let (number, status) = (text(data, "number")?, text(data, "status")?);
    let mut facts = facts(data)?;
    facts.push(row("Expected Delivery", &delivery(data)?));
    Ok(MailContent {
        subject: format!("{number}: {status}"),
        heading: status.to_owned(),
        paragraphs: vec![format!(
            "Hello {}, the status of your order has changed.",
            text(data, "name")?
        )],
        facts,
        image: image(data, shop),
        button: progress(data, shop),
        ..MailContent::default()
    })
}

pub fn facts(data: &Value) -> Result<Vec<(String, String)>, Failure> {
    let mut facts = vec![
        row("Service Name", text(data, "service")?),
        row("Order ID", text(data, "number")?),
    ];
    if let (Some(day), Some(slot)) = (data["day"].as_str(), data["slot"].as_str()) {
        facts.push(row("Visit", &format!("{}, {slot}", spoken(day))));
    }
    if let Some(day) = data["neededBy"].as_str() {
        facts.push(row("Needed by", &spoken(day)));
    }
    if let Some(day) = data["trialDay"].as_str() {
        facts.push(row("Trial", &spoken(day)));
    }
    Ok(facts)
}

/// What is agreed, paid and left to pay, as on receipts and in My Orders.
fn amounts(data: &Value) -> Vec<(String, String)> {
    let price = paise(data, "pricePaise");
    let advance = paise(data, "advancePaise");
    let paid = paise(data, "paidPaise");
    let mut rows = Vec::new();
    if price > 0 {
        rows.push(row("Agreed price", &rupees(price)));
    }
    if advance > 0 {
        rows.push(row("Advance", &rupees(advance)));
    }
    if paid > 0 || !rows.is_empty() {
        rows.push(row("Paid so far", &rupees(paid)));
    }
    if price > 0 {
        rows.push(row("Balance", &rupees((price - paid).max(0))));
    }
    rows
}

/// An amount in paise; 0 if it is absent.
fn paise(data: &Value, name: &str) -> i64 {
    data[name].as_i64().unwrap_or(0)
}

/// Image of the item for emails, as in link previews.
pub fn image(data: &Value, shop: &MailShop) -> Option<(String, String)> {
    let (path, alt) = (data["image"][0].as_str()?, data["image"][1].as_str()?);
    Some((shop.link(path), alt.to_owned()))
}

fn delivery(data: &Value) -> Result<String, Failure> {
    let days = match number(data, "expectedDays")? {
        1 => "1 Day".to_owned(),
        days => format!("{days} Days"),
    };
    Ok(match data["promisedDay"].as_str() {
        Some(day) => format!("{days} (by {})", spoken(day)),
        None => days,
    })
}

pub fn other_day(shop: &MailShop) -> String {
    format!(
        "Need another day? Reply to this email or call {}.",
        shop.phone
    )
}

/// Button to the public status page: the email may be read on a device without a login. Leads to My Orders while the
/// status link is off.
fn progress(data: &Value, shop: &MailShop) -> Option<(String, String)> {
    match data["statusKey"].as_str() {
        Some(key) => shop.button("Follow your order", format!("/orderstatus/{key}")),
        None => shop.button("View in My Orders", MY_ORDERS),
    }
}

pub fn cancelled_by_customer(
    data: &Value,
    _: Option<&str>,
    shop: &MailShop,
) -> Result<MailContent, Failure> {
    let order = number(data, "order")?;
    Ok(MailContent {
        subject: format!("{} was cancelled by the customer", text(data, "number")?),
        heading: "Cancelled by the customer".to_owned(),
        paragraphs: vec!["Its visit no longer takes place.".to_owned()],
        facts: facts(data)?,
        button: shop.button("View order", BackOfficePage::Order(order)),
        ..MailContent::default()
    })
}

/// What the maker's device shows.
pub fn piece_assigned(
    data: &Value,
    _: Option<&str>,
    shop: &MailShop,
) -> Result<MailContent, Failure> {
    let (order, position) = (number(data, "order")?, number(data, "position")?);
    Ok(MailContent {
        subject: format!("New piece for you: {}", text(data, "service")?),
        heading: "New piece".to_owned(),
        paragraphs: vec![format!("Order {}", text(data, "number")?)],
        facts: facts(data)?,
        button: shop.button("View piece", BackOfficePage::Piece { order, position }),
        ..MailContent::default()
    })
}

pub fn alteration_assigned(
    data: &Value,
    _: Option<&str>,
    shop: &MailShop,
) -> Result<MailContent, Failure> {
    let (order, position) = (number(data, "order")?, number(data, "position")?);
    Ok(MailContent {
        subject: format!("New alteration for you: {}", text(data, "service")?),
        heading: "New alteration".to_owned(),
        paragraphs: vec![format!(
            "Order {}: {}",
            text(data, "number")?,
            text(data, "work")?
        )],
        facts: facts(data)?,
        button: shop.button("View piece", BackOfficePage::Piece { order, position }),
        ..MailContent::default()
    })
}

/// Without the address: it is shown only to those who may see it.
pub fn visit_assigned(
    data: &Value,
    _: Option<&str>,
    shop: &MailShop,
) -> Result<MailContent, Failure> {
    let (day, slot) = (text(data, "day")?, text(data, "slot")?);
    Ok(MailContent {
        subject: format!("New visit for you: {}, {slot}", spoken(day)),
        heading: "New visit".to_owned(),
        paragraphs: vec![format!(
            "Order {}: {}",
            text(data, "number")?,
            text(data, "service")?
        )],
        facts: facts(data)?,
        button: shop.button("View visits", "/admin"),
        ..MailContent::default()
    })
}

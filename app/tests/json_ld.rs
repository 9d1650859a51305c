//! What search engines and link previews read in a page: its JSON-LD (schema.org), and the card of what it sells.

use serde_json::Value;

/// What is wrong with the JSON-LD of a page whose addresses begin with `site`.
pub fn complaints(site: &str, html: &str) -> Vec<String> {
    const START: &str = "<script type=\"application/ld+json\">";
    let blocks: Vec<&str> = html.split(START).skip(1).collect();
    let hidden = html.contains("<meta name=\"robots\" content=\"noindex\"/>");
    if blocks.len() != 1 && !hidden {
        return vec![format!("has {} blocks of JSON-LD", blocks.len())];
    }
    let mut wrong = Vec::new();
    for block in blocks {
        let text = block.split("</script>").next().unwrap_or_default();
        match serde_json::from_str::<Value>(text) {
            Ok(Value::Array(things)) => {
                for thing in &things {
                    check_whole(site, thing, &mut wrong);
                }
            }
            Ok(thing) => check_whole(site, &thing, &mut wrong),
            Err(error) => wrong.push(format!("has JSON-LD that is none: {error}")),
        }
    }
    wrong
}

fn check_whole(site: &str, thing: &Value, wrong: &mut Vec<String>) {
    if thing["@context"] != "https://schema.org" {
        wrong.push(format!("has JSON-LD without its context: {thing}"));
    }
    check(site, thing, wrong);
}

/// Properties that search engines require (Google, "Structured data that Google Search supports"), and those without
/// which a result shows less than it could.
fn required(kind: &str) -> Option<&'static [&'static str]> {
    Some(match kind {
        "AggregateRating" => &["ratingValue", "reviewCount"],
        "BlogPosting" => &["headline", "datePublished", "image", "publisher"],
        "Brand" => &["name"],
        "BreadcrumbList" | "ItemList" => &["itemListElement"],
        "ClothingStore" => &[
            "@id",
            "name",
            "url",
            "image",
            "telephone",
            "address",
            "geo",
            "openingHoursSpecification",
        ],
        "Course" => &[
            "name",
            "description",
            "provider",
            "hasCourseInstance",
            "offers",
            "url",
        ],
        "CourseInstance" => &["courseMode", "courseWorkload"],
        "GeoCoordinates" => &["latitude", "longitude"],
        "ListItem" => &["position", "item"],
        "Offer" => &["price", "priceCurrency", "availability", "url"],
        "OpeningHoursSpecification" => &["dayOfWeek", "opens", "closes"],
        "Organization" | "Person" => &["name"],
        "PostalAddress" => &[
            "streetAddress",
            "addressLocality",
            "addressRegion",
            "postalCode",
            "addressCountry",
        ],
        "Product" => &["name", "description", "image", "offers", "url"],
        "Rating" => &["ratingValue"],
        "Review" => &["author", "datePublished", "reviewRating"],
        "WebPage" => &["name", "url"],
        _ => return None,
    })
}

fn check(site: &str, thing: &Value, wrong: &mut Vec<String>) {
    if let Some(list) = thing.as_array() {
        for one in list {
            check(site, one, wrong);
        }
    }
    let Some(properties) = thing.as_object() else {
        return;
    };
    let kind = thing["@type"].as_str().unwrap_or_default();
    match required(kind) {
        None => wrong.push(format!("has JSON-LD of the unknown type '{kind}'")),
        Some(required) => {
            let missing = required.iter().filter(|name| is_empty(&thing[**name]));
            wrong.extend(missing.map(|name| format!("has a {kind} without its {name}")));
        }
    }
    for (name, value) in properties {
        let address = matches!(name.as_str(), "@id" | "url" | "image" | "item" | "sameAs");
        let texts = value
            .as_array()
            .map_or(std::slice::from_ref(value), Vec::as_slice);
        for text in texts.iter().filter_map(Value::as_str) {
            if address && !text.starts_with(&format!("{site}/")) {
                wrong.push(format!("has a {kind} whose {name} leads to '{text}'"));
            }
        }
        check(site, value, wrong);
    }
}

fn is_empty(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::String(text) => text.is_empty(),
        Value::Array(list) => list.is_empty(),
        _ => false,
    }
}

/// What is wrong with the shared link of something for sale: its card is name, price and shop.
pub fn complaints_about_card(path: &str, html: &str) -> Vec<String> {
    let sells = [
        "/productdetails/",
        "/shared-product/",
        "/coursenames/",
        "/coursedetails",
    ];
    let content = |property: &str| {
        let start = format!("<meta property=\"{property}\" content=\"");
        Some(html.split_once(&start)?.1.split_once('"')?.0)
    };
    let card = content("og:title").unwrap_or_default();
    let parts: Vec<&str> = card.split(" · ").collect();
    let is_card = matches!(parts[..], [name, price, "Hem &amp; Mogra"]
        if !name.is_empty() && price.trim_start_matches("from ").starts_with('₹'));
    let has_price = content("product:price:amount").is_some_and(|price| price.ends_with(".00"));
    if sells.iter().any(|start| path.starts_with(start)) == (is_card && has_price) {
        return Vec::new();
    }
    vec![format!("shows '{card}' where its link is shared")]
}

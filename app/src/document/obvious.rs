//! Descriptions that say no more than the names beside them are left out: "Id of the order." of `orderId`, "When it was
//! created." of `createdAt`, "State of a video." of the schema `VideoState`. Units are part of a name (`Paise`, `Bytes`),
//! formats part of a type, limits part of a schema. What a few names mean everywhere stands once in the introduction
//! ([`MEANINGS`]), and what a field means in `Order` or `CreateOrder` is not said again in `UpdateOrder` and `OrderDetail`.

use std::collections::{HashMap, HashSet};

use serde_json::{Map, Value};

/// Fields with one meaning in every schema: the introduction tells it, and a field that says only this says nothing.
pub const MEANINGS: &[(&str, &str, &[&str])] = &[
    (
        "version",
        "goes up with each change. A change sends the version that was read, and is refused if the record has changed \
         since",
        &[
            "The version that was read",
            "To be sent with a change",
            "Goes up with each change; a change names the version that was read",
        ],
    ),
    (
        "published",
        "whether visitors see it",
        &["Whether visitors see it"],
    ),
    (
        "deletedAt",
        "when it was moved to the trash, where it can be restored for 30 days; absent outside",
        &["When it was moved to the trash"],
    ),
    (
        "next",
        "what to send as `before` for the next page; absent on the last one",
        &[
            "What to send as `before` for the next part; absent at the end",
            "`before` of the next page; absent on the last one",
        ],
    ),
    (
        "before",
        "`next` of the previous page; absent for the first one",
        &["`next` of the part before", "`next` of the previous page"],
    ),
    (
        "deleted",
        "`true` for what is in the trash, instead of what is not",
        &["`true` for the trash instead", "`true` for the trash"],
    ),
    (
        "imageId",
        "an image of the library",
        &["Id of an image of the library"],
    ),
    (
        "ctid",
        "id of a category of services",
        &["Id of its category"],
    ),
    (
        "promisedDay",
        "the day for which the shop promised it",
        &["The day for which the shop promised it"],
    ),
    (
        "forWhom",
        "name of the person who wears it; absent for the customer",
        &["Name of the person who wears it; absent for the customer"],
    ),
    (
        "profileId",
        "measurement profile of the person who wears it",
        &["Measurement profile of this person"],
    ),
    (
        "mainDescription",
        "plain text; a blank line parts paragraphs",
        &[
            "Plain text, blank lines part paragraphs",
            "Plain text; paragraphs are separated by blank lines",
        ],
    ),
    (
        "secretAccessKey",
        "never shown; left out retains that of the same endpoint and access key ID",
        &["Never shown. Left out retains the one of the same endpoint and access key ID."],
    ),
    (
        "discountReason",
        "required with a discount; the customer sees it",
        &["Required with a discount; the customer sees it"],
    ),
    ("day", "a day in India", &["The day in India"]),
    (
        "points",
        "work of one piece, in points of a maker's day",
        &["Work of one, in points of a maker's day"],
    ),
];

const HEADING: &str = "## Names with one meaning\n\nA field or parameter without a description is what its name says, \
    or, in a schema such as `UpdateOffer` or `OfferEntry`, what it is in `Offer`, else in `CreateOffer`. A field that is not required is absent where there is nothing to say. Whole \
    numbers fit 32 bits, except money, bytes and cursors. Widths and heights of images are pixels. \
    An image that was deleted is absent. These names mean the same everywhere:";

/// Words that add nothing to a name.
const FILLERS: &[&str] = &[
    "a",
    "about",
    "all",
    "an",
    "and",
    "are",
    "as",
    "at",
    "be",
    "became",
    "been",
    "by",
    "came",
    "could",
    "date",
    "day",
    "each",
    "every",
    "for",
    "happened",
    "has",
    "have",
    "her",
    "him",
    "his",
    "how",
    "in",
    "is",
    "it",
    "its",
    "list",
    "made",
    "many",
    "mm",
    "much",
    "name",
    "new",
    "number",
    "of",
    "on",
    "one",
    "part",
    "people",
    "person",
    "result",
    "row",
    "s",
    "said",
    "say",
    "says",
    "something",
    "taken",
    "that",
    "the",
    "their",
    "them",
    "there",
    "these",
    "they",
    "this",
    "those",
    "time",
    "to",
    "was",
    "were",
    "what",
    "when",
    "where",
    "whether",
    "which",
    "who",
    "with",
    "your",
    "yyyy",
];

/// What a word of a name stands for.
const SYNONYMS: &[(&str, &[&str])] = &[
    ("at", &["last"]),
    ("balance", &["due", "left"]),
    ("bytes", &["size", "space"]),
    ("choice", &["chosen", "option"]),
    ("create", &["add", "make", "new", "show", "written"]),
    ("customer", &["user"]),
    ("email", &["address"]),
    ("from", &["beginning", "first", "start"]),
    ("height", &["pixels"]),
    ("last", &["latest"]),
    ("load", &["work"]),
    ("location", &["locality"]),
    ("method", &["paid"]),
    ("mobile", &["91xxxxxxxxxx"]),
    ("page", &["part"]),
    ("paise", &["amount", "cost", "fee", "price", "sum"]),
    ("payment", &["money", "paid"]),
    ("problem", &["why", "wrong"]),
    ("reason", &["why"]),
    ("received", &["arrived"]),
    ("seconds", &["length"]),
    ("sent", &["left"]),
    ("src", &["url"]),
    ("state", &["far"]),
    ("status", &["far"]),
    ("title", &["called", "heading"]),
    ("to", &["end", "last"]),
    ("until", &["end"]),
    (
        "update",
        &[
            "changed", "correct", "edited", "new", "settings", "switches", "written",
        ],
    ),
    ("url", &["address"]),
    ("width", &["pixels"]),
];

/// What stands before and after a noun in the name of a schema for one use of it.
const USES_BEFORE: &[&str] = &[
    "Admin", "Create", "Linked", "Own", "Save", "Update", "WalkIn",
];
const USES_AFTER: &[&str] = &[
    "Detail", "Details", "Draft", "Entry", "Item", "Line", "Row", "Settings", "Summary",
];

/// Cases of absence that say no more than that a field may be absent.
const ABSENT: &[&str] = &[
    "; absent if there are none",
    "; absent when the library has lost it",
    "; absent while there is none",
    "; absent without one",
    "; absent for none",
    "; absent if it has none",
    "; absent if none",
    "; absent if there is none",
    "; absent until there is one",
    "; absent when there is none",
];

/// Leaves out the descriptions of schemas, fields and parameters, and the parts of them, that repeat a name or a schema.
pub fn leave_out(document: &mut Value) {
    each_described(document, &mut shorten);
    leave_out_stops(&mut document["paths"]);
    leave_out_stops(&mut document["components"]);
    describe_once(document);
    leave_out_repeated(document);
}

/// Calls `change` with each field and parameter, its name, its schema, and whether it may be absent.
fn each_described(
    document: &mut Value,
    change: &mut impl FnMut(&str, &mut Map<String, Value>, &Value, bool),
) {
    let schemas = document["components"]["schemas"].as_object_mut();
    for schema in schemas.into_iter().flat_map(Map::values_mut) {
        let required = schema["required"].clone();
        let fields = schema.get_mut("properties").and_then(Value::as_object_mut);
        for (name, field) in fields.into_iter().flatten() {
            let own = field.clone();
            let needed = required.as_array();
            let is_optional = !needed.is_some_and(|needed| needed.iter().any(|one| one == name));
            if let Some(field) = field.as_object_mut() {
                change(name, field, &own, is_optional);
            }
        }
    }
    for operation in super::publish::operations_mut(document) {
        let parameters = operation
            .get_mut("parameters")
            .and_then(Value::as_array_mut);
        for parameter in parameters
            .into_iter()
            .flatten()
            .filter_map(Value::as_object_mut)
        {
            let name = parameter["name"].as_str().unwrap_or_default().to_owned();
            let schema = parameter["schema"].clone();
            let is_optional = parameter.get("required") != Some(&Value::Bool(true));
            change(&name, parameter, &schema, is_optional);
        }
    }
}

/// Leaves out a unit that is part of the name, and a limit and an absence that are part of the schema.
fn shorten(name: &str, described: &mut Map<String, Value>, schema: &Value, is_optional: bool) {
    let Some(Value::String(text)) = described.get_mut("description") else {
        return;
    };
    *text = text.trim().to_owned();
    if name.to_lowercase().ends_with("paise") {
        *text = text.replace(", in paise", "").replace(" in paise", "");
    }
    if let Some(limit) = schema["maxLength"].as_u64() {
        let limit = format!("t most {} characters", with_commas(limit));
        for (start, end) in [("; a", ""), (", a", ""), (" A", ".")] {
            *text = text.replace(&format!("{start}{limit}{end}"), "");
        }
    }
    for absent in ABSENT.iter().filter(|_| is_optional) {
        for end in [".", "; ", ". "] {
            *text = text.replace(&format!("{absent}{end}"), end);
        }
    }
    leave_out_stop(text);
}

/// Leaves out the full stop of a single sentence.
fn leave_out_stop(text: &mut String) {
    if text.ends_with('.') && !text.trim_end_matches('.').contains(['.', '\n']) {
        text.pop();
    }
}

/// Leaves out the full stops of summaries, and of descriptions that are a single sentence.
fn leave_out_stops(value: &mut Value) {
    match value {
        Value::Object(members) => {
            for said in ["summary", "description"] {
                if let Some(Value::String(text)) = members.get_mut(said) {
                    leave_out_stop(text);
                }
            }
            members.values_mut().for_each(leave_out_stops);
        }
        Value::Array(items) => items.iter_mut().for_each(leave_out_stops),
        _ => {}
    }
}

/// `4,000`.
fn with_commas(number: u64) -> String {
    match (number / 1000, number % 1000) {
        (0, rest) => rest.to_string(),
        (thousands, rest) => format!("{thousands},{rest:03}"),
    }
}

/// A field that means the same in several schemas of one noun is described in the first of them alone. So is a schema for
/// updating that is described as the one for creating.
fn describe_once(document: &mut Value) {
    let Some(schemas) = document["components"]["schemas"].as_object_mut() else {
        return;
    };
    let before = schemas.clone();
    let mut names: Vec<&String> = before.keys().collect();
    names.sort_by_key(|name| (noun_of(name), rank_of(name), name.len(), *name));
    let mut described: HashMap<(&str, &str), &Value> = HashMap::new();
    for name in names {
        let (noun, schema) = (noun_of(name), &mut schemas[name]);
        if let Some(rest) = name.strip_prefix("Update")
            && let created @ Some(_) = before.get(&format!("Create{rest}"))
            && let Some(schema) = schema.as_object_mut()
            && schema.get("description") == created.and_then(|schema| schema.get("description"))
        {
            schema.remove("description");
        }
        let fields = before[name]["properties"].as_object();
        for (field, said) in fields.into_iter().flatten() {
            let Some(said) = said.get("description") else {
                continue;
            };
            let first = *described.entry((noun, field)).or_insert(said);
            if first == said
                && !std::ptr::eq(first, said)
                && let Some(field) = schema["properties"][field].as_object_mut()
            {
                field.remove("description");
            }
        }
    }
}

/// The noun of `CreateOffer`, `AdminOffer` and `OfferEntry`.
fn noun_of(name: &str) -> &str {
    let rest = |rest: &&str| !rest.is_empty();
    let before = USES_BEFORE.iter().find_map(|one| name.strip_prefix(one));
    let name = before.filter(rest).unwrap_or(name);
    let after = USES_AFTER.iter().find_map(|one| name.strip_suffix(one));
    after.filter(rest).unwrap_or(name)
}

/// Where a reader looks first: at the noun itself, then at what creates it.
fn rank_of(name: &str) -> usize {
    match name {
        name if noun_of(name) == name => 0,
        name if name.starts_with("Create") => 1,
        _ => 2,
    }
}

fn leave_out_repeated(document: &mut Value) {
    let schemas = document["components"]["schemas"].as_object_mut();
    for (name, schema) in schemas.into_iter().flatten() {
        let Some(schema) = schema.as_object_mut() else {
            continue;
        };
        leave_out_of(schema, &[], &[name]);
        let fields = schema.get_mut("properties").and_then(Value::as_object_mut);
        for (field, described) in fields.into_iter().flatten() {
            if let Some(described) = described.as_object_mut() {
                leave_out_of(described, &[field], &[field, name]);
            }
        }
    }
    let paths = document["paths"].as_object_mut();
    for (path, operations) in paths.into_iter().flatten() {
        let operations = operations.as_object_mut().into_iter();
        let parameters = operations
            .flat_map(Map::values_mut)
            .filter_map(|operation| operation.get_mut("parameters")?.as_array_mut())
            .flatten()
            .filter_map(Value::as_object_mut);
        for parameter in parameters {
            let name = parameter["name"].as_str().unwrap_or_default().to_owned();
            // The id in `/orders/{id}` is that of an order, and any record's.
            let above = path
                .split(&format!("{{{name}}}"))
                .next()
                .unwrap_or_default();
            let names = match parameter["in"] == "path" {
                true => vec![name.as_str(), "record id", above],
                false => vec![name.as_str()],
            };
            leave_out_of(parameter, &[&name], &names);
        }
    }
}

/// Adds what a few names mean to the introduction.
pub fn explain(document: &mut Value) {
    let lines = MEANINGS
        .iter()
        .map(|(name, meaning, _)| format!("- `{name}`: {meaning}"));
    let lines: Vec<String> = lines.collect();
    if let Value::String(introduction) = &mut document["info"]["description"] {
        introduction.push_str(&format!("\n\n{HEADING}\n\n{}", lines.join("\n")));
    }
}

/// Leaves out a description that has only what `names` say, or what `field` means everywhere.
fn leave_out_of(described: &mut Map<String, Value>, field: &[&str], names: &[&str]) {
    let Some(text) = described.get("description").and_then(Value::as_str) else {
        return;
    };
    let is_known = MEANINGS
        .iter()
        .any(|(name, _, said)| field == [*name] && said.contains(&text));
    if is_known || repeats(text, names) {
        described.remove("description");
    }
}

/// Whether a text has no word that `names` have not.
pub fn repeats(text: &str, names: &[&str]) -> bool {
    let mut known: HashSet<String> = FILLERS.iter().map(|word| stem(word)).collect();
    for word in names.iter().flat_map(|name| tokens(&spaced(name))) {
        let meant = SYNONYMS.iter().filter(|(name, _)| stem(name) == word);
        known.extend(meant.flat_map(|(_, meant)| meant.iter().map(|word| stem(word))));
        known.insert(word);
    }
    tokens(text).iter().all(|word| known.contains(word))
}

/// `createdAt` as `created At`.
fn spaced(name: &str) -> String {
    let mut spaced = String::new();
    for character in name.chars() {
        if character.is_ascii_uppercase() {
            spaced.push(' ');
        }
        spaced.push(character);
    }
    spaced
}

fn tokens(text: &str) -> Vec<String> {
    text.split(|character: char| !character.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(stem)
        .collect()
}

/// A word without its ending, so that `delivered` is `delivery` and `orders` is `order`.
fn stem(word: &str) -> String {
    let word = word.to_lowercase();
    let shorter = ["ies", "ing", "ed", "es", "s", "e", "y"]
        .iter()
        .find_map(|ending| word.strip_suffix(ending).filter(|rest| rest.len() > 2));
    shorter.unwrap_or(&word).to_owned()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_repeats_a_name_says_nothing() {
        for (text, names) in [
            ("Name.", vec!["name"]),
            ("Id of the order.", vec!["orderId"]),
            ("When it was created.", vec!["createdAt"]),
            ("Discount in the price, in paise.", vec!["discountPaise"]),
            ("Number of its categories.", vec!["count", "Category"]),
            ("Id of the review.", vec!["id", "/admin/catalogue/reviews/"]),
        ] {
            assert!(repeats(text, &names), "{text} {names:?}");
        }
    }

    #[test]
    fn what_adds_a_unit_a_limit_or_a_case_stays() {
        for (text, names) in [
            ("Name; absent for a walk-in.", vec!["name"]),
            (
                "When it was created, accurate to an hour.",
                vec!["createdAt"],
            ),
            ("How long, in minutes.", vec!["duration"]),
            ("At most 80 characters.", vec!["title"]),
            ("Id of the order.", vec!["id"]),
        ] {
            assert!(!repeats(text, &names), "{text} {names:?}");
        }
    }

    #[test]
    fn what_a_schema_says_is_not_said_again() {
        let shortened = |name: &str, text: &str, schema: &Value, is_optional: bool| {
            let mut described = Map::from_iter([("description".to_owned(), json!(text))]);
            shorten(name, &mut described, schema, is_optional);
            described["description"].as_str().unwrap().to_owned()
        };
        let limited = json!({"type": "string", "maxLength": 4000});
        let no_limit = json!({"type": "string"});
        for (text, shorter) in [
            ("The text; at most 4,000 characters.", "The text"),
            ("The text. At most 4,000 characters.", "The text"),
            (
                "The text; at most 80 characters.",
                "The text; at most 80 characters",
            ),
            ("One. Two.", "One. Two."),
        ] {
            assert_eq!(shortened("text", text, &limited, false), shorter);
        }
        let due = "What is due, in paise; absent if none.";
        assert_eq!(shortened("duePaise", due, &no_limit, true), "What is due");
        let required = "What is due; absent if none";
        assert_eq!(shortened("duePaise", due, &no_limit, false), required);
    }

    #[test]
    fn a_field_is_described_in_the_first_schema_of_its_noun() {
        let field = |text: &str| json!({"type": "string", "description": text});
        let mut document = json!({"paths": {}, "components": {"schemas": {
            "CreatePage": {"properties": {"text": field("Markdown"), "slug": field("In its address")}},
            "UpdatePage": {"properties": {"text": field("Markdown"), "slug": field("Moves the page")}},
            "OfferEntry": {"properties": {"text": field("A sentence"), "slug": field("Markdown")}},
            "CreateOffer": {"properties": {"text": field("A sentence"), "link": field("A path")}},
            "Offer": {"properties": {"text": field("A sentence"), "link": field("An address")}},
            "UpdateOffer": {"properties": {"text": field("A sentence"), "link": field("A path")}},
        }}});
        leave_out(&mut document);
        let schemas = &document["components"]["schemas"];
        assert_eq!(
            schemas["CreatePage"]["properties"]["text"]["description"],
            "Markdown"
        );
        let fields = &schemas["UpdatePage"]["properties"];
        assert!(fields["text"].get("description").is_none());
        assert_eq!(fields["slug"]["description"], "Moves the page");
        let is_said = |name: &str, field: &str| {
            schemas[name]["properties"][field]
                .get("description")
                .is_some()
        };
        assert!(is_said("Offer", "text") && is_said("OfferEntry", "slug"));
        assert!(!is_said("CreateOffer", "text") && !is_said("OfferEntry", "text"));
        // A reader who finds nothing looks at `Offer`, where it is something else.
        assert!(is_said("CreateOffer", "link") && is_said("UpdateOffer", "link"));
    }

    #[test]
    fn only_the_field_of_a_meaning_loses_it() {
        let field = |text: &str| json!({"type": "integer", "description": text});
        let mut document = json!({"paths": {}, "components": {"schemas": {"Page": {"properties": {
            "next": field("`before` of the next page; absent on the last one"),
            "other": field("`before` of the next page; absent on the last one"),
            "version": field("Counts the tries."),
        }}}}});
        leave_out(&mut document);
        let fields = &document["components"]["schemas"]["Page"]["properties"];
        assert!(fields["next"].get("description").is_none());
        assert!(fields["other"].get("description").is_some());
        assert!(fields["version"].get("description").is_some());
    }
}

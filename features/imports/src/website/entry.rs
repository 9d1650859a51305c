//! Entries of a website's lists, as its client read them.

use std::collections::HashMap;

use serde_json::Value;

use super::plain_text::plain_text;

/// Most entries of a list, as of a file.
pub const MOST_ENTRIES: usize = 20_000;

/// The fields of an entry by their names in lower case: they are written in both ways.
pub struct Entry(HashMap<String, Value>);

/// Reads a list, or perhaps an entry on its own. Errors are sentences for the owner.
pub fn entries(body: &[u8], or_one: bool) -> Result<Vec<Entry>, String> {
    let not_json = "The answer is not JSON. Check the address of the list.";
    let list = match serde_json::from_slice(body).map_err(|_| not_json.to_owned())? {
        Value::Array(list) => list,
        one @ Value::Object(_) if or_one => vec![one],
        _ => return Err("The answer is not a list. Check its address.".to_owned()),
    };
    if list.len() > MOST_ENTRIES {
        return Err("It has more than 20,000 entries.".to_owned());
    }
    Ok(list.into_iter().map(Entry::of).collect())
}

impl Entry {
    fn of(value: Value) -> Self {
        let Value::Object(fields) = value else {
            return Self(HashMap::new());
        };
        let fields = fields.into_iter();
        Self(
            fields
                .map(|(name, value)| (name.to_lowercase(), value))
                .collect(),
        )
    }

    /// An entry for each of these fields that is filled in, with its value under another name, or as it is if it
    /// is an entry too. The entry itself if it has none of them.
    pub fn split(self, fields: &[&str], name: &str) -> Vec<Self> {
        let split: Vec<Self> = fields
            .iter()
            .filter_map(|field| match self.0.get(*field) {
                Some(entry @ Value::Object(_)) => Some(Self::of(entry.clone())),
                Some(value) if !self.raw(field).is_empty() => {
                    Some(Self(HashMap::from([(name.to_owned(), value.clone())])))
                }
                _ => None,
            })
            .collect();
        if split.is_empty() { vec![self] } else { split }
    }

    /// The first of these fields that is filled in, as plain text.
    pub fn text(&self, names: &[&str]) -> String {
        let texts = names.iter().map(|name| plain_text(&self.raw(name)));
        texts
            .into_iter()
            .find(|text| !text.is_empty())
            .unwrap_or_default()
    }

    /// A field as it is. The website writes `null` as a text too.
    fn raw(&self, name: &str) -> String {
        let text = match self.0.get(&name.to_lowercase()) {
            Some(Value::String(text)) => text.trim().to_owned(),
            // Numbers without a fraction, however they were stored.
            Some(Value::Number(number)) => {
                let text = number.to_string();
                text.strip_suffix(".0").unwrap_or(&text).to_owned()
            }
            Some(Value::Bool(true)) => "yes".to_owned(),
            Some(Value::Bool(false)) => "no".to_owned(),
            _ => String::new(),
        };
        if matches!(text.to_lowercase().as_str(), "null" | "undefined") {
            String::new()
        } else {
            text
        }
    }

    /// File names or addresses of images, in the order of these fields.
    pub fn files(&self, names: &[String]) -> Vec<String> {
        let files = names.iter().map(|name| self.raw(name));
        files.filter(|file| !file.is_empty()).collect()
    }

    /// A JSON list of names, or text that has one.
    pub fn names(&self, name: &str) -> Vec<String> {
        let list = match self.0.get(&name.to_lowercase()) {
            Some(Value::String(text)) => serde_json::from_str(text).unwrap_or_default(),
            Some(value) => value.clone(),
            None => Value::Null,
        };
        let list = list.as_array().cloned().unwrap_or_default();
        let names = list.iter().filter_map(Value::as_str);
        names.map(str::to_lowercase).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(json: &str) -> Entry {
        entries(json.as_bytes(), true).unwrap().remove(0)
    }

    #[test]
    fn fields_are_read_however_they_were_stored() {
        let entry = one(
            r#"{"Title": "<b>Silk</b>", "price": 1450.0, "mobile": 9840011111, "company": "null", "Category": null}"#,
        );
        assert_eq!(entry.text(&["title"]), "Silk");
        assert_eq!(entry.text(&["price"]), "1450");
        assert_eq!(entry.text(&["mobile"]), "9840011111");
        assert_eq!(entry.text(&["company", "category", "Title"]), "Silk");
        assert_eq!(entry.text(&["absent"]), "");
    }

    #[test]
    fn an_entry_becomes_one_for_each_filled_field() {
        let split = |json: &str| -> Vec<String> {
            let entries = one(json).split(&["subt1", "subt2", "subt3"], "subtitle");
            let texts = entries.iter().map(|entry| entry.text(&["subtitle"]));
            texts.collect()
        };
        let banner = r#"{"id": 1, "Subt1": "Gowns", "subt2": null, "subt3": {"id": 9, "Subtitle": "Blouses"}}"#;
        assert_eq!(split(banner), ["Gowns", "Blouses"]);
        assert_eq!(split(r#"{"id": 1, "subtitle": "Gowns"}"#), ["Gowns"]);
    }

    #[test]
    fn hidden_images_are_named_by_a_list_or_by_text() {
        for hidden in [r#"["subImages2"]"#, r#""[\"subImages2\"]""#] {
            let entry = one(&format!(r#"{{"deleteImages": {hidden}}}"#));
            assert_eq!(entry.names("deleteImages"), ["subimages2"]);
        }
        assert_eq!(
            one(r#"{"deleteImages": "no"}"#).names("deleteImages"),
            [""; 0]
        );
    }

    #[test]
    fn an_answer_that_is_no_list_is_refused_with_the_reason() {
        for (body, reason) in [
            ("<html></html>", "not JSON"),
            (r#"{"message": "none"}"#, "not a list"),
        ] {
            let refused = entries(body.as_bytes(), false).err().unwrap();
            assert!(refused.contains(reason), "{refused}");
        }
        let long = format!("[{}1]", "1,".repeat(MOST_ENTRIES));
        assert!(
            entries(long.as_bytes(), false)
                .err()
                .unwrap()
                .contains("20,000")
        );
        // What is no object has no fields.
        assert_eq!(entries(b"[1]", false).unwrap()[0].text(&["id"]), "");
    }
}

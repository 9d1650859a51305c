//! The data a page carries: the answers to its reads, in a script element that holds JSON.

use std::fmt::Write;

/// One read with its answer, as it came from the API.
pub struct Answer {
    pub address: String,
    pub status: u16,
    /// JSON; what is none becomes null.
    pub body: String,
}

/// `{"shuffle": 2, "search": "a=b", "data": {"/api/x": {"status": 200, "body": …}}}`, safe inside a script element.
/// `search` is the query that the page is rendered for, which may lack values of the visitor's own address.
pub fn seed(shuffle: Option<u8>, search: &str, answers: &[Answer]) -> String {
    let size: usize = answers
        .iter()
        .map(|answer| answer.body.len() + answer.address.len() + 40)
        .sum();
    let mut text = String::with_capacity(size + 40);
    text.push('{');
    if let Some(shuffle) = shuffle {
        // Writing to a string cannot fail.
        let _ = write!(text, "\"shuffle\":{shuffle},");
    }
    let search = serde_json::Value::from(search);
    let _ = write!(text, "\"search\":{search},");
    text.push_str("\"data\":{");
    for (index, answer) in answers.iter().enumerate() {
        if index > 0 {
            text.push(',');
        }
        let address = serde_json::Value::from(answer.address.as_str());
        let _ = write!(
            text,
            "{address}:{{\"status\":{},\"body\":{}}}",
            answer.status, answer.body
        );
    }
    text.push_str("}}");
    escaped(&text)
}

/// These signs stand only inside the strings of JSON, where they may as well be written as escapes.
fn escaped(json: &str) -> String {
    let mut text = String::with_capacity(json.len() + json.len() / 16);
    for sign in json.chars() {
        match sign {
            '<' => text.push_str("\\u003c"),
            '>' => text.push_str("\\u003e"),
            '&' => text.push_str("\\u0026"),
            '\u{2028}' => text.push_str("\\u2028"),
            '\u{2029}' => text.push_str("\\u2029"),
            other => text.push(other),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_in_the_data_can_end_its_element() {
        let body =
            serde_json::json!({"name": "</script><!-- & \u{2028}\u{2029} \"quoted\""}).to_string();
        let address = "/api/search?q=</script>".to_owned();
        let text = seed(
            Some(3),
            "q=</script>",
            &[Answer {
                address: address.clone(),
                status: 200,
                body: body.clone(),
            }],
        );
        assert!(
            !text.contains(['<', '>', '&', '\u{2028}', '\u{2029}']),
            "{text}"
        );
        let read: serde_json::Value = serde_json::from_str(&text).unwrap();
        assert_eq!(read["shuffle"], 3);
        assert_eq!(read["search"], "q=</script>");
        assert_eq!(
            read["data"][address]["body"],
            serde_json::from_str::<serde_json::Value>(&body).unwrap()
        );
    }

    #[test]
    fn a_page_without_reads_has_empty_data() {
        assert_eq!(seed(None, "", &[]), "{\"search\":\"\",\"data\":{}}");
    }
}

//! Strong validators: a quoted hash of the bytes.

use poem::http::{HeaderMap, HeaderValue, header::IF_NONE_MATCH};
use sha2::{Digest, Sha256};

/// The tag of these bytes.
pub fn of(bytes: &[u8]) -> HeaderValue {
    of_hash(&Sha256::digest(bytes))
}

/// The tag of bytes whose SHA-256 is known.
pub fn of_hash(hash: &[u8]) -> HeaderValue {
    let mut tag = String::with_capacity(34);
    tag.push('"');
    for byte in hash.iter().take(16) {
        tag.push_str(&format!("{byte:02x}"));
    }
    tag.push('"');
    HeaderValue::try_from(tag).unwrap_or(HeaderValue::from_static("\"\""))
}

/// Whether the asker already has what this tag names.
pub fn is_known(headers: &HeaderMap, tag: &HeaderValue) -> bool {
    headers
        .get_all(IF_NONE_MATCH)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .any(|list| {
            list.split(',').map(str::trim).any(|known| {
                known == "*"
                    || known.strip_prefix("W/").unwrap_or(known).as_bytes() == tag.as_bytes()
            })
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_is_quoted_and_follows_the_bytes() {
        let tag = of(b"one");
        assert_eq!(tag.len(), 34);
        assert!(tag.to_str().unwrap().starts_with('"'));
        assert_ne!(tag, of(b"two"));
    }

    #[test]
    fn any_form_of_a_known_tag_counts() {
        let tag = HeaderValue::from_static("\"a\"");
        for (sent, known) in [
            ("\"a\"", true),
            ("\"b\", W/\"a\"", true),
            ("*", true),
            ("\"b\"", false),
            ("a", false),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(IF_NONE_MATCH, sent.parse().unwrap());
            assert_eq!(is_known(&headers, &tag), known, "{sent}");
        }
    }
}

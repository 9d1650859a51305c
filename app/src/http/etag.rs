//! Strong validators: a quoted hash of the bytes.

use std::iter::once;

use data_encoding::HEXLOWER;
use poem::{
    http::{HeaderMap, HeaderValue},
    web::headers::{ETag, Header, HeaderMapExt, IfNoneMatch},
};
use sha2::{Digest, Sha256};

/// The tag of these bytes.
pub fn of(bytes: &[u8]) -> HeaderValue {
    of_hash(&Sha256::digest(bytes))
}

/// The tag of bytes whose SHA-256 is known.
pub fn of_hash(hash: &[u8]) -> HeaderValue {
    let tag = format!("\"{}\"", HEXLOWER.encode(hash.get(..16).unwrap_or(hash)));
    HeaderValue::try_from(tag).unwrap_or(HeaderValue::from_static("\"\""))
}

/// Whether the asker already has what this tag names.
pub fn is_known(headers: &HeaderMap, tag: &HeaderValue) -> bool {
    let asked = headers.typed_get::<IfNoneMatch>();
    let tag = ETag::decode(&mut once(tag)).ok();
    asked
        .zip(tag)
        .is_some_and(|(asked, tag)| !asked.precondition_passes(&tag))
}

#[cfg(test)]
mod tests {
    use poem::http::header::IF_NONE_MATCH;

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

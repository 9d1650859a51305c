//! Email addresses in canonical form, in which they are stored, compared and used.

use icu_normalizer::ComposingNormalizerBorrowed;
use icu_properties::{
    CodePointMapData, CodePointSetData,
    props::{DefaultIgnorableCodePoint, GeneralCategory, GeneralCategoryGroup},
};
use idna::{
    AsciiDenyList,
    uts46::{DnsLength, Hyphens, Uts46},
};

use crate::wire_text;

/// Maximum length of an address and of the part before the `@`, in bytes (RFC 5321, 4.5.3.1).
const LONGEST: usize = 254;
const LONGEST_LOCAL: usize = 64;

const WRONG: &str = "Enter an email address like name@example.com.";

/// An email address in canonical form: trimmed, the part before the `@` in lower case and composed
/// (NFC), the domain in its ASCII form. Two texts that look the same are the same address or
/// invalid.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Email(String);

impl Email {
    /// Parses a typed or pasted address.
    ///
    /// Drops surrounding spaces and the invisible characters that chat apps add. Inside, refuses
    /// these as well as control characters, direction marks and letters that only look like others
    /// (full width and the like): otherwise two addresses could look the same.
    ///
    /// # Errors
    /// A message for the person who typed it.
    pub fn parse(text: &str) -> Result<Self, String> {
        canonical(text).map(Self).ok_or_else(|| WRONG.to_owned())
    }
}

/// Trims spaces and invisible characters.
pub fn trimmed(text: &str) -> &str {
    text.trim_matches(|c: char| c.is_whitespace() || is_invisible(c))
}

fn canonical(text: &str) -> Option<String> {
    let text = trimmed(text);
    // Domain normalisation silently drops some invisible characters.
    if text.chars().any(is_invisible) {
        return None;
    }
    let (local, domain) = text.split_once('@')?;
    let address = format!("{}@{}", local_part(local)?, domain_part(domain)?);
    (address.len() <= LONGEST).then_some(address)
}

fn local_part(text: &str) -> Option<String> {
    let composed = ComposingNormalizerBorrowed::new_nfc()
        .normalize(&text.to_lowercase())
        .into_owned();
    let plain = ComposingNormalizerBorrowed::new_nfkc().normalize(&composed);
    let dots = composed.split('.').all(|part| !part.is_empty());
    let whole = dots && plain == composed && composed.len() <= LONGEST_LOCAL;
    (whole && composed.chars().all(is_of_local_part)).then_some(composed)
}

/// A domain with a dot, and no number as its last label, which would be an IP address.
fn domain_part(text: &str) -> Option<String> {
    let ascii = Uts46::new().to_ascii(
        text.as_bytes(),
        AsciiDenyList::STD3,
        Hyphens::CheckFirstLast,
        DnsLength::Verify,
    );
    let domain = ascii.ok()?.into_owned();
    let (_, top) = domain.rsplit_once('.')?;
    top.bytes()
        .any(|byte| !byte.is_ascii_digit())
        .then_some(domain)
}

/// Characters of an atom (RFC 5322), and letters, marks and digits of any script (RFC 6531).
fn is_of_local_part(c: char) -> bool {
    if c.is_ascii() {
        return c.is_ascii_alphanumeric() || "!#$%&'*+-./=?^_`{|}~".contains(c);
    }
    let category = CodePointMapData::<GeneralCategory>::new().get(c);
    GeneralCategoryGroup::Letter.contains(category)
        || GeneralCategoryGroup::Mark.contains(category)
        || category == GeneralCategory::DecimalNumber
}

/// Not rendered: zero-width characters, direction marks, fillers, variation selectors, tags.
fn is_invisible(c: char) -> bool {
    CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(c)
}

wire_text!(Email, "email", "asha@example.com");

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(text: &str) -> Option<String> {
        Email::parse(text).ok().map(|email| email.0)
    }

    #[test]
    fn equal_addresses_are_normalised_alike() {
        for text in [
            "asha@example.com",
            " Asha@Example.COM ",
            "\u{a0}asha@example.com\u{2003}",
            "\u{200b}asha@example.com\u{feff}",
            "\u{2068}asha@example.com\u{2069}",
            "asha@\u{ff45}xample\u{ff0e}com",
            "asha@example\u{3002}com",
        ] {
            assert_eq!(
                parsed(text).as_deref(),
                Some("asha@example.com"),
                "{text:?}"
            );
        }
        let composed = parsed("jos\u{e9}@example.com");
        assert!(composed.is_some());
        assert_eq!(parsed("Jose\u{301}@example.com"), composed);
        assert_eq!(
            parsed("\u{212a}@example.com").as_deref(),
            Some("k@example.com")
        );
    }

    #[test]
    fn domains_in_any_script_have_one_form() {
        let ascii = parsed("asha@b\u{fc}cher.example");
        assert_eq!(ascii.as_deref(), Some("asha@xn--bcher-kva.example"));
        for same in [
            "asha@B\u{dc}CHER.example",
            "asha@bu\u{308}cher.example",
            "asha@xn--bcher-kva.example",
            "asha@XN--BCHER-KVA.example",
        ] {
            assert_eq!(parsed(same), ascii, "{same}");
        }
        assert!(
            parsed(
                "\u{b85}\u{bb7}\u{bbe}@\u{b87}\u{ba8}\u{bcd}\u{ba4}\u{bbf}\u{baf}\u{bbe}.example"
            )
            .is_some()
        );
    }

    #[test]
    fn invisible_characters_are_refused() {
        for unseen in [
            '\u{ad}',
            '\u{34f}',
            '\u{61c}',
            '\u{115f}',
            '\u{180e}',
            '\u{200b}',
            '\u{200c}',
            '\u{200d}',
            '\u{200e}',
            '\u{200f}',
            '\u{202a}',
            '\u{202e}',
            '\u{2060}',
            '\u{2066}',
            '\u{2069}',
            '\u{3164}',
            '\u{fe0f}',
            '\u{feff}',
            '\u{ffa0}',
            '\u{e0061}',
            '\0',
            '\t',
            '\r',
            '\n',
            '\u{7f}',
            '\u{85}',
            ' ',
            '\u{a0}',
            '\u{2003}',
            '\u{2028}',
            '\u{3000}',
            '\u{e000}',
            '\u{fdd0}',
        ] {
            for text in [
                format!("as{unseen}ha@example.com"),
                format!("asha@exam{unseen}ple.com"),
            ] {
                assert_eq!(parsed(&text), None, "{text:?}");
            }
        }
    }

    #[test]
    fn lookalike_letters_are_refused() {
        for text in [
            "\u{ff41}sha@example.com",
            "\u{1d41a}sha@example.com",
            "\u{24d0}@example.com",
            "o\u{fb03}ce@example.com",
        ] {
            assert_eq!(parsed(text), None, "{text}");
        }
    }

    #[test]
    fn invalid_addresses_are_refused() {
        let long = format!("{}@example.com", "a".repeat(65));
        let longer = format!("a@{}.com", vec!["b".repeat(60); 5].join("."));
        for text in [
            "",
            "@",
            "asha",
            "asha@",
            "@example.com",
            "a b@example.com",
            "a@b",
            "a@b..c",
            "a@b\r\n.com",
            "a@@b.com",
            "a@b@c.com",
            ".a@b.com",
            "a.@b.com",
            "a..b@c.com",
            "a@-b.com",
            "a@b-.com",
            "a@.b.com",
            "a@b.com.",
            "a@b_c.com",
            "a@127.0.0.1",
            "a@[127.0.0.1]",
            "<a@b.com>",
            "a,b@c.com",
            "\"a\"@b.com",
            "a@xn--a.com",
            &long,
            &longer,
        ] {
            assert_eq!(parsed(text), None, "{text:?}");
        }
    }

    #[test]
    fn the_canonical_form_is_stable() {
        for text in [
            "Asha.R+shop@Example.com",
            "o'neil@example.co.in",
            "\u{130}@example.com",
            "\u{3a3}\u{3a3}@example.com",
            "asha@b\u{fc}cher.example",
        ] {
            let once = parsed(text);
            assert!(once.is_some(), "{text}");
            assert_eq!(once.as_deref().and_then(parsed), once, "{text}");
        }
    }
}

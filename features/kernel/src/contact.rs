//! Contact details, parsed at the edge.

use serde_json::Value;

use crate::{email::trimmed, wire_scalar, wire_text};

/// An Indian mobile number, stored as `+91XXXXXXXXXX`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Mobile(String);

/// An Indian postal code of six digits.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PinCode(String);

/// A text that may contain line breaks. Every other string is a single line.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct MultiLine(pub String);

impl Mobile {
    /// Accepts pasted numbers: spaces, hyphens, `+91`, `0091`, `91`, a leading `0`, and the
    /// invisible direction marks that chat apps add.
    ///
    /// # Errors
    /// The number is no Indian mobile number.
    pub fn parse(text: &str) -> Result<Self, String> {
        let wrong = || "Enter a 10-digit Indian mobile number.".to_owned();
        let digits: String = trimmed(text)
            .chars()
            .filter(|c| !matches!(c, ' ' | '-' | '\u{a0}'))
            .collect();
        let rest = ["+91", "0091"]
            .iter()
            .find_map(|prefix| digits.strip_prefix(prefix))
            .or_else(|| {
                (digits.len() == 12)
                    .then(|| digits.strip_prefix("91"))
                    .flatten()
            })
            .unwrap_or(&digits);
        let rest = if rest.len() == 11 {
            rest.strip_prefix('0').unwrap_or(rest)
        } else {
            rest
        };
        let well_formed = rest.len() == 10
            && rest.bytes().all(|b| b.is_ascii_digit())
            && rest.starts_with(['6', '7', '8', '9']);
        if well_formed {
            Ok(Self(format!("+91{rest}")))
        } else {
            Err(wrong())
        }
    }
}

impl PinCode {
    /// Accepts a space, as in `600 004`.
    ///
    /// # Errors
    /// The text is no Indian pin code.
    pub fn parse(text: &str) -> Result<Self, String> {
        let digits: String = text.chars().filter(|c| !c.is_whitespace()).collect();
        let well_formed = digits.len() == 6
            && digits.bytes().all(|b| b.is_ascii_digit())
            && !digits.starts_with('0');
        if well_formed {
            Ok(Self(digits))
        } else {
            Err("Enter a 6-digit pin code.".to_owned())
        }
    }
}

impl MultiLine {
    fn to_wire(&self) -> Value {
        Value::String(self.0.clone())
    }

    fn from_wire(value: Value) -> Result<Self, String> {
        match value {
            Value::String(text) => Ok(Self(text)),
            _ => Err("expected a text".to_owned()),
        }
    }
}

/// Lets an operation limit its length.
impl AsRef<str> for MultiLine {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

wire_text!(Mobile, "mobile", "98765 43210");
wire_text!(PinCode, "pin-code", "600004");
wire_scalar!(
    MultiLine,
    "string",
    "multi-line",
    "Two blouses, one lehenga.\nCan you come on Saturday?"
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mobiles_are_normalised() {
        for text in [
            "98765 43210",
            "+91 98765-43210",
            "0091 9876543210",
            "919876543210",
            "09876543210",
            "\u{202a}+91 98765 43210\u{202c}",
        ] {
            assert_eq!(
                Mobile::parse(text).map(|m| m.0),
                Ok("+919876543210".into()),
                "{text}"
            );
        }
        for text in [
            "",
            "12345",
            "5876543210",
            "98765432101",
            "9876x43210",
            "+1 9876543210",
        ] {
            assert!(Mobile::parse(text).is_err(), "{text}");
        }
        assert_eq!(
            Mobile::parse("9198765432").map(|m| m.0),
            Ok("+919198765432".into())
        );
    }

    #[test]
    fn pin_codes_have_six_digits() {
        assert_eq!(PinCode::parse("600 004").map(|p| p.0), Ok("600004".into()));
        for text in ["", "60000", "060004", "60000a", "6000044"] {
            assert!(PinCode::parse(text).is_err(), "{text}");
        }
    }
}

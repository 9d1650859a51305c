//! Passwords in requests. No log or response ever contains one.

use serde_json::Value;

use crate::wire_scalar;

/// A password to check: any text, byte for byte.
#[derive(Clone, PartialEq, Eq)]
pub struct Password(String);

/// A new password: 8 to 128 characters of any script, byte for byte.
#[derive(Clone, PartialEq, Eq)]
pub struct NewPassword(String);

/// What is wrong with a text, as a field's code and message.
pub type Flaw = (&'static str, &'static str);

impl Password {
    /// Checks a password that is typed to log in.
    ///
    /// # Errors
    /// Code and message for the field.
    pub fn check(text: &str) -> Result<(), Flaw> {
        if text.is_empty() {
            Err(("required", "Please fill this in."))
        } else {
            Ok(())
        }
    }
}

impl NewPassword {
    /// Checks a new password.
    ///
    /// # Errors
    /// Code and message for the field.
    pub fn check(text: &str) -> Result<(), Flaw> {
        Password::check(text)?;
        match text.chars().count() {
            0..8 => Err(("too_short", "Use at least 8 characters.")),
            8..=128 => Ok(()),
            _ => Err(("too_long", "Use at most 128 characters.")),
        }
    }
}

/// What both have in common: no response and no log contains one.
macro_rules! password {
    ($name:ident, $format:literal) => {
        impl $name {
            pub fn as_str(&self) -> &str {
                &self.0
            }

            fn to_wire(&self) -> Value {
                Value::Null
            }

            fn from_wire(value: Value) -> Result<Self, String> {
                let text = value.as_str().unwrap_or_default();
                Self::check(text).map_err(|(_, message)| message.to_owned())?;
                Ok(Self(text.to_owned()))
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(stringify!($name))
            }
        }

        wire_scalar!($name, "string", $format, "three rani petticoats");
    };
}

password!(Password, "password");
password!(NewPassword, "new-password");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_new_password_is_8_to_128_characters_of_any_script() {
        for good in ["        ", "மல்லிகைப்பூ", "a\tb\u{0}cdefg", &"ம".repeat(128)]
        {
            assert_eq!(NewPassword::check(good), Ok(()), "{good}");
        }
        let code = |text: &str| NewPassword::check(text).map_err(|(code, _)| code);
        assert_eq!(code(""), Err("required"));
        assert_eq!(code("1234567"), Err("too_short"));
        assert_eq!(code(&"x".repeat(129)), Err("too_long"));
    }

    #[test]
    fn a_password_is_never_shown() {
        let password = Password::from_wire(Value::String("secret".into())).unwrap();
        assert!(!format!("{password:?}{}", password.to_wire()).contains("secret"));
    }
}

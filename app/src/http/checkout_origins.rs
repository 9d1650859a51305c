//! Whose scripts and frames a page lets in so that it can be paid.

/// Sources for a content security policy, derived from where the checkout script is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckoutOrigins(String);

impl CheckoutOrigins {
    /// The provider's script loads others from its own names, and its frame, telemetry and images are at further ones:
    /// all names beside `checkout.` are let in. A script anywhere else brings its own origin alone. Nothing for what is
    /// no http address.
    pub fn of(script: &str) -> Option<Self> {
        let (scheme, rest) = script.split_once("://")?;
        let host = rest.split(['/', '?', '#']).next()?;
        let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | ':' | '[' | ']');
        if !matches!(scheme, "http" | "https") || host.is_empty() || !host.chars().all(plain) {
            return None;
        }
        let family = host.strip_prefix("checkout.");
        Some(Self(match family {
            Some(family) => format!("{scheme}://*.{family}"),
            None => format!("{scheme}://{host}"),
        }))
    }

    pub fn sources(&self) -> &str {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_providers_names_are_let_in_together_and_any_other_alone() {
        for (script, sources) in [
            (
                "https://checkout.razorpay.com/v1/checkout.js",
                Some("https://*.razorpay.com"),
            ),
            (
                "http://127.0.0.1:3900/v1/checkout.js",
                Some("http://127.0.0.1:3900"),
            ),
            ("https://pay.example?v=1", Some("https://pay.example")),
            ("https://evil.example; script-src *", None),
            ("javascript:alert(1)", None),
            ("https://", None),
            ("checkout.js", None),
        ] {
            let found = CheckoutOrigins::of(script);
            assert_eq!(
                found.as_ref().map(CheckoutOrigins::sources),
                sources,
                "{script}"
            );
        }
    }
}

//! Addresses that mean the same page become the same address.

use percent_encoding::percent_decode_str;

/// Far longer than any address that the site writes itself. What is longer is not worth a plan, a page and their room.
const LONGEST: usize = 4096;

/// What a visitor asked for: the path as it stands, and the query as far as any screen understands it.
#[derive(Debug, PartialEq, Eq)]
pub struct Asked {
    pub address: String,
    /// Named in the query; none when the list may come in any order.
    pub seed: Option<u8>,
}

impl Asked {
    pub fn new(path: &str, query: &str, known: &[String]) -> Self {
        let pairs: Vec<(String, &str)> = query
            .split('&')
            .map(|pair| pair.split_once('=').unwrap_or((pair, "")))
            .map(|(name, value)| (decoded(name), value))
            .collect();
        let first = |name: &str| pairs.iter().find(|pair| pair.0 == name).map(|pair| pair.1);
        let seed = first("seed").and_then(seed);
        let stored: Vec<String> = known
            .iter()
            .filter(|name| *name != "seed")
            .filter_map(|name| first(name).map(|value| format!("{name}={value}")))
            .collect();
        let stored = stored.join("&");
        let address = if stored.is_empty() {
            path.to_owned()
        } else {
            format!("{path}?{stored}")
        };
        Self { address, seed }
    }

    /// Whether any page could live here, as far as the address alone tells.
    pub fn is_plausible(&self) -> bool {
        let path = self.address.split('?').next().unwrap_or_default();
        self.address.len() <= LONGEST && is_text(path)
    }
}

fn seed(value: &str) -> Option<u8> {
    value
        .parse()
        .ok()
        .filter(|seed| (1..=super::SEEDS).contains(seed))
}

/// Whether a path is text once its escapes are undone; nothing can live where it is none.
pub fn is_text(path: &str) -> bool {
    percent_decode_str(path).decode_utf8().is_ok()
}

/// Names and values of a query as a form means them.
pub fn pairs(query: &str) -> impl Iterator<Item = (String, String)> {
    let text = |part: &str| decoded(&part.replace('+', " "));
    query.split('&').map(move |pair| {
        let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
        (text(key), text(value))
    })
}

/// A name may be written with escapes and means the same.
pub fn decoded(name: &str) -> String {
    percent_decode_str(name).decode_utf8_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(query: &str) -> Asked {
        let known = ["category", "seed", "show"].map(str::to_owned);
        Asked::new("/products", query, &known)
    }

    #[test]
    fn what_no_screen_understands_is_forgotten() {
        assert_eq!(asked("utm_source=chat&fbclid=1").address, "/products");
        assert_eq!(
            asked("show=12&utm=1&category=Silk%20Sarees").address,
            "/products?category=Silk%20Sarees&show=12"
        );
        assert_eq!(
            asked(""),
            Asked {
                address: "/products".to_owned(),
                seed: None
            }
        );
    }

    #[test]
    fn order_and_spelling_of_names_do_not_matter() {
        assert_eq!(asked("show=12&category=x"), asked("category=x&sh%6Fw=12"));
        assert_eq!(asked("show=12&show=18").address, "/products?show=12");
    }

    #[test]
    fn only_a_real_seed_is_one() {
        assert_eq!(asked("seed=3").seed, Some(3));
        assert_eq!(
            asked("seed=3").address,
            "/products",
            "the order is no part of the address"
        );
        for wrong in ["seed=5", "seed=0", "seed=x", "seed="] {
            assert_eq!(asked(wrong).seed, None, "{wrong}");
            assert_eq!(asked(wrong).address, "/products", "{wrong}");
        }
    }

    #[test]
    fn nothing_lives_at_what_is_no_text_or_too_long() {
        let plausible = |path: &str, query: &str| {
            let known = ["category".to_owned()];
            Asked::new(path, query, &known).is_plausible()
        };
        assert!(plausible("/products", "category=%ff"));
        assert!(plausible("/%E0%B8%81", ""));
        assert!(plausible(
            "/products",
            &format!("utm={}", "x".repeat(9_000))
        ));
        for path in ["/%ff", "/products/%c3", "/%80x"] {
            assert!(!plausible(path, ""), "{path}");
        }
        assert!(!plausible(&"/x".repeat(2_500), ""));
        assert!(!plausible(
            "/products",
            &format!("category={}", "x".repeat(5_000))
        ));
    }

    #[test]
    fn broken_escapes_break_nothing() {
        for query in ["%", "%z=1", "%F", "a%c3=2", "=&&="] {
            assert_eq!(asked(query).address, "/products", "{query}");
        }
    }
}

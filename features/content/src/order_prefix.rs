//! What the order numbers of a new shop start with.

/// Most letters of a suggestion; the owner may choose up to six.
const MOST: usize = 3;

/// The first initials of a name, such as `HM` of "Hem & Mogra"; of a single word its first two letters. A name without Latin
/// letters gives `OR`.
pub fn suggested(business_name: &str) -> String {
    let parts: Vec<String> = business_name
        .split_whitespace()
        .map(|word| {
            let latin = word.chars().filter(char::is_ascii_alphabetic);
            latin.collect::<String>().to_ascii_uppercase()
        })
        .filter(|word| !word.is_empty())
        .collect();
    match parts.as_slice() {
        [] => "OR".to_owned(),
        [word] => word.chars().take(2).collect(),
        parts => parts
            .iter()
            .filter_map(|word| word.chars().next())
            .take(MOST)
            .collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_prefix_is_made_of_initials() {
        for (name, prefix) in [
            ("Hem & Mogra", "HM"),
            ("Needle and Thread", "NAT"),
            ("Sivaranjani", "SI"),
            ("M", "M"),
            ("  the 3 sisters' own blouse house of Mylapore ", "TSO"),
            ("தையல்", "OR"),
        ] {
            assert_eq!(suggested(name), prefix, "{name}");
        }
    }
}

//! Refuses passwords that are too easy to guess. There are no composition rules.

use kernel::{FieldProblem, NewPassword};

/// The passwords of 8 characters and more among the 30,000 that leaked most often, from the lists
/// of zxcvbn (MIT). Sorted, lower case.
static COMMON: &str = include_str!("../data/common_passwords.txt");

/// Personal facts that an attacker would try first.
pub struct Known<'a> {
    pub name: &'a str,
    pub mobile: &'a str,
    pub email: &'a str,
    pub business_name: &'a str,
}

/// Refuses a common password, and one that is just a name, number or address of the user or the
/// shop.
pub fn check(field: &str, password: &NewPassword, known: &Known<'_>) -> Result<(), FieldProblem> {
    let folded = password.as_str().to_lowercase();
    if is_common(&folded) {
        return Err(FieldProblem::new(
            field,
            "invalid",
            "Many people use this password, so it is guessed first. Please choose another one.",
        ));
    }
    if is_own(&folded, known) {
        return Err(FieldProblem::new(
            field,
            "invalid",
            "Please choose a password that is not your name, mobile number, email or the shop's name.",
        ));
    }
    Ok(())
}

fn is_common(folded: &str) -> bool {
    // Searches the embedded text directly: a few comparisons, and no copy in memory.
    let (mut low, mut high) = (0, COMMON.len());
    while low < high {
        let middle = (low + high) / 2;
        let start = COMMON.as_bytes()[..middle]
            .iter()
            .rposition(|byte| *byte == b'\n')
            .map_or(0, |at| at + 1);
        let line = COMMON[start..].lines().next().unwrap_or_default();
        match line.cmp(folded) {
            std::cmp::Ordering::Equal => return true,
            std::cmp::Ordering::Less => low = start + line.len() + 1,
            std::cmp::Ordering::Greater => high = start,
        }
    }
    false
}

fn is_own(folded: &str, known: &Known<'_>) -> bool {
    let bare = letters_and_digits(folded);
    let digits = known.mobile.trim_start_matches("+91");
    let local = known.email.split('@').next().unwrap_or_default();
    let names = [known.name, known.email, local, known.business_name]
        .map(|text| letters_and_digits(&text.to_lowercase()));
    let own_name = names.iter().any(|name| !name.is_empty() && *name == bare);
    let own_mobile = !digits.is_empty()
        && [
            digits.to_owned(),
            format!("0{digits}"),
            format!("91{digits}"),
            format!("0091{digits}"),
        ]
        .contains(&bare);
    own_name || own_mobile
}

fn letters_and_digits(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const ASHA: Known<'_> = Known {
        name: "Asha Raman",
        mobile: "+919876543210",
        email: "asha.raman@example.com",
        business_name: "Hem & Mogra",
    };

    #[test]
    fn every_listed_password_is_found() {
        let mut count = 0;
        for line in COMMON.lines() {
            assert!(is_common(line), "{line}");
            count += 1;
        }
        assert!(count >= 3_000);
        for other in ["", "a", "three rani petticoats", "zzzzzzzzzzzzzz", "\u{1}"] {
            assert!(!is_common(other), "{other}");
        }
    }

    #[test]
    fn personal_facts_are_refused_as_passwords() {
        for own in [
            "asharaman",
            "asha raman",
            "9876543210",
            "+91 98765 43210",
            "asha.raman",
            "hem&mogra",
            "asha.raman@example.com",
        ] {
            assert!(is_own(own, &ASHA), "{own}");
        }
        assert!(!is_own("asha likes mogra", &ASHA));
    }
}

//! Phone numbers of the shop: as they are shown, and as messaging apps dial them.

use kernel::Mobile;

/// An Indian mobile number as people write it, `+91 98765 43210`, however it was typed; any other number as it is.
pub fn shown(typed: &str) -> String {
    let Ok(mobile) = Mobile::parse(typed) else {
        return typed.to_owned();
    };
    let (country, number) = mobile.as_str().split_at(3);
    let (first, last) = number.split_at(5);
    format!("{country} {first} {last}")
}

/// A number with its country code, in digits; anything that is no part of a number stays, and is wrong.
pub fn dialled(typed: &str) -> String {
    let mobile = Mobile::parse(typed);
    let number = mobile.as_ref().map_or(typed.trim(), Mobile::as_str);
    let number = number.strip_prefix('+').unwrap_or(number);
    number
        .chars()
        .filter(|c| !" -\u{a0}".contains(*c))
        .collect()
}

/// Country code and number: an Indian one has twelve digits.
pub fn is_dialled(number: &str) -> bool {
    let all_digits = number.bytes().all(|byte| byte.is_ascii_digit());
    let indian = !number.starts_with("91") || number.len() == 12;
    all_digits && (11..=15).contains(&number.len()) && !number.starts_with('0') && indian
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn indian_numbers_need_no_country_code() {
        for typed in [
            "9876543210",
            "98765 43210",
            "098765 43210",
            "919876543210",
            "+91 98765-43210",
            "0091 9876543210",
        ] {
            assert_eq!(dialled(typed), "919876543210", "{typed}");
            assert_eq!(shown(typed), "+91 98765 43210", "{typed}");
        }
    }

    #[test]
    fn other_numbers_have_their_country_code() {
        assert!(is_dialled(&dialled("+44 7700 900123")));
        assert_eq!(shown("+44 7700 900123"), "+44 7700 900123");
        assert_eq!(shown("(044) 4200-1234"), "(044) 4200-1234");
        for typed in [
            "9198765",
            "0919876543210",
            "91 98765 4321x",
            "+91(98765)43210",
            "5876543210",
        ] {
            assert!(!is_dialled(&dialled(typed)), "{typed}");
        }
    }
}

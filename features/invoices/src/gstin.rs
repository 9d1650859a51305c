//! The number under which a shop is registered for GST.

const SIGNS: &[u8; 36] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// As it is kept: capitals without blanks. `None` when it is none: State, PAN, entity, `Z`, and a sign that checks
/// the others.
pub fn parse(text: &str) -> Option<String> {
    let gstin: String = text
        .chars()
        .filter(|c| !c.is_whitespace())
        .map(|c| c.to_ascii_uppercase())
        .collect();
    let signs: [u8; 15] = gstin.as_bytes().try_into().ok()?;
    let shaped = signs.iter().enumerate().all(|(place, sign)| match place {
        0 | 1 | 7..=10 => sign.is_ascii_digit(),
        2..=6 | 11 => sign.is_ascii_uppercase(),
        12 => sign.is_ascii_uppercase() || (b'1'..=b'9').contains(sign),
        13 => *sign == b'Z',
        _ => sign.is_ascii_digit() || sign.is_ascii_uppercase(),
    });
    (shaped && check_sign(&signs[..14]) == Some(signs[14])).then_some(gstin)
}

/// Each sign counts once or twice by turns, and both digits of the product in base 36 are summed.
fn check_sign(signs: &[u8]) -> Option<u8> {
    let mut sum = 0;
    for (place, sign) in signs.iter().enumerate() {
        let value = SIGNS.iter().position(|known| known == sign)?;
        let product = value * (1 + place % 2);
        sum += product / 36 + product % 36;
    }
    SIGNS.get((36 - sum % 36) % 36).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_sign_checks_the_others() {
        assert_eq!(
            parse(" 27aapfu0939f1zv ").as_deref(),
            Some("27AAPFU0939F1ZV")
        );
        assert_eq!(
            parse("29 AAGCB 7383 J1Z4").as_deref(),
            Some("29AAGCB7383J1Z4")
        );
    }

    #[test]
    fn one_wrong_sign_is_noticed() {
        for wrong in [
            "",
            "27AAPFU0939F1Z",
            "27AAPFU0939F1ZVX",
            "27AAPFU0939F1ZW",
            "27AAPFU0993F1ZV",
            "28AAPFU0939F1ZV",
            "27AAPFU0939F1YV",
            "27AAPFU0939F0ZV",
            "2QAAPFU0939F1ZV",
            "27ÄAPFU0939F1ZV",
        ] {
            assert_eq!(parse(wrong), None, "{wrong}");
        }
    }
}

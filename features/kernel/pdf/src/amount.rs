//! Amounts as documents write them.

use kernel::mail::rupees;

/// An amount in paise, always with its paise: ₹1,25,000.00.
pub fn amount(paise: i64) -> String {
    let text = rupees(paise);
    if paise % 100 == 0 { text + ".00" } else { text }
}

const SMALL: [&str; 20] = [
    "",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
];
const TENS: [&str; 10] = [
    "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
];

/// An amount in paise as a cheque says it: "Rupees one lakh twenty-five thousand and fifty paise only".
pub fn spelled_out(paise: i64) -> String {
    let paise = paise.unsigned_abs();
    let rupees = match paise / 100 {
        0 => "zero".to_owned(),
        some => counted(some),
    };
    match paise % 100 {
        0 => format!("Rupees {rupees} only"),
        rest => format!("Rupees {rupees} and {} paise only", counted(rest)),
    }
}

/// Crores, lakhs, thousands, hundreds.
fn counted(number: u64) -> String {
    let mut wording = Vec::new();
    let mut rest = number;
    for (size, name) in [
        (10_000_000, "crore"),
        (100_000, "lakh"),
        (1_000, "thousand"),
        (100, "hundred"),
    ] {
        if rest >= size {
            wording.push(format!("{} {name}", counted(rest / size)));
            rest %= size;
        }
    }
    if rest > 0 {
        wording.push(below_hundred(rest));
    }
    wording.join(" ")
}

fn below_hundred(number: u64) -> String {
    let word = |list: &[&'static str], place: u64| {
        let place = usize::try_from(place).unwrap_or_default();
        list.get(place).copied().unwrap_or_default()
    };
    match (number / 10, number % 10) {
        (0 | 1, _) => word(&SMALL, number).to_owned(),
        (tens, 0) => word(&TENS, tens).to_owned(),
        (tens, ones) => format!("{}-{}", word(&TENS, tens), word(&SMALL, ones)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_have_two_places() {
        assert_eq!(amount(12_500_000), "₹1,25,000.00");
        assert_eq!(amount(99_905), "₹999.05");
        assert_eq!(amount(-5), "-₹0.05");
    }

    #[test]
    fn amounts_are_spelled_out_in_the_indian_system() {
        for (paise, wording) in [
            (0, "Rupees zero only"),
            (50, "Rupees zero and fifty paise only"),
            (1_100, "Rupees eleven only"),
            (145_000, "Rupees one thousand four hundred fifty only"),
            (
                12_345_678_999,
                "Rupees twelve crore thirty-four lakh fifty-six thousand seven hundred eighty-nine \
                 and ninety-nine paise only",
            ),
        ] {
            assert_eq!(spelled_out(paise), wording);
        }
    }
}

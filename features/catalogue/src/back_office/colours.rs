//! The colours of a category.

use kernel::FieldProblem;

use crate::category::Colours;

/// What new categories get in turn: each pair stands out on its ground.
const USUAL: [[&str; 3]; 5] = [
    ["#F8C9D6", "#0A4D54", "#F7B91E"],
    ["#CFE3EE", "#D8381F", "#FFDD7A"],
    ["#CDE7DA", "#6A1B6E", "#F7B91E"],
    ["#FFE3A3", "#B5105B", "#0A4D54"],
    ["#E7D7EC", "#2B4AA0", "#FFDD7A"],
];

/// The colours of the so many-th category.
pub fn usual(position: i64) -> Colours {
    let turn = usize::try_from(position).unwrap_or_default() % USUAL.len();
    let [ground, first, second] = USUAL[turn].map(str::to_owned);
    Colours {
        ground,
        first,
        second,
    }
}

pub fn check(colours: &Colours) -> Vec<FieldProblem> {
    [
        ("colours.ground", &colours.ground),
        ("colours.first", &colours.first),
        ("colours.second", &colours.second),
    ]
    .into_iter()
    .filter(|(_, colour)| !is_colour(colour))
    .map(|(field, _)| FieldProblem::new(field, "invalid", "Use a colour like #F8C9D6."))
    .collect()
}

fn is_colour(text: &str) -> bool {
    text.strip_prefix('#').is_some_and(|digits| {
        digits.len() == 6 && digits.bytes().all(|digit| digit.is_ascii_hexdigit())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_six_digits() {
        for good in ["#F8C9D6", "#f8c9d6", "#000000"] {
            assert!(is_colour(good), "{good}");
        }
        for bad in ["F8C9D6", "#F8C", "#F8C9D6FF", "#GGGGGG", "red", ""] {
            assert!(!is_colour(bad), "{bad}");
        }
    }

    #[test]
    fn the_usual_ones_are_colours_and_come_in_turn() {
        for position in 0..6 {
            assert!(check(&usual(position)).is_empty());
        }
        assert_ne!(usual(0).ground, usual(1).ground);
        assert_eq!(usual(0).ground, usual(5).ground);
    }
}

//! Lengths as people write them into tables.

use kernel::LengthUnit;

/// A length such as `36`, `36.5`, `36,5`, `36 1/2`, `36½`, `91 cm` or `36"`, in mm. `unit` is that of lengths that name
/// none.
pub fn millimetres(text: &str, unit: LengthUnit) -> Option<i64> {
    let text = text.trim().to_lowercase();
    let (number, unit) = split_unit(&text, unit);
    let value = value(number.trim())?;
    let mm = match unit {
        LengthUnit::Inches => value * 25.4,
        LengthUnit::Centimetres => value * 10.0,
    };
    // Beyond every garment's limit; the range of the field is checked afterwards.
    (0.0..=100_000.0).contains(&mm).then(|| mm.round() as i64)
}

/// A length in mm as an export writes it: in inches, in quarters where it was typed so, or in cm with one decimal.
pub fn text(mm: i64, unit: LengthUnit) -> String {
    let inches = mm as f64 / 25.4;
    let quarters = (inches * 4.0).round() / 4.0;
    let text = match unit {
        LengthUnit::Inches if (quarters * 25.4).round() as i64 == mm => format!("{quarters:.2}"),
        LengthUnit::Inches => format!("{inches:.2}"),
        LengthUnit::Centimetres => format!("{:.1}", mm as f64 / 10.0),
    };
    let text = text.trim_end_matches('0').trim_end_matches('.');
    text.to_owned()
}

fn split_unit(text: &str, unit: LengthUnit) -> (&str, LengthUnit) {
    const NAMES: [(&str, LengthUnit); 8] = [
        ("centimetres", LengthUnit::Centimetres),
        ("cms", LengthUnit::Centimetres),
        ("cm", LengthUnit::Centimetres),
        ("inches", LengthUnit::Inches),
        ("inch", LengthUnit::Inches),
        ("in", LengthUnit::Inches),
        ("\"", LengthUnit::Inches),
        ("”", LengthUnit::Inches),
    ];
    let named = |(name, unit)| text.strip_suffix(name).map(|number| (number, unit));
    NAMES.into_iter().find_map(named).unwrap_or((text, unit))
}

fn value(text: &str) -> Option<f64> {
    let quarter = |c| match c {
        '¼' => Some(0.25),
        '½' => Some(0.5),
        '¾' => Some(0.75),
        _ => None,
    };
    if let Some(part) = text.chars().last().and_then(quarter) {
        let whole = text.trim_end_matches(['¼', '½', '¾']).trim();
        return if whole.is_empty() {
            Some(part)
        } else {
            Some(decimal(whole)? + part)
        };
    }
    match text.split_once(' ') {
        Some((whole, part)) => Some(decimal(whole)? + fraction(part.trim())?),
        None if text.contains('/') => fraction(text),
        None => decimal(text),
    }
}

fn fraction(text: &str) -> Option<f64> {
    let (above, below) = text.split_once('/')?;
    let (above, below) = (decimal(above)?, decimal(below)?);
    (below > 0.0 && above < below).then(|| above / below)
}

fn decimal(text: &str) -> Option<f64> {
    let text = text.replace(',', ".");
    let is_decimal = text
        .bytes()
        .all(|byte| byte.is_ascii_digit() || byte == b'.');
    is_decimal.then(|| text.parse().ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_read_as_people_write_them() {
        for (text, mm) in [
            ("36", 914),
            ("36.5", 927),
            ("36,5", 927),
            ("36 1/2", 927),
            ("36½", 927),
            ("36 ½ in", 927),
            ("½", 13),
            ("1/4", 6),
            ("36\"", 914),
            ("91 cm", 910),
            ("91.4cms", 914),
        ] {
            assert_eq!(millimetres(text, LengthUnit::Inches), Some(mm), "{text}");
        }
        assert_eq!(millimetres("91.4", LengthUnit::Centimetres), Some(914));
        for text in ["", "abc", "36 x", "-3", "36 5/2", "1e3", "..", "36 1/0"] {
            assert_eq!(millimetres(text, LengthUnit::Inches), None, "{text}");
        }
    }

    #[test]
    fn what_is_exported_is_the_same_length_when_it_comes_back() {
        for mm in 10..2_500 {
            for unit in [LengthUnit::Inches, LengthUnit::Centimetres] {
                assert_eq!(millimetres(&text(mm, unit), unit), Some(mm), "{mm}");
            }
        }
        assert_eq!(text(921, LengthUnit::Inches), "36.25");
        assert_eq!(text(914, LengthUnit::Centimetres), "91.4");
    }
}

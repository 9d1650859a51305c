//! Rates as documents write them.

/// Hundredths of a percent: 1800 is `18%`, 250 is `2.5%`.
pub fn percent(hundredths: i64) -> String {
    let (whole, rest) = (hundredths / 100, hundredths % 100);
    if rest == 0 {
        return format!("{whole}%");
    }
    let digits = format!("{rest:02}");
    format!("{whole}.{}%", digits.trim_end_matches('0'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rates_have_the_places_they_need() {
        let shown = [1800, 900, 500, 250, 25, 0].map(percent);
        assert_eq!(shown, ["18%", "9%", "5%", "2.5%", "0.25%", "0%"]);
    }
}

//! Days and money as mails say them.

/// A line of a mail's facts.
pub fn row(label: &str, value: &str) -> (String, String) {
    (label.to_owned(), value.to_owned())
}

/// `2026-06-19` is 19 June 2026.
pub fn spoken(day: &str) -> String {
    const MONTHS: [&str; 12] = [
        "January",
        "February",
        "March",
        "April",
        "May",
        "June",
        "July",
        "August",
        "September",
        "October",
        "November",
        "December",
    ];
    let mut parts = day.split('-');
    let year = parts.next().unwrap_or_default();
    let month = parts
        .next()
        .and_then(|month| month.parse::<usize>().ok())
        .and_then(|month| MONTHS.get(month.checked_sub(1)?));
    let date = parts.next().and_then(|date| date.parse::<u8>().ok());
    match (month, date) {
        (Some(month), Some(date)) => format!("{date} {month} {year}"),
        _ => day.to_owned(),
    }
}

/// Grouped as in India: ₹1,25,000, with paise only if there are any.
pub fn rupees(paise: i64) -> String {
    let sign = if paise < 0 { "-" } else { "" };
    let digits = (paise.unsigned_abs() / 100).to_string();
    let (front, last) = digits.split_at(digits.len().saturating_sub(3));
    let mut grouped = String::new();
    for (index, digit) in front.chars().enumerate() {
        grouped.push(digit);
        if (front.len() - index) % 2 == 1 {
            grouped.push(',');
        }
    }
    match paise.unsigned_abs() % 100 {
        0 => format!("{sign}₹{grouped}{last}"),
        rest => format!("{sign}₹{grouped}{last}.{rest:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rupees_are_grouped_as_in_india() {
        let shown = [0, 5_000, 99_905, 300_000, 12_500_000, 123_456_789, -150_000].map(rupees);
        assert_eq!(
            shown,
            [
                "₹0",
                "₹50",
                "₹999.05",
                "₹3,000",
                "₹1,25,000",
                "₹12,34,567.89",
                "-₹1,500"
            ]
        );
    }

    #[test]
    fn a_day_is_written_out() {
        assert_eq!(spoken("2026-08-03"), "3 August 2026");
        assert_eq!(spoken("whenever"), "whenever");
    }
}

//! Days, lengths and amounts as slips and job cards say them.

use kernel::{Day, LengthUnit, mail::rupees};

use crate::measurements::quarters;

const WEEKDAYS: [&str; 7] = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"];
const MONTHS: [&str; 12] = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
];
const SECONDS_OF_DAY: i64 = 86_400;
/// India is 5:30 h ahead of UTC.
const INDIA: i64 = 19_800;

/// `Sat 28 Nov`.
pub fn weekday(day: Day) -> String {
    let text = day.to_string();
    let number = |from: usize, to: usize| text.get(from..to).and_then(|part| part.parse().ok());
    let date: usize = number(8, 10).unwrap_or_default();
    let month: usize = number(5, 7).unwrap_or_default();
    let since_1970 = (day.start().0 + INDIA).div_euclid(SECONDS_OF_DAY);
    let weekday = usize::try_from(since_1970.rem_euclid(7)).unwrap_or_default();
    let name = |names: &[&'static str], at: usize| names.get(at).copied().unwrap_or_default();
    let month = name(&MONTHS, month.wrapping_sub(1));
    format!("{} {date} {month}", name(&WEEKDAYS, weekday))
}

/// `Sat 28 Nov 2026, 10:15 AM`, in India.
pub fn moment(at: kernel::Timestamp) -> String {
    let day = at.day();
    let minutes = (at.0 + INDIA).rem_euclid(SECONDS_OF_DAY) / 60;
    let (hour, minute) = (minutes / 60, minutes % 60);
    let half = if hour < 12 { "AM" } else { "PM" };
    let hour = match hour % 12 {
        0 => 12,
        hour => hour,
    };
    let text = day.to_string();
    let year = text.get(..4).unwrap_or_default();
    format!("{} {year}, {hour}:{minute:02} {half}", weekday(day))
}

/// A length in mm without its unit: `36¼`, or `92.1` in cm.
pub fn length(mm: i64, unit: LengthUnit) -> String {
    match unit {
        LengthUnit::Inches => match quarters((mm * 40 + 127) / 254) {
            text if text.len() > 1 => text.trim_start_matches('0').to_owned(),
            text => text,
        },
        LengthUnit::Centimetres if mm % 10 == 0 => (mm / 10).to_string(),
        LengthUnit::Centimetres => format!("{}.{}", mm / 10, mm % 10),
    }
}

/// An amount in paise without its sign of rupees: `1,600`.
pub fn plain(paise: i64) -> String {
    rupees(paise).replace('₹', "")
}

/// What is taken off: `−250`.
pub fn minus(paise: i64) -> String {
    format!("−{}", plain(paise))
}

#[cfg(test)]
mod tests {
    use kernel::Timestamp;

    use super::*;

    #[test]
    fn days_are_named_with_their_weekday() {
        let day = |text| weekday(Day::parse(text).unwrap());
        assert_eq!(day("2026-11-28"), "Sat 28 Nov");
        assert_eq!(day("2028-02-29"), "Tue 29 Feb");
        // 18 November 2026, 10:15 in India.
        assert_eq!(
            moment(Timestamp(1_794_977_100)),
            "Wed 18 Nov 2026, 10:15 AM"
        );
        assert_eq!(
            moment(Timestamp(1_794_941_100)),
            "Wed 18 Nov 2026, 12:15 AM"
        );
    }

    #[test]
    fn lengths_are_in_the_unit_of_the_shop() {
        let inches = |mm| length(mm, LengthUnit::Inches);
        assert_eq!(
            [921, 362, 6, 19, 1000].map(inches),
            ["36¼", "14¼", "¼", "¾", "39¼"]
        );
        let cm = |mm| length(mm, LengthUnit::Centimetres);
        assert_eq!([921, 360].map(cm), ["92.1", "36"]);
    }

    #[test]
    fn amounts_stand_under_their_sign() {
        assert_eq!(plain(1_250_050), "12,500.50");
        assert_eq!(minus(25_000), "−250");
    }
}

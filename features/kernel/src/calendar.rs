//! Instants in UTC, days and months in India.

use poem_openapi::types::{ParseError, ParseFromParameter, ParseResult};
use serde_json::Value;
use time::{
    Date, Duration, Month as MonthName, OffsetDateTime, UtcOffset,
    format_description::well_known::Rfc3339, macros,
};

use crate::{problem::FieldProblem, wire_scalar};

/// How far back money may be said to have moved.
const MONTHS_OF_ENTRIES: u32 = 60;

/// India has a single time zone without daylight saving.
const INDIA: UtcOffset = macros::offset!(+05:30);
const DAY_FORMAT: &[time::format_description::BorrowedFormatItem<'static>] =
    macros::format_description!("[year]-[month]-[day]");

/// An instant in Unix seconds. Travels as RFC 3339 in UTC.
#[derive(sqlx::Type, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[sqlx(transparent)]
pub struct Timestamp(pub i64);

/// A day in India, as `yyyy-mm-dd` in the API and the database.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(Date);

/// A month in India, as `yyyy-mm` in the API.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Month(Date);

impl Timestamp {
    pub fn day(self) -> Day {
        Day(self.instant().to_offset(INDIA).date())
    }

    pub fn plus_days(self, days: i64) -> Self {
        Self(self.0.saturating_add(days.saturating_mul(86_400)))
    }

    pub fn plus_seconds(self, seconds: i64) -> Self {
        Self(self.0.saturating_add(seconds))
    }

    fn instant(self) -> OffsetDateTime {
        OffsetDateTime::from_unix_timestamp(self.0).unwrap_or(OffsetDateTime::UNIX_EPOCH)
    }

    pub fn to_rfc3339(self) -> String {
        self.instant().format(&Rfc3339).unwrap_or_default()
    }

    pub(crate) fn to_wire(self) -> Value {
        Value::String(self.to_rfc3339())
    }

    /// Parses RFC 3339.
    pub fn parse(text: &str) -> Option<Self> {
        let at = OffsetDateTime::parse(text, &Rfc3339).ok()?;
        Some(Self(at.unix_timestamp()))
    }

    pub(crate) fn from_wire(value: Value) -> Result<Self, String> {
        value
            .as_str()
            .and_then(Self::parse)
            .ok_or_else(|| "expected an RFC 3339 time".to_owned())
    }
}

impl Day {
    /// Parses `yyyy-mm-dd`. Years before 1900 are none of a shop's: a form sends the year 26 for a date typed with two
    /// digits.
    pub fn parse(text: &str) -> Option<Self> {
        let day = Date::parse(text, DAY_FORMAT).ok()?;
        (day.year() >= 1900).then_some(Self(day))
    }

    /// What is wrong with a day on which money is said to have moved: one that is yet to come, or years ago.
    pub fn past_problem(self, field: &str, today: Self) -> Option<FieldProblem> {
        let wording = if self > today {
            "Choose today or an earlier day."
        } else if self < today.months_before(MONTHS_OF_ENTRIES) {
            "Choose a day of the last five years."
        } else {
            return None;
        };
        Some(FieldProblem::new(field, "out_of_range", wording))
    }

    pub fn plus_days(self, days: i64) -> Self {
        Self(self.0.saturating_add(Duration::days(days)))
    }

    /// Days from another day to this one; negative if that is later.
    pub fn days_since(self, other: Self) -> i64 {
        (self.0 - other.0).whole_days()
    }

    /// The same day so many months before, or the last day of that month if it is shorter.
    pub fn months_before(self, months: u32) -> Self {
        let mut first = self.month().first_day();
        for _ in 0..months {
            first = first.plus_days(-1).month().first_day();
        }
        let last = first.month().end().plus_days(-1);
        last.min(first.plus_days(i64::from(self.0.day()) - 1))
    }

    /// First second of the day: midnight in India.
    pub fn start(self) -> Timestamp {
        Timestamp(self.0.midnight().assume_offset(INDIA).unix_timestamp())
    }

    pub fn month(self) -> Month {
        Month(self.0.replace_day(1).unwrap_or(self.0))
    }

    pub(crate) fn to_wire(self) -> Value {
        Value::String(self.to_string())
    }

    pub(crate) fn from_wire(value: Value) -> Result<Self, String> {
        value
            .as_str()
            .and_then(Self::parse)
            .ok_or_else(|| "expected a day as yyyy-mm-dd".to_owned())
    }
}

impl Month {
    pub fn parse(text: &str) -> Option<Self> {
        if text.len() != 7 {
            return None;
        }
        Day::parse(&format!("{text}-01")).map(Day::month)
    }

    pub fn first_day(self) -> Day {
        Day(self.0)
    }

    /// First day of the following month.
    pub fn end(self) -> Day {
        let long: u8 = self.0.month().length(self.0.year());
        Day(self.0).plus_days(i64::from(long))
    }

    /// All days of the month.
    pub fn days(self) -> impl Iterator<Item = Day> {
        let end = self.end();
        std::iter::successors(Some(self.first_day()), |day| Some(day.plus_days(1)))
            .take_while(move |day| *day < end)
    }

    pub(crate) fn to_wire(self) -> Value {
        Value::String(self.to_string())
    }

    pub(crate) fn from_wire(value: Value) -> Result<Self, String> {
        value
            .as_str()
            .and_then(Self::parse)
            .ok_or_else(|| "expected a month as yyyy-mm".to_owned())
    }
}

impl std::fmt::Display for Month {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let month: MonthName = self.0.month();
        write!(f, "{:04}-{:02}", self.0.year(), u8::from(month))
    }
}

impl std::fmt::Display for Day {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0.format(DAY_FORMAT).unwrap_or_default())
    }
}

impl sqlx::Type<sqlx::Sqlite> for Day {
    fn type_info() -> sqlx::sqlite::SqliteTypeInfo {
        <str as sqlx::Type<sqlx::Sqlite>>::type_info()
    }
}

impl<'r> sqlx::Decode<'r, sqlx::Sqlite> for Day {
    fn decode(value: sqlx::sqlite::SqliteValueRef<'r>) -> Result<Self, sqlx::error::BoxDynError> {
        let text = <&str as sqlx::Decode<sqlx::Sqlite>>::decode(value)?;
        Self::parse(text).ok_or_else(|| format!("{text} is not a day").into())
    }
}

wire_scalar!(Timestamp, "string", "date-time", "2026-08-24T06:30:00Z");
wire_scalar!(Day, "string", "date", "2026-08-24");
wire_scalar!(Month, "string", "month", "2026-08");

/// Months can be query parameters.
impl ParseFromParameter for Month {
    fn parse_from_parameter(value: &str) -> ParseResult<Self> {
        Self::parse(value).ok_or_else(|| ParseError::custom("expected a month as yyyy-mm"))
    }
}

/// Days can be query and path parameters.
impl ParseFromParameter for Day {
    fn parse_from_parameter(value: &str) -> ParseResult<Self> {
        Self::parse(value).ok_or_else(|| ParseError::custom("expected a day as yyyy-mm-dd"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_year_typed_with_two_digits_is_no_day() {
        for text in ["0026-11-28", "-2026-01-01", "0000-02-29", "1899-12-31"] {
            assert_eq!(Day::parse(text), None, "{text}");
        }
        assert!(Day::parse("1900-01-01").is_some());
    }

    #[test]
    fn money_moved_today_or_in_the_last_five_years() {
        let day = |text| Day::parse(text).unwrap();
        let today = day("2026-11-28");
        let code = |text| day(text).past_problem("day", today).is_some();
        assert!(code("2026-11-29") && code("2021-11-27"));
        assert!(!code("2026-11-28") && !code("2021-11-28"));
    }

    #[test]
    fn days_change_at_midnight_in_india() {
        let last_second = Timestamp(1_767_205_799);
        assert_eq!(last_second.day().to_string(), "2025-12-31");
        assert_eq!(last_second.plus_seconds(1).day().to_string(), "2026-01-01");
    }

    #[test]
    fn a_day_starts_at_midnight_in_india() {
        let day = Day::parse("2026-01-01").unwrap();
        assert_eq!(day.start(), Timestamp(1_767_205_800));
        assert_eq!(day.start().day(), day);
    }

    #[test]
    fn days_survive_a_round_trip() {
        let day = Day::parse("2026-02-28").unwrap();
        assert_eq!(day.plus_days(1).to_string(), "2026-03-01");
        assert!(Day::parse("2026-02-30").is_none());
    }

    #[test]
    fn months_before_end_with_their_last_day() {
        let before = |day: &str, months| Day::parse(day).unwrap().months_before(months).to_string();
        assert_eq!(before("2026-11-26", 1), "2026-10-26");
        assert_eq!(before("2026-03-31", 1), "2026-02-28");
        assert_eq!(before("2028-02-29", 12), "2027-02-28");
        assert_eq!(before("2026-01-15", 1), "2025-12-15");
        let days = Day::parse("2026-03-01").unwrap();
        assert_eq!(days.days_since(Day::parse("2026-02-26").unwrap()), 3);
    }

    #[test]
    fn a_month_knows_its_days() {
        let month = Month::parse("2028-02").unwrap();
        assert_eq!(month.days().count(), 29);
        assert_eq!(month.end().to_string(), "2028-03-01");
        assert_eq!(month.to_string(), "2028-02");
        assert_eq!(
            month.first_day().start().to_rfc3339(),
            "2028-01-31T18:30:00Z"
        );
        for text in ["2028-13", "2028-2", "2028", "2028-02-01", ""] {
            assert!(Month::parse(text).is_none(), "{text}");
        }
    }

    #[test]
    fn timestamps_are_sent_in_utc() {
        assert_eq!(Timestamp(0).to_rfc3339(), "1970-01-01T00:00:00Z");
        let read = Timestamp::from_wire(Value::String("1970-01-01T05:30:00+05:30".into()));
        assert_eq!(read, Ok(Timestamp(0)));
    }
}

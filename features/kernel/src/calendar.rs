//! Instants in UTC, days as India counts them.

use poem_openapi::types::{ParseError, ParseFromParameter, ParseResult};
use serde_json::Value;
use time::{
    Date, Duration, OffsetDateTime, UtcOffset, format_description::well_known::Rfc3339, macros,
};

use crate::wire_scalar;

/// India has one zone and no daylight saving.
const INDIA: UtcOffset = macros::offset!(+05:30);
const DAY_FORMAT: &[time::format_description::BorrowedFormatItem<'static>] =
    macros::format_description!("[year]-[month]-[day]");

/// An instant in Unix seconds. Travels as RFC 3339 in UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Timestamp(pub i64);

/// A day in India. Travels and is stored as `yyyy-mm-dd`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(Date);

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

    pub(crate) fn from_wire(value: Value) -> Result<Self, String> {
        let text = value.as_str().ok_or("expected an RFC 3339 time")?;
        OffsetDateTime::parse(text, &Rfc3339)
            .map(|at| Self(at.unix_timestamp()))
            .map_err(|_| "expected an RFC 3339 time".to_owned())
    }
}

impl Day {
    pub fn parse(text: &str) -> Option<Self> {
        Date::parse(text, DAY_FORMAT).ok().map(Self)
    }

    pub fn plus_days(self, days: i64) -> Self {
        Self(self.0.saturating_add(Duration::days(days)))
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

impl std::fmt::Display for Day {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0.format(DAY_FORMAT).unwrap_or_default())
    }
}

wire_scalar!(Timestamp, "string", "date-time", "2026-08-24T06:30:00Z");
wire_scalar!(Day, "string", "date", "2026-08-24");

/// A day may also stand in an address.
impl ParseFromParameter for Day {
    fn parse_from_parameter(value: &str) -> ParseResult<Self> {
        Self::parse(value).ok_or_else(|| ParseError::custom("expected a day as yyyy-mm-dd"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_turns_at_midnight_in_india() {
        let last_second = Timestamp(1_767_205_799);
        assert_eq!(last_second.day().to_string(), "2025-12-31");
        assert_eq!(last_second.plus_seconds(1).day().to_string(), "2026-01-01");
    }

    #[test]
    fn days_read_back_as_written() {
        let day = Day::parse("2026-02-28").unwrap();
        assert_eq!(day.plus_days(1).to_string(), "2026-03-01");
        assert!(Day::parse("2026-02-30").is_none());
    }

    #[test]
    fn times_travel_in_utc() {
        assert_eq!(Timestamp(0).to_rfc3339(), "1970-01-01T00:00:00Z");
        let read = Timestamp::from_wire(Value::String("1970-01-01T05:30:00+05:30".into()));
        assert_eq!(read, Ok(Timestamp(0)));
    }
}

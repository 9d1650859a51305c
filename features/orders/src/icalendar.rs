//! Writes calendars in the format that calendar programs read (RFC 5545).

use std::fmt::Write;

use kernel::{Day, Timestamp};

/// Longest line in octets, without its end (RFC 5545, 3.1).
const LINE: usize = 75;

/// When an event takes place.
pub enum EventTime {
    Between(Timestamp, Timestamp),
    /// The whole day.
    Day(Day),
}

#[derive(Clone, Copy)]
pub enum EventStatus {
    Tentative,
    Confirmed,
    Cancelled,
}

pub struct Event {
    /// The same for one event for ever.
    pub uid: String,
    /// Grows with each change.
    pub sequence: i64,
    pub modified: Timestamp,
    pub time: EventTime,
    pub status: EventStatus,
    pub summary: String,
    pub description: String,
    pub location: Option<String>,
    pub url: Option<String>,
}

/// A calendar with this name. Programs read it again after an hour.
pub fn write(name: &str, events: &[Event], now: Timestamp) -> String {
    let mut text = String::new();
    for (property, value) in [
        ("BEGIN", "VCALENDAR"),
        ("VERSION", "2.0"),
        ("PRODID", "-//Boutique//Visits//EN"),
        ("CALSCALE", "GREGORIAN"),
        ("METHOD", "PUBLISH"),
        ("REFRESH-INTERVAL;VALUE=DURATION", "PT1H"),
        ("X-PUBLISHED-TTL", "PT1H"),
    ] {
        line(&mut text, property, value);
    }
    line(&mut text, "NAME", &escaped(name));
    line(&mut text, "X-WR-CALNAME", &escaped(name));
    for event in events {
        write_event(&mut text, event, now);
    }
    line(&mut text, "END", "VCALENDAR");
    text
}

fn write_event(text: &mut String, event: &Event, now: Timestamp) {
    line(text, "BEGIN", "VEVENT");
    line(text, "UID", &event.uid);
    line(text, "DTSTAMP", &utc(now));
    line(text, "LAST-MODIFIED", &utc(event.modified));
    line(text, "SEQUENCE", &event.sequence.to_string());
    match event.time {
        EventTime::Between(from, to) => {
            line(text, "DTSTART", &utc(from));
            line(text, "DTEND", &utc(to));
        }
        EventTime::Day(day) => {
            line(text, "DTSTART;VALUE=DATE", &date(day));
            line(text, "DTEND;VALUE=DATE", &date(day.plus_days(1)));
        }
    }
    let status = match event.status {
        EventStatus::Tentative => "TENTATIVE",
        EventStatus::Confirmed => "CONFIRMED",
        EventStatus::Cancelled => "CANCELLED",
    };
    line(text, "STATUS", status);
    line(text, "SUMMARY", &escaped(&event.summary));
    if !event.description.is_empty() {
        line(text, "DESCRIPTION", &escaped(&event.description));
    }
    if let Some(location) = &event.location {
        line(text, "LOCATION", &escaped(location));
    }
    if let Some(url) = &event.url {
        line(text, "URL", url);
    }
    line(text, "END", "VEVENT");
}

/// Writes a content line, folded so that no part is too long and no character is cut in two.
fn line(text: &mut String, property: &str, value: &str) {
    let whole = format!("{property}:{value}");
    let mut length = 0;
    for character in whole.chars() {
        if length + character.len_utf8() > LINE {
            text.push_str("\r\n ");
            length = 1;
        }
        text.push(character);
        length += character.len_utf8();
    }
    text.push_str("\r\n");
}

/// A text value (RFC 5545, 3.3.11). Other control characters are not allowed in one.
fn escaped(value: &str) -> String {
    let mut text = String::with_capacity(value.len());
    for character in value.replace("\r\n", "\n").chars() {
        match character {
            '\\' | ';' | ',' => {
                text.push('\\');
                text.push(character);
            }
            '\n' => text.push_str("\\n"),
            '\t' => text.push(' '),
            other if other.is_control() => {}
            other => text.push(other),
        }
    }
    text
}

/// `20261126T053000Z`.
fn utc(at: Timestamp) -> String {
    at.to_rfc3339().replace(['-', ':'], "")
}

/// `20261126`.
fn date(day: Day) -> String {
    let mut text = String::new();
    // A `String` takes whatever is written to it.
    let _ = write!(text, "{day}");
    text.replace('-', "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_folded_between_characters() {
        let mut text = String::new();
        let summary = "ரவிக்கை ".repeat(20);
        line(&mut text, "SUMMARY", &summary);
        let parts: Vec<&str> = text.trim_end_matches("\r\n").split("\r\n").collect();
        assert!(parts.len() > 3 && parts.iter().all(|part| part.len() <= LINE));
        let unfolded = text.replace("\r\n ", "");
        assert_eq!(unfolded, format!("SUMMARY:{summary}\r\n"));
    }

    #[test]
    fn text_is_escaped() {
        assert_eq!(
            escaped("7, North Mada Street; \\ gate\r\nRing\ttwice\u{7}"),
            "7\\, North Mada Street\\; \\\\ gate\\nRing twice"
        );
    }

    #[test]
    fn times_are_utc_and_days_have_no_zone() {
        assert_eq!(utc(Timestamp(0)), "19700101T000000Z");
        assert_eq!(date(Day::parse("2026-11-26").unwrap()), "20261126");
    }
}

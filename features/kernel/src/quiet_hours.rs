//! Hours in which devices and messages to customers stay quiet. Days and hours are those of India.

use poem_openapi::Object;

use crate::calendar::Timestamp;

const DAY_MINUTES: i64 = 24 * 60;

/// Hours of the day in India in which notifications wait.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
pub struct QuietHours {
    /// Their beginning, like `21:30`.
    #[oai(validator(pattern = "^([01][0-9]|2[0-3]):[0-5][0-9]$"))]
    pub from: String,
    /// Their end, like `08:00`: on the next day if it is earlier than the beginning.
    #[oai(validator(pattern = "^([01][0-9]|2[0-3]):[0-5][0-9]$"))]
    pub until: String,
}

/// The same in minutes after midnight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuietMinutes {
    pub from: i64,
    pub until: i64,
}

impl QuietHours {
    pub fn of(minutes: QuietMinutes) -> Self {
        let text = |minute: i64| format!("{:02}:{:02}", minute / 60, minute % 60);
        Self {
            from: text(minutes.from),
            until: text(minutes.until),
        }
    }

    /// `None` for what is no time of day.
    pub fn minutes(&self) -> Option<QuietMinutes> {
        let minute = |text: &str| {
            let (hours, minutes) = text.split_once(':')?;
            Some(hours.parse::<i64>().ok()? * 60 + minutes.parse::<i64>().ok()?)
        };
        Some(QuietMinutes {
            from: minute(&self.from)?,
            until: minute(&self.until)?,
        })
    }
}

impl QuietMinutes {
    /// When they end, if they hold now.
    pub fn end(self, now: Timestamp) -> Option<Timestamp> {
        let midnight = now.day().start();
        let minute = (now.0 - midnight.0) / 60;
        let holds = if self.from <= self.until {
            (self.from..self.until).contains(&minute)
        } else {
            minute >= self.from || minute < self.until
        };
        let tomorrow = if minute < self.until { 0 } else { DAY_MINUTES };
        holds.then(|| midnight.plus_seconds((tomorrow + self.until) * 60))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_end_in_the_morning_in_india() {
        let quiet = QuietHours {
            from: "21:30".to_owned(),
            until: "08:00".to_owned(),
        };
        let minutes = quiet.minutes().unwrap();
        assert_eq!(QuietHours::of(minutes), quiet);
        // 1 August 2026, 0:00 in India.
        let midnight = Timestamp(1_785_522_600);
        let at = |minute: i64| minutes.end(midnight.plus_seconds(minute * 60));
        let eight = midnight.plus_seconds(8 * 3_600);
        assert_eq!(at(0), Some(eight));
        assert_eq!(at(479), Some(eight));
        assert_eq!(at(480), None);
        assert_eq!(at(1_289), None);
        assert_eq!(at(1_290), Some(eight.plus_days(1)));
        let noon = QuietMinutes {
            from: 720,
            until: 780,
        };
        assert_eq!(
            noon.end(midnight.plus_seconds(12 * 3_600)),
            Some(midnight.plus_seconds(13 * 3_600))
        );
        assert_eq!(noon.end(midnight), None);
    }
}

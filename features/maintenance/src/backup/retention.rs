//! Which backups are retained: seven days, four weeks, six months, and manual ones for a month.

use std::collections::HashSet;

use kernel::Timestamp;

use super::summary::{Kind, Summary};

const DAYS: usize = 7;
const WEEKS: usize = 4;
const MONTHS: usize = 6;
/// How long backups made manually or before an update are retained, in seconds.
const BY_HAND_SECONDS: i64 = 30 * 86_400;

/// Names of backups to delete. The newest is always retained. One with a future date is retained
/// until that date has passed, and represents no day until then.
pub fn superfluous(backups: &[Summary], now: Timestamp) -> Vec<String> {
    let mut newest_first: Vec<&Summary> = backups
        .iter()
        .filter(|backup| !backup.is_ahead(now))
        .collect();
    newest_first.sort_by_key(|backup| -backup.made_at);
    let mut stored: HashSet<&str> = HashSet::new();
    stored.extend(newest_first.first().map(|backup| backup.name.as_str()));
    for (most, period) in [
        (DAYS, day as fn(&Summary) -> String),
        (WEEKS, week),
        (MONTHS, month),
    ] {
        let mut seen = HashSet::new();
        for backup in &newest_first {
            // The last backup of each period represents it.
            if seen.len() < most && seen.insert(period(backup)) {
                stored.insert(&backup.name);
            }
        }
    }
    let young = |backup: &Summary| {
        backup.kind != Kind::Daily && backup.made_at > now.0.saturating_sub(BY_HAND_SECONDS)
    };
    newest_first
        .into_iter()
        .filter(|backup| !stored.contains(backup.name.as_str()) && !young(backup))
        .map(|backup| backup.name.clone())
        .collect()
}

fn day(backup: &Summary) -> String {
    backup.made_at().day().to_string()
}

/// Number of the week, which begins on Monday; 1 January 1970 was a Thursday.
fn week(backup: &Summary) -> String {
    let days = backup
        .made_at()
        .day()
        .start()
        .plus_days(1)
        .0
        .div_euclid(86_400);
    (days + 3).div_euclid(7).to_string()
}

fn month(backup: &Summary) -> String {
    day(backup).get(..7).unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use kernel::Day;

    use super::*;

    fn at(day: Day, kind: Kind) -> Summary {
        Summary {
            name: format!("{day}-{kind:?}"),
            kind,
            // 02:00.
            made_at: day.start().0 + 7_200,
            program: String::new(),
            database_bytes: 0,
            database_hash: String::new(),
            media_files: 0,
            media_bytes: 0,
            media_list_hash: String::new(),
            counts: BTreeMap::new(),
            damaged: Vec::new(),
        }
    }

    /// Backups left after this many nights, thinned out each night.
    fn after(nights: i64) -> Vec<String> {
        let first = Day::parse("2026-01-01").unwrap();
        let mut backups: Vec<Summary> = Vec::new();
        for night in 0..nights {
            let day = first.plus_days(night);
            backups.push(at(day, Kind::Daily));
            let gone = superfluous(&backups, day.start().plus_seconds(7_200));
            backups.retain(|backup| !gone.contains(&backup.name));
        }
        backups
            .into_iter()
            .map(|backup| backup.name.replace("-Daily", ""))
            .collect()
    }

    #[test]
    fn seven_days_are_retained() {
        assert_eq!(after(7).len(), 7);
    }

    #[test]
    fn after_a_year_days_weeks_and_months_are_retained() {
        // 365 nights end on Thursday, 31 December 2026.
        assert_eq!(
            after(365),
            [
                "2026-07-31",
                "2026-08-31",
                "2026-09-30",
                "2026-10-31",
                "2026-11-30",
                "2026-12-13",
                "2026-12-20",
                "2026-12-25",
                "2026-12-26",
                "2026-12-27",
                "2026-12-28",
                "2026-12-29",
                "2026-12-30",
                "2026-12-31",
            ]
        );
    }

    #[test]
    fn manual_backups_are_retained_for_a_month() {
        let today = Day::parse("2026-06-20").unwrap();
        let mut backups: Vec<Summary> = (0..8)
            .map(|back| at(today.plus_days(-back), Kind::Daily))
            .collect();
        backups.push(at(today.plus_days(-9), Kind::ByHand));
        backups.push(at(today.plus_days(-38), Kind::BeforeUpdate));
        backups.push(at(today.plus_days(-39), Kind::BeforeUpdate));
        let gone = superfluous(&backups, today.start().plus_seconds(7_200));
        assert!(!gone.contains(&"2026-06-11-ByHand".to_owned()), "{gone:?}");
        assert!(
            gone.contains(&"2026-05-12-BeforeUpdate".to_owned()),
            "{gone:?}"
        );
    }

    #[test]
    fn a_backup_with_a_future_date_replaces_no_other() {
        let today = Day::parse("2026-06-20").unwrap();
        let mut backups: Vec<Summary> = (0..7)
            .map(|back| at(today.plus_days(-back), Kind::Daily))
            .collect();
        backups.extend((1..10).map(|ahead| at(today.plus_days(ahead * 40), Kind::Daily)));
        let now = today.start().plus_seconds(7_200);
        assert!(superfluous(&backups, now).is_empty());
    }

    #[test]
    fn the_only_backup_is_retained() {
        let old = at(Day::parse("2020-01-01").unwrap(), Kind::ByHand);
        assert!(superfluous(&[old], Timestamp(1_785_565_800)).is_empty());
    }
}

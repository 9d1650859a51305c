//! Which parts of a video were watched.

use kernel::Failure;

/// Smaller gaps and ends count as watched, in milliseconds, because players report in steps.
const HOLE: i64 = 1_000;

/// Disjoint parts of a video in order, in milliseconds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Played(Vec<(i64, i64)>);

impl Played {
    pub fn parse(json: &str) -> Result<Self, Failure> {
        serde_json::from_str(json)
            .map(Self)
            .map_err(Failure::internal)
    }

    pub fn to_json(&self) -> String {
        serde_json::json!(self.0).to_string()
    }

    pub fn milliseconds(&self) -> i64 {
        self.0.iter().map(|(from, to)| to - from).sum()
    }

    /// Adds watched parts of a video of this length, as far as the credit allows, and returns the
    /// remaining credit. Parts watched before cost nothing, so reports may be repeated. Closing
    /// gaps may leave a small debt.
    pub fn add(&mut self, reported: &[(i64, i64)], length: i64, mut credit: i64) -> i64 {
        for (from, to) in reported {
            for (from, to) in self.missing_in(from.clamp(&0, &length), to.clamp(&0, &length)) {
                if credit <= 0 {
                    return credit;
                }
                let before = self.milliseconds();
                self.insert(from, to.min(from + credit), length);
                credit -= self.milliseconds() - before;
            }
        }
        credit
    }

    fn missing_in(&self, from: &i64, to: &i64) -> Vec<(i64, i64)> {
        let mut missing = Vec::new();
        let mut at = *from;
        for (known_from, known_to) in &self.0 {
            if at < *known_from {
                missing.push((at, *known_from.min(to)));
            }
            at = at.max(*known_to);
            if at >= *to {
                break;
            }
        }
        missing.push((at, *to));
        missing.retain(|(from, to)| from < to);
        missing
    }

    fn insert(&mut self, from: i64, to: i64, length: i64) {
        let from = if from <= HOLE { 0 } else { from };
        let to = if to + HOLE >= length { length } else { to };
        self.0.push((from, to));
        self.0.sort_unstable();
        let mut joined: Vec<(i64, i64)> = Vec::with_capacity(self.0.len());
        for (from, to) in self.0.drain(..) {
            match joined.last_mut() {
                Some(last) if from <= last.1 + HOLE => last.1 = last.1.max(to),
                _ => joined.push((from, to)),
            }
        }
        self.0 = joined;
    }
}

/// Watched share in whole per cent, never rounded up: 100 means all of it.
pub fn percent(watched_ms: i64, length_ms: i64) -> u8 {
    if length_ms <= 0 {
        return 0;
    }
    let share = watched_ms.clamp(0, length_ms) * 100 / length_ms;
    u8::try_from(share).unwrap_or(100)
}

/// Whether enough was watched; the end need not be.
pub fn is_done(watched_ms: i64, length_ms: i64) -> bool {
    percent(watched_ms, length_ms) >= 90
}

#[cfg(test)]
mod tests {
    use super::*;

    const LENGTH: i64 = 100_000;
    const ENOUGH: i64 = 1_000_000;

    fn played(parts: &[(i64, i64)]) -> Played {
        let mut played = Played::default();
        played.add(parts, LENGTH, ENOUGH);
        played
    }

    #[test]
    fn parts_watched_twice_count_once() {
        let parts = played(&[
            (10_000, 30_000),
            (20_000, 40_000),
            (60_000, 70_000),
            (12_000, 13_000),
        ]);
        assert_eq!(parts, Played(vec![(10_000, 40_000), (60_000, 70_000)]));
        assert_eq!(parts.milliseconds(), 40_000);
    }

    #[test]
    fn small_gaps_and_ends_count_as_watched() {
        let parts = played(&[(400, 10_000), (10_900, 20_000), (22_000, 99_300)]);
        assert_eq!(parts, Played(vec![(0, 20_000), (22_000, LENGTH)]));
    }

    #[test]
    fn parts_outside_the_video_are_clipped() {
        assert_eq!(played(&[(-5_000, 10_000)]), Played(vec![(0, 10_000)]));
        assert_eq!(
            played(&[(90_000, i64::MAX)]),
            Played(vec![(90_000, LENGTH)])
        );
        assert_eq!(
            played(&[(200_000, 300_000), (50_000, 40_000), (7, 7)]),
            Played::default()
        );
    }

    #[test]
    fn watched_time_is_bounded_by_elapsed_time() {
        let mut parts = Played::default();
        assert_eq!(
            parts.add(&[(10_000, 60_000), (70_000, 80_000)], LENGTH, 20_000),
            0
        );
        assert_eq!(parts, Played(vec![(10_000, 30_000)]));
        assert_eq!(parts.add(&[(30_000, 31_000)], LENGTH, 0), 0);
        assert_eq!(parts.milliseconds(), 20_000);
    }

    #[test]
    fn a_repeated_report_costs_nothing() {
        let mut parts = Played::default();
        let left = parts.add(&[(10_000, 20_000)], LENGTH, 15_000);
        assert_eq!(left, 5_000);
        assert_eq!(parts.add(&[(10_000, 20_000)], LENGTH, left), 5_000);
    }

    #[test]
    fn many_short_parts_do_not_exceed_the_credit() {
        let specks: Vec<_> = (0..99)
            .map(|n| (n * 1_000 + 500, n * 1_000 + 501))
            .collect();
        let mut parts = Played::default();
        parts.add(&specks, LENGTH, 5_000);
        assert!(parts.milliseconds() <= 7_000, "{}", parts.milliseconds());
    }

    #[test]
    fn parts_survive_a_round_trip() {
        let parts = played(&[(10_000, 30_000), (60_000, 70_000)]);
        assert_eq!(parts.to_json(), "[[10000,30000],[60000,70000]]");
        assert_eq!(Played::parse(&parts.to_json()).unwrap(), parts);
        assert!(Played::parse("no").is_err());
    }

    #[test]
    fn a_lesson_is_done_at_ninety_per_cent() {
        assert_eq!(percent(0, LENGTH), 0);
        assert_eq!(percent(99_999, LENGTH), 99);
        assert_eq!(
            percent(120_000, LENGTH),
            100,
            "the video has become shorter"
        );
        assert_eq!(percent(5, 0), 0);
        assert!(!is_done(89_999, LENGTH));
        assert!(is_done(90_000, LENGTH));
    }
}

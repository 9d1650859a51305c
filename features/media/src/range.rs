//! Parses HTTP byte ranges.

#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Wanted {
    Whole,
    /// Start (inclusive) and end (exclusive).
    Part(u64, u64),
    Nothing,
}

/// Parses a single range; several ranges or an invalid one mean the whole file.
pub(crate) fn wanted(range: &str, length: u64) -> Wanted {
    let parsed = range
        .strip_prefix("bytes=")
        .filter(|range| !range.contains(','))
        .and_then(|range| range.trim().split_once('-'));
    let Some((first, last)) = parsed else {
        return Wanted::Whole;
    };
    let number = |text: &str| {
        let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        // An offset with too many digits is beyond the end of the file.
        digits.then(|| text.parse::<u64>().unwrap_or(u64::MAX))
    };
    match (number(first), number(last)) {
        (Some(first), last) if last.is_some() || last_is_open(range) => {
            let end = last.map_or(length, |last| last.saturating_add(1).min(length));
            match (last.is_some_and(|last| last < first), first < length) {
                (true, _) => Wanted::Whole,
                (false, true) => Wanted::Part(first, end),
                (false, false) => Wanted::Nothing,
            }
        }
        (None, Some(last)) if first.is_empty() => match last.min(length) {
            0 => Wanted::Nothing,
            size => Wanted::Part(length - size, length),
        },
        _ => Wanted::Whole,
    }
}

fn last_is_open(range: &str) -> bool {
    range.trim().ends_with('-')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_range_is_clipped_to_the_file() {
        for (range, expected) in [
            ("bytes=0-4", Wanted::Part(0, 5)),
            ("bytes=5-", Wanted::Part(5, 10)),
            ("bytes=-3", Wanted::Part(7, 10)),
            ("bytes=-30", Wanted::Part(0, 10)),
            ("bytes=8-99999999999999999999999", Wanted::Part(8, 10)),
            ("bytes=10-", Wanted::Nothing),
            ("bytes=99999999999999999999999-", Wanted::Nothing),
            ("bytes=-0", Wanted::Nothing),
            ("bytes=4-2", Wanted::Whole),
            ("bytes=0-1,3-4", Wanted::Whole),
            ("bytes=a-b", Wanted::Whole),
            ("bytes=1-b", Wanted::Whole),
            ("bytes=--1", Wanted::Whole),
            ("bytes=-", Wanted::Whole),
            ("lines=0-4", Wanted::Whole),
        ] {
            assert_eq!(wanted(range, 10), expected, "{range}");
        }
        assert_eq!(wanted("bytes=0-", 0), Wanted::Nothing);
    }
}

//! Rules about the number of devices playing at once.

use std::collections::BTreeMap;

/// Maximum number of devices. A device is a session.
pub const MOST: usize = 2;
/// Seconds of silence after which a player makes room for another device.
const SILENCE: i64 = 120;

/// An active grant of another session.
#[derive(Clone, Copy, Debug)]
pub struct OtherGrant {
    pub session: i64,
    /// Last ping, in Unix seconds.
    pub pinged_at: i64,
}

/// Too many devices are playing.
#[derive(Debug, PartialEq, Eq)]
pub struct NoRoom;

/// Sessions to stop so that one more can play: silent ones, longest silent first.
pub fn make_room(others: &[OtherGrant], now: i64) -> Result<Vec<i64>, NoRoom> {
    let mut heard: BTreeMap<i64, i64> = BTreeMap::new();
    for one in others {
        let last = heard.entry(one.session).or_insert(one.pinged_at);
        *last = (*last).max(one.pinged_at);
    }
    let surplus = (heard.len() + 1).saturating_sub(MOST);
    let mut silent: Vec<(i64, i64)> = heard
        .into_iter()
        .filter(|(_, last)| now - last >= SILENCE)
        .map(|(session, last)| (last, session))
        .collect();
    if silent.len() < surplus {
        return Err(NoRoom);
    }
    silent.sort_unstable();
    silent.truncate(surplus);
    Ok(silent.into_iter().map(|(_, session)| session).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: i64 = 10_000;

    fn room(others: &[(i64, i64)]) -> Result<Vec<i64>, NoRoom> {
        let others: Vec<_> = others
            .iter()
            .map(|(session, silent)| OtherGrant {
                session: *session,
                pinged_at: NOW - silent,
            })
            .collect();
        make_room(&others, NOW)
    }

    #[test]
    fn two_devices_play_and_a_third_is_refused() {
        assert_eq!(room(&[]), Ok(vec![]));
        assert_eq!(room(&[(1, 0)]), Ok(vec![]));
        assert_eq!(room(&[(1, 0), (2, 119)]), Err(NoRoom));
    }

    #[test]
    fn several_videos_in_one_browser_are_one_device() {
        assert_eq!(room(&[(1, 0), (1, 30), (1, 500)]), Ok(vec![]));
    }

    #[test]
    fn the_longest_silent_device_makes_room() {
        assert_eq!(room(&[(1, 0), (2, 120)]), Ok(vec![2]));
        assert_eq!(room(&[(1, 300), (2, 120)]), Ok(vec![1]));
        assert_eq!(room(&[(1, 300), (2, 120), (2, 5)]), Ok(vec![1]));
        assert_eq!(room(&[(1, 300), (2, 5), (3, 5)]), Err(NoRoom));
        assert_eq!(room(&[(1, 300), (2, 5), (3, 200)]), Ok(vec![1, 3]));
    }
}

//! Addresses under which the shop's own people look at a video. They are of one browser, and end by themselves.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};

use kernel::{Timestamp, VideoId};

use crate::folders;

/// Longer than anybody looks at one video in the back office.
const LIFE_SECONDS: i64 = 4 * 3600;
/// Whoever looks at more than that gets the oldest ones closed.
const MOST: usize = 1000;

/// In memory alone: after a restart the screen asks for a new address.
#[derive(Default)]
pub(crate) struct Looks(Mutex<HashMap<String, Look>>);

#[derive(Clone, Copy)]
struct Look {
    video: VideoId,
    session: i64,
    until: Timestamp,
}

impl Looks {
    /// A token for this session.
    pub fn open(&self, video: VideoId, session: i64, now: Timestamp) -> String {
        let mut looks = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        looks.retain(|_, look| look.until.0 > now.0);
        if looks.len() >= MOST {
            looks.clear();
        }
        let token = folders::new_name();
        let until = now.plus_seconds(LIFE_SECONDS);
        looks.insert(
            token.clone(),
            Look {
                video,
                session,
                until,
            },
        );
        token
    }

    /// The video that a token opens for this session now.
    pub fn video(&self, token: &str, session: Option<i64>, now: Timestamp) -> Option<VideoId> {
        let looks = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let look = looks.get(token)?;
        (look.until.0 > now.0 && session == Some(look.session)).then_some(look.video)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_look_is_of_one_browser_and_ends() {
        let looks = Looks::default();
        let now = Timestamp(1_000_000);
        let token = looks.open(7, 3, now);
        assert_eq!(looks.video(&token, Some(3), now), Some(7));
        assert_eq!(looks.video(&token, Some(4), now), None);
        assert_eq!(looks.video(&token, None, now), None);
        assert_eq!(looks.video("0", Some(3), now), None);
        assert_eq!(
            looks.video(&token, Some(3), now.plus_seconds(LIFE_SECONDS)),
            None
        );
    }
}

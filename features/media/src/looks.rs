//! Preview URLs of videos for the back office. Each is bound to one browser and expires.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};

use kernel::{Timestamp, VideoId};

use crate::folders;

/// Lifetime of a preview URL, in seconds.
const LIFE_SECONDS: i64 = 4 * 3600;
/// Maximum number of open previews; the oldest ones are closed.
const MOST: usize = 1000;

/// In memory only: after a restart the screen requests a new URL.
#[derive(Default)]
pub(crate) struct Looks(Mutex<HashMap<String, Look>>);

#[derive(Clone, Copy)]
struct Look {
    video: VideoId,
    session: i64,
    until: Timestamp,
}

impl Looks {
    /// Creates a token for this session.
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
    fn a_preview_is_bound_to_one_browser_and_expires() {
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

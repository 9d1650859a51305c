//! Fake grants.

use std::sync::atomic::{AtomicBool, Ordering};

use async_trait::async_trait;
use kernel::{Failure, Role, Sessions, User, VideoId, testing::TEST_TIME};
use media::Grants;

/// Grants `good` access to one video for session 7, until it is revoked.
pub struct OneGrant {
    video: VideoId,
    pub over: AtomicBool,
}

impl OneGrant {
    pub fn of(video: VideoId) -> Self {
        Self {
            video,
            over: AtomicBool::new(false),
        }
    }
}

#[async_trait]
impl Grants for OneGrant {
    async fn video(&self, token: &str, viewer: Option<i64>) -> Result<Option<VideoId>, Failure> {
        let open = token == "good" && !self.over.load(Ordering::SeqCst);
        Ok((open && viewer.is_none_or(|session| session == 7)).then_some(self.video))
    }
}

/// The token is the session's id.
pub struct Numbered;

#[async_trait]
impl Sessions for Numbered {
    async fn user(&self, token: &str) -> Result<Option<User>, Failure> {
        Ok(token.parse().ok().map(|session| User {
            id: 1,
            role: Role::Customer,
            staff_role: None,
            session,
            authenticated_at: TEST_TIME,
        }))
    }
}

//! What courses ask about people, sessions and videos, and what media asks about courses.

use std::sync::Arc;

use async_trait::async_trait;
use courses::{Captions, Courses, LessonVideos, LiveSessions, VideoAddress};
use kernel::{Deps, Failure, VideoId};
use media::{Grants, Media};

use crate::context::Context;

pub struct SessionsOfAuth(pub auth::LiveSessions);

#[async_trait]
impl LiveSessions for SessionsOfAuth {
    async fn is_live(&self, session: i64) -> Result<bool, Failure> {
        self.0.is_live(session).await
    }
}

pub struct VideosOfMedia(pub Arc<Media>);

#[async_trait]
impl LessonVideos for VideosOfMedia {
    async fn address(&self, video: VideoId, token: &str) -> Result<Option<VideoAddress>, Failure> {
        let signed = self.0.signed_video(video, token).await?;
        Ok(signed.map(|signed| VideoAddress {
            src: signed.src,
            smaller: signed.smaller,
            captions: signed
                .captions
                .into_iter()
                .map(|one| Captions {
                    language: one.language,
                    label: one.label,
                    src: one.src,
                })
                .collect(),
        }))
    }
}

pub struct GrantsOfCourses(pub Courses);

#[async_trait]
impl Grants for GrantsOfCourses {
    async fn video(&self, token: &str, viewer: Option<i64>) -> Result<Option<VideoId>, Failure> {
        self.0.video_of(token, viewer).await
    }
}

impl Context {
    pub fn courses(&self) -> courses::Setup {
        let Deps { db, clock, .. } = &self.deps;
        courses::Setup {
            people: self.people.clone(),
            sessions: Arc::new(SessionsOfAuth(auth::LiveSessions::new(
                db.clone(),
                clock.clone(),
            ))),
            videos: Arc::new(VideosOfMedia(self.media.clone())),
            files: self.media.clone(),
            counter: Arc::new(self.counter()),
            shop: self.shop(),
        }
    }
}

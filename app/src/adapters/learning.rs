//! What courses ask about people, sessions and videos, and what media and accounts ask about courses.

use std::sync::Arc;

use async_trait::async_trait;
use auth::PersonalRecords;
use courses::{Captions, Courses, LessonVideos, LiveSessions, VideoAddress};
use kernel::{Deps, Failure, Tx, VideoId};
use media::{Grants, Media};
use serde_json::Value;

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

pub struct CoursesOfPerson(pub Courses);

#[async_trait]
impl PersonalRecords for CoursesOfPerson {
    fn name(&self) -> &'static str {
        "courses"
    }

    async fn collect(&self, user: i64) -> Result<Value, Failure> {
        self.0.records_of(user).await
    }

    async fn erase(&self, tx: &mut Tx, user: i64) -> Result<(), Failure> {
        self.0.forget_person(tx, user).await
    }
}

/// The copy of what a person bought for others, and the end of what was written about them.
pub struct CourseGiftsOfPerson(pub Courses);

#[async_trait]
impl PersonalRecords for CourseGiftsOfPerson {
    fn name(&self) -> &'static str {
        "courseGifts"
    }

    async fn collect(&self, user: i64) -> Result<Value, Failure> {
        self.0.gift_records_of(user).await
    }

    async fn erase(&self, tx: &mut Tx, user: i64) -> Result<(), Failure> {
        self.0.forget_gifts(tx, user).await
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
            counter: Arc::new(self.counter()),
            shop: self.shop(),
        }
    }
}

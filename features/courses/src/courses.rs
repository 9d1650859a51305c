//! What every part of the feature works with.

use std::sync::Arc;

use async_trait::async_trait;
use kernel::{Deps, Failure, People, Timestamp, Tx, VideoId};
use poem_openapi::Object;

use crate::category;

/// Knows sessions: to a player, a session is a device.
#[async_trait]
pub trait LiveSessions: Send + Sync {
    async fn is_live(&self, session: i64) -> Result<bool, Failure>;
}

/// Where a video may be fetched under a token.
#[derive(Clone, Debug)]
pub struct VideoAddress {
    pub src: String,
    /// The copy for slow networks.
    pub smaller: Option<String>,
    /// The first is the one for whoever chose none.
    pub captions: Vec<Captions>,
}

/// What is said in a video, to read along in one language.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
pub struct Captions {
    /// Two or three letters: en, ta.
    pub language: String,
    /// What the language calls itself.
    pub label: String,
    /// Address of the WebVTT file. It lives and dies with the video's.
    pub src: String,
}

/// Knows the addresses of private videos. The media feature answers.
#[async_trait]
pub trait LessonVideos: Send + Sync {
    /// `None` for a video that is gone.
    async fn address(&self, video: VideoId, token: &str) -> Result<Option<VideoAddress>, Failure>;
}

/// A course that was sold at the counter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CounterSale {
    pub course: i64,
    pub title: String,
    pub buyer: i64,
    /// In cash; else by UPI.
    pub cash: bool,
    pub paise: i64,
    /// User id of whoever sold it.
    pub actor: i64,
}

/// Keeps the book of the counter. The payments feature answers.
#[async_trait]
pub trait CounterSales: Send + Sync {
    /// Writes it down with its receipt, in the transaction that gives the course. The id of the entry.
    async fn take(&self, tx: &mut Tx, sale: &CounterSale) -> Result<i64, Failure>;

    /// It was no sale after all.
    async fn take_back(&self, tx: &mut Tx, actor: i64, entry: i64) -> Result<(), Failure>;
}

/// What the feature needs from others.
pub struct Setup {
    pub people: Arc<dyn People>,
    pub sessions: Arc<dyn LiveSessions>,
    pub videos: Arc<dyn LessonVideos>,
    pub counter: Arc<dyn CounterSales>,
}

/// Courses, and who may watch them. Cheap to clone.
#[derive(Clone)]
pub struct Courses {
    pub(crate) deps: Deps,
    pub(crate) setup: Arc<Setup>,
}

impl Courses {
    pub fn new(deps: Deps, setup: Setup) -> Self {
        Self {
            deps,
            setup: Arc::new(setup),
        }
    }

    /// Names of the categories that have courses.
    pub async fn category_names(&self) -> Result<Vec<String>, Failure> {
        let categories = category::taught(self.deps.db.read()).await?;
        Ok(categories.into_iter().map(|one| one.name).collect())
    }

    pub(crate) fn now(&self) -> Timestamp {
        self.deps.clock.now()
    }
}

//! State and dependencies shared by all parts of the feature.

use std::sync::Arc;

use async_trait::async_trait;
use kernel::{
    CounterMethod, Deps, Failure, FileStore, Image, Paise, People, Timestamp, Tx, VideoId,
    mail::MailShopFacts,
};
use poem_openapi::Object;

use crate::{
    category,
    course::{self, Choice},
};

/// Knows sessions: to a player, a session is a device.
#[async_trait]
pub trait LiveSessions: Send + Sync {
    async fn is_live(&self, session: i64) -> Result<bool, Failure>;
}

/// URLs of a video under a token.
#[derive(Clone, Debug)]
pub struct VideoAddress {
    pub src: String,
    /// The smaller copy for slow networks.
    pub smaller: Option<String>,
    /// Captions; the first entry is the default.
    pub captions: Vec<Captions>,
}

/// Captions of a video in one language.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
pub struct Captions {
    /// Language code of two or three letters, such as en or ta.
    pub language: String,
    /// Name of the language in that language.
    pub label: String,
    /// URL of the WebVTT file, valid as long as the video's.
    pub src: String,
}

/// URLs of private videos, provided by the media feature.
#[async_trait]
pub trait LessonVideos: Send + Sync {
    /// `None` if the video no longer exists.
    async fn address(&self, video: VideoId, token: &str) -> Result<Option<VideoAddress>, Failure>;
}

/// A course sold at the counter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CounterSale {
    pub course: i64,
    pub title: String,
    pub buyer: i64,
    pub method: CounterMethod,
    pub paise: i64,
    /// User id of the seller.
    pub actor: i64,
}

/// Counter payments, recorded by the payments feature.
#[async_trait]
pub trait CounterSales: Send + Sync {
    /// Records the payment and its receipt, in the transaction that gives access. Returns the
    /// payment's id.
    async fn take(&self, tx: &mut Tx, sale: &CounterSale) -> Result<i64, Failure>;

    /// Reverses the payment.
    async fn reverse(&self, tx: &mut Tx, actor: i64, entry: i64) -> Result<(), Failure>;
}

/// A published course, as other features show it.
pub struct OfferedCourse {
    pub name: String,
    /// Short description of what it teaches.
    pub line: String,
    pub price: Paise,
    /// Free text, such as "1 h 10 min".
    pub duration: String,
    pub expire_in_days: i64,
    pub image: Image,
}

/// Dependencies of the feature.
pub struct Setup {
    pub people: Arc<dyn People>,
    pub sessions: Arc<dyn LiveSessions>,
    pub videos: Arc<dyn LessonVideos>,
    pub files: Arc<dyn FileStore>,
    pub counter: Arc<dyn CounterSales>,
    pub shop: Arc<dyn MailShopFacts>,
}

/// Courses and enrolments. Cheap to clone.
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
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn category_names(&self) -> Result<Vec<String>, Failure> {
        let categories = category::taught(self.deps.db.read()).await?;
        Ok(categories.into_iter().map(|one| one.name).collect())
    }

    /// A published course, for other features.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn offered(&self, id: i64) -> Result<Option<OfferedCourse>, Failure> {
        let found = course::published(self.deps.db.read(), Choice::One(id)).await?;
        let Some(course) = found.into_iter().next() else {
            return Ok(None);
        };
        let mut images = self.deps.images.images(&[course.image_id]).await?;
        let image = images.remove(&course.image_id);
        Ok(image.map(|image| OfferedCourse {
            name: course.service_name,
            line: course.service_model,
            price: Paise(course.price_paise),
            duration: course.duration,
            expire_in_days: course.expire_in_days,
            image,
        }))
    }

    /// Whether a course exists outside the trash, also a hidden one.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn exists(&self, id: i64) -> Result<bool, Failure> {
        let found = sqlx::query_scalar!(
            r#"SELECT EXISTS (SELECT 1 FROM courses_course WHERE id = ? AND deleted_at IS NULL) AS "found!: bool""#,
            id
        );
        Ok(found.fetch_one(self.deps.db.read()).await?)
    }

    pub(crate) fn now(&self) -> Timestamp {
        self.deps.clock.now()
    }
}

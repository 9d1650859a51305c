//! Rows that a demo store starts with.

use std::collections::HashMap;

use async_trait::async_trait;
use serde::{Deserialize, de::DeserializeOwned};

use crate::{
    calendar::Timestamp,
    db::Tx,
    image::{ImageId, VideoId},
    problem::Failure,
};

/// The people of a demo store, so that features can give them rows of their own.
pub const DEMO_OWNER: i64 = 1;
pub const DEMO_STAFF: i64 = 2;
pub const DEMO_CUSTOMER: i64 = 3;

/// How demo content names an image.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct DemoImage {
    pub file: String,
    pub alt: String,
}

/// The checked-in demo content, its images and videos already kept by the media feature.
pub struct DemoContent {
    pub now: Timestamp,
    /// Whether the made-up shop comes along: its people and facts, their orders, purchases, coupons and words. A real
    /// shop that starts with samples gets none of these.
    pub made_up_shop: bool,
    /// Text of `data/demo/{name}.json`, by name.
    pub documents: HashMap<String, String>,
    /// Kept images by file name.
    pub images: HashMap<String, ImageId>,
    /// Kept videos by name without ending.
    pub videos: HashMap<String, VideoId>,
}

impl DemoContent {
    /// Reads one of the documents.
    pub fn document<T: DeserializeOwned>(&self, name: &str) -> Result<T, Failure> {
        let text = self
            .documents
            .get(name)
            .ok_or_else(|| Failure::internal(format!("demo content has no {name}.json")))?;
        serde_json::from_str(text)
            .map_err(|error| Failure::internal(format!("{name}.json: {error}")))
    }

    pub fn image(&self, image: &DemoImage) -> Result<ImageId, Failure> {
        self.images
            .get(&image.file)
            .copied()
            .ok_or_else(|| Failure::internal(format!("demo content has no image {}", image.file)))
    }

    pub fn video(&self, name: &str) -> Result<VideoId, Failure> {
        self.videos
            .get(name)
            .copied()
            .ok_or_else(|| Failure::internal(format!("demo content has no video {name}")))
    }
}

/// A feature with demo rows.
#[async_trait]
pub trait DemoLoader: Send + Sync {
    /// Writes the rows; called once, on an empty store.
    async fn load_demo(&self, content: &DemoContent, tx: &mut Tx) -> Result<(), Failure>;
}

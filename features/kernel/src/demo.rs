//! Initial rows of a demo store.

use std::collections::HashMap;

use async_trait::async_trait;
use serde::{Deserialize, de::DeserializeOwned};

use crate::{
    calendar::Timestamp,
    db::Tx,
    file::NewFile,
    image::{ImageId, VideoId},
    problem::Failure,
};

/// User ids of the demo people, so that features can give them rows.
pub const DEMO_OWNER: i64 = 1;
pub const DEMO_STAFF: i64 = 2;
pub const DEMO_CUSTOMER: i64 = 3;
pub const DEMO_COUNTER: i64 = 4;
pub const DEMO_MAKER: i64 = 5;
pub const DEMO_SECOND_MAKER: i64 = 6;
pub const DEMO_EDITOR: i64 = 7;

/// Reference to an image in demo content.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct DemoImage {
    pub file: String,
    pub alt: String,
}

/// The demo content, with its images and videos stored by the media feature.
pub struct DemoContent {
    pub now: Timestamp,
    /// Whether to load the fictional shop too: its people and facts, their orders, purchases,
    /// coupons and texts. A real shop that starts with samples gets none of these.
    pub made_up_shop: bool,
    /// Text of `data/demo/{name}.json`, by name.
    pub documents: HashMap<String, String>,
    /// Stored images by file name.
    pub images: HashMap<String, ImageId>,
    /// Stored videos by name without extension.
    pub videos: HashMap<String, VideoId>,
    /// Stored photos of customers by file name.
    pub photos: HashMap<String, i64>,
    /// Files that customers download, with their ids, by file name.
    pub files: HashMap<String, (i64, NewFile)>,
}

impl DemoContent {
    /// Parses one of the documents.
    ///
    /// # Errors
    /// The document is missing or is not of this shape.
    pub fn document<T: DeserializeOwned>(&self, name: &str) -> Result<T, Failure> {
        let text = self
            .documents
            .get(name)
            .ok_or_else(|| Failure::internal(format!("demo content has no {name}.json")))?;
        serde_json::from_str(text)
            .map_err(|error| Failure::internal(format!("{name}.json: {error}")))
    }

    /// Id of an image of the demo shop.
    ///
    /// # Errors
    /// The image is missing.
    pub fn image(&self, image: &DemoImage) -> Result<ImageId, Failure> {
        self.images
            .get(&image.file)
            .copied()
            .ok_or_else(|| Failure::internal(format!("demo content has no image {}", image.file)))
    }

    /// Id of a stored photo of a customer of the demo shop.
    ///
    /// # Errors
    /// The photo is missing.
    pub fn photo(&self, file: &str) -> Result<i64, Failure> {
        self.photos
            .get(file)
            .copied()
            .ok_or_else(|| Failure::internal(format!("demo content has no photo {file}")))
    }

    /// A file that customers download, with its id.
    ///
    /// # Errors
    /// The file is missing.
    pub fn file(&self, name: &str) -> Result<&(i64, NewFile), Failure> {
        self.files
            .get(name)
            .ok_or_else(|| Failure::internal(format!("demo content has no file {name}")))
    }

    /// Id of a video of the demo shop.
    ///
    /// # Errors
    /// The video is missing.
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
    /// Writes the rows. Called once, on an empty store.
    async fn load_demo(&self, content: &DemoContent, tx: &mut Tx) -> Result<(), Failure>;
}

//! Rows that a demo store starts with.

use std::collections::HashMap;

use async_trait::async_trait;
use serde::{Deserialize, de::DeserializeOwned};

use crate::{
    calendar::Timestamp,
    db::Tx,
    picture::{FilmId, PictureId},
    problem::Failure,
};

/// The people of a demo store, so that features can give them rows of their own.
pub const DEMO_OWNER: i64 = 1;
pub const DEMO_STAFF: i64 = 2;
pub const DEMO_CUSTOMER: i64 = 3;

/// How demo content names a picture.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct DemoPicture {
    pub file: String,
    pub alt: String,
}

/// The checked-in demo content, its pictures and films already kept by the media feature.
pub struct DemoContent {
    pub now: Timestamp,
    /// Whether the made-up shop comes along: its people and facts, their orders, purchases, coupons and words. A real
    /// shop that starts with samples gets none of these.
    pub made_up_shop: bool,
    /// Text of `data/demo/{name}.json`, by name.
    pub documents: HashMap<String, String>,
    /// Kept pictures by file name.
    pub pictures: HashMap<String, PictureId>,
    /// Kept films by name without ending.
    pub films: HashMap<String, FilmId>,
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

    pub fn picture(&self, picture: &DemoPicture) -> Result<PictureId, Failure> {
        self.pictures.get(&picture.file).copied().ok_or_else(|| {
            Failure::internal(format!("demo content has no picture {}", picture.file))
        })
    }

    pub fn film(&self, name: &str) -> Result<FilmId, Failure> {
        self.films
            .get(name)
            .copied()
            .ok_or_else(|| Failure::internal(format!("demo content has no film {name}")))
    }
}

/// A feature with demo rows.
#[async_trait]
pub trait DemoLoader: Send + Sync {
    /// Writes the rows; called once, on an empty store.
    async fn load_demo(&self, content: &DemoContent, tx: &mut Tx) -> Result<(), Failure>;
}

//! Where images and videos are shown, because files in use must not be deleted.

use async_trait::async_trait;
use poem_openapi::Object;

use crate::{
    image::{ImageId, VideoId},
    problem::Failure,
};

/// A record that shows an image or video.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(skip_serializing_if_is_none)]
pub struct MediaUse {
    /// Of the record to edit, for its address: `product`, `event`.
    pub kind: String,
    /// Kind of use, as displayed: "Product", "Lesson".
    pub what: String,
    /// Id of the record to edit; missing for several.
    pub id: Option<i64>,
    /// Name.
    pub title: String,
}

impl MediaUse {
    pub fn new(
        kind: &str,
        what: &str,
        id: impl Into<Option<i64>>,
        title: impl Into<String>,
    ) -> Self {
        Self {
            kind: kind.to_owned(),
            what: what.to_owned(),
            id: id.into(),
            title: title.into(),
        }
    }
}

/// A row that shows an image or video.
pub struct MediaUser {
    /// Id of the image or video.
    pub media: i64,
    pub kind: String,
    pub what: String,
    pub id: i64,
    pub title: String,
}

impl MediaUser {
    pub fn uses(rows: Vec<Self>) -> Vec<(i64, MediaUse)> {
        let used = rows.into_iter().map(|row| {
            let shown = MediaUse::new(&row.kind, &row.what, row.id, row.title);
            (row.media, shown)
        });
        used.collect()
    }
}

/// A feature whose rows refer to images or videos. Rows in the trash count, because they can be
/// restored.
#[async_trait]
pub trait MediaUses: Send + Sync {
    /// Uses of these images, one entry per use.
    async fn of_images(&self, images: &[ImageId]) -> Result<Vec<(ImageId, MediaUse)>, Failure> {
        let _ = images;
        Ok(Vec::new())
    }

    /// Uses of these videos, one entry per use.
    async fn of_videos(&self, videos: &[VideoId]) -> Result<Vec<(VideoId, MediaUse)>, Failure> {
        let _ = videos;
        Ok(Vec::new())
    }
}

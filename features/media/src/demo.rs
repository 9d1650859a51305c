//! Stores the demo shop's images and videos once, in parallel.

use std::{borrow::Cow, collections::HashMap};

use futures_util::{StreamExt, TryStreamExt, stream};
use kernel::{Failure, ImageId, VideoId};

use crate::Media;

/// An image of the demo shop.
pub struct DemoImageFile {
    /// File name with extension.
    pub file: String,
    pub alt: String,
    pub bytes: Cow<'static, [u8]>,
}

/// A video of the demo shop.
pub struct DemoVideo {
    /// File name without extension.
    pub name: String,
    /// Whether it is public.
    pub public: bool,
    pub mp4: Cow<'static, [u8]>,
    pub captions: Option<Cow<'static, [u8]>>,
}

impl DemoVideo {
    /// Previews and the video about measuring are public, lessons are for buyers of the course.
    pub fn named(
        name: String,
        mp4: Cow<'static, [u8]>,
        captions: Option<Cow<'static, [u8]>>,
    ) -> Self {
        Self {
            public: name.ends_with("-preview") || name == "how-to-measure",
            name,
            mp4,
            captions,
        }
    }
}

/// Stores all files in parallel and returns their ids by file name and by video name. Either all
/// rows are written or none.
///
/// # Errors
/// A file cannot be decoded or stored, or the database cannot be written.
pub async fn keep_demo(
    media: &Media,
    images: Vec<DemoImageFile>,
    videos: Vec<DemoVideo>,
) -> Result<(HashMap<String, ImageId>, HashMap<String, VideoId>), Failure> {
    let at_once = media.worker_count;
    let stored_images: Vec<_> = stream::iter(images)
        .map(|image| async move {
            let stored = media.store_image(image.bytes).await;
            let stored = stored.map_err(|failure| blame(&image.file, failure))?;
            Ok::<_, Failure>((image.file, image.alt, stored))
        })
        .buffered(at_once)
        .try_collect()
        .await?;
    let stored_videos: Vec<_> = stream::iter(videos)
        .map(|video| async move {
            let stored = media.store_video(&*video.mp4, video.captions.as_deref(), video.public);
            let stored = stored
                .await
                .map_err(|failure| blame(&video.name, failure))?;
            Ok::<_, Failure>((video.name, stored))
        })
        .buffered(at_once)
        .try_collect()
        .await?;

    let mut tx = media.db.write().await?;
    let mut image_ids = HashMap::with_capacity(stored_images.len());
    for (file, alt, stored) in stored_images {
        let id = media.insert_image(&mut tx, &stored, &alt).await?;
        image_ids.insert(file, id);
    }
    let mut video_ids = HashMap::with_capacity(stored_videos.len());
    for (name, stored) in stored_videos {
        let id = media.insert_video(&mut tx, &stored, &title(&name)).await?;
        video_ids.insert(name, id);
    }
    tx.commit().await?;
    Ok((image_ids, video_ids))
}

/// Makes "How to measure" of "how-to-measure".
fn title(name: &str) -> String {
    let wording = name.replace('-', " ");
    let mut letters = wording.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

/// Adds the file name to an error.
fn blame(file: &str, failure: Failure) -> Failure {
    let cause = failure
        .cause()
        .map_or_else(String::new, |cause| format!(" ({cause})"));
    Failure::internal(format!("{file}: {failure}{cause}"))
}

//! The demo shop's images and videos, kept once, as fast as the machine can.

use std::{borrow::Cow, collections::HashMap};

use futures_util::{StreamExt, TryStreamExt, stream};
use kernel::{Failure, ImageId, VideoId};

use crate::Media;

/// One image of the demo shop.
pub struct DemoImageFile {
    /// File name with ending.
    pub file: String,
    pub alt: String,
    pub bytes: Cow<'static, [u8]>,
}

/// One video of the demo shop.
pub struct DemoVideo {
    /// File name without ending.
    pub name: String,
    /// Whether anybody may watch it.
    pub public: bool,
    pub mp4: Cow<'static, [u8]>,
    pub captions: Option<Cow<'static, [u8]>>,
}

impl DemoVideo {
    /// Previews and the video about measuring are for everybody, lessons for those who bought the course.
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

/// Keeps them all, several at once, and answers their ids by file name and by video name. Either all of them get their
/// rows or none does.
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

/// "how-to-measure" is "How to measure".
fn title(name: &str) -> String {
    let wording = name.replace('-', " ");
    let mut letters = wording.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

/// Demo content is ours: whoever changes it wants to know which file it was.
fn blame(file: &str, failure: Failure) -> Failure {
    let cause = failure
        .cause()
        .map_or_else(String::new, |cause| format!(" ({cause})"));
    Failure::internal(format!("{file}: {failure}{cause}"))
}

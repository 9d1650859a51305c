//! Images without files.

use std::collections::HashMap;

use async_trait::async_trait;

use crate::{
    image::{Image, ImageBook, ImageId, ImageSize, Video, VideoId},
    problem::Failure,
};

/// Has every requested image and video.
pub struct AnyImage;

/// An image as tests see it.
pub fn test_image(id: ImageId) -> Image {
    Image {
        src: format!("/uploads/{id}.webp"),
        width: 960,
        height: 1200,
        alt: format!("Image {id}"),
        placeholder: "data:image/webp;base64,".to_owned(),
        sizes: vec![ImageSize {
            src: format!("/uploads/{id}-480.webp"),
            width: 480,
        }],
        preview: Some(format!("/uploads/{id}.jpg")),
        focus: None,
    }
}

#[async_trait]
impl ImageBook for AnyImage {
    async fn images(&self, ids: &[ImageId]) -> Result<HashMap<ImageId, Image>, Failure> {
        Ok(ids.iter().map(|id| (*id, test_image(*id))).collect())
    }

    async fn videos(&self, ids: &[VideoId]) -> Result<HashMap<VideoId, Video>, Failure> {
        let video = |id: &VideoId| Video {
            src: format!("/uploads/{id}.mp4"),
            width: 640,
            height: 360,
            seconds: 24,
            captions: Some(format!("/uploads/{id}.vtt")),
        };
        Ok(ids.iter().map(|id| (*id, video(id))).collect())
    }

    async fn video_seconds(&self, ids: &[VideoId]) -> Result<HashMap<VideoId, u32>, Failure> {
        Ok(ids.iter().map(|id| (*id, 24)).collect())
    }
}

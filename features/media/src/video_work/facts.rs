//! Determines how a file has to be processed, from its index and ffprobe.

use std::{fs::File, io::BufReader, path::Path};

use kernel::{Code, Failure};
use serde_json::Value;
use tokio::time::Duration;

use crate::{
    Media, codes,
    mp4::{self, VideoFacts},
    tools::{Tools, Unable},
    video_kind::{self, VideoKind},
};

/// Maximum length of a video, in seconds.
const LONGEST_SECONDS: f64 = 12.0 * 3600.0;
const LARGEST_SIDE: u64 = 8192;

/// An uploaded file.
pub(super) struct Raw {
    pub kind: VideoKind,
    pub way: Way,
}

/// How to make the file playable in all browsers.
pub(super) enum Way {
    /// Use it unchanged.
    Keep(VideoFacts),
    /// Use it unchanged, although it plays only once it has downloaded completely, because the
    /// server cannot change that.
    KeepLate(VideoFacts),
    /// Move the index to the start; video stays as it is, audio possibly.
    Reorder { sound_stays: bool },
    /// Encode the video again.
    Encode,
}

impl Media {
    /// Examines a file. The inner `Err` says why it is not a video that can be shown.
    pub(super) async fn look_at(&self, path: &Path) -> Result<Result<Raw, Code>, Failure> {
        let file = path.to_owned();
        let looked = self
            .work(codes::VIDEO_BROKEN, move || {
                let kind = video_kind::of_file(&file).map_err(Failure::internal)?;
                let kind = kind.ok_or(codes::VIDEO_UNKNOWN_KIND)?;
                let opened = File::open(&file).map_err(Failure::internal)?;
                let length = opened.metadata().map_err(Failure::internal)?.len();
                let examined = match kind {
                    VideoKind::Mp4 => mp4::examine(&mut BufReader::new(opened), length),
                    VideoKind::WebM => Err(codes::VIDEO_UNKNOWN_KIND.into()),
                };
                Ok((kind, examined.map_err(|failure| failure.code())))
            })
            .await;
        let (kind, examined) = match looked {
            Ok(looked) => looked,
            Err(failure) if failure.code().status < 500 => return Ok(Err(failure.code())),
            Err(failure) => return Err(failure),
        };
        let way = match (&self.tools, examined) {
            (None, Ok((facts, false))) => Way::Keep(facts),
            (None, Ok((facts, true))) => Way::KeepLate(facts),
            (None, Err(code)) => return Ok(Err(code)),
            (Some(tools), examined) => {
                let folder = &self.folders.unfinished;
                let known = match tools.probe(path, kind, folder).await {
                    Ok(known) => known,
                    Err(Unable::Machine(error)) => return Err(Failure::internal(error)),
                    Err(_) => return Ok(Err(codes::VIDEO_BROKEN)),
                };
                match Streams::of(&known) {
                    Some(streams) => streams.way(examined.ok()),
                    None => return Ok(Err(codes::VIDEO_BROKEN)),
                }
            }
        };
        Ok(Ok(Raw { kind, way }))
    }
}

/// First video and audio stream, from ffprobe.
struct Streams {
    images_play: bool,
    sound_plays: bool,
}

impl Streams {
    fn of(known: &Value) -> Option<Self> {
        let streams = known["streams"].as_array()?;
        let first = |kind: &str| streams.iter().find(|stream| stream["codec_type"] == kind);
        let images = first("video")?;
        let side = |name: &str| {
            images[name]
                .as_u64()
                .filter(|side| (2..=LARGEST_SIDE).contains(side))
        };
        side("width").zip(side("height"))?;
        let seconds: f64 = known["format"]["duration"].as_str()?.parse().ok()?;
        if !(seconds > 0.0 && seconds < LONGEST_SECONDS) {
            return None;
        }
        let sound = first("audio").map(|stream| &stream["codec_name"]);
        Some(Self {
            images_play: images["codec_name"] == "h264"
                && ["yuv420p", "yuvj420p"]
                    .iter()
                    .any(|format| images["pix_fmt"] == *format),
            sound_plays: sound.is_none_or(|codec| *codec == "aac" || *codec == "mp3"),
        })
    }

    fn way(&self, examined: Option<(VideoFacts, bool)>) -> Way {
        match examined {
            Some((facts, false)) if self.images_play && self.sound_plays => Way::Keep(facts),
            _ if self.images_play => Way::Reorder {
                sound_stays: self.sound_plays,
            },
            _ => Way::Encode,
        }
    }
}

/// Time limit of encoding. Slow servers take several times the video's length.
pub(super) const ENCODING: Duration = Duration::from_secs(8 * 3600);
pub(super) const COPYING: Duration = Duration::from_secs(1800);

/// The video tools, or `None`.
pub(super) fn tools(media: &Media) -> Option<Tools> {
    media.tools.clone()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn known(codec: &str, sound: &str, width: u64) -> Value {
        json!({
            "streams": [
                {"codec_type": "video", "codec_name": codec, "pix_fmt": "yuv420p", "width": width, "height": 360},
                {"codec_type": "audio", "codec_name": sound},
            ],
            "format": {"duration": "24.6"},
        })
    }

    #[test]
    fn only_videos_that_browsers_cannot_play_are_encoded() {
        let facts = VideoFacts {
            width: 640,
            height: 360,
            seconds: 25,
        };
        let way = |codec, sound, examined| {
            Streams::of(&known(codec, sound, 640))
                .unwrap()
                .way(examined)
        };
        assert!(matches!(
            way("h264", "aac", Some((facts, false))),
            Way::Keep(_)
        ));
        assert!(matches!(
            way("h264", "aac", Some((facts, true))),
            Way::Reorder { sound_stays: true }
        ));
        assert!(matches!(
            way("h264", "pcm_s16le", Some((facts, false))),
            Way::Reorder { sound_stays: false }
        ));
        assert!(matches!(way("hevc", "aac", None), Way::Encode));
        assert!(Streams::of(&known("h264", "aac", 20_000)).is_none());
        assert!(Streams::of(&json!({"streams": []})).is_none());
    }
}

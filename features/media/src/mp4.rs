//! Reads the metadata of an MP4 file, and whether it can play while it downloads.

use std::io::{self, Read, Seek, SeekFrom};

use kernel::Failure;
use mp4parse::{CodecType, MediaContext, SampleEntry, Track, TrackType};

use crate::codes;

/// Maximum size of the index, in bytes. That of a two-hour video has a few megabytes.
const LARGEST_INDEX: u64 = 32 * 1024 * 1024;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct VideoFacts {
    pub width: u32,
    pub height: u32,
    pub seconds: u32,
}

/// Reads the metadata of a whole file of this length, skipping the media data. The index has to
/// come first.
pub(crate) fn facts(file: &mut (impl Read + Seek), length: u64) -> Result<VideoFacts, Failure> {
    let (facts, index_last) = examine(file, length)?;
    if index_last {
        return Err(codes::VIDEO_INDEX_LAST.into());
    }
    Ok(facts)
}

/// Reads the metadata of a video, and whether its index comes last: then it plays only once it has
/// downloaded completely.
pub(crate) fn examine(
    file: &mut (impl Read + Seek),
    length: u64,
) -> Result<(VideoFacts, bool), Failure> {
    let index = find_index(file, length)?;
    let mut described = Vec::new();
    for (start, size) in [index.start, index.index] {
        file.seek(SeekFrom::Start(start))
            .and_then(|_| file.take(size).read_to_end(&mut described))
            .map_err(Failure::internal)?;
    }
    let context = mp4parse::read_mp4(&mut described.as_slice()).map_err(|_| codes::VIDEO_BROKEN)?;
    Ok((of_index(&context)?, index.last))
}

/// Position and size of the top-level boxes that describe the video.
struct Index {
    start: (u64, u64),
    index: (u64, u64),
    last: bool,
}

fn find_index(file: &mut (impl Read + Seek), length: u64) -> Result<Index, Failure> {
    if length == 0 {
        return Err(codes::VIDEO_UNKNOWN_KIND.into());
    }
    let mut at = 0;
    let mut start = (0, 0);
    let mut index = None;
    let mut last = false;
    let mut data_seen = false;
    while at < length {
        let (kind, size) = match box_at(file, at, length) {
            Ok(found) => found,
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => {
                return Err(if at == 0 {
                    codes::VIDEO_UNKNOWN_KIND.into()
                } else {
                    codes::VIDEO_BROKEN.into()
                });
            }
            Err(error) => return Err(Failure::internal(error)),
        };
        if at == 0 && &kind != b"ftyp" {
            return Err(codes::VIDEO_UNKNOWN_KIND.into());
        }
        let end = at
            .checked_add(size)
            .filter(|end| *end <= length)
            .ok_or(codes::VIDEO_BROKEN)?;
        match &kind {
            b"ftyp" | b"moov" if size > LARGEST_INDEX => return Err(codes::VIDEO_BROKEN.into()),
            b"ftyp" if at == 0 => start = (at, size),
            b"moov" if index.is_some() => return Err(codes::VIDEO_BROKEN.into()),
            b"moov" => (index, last) = (Some((at, size)), data_seen),
            b"mdat" => data_seen = true,
            _ => {}
        }
        at = end;
    }
    let index = index.filter(|_| data_seen).ok_or(codes::VIDEO_BROKEN)?;
    Ok(Index { start, index, last })
}

/// Kind and size of the box at a position. A size of 0 means "to the end", 1 that a 64-bit size
/// follows.
fn box_at(file: &mut (impl Read + Seek), at: u64, length: u64) -> io::Result<([u8; 4], u64)> {
    file.seek(SeekFrom::Start(at))?;
    let mut head = [0; 8];
    file.read_exact(&mut head)?;
    let [s0, s1, s2, s3, k0, k1, k2, k3] = head;
    let (size, least) = match u32::from_be_bytes([s0, s1, s2, s3]) {
        0 => (length - at, 8),
        1 => {
            let mut large = [0; 8];
            file.read_exact(&mut large)?;
            (u64::from_be_bytes(large), 16)
        }
        size => (u64::from(size), 8),
    };
    if size < least {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    Ok(([k0, k1, k2, k3], size))
}

fn of_index(context: &MediaContext) -> Result<VideoFacts, Failure> {
    let track = context
        .tracks
        .iter()
        .find(|track| track.track_type == TrackType::Video)
        .filter(|track| is_h264(track))
        .ok_or(codes::VIDEO_UNKNOWN_KIND)?;
    let (width, height) = shown_size(track).ok_or(codes::VIDEO_BROKEN)?;
    // A fragmented video has no length here; it does not play from a plain file in all browsers.
    let seconds = seconds(track)
        .filter(|seconds| *seconds > 0)
        .ok_or(codes::VIDEO_BROKEN)?;
    Ok(VideoFacts {
        width,
        height,
        seconds,
    })
}

fn is_h264(track: &Track) -> bool {
    let Some(description) = track.stsd.as_ref() else {
        return false;
    };
    !description.descriptions.is_empty()
        && description.descriptions.iter().all(|entry| {
            matches!(entry, SampleEntry::Video(video) if video.codec_type == CodecType::H264)
        })
}

/// Displayed size: phones store a portrait video in landscape with a rotation.
fn shown_size(track: &Track) -> Option<(u32, u32)> {
    let head = track.tkhd.as_ref()?;
    // Both are 16.16 fixed-point numbers.
    let (width, height) = (head.width >> 16, head.height >> 16);
    if width == 0 || height == 0 {
        return None;
    }
    let on_its_side = head.matrix.a == 0 && head.matrix.d == 0;
    Some(if on_its_side {
        (height, width)
    } else {
        (width, height)
    })
}

/// Length in seconds, rounded up.
fn seconds(track: &Track) -> Option<u32> {
    let length = track.duration?.0;
    let scale = track.timescale?.0;
    u32::try_from(
        length
            .checked_add(scale / 2)?
            .checked_div(scale)?
            .max(u64::from(length > 0)),
    )
    .ok()
}

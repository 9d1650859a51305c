//! Detects the kind of a video by its first bytes, never by its name.

use std::{
    fs::File,
    io::{self, Read},
    path::{Path, PathBuf},
};

use kernel::Failure;

use crate::{codes, video_upload::in_background};

/// Number of bytes needed to detect the kind.
pub(crate) const ENOUGH: u64 = 12;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum VideoKind {
    /// MP4 and MOV.
    Mp4,
    WebM,
}

pub(crate) fn of(start: &[u8]) -> Option<VideoKind> {
    match start {
        [_, _, _, _, b'f', b't', b'y', b'p', ..] => Some(VideoKind::Mp4),
        [0x1A, 0x45, 0xDF, 0xA3, ..] => Some(VideoKind::WebM),
        _ => None,
    }
}

pub(crate) fn of_file(path: &Path) -> io::Result<Option<VideoKind>> {
    let mut start = Vec::new();
    File::open(path)?.take(ENOUGH).read_to_end(&mut start)?;
    Ok(of(&start))
}

/// Fails early if the file is no video, before all of it is uploaded.
pub(crate) async fn expect(path: &Path) -> Result<(), Failure> {
    let path: PathBuf = path.to_owned();
    let kind = in_background(move || of_file(&path)).await;
    match kind.map_err(Failure::internal)? {
        Some(_) => Ok(()),
        None => Err(codes::VIDEO_UNKNOWN_KIND.into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_bytes_determine_the_kind() {
        assert_eq!(of(b"\0\0\0\x20ftypisom"), Some(VideoKind::Mp4));
        assert_eq!(of(b"\x1a\x45\xdf\xa3rest"), Some(VideoKind::WebM));
        assert_eq!(of(b"#EXTM3U\nhttp"), None);
        assert_eq!(of(b""), None);
    }
}

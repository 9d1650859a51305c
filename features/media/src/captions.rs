//! Captions of a video.

use kernel::Failure;

use crate::codes;

pub(crate) const MOST_BYTES: usize = 1024 * 1024;

/// Checks that a file is WebVTT: it starts with that word, followed by whitespace, optionally after
/// a byte order mark.
pub(crate) fn check(bytes: &[u8]) -> Result<(), Failure> {
    if bytes.len() > MOST_BYTES {
        return Err(codes::CAPTIONS_TOO_LARGE.into());
    }
    let text = std::str::from_utf8(bytes).map_err(|_| codes::CAPTIONS_INVALID)?;
    let behind = text
        .strip_prefix('\u{feff}')
        .unwrap_or(text)
        .strip_prefix("WEBVTT")
        .ok_or(codes::CAPTIONS_INVALID)?;
    if behind.is_empty() || behind.starts_with([' ', '\t', '\n', '\r']) {
        Ok(())
    } else {
        Err(codes::CAPTIONS_INVALID.into())
    }
}

/// Name of a language in that language; the code for an unknown one.
pub(crate) fn name_of(language: &str) -> &str {
    match language {
        "en" => "English",
        "ta" => "தமிழ்",
        "hi" => "हिन्दी",
        "te" => "తెలుగు",
        "ml" => "മലയാളം",
        "kn" => "ಕನ್ನಡ",
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_small_utf8_webvtt_files_are_accepted() {
        let code = |bytes: &[u8]| check(bytes).err().map(|failure| failure.code());
        assert_eq!(code(b"WEBVTT\n\n00:00.000 --> 00:02.000\nHold"), None);
        assert_eq!(code("\u{feff}WEBVTT - cut".as_bytes()), None);
        assert_eq!(code(b"WEBVTTX"), Some(codes::CAPTIONS_INVALID));
        assert_eq!(code(b"1\n00:00:00,000"), Some(codes::CAPTIONS_INVALID));
        assert_eq!(code(b"WEBVTT\n\xff"), Some(codes::CAPTIONS_INVALID));
        let large = [b"WEBVTT\n".as_slice(), &vec![b'a'; MOST_BYTES]].concat();
        assert_eq!(code(&large), Some(codes::CAPTIONS_TOO_LARGE));
    }
}

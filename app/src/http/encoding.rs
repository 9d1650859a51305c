//! How the bytes of an answer are packed.

use std::io::Write;

use bytes::Bytes;
use poem::http::{HeaderMap, header::ACCEPT_ENCODING};

/// Below this size packing gains nothing on the wire.
const WORTH_PACKING: usize = 1_000;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Encoding {
    Brotli,
    Gzip,
    Identity,
}

impl Encoding {
    /// The best one the asker takes.
    pub fn accepted(headers: &HeaderMap) -> Self {
        let mut best = Self::Identity;
        let accepted = headers
            .get_all(ACCEPT_ENCODING)
            .iter()
            .filter_map(|value| value.to_str().ok());
        for part in accepted.flat_map(|list| list.split(',')) {
            let mut pieces = part.split(';').map(str::trim);
            let name = pieces.next().unwrap_or_default();
            let refused = pieces
                .filter_map(|piece| piece.strip_prefix("q="))
                .any(|quality| quality.parse::<f32>().is_ok_and(|quality| quality <= 0.0));
            if refused {
                continue;
            }
            if name.eq_ignore_ascii_case("br") {
                return Self::Brotli;
            }
            if name.eq_ignore_ascii_case("gzip") {
                best = Self::Gzip;
            }
        }
        best
    }

    /// The name in `Content-Encoding`.
    pub fn name(self) -> Option<&'static str> {
        match self {
            Self::Brotli => Some("br"),
            Self::Gzip => Some("gzip"),
            Self::Identity => None,
        }
    }
}

/// Packs bytes that will be sent many times; nothing when that would not make them smaller.
pub fn pack(bytes: &[u8], encoding: Encoding) -> Option<Bytes> {
    if bytes.len() < WORTH_PACKING {
        return None;
    }
    let packed = match encoding {
        Encoding::Identity => return None,
        Encoding::Brotli => brotli(bytes)?,
        Encoding::Gzip => gzip(bytes)?,
    };
    (packed.len() < bytes.len()).then_some(packed)
}

fn brotli(bytes: &[u8]) -> Option<Bytes> {
    let mut packed = Vec::with_capacity(bytes.len() / 4);
    // Kept and sent many times, so that packing may take its time.
    let parameters = brotli::enc::BrotliEncoderParams {
        quality: 9,
        ..Default::default()
    };
    brotli::BrotliCompress(&mut &bytes[..], &mut packed, &parameters).ok()?;
    Some(packed.into())
}

/// Packs bytes of any length.
pub fn gzip(bytes: &[u8]) -> Option<Bytes> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::new(6));
    encoder.write_all(bytes).ok()?;
    Some(encoder.finish().ok()?.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn accepted(value: &str) -> Encoding {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT_ENCODING, value.parse().unwrap());
        Encoding::accepted(&headers)
    }

    #[test]
    fn brotli_is_preferred_and_a_refusal_is_believed() {
        assert_eq!(accepted("gzip, deflate, br, zstd"), Encoding::Brotli);
        assert_eq!(accepted("br;q=0, gzip;q=0.5"), Encoding::Gzip);
        assert_eq!(accepted("gzip;q=0.000"), Encoding::Identity);
        assert_eq!(accepted("identity, *;q=0"), Encoding::Identity);
        assert_eq!(Encoding::accepted(&HeaderMap::new()), Encoding::Identity);
    }

    #[test]
    fn only_what_shrinks_is_packed() {
        let long = vec![b'a'; 5_000];
        assert!(pack(&long, Encoding::Brotli).unwrap().len() < 100);
        assert!(pack(&long, Encoding::Gzip).unwrap().len() < 100);
        assert!(pack(b"short", Encoding::Brotli).is_none());
        assert!(pack(&long, Encoding::Identity).is_none());
    }
}

//! WebP files. The decoder needs the whole image in memory, so they may have fewer pixels than
//! others.
//!
//! Decoding is done in Rust. The C library used for encoding could scale while decoding, but these
//! bytes are untrusted.

use std::io::Cursor;

use image::{DynamicImage, ImageDecoder, codecs::webp::WebPDecoder, metadata::Orientation};

use crate::{
    Decoded, ImageError, Origin,
    limits::MOST_PROFILE,
    reduce::{fit, fitted},
};

/// Maximum size of a lossless stream, in bytes. One of this size needs at most 60 MB of decoding
/// tables, about 500 bytes for each of its own. Cameras, phones and browsers write lossy WebP.
const MOST_LOSSLESS: usize = 128 * 1024;

pub struct WebPFacts {
    pub width: u32,
    pub height: u32,
    animated: bool,
    /// Bytes of lossless streams, including the alpha plane of a lossy image.
    lossless: usize,
}

impl WebPFacts {
    pub fn read(bytes: &[u8], origin: Origin) -> Result<Self, ImageError> {
        let decoder = decoder(bytes)?;
        let (width, height) = decoder.dimensions();
        let lossless = match origin {
            Origin::Stored => 0,
            Origin::Customer | Origin::Staff => lossless_bytes(bytes),
        };
        if lossless > MOST_LOSSLESS {
            return Err(ImageError::TooManyPixels);
        }
        Ok(Self {
            width,
            height,
            animated: decoder.has_animation(),
            lossless,
        })
    }

    /// Peak memory of decoding, in bytes.
    pub fn memory(&self) -> u64 {
        let pixels = u64::from(self.width) * u64::from(self.height);
        let (narrow, low) = fitted(self.width, self.height);
        let [narrow, low, height] = [narrow, low, self.height].map(u64::from);
        // Lossy: planes and RGB, with alpha RGBA. Lossless: RGBA and RGB. Animated: also a canvas
        // and a frame.
        let each = if self.animated { 16 } else { 7 };
        let decoded = pixels * each + self.lossless as u64 * 500;
        decoded.max(pixels * 4 + (narrow * height + narrow * low) * 4)
    }
}

pub fn decode(bytes: &[u8]) -> Result<Decoded, ImageError> {
    let mut decoder = decoder(bytes)?;
    // Broken metadata in a good image is no reason to refuse it.
    let orientation = decoder.orientation().unwrap_or(Orientation::NoTransforms);
    let colour_profile = decoder
        .icc_profile()
        .ok()
        .flatten()
        .filter(|profile| profile.len() <= MOST_PROFILE);
    let image = DynamicImage::from_decoder(decoder).map_err(|_| ImageError::Broken)?;
    Ok(Decoded {
        image: fit(image)?,
        orientation,
        colour_profile,
    })
}

fn decoder(bytes: &[u8]) -> Result<WebPDecoder<Cursor<&[u8]>>, ImageError> {
    WebPDecoder::new(Cursor::new(bytes)).map_err(|_| ImageError::Broken)
}

/// Total size of the chunks of a RIFF file that hold lossless streams, including those inside
/// frames.
fn lossless_bytes(bytes: &[u8]) -> usize {
    lossless_chunks(bytes.get(12..).unwrap_or_default())
}

fn lossless_chunks(mut rest: &[u8]) -> usize {
    let mut sum = 0;
    while let Some((kind, length)) = chunk_head(rest) {
        let behind = rest.get(8..).unwrap_or_default();
        let content = behind.get(..length).unwrap_or(behind);
        match kind {
            b"VP8L" | b"ALPH" => sum += content.len(),
            // A frame's chunks follow its 16 bytes of position and duration.
            b"ANMF" => sum += lossless_chunks(content.get(16..).unwrap_or_default()),
            _ => {}
        }
        // Chunks are padded to even lengths.
        rest = behind
            .get(length.saturating_add(length % 2)..)
            .unwrap_or_default();
    }
    sum
}

fn chunk_head(bytes: &[u8]) -> Option<(&[u8; 4], usize)> {
    let (kind, rest) = bytes.split_first_chunk::<4>()?;
    let length = u32::from_le_bytes(*rest.first_chunk()?);
    Some((kind, usize::try_from(length).ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chunk(kind: &[u8; 4], content: &[u8]) -> Vec<u8> {
        let length = u32::try_from(content.len()).unwrap().to_le_bytes();
        let mut chunk = [kind.as_slice(), &length, content].concat();
        chunk.resize(chunk.len() + content.len() % 2, 0);
        chunk
    }

    #[test]
    fn lossless_streams_are_counted_in_all_chunks() {
        let frame = [
            vec![0; 16],
            chunk(b"ALPH", &[0; 5]),
            chunk(b"VP8 ", &[0; 9]),
        ]
        .concat();
        let file = [
            b"RIFF\0\0\0\0WEBP".to_vec(),
            chunk(b"VP8X", &[0; 10]),
            chunk(b"ALPH", &[0; 7]),
            chunk(b"ANMF", &frame),
            chunk(b"VP8L", &[0; 100]),
        ]
        .concat();
        assert_eq!(lossless_bytes(&file), 7 + 5 + 100);
        assert_eq!(lossless_bytes(&file[..file.len() - 40]), 7 + 5 + 60);
    }
}

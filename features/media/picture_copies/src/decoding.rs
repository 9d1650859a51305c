//! From a file that somebody sent to pixels, without trusting anything it says.
//!
//! Decoding stays in Rust. The C library that encodes is faster at this too, but here the bytes come from strangers.

use std::io::Cursor;

use image::{
    DynamicImage, ImageDecoder, ImageError, ImageFormat, ImageReader, Limits,
    error::{LimitError, LimitErrorKind},
    metadata::Orientation,
};

use crate::{PictureError, jpeg};

pub const MOST_BYTES: usize = 10 * 1024 * 1024;
const MOST_PIXELS: u64 = 40_000_000;
/// 40 megapixels of four channels with 16 bits each.
const MOST_MEMORY: u64 = MOST_PIXELS * 8;

/// A decoded picture, still lying as the camera held it.
pub struct Decoded {
    pub image: DynamicImage,
    pub orientation: Orientation,
    /// Its colour space, when it is not the usual one.
    pub colour_profile: Option<Vec<u8>>,
}

/// Its kind is told by its content, never by a name.
pub fn decode(bytes: &[u8]) -> Result<Decoded, PictureError> {
    if bytes.len() > MOST_BYTES {
        return Err(PictureError::TooLarge);
    }
    let format = image::guess_format(bytes)
        .ok()
        .filter(|format| {
            matches!(
                format,
                ImageFormat::Jpeg | ImageFormat::Png | ImageFormat::WebP
            )
        })
        .ok_or(PictureError::UnknownKind)?;
    if format == ImageFormat::Jpeg && !jpeg::is_whole(bytes) {
        return Err(PictureError::Broken);
    }
    read(bytes, format).map_err(|error| match error {
        ImageError::Limits(_) => PictureError::TooManyPixels,
        _ => PictureError::Broken,
    })
}

fn read(bytes: &[u8], format: ImageFormat) -> Result<Decoded, ImageError> {
    let mut limits = Limits::no_limits();
    limits.max_alloc = Some(MOST_MEMORY);
    let mut reader = ImageReader::with_format(Cursor::new(bytes), format);
    reader.limits(limits.clone());
    let mut decoder = reader.into_decoder()?;
    let (width, height) = decoder.dimensions();
    if u64::from(width) * u64::from(height) > MOST_PIXELS {
        return Err(ImageError::Limits(LimitError::from_kind(
            LimitErrorKind::DimensionError,
        )));
    }
    limits.reserve(decoder.total_bytes())?;
    decoder.set_limits(limits)?;
    // Broken notes beside a good picture are no reason to refuse it.
    let orientation = decoder.orientation().unwrap_or(Orientation::NoTransforms);
    let colour_profile = decoder.icc_profile().ok().flatten();
    Ok(Decoded {
        image: DynamicImage::from_decoder(decoder)?,
        orientation,
        colour_profile,
    })
}

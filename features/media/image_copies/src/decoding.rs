//! Decodes an uploaded file without trusting it. The kind is detected by content, never by name,
//! and the cost of decoding is known before it begins.

use std::borrow::Cow;

use image::{ImageFormat, RgbaImage, metadata::Orientation};

use crate::{
    ImageError, Origin,
    jpeg_source::{self, JpegFacts},
    limits::{LONGEST_ACCEPTED_SIDE, MOST_BYTES, MOST_MEMORY},
    png_source::{self, PngFacts},
    reduce::fitted,
    webp_source::{self, WebPFacts},
};

/// Maximum memory for encoding a copy, in bytes per pixel: the copy, the encoder's version of it,
/// its buffers.
const ENCODING: u64 = 16;

/// A decoded image, no larger than its largest stored copy, before rotation.
pub struct Decoded {
    pub image: RgbaImage,
    pub orientation: Orientation,
    /// Its colour profile, if it is not sRGB.
    pub colour_profile: Option<Vec<u8>>,
}

/// A file whose header is within the limits, not decoded yet.
pub struct Inspected {
    bytes: Cow<'static, [u8]>,
    kind: Kind,
    memory: u64,
}

enum Kind {
    Jpeg(JpegFacts),
    Png,
    WebP,
}

/// Reads the header of a JPEG, PNG or WebP file.
///
/// # Errors
/// Why the image is refused.
pub fn inspect(bytes: Cow<'static, [u8]>, origin: Origin) -> Result<Inspected, ImageError> {
    if bytes.len() > MOST_BYTES {
        return Err(ImageError::TooLarge);
    }
    let (kind, width, height, decoding) = match image::guess_format(&bytes) {
        Ok(ImageFormat::Jpeg) => {
            let facts = JpegFacts::read(&bytes).ok_or(ImageError::Broken)?;
            let (width, height, memory) = (facts.width, facts.height, facts.memory());
            (Kind::Jpeg(facts), width, height, memory)
        }
        Ok(ImageFormat::Png) => {
            let facts = PngFacts::read(&bytes)?;
            (Kind::Png, facts.width, facts.height, facts.memory())
        }
        Ok(ImageFormat::WebP) => {
            let facts = WebPFacts::read(&bytes, origin)?;
            (Kind::WebP, facts.width, facts.height, facts.memory())
        }
        _ => return Err(ImageError::UnknownKind),
    };
    let pixels = u64::from(width) * u64::from(height);
    if pixels > origin.most_pixels() || width.max(height) > LONGEST_ACCEPTED_SIDE {
        return Err(ImageError::TooManyPixels);
    }
    let (copy_width, copy_height) = fitted(width, height);
    let encoding = u64::from(copy_width) * u64::from(copy_height) * ENCODING;
    let memory = bytes.len() as u64 + decoding.max(encoding);
    if memory > MOST_MEMORY {
        return Err(ImageError::TooManyPixels);
    }
    Ok(Inspected {
        bytes,
        kind,
        memory,
    })
}

impl Inspected {
    /// Peak memory of decoding it and making its copies, in bytes; at most [`MOST_MEMORY`].
    pub fn memory(&self) -> u64 {
        self.memory
    }

    /// Decodes the pixels. Takes up to some seconds of CPU time.
    ///
    /// # Errors
    /// `Broken` if the file is damaged or ends early.
    pub fn decode(self) -> Result<Decoded, ImageError> {
        match self.kind {
            Kind::Jpeg(facts) => jpeg_source::decode(&self.bytes, &facts),
            Kind::Png => png_source::decode(&self.bytes),
            Kind::WebP => webp_source::decode(&self.bytes),
        }
    }
}

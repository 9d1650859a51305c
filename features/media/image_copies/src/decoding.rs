//! From an uploaded file to pixels, without trusting anything it says. The kind is decided by the content, never by a
//! name, and what decoding will cost is known before it begins.

use std::borrow::Cow;

use image::{DynamicImage, ImageFormat, metadata::Orientation};

use crate::{
    ImageError, Origin,
    jpeg_source::{self, JpegFacts},
    limits::{LONGEST_ACCEPTED_SIDE, MOST_BYTES, MOST_MEMORY},
    png_source::{self, PngFacts},
    reduce::fitted,
    webp_source::{self, WebPFacts},
};

/// Encoding a copy takes up to so many bytes for each of its pixels: itself, what the encoder makes of it, its buffers.
const ENCODING: u64 = 16;

/// A decoded image, no larger than its largest stored copy, still lying as the camera held it.
pub struct Decoded {
    pub image: DynamicImage,
    pub orientation: Orientation,
    /// Its colour space, when it is not the usual one.
    pub colour_profile: Option<Vec<u8>>,
}

/// A file whose header is within the limits; its pixels are not decoded yet.
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
/// Says why the image is not accepted.
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
    /// Memory that decoding it and making its copies takes at its peak, in bytes; at most [`MOST_MEMORY`].
    pub fn memory(&self) -> u64 {
        self.memory
    }

    /// Decodes the pixels. Keeps a core busy for up to some seconds.
    ///
    /// # Errors
    /// `Broken` for a file that is damaged or ends early.
    pub fn decode(self) -> Result<Decoded, ImageError> {
        match self.kind {
            Kind::Jpeg(facts) => jpeg_source::decode(&self.bytes, &facts),
            Kind::Png => png_source::decode(&self.bytes),
            Kind::WebP => webp_source::decode(&self.bytes),
        }
    }
}

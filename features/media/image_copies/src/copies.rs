//! The copies of one image. Every stored byte is encoded here, so no metadata of the uploaded file
//! survives.

use base64::{Engine, prelude::BASE64_STANDARD};
use fast_image_resize::{ResizeOptions, Resizer};
use image::{
    DynamicImage, ExtendedColorType, ImageEncoder, RgbImage, RgbaImage, codecs::jpeg::JpegEncoder,
};
use scaling::resized;
use webp::{Encoder, WebPConfig};

use crate::{
    ImageError, colour,
    decoding::Decoded,
    reduce::{scaled, scaled_side},
};

/// Widths used by pages, in pixels.
const WIDTHS: [u32; 3] = [480, 960, 1440];
const QUALITY: f32 = 72.0;
/// WebP effort from 0, fast, to 6, small. Above 2 an image takes twice the time and saves a few per
/// cent.
const EFFORT: i32 = 2;

const PREVIEW_WIDTH: u32 = 1200;
const PREVIEW_HEIGHT: u32 = 630;
const PREVIEW_QUALITY: u8 = 80;
/// Longest side of a printed photo, in pixels, 300 to the inch on a card, and of one in a list.
const SMALL_SIDE: u32 = 480;
/// Default focus point. Garments and faces are usually in the upper half.
pub const FOCUS: (f64, f64) = (0.5, 0.3);

/// Longest side of the placeholder, in pixels: one encoder block. A larger one would double the
/// bytes in every list.
const PLACEHOLDER_SIDE: u32 = 16;
const PLACEHOLDER_QUALITY: f32 = 20.0;

/// An encoded file in memory.
pub struct Copy {
    pub width: u32,
    pub bytes: Vec<u8>,
}

/// All copies of an image.
pub struct Copies {
    pub full: Copy,
    pub height: u32,
    /// Copies narrower than the full one, from narrow to wide.
    pub narrower: Vec<Copy>,
    /// Whether the full copy is narrow enough to serve as the widest size.
    pub full_is_a_size: bool,
    /// JPEG, because not every app that shows link previews supports WebP.
    pub preview: Vec<u8>,
    /// A `data:` URL.
    pub placeholder: String,
}

/// Makes all copies. Takes tens of milliseconds of CPU time.
///
/// # Errors
/// A copy cannot be scaled or encoded.
pub fn make(decoded: Decoded, focus: (f64, f64)) -> Result<Copies, ImageError> {
    let mut resizer = Resizer::new();
    let full = upright(decoded);
    let (width, height) = (full.width(), full.height());
    let mut narrower = Vec::new();
    for narrow in WIDTHS.into_iter().filter(|narrow| *narrow < width) {
        let copy = scaled(
            &mut resizer,
            &full,
            narrow,
            scaled_side(height, narrow, width),
        )?;
        narrower.push(Copy {
            width: narrow,
            bytes: webp(&copy, QUALITY)?,
        });
    }
    Ok(Copies {
        full: Copy {
            width,
            bytes: webp(&full, QUALITY)?,
        },
        height,
        narrower,
        full_is_a_size: WIDTHS.iter().any(|known| width <= *known),
        preview: preview(&mut resizer, &full, focus)?,
        placeholder: placeholder(&mut resizer, &full)?,
    })
}

/// The copies of a photo.
pub struct PhotoCopies {
    pub full: Vec<u8>,
    /// At most 480 pixels wide and high, for lists; `None` if the full copy is that small.
    pub small: Option<Vec<u8>>,
}

/// Makes the copies of a photo.
///
/// # Errors
/// A copy cannot be scaled or encoded.
pub fn photo(decoded: Decoded) -> Result<PhotoCopies, ImageError> {
    let full = upright(decoded);
    let small = small(&full)?.map(|small| webp(&small, QUALITY));
    Ok(PhotoCopies {
        full: webp(&full, QUALITY)?,
        small: small.transpose()?,
    })
}

/// Makes a JPEG that is small and still sharp on paper, at most 480 pixels wide and high.
///
/// # Errors
/// The copy cannot be encoded.
pub fn printed(decoded: Decoded) -> Result<Vec<u8>, ImageError> {
    let full = upright(decoded);
    let small = small(&full)?.unwrap_or(full);
    jpeg(&on_white(&small))
}

/// Scaled to the small side; `None` if the image is that small.
fn small(full: &RgbaImage) -> Result<Option<RgbaImage>, ImageError> {
    let longest = full.width().max(full.height());
    if longest <= SMALL_SIDE {
        return Ok(None);
    }
    let side = |length: u32| scaled_side(length, SMALL_SIDE, longest);
    let (width, height) = (side(full.width()), side(full.height()));
    scaled(&mut Resizer::new(), full, width, height).map(Some)
}

/// The largest copy, rotated upright.
fn upright(decoded: Decoded) -> RgbaImage {
    let mut full = DynamicImage::ImageRgba8(decoded.image);
    full.apply_orientation(decoded.orientation);
    let mut full = full.into_rgba8();
    if let Some(profile) = decoded.colour_profile {
        colour::to_usual(&mut full, &profile);
    }
    full
}

/// The encoder leaves the alpha channel of an opaque image out.
fn webp(image: &RgbaImage, quality: f32) -> Result<Vec<u8>, ImageError> {
    let encoder = Encoder::from_rgba(image, image.width(), image.height());
    let mut settings =
        WebPConfig::new().map_err(|()| ImageError::Encoding("WebP settings".to_owned()))?;
    settings.quality = quality;
    settings.method = EFFORT;
    let encoded = encoder
        .encode_advanced(&settings)
        .map_err(|error| ImageError::Encoding(format!("WebP: {error:?}")))?;
    Ok(encoded.to_vec())
}

fn preview(
    resizer: &mut Resizer,
    full: &RgbaImage,
    focus: (f64, f64),
) -> Result<Vec<u8>, ImageError> {
    let cover = ResizeOptions::new().fit_into_destination(Some(focus));
    let card = resized(resizer, full, PREVIEW_WIDTH, PREVIEW_HEIGHT, &cover)?;
    jpeg(&on_white(&card))
}

fn jpeg(image: &RgbImage) -> Result<Vec<u8>, ImageError> {
    let mut bytes = Vec::new();
    JpegEncoder::new_with_quality(&mut bytes, PREVIEW_QUALITY)
        .write_image(
            image,
            image.width(),
            image.height(),
            ExtendedColorType::Rgb8,
        )
        .map_err(encoding)?;
    Ok(bytes)
}

/// An image so small that browsers show it blurred, and its bytes fit into the page.
fn placeholder(resizer: &mut Resizer, full: &RgbaImage) -> Result<String, ImageError> {
    let height =
        scaled_side(PLACEHOLDER_SIDE, full.height(), full.width()).min(4 * PLACEHOLDER_SIDE);
    let tiny = on_white(&scaled(resizer, full, PLACEHOLDER_SIDE, height)?);
    let blurred = DynamicImage::ImageRgb8(tiny).fast_blur(0.8).into_rgba8();
    let bytes = webp(&blurred, PLACEHOLDER_QUALITY)?;
    Ok(format!(
        "data:image/webp;base64,{}",
        BASE64_STANDARD.encode(bytes)
    ))
}

/// Places an image on white, for formats without transparency.
fn on_white(image: &RgbaImage) -> RgbImage {
    let mut opaque = RgbImage::new(image.width(), image.height());
    for (to, from) in opaque.pixels_mut().zip(image.pixels()) {
        let [red, green, blue, alpha] = from.0.map(u32::from);
        let blend = |part: u32| ((part * alpha + 255 * (255 - alpha) + 127) / 255) as u8;
        to.0 = [blend(red), blend(green), blend(blue)];
    }
    opaque
}

fn encoding(error: impl std::error::Error) -> ImageError {
    ImageError::Encoding(error.to_string())
}

//! The copies of one image. Every kept byte is encoded here, so nothing of the sent file's metadata survives.

use base64::{Engine, prelude::BASE64_STANDARD};
use fast_image_resize::{ResizeOptions, Resizer};
use image::{DynamicImage, ExtendedColorType, ImageEncoder, codecs::jpeg::JpegEncoder};
use webp::{Encoder, WebPConfig};

use crate::{
    ImageError, colour,
    decoding::Decoded,
    reduce::{resized, scaled, scaled_side},
};

/// Widths that pages ask for.
const WIDTHS: [u32; 3] = [480, 960, 1440];
const QUALITY: f32 = 72.0;
/// From 0, fast, to 6, small. Above 2 an image takes twice the time for a few per cent of its size.
const EFFORT: i32 = 2;

const PREVIEW_WIDTH: u32 = 1200;
const PREVIEW_HEIGHT: u32 = 630;
const PREVIEW_QUALITY: u8 = 80;
/// Garments hang in the upper half; faces, where there are any, too.
pub const FOCUS: (f64, f64) = (0.5, 0.3);

/// One encoder block: a wider one would double the bytes that every list carries.
const PLACEHOLDER_SIDE: u32 = 16;
const PLACEHOLDER_QUALITY: f32 = 20.0;

/// An encoded file in memory.
pub struct Copy {
    pub width: u32,
    pub bytes: Vec<u8>,
}

/// Everything that is kept of an image.
pub struct Copies {
    pub full: Copy,
    pub height: u32,
    /// Narrower than the full one, narrow to wide.
    pub narrower: Vec<Copy>,
    /// Whether the full copy itself is narrow enough to be the widest of the sizes.
    pub full_is_a_size: bool,
    /// JPEG, because not every app that shows links knows WebP.
    pub preview: Vec<u8>,
    /// A `data:` address.
    pub placeholder: String,
}

/// Makes every copy. Keeps a core busy for some tens of milliseconds.
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

/// The largest copy alone.
pub fn largest(decoded: Decoded) -> Result<Vec<u8>, ImageError> {
    let full = upright(decoded);
    webp(&full, QUALITY)
}

/// The largest copy, turned as it was meant to be seen.
fn upright(decoded: Decoded) -> DynamicImage {
    let mut full = in_eight_bits(decoded.image);
    full.apply_orientation(decoded.orientation);
    if let Some(profile) = decoded.colour_profile {
        colour::to_usual(&mut full, &profile);
    }
    full
}

/// Transparency is kept only where there is some: it costs bytes in every copy.
fn in_eight_bits(image: DynamicImage) -> DynamicImage {
    if !image.color().has_alpha() {
        return DynamicImage::ImageRgb8(image.into_rgb8());
    }
    let image = image.into_rgba8();
    if image.pixels().all(|pixel| pixel[3] == u8::MAX) {
        return DynamicImage::ImageRgb8(DynamicImage::ImageRgba8(image).into_rgb8());
    }
    DynamicImage::ImageRgba8(image)
}

fn webp(image: &DynamicImage, quality: f32) -> Result<Vec<u8>, ImageError> {
    let (width, height) = (image.width(), image.height());
    let encoder = match image {
        DynamicImage::ImageRgb8(image) => Encoder::from_rgb(image, width, height),
        DynamicImage::ImageRgba8(image) => Encoder::from_rgba(image, width, height),
        other => return Err(ImageError::Encoding(format!("{:?}", other.color()))),
    };
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
    full: &DynamicImage,
    focus: (f64, f64),
) -> Result<Vec<u8>, ImageError> {
    let cover = ResizeOptions::new().fit_into_destination(Some(focus));
    let card = resized(resizer, full, PREVIEW_WIDTH, PREVIEW_HEIGHT, &cover)?;
    let card = on_white(card);
    let mut bytes = Vec::new();
    JpegEncoder::new_with_quality(&mut bytes, PREVIEW_QUALITY)
        .write_image(
            card.as_bytes(),
            card.width(),
            card.height(),
            ExtendedColorType::Rgb8,
        )
        .map_err(encoding)?;
    Ok(bytes)
}

/// So few pixels that browsers show a blur, and all the bytes fit into the page.
fn placeholder(resizer: &mut Resizer, full: &DynamicImage) -> Result<String, ImageError> {
    let height =
        scaled_side(PLACEHOLDER_SIDE, full.height(), full.width()).min(4 * PLACEHOLDER_SIDE);
    let tiny = on_white(scaled(resizer, full, PLACEHOLDER_SIDE, height)?).fast_blur(0.8);
    let bytes = webp(&tiny, PLACEHOLDER_QUALITY)?;
    Ok(format!(
        "data:image/webp;base64,{}",
        BASE64_STANDARD.encode(bytes)
    ))
}

/// What cannot be transparent stands on white.
fn on_white(image: DynamicImage) -> DynamicImage {
    let DynamicImage::ImageRgba8(image) = image else {
        return image;
    };
    let mut opaque = image::RgbImage::new(image.width(), image.height());
    for (to, from) in opaque.pixels_mut().zip(image.pixels()) {
        let [red, green, blue, alpha] = from.0.map(u32::from);
        let blend = |part: u32| ((part * alpha + 255 * (255 - alpha) + 127) / 255) as u8;
        to.0 = [blend(red), blend(green), blend(blue)];
    }
    DynamicImage::ImageRgb8(opaque)
}

fn encoding(error: impl std::error::Error) -> ImageError {
    ImageError::Encoding(error.to_string())
}

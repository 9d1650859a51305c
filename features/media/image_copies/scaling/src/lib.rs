//! Scales images, and weights their colours for it. A separate crate without tests of its own: the code of the resizer
//! for each kind of pixel is compiled here, optimised, and is too slow to compile for `image_copies` and its tests.

use fast_image_resize::{
    FilterType, MulDiv, PixelTrait, ResizeAlg, ResizeOptions, Resizer,
    images::{TypedImage, TypedImageRef},
    pixels::{InnerPixel, U8x3, U8x4},
};
use image::{DynamicImage, ImageBuffer, Pixel};

/// Why an image could not be scaled.
#[derive(Debug, thiserror::Error)]
pub enum ScalingError {
    /// Only RGB and RGBA with one byte for each channel are scaled.
    #[error("neither RGB nor RGBA")]
    UnknownPixels,
    /// An internal error.
    #[error("{0}")]
    Resizing(String),
}

/// A copy of this size, made with `options` by Lanczos's filter.
///
/// # Errors
/// The image is neither RGB nor RGBA with one byte for each channel, or the options do not suit it.
pub fn resized(
    resizer: &mut Resizer,
    image: &DynamicImage,
    width: u32,
    height: u32,
    options: &ResizeOptions,
) -> Result<DynamicImage, ScalingError> {
    let options = options.resize_alg(ResizeAlg::Convolution(FilterType::Lanczos3));
    let mut copy = DynamicImage::new(width, height, image.color());
    use DynamicImage::{ImageRgb8, ImageRgba8};
    match (image, &mut copy) {
        (ImageRgb8(from), ImageRgb8(to)) => resize::<U8x3, _>(resizer, from, to, &options),
        (ImageRgba8(from), ImageRgba8(to)) => resize::<U8x4, _>(resizer, from, to, &options),
        _ => Err(ScalingError::UnknownPixels),
    }?;
    Ok(copy)
}

/// Resizes for the pixel types in use only: the resizer's generic dispatch adds megabytes of code.
fn resize<P: InnerPixel + PixelTrait, C: Pixel<Subpixel = u8>>(
    resizer: &mut Resizer,
    from: &ImageBuffer<C, Vec<u8>>,
    to: &mut ImageBuffer<C, Vec<u8>>,
    options: &ResizeOptions,
) -> Result<(), ScalingError> {
    let source =
        TypedImageRef::<P>::from_buffer(from.width(), from.height(), from).map_err(resizing)?;
    let mut target = view::<P, C>(to)?;
    resizer
        .resize_typed(&source, &mut target, options)
        .map_err(resizing)
}

fn view<P: InnerPixel, C: Pixel<Subpixel = u8>>(
    image: &mut ImageBuffer<C, Vec<u8>>,
) -> Result<TypedImage<'_, P>, ScalingError> {
    let (width, height) = image.dimensions();
    TypedImage::from_buffer(width, height, image).map_err(resizing)
}

fn resizing(error: impl std::fmt::Display) -> ScalingError {
    ScalingError::Resizing(error.to_string())
}

/// Premultiplies colours with alpha in place: the resizer would copy the whole image.
///
/// # Errors
/// An internal error of the resizer.
pub fn weight_colours(image: &mut DynamicImage) -> Result<(), ScalingError> {
    let weight = MulDiv::new();
    let DynamicImage::ImageRgba8(image) = image else {
        return Ok(());
    };
    weight
        .multiply_alpha_inplace_typed(&mut view::<U8x4, _>(image)?)
        .map_err(resizing)
}

/// Divides colours by alpha in place.
///
/// # Errors
/// An internal error of the resizer.
pub fn unweight_colours(image: &mut DynamicImage) -> Result<(), ScalingError> {
    let weight = MulDiv::new();
    let DynamicImage::ImageRgba8(image) = image else {
        return Ok(());
    };
    weight
        .divide_alpha_inplace_typed(&mut view::<U8x4, _>(image)?)
        .map_err(resizing)
}

//! Scales images, and weights their colours for it. A separate crate without tests of its own: the code of the resizer
//! is compiled here, optimised, and is too slow to compile for `image_copies` and its tests.

use fast_image_resize::{
    FilterType, MulDiv, ResizeAlg, ResizeOptions, Resizer,
    images::{TypedImage, TypedImageRef},
    pixels::U8x4,
};
use image::RgbaImage;

/// Why an image could not be scaled.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct ScalingError(String);

/// A copy of this size, made with `options` by Lanczos's filter. There is one kind of pixel, whether an image is
/// transparent or not: the resizer is half a megabyte of code for each.
///
/// # Errors
/// The options do not suit the image.
pub fn resized(
    resizer: &mut Resizer,
    image: &RgbaImage,
    width: u32,
    height: u32,
    options: &ResizeOptions,
) -> Result<RgbaImage, ScalingError> {
    let weighted = options.mul_div_alpha && !is_opaque(image);
    let options = options
        .resize_alg(ResizeAlg::Convolution(FilterType::Lanczos3))
        .use_alpha(weighted);
    let source = TypedImageRef::<U8x4>::from_buffer(image.width(), image.height(), image);
    let mut copy = RgbaImage::new(width, height);
    resizer
        .resize_typed(&source.map_err(failed)?, &mut view(&mut copy)?, &options)
        .map_err(failed)?;
    Ok(copy)
}

fn is_opaque(image: &RgbaImage) -> bool {
    image.pixels().all(|pixel| pixel[3] == u8::MAX)
}

fn view(image: &mut RgbaImage) -> Result<TypedImage<'_, U8x4>, ScalingError> {
    let (width, height) = image.dimensions();
    TypedImage::from_buffer(width, height, image).map_err(failed)
}

fn failed(error: impl std::fmt::Display) -> ScalingError {
    ScalingError(error.to_string())
}

/// Premultiplies colours with alpha in place: the resizer would copy the whole image.
///
/// # Errors
/// An internal error of the resizer.
pub fn weight_colours(image: &mut RgbaImage) -> Result<(), ScalingError> {
    MulDiv::new()
        .multiply_alpha_inplace_typed(&mut view(image)?)
        .map_err(failed)
}

/// Divides colours by alpha in place.
///
/// # Errors
/// An internal error of the resizer.
pub fn unweight_colours(image: &mut RgbaImage) -> Result<(), ScalingError> {
    MulDiv::new()
        .divide_alpha_inplace_typed(&mut view(image)?)
        .map_err(failed)
}

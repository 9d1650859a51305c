//! Converts colours to sRGB. Phones use wider colour spaces; the profile is removed with all other
//! metadata, so without conversion colours would look washed out.

use image::DynamicImage;
use moxcms::{CmsError, ColorProfile, Layout, TransformOptions};

/// Converts to sRGB. An unreadable profile is ignored.
pub fn to_usual(image: &mut DynamicImage, profile: &[u8]) {
    let moved = match image {
        DynamicImage::ImageRgb8(pixels) => moved(pixels, Layout::Rgb, profile),
        DynamicImage::ImageRgba8(pixels) => moved(pixels, Layout::Rgba, profile),
        _ => return,
    };
    match (moved, image) {
        (Ok(bytes), DynamicImage::ImageRgb8(pixels)) => pixels.copy_from_slice(&bytes),
        (Ok(bytes), DynamicImage::ImageRgba8(pixels)) => pixels.copy_from_slice(&bytes),
        (Err(error), _) => tracing::debug!(%error, "a colour profile was ignored"),
        _ => {}
    }
}

fn moved(pixels: &[u8], layout: Layout, profile: &[u8]) -> Result<Vec<u8>, CmsError> {
    let from = ColorProfile::new_from_slice(profile)?;
    let to = ColorProfile::new_srgb();
    let transform = from.create_transform_8bit(layout, &to, layout, TransformOptions::default())?;
    let mut moved = vec![0; pixels.len()];
    transform.transform(pixels, &mut moved)?;
    Ok(moved)
}

#[cfg(test)]
mod tests {
    use image::{Rgb, RgbImage};

    use super::*;

    #[test]
    fn wide_colours_are_converted_and_broken_profiles_ignored() {
        let wide = RgbImage::from_pixel(2, 2, Rgb([200, 60, 60]));
        let profile = ColorProfile::new_display_p3().encode().unwrap();
        let mut image = DynamicImage::ImageRgb8(wide.clone());
        to_usual(&mut image, &profile);
        let [red, green, _] = image.to_rgb8().get_pixel(0, 0).0;
        assert!(red > 205 && green < 58, "{red} {green}");

        let mut image = DynamicImage::ImageRgb8(wide.clone());
        to_usual(&mut image, b"no profile");
        assert_eq!(image.to_rgb8(), wide);
    }
}

//! Converts colours to sRGB. Phones use wider colour spaces; the profile is removed with all other
//! metadata, so without conversion colours would look washed out.

use image::RgbaImage;
use moxcms::{CmsError, ColorProfile, Layout, TransformOptions};

/// Converts to sRGB. An unreadable profile is ignored.
pub fn to_usual(image: &mut RgbaImage, profile: &[u8]) {
    match moved(image, profile) {
        Ok(bytes) => image.copy_from_slice(&bytes),
        Err(error) => tracing::debug!(%error, "a colour profile was ignored"),
    }
}

fn moved(pixels: &[u8], profile: &[u8]) -> Result<Vec<u8>, CmsError> {
    let from = ColorProfile::new_from_slice(profile)?;
    let to = ColorProfile::new_srgb();
    let transform =
        from.create_transform_8bit(Layout::Rgba, &to, Layout::Rgba, TransformOptions::default())?;
    let mut moved = vec![0; pixels.len()];
    transform.transform(pixels, &mut moved)?;
    Ok(moved)
}

#[cfg(test)]
mod tests {
    use image::Rgba;

    use super::*;

    #[test]
    fn wide_colours_are_converted_and_broken_profiles_ignored() {
        let wide = RgbaImage::from_pixel(2, 2, Rgba([200, 60, 60, 255]));
        let profile = ColorProfile::new_display_p3().encode().unwrap();
        let mut image = wide.clone();
        to_usual(&mut image, &profile);
        let [red, green, _, alpha] = image.get_pixel(0, 0).0;
        assert_eq!(alpha, 255);
        assert!(red > 205 && green < 58, "{red} {green}");

        let mut image = wide.clone();
        to_usual(&mut image, b"no profile");
        assert_eq!(image, wide);
    }
}

//! Scales an image down to its largest stored copy as early as possible: a larger one is never
//! completely in memory unless its format requires it.

use fast_image_resize::{ResizeOptions, Resizer};
use image::{DynamicImage, LumaA, RgbImage, RgbaImage};
use scaling::{resized, unweight_colours, weight_colours};

use crate::{ImageError, limits::LONGEST_SIDE};

/// Size of a band of rows that are narrowed together, in bytes.
const BAND_BYTES: usize = 1024 * 1024;

/// Size of the largest stored copy of an image with these sides.
pub fn fitted(width: u32, height: u32) -> (u32, u32) {
    let longest = width.max(height);
    if longest <= LONGEST_SIDE {
        return (width, height);
    }
    let side = |length| scaled_side(length, LONGEST_SIDE, longest);
    (side(width), side(height))
}

/// `length · to / of`, rounded, at least 1.
pub fn scaled_side(length: u32, to: u32, of: u32) -> u32 {
    let scaled = (u64::from(length) * u64::from(to) + u64::from(of) / 2) / u64::from(of).max(1);
    u32::try_from(scaled).unwrap_or(u32::MAX).max(1)
}

/// Scales an image in memory.
pub fn scaled(
    resizer: &mut Resizer,
    image: &DynamicImage,
    width: u32,
    height: u32,
) -> Result<DynamicImage, ImageError> {
    let options = ResizeOptions::new();
    // `fit` and `Rows` produce what can be scaled.
    Ok(resized(resizer, image, width, height, &options)?)
}

/// Scales an image with premultiplied colours.
fn scaled_weighted(
    resizer: &mut Resizer,
    image: &DynamicImage,
    width: u32,
    height: u32,
) -> Result<DynamicImage, ImageError> {
    let options = ResizeOptions::new().use_alpha(false);
    Ok(resized(resizer, image, width, height, &options)?)
}

/// Scales an image down to [`fitted`] if it is larger, and frees the larger one. Grey images become
/// coloured ones: the resizer is half a megabyte of code for each kind of pixel.
pub fn fit(mut image: DynamicImage) -> Result<DynamicImage, ImageError> {
    match &image {
        DynamicImage::ImageLuma8(grey) => {
            let mut rows = Rows::new(grey.width(), grey.height(), 3);
            for row in grey.rows() {
                row.for_each(|pixel| rows.push(&[pixel.0[0]; 3]));
                rows.end_row()?;
            }
            return rows.finish();
        }
        DynamicImage::ImageLumaA8(grey) => {
            let mut rows = Rows::new(grey.width(), grey.height(), 4);
            for row in grey.rows() {
                for &LumaA([light, alpha]) in row {
                    rows.push(&[light, light, light, alpha]);
                }
                rows.end_row()?;
            }
            return rows.finish();
        }
        _ => {}
    }
    let (width, height) = fitted(image.width(), image.height());
    if (width, height) == (image.width(), image.height()) {
        return Ok(image);
    }
    weight_colours(&mut image)?;
    let mut fitted = scaled_weighted(&mut Resizer::new(), &image, width, height)?;
    drop(image);
    unweight_colours(&mut fitted)?;
    Ok(fitted)
}

/// Receives an image row by row and stores each row at its final width. Vertical scaling follows at
/// the end.
pub struct Rows {
    width: u32,
    height: u32,
    channels: usize,
    fitted: (u32, u32),
    resizer: Resizer,
    /// Rows collected until there are enough to be narrowed together.
    band: Vec<u8>,
    narrow: Vec<u8>,
}

impl Rows {
    /// `channels` is 3 for RGB and 4 for RGBA, one byte each.
    pub fn new(width: u32, height: u32, channels: usize) -> Self {
        let fitted = fitted(width, height);
        Self {
            width,
            height,
            channels,
            fitted,
            resizer: Resizer::new(),
            band: Vec::with_capacity(BAND_BYTES + width as usize * channels),
            narrow: Vec::with_capacity(fitted.0 as usize * height as usize * channels),
        }
    }

    /// Adds one pixel to the current row: one byte per channel.
    pub fn push(&mut self, pixel: &[u8]) {
        self.band.extend_from_slice(pixel);
    }

    /// Ends a row.
    pub fn end_row(&mut self) -> Result<(), ImageError> {
        if self.band.len() < BAND_BYTES {
            return Ok(());
        }
        self.narrow_band()
    }

    fn narrow_band(&mut self) -> Result<(), ImageError> {
        if self.fitted.0 == self.width {
            self.narrow.append(&mut self.band);
            return Ok(());
        }
        let rows = self.band.len() / (self.width as usize * self.channels);
        let rows = u32::try_from(rows).map_err(|_| ImageError::Broken)?;
        if rows == 0 {
            return Ok(());
        }
        let capacity = self.band.capacity();
        let mut band = pixels(self.width, rows, std::mem::take(&mut self.band))?;
        weight_colours(&mut band)?;
        let narrow = scaled_weighted(&mut self.resizer, &band, self.fitted.0, rows)?;
        self.narrow.extend_from_slice(narrow.as_bytes());
        self.band = band.into_bytes();
        self.band.clear();
        self.band.reserve(capacity);
        Ok(())
    }

    /// Finishes the image, no larger than [`fitted`].
    ///
    /// # Errors
    /// `Broken` if there were fewer rows than announced.
    pub fn finish(mut self) -> Result<DynamicImage, ImageError> {
        self.narrow_band()?;
        self.band = Vec::new();
        let (width, height) = self.fitted;
        let mut tall = pixels(width, self.height, self.narrow)?;
        if (width, height) == (self.width, self.height) {
            return Ok(tall);
        }
        // A single column is only scaled vertically: its rows were stored unchanged.
        if width == self.width {
            weight_colours(&mut tall)?;
        }
        let mut fitted = scaled_weighted(&mut self.resizer, &tall, width, height)?;
        drop(tall);
        unweight_colours(&mut fitted)?;
        Ok(fitted)
    }
}

/// RGB or RGBA, depending on the number of bytes.
fn pixels(width: u32, height: u32, bytes: Vec<u8>) -> Result<DynamicImage, ImageError> {
    let count = width as usize * height as usize;
    if bytes.len() == 3 * count {
        RgbImage::from_raw(width, height, bytes).map(DynamicImage::ImageRgb8)
    } else {
        RgbaImage::from_raw(width, height, bytes).map(DynamicImage::ImageRgba8)
    }
    .ok_or(ImageError::Broken)
}

#[cfg(test)]
mod tests {
    use image::Rgb;

    use super::*;

    /// A wave pattern that survives scaling, to compare two ways of scaling.
    fn waves(width: u32, height: u32) -> RgbImage {
        RgbImage::from_fn(width, height, |x, y| {
            let wave = |at: u32, length: f64| (100.0 + 90.0 * (f64::from(at) / length).sin()) as u8;
            Rgb([wave(x, 40.0), wave(y, 60.0), wave(x + y, 90.0)])
        })
    }

    #[test]
    fn scaling_by_rows_gives_the_same_image() {
        for (width, height) in [(3000, 700), (500, 5000), (2400, 60), (1, 5000), (9000, 1)] {
            let image = waves(width, height);
            let mut rows = Rows::new(width, height, 3);
            let mut transparent = Rows::new(width, height, 4);
            for row in image.rows() {
                for &Rgb([red, green, blue]) in row {
                    rows.push(&[red, green, blue]);
                    transparent.push(&[red, green, blue, 255]);
                }
                rows.end_row().unwrap();
                transparent.end_row().unwrap();
            }
            let by_rows = rows.finish().unwrap().into_rgb8();
            assert_eq!(transparent.finish().unwrap().into_rgb8(), by_rows);
            let whole = scaled(
                &mut Resizer::new(),
                &DynamicImage::ImageRgb8(image),
                by_rows.width(),
                by_rows.height(),
            );
            let whole = whole.unwrap().into_rgb8();
            assert_eq!(by_rows.dimensions(), whole.dimensions());
            let far = by_rows
                .iter()
                .zip(whole.iter())
                .filter(|(a, b)| a.abs_diff(**b) > 2);
            assert_eq!(far.count(), 0, "{width} × {height}");
        }
    }

    #[test]
    fn grey_images_become_coloured_ones_of_the_same_look() {
        let grey = DynamicImage::ImageRgb8(waves(3000, 700)).into_luma8();
        let coloured = DynamicImage::ImageLuma8(grey.clone()).into_rgb8();
        let mut rows = Rows::new(3000, 700, 3);
        for row in coloured.rows() {
            row.for_each(|pixel| rows.push(&pixel.0));
            rows.end_row().unwrap();
        }
        let expected = rows.finish().unwrap();
        assert_eq!(fit(grey.clone().into()).unwrap(), expected);
        let transparent = DynamicImage::ImageLuma8(grey).into_luma_alpha8();
        let fitted = fit(transparent.into()).unwrap();
        assert_eq!(fitted.color(), image::ColorType::Rgba8);
        assert_eq!(fitted.into_rgb8(), expected.into_rgb8());
    }

    #[test]
    fn missing_rows_are_an_error() {
        let mut rows = Rows::new(10, 10, 3);
        rows.push(&[0; 3]);
        rows.end_row().unwrap();
        assert!(rows.finish().is_err());
    }
}

//! Scales an image down to its largest stored copy as early as possible: a larger one is never
//! completely in memory unless its format requires it.

use fast_image_resize::{ResizeOptions, Resizer};
use image::{DynamicImage, RgbaImage};
use scaling::{resized, unweight_colours, weight_colours};

use crate::{ImageError, limits::LONGEST_SIDE};

/// Size of a band of rows that are narrowed together, in bytes.
pub const BAND_BYTES: usize = 1024 * 1024;

/// RGBA, also of what is opaque.
pub const CHANNELS: usize = 4;

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
    image: &RgbaImage,
    width: u32,
    height: u32,
) -> Result<RgbaImage, ImageError> {
    Ok(resized(
        resizer,
        image,
        width,
        height,
        &ResizeOptions::new(),
    )?)
}

/// Scales an image with premultiplied colours.
fn scaled_weighted(
    resizer: &mut Resizer,
    image: &RgbaImage,
    width: u32,
    height: u32,
) -> Result<RgbaImage, ImageError> {
    let options = ResizeOptions::new().use_alpha(false);
    Ok(resized(resizer, image, width, height, &options)?)
}

/// Scales an image of one byte per channel down to [`fitted`] if it is larger, and frees the larger one.
pub fn fit(image: DynamicImage) -> Result<RgbaImage, ImageError> {
    let (width, height) = (image.width(), image.height());
    if fitted(width, height) == (width, height) {
        return Ok(image.into_rgba8());
    }
    let mut rows = Rows::new(width, height);
    let channels = usize::from(image.color().channel_count());
    for row in image.as_bytes().chunks_exact(width as usize * channels) {
        rows.push(row, channels)?;
    }
    drop(image);
    rows.finish()
}

/// Receives an image row by row and stores each row at its final width. Vertical scaling follows at
/// the end.
pub struct Rows {
    width: u32,
    height: u32,
    fitted: (u32, u32),
    resizer: Resizer,
    /// Rows collected until there are enough to be narrowed together.
    band: Vec<u8>,
    narrow: Vec<u8>,
}

impl Rows {
    pub fn new(width: u32, height: u32) -> Self {
        let fitted = fitted(width, height);
        Self {
            width,
            height,
            fitted,
            resizer: Resizer::new(),
            band: Vec::with_capacity(BAND_BYTES + width as usize * CHANNELS),
            narrow: Vec::with_capacity(fitted.0 as usize * height as usize * CHANNELS),
        }
    }

    /// Adds a row of grey, grey and alpha, RGB or RGBA: one byte per channel.
    pub fn push(&mut self, row: &[u8], channels: usize) -> Result<(), ImageError> {
        let pixels = row.chunks_exact(channels);
        match channels {
            1 => self
                .band
                .extend(pixels.flat_map(|grey| [grey[0], grey[0], grey[0], u8::MAX])),
            2 => self
                .band
                .extend(pixels.flat_map(|grey| [grey[0], grey[0], grey[0], grey[1]])),
            3 => self
                .band
                .extend(pixels.flat_map(|rgb| [rgb[0], rgb[1], rgb[2], u8::MAX])),
            _ => self.band.extend_from_slice(row),
        }
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
        let rows = self.band.len() / (self.width as usize * CHANNELS);
        let rows = u32::try_from(rows).map_err(|_| ImageError::Broken)?;
        if rows == 0 {
            return Ok(());
        }
        let capacity = self.band.capacity();
        let mut band = pixels(self.width, rows, std::mem::take(&mut self.band))?;
        weight_colours(&mut band)?;
        let narrow = scaled_weighted(&mut self.resizer, &band, self.fitted.0, rows)?;
        self.narrow.extend_from_slice(&narrow);
        self.band = band.into_raw();
        self.band.clear();
        self.band.reserve(capacity);
        Ok(())
    }

    /// Finishes the image, no larger than [`fitted`].
    ///
    /// # Errors
    /// `Broken` if there were fewer rows than announced.
    pub fn finish(mut self) -> Result<RgbaImage, ImageError> {
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

fn pixels(width: u32, height: u32, bytes: Vec<u8>) -> Result<RgbaImage, ImageError> {
    RgbaImage::from_raw(width, height, bytes).ok_or(ImageError::Broken)
}

#[cfg(test)]
mod tests {
    use image::Rgba;

    use super::*;

    /// A wave pattern that survives scaling, to compare two ways of scaling.
    fn waves(width: u32, height: u32) -> RgbaImage {
        RgbaImage::from_fn(width, height, |x, y| {
            let wave = |at: u32, length: f64| (100.0 + 90.0 * (f64::from(at) / length).sin()) as u8;
            Rgba([wave(x, 40.0), wave(y, 60.0), wave(x + y, 90.0), 255])
        })
    }

    #[test]
    fn scaling_by_rows_gives_the_same_image() {
        for (width, height) in [(3000, 700), (500, 5000), (2400, 60), (1, 5000), (9000, 1)] {
            let image = waves(width, height);
            let opaque = DynamicImage::ImageRgba8(image.clone()).into_rgb8();
            let by_rows = fit(image.clone().into()).unwrap();
            assert!(by_rows.pixels().all(|pixel| pixel[3] == 255));
            assert_eq!(fit(opaque.into()).unwrap(), by_rows);
            let (width, height) = by_rows.dimensions();
            let whole = scaled(&mut Resizer::new(), &image, width, height).unwrap();
            let far = by_rows
                .iter()
                .zip(whole.iter())
                .filter(|(a, b)| a.abs_diff(**b) > 2);
            assert_eq!(far.count(), 0, "{width} × {height}");
        }
    }

    #[test]
    fn grey_images_become_coloured_ones_of_the_same_look() {
        let grey = DynamicImage::ImageRgba8(waves(3000, 700)).into_luma8();
        let expected = fit(DynamicImage::ImageLuma8(grey.clone()).into_rgba8().into()).unwrap();
        let with_alpha = DynamicImage::ImageLuma8(grey.clone()).into_luma_alpha8();
        assert_eq!(fit(with_alpha.into()).unwrap(), expected);
        assert_eq!(fit(grey.into()).unwrap(), expected);
    }

    #[test]
    fn missing_rows_are_an_error() {
        let mut rows = Rows::new(10, 10);
        rows.push(&[0; 30], 3).unwrap();
        assert!(rows.finish().is_err());
    }
}

//! PNG files, decoded row by row.

use std::io::Cursor;

use image::{DynamicImage, RgbaImage, metadata::Orientation};
use png::{BitDepth, ColorType, Decoder, DecodingError, Limits, Reader, Transformations};

use crate::{
    Decoded, ImageError,
    limits::MOST_PROFILE,
    reduce::{BAND_BYTES, CHANNELS, Rows, fit, fitted},
};

/// Limit of other chunks than pixels, in bytes, including the decompressed colour profile.
const CHUNKS: usize = 4 * 1024 * 1024;

pub struct PngFacts {
    pub width: u32,
    pub height: u32,
    /// Interlaced files have to be decoded as a whole.
    interlaced: bool,
}

impl PngFacts {
    /// Reads the header and every chunk before the pixels, except colour profiles and texts.
    pub fn read(bytes: &[u8]) -> Result<Self, ImageError> {
        let mut decoder = decoder(bytes);
        decoder.set_ignore_iccp_chunk(true);
        let info = decoder.read_header_info().map_err(refused)?;
        Ok(Self {
            width: info.width,
            height: info.height,
            interlaced: info.interlaced,
        })
    }

    /// Peak memory of decoding, in bytes.
    pub fn memory(&self) -> u64 {
        let (narrow, low) = fitted(self.width, self.height);
        let [width, height, narrow, low] = [self.width, self.height, narrow, low].map(u64::from);
        let decoded = if self.interlaced {
            width * height * CHANNELS as u64
        } else {
            // A few rows of 16 bits, and the band.
            width * 8 * 4 + 2 * (BAND_BYTES as u64 + width * CHANNELS as u64)
        };
        decoded + (narrow * height + narrow * low) * CHANNELS as u64 + CHUNKS as u64
    }
}

pub fn decode(bytes: &[u8]) -> Result<Decoded, ImageError> {
    let mut reader = decoder(bytes).read_info().map_err(refused)?;
    let info = reader.info();
    let orientation = info
        .exif_metadata
        .as_deref()
        .and_then(Orientation::from_exif_chunk)
        .unwrap_or(Orientation::NoTransforms);
    let colour_profile = info
        .icc_profile
        .as_deref()
        .filter(|profile| profile.len() <= MOST_PROFILE)
        .map(<[u8]>::to_vec);
    let image = if info.interlaced {
        whole(&mut reader)?
    } else {
        by_rows(&mut reader)?
    };
    // Reads to the end, so that a truncated file is refused.
    reader.finish().map_err(refused)?;
    Ok(Decoded {
        image,
        orientation,
        colour_profile,
    })
}

fn decoder(bytes: &[u8]) -> Decoder<Cursor<&[u8]>> {
    let mut decoder = Decoder::new_with_limits(Cursor::new(bytes), Limits { bytes: CHUNKS });
    decoder.set_transformations(Transformations::normalize_to_color8());
    decoder.set_ignore_text_chunk(true);
    decoder
}

fn by_rows(reader: &mut Reader<Cursor<&[u8]>>) -> Result<RgbaImage, ImageError> {
    let (width, height) = reader.info().size();
    let (colour, depth) = reader.output_color_type();
    if depth != BitDepth::Eight || colour == ColorType::Indexed {
        return Err(ImageError::Broken);
    }
    let mut rows = Rows::new(width, height);
    while let Some(row) = reader.next_row().map_err(refused)? {
        rows.push(row.data(), colour.samples())?;
    }
    rows.finish()
}

fn whole(reader: &mut Reader<Cursor<&[u8]>>) -> Result<RgbaImage, ImageError> {
    let size = reader.output_buffer_size().ok_or(ImageError::Broken)?;
    let mut pixels = vec![0; size];
    let frame = reader.next_frame(&mut pixels).map_err(refused)?;
    let (width, height) = (frame.width, frame.height);
    if frame.bit_depth != BitDepth::Eight {
        return Err(ImageError::Broken);
    }
    let image = match frame.color_type {
        ColorType::Grayscale => {
            image::GrayImage::from_raw(width, height, pixels).map(DynamicImage::ImageLuma8)
        }
        ColorType::GrayscaleAlpha => {
            image::GrayAlphaImage::from_raw(width, height, pixels).map(DynamicImage::ImageLumaA8)
        }
        ColorType::Rgb => {
            image::RgbImage::from_raw(width, height, pixels).map(DynamicImage::ImageRgb8)
        }
        ColorType::Rgba => {
            image::RgbaImage::from_raw(width, height, pixels).map(DynamicImage::ImageRgba8)
        }
        ColorType::Indexed => None,
    };
    fit(image.ok_or(ImageError::Broken)?)
}

fn refused(error: DecodingError) -> ImageError {
    match error {
        DecodingError::LimitsExceeded => ImageError::TooManyPixels,
        _ => ImageError::Broken,
    }
}

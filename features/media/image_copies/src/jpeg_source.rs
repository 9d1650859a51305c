//! JPEG files: stricter checks than the decoder's, and decoding at the smallest sufficient scale.

use image::{DynamicImage, metadata::Orientation};
use jpeg_decoder::{Decoder, PixelFormat};

use crate::{
    Decoded, ImageError,
    limits::{LONGEST_SIDE, MOST_BYTES, MOST_MEMORY, MOST_PROFILE},
    reduce::{BAND_BYTES, CHANNELS, fit, fitted},
};

/// Maximum number of scans. Progressive images of real cameras and programs have about ten;
/// thousands would take minutes of CPU time.
const MOST_SCANS: usize = 100;
/// Bytes per decoded coefficient.
const COEFFICIENT: u64 = 2;

/// Facts from the markers.
#[derive(Debug)]
pub struct JpegFacts {
    pub width: u32,
    pub height: u32,
    components: Vec<Component>,
    progressive: bool,
    /// Whether a component of a progressive image lacks coefficients.
    unfinished: bool,
}

#[derive(Debug)]
struct Component {
    id: u8,
    /// Sampling factors, horizontal and vertical.
    samples: (u8, u8),
    /// One bit per coefficient that is complete.
    finished: u64,
}

impl JpegFacts {
    /// Walks all markers. `None` for a file that ends early (its lower half would be stored grey),
    /// has too many scans, or is of a kind that no camera writes.
    pub fn read(bytes: &[u8]) -> Option<Self> {
        let mut at = 2; // after the start marker
        let mut scans = 0;
        let mut facts: Option<Self> = None;
        loop {
            let (marker, behind) = next_marker(bytes, at)?;
            at = behind;
            match marker {
                END if scans > 0 => break,
                END => return None,
                // Markers without a length.
                0x01 | 0xD0..=0xD8 => continue,
                _ => {}
            }
            let length = bytes.get(at..at + 2)?;
            let length = usize::from(u16::from_be_bytes([length[0], length[1]])).max(2);
            let segment = bytes.get(at + 2..at + length);
            at += length;
            match marker {
                SCAN => {
                    scans += 1;
                    if scans > MOST_SCANS {
                        return None;
                    }
                    facts.as_mut()?.note_scan(segment?);
                }
                BASELINE | EXTENDED | PROGRESSIVE if facts.is_none() => {
                    facts = Some(Self::of_frame(segment?, marker == PROGRESSIVE)?);
                }
                // A second frame, lossless, hierarchical or arithmetic.
                0xC0..=0xC3 | 0xC5..=0xC7 | 0xC9..=0xCB | 0xCD..=0xCF => return None,
                _ => {}
            }
        }
        let mut facts = facts?;
        facts.unfinished =
            facts.progressive && facts.components.iter().any(|one| one.finished != u64::MAX);
        Some(facts)
    }

    fn of_frame(segment: &[u8], progressive: bool) -> Option<Self> {
        let (&[_, h1, h0, w1, w0, count], rest) = segment.split_first_chunk()?;
        let components: Vec<_> = rest
            .chunks_exact(3)
            .take(usize::from(count))
            .map(|part| Component {
                id: part[0],
                samples: (part[1] >> 4, part[1] & 0x0F),
                finished: 0,
            })
            .collect();
        let possible = components
            .iter()
            .all(|one| (1..=4).contains(&one.samples.0) && (1..=4).contains(&one.samples.1));
        let (width, height) = (u16::from_be_bytes([w1, w0]), u16::from_be_bytes([h1, h0]));
        (components.len() == usize::from(count) && count > 0 && possible).then_some(Self {
            width: u32::from(width),
            height: u32::from(height),
            components,
            progressive,
            unfinished: false,
        })
    }

    /// Records which coefficients a scan of a progressive image completes.
    fn note_scan(&mut self, segment: &[u8]) {
        let Some((count, rest)) = segment.split_first() else {
            return;
        };
        let Some((parts, &[first, last, digits])) = rest
            .split_at_checked(2 * usize::from(*count))
            .and_then(|(parts, rest)| Some((parts, rest.first_chunk::<3>()?)))
        else {
            return;
        };
        if digits & 0x0F != 0 {
            return;
        }
        let complete = (first..=last.min(63)).fold(0, |bits, at| bits | 1_u64 << at.min(63));
        for part in parts.chunks_exact(2) {
            for component in self.components.iter_mut().filter(|one| one.id == part[0]) {
                component.finished |= complete;
            }
        }
    }

    /// Samples of all components, in percent of the image's pixels.
    fn samples_percent(&self) -> u64 {
        let across = |one: &Component| u64::from(one.samples.0);
        let down = |one: &Component| u64::from(one.samples.1);
        let of = self.components.iter();
        let whole =
            of.clone().map(across).max().unwrap_or(1) * of.clone().map(down).max().unwrap_or(1);
        let samples: u64 = of.map(|one| across(one) * down(one)).sum();
        (samples * 100).div_ceil(whole.max(1))
    }

    /// The smallest scale, in eighths, at which the image is at least as large as its largest copy;
    /// smaller if that takes too much memory.
    fn eighths(&self) -> u32 {
        let longest = self.width.max(self.height);
        let enough = [1, 2, 4]
            .into_iter()
            .find(|eighths| (longest * eighths).div_ceil(8) >= LONGEST_SIDE);
        let mut eighths = enough.unwrap_or(8);
        let still_sharp = |eighths: u32| (longest * eighths).div_ceil(8) >= LONGEST_SIDE / 2;
        while self.memory_at(eighths) + MOST_BYTES as u64 > MOST_MEMORY
            && eighths > 1
            && still_sharp(eighths / 2)
        {
            eighths /= 2;
        }
        eighths
    }

    /// Peak memory of decoding, in bytes.
    pub fn memory(&self) -> u64 {
        self.memory_at(self.eighths())
    }

    fn memory_at(&self, eighths: u32) -> u64 {
        // Blocks at the edges are complete.
        let whole = |side: u32| u64::from(side.next_multiple_of(32));
        let pixels = whole(self.width) * whole(self.height);
        let samples = pixels * self.samples_percent() / 100;
        let coefficients = match (self.progressive, self.unfinished) {
            (false, _) => 0,
            (true, false) => samples * COEFFICIENT,
            // The decoder copies those of one component at the end.
            (true, true) => (samples + pixels) * COEFFICIENT,
        };
        let scaled = |count: u64| count * u64::from(eighths * eighths) / 64;
        let decoded = scaled(pixels) * self.components.len() as u64;
        let side = |whole: u32| (whole * eighths).div_ceil(8);
        let (narrow, _) = fitted(side(self.width), side(self.height));
        let rows = u64::from(narrow) * u64::from(side(self.height)) * CHANNELS as u64
            + 2 * BAND_BYTES as u64;
        decoded + (coefficients + scaled(samples)).max(rows)
    }
}

const BASELINE: u8 = 0xC0;
const EXTENDED: u8 = 0xC1;
const PROGRESSIVE: u8 = 0xC2;
const END: u8 = 0xD9;
const SCAN: u8 = 0xDA;

/// The next marker and the position after it. Skips image data, in which FF is always followed by
/// 00.
fn next_marker(bytes: &[u8], from: usize) -> Option<(u8, usize)> {
    let rest = bytes.get(from..)?;
    let found = rest
        .windows(2)
        .position(|pair| pair[0] == 0xFF && !matches!(pair[1], 0x00 | 0xFF))?;
    Some((rest[found + 1], from + found + 2))
}

pub fn decode(bytes: &[u8], facts: &JpegFacts) -> Result<Decoded, ImageError> {
    let mut decoder = Decoder::new(bytes);
    decoder.read_info().map_err(broken)?;
    let same = decoder.info().is_some_and(|info| {
        (u32::from(info.width), u32::from(info.height)) == (facts.width, facts.height)
    });
    if !same {
        return Err(ImageError::Broken);
    }
    // The decoder picks the smallest scale that reaches one of the two sides, so only the longer
    // one is given.
    let eighths = facts.eighths();
    let side = |length: u32| u16::try_from((length * eighths).div_ceil(8)).unwrap_or(u16::MAX);
    let (width, height) = if facts.width >= facts.height {
        decoder.scale(side(facts.width), u16::MAX)
    } else {
        decoder.scale(u16::MAX, side(facts.height))
    }
    .map_err(broken)?;
    let pixels = decoder.decode().map_err(broken)?;
    let (width, height) = (u32::from(width), u32::from(height));
    let format = decoder.info().ok_or(ImageError::Broken)?.pixel_format;
    let image = match format {
        PixelFormat::L8 => {
            image::GrayImage::from_raw(width, height, pixels).map(DynamicImage::ImageLuma8)
        }
        PixelFormat::RGB24 => {
            image::RgbImage::from_raw(width, height, pixels).map(DynamicImage::ImageRgb8)
        }
        PixelFormat::CMYK32 => image::RgbImage::from_raw(width, height, without_inks(pixels))
            .map(DynamicImage::ImageRgb8),
        PixelFormat::L16 => None,
    };
    let orientation = decoder
        .exif_data()
        .and_then(Orientation::from_exif_chunk)
        .unwrap_or(Orientation::NoTransforms);
    let colour_profile = decoder
        .icc_profile()
        .filter(|profile| profile.len() <= MOST_PROFILE);
    drop(decoder);
    Ok(Decoded {
        image: fit(image.ok_or(ImageError::Broken)?)?,
        orientation,
        colour_profile,
    })
}

fn broken(error: jpeg_decoder::Error) -> ImageError {
    tracing::debug!(%error, "a JPEG could not be decoded");
    ImageError::Broken
}

/// Converts CMYK to RGB in place.
fn without_inks(mut pixels: Vec<u8>) -> Vec<u8> {
    let count = pixels.len() / 4;
    for at in 0..count {
        let light = |ink: u8| u32::from(255 - ink);
        let black = light(pixels[4 * at + 3]);
        for channel in 0..3 {
            let mixed = (light(pixels[4 * at + channel]) * black + 127) / 255;
            pixels[3 * at + channel] = u8::try_from(mixed).unwrap_or(u8::MAX);
        }
    }
    pixels.truncate(3 * count);
    pixels
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Start, frame of 16 × 8 with one component, a thumbnail's end inside metadata, one scan, end.
    const SMALL: &[u8] = &[
        0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0xFF, 0xD9, 0xFF, 0xC0, 0, 11, 8, 0, 8, 0, 16, 1, 1, 0x11, 0,
        0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 1, 0xFF, 0, 9, 0xFF, 0xD9,
    ];

    #[test]
    fn an_end_marker_inside_metadata_is_ignored() {
        let facts = JpegFacts::read(SMALL).unwrap();
        assert_eq!((facts.width, facts.height), (16, 8));
        assert!(JpegFacts::read(&SMALL[..SMALL.len() - 2]).is_none());
    }

    #[test]
    fn thousands_of_scans_are_refused() {
        let mut bytes = SMALL[..SMALL.len() - 2].to_vec();
        for _ in 0..=MOST_SCANS {
            bytes.extend([0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 1]);
        }
        bytes.extend([0xFF, 0xD9]);
        assert!(JpegFacts::read(&bytes).is_none());
    }

    #[test]
    fn a_progressive_image_costs_its_coefficients() {
        let frame = |progressive| JpegFacts {
            width: 4000,
            height: 4000,
            components: [(1, (2, 2)), (2, (1, 1)), (3, (1, 1))]
                .map(|(id, samples)| Component {
                    id,
                    samples,
                    finished: u64::MAX,
                })
                .into(),
            progressive,
            unfinished: false,
        };
        assert_eq!(frame(false).samples_percent(), 150);
        // RGB, and RGBA of the width of the largest copy.
        let rows = 2400 * 4000 * 4 + 2 * BAND_BYTES as u64;
        assert_eq!(frame(false).memory(), 48_000_000 + rows);
        assert!(frame(true).memory() > 48_000_000);
        assert!(frame(true).memory() + 10_000_000 < MOST_MEMORY);
    }

    #[test]
    fn cmyk_is_converted_to_rgb() {
        assert_eq!(
            without_inks(vec![0, 0, 0, 0, 255, 0, 0, 0, 0, 0, 0, 255]),
            [255, 255, 255, 0, 255, 255, 0, 0, 0]
        );
    }
}

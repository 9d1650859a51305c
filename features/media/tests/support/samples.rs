//! Sample images, well-formed and malformed.

use std::io::Cursor;

use image::{
    DynamicImage, ExtendedColorType, ImageEncoder, ImageFormat, Rgb, RgbImage,
    codecs::{jpeg::JpegEncoder, png::PngEncoder},
};

/// Upper half red, lower half blue, with a weave pattern, so that it compresses like a photo of
/// fabric.
pub fn cloth(width: u32, height: u32) -> DynamicImage {
    DynamicImage::ImageRgb8(RgbImage::from_fn(width, height, |x, y| {
        let weave = ((x * 7 + y * 13) % 32) as u8;
        if y < height / 2 {
            Rgb([200 + weave, weave, weave])
        } else {
            Rgb([weave, weave, 200 + weave])
        }
    }))
}

pub fn encoded(image: &DynamicImage, format: ImageFormat) -> Vec<u8> {
    let mut bytes = Vec::new();
    image
        .write_to(&mut Cursor::new(&mut bytes), format)
        .unwrap();
    bytes
}

/// A lossy WebP, as cameras and browsers write it.
pub fn webp(image: &DynamicImage) -> Vec<u8> {
    let pixels = image.to_rgb8();
    let encoder = webp::Encoder::from_rgb(&pixels, image.width(), image.height());
    encoder.encode(80.0).to_vec()
}

/// A JPEG with metadata about orientation and location.
pub fn jpeg_with_notes(image: &DynamicImage, notes: Vec<u8>) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = JpegEncoder::new_with_quality(&mut bytes, 90);
    encoder.set_exif_metadata(notes).unwrap();
    let rgb = image.to_rgb8();
    encoder
        .write_image(&rgb, rgb.width(), rgb.height(), ExtendedColorType::Rgb8)
        .unwrap();
    bytes
}

pub fn png_with_notes(image: &DynamicImage, notes: Vec<u8>) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = PngEncoder::new(&mut bytes);
    encoder.set_exif_metadata(notes).unwrap();
    let rgb = image.to_rgb8();
    encoder
        .write_image(&rgb, rgb.width(), rgb.height(), ExtendedColorType::Rgb8)
        .unwrap();
    bytes
}

/// A location that must not be published.
pub const PLACE: &[u8] = b"13.0827N 80.2707E";

/// EXIF with an orientation and a GPS block: big-endian TIFF, two entries, then the GPS block, which has the location.
pub fn exif(orientation: u16) -> Vec<u8> {
    let mut exif = b"MM\0*\0\0\0\x08".to_vec();
    exif.extend(2_u16.to_be_bytes());
    exif.extend(entry(0x0112, 3, 1, u32::from(orientation) << 16));
    exif.extend(entry(0x8825, 4, 1, 38));
    exif.extend([0; 4]);
    exif.extend(1_u16.to_be_bytes());
    exif.extend(entry(0x001B, 7, PLACE.len() as u32, 56));
    exif.extend([0; 4]);
    exif.extend(PLACE);
    exif
}

fn entry(tag: u16, kind: u16, count: u32, value: u32) -> Vec<u8> {
    let mut bytes = tag.to_be_bytes().to_vec();
    bytes.extend(kind.to_be_bytes());
    bytes.extend(count.to_be_bytes());
    bytes.extend(value.to_be_bytes());
    bytes
}

/// A PNG that declares a size but has next to no data.
pub fn png_claiming(width: u32, height: u32) -> Vec<u8> {
    let mut png = encoded(&cloth(4, 4), ImageFormat::Png);
    png[16..20].copy_from_slice(&width.to_be_bytes());
    png[20..24].copy_from_slice(&height.to_be_bytes());
    let checksum = checksum(&png[12..29]);
    png[29..33].copy_from_slice(&checksum.to_be_bytes());
    png
}

/// CRC-32 as used by PNG.
fn checksum(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(u32::MAX, |sum, byte| {
        (0..8).fold(sum ^ u32::from(*byte), |sum, _| {
            (sum >> 1) ^ (0xEDB8_8320 & 0_u32.wrapping_sub(sum & 1))
        })
    })
}

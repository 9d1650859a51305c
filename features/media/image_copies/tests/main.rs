//! Measures the memory of image processing in this process, including that of decoders and encoders
//! in C. A single test, because parallel ones would be counted too.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a failed set-up ends the test"
)]

use std::{fs, io::Cursor};

use image::{DynamicImage, ImageEncoder, ImageFormat, Rgb, RgbImage, codecs::png::PngEncoder};
use image_copies::{FOCUS, ImageError, MOST_MEMORY, Origin, inspect, make};

/// Memory the allocator retains for itself, in bytes.
const SLACK: u64 = 16 * 1024 * 1024;

#[test]
fn no_image_exceeds_its_memory_estimate() {
    for (name, bytes) in accepted() {
        let before = start_measuring();
        let image = inspect(bytes.into(), Origin::Staff).unwrap();
        let promised = image.memory();
        assert!(promised <= MOST_MEMORY, "{name}");
        make(image.decode().unwrap(), FOCUS).unwrap();
        let taken = peak().saturating_sub(before);
        eprintln!("{name}: {} MB of {} MB", taken >> 20, promised >> 20);
        assert!(taken <= promised + SLACK, "{name}: {taken} of {promised}");
    }
    for (name, bytes) in refused() {
        let before = start_measuring();
        let refused = inspect(bytes.into(), Origin::Staff).err();
        assert!(matches!(refused, Some(ImageError::TooManyPixels)), "{name}");
        let taken = peak().saturating_sub(before);
        assert!(taken <= SLACK, "{name}: {taken}");
    }
}

/// A name, and the function that makes the file.
type Maker = (&'static str, fn() -> Vec<u8>);

fn accepted() -> impl Iterator<Item = (&'static str, Vec<u8>)> {
    let makers: [Maker; 6] = [
        ("JPEG of 40 megapixels", || {
            encoded(7300, 5470, ImageFormat::Jpeg)
        }),
        ("square JPEG of 16 megapixels", || {
            encoded(4000, 4000, ImageFormat::Jpeg)
        }),
        ("PNG of 6300 × 6300", || {
            encoded(6300, 6300, ImageFormat::Png)
        }),
        ("transparent PNG of 40 megapixels", || {
            let clear = image::RgbaImage::new(6300, 6300);
            written(&DynamicImage::ImageRgba8(clear), ImageFormat::Png)
        }),
        ("WebP of 12 megapixels", || lossy_webp(4000, 3000)),
        ("small PNG with a profile of 300 MB", profile_bomb),
    ];
    makers.into_iter().map(|(name, make)| (name, make()))
}

fn refused() -> impl Iterator<Item = (&'static str, Vec<u8>)> {
    let makers: [Maker; 2] = [
        ("lossless WebP with many bytes", || {
            let mut webp = written(&waves(64, 64).into(), ImageFormat::WebP);
            let length = 1024 * 1024_u32;
            webp[16..20].copy_from_slice(&length.to_le_bytes());
            webp.resize(20 + length as usize, 0);
            let riff = u32::try_from(webp.len() - 8).unwrap();
            webp[4..8].copy_from_slice(&riff.to_le_bytes());
            webp
        }),
        ("progressive JPEG of 40 megapixels", progressive_header),
    ];
    makers.into_iter().map(|(name, make)| (name, make()))
}

fn waves(width: u32, height: u32) -> RgbImage {
    RgbImage::from_fn(width, height, |x, y| {
        Rgb([(x / 16) as u8, (y / 16) as u8, ((x + y) / 32) as u8])
    })
}

fn encoded(width: u32, height: u32, format: ImageFormat) -> Vec<u8> {
    written(&waves(width, height).into(), format)
}

fn written(image: &DynamicImage, format: ImageFormat) -> Vec<u8> {
    let mut bytes = Vec::new();
    image
        .write_to(&mut Cursor::new(&mut bytes), format)
        .unwrap();
    bytes
}

fn lossy_webp(width: u32, height: u32) -> Vec<u8> {
    let image = waves(width, height);
    webp::Encoder::from_rgb(&image, width, height)
        .encode(70.0)
        .to_vec()
}

/// 10 × 10 pixels, and a colour profile that decompresses to 300 MB of zeros.
fn profile_bomb() -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = PngEncoder::new(&mut bytes);
    encoder.set_icc_profile(vec![0; 300 << 20]).unwrap();
    let image = waves(10, 10);
    encoder
        .write_image(&image, 10, 10, image::ExtendedColorType::Rgb8)
        .unwrap();
    assert!(bytes.len() < 2 << 20, "{}", bytes.len());
    bytes
}

/// The markers of a progressive JPEG without subsampling, which is all that is read before it is
/// refused.
fn progressive_header() -> Vec<u8> {
    let (width, height) = (7300_u16.to_be_bytes(), 5470_u16.to_be_bytes());
    let mut bytes = vec![0xFF, 0xD8, 0xFF, 0xC2, 0, 17, 8];
    bytes.extend(height);
    bytes.extend(width);
    bytes.extend([3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]);
    bytes.extend([
        0xFF, 0xDA, 0, 12, 3, 1, 0, 2, 0, 3, 0, 0, 0, 1, 0x55, 0xFF, 0xD9,
    ]);
    bytes
}

/// Resets the peak. Returns the memory in use now, in bytes.
fn start_measuring() -> u64 {
    fs::write("/proc/self/clear_refs", "5").unwrap();
    status("VmRSS:")
}

fn peak() -> u64 {
    status("VmHWM:")
}

fn status(name: &str) -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix(name));
    let kilobytes = line.unwrap().trim().trim_end_matches(" kB");
    kilobytes.parse::<u64>().unwrap() * 1024
}

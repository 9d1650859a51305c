//! Stored copies of accepted images.

use std::collections::HashSet;

use crate::support::{Store, samples};
use image::{DynamicImage, GenericImageView, ImageFormat, ImageReader, Rgba, RgbaImage};
use kernel::{Image, ImageBook};

fn opened(bytes: &[u8]) -> DynamicImage {
    image::load_from_memory(bytes).unwrap()
}

fn addresses(image: &Image) -> Vec<&str> {
    let sizes = image.sizes.iter().map(|size| size.src.as_str());
    sizes
        .chain([image.src.as_str()])
        .chain(image.preview.as_deref())
        .collect()
}

fn widths(image: &Image) -> Vec<u32> {
    image.sizes.iter().map(|size| size.width).collect()
}

#[tokio::test]
async fn each_kind_is_detected_by_its_content() {
    let store = Store::empty().await;
    let cloth = samples::cloth(1500, 1000);
    for file in [
        samples::encoded(&cloth, ImageFormat::Jpeg),
        samples::encoded(&cloth, ImageFormat::Png),
        samples::webp(&cloth),
    ] {
        let stored = store.stored(file).await;
        assert_eq!((stored.width, stored.height), (1500, 1000));
        assert_eq!(widths(&stored), [480, 960, 1440]);
        assert_eq!(stored.alt, "A blouse");
        for (address, width) in stored
            .sizes
            .iter()
            .map(|size| (&size.src, size.width))
            .chain([(&stored.src, 1500)])
        {
            let bytes = store.file(address);
            assert_eq!(image::guess_format(&bytes).unwrap(), ImageFormat::WebP);
            assert_eq!(opened(&bytes).width(), width);
        }
        let preview = store.file(stored.preview.as_deref().unwrap());
        assert_eq!(image::guess_format(&preview).unwrap(), ImageFormat::Jpeg);
        assert_eq!(opened(&preview).dimensions(), (1200, 630));
    }
}

#[tokio::test]
async fn copies_are_never_wider_than_the_original() {
    let store = Store::empty().await;
    for (width, expected) in [
        (320, vec![320]),
        (480, vec![480]),
        (960, vec![480, 960]),
        (1280, vec![480, 960, 1280]),
        (1600, vec![480, 960, 1440]),
    ] {
        let sent = samples::encoded(&samples::cloth(width, 400), ImageFormat::Jpeg);
        let stored = store.stored(sent).await;
        assert_eq!((stored.width, stored.height), (width, 400));
        assert_eq!(widths(&stored), expected);
        for size in &stored.sizes {
            assert_eq!(opened(&store.file(&size.src)).width(), size.width);
        }
    }
}

#[tokio::test]
async fn a_huge_image_is_stored_at_2400() {
    let store = Store::empty().await;
    let sent = samples::encoded(&samples::cloth(1500, 4000), ImageFormat::Jpeg);
    let stored = store.stored(sent).await;
    assert_eq!((stored.width, stored.height), (900, 2400));
    assert_eq!(opened(&store.file(&stored.src)).dimensions(), (900, 2400));
}

#[tokio::test]
async fn extreme_aspect_ratios_are_accepted() {
    let store = Store::empty().await;
    for (width, height) in [(1, 1), (1, 9000), (9000, 1)] {
        let sent = samples::encoded(&samples::cloth(width, height), ImageFormat::Png);
        let stored = store.stored(sent).await;
        assert_eq!(
            opened(&store.file(&stored.src)).dimensions(),
            (stored.width, stored.height)
        );
    }
}

#[tokio::test]
async fn an_image_is_rotated_upright_and_loses_its_location() {
    let store = Store::empty().await;
    let cloth = samples::cloth(1000, 600);
    for sent in [
        samples::jpeg_with_notes(&cloth, samples::exif(6)),
        samples::png_with_notes(&cloth, samples::exif(6)),
    ] {
        assert!(contains(&sent, samples::PLACE));
        let stored = store.stored(sent).await;
        assert_eq!((stored.width, stored.height), (600, 1000));
        // Rotated by 90 degrees, the red upper half is on the right.
        let full = opened(&store.file(&stored.src)).to_rgb8();
        let (left, right) = (full.get_pixel(50, 500), full.get_pixel(550, 500));
        assert!(left[2] > 150 && right[0] > 150, "{left:?} {right:?}");

        for address in addresses(&stored) {
            let bytes = store.file(address);
            for note in [samples::PLACE, b"Exif", b"EXIF", b"ICCP", b"XMP "] {
                assert!(!contains(&bytes, note), "{address} tells");
            }
            let mut decoder = ImageReader::new(std::io::Cursor::new(&bytes))
                .with_guessed_format()
                .unwrap()
                .into_decoder()
                .unwrap();
            assert_eq!(
                image::ImageDecoder::exif_metadata(&mut decoder).unwrap(),
                None
            );
        }
    }
}

fn contains(bytes: &[u8], part: &[u8]) -> bool {
    bytes.windows(part.len()).any(|window| window == part)
}

#[tokio::test]
async fn transparency_stays_in_webp_and_becomes_white_in_the_preview() {
    let store = Store::empty().await;
    let clear = DynamicImage::ImageRgba8(RgbaImage::from_pixel(600, 600, Rgba([0, 90, 0, 0])));
    let stored = store
        .stored(samples::encoded(&clear, ImageFormat::Png))
        .await;
    assert_eq!(
        opened(&store.file(&stored.src)).to_rgba8().get_pixel(9, 9)[3],
        0
    );
    let preview = opened(&store.file(stored.preview.as_deref().unwrap())).to_rgb8();
    assert!(preview.get_pixel(600, 300).0.iter().all(|part| *part > 250));
}

#[tokio::test]
async fn the_preview_shows_the_upper_middle() {
    let store = Store::empty().await;
    let sent = samples::encoded(&samples::cloth(1200, 2400), ImageFormat::Jpeg);
    let stored = store.stored(sent).await;
    let preview = opened(&store.file(stored.preview.as_deref().unwrap())).to_rgb8();
    // It starts at 30 % of what is cropped, 531 of 2400, and the blue half at 1200: near its end.
    assert!(preview.get_pixel(600, 500)[0] > 150);
}

#[tokio::test]
async fn the_placeholder_is_tiny() {
    let store = Store::empty().await;
    for (width, height) in [(960, 1200), (1280, 720), (300, 3000)] {
        let sent = samples::encoded(&samples::cloth(width, height), ImageFormat::Jpeg);
        let stored = store.stored(sent).await;
        assert!(stored.placeholder.starts_with("data:image/webp;base64,"));
        assert!(
            stored.placeholder.len() < 260,
            "{}",
            stored.placeholder.len()
        );
    }
}

#[tokio::test]
async fn names_cannot_be_guessed() {
    let store = Store::empty().await;
    let sent = samples::encoded(&samples::cloth(20, 20), ImageFormat::Png);
    let mut names = HashSet::new();
    for _ in 0..3 {
        let stored = store.stored(sent.clone()).await;
        let name = stored.src.strip_prefix("/uploads/").unwrap().to_owned();
        let random = name.strip_suffix(".webp").unwrap();
        assert!(random.len() == 32 && random.bytes().all(|b| b.is_ascii_hexdigit()));
        names.insert(name);
    }
    assert_eq!(names.len(), 3, "the same image gets a new name each time");
}

#[tokio::test]
async fn missing_images_are_absent() {
    let store = Store::empty().await;
    let sent = samples::encoded(&samples::cloth(20, 20), ImageFormat::Png);
    let id = store.keep(sent).await.unwrap();
    let found = store.media.images(&[id, id + 1, -5, id]).await.unwrap();
    assert_eq!(found.into_keys().collect::<Vec<_>>(), [id]);
    assert!(store.media.images(&[]).await.unwrap().is_empty());
}

//! What is kept of good pictures.

use std::collections::HashSet;

use crate::support::{Store, picture};
use image::{DynamicImage, GenericImageView, ImageFormat, ImageReader, Rgba, RgbaImage};
use kernel::{Picture, PictureBook};

fn opened(bytes: &[u8]) -> DynamicImage {
    image::load_from_memory(bytes).unwrap()
}

fn addresses(picture: &Picture) -> Vec<&str> {
    let sizes = picture.sizes.iter().map(|size| size.src.as_str());
    sizes
        .chain([picture.src.as_str()])
        .chain(picture.preview.as_deref())
        .collect()
}

fn widths(picture: &Picture) -> Vec<u32> {
    picture.sizes.iter().map(|size| size.width).collect()
}

#[tokio::test]
async fn each_kind_is_told_by_its_content() {
    let store = Store::empty().await;
    let cloth = picture::cloth(1500, 1000);
    for file in [
        picture::encoded(&cloth, ImageFormat::Jpeg),
        picture::encoded(&cloth, ImageFormat::Png),
        picture::webp(&cloth),
    ] {
        let kept = store.kept(file).await;
        assert_eq!((kept.width, kept.height), (1500, 1000));
        assert_eq!(widths(&kept), [480, 960, 1440]);
        assert_eq!(kept.alt, "A blouse");
        for (address, width) in kept
            .sizes
            .iter()
            .map(|size| (&size.src, size.width))
            .chain([(&kept.src, 1500)])
        {
            let bytes = store.file(address);
            assert_eq!(image::guess_format(&bytes).unwrap(), ImageFormat::WebP);
            assert_eq!(opened(&bytes).width(), width);
        }
        let preview = store.file(kept.preview.as_deref().unwrap());
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
        let sent = picture::encoded(&picture::cloth(width, 400), ImageFormat::Jpeg);
        let kept = store.kept(sent).await;
        assert_eq!((kept.width, kept.height), (width, 400));
        assert_eq!(widths(&kept), expected);
        for size in &kept.sizes {
            assert_eq!(opened(&store.file(&size.src)).width(), size.width);
        }
    }
}

#[tokio::test]
async fn a_huge_picture_is_kept_at_2400() {
    let store = Store::empty().await;
    let sent = picture::encoded(&picture::cloth(1500, 4000), ImageFormat::Jpeg);
    let kept = store.kept(sent).await;
    assert_eq!((kept.width, kept.height), (900, 2400));
    assert_eq!(opened(&store.file(&kept.src)).dimensions(), (900, 2400));
}

#[tokio::test]
async fn extreme_shapes_are_kept_too() {
    let store = Store::empty().await;
    for (width, height) in [(1, 1), (1, 9000), (9000, 1)] {
        let sent = picture::encoded(&picture::cloth(width, height), ImageFormat::Png);
        let kept = store.kept(sent).await;
        assert_eq!(
            opened(&store.file(&kept.src)).dimensions(),
            (kept.width, kept.height)
        );
    }
}

#[tokio::test]
async fn a_picture_is_turned_as_the_camera_was_held_and_tells_no_place() {
    let store = Store::empty().await;
    let cloth = picture::cloth(1000, 600);
    for sent in [
        picture::jpeg_with_notes(&cloth, picture::exif(6)),
        picture::png_with_notes(&cloth, picture::exif(6)),
    ] {
        assert!(contains(&sent, picture::PLACE));
        let kept = store.kept(sent).await;
        assert_eq!((kept.width, kept.height), (600, 1000));
        // Turned by a quarter, the red upper half lies on the right.
        let full = opened(&store.file(&kept.src)).to_rgb8();
        let (left, right) = (full.get_pixel(50, 500), full.get_pixel(550, 500));
        assert!(left[2] > 150 && right[0] > 150, "{left:?} {right:?}");

        for address in addresses(&kept) {
            let bytes = store.file(address);
            for note in [picture::PLACE, b"Exif", b"EXIF", b"ICCP", b"XMP "] {
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
async fn transparency_stays_in_webp_and_stands_on_white_in_the_preview() {
    let store = Store::empty().await;
    let clear = DynamicImage::ImageRgba8(RgbaImage::from_pixel(600, 600, Rgba([0, 90, 0, 0])));
    let kept = store.kept(picture::encoded(&clear, ImageFormat::Png)).await;
    assert_eq!(
        opened(&store.file(&kept.src)).to_rgba8().get_pixel(9, 9)[3],
        0
    );
    let preview = opened(&store.file(kept.preview.as_deref().unwrap())).to_rgb8();
    assert!(preview.get_pixel(600, 300).0.iter().all(|part| *part > 250));
}

#[tokio::test]
async fn the_preview_shows_the_upper_middle() {
    let store = Store::empty().await;
    let sent = picture::encoded(&picture::cloth(1200, 2400), ImageFormat::Jpeg);
    let kept = store.kept(sent).await;
    let preview = opened(&store.file(kept.preview.as_deref().unwrap())).to_rgb8();
    // It begins at 30 % of what is cut off, 531 of 2400, and the blue begins at 1200: nearly at its end.
    assert!(preview.get_pixel(600, 500)[0] > 150);
}

#[tokio::test]
async fn the_placeholder_is_tiny() {
    let store = Store::empty().await;
    for (width, height) in [(960, 1200), (1280, 720), (300, 3000)] {
        let sent = picture::encoded(&picture::cloth(width, height), ImageFormat::Jpeg);
        let kept = store.kept(sent).await;
        assert!(kept.placeholder.starts_with("data:image/webp;base64,"));
        assert!(kept.placeholder.len() < 260, "{}", kept.placeholder.len());
    }
}

#[tokio::test]
async fn names_cannot_be_guessed() {
    let store = Store::empty().await;
    let sent = picture::encoded(&picture::cloth(20, 20), ImageFormat::Png);
    let mut names = HashSet::new();
    for _ in 0..3 {
        let kept = store.kept(sent.clone()).await;
        let name = kept.src.strip_prefix("/uploads/").unwrap().to_owned();
        let random = name.strip_suffix(".webp").unwrap();
        assert!(random.len() == 32 && random.bytes().all(|b| b.is_ascii_hexdigit()));
        names.insert(name);
    }
    assert_eq!(names.len(), 3, "the same picture gets a new name each time");
}

#[tokio::test]
async fn missing_pictures_are_absent() {
    let store = Store::empty().await;
    let sent = picture::encoded(&picture::cloth(20, 20), ImageFormat::Png);
    let id = store.keep(sent).await.unwrap();
    let found = store.media.pictures(&[id, id + 1, -5, id]).await.unwrap();
    assert_eq!(found.into_keys().collect::<Vec<_>>(), [id]);
    assert!(store.media.pictures(&[]).await.unwrap().is_empty());
}

//! Refused images, which must leave nothing behind.

use crate::support::{Store, samples};
use image::ImageFormat;
use media::{IMAGE_BROKEN, IMAGE_TOO_LARGE, IMAGE_TOO_MANY_PIXELS, IMAGE_UNKNOWN_KIND};

#[tokio::test]
async fn other_kinds_are_refused() {
    let store = Store::empty().await;
    for other in [
        b"".as_slice(),
        b"hello",
        b"GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;",
        b"<svg xmlns=\"http://www.w3.org/2000/svg\"><script>alert(1)</script></svg>",
        b"PK\x03\x04\x14\0\0\0\x08\0",
        b"%PDF-1.7\n",
        b"BM\x46\0\0\0\0\0\0\0\x36\0\0\0",
        b"\0\0\0\x20ftypavif\0\0\0\0avifmif1miaf",
        b"RIFF\x24\0\0\0WAVEfmt ",
    ] {
        assert_eq!(store.refused(other.to_vec()).await, IMAGE_UNKNOWN_KIND);
    }
}

#[tokio::test]
async fn damaged_images_are_refused() {
    let store = Store::empty().await;
    for format in [ImageFormat::Jpeg, ImageFormat::Png, ImageFormat::WebP] {
        let whole = samples::encoded(&samples::cloth(300, 300), format);
        for length in [12, whole.len() / 4, whole.len() / 2, whole.len() - 20] {
            let code = store.refused(whole[..length].to_vec()).await;
            assert_eq!(code, IMAGE_BROKEN, "{format:?} cut to {length}");
        }
        // A valid start, then garbage.
        let mut nonsense = whole[..16].to_vec();
        nonsense.extend((0..5000_u32).map(|n| (n * 31 % 251) as u8));
        assert_eq!(store.refused(nonsense).await, IMAGE_BROKEN, "{format:?}");
    }
}

#[tokio::test]
async fn too_many_bytes_are_refused() {
    let store = Store::empty().await;
    let mut sent = samples::encoded(&samples::cloth(20, 20), ImageFormat::Png);
    sent.resize(10 * 1024 * 1024 + 1, 0);
    assert_eq!(store.refused(sent).await, IMAGE_TOO_LARGE);
}

#[tokio::test]
async fn a_declared_size_is_refused_before_memory_is_allocated() {
    let store = Store::empty().await;
    for (width, height) in [(8000, 5001), (100_000, 100_000), (0x7FFF_FFFF, 0x7FFF_FFFF)] {
        assert_eq!(
            store.refused(samples::png_claiming(width, height)).await,
            IMAGE_TOO_MANY_PIXELS
        );
    }
    assert_eq!(
        store.refused(samples::png_claiming(8000, 5000)).await,
        IMAGE_BROKEN
    );
    assert_eq!(
        store.refused(samples::png_claiming(0, 5)).await,
        IMAGE_BROKEN
    );
}

#[tokio::test]
async fn a_small_file_that_decompresses_to_too_much_is_refused() {
    let store = Store::empty().await;
    let black = image::DynamicImage::new_luma8(8000, 6000);
    let bomb = samples::encoded(&black, ImageFormat::Png);
    assert!(bomb.len() < 300_000, "{}", bomb.len());
    assert_eq!(store.refused(bomb).await, IMAGE_TOO_MANY_PIXELS);
}

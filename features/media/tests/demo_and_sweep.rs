//! Storing demo files, and removing files without a row.

use std::{
    borrow::Cow,
    fs::{self, File},
    path::Path,
    time::{Duration, UNIX_EPOCH},
};

use crate::support::{Store, samples, video};
use image::ImageFormat;
use kernel::ImageBook;
use media::{DemoImageFile, DemoVideo, keep_demo};

fn demo_image(file: &str, bytes: Vec<u8>) -> DemoImageFile {
    DemoImageFile {
        file: file.to_owned(),
        alt: format!("Shows {file}"),
        bytes: Cow::Owned(bytes),
    }
}

fn demo_video(name: &str) -> DemoVideo {
    DemoVideo::named(
        name.to_owned(),
        Cow::Owned(video::video()),
        Some(Cow::Borrowed(video::CAPTIONS)),
    )
}

#[tokio::test]
async fn demo_files_are_stored_by_name() {
    let store = Store::empty().await;
    let sent = samples::encoded(&samples::cloth(500, 400), ImageFormat::WebP);
    let images = ["a.webp", "b.webp", "c.webp"].map(|file| demo_image(file, sent.clone()));
    let names = ["how-to-measure", "piping", "piping-preview"];
    let videos = names.map(demo_video);
    let (images, videos) = keep_demo(&store.media, images.into(), videos.into())
        .await
        .unwrap();
    assert_eq!((images.len(), videos.len()), (3, 3));
    let b = images["b.webp"];
    assert_eq!(
        store.media.images(&[b]).await.unwrap()[&b].alt,
        "Shows b.webp"
    );
    let public = store
        .media
        .videos(&names.map(|name| videos[name]))
        .await
        .unwrap();
    assert_eq!(public.len(), 2);
    assert!(!public.contains_key(&videos["piping"]));
}

#[tokio::test]
async fn a_bad_demo_file_is_reported_and_no_row_is_written() {
    let store = Store::empty().await;
    let good = samples::encoded(&samples::cloth(50, 40), ImageFormat::WebP);
    let images = vec![
        demo_image("good.webp", good),
        demo_image("bad.webp", b"GIF89a".to_vec()),
    ];
    let failure = keep_demo(&store.media, images, Vec::new())
        .await
        .unwrap_err();
    assert!(failure.cause().unwrap().to_string().contains("bad.webp"));
    assert!(store.media.images(&[1]).await.unwrap().is_empty());
}

/// Writes a file last modified this many hours before the clock's time.
fn orphan(store: &Store, file: &str, hours: u64) {
    let path = store.folder(file);
    fs::write(&path, b"orphan").unwrap();
    age(store, &path, hours);
}

fn age(store: &Store, path: &Path, hours: u64) {
    let now = UNIX_EPOCH + Duration::from_secs(store.clock.now().0.try_into().unwrap());
    File::options()
        .write(true)
        .open(path)
        .unwrap()
        .set_modified(now - Duration::from_secs(hours * 3600))
        .unwrap();
}

#[tokio::test]
async fn only_old_files_without_a_row_are_removed() {
    let store = Store::empty().await;
    store
        .stored(samples::encoded(
            &samples::cloth(1000, 400),
            ImageFormat::Png,
        ))
        .await;
    for public in [true, false] {
        store
            .media
            .keep_video(&*video::video(), Some(video::CAPTIONS), public)
            .await
            .unwrap();
    }
    let stored = store.files();
    for path in stored.keys() {
        age(&store, path, 1000);
    }
    for folder in ["uploads", "private/videos", "temp"] {
        orphan(&store, &format!("{folder}/old.webp"), 25);
        orphan(&store, &format!("{folder}/young.webp"), 23);
    }
    fs::create_dir(store.folder("uploads/a-folder")).unwrap();

    assert_eq!(store.media.sweep().await.unwrap(), 3);
    fs::remove_dir(store.folder("uploads/a-folder")).unwrap();
    assert_eq!(store.files().len(), stored.len() + 3);
    assert!(stored.keys().all(|path| path.exists()));

    store.clock.advance_seconds(2 * 3600);
    assert_eq!(store.media.sweep().await.unwrap(), 3);
    assert_eq!(store.files(), stored);
}

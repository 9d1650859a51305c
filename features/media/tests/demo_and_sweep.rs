//! The first start keeps the demo files; every start removes what nothing knows.

use std::{
    borrow::Cow,
    fs::{self, File},
    path::Path,
    time::{Duration, UNIX_EPOCH},
};

use crate::support::{Store, film, picture};
use image::ImageFormat;
use kernel::PictureBook;
use media::{DemoFilm, DemoPictureFile, keep_demo};

fn demo_picture(file: &str, bytes: Vec<u8>) -> DemoPictureFile {
    DemoPictureFile {
        file: file.to_owned(),
        alt: format!("Shows {file}"),
        bytes: Cow::Owned(bytes),
    }
}

fn demo_film(name: &str) -> DemoFilm {
    DemoFilm::named(
        name.to_owned(),
        Cow::Owned(film::film()),
        Some(Cow::Borrowed(film::CAPTIONS)),
    )
}

#[tokio::test]
async fn demo_files_are_kept_by_name() {
    let store = Store::empty().await;
    let sent = picture::encoded(&picture::cloth(500, 400), ImageFormat::WebP);
    let pictures = ["a.webp", "b.webp", "c.webp"].map(|file| demo_picture(file, sent.clone()));
    let names = ["how-to-measure", "piping", "piping-preview"];
    let films = names.map(demo_film);
    let (pictures, films) = keep_demo(&store.media, pictures.into(), films.into())
        .await
        .unwrap();
    assert_eq!((pictures.len(), films.len()), (3, 3));
    let b = pictures["b.webp"];
    assert_eq!(
        store.media.pictures(&[b]).await.unwrap()[&b].alt,
        "Shows b.webp"
    );
    let public = store
        .media
        .films(&names.map(|name| films[name]))
        .await
        .unwrap();
    assert_eq!(public.len(), 2);
    assert!(!public.contains_key(&films["piping"]));
}

#[tokio::test]
async fn a_bad_demo_file_is_named_and_no_row_is_written() {
    let store = Store::empty().await;
    let good = picture::encoded(&picture::cloth(50, 40), ImageFormat::WebP);
    let pictures = vec![
        demo_picture("good.webp", good),
        demo_picture("bad.webp", b"GIF89a".to_vec()),
    ];
    let failure = keep_demo(&store.media, pictures, Vec::new())
        .await
        .unwrap_err();
    assert!(failure.cause().unwrap().to_string().contains("bad.webp"));
    assert!(store.media.pictures(&[1]).await.unwrap().is_empty());
}

/// Writes a file that was last changed so many hours before the clock's time.
fn stray(store: &Store, file: &str, hours: u64) {
    let path = store.folder(file);
    fs::write(&path, b"stray").unwrap();
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
async fn only_old_files_that_nothing_knows_are_removed() {
    let store = Store::empty().await;
    store
        .kept(picture::encoded(
            &picture::cloth(1000, 400),
            ImageFormat::Png,
        ))
        .await;
    for public in [true, false] {
        store
            .media
            .keep_film(&*film::film(), Some(film::CAPTIONS), public)
            .await
            .unwrap();
    }
    let kept = store.files();
    for path in kept.keys() {
        age(&store, path, 1000);
    }
    for folder in ["uploads", "private/films", "temp"] {
        stray(&store, &format!("{folder}/old.webp"), 25);
        stray(&store, &format!("{folder}/young.webp"), 23);
    }
    fs::create_dir(store.folder("uploads/a-folder")).unwrap();

    assert_eq!(store.media.sweep().await.unwrap(), 3);
    fs::remove_dir(store.folder("uploads/a-folder")).unwrap();
    assert_eq!(store.files().len(), kept.len() + 3);
    assert!(kept.keys().all(|path| path.exists()));

    store.clock.advance_seconds(2 * 3600);
    assert_eq!(store.media.sweep().await.unwrap(), 3);
    assert_eq!(store.files(), kept);
}

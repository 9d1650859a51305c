//! Private photos.

use std::{
    fs::{self, File},
    time::{Duration, UNIX_EPOCH},
};

use crate::support::{Store, samples};
use image::{GenericImageView, ImageFormat};
use kernel::{
    PhotoStore,
    photo::{PHOTO_BROKEN, PHOTO_UNKNOWN_KIND},
};

#[tokio::test]
async fn a_private_photo_has_no_public_file() {
    let store = Store::empty().await;
    for format in [ImageFormat::Jpeg, ImageFormat::Png, ImageFormat::WebP] {
        let sent = samples::encoded(&samples::cloth(600, 400), format);
        let id = store.media.store(sent.into(), true).await.unwrap();
        let stored = store.media.read(id).await.unwrap().unwrap();
        assert_eq!(image::guess_format(&stored).unwrap(), ImageFormat::WebP);
        let seen = image::load_from_memory(&stored).unwrap();
        assert_eq!(seen.dimensions(), (600, 400));
        let small = store.media.small(id).await.unwrap().unwrap();
        assert_eq!(
            image::load_from_memory(&small).unwrap().dimensions(),
            (480, 320)
        );
    }
    assert_eq!(fs::read_dir(store.folder("uploads")).unwrap().count(), 0);
}

#[tokio::test]
async fn other_files_leave_nothing() {
    let store = Store::empty().await;
    let text = store.media.store(b"<svg/>".to_vec().into(), true).await;
    assert_eq!(text.unwrap_err().code(), PHOTO_UNKNOWN_KIND);
    let whole = samples::encoded(&samples::cloth(600, 400), ImageFormat::Jpeg);
    let half = whole[..whole.len() / 2].to_vec();
    let half = store.media.store(half.into(), true).await;
    assert_eq!(half.unwrap_err().code(), PHOTO_BROKEN);
    assert!(store.files().is_empty());
}

#[tokio::test]
async fn a_deleted_photo_is_gone_and_its_file_after_the_sweep() {
    let store = Store::empty().await;
    let sent = samples::encoded(&samples::cloth(600, 400), ImageFormat::Png);
    let forgotten = store.media.store(sent.clone().into(), true).await.unwrap();
    let stored = store.media.store(sent.into(), true).await.unwrap();
    let mut tx = store.db.write().await.unwrap();
    let gone = store.media.delete(&mut tx, forgotten);
    gone.await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!(store.media.read(forgotten).await.unwrap(), None);

    let now = u64::try_from(kernel::testing::TEST_TIME.0).unwrap();
    for path in store.files().into_keys() {
        let file = File::options().write(true).open(path).unwrap();
        file.set_modified(UNIX_EPOCH + Duration::from_secs(now))
            .unwrap();
    }
    store.clock.advance_seconds(2 * 86_400);
    assert_eq!(store.media.sweep().await.unwrap(), 2, "both of its files");
    assert!(store.media.small(stored).await.unwrap().is_some());
}

#[tokio::test]
async fn a_photo_that_is_small_has_one_file() {
    let store = Store::empty().await;
    let sent = samples::encoded(&samples::cloth(60, 40), ImageFormat::Png);
    let id = store.media.store(sent.into(), true).await.unwrap();
    assert_eq!(store.files().len(), 1);
    let small = store.media.small(id).await.unwrap();
    assert_eq!(small, store.media.read(id).await.unwrap());
}

//! Private photos.

use std::{
    fs::{self, File},
    time::{Duration, UNIX_EPOCH},
};

use crate::support::{Store, samples};
use image::{GenericImageView, ImageFormat};
use media::{IMAGE_BROKEN, IMAGE_UNKNOWN_KIND};

#[tokio::test]
async fn a_private_photo_has_one_copy_and_no_public_file() {
    let store = Store::empty().await;
    for format in [ImageFormat::Jpeg, ImageFormat::Png, ImageFormat::WebP] {
        let sent = samples::encoded(&samples::cloth(600, 400), format);
        let id = store
            .media
            .keep_private_photo(sent.into(), true)
            .await
            .unwrap();
        let stored = store.media.private_photo(id).await.unwrap().unwrap();
        assert_eq!(image::guess_format(&stored).unwrap(), ImageFormat::WebP);
        let seen = image::load_from_memory(&stored).unwrap();
        assert_eq!(seen.dimensions(), (600, 400));
    }
    assert_eq!(fs::read_dir(store.folder("uploads")).unwrap().count(), 0);
}

#[tokio::test]
async fn other_files_leave_nothing() {
    let store = Store::empty().await;
    let text = store
        .media
        .keep_private_photo(b"<svg/>".to_vec().into(), true)
        .await;
    assert_eq!(text.unwrap_err().code(), IMAGE_UNKNOWN_KIND);
    let whole = samples::encoded(&samples::cloth(600, 400), ImageFormat::Jpeg);
    let half = whole[..whole.len() / 2].to_vec();
    let half = store.media.keep_private_photo(half.into(), true).await;
    assert_eq!(half.unwrap_err().code(), IMAGE_BROKEN);
    assert!(store.files().is_empty());
}

#[tokio::test]
async fn a_deleted_photo_is_gone_and_its_file_after_the_sweep() {
    let store = Store::empty().await;
    let sent = samples::encoded(&samples::cloth(60, 40), ImageFormat::Png);
    let forgotten = store
        .media
        .keep_private_photo(sent.clone().into(), true)
        .await
        .unwrap();
    let stored = store
        .media
        .keep_private_photo(sent.into(), true)
        .await
        .unwrap();
    let mut tx = store.db.write().await.unwrap();
    let gone = store.media.forget_private_photo(&mut tx, forgotten);
    gone.await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!(store.media.private_photo(forgotten).await.unwrap(), None);

    let now = u64::try_from(kernel::testing::TEST_TIME.0).unwrap();
    for path in store.files().into_keys() {
        let file = File::options().write(true).open(path).unwrap();
        file.set_modified(UNIX_EPOCH + Duration::from_secs(now))
            .unwrap();
    }
    store.clock.advance_seconds(2 * 86_400);
    assert_eq!(store.media.sweep().await.unwrap(), 1);
    assert!(store.media.private_photo(stored).await.unwrap().is_some());
}

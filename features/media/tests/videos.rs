//! Storing videos, and their URLs.

use crate::support::{
    Store,
    video::{self, CAPTIONS},
};
use kernel::{Code, ImageBook};
use media::{CAPTIONS_INVALID, VIDEO_BROKEN, VIDEO_INDEX_LAST, VIDEO_UNKNOWN_KIND};

async fn refused(store: &Store, bytes: &[u8]) -> Code {
    let refused = store.media.keep_video(bytes, Some(CAPTIONS), true).await;
    assert!(store.files().is_empty(), "a refused video left files");
    refused.unwrap_err().code()
}

#[tokio::test]
async fn a_public_video_has_urls() {
    let store = Store::empty().await;
    let sent = video::video();
    let id = store
        .media
        .keep_video(&*sent, Some(CAPTIONS), true)
        .await
        .unwrap();
    let stored = store
        .media
        .videos(&[id])
        .await
        .unwrap()
        .remove(&id)
        .unwrap();
    assert_eq!(
        (stored.width, stored.height, stored.seconds),
        (640, 360, 25)
    );
    assert_eq!(store.file(&stored.src), sent);
    assert_eq!(store.file(&stored.captions.unwrap()), CAPTIONS);
    let random = stored
        .src
        .strip_prefix("/uploads/")
        .and_then(|name| name.strip_suffix(".mp4"))
        .unwrap();
    assert!(random.len() == 32 && random.bytes().all(|b| b.is_ascii_hexdigit()));
}

#[tokio::test]
async fn a_private_video_exposes_only_its_length() {
    let store = Store::empty().await;
    let id = store
        .media
        .keep_video(&*video::video(), Some(CAPTIONS), false)
        .await
        .unwrap();
    assert!(store.media.videos(&[id]).await.unwrap().is_empty());
    assert_eq!(store.media.video_seconds(&[id]).await.unwrap()[&id], 25);
    let private = store.folder("private/videos");
    assert_eq!(store.files().len(), 2);
    assert!(store.files().keys().all(|file| file.starts_with(&private)));
}

#[tokio::test]
async fn a_portrait_video_is_taller_than_wide() {
    let store = Store::empty().await;
    let turned = video::index_turned(b"avc1", [0, 0x1_0000, 0xFFFF_0000, 0]);
    let sent = [video::start(), turned, video::data()].concat();
    let id = store.media.keep_video(&*sent, None, true).await.unwrap();
    let stored = &store.media.videos(&[id]).await.unwrap()[&id];
    assert_eq!((stored.width, stored.height), (360, 640));
    assert_eq!(stored.captions, None);
}

#[tokio::test]
async fn an_index_at_the_end_is_refused_with_a_hint() {
    let store = Store::empty().await;
    let sent = [video::start(), video::data(), video::index(b"avc1")].concat();
    assert_eq!(refused(&store, &sent).await, VIDEO_INDEX_LAST);
}

#[tokio::test]
async fn other_kinds_are_refused() {
    let store = Store::empty().await;
    let webm = b"\x1A\x45\xDF\xA3\x9F\x42\x86\x81\x01\x42\xF7\x81\x01webm".as_slice();
    for other in [b"".as_slice(), b"mp4", b"RIFF\0\0\0\0AVI LIST", webm] {
        assert_eq!(refused(&store, other).await, VIDEO_UNKNOWN_KIND);
    }
    for codec in [b"hvc1", b"mp4v", b"av01"] {
        let sent = [video::start(), video::index(codec), video::data()].concat();
        assert_eq!(refused(&store, &sent).await, VIDEO_UNKNOWN_KIND);
    }
}

#[tokio::test]
async fn damaged_videos_are_refused() {
    let store = Store::empty().await;
    let whole = video::video();
    for length in [video::start().len() + 4, 200, whole.len() - 1] {
        assert_eq!(refused(&store, &whole[..length]).await, VIDEO_BROKEN);
    }
    let no_index = [video::start(), video::data()].concat();
    assert_eq!(refused(&store, &no_index).await, VIDEO_BROKEN);
    let no_data = [video::start(), video::index(b"avc1")].concat();
    assert_eq!(refused(&store, &no_data).await, VIDEO_BROKEN);
    // A box that declares a size larger than any file.
    let claim = [
        video::start(),
        b"\0\0\0\x01moov\xff\xff\xff\xff\xff\xff\xff\xff".to_vec(),
    ]
    .concat();
    assert_eq!(refused(&store, &claim).await, VIDEO_BROKEN);
}

#[tokio::test]
async fn captions_are_checked_before_anything_is_written() {
    let store = Store::empty().await;
    let sent = video::video();
    let refused = store
        .media
        .keep_video(&*sent, Some(b"1\n00:00"), true)
        .await;
    assert_eq!(refused.unwrap_err().code(), CAPTIONS_INVALID);
    assert!(store.files().is_empty());
}

//! Films: what is kept, what is refused, and who gets to see where they are.

use crate::support::{
    Store,
    film::{self, CAPTIONS},
};
use kernel::{Code, PictureBook};
use media::{CAPTIONS_INVALID, FILM_BROKEN, FILM_INDEX_LAST, FILM_UNKNOWN_KIND};

async fn refused(store: &Store, bytes: &[u8]) -> Code {
    let refused = store.media.keep_film(bytes, Some(CAPTIONS), true).await;
    assert!(store.files().is_empty(), "a refused film left files");
    refused.unwrap_err().code()
}

#[tokio::test]
async fn a_public_film_has_addresses() {
    let store = Store::empty().await;
    let sent = film::film();
    let id = store
        .media
        .keep_film(&*sent, Some(CAPTIONS), true)
        .await
        .unwrap();
    let kept = store.media.films(&[id]).await.unwrap().remove(&id).unwrap();
    assert_eq!((kept.width, kept.height, kept.seconds), (640, 360, 25));
    assert_eq!(store.file(&kept.src), sent);
    assert_eq!(store.file(&kept.captions.unwrap()), CAPTIONS);
    let random = kept
        .src
        .strip_prefix("/uploads/")
        .and_then(|name| name.strip_suffix(".mp4"))
        .unwrap();
    assert!(random.len() == 32 && random.bytes().all(|b| b.is_ascii_hexdigit()));
}

#[tokio::test]
async fn a_private_film_tells_only_its_length() {
    let store = Store::empty().await;
    let id = store
        .media
        .keep_film(&*film::film(), Some(CAPTIONS), false)
        .await
        .unwrap();
    assert!(store.media.films(&[id]).await.unwrap().is_empty());
    assert_eq!(store.media.film_seconds(&[id]).await.unwrap()[&id], 25);
    let private = store.folder("private/films");
    assert_eq!(store.files().len(), 2);
    assert!(store.files().keys().all(|file| file.starts_with(&private)));
}

#[tokio::test]
async fn a_film_held_upright_is_higher_than_wide() {
    let store = Store::empty().await;
    let turned = film::index_turned(b"avc1", [0, 0x1_0000, 0xFFFF_0000, 0]);
    let sent = [film::start(), turned, film::data()].concat();
    let id = store.media.keep_film(&*sent, None, true).await.unwrap();
    let kept = &store.media.films(&[id]).await.unwrap()[&id];
    assert_eq!((kept.width, kept.height), (360, 640));
    assert_eq!(kept.captions, None);
}

#[tokio::test]
async fn an_index_behind_the_data_is_refused_with_advice() {
    let store = Store::empty().await;
    let sent = [film::start(), film::data(), film::index(b"avc1")].concat();
    assert_eq!(refused(&store, &sent).await, FILM_INDEX_LAST);
}

#[tokio::test]
async fn other_kinds_are_refused() {
    let store = Store::empty().await;
    let webm = b"\x1A\x45\xDF\xA3\x9F\x42\x86\x81\x01\x42\xF7\x81\x01webm".as_slice();
    for other in [b"".as_slice(), b"mp4", b"RIFF\0\0\0\0AVI LIST", webm] {
        assert_eq!(refused(&store, other).await, FILM_UNKNOWN_KIND);
    }
    for codec in [b"hvc1", b"mp4v", b"av01"] {
        let sent = [film::start(), film::index(codec), film::data()].concat();
        assert_eq!(refused(&store, &sent).await, FILM_UNKNOWN_KIND);
    }
}

#[tokio::test]
async fn damaged_films_are_refused() {
    let store = Store::empty().await;
    let whole = film::film();
    for length in [film::start().len() + 4, 200, whole.len() - 1] {
        assert_eq!(refused(&store, &whole[..length]).await, FILM_BROKEN);
    }
    let no_index = [film::start(), film::data()].concat();
    assert_eq!(refused(&store, &no_index).await, FILM_BROKEN);
    let no_data = [film::start(), film::index(b"avc1")].concat();
    assert_eq!(refused(&store, &no_data).await, FILM_BROKEN);
    // A box that claims to be larger than any file.
    let claim = [
        film::start(),
        b"\0\0\0\x01moov\xff\xff\xff\xff\xff\xff\xff\xff".to_vec(),
    ]
    .concat();
    assert_eq!(refused(&store, &claim).await, FILM_BROKEN);
}

#[tokio::test]
async fn captions_are_checked_before_anything_is_written() {
    let store = Store::empty().await;
    let sent = film::film();
    let refused = store.media.keep_film(&*sent, Some(b"1\n00:00"), true).await;
    assert_eq!(refused.unwrap_err().code(), CAPTIONS_INVALID);
    assert!(store.files().is_empty());
}

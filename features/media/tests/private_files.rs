//! Files that customers download.

use std::{
    fs::File,
    time::{Duration, UNIX_EPOCH},
};

use crate::support::Store;
use kernel::{
    FileStore,
    file::{
        FILE_BROKEN, FILE_NO_ROOM, FILE_TOO_LARGE, FILE_UNKNOWN_KIND, FileKind, MOST_BYTES, NewFile,
    },
};
use media::Media;
use poem::{
    Response,
    http::{HeaderMap, Method},
};

const PATTERN: &[u8] = b"%PDF-1.4\n1 0 obj<</Type /Page>>endobj\nstartxref\n9\n%%EOF\n";

impl Store {
    async fn put(&self, bytes: Vec<u8>) -> NewFile {
        FileStore::store(&*self.media, bytes.into()).await.unwrap()
    }

    async fn recorded(&self, file: &NewFile) -> i64 {
        let mut tx = self.db.write().await.unwrap();
        let id = self.media.record(&mut tx, file).await.unwrap();
        tx.commit().await.unwrap();
        id
    }

    async fn download(&self, id: i64, name: &str, range: Option<&str>) -> Response {
        let mut headers = HeaderMap::new();
        if let Some(range) = range {
            headers.insert("range", range.parse().unwrap());
        }
        let download = self.media.download(id, name, &Method::GET, &headers).await;
        download.unwrap().unwrap().0
    }

    fn make_old(&self) {
        let now = u64::try_from(self.clock.now().0).unwrap();
        for path in self.files().into_keys() {
            let file = File::options().write(true).open(path).unwrap();
            let old = UNIX_EPOCH + Duration::from_secs(now - 90_000);
            file.set_modified(old).unwrap();
        }
    }
}

fn header<'a>(response: &'a Response, name: &str) -> &'a str {
    response
        .headers()
        .get(name)
        .map_or("", |value| value.to_str().unwrap())
}

#[tokio::test]
async fn a_file_is_stored_as_it_is_and_sent_as_a_download() {
    let store = Store::empty().await;
    let file = store.put(PATTERN.to_vec()).await;
    assert_eq!((file.kind, file.pages), (FileKind::Pdf, Some(1)));
    let id = store.recorded(&file).await;
    let whole = store.download(id, "முன் பாகம், A4", None).await;
    assert_eq!(whole.status(), 200);
    assert_eq!(header(&whole, "content-type"), "application/pdf");
    assert_eq!(header(&whole, "cache-control"), "private, no-store");
    assert_eq!(header(&whole, "x-content-type-options"), "nosniff");
    assert_eq!(header(&whole, "content-length"), PATTERN.len().to_string());
    let disposition = header(&whole, "content-disposition");
    assert!(disposition.starts_with("attachment; filename=\""));
    assert!(
        disposition.ends_with("%2C%20A4.pdf") && disposition.contains("filename*=UTF-8''%E0%AE"),
        "{disposition}"
    );
    assert_eq!(whole.into_body().into_vec().await.unwrap(), PATTERN);
}

#[tokio::test]
async fn a_download_continues_where_it_stopped() {
    let store = Store::empty().await;
    let id = store.recorded(&store.put(PATTERN.to_vec()).await).await;
    let part = store.download(id, "Front", Some("bytes=5-")).await;
    assert_eq!(part.status(), 206);
    let range = format!("bytes 5-{}/{}", PATTERN.len() - 1, PATTERN.len());
    assert_eq!(header(&part, "content-range"), range);
    assert!(header(&part, "content-disposition").starts_with("attachment"));
    assert_eq!(part.into_body().into_vec().await.unwrap(), &PATTERN[5..]);
    let beyond = store.download(id, "Front", Some("bytes=9000-")).await;
    assert_eq!(beyond.status(), 416);
}

#[tokio::test]
async fn other_files_leave_nothing() {
    let store = Store::empty().await;
    let large = [PATTERN, &vec![b' '; MOST_BYTES]].concat();
    for (bytes, code) in [
        (b"PK\x03\x04".to_vec(), FILE_UNKNOWN_KIND),
        (b"<svg/>".to_vec(), FILE_UNKNOWN_KIND),
        (PATTERN[..20].to_vec(), FILE_BROKEN),
        (large, FILE_TOO_LARGE),
    ] {
        let refused = FileStore::store(&*store.media, bytes.into()).await;
        let refused = refused.unwrap_err();
        assert_eq!(refused.code(), code);
        assert_eq!(refused.problem().fields.unwrap()[0].field, "file");
    }
    assert!(store.files().is_empty());
}

#[tokio::test]
async fn a_nearly_full_disk_takes_no_file() {
    let store = Store::empty().await;
    let full = Media::open(store.db.clone(), store.clock.clone(), store.data.path())
        .await
        .unwrap()
        .with_space_floor(u64::MAX);
    let refused = FileStore::store(&full, PATTERN.to_vec().into()).await;
    assert_eq!(refused.unwrap_err().code(), FILE_NO_ROOM);
}

#[tokio::test]
async fn the_sweep_removes_what_no_row_names() {
    let store = Store::empty().await;
    store.put(PATTERN.to_vec()).await;
    let original = store.recorded(&store.put(PATTERN.to_vec()).await).await;
    let mut tx = store.db.write().await.unwrap();
    let copy = store.media.copy(&mut tx, original).await.unwrap().unwrap();
    store.media.delete(&mut tx, original).await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!(store.media.sweep().await.unwrap(), 0, "younger than a day");
    store.make_old();
    assert_eq!(
        store.media.sweep().await.unwrap(),
        1,
        "the one without a row"
    );
    let copied = store.download(copy, "Front", None).await;
    assert_eq!(copied.status(), 200, "a copy shares the bytes");
    let mut tx = store.db.write().await.unwrap();
    store.media.delete(&mut tx, copy).await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!(store.media.sweep().await.unwrap(), 1);
    assert!(store.files().is_empty());
}

#[tokio::test]
async fn a_lost_file_is_reported() {
    let store = Store::empty().await;
    let file = store.put(PATTERN.to_vec()).await;
    store.recorded(&file).await;
    assert!(store.media.missing_files().await.unwrap().is_empty());
    let path = store.folder("private/files").join(&file.file);
    std::fs::remove_file(&path).unwrap();
    assert_eq!(store.media.missing_files().await.unwrap(), [path]);
}

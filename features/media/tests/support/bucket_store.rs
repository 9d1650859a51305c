//! A media store with a bucket on this machine.

use std::{
    collections::BTreeSet,
    fs::{self, File},
    path::Path,
    sync::Arc,
    time::{Duration, UNIX_EPOCH},
};

use bucket::BucketSettings;
use image::ImageFormat;
use kernel::secret::Secret;
use media::{Media, StorageSettings, StorageTarget};
use s3_server::{ACCESS_KEY_ID, BUCKET, S3Server, SECRET_ACCESS_KEY};

use super::{Store, samples, video};

pub fn settings(server: &S3Server) -> StorageSettings {
    StorageSettings {
        bucket: BucketSettings {
            endpoint: server.endpoint(),
            bucket: BUCKET.to_owned(),
            region: String::new(),
            access_key_id: ACCESS_KEY_ID.to_owned(),
            secret_access_key: Secret::new(SECRET_ACCESS_KEY),
            path_style: true,
            prefix: String::new(),
        },
        cdn: String::new(),
        keep_on_disk: true,
        target: StorageTarget::Bucket,
    }
}

/// A store with an image, a public and a private video with captions.
pub struct BucketStore {
    pub server: S3Server,
    pub store: Store,
    /// Of the private video.
    pub video: i64,
}

impl BucketStore {
    pub async fn filled() -> Self {
        let (server, store) = (S3Server::start().await, Store::empty().await);
        let photo = samples::encoded(&samples::cloth(1200, 900), ImageFormat::Png);
        store.keep(photo).await.unwrap();
        let sent = video::video();
        let keep = async |public| {
            let stored = store
                .media
                .keep_video(&*sent, Some(video::CAPTIONS), public);
            stored.await.unwrap()
        };
        keep(true).await;
        let video = keep(false).await;
        Self {
            server,
            store,
            video,
        }
    }

    /// The store, opened with these settings of its bucket.
    pub async fn opened(&self, change: impl FnOnce(&mut StorageSettings)) -> Arc<Media> {
        let mut settings = settings(&self.server);
        change(&mut settings);
        let Store {
            db, clock, data, ..
        } = &self.store;
        let media = Media::open(db.clone(), clock.clone(), data.path())
            .await
            .unwrap();
        let media = media.with_space_floor(0).with_storage(Some(settings));
        Arc::new(media.unwrap())
    }

    /// Files of both folders on disk, with what is never moved left out.
    pub fn on_disk(&self) -> BTreeSet<String> {
        let of = |folder: &str, name: &str| -> Vec<String> {
            let files = fs::read_dir(self.store.folder(name)).unwrap();
            files
                .map(|file| file.unwrap().file_name().into_string().unwrap())
                .filter(|file| file.ends_with(".webp") || file.ends_with(".mp4"))
                .map(|file| format!("{folder}/{file}"))
                .collect()
        };
        let public = of("uploads", "uploads").into_iter();
        public.chain(of("videos", "private/videos")).collect()
    }

    pub fn in_bucket(&self) -> BTreeSet<String> {
        let mut keys = BTreeSet::new();
        for folder in ["uploads", "videos"] {
            let Ok(files) = fs::read_dir(self.server.objects().join(folder)) else {
                continue;
            };
            let names = files.map(|file| file.unwrap().file_name().into_string().unwrap());
            keys.extend(names.map(|name| format!("{folder}/{name}")));
        }
        keys
    }

    /// As if all files had been on disk since 1970.
    pub fn age(&self) {
        for folder in ["uploads", "private/videos"] {
            for file in fs::read_dir(self.store.folder(folder)).unwrap() {
                set_time(&file.unwrap().path());
            }
        }
    }
}

fn set_time(path: &Path) {
    let file = File::options().write(true).open(path).unwrap();
    file.set_modified(UNIX_EPOCH + Duration::from_secs(1))
        .unwrap();
}

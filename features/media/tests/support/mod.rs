//! A media store in a temporary folder, and sample files.

pub mod bucket_store;
pub mod grants;
pub mod samples;
pub mod video;
pub mod video_shop;

use std::{borrow::Cow, collections::HashMap, path::PathBuf, sync::Arc};

use kernel::{Clock, Code, Db, Failure, Image, ImageBook, ImageId, testing::TEST_TIME};
use media::Media;
use tempfile::TempDir;

pub struct Store {
    pub data: TempDir,
    pub db: Db,
    pub clock: Clock,
    pub media: Arc<Media>,
}

impl Store {
    pub async fn empty() -> Self {
        let data = tempfile::tempdir().unwrap();
        let db = Db::open(&data.path().join("shop.db"), true).await.unwrap();
        media::MIGRATOR.run(db.migrations()).await.unwrap();
        let clock = Clock::fixed(TEST_TIME);
        let media = Media::open(db.clone(), clock.clone(), data.path())
            .await
            .unwrap();
        Self {
            data,
            db,
            clock,
            media: Arc::new(media),
        }
    }

    pub async fn keep(&self, bytes: Vec<u8>) -> Result<ImageId, Failure> {
        self.media.keep_image(Cow::Owned(bytes), "A blouse").await
    }

    pub async fn stored(&self, bytes: Vec<u8>) -> Image {
        let id = self.keep(bytes).await.unwrap();
        self.media.images(&[id]).await.unwrap().remove(&id).unwrap()
    }

    /// Expects the image to be refused without leaving files, and returns the code.
    pub async fn refused(&self, bytes: Vec<u8>) -> Code {
        let code = self.keep(bytes).await.unwrap_err().code();
        assert_eq!(self.files(), HashMap::new(), "a refused image left files");
        code
    }

    pub fn file(&self, address: &str) -> Vec<u8> {
        let name = address.strip_prefix("/uploads/").unwrap();
        std::fs::read(self.data.path().join("uploads").join(name)).unwrap()
    }

    pub fn folder(&self, name: &str) -> PathBuf {
        self.data.path().join(name)
    }

    /// All stored files and their lengths.
    pub fn files(&self) -> HashMap<PathBuf, u64> {
        [
            "uploads",
            "private/videos",
            "private/photos",
            "private/files",
            "temp",
        ]
        .iter()
        .flat_map(|folder| std::fs::read_dir(self.folder(folder)).unwrap())
        .map(|entry| entry.unwrap())
        .map(|entry| (entry.path(), entry.metadata().unwrap().len()))
        .collect()
    }
}

//! A test shop that accepts video uploads.

use std::sync::{Arc, Mutex, OnceLock};

use kernel::{
    Job, MediaUses,
    testing::{Answer, Caller, TestApp},
};
use media::Media;
use poem::{Body, http::Method};
use serde_json::Value;
use tempfile::TempDir;
use tokio::{runtime::Handle, task::block_in_place};

pub const SELVI: Caller = Caller::staff(3);
pub const UPLOADS: &str = "/admin/media/videos/uploads";

pub struct VideoShop {
    pub app: TestApp,
    pub data: TempDir,
    pub media: Arc<Media>,
    jobs: Vec<Job>,
}

impl VideoShop {
    pub async fn open(with: impl FnOnce(Media) -> Media) -> Self {
        Self::showing(with, Vec::new()).await
    }

    pub async fn showing(with: impl FnOnce(Media) -> Media, uses: Vec<Arc<dyn MediaUses>>) -> Self {
        let data = tempfile::tempdir().unwrap();
        let jobs = Mutex::new(Vec::new());
        let stored = OnceLock::new();
        let app = TestApp::of(
            |deps| {
                let media = Media::open(deps.db.clone(), deps.clock.clone(), data.path());
                let media = block_in_place(|| Handle::current().block_on(media)).unwrap();
                let media = with(media.with_space_floor(0));
                let media = stored.get_or_init(|| Arc::new(media)).clone();
                let feature = media::feature(deps, media, uses);
                jobs.lock().unwrap().extend(feature.gives().jobs.clone());
                feature
            },
            &[],
        )
        .await;
        let jobs = jobs.into_inner().unwrap();
        let media = stored.into_inner().unwrap();
        Self {
            app,
            data,
            media,
            jobs,
        }
    }

    pub async fn run(&self, name: &str) {
        let job = self.jobs.iter().find(|job| job.name == name).unwrap();
        job.run().await.unwrap();
    }

    /// Starts an upload and returns its path.
    pub async fn begin(&self, caller: Caller, bytes: usize, metadata: &str) -> String {
        let answer = self.create(caller, &bytes.to_string(), metadata).await;
        assert_eq!(answer.status, 201, "{:?}", answer.body);
        let address = answer.headers["location"].to_str().unwrap();
        address.strip_prefix("/api").unwrap().to_owned()
    }

    pub async fn create(&self, caller: Caller, length: &str, metadata: &str) -> Answer {
        let headers = [
            ("tus-resumable", "1.0.0".to_owned()),
            ("upload-length", length.to_owned()),
            ("upload-metadata", metadata.to_owned()),
        ];
        self.app
            .send_as(caller, Method::POST, UPLOADS, &headers, Body::empty())
            .await
    }

    pub async fn patch(
        &self,
        caller: Caller,
        path: &str,
        offset: usize,
        body: impl Into<Body>,
    ) -> Answer {
        let headers = [
            ("tus-resumable", "1.0.0".to_owned()),
            ("upload-offset", offset.to_string()),
            ("content-type", "application/offset+octet-stream".to_owned()),
        ];
        self.app
            .send_as(caller, Method::PATCH, path, &headers, body)
            .await
    }

    pub async fn plain(&self, caller: Caller, method: Method, path: &str) -> Answer {
        let headers = [("tus-resumable", "1.0.0".to_owned())];
        self.app
            .send_as(caller, method, path, &headers, Body::empty())
            .await
    }

    /// Number of bytes received.
    pub async fn offset(&self, caller: Caller, path: &str) -> u64 {
        let answer = self.plain(caller, Method::HEAD, path).await;
        assert_eq!(answer.status, 200);
        answer.headers["upload-offset"]
            .to_str()
            .unwrap()
            .parse()
            .unwrap()
    }

    /// Uploads a whole video at once and returns its id.
    pub async fn upload(&self, video: Vec<u8>, metadata: &str) -> i64 {
        let path = self.begin(SELVI, video.len(), metadata).await;
        let answer = self.patch(SELVI, &path, 0, video).await;
        assert_eq!(answer.status, 204, "{:?}", answer.body);
        path.rsplit_once('/').unwrap().1.parse().unwrap()
    }

    pub async fn video(&self, id: i64) -> Value {
        self.app
            .get_as(SELVI, &format!("/admin/media/videos/{id}"))
            .await
            .1
    }

    /// Number of files in a subfolder of the data folder.
    pub fn files(&self, folder: &str) -> usize {
        std::fs::read_dir(self.data.path().join(folder))
            .unwrap()
            .count()
    }
}

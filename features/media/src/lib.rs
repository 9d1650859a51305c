//! Images and videos: sizes, files and URLs.

mod back_office;
mod book;
mod captions;
mod codes;
mod demo;
mod file_check;
mod folders;
mod free_space;
mod image_intake;
mod image_work;
mod images;
mod looks;
mod metadata;
mod missing;
mod mp4;
mod private_files;
mod private_photos;
mod range;
mod signed;
mod storage;
mod stored_file;
mod sweep;
mod tools;
mod upload_locks;
mod video_kind;
mod video_upload;
mod video_work;
mod videos;

use std::{
    num::NonZero,
    path::Path,
    sync::{Arc, Mutex},
    thread,
    time::Duration,
};

use kernel::{Clock, Db, Deps, Failure, Feature, Job, MediaUses, Wake};
use poem_openapi::OpenApi;
use sqlx::migrate::Migrator;
use tokio::sync::Semaphore;

pub use codes::{
    ADDRESS_ENDED, CAPTIONS_INVALID, CAPTIONS_TOO_LARGE, DISK_NEARLY_FULL, IMAGE_BROKEN,
    IMAGE_NOT_FOUND, IMAGE_TOO_LARGE, IMAGE_TOO_MANY_PIXELS, IMAGE_UNKNOWN_KIND, VIDEO_BROKEN,
    VIDEO_INDEX_LAST, VIDEO_TOO_LARGE, VIDEO_UNKNOWN_KIND,
};
pub use demo::{DemoImageFile, DemoVideo, keep_demo};
pub use free_space::SPACE_FLOOR;
pub use signed::{Grants, SeenCaptions, SeenVideo, SignedVideo, SignedVideos};
pub use storage::{
    Machine, MoveError, MoveProgress, SECTION, StorageCheck, StorageSettings, StorageTarget,
};
pub use stored_file::StoredFile;

use folders::Folders;
use image_work::Budget;
use looks::Looks;
use storage::Storage;
use tools::Tools;
use upload_locks::UploadLocks;
use video_work::Progress;

pub static MIGRATOR: Migrator = sqlx::migrate!();

const DAILY: Duration = Duration::from_secs(86_400);

const MINUTE: Duration = Duration::from_secs(60);

/// The shop's images and videos: files in the data folder, metadata in the database.
pub struct Media {
    db: Db,
    clock: Clock,
    folders: Folders,
    /// Permits for CPU-bound work, one per core.
    workers: Arc<Semaphore>,
    images: Budget,
    worker_count: usize,
    /// Minimum free disk space for uploads, in bytes.
    space_floor: u64,
    /// Video tools; `None` if ffmpeg is not installed.
    tools: Option<Tools>,
    /// Which connection writes to which upload.
    upload_locks: UploadLocks,
    /// Wakes the job that processes videos.
    video_work: Wake,
    progress: Mutex<Option<Progress>>,
    looks: Looks,
    /// The bucket for images and videos; `None` if they stay on disk.
    storage: Option<Arc<Storage>>,
    machine: Machine,
}

impl Media {
    /// Creates missing folders below the data folder. The tables may be created later.
    ///
    /// # Errors
    /// The folders cannot be created.
    pub async fn open(db: Db, clock: Clock, data_folder: &Path) -> Result<Self, Failure> {
        let made = Folders::below(data_folder).await;
        made.map_err(Failure::internal)?;
        Ok(Self::unopened(db, clock, data_folder))
    }

    /// The same without making a folder: for what the feature says of itself.
    pub fn unopened(db: Db, clock: Clock, data_folder: &Path) -> Self {
        let worker_count = thread::available_parallelism().map_or(1, NonZero::get);
        Self {
            db,
            clock,
            folders: Folders::named(data_folder),
            workers: Arc::new(Semaphore::new(worker_count)),
            images: Budget::default(),
            worker_count,
            space_floor: SPACE_FLOOR,
            tools: Tools::found(),
            upload_locks: UploadLocks::default(),
            video_work: Wake::default(),
            progress: Mutex::default(),
            looks: Looks::default(),
            storage: None,
            machine: Machine::default(),
        }
    }

    /// Sets the minimum free disk space for uploads, instead of [`SPACE_FLOOR`].
    pub fn with_space_floor(mut self, bytes: u64) -> Self {
        self.space_floor = bytes;
        self
    }

    /// Processes videos as if ffmpeg were not installed.
    pub fn without_video_tools(mut self) -> Self {
        self.tools = None;
        self
    }

    /// Folder of the public files under `/uploads/`.
    pub fn public_folder(&self) -> &Path {
        &self.folders.public
    }

    /// Folder of uploads in progress; the sweep removes old files.
    pub fn unfinished_folder(&self) -> &Path {
        &self.folders.unfinished
    }

    /// Runs CPU-bound work on a blocking thread, at most one task per core. If the caller is
    /// dropped, the task continues and occupies its core until it ends.
    async fn work<T: Send + 'static>(
        &self,
        broken: kernel::Code,
        task: impl FnOnce() -> Result<T, Failure> + Send + 'static,
    ) -> Result<T, Failure> {
        let core = self.workers.clone().acquire_owned().await;
        let core = core.map_err(Failure::internal)?;
        let task = move || {
            let _core = core;
            task()
        };
        match tokio::task::spawn_blocking(task).await {
            Ok(outcome) => outcome,
            // A panic in a decoder is caused by the file, so it is reported as a bad file.
            Err(error) if error.is_panic() => {
                tracing::warn!(%error, "reading a file panicked");
                Err(broken.into())
            }
            Err(error) => Err(Failure::internal(error)),
        }
    }
}

/// The feature. `uses` are the features that show images and videos.
pub fn feature(
    deps: Deps,
    media: Arc<Media>,
    uses: Vec<Arc<dyn MediaUses>>,
) -> Feature<impl OpenApi + use<>> {
    let swept = media.clone();
    let sweep = Job::new("media.sweep", DAILY, move || {
        let media = swept.clone();
        async move { media.tidy().await }
    });
    let worked_on = media.clone();
    let wake = media.video_work.clone();
    let videos = Job::new("media.videos", MINUTE, move || {
        let media = worked_on.clone();
        async move { media.work_on_videos().await }
    });
    let videos = videos.on(wake);
    let moved = media.clone();
    let files = Job::new("media.storage", MINUTE, move || {
        let media = moved.clone();
        async move { media.work_on_storage().await }
    });
    back_office::mount(Feature::new("media", ()), deps, media, uses)
        .job(sweep)
        .job(videos)
        .job(files)
        .codes(codes::OPERATIONS)
        .migrations(&MIGRATOR)
        .counted(&[("images", "media_image"), ("videos", "media_video")])
}

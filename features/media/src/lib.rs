//! Images and videos: sizes, files and their addresses.

mod back_office;
mod book;
mod captions;
mod codes;
mod demo;
mod folders;
mod free_space;
mod image_work;
mod images;
mod looks;
mod missing;
mod mp4;
mod private_photos;
mod range;
mod signed;
mod stored_file;
mod sweep;
mod tools;
mod turns;
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

use kernel::{Clock, Db, Failure, Feature, Job, MediaUses, Wake};
use poem_openapi::OpenApi;
use sqlx::migrate::Migrator;
use tokio::sync::Semaphore;

pub use codes::{
    ADDRESS_ENDED, CAPTIONS_INVALID, CAPTIONS_TOO_LARGE, DISK_NEARLY_FULL, IMAGE_BROKEN,
    IMAGE_NOT_FOUND, IMAGE_TOO_LARGE, IMAGE_TOO_MANY_PIXELS, IMAGE_UNKNOWN_KIND,
    RANGE_NOT_SATISFIABLE, VIDEO_BROKEN, VIDEO_INDEX_LAST, VIDEO_TOO_LARGE, VIDEO_UNKNOWN_KIND,
};
pub use demo::{DemoImageFile, DemoVideo, keep_demo};
pub use signed::{Grants, SeenCaptions, SeenVideo, SignedVideo, SignedVideos};
pub use stored_file::StoredFile;

use folders::Folders;
use image_work::Budget;
use looks::Looks;
use tools::Tools;
use turns::Turns;
use video_work::Progress;

pub static MIGRATOR: Migrator = sqlx::migrate!();

const DAILY: Duration = Duration::from_secs(86_400);

const MINUTE: Duration = Duration::from_secs(60);

/// The store's images and videos: their files in the data folder, their facts in the database.
pub struct Media {
    db: Db,
    clock: Clock,
    folders: Folders,
    /// How much is worked on at once: one thing for each core.
    workers: Arc<Semaphore>,
    images: Budget,
    worker_count: usize,
    /// Below so many free bytes nothing new is taken.
    space_floor: u64,
    /// What works on videos; absent where the machine has no ffmpeg.
    tools: Option<Tools>,
    /// Who writes to which upload.
    turns: Turns,
    /// There is a video to work on.
    video_work: Wake,
    progress: Mutex<Option<Progress>>,
    looks: Looks,
}

impl Media {
    /// Makes its folders below the data folder where they are missing. The tables may come later.
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
            space_floor: free_space::FLOOR,
            tools: Tools::found(),
            turns: Turns::default(),
            video_work: Wake::default(),
            progress: Mutex::default(),
            looks: Looks::default(),
        }
    }

    /// Takes nothing new below so many free bytes, instead of the usual 1 GB.
    pub fn with_space_floor(mut self, bytes: u64) -> Self {
        self.space_floor = bytes;
        self
    }

    /// Works on videos as a machine without ffmpeg does.
    pub fn without_video_tools(mut self) -> Self {
        self.tools = None;
        self
    }

    /// The folder whose files anybody may fetch under `/uploads/`.
    pub fn public_folder(&self) -> &Path {
        &self.folders.public
    }

    /// The folder in which files gather until they are whole; emptied of old ones by the sweep.
    pub fn unfinished_folder(&self) -> &Path {
        &self.folders.unfinished
    }

    /// Runs work that keeps a core busy where it holds up nobody, as much at once as there are cores. A caller who goes away
    /// leaves the work running, and its core taken until it ends.
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
            // A decoder that trips over a made-up file is that file's fault, not the shop's.
            Err(error) if error.is_panic() => {
                tracing::warn!(%error, "reading a file stopped with a panic");
                Err(broken.into())
            }
            Err(error) => Err(Failure::internal(error)),
        }
    }
}

/// What the app plugs in: the shop's own people keep images here, other features show them.
/// `uses` tell which features show what.
pub fn feature(media: Arc<Media>, uses: Vec<Arc<dyn MediaUses>>) -> Feature<impl OpenApi + use<>> {
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
    Feature::new("media", back_office::api(media, uses))
        .job(sweep)
        .job(videos)
        .codes(codes::OPERATIONS)
        .migrations(&MIGRATOR)
        .counted(&[("images", "media_image"), ("videos", "media_video")])
}

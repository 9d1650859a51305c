//! Pictures and films: sizes, files and their addresses.

mod back_office;
mod book;
mod captions;
mod codes;
mod colour;
mod copies;
mod decoding;
mod demo;
mod films;
mod folders;
mod free_space;
mod jpeg;
mod kept_file;
mod mp4;
mod pictures;
mod private_photos;
mod range;
mod signed;
mod sweep;

use std::{num::NonZero, path::Path, sync::Arc, thread};

use kernel::{Clock, Db, Failure, Feature};
use poem_openapi::OpenApi;
use sqlx::migrate::Migrator;
use tokio::sync::Semaphore;

pub use codes::{
    ADDRESS_ENDED, CAPTIONS_INVALID, CAPTIONS_TOO_LARGE, DISK_NEARLY_FULL, FILM_BROKEN,
    FILM_INDEX_LAST, FILM_TOO_LARGE, FILM_UNKNOWN_KIND, PICTURE_BROKEN, PICTURE_NOT_FOUND,
    PICTURE_TOO_LARGE, PICTURE_TOO_MANY_PIXELS, PICTURE_UNKNOWN_KIND, RANGE_NOT_SATISFIABLE,
};
pub use demo::{DemoFilm, DemoPictureFile, keep_demo};
pub use kept_file::KeptFile;
pub use signed::{Grants, SignedFilm, SignedFilms};

use folders::Folders;

pub static MIGRATOR: Migrator = sqlx::migrate!();

/// The store's pictures and films: their files in the data folder, their facts in the database.
pub struct Media {
    db: Db,
    clock: Clock,
    folders: Folders,
    /// How many pictures and films are worked on at once.
    workers: Semaphore,
    worker_count: usize,
    /// Below so many free bytes nothing new is taken.
    space_floor: u64,
}

impl Media {
    /// Makes its folders below the data folder where they are missing. The tables may come later.
    pub async fn open(db: Db, clock: Clock, data_folder: &Path) -> Result<Self, Failure> {
        let folders = Folders::below(data_folder)
            .await
            .map_err(Failure::internal)?;
        let worker_count = thread::available_parallelism().map_or(1, NonZero::get);
        Ok(Self {
            db,
            clock,
            folders,
            workers: Semaphore::new(worker_count),
            worker_count,
            space_floor: free_space::FLOOR,
        })
    }

    /// Takes nothing new below so many free bytes, instead of the usual 1 GB.
    pub fn with_space_floor(mut self, bytes: u64) -> Self {
        self.space_floor = bytes;
        self
    }

    /// The folder whose files anybody may fetch under `/uploads/`.
    pub fn public_folder(&self) -> &Path {
        &self.folders.public
    }

    /// Runs work that keeps a core busy where it holds up nobody, as much at once as there are cores.
    async fn work<T: Send + 'static>(
        &self,
        broken: kernel::Code,
        task: impl FnOnce() -> Result<T, Failure> + Send + 'static,
    ) -> Result<T, Failure> {
        let _permit = self.workers.acquire().await.map_err(Failure::internal)?;
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

/// What the app plugs in: the shop's own people keep pictures here, other features show them.
pub fn feature(media: Arc<Media>) -> Feature<impl OpenApi + use<>> {
    Feature::new("media", back_office::Api(media))
        .codes(codes::OPERATIONS)
        .migrations(&MIGRATOR)
}

//! Limits on parallel image work and its memory.

use std::{borrow::Cow, sync::Arc};

use image_copies::{Decoded, ImageError, MOST_BYTES, MOST_MEMORY, Origin, inspect};
use kernel::Failure;
use poem::{Body, error::ReadBodyError};
use tokio::sync::Semaphore;

use crate::{Media, codes};

/// Maximum number of image files in memory, including those waiting for [`Budget::memory`].
const FILES: usize = 2;
/// Unit of memory permits, in bytes.
const MEGABYTE: u64 = 1024 * 1024;

/// Budget of all image work in the program.
pub(crate) struct Budget {
    files: Arc<Semaphore>,
    /// In megabytes.
    memory: Arc<Semaphore>,
}

impl Default for Budget {
    fn default() -> Self {
        Self {
            files: Arc::new(Semaphore::new(FILES)),
            memory: Arc::new(Semaphore::new(megabytes(MOST_MEMORY) as usize)),
        }
    }
}

fn megabytes(bytes: u64) -> u32 {
    u32::try_from(bytes.div_ceil(MEGABYTE)).unwrap_or(u32::MAX)
}

/// An uploaded image file.
pub(crate) enum ImageFile {
    Bytes(Cow<'static, [u8]>),
    /// Read only once it is its turn: the server stores the body of an upload on disk.
    Upload(Body),
}

impl ImageFile {
    async fn read(self) -> Result<Cow<'static, [u8]>, Failure> {
        match self {
            Self::Bytes(bytes) => Ok(bytes),
            Self::Upload(body) => match body.into_bytes_limit(MOST_BYTES).await {
                Ok(bytes) => Ok(Cow::Owned(bytes.into())),
                Err(ReadBodyError::PayloadTooLarge) => Err(codes::IMAGE_TOO_LARGE.into()),
                Err(_) => Err(codes::IMAGE_BROKEN.into()),
            },
        }
    }
}

impl From<Cow<'static, [u8]>> for ImageFile {
    fn from(bytes: Cow<'static, [u8]>) -> Self {
        Self::Bytes(bytes)
    }
}

impl From<Vec<u8>> for ImageFile {
    fn from(bytes: Vec<u8>) -> Self {
        Self::Bytes(Cow::Owned(bytes))
    }
}

impl From<Body> for ImageFile {
    fn from(body: Body) -> Self {
        Self::Upload(body)
    }
}

impl Media {
    /// Decodes an image and works on it, within the budget. Permits move into the task: a caller
    /// who disconnects does not make room for the next image before the work has ended.
    ///
    /// # Errors
    /// Why the image was refused.
    pub(crate) async fn with_image<T: Send + 'static>(
        &self,
        file: ImageFile,
        origin: Origin,
        work: impl FnOnce(Decoded) -> Result<T, ImageError> + Send + 'static,
    ) -> Result<T, Failure> {
        let place = self.images.files.clone().acquire_owned().await;
        let place = place.map_err(Failure::internal)?;
        let bytes = file.read().await?;
        let (image, place) = self
            .work(codes::IMAGE_BROKEN, move || {
                let image = inspect(bytes, origin).map_err(refused)?;
                Ok((image, place))
            })
            .await?;
        let memory = self.images.memory.clone();
        let memory = memory.acquire_many_owned(megabytes(image.memory())).await;
        let memory = memory.map_err(Failure::internal)?;
        self.work(codes::IMAGE_BROKEN, move || {
            let _taken = (place, memory);
            image.decode().and_then(work).map_err(refused)
        })
        .await
    }
}

/// Error for a refused image.
fn refused(error: ImageError) -> Failure {
    match error {
        ImageError::TooLarge => codes::IMAGE_TOO_LARGE.into(),
        ImageError::UnknownKind => codes::IMAGE_UNKNOWN_KIND.into(),
        ImageError::TooManyPixels => codes::IMAGE_TOO_MANY_PIXELS.into(),
        ImageError::Broken => codes::IMAGE_BROKEN.into(),
        ImageError::Encoding(why) => Failure::internal(why),
    }
}

#[cfg(test)]
mod tests {
    use std::{io::Cursor, sync::mpsc};

    use image::{DynamicImage, ImageFormat};
    use kernel::{Clock, Db, testing::TEST_TIME};
    use tokio::sync::oneshot;

    use super::*;

    #[tokio::test(flavor = "multi_thread")]
    async fn a_disconnected_sender_does_not_free_the_budget() {
        let data = tempfile::tempdir().unwrap();
        let db = Db::open(&data.path().join("shop.db"), true).await.unwrap();
        let media = Media::open(db, Clock::fixed(TEST_TIME), data.path()).await;
        let media = Arc::new(media.unwrap());
        let mut png = Cursor::new(Vec::new());
        let image = DynamicImage::new_rgb8(200, 200);
        image.write_to(&mut png, ImageFormat::Png).unwrap();
        let (begun, begins) = oneshot::channel();
        let (end, ends) = mpsc::channel::<()>();
        let sent = tokio::spawn({
            let media = media.clone();
            let work = move |_| {
                begun.send(()).unwrap();
                ends.recv().unwrap();
                Ok(())
            };
            async move {
                let file = ImageFile::from(png.into_inner());
                media.with_image(file, Origin::Customer, work).await
            }
        });
        begins.await.unwrap();
        sent.abort();
        assert!(sent.await.unwrap_err().is_cancelled());
        let Budget { files, memory } = &media.images;
        assert_eq!(files.available_permits(), FILES - 1);
        assert!(memory.available_permits() < megabytes(MOST_MEMORY) as usize);
        assert_eq!(media.workers.available_permits(), media.worker_count - 1);
        end.send(()).unwrap();
        drop(files.acquire_many(FILES as u32).await.unwrap());
        let whole = memory.acquire_many(megabytes(MOST_MEMORY)).await;
        drop(whole.unwrap());
    }
}

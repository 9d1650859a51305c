//! Who keeps the files of reference photos.

use async_trait::async_trait;
use kernel::{Failure, Tx};
use poem::Body;

use crate::codes;

/// Why a photo is not kept.
#[derive(Debug)]
pub enum PhotoRefused {
    /// More bytes or pixels than a photo may have.
    TooLarge,
    /// Neither JPEG, nor PNG, nor WebP, whatever it calls itself.
    UnknownKind,
    /// Damaged or incomplete.
    Broken,
    /// The shop's own trouble.
    Failed(Failure),
}

/// Keeps photos where no public address leads. The media feature does.
#[async_trait]
pub trait PhotoKeeper: Send + Sync {
    /// Stores a new copy as WebP, without what a camera writes beside the image. The body is read when it is its turn. A
    /// photo from a customer may have fewer pixels than one that the shop took.
    ///
    /// # Errors
    /// Why the photo is not accepted.
    async fn keep(&self, photo: Body, of_customer: bool) -> Result<i64, PhotoRefused>;

    /// The WebP file of a kept photo; `None` once it is forgotten.
    async fn read(&self, stored: i64) -> Result<Option<Vec<u8>>, Failure>;

    /// Forgets a photo with the transaction; its file goes later.
    async fn forget(&self, tx: &mut Tx, stored: i64) -> Result<(), Failure>;
}

impl From<PhotoRefused> for Failure {
    fn from(refused: PhotoRefused) -> Self {
        match refused {
            PhotoRefused::TooLarge => codes::PHOTO_TOO_LARGE.into(),
            PhotoRefused::UnknownKind => codes::PHOTO_UNKNOWN_KIND.into(),
            PhotoRefused::Broken => codes::PHOTO_BROKEN.into(),
            PhotoRefused::Failed(failure) => failure,
        }
    }
}

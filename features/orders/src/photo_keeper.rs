//! Port for storing photo files.

use async_trait::async_trait;
use kernel::{Failure, Tx};
use poem::Body;

use crate::codes;

/// Why a photo was refused.
#[derive(Debug)]
pub enum PhotoRefused {
    /// Too many bytes or pixels.
    TooLarge,
    /// Neither JPEG, PNG nor WebP, judged by content.
    UnknownKind,
    /// Damaged or incomplete.
    Broken,
    /// Server error.
    Failed(Failure),
}

/// Stores photos without a public address. Implemented by the media feature.
#[async_trait]
pub trait PhotoKeeper: Send + Sync {
    /// Stores a copy as WebP, without the camera's metadata. The body is read once a worker is
    /// free. Photos from customers have a lower pixel limit than the shop's.
    ///
    /// # Errors
    /// Why the photo was refused.
    async fn keep(&self, photo: Body, of_customer: bool) -> Result<i64, PhotoRefused>;

    /// Reads the WebP file of a stored photo; `None` once it is deleted.
    async fn read(&self, stored: i64) -> Result<Option<Vec<u8>>, Failure>;

    /// Makes a JPEG of a stored photo, small enough for a card; `None` once it is deleted.
    async fn printed(&self, stored: i64) -> Result<Option<Vec<u8>>, Failure>;

    /// Deletes a photo with the transaction; its file is removed later.
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

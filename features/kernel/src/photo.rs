//! Photos that people send. They have no public address: the feature that shows one decides who may see it.

use async_trait::async_trait;
use poem::Body;

use crate::{db::Tx, problem::Failure};

crate::error_codes! {
    pub PHOTO_TOO_LARGE: 413 "photo.too_large"
        "This photo is too large: at most 10 MB and 25 megapixels. Please save it smaller, as a JPEG.";
    pub PHOTO_UNKNOWN_KIND: 415 "photo.unknown_kind" "Photos can be JPEG, PNG or WebP.";
    pub PHOTO_BROKEN: 422 "photo.broken" "This photo is damaged or incomplete. Please choose it again.";
}

/// Stores photos. Implemented by the media feature.
#[async_trait]
pub trait PhotoStore: Send + Sync {
    /// Stores a copy as WebP, without the camera's metadata. The body is read once a worker is free. Photos from
    /// customers have a lower pixel limit than the shop's.
    ///
    /// # Errors
    /// [`PHOTO_TOO_LARGE`], [`PHOTO_UNKNOWN_KIND`] or [`PHOTO_BROKEN`], or the photo cannot be stored.
    async fn store(&self, photo: Body, of_customer: bool) -> Result<i64, Failure>;

    /// Reads the WebP file of a stored photo; `None` once it is deleted.
    ///
    /// # Errors
    /// The file cannot be read.
    async fn read(&self, stored: i64) -> Result<Option<Vec<u8>>, Failure>;

    /// Reads a WebP copy for lists, at most 480 pixels wide and high; `None` once it is deleted.
    ///
    /// # Errors
    /// The file cannot be read.
    async fn small(&self, stored: i64) -> Result<Option<Vec<u8>>, Failure>;

    /// Makes a JPEG of a stored photo, small enough for a card; `None` once it is deleted.
    ///
    /// # Errors
    /// The file cannot be read.
    async fn printed(&self, stored: i64) -> Result<Option<Vec<u8>>, Failure>;

    /// Deletes a photo with the transaction; its files are removed later.
    ///
    /// # Errors
    /// The database cannot be written.
    async fn delete(&self, tx: &mut Tx, stored: i64) -> Result<(), Failure>;
}

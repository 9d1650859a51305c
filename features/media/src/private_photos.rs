//! Private photos. The feature that shows one decides who may see it.

use std::io;

use kernel::{Failure, Tx};

use image_copies::Origin;
use poem::Body;

use crate::{Media, codes, folders};

impl Media {
    /// Stores a WebP copy of a JPEG, PNG or WebP photo. Photos from customers have a lower pixel
    /// limit than the shop's.
    ///
    /// # Errors
    /// `media.image_…` says why a photo was refused.
    pub async fn keep_private_photo(&self, photo: Body, of_customer: bool) -> Result<i64, Failure> {
        let origin = if of_customer {
            Origin::Customer
        } else {
            Origin::Staff
        };
        let copy = self
            .with_image(photo.into(), origin, image_copies::largest)
            .await?;
        let folders = self.folders.clone();
        let file = self
            .work(codes::IMAGE_BROKEN, move || {
                let file = format!("{}.webp", folders::new_name());
                folders.keep(&folders.private_photos, &[(file.clone(), &copy)])?;
                Ok(file)
            })
            .await?;
        let stored_at = self.clock.now().0;
        let mut tx = self.db.write().await?;
        let id = sqlx::query!(
            "INSERT INTO media_private_photo (file, stored_at) VALUES (?, ?)",
            file,
            stored_at
        )
        .execute(&mut *tx)
        .await?
        .last_insert_rowid();
        tx.commit().await?;
        Ok(id)
    }

    /// Reads the WebP file; `None` if the photo was deleted.
    ///
    /// # Errors
    /// The database or the file cannot be read.
    pub async fn private_photo(&self, id: i64) -> Result<Option<Vec<u8>>, Failure> {
        let file = sqlx::query_scalar!("SELECT file FROM media_private_photo WHERE id = ?", id)
            .fetch_optional(self.db.read())
            .await?;
        let Some(file) = file else {
            return Ok(None);
        };
        match tokio::fs::read(self.folders.private_photos.join(file)).await {
            Ok(bytes) => Ok(Some(bytes)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(Failure::internal(error)),
        }
    }

    /// A JPEG of a stored photo, small enough for a printed card; `None` if the photo was deleted.
    ///
    /// # Errors
    /// The file cannot be read.
    pub async fn printed_private_photo(&self, id: i64) -> Result<Option<Vec<u8>>, Failure> {
        let Some(stored) = self.private_photo(id).await? else {
            return Ok(None);
        };
        let printed = self
            .with_image(stored.into(), Origin::Staff, image_copies::printed)
            .await?;
        Ok(Some(printed))
    }

    /// Deletes the photo with the transaction. The next sweep removes its file.
    ///
    /// # Errors
    /// The database cannot be written.
    pub async fn forget_private_photo(&self, tx: &mut Tx, id: i64) -> Result<(), Failure> {
        sqlx::query!("DELETE FROM media_private_photo WHERE id = ?", id)
            .execute(&mut **tx)
            .await?;
        Ok(())
    }
}

//! Photos that only some may see. Whoever shows one decides who.

use std::io;

use kernel::{Failure, Tx};

use image_copies::Origin;
use poem::Body;

use crate::{Media, codes, folders};

impl Media {
    /// Keeps one WebP copy of a JPEG, PNG or WebP photo.
    /// One of a customer may have fewer pixels than one of the shop.
    ///
    /// # Errors
    /// `media.image_…` says why a photo is not accepted.
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

    /// The WebP file; `None` for one that is forgotten.
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

    /// Nobody sees it once the transaction is committed. Its file goes with the next sweep.
    pub async fn forget_private_photo(&self, tx: &mut Tx, id: i64) -> Result<(), Failure> {
        sqlx::query!("DELETE FROM media_private_photo WHERE id = ?", id)
            .execute(&mut **tx)
            .await?;
        Ok(())
    }
}

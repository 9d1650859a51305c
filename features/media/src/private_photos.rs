//! Private photos. The feature that shows one decides who may see it.

use std::io;

use async_trait::async_trait;
use image_copies::Origin;
use kernel::{
    Failure, PhotoStore, Tx,
    photo::{PHOTO_BROKEN, PHOTO_TOO_LARGE, PHOTO_UNKNOWN_KIND},
};
use poem::Body;

use crate::{Media, codes, folders};

#[async_trait]
impl PhotoStore for Media {
    async fn store(&self, photo: Body, of_customer: bool) -> Result<i64, Failure> {
        let stored = self.keep_private_photo(photo, of_customer).await;
        stored.map_err(|failure| match failure.code() {
            codes::IMAGE_TOO_LARGE | codes::IMAGE_TOO_MANY_PIXELS => PHOTO_TOO_LARGE.into(),
            codes::IMAGE_UNKNOWN_KIND => PHOTO_UNKNOWN_KIND.into(),
            codes::IMAGE_BROKEN => PHOTO_BROKEN.into(),
            _ => failure,
        })
    }

    async fn read(&self, stored: i64) -> Result<Option<Vec<u8>>, Failure> {
        let file = sqlx::query_scalar!("SELECT file FROM media_private_photo WHERE id = ?", stored)
            .fetch_optional(self.db.read())
            .await?;
        self.private_file(file).await
    }

    async fn small(&self, stored: i64) -> Result<Option<Vec<u8>>, Failure> {
        let file = sqlx::query_scalar!(
            r#"SELECT coalesce(small_file, file) AS "file!: String" FROM media_private_photo WHERE id = ?"#,
            stored
        )
        .fetch_optional(self.db.read())
        .await?;
        self.private_file(file).await
    }

    async fn printed(&self, stored: i64) -> Result<Option<Vec<u8>>, Failure> {
        let Some(photo) = self.read(stored).await? else {
            return Ok(None);
        };
        let printed = self
            .with_image(photo.into(), Origin::Staff, image_copies::printed)
            .await?;
        Ok(Some(printed))
    }

    async fn delete(&self, tx: &mut Tx, stored: i64) -> Result<(), Failure> {
        sqlx::query!("DELETE FROM media_private_photo WHERE id = ?", stored)
            .execute(&mut **tx)
            .await?;
        Ok(())
    }
}

impl Media {
    async fn keep_private_photo(&self, photo: Body, of_customer: bool) -> Result<i64, Failure> {
        let origin = if of_customer {
            Origin::Customer
        } else {
            Origin::Staff
        };
        let copies = self
            .with_image(photo.into(), origin, image_copies::photo)
            .await?;
        let folders = self.folders.clone();
        let (file, small_file) = self
            .work(codes::IMAGE_BROKEN, move || {
                let name = folders::new_name();
                let file = format!("{name}.webp");
                let small_file = format!("{name}-small.webp");
                let mut files = vec![(file.clone(), copies.full.as_slice())];
                let small = copies.small.as_deref();
                files.extend(small.map(|small| (small_file.clone(), small)));
                folders.keep(&folders.private_photos, &files)?;
                Ok((file, small.map(|_| small_file)))
            })
            .await?;
        let stored_at = self.clock.now().0;
        let mut tx = self.db.write().await?;
        let id = sqlx::query!(
            "INSERT INTO media_private_photo (file, small_file, stored_at) VALUES (?, ?, ?)",
            file,
            small_file,
            stored_at
        )
        .execute(&mut *tx)
        .await?
        .last_insert_rowid();
        tx.commit().await?;
        Ok(id)
    }

    async fn private_file(&self, file: Option<String>) -> Result<Option<Vec<u8>>, Failure> {
        let Some(file) = file else {
            return Ok(None);
        };
        match tokio::fs::read(self.folders.private_photos.join(file)).await {
            Ok(bytes) => Ok(Some(bytes)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(Failure::internal(error)),
        }
    }
}

//! Storing an image: its files first, then the row that refers to them.

use std::{borrow::Cow, collections::HashMap};

use image_copies::{Copies, FOCUS, Origin};
use kernel::{Failure, Image, ImageFocus, ImageId, ImageSize, Tx};

use crate::{
    Media, codes,
    folders::{self, Folders},
    image_work::ImageFile,
};

/// An image whose files are on disk, without a row yet.
pub(crate) struct StoredImage {
    file: String,
    width: u32,
    height: u32,
    preview: String,
    placeholder: String,
    sizes: Vec<(u32, String)>,
}

impl Media {
    /// Stores a JPEG, PNG or WebP image in all sizes.
    ///
    /// # Errors
    /// The code for an image that cannot be decoded or is too large, or the image cannot be stored.
    pub async fn keep_image(
        &self,
        bytes: Cow<'static, [u8]>,
        alt: &str,
    ) -> Result<ImageId, Failure> {
        let stored = self.store_image(bytes).await?;
        // Publishes nothing: the image is not shown anywhere yet.
        let mut tx = self.db.write().await?;
        let id = self.insert_image(&mut tx, &stored, alt).await?;
        tx.commit().await?;
        Ok(id)
    }

    /// Writes the files. If the row does not follow, the sweep removes them.
    pub(crate) async fn store_image(
        &self,
        image: impl Into<ImageFile>,
    ) -> Result<StoredImage, Failure> {
        let make = |decoded| image_copies::make(decoded, FOCUS);
        let copies = self.with_image(image.into(), Origin::Staff, make).await?;
        self.store_copies(copies).await
    }

    pub(crate) async fn store_copies(&self, copies: Copies) -> Result<StoredImage, Failure> {
        let folders = self.folders.clone();
        self.work(codes::IMAGE_BROKEN, move || store(&folders, copies))
            .await
    }

    pub(crate) async fn insert_image(
        &self,
        tx: &mut Tx,
        stored: &StoredImage,
        alt: &str,
    ) -> Result<ImageId, Failure> {
        let stored_at = self.clock.now().0;
        let id = sqlx::query_scalar!(
            "INSERT INTO media_image (alt, file, width, height, preview, placeholder, stored_at)
             VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id",
            alt,
            stored.file,
            stored.width,
            stored.height,
            stored.preview,
            stored.placeholder,
            stored_at,
        )
        .fetch_one(&mut **tx)
        .await?;
        for (width, file) in &stored.sizes {
            sqlx::query!(
                "INSERT INTO media_image_size (image_id, width, file) VALUES (?, ?, ?)",
                id,
                width,
                file,
            )
            .execute(&mut **tx)
            .await?;
        }
        Ok(id)
    }

    /// Reads images, those in the trash only if `deleted` is set.
    pub(crate) async fn images_of(
        &self,
        ids: &str,
        deleted_too: bool,
    ) -> Result<HashMap<ImageId, Image>, Failure> {
        let rows = sqlx::query!(
            r#"SELECT id, alt, file, width AS "width: u32", height AS "height: u32", preview, placeholder,
                      json_extract(crop, '$.focusX') AS "focus_x: f64", json_extract(crop, '$.focusY') AS "focus_y: f64"
               FROM media_image
               WHERE id IN (SELECT value FROM json_each(?1)) AND (deleted_at IS NULL OR ?2)"#,
            ids,
            deleted_too,
        )
        .fetch_all(self.db.read())
        .await?;
        let mut images: HashMap<ImageId, Image> = rows
            .into_iter()
            .map(|row| {
                let image = Image {
                    src: address(&row.file),
                    width: row.width,
                    height: row.height,
                    alt: row.alt,
                    placeholder: row.placeholder,
                    sizes: Vec::new(),
                    preview: Some(address(&row.preview)),
                    focus: row
                        .focus_x
                        .zip(row.focus_y)
                        .map(|(x, y)| ImageFocus { x, y }),
                };
                (row.id, image)
            })
            .collect();
        let sizes = sqlx::query!(
            r#"SELECT image_id, width AS "width: u32", file
               FROM media_image_size WHERE image_id IN (SELECT value FROM json_each(?))
               ORDER BY image_id, width"#,
            ids,
        )
        .fetch_all(self.db.read())
        .await?;
        for size in sizes {
            if let Some(image) = images.get_mut(&size.image_id) {
                image.sizes.push(ImageSize {
                    src: address(&size.file),
                    width: size.width,
                });
            }
        }
        Ok(images)
    }
}

/// What the paths of public files begin with.
pub(crate) const PUBLIC: &str = "/uploads/";

/// URL of a public file.
pub(crate) fn address(file: &str) -> String {
    format!("{PUBLIC}{file}")
}

/// Writes the files. Those of one image share their random part: a person who knows one URL may know
/// all, and pages that name five of them stay small.
fn store(folders: &Folders, copies: Copies) -> Result<StoredImage, Failure> {
    let name = folders::new_name();
    let file = format!("{name}.webp");
    let preview = format!("{name}.jpg");
    let mut sizes: Vec<(u32, String)> = copies
        .narrower
        .iter()
        .map(|copy| (copy.width, format!("{name}-{}.webp", copy.width)))
        .collect();
    let mut files: Vec<(String, &[u8])> = sizes
        .iter()
        .zip(&copies.narrower)
        .map(|((_, file), copy)| (file.clone(), copy.bytes.as_slice()))
        .collect();
    files.push((file.clone(), &copies.full.bytes));
    files.push((preview.clone(), &copies.preview));
    folders.keep(&folders.public, &files)?;
    if copies.full_is_a_size {
        sizes.push((copies.full.width, file.clone()));
    }
    Ok(StoredImage {
        file,
        width: copies.full.width,
        height: copies.height,
        preview,
        placeholder: copies.placeholder,
        sizes,
    })
}

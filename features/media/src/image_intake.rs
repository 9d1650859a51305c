//! Images that the program has fetched itself.

use std::borrow::Cow;

use async_trait::async_trait;
use kernel::{Failure, ImageId, ImageIntake, PreparedImage, Tx};

use crate::{Media, images::StoredImage};

#[async_trait]
impl ImageIntake for Media {
    async fn prepare(&self, file: Vec<u8>) -> Result<PreparedImage, Failure> {
        let stored = self.store_image(Cow::Owned(file)).await?;
        Ok(PreparedImage(Box::new(stored)))
    }

    async fn add(&self, tx: &mut Tx, image: &PreparedImage, alt: &str) -> Result<ImageId, Failure> {
        let stored = image.0.downcast_ref::<StoredImage>();
        let stored =
            stored.ok_or_else(|| Failure::internal("an image that media did not prepare"))?;
        self.insert_image(tx, stored, alt).await
    }
}

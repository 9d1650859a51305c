//! Photos in memory.

use std::sync::Mutex;

use async_trait::async_trait;
use poem::{Body, error::ReadBodyError};

use crate::{
    db::Tx,
    photo::{PHOTO_BROKEN, PHOTO_TOO_LARGE, PhotoStore},
    problem::Failure,
};

/// Stores photos in memory, with the index as id. One that begins with `bad` is damaged.
#[derive(Default)]
pub struct PhotoDrawer(Mutex<Vec<Option<Vec<u8>>>>);

impl PhotoDrawer {
    fn photos(&self) -> std::sync::MutexGuard<'_, Vec<Option<Vec<u8>>>> {
        self.0.lock().expect("no test panicked with it")
    }

    /// How many photos there are.
    pub fn stored(&self) -> usize {
        self.photos().iter().flatten().count()
    }
}

#[async_trait]
impl PhotoStore for PhotoDrawer {
    async fn store(&self, photo: Body, _of_customer: bool) -> Result<i64, Failure> {
        let photo = match photo.into_bytes_limit(10 * 1024 * 1024).await {
            Ok(photo) => Vec::from(photo),
            Err(ReadBodyError::PayloadTooLarge) => return Err(PHOTO_TOO_LARGE.into()),
            Err(_) => return Err(PHOTO_BROKEN.into()),
        };
        if photo.starts_with(b"bad") {
            return Err(PHOTO_BROKEN.into());
        }
        let mut drawer = self.photos();
        drawer.push(Some(photo));
        Ok(i64::try_from(drawer.len()).expect("few photos") - 1)
    }

    async fn read(&self, stored: i64) -> Result<Option<Vec<u8>>, Failure> {
        Ok(self.photos()[index(stored)].clone())
    }

    async fn small(&self, stored: i64) -> Result<Option<Vec<u8>>, Failure> {
        self.read(stored).await
    }

    async fn printed(&self, stored: i64) -> Result<Option<Vec<u8>>, Failure> {
        self.read(stored).await
    }

    async fn delete(&self, _: &mut Tx, stored: i64) -> Result<(), Failure> {
        self.photos()[index(stored)] = None;
        Ok(())
    }
}

fn index(stored: i64) -> usize {
    usize::try_from(stored).expect("an id of this drawer")
}

//! Free disk space. Uploads stop early, because orders and payments need space too.

use std::io;

use kernel::Failure;

use crate::{Media, codes};

/// Usual minimum of free disk space, in bytes: 1 GB.
pub const SPACE_FLOOR: u64 = 1_000_000_000;

impl Media {
    /// Checks that the free space is above the minimum.
    ///
    /// # Errors
    /// [`codes::DISK_NEARLY_FULL`], or the file system cannot be asked.
    pub async fn expect_room(&self) -> Result<(), Failure> {
        self.expect_room_for(0).await
    }

    /// Fails if the free space would fall below the minimum with `more` bytes.
    pub(crate) async fn expect_room_for(&self, more: u64) -> Result<(), Failure> {
        let folder = self.folders.public.clone();
        let free = tokio::task::spawn_blocking(move || rustix::fs::statvfs(&folder))
            .await
            .map_err(Failure::internal)?
            .map_err(|error| Failure::internal(io::Error::from(error)))?;
        let bytes = free.f_bavail.saturating_mul(free.f_frsize);
        if bytes.saturating_sub(more) < self.space_floor {
            tracing::warn!(bytes, "the disk is nearly full: uploads are refused");
            return Err(codes::DISK_NEARLY_FULL.into());
        }
        Ok(())
    }
}

//! Room on the disk. Orders and payments need some too, so uploads stop before it is used up.

use std::io;

use kernel::Failure;

use crate::{Media, codes};

/// 1 GB.
pub(crate) const FLOOR: u64 = 1_000_000_000;

impl Media {
    /// Refuses while there is less room than the floor.
    pub async fn expect_room(&self) -> Result<(), Failure> {
        self.expect_room_for(0).await
    }

    /// Refuses what would leave less room than the floor.
    pub(crate) async fn expect_room_for(&self, more: u64) -> Result<(), Failure> {
        let folder = self.folders.public.clone();
        let free = tokio::task::spawn_blocking(move || rustix::fs::statvfs(&folder))
            .await
            .map_err(Failure::internal)?
            .map_err(|error| Failure::internal(io::Error::from(error)))?;
        let bytes = free.f_bavail.saturating_mul(free.f_frsize);
        if bytes.saturating_sub(more) < self.space_floor {
            tracing::warn!(bytes, "nearly no room on the disk: uploads are refused");
            return Err(codes::DISK_NEARLY_FULL.into());
        }
        Ok(())
    }
}

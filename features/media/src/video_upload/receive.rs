//! Writes arriving bytes in blocks, as long as they arrive fast enough and no other connection
//! takes over.

use std::{
    fs::{File, OpenOptions},
    io,
    os::unix::fs::FileExt,
    sync::Arc,
};

use bytes::Bytes;
use futures_util::{Stream, StreamExt};
use kernel::{Failure, Pace, problem::TIMEOUT};

use super::{Arriving, part_file::in_background};
use crate::{Media, codes, upload_locks::UploadLock, video_kind};

/// Size of a write, in bytes.
const BLOCK: usize = 1024 * 1024;
/// Number of bytes after which free disk space is checked again.
const LOOK_EVERY: u64 = 64 * 1024 * 1024;

impl Media {
    pub(super) async fn receive_part(
        &self,
        arriving: &Arriving,
        offset: u64,
        body: impl Stream<Item = io::Result<Bytes>> + Send,
        lock: &mut UploadLock,
    ) -> Result<(), Failure> {
        let file = OpenOptions::new().write(true).open(&arriving.path);
        let file = Arc::new(file.map_err(Failure::internal)?);
        let mut body = std::pin::pin!(body);
        let (mut at, mut looked_at) = (offset, offset);
        let mut pace = Pace::default();
        let mut block = Vec::with_capacity(BLOCK);
        loop {
            let next = tokio::select! {
                biased;
                () = lock.over() => {
                    write(&file, &mut block, &mut at).await?;
                    return Err(codes::UPLOAD_ELSEWHERE.into());
                }
                next = pace.next(body.next()) => next,
            };
            let bytes = match next {
                Some(Some(Ok(bytes))) => bytes,
                Some(None) => break,
                // The connection broke or is too slow.
                Some(Some(Err(_))) | None => {
                    write(&file, &mut block, &mut at).await?;
                    return Err(Failure::new(TIMEOUT).retry_after(1));
                }
            };
            let length = bytes.len() as u64;
            if at + block.len() as u64 + length > arriving.bytes {
                return Err(codes::UPLOAD_OVERLONG.into());
            }
            block.extend_from_slice(&bytes);
            pace.count(bytes.len());
            if block.len() >= BLOCK {
                let first = at == 0;
                write(&file, &mut block, &mut at).await?;
                if first {
                    video_kind::expect(&arriving.path).await?;
                }
            }
            if at - looked_at >= LOOK_EVERY {
                looked_at = at;
                self.expect_room().await?;
            }
        }
        let first = at == 0;
        write(&file, &mut block, &mut at).await?;
        if first && at >= video_kind::ENOUGH {
            video_kind::expect(&arriving.path).await?;
        }
        Ok(())
    }
}

/// Writes at an explicit offset: a write still under way when another connection takes over writes
/// the same bytes.
async fn write(file: &Arc<File>, block: &mut Vec<u8>, at: &mut u64) -> Result<(), Failure> {
    if block.is_empty() {
        return Ok(());
    }
    let bytes = std::mem::replace(block, Vec::with_capacity(BLOCK));
    let (length, file, place) = (bytes.len() as u64, file.clone(), *at);
    in_background(move || file.write_all_at(&bytes, place))
        .await
        .map_err(|error| match error.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => {
                codes::DISK_NEARLY_FULL.into()
            }
            _ => Failure::internal(error),
        })?;
    *at += length;
    Ok(())
}

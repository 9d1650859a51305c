//! Writing what arrives, block by block, for as long as it comes fast enough and nobody else takes over.

use std::{
    fs::{File, OpenOptions},
    io,
    os::unix::fs::FileExt,
    sync::Arc,
};

use bytes::Bytes;
use futures_util::{Stream, StreamExt};
use kernel::{Failure, problem::TIMEOUT};
use tokio::time::{Duration, Instant, timeout};

use super::{Arriving, part_file::in_background};
use crate::{Media, codes, film_kind, turns::Turn};

/// So much is written at once.
const BLOCK: usize = 1024 * 1024;
/// The room on the disk is looked at each time so much has arrived.
const LOOK_EVERY: u64 = 64 * 1024 * 1024;
/// Slower than 10 KB a second over half a minute is no upload, but a connection that is held open.
const WINDOW: Duration = Duration::from_secs(30);
const LEAST_IN_WINDOW: u64 = 300_000;

impl Media {
    pub(super) async fn receive_part(
        &self,
        arriving: &Arriving,
        offset: u64,
        body: impl Stream<Item = io::Result<Bytes>> + Send,
        turn: &mut Turn,
    ) -> Result<(), Failure> {
        let file = OpenOptions::new().write(true).open(&arriving.path);
        let file = Arc::new(file.map_err(Failure::internal)?);
        let mut body = std::pin::pin!(body);
        let (mut at, mut looked_at) = (offset, offset);
        let (mut window, mut in_window) = (Instant::now(), 0);
        let mut block = Vec::with_capacity(BLOCK);
        loop {
            let next = tokio::select! {
                biased;
                () = turn.over() => {
                    write(&file, &mut block, &mut at).await?;
                    return Err(codes::UPLOAD_ELSEWHERE.into());
                }
                next = timeout(WINDOW, body.next()) => next,
            };
            let bytes = match next {
                Ok(Some(Ok(bytes))) => bytes,
                Ok(None) => break,
                // The line broke, or nothing comes any more.
                Ok(Some(Err(_))) | Err(_) => {
                    write(&file, &mut block, &mut at).await?;
                    return Err(Failure::new(TIMEOUT).retry_after(1));
                }
            };
            let length = bytes.len() as u64;
            if at + block.len() as u64 + length > arriving.bytes {
                return Err(codes::UPLOAD_OVERLONG.into());
            }
            block.extend_from_slice(&bytes);
            in_window += length;
            if block.len() >= BLOCK {
                let first = at == 0;
                write(&file, &mut block, &mut at).await?;
                if first {
                    film_kind::expect(&arriving.path).await?;
                }
            }
            if at - looked_at >= LOOK_EVERY {
                looked_at = at;
                self.expect_room().await?;
            }
            if window.elapsed() >= WINDOW {
                if in_window < LEAST_IN_WINDOW {
                    write(&file, &mut block, &mut at).await?;
                    return Err(Failure::new(TIMEOUT).retry_after(1));
                }
                (window, in_window) = (Instant::now(), 0);
            }
        }
        let first = at == 0;
        write(&file, &mut block, &mut at).await?;
        if first && at >= film_kind::ENOUGH {
            film_kind::expect(&arriving.path).await?;
        }
        Ok(())
    }
}

/// At its own place in the file: a write that was already on its way when somebody else took over writes the same bytes.
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

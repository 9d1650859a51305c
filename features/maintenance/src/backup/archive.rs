//! A whole backup as one file, on its way to a browser: never in memory, never twice on the disk.

use std::{
    fs::File,
    io::{self, Read, Write},
    path::{Path, PathBuf},
};

use bytes::Bytes;
use futures_util::{Stream, stream};
use tar::{Builder, Header};
use tokio::sync::mpsc::{Receiver, Sender, channel};

use super::{
    Source, Summary,
    summary::{DATABASE, MEDIA_LIST, SUMMARY, read_list},
};

const BLOCK: usize = 256 * 1024;
/// The format's own unit.
const RECORD: u64 = 512;

/// What goes into the archive: its place there, its place on the disk, how long it is.
struct Part {
    name: String,
    file: PathBuf,
    bytes: u64,
}

fn parts(source: &Source, summary: &Summary) -> io::Result<Vec<Part>> {
    let inside = format!("backup-{}", summary.name);
    let mut parts = Vec::new();
    for name in [SUMMARY, MEDIA_LIST, DATABASE] {
        let file = source.folder.join(name);
        parts.push(Part {
            name: format!("{inside}/{name}"),
            bytes: file.metadata()?.len(),
            file,
        });
    }
    let list = std::fs::read_to_string(source.folder.join(MEDIA_LIST))?;
    let mut media = read_list(&list).map_err(io::Error::other)?;
    media.sort_by(|one, other| one.hash.cmp(&other.hash));
    media.dedup_by(|one, other| one.hash == other.hash);
    for stored in media {
        let folder = stored.hash.get(..2).unwrap_or_default();
        let file = source.media_store.place(&stored.hash);
        // What is missing is found missing when the archive is restored; everything else is still worth a download.
        if file
            .metadata()
            .is_ok_and(|facts| facts.len() == stored.bytes)
        {
            parts.push(Part {
                name: format!("{inside}/media/{folder}/{}", stored.hash),
                file,
                bytes: stored.bytes,
            });
        }
    }
    Ok(parts)
}

/// How long the archive will be.
pub fn length(source: &Source, summary: &Summary) -> io::Result<u64> {
    let whole = |bytes: u64| RECORD + bytes.div_ceil(RECORD) * RECORD;
    let parts = parts(source, summary)?;
    Ok(parts.iter().map(|part| whole(part.bytes)).sum::<u64>() + 2 * RECORD)
}

/// The archive in blocks. A reader that goes away ends the work.
pub fn archive(
    source: Source,
    summary: Summary,
) -> impl Stream<Item = io::Result<Bytes>> + Send + 'static {
    let (sender, receiver) = channel(4);
    tokio::task::spawn_blocking(move || {
        if let Err(error) = write(&source, &summary, Blocks::new(sender.clone())) {
            // If nobody listens any more, that was the reason.
            let _ = sender.blocking_send(Err(error));
        }
    });
    stream::unfold(
        receiver,
        |mut receiver: Receiver<io::Result<Bytes>>| async move {
            receiver.recv().await.map(|block| (block, receiver))
        },
    )
}

fn write(source: &Source, summary: &Summary, blocks: Blocks) -> io::Result<()> {
    let mut builder = Builder::new(blocks);
    for part in parts(source, summary)? {
        let mut header = Header::new_gnu();
        header.set_size(part.bytes);
        header.set_mode(0o600);
        header.set_mtime(summary.made_at.unsigned_abs());
        let file = exactly(&part.file, part.bytes)?;
        builder.append_data(&mut header, &part.name, file)?;
    }
    builder.into_inner()?.flush()
}

/// A file that is not as long as it is listed would spoil every part after it.
fn exactly(file: &Path, bytes: u64) -> io::Result<impl Read + use<>> {
    let file = File::open(file)?;
    if file.metadata()?.len() != bytes {
        return Err(io::Error::other(
            "a file of the backup is not as long as it was",
        ));
    }
    Ok(file.take(bytes))
}

/// Collects what is written into blocks and hands them over.
struct Blocks {
    sender: Sender<io::Result<Bytes>>,
    block: Vec<u8>,
}

impl Blocks {
    fn new(sender: Sender<io::Result<Bytes>>) -> Self {
        Self {
            sender,
            block: Vec::with_capacity(BLOCK),
        }
    }
}

impl Write for Blocks {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.block.extend_from_slice(bytes);
        if self.block.len() >= BLOCK {
            self.flush()?;
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        if self.block.is_empty() {
            return Ok(());
        }
        let block = std::mem::replace(&mut self.block, Vec::with_capacity(BLOCK));
        self.sender
            .blocking_send(Ok(Bytes::from(block)))
            .map_err(|_| io::ErrorKind::BrokenPipe.into())
    }
}

//! Streams a backup as one tar file, without holding it in memory or storing it on disk again.

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
/// Block size of the tar format, in bytes.
const RECORD: u64 = 512;

/// A file of the archive: path in the archive, path on disk, length.
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
        // A missing file is reported when the archive is restored; the rest is still worth
        // downloading.
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

/// Length of the archive, in bytes.
pub fn length(source: &Source, summary: &Summary) -> io::Result<u64> {
    let whole = |bytes: u64| RECORD + bytes.div_ceil(RECORD) * RECORD;
    let parts = parts(source, summary)?;
    Ok(parts.iter().map(|part| whole(part.bytes)).sum::<u64>() + 2 * RECORD)
}

/// The archive in blocks. Stops if the reader disconnects.
pub fn archive(
    source: Source,
    summary: Summary,
) -> impl Stream<Item = io::Result<Bytes>> + Send + 'static {
    let (sender, receiver) = channel(4);
    tokio::task::spawn_blocking(move || {
        if let Err(error) = write(&source, &summary, Blocks::new(sender.clone())) {
            // Fails only if the reader has disconnected, which is then the reason of the error.
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

/// Reads exactly the listed length: any other would corrupt all following files.
fn exactly(file: &Path, bytes: u64) -> io::Result<impl Read + use<>> {
    let file = File::open(file)?;
    if file.metadata()?.len() != bytes {
        return Err(io::Error::other(
            "the length of a file in the backup has changed",
        ));
    }
    Ok(file.take(bytes))
}

/// Collects written bytes into blocks and sends them.
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

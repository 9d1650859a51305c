//! Rehearses a restore from the bucket: the database completely, and a part of the images and videos.

use std::path::Path;

use super::{RemoteBackups, RemoteFailure, encrypted_bytes};
use crate::backup::{
    NotRehearsed, Progress, Rehearsing, Step,
    rehearse::{SCRATCH, compare_and_open, expect_room},
    summary::{DATABASE, MediaFile},
};

/// Images and videos that are downloaded in one rehearsal, in bytes: storages charge for what leaves them, and the next
/// rehearsal reads the next part.
const READ_BYTES: u64 = 1_000_000_000;

/// Which week it is, so that each rehearsal begins where the last one ended.
const WEEK_SECONDS: i64 = 7 * 86_400;

/// Restores the database of the newest backup in the bucket into a scratch folder, as [`rehearse`](super::super::rehearse)
/// does, compares the sizes of all images and videos, and reads a part of them. Returns the name of the backup.
///
/// # Errors
/// A sentence saying why it was skipped, or what a restore would not bring back.
pub async fn rehearse_remote(
    remote: &RemoteBackups,
    with: Rehearsing,
    progress: Progress,
) -> Result<String, NotRehearsed> {
    let scratch = with.folder.unfinished(SCRATCH);
    let work = in_scratch(remote, &with, &scratch, progress);
    let outcome = with.folder.alone_in(&scratch, work).await;
    outcome.map_err(NotRehearsed::Skipped)?
}

async fn in_scratch(
    remote: &RemoteBackups,
    with: &Rehearsing,
    scratch: &Path,
    progress: Progress,
) -> Result<String, NotRehearsed> {
    let backups = remote.backups(scratch).await.map_err(not_rehearsed)?;
    let Some(newest) = backups.into_iter().next() else {
        return Err(NotRehearsed::Failed(
            "There are no backups in the bucket.".to_owned(),
        ));
    };
    expect_room(with.free_bytes, &newest)?;
    progress(Step::Database);
    let source = remote.fetch_database(&newest, scratch).await;
    let source = source.map_err(not_rehearsed)?;
    let media = remote.media(&newest.name, scratch).await;
    let media = media.map_err(not_rehearsed)?;
    read_media(remote, with, media, scratch, &progress).await?;
    progress(Step::Checking);
    let database = source.folder.join(DATABASE);
    let opened = compare_and_open(with, &newest, &database).await;
    opened.map_err(NotRehearsed::Failed)?;
    Ok(newest.name)
}

async fn read_media(
    remote: &RemoteBackups,
    with: &Rehearsing,
    mut media: Vec<MediaFile>,
    scratch: &Path,
    progress: &Progress,
) -> Result<(), NotRehearsed> {
    media.sort_by(|one, other| one.hash.cmp(&other.hash));
    media.dedup_by(|one, other| one.hash == other.hash);
    let there = remote.sizes().await.map_err(not_rehearsed)?;
    let lost = media
        .iter()
        .filter(|file| {
            there.get(&remote.media_key(&file.hash)) != Some(&encrypted_bytes(file.bytes))
        })
        .count();
    if lost > 0 {
        let what = match lost {
            1 => "1 image or video of the backup is".to_owned(),
            _ => format!("{lost} images and videos of the backup are"),
        };
        return Err(NotRehearsed::Failed(format!("{what} not in the bucket.")));
    }
    let part = part_of(&media, with.now.0.div_euclid(WEEK_SECONDS));
    let of = part.len() as u64;
    for (done, file) in (0..).zip(part) {
        progress(Step::Media { done, of });
        let place = scratch.join("one");
        let hash = remote.download(&remote.media_key(&file.hash), &place).await;
        if hash.map_err(not_rehearsed)? != file.hash {
            let why = format!("{} in the bucket is damaged.", file.path);
            return Err(NotRehearsed::Failed(why));
        }
    }
    Ok(())
}

/// What is read in this week: as many files as there are bytes to read, after those of the week before.
fn part_of(media: &[MediaFile], week: i64) -> Vec<&MediaFile> {
    let all: u64 = media.iter().map(|file| file.bytes).sum();
    let begin = match all {
        0 => 0,
        all => (week.unsigned_abs() * READ_BYTES) % all,
    };
    let (mut before, mut taken, mut part) = (0, 0, Vec::new());
    for file in media.iter().chain(media) {
        if before >= begin && taken < READ_BYTES.min(all) {
            taken += file.bytes;
            part.push(file);
        }
        before += file.bytes;
    }
    part.truncate(media.len());
    part
}

/// A network that is gone says nothing about the backup.
fn not_rehearsed(failure: RemoteFailure) -> NotRehearsed {
    match failure.passes {
        true => NotRehearsed::Skipped(failure.message),
        false => NotRehearsed::Failed(failure.message),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(bytes: &[u64]) -> Vec<MediaFile> {
        let file = |(at, bytes): (usize, &u64)| MediaFile {
            hash: at.to_string(),
            bytes: *bytes,
            path: String::new(),
        };
        bytes.iter().enumerate().map(file).collect()
    }

    #[test]
    fn small_shops_are_read_completely_and_large_ones_in_turns() {
        let names = |media: &[MediaFile], week| -> Vec<String> {
            let part = part_of(media, week).into_iter();
            part.map(|file| file.hash.clone()).collect()
        };
        assert!(part_of(&[], 3).is_empty());
        let mut small = names(&files(&[5, 7, 9]), 2_900);
        small.sort();
        assert_eq!(small, ["0", "1", "2"]);
        let large = files(&[READ_BYTES, READ_BYTES, READ_BYTES]);
        assert_eq!(names(&large, 0), ["0"]);
        assert_eq!(names(&large, 1), ["1"]);
        assert_eq!(names(&large, 2), ["2"]);
        assert_eq!(names(&large, 3), ["0"]);
    }
}

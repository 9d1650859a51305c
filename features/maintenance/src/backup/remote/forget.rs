//! Retention in the bucket.

use std::{collections::HashSet, path::Path};

use kernel::Timestamp;

use super::{BucketObject, MEDIA, RemoteBackups, RemoteFailure, files_of_backups, names_in};
use crate::backup::{
    retention,
    summary::{SUMMARY, Summary},
};

/// Objects that nothing refers to are deleted after this time, in seconds: an unfinished push may still need them.
const UNUSED_SECONDS: i64 = 7 * 86_400;

impl RemoteBackups {
    /// Deletes backups beyond the retention rule, then images and videos that no backup lists. Returns the names of
    /// those that stay.
    pub(super) async fn forget(
        &self,
        pushed: &Summary,
        now: Timestamp,
        scratch: &Path,
    ) -> Result<Vec<String>, RemoteFailure> {
        let objects = self.list().await?;
        let mut names = names_in(&objects, &self.backups_folder());
        let mut summaries = Vec::new();
        for name in &names {
            summaries.push(match *name == pushed.name {
                true => pushed.clone(),
                false => self.summary(name, scratch).await?,
            });
        }
        let gone = retention::superfluous(&summaries, now);
        let unused = |object: &BucketObject| now.0 - object.changed_at.0 > UNUSED_SECONDS;
        let backups = files_of_backups(&objects, &self.backups_folder());
        for (name, mut files) in backups {
            let complete = names.contains(&name);
            if complete && !gone.contains(&name) || !complete && !files.iter().all(unused) {
                continue;
            }
            // The description first, so that half a backup never looks like a complete one.
            files.sort_by_key(|file| !file.key.ends_with(SUMMARY));
            for file in files {
                self.bucket.delete(&file.key).await?;
            }
        }
        names.retain(|name| !gone.contains(name));
        if !gone.is_empty() {
            self.forget_media(&names, &objects, unused, scratch).await?;
        }
        Ok(names)
    }

    async fn forget_media(
        &self,
        names: &[String],
        objects: &[BucketObject],
        unused: impl Fn(&BucketObject) -> bool,
        scratch: &Path,
    ) -> Result<(), RemoteFailure> {
        let mut listed = HashSet::new();
        for name in names {
            // One that cannot be read may list any of them, so none is deleted.
            let media = self.media(name, scratch).await?;
            listed.extend(media.iter().map(|file| self.media_key(&file.hash)));
        }
        let folder = format!("{}/{MEDIA}/", self.root());
        for object in objects {
            let media = object.key.starts_with(&folder);
            if media && !listed.contains(&object.key) && unused(object) {
                self.bucket.delete(&object.key).await?;
            }
        }
        Ok(())
    }
}

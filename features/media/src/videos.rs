//! Storing a video: streamed to disk, checked there, then named, then recorded in a row.

use std::{collections::HashMap, io, path::PathBuf};

use kernel::{Failure, KnownVideo, Tx, Video, VideoId};
use tempfile::NamedTempFile;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWriteExt};

use crate::{
    Media, captions, codes,
    folders::{self, Folders},
    images::address,
    mp4::{self, VideoFacts},
};

pub(crate) const MOST_BYTES: u64 = 2 * 1024 * 1024 * 1024;

/// A video whose files are on disk, without a row yet.
pub(crate) struct StoredVideo {
    public: bool,
    file: String,
    captions: Option<String>,
    facts: VideoFacts,
    bytes: i64,
}

impl Media {
    /// Stores an MP4 video. A private one is not served publicly.
    ///
    /// # Errors
    /// The code for a video or captions that cannot be read or are too large, or the video cannot be stored.
    pub async fn keep_video(
        &self,
        video: impl AsyncRead + Unpin + Send,
        captions: Option<&[u8]>,
        public: bool,
    ) -> Result<VideoId, Failure> {
        let stored = self.store_video(video, captions, public).await?;
        let mut tx = self.db.write().await?;
        let id = self.insert_video(&mut tx, &stored, "").await?;
        tx.commit().await?;
        Ok(id)
    }

    pub(crate) async fn store_video(
        &self,
        video: impl AsyncRead + Unpin + Send,
        captions: Option<&[u8]>,
        public: bool,
    ) -> Result<StoredVideo, Failure> {
        if let Some(captions) = captions {
            captions::check(captions)?;
        }
        let unfinished = self.receive(video).await?;
        let captions = captions.map(<[u8]>::to_vec);
        let folders = self.folders.clone();
        self.work(codes::VIDEO_BROKEN, move || {
            store(&folders, unfinished, captions, public)
        })
        .await
    }

    /// Writes the bytes as they arrive and counts them, because a declared length cannot be
    /// trusted.
    async fn receive(
        &self,
        video: impl AsyncRead + Unpin + Send,
    ) -> Result<NamedTempFile, Failure> {
        let unfinished = self.folders.begin().map_err(Failure::internal)?;
        let file = unfinished
            .as_file()
            .try_clone()
            .map_err(Failure::internal)?;
        let mut file = tokio::fs::File::from_std(file);
        let written = tokio::io::copy(&mut video.take(MOST_BYTES + 1), &mut file)
            .await
            .map_err(Failure::internal)?;
        file.flush().await.map_err(Failure::internal)?;
        if written > MOST_BYTES {
            return Err(codes::VIDEO_TOO_LARGE.into());
        }
        Ok(unfinished)
    }

    pub(crate) async fn insert_video(
        &self,
        tx: &mut Tx,
        stored: &StoredVideo,
        title: &str,
    ) -> Result<VideoId, Failure> {
        let stored_at = self.clock.now().0;
        let id = sqlx::query_scalar!(
            "INSERT INTO media_video (title, public, state, file, width, height, seconds, bytes, stored_at)
             VALUES (?, ?, 'ready', ?, ?, ?, ?, ?, ?) RETURNING id",
            title,
            stored.public,
            stored.file,
            stored.facts.width,
            stored.facts.height,
            stored.facts.seconds,
            stored.bytes,
            stored_at,
        )
        .fetch_one(&mut **tx)
        .await?;
        if let Some(captions) = &stored.captions {
            sqlx::query!(
                "INSERT INTO media_video_captions (video_id, language, file) VALUES (?, 'en', ?)",
                id,
                captions
            )
            .execute(&mut **tx)
            .await?;
        }
        Ok(id)
    }

    pub(crate) async fn public_videos_of(
        &self,
        ids: &str,
    ) -> Result<HashMap<VideoId, Video>, Failure> {
        let rows = sqlx::query!(
            r#"SELECT id, file AS "file!", width AS "width!: u32", height AS "height!: u32", seconds AS "seconds!: u32",
                      (SELECT captions.file FROM media_video_captions AS captions
                       WHERE captions.video_id = media_video.id ORDER BY captions.language != 'en', captions.language
                       LIMIT 1) AS captions
               FROM media_video
               WHERE public = 1 AND file IS NOT NULL AND deleted_at IS NULL
                 AND id IN (SELECT value FROM json_each(?))"#,
            ids,
        )
        .fetch_all(self.db.read())
        .await?;
        Ok(rows
            .into_iter()
            .map(|row| {
                let video = Video {
                    src: address(&row.file),
                    width: row.width,
                    height: row.height,
                    seconds: row.seconds,
                    captions: row.captions.as_deref().map(address),
                };
                (row.id, video)
            })
            .collect())
    }

    pub(crate) async fn seconds_of(&self, ids: &str) -> Result<HashMap<VideoId, u32>, Failure> {
        let rows = sqlx::query!(
            r#"SELECT id, seconds AS "seconds!: u32" FROM media_video
               WHERE file IS NOT NULL AND deleted_at IS NULL AND id IN (SELECT value FROM json_each(?))"#,
            ids,
        )
        .fetch_all(self.db.read())
        .await?;
        Ok(rows.into_iter().map(|row| (row.id, row.seconds)).collect())
    }

    pub(crate) async fn known_videos_of(
        &self,
        ids: &str,
    ) -> Result<HashMap<VideoId, KnownVideo>, Failure> {
        let rows = sqlx::query!(
            r#"SELECT id, title, public AS "public: bool", file IS NOT NULL AS "ready!: bool" FROM media_video
               WHERE deleted_at IS NULL AND smaller_of IS NULL AND id IN (SELECT value FROM json_each(?))"#,
            ids,
        )
        .fetch_all(self.db.read())
        .await?;
        let known = rows.into_iter().map(|row| {
            let video = KnownVideo {
                public: row.public,
                ready: row.ready,
                title: row.title,
            };
            (row.id, video)
        });
        Ok(known.collect())
    }
}

fn store(
    folders: &Folders,
    unfinished: NamedTempFile,
    captions: Option<Vec<u8>>,
    public: bool,
) -> Result<StoredVideo, Failure> {
    let mut file = unfinished.reopen().map_err(Failure::internal)?;
    let length = file.metadata().map_err(Failure::internal)?.len();
    let facts = mp4::facts(&mut io::BufReader::new(&mut file), length)?;
    let folder = folder_for(folders, public);
    let name = folders::new_name();
    let file = format!("{name}.mp4");
    let captions_file = captions.as_ref().map(|_| format!("{name}.vtt"));
    if let (Some(name), Some(bytes)) = (&captions_file, &captions) {
        folders.keep(folder, &[(name.clone(), bytes)])?;
    }
    folders::move_in(unfinished, folder, &file)
        .and_then(|()| folders::make_names_durable(folder))
        .map_err(Failure::internal)?;
    Ok(StoredVideo {
        public,
        file,
        captions: captions_file,
        facts,
        bytes: i64::try_from(length).map_err(Failure::internal)?,
    })
}

pub(crate) fn folder_for(folders: &Folders, public: bool) -> &PathBuf {
    if public {
        &folders.public
    } else {
        &folders.private_videos
    }
}

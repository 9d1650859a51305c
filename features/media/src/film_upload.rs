//! A film on its way in: where it goes on, what has arrived, and when nobody waits for it any more.

use std::{
    fs::{File, OpenOptions},
    io,
    os::unix::fs::FileExt,
    path::PathBuf,
    sync::Arc,
    time::UNIX_EPOCH,
};

use bytes::Bytes;
use futures_util::{Stream, StreamExt};
use kernel::{
    Failure, FilmId, Timestamp,
    audit::{self, Entry},
    problem::TIMEOUT,
};
use serde_json::json;
use tokio::time::{Duration, Instant, timeout};

use crate::{Media, codes, film_kind, films::MOST_BYTES, folders, turns::Turn};

/// An upload of which nothing arrives for so long is given up.
pub(crate) const PATIENCE_SECONDS: i64 = 24 * 60 * 60;
/// So much is written at once.
const BLOCK: usize = 1024 * 1024;
/// The room on the disk is looked at each time so much has arrived.
const LOOK_EVERY: u64 = 64 * 1024 * 1024;
/// Slower than 10 KB a second over half a minute is no upload, but a connection that is held open.
const WINDOW: Duration = Duration::from_secs(30);
const LEAST_IN_WINDOW: u64 = 300_000;

/// What somebody wants to upload.
pub(crate) struct NewUpload {
    pub file_name: String,
    pub bytes: u64,
    /// Whether anybody may watch it.
    pub public: bool,
    /// It is a smaller copy of this film, made by hand.
    pub smaller_of: Option<FilmId>,
}

/// An upload as it stands.
pub(crate) struct Upload {
    pub bytes: u64,
    /// So much is safely here.
    pub offset: u64,
    /// When it is given up, unless something arrives.
    pub until: Timestamp,
}

struct Arriving {
    path: PathBuf,
    bytes: u64,
}

impl Media {
    pub(crate) async fn begin_upload(
        &self,
        user: i64,
        new: &NewUpload,
    ) -> Result<(FilmId, Upload), Failure> {
        if new.bytes > MOST_BYTES {
            return Err(codes::FILM_TOO_LARGE.into());
        }
        let bytes = i64::try_from(new.bytes).map_err(Failure::internal)?;
        self.expect_room_for(new.bytes).await?;
        let file = format!("{}.part", folders::new_name());
        let path = self.folders.unfinished.join(&file);
        File::create_new(&path)
            .and_then(|file| file.sync_all())
            .and_then(|()| folders::make_names_durable(&self.folders.unfinished))
            .map_err(Failure::internal)?;
        let now = self.clock.now();
        let title = title_of(&new.file_name);
        let mut tx = self.db.write().await?;
        if let Some(film) = new.smaller_of {
            let kept = sqlx::query_scalar!(
                "SELECT id FROM media_film
                 WHERE id = ? AND state = 'ready' AND smaller_of IS NULL AND deleted_at IS NULL",
                film
            )
            .fetch_optional(&mut *tx)
            .await?;
            kept.ok_or(codes::FILM_NOT_FOUND)?;
        }
        let id = sqlx::query!(
            "INSERT INTO media_film (title, public, state, bytes, smaller_of, kept_by, kept_at)
             VALUES (?1, ?2, 'uploading', ?3, ?4, ?5, ?6)",
            title,
            new.public,
            bytes,
            new.smaller_of,
            user,
            now.0
        )
        .execute(&mut *tx)
        .await?
        .last_insert_rowid();
        sqlx::query!(
            "INSERT INTO media_film_upload (film_id, user_id, file_name, file, bytes, last_at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
            id,
            user,
            new.file_name,
            file,
            bytes,
            now.0
        )
        .execute(&mut *tx)
        .await?;
        let begun = Entry {
            actor: Some(user),
            action: "media.film_upload_begun",
            subject: &format!("film:{id}"),
            details: json!({"bytes": bytes}),
        };
        audit::record(&mut tx, now, begun).await?;
        tx.commit().await?;
        let upload = Upload {
            bytes: new.bytes,
            offset: 0,
            until: now.plus_seconds(PATIENCE_SECONDS),
        };
        Ok((id, upload))
    }

    /// Where an upload goes on. Whoever still writes to it is told to stop first.
    pub(crate) async fn upload_of(&self, user: i64, film: FilmId) -> Result<Upload, Failure> {
        let arriving = self.arriving(user, film).await?;
        let Some(arriving) = arriving else {
            // All of it had arrived, and only the answer was lost.
            return self.finished_upload(user, film).await;
        };
        let _turn = self.turns.take(film).await;
        self.as_it_stands(&arriving).await
    }

    /// Takes what comes, from this place on. What arrives before a connection breaks is kept.
    pub(crate) async fn append(
        &self,
        user: i64,
        film: FilmId,
        offset: u64,
        body: impl Stream<Item = io::Result<Bytes>> + Send,
    ) -> Result<Upload, Failure> {
        if self.arriving(user, film).await?.is_none() {
            let finished = self.finished_upload(user, film).await?;
            return if offset == finished.offset {
                Ok(finished)
            } else {
                Err(codes::UPLOAD_OFFSET.into())
            };
        }
        self.expect_room().await?;
        let mut turn = self.turns.take(film).await;
        // It may have ended while somebody else had the turn.
        let arriving = self.arriving(user, film).await?;
        let arriving = arriving.ok_or(codes::UPLOAD_OFFSET)?;
        if self.as_it_stands(&arriving).await?.offset != offset {
            return Err(codes::UPLOAD_OFFSET.into());
        }
        let received = self.receive_part(&arriving, offset, body, &mut turn).await;
        let upload = self.as_it_stands(&arriving).await?;
        if let Err(failure) = received {
            if failure.code() == codes::FILM_UNKNOWN_KIND {
                self.give_up(film, &arriving.path).await?;
            }
            return Err(failure);
        }
        if upload.offset == upload.bytes {
            self.arrived(film).await?;
        }
        Ok(upload)
    }

    /// Ends an upload that nobody wants any more.
    pub(crate) async fn end_upload(&self, user: i64, film: FilmId) -> Result<(), Failure> {
        let arriving = self.arriving(user, film).await?;
        let arriving = arriving.ok_or(codes::UPLOAD_NOT_FOUND)?;
        let _turn = self.turns.take(film).await;
        self.give_up(film, &arriving.path).await
    }

    /// Gives up uploads of which nothing has arrived for a day.
    pub(crate) async fn give_up_old_uploads(&self) -> Result<(), Failure> {
        let now = self.clock.now();
        let rows = sqlx::query!(
            "SELECT upload.film_id, upload.file, upload.last_at FROM media_film_upload AS upload
             JOIN media_film AS film ON film.id = upload.film_id WHERE film.state = 'uploading'"
        )
        .fetch_all(self.db.read())
        .await?;
        for row in rows {
            let path = self.folders.unfinished.join(&row.file);
            let last = last_change(&path).map_or(row.last_at, |last| last.max(row.last_at));
            if last + PATIENCE_SECONDS < now.0 {
                let _turn = self.turns.take(row.film_id).await;
                self.give_up(row.film_id, &path).await?;
                tracing::info!(film = row.film_id, "an upload was given up after a day");
            }
        }
        Ok(())
    }

    async fn arriving(&self, user: i64, film: FilmId) -> Result<Option<Arriving>, Failure> {
        let row = sqlx::query!(
            "SELECT upload.file, upload.bytes FROM media_film_upload AS upload
             JOIN media_film AS film ON film.id = upload.film_id
             WHERE upload.film_id = ? AND upload.user_id = ? AND film.state = 'uploading'",
            film,
            user
        )
        .fetch_optional(self.db.read())
        .await?;
        Ok(row.map(|row| Arriving {
            path: self.folders.unfinished.join(row.file),
            bytes: row.bytes.unsigned_abs(),
        }))
    }

    async fn finished_upload(&self, user: i64, film: FilmId) -> Result<Upload, Failure> {
        let row = sqlx::query!(
            "SELECT bytes, kept_at FROM media_film
             WHERE id = ? AND kept_by = ? AND state != 'uploading' AND deleted_at IS NULL",
            film,
            user
        )
        .fetch_optional(self.db.read())
        .await?
        .ok_or(codes::UPLOAD_NOT_FOUND)?;
        let bytes = row.bytes.unsigned_abs();
        Ok(Upload {
            bytes,
            offset: bytes,
            until: Timestamp(row.kept_at).plus_seconds(PATIENCE_SECONDS),
        })
    }

    /// What is told to be here stays here, whatever happens to the machine.
    async fn as_it_stands(&self, arriving: &Arriving) -> Result<Upload, Failure> {
        let path = arriving.path.clone();
        let (offset, last) = in_background(move || {
            let file = File::open(&path)?;
            file.sync_all()?;
            let facts = file.metadata()?;
            Ok((facts.len(), changed_at(&facts)))
        })
        .await
        .map_err(|error| match error.kind() {
            io::ErrorKind::NotFound => codes::UPLOAD_NOT_FOUND.into(),
            _ => Failure::internal(error),
        })?;
        Ok(Upload {
            bytes: arriving.bytes,
            offset,
            until: Timestamp(last).plus_seconds(PATIENCE_SECONDS),
        })
    }

    async fn receive_part(
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

    async fn give_up(&self, film: FilmId, path: &std::path::Path) -> Result<(), Failure> {
        let mut tx = self.db.write().await?;
        sqlx::query!(
            "DELETE FROM media_film WHERE id = ? AND state = 'uploading'",
            film
        )
        .execute(&mut *tx)
        .await?;
        tx.commit().await?;
        self.turns.close(film);
        match tokio::fs::remove_file(path).await {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(Failure::internal(error)),
            _ => Ok(()),
        }
    }

    /// All of it is here: what follows happens in the background.
    async fn arrived(&self, film: FilmId) -> Result<(), Failure> {
        let mut tx = self.db.write().await?;
        let moved = sqlx::query!(
            "UPDATE media_film SET state = 'processing' WHERE id = ? AND state = 'uploading'",
            film
        )
        .execute(&mut *tx)
        .await?;
        if moved.rows_affected() > 0 {
            let smaller_of =
                sqlx::query_scalar!("SELECT smaller_of FROM media_film WHERE id = ?", film)
                    .fetch_one(&mut *tx)
                    .await?;
            let steps: &[&str] = match smaller_of {
                Some(_) => &["check", "prepare"],
                None => &["check", "prepare", "cover", "smaller"],
            };
            for (place, step) in (0_i64..).zip(steps) {
                sqlx::query!(
                    "INSERT INTO media_film_step (film_id, place, step, state) VALUES (?, ?, ?, 'waiting')",
                    film,
                    place,
                    step
                )
                .execute(&mut *tx)
                .await?;
            }
        }
        tx.after_commit(self.film_work.clone());
        tx.commit().await?;
        self.turns.close(film);
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

pub(crate) async fn in_background<T: Send + 'static>(
    task: impl FnOnce() -> io::Result<T> + Send + 'static,
) -> io::Result<T> {
    let done = tokio::task::spawn_blocking(task).await;
    done.map_err(io::Error::other)?
}

fn last_change(path: &std::path::Path) -> Option<i64> {
    std::fs::metadata(path).ok().map(|facts| changed_at(&facts))
}

/// Unix seconds.
fn changed_at(facts: &std::fs::Metadata) -> i64 {
    let since = facts
        .modified()
        .ok()
        .and_then(|changed| changed.duration_since(UNIX_EPOCH).ok());
    since.map_or(0, |since| i64::try_from(since.as_secs()).unwrap_or(0))
}

/// "measuring-final_2.mp4" is "measuring final 2".
fn title_of(file_name: &str) -> String {
    let stem = file_name
        .rsplit_once('.')
        .map_or(file_name, |(stem, _)| stem);
    let words: String = stem
        .chars()
        .map(|letter| {
            if "-_".contains(letter) || letter.is_control() {
                ' '
            } else {
                letter
            }
        })
        .take(120)
        .collect();
    let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
    if words.is_empty() {
        "Film".to_owned()
    } else {
        words
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_film_is_first_called_what_its_file_is() {
        assert_eq!(title_of("measuring-final_2.mp4"), "measuring final 2");
        assert_eq!(title_of("Cutting"), "Cutting");
        assert_eq!(title_of(".mp4"), "Film");
    }
}

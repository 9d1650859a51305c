//! From a finished file to a film that its row knows.

use std::{fs, fs::File, path::Path};

use kernel::{Failure, FilmId};

use super::{Ended, InWork, steps::Watchable};
use crate::{Media, codes, film_upload::in_background, films::folder_for, folders, mp4::FilmFacts};

/// A copy made by hand may be cut a little differently.
const SECONDS_APART: u32 = 3;

impl Media {
    /// A film with its file; `None` for one that cannot be watched yet.
    pub(crate) async fn watchable(&self, film: FilmId) -> Result<Option<Watchable>, Failure> {
        let row = sqlx::query!(
            r#"SELECT file AS "file!", public AS "public: bool", width AS "width!: u32", height AS "height!: u32",
                      seconds AS "seconds!: u32", bytes, cover_id
               FROM media_film WHERE id = ? AND file IS NOT NULL AND deleted_at IS NULL"#,
            film
        )
        .fetch_optional(self.db.read())
        .await?;
        Ok(row.map(|row| Watchable {
            file: row.file,
            public: row.public,
            facts: FilmFacts {
                width: row.width,
                height: row.height,
                seconds: row.seconds,
            },
            bytes: row.bytes.unsigned_abs(),
            cover: row.cover_id,
        }))
    }

    /// Gives a file its name and its row. The uploaded one goes only when the row is there.
    pub(super) async fn take_in(
        &self,
        film: &InWork,
        made: &Path,
        raw: &Path,
        facts: FilmFacts,
        plays_late: bool,
    ) -> Result<Ended, Failure> {
        if let Some(whole) = film.smaller_of {
            let Some(kept) = self.watchable(whole).await? else {
                return Ok(Ended::Hopeless(codes::FILM_NOT_FOUND));
            };
            let ended = self.take_in_by_hand(whole, &kept, made, facts).await?;
            if matches!(ended, Ended::Done) {
                self.forget_upload(film.id, raw).await?;
            }
            return Ok(ended);
        }
        let (file, bytes) = self.named(made, film.public).await?;
        // Visitors may wait for it: a lesson can name a film before its file is here.
        let mut tx = self.db.publish().await?;
        sqlx::query!(
            "UPDATE media_film SET file = ?2, width = ?3, height = ?4, seconds = ?5, bytes = ?6, plays_late = ?7
             WHERE id = ?1",
            film.id,
            file,
            facts.width,
            facts.height,
            facts.seconds,
            bytes,
            plays_late
        )
        .execute(&mut *tx)
        .await?;
        tx.commit().await?;
        self.forget_upload(film.id, raw).await?;
        Ok(Ended::Done)
    }

    async fn take_in_by_hand(
        &self,
        whole: FilmId,
        kept: &Watchable,
        made: &Path,
        facts: FilmFacts,
    ) -> Result<Ended, Failure> {
        if facts.seconds.abs_diff(kept.facts.seconds) > SECONDS_APART {
            return Ok(Ended::Hopeless(codes::SMALLER_UNLIKE));
        }
        Ok(
            match self.take_in_smaller(whole, kept, made, facts).await? {
                Ended::Skipped => Ended::Hopeless(codes::SMALLER_NOT_SMALLER),
                ended => ended,
            },
        )
    }

    /// Skipped when it would save hardly anything.
    pub(super) async fn take_in_smaller(
        &self,
        film: FilmId,
        kept: &Watchable,
        made: &Path,
        facts: FilmFacts,
    ) -> Result<Ended, Failure> {
        let size = fs::metadata(made).map_err(Failure::internal)?.len();
        if kept.bytes > 0 && size * 10 > kept.bytes * 9 {
            return Ok(Ended::Skipped);
        }
        let (file, bytes) = self.named(made, kept.public).await?;
        let mut tx = self.db.publish().await?;
        sqlx::query!(
            "UPDATE media_film SET smaller_file = ?2, smaller_width = ?3, smaller_height = ?4, smaller_bytes = ?5
             WHERE id = ?1",
            film,
            file,
            facts.width,
            facts.height,
            bytes
        )
        .execute(&mut *tx)
        .await?;
        tx.commit().await?;
        Ok(Ended::Done)
    }

    /// A second name for the same file: should the row not follow, the first one is still there to begin again with.
    async fn named(&self, made: &Path, public: bool) -> Result<(String, i64), Failure> {
        let folder = folder_for(&self.folders, public).clone();
        let file = format!("{}.mp4", folders::new_name());
        let (from, to) = (made.to_owned(), folder.join(&file));
        let bytes = in_background(move || {
            File::open(&from)?.sync_all()?;
            // Not every file system knows second names.
            fs::hard_link(&from, &to).or_else(|_| fs::copy(&from, &to).map(|_| ()))?;
            let kept = File::open(&to)?;
            kept.sync_all()?;
            folders::make_names_durable(&folder)?;
            Ok(kept.metadata()?.len())
        })
        .await
        .map_err(Failure::internal)?;
        Ok((file, i64::try_from(bytes).map_err(Failure::internal)?))
    }

    async fn forget_upload(&self, film: FilmId, raw: &Path) -> Result<(), Failure> {
        let mut tx = self.db.write().await?;
        sqlx::query!("DELETE FROM media_film_upload WHERE film_id = ?", film)
            .execute(&mut *tx)
            .await?;
        tx.commit().await?;
        // What is left behind goes with the next sweep.
        let _ = tokio::fs::remove_file(raw).await;
        Ok(())
    }
}

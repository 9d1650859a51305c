//! The library of films: what is on its way, what is worked on, and what can be shown.

use std::collections::HashMap;

use kernel::{Failure, FilmId, KeptUse, Picture, Timestamp, edit::words};
use poem_openapi::{Enum, Object};

use super::{PAGE, Uses};
use crate::{Media, codes};

/// How far a film is.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
pub(crate) enum FilmState {
    /// Its file is still arriving.
    Uploading,
    /// Its file is here, and steps of the work are left.
    Processing,
    /// Everything is done.
    Ready,
    /// Its file was no good; `problem` says why.
    Failed,
}

/// A step between the last byte and the moment when a film is ready.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
pub(crate) enum FilmStepName {
    /// Whether it is a film.
    Check,
    /// Make it play everywhere, and while it loads.
    Prepare,
    /// Take a picture out of it.
    Cover,
    /// Make a copy for slow networks.
    Smaller,
}

/// How far a step is.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
pub(crate) enum FilmStepState {
    Waiting,
    Running,
    Done,
    /// Not needed, or the machine has no tools for it.
    Skipped,
    Failed,
}

/// One step.
#[derive(Object, Clone, Debug)]
#[oai(skip_serializing_if_is_none)]
pub(crate) struct FilmStep {
    /// Which one.
    name: FilmStepName,
    /// How far it is.
    state: FilmStepState,
    /// How much of it is done, while it runs: 0 to 99.
    percent: Option<u8>,
}

/// A copy of a film for slow networks.
#[derive(Object, Clone, Debug)]
pub(crate) struct SmallerFilm {
    /// Width in pixels.
    width: u32,
    /// Height in pixels.
    height: u32,
    /// Size of the file.
    bytes: u64,
}

/// A film of the shop's library.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub(crate) struct KeptFilm {
    /// Its id, by which everything that shows it names it as `filmId`.
    id: FilmId,
    /// What the shop calls it.
    title: String,
    /// Whether anybody may watch it; otherwise only those who bought its course.
    public: bool,
    /// How far it is.
    state: FilmState,
    /// Why its file was no good, as a code.
    problem: Option<String>,
    /// It plays only once it has loaded whole, and the machine has no tools to change that.
    plays_late: bool,
    /// Size of its file.
    bytes: u64,
    /// How much of it has arrived, while it is being uploaded.
    arrived: Option<u64>,
    /// Whether the caller uploads it, and can go on with it.
    own: bool,
    /// Width in pixels, once it can be watched.
    width: Option<u32>,
    /// Height in pixels, once it can be watched.
    height: Option<u32>,
    /// Length in seconds, once it can be watched.
    seconds: Option<u32>,
    /// The copy for slow networks.
    smaller: Option<SmallerFilm>,
    /// A smaller copy made by hand that is on its way.
    smaller_coming: Option<FilmId>,
    /// Id of its cover picture.
    cover_id: Option<i64>,
    /// Its cover picture.
    cover: Option<Picture>,
    /// Languages of its captions: "en", "ta".
    captions: Vec<String>,
    /// What is done with it, in order; empty before its file is here.
    steps: Vec<FilmStep>,
    /// What shows it; a film that something shows cannot be deleted.
    uses: Vec<KeptUse>,
    /// When its upload began.
    kept_at: Timestamp,
    /// Since when it is in the bin.
    deleted_at: Option<Timestamp>,
}

/// Part of the library.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub(crate) struct KeptFilmPage {
    /// Newest first; at most fifty.
    items: Vec<KeptFilm>,
    /// What to send as `before` for the next part; absent at the end.
    next: Option<FilmId>,
    /// Whether the machine makes smaller copies and covers by itself.
    tools: bool,
}

/// What part of the library is looked at.
#[derive(Default)]
pub(super) struct Wanted {
    pub words: Option<String>,
    pub before: Option<FilmId>,
    pub deleted: bool,
    pub public: Option<bool>,
}

struct Row {
    id: FilmId,
    title: String,
    public: bool,
    state: String,
    problem: Option<String>,
    plays_late: bool,
    bytes: i64,
    width: Option<u32>,
    height: Option<u32>,
    seconds: Option<u32>,
    smaller_width: Option<u32>,
    smaller_height: Option<u32>,
    smaller_bytes: Option<i64>,
    smaller_coming: Option<i64>,
    cover_id: Option<i64>,
    captions: Option<String>,
    uploader: Option<i64>,
    upload: Option<String>,
    kept_at: i64,
    deleted_at: Option<i64>,
}

impl Media {
    pub(super) async fn films_of_library(
        &self,
        uses: &Uses,
        caller: i64,
        wanted: Wanted,
    ) -> Result<KeptFilmPage, Failure> {
        let words = words(wanted.words.as_deref());
        let mut rows = self
            .film_rows(
                None,
                words,
                wanted.before,
                Some(wanted.deleted),
                wanted.public,
            )
            .await?;
        let more = rows.len() > PAGE;
        rows.truncate(PAGE);
        let next = rows.last().map(|row| row.id).filter(|_| more);
        Ok(KeptFilmPage {
            items: self.described(uses, caller, rows).await?,
            next,
            tools: self.tools.is_some(),
        })
    }

    pub(super) async fn kept_film(
        &self,
        uses: &Uses,
        caller: i64,
        film: FilmId,
    ) -> Result<KeptFilm, Failure> {
        let rows = self.film_rows(Some(film), None, None, None, None).await?;
        let found = self.described(uses, caller, rows).await?.pop();
        found.ok_or_else(|| codes::FILM_NOT_FOUND.into())
    }

    async fn film_rows(
        &self,
        id: Option<FilmId>,
        words: Option<String>,
        before: Option<FilmId>,
        deleted: Option<bool>,
        public: Option<bool>,
    ) -> Result<Vec<Row>, Failure> {
        let most = PAGE as i64 + 1;
        Ok(sqlx::query_as!(
            Row,
            r#"SELECT film.id AS "id!", film.title, film.public AS "public: bool", film.state, film.problem,
                      film.plays_late AS "plays_late: bool", film.bytes, film.width AS "width: u32",
                      film.height AS "height: u32", film.seconds AS "seconds: u32",
                      film.smaller_width AS "smaller_width: u32", film.smaller_height AS "smaller_height: u32",
                      film.smaller_bytes, film.cover_id, film.kept_at, film.deleted_at,
                      (SELECT coming.id FROM media_film AS coming WHERE coming.smaller_of = film.id
                       ORDER BY coming.id DESC LIMIT 1) AS "smaller_coming: i64",
                      (SELECT group_concat(language, ' ') FROM media_film_captions AS captions
                       WHERE captions.film_id = film.id) AS "captions: String",
                      upload.user_id AS "uploader?", upload.file AS "upload?"
               FROM media_film AS film LEFT JOIN media_film_upload AS upload ON upload.film_id = film.id
               WHERE (?1 IS NULL OR film.id = ?1) AND (?1 IS NOT NULL OR film.smaller_of IS NULL)
                 AND (?2 IS NULL OR instr(lower(film.title), ?2) > 0)
                 AND (?3 IS NULL OR film.id < ?3)
                 AND (?4 IS NULL OR (film.deleted_at IS NOT NULL) = ?4)
                 AND (?5 IS NULL OR film.public = ?5)
               ORDER BY film.id DESC LIMIT ?6"#,
            id,
            words,
            before,
            deleted,
            public,
            most
        )
        .fetch_all(self.db.read())
        .await?)
    }

    async fn described(
        &self,
        uses: &Uses,
        caller: i64,
        rows: Vec<Row>,
    ) -> Result<Vec<KeptFilm>, Failure> {
        let ids: Vec<FilmId> = rows.iter().map(|row| row.id).collect();
        let covers: Vec<i64> = rows.iter().filter_map(|row| row.cover_id).collect();
        let covers = self.all_pictures(&covers).await?;
        let mut shown = uses.of_films(&ids).await?;
        let mut steps = self.steps_of(&ids).await?;
        let films = rows.into_iter().map(|row| KeptFilm {
            id: row.id,
            title: row.title,
            public: row.public,
            state: state(&row.state),
            problem: row.problem,
            plays_late: row.plays_late,
            bytes: row.bytes.unsigned_abs(),
            arrived: row.upload.filter(|_| row.state == "uploading").map(|file| {
                // The length alone: whoever goes on with it asks for what is safe.
                std::fs::metadata(self.folders.unfinished.join(file)).map_or(0, |facts| facts.len())
            }),
            own: row.uploader == Some(caller) && row.state == "uploading",
            width: row.width,
            height: row.height,
            seconds: row.seconds,
            smaller: smaller(row.smaller_width, row.smaller_height, row.smaller_bytes),
            smaller_coming: row.smaller_coming,
            cover_id: row.cover_id,
            cover: row.cover_id.and_then(|id| covers.get(&id).cloned()),
            captions: row
                .captions
                .iter()
                .flat_map(|languages| languages.split(' '))
                .map(str::to_owned)
                .collect(),
            steps: steps.remove(&row.id).unwrap_or_default(),
            uses: shown.remove(&row.id).unwrap_or_default(),
            kept_at: Timestamp(row.kept_at),
            deleted_at: row.deleted_at.map(Timestamp),
        });
        Ok(films.collect())
    }

    async fn steps_of(&self, films: &[FilmId]) -> Result<HashMap<FilmId, Vec<FilmStep>>, Failure> {
        let ids = format!("{films:?}");
        let rows = sqlx::query!(
            "SELECT film_id, step, state FROM media_film_step
             WHERE film_id IN (SELECT value FROM json_each(?)) ORDER BY film_id, place",
            ids
        )
        .fetch_all(self.db.read())
        .await?;
        let mut steps: HashMap<FilmId, Vec<FilmStep>> = HashMap::new();
        for row in rows {
            let state = step_state(&row.state);
            let running = state == FilmStepState::Running;
            steps.entry(row.film_id).or_default().push(FilmStep {
                name: step_name(&row.step),
                state,
                percent: running.then(|| self.percent_of(row.film_id)).flatten(),
            });
        }
        Ok(steps)
    }
}

fn smaller(width: Option<u32>, height: Option<u32>, bytes: Option<i64>) -> Option<SmallerFilm> {
    Some(SmallerFilm {
        width: width?,
        height: height?,
        bytes: bytes?.unsigned_abs(),
    })
}

// The tables know no other words than these.

fn state(kept: &str) -> FilmState {
    match kept {
        "uploading" => FilmState::Uploading,
        "processing" => FilmState::Processing,
        "ready" => FilmState::Ready,
        _ => FilmState::Failed,
    }
}

fn step_name(kept: &str) -> FilmStepName {
    match kept {
        "check" => FilmStepName::Check,
        "prepare" => FilmStepName::Prepare,
        "cover" => FilmStepName::Cover,
        _ => FilmStepName::Smaller,
    }
}

fn step_state(kept: &str) -> FilmStepState {
    match kept {
        "waiting" => FilmStepState::Waiting,
        "running" => FilmStepState::Running,
        "done" => FilmStepState::Done,
        "skipped" => FilmStepState::Skipped,
        _ => FilmStepState::Failed,
    }
}

//! A user's progress through the lessons of a course.

use std::collections::HashMap;

use kernel::{Failure, VideoId};
use poem_openapi::Object;
use sqlx::SqlitePool;

use crate::{
    Courses,
    lesson_file::{self, LessonFile},
    played::{self, Played},
};

/// Milliseconds before the end from which a video counts as finished and starts over.
const END: i64 = 3_000;

/// A lesson of a bought course, with progress.
#[derive(Object, Clone)]
#[oai(rename_all = "camelCase")]
pub struct EnrolmentLesson {
    /// Id of the lesson.
    pub id: i64,
    /// Title.
    pub title: String,
    /// Length of the video in seconds.
    pub seconds: u32,
    /// Watched share of the video, 0 to 100. Repeated parts count once.
    pub watched_percent: u8,
    /// Where to resume, on any device. 0 once it was played to the end.
    pub position_seconds: f64,
    /// Whether 90 per cent were watched.
    pub done: bool,
    /// Files to download; none while the course cannot be watched.
    pub files: Vec<LessonFile>,
}

/// All lessons of one enrolment.
#[derive(Default)]
pub struct Watched {
    pub lessons: Vec<EnrolmentLesson>,
    watched_ms: i64,
    length_ms: i64,
    last: Option<(i64, i64)>,
}

impl Watched {
    /// Share of all lessons, weighted by length.
    pub fn percent(&self) -> u8 {
        played::percent(self.watched_ms, self.length_ms)
    }

    /// Whether all lessons are done.
    pub fn is_done(&self) -> bool {
        !self.lessons.is_empty() && self.lessons.iter().all(|lesson| lesson.done)
    }

    /// The lesson played last.
    pub fn last_lesson(&self) -> Option<i64> {
        self.last.map(|(_, lesson)| lesson)
    }
}

struct Row {
    enrolment_id: i64,
    lesson_id: i64,
    title: String,
    video_id: VideoId,
    position_ms: Option<i64>,
    played: Option<String>,
    updated_at: Option<i64>,
}

impl Courses {
    /// Progress by enrolment, for all or one of a user's. Lessons whose video no longer exists are
    /// left out.
    pub(crate) async fn watched_by(
        &self,
        user: i64,
        one: Option<i64>,
    ) -> Result<HashMap<i64, Watched>, Failure> {
        let rows = rows(self.deps.db.read(), user, one).await?;
        let videos: Vec<VideoId> = rows.iter().map(|row| row.video_id).collect();
        let lengths = self.deps.images.video_seconds(&videos).await?;
        let now = self.now().0;
        let mut files = lesson_file::of_user(self.deps.db.read(), user, now).await?;
        let mut all: HashMap<i64, Watched> = HashMap::new();
        for row in rows {
            let Some(seconds) = lengths.get(&row.video_id) else {
                continue;
            };
            let length_ms = i64::from(*seconds) * 1_000;
            let watched_ms = match &row.played {
                Some(json) => Played::parse(json)?.milliseconds().min(length_ms),
                None => 0,
            };
            let watched = all.entry(row.enrolment_id).or_default();
            watched.watched_ms += watched_ms;
            watched.length_ms += length_ms;
            let updated = row.updated_at.map(|at| (at, row.lesson_id));
            watched.last = watched.last.max(updated);
            watched.lessons.push(EnrolmentLesson {
                id: row.lesson_id,
                title: row.title,
                seconds: *seconds,
                watched_percent: played::percent(watched_ms, length_ms),
                position_seconds: resume_at(row.position_ms.unwrap_or(0), length_ms),
                done: played::is_done(watched_ms, length_ms),
                files: files.remove(&row.lesson_id).unwrap_or_default(),
            });
        }
        Ok(all)
    }
}

async fn rows(pool: &SqlitePool, user: i64, one: Option<i64>) -> Result<Vec<Row>, sqlx::Error> {
    sqlx::query_as!(
        Row,
        r#"SELECT enrolment.id AS "enrolment_id!", lesson.id AS "lesson_id!", lesson.title, lesson.video_id,
                  progress.position_ms AS "position_ms?", progress.played AS "played?", progress.updated_at AS "updated_at?"
           FROM courses_enrolment AS enrolment
           JOIN courses_lesson AS lesson ON lesson.course_id = enrolment.course_id AND lesson.deleted_at IS NULL
           LEFT JOIN courses_progress AS progress
             ON progress.enrolment_id = enrolment.id AND progress.lesson_id = lesson.id
           WHERE enrolment.user_id = ?1 AND (?2 IS NULL OR enrolment.id = ?2)
           ORDER BY enrolment.id, lesson.position, lesson.id"#,
        user,
        one
    )
    .fetch_all(pool)
    .await
}

/// Position to resume from, in seconds.
pub fn resume_at(position_ms: i64, length_ms: i64) -> f64 {
    if position_ms + END >= length_ms {
        0.0
    } else {
        position_ms as f64 / 1_000.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_video_resumes_where_it_stopped_and_starts_over_after_its_end() {
        assert_eq!(resume_at(12_340, 60_000), 12.34);
        assert_eq!(resume_at(57_000, 60_000), 0.0);
        assert_eq!(resume_at(70_000, 60_000), 0.0);
        assert_eq!(resume_at(0, 60_000), 0.0);
    }
}

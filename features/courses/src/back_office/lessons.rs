//! The lessons of a course, as the shop's own people see and write them: always all of them, in their order.

use std::collections::{HashMap, HashSet};

use kernel::{Failure, FieldProblem, KnownVideo, Tx, VideoId};
use poem_openapi::Object;

use crate::Courses;

/// A lesson of a course.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct LessonDetail {
    /// Id of the lesson.
    pub id: i64,
    /// What it teaches.
    pub title: String,
    /// Id of its video; absent until one is chosen.
    pub video_id: Option<i64>,
    /// Length of the video; absent until it is ready.
    pub seconds: Option<u32>,
}

/// A lesson as it is written.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct CreateLesson {
    /// Of a lesson of this course; absent for a new one. A removed one comes back with its id.
    pub id: Option<i64>,
    /// What it teaches; at most 120 characters.
    #[oai(validator(min_length = 1, max_length = 120))]
    pub title: String,
    /// Id of a video that only buyers may watch.
    pub video_id: Option<i64>,
}

/// Videos as the library knows them.
pub struct Videos(HashMap<VideoId, KnownVideo>);

impl Videos {
    pub fn are_known(&self, video: VideoId) -> bool {
        self.0.contains_key(&video)
    }

    /// It can be watched.
    pub fn play(&self, video: Option<VideoId>) -> bool {
        let video = video.and_then(|video| self.0.get(&video));
        video.is_some_and(|video| video.ready)
    }

    /// Anybody may watch it.
    pub fn are_open(&self, video: VideoId) -> bool {
        self.0.get(&video).is_some_and(|video| video.public)
    }
}

impl Courses {
    pub(super) async fn videos(&self, ids: &[VideoId]) -> Result<Videos, Failure> {
        Ok(Videos(self.deps.images.known_videos(ids).await?))
    }

    /// By course, in the order in which they are taught; `seconds` is not known yet.
    pub(super) async fn lessons_of(
        &self,
        courses: &[i64],
    ) -> Result<HashMap<i64, Vec<LessonDetail>>, Failure> {
        let ids = format!("{courses:?}");
        let rows = sqlx::query!(
            r#"SELECT id AS "id!", course_id, title, video_id FROM courses_lesson
               WHERE course_id IN (SELECT value FROM json_each(?)) AND deleted_at IS NULL
               ORDER BY course_id, position, id"#,
            ids
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let mut lessons: HashMap<i64, Vec<LessonDetail>> = HashMap::new();
        for row in rows {
            let of_course = lessons.entry(row.course_id).or_default();
            of_course.push(LessonDetail {
                id: row.id,
                title: row.title,
                video_id: (row.video_id > 0).then_some(row.video_id),
                seconds: None,
            });
        }
        Ok(lessons)
    }
}

/// Finds the problems of a course's lessons. A public video would give the lesson away.
pub fn problems(
    lessons: &[CreateLesson],
    own: &HashSet<i64>,
    videos: &Videos,
) -> Vec<FieldProblem> {
    let mut seen = HashSet::new();
    let mut problems = Vec::new();
    for (place, lesson) in lessons.iter().enumerate() {
        let mut wrong = |field: &str, wording: &str| {
            let field = format!("lessons.{place}.{field}");
            problems.push(FieldProblem::new(field, "invalid", wording));
        };
        if lesson
            .id
            .is_some_and(|id| !own.contains(&id) || !seen.insert(id))
        {
            wrong("id", "This is no lesson of the course.");
        }
        let Some(video) = lesson.video_id else {
            continue;
        };
        if !videos.are_known(video) {
            wrong("videoId", "Choose a video of the library.");
        } else if videos.are_open(video) {
            let wording = "Anybody may watch this video. Choose one that only buyers may watch.";
            wrong("videoId", wording);
        }
    }
    problems
}

/// The ids of all lessons of a course, also of those that were taken out.
pub async fn own_ids(tx: &mut Tx, course: i64) -> Result<HashSet<i64>, Failure> {
    let ids = sqlx::query_scalar!(
        r#"SELECT id AS "id!" FROM courses_lesson WHERE course_id = ?"#,
        course
    )
    .fetch_all(&mut **tx)
    .await?;
    Ok(ids.into_iter().collect())
}

/// Stores the lessons. One that is not named is removed and can be restored for 30 days.
pub async fn keep(
    tx: &mut Tx,
    course: i64,
    lessons: &[CreateLesson],
    now: i64,
) -> Result<(), Failure> {
    sqlx::query!(
        "UPDATE courses_lesson SET deleted_at = ?2 WHERE course_id = ?1 AND deleted_at IS NULL",
        course,
        now
    )
    .execute(&mut **tx)
    .await?;
    for (position, lesson) in (1_i64..).zip(lessons) {
        let (title, video) = (lesson.title.trim(), lesson.video_id.unwrap_or(0));
        match lesson.id {
            Some(id) => {
                sqlx::query!(
                    "UPDATE courses_lesson SET title = ?, video_id = ?, position = ?, deleted_at = NULL
                     WHERE id = ? AND course_id = ?",
                    title,
                    video,
                    position,
                    id,
                    course
                )
                .execute(&mut **tx)
                .await?;
            }
            None => {
                sqlx::query!(
                    "INSERT INTO courses_lesson (course_id, title, video_id, position) VALUES (?, ?, ?, ?)",
                    course,
                    title,
                    video,
                    position
                )
                .execute(&mut **tx)
                .await?;
            }
        }
    }
    Ok(())
}

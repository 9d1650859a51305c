//! The lessons of a course, as the shop's own people see and write them: always all of them, in their order.

use std::collections::{HashMap, HashSet};

use kernel::{Failure, FieldProblem, FilmId, KnownFilm, Tx};
use poem_openapi::Object;

use crate::Courses;

/// A lesson of a course.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct LessonSheet {
    /// Id of the lesson.
    pub id: i64,
    /// What it teaches.
    pub title: String,
    /// Id of its film; absent until one is chosen.
    pub film_id: Option<i64>,
    /// Length of the film in seconds; absent until it is ready to be watched.
    pub seconds: Option<u32>,
}

/// A lesson as it is written.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct LessonForm {
    /// Id of a lesson of this course; absent for a new one. One that was taken out comes back with its id.
    pub id: Option<i64>,
    /// What it teaches; at most 120 characters.
    #[oai(validator(min_length = 1, max_length = 120))]
    pub title: String,
    /// Id of a film of the library that only buyers may watch; absent until there is one.
    pub film_id: Option<i64>,
}

/// Films as the library knows them.
pub struct Films(HashMap<FilmId, KnownFilm>);

impl Films {
    pub fn are_known(&self, film: FilmId) -> bool {
        self.0.contains_key(&film)
    }

    /// It can be watched.
    pub fn play(&self, film: Option<FilmId>) -> bool {
        let film = film.and_then(|film| self.0.get(&film));
        film.is_some_and(|film| film.ready)
    }

    /// Anybody may watch it.
    pub fn are_open(&self, film: FilmId) -> bool {
        self.0.get(&film).is_some_and(|film| film.public)
    }
}

impl Courses {
    pub(super) async fn films(&self, ids: &[FilmId]) -> Result<Films, Failure> {
        Ok(Films(self.deps.pictures.known_films(ids).await?))
    }

    /// By course, in the order in which they are taught; `seconds` is not known yet.
    pub(super) async fn lessons_of(
        &self,
        courses: &[i64],
    ) -> Result<HashMap<i64, Vec<LessonSheet>>, Failure> {
        let ids = format!("{courses:?}");
        let rows = sqlx::query!(
            r#"SELECT id AS "id!", course_id, title, film_id FROM courses_lesson
               WHERE course_id IN (SELECT value FROM json_each(?)) AND deleted_at IS NULL
               ORDER BY course_id, position, id"#,
            ids
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let mut lessons: HashMap<i64, Vec<LessonSheet>> = HashMap::new();
        for row in rows {
            let of_course = lessons.entry(row.course_id).or_default();
            of_course.push(LessonSheet {
                id: row.id,
                title: row.title,
                film_id: (row.film_id > 0).then_some(row.film_id),
                seconds: None,
            });
        }
        Ok(lessons)
    }
}

/// What is wrong with lessons as they are written. A film for everybody would give the lesson away.
pub fn problems(lessons: &[LessonForm], own: &HashSet<i64>, films: &Films) -> Vec<FieldProblem> {
    let mut seen = HashSet::new();
    let mut problems = Vec::new();
    for (place, lesson) in lessons.iter().enumerate() {
        let mut wrong = |field: &str, words: &str| {
            let field = format!("lessons.{place}.{field}");
            problems.push(FieldProblem::new(field, "invalid", words));
        };
        if lesson
            .id
            .is_some_and(|id| !own.contains(&id) || !seen.insert(id))
        {
            wrong("id", "This is no lesson of the course.");
        }
        let Some(film) = lesson.film_id else {
            continue;
        };
        if !films.are_known(film) {
            wrong("filmId", "Choose a film of the library.");
        } else if films.are_open(film) {
            let words = "Anybody may watch this film. Choose one that only buyers may watch.";
            wrong("filmId", words);
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

/// Keeps them as written. What is not named is taken out, and can come back for 30 days.
pub async fn keep(
    tx: &mut Tx,
    course: i64,
    lessons: &[LessonForm],
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
        let (title, film) = (lesson.title.trim(), lesson.film_id.unwrap_or(0));
        match lesson.id {
            Some(id) => {
                sqlx::query!(
                    "UPDATE courses_lesson SET title = ?, film_id = ?, position = ?, deleted_at = NULL
                     WHERE id = ? AND course_id = ?",
                    title,
                    film,
                    position,
                    id,
                    course
                )
                .execute(&mut **tx)
                .await?;
            }
            None => {
                sqlx::query!(
                    "INSERT INTO courses_lesson (course_id, title, film_id, position) VALUES (?, ?, ?, ?)",
                    course,
                    title,
                    film,
                    position
                )
                .execute(&mut **tx)
                .await?;
            }
        }
    }
    Ok(())
}

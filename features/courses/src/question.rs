//! Questions of customers about a lesson, and the shop's answers.

use kernel::{
    Failure, FieldProblem, MultiLine, Timestamp, edit::refuse, limits::Limit,
    problem::TOO_MANY_REQUESTS,
};
use poem_openapi::Object;
use sqlx::SqlitePool;

use crate::{Courses, codes, question_mails};

/// Limit per customer.
const QUESTIONS: Limit = Limit::per_hour("courses.questions", 10);
/// Most questions of a lesson in one answer, newest first.
const MOST: i64 = 100;

/// A question about a lesson.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct CreateQuestion {
    /// Id of a lesson of this course.
    pub lesson_id: i64,
    /// Plain text.
    #[oai(validator(min_length = 1, max_length = 1000))]
    pub text: MultiLine,
}

/// The shop's answer to a question.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
pub struct QuestionAnswer {
    /// Plain text.
    pub text: String,
    /// When it was first answered.
    pub at: Timestamp,
}

/// Your own question about a lesson, or an answered one of another customer.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct LessonQuestion {
    /// Id of the question.
    pub id: i64,
    /// Id of the lesson.
    pub lesson_id: i64,
    /// First name of the customer.
    pub name: String,
    /// Whether it is your own.
    pub own: bool,
    /// Plain text.
    pub text: String,
    /// When it was asked.
    pub asked_at: Timestamp,
    /// Absent until the shop answers.
    pub answer: Option<QuestionAnswer>,
}

struct Row {
    id: i64,
    lesson_id: i64,
    name: String,
    own: bool,
    text: String,
    asked_at: i64,
    answer: Option<String>,
    answered_at: Option<i64>,
}

/// The answer as stored; `None` before the first.
pub fn answer_of(text: Option<String>, at: Option<i64>) -> Option<QuestionAnswer> {
    let (text, at) = text.zip(at)?;
    Some(QuestionAnswer {
        text,
        at: Timestamp(at),
    })
}

impl From<Row> for LessonQuestion {
    fn from(row: Row) -> Self {
        Self {
            id: row.id,
            lesson_id: row.lesson_id,
            name: row.name,
            own: row.own,
            text: row.text,
            asked_at: Timestamp(row.asked_at),
            answer: answer_of(row.answer, row.answered_at),
        }
    }
}

/// All questions of a user, with the course of each, for the copy of their data.
pub async fn of_user(
    pool: &SqlitePool,
    user: i64,
) -> Result<Vec<(i64, LessonQuestion)>, sqlx::Error> {
    let rows = sqlx::query!(
        r#"SELECT lesson.course_id, question.id AS "id!", question.lesson_id, question.name, question.text,
                  question.asked_at, question.answer, question.answered_at
           FROM courses_question AS question JOIN courses_lesson AS lesson ON lesson.id = question.lesson_id
           WHERE question.user_id = ? ORDER BY question.id"#,
        user
    )
    .fetch_all(pool)
    .await?;
    let questions = rows.into_iter().map(|row| {
        let question = LessonQuestion {
            id: row.id,
            lesson_id: row.lesson_id,
            name: row.name,
            own: true,
            text: row.text,
            asked_at: Timestamp(row.asked_at),
            answer: answer_of(row.answer, row.answered_at),
        };
        (row.course_id, question)
    });
    Ok(questions.collect())
}

impl Courses {
    /// A lesson's questions for a customer with access, newest first. A question that the shop hides
    /// stays visible to its customer.
    pub(crate) async fn questions(
        &self,
        user: i64,
        enrolment: i64,
        lesson: i64,
    ) -> Result<Vec<LessonQuestion>, Failure> {
        let course = self.active_course(user, enrolment).await?;
        let rows = sqlx::query_as!(
            Row,
            r#"SELECT question.id AS "id!", question.lesson_id, question.name, question.user_id = ?1 AS "own!: bool",
                      question.text, question.asked_at, question.answer, question.answered_at
               FROM courses_question AS question JOIN courses_lesson AS lesson ON lesson.id = question.lesson_id
               WHERE question.lesson_id = ?2 AND lesson.course_id = ?3 AND lesson.deleted_at IS NULL
                 AND (question.user_id = ?1 OR (question.answer IS NOT NULL AND question.hidden = 0))
               ORDER BY question.id DESC LIMIT ?4"#,
            user,
            lesson,
            course,
            MOST
        )
        .fetch_all(self.deps.db.read())
        .await?;
        Ok(rows.into_iter().map(LessonQuestion::from).collect())
    }

    pub(crate) async fn ask(
        &self,
        user: i64,
        enrolment: i64,
        input: &CreateQuestion,
    ) -> Result<LessonQuestion, Failure> {
        let course = self.active_course(user, enrolment).await?;
        let text = input.text.0.trim();
        if text.is_empty() {
            refuse(vec![FieldProblem::new(
                "text",
                "required",
                "Write your question.",
            )])?;
        }
        self.allow_question(user)?;
        let student = self.setup.people.person(user).await?;
        let name = student.map_or_else(String::new, |student| first_name(&student.name));
        let now = self.now();
        let mut tx = self.deps.db.write().await?;
        self.setup.people.expect_account(&mut tx, user).await?;
        let id = sqlx::query_scalar!(
            r#"INSERT INTO courses_question (lesson_id, user_id, name, text, asked_at)
               SELECT lesson.id, ?1, ?2, ?3, ?4 FROM courses_lesson AS lesson
               WHERE lesson.id = ?5 AND lesson.course_id = ?6 AND lesson.deleted_at IS NULL
               RETURNING id AS "id!""#,
            user,
            name,
            text,
            now.0,
            input.lesson_id,
            course
        )
        .fetch_optional(&mut *tx)
        .await?
        .ok_or(codes::LESSON_NOT_FOUND)?;
        question_mails::asked(self, &mut tx, input.lesson_id).await?;
        tx.commit().await?;
        Ok(LessonQuestion {
            id,
            lesson_id: input.lesson_id,
            name,
            own: true,
            text: text.to_owned(),
            asked_at: now,
            answer: None,
        })
    }

    fn allow_question(&self, user: i64) -> Result<(), Failure> {
        let allowed = self.deps.limits.allow(QUESTIONS, &format!("user:{user}"));
        allowed.map_err(|refused| match refused.code() {
            TOO_MANY_REQUESTS => refused.with_code(codes::TOO_MANY_QUESTIONS),
            _ => refused,
        })
    }
}

/// The part of a name that other customers see.
fn first_name(name: &str) -> String {
    name.split_whitespace()
        .next()
        .unwrap_or_default()
        .to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_customers_see_the_first_name_only() {
        assert_eq!(first_name("  Shabnam Noor Ansari"), "Shabnam");
        assert_eq!(first_name("கவிதா ராமன்"), "கவிதா");
        assert_eq!(first_name(" "), "");
    }
}

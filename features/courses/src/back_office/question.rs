//! Questions under lessons as the team sees them: of the customer, only the first name.

use kernel::{
    Failure, FieldProblem, MultiLine, Timestamp,
    edit::{expect_version, refuse},
};
use poem_openapi::{Enum, Object};
use serde_json::json;

use crate::{
    Courses, codes,
    question::{QuestionAnswer, answer_of},
    question_mails::{self, Answered},
};

/// Page size of the list.
const PAGE: usize = 50;

/// State of a question.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
pub enum QuestionState {
    /// Not answered and not hidden.
    Open,
    /// Answered, and shown to all customers of the course.
    Answered,
    /// Shown only to the customer who asked.
    Hidden,
}

/// A question, for the shop.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct QuestionDetail {
    /// Id of the question.
    pub id: i64,
    /// Id of the course.
    pub course_id: i64,
    /// Title of the course.
    pub course_name: String,
    /// Title of the lesson.
    pub lesson_title: String,
    /// First name of the customer.
    pub name: String,
    /// Plain text.
    pub text: String,
    /// When it was asked.
    pub asked_at: Timestamp,
    /// The answer, if there is one.
    pub answer: Option<QuestionAnswer>,
    /// Its state.
    pub state: QuestionState,
    /// To be sent with a change.
    pub version: i64,
}

/// Part of the questions.
#[derive(Object, Clone, Debug)]
#[oai(skip_serializing_if_is_none)]
pub struct QuestionPage {
    /// Newest first; at most fifty.
    pub items: Vec<QuestionDetail>,
    /// What to send as `before` for the next part; absent at the end.
    pub next: Option<i64>,
}

/// Questions to answer.
#[derive(Object, Debug)]
pub struct QuestionsOpen {
    /// How many.
    pub count: i64,
}

/// Answers, hides or shows a question.
#[derive(Object, Debug)]
pub struct UpdateQuestion {
    /// The answer; absent to leave the question without one.
    #[oai(validator(max_length = 2000))]
    pub answer: Option<MultiLine>,
    /// Whether only the customer who asked sees it.
    pub hidden: bool,
    /// The version that was read.
    pub version: i64,
}

/// Which questions to list.
#[derive(Default)]
pub struct QuestionFilter {
    pub one: Option<i64>,
    pub state: Option<QuestionState>,
    pub course: Option<i64>,
    pub query: Option<String>,
    pub before: Option<i64>,
}

/// A question as it was before a change.
struct Stored {
    user_id: i64,
    lesson_id: i64,
    text: String,
    answer: Option<String>,
    hidden: bool,
    version: i64,
}

fn state(answered: bool, hidden: bool) -> QuestionState {
    match (answered, hidden) {
        (_, true) => QuestionState::Hidden,
        (true, false) => QuestionState::Answered,
        (false, false) => QuestionState::Open,
    }
}

impl Courses {
    pub(super) async fn questions_open(&self) -> Result<QuestionsOpen, Failure> {
        let count = sqlx::query_scalar!(
            r#"SELECT count(*) AS "count!: i64" FROM courses_question WHERE answer IS NULL AND hidden = 0"#
        )
        .fetch_one(self.deps.db.read())
        .await?;
        Ok(QuestionsOpen { count })
    }

    pub(super) async fn question_page(
        &self,
        filter: &QuestionFilter,
    ) -> Result<QuestionPage, Failure> {
        let most = PAGE as i64 + 1;
        let hidden = filter.state.map(|state| state == QuestionState::Hidden);
        let answered = match filter.state {
            Some(QuestionState::Open) => Some(false),
            Some(QuestionState::Answered) => Some(true),
            Some(QuestionState::Hidden) | None => None,
        };
        let mut rows = sqlx::query!(
            r#"SELECT q.id AS "id!", l.course_id, o.service_name, l.title, q.name, q.text, q.asked_at, q.answer,
                      q.answered_at, q.hidden AS "hidden: bool", q.version
               FROM courses_question q
               JOIN courses_lesson l ON l.id = q.lesson_id JOIN courses_course o ON o.id = l.course_id
               WHERE (?1 IS NULL OR q.id < ?1) AND (?2 IS NULL OR q.id = ?2)
                 AND (?3 IS NULL OR l.course_id = ?3) AND (?4 IS NULL OR q.hidden = ?4)
                 AND (?5 IS NULL OR (q.answer IS NOT NULL) = ?5)
                 AND (?6 IS NULL
                   OR instr(lower(q.name || ' ' || q.text || ' ' || o.service_name || ' ' || l.title), ?6) > 0)
               ORDER BY q.id DESC LIMIT ?7"#,
            filter.before,
            filter.one,
            filter.course,
            hidden,
            answered,
            filter.query,
            most
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let more = rows.len() > PAGE;
        rows.truncate(PAGE);
        let items: Vec<QuestionDetail> = rows
            .into_iter()
            .map(|row| QuestionDetail {
                id: row.id,
                course_id: row.course_id,
                course_name: row.service_name,
                lesson_title: row.title,
                name: row.name,
                text: row.text,
                asked_at: Timestamp(row.asked_at),
                state: state(row.answer.is_some(), row.hidden),
                answer: answer_of(row.answer, row.answered_at),
                version: row.version,
            })
            .collect();
        let next = items.last().map(|one| one.id).filter(|_| more);
        Ok(QuestionPage { items, next })
    }

    /// Answers, hides or shows a question. The first answer is sent to the customer; corrections are
    /// not.
    pub(super) async fn update_question(
        &self,
        actor: i64,
        id: i64,
        input: &UpdateQuestion,
    ) -> Result<QuestionDetail, Failure> {
        let answer = input.answer.as_ref().map(|answer| answer.0.trim());
        if answer.is_some_and(str::is_empty) {
            refuse(vec![FieldProblem::new(
                "answer",
                "required",
                "Write an answer.",
            )])?;
        }
        let now = self.now();
        let mut tx = self.deps.db.write().await?;
        let before = sqlx::query_as!(
            Stored,
            r#"SELECT user_id, lesson_id, text, answer, hidden AS "hidden: bool", version
               FROM courses_question WHERE id = ?"#,
            id
        )
        .fetch_optional(&mut *tx)
        .await?
        .ok_or(codes::QUESTION_NOT_FOUND)?;
        expect_version(before.version, input.version)?;
        sqlx::query!(
            "UPDATE courses_question SET answer = ?2, hidden = ?3, version = version + 1,
                    answered_at = CASE WHEN ?2 IS NOT NULL THEN coalesce(answered_at, ?4) END
             WHERE id = ?1",
            id,
            answer,
            input.hidden,
            now.0
        )
        .execute(&mut *tx)
        .await?;
        if let (None, Some(answer)) = (&before.answer, answer) {
            let answered = Answered {
                user: before.user_id,
                lesson: before.lesson_id,
                question: &before.text,
                answer,
            };
            question_mails::answered(self, &mut tx, &answered).await?;
        }
        let action = match (before.hidden, input.hidden) {
            (false, true) => "courses.question_hidden",
            (true, false) => "courses.question_shown",
            _ => "courses.question_answered",
        };
        self.note(&mut tx, actor, action, &format!("question:{id}"), json!({}))
            .await?;
        tx.commit().await?;
        let filter = QuestionFilter {
            one: Some(id),
            ..QuestionFilter::default()
        };
        let page = self.question_page(&filter).await?;
        let question = page.items.into_iter().next();
        question.ok_or_else(|| codes::QUESTION_NOT_FOUND.into())
    }
}

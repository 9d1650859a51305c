//! Operations on questions under lessons, for the shop's own people.

use kernel::{Checked, Editor, Failure, edit::search_query};
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
    payload::Json,
};

use super::{
    Tag,
    question::{
        QuestionDetail, QuestionFilter, QuestionPage, QuestionState, QuestionsOpen, UpdateQuestion,
    },
};
use crate::Courses;

pub struct QuestionApi(pub Courses);

#[OpenApi(prefix_path = "/admin/courses/questions", tag = "Tag::BackOffice")]
impl QuestionApi {
    /// List questions.
    ///
    /// Newest first, fifty at a time.
    #[oai(path = "/", method = "get", operation_id = "admin_question_list")]
    async fn list(
        &self,
        _staff: Editor,
        /// Only open, answered or hidden ones; all of them without it.
        state: Query<Option<QuestionState>>,
        /// Id of a course.
        #[oai(name = "courseId")]
        course: Query<Option<i64>>,
        /// Part of a name, of a question, or of a title.
        #[oai(validator(max_length = 80))]
        q: Query<Option<String>>,
        /// `next` of the part before.
        before: Query<Option<i64>>,
    ) -> Result<Json<QuestionPage>, Failure> {
        let filter = QuestionFilter {
            one: None,
            state: state.0,
            course: course.0,
            query: search_query(q.0.as_deref()),
            before: before.0,
        };
        Ok(Json(self.0.question_page(&filter).await?))
    }

    /// Count open questions.
    ///
    /// Neither answered nor hidden.
    #[oai(
        path = "/open",
        method = "get",
        operation_id = "admin_question_open_view"
    )]
    async fn open(&self, _staff: Editor) -> Result<Json<QuestionsOpen>, Failure> {
        Ok(Json(self.0.questions_open().await?))
    }

    /// Answer or hide a question.
    ///
    /// The first answer is sent to the customer. All customers of the course see an answered question unless it is
    /// hidden.
    #[oai(path = "/:id", method = "put", operation_id = "admin_question_update")]
    async fn update(
        &self,
        staff: Editor,
        /// Id of the question.
        id: Path<i64>,
        input: Checked<UpdateQuestion>,
    ) -> Result<Json<QuestionDetail>, Failure> {
        Ok(Json(
            self.0.update_question(staff.0.id, id.0, &input).await?,
        ))
    }
}

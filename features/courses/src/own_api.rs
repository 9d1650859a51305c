//! Operations on the caller's own courses.

use kernel::{
    Checked, Failure, NoContent, SignedIn,
    file::FileDownload,
    review::{OwnReview, SaveReview},
};
use poem::http::{HeaderMap, Method};
use poem_openapi::{
    ApiResponse, OpenApi,
    param::{Path, Query},
    payload::Json,
};

use crate::{
    Courses,
    api::Tag,
    grant::{CreatePlaybackGrant, PlaybackGrant},
    own_courses::OwnCourse,
    ping::{PlaybackPing, PlaybackProgress},
    question::{CreateQuestion, LessonQuestion},
};

#[derive(ApiResponse)]
enum PlaybackGrantCreated {
    /// The lesson can be played.
    #[oai(status = 201)]
    Created(Json<PlaybackGrant>),
}

#[derive(ApiResponse)]
enum QuestionCreated {
    /// The shop will answer it.
    #[oai(status = 201)]
    Created(Json<LessonQuestion>),
}

pub struct OwnApi(pub Courses);

#[OpenApi(prefix_path = "/me", tag = "Tag::Courses")]
impl OwnApi {
    /// List your courses.
    ///
    /// Active ones first, then newest first.
    #[oai(path = "/courses", method = "get", operation_id = "enrolment_list")]
    async fn enrolment_list(&self, customer: SignedIn) -> Result<Json<Vec<OwnCourse>>, Failure> {
        Ok(Json(self.0.own_courses(customer.0.id, None).await?))
    }

    /// View one of your courses.
    ///
    /// With its lessons, your progress and your review.
    #[oai(path = "/courses/:id", method = "get", operation_id = "enrolment_view")]
    async fn enrolment_view(
        &self,
        customer: SignedIn,
        /// Id of the enrolment.
        id: Path<i64>,
    ) -> Result<Json<OwnCourse>, Failure> {
        Ok(Json(self.0.own_course(customer.0.id, id.0).await?))
    }

    /// Open a lesson for playback.
    ///
    /// Returns a URL for this session, valid until half an hour after the player's last ping. Two devices can play at
    /// once; one silent for two minutes makes room.
    #[oai(
        path = "/courses/:id/grants",
        method = "post",
        operation_id = "playback_grant_create"
    )]
    async fn playback_grant_create(
        &self,
        customer: SignedIn,
        /// Id of the enrolment.
        id: Path<i64>,
        input: Checked<CreatePlaybackGrant>,
    ) -> Result<PlaybackGrantCreated, Failure> {
        let granted = self.0.grant(&customer, id.0, &input).await?;
        Ok(PlaybackGrantCreated::Created(Json(granted)))
    }

    /// Report playback.
    ///
    /// Extends the URL's validity and records what was watched. New parts count up to twice the
    /// time passed since the last report.
    #[oai(
        path = "/playback/:id/pings",
        method = "post",
        operation_id = "playback_ping"
    )]
    async fn playback_ping(
        &self,
        customer: SignedIn,
        /// Id of the grant.
        id: Path<i64>,
        ping: Checked<PlaybackPing>,
    ) -> Result<Json<PlaybackProgress>, Failure> {
        Ok(Json(self.0.ping(&customer, id.0, &ping).await?))
    }

    /// Stop playback.
    ///
    /// The URL expires, and another device can play.
    #[oai(
        path = "/playback/:id",
        method = "delete",
        operation_id = "playback_end"
    )]
    async fn playback_end(
        &self,
        customer: SignedIn,
        /// Id of the grant.
        id: Path<i64>,
    ) -> Result<NoContent, Failure> {
        self.0.end_playback(&customer, id.0).await?;
        Ok(NoContent::Done)
    }

    /// Download a file of a lesson.
    ///
    /// While the lesson can be watched. The link stays when the shop replaces the file. Supports ranges.
    #[oai(
        path = "/courses/:id/files/:file",
        method = "get",
        operation_id = "lesson_file_download"
    )]
    async fn lesson_file_download(
        &self,
        customer: SignedIn,
        method: Method,
        headers: &HeaderMap,
        /// Id of the enrolment.
        id: Path<i64>,
        /// Id of the file.
        file: Path<i64>,
    ) -> Result<FileDownload, Failure> {
        let user = customer.0.id;
        self.0
            .download_file(user, id.0, file.0, &method, headers)
            .await
    }

    /// Review one of your courses.
    ///
    /// Published with your first name and an initial once approved. A changed review has to be approved again.
    #[oai(
        path = "/courses/:id/review",
        method = "put",
        operation_id = "review_update"
    )]
    async fn review_update(
        &self,
        customer: SignedIn,
        /// Id of the enrolment.
        id: Path<i64>,
        input: Checked<SaveReview>,
    ) -> Result<Json<OwnReview>, Failure> {
        Ok(Json(self.0.review(customer.0.id, id.0, &input).await?))
    }
    /// List questions about a lesson.
    ///
    /// Your own, and answered ones of other customers, newest first, at most one hundred.
    #[oai(
        path = "/courses/:id/questions",
        method = "get",
        operation_id = "question_list"
    )]
    async fn question_list(
        &self,
        customer: SignedIn,
        /// Id of the enrolment.
        id: Path<i64>,
        /// Id of a lesson of the course.
        #[oai(name = "lessonId")]
        lesson: Query<i64>,
    ) -> Result<Json<Vec<LessonQuestion>>, Failure> {
        Ok(Json(self.0.questions(customer.0.id, id.0, lesson.0).await?))
    }

    /// Ask about a lesson.
    ///
    /// The shop answers by email. Other customers of the course see an answered question with your first name.
    #[oai(
        path = "/courses/:id/questions",
        method = "post",
        operation_id = "question_create"
    )]
    async fn question_create(
        &self,
        customer: SignedIn,
        /// Id of the enrolment.
        id: Path<i64>,
        input: Checked<CreateQuestion>,
    ) -> Result<QuestionCreated, Failure> {
        let asked = self.0.ask(customer.0.id, id.0, &input).await?;
        Ok(QuestionCreated::Created(Json(asked)))
    }
}

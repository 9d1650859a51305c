//! Operations on the inbox.

use kernel::{Checked, Counter, Failure, edit::search_query};
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
    payload::Json,
};

use super::{
    Tag,
    enquiry::{self, EnquiryAnswer, EnquiryEntry, EnquiryFilter, EnquiryMark, EnquiryPage, Inbox},
};

pub struct EnquiryApi(pub Inbox);

#[OpenApi(prefix_path = "/admin/content", tag = "Tag::BackOffice")]
impl EnquiryApi {
    /// List enquiries.
    ///
    /// Newest first, fifty at a time.
    #[oai(
        path = "/enquiries",
        method = "get",
        operation_id = "admin_enquiry_list"
    )]
    async fn list(
        &self,
        _staff: Counter,
        /// Part of a name, number, address or question.
        #[oai(validator(max_length = 80))]
        q: Query<Option<String>>,
        /// `true` for unread ones.
        unread: Query<Option<bool>>,
        /// `true` for unanswered ones.
        unanswered: Query<Option<bool>>,
        /// `true` for those in the trash.
        deleted: Query<Option<bool>>,
        /// `next` of the part before.
        before: Query<Option<i64>>,
    ) -> Result<Json<EnquiryPage>, Failure> {
        let filter = EnquiryFilter {
            query: search_query(q.0.as_deref()),
            unread: unread.0.unwrap_or(false),
            unanswered: unanswered.0.unwrap_or(false),
            deleted: deleted.0.unwrap_or(false),
            before: before.0,
        };
        Ok(Json(enquiry::page(&self.0, &filter).await?))
    }

    /// Mark an enquiry as read or unread.
    ///
    /// The time of the first reading stays until it is marked as unread.
    #[oai(
        path = "/enquiries/:id",
        method = "put",
        operation_id = "admin_enquiry_update"
    )]
    async fn update(
        &self,
        staff: Counter,
        /// Row id.
        id: Path<i64>,
        mark: Checked<EnquiryMark>,
    ) -> Result<Json<EnquiryEntry>, Failure> {
        let entry = enquiry::mark(&self.0, staff.0.id, id.0, &mark).await?;
        Ok(Json(entry))
    }

    /// Mark an enquiry as answered.
    ///
    /// Or as not answered. The first answer's author and time stay. An answered enquiry counts as read.
    #[oai(
        path = "/enquiries/:id/answered",
        method = "put",
        operation_id = "admin_enquiry_answer"
    )]
    async fn answer(
        &self,
        staff: Counter,
        /// Row id.
        id: Path<i64>,
        input: Checked<EnquiryAnswer>,
    ) -> Result<Json<EnquiryEntry>, Failure> {
        let entry = enquiry::answer(&self.0, staff.0.id, id.0, &input).await?;
        Ok(Json(entry))
    }
}

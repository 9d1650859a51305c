//! Operations on the log.

use kernel::{Day, Failure, Owner, audit::Filter};
use poem_openapi::{OpenApi, param::Query, payload::Json};

use super::{Tag, audit::AuditPage};
use crate::Maintenance;

pub struct AuditApi(pub Maintenance);

#[OpenApi(prefix_path = "/admin", tag = "Tag::BackOffice")]
impl AuditApi {
    /// Read the log.
    ///
    /// Who did what, newest first, fifty lines at a time. Nobody can change or remove a line.
    #[oai(path = "/audit", method = "get", operation_id = "admin_audit_list")]
    async fn list(
        &self,
        _owner: Owner,
        /// Id of a person: only what that one did.
        actor: Query<Option<i64>>,
        /// Beginning of an action: a feature like `orders.`, or a whole one like `orders.cancelled`.
        #[oai(validator(max_length = 60))]
        action: Query<Option<String>>,
        /// Only this day, as India counts days.
        day: Query<Option<Day>>,
        /// `next` of the part before.
        before: Query<Option<i64>>,
    ) -> Result<Json<AuditPage>, Failure> {
        let filter = Filter {
            actor: actor.0,
            action: action.0.filter(|action| !action.is_empty()),
            day: day.0,
            before: before.0,
        };
        Ok(Json(self.0.audit_page(&filter).await?))
    }
}

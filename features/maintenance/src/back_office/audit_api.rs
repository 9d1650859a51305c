//! Operations on the audit log.

use kernel::{Day, Failure, Owner, audit::Filter};
use poem_openapi::{OpenApi, param::Query, payload::Json};

use super::{Tag, audit::AuditPage};
use crate::Maintenance;

pub struct AuditApi(pub Maintenance);

#[OpenApi(prefix_path = "/admin", tag = "Tag::BackOffice")]
impl AuditApi {
    /// List the audit log.
    ///
    /// Newest first, 50 entries per page. Entries cannot be changed or removed.
    #[oai(path = "/audit", method = "get", operation_id = "admin_audit_list")]
    async fn list(
        &self,
        _owner: Owner,
        /// User id: only actions of this user.
        actor: Query<Option<i64>>,
        /// Prefix of the action: a feature, such as `orders.`, or a whole action, such as
        /// `orders.cancelled`.
        #[oai(validator(max_length = 60))]
        action: Query<Option<String>>,
        /// Only this day in India.
        day: Query<Option<Day>>,
        /// `next` of the previous page.
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

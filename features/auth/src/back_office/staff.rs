//! The team: owners and staff.

use kernel::{Failure, Role, StaffRole, Timestamp};
use poem_openapi::{Enum, Object};

use crate::{
    auth::Auth,
    reset::NO_PASSWORD,
    user::{self, DEFAULT_STAFF_ROLE},
};

/// A member of the team.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct StaffMember {
    /// Id of the account.
    pub id: i64,
    /// Name.
    pub name: String,
    /// Mobile number, `+91XXXXXXXXXX`; empty once released.
    pub mobile: String,
    /// Email address; empty without one.
    pub email: String,
    /// Role.
    pub role: Role,
    /// Which role of the team; absent for owners.
    pub staff_role: Option<StaffRole>,
    /// Whether the member was invited and has not set a password yet.
    pub invited: bool,
    /// When the invitation link expires; absent if there is none.
    pub invited_until: Option<Timestamp>,
    /// When the account was blocked; absent if it is not.
    pub blocked_at: Option<Timestamp>,
    /// Whether two-factor authentication is on.
    pub two_factor: bool,
    /// When the account was last used.
    pub last_seen_at: Option<Timestamp>,
}

/// Role to give to a team member.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
pub enum TeamRole {
    /// Everything, also money, settings and the team.
    Owner,
    /// What counter and editor may do, and pin codes.
    Manager,
    /// Orders, customers, prices and counter payments.
    Counter,
    /// The pieces assigned to them.
    Maker,
    /// Catalogue, content, courses, images and videos.
    Editor,
}

impl TeamRole {
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Owner => "owner",
            Self::Manager => "manager",
            Self::Counter => "counter",
            Self::Maker => "maker",
            Self::Editor => "editor",
        }
    }

    /// Values of the columns `role` and `staff_role`.
    pub fn stored(self) -> (&'static str, &'static str) {
        match self {
            Self::Owner => ("owner", DEFAULT_STAFF_ROLE),
            staff => ("staff", staff.as_str()),
        }
    }
}

/// Lists all members, owners first.
pub async fn list(auth: &Auth) -> Result<Vec<StaffMember>, Failure> {
    let now = auth.deps.clock.now().0;
    let rows = sqlx::query!(
        r#"SELECT u.id AS "id!", u.name, coalesce(u.mobile, '') AS "mobile!: String",
                  coalesce(u.email, '') AS "email!: String", u.role, u.staff_role, u.blocked_at,
                  u.password_hash = ?1 AS "invited!: bool",
                  (SELECT expires_at FROM auth_reset r WHERE r.user_id = u.id AND r.invites = 1
                     AND r.expires_at > ?2) AS "invited_until: i64",
                  EXISTS (SELECT 1 FROM auth_two_factor t
                     WHERE t.user_id = u.id AND t.confirmed_at IS NOT NULL) AS "two_factor!: bool",
                  (SELECT max(seen_at) FROM auth_session s WHERE s.user_id = u.id) AS "last_seen_at: i64"
           FROM auth_user u WHERE u.role <> 'customer' AND u.deleted_at IS NULL ORDER BY u.role, u.name, u.id"#,
        NO_PASSWORD,
        now
    )
    .fetch_all(auth.deps.db.read())
    .await?;
    Ok(rows
        .into_iter()
        .map(|row| StaffMember {
            id: row.id,
            name: row.name,
            mobile: row.mobile,
            email: row.email,
            role: user::role(&row.role),
            staff_role: user::staff_role(&row.role, &row.staff_role),
            invited: row.invited,
            invited_until: row.invited_until.map(Timestamp),
            blocked_at: row.blocked_at.map(Timestamp),
            two_factor: row.two_factor,
            last_seen_at: row.last_seen_at.map(Timestamp),
        })
        .collect())
}

//! The caller in a test.

use async_trait::async_trait;

use super::TEST_TIME;
use crate::{
    problem::Failure,
    session::{Role, Sessions, StaffRole, User},
};

/// A user in a test: id and role, which is all a feature learns.
#[derive(Clone, Copy, Debug)]
pub struct Caller {
    pub id: i64,
    pub role: Role,
    pub staff_role: Option<StaffRole>,
}

/// Roles by the word that a token begins with.
const ROLES: [(&str, Role, Option<StaffRole>); 6] = [
    ("customer", Role::Customer, None),
    ("manager", Role::Staff, Some(StaffRole::Manager)),
    ("counter", Role::Staff, Some(StaffRole::Counter)),
    ("maker", Role::Staff, Some(StaffRole::Maker)),
    ("editor", Role::Staff, Some(StaffRole::Editor)),
    ("owner", Role::Owner, None),
];

impl Caller {
    pub const fn customer(id: i64) -> Self {
        Self {
            id,
            role: Role::Customer,
            staff_role: None,
        }
    }

    /// A manager, who may do all that staff may.
    pub const fn staff(id: i64) -> Self {
        Self::with_role(id, StaffRole::Manager)
    }

    pub const fn with_role(id: i64, role: StaffRole) -> Self {
        Self {
            id,
            role: Role::Staff,
            staff_role: Some(role),
        }
    }

    pub const fn owner(id: i64) -> Self {
        Self {
            id,
            role: Role::Owner,
            staff_role: None,
        }
    }

    pub fn token(self) -> String {
        let word = ROLES
            .iter()
            .find(|(_, role, staff_role)| (*role, *staff_role) == (self.role, self.staff_role))
            .map_or("a visitor", |(word, ..)| word);
        format!("{word}-{}", self.id)
    }
}

/// Resolves tokens that name the caller. The session's id is the user's.
pub(super) struct NamedSessions;

#[async_trait]
impl Sessions for NamedSessions {
    async fn user(&self, token: &str) -> Result<Option<User>, Failure> {
        let named = token
            .split_once('-')
            .and_then(|(word, id)| Some((word, id.parse().ok()?)));
        let Some((word, id)) = named else {
            return Ok(None);
        };
        let known = ROLES.iter().find(|(known, ..)| *known == word);
        Ok(known.map(|&(_, role, staff_role)| User {
            id,
            role,
            staff_role,
            session: id,
            authenticated_at: TEST_TIME,
        }))
    }
}

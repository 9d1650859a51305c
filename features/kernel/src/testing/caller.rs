//! The caller in a test.

use async_trait::async_trait;

use super::TEST_TIME;
use crate::{
    problem::Failure,
    session::{Role, Sessions, User},
};

/// A user in a test: id and role, which is all a feature learns.
#[derive(Clone, Copy, Debug)]
pub struct Caller {
    pub id: i64,
    pub role: Role,
}

impl Caller {
    pub const fn customer(id: i64) -> Self {
        Self {
            id,
            role: Role::Customer,
        }
    }

    pub const fn staff(id: i64) -> Self {
        Self {
            id,
            role: Role::Staff,
        }
    }

    pub const fn owner(id: i64) -> Self {
        Self {
            id,
            role: Role::Owner,
        }
    }

    pub fn token(self) -> String {
        let role = match self.role {
            Role::Customer => "customer",
            Role::Staff => "staff",
            Role::Owner => "owner",
        };
        format!("{role}-{}", self.id)
    }
}

/// Resolves tokens that name the caller. The session's id is the user's.
pub(super) struct NamedSessions;

#[async_trait]
impl Sessions for NamedSessions {
    async fn user(&self, token: &str) -> Result<Option<User>, Failure> {
        let named = token
            .split_once('-')
            .and_then(|(role, id)| Some((role, id.parse().ok()?)));
        let user = |role, id| User {
            id,
            role,
            session: id,
            authenticated_at: TEST_TIME,
        };
        Ok(match named {
            Some(("customer", id)) => Some(user(Role::Customer, id)),
            Some(("staff", id)) => Some(user(Role::Staff, id)),
            Some(("owner", id)) => Some(user(Role::Owner, id)),
            _ => None,
        })
    }
}

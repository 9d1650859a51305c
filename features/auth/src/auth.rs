//! What every part of the feature works with.

use std::sync::Arc;

use async_trait::async_trait;
use kernel::{Deps, Failure, FieldProblem, NewPassword, Sessions, Tx, mail::MailShopFacts};

use crate::{
    audit,
    hasher::Hasher,
    live_sessions::LiveSessions,
    password_rules::{self, Known},
    personal_records::PersonalRecords,
    tries::REFUSAL_TOLD,
};

/// Knows whether a customer still waits for something.
#[async_trait]
pub trait OpenOrders: Send + Sync {
    /// Asked in the transaction that deletes the account.
    async fn has_open_order(&self, tx: &mut Tx, user: i64) -> Result<bool, Failure>;
}

/// What the feature asks of others.
pub struct Neighbours {
    pub open_orders: Arc<dyn OpenOrders>,
    /// Everybody who keeps something about a person.
    pub records: Vec<Arc<dyn PersonalRecords>>,
    /// The shop's name is no password.
    pub shop: Arc<dyn MailShopFacts>,
}

/// Cheap to clone.
#[derive(Clone)]
pub struct Auth {
    pub(crate) deps: Deps,
    pub(crate) neighbours: Arc<Neighbours>,
    pub(crate) hasher: Hasher,
    sessions: LiveSessions,
}

impl Auth {
    pub fn new(deps: Deps, neighbours: Neighbours) -> Self {
        Self {
            sessions: LiveSessions::new(deps.db.clone(), deps.clock.clone()),
            hasher: Hasher::new(),
            neighbours: Arc::new(neighbours),
            deps,
        }
    }

    /// Whose session a token belongs to.
    pub fn sessions(&self) -> Arc<dyn Sessions> {
        Arc::new(self.sessions.clone())
    }

    /// How many passwords were hashed: a log-in costs one, whoever tries it.
    pub fn hashes_started(&self) -> u64 {
        self.hasher.started()
    }

    /// Whether somebody may take this password, and what is wrong with it.
    pub(crate) async fn check_password(
        &self,
        field: &str,
        password: &NewPassword,
        name: &str,
        mobile: &str,
        email: &str,
    ) -> Result<(), Failure> {
        let shop = self.neighbours.shop.mail_shop().await?;
        let known = Known {
            name,
            mobile,
            email,
            business_name: &shop.business_name,
        };
        password_rules::check(field, password, &known)
            .map_err(|problem: FieldProblem| Failure::invalid(vec![problem]))
    }

    /// Writes a refusal by a limit into the audit log, once in a while for each caller. The refusal stands whether
    /// it can be written or not.
    pub(crate) async fn tell_refusal(&self, action: &'static str, user: Option<i64>, key: &str) {
        tracing::warn!(action, user, "a limit refused a caller");
        let key = format!("{action} {key}");
        if self.deps.limits.allow(REFUSAL_TOLD, &key).is_err() {
            return;
        }
        let now = self.deps.clock.now();
        if let Err(failure) = audit::stranger_alone(&self.deps.db, now, user, action).await {
            tracing::warn!(%failure, action, "a refusal was not written down");
        }
    }
}

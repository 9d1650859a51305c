//! State and dependencies shared by all parts of the feature.

use std::sync::Arc;

use async_trait::async_trait;
use kernel::{
    AccessTokens, Deps, Failure, FieldProblem, NewPassword, PersonalRecords, Sessions, Tx,
    mail::MailShopFacts,
};

use crate::{
    hasher::Hasher,
    live_sessions::LiveSessions,
    live_tokens::LiveTokens,
    password_rules::{self, Known},
    two_factor,
    two_factor_key::TwoFactorKey,
};

/// Checks whether a customer has an order in progress.
#[async_trait]
pub trait OpenOrders: Send + Sync {
    /// Whether the user has an open order. Called in the transaction that deletes the account.
    async fn has_open_order(&self, tx: &mut Tx, user: i64) -> Result<bool, Failure>;
}

/// Services that the feature needs from the application.
pub struct Neighbours {
    pub open_orders: Arc<dyn OpenOrders>,
    /// All features that store personal records.
    pub records: Vec<Arc<dyn PersonalRecords>>,
    /// Shop facts: the shop's name is refused as a password.
    pub shop: Arc<dyn MailShopFacts>,
    /// Encrypts the secrets of authenticator apps.
    pub two_factor_key: TwoFactorKey,
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

    /// Resolves session tokens to users.
    pub fn sessions(&self) -> Arc<dyn Sessions> {
        Arc::new(self.sessions.clone())
    }

    /// Finds access tokens.
    pub fn access_tokens(&self) -> Arc<dyn AccessTokens> {
        Arc::new(LiveTokens {
            db: self.deps.db.clone(),
            clock: self.deps.clock.clone(),
        })
    }

    /// Number of users whose app codes cannot be checked because the shop was restored without its
    /// key.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn unreadable_apps(&self) -> Result<usize, Failure> {
        two_factor::unreadable_apps(&self.deps.db, &self.neighbours.two_factor_key).await
    }

    /// Number of passwords hashed so far. Every login attempt costs exactly one hash.
    pub fn hashes_started(&self) -> u64 {
        self.hasher.started()
    }

    /// Checks a new password against the rules, knowing the user's contacts and the shop's name.
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
}

//! What notifications ask of the others.

use std::sync::Arc;

use ::notifications::{LoginSessions, Setup, WaitingRequests};
use async_trait::async_trait;
use kernel::{Db, Failure, public_internet::Reach};
use orders::Orders;

use crate::context::Context;

/// Devices belong to login sessions.
struct SessionsOfAccounts(Db);

#[async_trait]
impl LoginSessions for SessionsOfAccounts {
    async fn browser(&self, session: i64) -> Result<Option<String>, Failure> {
        auth::browser_of(&self.0, session).await
    }

    async fn ended_among(&self, sessions: &[i64]) -> Result<Vec<i64>, Failure> {
        auth::ended_among(&self.0, sessions).await
    }
}

/// The number on the icon.
struct RequestsOfOrders(Orders);

#[async_trait]
impl WaitingRequests for RequestsOfOrders {
    async fn count(&self) -> Result<i64, Failure> {
        self.0.requests_waiting().await
    }
}

impl Context {
    pub fn notifications(&self, orders: &Orders) -> Setup {
        Setup {
            key: self.options.push_key.clone(),
            reach: Reach::Internet,
            people: self.people.clone(),
            sessions: Arc::new(SessionsOfAccounts(self.deps.db.clone())),
            waiting: Arc::new(RequestsOfOrders(orders.clone())),
            shop: self.shop(),
            public_address: self.options.address.clone(),
        }
    }
}

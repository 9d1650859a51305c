//! State and dependencies shared by all parts of the feature.

use std::{
    collections::HashMap,
    sync::{Arc, OnceLock},
};

use async_trait::async_trait;
use kernel::{
    Deps, Failure, MailTemplate, People, Timestamp, mail::MailShopFacts, public_internet::Reach,
};

use crate::{push_service::PushService, vapid::VapidKey};

/// Knows login sessions. Implemented outside this feature.
#[async_trait]
pub trait LoginSessions: Send + Sync {
    /// The browser of a session, like `Chrome on Android`.
    async fn browser(&self, session: i64) -> Result<Option<String>, Failure>;

    /// Those of these sessions that were ended: by a logout, a new password, or the end of the account.
    async fn ended_among(&self, sessions: &[i64]) -> Result<Vec<i64>, Failure>;
}

/// Counts the requests that await approval, for the number on the icon. Implemented outside this feature.
#[async_trait]
pub trait WaitingRequests: Send + Sync {
    async fn count(&self) -> Result<i64, Failure>;
}

/// What the feature needs from the application.
pub struct Setup {
    pub key: VapidKey,
    pub reach: Reach,
    pub people: Arc<dyn People>,
    pub sessions: Arc<dyn LoginSessions>,
    pub waiting: Arc<dyn WaitingRequests>,
    pub shop: Arc<dyn MailShopFacts>,
    /// Where push services find out who sends, and the browser's own site: the public address of the shop.
    pub public_address: String,
}

/// Cheap to clone.
#[derive(Clone)]
pub struct Notifications(pub(crate) Arc<Parts>);

pub(crate) struct Parts {
    pub deps: Deps,
    pub setup: Setup,
    pub service: PushService,
    /// The wording of events, by name of the template.
    pub templates: OnceLock<HashMap<&'static str, MailTemplate>>,
}

impl Notifications {
    pub fn new(deps: Deps, setup: Setup) -> Self {
        Self(Arc::new(Parts {
            service: PushService::new(setup.reach),
            deps,
            setup,
            templates: OnceLock::new(),
        }))
    }

    /// Takes the wording of the events of all features, once all are joined.
    pub fn word_with(&self, templates: Vec<MailTemplate>) {
        let by_name = templates
            .into_iter()
            .map(|template| (template.name, template));
        // Only the first ones count: a shop is joined once.
        self.0.templates.get_or_init(|| by_name.collect());
    }

    pub(crate) fn now(&self) -> Timestamp {
        self.0.deps.clock.now()
    }
}

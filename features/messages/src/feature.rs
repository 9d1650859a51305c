//! What every part of this feature works with.

use std::sync::{Arc, OnceLock};

use kernel::{
    Deps, Failure, MailGuard, People, SettingsStore, Timestamp, Wake,
    mail::{MailShop, MailShopFacts},
    public_internet::Reach,
};

use crate::{channels::ChannelSettings, transport::Transports};

/// What the feature needs from the application.
pub struct Setup {
    pub people: Arc<dyn People>,
    pub shop: Arc<dyn MailShopFacts>,
    /// How messages leave, as the owner set it.
    pub channels: ChannelSettings,
    pub settings: Arc<dyn SettingsStore>,
    pub reach: Reach,
    /// [`crate::WHATSAPP_ADDRESS`], except in tests.
    pub whatsapp_address: String,
    /// Closes the shop and opens it again, in the same process.
    pub reopen: Wake,
    /// Days after which messages that were sent are removed.
    pub retention_days: u16,
}

/// Cheap to clone.
#[derive(Clone)]
pub struct Messages(pub(crate) Arc<Parts>);

pub(crate) struct Parts {
    pub deps: Deps,
    pub setup: Setup,
    pub transports: Transports,
    /// Whether a message still applies: asked right before it is sent.
    pub guards: OnceLock<Vec<Arc<dyn MailGuard>>>,
}

impl Messages {
    pub fn new(deps: Deps, setup: Setup) -> Self {
        Self(Arc::new(Parts {
            transports: Transports::new(setup.reach, &setup.whatsapp_address),
            deps,
            setup,
            guards: OnceLock::new(),
        }))
    }

    /// Takes the guards of all features, once all are joined.
    pub fn guard_with(&self, guards: Vec<Arc<dyn MailGuard>>) {
        // Only the first ones count: a shop is joined once.
        self.0.guards.get_or_init(|| guards);
    }

    pub(crate) fn now(&self) -> Timestamp {
        self.0.deps.clock.now()
    }

    pub(crate) async fn shop(&self) -> Result<MailShop, Failure> {
        self.0.setup.shop.mail_shop().await
    }
}

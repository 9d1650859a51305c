//! What a shop is assembled from, beside its store.

use std::{
    net::SocketAddr,
    path::{Path, PathBuf},
    time::Duration,
};

use auth::{DemoPasswords, TwoFactorKey};
use email::Delivery;
use kernel::{Clock, Incidents, Wake};
use maintenance::{CertificateMonitor, RemoteSettings};
use media::{SPACE_FLOOR, StorageSettings};
use messages::{ChannelSettings, WHATSAPP_ADDRESS};
use notifications::VapidKey;
use payments::{PaymentsConfig, SavedKeys};

use crate::{
    config::public_address::PublicAddress,
    http::{client_address::TrustedProxies, metrics_endpoint::MetricsAccess},
    metrics::ProgramMetrics,
    setup::SetupLink,
};

/// What the configuration and the settings decide about a shop.
pub struct Options {
    pub clock: Clock,
    /// The data folder.
    pub data: PathBuf,
    pub backups: PathBuf,
    /// Where visitors reach the shop, without a slash at the end.
    pub address: String,
    /// The same as it was set, by the environment or on the set-up screen.
    pub public_address: Option<PublicAddress>,
    /// How the certificate of a shop that is https by itself is.
    pub certificate: Option<CertificateMonitor>,
    /// Where the shop itself listens: a fake provider reports payments to it over HTTP.
    pub own_address: Option<SocketAddr>,
    /// Shows its set-up and nothing else.
    pub closed: bool,
    /// Closes the store and opens it again in the same process.
    pub reopen: Wake,
    /// The link of the first start.
    pub setup: SetupLink,
    /// A demo store: the links in mails can be read, and without payment keys a fake provider answers.
    pub demo: bool,
    /// Passwords of the people of a demo store.
    pub demo_passwords: DemoPasswords,
    /// A demo store on loopback lets one customer book and pay more often.
    pub generous: bool,
    /// Whether limits count addresses.
    pub counts_addresses: bool,
    pub trusted_proxies: TrustedProxies,
    /// Counts that outlive this shop.
    pub metrics: ProgramMetrics,
    pub metrics_access: MetricsAccess,
    /// Takes reports for those who operate the shop.
    pub incidents: Incidents,
    /// From this duration on a request is logged as slow.
    pub slow: Duration,
    /// Browsers reach it over plain http from other machines, as only a demo store may be.
    pub plain_cookies: bool,
    /// What the environment says of payments.
    pub payments_config: PaymentsConfig,
    /// Keys typed on the settings screen.
    pub saved_keys: Option<SavedKeys>,
    /// How emails leave.
    pub delivery: Delivery,
    /// Days after which emails and messages that were sent are removed.
    pub mail_days: u16,
    /// Free disk space below which uploads are refused, in bytes.
    pub space_floor: u64,
    /// How messages to customers leave.
    pub message_channels: ChannelSettings,
    /// The bucket for images and videos.
    pub file_storage: Option<StorageSettings>,
    /// The bucket for copies of the backups.
    pub remote_backups: Option<RemoteSettings>,
    /// Where the WhatsApp Cloud API is.
    pub whatsapp_address: String,
    /// A previous website may be on this machine: only for tests and demo stores.
    pub import_from_this_machine: bool,
    /// Encrypts the secrets of authenticator apps.
    pub two_factor_key: TwoFactorKey,
    /// Says to push services who sends.
    pub push_key: VapidKey,
}

impl Options {
    /// The usual ones of the store in a data folder that is reached at this address.
    pub fn at(data: &Path, address: String) -> Self {
        Self {
            clock: Clock::system(),
            data: data.to_owned(),
            backups: data.join("backups"),
            address,
            public_address: None,
            certificate: None,
            own_address: None,
            closed: false,
            reopen: Wake::default(),
            setup: SetupLink::default(),
            demo: false,
            demo_passwords: DemoPasswords::published(),
            generous: false,
            counts_addresses: false,
            trusted_proxies: TrustedProxies::default(),
            metrics: ProgramMetrics::default(),
            metrics_access: MetricsAccess::default(),
            incidents: Incidents::default(),
            slow: Duration::from_secs(1),
            plain_cookies: false,
            payments_config: PaymentsConfig::default(),
            saved_keys: None,
            delivery: Delivery::default(),
            mail_days: 180,
            space_floor: SPACE_FLOOR,
            message_channels: ChannelSettings::default(),
            file_storage: None,
            remote_backups: None,
            whatsapp_address: WHATSAPP_ADDRESS.to_owned(),
            import_from_this_machine: false,
            // Commands and the document set up no app; a key that is saved is the open shop's.
            two_factor_key: TwoFactorKey::for_now(),
            push_key: VapidKey::for_now(),
        }
    }
}

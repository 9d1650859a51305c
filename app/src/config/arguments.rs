//! Arguments that several commands share. Each flag has an environment variable; `--help` lists both.

use std::{
    net::SocketAddr,
    path::{Path, PathBuf},
};

use clap::{
    Args,
    builder::{PathBufValueParser, TypedValueParser},
};
use kernel::secret::Secret;
use media::SPACE_FLOOR;

use super::{
    email::EmailArguments,
    https::{Domain, HttpsSettings, domain},
    monitoring::MonitoringSettings,
    public_address::PublicAddress,
    settings::Settings,
};
use crate::http::client_address::TrustedProxies;

/// Programs that work in a folder of their own, such as ffmpeg, find the store's files by absolute paths.
fn absolute() -> impl TypedValueParser<Value = PathBuf> {
    PathBufValueParser::new().try_map(std::path::absolute)
}

/// Which store a command is about.
#[derive(Args, Debug)]
pub struct StorePlace {
    /// Folder that holds everything the store keeps
    #[arg(
        long,
        env = "BOUTIQUE_DATA",
        value_name = "DIR",
        default_value = "data/store",
        value_parser = absolute()
    )]
    pub data: PathBuf,
}

#[derive(Args, Debug)]
pub struct ShopFolder {
    #[command(flatten)]
    pub store: StorePlace,
    #[command(flatten)]
    pub backups: BackupPlace,
    /// The address people type to reach the shop, like https://shop.example
    #[arg(long, env = "BOUTIQUE_PUBLIC_URL", value_name = "URL", value_parser = public_address)]
    pub public_url: Option<PublicAddress>,
    /// Domain of a shop that is https by itself
    #[arg(
        long = "domain",
        env = "BOUTIQUE_DOMAIN",
        value_name = "NAME",
        value_delimiter = ',',
        value_parser = domain
    )]
    pub domains: Vec<Domain>,
}

impl ShopFolder {
    /// The public address as the shop knows it: given, of its first domain, or typed on the set-up screen.
    pub fn public_address(&self) -> Option<PublicAddress> {
        let of_domain = |domain: &Domain| format!("https://{domain}").parse().ok();
        let given = self.public_url.clone();
        given
            .or_else(|| self.domains.first().and_then(of_domain))
            .or_else(|| {
                let settings = Settings::load(&self.store.data).ok()?;
                settings.public_address().ok().flatten()
            })
    }
}

#[derive(Args, Debug)]
pub struct DemoSettings {
    /// Folder that holds everything the store keeps
    #[arg(
        long,
        env = "BOUTIQUE_DATA",
        value_name = "DIR",
        default_value = "data/demo-store",
        value_parser = absolute()
    )]
    pub data: PathBuf,
    #[command(flatten)]
    pub shop: ShopSettings,
    /// Let other machines reach the demo
    #[arg(long)]
    pub public: bool,
    /// For tests: each line on the standard input says by how many seconds the shop's clock is ahead from then on
    #[arg(long, conflicts_with = "public")]
    pub clock_from_stdin: bool,
    /// For tests: a previous website that is imported may be on this machine
    #[arg(long, conflicts_with = "public")]
    pub import_from_this_machine: bool,
}

#[derive(Args, Debug)]
pub struct ServeSettings {
    #[command(flatten)]
    pub store: StorePlace,
    #[command(flatten)]
    pub shop: ShopSettings,
    #[command(flatten)]
    pub https: HttpsSettings,
}

/// What an open shop is told, demo or real.
#[derive(Args, Debug)]
pub struct ShopSettings {
    #[command(flatten)]
    pub backups: BackupPlace,
    #[command(flatten)]
    pub network: NetworkSettings,
    #[command(flatten)]
    pub payments: PaymentSettings,
    #[command(flatten)]
    pub mail: EmailArguments,
    #[command(flatten)]
    pub retention: Retention,
    #[command(flatten)]
    pub space: FreeSpace,
    #[command(flatten)]
    pub monitoring: MonitoringSettings,
}

/// How long personal data stays.
#[derive(Args, Clone, Copy, Debug)]
pub struct Retention {
    /// Days after which mails that were sent are removed
    #[arg(
        long,
        env = "BOUTIQUE_MAIL_DAYS",
        value_name = "DAYS",
        default_value = "180",
        value_parser = mail_days
    )]
    pub mail_days: u16,
}

/// How much of the disk uploads leave free.
#[derive(Args, Clone, Copy, Debug)]
pub struct FreeSpace {
    /// Free disk space in bytes below which uploads are refused
    #[arg(
        long,
        env = "BOUTIQUE_FREE_SPACE_FLOOR",
        value_name = "BYTES",
        default_value_t = SPACE_FLOOR,
        value_parser = free_space_floor
    )]
    pub free_space_floor: u64,
}

#[derive(Args, Debug)]
pub struct BackupPlace {
    /// Folder in which backups lie [default: DIR/backups]
    #[arg(long = "backups", env = "BOUTIQUE_BACKUP_DIR", value_name = "DIR")]
    pub folder: Option<PathBuf>,
}

impl BackupPlace {
    /// Beside the shop's own files, unless it was said.
    pub fn of(&self, data: &Path) -> PathBuf {
        self.folder.clone().unwrap_or_else(|| data.join("backups"))
    }
}

#[derive(Args, Debug)]
pub struct NetworkSettings {
    /// Where to listen [default: 127.0.0.1:3000]
    #[arg(
        long,
        env = "BOUTIQUE_LISTEN",
        value_name = "ADDR:PORT",
        value_parser = listen_address
    )]
    pub listen: Option<SocketAddr>,
    /// The address people type to reach the shop, like https://shop.example
    #[arg(long, env = "BOUTIQUE_PUBLIC_URL", value_name = "URL", value_parser = public_address)]
    pub public_url: Option<PublicAddress>,
    /// Proxies whose X-Forwarded-For is believed: addresses and ranges, separated by commas
    #[arg(
        long,
        env = "BOUTIQUE_TRUSTED_PROXIES",
        value_name = "LIST",
        default_value = "",
        hide_default_value = true,
        value_parser = trusted_proxies
    )]
    pub trusted_proxies: TrustedProxies,
}

/// Keys of the payment provider. All or none of the first three; what is empty is not set.
#[derive(Args, Clone, Debug, Default)]
#[command(next_help_heading = "Payments (without keys they are tests, and no money moves)")]
pub struct PaymentSettings {
    /// The provider's key id, rzp_test_... or rzp_live_...
    #[arg(
        long = "razorpay-key-id",
        env = "BOUTIQUE_RAZORPAY_KEY_ID",
        value_name = "ID"
    )]
    pub key_id: Option<String>,
    /// The secret that belongs to the key id
    #[arg(
        long = "razorpay-key-secret",
        env = "BOUTIQUE_RAZORPAY_KEY_SECRET",
        value_name = "SECRET",
        hide_env_values = true
    )]
    pub key_secret: Option<Secret>,
    /// The secret with which the provider signs its webhooks
    #[arg(
        long = "razorpay-webhook-secret",
        env = "BOUTIQUE_RAZORPAY_WEBHOOK_SECRET",
        value_name = "SECRET",
        hide_env_values = true
    )]
    pub webhook_secret: Option<Secret>,
    /// The webhook's secret before it was changed: messages on their way still carry it
    #[arg(
        long = "razorpay-webhook-secret-previous",
        env = "BOUTIQUE_RAZORPAY_WEBHOOK_SECRET_PREVIOUS",
        value_name = "SECRET",
        hide_env_values = true
    )]
    pub webhook_secret_previous: Option<Secret>,
    /// Base address of the provider's API [default: the provider's own]
    #[arg(
        long = "razorpay-api",
        env = "BOUTIQUE_RAZORPAY_API",
        value_name = "URL"
    )]
    pub api: Option<String>,
    /// Address of the provider's checkout script [default: the provider's own]
    #[arg(
        long = "razorpay-checkout",
        env = "BOUTIQUE_RAZORPAY_CHECKOUT",
        value_name = "URL"
    )]
    pub checkout: Option<String>,
}

fn free_space_floor(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| {
        "BOUTIQUE_FREE_SPACE_FLOOR: write a number of bytes, like 1000000000".to_owned()
    })
}

fn mail_days(text: &str) -> Result<u16, String> {
    text.parse()
        .ok()
        .filter(|days| (7..=3_650).contains(days))
        .ok_or_else(|| "BOUTIQUE_MAIL_DAYS: write a number of days from 7 to 3650".to_owned())
}

// clap names the flag; an operator who set the variable looks for the variable's name.
fn listen_address(text: &str) -> Result<SocketAddr, String> {
    text.parse()
        .map_err(|_| "BOUTIQUE_LISTEN: write an address and a port, like 127.0.0.1:3000".to_owned())
}

fn public_address(text: &str) -> Result<PublicAddress, String> {
    text.parse()
        .map_err(|hint| format!("BOUTIQUE_PUBLIC_URL: {hint}"))
}

fn trusted_proxies(text: &str) -> Result<TrustedProxies, String> {
    text.parse()
        .map_err(|hint| format!("BOUTIQUE_TRUSTED_PROXIES: {hint}"))
}

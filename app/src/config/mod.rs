//! Settings that fit together, or a sentence that says which does not and how to fix it.

pub mod arguments;
pub mod backup_bucket;
pub mod email;
pub mod https;
mod key_file;
pub mod monitoring;
pub mod payments_config;
pub mod public_address;
pub mod push_key;
pub mod settings;
pub mod two_factor_key;

use std::{
    net::{Ipv4Addr, SocketAddr},
    path::PathBuf,
};

use ::email::DeliverySettings;
use auth::DemoPasswords;
use payments::PaymentsConfig;

use self::{
    arguments::{DemoSettings, ServeSettings, ShopSettings},
    https::HttpsConfig,
    monitoring::MonitoringSettings,
    public_address::PublicAddress,
};
use crate::http::{accept::Connections, client_address::TrustedProxies};

/// Where a shop listens, unless it is said. What is in front of it is on the same machine.
const LISTEN: SocketAddr = SocketAddr::new(std::net::IpAddr::V4(Ipv4Addr::LOCALHOST), 3000);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    Demo,
    Serve,
}

/// Everything a store needs to know to open.
#[derive(Clone, Debug)]
pub struct Config {
    pub mode: Mode,
    pub data: PathBuf,
    pub backups: PathBuf,
    /// Where plain http is answered.
    pub listen: SocketAddr,
    /// A shop that is https by itself; plain http leads there.
    pub https: Option<HttpsConfig>,
    /// A demo store may have none: it is reached at whatever address it listens on. A real one is told by the set-up
    /// screen then.
    pub public_address: Option<PublicAddress>,
    pub trusted_proxies: TrustedProxies,
    /// Strangers may look at the demo store.
    pub public: bool,
    /// The demo store's clock is moved by lines on stdin.
    pub clock_from_stdin: bool,
    /// A previous website that the demo store imports may be on this machine.
    pub import_from_this_machine: bool,
    pub payments: PaymentsConfig,
    /// How mails leave, if the machine's settings say it; else the owner does.
    pub mail: Option<DeliverySettings>,
    /// Days after which mails that were sent are removed.
    pub mail_days: u16,
    /// Free disk space below which uploads are refused, in bytes.
    pub space_floor: u64,
    pub monitoring: MonitoringSettings,
}

impl Config {
    /// The configuration of a demo shop.
    ///
    /// # Errors
    /// A sentence that names the invalid setting.
    pub fn demo(settings: DemoSettings) -> Result<Self, String> {
        let listen = settings.shop.network.listen.unwrap_or(LISTEN);
        if !listen.ip().is_loopback() && !settings.public {
            return Err(format!(
                "--listen (BOUTIQUE_LISTEN) is {listen}, which other machines can reach, and this is a demo store. \
                 Listen on 127.0.0.1, or say --public if strangers may look at it."
            ));
        }
        Ok(Self {
            public: settings.public,
            clock_from_stdin: settings.clock_from_stdin,
            import_from_this_machine: settings.import_from_this_machine,
            ..Self::new(Mode::Demo, settings.data, settings.shop)?
        })
    }

    /// The configuration of a real shop.
    ///
    /// # Errors
    /// A sentence that names the invalid setting.
    pub fn serve(settings: ServeSettings) -> Result<Self, String> {
        if let Some(address) = &settings.shop.network.public_url
            && !address.suits_a_real_store()
        {
            return Err(format!(
                "--public-url (BOUTIQUE_PUBLIC_URL) is {address}. A real store needs an https address: \
                 say --domain, and it gets the certificate itself, or put a proxy such as Caddy in front."
            ));
        }
        let network = &settings.shop.network;
        let https = settings.https.config(network.public_url.as_ref())?;
        if https.is_some() && network.listen.is_some() {
            return Err(
                "--listen (BOUTIQUE_LISTEN) is for a shop behind a proxy, and --domain (BOUTIQUE_DOMAIN) for one without. \
                 Leave one of them out; --https-listen and --http-listen say where a shop with a domain listens."
                    .to_owned(),
            );
        }
        let config = Self::new(Mode::Serve, settings.store.data, settings.shop)?;
        Ok(match https {
            Some(https) => Self {
                listen: https.http_listen,
                public_address: Some(https.public_address.clone()),
                https: Some(https),
                ..config
            },
            None => config,
        })
    }

    fn new(mode: Mode, data: PathBuf, shop: ShopSettings) -> Result<Self, String> {
        shop.monitoring.token()?;
        Ok(Self {
            mode,
            backups: shop.backups.of(&data),
            data,
            listen: shop.network.listen.unwrap_or(LISTEN),
            https: None,
            public_address: shop.network.public_url,
            trusted_proxies: shop.network.trusted_proxies,
            public: false,
            clock_from_stdin: false,
            import_from_this_machine: false,
            payments: shop.payments.config()?,
            mail: shop.mail.settings()?,
            mail_days: shop.retention.mail_days,
            space_floor: shop.space.free_space_floor,
            monitoring: shop.monitoring,
        })
    }

    /// Strangers who can reach a demo store must not know its passwords from the README.
    pub fn demo_passwords(&self) -> DemoPasswords {
        if self.public {
            DemoPasswords::random()
        } else {
            DemoPasswords::published()
        }
    }

    /// Browsers keep no `Secure` cookie of another machine that they reach over plain http.
    pub fn plain_cookies(&self) -> bool {
        let https = self
            .public_address
            .as_ref()
            .is_some_and(PublicAddress::is_https);
        self.public && !https && !self.listen.ip().is_loopback()
    }

    /// Limits count addresses except in a demo store on loopback, where everybody has the same one.
    pub fn counts_addresses(&self) -> bool {
        self.mode == Mode::Serve || !self.listen.ip().is_loopback()
    }

    pub fn connections(&self) -> Connections {
        let usual = Connections::default();
        Connections {
            per_client: usual.per_client.filter(|_| self.mode == Mode::Serve),
            trusted_proxies: self.trusted_proxies.clone(),
            ..usual
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;
    use crate::commands::{Cli, Command};

    fn config(arguments: &[&str]) -> Result<Config, String> {
        let arguments = std::iter::once(&"boutique").chain(arguments);
        match Cli::try_parse_from(arguments)
            .map_err(|error| error.to_string())?
            .command
        {
            Command::Demo(settings) => Config::demo(settings),
            Command::Serve(settings) => Config::serve(*settings),
            _ => Err("no store".to_owned()),
        }
    }

    #[test]
    fn a_demo_needs_nothing_and_stays_at_home() {
        let config = config(&["demo"]).unwrap();
        assert_eq!(config.listen.to_string(), "127.0.0.1:3000");
        assert!(!config.counts_addresses());
        assert!(config.connections().per_client.is_none());
        assert!(!config.plain_cookies());
        assert_eq!(config.demo_passwords(), DemoPasswords::published());
    }

    #[test]
    fn the_data_folder_is_absolute() {
        let here = std::env::current_dir().unwrap();
        let folder = |arguments: &[&str]| config(arguments).unwrap().data;
        assert_eq!(folder(&["demo"]), here.join("data/demo-store"));
        assert_eq!(folder(&["demo", "--data", "./shop"]), here.join("shop"));
        assert_eq!(
            folder(&["demo", "--data", "/srv/shop"]),
            std::path::Path::new("/srv/shop")
        );
    }

    #[test]
    fn only_a_demo_at_home_lets_its_clock_be_moved() {
        assert!(!config(&["demo"]).unwrap().clock_from_stdin);
        assert!(
            config(&["demo", "--clock-from-stdin"])
                .unwrap()
                .clock_from_stdin
        );
        assert!(config(&["demo", "--public", "--clock-from-stdin"]).is_err());
        assert!(config(&["serve", "--clock-from-stdin"]).is_err());
    }

    #[test]
    fn a_demo_listens_publicly_only_when_asked_to() {
        let refused = config(&["demo", "--listen", "0.0.0.0:3000"]).unwrap_err();
        assert!(
            refused.contains("--listen") && refused.contains("--public"),
            "{refused}"
        );
        let public = config(&["demo", "--listen", "0.0.0.0:3000", "--public"]).unwrap();
        assert!(public.counts_addresses() && public.plain_cookies());
        assert_ne!(public.demo_passwords(), DemoPasswords::published());
        let behind_proxy = ["demo", "--public", "--public-url", "https://demo.example"];
        let behind_proxy = config(&behind_proxy).unwrap();
        assert!(!behind_proxy.plain_cookies());
        assert_ne!(behind_proxy.demo_passwords(), DemoPasswords::published());
    }

    #[test]
    fn a_real_store_needs_an_https_address() {
        assert!(config(&["serve"]).unwrap().public_address.is_none());
        assert!(
            config(&["serve", "--public-url", "http://shop.example"])
                .unwrap_err()
                .contains("https")
        );
        assert!(config(&["serve", "--public-url", "http://127.0.0.1:3000"]).is_ok());
        let config = config(&["serve", "--public-url", "https://shop.example"]).unwrap();
        assert_eq!(config.connections().per_client, Some(256));
    }

    #[test]
    fn the_free_space_floor_is_a_number_of_bytes() {
        assert_eq!(config(&["serve"]).unwrap().space_floor, 1_000_000_000);
        let lower = ["serve", "--free-space-floor", "200000000"];
        assert_eq!(config(&lower).unwrap().space_floor, 200_000_000);
        let refused = config(&["serve", "--free-space-floor", "x"]).unwrap_err();
        assert!(refused.contains("BOUTIQUE_FREE_SPACE_FLOOR"), "{refused}");
    }

    #[test]
    fn a_domain_makes_a_shop_https_by_itself() {
        let config = config(&["serve", "--domain", "Shop.example,www.shop.example"]).unwrap();
        let address = config.public_address.unwrap();
        assert_eq!(address.origin(), "https://shop.example");
        assert_eq!(config.listen.port(), 80);
        let https = config.https.unwrap();
        assert_eq!(https.https_listen.port(), 443);
        assert_eq!(https.domains.len(), 2);
    }

    #[test]
    fn settings_of_https_that_do_not_go_together_are_refused() {
        let domain = ["serve", "--domain", "shop.example"];
        for (more, wording) in [
            (&["--listen", "127.0.0.1:1"][..], "BOUTIQUE_LISTEN"),
            (
                &["--public-url", "https://b.example"],
                "BOUTIQUE_PUBLIC_URL",
            ),
            (&["--public-url", "http://localhost"], "BOUTIQUE_PUBLIC_URL"),
            (&["--certificate", "a.pem"], "BOUTIQUE_KEY"),
            (
                &["--certificate", "a", "--key", "b", "--acme-staging"],
                "BOUTIQUE_ACME_STAGING",
            ),
            (
                &["--acme-directory", "http://a.example"],
                "BOUTIQUE_ACME_DIRECTORY",
            ),
            (
                &["--acme-staging", "--acme-directory", "https://a.example"],
                "BOUTIQUE_ACME_DIRECTORY",
            ),
            (&["--acme-contact", "shop"], "BOUTIQUE_ACME_CONTACT"),
            (&["--acme-root", "/nope.pem"], "BOUTIQUE_ACME_ROOT"),
            (&["--acme-root", "Cargo.toml"], "BOUTIQUE_ACME_ROOT"),
            (&["--domain", "a b"], "BOUTIQUE_DOMAIN"),
            (&["--https-listen", "443"], "BOUTIQUE_HTTPS_LISTEN"),
        ] {
            let refused = config(&[&domain, more].concat()).unwrap_err();
            assert!(refused.contains(wording), "{more:?}: {refused}");
        }
        for alone in [
            &["--acme-staging"][..],
            &["--acme-contact", "asha@example.com"],
        ] {
            let refused = config(&[&["serve"], alone].concat()).unwrap_err();
            assert!(refused.contains("BOUTIQUE_DOMAIN"), "{refused}");
        }
        assert!(config(&["demo", "--domain", "shop.example"]).is_err());
    }

    #[test]
    fn a_mistyped_setting_is_named_with_a_hint() {
        for (arguments, wording) in [
            (
                ["demo", "--listen", "3000"],
                "BOUTIQUE_LISTEN: write an address and a port",
            ),
            (
                ["demo", "--public-url", "shop"],
                "BOUTIQUE_PUBLIC_URL: write the address people type",
            ),
            (
                ["demo", "--razorpay-key-id", "key"],
                "BOUTIQUE_RAZORPAY_KEY_ID): write the key id",
            ),
            (
                ["demo", "--razorpay-webhook-secret", "canary"],
                "BOUTIQUE_RAZORPAY_KEY_ID): it is missing",
            ),
            (
                ["demo", "--razorpay-api", "http://api.example"],
                "BOUTIQUE_RAZORPAY_API): write",
            ),
            (
                ["demo", "--trusted-proxies", "proxy"],
                "BOUTIQUE_TRUSTED_PROXIES: 'proxy' is neither",
            ),
            (
                ["demo", "--metrics-token", "canary"],
                "BOUTIQUE_METRICS_TOKEN): write at least 16",
            ),
            (
                ["demo", "--metrics-listen", "0.0.0.0:9464"],
                "BOUTIQUE_METRICS_TOKEN",
            ),
            (
                ["demo", "--slow-milliseconds", "0"],
                "BOUTIQUE_SLOW_MILLISECONDS: write",
            ),
            (
                ["demo", "--smtp-url", "smtp.example"],
                "BOUTIQUE_SMTP_URL): write smtp://",
            ),
        ] {
            let refused = config(&arguments).unwrap_err();
            assert!(refused.contains(wording), "{refused}");
            assert!(!refused.contains("canary"), "{refused}");
        }
    }
}

//! How a shop is https by itself: its domains, where it listens, and where its certificate comes from.

use std::{
    fmt, fs,
    net::{IpAddr, Ipv6Addr, SocketAddr},
    path::{Path, PathBuf},
    str::FromStr,
};

use clap::Args;
use kernel::Email;
use reqwest::{Certificate, Url};

use super::public_address::PublicAddress;

const LETS_ENCRYPT: &str = "https://acme-v02.api.letsencrypt.org/directory";
const LETS_ENCRYPT_STAGING: &str = "https://acme-staging-v02.api.letsencrypt.org/directory";

#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Https without a proxy")]
pub struct HttpsSettings {
    /// Domain of the shop, like shop.example.com: answers on ports 443 and 80, with a certificate that it gets and
    /// renews. Others, like www.shop.example.com, lead to the first; repeat it, or separate them by commas
    #[arg(
        long = "domain",
        env = "BOUTIQUE_DOMAIN",
        value_name = "NAME",
        value_delimiter = ',',
        value_parser = domain
    )]
    pub domains: Vec<Domain>,
    /// Where to listen for https [default: [::]:443]
    #[arg(long, env = "BOUTIQUE_HTTPS_LISTEN", value_name = "ADDR:PORT", value_parser = https_listen)]
    pub https_listen: Option<SocketAddr>,
    /// Where to listen for http, which leads to https [default: [::]:80]
    #[arg(long, env = "BOUTIQUE_HTTP_LISTEN", value_name = "ADDR:PORT", value_parser = http_listen)]
    pub http_listen: Option<SocketAddr>,
    /// Email address that the certificate authority may write to
    #[arg(long, env = "BOUTIQUE_ACME_CONTACT", value_name = "EMAIL")]
    pub acme_contact: Option<String>,
    /// Get certificates for trying out, which browsers do not accept
    #[arg(
        long,
        env = "BOUTIQUE_ACME_STAGING",
        value_parser = clap::builder::FalseyValueParser::new()
    )]
    pub acme_staging: bool,
    /// Directory of another certificate authority [default: Let's Encrypt]
    #[arg(long, env = "BOUTIQUE_ACME_DIRECTORY", value_name = "URL")]
    pub acme_directory: Option<String>,
    /// PEM file with the root certificate of a private certificate authority
    #[arg(long, env = "BOUTIQUE_ACME_ROOT", value_name = "FILE")]
    pub acme_root: Option<PathBuf>,
    /// PEM file with a certificate and its chain, instead of ACME; read again when it changes
    #[arg(long, env = "BOUTIQUE_CERTIFICATE", value_name = "FILE")]
    pub certificate: Option<PathBuf>,
    /// PEM file with the key of the certificate
    #[arg(long, env = "BOUTIQUE_KEY", value_name = "FILE")]
    pub key: Option<PathBuf>,
}

/// A shop that is https by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HttpsConfig {
    /// Names in the certificate; at least one.
    pub domains: Vec<Domain>,
    /// Where visitors reach it; the other domains lead there.
    pub public_address: PublicAddress,
    pub https_listen: SocketAddr,
    pub http_listen: SocketAddr,
    pub source: CertificateSource,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CertificateSource {
    Acme(AcmeConfig),
    Files(CertificateFiles),
}

/// A certificate authority (RFC 8555).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AcmeConfig {
    pub directory: String,
    pub contact: Option<String>,
    /// PEM file of the root that the authority's own certificate leads to; the machine's roots if absent.
    pub root: Option<PathBuf>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CertificateFiles {
    pub certificate: PathBuf,
    pub key: PathBuf,
}

/// A host name in ASCII and lower case, without wildcards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Domain(String);

impl Domain {
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Domain {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

impl FromStr for Domain {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let hint = || format!("{text:?} is no domain: write a name like shop.example.com");
        // Umlauts and Indian scripts become the name's ASCII form.
        let url: Url = format!("https://{}/", text.trim())
            .parse()
            .map_err(|_| hint())?;
        let typed = text.trim().trim_end_matches('.');
        let name = url.domain().ok_or_else(hint)?.trim_end_matches('.');
        let plain = |part: &str| {
            let inside = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
            !part.is_empty() && part.len() <= 63 && part.bytes().all(inside)
        };
        let foreign = [':', '/', '@', '?', '#', '*'];
        if typed.contains(foreign) || name.len() > 253 || !name.split('.').all(plain) {
            return Err(hint());
        }
        Ok(Self(name.to_owned()))
    }
}

impl HttpsSettings {
    /// `None` without a domain: https is left to a proxy.
    ///
    /// # Errors
    /// A sentence that names the invalid setting.
    pub fn config(
        self,
        public_address: Option<&PublicAddress>,
    ) -> Result<Option<HttpsConfig>, String> {
        let source = self.source()?;
        let Some(first) = self.domains.first() else {
            return match self.first_given() {
                Some(flag) => Err(format!(
                    "{flag} needs a domain: say --domain shop.example.com (BOUTIQUE_DOMAIN)."
                )),
                None => Ok(None),
            };
        };
        let public_address = match public_address {
            Some(address) => address.clone(),
            None => format!("https://{first}").parse()?,
        };
        let host = public_address.host();
        if !public_address.is_https() || !self.domains.iter().any(|domain| domain.as_str() == host)
        {
            return Err(format!(
                "--public-url (BOUTIQUE_PUBLIC_URL) is {public_address}, which is not https with one of the domains \
                 (BOUTIQUE_DOMAIN). Leave it out: it follows from the first domain."
            ));
        }
        let everywhere = |port| SocketAddr::new(IpAddr::V6(Ipv6Addr::UNSPECIFIED), port);
        Ok(Some(HttpsConfig {
            public_address,
            https_listen: self.https_listen.unwrap_or_else(|| everywhere(443)),
            http_listen: self.http_listen.unwrap_or_else(|| everywhere(80)),
            domains: self.domains,
            source,
        }))
    }

    fn source(&self) -> Result<CertificateSource, String> {
        match (&self.certificate, &self.key) {
            (Some(certificate), Some(key)) => {
                if let Some(flag) = self.first_of_acme() {
                    return Err(format!(
                        "{flag} does nothing beside --certificate (BOUTIQUE_CERTIFICATE). Leave one of them out."
                    ));
                }
                Ok(CertificateSource::Files(CertificateFiles {
                    certificate: certificate.clone(),
                    key: key.clone(),
                }))
            }
            (None, None) => self.acme().map(CertificateSource::Acme),
            _ => Err(
                "--certificate (BOUTIQUE_CERTIFICATE) and --key (BOUTIQUE_KEY) belong together: say both or neither."
                    .to_owned(),
            ),
        }
    }

    fn acme(&self) -> Result<AcmeConfig, String> {
        let directory = match &self.acme_directory {
            Some(_) if self.acme_staging => {
                return Err(
                    "--acme-staging (BOUTIQUE_ACME_STAGING) is Let's Encrypt's; it does not go with \
                     --acme-directory (BOUTIQUE_ACME_DIRECTORY)."
                        .to_owned(),
                );
            }
            Some(text) => {
                let url: Option<Url> = text.parse().ok();
                if !url.is_some_and(|url| url.scheme() == "https" && url.has_host()) {
                    return Err(format!(
                        "--acme-directory (BOUTIQUE_ACME_DIRECTORY) is {text}: write the address of the directory, \
                         like {LETS_ENCRYPT}"
                    ));
                }
                text.clone()
            }
            None if self.acme_staging => LETS_ENCRYPT_STAGING.to_owned(),
            None => LETS_ENCRYPT.to_owned(),
        };
        if let Some(root) = &self.acme_root {
            acme_root(root).map_err(|why| {
                format!(
                    "--acme-root (BOUTIQUE_ACME_ROOT), {}, cannot be used: {why}.",
                    root.display()
                )
            })?;
        }
        let contact = self.acme_contact.as_deref().filter(|text| !text.is_empty());
        if let Some(text) = contact
            && Email::parse(text).is_err()
        {
            return Err(format!(
                "--acme-contact (BOUTIQUE_ACME_CONTACT) is {text}: write an email address."
            ));
        }
        Ok(AcmeConfig {
            directory,
            contact: contact.map(str::to_owned),
            root: self.acme_root.clone(),
        })
    }

    fn first_of_acme(&self) -> Option<&'static str> {
        [
            (self.acme_staging, "--acme-staging (BOUTIQUE_ACME_STAGING)"),
            (
                self.acme_directory.is_some(),
                "--acme-directory (BOUTIQUE_ACME_DIRECTORY)",
            ),
            (self.acme_root.is_some(), "--acme-root (BOUTIQUE_ACME_ROOT)"),
        ]
        .into_iter()
        .find_map(|(given, flag)| given.then_some(flag))
    }

    fn first_given(&self) -> Option<&'static str> {
        let listens = [
            (
                self.https_listen.is_some(),
                "--https-listen (BOUTIQUE_HTTPS_LISTEN)",
            ),
            (
                self.http_listen.is_some(),
                "--http-listen (BOUTIQUE_HTTP_LISTEN)",
            ),
            (
                self.certificate.is_some(),
                "--certificate (BOUTIQUE_CERTIFICATE)",
            ),
            (
                self.acme_contact
                    .as_deref()
                    .is_some_and(|text| !text.is_empty()),
                "--acme-contact (BOUTIQUE_ACME_CONTACT)",
            ),
        ];
        let listen = listens
            .into_iter()
            .find_map(|(given, flag)| given.then_some(flag));
        listen.or_else(|| self.first_of_acme())
    }
}

/// The roots of a private certificate authority.
///
/// # Errors
/// Why the file cannot be used.
pub fn acme_root(file: &Path) -> Result<Vec<Certificate>, String> {
    let pem = fs::read(file).map_err(|error| error.to_string())?;
    match Certificate::from_pem_bundle(&pem) {
        Ok(roots) if roots.is_empty() => Err("there is no certificate in it".to_owned()),
        roots => roots.map_err(|error| error.to_string()),
    }
}

// clap names the flag; an operator who set the variable looks for the variable's name.
pub(super) fn domain(text: &str) -> Result<Domain, String> {
    text.parse()
        .map_err(|hint| format!("BOUTIQUE_DOMAIN: {hint}"))
}

fn https_listen(text: &str) -> Result<SocketAddr, String> {
    text.parse()
        .map_err(|_| "BOUTIQUE_HTTPS_LISTEN: write an address and a port, like [::]:443".to_owned())
}

fn http_listen(text: &str) -> Result<SocketAddr, String> {
    text.parse()
        .map_err(|_| "BOUTIQUE_HTTP_LISTEN: write an address and a port, like [::]:80".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_domain_is_a_name_in_ascii() {
        for (typed, name) in [
            ("Shop.Example.com", "shop.example.com"),
            ("shop.example.", "shop.example"),
            ("münchen.example", "xn--mnchen-3ya.example"),
            ("localhost", "localhost"),
        ] {
            assert_eq!(typed.parse::<Domain>().unwrap().as_str(), name);
        }
        for wrong in [
            "",
            "*.shop.example",
            "192.0.2.1",
            "[::1]",
            "https://shop.example",
            "shop.example:443",
            "shop..example",
            "shop_1.example",
        ] {
            assert!(wrong.parse::<Domain>().is_err(), "{wrong}");
        }
    }
}

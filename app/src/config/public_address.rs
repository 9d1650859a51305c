//! The address people type to reach the shop.

use std::{fmt, net::IpAddr, str::FromStr};

use poem::http::Uri;

/// `https://shop.example`: scheme, host and, if unusual, port; nothing after that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicAddress {
    origin: String,
    https: bool,
    loopback: bool,
}

impl PublicAddress {
    /// As browsers write it in `Origin`.
    pub fn origin(&self) -> &str {
        &self.origin
    }

    /// The name or address without scheme and port, in lower case.
    pub fn host(&self) -> &str {
        let host = self.origin.split_once("://").map_or("", |(_, host)| host);
        let port = host.rfind(':').filter(|at| !host[*at..].contains(']'));
        port.map_or(host, |at| &host[..at])
    }

    pub fn is_https(&self) -> bool {
        self.https
    }

    /// Secrets travel encrypted, or not at all.
    pub fn suits_a_real_store(&self) -> bool {
        self.https || self.loopback
    }

    /// Whether it leads to this machine only.
    pub fn is_loopback(&self) -> bool {
        self.loopback
    }
}

impl fmt::Display for PublicAddress {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.origin)
    }
}

impl FromStr for PublicAddress {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || {
            "write the address people type, without a path, like https://shop.example".to_owned()
        };
        let uri: Uri = text.trim().parse().map_err(|_| wrong())?;
        let (scheme, host) = (
            uri.scheme_str().ok_or_else(wrong)?,
            uri.host().ok_or_else(wrong)?,
        );
        let usual_port = match scheme {
            "https" => 443,
            "http" => 80,
            _ => return Err(wrong()),
        };
        let userless = uri
            .authority()
            .is_some_and(|authority| !authority.as_str().contains('@'));
        if host.is_empty() || !userless || uri.path() != "/" || uri.query().is_some() {
            return Err(wrong());
        }
        let host = host.to_ascii_lowercase();
        let address: Result<IpAddr, _> = host.trim_start_matches('[').trim_end_matches(']').parse();
        let loopback = host == "localhost" || address.is_ok_and(|address| address.is_loopback());
        let port = uri.port_u16().filter(|port| *port != usual_port);
        let port = port.map(|port| format!(":{port}")).unwrap_or_default();
        Ok(Self {
            origin: format!("{scheme}://{host}{port}"),
            https: scheme == "https",
            loopback,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_is_written_as_browsers_write_it() {
        for (typed, origin) in [
            ("https://Shop.Example/", "https://shop.example"),
            ("https://shop.example:443", "https://shop.example"),
            ("http://localhost:3000", "http://localhost:3000"),
            (" http://[::1]:80 ", "http://[::1]"),
        ] {
            assert_eq!(typed.parse::<PublicAddress>().unwrap().origin(), origin);
        }
    }

    #[test]
    fn the_host_has_no_port() {
        for (address, host) in [
            ("https://shop.example", "shop.example"),
            ("https://shop.example:8443", "shop.example"),
            ("http://[::1]:3000", "[::1]"),
            ("http://[::1]", "[::1]"),
        ] {
            assert_eq!(address.parse::<PublicAddress>().unwrap().host(), host);
        }
    }

    #[test]
    fn anything_but_an_address_is_refused() {
        for wrong in [
            "shop.example",
            "ftp://shop.example",
            "https://shop.example/shop",
            "https://a@b.example",
            "https://",
            "",
        ] {
            assert!(wrong.parse::<PublicAddress>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn loopback_is_recognised() {
        for (address, loopback) in [
            ("http://127.0.0.1:3000", true),
            ("http://[::1]:3000", true),
            ("http://localhost", true),
            ("https://localhost.example", false),
        ] {
            assert_eq!(
                address.parse::<PublicAddress>().unwrap().is_loopback(),
                loopback,
                "{address}"
            );
        }
    }
}

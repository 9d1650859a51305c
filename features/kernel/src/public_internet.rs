//! Calls to addresses that people enter: never into a private network, and services only over https.

use std::{
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr},
    sync::OnceLock,
    time::Duration,
};

use reqwest::{
    Client, Url,
    dns::{Addrs, Name, Resolve, Resolving},
    redirect::Policy,
};

const LONGEST_ADDRESS: usize = 1_024;

/// Which services are called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Those on the internet.
    Internet,
    /// Websites on the internet, which may be old: also over http, at any port and at a bare public address.
    Websites,
    /// Also those on this machine, over http: for tests.
    ThisMachine,
}

impl Reach {
    /// Calls these services, and waits for an answer for at most so long.
    pub fn caller(self, timeout: Duration) -> Caller {
        Caller {
            reach: self,
            timeout,
            client: OnceLock::new(),
        }
    }

    fn client(self, timeout: Duration) -> Result<Client, String> {
        // Fails if a provider is already installed, which is always the same one.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let mut client = Client::builder()
            .redirect(Policy::none())
            .timeout(timeout)
            // A proxy would look names up itself.
            .no_proxy();
        if self != Self::ThisMachine {
            client = client
                .https_only(self == Self::Internet)
                .dns_resolver(PublicNames);
        }
        client
            .build()
            .map_err(|error| format!("No service can be called from this machine: {error}."))
    }

    /// The address of a service, if it may be called.
    pub fn address(self, text: &str) -> Option<Url> {
        let url = Url::parse(text)
            .ok()
            .filter(|_| text.len() <= LONGEST_ADDRESS)?;
        let plain =
            url.username().is_empty() && url.password().is_none() && url.fragment().is_none();
        let allowed = match self {
            Self::Internet => {
                url.scheme() == "https" && url.port().is_none() && url.domain().is_some_and(is_name)
            }
            Self::Websites => is_web(&url) && url.host_str().is_some_and(is_public_host),
            Self::ThisMachine => is_web(&url),
        };
        (plain && allowed).then_some(url)
    }
}

/// Calls services. Its client is made at the first call, because that reads all certificates the machine trusts.
pub struct Caller {
    reach: Reach,
    timeout: Duration,
    client: OnceLock<Client>,
}

impl Caller {
    /// A client that follows no redirects and finds no private addresses.
    ///
    /// # Errors
    /// A sentence, when no call can leave this machine.
    pub fn client(&self) -> Result<&Client, String> {
        if let Some(client) = self.client.get() {
            return Ok(client);
        }
        let client = self.reach.client(self.timeout)?;
        Ok(self.client.get_or_init(|| client))
    }

    /// The address of a service, if it may be called.
    pub fn address(&self, text: &str) -> Option<Url> {
        self.reach.address(text)
    }
}

fn is_web(url: &Url) -> bool {
    matches!(url.scheme(), "http" | "https")
}

fn is_public_host(host: &str) -> bool {
    let address = host.trim_start_matches('[').trim_end_matches(']');
    address.parse().map_or_else(|_| is_name(host), is_public)
}

/// A name of the internet: `localhost` and names of a local network have no dot.
fn is_name(domain: &str) -> bool {
    let domain = domain.trim_end_matches('.');
    domain.contains('.')
        && [".localhost", ".local", ".internal"]
            .iter()
            .all(|end| !domain.ends_with(end))
}

/// Resolves names to public addresses alone.
struct PublicNames;

impl Resolve for PublicNames {
    fn resolve(&self, name: Name) -> Resolving {
        Box::pin(async move {
            let found = tokio::net::lookup_host((name.as_str(), 0)).await?;
            let public: Vec<SocketAddr> = found.filter(|found| is_public(found.ip())).collect();
            if public.is_empty() {
                return Err("the name has no public address".into());
            }
            let addresses: Addrs = Box::new(public.into_iter());
            Ok(addresses)
        })
    }
}

fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

/// Against the registry of special addresses (RFC 6890).
fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    !(address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_documentation()
        || a == 0
        || a >= 224
        || (a, b & 0xc0) == (100, 64)
        || (a, b, c) == (192, 0, 0)
        || (a, b & 0xfe) == (198, 18))
}

/// Only global unicast (2000::/3), and in it neither tunnels nor documentation.
fn is_public_v6(address: Ipv6Addr) -> bool {
    if let Some(mapped) = address.to_ipv4_mapped() {
        return is_public_v4(mapped);
    }
    let [first, second, ..] = address.segments();
    first & 0xe000 == 0x2000
        && first != 0x2002
        && !(first == 0x2001 && (second == 0 || second == 0xdb8))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_services_on_the_internet_are_called() {
        for good in [
            "https://fcm.googleapis.com/fcm/send/a:b",
            "https://web.push.apple.com/QGd",
            "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
        ] {
            assert!(Reach::Internet.address(good).is_some(), "{good}");
        }
        let long = format!("https://push.example.com/{}", "a".repeat(1_024));
        for bad in [
            "http://fcm.googleapis.com/a",
            "https://127.0.0.1/a",
            "https://[::1]/a",
            "https://10.0.0.1/a",
            "https://2130706433/a",
            "https://localhost/a",
            "https://printer.local/a",
            "https://metadata.google.internal/a",
            "https://push.example.com:8443/a",
            "https://user@push.example.com/a",
            "file:///etc/passwd",
            "push.example.com",
            &long,
        ] {
            assert!(Reach::Internet.address(bad).is_none(), "{bad}");
        }
    }

    #[test]
    fn websites_may_be_old_but_not_private() {
        for good in [
            "http://old.example.com/api",
            "https://old.example.com:8443/api",
            "http://142.250.4.95:8080/api",
        ] {
            assert!(Reach::Websites.address(good).is_some(), "{good}");
        }
        for bad in [
            "http://127.0.0.1:3000/api",
            "http://2130706433/api",
            "http://0x7f.1/api",
            "http://[::1]/api",
            "http://[::ffff:10.0.0.1]/api",
            "http://169.254.169.254/latest/meta-data",
            "http://localhost/api",
            "http://printer.local/api",
            "http://owner:secret@old.example.com/api",
            "ftp://old.example.com/api",
            "file:///etc/passwd",
        ] {
            assert!(Reach::Websites.address(bad).is_none(), "{bad}");
        }
    }

    #[test]
    fn private_addresses_are_no_services() {
        let public = |text: &str| is_public(text.parse().unwrap());
        for good in ["142.250.4.95", "2404:6800:4003:c00::5f"] {
            assert!(public(good), "{good}");
        }
        for bad in [
            "0.0.0.0",
            "10.1.2.3",
            "100.64.0.1",
            "127.0.0.1",
            "169.254.169.254",
            "172.16.0.1",
            "192.168.1.1",
            "192.0.0.8",
            "198.18.0.1",
            "203.0.113.5",
            "224.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:10.0.0.1",
            "64:ff9b::a00:1",
            "2001:db8::1",
            "2002:a00:1::",
            "fc00::1",
            "fe80::1",
            "ff02::1",
        ] {
            assert!(!public(bad), "{bad}");
        }
    }

    #[tokio::test]
    async fn a_name_that_leads_into_a_private_network_is_not_called() {
        let caller = Reach::Internet.caller(Duration::from_secs(5));
        let call = caller.client().unwrap().post("https://localhost/a").send();
        assert!(call.await.unwrap_err().is_connect());
    }
}

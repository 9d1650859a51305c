//! Calls push services, whose addresses come from browsers: only over https, and never into a private network.

use std::{
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr},
    time::Duration,
};

use reqwest::{
    Client, StatusCode, Url,
    dns::{Addrs, Name, Resolve, Resolving},
    redirect::Policy,
};

/// A whole call. Push services answer within one or two seconds.
const TIMEOUT: Duration = Duration::from_secs(10);
/// For how long a push service stores a message for a device that is switched off, in seconds.
pub const STORED_SECONDS: i64 = 24 * 3_600;
const LONGEST_ENDPOINT: usize = 1_024;

/// Which push services are called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Those on the internet.
    Internet,
    /// Also those on this machine, over http: for tests.
    ThisMachine,
}

/// How a push ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    Accepted,
    /// The browser has unsubscribed: it will never get anything again.
    Gone,
    /// This message will not be taken.
    Refused(String),
    /// Perhaps later.
    Failed(String),
}

pub struct PushService {
    reach: Reach,
    client: Client,
}

impl PushService {
    /// # Errors
    /// A sentence, when no call can leave this machine.
    pub fn new(reach: Reach) -> Result<Self, String> {
        // Fails if a provider is already installed, which is always the same one.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let mut client = Client::builder()
            .redirect(Policy::none())
            .timeout(TIMEOUT)
            // A proxy would look names up itself.
            .no_proxy();
        if reach == Reach::Internet {
            client = client.https_only(true).dns_resolver(PublicNames);
        }
        let client = client.build().map_err(|error| {
            format!("No push service can be called from this machine: {error}.")
        })?;
        Ok(Self { reach, client })
    }

    /// The address of a push service, if it may be called.
    pub fn endpoint(&self, text: &str) -> Option<Url> {
        let url = Url::parse(text)
            .ok()
            .filter(|_| text.len() <= LONGEST_ENDPOINT)?;
        let plain =
            url.username().is_empty() && url.password().is_none() && url.fragment().is_none();
        let allowed = match self.reach {
            Reach::Internet => {
                url.scheme() == "https" && url.port().is_none() && url.domain().is_some_and(is_name)
            }
            Reach::ThisMachine => true,
        };
        (plain && allowed).then_some(url)
    }

    /// Sends an encrypted message.
    pub async fn send(
        &self,
        endpoint: &Url,
        authorization: &str,
        urgent: bool,
        body: Vec<u8>,
    ) -> Outcome {
        let call = self
            .client
            .post(endpoint.clone())
            .header("authorization", authorization)
            .header("content-encoding", "aes128gcm")
            .header("content-type", "application/octet-stream")
            .header("ttl", STORED_SECONDS.to_string())
            .header("urgency", if urgent { "high" } else { "normal" })
            .body(body);
        // The answer's text is not read: the status says it all.
        match call.send().await {
            Ok(answer) => outcome(answer.status()),
            Err(error) if error.is_timeout() => {
                Outcome::Failed("The push service did not answer in time.".to_owned())
            }
            Err(_) => Outcome::Failed("The push service cannot be reached.".to_owned()),
        }
    }
}

fn outcome(status: StatusCode) -> Outcome {
    let code = status.as_u16();
    match code {
        200..=299 => Outcome::Accepted,
        404 | 410 => Outcome::Gone,
        408 | 429 | 500..=599 => {
            Outcome::Failed(format!("The push service is busy (status {code})."))
        }
        _ => Outcome::Refused(format!(
            "The push service refused the notification (status {code})."
        )),
    }
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
    fn only_push_services_on_the_internet_are_called() {
        let service = PushService::new(Reach::Internet).unwrap();
        for good in [
            "https://fcm.googleapis.com/fcm/send/a:b",
            "https://web.push.apple.com/QGd",
            "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
        ] {
            assert!(service.endpoint(good).is_some(), "{good}");
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
            assert!(service.endpoint(bad).is_none(), "{bad}");
        }
    }

    #[test]
    fn private_addresses_are_no_push_services() {
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
        let service = PushService::new(Reach::Internet).unwrap();
        let url = Url::parse("https://localhost/a").unwrap();
        let outcome = service.send(&url, "", false, Vec::new()).await;
        let wording = "The push service cannot be reached.".to_owned();
        assert_eq!(outcome, Outcome::Failed(wording));
    }
}

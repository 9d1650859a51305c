//! Whose request it is: the socket's address, or what a proxy we trust says about it.
//!
//! poem's `RealIp` believes these headers from anyone, so a limit counted on it could be walked around.

use std::{
    net::{IpAddr, Ipv4Addr, SocketAddr},
    str::FromStr,
    sync::Once,
};

use ipnet::IpNet;
use kernel::ClientAddress;
use poem::{Request, Response, Result, http::HeaderMap};

use super::layer::{Inner, Layer};

/// One household or phone: an IPv4 address, or an IPv6 /64.
pub fn network_of(address: IpAddr) -> IpAddr {
    let address = address.to_canonical();
    IpNet::new(address, if address.is_ipv4() { 32 } else { 64 })
        .map_or(address, |network| network.network())
}

/// Those who share a queue: an IPv4 /24 or an IPv6 /48, the most that one customer of a provider is usually given.
pub fn neighbourhood_of(client: &str) -> String {
    let address: Option<IpAddr> = client.parse().ok();
    address
        .and_then(|address| IpNet::new(address, if address.is_ipv4() { 24 } else { 48 }).ok())
        .map_or_else(|| client.to_owned(), |network| network.trunc().to_string())
}

/// Addresses and ranges whose `X-Forwarded-For` is believed: `10.0.0.1,192.168.0.0/16,fd00::/8`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TrustedProxies(Vec<IpNet>);

impl TrustedProxies {
    pub fn contains(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.0.iter().any(|range| range.contains(&address))
    }

    fn client_of(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let mut client = peer.to_canonical();
        if !self.contains(client) {
            return client;
        }
        // Each proxy appends the address it was called from, so only the end of the list can be trusted.
        let hops: Vec<&str> = headers
            .get_all("x-forwarded-for")
            .iter()
            .filter_map(|value| value.to_str().ok())
            .flat_map(|value| value.split(','))
            .collect();
        for hop in hops.into_iter().rev() {
            let Some(address) = address_of(hop.trim()) else {
                static WARNED: Once = Once::new();
                WARNED.call_once(|| {
                    tracing::warn!(
                        %peer,
                        "a trusted proxy sends an X-Forwarded-For that cannot be read: its visitors share one set of \
                         limits"
                    );
                });
                break;
            };
            client = address.to_canonical();
            if !self.contains(client) {
                break;
            }
        }
        client
    }
}

/// The address of a hop. Some proxies write its port too, and brackets around an IPv6 address.
fn address_of(hop: &str) -> Option<IpAddr> {
    let bare = hop.strip_prefix('[').and_then(|hop| hop.strip_suffix(']'));
    let address = bare.unwrap_or(hop).parse().ok();
    address.or_else(|| Some(hop.parse::<SocketAddr>().ok()?.ip()))
}

impl FromStr for TrustedProxies {
    type Err = String;

    fn from_str(list: &str) -> Result<Self, String> {
        list.split(',')
            .map(str::trim)
            .filter(|part| !part.is_empty())
            .map(range)
            .collect::<Result<_, _>>()
            .map(Self)
    }
}

fn range(text: &str) -> Result<IpNet, String> {
    let address = text.parse::<IpAddr>().map(IpNet::from);
    address.or_else(|_| text.parse()).map_err(|_| {
        format!("'{text}' is neither an address like 10.0.0.1 nor a range like 10.0.0.0/8")
    })
}

/// Asked by what watches the shop, which may be on the proxy's machine.
const HEALTH: &str = "/api/health";

/// Puts the [`ClientAddress`] that limits count into every request.
#[derive(Clone, Debug, Default)]
pub struct NoteClientAddress(pub TrustedProxies);

impl Layer for NoteClientAddress {
    async fn call(&self, inner: &Inner, mut request: Request) -> Result<Response> {
        let socket = request.remote_addr().as_socket_addr();
        if let Some(socket) = socket
            && self.0.contains(socket.ip())
            && !request.headers().contains_key("x-forwarded-for")
            && request.uri().path() != HEALTH
        {
            static WARNED: Once = Once::new();
            WARNED.call_once(|| {
                tracing::warn!(
                    peer = %socket.ip(),
                    "a request of a trusted proxy had no X-Forwarded-For; if its visitors have none either, they \
                     share one set of limits"
                );
            });
        }
        // A request from inside the process has no socket.
        let peer = socket.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |address| address.ip());
        let client = self.0.client_of(peer, request.headers());
        request
            .extensions_mut()
            .insert(ClientAddress(network_of(client).to_string()));
        inner.call(request).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(trusted: &str, peer: &str, forwarded: &[&str]) -> String {
        let trusted: TrustedProxies = trusted.parse().unwrap();
        let mut headers = HeaderMap::new();
        for value in forwarded {
            headers.append("x-forwarded-for", value.parse().unwrap());
        }
        trusted
            .client_of(peer.parse().unwrap(), &headers)
            .to_string()
    }

    #[test]
    fn a_stranger_cannot_choose_its_address() {
        assert_eq!(client("", "203.0.113.9", &["1.2.3.4"]), "203.0.113.9");
        assert_eq!(
            client("10.0.0.0/8", "203.0.113.9", &["1.2.3.4"]),
            "203.0.113.9"
        );
    }

    #[test]
    fn a_trusted_proxy_names_the_last_hop_it_does_not_trust() {
        assert_eq!(client("10.0.0.0/8", "10.0.0.1", &["1.2.3.4"]), "1.2.3.4");
        assert_eq!(
            client("10.0.0.0/8", "10.0.0.1", &["6.6.6.6, 1.2.3.4", "10.0.0.2"]),
            "1.2.3.4"
        );
        assert_eq!(
            client("10.0.0.1", "10.0.0.1", &["6.6.6.6, nonsense"]),
            "10.0.0.1"
        );
        assert_eq!(client("10.0.0.1", "10.0.0.1", &[]), "10.0.0.1");
        for (with_port, address) in [
            ("1.2.3.4:4411", "1.2.3.4"),
            ("[2001:db8::1]:99", "2001:db8::1"),
            ("[2001:db8::1]", "2001:db8::1"),
        ] {
            assert_eq!(client("10.0.0.1", "10.0.0.1", &[with_port]), address);
        }
        assert_eq!(
            client("10.0.0.1", "::ffff:10.0.0.1", &["1.2.3.4"]),
            "1.2.3.4"
        );
    }

    #[test]
    fn ranges_end_where_they_say() {
        let trusted: TrustedProxies = "192.168.4.0/22, fd00::/8, 0.0.0.0/32".parse().unwrap();
        assert!(trusted.contains("192.168.7.255".parse().unwrap()));
        assert!(!trusted.contains("192.168.8.0".parse().unwrap()));
        assert!(trusted.contains("fdff::1".parse().unwrap()));
        assert!(!trusted.contains("2001:db8::1".parse().unwrap()));
        assert!(
            "0.0.0.0/0"
                .parse::<TrustedProxies>()
                .unwrap()
                .contains("8.8.8.8".parse().unwrap())
        );
    }

    #[test]
    fn a_mistyped_range_is_named() {
        for wrong in [
            "10.0.0.0/33",
            "10.0.0",
            "proxy.example",
            "::1/129",
            "10.0.0.0/x",
        ] {
            assert!(wrong.parse::<TrustedProxies>().unwrap_err().contains(wrong));
        }
    }

    #[test]
    fn neighbours_share_a_queue() {
        assert_eq!(neighbourhood_of("203.0.113.9"), "203.0.113.0/24");
        assert_eq!(neighbourhood_of("2001:db8:1:2::"), "2001:db8:1::/48");
        assert_eq!(
            neighbourhood_of("2001:db8:1:ff::"),
            neighbourhood_of("2001:db8:1:2::")
        );
    }

    #[test]
    fn ipv6_customers_are_counted_by_their_network() {
        let network = |address: &str| network_of(address.parse().unwrap());
        assert_eq!(
            network("2001:db8:1:2:aaaa::1"),
            network("2001:db8:1:2:bbbb::2")
        );
        assert_ne!(network("2001:db8:1:2::1"), network("2001:db8:1:3::1"));
        assert_eq!(network("::ffff:1.2.3.4").to_string(), "1.2.3.4");
    }
}

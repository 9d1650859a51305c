//! Whose request it is: the socket's address, or what a proxy we trust says about it.
//!
//! poem's `RealIp` believes these headers from anyone, so a limit counted on it could be walked around.

use std::{
    net::{IpAddr, Ipv4Addr, Ipv6Addr},
    str::FromStr,
};

use kernel::ClientAddress;
use poem::{Endpoint, Middleware, Request, Result, http::HeaderMap};

/// One household or phone: an IPv4 address, or an IPv6 /64.
pub fn network_of(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => {
            let [first, second, third, fourth, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(first, second, third, fourth, 0, 0, 0, 0))
        }
    }
}

/// Those who share a queue: an IPv4 /24 or an IPv6 /48, the most that one customer of a provider is usually given.
pub fn neighbourhood_of(client: &str) -> String {
    match client.parse() {
        Ok(IpAddr::V4(address)) => {
            let [first, second, third, _] = address.octets();
            format!("{first}.{second}.{third}.0/24")
        }
        Ok(IpAddr::V6(address)) => {
            let [first, second, third, ..] = address.segments();
            format!("{}/48", Ipv6Addr::new(first, second, third, 0, 0, 0, 0, 0))
        }
        Err(_) => client.to_owned(),
    }
}

/// Addresses and ranges whose `X-Forwarded-For` is believed: `10.0.0.1,192.168.0.0/16,fd00::/8`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TrustedProxies(Vec<Range>);

impl TrustedProxies {
    pub fn contains(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.0.iter().any(|range| range.contains(address))
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
            let Ok(address) = hop.trim().parse::<IpAddr>() else {
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

impl FromStr for TrustedProxies {
    type Err = String;

    fn from_str(list: &str) -> Result<Self, String> {
        list.split(',')
            .map(str::trim)
            .filter(|part| !part.is_empty())
            .map(str::parse)
            .collect::<Result<_, _>>()
            .map(Self)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Range {
    base: IpAddr,
    bits: u8,
}

impl Range {
    fn contains(self, address: IpAddr) -> bool {
        match (self.base, address) {
            (IpAddr::V4(base), IpAddr::V4(address)) => {
                let mask = |address: Ipv4Addr| {
                    address
                        .to_bits()
                        .checked_shr(32 - u32::from(self.bits))
                        .unwrap_or(0)
                };
                mask(base) == mask(address)
            }
            (IpAddr::V6(base), IpAddr::V6(address)) => {
                let mask = |address: Ipv6Addr| {
                    address
                        .to_bits()
                        .checked_shr(128 - u32::from(self.bits))
                        .unwrap_or(0)
                };
                mask(base) == mask(address)
            }
            _ => false,
        }
    }
}

impl FromStr for Range {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong =
            || format!("'{text}' is neither an address like 10.0.0.1 nor a range like 10.0.0.0/8");
        let (base, bits) = match text.split_once('/') {
            Some((base, bits)) => (base, Some(bits.parse::<u8>().map_err(|_| wrong())?)),
            None => (text, None),
        };
        let base: IpAddr = base.parse().map_err(|_| wrong())?;
        let most = if base.is_ipv4() { 32 } else { 128 };
        let bits = bits.unwrap_or(most);
        if bits > most {
            return Err(wrong());
        }
        Ok(Self { base, bits })
    }
}

/// Puts the [`ClientAddress`] that limits count into every request.
#[derive(Clone, Debug, Default)]
pub struct NoteClientAddress(pub TrustedProxies);

impl<E: Endpoint> Middleware<E> for NoteClientAddress {
    type Output = NoteClientAddressEndpoint<E>;

    fn transform(&self, inner: E) -> Self::Output {
        NoteClientAddressEndpoint {
            inner,
            trusted: self.0.clone(),
        }
    }
}

pub struct NoteClientAddressEndpoint<E> {
    inner: E,
    trusted: TrustedProxies,
}

impl<E: Endpoint> Endpoint for NoteClientAddressEndpoint<E> {
    type Output = E::Output;

    async fn call(&self, mut request: Request) -> Result<Self::Output> {
        // A request from inside the process has no socket.
        let peer = request
            .remote_addr()
            .as_socket_addr()
            .map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |address| address.ip());
        let client = self.trusted.client_of(peer, request.headers());
        request
            .extensions_mut()
            .insert(ClientAddress(network_of(client).to_string()));
        self.inner.call(request).await
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

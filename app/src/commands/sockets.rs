//! Where a shop listens, however often it closes and opens again.

use std::{
    io::ErrorKind,
    net::{Ipv4Addr, Ipv6Addr, SocketAddr},
    sync::Arc,
};

use rustix::io::Errno;
use tokio::net::TcpListener;

use super::time::Time;
use crate::{
    config::Config,
    http::listeners::Listeners,
    https::{Https, acme::lookup},
};

/// The sockets and the certificate, which outlive the store behind them.
pub struct Entry {
    pub plain: Socket,
    /// A shop that is https by itself; `plain` leads there.
    secure: Option<(Socket, Arc<Https>)>,
}

impl Entry {
    pub async fn of(config: &Config, time: &Time) -> Result<Self, String> {
        let Some(https) = &config.https else {
            let plain = Socket::at(config.listen, "--listen (BOUTIQUE_LISTEN)").await?;
            return Ok(Self {
                plain,
                secure: None,
            });
        };
        let plain = Socket::at(https.http_listen, "--http-listen (BOUTIQUE_HTTP_LISTEN)").await?;
        let listen = https.https_listen;
        let socket = Socket::at(listen, "--https-listen (BOUTIQUE_HTTPS_LISTEN)").await?;
        let lookup = lookup::of_the_machine();
        let https = Https::open(https, &config.data, &time.clock, lookup)?;
        Ok(Self {
            plain,
            secure: Some((socket, Arc::new(https))),
        })
    }

    pub fn https(&self) -> Option<&Arc<Https>> {
        self.secure.as_ref().map(|(_, https)| https)
    }

    /// The one that visitors use.
    pub fn port(&self) -> u16 {
        let socket = self.secure.as_ref().map(|(socket, _)| socket);
        socket.unwrap_or(&self.plain).address.port()
    }

    pub fn listeners(&self) -> Result<Listeners, String> {
        let tls = match &self.secure {
            Some((socket, https)) => Some((socket.listener()?, https.acceptor()?)),
            None => None,
        };
        Ok(Listeners {
            plain: self.plain.listener()?,
            tls,
        })
    }
}

pub struct Socket {
    socket: std::net::TcpListener,
    pub address: SocketAddr,
}

impl Socket {
    pub async fn at(listen: SocketAddr, flag: &str) -> Result<Self, String> {
        let refused = |error: std::io::Error| {
            let hint = match error.kind() {
                ErrorKind::PermissionDenied => {
                    "Ports below 1024 need a permission: start the shop by systemd with \
                     AmbientCapabilities=CAP_NET_BIND_SERVICE, or run once: sudo setcap cap_net_bind_service=+ep \
                     /path/to/boutique"
                }
                ErrorKind::AddrInUse => {
                    "Another program uses it: stop that one (as: systemctl disable --now nginx), or choose another port."
                }
                _ => "Choose another address or port.",
            };
            format!("{flag}: {listen} cannot be listened on: {error}. {hint}")
        };
        let bound = match TcpListener::bind(listen).await {
            Err(error) if listen.ip() == Ipv6Addr::UNSPECIFIED && lacks_ipv6(&error) => {
                TcpListener::bind((Ipv4Addr::UNSPECIFIED, listen.port())).await
            }
            bound => bound,
        };
        let listener = bound.map_err(refused)?;
        let address = listener.local_addr().map_err(refused)?;
        let socket = listener.into_std().map_err(refused)?;
        Ok(Self { socket, address })
    }

    pub fn listener(&self) -> Result<TcpListener, String> {
        self.socket
            .try_clone()
            .and_then(TcpListener::from_std)
            .map_err(|error| format!("The socket cannot be used again: {error}."))
    }
}

/// Whether a socket failed because the machine has no IPv6, or it is switched off.
fn lacks_ipv6(error: &std::io::Error) -> bool {
    error.kind() == ErrorKind::AddrNotAvailable
        || Errno::from_io_error(error) == Some(Errno::AFNOSUPPORT)
}

//! The sockets that connections come in by.

use std::{io, net::SocketAddr};

use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;

/// Where a shop listens. Limits of connections count both together.
pub struct Listeners {
    pub plain: TcpListener,
    /// `None` where a proxy takes care of https.
    pub tls: Option<(TcpListener, TlsAcceptor)>,
}

/// A new connection.
pub struct Accepted {
    pub socket: TcpStream,
    pub peer: SocketAddr,
    /// Makes the handshake that it begins with.
    pub tls: Option<TlsAcceptor>,
}

impl Listeners {
    /// Without TLS.
    pub fn plain(plain: TcpListener) -> Self {
        Self { plain, tls: None }
    }

    /// # Errors
    /// The operating system refuses, as without free file descriptors.
    pub async fn accept(&self) -> io::Result<Accepted> {
        let Some((listener, acceptor)) = &self.tls else {
            return Ok(accepted(self.plain.accept().await?, None));
        };
        tokio::select! {
            plain = self.plain.accept() => Ok(accepted(plain?, None)),
            secure = listener.accept() => Ok(accepted(secure?, Some(acceptor))),
        }
    }
}

fn accepted((socket, peer): (TcpStream, SocketAddr), tls: Option<&TlsAcceptor>) -> Accepted {
    Accepted {
        socket,
        // A socket for both protocols reports IPv4 addresses in those of IPv6.
        peer: SocketAddr::new(peer.ip().to_canonical(), peer.port()),
        tls: tls.cloned(),
    }
}

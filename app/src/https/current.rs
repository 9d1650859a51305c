//! The certificate that visitors get.

use std::sync::{Arc, PoisonError, RwLock};

use rustls::{
    ServerConfig,
    crypto::ring::{Ticketer, default_provider},
    server::{ClientHello, ResolvesServerCert},
    sign::CertifiedKey,
};
use tokio_rustls::TlsAcceptor;

use super::certificate::Certificate;
use crate::config::https::Domain;

/// Replaced while the shop is open; connections that are open stay with the one that they began with.
#[derive(Debug)]
pub struct CurrentCertificate {
    domains: Vec<Domain>,
    certificate: RwLock<Option<Certificate>>,
}

impl CurrentCertificate {
    pub fn of(domains: &[Domain]) -> Arc<Self> {
        Arc::new(Self {
            domains: domains.to_owned(),
            certificate: RwLock::default(),
        })
    }

    pub fn get(&self) -> Option<Certificate> {
        let certificate = self.certificate.read();
        certificate.unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub fn set(&self, certificate: Certificate) {
        let current = self.certificate.write();
        *current.unwrap_or_else(PoisonError::into_inner) = Some(certificate);
    }

    /// TLS 1.2 and 1.3, HTTP/2 and HTTP/1.1. Sessions are resumed by tickets; no data is taken before the handshake is
    /// over, which could be replayed.
    ///
    /// # Errors
    /// A sentence: the machine has no randomness.
    pub fn acceptor(self: &Arc<Self>) -> Result<TlsAcceptor, String> {
        let failed = |error| format!("TLS cannot be set up: {error}.");
        let mut config = ServerConfig::builder_with_provider(Arc::new(default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(failed)?
            .with_no_client_auth()
            .with_cert_resolver(self.clone());
        config.alpn_protocols = vec![b"h2".to_vec(), b"http/1.1".to_vec()];
        config.ticketer = Ticketer::new().map_err(failed)?;
        Ok(TlsAcceptor::from(Arc::new(config)))
    }
}

impl ResolvesServerCert for CurrentCertificate {
    /// Without a certificate, and for a foreign name, the handshake ends with an alert. Who names none gets it too:
    /// monitors that call the address.
    fn resolve(&self, hello: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        let own = |name: &str| self.domains.iter().any(|domain| domain.as_str() == name);
        let name = hello.server_name();
        let certificate = self.get().filter(|_| name.is_none_or(own));
        certificate.map(|certificate| certificate.certified)
    }
}

//! The small shop of the other tests, https by itself, and visitors of it.

use std::{net::SocketAddr, path::Path, sync::Arc};

use boutique::{
    config::https::{AcmeConfig, CertificateFiles, CertificateSource, HttpsConfig},
    http::{
        accept::{self, Connections, Ending},
        layer::Behind as _,
        listeners::Listeners,
    },
    https::{Https, acme::lookup::Lookup},
};
use kernel::Clock;
use reqwest::{Certificate, Client, ClientBuilder, redirect::Policy};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::oneshot,
    task::JoinHandle,
};

use crate::{
    http::shop::{Caller, small_shop},
    https::acme_server::AcmeServer,
};

pub const DOMAIN: &str = "shop.example";
pub const WWW: &str = "www.shop.example";

fn config(source: CertificateSource) -> HttpsConfig {
    let anywhere = "127.0.0.1:0".parse().unwrap();
    HttpsConfig {
        domains: [DOMAIN, WWW].map(|name| name.parse().unwrap()).into(),
        public_address: "https://shop.example".parse().unwrap(),
        https_listen: anywhere,
        http_listen: anywhere,
        source,
    }
}

pub fn by_files(certificate: &Path, key: &Path) -> HttpsConfig {
    config(CertificateSource::Files(CertificateFiles {
        certificate: certificate.to_owned(),
        key: key.to_owned(),
    }))
}

pub fn by_acme(server: &AcmeServer, contact: Option<&str>) -> HttpsConfig {
    config(CertificateSource::Acme(AcmeConfig {
        directory: server.directory(),
        contact: contact.map(str::to_owned),
        root: Some(server.root_file()),
    }))
}

/// All names lead to this machine.
pub fn home() -> Lookup {
    Arc::new(|_| Box::pin(async { Ok(vec![[127, 0, 0, 1].into()]) }))
}

pub struct Site {
    pub https: Arc<Https>,
    pub http: SocketAddr,
    pub secure: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    task: JoinHandle<()>,
}

impl Site {
    pub async fn open(config: &HttpsConfig, data: &Path, clock: &Clock) -> Self {
        Self::with(config, data, clock, home(), Connections::default()).await
    }

    pub async fn with(
        config: &HttpsConfig,
        data: &Path,
        clock: &Clock,
        lookup: Lookup,
        limits: Connections,
    ) -> Self {
        let _ = rustls::crypto::ring::default_provider().install_default();
        let https = Arc::new(Https::open(config, data, clock, lookup).unwrap());
        let plain = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let tls = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let (http, secure) = (plain.local_addr().unwrap(), tls.local_addr().unwrap());
        let listeners = Listeners {
            plain,
            tls: Some((tls, https.acceptor().unwrap())),
        };
        let endpoint = small_shop(Some("https://shop.example"))
            .endpoint
            .behind(https.layer());
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(async move {
            let stop = async {
                let _ = stopped.await;
                Ending::Close
            };
            accept::serve(&listeners, endpoint, limits, stop).await;
        });
        Self {
            https,
            http,
            secure,
            stop: Some(stop),
            task,
        }
    }

    /// A browser that trusts only this root.
    pub fn browser(&self, root: Certificate) -> ClientBuilder {
        Client::builder()
            .tls_certs_only([root])
            .redirect(Policy::none())
            .no_proxy()
            .resolve(DOMAIN, self.secure)
            .resolve(WWW, self.secure)
    }

    /// The status of the front page on https, or nothing if there is no connection.
    pub async fn status(&self, root: Certificate) -> Option<u16> {
        let browser = self.browser(root).build().unwrap();
        let answer = browser.get("https://shop.example/api/fresh").send().await;
        answer.ok().map(|answer| answer.status().as_u16())
    }

    /// One request on plain http.
    pub async fn plain(&self, request: &str) -> String {
        let mut caller = Caller(TcpStream::connect(self.http).await.unwrap());
        caller.send(request).await;
        caller.rest().await
    }

    pub async fn connect_secure(&self) -> Caller {
        Caller(TcpStream::connect(self.secure).await.unwrap())
    }

    pub fn ask_to_stop(&mut self) {
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
    }

    pub async fn stopped(self) {
        self.task.await.unwrap();
    }
}

//! Encrypted mail servers: the certificate is verified, and problems are reported.

use std::{fs, path::Path, process::Command, sync::Arc};

use rustls::{ServerConfig, pki_types::PrivateKeyDer};
use tokio_rustls::TlsAcceptor;

use crate::mails::smtp_server::{Encrypts, Manners, SmtpServer};

/// A certificate for this name, its key, and a file that makes it trusted.
struct Certificate {
    acceptor: TlsAcceptor,
    pem: String,
}

fn certificate(name: &str) -> Certificate {
    let made = rcgen::generate_simple_self_signed(vec![name.to_owned()]).unwrap();
    let key = PrivateKeyDer::Pkcs8(made.signing_key.serialize_der().into());
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(vec![made.cert.der().clone()], key)
        .unwrap();
    Certificate {
        acceptor: TlsAcceptor::from(Arc::new(config)),
        pem: made.cert.pem(),
    }
}

/// The doctor's lines about emails, in a process that trusts only this certificate.
async fn doctor(url: String, trusted: &Path) -> String {
    let (data, trusted) = (tempfile::tempdir().unwrap(), trusted.to_owned());
    let output = tokio::task::spawn_blocking(move || {
        Command::new(env!("CARGO_BIN_EXE_boutique"))
            .args(["doctor", "--data"])
            .arg(data.path())
            .env("BOUTIQUE_SMTP_URL", url)
            .env("SSL_CERT_FILE", trusted)
            .output()
            .unwrap()
    });
    let said = String::from_utf8(output.await.unwrap().stdout).unwrap();
    let line = said.lines().find(|line| line.contains("Mail"));
    line.unwrap_or(&said).to_owned()
}

fn address(encrypts: Encrypts, host: &str, port: u16) -> String {
    match encrypts {
        Encrypts::FromTheStart => format!("smtps://shop:canary@{host}:{port}"),
        Encrypts::OnceAsked => format!("smtp://shop:canary@{host}:{port}?tls=required"),
    }
}

#[tokio::test]
async fn only_a_server_with_a_trusted_certificate_gets_the_password() {
    let folder = tempfile::tempdir().unwrap();
    let (ours, other) = (certificate("localhost"), certificate("localhost"));
    let elsewhere = certificate("mail.example");
    let file = |name: &str, pem: &str| {
        let path = folder.path().join(name);
        fs::write(&path, pem).unwrap();
        path
    };
    let trusted = file("ours.pem", &ours.pem);
    let others = file("other.pem", &other.pem);
    let named_otherwise = file("elsewhere.pem", &elsewhere.pem);
    for encrypts in [Encrypts::FromTheStart, Encrypts::OnceAsked] {
        let open = |certificate: &Certificate| {
            let acceptor = certificate.acceptor.clone();
            SmtpServer::encrypting(Manners::Friendly, encrypts, acceptor)
        };
        let server = open(&ours).await;
        let url = address(encrypts, "localhost", server.port);
        let said = doctor(url.clone(), &trusted).await;
        assert!(said.starts_with("good"), "{said}");
        let logged_in = |server: &SmtpServer| {
            let heard = server.heard.lock().unwrap();
            heard.iter().any(|line| line.starts_with("AUTH"))
        };
        assert!(logged_in(&server));

        let server = open(&ours).await;
        let url = address(encrypts, "localhost", server.port);
        let said = doctor(url, &others).await;
        assert!(
            said.starts_with("BAD") && said.contains("certificate"),
            "{said}"
        );
        assert!(!logged_in(&server), "{said}");

        let server = open(&elsewhere).await;
        let url = address(encrypts, "localhost", server.port);
        let said = doctor(url, &named_otherwise).await;
        assert!(
            said.starts_with("BAD") && said.contains("certificate"),
            "{said}"
        );
        assert!(!logged_in(&server), "{said}");
    }
}

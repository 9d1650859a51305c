//! Connections on port 443: protocols, redirects, limits and the end.

use std::{
    path::PathBuf,
    time::{Duration, Instant},
};

use boutique::http::accept::Connections;
use kernel::Clock;
use poem::http::Version;

use crate::https::{
    authority::Authority,
    site::{DOMAIN, Site, WWW, by_files, home},
};

struct Files {
    authority: Authority,
    certificate: PathBuf,
    key: PathBuf,
    _folder: tempfile::TempDir,
}

fn files() -> Files {
    let folder = tempfile::tempdir().unwrap();
    let authority = Authority::new();
    let now = Clock::system().now();
    // More names than the shop has.
    let names = [DOMAIN, WWW, "other.example"];
    let (chain, key) = authority.issue(&names, [now.plus_days(-1), now.plus_days(60)]);
    let (certificate, key_file) = (folder.path().join("a.pem"), folder.path().join("a.key"));
    std::fs::write(&certificate, chain).unwrap();
    std::fs::write(&key_file, key).unwrap();
    Files {
        authority,
        certificate,
        key: key_file,
        _folder: folder,
    }
}

impl Files {
    async fn site(&self, limits: Connections) -> Site {
        let config = by_files(&self.certificate, &self.key);
        let nowhere = self.certificate.parent().unwrap();
        Site::with(&config, nowhere, &Clock::system(), home(), limits).await
    }
}

#[tokio::test]
async fn http_1_and_http_2_are_served_over_tls() {
    let files = files();
    let site = files.site(Connections::default()).await;
    let root = files.authority.trusted();
    let browsers = [
        (site.browser(root.clone()), Version::HTTP_2),
        (site.browser(root.clone()).http1_only(), Version::HTTP_11),
        (
            site.browser(root)
                .tls_version_max(reqwest::tls::Version::TLS_1_2),
            Version::HTTP_2,
        ),
    ];
    for (browser, version) in browsers {
        let browser = browser.build().unwrap();
        let answer = browser.get("https://shop.example/api/fresh").send().await;
        let answer = answer.unwrap();
        assert_eq!((answer.status().as_u16(), answer.version()), (200, version));
        let hsts = answer.headers().get("strict-transport-security");
        assert_eq!(hsts.unwrap(), "max-age=31536000");
    }
}

#[tokio::test]
async fn http_and_other_domains_lead_to_the_public_address() {
    let files = files();
    let site = files.site(Connections::default()).await;
    for host in ["shop.example", "Shop.Example:80", "www.shop.example"] {
        let request = format!("POST /a?b=c HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
        let answer = site.plain(&request).await;
        assert!(answer.starts_with("HTTP/1.1 308"), "{answer}");
        let location = "location: https://shop.example/a?b=c\r\n";
        assert!(answer.contains(location), "{answer}");
        assert!(!answer.contains("strict-transport"), "{answer}");
    }
    for host in [
        "other.example",
        "shop.example.evil.example",
        "127.0.0.1",
        "",
    ] {
        let request = format!("GET / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
        let answer = site.plain(&request).await;
        assert!(answer.starts_with("HTTP/1.1 421"), "{host}: {answer}");
    }
    let browser = site.browser(files.authority.trusted()).build().unwrap();
    let answer = browser
        .get("https://www.shop.example/a?b=c")
        .send()
        .await
        .unwrap();
    assert_eq!(answer.status(), 308);
    assert_eq!(answer.headers()["location"], "https://shop.example/a?b=c");
    // HTTP/2 has no such header.
    let browser = site
        .browser(files.authority.trusted())
        .http1_only()
        .build()
        .unwrap();
    let answer = browser
        .get("https://shop.example/api/fresh")
        .header("host", "other.example")
        .send();
    assert_eq!(answer.await.unwrap().status(), 421);
}

#[tokio::test]
async fn foreign_names_get_no_certificate() {
    let files = files();
    let site = files.site(Connections::default()).await;
    let browser = site
        .browser(files.authority.trusted())
        .resolve("other.example", site.secure)
        .build()
        .unwrap();
    assert!(browser.get("https://other.example/").send().await.is_err());
}

#[tokio::test]
async fn a_handshake_that_never_ends_gives_its_place_back() {
    let files = files();
    let mut limits = Connections {
        per_client: Some(2),
        ..Connections::default()
    };
    limits.patience.headers = Duration::from_millis(200);
    let site = files.site(limits).await;
    let mut silent = site.connect_secure().await;
    let mut begun = site.connect_secure().await;
    // A record that announces 512 bytes of a handshake, and two of them.
    begun.send("\u{16}\u{3}\u{1}\u{2}\0\u{1}\0").await;
    let mut third = site.connect_secure().await;
    assert_eq!(third.rest().await, "", "a third connection has no place");
    for caller in [&mut silent, &mut begun] {
        assert!(caller.ends_within(2_000).await);
    }
    assert_eq!(site.status(files.authority.trusted()).await, Some(200));
}

#[tokio::test]
async fn a_handshake_that_does_not_end_makes_room_when_all_seats_are_taken() {
    let files = files();
    let limits = Connections {
        total: 2,
        ..Connections::default()
    };
    let site = files.site(limits).await;
    let _silent = [site.connect_secure().await, site.connect_secure().await];
    assert_eq!(site.status(files.authority.trusted()).await, Some(200));
}

#[tokio::test]
async fn requests_over_tls_are_answered_before_the_shop_closes() {
    let files = files();
    let mut site = files.site(Connections::default()).await;
    let browser = site.browser(files.authority.trusted()).build().unwrap();
    // A first request, so that the second is on its way with the first byte.
    let warm = browser.get("https://shop.example/api/fresh").send().await;
    assert_eq!(warm.unwrap().status(), 200);
    let mut half_open = site.connect_secure().await;
    half_open.send("\u{16}").await;
    let slow = tokio::spawn(browser.get("https://shop.example/api/slow").send());
    // It answers after this one, which came later.
    let later = browser.get("https://shop.example/api/fresh").send().await;
    assert_eq!(later.unwrap().status(), 200);
    let asked = Instant::now();
    site.ask_to_stop();
    let slow = slow.await.unwrap().unwrap();
    assert_eq!(slow.text().await.unwrap(), "slow");
    site.stopped().await;
    assert!(
        asked.elapsed() < Duration::from_secs(5),
        "a handshake that is not over delayed the end"
    );
    assert!(half_open.ends_within(1_000).await);
}

#[tokio::test]
async fn plain_http_is_not_spoken_on_the_port_of_https() {
    let files = files();
    let site = files.site(Connections::default()).await;
    let mut caller = site.connect_secure().await;
    caller
        .send("GET / HTTP/1.1\r\nHost: shop.example\r\n\r\n")
        .await;
    let answer = caller.rest().await;
    assert!(!answer.contains("HTTP/1.1"), "{answer}");
}

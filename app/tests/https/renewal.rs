//! Certificates from an authority: the first, the next, and what happens when there is none.

use std::{fs, os::unix::fs::PermissionsExt, path::Path, sync::Arc};

use boutique::{config::https::HttpsConfig, http::accept::Connections};
use kernel::{Clock, Timestamp};
use maintenance::CertificateStatus;
use poem::http::Version;

use crate::https::{
    acme_server::{AcmeServer, DAYS, Manners},
    site::{Site, by_acme},
};

const DAY: i64 = 86_400;
const HOME: &str = "GET /a HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n";

struct World {
    clock: Clock,
    server: Arc<AcmeServer>,
    config: HttpsConfig,
    data: tempfile::TempDir,
}

impl World {
    async fn new() -> Self {
        let clock = Clock::fixed(Clock::system().now());
        let server = AcmeServer::start(&clock).await;
        Self {
            config: by_acme(&server, Some("owner@shop.example")),
            clock,
            server,
            data: tempfile::tempdir().unwrap(),
        }
    }

    async fn site(&self) -> Site {
        let site = Site::open(&self.config, self.data.path(), &self.clock).await;
        self.server.leads_to(site.http);
        site
    }

    async fn status(&self, site: &Site) -> Option<u16> {
        site.status(self.server.authority.trusted()).await
    }

    /// Whether another certificate is in use after a look.
    async fn refreshed(&self, site: &Site) -> CertificateStatus {
        site.https.refresh().await;
        site.https.monitor().status()
    }

    fn in_days(&self, days: i64) -> Timestamp {
        self.clock.now().plus_days(days)
    }
}

#[tokio::test]
async fn the_first_certificate_is_requested_and_served() {
    let world = World::new().await;
    let site = world.site().await;
    let answer = site.plain(HOME).await;
    assert!(answer.starts_with("HTTP/1.1 503"), "{answer}");
    assert!(answer.contains("getting its certificate"), "{answer}");
    assert_eq!(world.status(&site).await, None, "no placeholder is served");

    let status = world.refreshed(&site).await;
    assert_eq!(status.last_error, None);
    assert_eq!(status.not_after, Some(world.in_days(DAYS)));
    assert_eq!(status.last_attempt, Some(world.clock.now()));
    assert!(site.plain(HOME).await.starts_with("HTTP/1.1 308"));
    let root = world.server.authority.trusted();
    for (browser, version) in [
        (site.browser(root.clone()), Version::HTTP_2),
        (site.browser(root).http1_only(), Version::HTTP_11),
    ] {
        let browser = browser.build().unwrap();
        let answer = browser.get("https://shop.example/api/fresh").send().await;
        assert_eq!(answer.unwrap().version(), version);
        let www = browser.get("https://www.shop.example/").send().await;
        assert_eq!(www.unwrap().status(), 308);
    }
    let token = "GET /.well-known/acme-challenge/token-0-0 HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n";
    let answer = site.plain(token).await;
    assert!(answer.starts_with("HTTP/1.1 404"), "{answer}");
    assert_eq!(
        world.server.contacts(),
        [serde_json::json!(["mailto:owner@shop.example"])]
    );
}

#[tokio::test]
async fn what_is_stored_is_private_and_survives_a_restart() {
    let world = World::new().await;
    let site = world.site().await;
    world.refreshed(&site).await;
    let folder = fs::read_dir(world.data.path().join("https")).unwrap();
    let folder = folder.last().unwrap().unwrap().path();
    let mut names = Vec::new();
    for file in fs::read_dir(&folder).unwrap() {
        let file = file.unwrap();
        let mode = file.metadata().unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{:?}", file.path());
        names.push(file.file_name().into_string().unwrap());
    }
    names.sort();
    assert_eq!(names, ["account.json", "attempts.json", "certificate.pem"]);

    let again = world.site().await;
    assert_eq!(world.status(&again).await, Some(200));
    world.refreshed(&again).await;
    assert_eq!(world.server.orders(), 1, "nothing was due");
}

#[tokio::test]
async fn it_is_renewed_before_it_expires_with_the_same_account() {
    let world = World::new().await;
    let site = world.site().await;
    world.refreshed(&site).await;
    // The test's certificates are a day older than their order; a third of their life is 30 days.
    world.clock.advance_seconds(59 * DAY);
    world.refreshed(&site).await;
    assert_eq!(world.server.orders(), 1);
    world.clock.advance_seconds(2 * DAY);
    let status = world.refreshed(&site).await;
    assert_eq!(world.server.orders(), 2);
    assert_eq!(status.not_after, Some(world.in_days(DAYS)));
    assert_eq!(world.server.contacts().len(), 1);
    assert_eq!(world.status(&site).await, Some(200));
}

#[tokio::test]
async fn a_refusal_is_reported_and_the_old_certificate_stays() {
    let world = World::new().await;
    let site = world.site().await;
    let first = world.refreshed(&site).await;
    world.clock.advance_seconds(61 * DAY);
    world.server.behaves(Manners::Refuses("caa", None));
    let status = world.refreshed(&site).await;
    let error = status.last_error.unwrap();
    assert!(error.contains("because of caa"), "{error}");
    assert!(error.contains("CAA record"), "{error}");
    assert_eq!(status.not_after, first.not_after);
    assert_eq!(status.last_attempt, Some(world.clock.now()));
    assert_eq!(
        status.next_attempt,
        Some(world.clock.now().plus_seconds(300))
    );
    assert_eq!(world.status(&site).await, Some(200));

    // Expired: browsers warn, but the shop does not disappear.
    world.clock.advance_seconds(60 * DAY);
    assert!(world.refreshed(&site).await.last_error.is_some());
    assert_eq!(world.status(&site).await, Some(200));

    world.server.behaves(Manners::Issues);
    world.clock.advance_seconds(DAY);
    let status = world.refreshed(&site).await;
    assert_eq!(status.last_error, None);
    assert_eq!(status.not_after, Some(world.in_days(DAYS)));
}

#[tokio::test]
async fn an_authority_is_not_asked_again_too_soon_even_after_restarts() {
    let world = World::new().await;
    world
        .server
        .behaves(Manners::Refuses("rateLimited", Some(3_600)));
    for _ in 0..3 {
        let site = world.site().await;
        let status = world.refreshed(&site).await;
        let error = status.last_error.unwrap();
        assert!(error.contains("because of rateLimited"), "{error}");
        assert_eq!(
            status.next_attempt,
            Some(world.clock.now().plus_seconds(3_600))
        );
    }
    assert_eq!(world.server.orders(), 1);
    world
        .server
        .behaves(Manners::Refuses("serverInternal", None));
    let site = world.site().await;
    for _ in 0..60 {
        world.clock.advance_seconds(60);
        world.refreshed(&site).await;
    }
    assert_eq!(world.server.orders(), 2, "as it asked");
    for _ in 0..60 {
        world.clock.advance_seconds(60);
        world.refreshed(&site).await;
    }
    assert_eq!(world.server.orders(), 4, "after 10 and 30 minutes");
}

#[tokio::test]
async fn a_domain_that_leads_elsewhere_is_reported_with_what_to_do() {
    let world = World::new().await;
    let site = world.site().await;
    world.server.leads_to(site.secure);
    let error = world.refreshed(&site).await.last_error.unwrap();
    assert!(error.contains("shop.example did not answer"), "{error}");
    assert!(
        error.contains("Point the domain's A and AAAA records"),
        "{error}"
    );
}

#[tokio::test]
async fn a_domain_without_an_address_costs_no_order() {
    let world = World::new().await;
    let lookup = Arc::new(|_| Box::pin(async { Ok(Vec::new()) }) as _);
    let (data, limits) = (world.data.path(), Connections::default());
    let site = Site::with(&world.config, data, &world.clock, lookup, limits).await;
    let status = world.refreshed(&site).await;
    let error = status.last_error.unwrap();
    assert!(error.contains("shop.example has no address"), "{error}");
    assert_eq!(status.next_attempt, None);
    assert_eq!(world.server.orders(), 0);
}

#[tokio::test]
async fn a_slow_authority_is_waited_for() {
    let world = World::new().await;
    world.server.behaves(Manners::IsSlow);
    let site = world.site().await;
    assert_eq!(world.refreshed(&site).await.last_error, None);
    assert_eq!(world.status(&site).await, Some(200));
}

#[tokio::test]
async fn half_a_certificate_is_neither_served_nor_stored() {
    let world = World::new().await;
    world.server.behaves(Manners::SendsHalf);
    let site = world.site().await;
    let error = world.refreshed(&site).await.last_error.unwrap();
    assert!(error.contains("cannot be used"), "{error}");
    assert_eq!(world.status(&site).await, None);
    world.server.behaves(Manners::Issues);
    world.clock.advance_seconds(300);
    assert_eq!(world.refreshed(&site).await.last_error, None);
    assert_eq!(world.status(&site).await, Some(200));
}

#[tokio::test]
async fn damaged_files_are_replaced() {
    let world = World::new().await;
    let site = world.site().await;
    world.refreshed(&site).await;
    let folder = fs::read_dir(world.data.path().join("https")).unwrap();
    let folder = folder.last().unwrap().unwrap().path();
    for name in ["account.json", "attempts.json", "certificate.pem"] {
        halve(&folder.join(name));
    }
    let again = world.site().await;
    assert_eq!(world.status(&again).await, None);
    assert_eq!(world.refreshed(&again).await.last_error, None);
    assert_eq!(world.status(&again).await, Some(200));
}

fn halve(file: &Path) {
    let bytes = fs::read(file).unwrap();
    fs::write(file, &bytes[..bytes.len() / 2]).unwrap();
}

#[tokio::test]
async fn an_account_that_is_gone_is_made_again() {
    let world = World::new().await;
    let site = world.site().await;
    world.refreshed(&site).await;
    world.server.behaves(Manners::Forgets);
    world.clock.advance_seconds(61 * DAY);
    assert!(world.refreshed(&site).await.last_error.is_some());
    world.clock.advance_seconds(300);
    assert_eq!(world.refreshed(&site).await.last_error, None);
    assert_eq!(world.server.contacts().len(), 2);
}

#[tokio::test]
async fn an_authority_that_cannot_be_reached_is_named() {
    let mut world = World::new().await;
    let gone = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = gone.local_addr().unwrap().port();
    drop(gone);
    let boutique::config::https::CertificateSource::Acme(acme) = &mut world.config.source else {
        panic!("no authority");
    };
    acme.directory = format!("https://localhost:{port}/directory");
    let site = world.site().await;
    let error = world.refreshed(&site).await.last_error.unwrap();
    assert!(error.starts_with("localhost could not be asked"), "{error}");
    assert!(site.plain(HOME).await.starts_with("HTTP/1.1 503"));
}

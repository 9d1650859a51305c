//! Certificates that something else renews.

use std::fs;

use boutique::https::Https;
use kernel::Clock;

use crate::https::{
    authority::Authority,
    site::{DOMAIN, Site, WWW, by_files, home},
};

#[tokio::test]
async fn files_are_read_again_when_they_change() {
    let folder = tempfile::tempdir().unwrap();
    let (certificate, key) = (folder.path().join("a.pem"), folder.path().join("a.key"));
    let config = by_files(&certificate, &key);
    let clock = Clock::fixed(Clock::system().now());
    let now = clock.now();
    let (first, second) = (Authority::new(), Authority::new());
    let validity = [now.plus_days(-1), now.plus_days(60)];
    let write = |(chain, secret): (String, String)| {
        fs::write(&certificate, chain).unwrap();
        fs::write(&key, secret).unwrap();
    };
    write(first.issue(&[DOMAIN, WWW], validity));
    let site = Site::open(&config, folder.path(), &clock).await;
    let error = || site.https.monitor().status().last_error;
    assert_eq!(site.status(first.trusted()).await, Some(200));

    // The key came later than the certificate.
    let (chain, secret) = second.issue(&[DOMAIN, WWW], validity);
    fs::write(&certificate, &chain).unwrap();
    site.https.refresh().await;
    assert!(
        error()
            .unwrap()
            .contains("the key is not the certificate's")
    );
    assert_eq!(
        site.status(first.trusted()).await,
        Some(200),
        "the old one stays"
    );
    fs::write(&key, secret).unwrap();
    site.https.refresh().await;
    assert_eq!(error(), None);
    assert_eq!(site.status(first.trusted()).await, None);
    assert_eq!(site.status(second.trusted()).await, Some(200));

    write(second.issue(&[DOMAIN], validity));
    site.https.refresh().await;
    assert!(error().unwrap().contains("not for www.shop.example"));
    fs::write(&certificate, &chain[..chain.len() / 2]).unwrap();
    site.https.refresh().await;
    assert!(error().unwrap().contains("cannot be used"));
    fs::remove_file(&certificate).unwrap();
    site.https.refresh().await;
    assert!(error().unwrap().contains("cannot be read"));
    assert_eq!(site.status(second.trusted()).await, Some(200));

    write(second.issue(&[DOMAIN, WWW], [now.plus_days(-1), now.plus_days(15)]));
    site.https.refresh().await;
    assert_eq!(error(), None);
    clock.advance_seconds(2 * 86_400);
    site.https.refresh().await;
    assert!(error().unwrap().contains("Put a newer one in its place"));
}

#[tokio::test]
async fn files_that_cannot_be_used_prevent_the_start() {
    let folder = tempfile::tempdir().unwrap();
    let (certificate, key) = (folder.path().join("a.pem"), folder.path().join("a.key"));
    let config = by_files(&certificate, &key);
    let opened = Https::open(&config, folder.path(), &Clock::system(), home());
    let sentence = opened.err().unwrap();
    assert!(sentence.contains("a.pem cannot be read"), "{sentence}");
}

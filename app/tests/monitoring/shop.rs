//! Metrics of a shop in this process move when something happens.

use boutique::metrics::Format;
use kernel::{Clock, testing::TEST_TIME};
use poem::http::StatusCode;
use serde_json::json;

use super::scraped::Scraped;
use crate::support::DemoShop;

async fn scraped(shop: &DemoShop) -> Scraped {
    Scraped::of(&shop.metrics.text(Format::Prometheus).await)
}

#[tokio::test]
async fn each_family_moves_when_something_happens() {
    let clock = Clock::fixed(TEST_TIME);
    let shop = DemoShop::open_at(clock.clone()).await;
    let client = shop.client();
    let before = scraped(&shop).await;

    for _ in 0..2 {
        client.get("/aboutus").send().await.assert_status_is_ok();
        client
            .get("/api/courses")
            .send()
            .await
            .assert_status_is_ok();
    }
    client.get("/nothing-lives-here").send().await;
    for name in ["a", "b", "c"] {
        client.get(format!("/api/made-up/{name}")).send().await;
    }
    let forgotten = json!({"email": "customer@example.com"});
    let asked = client
        .post("/api/auth/password/forgot")
        .header("sec-fetch-site", "same-origin")
        .body_json(&forgotten)
        .send()
        .await;
    assert!(asked.0.status().is_success(), "{}", asked.0.status());
    let webhook = client
        .post("/api/payments/webhooks/sandbox")
        .content_type("application/json")
        .header("x-razorpay-signature", "00")
        .body("{}")
        .send()
        .await;
    webhook.assert_status(StatusCode::BAD_REQUEST);
    shop.maintenance.back_up_before_update().await.unwrap();
    let soon = scraped(&shop).await;
    assert_eq!(
        soon.value("boutique_outbox_waiting", &[("queue", "email")]),
        before.value("boutique_outbox_waiting", &[("queue", "email")]),
        "values from the database are reused for some seconds"
    );
    clock.advance_seconds(700);
    let after = scraped(&shop).await;

    let moved = |name: &str, labels: &[(&str, &str)]| {
        after.value(name, labels) - before.value(name, labels)
    };
    let requests = "boutique_http_requests_total";
    let ok = |route| [("route", route), ("status", "2xx")];
    assert_eq!(moved(requests, &ok("course_list")), 2.0);
    assert_eq!(moved(requests, &ok("aboutus")), 2.0);
    assert_eq!(
        moved(requests, &[("route", "unknown"), ("status", "4xx")]),
        3.0
    );
    assert_eq!(
        moved(requests, &[("kind", "other"), ("status", "4xx")]),
        1.0
    );
    let durations = "boutique_http_request_duration_seconds";
    assert_eq!(moved(durations, &[("route", "course_list")]), 2.0);
    for (name, labels) in [
        ("boutique_render_calls_total", &[][..]),
        ("boutique_render_seconds_total", &[]),
        ("boutique_cache_hits_total", &[("cache", "pages")]),
        ("boutique_cache_misses_total", &[("cache", "pages")]),
        ("boutique_cache_hits_total", &[("cache", "responses")]),
        ("boutique_cache_misses_total", &[("cache", "responses")]),
        ("boutique_write_wait_seconds", &[]),
        ("boutique_write_transaction_seconds", &[]),
        ("boutique_outbox_waiting", &[("queue", "email")]),
        ("boutique_outbox_overdue_seconds", &[("queue", "email")]),
        ("boutique_webhooks_bad_signature_total", &[]),
        ("boutique_backups", &[]),
    ] {
        assert!(moved(name, labels) > 0.0, "{name} {labels:?} has not moved");
    }
    for name in [
        "boutique_database_size_bytes",
        "boutique_disk_free_bytes",
        "process_resident_memory_bytes",
        "process_threads",
        "process_open_fds",
        "boutique_build_info",
    ] {
        assert!(after.value(name, &[]) > 0.0, "{name}");
    }
    for feature in [
        "email",
        "messages",
        "notifications",
        "payments",
        "maintenance",
    ] {
        let up = after.value("boutique_feature_metrics_up", &[("feature", feature)]);
        assert_eq!(up, 1.0, "{feature}");
    }
    // Paths that callers make up make no series.
    assert!(after.sizes()[requests] < 20, "{:?}", after.sizes());
}

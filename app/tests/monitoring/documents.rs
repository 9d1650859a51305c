//! Documentation, alert rules and dashboard name the metrics that exist.

use std::collections::BTreeSet;

use crate::support::{DemoShop, lists::assert_lists};

const METRICS: &str = include_str!("../../../docs/ops/metrics.md");
const ALERTS: &str = include_str!("../../../docs/ops/alerts.yml");
const DASHBOARD: &str = include_str!("../../../docs/ops/grafana.json");

/// Names in the first column of the table of metrics.
pub fn documented() -> Vec<String> {
    let rows = METRICS.lines().filter_map(|line| line.strip_prefix("| `"));
    let names = rows.filter_map(|row| row.split('`').next());
    let metrics = names.filter(|name| is_ours(name));
    metrics.map(str::to_owned).collect()
}

fn is_ours(name: &str) -> bool {
    name.starts_with("boutique_") || name.starts_with("process_")
}

/// Every word of an expression that looks like a metric.
fn named(text: &str) -> BTreeSet<&str> {
    let names = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    names.filter(|name| is_ours(name)).collect()
}

#[tokio::test]
async fn every_metric_is_documented() {
    let shop = DemoShop::open().await;
    let known = shop.metrics.known();
    let mut needed: Vec<String> = known.iter().map(|metric| metric.name.to_owned()).collect();
    needed.sort();
    let mut listed = documented();
    listed.sort();
    assert_lists(
        "docs/ops/metrics.md",
        "The table of metrics has a row for each metric of the code.",
        &needed,
        &listed,
    );
    for metric in known {
        assert!(metric.help.ends_with('.'), "{}", metric.name);
    }
}

#[test]
fn alerts_and_dashboard_ask_only_for_metrics_that_exist() {
    let mut known: BTreeSet<String> = documented().into_iter().collect();
    for histogram in METRICS.lines().filter(|line| line.contains("| histogram")) {
        let name = histogram.split('`').nth(1).unwrap();
        known.extend(["bucket", "sum", "count"].map(|part| format!("{name}_{part}")));
    }
    let dashboard: serde_json::Value = serde_json::from_str(DASHBOARD).unwrap();
    let panels = dashboard["panels"].as_array().unwrap();
    let targets = panels
        .iter()
        .filter_map(|panel| panel["targets"].as_array())
        .flatten();
    let asked: Vec<&str> = targets
        .map(|target| target["expr"].as_str().unwrap())
        .collect();
    assert!(asked.len() > 40, "only {} expressions", asked.len());
    for expression in asked.iter().copied().chain([ALERTS]) {
        for name in named(expression) {
            assert!(known.contains(name), "{name} is no metric: {expression}");
        }
    }
    // The dashboard shows everything.
    let shown: BTreeSet<&str> = asked
        .iter()
        .flat_map(|expression| named(expression))
        .collect();
    for name in documented() {
        let seen = shown.iter().any(|shown| shown.starts_with(&name));
        assert!(seen, "the dashboard does not show {name}");
    }
}

#[test]
fn each_alert_has_an_expression_a_severity_and_a_summary() {
    let alerts: Vec<&str> = ALERTS.split("- alert: ").skip(1).collect();
    assert!(alerts.len() > 10);
    for alert in alerts {
        for part in ["expr: ", "severity: ", "summary: "] {
            assert!(alert.contains(part), "{part}: {alert}");
        }
    }
    for about in [
        "boutique_disk_free_bytes",
        "boutique_backup_age_seconds",
        "boutique_certificate_expiry_seconds",
        "boutique_http_requests_total",
        "boutique_write_timeouts_total",
        "boutique_outbox_overdue_seconds",
        "boutique_webhooks_missing",
        "boutique_job_failing",
    ] {
        assert!(ALERTS.contains(about), "no alert about {about}");
    }
}

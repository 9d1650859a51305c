//! The back office's lists in a shop with 10,000 orders.

use std::time::{Duration, Instant};

use kernel::testing::Caller;

use crate::support::Store;

/// 10,000 orders of 5,000 customers with 15,000 pieces by two makers: 400 in progress, 40 requests, a tenth cancelled.
const MANY: &str = include_str!("many_orders.sql");

/// Lists that are looked at all day.
const LISTS: [&str; 18] = [
    "/admin/today",
    "/admin/board",
    "/admin/board?by=maker",
    "/admin/board?by=due&filter=late",
    "/admin/pieces?by=maker&column=3",
    "/admin/load",
    "/admin/orders",
    "/admin/orders?filter=waiting",
    "/admin/orders?filter=open",
    "/admin/orders?filter=due",
    "/admin/orders?filter=unpaid_advance",
    "/admin/orders?filter=mine",
    "/admin/orders?filter=delivered",
    "/admin/orders?filter=called_off",
    "/admin/orders?q=Number77",
    "/admin/orders?q=15000",
    "/admin/orders?customer=10077",
    "/admin/calendar",
];

async fn median(store: &Store, path: &str) -> Duration {
    let mut times = Vec::new();
    for _ in 0..9 {
        let begun = Instant::now();
        let (status, answer) = store.app.get_as(Caller::owner(1), path).await;
        times.push(begun.elapsed());
        assert_eq!(status, 200, "{path}: {answer}");
    }
    times.sort();
    times[times.len() / 2]
}

#[tokio::test]
async fn every_list_finds_its_orders_among_ten_thousand() {
    let store = Store::open().await;
    store.run(MANY).await;
    for path in LISTS {
        let (status, answer) = store.app.get_as(Caller::owner(1), path).await;
        assert_eq!(status, 200, "{path}: {answer}");
    }
    let (_, board) = store.app.get_as(Caller::owner(1), "/admin/board").await;
    let columns = board["columns"].as_array().unwrap().iter();
    let placed: i64 = columns
        .map(|column| column["count"].as_i64().unwrap())
        .sum();
    assert_eq!(placed, 600);
    let count = async |path: &str| {
        let (_, list) = store.app.get_as(Caller::owner(1), path).await;
        list["items"].as_array().unwrap().len()
    };
    assert_eq!(count("/admin/orders?filter=waiting").await, 40);
    assert_eq!(count("/admin/orders?filter=delivered").await, 50);
    assert_eq!(count("/admin/orders?customer=10077").await, 2);
}

/// Run by name with `--release --ignored --nocapture`: a debug build's database takes several times as long.
#[tokio::test]
#[ignore = "prints figures, which mean something in a release build only"]
async fn every_list_takes_less_than_25_ms() {
    let store = Store::open().await;
    store.run(MANY).await;
    let mut slow = Vec::new();
    for path in LISTS {
        let time = median(&store, path).await;
        eprintln!("{:7.1} ms  {path}", time.as_secs_f64() * 1_000.0);
        if time > Duration::from_millis(25) {
            slow.push(path);
        }
    }
    assert!(slow.is_empty(), "{slow:?}");
}

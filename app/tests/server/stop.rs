use std::time::{Duration, Instant};

use boutique::server::accept::Connections;
use tokio::net::TcpStream;

use crate::shop::{Running, small_shop};

const SLOW: &str = "GET /api/slow HTTP/1.1\r\nHost: a\r\n\r\n";

#[tokio::test]
async fn what_was_asked_before_the_stop_is_answered() {
    let mut server = Running::start(small_shop(None).endpoint, Connections::default()).await;
    let mut resting = server.connect().await;
    resting
        .send("GET /api/fresh HTTP/1.1\r\nHost: a\r\n\r\n")
        .await;
    resting.some().await;
    let mut silent = server.connect().await;
    let mut caller = server.connect().await;
    caller.send(SLOW).await;
    tokio::time::sleep(Duration::from_millis(100)).await;

    let (asked, address) = (Instant::now(), server.address);
    server.ask_to_stop();
    assert!(
        caller.rest().await.ends_with("slow"),
        "a running request was cut off"
    );
    assert!(resting.ends_within(200).await && silent.ends_within(200).await);
    server.stopped().await;
    assert!(
        asked.elapsed() < Duration::from_secs(5),
        "connections at rest held up the end"
    );
    assert!(
        TcpStream::connect(address).await.is_err(),
        "it still listens"
    );
}

#[tokio::test]
async fn what_takes_too_long_does_not_hold_up_the_end() {
    let grace = Duration::from_millis(100);
    let limits = Connections {
        grace,
        ..Connections::default()
    };
    let mut server = Running::start(small_shop(None).endpoint, limits).await;
    let mut caller = server.connect().await;
    caller.send(SLOW).await;
    tokio::time::sleep(Duration::from_millis(50)).await;
    let asked = Instant::now();
    server.ask_to_stop();
    server.stopped().await;
    assert!(asked.elapsed() < Duration::from_millis(350));
}

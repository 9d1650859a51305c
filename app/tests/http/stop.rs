use std::{
    io::{Read, Write},
    time::{Duration, Instant},
};

use boutique::http::accept::Connections;
use tokio::net::TcpStream;

use crate::http::shop::{Running, small_shop};

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

/// The kernel takes connections before the program does: those that it took before the stop are answered.
#[tokio::test]
async fn who_waited_in_the_queue_at_the_stop_is_answered() {
    let mut server = Running::start(small_shop(None).endpoint, Connections::default()).await;
    let mut callers = Vec::new();
    for _ in 0..8 {
        // Without await: the server on this thread has not accepted any of them when it is asked to stop.
        let mut caller = std::net::TcpStream::connect(server.address).unwrap();
        caller
            .write_all(b"GET /api/fresh HTTP/1.1\r\nHost: a\r\n\r\n")
            .unwrap();
        callers.push(caller);
    }
    server.ask_to_stop();
    server.stopped().await;
    for mut caller in callers {
        let mut answer = String::new();
        caller.read_to_string(&mut answer).unwrap();
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
        assert!(answer.contains("connection: close"), "{answer}");
    }
}

#[tokio::test]
async fn requests_during_shutdown_are_asked_to_retry() {
    let mut server = Running::start(small_shop(None).endpoint, Connections::default()).await;
    let mut running = server.connect().await;
    // Its body never ends before the test says so: as long as that, the server waits.
    running
        .send("POST /api/bytes HTTP/1.1\r\nHost: a\r\nOrigin: http://a\r\nContent-Type: application/octet-stream\r\nContent-Length: 2\r\n\r\na")
        .await;
    let mut resting = server.connect().await;
    resting
        .send("GET /api/fresh HTTP/1.1\r\nHost: a\r\n\r\n")
        .await;
    resting.some().await;
    server.ask_to_stop();
    // Ended by the stop; after the last call only refusals are left.
    resting.rest().await;
    for (path, kind) in [("/api/fresh", "application/json"), ("/", "text/plain")] {
        let request = format!("GET {path} HTTP/1.1\r\nHost: a\r\n\r\n");
        let answer = loop {
            let answer = server.ask(&request).await;
            if answer.starts_with("HTTP/1.1 503") {
                break answer;
            }
            assert!(answer.starts_with("HTTP/1.1 "), "reset: {answer}");
        };
        for part in ["retry-after: 5", "connection: close", kind] {
            assert!(answer.contains(part), "{path}: {answer}");
        }
    }
    running.send("b").await;
    assert!(running.rest().await.starts_with("HTTP/1.1 "));
    server.stopped().await;
}

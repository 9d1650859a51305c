use std::{
    io::{Read, Write},
    time::{Duration, Instant},
};

use boutique::http::accept::Connections;
use tokio::net::TcpStream;

use crate::http::shop::{Running, small_shop};

const SLOW: &str = "GET /api/slow HTTP/1.1\r\nHost: a\r\n\r\n";

#[tokio::test]
async fn requests_made_before_the_stop_are_answered() {
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
        "idle connections delayed the shutdown"
    );
    assert!(
        TcpStream::connect(address).await.is_err(),
        "it still listens"
    );
}

#[tokio::test]
async fn slow_requests_do_not_delay_the_shutdown() {
    let grace = Duration::from_millis(100);
    let limits = Connections {
        grace,
        ..Connections::default()
    };
    let mut server = Running::start(small_shop(None).endpoint, limits).await;
    let mut caller = server.connect().await;
    caller.send(SLOW).await;
    tokio::time::sleep(Duration::from_millis(50)).await;
    server.ask_to_stop();
    tokio::select! {
        biased;
        () = server.stopped() => {}
        answer = caller.rest() => panic!("the stop waited for {answer}"),
    }
}

/// Connections that the kernel accepted before the stop, and the program has not, are answered.
#[tokio::test]
async fn queued_connections_are_answered_at_the_stop() {
    let mut server = Running::start(small_shop(None).endpoint, Connections::default()).await;
    let mut callers = Vec::new();
    for _ in 0..8 {
        // Without await: the server on this thread has accepted none of them when it is stopped.
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
    // Its body does not end until the test says so; the server waits as long.
    running
        .send("POST /api/bytes HTTP/1.1\r\nHost: a\r\nOrigin: http://a\r\nContent-Type: application/octet-stream\r\nContent-Length: 2\r\n\r\na")
        .await;
    let mut resting = server.connect().await;
    resting
        .send("GET /api/fresh HTTP/1.1\r\nHost: a\r\n\r\n")
        .await;
    resting.some().await;
    server.ask_to_stop();
    // Closed by the stop; after the last call only refusals are left.
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

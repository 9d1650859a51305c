use std::time::{Duration, Instant};

use boutique::http::accept::Connections;
use kernel::MetricSource as _;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

use crate::http::shop::{Running, small_shop};

fn impatient() -> Connections {
    let mut limits = Connections::default();
    limits.patience.headers = Duration::from_millis(200);
    limits.patience.idle = Duration::from_millis(900);
    limits.patience.stalled = Duration::from_millis(500);
    limits
}

async fn running(limits: Connections) -> Running {
    Running::start(small_shop(None).endpoint, limits).await
}

const ASK: &str = "GET /api/fresh HTTP/1.1\r\nHost: a\r\n\r\n";

#[tokio::test]
async fn headers_that_never_end_close_the_connection() {
    let server = running(impatient()).await;
    for beginning in [
        "",
        "G",
        "GET /api/fresh HTTP/1.1\r\nHost: a\r\n",
        "PRI * HTTP/2.0\r\n",
    ] {
        let mut caller = server.connect().await;
        caller.send(beginning).await;
        assert!(
            caller.ends_within(700).await,
            "{beginning:?} was waited for"
        );
    }
}

#[tokio::test]
async fn slow_header_bytes_do_not_extend_the_timeout() {
    let server = running(impatient()).await;
    let mut caller = server.connect().await;
    let started = Instant::now();
    caller.send("GET /api/fresh HTTP/1.1\r\n").await;
    while started.elapsed() < Duration::from_millis(600) {
        let _ = caller.0.try_write(b"x");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(caller.ends_within(10).await);
}

#[tokio::test]
async fn oversized_headers_are_refused() {
    let server = running(impatient()).await;
    for headers in [
        "x: y\r\n".repeat(200),
        format!("x: {}\r\n", "y".repeat(200_000)),
    ] {
        let mut caller = server.connect().await;
        let request = format!("GET /api/fresh HTTP/1.1\r\nHost: a\r\n{headers}\r\n");
        let _ = caller.0.write_all(request.as_bytes()).await;
        let answer = caller.rest().await;
        // The refusal may be lost with the reset of a connection that is still being written to.
        assert!(
            answer.is_empty() || answer.starts_with("HTTP/1.1 431"),
            "{answer}"
        );
    }
}

#[tokio::test]
async fn an_idle_connection_may_rest_longer_than_headers_may_take() {
    let server = running(impatient()).await;
    let mut caller = server.connect().await;
    caller.send(ASK).await;
    assert!(caller.some().await.starts_with("HTTP/1.1 200"));
    tokio::time::sleep(Duration::from_millis(450)).await;
    caller.send(ASK).await;
    assert!(caller.some().await.starts_with("HTTP/1.1 200"));
    assert!(
        !caller.ends_within(450).await,
        "it had been idle for half of its time only"
    );
    assert!(caller.ends_within(1_000).await);
}

#[tokio::test]
async fn an_incomplete_second_request_times_out() {
    let server = running(impatient()).await;
    let mut caller = server.connect().await;
    caller.send(ASK).await;
    caller.some().await;
    caller.send("GET /api/fresh HT").await;
    assert!(caller.ends_within(700).await);
}

#[tokio::test]
async fn a_response_that_is_not_read_is_abandoned() {
    let limits = impatient();
    let counts = limits.counts.clone();
    let server = running(limits).await;
    let mut caller = server.connect().await;
    caller.send("GET /long HTTP/1.1\r\nHost: a\r\n\r\n").await;
    caller.0.peek(&mut [0]).await.unwrap();
    let abandoned = async {
        while counts.samples().await.unwrap()[0].value != 0_u64.into() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let waited = tokio::time::timeout(Duration::from_secs(20), abandoned);
    waited.await.expect("the response was held for a reader");
    let mut bytes = Vec::new();
    let _ = caller.0.read_to_end(&mut bytes).await;
    assert!(
        bytes.len() < 64 << 20,
        "the whole response was held for a reader"
    );
}

#[tokio::test]
async fn a_slow_operation_is_not_a_stalled_connection() {
    let mut limits = impatient();
    limits.patience.headers = Duration::from_millis(50);
    let server = running(limits).await;
    let answer = server
        .ask("GET /api/slow HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        .await;
    assert!(answer.ends_with("slow"), "{answer}");
}

#[tokio::test]
async fn connections_per_client_are_limited() {
    let mut limits = Connections {
        per_client: Some(3),
        ..Connections::default()
    };
    let server = running(limits.clone()).await;
    let mut held = Vec::new();
    for _ in 0..3 {
        let mut caller = server.connect().await;
        caller.send(ASK).await;
        assert!(caller.some().await.starts_with("HTTP/1.1 200"));
        held.push(caller);
    }
    assert!(
        server.connect().await.ends_within(500).await,
        "a fourth connection was accepted"
    );
    held.pop();
    tokio::time::sleep(Duration::from_millis(50)).await;
    let mut caller = server.connect().await;
    caller.send(ASK).await;
    assert!(
        caller.some().await.starts_with("HTTP/1.1 200"),
        "a place that was given back stayed taken"
    );

    limits.trusted_proxies = "127.0.0.0/8".parse().unwrap();
    let server = running(limits).await;
    for _ in 0..8 {
        let mut caller = server.connect().await;
        caller.send(ASK).await;
        assert!(
            caller.some().await.starts_with("HTTP/1.1 200"),
            "a proxy was counted as one client"
        );
        held.push(caller);
    }
}

#[tokio::test]
async fn the_total_number_of_connections_is_limited() {
    let server = running(Connections {
        total: 2,
        ..impatient()
    })
    .await;
    let (mut first, _second) = (server.connect().await, server.connect().await);
    first.send(ASK).await;
    assert!(first.some().await.starts_with("HTTP/1.1 200"));
    let mut third = server.connect().await;
    third.send(ASK).await;
    assert!(
        third.some().await.starts_with("HTTP/1.1 200"),
        "the third was not served when a place came free"
    );
}

/// Regression: silent connections from many addresses used to lock all other clients out until the
/// header timeout.
#[tokio::test]
async fn silent_connections_are_closed_when_all_slots_are_used() {
    let server = running(Connections {
        total: 4,
        ..Connections::default()
    })
    .await;
    let mut silent = Vec::new();
    for beginning in [
        "",
        "G",
        "GET /api/fresh HTTP/1.1\r\nHost: a\r\n",
        "PRI * HTTP/2.0\r\n",
    ] {
        let mut caller = server.connect().await;
        caller.send(beginning).await;
        silent.push(caller);
    }
    let mut served = Vec::new();
    for place in 0..4 {
        let mut caller = server.connect().await;
        caller.send(ASK).await;
        let answer = tokio::time::timeout(Duration::from_secs(5), caller.some()).await;
        assert!(
            answer.is_ok_and(|answer| answer.starts_with("HTTP/1.1 200")),
            "{place} had to wait for a silent connection"
        );
        served.push(caller);
    }
    for caller in &mut silent {
        assert!(caller.ends_within(2_000).await, "the oldest ones go first");
    }
}

#[tokio::test]
async fn the_oldest_silent_connection_is_closed_first() {
    let server = running(Connections {
        total: 2,
        ..Connections::default()
    })
    .await;
    let (mut older, mut younger) = (server.connect().await, server.connect().await);
    let (begin, end) = ASK.split_at(1);
    older.send(begin).await;
    younger.send(begin).await;
    let mut caller = server.connect().await;
    caller.send(ASK).await;
    assert!(caller.some().await.starts_with("HTTP/1.1 200"));
    assert!(
        older.ends_within(2_000).await,
        "the older one still has its slot"
    );
    younger.send(end).await;
    assert!(
        younger.some().await.starts_with("HTTP/1.1 200"),
        "the newer one lost its slot"
    );
}

#[tokio::test]
async fn a_request_being_answered_keeps_its_slot() {
    let server = running(Connections {
        total: 1,
        ..Connections::default()
    })
    .await;
    let mut slow = server.connect().await;
    slow.send(ASK).await;
    assert!(slow.some().await.starts_with("HTTP/1.1 200"));
    slow.send("GET /api/slow HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        .await;
    let mut second = server.connect().await;
    second.send(ASK).await;
    assert!(slow.rest().await.ends_with("slow"), "it lost its slot");
    assert!(second.some().await.starts_with("HTTP/1.1 200"));
}

#[tokio::test]
async fn http_2_without_tls_is_supported() {
    let server = running(impatient()).await;
    let mut caller = server.connect().await;
    // The preface and an empty SETTINGS frame; the response begins with a SETTINGS frame (type 4).
    caller
        .0
        .try_write(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0")
        .unwrap();
    let mut head = [0; 9];
    caller.0.read_exact(&mut head).await.unwrap();
    assert_eq!(head[3], 4);
}

use std::time::Duration;

use boutique::http::{
    accept::Connections, deadline::AnswerWithin, layer::Behind, problems::Problems,
};
use poem::{endpoint::make, test::TestClient};
use tokio::io::AsyncWriteExt;

use crate::http::shop::{Running, small_shop};

fn post(headers: &str, body: &str) -> String {
    format!(
        "POST /api/bytes HTTP/1.1\r\nHost: a\r\nOrigin: http://a\r\nConnection: close\r\n{headers}\r\n{body}"
    )
}

async fn running() -> Running {
    Running::start(small_shop(None).endpoint, Connections::default()).await
}

const BINARY: &str = "Content-Type: application/octet-stream\r\n";

#[tokio::test]
async fn a_declared_length_above_the_limit_is_refused() {
    let server = running().await;
    for length in [64 * 1024 + 1, 70_000] {
        let answer = server
            .ask(&post(
                &format!("{BINARY}Content-Length: {length}\r\n"),
                &"x".repeat(length),
            ))
            .await;
        assert!(answer.starts_with("HTTP/1.1 413"), "{answer}");
        assert!(answer.contains("request.body_too_large"), "{answer}");
    }
    // None of it has to arrive.
    let answer = server
        .ask(&post(
            &format!("{BINARY}Content-Length: 2000000000\r\n"),
            "",
        ))
        .await;
    assert!(answer.starts_with("HTTP/1.1 413"), "{answer}");
}

#[tokio::test]
async fn the_limit_itself_is_allowed() {
    let server = running().await;
    let answer = server
        .ask(&post(
            &format!("{BINARY}Content-Length: 65536\r\n"),
            &"x".repeat(65_536),
        ))
        .await;
    assert!(
        answer.starts_with("HTTP/1.1 200") && answer.ends_with("65536"),
        "{answer}"
    );
}

#[tokio::test]
async fn a_chunked_body_is_counted_as_it_comes() {
    let server = running().await;
    let mut caller = server.connect().await;
    caller
        .send(&post(
            &format!("{BINARY}Transfer-Encoding: chunked\r\n"),
            "",
        ))
        .await;
    let chunk = format!("10000\r\n{}\r\n", "x".repeat(0x10000));
    let mut sent = 0;
    while sent < 30 << 20 {
        match tokio::time::timeout(Duration::from_secs(2), caller.0.write_all(chunk.as_bytes()))
            .await
        {
            Ok(Ok(())) => sent += 0x10000,
            _ => break,
        }
    }
    assert!(sent < 20 << 20, "all of it was read");
    let answer = caller.rest().await;
    // The refusal may be lost with the reset of a connection that is still being written to.
    assert!(
        answer.is_empty() || answer.starts_with("HTTP/1.1 413"),
        "{answer}"
    );

    let small = post(
        &format!("{BINARY}Transfer-Encoding: chunked\r\n"),
        "3\r\nabc\r\n0\r\n\r\n",
    );
    assert!(server.ask(&small).await.ends_with("\r\n\r\n3"));
    let above = format!("11000\r\n{}\r\n0\r\n\r\n", "x".repeat(0x11000));
    let answer = server
        .ask(&post(
            &format!("{BINARY}Transfer-Encoding: chunked\r\n"),
            &above,
        ))
        .await;
    assert!(answer.starts_with("HTTP/1.1 413"), "{answer}");
}

#[tokio::test]
async fn reading_needs_no_length() {
    // poem's own size limit answers 411 here.
    let answer = running()
        .await
        .ask("GET /api/things/7 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        .await;
    assert!(
        answer.starts_with("HTTP/1.1 200") && answer.ends_with('7'),
        "{answer}"
    );
}

#[tokio::test]
async fn a_response_that_takes_too_long_is_abandoned() {
    let endpoint = make(|_| async {
        tokio::time::sleep(Duration::from_secs(5)).await;
        "late"
    });
    let endpoint = endpoint
        .behind(AnswerWithin(Duration::from_millis(50)))
        .behind(Problems::default());
    let response = TestClient::new(endpoint).get("/").send().await;
    response.assert_status(poem::http::StatusCode::SERVICE_UNAVAILABLE);
    response.assert_header("retry-after", "5");
    assert!(
        response
            .0
            .into_body()
            .into_string()
            .await
            .unwrap()
            .contains("request.timeout")
    );
}

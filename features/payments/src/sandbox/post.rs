//! One HTTP request to the shop itself.

use std::{net::SocketAddr, time::Duration};

use bytes::Bytes;
use http::{Request, header};
use http_body_util::Full;
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;

pub const SIGNATURE: &str = "x-sandbox-signature";
pub const EVENT_ID: &str = "x-sandbox-event-id";
const PATH: &str = "/api/payments/webhooks/sandbox";
const DEADLINE: Duration = Duration::from_secs(5);

pub struct Message<'a> {
    pub event_id: &'a str,
    pub signature: &'a str,
    pub body: &'a str,
}

/// Delivered means: answered with success in time.
pub async fn post(address: SocketAddr, message: Message<'_>) -> Result<(), String> {
    tokio::time::timeout(DEADLINE, send(address, message))
        .await
        .map_err(|_| "no answer in time".to_owned())?
        .map_err(|error| error.to_string())
}

async fn send(
    address: SocketAddr,
    message: Message<'_>,
) -> Result<(), Box<dyn std::error::Error + Send + Sync>> {
    let stream = TcpStream::connect(address).await?;
    let (mut sender, connection) =
        hyper::client::conn::http1::handshake(TokioIo::new(stream)).await?;
    let connection = tokio::spawn(connection);
    let request = Request::post(PATH)
        .header(header::HOST, address.to_string())
        .header(header::CONTENT_TYPE, "application/json")
        .header(SIGNATURE, message.signature)
        .header(EVENT_ID, message.event_id)
        .body(Full::new(Bytes::copy_from_slice(message.body.as_bytes())))?;
    let answer = sender.send_request(request).await;
    connection.abort();
    let status = answer?.status();
    if status.is_success() {
        Ok(())
    } else {
        Err(format!("answered {status}").into())
    }
}

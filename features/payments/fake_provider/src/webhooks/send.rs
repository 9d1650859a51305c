//! One HTTP request to the shop.

use std::time::Duration;

use bytes::Bytes;
use http::{Request, Uri, header};
use http_body_util::Full;
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;

/// Later than this counts as failed.
const DEADLINE: Duration = Duration::from_secs(5);

pub struct Message<'a> {
    pub event_id: &'a str,
    pub signature: &'a str,
    pub body: &'a str,
}

type AnyError = Box<dyn std::error::Error + Send + Sync>;

/// The status of the answer. Plain http only: the shop is on this machine.
pub async fn send(address: &Uri, message: Message<'_>) -> Result<u16, String> {
    match tokio::time::timeout(DEADLINE, post(address, message)).await {
        Err(_) => Err("no answer in time".to_owned()),
        Ok(answer) => answer.map_err(|error| error.to_string()),
    }
}

async fn post(address: &Uri, message: Message<'_>) -> Result<u16, AnyError> {
    let authority = address.authority().ok_or("the address names no host")?;
    let host = authority.host();
    let stream = TcpStream::connect((host, authority.port_u16().unwrap_or(80))).await?;
    let (mut sender, connection) =
        hyper::client::conn::http1::handshake(TokioIo::new(stream)).await?;
    let connection = tokio::spawn(connection);
    let path = address.path_and_query().map_or("/", |path| path.as_str());
    let request = Request::post(path)
        .header(header::HOST, authority.as_str())
        .header(header::CONTENT_TYPE, "application/json")
        .header("X-Razorpay-Signature", message.signature)
        .header("x-razorpay-event-id", message.event_id)
        .body(Full::new(Bytes::copy_from_slice(message.body.as_bytes())))?;
    let answer = sender.send_request(request).await;
    connection.abort();
    Ok(answer?.status().as_u16())
}

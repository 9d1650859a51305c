//! A caller of the fake provider, and a shop that hears of its events.

use std::sync::{
    Arc, Mutex,
    atomic::{AtomicU16, Ordering},
};

use base64::{Engine as _, engine::general_purpose::STANDARD};
use bytes::Bytes;
use fake_provider::{Config, FakeProvider, Time};
use http::{Request, Uri};
use http_body_util::{BodyExt as _, Full};
use hyper_util::rt::TokioIo;
use poem::{
    EndpointExt, Request as Incoming, Response, Server, handler,
    http::StatusCode,
    listener::{Acceptor, Listener, TcpListener},
    web::Data,
};
use serde_json::{Value, json};
use tokio::net::TcpStream;

pub const NOW: i64 = 1_790_000_000;

/// A provider at a fixed time.
pub async fn provider(webhook_url: Option<Uri>) -> FakeProvider {
    let config = Config {
        key_id: "rzp_test_1".to_owned(),
        key_secret: "EnLs21M47BllR3X8PSFtjtbd".to_owned(),
        webhook_url,
        retries: Vec::new(),
        time: Time::set_by(|| NOW),
        ..Config::default()
    };
    FakeProvider::start(config).await.unwrap()
}

pub struct Call<'a> {
    pub method: &'a str,
    pub path: &'a str,
    pub headers: Vec<(&'a str, String)>,
    pub body: Value,
}

pub fn keys() -> (&'static str, String) {
    let pair = STANDARD.encode("rzp_test_1:EnLs21M47BllR3X8PSFtjtbd");
    ("authorization", format!("Basic {pair}"))
}

/// Status and body; an error when the connection ends without an answer.
pub async fn call(provider: &FakeProvider, call: Call<'_>) -> Result<(u16, Value), hyper::Error> {
    let stream = TcpStream::connect(provider.address()).await.unwrap();
    let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(stream))
        .await
        .unwrap();
    tokio::spawn(connection);
    let mut request = Request::builder()
        .method(call.method)
        .uri(call.path)
        .header("host", "provider")
        .header("content-type", "application/json");
    for (name, value) in call.headers {
        request = request.header(name, value);
    }
    let body = if call.body.is_null() {
        String::new()
    } else {
        call.body.to_string()
    };
    let request = request.body(Full::new(Bytes::from(body))).unwrap();
    let answer = sender.send_request(request).await?;
    let status = answer.status().as_u16();
    let bytes = answer.into_body().collect().await?.to_bytes();
    let value = serde_json::from_slice(&bytes)
        .unwrap_or_else(|_| Value::String(String::from_utf8_lossy(&bytes).into_owned()));
    Ok((status, value))
}

pub async fn post(provider: &FakeProvider, path: &str, body: Value) -> (u16, Value) {
    let headers = vec![keys()];
    let input = Call {
        method: "POST",
        path,
        headers,
        body,
    };
    call(provider, input).await.unwrap()
}

pub async fn get(provider: &FakeProvider, path: &str) -> (u16, Value) {
    let headers = vec![keys()];
    let input = Call {
        method: "GET",
        path,
        headers,
        body: Value::Null,
    };
    call(provider, input).await.unwrap()
}

pub async fn control(provider: &FakeProvider, path: &str, body: Value) -> Value {
    let input = Call {
        method: "POST",
        path,
        headers: Vec::new(),
        body,
    };
    let (status, answer) = call(provider, input).await.unwrap();
    assert_eq!(status, 200, "{path}: {answer}");
    answer
}

/// An order of 500 rupees.
pub async fn order(provider: &FakeProvider) -> String {
    let input = json!({"amount": 50_000, "currency": "INR", "receipt": "7"});
    let (status, order) = post(provider, "/v1/orders", input).await;
    assert_eq!(status, 200, "{order}");
    text(&order, "id")
}

pub fn text(value: &Value, field: &str) -> String {
    value[field].as_str().unwrap().to_owned()
}

pub fn refused(answer: &(u16, Value)) -> &str {
    assert_eq!(answer.0, 400, "{}", answer.1);
    answer.1["error"]["description"].as_str().unwrap()
}

/// A message as the shop got it.
#[derive(Clone, Debug)]
pub struct Heard {
    pub event_id: String,
    pub signature: String,
    pub body: String,
}

impl Heard {
    pub fn event(&self) -> String {
        let body: Value = serde_json::from_str(&self.body).unwrap();
        text(&body, "event")
    }
}

#[derive(Clone)]
pub struct Shop {
    pub address: Uri,
    heard: Arc<Mutex<Vec<Heard>>>,
    status: Arc<AtomicU16>,
}

impl Shop {
    pub async fn open() -> Self {
        let acceptor = TcpListener::bind("127.0.0.1:0")
            .into_acceptor()
            .await
            .unwrap();
        let local = acceptor.local_addr();
        let address = local[0].as_socket_addr().unwrap();
        let shop = Self {
            address: format!("http://{address}/webhooks").parse().unwrap(),
            heard: Arc::default(),
            status: Arc::new(AtomicU16::new(200)),
        };
        let endpoint = hear.data(shop.clone());
        tokio::spawn(Server::new_with_acceptor(acceptor).run(endpoint));
        shop
    }

    pub fn heard(&self) -> Vec<Heard> {
        self.heard.lock().unwrap().clone()
    }

    pub fn events(&self) -> Vec<String> {
        self.heard().iter().map(Heard::event).collect()
    }

    pub fn answers(&self, status: u16) {
        self.status.store(status, Ordering::SeqCst);
    }
}

#[handler]
fn hear(Data(shop): Data<&Shop>, request: &Incoming, body: String) -> Response {
    let header = |name| request.header(name).unwrap_or_default().to_owned();
    shop.heard.lock().unwrap().push(Heard {
        event_id: header("x-razorpay-event-id"),
        signature: header("x-razorpay-signature"),
        body,
    });
    let status = StatusCode::from_u16(shop.status.load(Ordering::SeqCst)).unwrap();
    Response::builder().status(status).finish()
}

//! A push service on this machine that takes what is sent, checks who sends (RFC 8292), and answers as it is told.

use std::sync::{Arc, Mutex};

use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD as BASE64};
use kernel::Timestamp;
use p256::ecdsa::{Signature, VerifyingKey, signature::Verifier};
use poem::{
    EndpointExt, Request, Response, Route, Server, endpoint::make, http::StatusCode,
    listener::TcpAcceptor, post,
};
use serde_json::Value;
use tokio::net::TcpListener;

/// A message as it came.
#[derive(Clone)]
pub struct Received {
    pub path: String,
    pub authorization: String,
    pub ttl: String,
    pub urgency: String,
    pub body: Vec<u8>,
}

#[derive(Clone, Default)]
struct Book {
    received: Arc<Mutex<Vec<Received>>>,
    answer: Arc<Mutex<u16>>,
}

pub struct FakePushService {
    pub origin: String,
    book: Book,
}

impl FakePushService {
    pub async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let origin = format!("http://{}", listener.local_addr().unwrap());
        let book = Book::default();
        let fake = Self {
            origin,
            book: book.clone(),
        };
        fake.answers(201);
        let take = make(move |request: Request| take(request, book.clone()));
        let routes = Route::new().at("/*path", post(take.map_to_response()));
        let acceptor = TcpAcceptor::from_tokio(listener).unwrap();
        tokio::spawn(Server::new_with_acceptor(acceptor).run(routes));
        fake
    }

    /// From now on it answers with this status.
    pub fn answers(&self, status: u16) {
        *self.book.answer.lock().unwrap() = status;
    }

    /// What came since it was asked last.
    pub fn received(&self) -> Vec<Received> {
        std::mem::take(&mut *self.book.received.lock().unwrap())
    }
}

async fn take(mut request: Request, book: Book) -> poem::Result<Response> {
    let header = |name: &str| request.header(name).unwrap_or_default().to_owned();
    assert_eq!(header("content-encoding"), "aes128gcm");
    let mut received = Received {
        path: request.uri().path().to_owned(),
        authorization: header("authorization"),
        ttl: header("ttl"),
        urgency: header("urgency"),
        body: Vec::new(),
    };
    received.body = request.take_body().into_vec().await?;
    book.received.lock().unwrap().push(received);
    let status = StatusCode::from_u16(*book.answer.lock().unwrap()).unwrap();
    Ok(Response::builder().status(status).finish())
}

impl Received {
    /// The claims of the sender, whose signature is checked with the key that the browser subscribed with.
    pub fn claims(&self, public_key: &str, now: Timestamp) -> Value {
        let (token, key) = self
            .authorization
            .strip_prefix("vapid t=")
            .and_then(|rest| rest.split_once(", k="))
            .unwrap();
        assert_eq!(key, public_key);
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let (header, claims) = signed.split_once('.').unwrap();
        let point = BASE64.decode(key).unwrap();
        let signature = Signature::from_slice(&BASE64.decode(signature).unwrap()).unwrap();
        let verifying = VerifyingKey::from_sec1_bytes(&point).unwrap();
        verifying.verify(signed.as_bytes(), &signature).unwrap();
        let read = |part: &str| -> Value {
            serde_json::from_slice(&BASE64.decode(part).unwrap()).unwrap()
        };
        assert_eq!(read(header)["alg"], "ES256");
        let claims = read(claims);
        let left = claims["exp"].as_i64().unwrap() - now.0;
        assert!((1..=24 * 3_600).contains(&left), "{left} seconds");
        claims
    }
}

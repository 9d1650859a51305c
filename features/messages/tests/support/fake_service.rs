//! A service on this machine that takes what is sent and answers as it is told.

use std::sync::{Arc, Mutex};

use poem::{
    EndpointExt, Request, Response, Route, Server, endpoint::make, http::StatusCode,
    listener::TcpAcceptor,
};
use serde_json::Value;
use tokio::net::TcpListener;

/// A call as it came.
#[derive(Clone, Debug)]
pub struct Received {
    pub method: String,
    /// With its query.
    pub path: String,
    pub authorization: String,
    pub authkey: String,
    pub body: String,
}

impl Received {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap()
    }
}

#[derive(Clone, Default)]
struct Book {
    received: Arc<Mutex<Vec<Received>>>,
    answer: Arc<Mutex<(u16, String, Option<u32>)>>,
    /// Messages taken so far.
    taken: Arc<Mutex<usize>>,
    /// What it lists as its templates, as JSON.
    templates: Arc<Mutex<(u16, String)>>,
}

pub struct FakeService {
    pub origin: String,
    book: Book,
}

impl FakeService {
    pub async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let origin = format!("http://{}", listener.local_addr().unwrap());
        let book = Book::default();
        let fake = Self {
            origin,
            book: book.clone(),
        };
        fake.answers(200, r#"{"messages":[{"id":"wamid.{n}"}]}"#);
        fake.lists(200, r#"{"data":[]}"#);
        let take = make(move |request: Request| take(request, book.clone()));
        let routes = Route::new().at("/*path", take.map_to_response());
        let acceptor = TcpAcceptor::from_tokio(listener).unwrap();
        tokio::spawn(Server::new_with_acceptor(acceptor).run(routes));
        fake
    }

    /// From now on it answers like this to a request for its templates.
    pub fn lists(&self, status: u16, body: &str) {
        *self.book.templates.lock().unwrap() = (status, body.to_owned());
    }

    /// From now on it answers a message like this; `{n}` is its number.
    pub fn answers(&self, status: u16, body: &str) {
        *self.book.answer.lock().unwrap() = (status, body.to_owned(), None);
    }

    /// From now on it is busy for so many seconds.
    pub fn is_busy_for(&self, seconds: u32) {
        *self.book.answer.lock().unwrap() = (429, String::new(), Some(seconds));
    }

    /// What came since it was asked last.
    pub fn received(&self) -> Vec<Received> {
        std::mem::take(&mut *self.book.received.lock().unwrap())
    }
}

async fn take(mut request: Request, book: Book) -> poem::Result<Response> {
    let header = |name: &str| request.header(name).unwrap_or_default().to_owned();
    let mut received = Received {
        method: request.method().to_string(),
        path: request.uri().path_and_query().unwrap().to_string(),
        authorization: header("authorization"),
        authkey: header("authkey"),
        body: String::new(),
    };
    received.body = request.take_body().into_string().await?;
    let lists = received.method == "GET" && received.path.contains("/message_templates");
    book.received.lock().unwrap().push(received);
    if lists {
        let (status, body) = book.templates.lock().unwrap().clone();
        let status = StatusCode::from_u16(status).unwrap();
        return Ok(Response::builder().status(status).body(body));
    }
    let mut taken = book.taken.lock().unwrap();
    *taken += 1;
    let number = taken.to_string();
    let (status, body, wait) = book.answer.lock().unwrap().clone();
    let mut response = Response::builder().status(StatusCode::from_u16(status).unwrap());
    if let Some(seconds) = wait {
        response = response.header("retry-after", seconds.to_string());
    }
    Ok(response.body(body.replace("{n}", &number)))
}

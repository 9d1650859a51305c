//! A website on this machine that answers as a test tells it.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard},
};

use poem::{
    EndpointExt, IntoResponse, Request, Response, Route, Server, endpoint::make, get,
    http::StatusCode, listener::TcpAcceptor,
};
use serde_json::Value;
use tokio::net::TcpListener;

/// What a path answers with.
#[derive(Clone)]
pub struct Page {
    pub status: u16,
    pub content_type: &'static str,
    /// Where it redirects to.
    pub location: Option<String>,
    pub body: Vec<u8>,
    /// The answer never comes.
    pub hangs: bool,
}

impl Page {
    pub fn of(content_type: &'static str, body: impl Into<Vec<u8>>) -> Self {
        Self {
            status: 200,
            content_type,
            location: None,
            body: body.into(),
            hangs: false,
        }
    }

    pub fn json(body: &Value) -> Self {
        Self::of("application/json", body.to_string())
    }

    pub fn status(status: u16) -> Self {
        Self {
            status,
            ..Self::of("text/plain", "")
        }
    }

    pub fn redirect(location: &str) -> Self {
        Self {
            location: Some(location.to_owned()),
            ..Self::status(302)
        }
    }

    pub fn hanging() -> Self {
        Self {
            hangs: true,
            ..Self::status(200)
        }
    }
}

#[derive(Clone, Default)]
struct Pages {
    pages: Arc<Mutex<HashMap<String, Page>>>,
    calls: Arc<Mutex<Vec<String>>>,
}

impl Pages {
    fn pages(&self) -> MutexGuard<'_, HashMap<String, Page>> {
        self.pages.lock().expect("no test panicked with it")
    }

    fn calls(&self) -> MutexGuard<'_, Vec<String>> {
        self.calls.lock().expect("no test panicked with it")
    }
}

/// Answers 404 to every path that it was not told of.
pub struct FakeWebsite {
    /// `http://127.0.0.1` with its port.
    pub address: String,
    pages: Pages,
}

impl FakeWebsite {
    /// Listens on any free port, until the test ends.
    pub async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let port = listener.local_addr().expect("an address").port();
        let pages = Pages::default();
        let shown = pages.clone();
        let answer = make(move |request: Request| answer(request, shown.clone()));
        let routes = Route::new().at("/*path", get(answer.map_to_response()));
        let acceptor = TcpAcceptor::from_tokio(listener).expect("a listener");
        tokio::spawn(Server::new_with_acceptor(acceptor).run(routes));
        Self {
            address: format!("http://127.0.0.1:{port}"),
            pages,
        }
    }

    pub fn put(&self, path: &str, page: Page) {
        self.pages.pages().insert(path.to_owned(), page);
    }

    /// How often a path was called.
    pub fn calls(&self, path: &str) -> usize {
        self.pages
            .calls()
            .iter()
            .filter(|call| *call == path)
            .count()
    }
}

async fn answer(request: Request, pages: Pages) -> poem::Result<Response> {
    let path = request.uri().path().to_owned();
    pages.calls().push(path.clone());
    let page = pages.pages().get(&path).cloned();
    let Some(page) = page else {
        return Ok(StatusCode::NOT_FOUND.into_response());
    };
    if page.hangs {
        std::future::pending::<()>().await;
    }
    let mut response = Response::builder()
        .status(StatusCode::from_u16(page.status).expect("a status"))
        .content_type(page.content_type);
    if let Some(location) = page.location {
        response = response.header("location", location);
    }
    Ok(response.body(page.body))
}

//! A small API behind the real middleware, and clients for it.

use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use async_trait::async_trait;
use boutique::http::{
    self, Layers,
    accept::{self, Connections, Ending},
    listeners::Listeners,
    operations::Operations,
    public_cache::PublicCache,
};
use kernel::{
    Checked, ClientAddress, Clock, Failure, Limits, PublicVersion, Sessions, User, problem::BUSY,
    testing::TEST_TIME,
};
use poem::{
    Body, Endpoint, EndpointExt, Response, Route, endpoint::BoxEndpoint, endpoint::make_sync,
};
use poem_openapi::{
    Object, OpenApi,
    param::{Path, Query},
    payload::{Binary, Json, PlainText, Response as WithHeaders},
};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
    sync::oneshot,
    task::JoinHandle,
};

#[derive(Object)]
pub struct Input {
    #[oai(validator(min_length = 1, max_length = 80))]
    name: String,
}

/// Number of calls that reached an operation.
#[derive(Clone, Default)]
pub struct Asked(Arc<AtomicUsize>);

impl Asked {
    pub fn times(&self) -> usize {
        self.0.load(Ordering::SeqCst)
    }
}

struct SmallApi(Asked);

#[OpenApi]
impl SmallApi {
    #[oai(path = "/things", method = "get", operation_id = "thing_list")]
    async fn list(&self, seed: Query<Option<u8>>) -> Json<Vec<String>> {
        let before = self.0.0.fetch_add(1, Ordering::SeqCst);
        tokio::time::sleep(Duration::from_millis(20)).await;
        let seed = seed.0.unwrap_or_default();
        Json(
            (0..80)
                .map(|number| {
                    format!("thing {number} of order {seed}, asked {before} times before")
                })
                .collect(),
        )
    }

    #[oai(path = "/things/:id", method = "get", operation_id = "thing_view")]
    async fn view(&self, id: Path<i64>) -> Json<i64> {
        Json(id.0)
    }

    #[oai(path = "/things", method = "post", operation_id = "thing_create")]
    async fn create(&self, input: Checked<Input>) -> PlainText<String> {
        PlainText(input.name.clone())
    }

    #[oai(path = "/fresh", method = "get", operation_id = "fresh_view")]
    async fn fresh(&self) -> WithHeaders<Json<usize>> {
        WithHeaders::new(Json(self.0.0.fetch_add(1, Ordering::SeqCst)))
            .header("Cache-Control", "no-store")
    }

    #[oai(path = "/bytes", method = "post", operation_id = "byte_count")]
    async fn bytes(&self, bytes: Binary<Vec<u8>>) -> Json<usize> {
        Json(bytes.len())
    }

    #[oai(path = "/panic", method = "get", operation_id = "panic_view")]
    #[allow(clippy::panic, reason = "the point of it")]
    async fn panic(&self) -> PlainText<String> {
        if self.0.times() < usize::MAX {
            panic!("secret of the inside");
        }
        PlainText(String::new())
    }

    #[oai(path = "/busy", method = "get", operation_id = "busy_view")]
    async fn busy(&self) -> Result<PlainText<String>, Failure> {
        Err(Failure::new(BUSY).retry_after(2))
    }

    #[oai(path = "/broken", method = "get", operation_id = "broken_view")]
    async fn broken(&self) -> Result<PlainText<String>, Failure> {
        Err(Failure::internal("secret of the inside"))
    }

    #[oai(path = "/slow", method = "get", operation_id = "slow_view")]
    async fn slow(&self) -> PlainText<&'static str> {
        tokio::time::sleep(Duration::from_millis(400)).await;
        PlainText("slow")
    }
}

/// Without sessions.
struct NoSessions;

#[async_trait]
impl Sessions for NoSessions {
    async fn user(&self, _: &str) -> Result<Option<User>, Failure> {
        Ok(None)
    }
}

pub struct SmallShop {
    pub endpoint: BoxEndpoint<'static, Response>,
    pub asked: Asked,
    pub clock: Clock,
}

/// The small API behind the real shop's middleware, with or without a public address.
pub fn small_shop(public_address: Option<&str>) -> SmallShop {
    small_shop_on(PublicVersion::default(), public_address)
}

/// The same, with public data of this version.
pub fn small_shop_on(version: PublicVersion, public_address: Option<&str>) -> SmallShop {
    let asked = Asked::default();
    let api = SmallApi(asked.clone());
    let operations = Arc::new(Operations::of(&api));
    let clock = Clock::fixed(TEST_TIME);
    let cache = PublicCache::new(operations.clone(), version, clock.clone());
    let addresses = Route::new()
        .nest_no_strip(
            "/api",
            http::api(
                api,
                cache,
                Arc::new(NoSessions),
                Limits::new(clock.clone(), true),
                &std::env::temp_dir(),
            ),
        )
        .at(
            "/whose",
            poem::get(make_sync(|request| {
                request
                    .extensions()
                    .get::<ClientAddress>()
                    .map(|address| address.0.clone())
                    .unwrap_or_default()
            })),
        )
        .at(
            "/long",
            poem::get(make_sync(|_| Body::from_vec(vec![b'x'; 64 << 20]))),
        );
    let public_address = public_address.map(|address| address.parse().unwrap());
    let trusted = "10.0.0.0/8".parse().unwrap();
    let endpoint = http::guard(
        addresses,
        Layers {
            operations,
            public_address,
            trusted_proxies: trusted,
            ..Layers::default()
        },
    )
    .boxed();
    SmallShop {
        endpoint,
        asked,
        clock,
    }
}

/// A server on a free port of this machine.
pub struct Running {
    pub address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    task: JoinHandle<()>,
}

impl Running {
    pub async fn start(endpoint: impl Endpoint + 'static, limits: Connections) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(async move {
            let stop = async {
                let _ = stopped.await;
                Ending::Close
            };
            accept::serve(&Listeners::plain(listener), endpoint, limits, stop).await;
        });
        Self {
            address,
            stop: Some(stop),
            task,
        }
    }

    pub async fn connect(&self) -> Caller {
        Caller(TcpStream::connect(self.address).await.unwrap())
    }

    /// One request on a connection of its own.
    pub async fn ask(&self, request: &str) -> String {
        let mut caller = self.connect().await;
        caller.send(request).await;
        caller.rest().await
    }

    pub fn ask_to_stop(&mut self) {
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
    }

    pub async fn stopped(self) {
        self.task.await.unwrap();
    }
}

pub struct Caller(pub TcpStream);

impl Caller {
    pub async fn send(&mut self, text: &str) {
        self.0.write_all(text.as_bytes()).await.unwrap();
    }

    /// Everything until the server closes the connection.
    pub async fn rest(&mut self) -> String {
        let mut bytes = Vec::new();
        // A reset ends the connection too.
        let _ = self.0.read_to_end(&mut bytes).await;
        String::from_utf8_lossy(&bytes).into_owned()
    }

    /// A response's head and whatever of its body came with it.
    pub async fn some(&mut self) -> String {
        let mut bytes = vec![0; 64 * 1024];
        let size = self.0.read(&mut bytes).await.unwrap_or_default();
        String::from_utf8_lossy(&bytes[..size]).into_owned()
    }

    /// Whether the server closes the connection within this time.
    pub async fn ends_within(&mut self, milliseconds: u64) -> bool {
        tokio::time::timeout(Duration::from_millis(milliseconds), self.rest())
            .await
            .is_ok()
    }
}

//! The accept loop: how many connections, how long each may take, and how the server ends.

use std::{
    collections::HashMap,
    future::Future,
    io,
    net::IpAddr,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use hyper::{body::Incoming, service::service_fn};
use hyper_util::{
    rt::{TokioExecutor, TokioIo, TokioTimer},
    server::{
        conn::auto,
        graceful::{GracefulShutdown, Watcher},
    },
};
use kernel::{Failure, problem::BUSY};
use poem::{
    Endpoint, IntoResponse as _, Request, Response,
    http::{self, StatusCode, uri::Scheme},
    web::{LocalAddr, RemoteAddr},
};
use tokio::{
    io::{AsyncRead, AsyncWrite},
    sync::watch,
    task::JoinSet,
};
use tokio_util::either::Either;

use super::{
    activity::{Activity, AnswerBody, Patience, WatchedSocket},
    client_address::{TrustedProxies, network_of},
    listeners::{Accepted, Listeners},
    seats::Seats,
};
use crate::metrics::ConnectionCounts;

/// What a request's headers may weigh. hyper's own limit is seven times that, too much for every connection at once.
const LARGEST_HEAD: usize = 64 * 1024;

/// How much of the machine the outside world may hold open.
#[derive(Clone, Debug)]
pub struct Connections {
    pub total: usize,
    /// For each client network; none in a demo. Trusted proxies are never counted.
    pub per_client: Option<usize>,
    pub trusted_proxies: TrustedProxies,
    pub patience: Patience,
    /// How long requests may take to finish once the server is asked to stop.
    pub grace: Duration,
    pub counts: ConnectionCounts,
}

impl Default for Connections {
    fn default() -> Self {
        Self {
            total: 4096,
            per_client: Some(256),
            trusted_proxies: TrustedProxies::default(),
            patience: Patience::default(),
            grace: Duration::from_secs(20),
            counts: ConnectionCounts::default(),
        }
    }
}

/// Why a server stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The program ends.
    Close,
    /// The shop is served again at once on the same socket; connections made in between wait.
    Reopen,
}

/// Connections that wait in the kernel's queue when the program ends are taken within this time.
const LAST_CALL: Duration = Duration::from_millis(100);
/// Time limits of connections accepted while the program ends.
const LATE_PATIENCE: Patience = Patience {
    headers: Duration::from_secs(1),
    idle: Duration::from_millis(100),
    stalled: Duration::from_secs(20),
};
/// How many are told at a time that the program ends.
const MOST_TURNED_AWAY: usize = 256;

/// Serves until `stop` resolves, then lets running requests finish. When the program ends, connections made before are
/// still served, and those made while it waits for the last requests are told to come again.
pub async fn serve<E>(
    listeners: &Listeners,
    endpoint: E,
    limits: Connections,
    stop: impl Future<Output = Ending>,
) -> Ending
where
    E: Endpoint + 'static,
{
    let endpoint = Arc::new(endpoint);
    let seats = Seats::new(limits.total, limits.counts.clone());
    let clients = Arc::new(Clients::default());
    let graceful = GracefulShutdown::new();
    let (close, closing) = watch::channel(false);
    let mut late = JoinSet::new();
    tokio::pin!(stop);
    let ending = loop {
        let accepted = tokio::select! {
            biased;
            ending = &mut stop => break ending,
            accepted = listeners.accept() => accepted,
        };
        let accepted = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                pause_after(&error).await;
                continue;
            }
        };
        let peer = accepted.peer;
        let place = match limits.per_client {
            Some(most) if !limits.trusted_proxies.contains(peer.ip()) => {
                match clients.take_place(peer.ip(), most) {
                    Some(place) => Some(place),
                    None => {
                        limits.counts.refuse();
                        continue;
                    }
                }
            }
            _ => None,
        };
        let connection = Connection::new(&endpoint, limits.patience);
        let seat = tokio::select! {
            biased;
            ending = &mut stop => {
                late.spawn(connection.last().run(accepted, None));
                break ending;
            }
            seat = seats.take(&connection.activity) => seat,
        };
        let shutdown = Shutdown {
            watcher: graceful.watcher(),
            closing: closing.clone(),
        };
        let open = limits.counts.open();
        tokio::spawn(async move {
            connection.run(accepted, Some(shutdown)).await;
            drop((place, seat, open));
        });
    };
    close.send_replace(true);
    let ended = async {
        if ending == Ending::Reopen {
            return graceful.shutdown().await;
        }
        let taken = last_call(listeners, &endpoint, limits.total, late);
        let finished = async {
            let ((), mut late) = tokio::join!(graceful.shutdown(), taken);
            while late.join_next().await.is_some() {}
        };
        let refused = async {
            tokio::time::sleep(LAST_CALL).await;
            turn_away(listeners).await;
        };
        tokio::select! {
            () = finished => {}
            () = refused => {}
        }
    };
    if tokio::time::timeout(limits.grace, ended).await.is_err() {
        tracing::warn!("some requests were cut off: they did not finish in time");
    }
    ending
}

/// Takes the connections that wait in the kernel's queue, each for one request.
async fn last_call<E: Endpoint + 'static>(
    listeners: &Listeners,
    endpoint: &Arc<E>,
    most: usize,
    mut late: JoinSet<()>,
) -> JoinSet<()> {
    let accepting = async {
        while late.len() < most {
            match listeners.accept().await {
                Ok(accepted) => {
                    let connection = Connection::new(endpoint, LATE_PATIENCE);
                    late.spawn(connection.last().run(accepted, None));
                }
                Err(error) => pause_after(&error).await,
            }
        }
    };
    // The end of this time is the point of it.
    let _ = tokio::time::timeout(LAST_CALL, accepting).await;
    late
}

/// Tells everybody who comes that the program ends, until the future is dropped.
pub async fn turn_away(listeners: &Listeners) {
    let endpoint = Arc::new(Closing);
    let mut connections = JoinSet::new();
    loop {
        if connections.len() >= MOST_TURNED_AWAY {
            connections.join_next().await;
        }
        while connections.try_join_next().is_some() {}
        match listeners.accept().await {
            Ok(accepted) => {
                let connection = Connection::new(&endpoint, LATE_PATIENCE);
                connections.spawn(connection.last().run(accepted, None));
            }
            Err(error) => pause_after(&error).await,
        }
    }
}

/// Out of file descriptors: without a pause the loop would spin until one is free.
async fn pause_after(error: &io::Error) {
    tracing::warn!(%error, "a connection could not be accepted");
    tokio::time::sleep(Duration::from_millis(50)).await;
}

/// Answers while the program ends.
struct Closing;

impl Endpoint for Closing {
    type Output = Response;

    async fn call(&self, request: Request) -> poem::Result<Response> {
        if request.uri().path().starts_with("/api/") {
            return Err(Failure::new(BUSY).retry_after(5).into());
        }
        Ok(
            "The shop is being restarted. Please try again in a moment.\n"
                .with_status(StatusCode::SERVICE_UNAVAILABLE)
                .with_content_type("text/plain; charset=utf-8")
                .with_header("retry-after", "5")
                .with_header("cache-control", "no-store")
                .into_response(),
        )
    }
}

/// How a connection hears that the server stops.
struct Shutdown {
    /// Lets its running requests finish.
    watcher: Watcher,
    /// Whether the server stops. A handshake that is not over carries no request yet.
    closing: watch::Receiver<bool>,
}

struct Connection<E> {
    endpoint: Arc<E>,
    patience: Patience,
    activity: Arc<Activity>,
    /// Whether more than one request may come over it.
    keep_alive: bool,
}

impl<E: Endpoint + 'static> Connection<E> {
    fn new(endpoint: &Arc<E>, patience: Patience) -> Self {
        Self {
            endpoint: endpoint.clone(),
            patience,
            activity: Activity::new(),
            keep_alive: true,
        }
    }

    /// For one request only.
    fn last(self) -> Self {
        Self {
            keep_alive: false,
            patience: LATE_PATIENCE,
            ..self
        }
    }

    /// The time for the first request's headers includes the handshake.
    async fn run(self, accepted: Accepted, shutdown: Option<Shutdown>) {
        let Accepted { socket, peer, tls } = accepted;
        // Small answers must not wait for the acknowledgement of the packet before.
        let _ = socket.set_nodelay(true);
        let Ok(local) = socket.local_addr() else {
            return;
        };
        let activity = self.activity.clone();
        let patience = self.patience;
        let socket = WatchedSocket::new(socket, activity.clone());
        let (closing, watcher) = match shutdown {
            Some(Shutdown { closing, watcher }) => (Some(closing), Some(watcher)),
            None => (None, None),
        };
        let ends = (LocalAddr(local.into()), RemoteAddr(peer.into()));
        let served = async {
            let (stream, scheme) = match tls {
                None => (Either::Left(socket), Scheme::HTTP),
                Some(tls) => {
                    let stream = tokio::select! {
                        biased;
                        stream = tls.accept(socket) => stream,
                        () = closes(closing) => return,
                    };
                    match stream {
                        Ok(stream) => (Either::Right(stream), Scheme::HTTPS),
                        Err(error) => {
                            tracing::debug!(%error, "a handshake failed");
                            return;
                        }
                    }
                }
            };
            self.serve(stream, scheme, ends, watcher).await;
        };
        tokio::select! {
            // Headers that have arrived count before the connection is asked to make room.
            biased;
            () = served => {}
            () = activity.exhausted(patience) => {}
            () = activity.unseated() => {}
        }
    }

    async fn serve<S>(
        self,
        stream: S,
        scheme: Scheme,
        (local, remote): (LocalAddr, RemoteAddr),
        watcher: Option<Watcher>,
    ) where
        S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
    {
        let activity = self.activity;
        let service = service_fn(|request: http::Request<Incoming>| {
            let in_flight = activity.begin(request.version() == http::Version::HTTP_2);
            let ends = (local.clone(), remote.clone());
            let request: Request = (request, ends.0, ends.1, scheme.clone()).into();
            let endpoint = self.endpoint.clone();
            async move {
                let response: http::Response<_> = endpoint.get_response(request).await.into();
                let response = response.map(|body| AnswerBody::new(body, in_flight));
                Ok::<_, std::convert::Infallible>(response)
            }
        });
        let mut builder = auto::Builder::new(TokioExecutor::new());
        builder
            .http1()
            .timer(TokioTimer::new())
            .header_read_timeout(None)
            .keep_alive(self.keep_alive)
            .max_buf_size(LARGEST_HEAD);
        builder
            .http2()
            .timer(TokioTimer::new())
            .max_concurrent_streams(100);
        let connection = builder.serve_connection(TokioIo::new(stream), service);
        let connection = connection.into_owned();
        let result = match watcher {
            Some(watcher) => watcher.watch(connection).await,
            None => connection.await,
        };
        if let Err(error) = result {
            tracing::debug!(%error, "a connection ended early");
        }
    }
}

/// Resolves when the server stops; never for a connection that came after that.
async fn closes(closing: Option<watch::Receiver<bool>>) {
    if let Some(mut closing) = closing
        && closing.wait_for(|closing| *closing).await.is_ok()
    {
        return;
    }
    std::future::pending().await
}

/// How many connections each client network holds.
#[derive(Default)]
struct Clients(Mutex<HashMap<IpAddr, usize>>);

impl Clients {
    fn take_place(self: &Arc<Self>, address: IpAddr, most: usize) -> Option<Place> {
        let network = network_of(address);
        let mut places = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let taken = places.entry(network).or_insert(0);
        if *taken >= most {
            return None;
        }
        *taken += 1;
        Some(Place {
            clients: self.clone(),
            network,
        })
    }
}

struct Place {
    clients: Arc<Clients>,
    network: IpAddr,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut places = self
            .clients
            .0
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        if let Some(taken) = places.get_mut(&self.network) {
            *taken -= 1;
            if *taken == 0 {
                places.remove(&self.network);
            }
        }
    }
}

/// Hears SIGINT and SIGTERM from now on; what it gives resolves on the first.
///
/// # Errors
/// The operating system refuses to report signals.
pub fn asked_to_stop() -> io::Result<impl Future<Output = ()> + use<>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    })
}

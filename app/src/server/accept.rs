//! The accept loop: how many connections, how long each may take, and how the server ends.

use std::{
    collections::HashMap,
    future::Future,
    io,
    net::{IpAddr, SocketAddr},
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use hyper::{body::Incoming, service::service_fn};
use hyper_util::{
    rt::{TokioExecutor, TokioIo, TokioTimer},
    server::{conn::auto, graceful::GracefulShutdown},
};
use poem::{
    Endpoint, Request,
    http::{self, uri::Scheme},
    web::{LocalAddr, RemoteAddr},
};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::Semaphore,
};

use super::{
    activity::{Activity, AnswerBody, Patience, WatchedSocket},
    client_address::{TrustedProxies, network_of},
};

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
}

impl Default for Connections {
    fn default() -> Self {
        Self {
            total: 4096,
            per_client: Some(256),
            trusted_proxies: TrustedProxies::default(),
            patience: Patience::default(),
            grace: Duration::from_secs(20),
        }
    }
}

/// Serves until `stop` resolves, then lets running requests finish.
pub async fn serve<E>(
    listener: TcpListener,
    endpoint: E,
    limits: Connections,
    stop: impl Future<Output = ()>,
) where
    E: Endpoint + 'static,
{
    let endpoint = Arc::new(endpoint);
    let total = Arc::new(Semaphore::new(limits.total));
    let clients = Arc::new(Clients::default());
    let graceful = GracefulShutdown::new();
    tokio::pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = accept(&listener, &total) => accepted,
            () = &mut stop => break,
        };
        let (permit, socket, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!(%error, "a connection could not be accepted");
                // Out of file descriptors: without a pause this loop would spin until one is free.
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            }
        };
        let seat = match limits.per_client {
            Some(most) if !limits.trusted_proxies.contains(peer.ip()) => {
                match clients.take_seat(peer.ip(), most) {
                    Some(seat) => Some(seat),
                    None => continue,
                }
            }
            _ => None,
        };
        let connection = Connection {
            endpoint: endpoint.clone(),
            peer,
            patience: limits.patience,
        };
        let watcher = graceful.watcher();
        tokio::spawn(async move {
            connection.run(socket, watcher).await;
            drop((seat, permit));
        });
    }
    drop(listener);
    if tokio::time::timeout(limits.grace, graceful.shutdown())
        .await
        .is_err()
    {
        tracing::warn!("some requests were cut off: they did not finish in time");
    }
}

type Accepted = (tokio::sync::OwnedSemaphorePermit, TcpStream, SocketAddr);

/// Waits for room first: while the house is full, new visitors wait in the kernel's queue.
async fn accept(listener: &TcpListener, total: &Arc<Semaphore>) -> io::Result<Accepted> {
    let permit = total
        .clone()
        .acquire_owned()
        .await
        .map_err(io::Error::other)?;
    let (socket, peer) = listener.accept().await?;
    Ok((permit, socket, peer))
}

struct Connection<E> {
    endpoint: Arc<E>,
    peer: SocketAddr,
    patience: Patience,
}

impl<E: Endpoint + 'static> Connection<E> {
    async fn run(self, socket: TcpStream, watcher: hyper_util::server::graceful::Watcher) {
        // Small answers must not wait for the acknowledgement of the packet before.
        let _ = socket.set_nodelay(true);
        let Ok(local) = socket.local_addr() else {
            return;
        };
        let activity = Activity::new();
        let socket = TokioIo::new(WatchedSocket::new(socket, activity.clone()));
        let service = service_fn(|request: http::Request<Incoming>| {
            let in_flight = activity.begin(request.version() == http::Version::HTTP_2);
            let request: Request = (
                request,
                LocalAddr(local.into()),
                RemoteAddr(self.peer.into()),
                Scheme::HTTP,
            )
                .into();
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
            .max_buf_size(LARGEST_HEAD);
        builder
            .http2()
            .timer(TokioTimer::new())
            .max_concurrent_streams(100);
        let connection = watcher.watch(builder.serve_connection(socket, service).into_owned());
        tokio::select! {
            result = connection => if let Err(error) = result {
                tracing::debug!(%error, "a connection ended early");
            },
            () = activity.exhausted(self.patience) => {}
        }
    }
}

/// How many connections each client network holds.
#[derive(Default)]
struct Clients(Mutex<HashMap<IpAddr, usize>>);

impl Clients {
    fn take_seat(self: &Arc<Self>, address: IpAddr, most: usize) -> Option<Seat> {
        let network = network_of(address);
        let mut seats = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let taken = seats.entry(network).or_insert(0);
        if *taken >= most {
            return None;
        }
        *taken += 1;
        Some(Seat {
            clients: self.clone(),
            network,
        })
    }
}

struct Seat {
    clients: Arc<Clients>,
    network: IpAddr,
}

impl Drop for Seat {
    fn drop(&mut self) {
        let mut seats = self
            .clients
            .0
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        if let Some(taken) = seats.get_mut(&self.network) {
            *taken -= 1;
            if *taken == 0 {
                seats.remove(&self.network);
            }
        }
    }
}

/// Hears SIGINT and SIGTERM from now on; what it gives resolves on the first.
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

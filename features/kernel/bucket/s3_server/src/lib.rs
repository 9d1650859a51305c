#![allow(clippy::expect_used)] // a failed set-up ends the test
//! An S3 server on this machine, for tests: s3s-fs on a temporary folder, which checks keys and signatures, and faults
//! that a test asks for.

use std::{
    collections::VecDeque,
    convert::Infallible,
    net::SocketAddr,
    path::PathBuf,
    sync::{Arc, Mutex, MutexGuard},
};

use bytes::Bytes;
use futures_util::future::pending;
use http::{Method, Request, Response, StatusCode, header::AUTHORIZATION};
use http_body_util::{BodyExt, Full, StreamBody, combinators::UnsyncBoxBody};
use hyper::{
    body::{Frame, Incoming},
    service::service_fn,
};
use hyper_util::rt::{TokioExecutor, TokioIo};
use s3s::{
    auth::SimpleAuth,
    service::{S3Service, S3ServiceBuilder},
};
use s3s_fs::FileSystem;
use tempfile::TempDir;
use tokio::{
    net::{TcpListener, TcpStream},
    sync::Notify,
    task::JoinHandle,
};

pub const BUCKET: &str = "asha-boutique";
pub const ACCESS_KEY_ID: &str = "TESTKEY";
pub const SECRET_ACCESS_KEY: &str = "test-secret";

/// What happens to a request instead of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// An error of S3 with this status and code.
    Answer(u16, &'static str),
    /// No answer ever comes.
    Silence,
    /// The connection ends after so many bytes of the answer.
    CutAnswer(usize),
    /// The connection ends after so many bytes of the request.
    CutUpload(usize),
}

/// Requests that a fault is for.
struct Planned {
    method: Method,
    /// How many such requests pass before it.
    passing: usize,
    fault: Fault,
    again: bool,
}

#[derive(Default)]
struct Shared {
    /// The bucket's folder.
    objects: PathBuf,
    planned: Mutex<VecDeque<Planned>>,
    requests: Mutex<Vec<String>>,
    silent: Notify,
    /// Paths at which everyone may read, and the folder of the bucket that each shows.
    shown: Mutex<Vec<(String, &'static str)>>,
}

/// Ends with the test, and its folder with it.
pub struct S3Server {
    folder: TempDir,
    address: SocketAddr,
    shared: Arc<Shared>,
    running: Option<JoinHandle<()>>,
}

impl S3Server {
    /// Starts a server with one empty bucket.
    pub async fn start() -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        std::fs::create_dir(folder.path().join(BUCKET)).expect("a bucket");
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let shared = Shared {
            objects: folder.path().join(BUCKET),
            ..Shared::default()
        };
        let mut server = Self {
            address: listener.local_addr().expect("an address"),
            folder,
            shared: Arc::new(shared),
            running: None,
        };
        server.serve(listener);
        server
    }

    /// `http://127.0.0.1` with its port.
    pub fn endpoint(&self) -> String {
        format!("http://{}", self.address)
    }

    /// The bucket's folder, in which each object is a file under its key.
    pub fn objects(&self) -> PathBuf {
        self.shared.objects.clone()
    }

    /// Everyone may read objects whose key begins with `folder` at this path, as at a CDN.
    pub fn show(&self, path: &str, folder: &'static str) {
        lock(&self.shared.shown).push((path.to_owned(), folder));
    }

    /// Waits for a request that meets [`Fault::Silence`].
    pub async fn silent(&self) {
        self.shared.silent.notified().await;
    }

    /// The next request of this method goes wrong.
    pub fn fail_next(&self, method: Method, fault: Fault) {
        self.fail_after(0, method, fault);
    }

    /// One request of this method goes wrong, after so many that do not.
    pub fn fail_after(&self, passing: usize, method: Method, fault: Fault) {
        self.plan(Planned {
            method,
            passing,
            fault,
            again: false,
        });
    }

    /// All requests of this method go wrong from now on.
    pub fn fail_all(&self, method: Method, fault: Fault) {
        self.plan(Planned {
            method,
            passing: 0,
            fault,
            again: true,
        });
    }

    /// Nothing goes wrong any more.
    pub fn recover(&self) {
        lock(&self.shared.planned).clear();
    }

    /// Methods and paths of all requests so far, as in `GET /asha-boutique/key`.
    pub fn requests(&self) -> Vec<String> {
        lock(&self.shared.requests).clone()
    }

    /// Closes the port and every connection; what is stored stays.
    pub async fn stop(&mut self) {
        if let Some(running) = self.running.take() {
            running.abort();
            // Ended, with its connections, once this returns.
            let _ = running.await;
        }
    }

    /// Listens again at the same address.
    pub async fn start_again(&mut self) {
        let listener = TcpListener::bind(self.address)
            .await
            .expect("the same port");
        self.serve(listener);
    }

    fn plan(&self, planned: Planned) {
        lock(&self.shared.planned).push_back(planned);
    }

    fn serve(&mut self, listener: TcpListener) {
        let files = FileSystem::new(self.folder.path()).expect("a folder");
        let mut service = S3ServiceBuilder::new(files);
        service.set_auth(SimpleAuth::from_single(ACCESS_KEY_ID, SECRET_ACCESS_KEY));
        let accepting = accept(listener, service.build(), self.shared.clone());
        self.running = Some(tokio::spawn(accepting));
    }
}

impl Drop for S3Server {
    fn drop(&mut self) {
        if let Some(running) = self.running.take() {
            running.abort();
        }
    }
}

async fn accept(listener: TcpListener, service: S3Service, shared: Arc<Shared>) {
    // Aborted with the task that holds it.
    let mut connections = tokio::task::JoinSet::new();
    loop {
        let Ok((stream, _)) = listener.accept().await else {
            return;
        };
        connections.spawn(connection(stream, service.clone(), shared.clone()));
    }
}

async fn connection(stream: TcpStream, service: S3Service, shared: Arc<Shared>) {
    let answer = service_fn(move |request| answer(request, service.clone(), shared.clone()));
    let builder = hyper_util::server::conn::auto::Builder::new(TokioExecutor::new());
    // An error here is a fault that was asked for, or a client that went away.
    let _ = builder.serve_connection(TokioIo::new(stream), answer).await;
}

type Answer = Response<UnsyncBoxBody<Bytes, Cut>>;

/// The connection ends here.
#[derive(Debug)]
struct Cut;

impl std::fmt::Display for Cut {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("cut")
    }
}

impl std::error::Error for Cut {}

async fn answer(
    request: Request<Incoming>,
    service: S3Service,
    shared: Arc<Shared>,
) -> Result<Answer, Cut> {
    let line = format!("{} {}", request.method(), request.uri().path());
    lock(&shared.requests).push(line);
    if let Some(key) = shown(&shared, &request) {
        return Ok(match std::fs::read(shared.objects.join(key)) {
            Ok(content) => whole(StatusCode::OK, content),
            Err(_) => error(404, "NoSuchKey"),
        });
    }
    let fault = next_fault(&mut lock(&shared.planned), request.method());
    let bucket = request.uri().path().split('/').nth(1);
    match fault {
        // s3s-fs makes a folder for any bucket.
        None if bucket != Some(BUCKET) => {
            let _ = request.into_body().collect().await;
            Ok(error(404, "NoSuchBucket"))
        }
        None => from_storage(request, service).await,
        Some(Fault::Answer(status, code)) => {
            // Read, or the connection ends before the client has seen the answer.
            let _ = request.into_body().collect().await;
            Ok(error(status, code))
        }
        Some(Fault::Silence) => {
            shared.silent.notify_one();
            pending().await
        }
        Some(Fault::CutAnswer(bytes)) => {
            let answer = from_storage(request, service).await?;
            let (head, body) = answer.into_parts();
            let whole = body.collect().await?.to_bytes();
            let part = whole.slice(..bytes.min(whole.len()));
            let frames = [Ok(Frame::data(part)), Err(Cut)];
            let body = StreamBody::new(futures_util::stream::iter(frames));
            Ok(Response::from_parts(head, body.boxed_unsync()))
        }
        Some(Fault::CutUpload(bytes)) => {
            let mut body = request.into_body();
            let mut read = 0;
            while read < bytes {
                match body.frame().await {
                    Some(Ok(frame)) => read += frame.data_ref().map_or(0, Bytes::len),
                    _ => break,
                }
            }
            Err(Cut)
        }
    }
}

async fn from_storage(request: Request<Incoming>, service: S3Service) -> Result<Answer, Cut> {
    let answered = hyper::service::Service::call(&service, request).await;
    let answer = answered.map_err(|_| Cut)?;
    Ok(answer.map(|body| body.map_err(|_| Cut).boxed_unsync()))
}

/// Key of the object, if everyone may read it at the address of this request.
fn shown(shared: &Shared, request: &Request<Incoming>) -> Option<String> {
    let uri = request.uri();
    let signature = uri.query().is_some_and(|query| query.contains("Signature"));
    if signature || request.headers().contains_key(AUTHORIZATION) {
        return None;
    }
    let shown = lock(&shared.shown);
    shown.iter().find_map(|(path, folder)| {
        let key = uri.path().strip_prefix(path.as_str())?;
        key.starts_with(folder).then(|| key.to_owned())
    })
}

fn next_fault(planned: &mut VecDeque<Planned>, method: &Method) -> Option<Fault> {
    let position = planned
        .iter()
        .position(|planned| planned.method == *method)?;
    let next = planned.get_mut(position)?;
    if next.passing > 0 {
        next.passing -= 1;
        return None;
    }
    if next.again {
        return Some(next.fault.clone());
    }
    planned.remove(position).map(|planned| planned.fault)
}

fn error(status: u16, code: &str) -> Answer {
    let text =
        format!("<?xml version=\"1.0\"?><Error><Code>{code}</Code><Message>No.</Message></Error>");
    let status = StatusCode::from_u16(status).expect("a status");
    whole(status, text)
}

fn whole(status: StatusCode, content: impl Into<Bytes>) -> Answer {
    let body = Full::new(content.into()).map_err(|never: Infallible| match never {});
    let mut answer = Response::new(body.boxed_unsync());
    *answer.status_mut() = status;
    answer
}

fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().expect("no test panicked with it")
}

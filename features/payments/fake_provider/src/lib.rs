//! A fake payment provider: it speaks the provider's protocol, takes no money, and misbehaves when a test asks it to.
//! Demo stores, tests and trying the shop without an account use the same one.

mod behaviour;
mod book;
mod checkout;
mod control;
mod refusal;
mod rest;
pub mod signature;
mod time;
mod webhooks;

use std::{
    net::SocketAddr,
    path::PathBuf,
    sync::{Arc, Mutex, PoisonError, atomic::AtomicUsize},
    time::Duration,
};

use http::{StatusCode, Uri};
use poem::{
    Endpoint, EndpointExt, Route, Server,
    listener::{Acceptor, Listener, TcpListener},
};
use tokio::{sync::Notify, task::JoinHandle};

pub use behaviour::{Behaviour, Call, Outage, Plan, RefundPlan};
pub use book::{
    Attempt, Book, Dispute, NewDispute, Order, OrderStatus, Payer, Payment, PaymentStatus, Proof,
    Refund, RefundStatus,
};
pub use refusal::Refusal;
pub use time::Time;
pub use webhooks::{Delivery, Post, State, Webhooks};

/// The server's settings: its address, keys and webhook delivery.
#[derive(Clone)]
pub struct Config {
    /// Port 0 takes any free one.
    pub listen: SocketAddr,
    pub key_id: String,
    pub key_secret: String,
    pub webhook_secret: String,
    pub previous_webhook_secret: String,
    /// The shop's webhook address at first; plain http. `None`: no events are sent.
    pub webhook_url: Option<Uri>,
    /// How long after a failed delivery it is tried again; after the last the event is lost.
    pub retries: Vec<Duration>,
    pub time: Time,
    /// Whether `/control` and the checkout's pages are served. Calls are listed only then.
    pub control: bool,
    /// The method of every payment, like `card`.
    pub payment_method: String,
    /// Where everything is saved before a call is answered, the secrets included: what was saved wins over those here.
    /// `None`: it lives in memory.
    pub file: Option<PathBuf>,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            key_id: "rzp_test_FakeProvider01".to_owned(),
            key_secret: "fake-key-secret".to_owned(),
            webhook_secret: "fake-webhook-secret".to_owned(),
            previous_webhook_secret: "fake-webhook-secret-of-before".to_owned(),
            webhook_url: None,
            retries: [1, 2, 4, 8, 15, 30, 60].map(Duration::from_secs).to_vec(),
            time: Time::real(),
            control: true,
            payment_method: "card".to_owned(),
            file: None,
        }
    }
}

pub(crate) struct Shared {
    pub config: Config,
    pub time: Time,
    /// Something is to be delivered.
    pub wake: Notify,
    /// Held while events are delivered.
    pub delivering: tokio::sync::Mutex<()>,
    /// Slow calls that have not had their effect yet.
    pub at_work: AtomicUsize,
    webhook_url: Mutex<Option<Uri>>,
    book: Mutex<Book>,
}

impl Shared {
    pub fn book<T>(&self, act: impl FnOnce(&mut Book) -> T) -> T {
        act(&mut self.book.lock().unwrap_or_else(PoisonError::into_inner))
    }

    pub fn webhook_secret(&self) -> String {
        self.book(|book| book.webhook_secret.clone())
    }

    /// Saves what has changed, and delivers what has happened.
    ///
    /// # Errors
    /// When it cannot be saved: the caller must not be told that it is done.
    pub fn changed(&self) -> Result<(), Refusal> {
        if let Some(file) = &self.config.file {
            self.book(|book| book.save(file)).map_err(|error| {
                Refusal::new(format!("It cannot be saved: {error}"))
                    .status(StatusCode::INTERNAL_SERVER_ERROR)
            })?;
        }
        self.wake.notify_one();
        Ok(())
    }

    /// The shop's current webhook address.
    pub fn webhook_url(&self) -> Option<Uri> {
        let url = self.webhook_url.lock();
        url.unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// A running provider. It ends when this is dropped.
pub struct FakeProvider {
    address: SocketAddr,
    shared: Arc<Shared>,
    tasks: [JoinHandle<()>; 2],
}

fn routes(shared: Arc<Shared>) -> impl Endpoint {
    let mut routes = Route::new().nest("/v1", rest::routes());
    if shared.config.control {
        routes = routes
            .nest("/control", control::routes())
            .nest("/checkout", checkout::routes())
            .at("/v1/checkout.js", poem::get(checkout::script));
    }
    routes.data(shared)
}

impl FakeProvider {
    /// Listens when this returns.
    ///
    /// # Errors
    /// The socket cannot be opened, or the file cannot be read.
    pub async fn start(config: Config) -> std::io::Result<Self> {
        let acceptor = TcpListener::bind(config.listen).into_acceptor().await?;
        let address = acceptor
            .local_addr()
            .first()
            .and_then(|local| local.as_socket_addr().copied())
            .unwrap_or(config.listen);
        let shared = Arc::new(Shared {
            time: config.time.clone(),
            wake: Notify::new(),
            delivering: tokio::sync::Mutex::default(),
            at_work: AtomicUsize::new(0),
            webhook_url: Mutex::new(config.webhook_url.clone()),
            book: Mutex::new(Book::load(&config)?),
            config,
        });
        let served = shared.clone();
        let serving = tokio::spawn(async move {
            // Ends with the task; a socket that fails ends the tests that need it.
            let _ = Server::new_with_acceptor(acceptor)
                .run(routes(served))
                .await;
        });
        let reported = shared.clone();
        let delivering = tokio::spawn(async move { webhooks::run(&reported).await });
        Ok(Self {
            address,
            shared,
            tasks: [serving, delivering],
        })
    }

    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The base address of the REST interface, without `/v1`.
    pub fn api(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Where the checkout script is.
    pub fn script(&self) -> String {
        format!("http://{}/v1/checkout.js", self.address)
    }

    /// Sets the shop's webhook address.
    pub fn tells(&self, shop: Uri) {
        let url = self.shared.webhook_url.lock();
        *url.unwrap_or_else(PoisonError::into_inner) = Some(shop);
    }

    /// Reads or changes the behaviour and the books; what happened is delivered to the shop, and saved with the next
    /// call that changes something.
    pub fn with<T>(&self, act: impl FnOnce(&mut Book) -> T) -> T {
        let result = self.shared.book(act);
        self.shared.wake.notify_one();
        result
    }

    /// Does what a payer does in the checkout.
    ///
    /// # Errors
    /// [`Refusal`]: unknown order, or one that takes no payment.
    pub fn pay(&self, order: &str, plan: Plan) -> Result<Attempt, Refusal> {
        let now = self.shared.time.now();
        let attempt = self.shared.book(|book| {
            book.plans.push_front(plan);
            let payer = Payer::default();
            book.attempt(order, &payer, now)
        });
        self.shared.changed().and(attempt)
    }

    /// Delivers every waiting event, held ones included, and returns when each was tried once.
    pub async fn deliver(&self) {
        self.shared.book(|book| book.post.release());
        webhooks::deliver_everything(&self.shared).await;
    }

    /// Serves until the process is asked to end.
    pub async fn run(mut self) {
        let [serving, _] = &mut self.tasks;
        // It was cancelled, or panicked: it has ended either way.
        let _ = serving.await;
    }
}

impl Drop for FakeProvider {
    fn drop(&mut self) {
        for task in &self.tasks {
            task.abort();
        }
    }
}

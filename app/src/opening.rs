//! From settings to a shop that answers.

use std::{
    net::SocketAddr,
    sync::Arc,
    time::{Duration, Instant},
};

use auth::DemoPasswords;
use kernel::{
    Clock, Counted, Deps, Failure, Gives, Job, Limits, Outbox, StoreKind, Wake,
    security_log::SecurityLog,
};
use maintenance::Schema;
use media::{Media, SignedVideos};
use payments::{OwnAddress, Payments};
use poem::{EndpointExt, IntoEndpoint};
use tokio::net::TcpListener;

use crate::{
    adapters::InboxOfShop,
    client::Client,
    config::{Config, Mode},
    demo, document,
    features::{self, Choices, Shop},
    health::HealthApi,
    jobs::Jobs,
    mails::{self, EmailDelivery},
    payments_config::PaymentsConfig,
    public_address::PublicAddress,
    server::{
        self, Parts,
        accept::{self, Connections, Ending},
        checkout_origins::CheckoutOrigins,
        denials::Denials,
        operations::Operations,
        public_cache::PublicCache,
    },
    settings::{Settings, mail::MailSettings},
    setup::{Place, SetupLink},
    site::{self, Site},
    store::{Presence, Store},
    store_kind,
    time::Time,
    two_factor_key, updating,
};

const TRY_SAMPLES_AGAIN_AFTER: Duration = Duration::from_secs(600);

/// Opens the shop and keeps it open until the process is asked to stop. What changes the ground it stands on, like
/// the end of the set-up, closes it and opens it anew; whoever calls meanwhile waits at the same door.
pub async fn run(config: Config) -> Result<(), String> {
    // Each connection is an open file, and the usual limit of 1024 is below what the server is made for.
    if let Err(error) = rlimit::increase_nofile_limit(2 * config.connections().total as u64) {
        tracing::warn!(%error, "the limit of open files could not be raised");
    }
    let entry = Listening::at(config.listen).await?;
    let time = Time::of(&config);
    let stop = async {
        match accept::asked_to_stop() {
            Ok(asked) => asked.await,
            Err(error) => {
                tracing::error!(%error, "signals cannot be heard");
                std::future::pending::<()>().await;
            }
        }
        tracing::info!("closing");
    };
    tokio::pin!(stop);
    loop {
        let started = Instant::now();
        let reopen = Wake::default();
        let open = tokio::select! {
            open = Open::store(&config, &entry, &time, reopen.clone()) => open?,
            () = &mut stop => return Ok(()),
        };
        tracing::info!(
            port = entry.address.port(),
            milliseconds = started.elapsed().as_millis() as u64,
            "the shop is open at {}",
            open.address
        );
        let until = async {
            tokio::select! {
                () = &mut stop => Ending::Close,
                () = reopen.called() => Ending::Reopen,
            }
        };
        match open
            .until(&entry.listener()?, config.connections(), until)
            .await?
        {
            Ending::Close => return Ok(()),
            Ending::Reopen => {}
        }
        tracing::info!("opening anew");
    }
}

/// The socket, which outlives the store behind it.
struct Listening {
    socket: std::net::TcpListener,
    address: SocketAddr,
}

impl Listening {
    async fn at(listen: SocketAddr) -> Result<Self, String> {
        let refused = |error| {
            format!(
                "--listen (BOUTIQUE_LISTEN): {listen} cannot be listened on: {error}. Choose another port."
            )
        };
        let listener = TcpListener::bind(listen).await.map_err(refused)?;
        let address = listener.local_addr().map_err(refused)?;
        let socket = listener.into_std().map_err(refused)?;
        Ok(Self { socket, address })
    }

    fn listener(&self) -> Result<TcpListener, String> {
        self.socket
            .try_clone()
            .and_then(TcpListener::from_std)
            .map_err(|error| format!("The socket cannot be used again: {error}."))
    }
}

/// An open store with everything that works on it.
struct Open {
    store: Store,
    presence: Presence,
    parts: Parts,
    jobs: Vec<Job>,
    security: SecurityLog,
    time: Time,
    /// What people type.
    address: String,
}

impl Open {
    async fn store(
        config: &Config,
        entry: &Listening,
        time: &Time,
        reopen: Wake,
    ) -> Result<Self, String> {
        let store = Store::open(&config.data).await?;
        let known = match &config.public_address {
            Some(address) => Some(address.clone()),
            None => Settings::load(&config.data)?.public_address()?,
        };
        // Without a public address a store is reached where it listens.
        let address = match &known {
            Some(address) => address.to_string(),
            None => format!("http://{}", entry.address),
        };
        let state = OpenedStore {
            known,
            address: address.clone(),
            own: OwnAddress::at(entry.address),
            reopen,
        };
        let (parts, jobs, security) = assemble(config, &store, state, time.clock.clone()).await?;
        Ok(Self {
            presence: store.presence()?,
            store,
            parts,
            jobs,
            security,
            time: time.clone(),
            address,
        })
    }

    /// # Errors
    /// A sentence for whoever starts the program, when the database file is gone.
    async fn until(
        self,
        listener: &TcpListener,
        connections: Connections,
        until: impl Future<Output = Ending>,
    ) -> Result<Ending, String> {
        let jobs = Jobs::start(self.jobs, &self.time.moved);
        let mut lost = None;
        let until = async {
            tokio::select! {
                ending = until => ending,
                why = self.presence.lost() => {
                    tracing::error!("{why}");
                    lost = Some(why);
                    Ending::Close
                }
            }
        };
        let router = server::router(self.parts);
        let ending = accept::serve(listener, router, connections, until).await;
        let closed = async {
            jobs.stop().await;
            if let Err(failure) = self.security.write_all().await {
                tracing::warn!(%failure, "counted security events were not written");
            }
            self.store.db.close().await;
        };
        match ending {
            Ending::Reopen => closed.await,
            Ending::Close => tokio::select! {
                () = closed => {}
                () = accept::turn_away(listener) => {}
            },
        }
        lost.map_or(Ok(ending), Err)
    }
}

/// Where a store is reached.
struct OpenedStore {
    /// The address people type, as somebody told it.
    known: Option<PublicAddress>,
    /// The same, or where the store listens.
    address: String,
    own: OwnAddress,
    reopen: Wake,
}

async fn assemble(
    config: &Config,
    store: &Store,
    state: OpenedStore,
    clock: Clock,
) -> Result<(Parts, Vec<Job>, SecurityLog), String> {
    store_kind::claim(store, config.mode).await?;
    let (mut deps, media) = deps(store, clock.clone(), config.counts_addresses()).await?;
    let uploads = media.public_folder().to_owned();
    let passwords = config.demo_passwords();
    let link = SetupLink::default();
    let choices = Choices {
        public_address: state.address.clone(),
        own_address: state.own,
        reopen: state.reopen,
        setup: link.clone(),
        place: Place {
            folder: store.folder.clone(),
            public_address: state.known.as_ref().map(ToString::to_string),
        },
        demo_passwords: passwords.clone(),
        generous: config.mode == Mode::Demo && config.listen.ip().is_loopback(),
        data: config.data.clone(),
        backups: config.backups.clone(),
        demo: config.mode == Mode::Demo,
        payments_config: config.payments.clone(),
        saved_keys: Settings::load(&store.folder)?.payments,
        mails: EmailDelivery::open(&store.folder, config.mail.clone())?,
        two_factor_key: two_factor_key::load_or_create(&store.folder)?,
        mail_days: config.mail_days,
    };
    let transport = choices.mails.transport();
    deps.outbox = outbox(store, &choices.mails);
    let Shop {
        api,
        gives,
        sessions,
        grants,
        auth,
        checkout_script,
        mail_shop,
        maintenance,
        payments,
    } = features::assemble(&deps, media.clone(), choices)?;
    updating::bring_up_to_date(store, &gives, &maintenance, clock.now()).await?;
    payments.refuse_mixed_keys().await?;
    warn_of_unreadable_apps(&auth).await?;
    payments.end_tests().await.map_err(|failure| {
        format!(
            "The purchases of test mode could not be ended: {}.",
            why(&failure)
        )
    })?;
    if config.mode == Mode::Demo {
        let filled = demo::fill(&store.db, &media, &gives, clock.now(), true).await;
        let now_filled = filled.map_err(|failure| {
            format!("The demo content could not be loaded: {}.", why(&failure))
        })?;
        let receipted = payments.receipt_entries().await;
        receipted.map_err(|failure| {
            format!("The demo's receipts could not be made: {}.", why(&failure))
        })?;
        if config.public {
            let fresh = auth::close_published(&store.db, clock.now(), &passwords).await;
            let fresh = fresh.map_err(|failure| {
                format!(
                    "The demo's passwords could not be changed: {}.",
                    why(&failure)
                )
            })?;
            tell_passwords(&passwords, now_filled, &fresh);
        }
    }
    if config.mode == Mode::Serve {
        let has_owner = auth.has_owner().await;
        let has_owner = has_owner
            .map_err(|failure| format!("The accounts cannot be read: {}.", why(&failure)))?;
        // Without an address there is no way in: a shop that was restored on another machine, or lost its settings.
        if !has_owner || state.known.is_none() {
            tell_setup_link(&state.address, &link.issue(clock.now()), has_owner);
        }
    }
    // From here on in two hands: the samples come while the shop is open.
    let gives = Arc::new(gives);
    let samples = (config.mode == Mode::Serve && Settings::load(&store.folder)?.samples)
        .then(|| samples(store, &media, &gives, &clock));
    let api = (api, HealthApi::new(store)?);
    let unfinished = media.unfinished_folder().to_owned();
    let videos = SignedVideos::new(media, grants, sessions.clone());
    let listed = document::listed_codes(&api, &gives)?;
    let operations = Arc::new(Operations::of(&api).held_to(listed));
    let cache = PublicCache::new(
        operations.clone(),
        store.db.version().clone(),
        clock.clone(),
    );
    let denials = Denials {
        operations: operations.clone(),
        sessions: sessions.clone(),
        log: deps.security.clone(),
    };
    let service = document::service(api).into_endpoint();
    let api = server::api(service, cache, sessions, &unfinished);
    let mut jobs: Vec<Job> = gives
        .iter()
        .flat_map(|feature| feature.jobs.clone())
        .chain(samples)
        .collect();
    jobs.push(mails::job(
        transport,
        &store.db,
        &clock,
        &deps.outbox,
        mail_shop,
        &gives,
        config.mode == Mode::Demo,
    ));
    let client = Client::built();
    let site = Site::new(site::Parts {
        client: client.clone(),
        api: api.clone(),
        version: store.db.version().clone(),
        clock: clock.clone(),
        pages: gives
            .iter()
            .filter_map(|feature| feature.pages.clone())
            .collect(),
        public_address: state.address.clone(),
        render_workers: site::workers(),
    })?;
    let ready = site.clone();
    // After the socket is bound: nobody waits for the first page, and nobody for the start.
    tokio::spawn(async move { ready.warm_up().await });
    let parts = Parts {
        api,
        operations,
        client,
        uploads,
        videos,
        site: site.boxed(),
        closed: config.mode == Mode::Serve && state.known.is_none(),
        public_address: state.known,
        checkout: checkout_script.as_deref().and_then(CheckoutOrigins::of),
        plain_cookies: config.plain_cookies(),
        denials: Some(Arc::new(denials)),
        trusted_proxies: config.trusted_proxies.clone(),
    };
    Ok((parts, jobs, deps.security))
}

/// A shop restored without its key says so where whoever restored it looks.
async fn warn_of_unreadable_apps(auth: &auth::Auth) -> Result<(), String> {
    let counted = auth.unreadable_apps().await;
    let count = counted.map_err(|failure| format!("The accounts cannot be read: {failure}."))?;
    if count > 0 {
        tracing::warn!(
            count,
            "codes of authenticator apps cannot be checked: they were encrypted with another {} than this folder has. \
             Put the file of the old data folder here, or log in with recovery codes, or run `boutique owner \
             reset-two-factor`",
            two_factor_key::FILE
        );
    }
    Ok(())
}

/// Loads the samples that a shop begins with, once. Their images take longer than anybody would wait before a closed
/// shop, so it is open meanwhile; what failed is tried again.
fn samples(store: &Store, media: &Arc<Media>, gives: &Arc<Vec<Gives>>, clock: &Clock) -> Job {
    let (db, media, gives) = (store.db.clone(), media.clone(), gives.clone());
    let clock = clock.clone();
    Job::new("samples.load", TRY_SAMPLES_AGAIN_AFTER, move || {
        let (db, media, gives) = (db.clone(), media.clone(), gives.clone());
        let now = clock.now();
        async move {
            let filled = demo::fill(&db, &media, &gives, now, false).await;
            filled.map(drop)
        }
    })
}

/// What really happened: whoever starts the program is no stranger.
pub fn why(failure: &Failure) -> String {
    failure
        .cause()
        .map_or_else(|| failure.to_string(), ToString::to_string)
}

/// On stdout and nowhere else: a log may be kept.
fn tell_passwords(passwords: &DemoPasswords, all: bool, some: &[i64]) {
    for (id, who, password) in passwords.of_people() {
        if all || some.contains(&id) {
            println!("{who}  {password}");
        }
    }
}

/// A closed shop whose tables are up to date, for commands that work on it.
pub async fn closed(folder: &std::path::Path) -> Result<Store, String> {
    let store = Store::open(folder).await?;
    let (deps, media) = deps(&store, Clock::system(), false).await?;
    let shop = features::assemble(&deps, media, Choices::at(&store.folder, String::new()))?;
    store.migrate(&shop.gives).await?;
    Ok(store)
}

/// The same, with payments that ask the provider.
pub async fn closed_with_payments(
    folder: &std::path::Path,
    payments_config: PaymentsConfig,
    mails: Option<MailSettings>,
) -> Result<(Store, Payments), String> {
    let store = Store::open(folder).await?;
    let (mut deps, media) = deps(&store, Clock::system(), false).await?;
    let mails = EmailDelivery::open(folder, mails)?;
    deps.outbox = outbox(&store, &mails);
    let settings = Settings::load(folder)?;
    let address = settings.public_address()?;
    let kind = StoreKind::of(store.db.read()).await;
    let kind = kind.map_err(|error| format!("The database does not answer: {error}."))?;
    let choices = Choices {
        payments_config,
        saved_keys: settings.payments,
        mails,
        demo: kind == Some(StoreKind::Demo),
        ..Choices::at(
            folder,
            address
                .map(|address| address.to_string())
                .unwrap_or_default(),
        )
    };
    let shop = features::assemble(&deps, media, choices)?;
    store.migrate(&shop.gives).await?;
    shop.payments.refuse_mixed_keys().await?;
    Ok((store, shop.payments))
}

/// The one secret that is logged: it works once, within the hour, and only while the shop has no owner or no address
/// to lose.
fn tell_setup_link(address: &str, token: &str, has_owner: bool) {
    let missing = if has_owner {
        "does not know its public address, and stays closed until it does (a backup does not bring it along); start it \
         with BOUTIQUE_PUBLIC_URL, or"
    } else {
        "has no owner yet:"
    };
    tracing::warn!(
        "this shop {missing} open {address}/setup/{token} within an hour; it works once"
    );
}

/// The API document. A release has the one that was checked in when it was built.
#[cfg(not(debug_assertions))]
pub async fn document() -> Result<String, String> {
    Client::built().text(crate::docs::DOCUMENT)
}

/// The API document. It is made of the features' shape alone, but a feature needs a store to exist.
#[cfg(debug_assertions)]
pub async fn document() -> Result<String, String> {
    published().await.map(|(document, _)| document)
}

/// The codes that its operations answer with.
#[cfg(debug_assertions)]
pub async fn listed_codes() -> Result<kernel::ListedCodes, String> {
    published().await.map(|(_, listed)| listed)
}

#[cfg(debug_assertions)]
async fn published() -> Result<(String, kernel::ListedCodes), String> {
    let folder = tempfile::tempdir()
        .map_err(|error| format!("No temporary folder can be made: {error}."))?;
    let store = Store::open(folder.path()).await?;
    let (deps, media) = deps(&store, Clock::system(), false).await?;
    let shop = features::assemble(&deps, media, Choices::at(&store.folder, String::new()))?;
    let api = (shop.api, HealthApi::new(&store)?);
    let listed = document::listed_codes(&api, &shop.gives)?;
    let document = document::publish(&api, &listed)?;
    store.db.close().await;
    Ok((document, listed))
}

/// The tables that this program knows, and what people would miss if they were gone.
pub async fn known_tables() -> Result<(Schema, Vec<Counted>), String> {
    let folder = tempfile::tempdir()
        .map_err(|error| format!("No temporary folder can be made: {error}."))?;
    let store = Store::open(folder.path()).await?;
    let (deps, media) = deps(&store, Clock::system(), false).await?;
    let gives = features::assemble(&deps, media, Choices::at(&store.folder, String::new()))?.gives;
    store.db.close().await;
    let counted = gives.iter().map(|feature| feature.counted).collect();
    Ok((Schema::known(&gives), counted))
}

/// The shop itself gets emails only where a way for them is set up.
fn outbox(store: &Store, mails: &EmailDelivery) -> Outbox {
    match mails.settings() {
        Some(_) => Outbox::delivering(Arc::new(InboxOfShop(store.db.clone()))),
        None => Outbox::default(),
    }
}

async fn deps(
    store: &Store,
    clock: Clock,
    counts_addresses: bool,
) -> Result<(Deps, Arc<Media>), String> {
    let media = Media::open(store.db.clone(), clock.clone(), &store.folder).await;
    let media =
        Arc::new(media.map_err(|failure| {
            format!("The folders for images cannot be made: {}.", why(&failure))
        })?);
    let deps = Deps {
        db: store.db.clone(),
        limits: Limits::new(clock.clone(), counts_addresses),
        security: SecurityLog::new(store.db.clone(), clock.clone()),
        clock,
        images: media.clone(),
        outbox: Outbox::default(),
    };
    Ok((deps, media))
}

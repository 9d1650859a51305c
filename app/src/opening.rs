//! From settings to a shop that answers.

use std::{sync::Arc, time::Instant};

use auth::DemoPasswords;
use kernel::{Clock, Deps, Failure, Job, Limits, Outbox};
use media::{Media, SignedFilms};
use payments::OwnAddress;
use poem::{EndpointExt, IntoEndpoint};
use tokio::net::TcpListener;

use crate::{
    client::Client,
    config::{Config, Mode},
    demo, document,
    features::{self, Choices, Shop},
    health::HealthApi,
    jobs::Jobs,
    mails,
    server::{self, Parts, accept, operations::Operations, public_cache::PublicCache},
    site::{self, Site},
    store::Store,
};

/// Opens the shop and keeps it open until the process is asked to stop.
pub async fn run(config: Config) -> Result<(), String> {
    let started = Instant::now();
    // Each connection is an open file, and the usual limit of 1024 is below what the server is made for.
    if let Err(error) = rlimit::increase_nofile_limit(2 * config.connections().total as u64) {
        tracing::warn!(%error, "the limit of open files could not be raised");
    }
    let store = Store::open(&config.data).await?;
    let listener = TcpListener::bind(config.listen).await.map_err(|error| {
        format!(
            "--listen (BOUTIQUE_LISTEN): {} cannot be listened on: {error}. Choose another port.",
            config.listen
        )
    })?;
    let port = listener
        .local_addr()
        .map_or(config.listen.port(), |address| address.port());
    let address = public_address(&config, &listener)?;
    let own_address = listener
        .local_addr()
        .map(OwnAddress::at)
        .map_err(|error| format!("The address that is listened on is unknown: {error}."))?;
    let (parts, jobs) = assemble(&config, &store, &address, own_address).await?;
    let connections = config.connections();
    let endpoint = server::router(parts);
    // Whoever reads that the shop is open may end it at once.
    let asked_to_stop = accept::asked_to_stop();
    tracing::info!(
        port,
        milliseconds = started.elapsed().as_millis() as u64,
        "the shop is open at {address}"
    );
    let stop = async {
        match asked_to_stop {
            Ok(asked) => asked.await,
            Err(error) => {
                tracing::error!(%error, "signals cannot be heard");
                std::future::pending::<()>().await;
            }
        }
        tracing::info!("closing");
    };
    let jobs = Jobs::start(jobs);
    accept::serve(listener, endpoint, connections, stop).await;
    jobs.stop().await;
    store.db.close().await;
    Ok(())
}

/// What people type: a demo store without a public address is reached where it listens.
fn public_address(config: &Config, listener: &TcpListener) -> Result<String, String> {
    match &config.public_address {
        Some(address) => Ok(address.to_string()),
        None => listener
            .local_addr()
            .map(|address| format!("http://{address}"))
            .map_err(|error| format!("The address that is listened on is unknown: {error}.")),
    }
}

async fn assemble(
    config: &Config,
    store: &Store,
    address: &str,
    own_address: OwnAddress,
) -> Result<(Parts, Vec<Job>), String> {
    let clock = Clock::system();
    let (deps, media) = deps(store, clock.clone(), config.counts_addresses()).await?;
    let uploads = media.public_folder().to_owned();
    let passwords = config.demo_passwords();
    let choices = Choices {
        public_address: address.to_owned(),
        own_address,
        demo_passwords: passwords.clone(),
        generous: config.mode == Mode::Demo && config.listen.ip().is_loopback(),
    };
    let Shop {
        api,
        gives,
        sessions,
        grants,
        mail_shop,
    } = features::assemble(&deps, media.clone(), choices)?;
    store.migrate(&gives).await?;
    if config.mode == Mode::Demo {
        let filled = demo::fill(&store.db, &media, &gives, clock.now()).await;
        let now_filled = filled.map_err(|failure| {
            format!("The demo content could not be loaded: {}.", why(&failure))
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
    let api = (api, HealthApi::new(store.db.clone()));
    let films = SignedFilms::new(media, grants, sessions.clone());
    let document = document::publish(&api, &gives)?;
    let operations = Arc::new(Operations::of_document(&document)?);
    let cache = PublicCache::new(
        operations.clone(),
        store.db.version().clone(),
        clock.clone(),
    );
    let api = server::api(document::service(api).into_endpoint(), cache, sessions);
    let mut jobs: Vec<Job> = gives
        .iter()
        .flat_map(|feature| feature.jobs.clone())
        .collect();
    jobs.push(mails::job(
        &store.folder,
        &store.db,
        &clock,
        &deps.outbox,
        mail_shop,
        &gives,
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
        public_address: address.to_owned(),
        render_workers: site::workers(),
    })?;
    let ready = site.clone();
    // After the socket is bound: nobody waits for the first page, and nobody for the start.
    tokio::spawn(async move { ready.warm_up().await });
    let parts = Parts {
        api,
        operations,
        document,
        client,
        uploads,
        films,
        site: site.boxed(),
        public_address: config.public_address.clone(),
        plain_cookies: config.plain_cookies(),
        trusted_proxies: config.trusted_proxies.clone(),
    };
    Ok((parts, jobs))
}

/// What really happened: whoever starts the program is no stranger.
fn why(failure: &Failure) -> String {
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

/// The API document. It is made of the features' shape alone, but a feature needs a store to exist.
pub async fn document() -> Result<String, String> {
    let folder = tempfile::tempdir()
        .map_err(|error| format!("No temporary folder can be made: {error}."))?;
    let store = Store::open(folder.path()).await?;
    let (deps, media) = deps(&store, Clock::system(), false).await?;
    let shop = features::assemble(&deps, media, Choices::at(String::new()))?;
    let api = (shop.api, HealthApi::new(store.db.clone()));
    let document = document::publish(&api, &shop.gives)?;
    store.db.close().await;
    Ok(document)
}

async fn deps(
    store: &Store,
    clock: Clock,
    counts_addresses: bool,
) -> Result<(Deps, Arc<Media>), String> {
    let media = Media::open(store.db.clone(), clock.clone(), &store.folder).await;
    let media = Arc::new(
        media.map_err(|failure| format!("The folders for pictures cannot be made: {failure}."))?,
    );
    let deps = Deps {
        db: store.db.clone(),
        limits: Limits::new(clock.clone(), counts_addresses),
        clock,
        pictures: media.clone(),
        outbox: Outbox::default(),
    };
    Ok((deps, media))
}

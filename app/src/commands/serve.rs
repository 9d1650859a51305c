//! `boutique serve` and `boutique demo`: from settings to an open shop.

use std::{sync::Arc, time::Instant};

use email::Delivery;
use kernel::{Incidents, Wake};
use poem::EndpointExt as _;
use tokio::{net::TcpListener, task::JoinHandle, time::sleep};

use super::{
    logs,
    prepare::{Announcements, prepare},
    sockets::{Entry, Socket},
    time::Time,
    variables,
};
use crate::{
    BuiltIn, Options, Shop, assemble,
    config::{Config, Mode, push_key, settings::Settings, two_factor_key},
    http::{
        accept::{self, Connections, Ending},
        layer::Behind as _,
        listeners::Listeners,
        metrics_endpoint::{MetricsAccess, MetricsListener},
    },
    incidents::{ErrorWebhook, Pace},
    jobs::{JobWatch, Jobs, LET_IN_FIRST},
    metrics::ProgramMetrics,
    store::{Presence, Store},
};

/// Connections to the listener for metrics.
const MOST_SCRAPERS: usize = 16;

/// Opens the shop and keeps it open until the process is asked to stop. What needs a restart, like the
/// end of the set-up, closes it and opens it again; connections made in between wait on the same socket.
pub async fn run(config: Config) -> Result<(), String> {
    let incidents = report_incidents(&config)?;
    logs::start(config.mode, config.monitoring.log_format, incidents.clone());
    variables::warn_of_unknown();
    // Each connection is an open file, and the usual limit of 1024 is below what the server is made for.
    if let Err(error) = rlimit::increase_nofile_limit(2 * config.connections().total as u64) {
        tracing::warn!(%error, "the limit of open files could not be raised");
    }
    let metrics_socket = match config.monitoring.metrics_listen {
        Some(listen) => {
            let setting = "--metrics-listen (BOUTIQUE_METRICS_LISTEN)";
            let socket = Socket::at(listen, setting).await?;
            tracing::info!(
                port = socket.address.port(),
                "metrics are served at http://{}/metrics",
                socket.address
            );
            Some(socket)
        }
        None => None,
    };
    let outlasting = Outlasting {
        incidents,
        metrics: ProgramMetrics::default(),
    };
    let time = Time::of(&config);
    let entry = Entry::of(&config, &time).await?;
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
            open = Open::store(&config, &entry, &time, reopen.clone(), &outlasting) => open?,
            () = &mut stop => return Ok(()),
        };
        tracing::info!(
            port = entry.port(),
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
        let connections = Connections {
            counts: outlasting.metrics.connections.clone(),
            ..config.connections()
        };
        let serving_metrics = match &metrics_socket {
            Some(socket) => Some(open.serve_metrics(socket.listener()?, &config)?),
            None => None,
        };
        let ended = open.until(&entry.listeners()?, connections, until).await;
        if let Some(serving) = serving_metrics {
            serving.abort();
        }
        match ended? {
            Ending::Close => return Ok(()),
            Ending::Reopen => {}
        }
        tracing::info!("opening again");
    }
}

/// What remains while the shop is closed and opened again.
struct Outlasting {
    incidents: Incidents,
    metrics: ProgramMetrics,
}

/// Where incidents are reported: to the error webhook, if there is one.
///
/// # Errors
/// A sentence about its address.
fn report_incidents(config: &Config) -> Result<Incidents, String> {
    let Some(address) = config.monitoring.errors.address() else {
        return Ok(Incidents::default());
    };
    let shop = config.public_address.as_ref();
    let shop = shop.map_or_else(String::new, ToString::to_string);
    let webhook = ErrorWebhook::new(address, shop, Pace::default())?;
    let (incidents, reported) = Incidents::received();
    tokio::spawn(webhook.work(reported));
    Ok(incidents)
}

/// An open store with everything that works on it.
struct Open {
    store: Store,
    presence: Presence,
    shop: Shop,
    time: Time,
    job_watch: JobWatch,
    /// What people type.
    address: String,
}

impl Open {
    async fn store(
        config: &Config,
        entry: &Entry,
        time: &Time,
        reopen: Wake,
        outlasting: &Outlasting,
    ) -> Result<Self, String> {
        let (begun, built_in) = tokio::join!(Store::begin(&config.data), async { BuiltIn::read() });
        let (store, soundness) = begun?;
        let assembled = async {
            let options = Options {
                incidents: outlasting.incidents.clone(),
                metrics: outlasting.metrics.clone(),
                ..options(config, entry, time, reopen)?
            };
            let announcements = Announcements {
                address: options.address.clone(),
                setup: options.setup.clone(),
                demo_passwords: options.demo_passwords.clone(),
            };
            Ok::<_, String>((assemble(&store, built_in?, options).await?, announcements))
        };
        let assembled = assembled.await;
        // First: what is wrong with the database explains what could not be read from it.
        soundness.verdict().await?;
        store.claim(config.mode).await?;
        let (mut shop, announcements) = assembled?;
        if let Some(https) = entry.https() {
            shop.router = Arc::new(shop.router.clone().behind(https.layer()).boxed());
            shop.jobs.push(https.job());
        }
        prepare(&store, &mut shop, config, &time.clock, &announcements).await?;
        let ready = shop.site.clone();
        // After the first visitors were let in, who would have to share the processor with it.
        tokio::spawn(async move {
            sleep(LET_IN_FIRST).await;
            ready.warm_up().await;
            // What a start allocates it mostly frees: the script's source, the API's description, the first jobs' rows.
            memory::return_free_pages();
            memory::unmap_code();
        });
        Ok(Self {
            presence: store.presence()?,
            store,
            shop,
            time: time.clone(),
            job_watch: JobWatch {
                metrics: outlasting.metrics.jobs.clone(),
                incidents: outlasting.incidents.clone(),
            },
            address: announcements.address,
        })
    }

    /// Serves metrics on a listener of their own, until the task is aborted.
    fn serve_metrics(
        &self,
        listener: TcpListener,
        config: &Config,
    ) -> Result<JoinHandle<()>, String> {
        let endpoint = MetricsListener {
            metrics: self.shop.metrics.clone(),
            access: MetricsAccess::with(config.monitoring.token()?),
        };
        let limits = Connections {
            total: MOST_SCRAPERS,
            ..Connections::default()
        };
        Ok(tokio::spawn(async move {
            accept::serve(
                &Listeners::plain(listener),
                endpoint,
                limits,
                std::future::pending(),
            )
            .await;
        }))
    }

    /// # Errors
    /// A sentence for the operator, if the database file is gone.
    async fn until(
        self,
        listeners: &Listeners,
        connections: Connections,
        until: impl Future<Output = Ending>,
    ) -> Result<Ending, String> {
        let jobs = Jobs::start(self.shop.jobs, &self.time.moved, &self.job_watch);
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
        let ending = accept::serve(listeners, self.shop.router, connections, until).await;
        let closed = async {
            jobs.stop().await;
            if let Err(failure) = self.shop.security.write_all().await {
                tracing::warn!(%failure, "counted security events were not written");
            }
            self.store.db.close().await;
        };
        match ending {
            Ending::Reopen => closed.await,
            Ending::Close => tokio::select! {
                () = closed => {}
                () = accept::turn_away(listeners) => {}
            },
        }
        lost.map_or(Ok(ending), Err)
    }
}

fn options(config: &Config, entry: &Entry, time: &Time, reopen: Wake) -> Result<Options, String> {
    let settings = Settings::load(&config.data)?;
    let public_address = match &config.public_address {
        Some(address) => Some(address.clone()),
        None => settings.public_address()?,
    };
    // Without a public address a store is reached where it listens.
    let address = match &public_address {
        Some(address) => address.to_string(),
        None => format!("http://{}", entry.plain.address),
    };
    let demo = config.mode == Mode::Demo;
    Ok(Options {
        clock: time.clock.clone(),
        backups: config.backups.clone(),
        closed: !demo && public_address.is_none(),
        public_address,
        certificate: entry.https().map(|https| https.monitor()),
        own_address: Some(entry.plain.address),
        reopen,
        demo,
        demo_passwords: config.demo_passwords(),
        generous: demo && config.listen.ip().is_loopback(),
        import_from_this_machine: config.import_from_this_machine,
        counts_addresses: config.counts_addresses(),
        trusted_proxies: config.trusted_proxies.clone(),
        plain_cookies: config.plain_cookies(),
        metrics_access: MetricsAccess::with(config.monitoring.token()?),
        slow: config.monitoring.slow(),
        payments_config: config.payments.clone(),
        saved_keys: settings.payment_keys()?,
        delivery: Delivery::of(config.mail.clone(), settings.email_delivery()?),
        message_channels: settings.message_channels()?,
        file_storage: settings.file_storage()?,
        remote_backups: settings.remote_backups()?,
        mail_days: config.mail_days,
        space_floor: config.space_floor,
        two_factor_key: two_factor_key::load_or_create(&config.data)?,
        push_key: push_key::load_or_create(&config.data)?,
        ..Options::at(&config.data, address)
    })
}

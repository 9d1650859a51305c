//! `boutique serve` and `boutique demo`: from settings to an open shop.

use std::{net::SocketAddr, time::Instant};

use email::Delivery;
use kernel::Wake;
use tokio::net::TcpListener;

use super::{
    prepare::{Announcements, prepare},
    time::Time,
};
use crate::{
    Options, Shop, assemble,
    config::{Config, Mode, push_key, settings::Settings, two_factor_key},
    http::accept::{self, Connections, Ending},
    jobs::Jobs,
    store::{Presence, Store},
};

/// Opens the shop and keeps it open until the process is asked to stop. What needs a restart, like the
/// end of the set-up, closes it and opens it again; connections made in between wait on the same socket.
pub async fn run(config: Config) -> Result<(), String> {
    // Each connection is an open file, and the usual limit of 1024 is below what the server is made for.
    if let Err(error) = rlimit::increase_nofile_limit(2 * config.connections().total as u64) {
        tracing::warn!(%error, "the limit of open files could not be raised");
    }
    let entry = Entry::at(config.listen).await?;
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
        tracing::info!("opening again");
    }
}

/// The socket, which outlives the store behind it.
struct Entry {
    socket: std::net::TcpListener,
    address: SocketAddr,
}

impl Entry {
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
    shop: Shop,
    time: Time,
    /// What people type.
    address: String,
}

impl Open {
    async fn store(
        config: &Config,
        entry: &Entry,
        time: &Time,
        reopen: Wake,
    ) -> Result<Self, String> {
        let store = Store::open(&config.data).await?;
        store.claim(config.mode).await?;
        let options = options(config, entry, time, reopen)?;
        let announcements = Announcements {
            address: options.address.clone(),
            setup: options.setup.clone(),
            demo_passwords: options.demo_passwords.clone(),
        };
        let mut shop = assemble(&store, options).await?;
        prepare(&store, &mut shop, config, &time.clock, &announcements).await?;
        let ready = shop.site.clone();
        // After the socket is bound, so that neither the start nor the first visitor waits for pages to render.
        tokio::spawn(async move {
            ready.warm_up().await;
            // What a start allocates it mostly frees: the script's source, the API's description, the first jobs' rows.
            memory::return_free_pages();
        });
        Ok(Self {
            presence: store.presence()?,
            store,
            shop,
            time: time.clone(),
            address: announcements.address,
        })
    }

    /// # Errors
    /// A sentence for the operator, if the database file is gone.
    async fn until(
        self,
        listener: &TcpListener,
        connections: Connections,
        until: impl Future<Output = Ending>,
    ) -> Result<Ending, String> {
        let jobs = Jobs::start(self.shop.jobs, &self.time.moved);
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
        let ending = accept::serve(listener, self.shop.router, connections, until).await;
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
                () = accept::turn_away(listener) => {}
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
        None => format!("http://{}", entry.address),
    };
    let demo = config.mode == Mode::Demo;
    Ok(Options {
        clock: time.clock.clone(),
        backups: config.backups.clone(),
        closed: !demo && public_address.is_none(),
        public_address,
        own_address: Some(entry.address),
        reopen,
        demo,
        demo_passwords: config.demo_passwords(),
        generous: demo && config.listen.ip().is_loopback(),
        import_from_this_machine: config.import_from_this_machine,
        counts_addresses: config.counts_addresses(),
        trusted_proxies: config.trusted_proxies.clone(),
        plain_cookies: config.plain_cookies(),
        payments_config: config.payments.clone(),
        saved_keys: settings.payment_keys()?,
        delivery: Delivery::of(config.mail.clone(), settings.email_delivery()?),
        message_channels: settings.message_channels()?,
        mail_days: config.mail_days,
        two_factor_key: two_factor_key::load_or_create(&config.data)?,
        push_key: push_key::load_or_create(&config.data)?,
        ..Options::at(&config.data, address)
    })
}

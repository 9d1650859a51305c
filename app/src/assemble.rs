//! From an open store to a shop that answers: the features, the API over them, the site and the router over all of it.

use std::sync::Arc;

use auth::Auth;
use invoices::Invoices;
use kernel::{Gives, Job, MetricSource, security_log::SecurityLog};
use ledger::Ledger;
use maintenance::Maintenance;
use media::{Media, SignedVideos};
use payments::Payments;
use poem::{EndpointExt, Response, endpoint::BoxEndpoint};

use crate::{
    context::Context,
    document, features,
    http::{
        self, ServerContext, access_tokens::CallersByToken, calendar_feed::CalendarFeeds,
        checkout_origins::CheckoutOrigins, denials::Denials, docs::ErrorReference,
        health::HealthApi, metrics_endpoint::MetricsWithToken, operations::Operations,
        public_cache::PublicCache, request_id::NameRequests, slow_requests::SlowRequests,
    },
    metrics::{DatabaseMetrics, Metrics, ProcessMetrics, SiteMetrics, requests::RequestMetrics},
    options::Options,
    setup::opening::Opening,
    site::{self, Site, client::Client, document::Document},
    store::{Store, writer_watch},
};

/// A shop, assembled. Its tables may still have to change: nothing was read from the database.
pub struct Shop {
    /// The whole program as seen from outside.
    pub router: Arc<BoxEndpoint<'static, Response>>,
    pub site: Site,
    /// The features' background work.
    pub jobs: Vec<Job>,
    pub gives: Arc<Vec<Gives>>,
    pub media: Arc<Media>,
    pub auth: Auth,
    pub maintenance: Maintenance,
    pub payments: Payments,
    pub invoices: Invoices,
    pub ledger: Ledger,
    pub security: SecurityLog,
    pub metrics: Arc<Metrics>,
}

/// What every shop of this program has in common. It is read while the store is opened.
pub struct BuiltIn {
    document: Document,
    #[cfg(not(debug_assertions))]
    operations: Operations,
}

impl BuiltIn {
    /// # Errors
    /// A sentence: the client was not built.
    pub fn read() -> Result<Self, String> {
        Ok(Self {
            document: Document::new(Client::built())?,
            #[cfg(not(debug_assertions))]
            operations: Operations::checked_in()?,
        })
    }
}

/// Assembles the shop of an open store.
///
/// # Errors
/// A sentence for the operator, if settings contradict each other.
pub async fn assemble(store: &Store, built_in: BuiltIn, options: Options) -> Result<Shop, String> {
    let context = Context::open(store, options).await?;
    let joined = features::join(&context)?;
    let Context {
        deps,
        media,
        options,
        ..
    } = context;
    let version = store.db.version().clone();
    let videos = SignedVideos::new(media.clone(), joined.grants, joined.sessions.clone());
    let api = (joined.api, HealthApi::new(store)?);
    // What an operation lists is written in the program: what debug builds and tests hold is true of a release.
    #[cfg(debug_assertions)]
    let operations = Operations::of(&api).held_to(document::listed_codes(&api, &joined.gives)?);
    #[cfg(not(debug_assertions))]
    let operations = built_in.operations;
    let operations = Arc::new(operations);
    let cache = PublicCache::new(operations.clone(), version.clone(), options.clock.clone());
    let responses = cache.clone();
    let denials = Denials {
        operations: operations.clone(),
        sessions: joined.sessions.clone(),
        tokens: joined.access_tokens.clone(),
        log: deps.security.clone(),
    };
    let tokens = CallersByToken {
        operations: operations.clone(),
        tokens: joined.access_tokens,
        limits: deps.limits.clone(),
    };
    let calendars = CalendarFeeds {
        auth: joined.auth.clone(),
        orders: joined.orders,
        limits: deps.limits.clone(),
    };
    let api = http::api(
        api,
        cache,
        joined.sessions.clone(),
        deps.limits.clone(),
        media.unfinished_folder(),
    );
    let pages = joined
        .gives
        .iter()
        .filter_map(|feature| feature.pages.clone());
    let client = built_in.document.client().clone();
    let opening = Opening::new(
        store.db.clone(),
        joined.auth.clone(),
        joined.sessions.clone(),
        client.clone(),
    );
    let site = Site::new(site::Parts {
        document: built_in.document,
        api: api.clone(),
        version,
        clock: options.clock.clone(),
        pages: pages.collect(),
        public_address: options.address,
        render_workers: site::workers(),
    })?;
    let requests = Arc::new(RequestMetrics::new(operations.clone(), site.routes.clone()));
    let program = &options.metrics;
    let live: Vec<Arc<dyn MetricSource>> = vec![
        requests.clone(),
        Arc::new(program.connections.clone()),
        Arc::new(SiteMetrics {
            site: site.clone(),
            responses,
        }),
        Arc::new(DatabaseMetrics(store.db.clone())),
        Arc::new(program.jobs.clone()),
        Arc::new(ProcessMetrics::begin()),
    ];
    let metrics = Arc::new(Metrics::new(live, &joined.gives, options.clock.clone()));
    let checkout = joined.payments.checkout_script();
    let router = http::router(ServerContext {
        api,
        operations,
        client,
        file_origins: media.storage_origins(),
        media: media.clone(),
        videos,
        site: site.clone(),
        closed: options.closed,
        opening,
        public_address: options.public_address,
        checkout: checkout.and_then(CheckoutOrigins::of),
        plain_cookies: options.plain_cookies,
        denials: Some(Arc::new(denials)),
        tokens,
        requests: NameRequests {
            metrics: requests,
            slow: Arc::new(SlowRequests::over(options.slow)),
            incidents: options.incidents.clone(),
        },
        metrics: MetricsWithToken {
            metrics: metrics.clone(),
            access: options.metrics_access,
        },
        calendars,
        errors: ErrorReference::of(&document::codes(&joined.gives)),
        trusted_proxies: options.trusted_proxies,
    });
    let jobs = joined.gives.iter().flat_map(|feature| feature.jobs.clone());
    let jobs = jobs.chain([writer_watch::job(&store.db, &options.incidents)]);
    Ok(Shop {
        router: Arc::new(router.boxed()),
        site,
        jobs: jobs.collect(),
        gives: Arc::new(joined.gives),
        media,
        auth: joined.auth,
        maintenance: joined.maintenance,
        payments: joined.payments,
        invoices: joined.invoices,
        ledger: joined.ledger,
        security: deps.security,
        metrics,
    })
}

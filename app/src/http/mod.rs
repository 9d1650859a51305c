//! Everything between a socket and an operation.

pub mod accept;
pub mod access_tokens;
mod activity;
mod areas;
pub mod body_limit;
pub mod cached;
pub mod calendar_feed;
pub mod checkout_origins;
pub mod client_address;
mod client_files;
pub mod deadline;
pub mod denials;
pub mod docs;
pub mod encoding;
pub mod etag;
pub mod headers;
pub mod health;
pub mod https_only;
pub mod layer;
pub mod listeners;
pub mod metrics_endpoint;
pub mod operations;
mod own_acts;
pub mod places;
mod plain_cookies;
pub mod problems;
pub mod public_cache;
pub mod request_id;
pub mod same_origin;
mod seats;
mod secret_paths;
pub mod slow_requests;
pub mod uploads;

use std::{path::Path, sync::Arc};

use kernel::{Limits, Sessions};
use media::{Media, SignedVideos};
use poem::{
    Endpoint, EndpointExt, Request, Response, Result, Route, endpoint::BoxEndpoint,
    middleware::CatchPanic,
};
use poem_openapi::OpenApi;

use crate::{
    config::public_address::PublicAddress,
    setup::{gate::Gate, opening::Opening},
    site::{Site, address::is_text, cached_pages::CachedPages, client::Client},
};

use self::{
    access_tokens::CallersByToken,
    areas::Areas,
    body_limit::BodyLimit,
    calendar_feed::CalendarFeeds,
    checkout_origins::CheckoutOrigins,
    client_address::{NoteClientAddress, TrustedProxies},
    client_files::ClientFiles,
    deadline::{AnswerWithin, FIRST_BYTE},
    denials::{Denials, NoteDenials},
    docs::{Contract, ErrorReference, Reference},
    headers::SecurityHeaders,
    layer::Behind,
    metrics_endpoint::MetricsWithToken,
    operations::Operations,
    own_acts::OwnActs,
    plain_cookies::PlainCookies,
    problems::{Problems, after_panic},
    public_cache::PublicCache,
    request_id::NameRequests,
    same_origin::SameOrigin,
    uploads::Uploads,
};

/// `/api` as the server and the page renderer both call it. Paths are whole.
pub type SharedApi = Arc<BoxEndpoint<'static, Response>>;

/// The operations behind everything that guards them and the answers that are kept. Uploads gather in the folder
/// `unfinished`.
pub fn api(
    operations: impl OpenApi,
    cache: PublicCache,
    sessions: Arc<dyn Sessions>,
    limits: Limits,
    unfinished: &Path,
) -> SharedApi {
    let described = cache.operations().clone();
    let guarded = Route::new()
        .nest("/api", Areas::of(operations))
        .behind(cache)
        .behind(OwnActs(limits))
        .behind(AnswerWithin(FIRST_BYTE))
        .behind(BodyLimit::new(unfinished.to_owned()))
        .data(sessions)
        .behind(Problems(described));
    Arc::new(guarded.boxed())
}

/// What the server puts together.
pub struct ServerContext {
    pub api: SharedApi,
    pub operations: Arc<Operations>,
    pub client: Client,
    /// Public files.
    pub media: Arc<Media>,
    /// Origins that images and videos are loaded from, beside the shop's own.
    pub file_origins: Vec<String>,
    /// Videos that were paid for.
    pub videos: SignedVideos,
    /// Answers every address that is nothing else: pages, robots.txt, sitemap.xml.
    pub site: Site,
    pub public_address: Option<PublicAddress>,
    /// A real store without an address shows its set-up and nothing else.
    pub closed: bool,
    /// Shows visitors that the shop opens soon, until its owner opens it.
    pub opening: Opening,
    pub trusted_proxies: TrustedProxies,
    /// Origins that a page's policy allows for checkout; `None` without a payment provider.
    pub checkout: Option<CheckoutOrigins>,
    /// Browsers reach it over plain http from other machines, as only a demo store may be.
    pub plain_cookies: bool,
    /// Notes who was refused what.
    pub denials: Option<Arc<Denials>>,
    /// Finds the callers of requests with access tokens.
    pub tokens: CallersByToken,
    /// Names and counts requests.
    pub requests: NameRequests,
    pub metrics: MetricsWithToken,
    /// The page of all error codes.
    pub errors: ErrorReference,
    /// Feeds of visits for calendar programs.
    pub calendars: CalendarFeeds,
}

/// The whole program as seen from outside.
pub fn router(context: ServerContext) -> impl Endpoint<Output = Response> + use<> {
    let site = Arc::new(ClientFiles {
        client: context.client.clone(),
        otherwise: context.site.clone().behind(AnswerWithin(FIRST_BYTE)),
    });
    let cached_pages = (!context.closed).then(|| CachedPages {
        site: context.site,
        opening: context.opening.clone(),
    });
    let addresses = Route::new()
        .nest_no_strip("/api", context.api)
        .nest("/uploads", Uploads(context.media))
        .nest("/media", context.videos)
        .nest(
            "/calendar",
            context.calendars.behind(AnswerWithin(FIRST_BYTE)),
        )
        .at("/docs/errors", context.errors)
        .nest("/docs", Reference(context.client.clone()))
        .at("/openapi.json", Contract(context.client.clone()))
        .nest_no_strip("/", site.clone());
    guard(
        AlsoUnreadable { addresses, site }
            .behind(context.opening)
            .behind(Gate {
                closed: context.closed,
                client: context.client,
            })
            .behind(context.metrics),
        Layers {
            operations: context.operations,
            public_address: context.public_address,
            trusted_proxies: context.trusted_proxies,
            checkout: context.checkout,
            file_origins: context.file_origins,
            denials: NoteDenials(context.denials),
            tokens: Some(context.tokens),
            plain_cookies: PlainCookies(context.plain_cookies),
            cached_pages,
            requests: context.requests,
        },
    )
}

/// poem's routes refuse a path that is no text once its escapes are undone, before any of ours sees it. A person who
/// followed such a link gets the site's own page about it, and a program the problem it can read.
struct AlsoUnreadable<R, S> {
    addresses: R,
    site: S,
}

impl<R, S> Endpoint for AlsoUnreadable<R, S>
where
    R: Endpoint<Output = Response>,
    S: Endpoint<Output = Response>,
{
    type Output = Response;

    async fn call(&self, request: Request) -> Result<Response> {
        let path = request.uri().path();
        let first = path.split('/').nth(1).unwrap_or_default();
        if is_text(path) || matches!(first, "api" | "uploads" | "media" | "docs") {
            self.addresses.call(request).await
        } else {
            self.site.call(request).await
        }
    }
}

/// What the layers around every address know.
#[derive(Default)]
pub struct Layers {
    pub operations: Arc<Operations>,
    pub public_address: Option<PublicAddress>,
    pub trusted_proxies: TrustedProxies,
    pub checkout: Option<CheckoutOrigins>,
    pub file_origins: Vec<String>,
    pub denials: NoteDenials,
    pub tokens: Option<CallersByToken>,
    pub plain_cookies: PlainCookies,
    pub cached_pages: Option<CachedPages>,
    pub requests: NameRequests,
}

/// The layers around every address. What is written last is asked first.
pub fn guard<E: Endpoint + 'static>(
    addresses: E,
    layers: Layers,
) -> impl Endpoint<Output = Response> + use<E> {
    let address = layers.public_address.as_ref();
    addresses
        .behind(SameOrigin {
            public_origin: address.map(|address| address.origin().to_owned()),
            operations: layers.operations.clone(),
        })
        .behind(layers.tokens)
        .with(CatchPanic::new().with_handler(after_panic))
        .behind(Problems(layers.operations))
        .behind(layers.denials)
        .behind(NoteClientAddress(layers.trusted_proxies))
        .behind(layers.plain_cookies)
        .behind(layers.cached_pages)
        .behind(SecurityHeaders::new(
            address.is_some_and(PublicAddress::is_https),
            layers.checkout,
            &layers.file_origins,
        ))
        .behind(layers.requests)
}

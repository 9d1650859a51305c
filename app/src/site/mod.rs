//! The site: every address that is no file and no call is a page, written by the client's own code.
//!
//! An address is planned (which screen, which reads), its reads are asked of our own API as anybody would ask them,
//! the screen is rendered with the answers, and the finished page is cached until public data or the day changes. What
//! visitors type is no part of it. Networks of visitors take turns in rendering. When rendering fails, the shell goes
//! out with the answers in it and the status 503: a browser does the rest, and a crawler comes again.

pub mod address;
pub mod client;
mod document;
mod names;
mod page;
mod page_cache;
mod seed;
mod sitemap;
mod web_manifest;
mod writer;

use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering},
};

use kernel::{ClientAddress, Clock, PublicVersion, Sample, SitePages, timing};
use poem::{
    Endpoint, Request, Response, Result,
    error::MethodNotAllowedError,
    http::{HeaderMap, Method, header::IF_NONE_MATCH},
};
use renderer::{RenderFigures, Renderer};

use self::{
    client::Client,
    names::{AnsweredBy, ExistingNames},
    page::Page,
    page_cache::{PageCache, Place},
    sitemap::Sitemap,
    web_manifest::Application,
    writer::Writer,
};
use crate::{
    http::{SharedApi, client_address::neighbourhood_of},
    metrics::page_routes::PageRoutes,
};

/// The orders that shuffled lists come in.
const SEEDS: u8 = 4;

/// What the site is made of.
pub struct Parts {
    pub client: Client,
    /// Answers `/api/...` as an anonymous visitor would hear it.
    pub api: SharedApi,
    pub version: PublicVersion,
    pub clock: Clock,
    pub pages: Vec<Arc<dyn SitePages>>,
    /// Scheme and host, for the sitemap.
    pub public_address: String,
    pub render_workers: usize,
}

/// Cheap to clone; all clones are the same site.
#[derive(Clone)]
pub struct Site {
    writer: Arc<Writer>,
    page_cache: Arc<PageCache>,
    sitemap: Arc<Sitemap>,
    names: Arc<ExistingNames>,
    turns: Arc<AtomicUsize>,
    /// Routes where pages live.
    pub routes: PageRoutes,
}

impl Site {
    /// Reads what pages are made of.
    ///
    /// # Errors
    /// A sentence: the client was not built.
    pub fn new(parts: Parts) -> Result<Self, String> {
        let document = document::Document::new(parts.client.clone())?;
        let client = parts.client.clone();
        let renderer = Renderer::start(move || client.server_bundle(), parts.render_workers)
            .map_err(|error| format!("the renderer's threads could not be started: {error}"))?;
        Ok(Self {
            writer: Arc::new(Writer::new(renderer, document, parts.api)),
            page_cache: Arc::new(PageCache::new(parts.version.clone(), parts.clock.clone())),
            names: Arc::new(ExistingNames::new(
                parts.pages.clone(),
                parts.version.clone(),
                parts.clock.clone(),
            )),
            sitemap: Arc::new(Sitemap::new(
                parts.pages,
                parts.public_address,
                parts.version,
                parts.clock,
            )),
            turns: Arc::default(),
            routes: PageRoutes::default(),
        })
    }

    /// Compiles the script before the first visitor waits for it.
    pub async fn warm_up(&self) {
        self.writer.warm_up().await;
    }

    /// How many pages went out as a shell because they could not be rendered.
    pub fn pages_fallen_back(&self) -> u64 {
        self.writer.fallen_back.load(Ordering::Relaxed)
    }

    pub fn render_figures(&self) -> RenderFigures {
        self.writer.figures()
    }

    pub fn cache_samples(&self) -> Vec<Sample> {
        self.page_cache.samples()
    }

    async fn page(&self, request: &Request) -> Arc<Page> {
        let uri = request.uri();
        let Some(query_keys) = self.writer.query_keys().await else {
            return self.writer.shell();
        };
        let network = network_of(request);
        let asked = address::Asked::new(uri.path(), uri.query().unwrap_or_default(), query_keys);
        if !asked.is_plausible() {
            return self.written(&network, Place::nowhere()).await;
        }
        let first = match self
            .writer
            .plan(&network, &asked.address, asked.seed.unwrap_or(1))
            .await
        {
            Ok(plan) => plan,
            Err(_) => return self.writer.shell(),
        };
        if !first.known {
            return self.written(&network, Place::nowhere()).await;
        }
        self.routes.learn(uri.path());
        let address = match self.names.answered_by(&first.address).await {
            AnsweredBy::Page(address) => address,
            AnsweredBy::Redirect(address) => return Arc::new(Page::redirect(&address)),
        };
        if !first.shuffled {
            return self.written(&network, Place::of(&address, None)).await;
        }
        if asked.seed.is_some() {
            return self
                .written(&network, Place::of(&address, asked.seed))
                .await;
        }
        if request.headers().contains_key(IF_NONE_MATCH)
            && let Some(page) = self.known_in_any_order(&address, request.headers()).await
        {
            return page;
        }
        let turn = self.turns.fetch_add(1, Ordering::Relaxed) % usize::from(SEEDS);
        let seed = u8::try_from(turn).unwrap_or_default() + 1;
        self.written(&network, Place::of(&address, Some(seed)))
            .await
    }

    /// Finds the page in any of its shuffled orders: a browser that has one of them has the page.
    async fn known_in_any_order(&self, address: &str, headers: &HeaderMap) -> Option<Arc<Page>> {
        for seed in 1..=SEEDS {
            let page = self
                .page_cache
                .current(&Place::of(address, Some(seed)))
                .await;
            if let Some(page) = page.filter(|page| page.is_known_to(headers)) {
                self.page_cache.counts.hit();
                return Some(page);
            }
        }
        None
    }

    async fn written(&self, network: &str, place: Place) -> Arc<Page> {
        self.page_cache
            .page(place.clone(), || self.writer.write(network, &place))
            .await
    }
}

/// Whose turn a page takes. A request from inside the process has no address.
fn network_of(request: &Request) -> String {
    let address = request.extensions().get::<ClientAddress>();
    address.map_or_else(String::new, |address| neighbourhood_of(&address.0))
}

/// One engine a core, and no more than two: each takes memory, and finished pages are kept.
pub fn workers() -> usize {
    std::thread::available_parallelism()
        .map_or(1, usize::from)
        .min(2)
}

impl Endpoint for Site {
    type Output = Response;

    async fn call(&self, request: Request) -> Result<Response> {
        if !matches!(*request.method(), Method::GET | Method::HEAD) {
            return Err(MethodNotAllowedError.into());
        }
        if let Some(application) = Application::described_at(request.uri().path()) {
            return Ok(web_manifest::send(self.writer.api(), application, &request).await);
        }
        match request.uri().path() {
            "/sitemap.xml" => self.sitemap.send(&request).await,
            "/robots.txt" => Ok(self.sitemap.robots(&request)),
            _ => Ok(timing::rendering(self.page(&request))
                .await
                .send(request.method(), request.headers())),
        }
    }
}

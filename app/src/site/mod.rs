//! The site: every address that is no file and no call is a page, written by the client's own code.
//!
//! An address is planned (which screen, which reads), its reads are asked of our own API as anybody would ask them,
//! the screen is rendered with the answers, and the finished page is cached until public data or the day changes. What
//! visitors type is no part of it. Networks of visitors take turns in rendering. When rendering fails, the shell goes
//! out with the answers in it and the status 503: a browser does the rest, and a crawler comes again.

pub mod address;
pub mod cached_pages;
pub mod client;
pub mod document;
mod names;
mod page;
mod page_cache;
mod resolved;
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
    http::{HeaderMap, Method, header::IF_NONE_MATCH, uri::PathAndQuery},
};
use renderer::{RenderFigures, Renderer};

use self::{
    document::Document,
    names::{AnsweredBy, ExistingNames},
    page::Page,
    page_cache::{PageCache, Place},
    resolved::{Places, ResolvedAddresses},
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
    pub document: Document,
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
    resolved: Arc<ResolvedAddresses>,
    turns: Arc<AtomicUsize>,
    /// Routes where pages live.
    pub routes: PageRoutes,
}

impl Site {
    /// # Errors
    /// A sentence: the renderer's threads could not be started.
    pub fn new(parts: Parts) -> Result<Self, String> {
        let client = parts.document.client().clone();
        let renderer = Renderer::start(move || client.server_bundle(), parts.render_workers)
            .map_err(|error| format!("the renderer's threads could not be started: {error}"))?;
        Ok(Self {
            writer: Arc::new(Writer::new(renderer, parts.document, parts.api)),
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
            resolved: Arc::default(),
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

    /// The page that answers this request, if it is cached.
    pub async fn cached_page(&self, request: &Request) -> Option<Arc<Page>> {
        if !matches!(*request.method(), Method::GET | Method::HEAD) {
            return None;
        }
        let places = self
            .resolved
            .places(whole_address(request), self.page_cache.moment())?;
        if let Some(page) = self.known_in_any_order(&places, request.headers()).await {
            return Some(page);
        }
        let page = self.page_cache.current(self.in_turn(&places)?).await?;
        self.page_cache.counts.hit();
        Some(page)
    }

    async fn page(&self, request: &Request) -> Arc<Page> {
        let moment = self.page_cache.moment();
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
        let places: Places = if !first.shuffled {
            Arc::new([Place::of(&address, None)])
        } else if asked.seed.is_some() {
            Arc::new([Place::of(&address, asked.seed)])
        } else {
            (1..=SEEDS)
                .map(|seed| Place::of(&address, Some(seed)))
                .collect()
        };
        self.resolved
            .add(whole_address(request), moment, places.clone());
        if let Some(page) = self.known_in_any_order(&places, request.headers()).await {
            return page;
        }
        let place = self.in_turn(&places).cloned();
        self.written(&network, place.unwrap_or_else(Place::nowhere))
            .await
    }

    /// Visitors get the orders of a list in turn.
    fn in_turn<'a>(&self, places: &'a [Place]) -> Option<&'a Place> {
        let turn = match places.len() {
            0 | 1 => 0,
            orders => self.turns.fetch_add(1, Ordering::Relaxed) % orders,
        };
        places.get(turn)
    }

    /// Finds the page in any of its shuffled orders: a browser that has one of them has the page.
    async fn known_in_any_order(&self, places: &[Place], headers: &HeaderMap) -> Option<Arc<Page>> {
        if places.len() < 2 || !headers.contains_key(IF_NONE_MATCH) {
            return None;
        }
        for place in places {
            let page = self.page_cache.current(place).await;
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

/// Path and query.
fn whole_address(request: &Request) -> &str {
    let uri = request.uri();
    uri.path_and_query()
        .map_or(uri.path(), PathAndQuery::as_str)
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

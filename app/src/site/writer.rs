//! Plans a page, asks its reads, renders it, and puts it together.

use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};

use futures_util::future::join_all;
use moka::sync::Cache;
use poem::{
    Endpoint, Request,
    http::{HeaderValue, Method, StatusCode, Uri},
};
use renderer::{Plan, RenderError, RenderFigures, Rendered, Renderer};
use tokio::sync::OnceCell;

use super::{
    document::Document,
    page::Page,
    page_cache::Place,
    seed::{Answer, seed},
    web_manifest::SHOP,
};
use crate::http::{SharedApi, request_id::loggable_path};

/// How many bytes of plans are kept. They depend on the address alone, which a stranger may make long.
const PLAN_CACHE_BYTES: u64 = 4 * 1024 * 1024;

pub struct Writer {
    renderer: Renderer,
    document: Document,
    api: SharedApi,
    plans: Cache<Place, Arc<Plan>>,
    query_keys: OnceCell<Vec<String>>,
    shell: Arc<Page>,
    pub fallen_back: AtomicU64,
}

impl Writer {
    pub fn new(renderer: Renderer, document: Document, api: SharedApi) -> Self {
        let unavailable = StatusCode::SERVICE_UNAVAILABLE;
        let shell = Arc::new(shell_of(&document, None, None, unavailable, "{}").turned_away());
        Self {
            renderer,
            document,
            api,
            plans: plan_cache(),
            query_keys: OnceCell::new(),
            shell,
            fallen_back: AtomicU64::default(),
        }
    }

    /// What pages are made of, as an anonymous visitor would hear it.
    pub fn api(&self) -> &SharedApi {
        &self.api
    }

    pub fn figures(&self) -> RenderFigures {
        self.renderer.figures()
    }

    pub async fn warm_up(&self) {
        if let Err(error) = self.renderer.warm_up().await {
            tracing::error!(%error, "pages cannot be rendered");
        }
    }

    /// The query keys any screen understands; none while the renderer does not answer.
    pub async fn query_keys(&self) -> Option<&[String]> {
        let asked = self
            .query_keys
            .get_or_try_init(|| self.renderer.query_keys())
            .await;
        asked
            .inspect_err(|error| self.note("/", error))
            .ok()
            .map(Vec::as_slice)
    }

    /// `network` is whose turn it takes, if the plan has to be made.
    pub async fn plan(
        &self,
        network: &str,
        address: &str,
        seed: u8,
    ) -> Result<Arc<Plan>, RenderError> {
        let place = Place::of(address, Some(seed));
        if let Some(plan) = self.plans.get(&place) {
            return Ok(plan);
        }
        let plan = self
            .renderer
            .plan(network, address, seed)
            .await
            .inspect_err(|error| self.note(address, error))?;
        let plan = Arc::new(plan);
        // Addresses where nothing lives are without number.
        if plan.known {
            self.plans.insert(place, plan.clone());
        }
        Ok(plan)
    }

    /// Response if the reads of a page cannot be determined: the browser renders the page, and without scripts it
    /// says that it is unavailable.
    pub fn shell(&self) -> Arc<Page> {
        self.shell.clone()
    }

    /// `network` is whose turn it takes.
    pub async fn write(&self, network: &str, place: &Place) -> Page {
        let seed_of_order = place.seed.unwrap_or(1);
        let plan = match self.plan(network, &place.address, seed_of_order).await {
            Ok(plan) => plan,
            Err(error) => return self.unwritten(None, None, true, "{}", &error),
        };
        let source = plan.source.as_deref();
        if plan.browser_only {
            let palette = palette_in(&[self.ask(SHOP).await]);
            return shell_of(
                &self.document,
                palette.as_deref(),
                source,
                StatusCode::OK,
                "{}",
            );
        }
        let answers = join_all(plan.reads.iter().map(|read| self.ask(read))).await;
        let palette = palette_in(&answers);
        let palette = palette.as_deref();
        let failed = answers.iter().any(|answer| answer.status >= 500);
        let search = place.address.split_once('?').map_or("", |(_, query)| query);
        let seed = seed(place.seed.filter(|_| plan.shuffled), search, &answers);
        let page = match self.renderer.render(network, &place.address, &seed).await {
            Ok(rendered) => self.assemble(rendered, palette, source, &seed, failed),
            Err(error) => {
                self.note(&place.address, &error);
                return self.unwritten(palette, source, plan.known, &seed, &error);
            }
        };
        if failed { page.for_now() } else { page }
    }

    /// The shell with what is known. A browser builds the page from it; the status keeps crawlers and link previews from
    /// taking an empty page for the page.
    fn unwritten(
        &self,
        palette: Option<&str>,
        source: Option<&str>,
        known: bool,
        seed: &str,
        error: &RenderError,
    ) -> Page {
        let status = if known {
            StatusCode::SERVICE_UNAVAILABLE
        } else {
            StatusCode::NOT_FOUND
        };
        let page = shell_of(&self.document, palette, source, status, seed);
        if error.is_congestion() {
            page.turned_away()
        } else {
            page.for_now()
        }
    }

    fn assemble(
        &self,
        rendered: Rendered,
        palette: Option<&str>,
        source: Option<&str>,
        seed: &str,
        failed: bool,
    ) -> Page {
        let said = StatusCode::from_u16(rendered.status).unwrap_or(StatusCode::OK);
        // A page that shows a failure of ours must not be taken for the page by a search engine.
        let status = if failed && said.is_success() {
            StatusCode::INTERNAL_SERVER_ERROR
        } else {
            said
        };
        let (text, styles) =
            self.document
                .with(palette, source, &rendered.head, &rendered.html, seed);
        let page = Page::new(status, text, styles);
        match rendered.redirect.as_deref().and_then(local) {
            Some(address) => page.redirecting(address),
            None => page,
        }
    }

    /// Asks our own API as an anonymous visitor, without cookie or address of the caller who waits.
    async fn ask(&self, read: &str) -> Answer {
        let (status, body) = match read.parse::<Uri>() {
            Ok(uri) => {
                let request = Request::builder().method(Method::GET).uri(uri).finish();
                let response = self.api.get_response(request).await;
                let status = response.status().as_u16();
                let text = response.into_body().into_string().await.unwrap_or_default();
                (status, text)
            }
            Err(_) => (StatusCode::BAD_REQUEST.as_u16(), String::new()),
        };
        let is_json = serde_json::from_str::<serde::de::IgnoredAny>(&body).is_ok();
        let body = if is_json { body } else { "null".to_owned() };
        Answer {
            address: read.to_owned(),
            status,
            body,
        }
    }

    fn note(&self, address: &str, error: &RenderError) {
        self.fallen_back.fetch_add(1, Ordering::Relaxed);
        let path = address.split('?').next().unwrap_or_default();
        let path = loggable_path(path);
        if error.is_congestion() {
            tracing::warn!(path, %error, "a page could not be rendered in time; the shell went out");
        } else {
            tracing::error!(path, %error, "a page could not be rendered; the shell went out");
        }
    }
}

fn plan_cache() -> Cache<Place, Arc<Plan>> {
    let weigh = |place: &Place, plan: &Arc<Plan>| {
        let reads: usize = plan.reads.iter().map(|read| read.len() + 32).sum();
        let weight = place.address.len() + plan.address.len() + reads + 256;
        u32::try_from(weight).unwrap_or(u32::MAX)
    };
    Cache::builder()
        .max_capacity(PLAN_CACHE_BYTES)
        .weigher(weigh)
        .build()
}

fn shell_of(
    document: &Document,
    palette: Option<&str>,
    source: Option<&str>,
    status: StatusCode,
    seed: &str,
) -> Page {
    let (text, styles) = document.with(palette, source, "", "", seed);
    Page::new(status, text, styles)
}

/// What the shop's colours change of the style sheet, from what a page asked.
fn palette_in(answers: &[Answer]) -> Option<String> {
    let shop = answers.iter().find(|answer| answer.address == SHOP)?;
    let shop: serde_json::Value = serde_json::from_str(&shop.body).ok()?;
    Some(shop.get("palette")?.as_str()?.to_owned())
}

/// Only to another page of this site. Browsers take a backslash for a slash and drop tabs and line breaks.
fn local(address: &str) -> Option<HeaderValue> {
    let misread = |c: char| c == '\\' || c.is_control();
    let is_local =
        address.starts_with('/') && !address.starts_with("//") && !address.contains(misread);
    is_local
        .then(|| HeaderValue::try_from(address).ok())
        .flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plans_of_long_addresses_take_no_more_room_than_those_of_short_ones() {
        let plans = plan_cache();
        for number in 0..1_000 {
            let address = format!("/known/{number}/{}", "x".repeat(10_000));
            let plan = Plan {
                known: true,
                browser_only: false,
                shuffled: false,
                address: address.clone(),
                reads: vec![address.clone()],
                source: None,
            };
            plans.insert(Place::of(&address, None), Arc::new(plan));
        }
        plans.run_pending_tasks();
        assert!(plans.weighted_size() <= PLAN_CACHE_BYTES);
        assert!(plans.entry_count() < 200, "{}", plans.entry_count());
    }

    #[test]
    fn redirects_stay_here() {
        assert!(local("/products?seed=1").is_some());
        for elsewhere in [
            "//evil.example",
            "https://evil.example",
            "/\\evil.example",
            "",
            "/a\r\nb",
            "/\t/evil.example",
        ] {
            assert_eq!(local(elsewhere), None, "{elsewhere}");
        }
    }
}

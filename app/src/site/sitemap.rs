//! What search engines ask first.

use std::{
    collections::BTreeSet,
    sync::{Arc, Mutex, PoisonError},
};

use bytes::Bytes;
use kernel::{Clock, Day, PublicVersion, SitePage, SitePages, site_page::latest};
use poem::{Request, Response, Result, http::HeaderValue};

use crate::http::cached::CachedResponse;

/// Most images of a page that the list may name (Google, "Image sitemaps").
const MOST_IMAGES: usize = 1_000;

const XML: HeaderValue = HeaderValue::from_static("application/xml; charset=utf-8");
const TEXT: HeaderValue = HeaderValue::from_static("text/plain; charset=utf-8");

/// Nothing to find there: calls, and pages that differ for each person.
const CLOSED: &[&str] = &[
    "/api/",
    "/admin",
    "/account",
    "/bookappointment",
    "/forgetpassword",
    "/login",
    "/mycourses",
    "/Mycourses",
    "/myorders",
    "/Myorders",
    "/profile",
    "/register",
];

type Moment = (u64, Day);

pub struct Sitemap {
    pages: Vec<Arc<dyn SitePages>>,
    public_address: String,
    version: PublicVersion,
    clock: Clock,
    robots: CachedResponse,
    cached: Mutex<Option<(Moment, Arc<CachedResponse>)>>,
}

impl Sitemap {
    pub fn new(
        pages: Vec<Arc<dyn SitePages>>,
        public_address: String,
        version: PublicVersion,
        clock: Clock,
    ) -> Self {
        let public_address = public_address.trim_end_matches('/').to_owned();
        let robots = CachedResponse::new(TEXT, Bytes::from(robots(&public_address)));
        Self {
            pages,
            public_address,
            version,
            clock,
            robots,
            cached: Mutex::default(),
        }
    }

    pub fn robots(&self, request: &Request) -> Response {
        self.robots.send(request.method(), request.headers())
    }

    pub async fn send(&self, request: &Request) -> Result<Response> {
        let moment = (self.version.current(), self.clock.today());
        let known = self
            .cached
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone();
        let cached = match known {
            Some((then, cached)) if then == moment => cached,
            _ => {
                let cached = Arc::new(CachedResponse::new(XML, Bytes::from(self.write().await?)));
                *self.cached.lock().unwrap_or_else(PoisonError::into_inner) =
                    Some((moment, cached.clone()));
                cached
            }
        };
        Ok(cached.send(request.method(), request.headers()))
    }

    async fn write(&self) -> Result<String> {
        let mut pages = Vec::new();
        for feature in &self.pages {
            pages.extend(feature.site_pages().await?);
        }
        let home = SitePage {
            changed: latest(&pages),
            ..SitePage::new("/")
        };
        pages.insert(0, home);
        let mut listed = BTreeSet::new();
        pages.retain(|page| listed.insert(page.path.clone()));
        Ok(sitemap(&self.public_address, &pages))
    }
}

fn sitemap(public_address: &str, pages: &[SitePage]) -> String {
    let mut text = String::from(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" \
         xmlns:image=\"http://www.google.com/schemas/sitemap-image/1.1\">\n",
    );
    let address = |path: &str| escaped(&format!("{public_address}{path}"));
    for page in pages {
        text.push_str(&format!("<url><loc>{}</loc>", address(&page.path)));
        if let Some(day) = page.changed {
            text.push_str(&format!("<lastmod>{day}</lastmod>"));
        }
        for image in page.images.iter().take(MOST_IMAGES) {
            let image = address(image);
            text.push_str(&format!(
                "<image:image><image:loc>{image}</image:loc></image:image>"
            ));
        }
        text.push_str("</url>\n");
    }
    text.push_str("</urlset>\n");
    text
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('\'', "&apos;")
}

fn robots(public_address: &str) -> String {
    let closed: String = CLOSED
        .iter()
        .map(|path| format!("Disallow: {path}\n"))
        .collect();
    format!("User-agent: *\n{closed}\nSitemap: {public_address}/sitemap.xml\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_whole_and_escaped() {
        let text = sitemap(
            "https://shop.example",
            &[
                SitePage::new("/"),
                SitePage::new("/fromcourses?category=Kids'%20&x=1"),
            ],
        );
        assert!(text.contains("<loc>https://shop.example/</loc>"));
        assert!(text.contains(
            "<loc>https://shop.example/fromcourses?category=Kids&apos;%20&amp;x=1</loc>"
        ));
    }

    #[test]
    fn pages_say_when_they_changed_and_what_they_show() {
        let page = SitePage {
            changed: Day::parse("2026-08-24"),
            images: (0..MOST_IMAGES + 1)
                .map(|number| format!("/uploads/{number}.webp"))
                .collect(),
            ..SitePage::new("/event/1")
        };
        let text = sitemap("https://shop.example", &[page]);
        assert!(text.contains(
            "<loc>https://shop.example/event/1</loc><lastmod>2026-08-24</lastmod><image:image>\
             <image:loc>https://shop.example/uploads/0.webp</image:loc></image:image>"
        ));
        assert_eq!(text.matches("<image:image>").count(), MOST_IMAGES);
    }

    #[test]
    fn robots_learn_where_the_list_is_and_where_nothing_is() {
        let text = robots("https://shop.example");
        assert!(text.ends_with("Sitemap: https://shop.example/sitemap.xml\n"));
        assert!(text.contains("Disallow: /api/\n"));
    }
}

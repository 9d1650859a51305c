//! Public addresses of this feature's screens.

use async_trait::async_trait;
use kernel::{Deps, Failure, NamedQuery, SitePage, SitePages};

use crate::gallery;

const ALWAYS: [&str; 7] = [
    "/gallery",
    "/events",
    "/testimonials",
    "/aboutus",
    "/contactus",
    "/privacyandpolicy",
    "/termsandcondition",
];

pub struct ContentPages {
    deps: Deps,
}

impl ContentPages {
    pub fn new(deps: Deps) -> Self {
        Self { deps }
    }
}

#[async_trait]
impl SitePages for ContentPages {
    async fn site_pages(&self) -> Result<Vec<SitePage>, Failure> {
        let events = sqlx::query_scalar!(
            "SELECT id FROM content_event WHERE published = 1 AND deleted_at IS NULL ORDER BY day DESC, id DESC"
        )
        .fetch_all(self.deps.db.read())
        .await?;
        Ok(ALWAYS
            .into_iter()
            .map(SitePage::new)
            .chain(
                events
                    .into_iter()
                    .map(|id| SitePage::new(format!("/event/{id}"))),
            )
            .collect())
    }
    async fn named_queries(&self) -> Result<Vec<NamedQuery>, Failure> {
        let items = gallery::list(&self.deps, None).await?;
        Ok(vec![NamedQuery {
            key: "category",
            names: items.into_iter().map(|item| item.category).collect(),
            stand_in: None,
        }])
    }
}

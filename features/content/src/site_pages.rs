//! Public addresses of this feature's screens.

use async_trait::async_trait;
use kernel::{Db, Failure, SitePage, SitePages};

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
    db: Db,
}

impl ContentPages {
    pub fn new(db: Db) -> Self {
        Self { db }
    }
}

#[async_trait]
impl SitePages for ContentPages {
    async fn site_pages(&self) -> Result<Vec<SitePage>, Failure> {
        let events = sqlx::query_scalar!(
            "SELECT id FROM content_event WHERE published = 1 AND deleted_at IS NULL ORDER BY day DESC, id DESC"
        )
        .fetch_all(self.db.read())
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
}

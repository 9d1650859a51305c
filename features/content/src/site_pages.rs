//! Public addresses of this feature's screens.

use async_trait::async_trait;
use kernel::{
    Deps, Failure, NamedQuery, SitePage, SitePages, audit,
    site_page::{latest, unknown_name},
};

use crate::{event, gallery};

const ALWAYS: [&str; 5] = [
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
        let changes = audit::last_changes(&self.deps.db, "content", "event").await?;
        let mut events = Vec::new();
        for one in event::list(&self.deps).await? {
            events.push(
                SitePage::new(format!("/event/{}", one.id))
                    .changed(Some(one.date), changes.get(&one.id))
                    .showing([&one.main_image]),
            );
        }
        let items = gallery::list(&self.deps, None).await?;
        let images = items.iter().flat_map(|item| &item.images);
        let mut pages = vec![
            SitePage::new("/gallery").showing(images),
            SitePage {
                changed: latest(&events),
                ..SitePage::new("/events")
            },
        ];
        pages.extend(ALWAYS.into_iter().map(SitePage::new));
        pages.extend(events);
        Ok(pages)
    }

    async fn named_queries(&self) -> Result<Vec<NamedQuery>, Failure> {
        let items = gallery::list(&self.deps, None).await?;
        Ok(vec![NamedQuery {
            key: "category",
            names: items.into_iter().map(|item| item.category).collect(),
            stand_in: unknown_name,
        }])
    }
}

//! What the home page's address can name of this feature.

use async_trait::async_trait;
use kernel::{Failure, NamedQuery, SitePage, SitePages};

use crate::{Orders, pin_code};

#[async_trait]
impl SitePages for Orders {
    async fn site_pages(&self) -> Result<Vec<SitePage>, Failure> {
        Ok(Vec::new())
    }

    async fn named_queries(&self) -> Result<Vec<NamedQuery>, Failure> {
        let areas = pin_code::all(&self.deps.db).await?;
        Ok(vec![NamedQuery {
            key: "pin",
            names: areas.into_iter().map(|area| area.pin_code).collect(),
        }])
    }
}

//! Public pages of this feature.

use async_trait::async_trait;
use kernel::{Deps, Failure, NamedQuery, SitePage, SitePages, site_page::encode};

use crate::{
    category,
    course::{self, Choice},
};

pub struct CoursePages {
    deps: Deps,
}

impl CoursePages {
    pub fn new(deps: Deps) -> Self {
        Self { deps }
    }
}

#[async_trait]
impl SitePages for CoursePages {
    async fn site_pages(&self) -> Result<Vec<SitePage>, Failure> {
        let pool = self.deps.db.read();
        let mut pages = vec![SitePage::new("/courses")];
        for one in category::taught(pool).await? {
            let name = encode(&one.name);
            pages.push(SitePage::new(format!("/fromcourses?category={name}")));
        }
        for one in course::published(pool, Choice::All).await? {
            pages.push(SitePage::new(course_path(one.id)));
        }
        Ok(pages)
    }

    async fn named_queries(&self) -> Result<Vec<NamedQuery>, Failure> {
        let taught = category::taught(self.deps.db.read()).await?;
        let names: Vec<String> = taught.into_iter().map(|one| one.name).collect();
        let named = |key| NamedQuery {
            key,
            names: names.clone(),
            stand_in: None,
        };
        Ok(vec![named("category"), named("type")])
    }
}

/// Path of a course's page.
pub fn course_path(id: i64) -> String {
    format!("/coursenames/{id}")
}

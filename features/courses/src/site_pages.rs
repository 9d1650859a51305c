//! Public pages of this feature.

use async_trait::async_trait;
use kernel::{
    Deps, Failure, NamedQuery, SitePage, SitePages, audit,
    site_page::{encode, latest, unknown_name},
};

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
        let categories = audit::last_changes(&self.deps.db, "courses", "category").await?;
        let courses = audit::last_changes(&self.deps.db, "courses", "course").await?;
        let mut pages = Vec::new();
        for one in category::taught(pool).await? {
            pages.push(
                SitePage::new(format!("/fromcourses?category={}", encode(&one.name)))
                    .changed(None, categories.get(&one.id)),
            );
        }
        let published = course::published(pool, Choice::All).await?;
        let ids: Vec<i64> = published.iter().map(|one| one.image_id).collect();
        let images = self.deps.images.images(&ids).await?;
        for one in published {
            pages.push(
                SitePage::new(course_path(one.id))
                    .changed(None, courses.get(&one.id))
                    .showing(images.get(&one.image_id)),
            );
        }
        let all = SitePage {
            changed: latest(&pages),
            ..SitePage::new("/courses")
        };
        pages.insert(0, all);
        Ok(pages)
    }

    async fn named_queries(&self) -> Result<Vec<NamedQuery>, Failure> {
        let taught = category::taught(self.deps.db.read()).await?;
        let names: Vec<String> = taught.into_iter().map(|one| one.name).collect();
        let named = |key| NamedQuery {
            key,
            names: names.clone(),
            stand_in: unknown_name,
        };
        Ok(vec![named("category"), named("type")])
    }
}

/// Path of a course's page.
pub fn course_path(id: i64) -> String {
    format!("/coursenames/{id}")
}

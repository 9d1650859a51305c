//! Courses in the site search.

use async_trait::async_trait;
use kernel::{Deps, Failure, Paise, SearchItem, SearchKind, SearchProvider};

use crate::{
    course::{self, Choice},
    site_pages::course_path,
};

const COURSE: SearchKind = SearchKind {
    rank: 1,
    id: "course",
    label: "a course",
};

pub struct CourseSearch {
    deps: Deps,
}

impl CourseSearch {
    pub fn new(deps: Deps) -> Self {
        Self { deps }
    }
}

#[async_trait]
impl SearchProvider for CourseSearch {
    fn kinds(&self) -> &'static [SearchKind] {
        &[COURSE]
    }

    async fn search_items(&self) -> Result<Vec<SearchItem>, Failure> {
        let courses = course::published(self.deps.db.read(), Choice::All).await?;
        let ids: Vec<_> = courses.iter().map(|one| one.image_id).collect();
        let mut images = self.deps.images.images(&ids).await?;
        let items = courses.into_iter().map(|one| SearchItem {
            kind: COURSE,
            id: one.id,
            texts: vec![one.service_name.clone(), one.service_type.clone()],
            description: None,
            name: one.service_name,
            subtype: Some(one.service_model),
            path: course_path(one.id),
            line: Some(format!("{}, {}", one.service_type, one.duration)),
            price: Some(Paise(one.price_paise)),
            image: images.remove(&one.image_id),
        });
        Ok(items.collect())
    }
}

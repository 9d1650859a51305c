//! What the catalogue asks about courses.

use std::{collections::HashSet, sync::Arc};

use async_trait::async_trait;
use catalogue::CourseList;
use courses::Courses;
use kernel::Failure;

use crate::context::Context;

/// Catalogue asks which categories have courses.
pub struct ListOfCourses(pub Courses);

#[async_trait]
impl CourseList for ListOfCourses {
    async fn categories_with_courses(&self) -> Result<HashSet<String>, Failure> {
        Ok(self.0.category_names().await?.into_iter().collect())
    }
}

impl Context {
    pub fn catalogue(&self, courses: &Courses) -> Arc<ListOfCourses> {
        Arc::new(ListOfCourses(courses.clone()))
    }
}

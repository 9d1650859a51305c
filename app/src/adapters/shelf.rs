//! What the catalogue asks about courses.

use std::collections::HashSet;

use async_trait::async_trait;
use catalogue::CourseShelf;
use courses::Courses;
use kernel::{Db, Failure};

/// Catalogue asks which categories have courses.
pub struct ShelfOfCourses {
    courses: Courses,
}

impl ShelfOfCourses {
    pub fn new(db: Db) -> Self {
        Self {
            courses: Courses::new(db),
        }
    }
}

#[async_trait]
impl CourseShelf for ShelfOfCourses {
    async fn categories_with_courses(&self) -> Result<HashSet<String>, Failure> {
        Ok(self.courses.category_names().await?.into_iter().collect())
    }
}

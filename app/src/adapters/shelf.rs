//! What the catalogue asks about courses.

use std::collections::HashSet;

use async_trait::async_trait;
use catalogue::CourseShelf;
use courses::Courses;
use kernel::Failure;

/// Catalogue asks which categories have courses.
pub struct ShelfOfCourses(pub Courses);

#[async_trait]
impl CourseShelf for ShelfOfCourses {
    async fn categories_with_courses(&self) -> Result<HashSet<String>, Failure> {
        Ok(self.0.category_names().await?.into_iter().collect())
    }
}

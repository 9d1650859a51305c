//! The one fact this feature needs from a neighbour.

use std::collections::HashSet;

use async_trait::async_trait;
use kernel::Failure;

/// Knows which categories have courses; the app joins it to the courses feature.
#[async_trait]
pub trait CourseList: Send + Sync {
    /// Names of the categories that have at least one course.
    async fn categories_with_courses(&self) -> Result<HashSet<String>, Failure>;
}

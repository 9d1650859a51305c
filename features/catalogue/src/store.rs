//! Ports to the courses and garments features.

use std::collections::HashSet;

use async_trait::async_trait;
use kernel::Failure;

/// Finds which categories have courses. The app connects it to the courses feature.
#[async_trait]
pub trait CourseList: Send + Sync {
    /// Names of the categories that have at least one course.
    async fn categories_with_courses(&self) -> Result<HashSet<String>, Failure>;
}

/// Finds garment types. The app connects it to the garments feature.
#[async_trait]
pub trait GarmentTypes: Send + Sync {
    /// Whether a garment type exists outside the trash.
    async fn exists(&self, id: i64) -> Result<bool, Failure>;
}

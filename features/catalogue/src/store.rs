//! Ports to the courses, garments and orders features.

use std::collections::HashSet;

use async_trait::async_trait;
use kernel::{Failure, Image, Paise};
use poem_openapi::Object;

/// The course that teaches a product.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct LinkedCourse {
    /// Id of the course.
    pub id: i64,
    /// Title.
    pub name: String,
    /// Short description of what it teaches.
    pub line: String,
    /// Price in paise.
    pub price_paise: Paise,
    /// Duration of the project, as free text.
    pub duration: String,
    /// Days of access from the purchase.
    pub expire_in_days: i64,
    /// Image, 16:9.
    pub image: Image,
}

/// Courses of the shop. The app connects it to the courses feature.
#[async_trait]
pub trait CourseList: Send + Sync {
    /// Names of the categories that have at least one course.
    async fn categories_with_courses(&self) -> Result<HashSet<String>, Failure>;

    /// A published course.
    async fn course(&self, id: i64) -> Result<Option<LinkedCourse>, Failure>;

    /// Whether a course exists outside the trash.
    async fn has_course(&self, id: i64) -> Result<bool, Failure>;
}

/// Finds garment types. The app connects it to the garments feature.
#[async_trait]
pub trait GarmentTypes: Send + Sync {
    /// Whether a garment type exists outside the trash.
    async fn exists(&self, id: i64) -> Result<bool, Failure>;

    /// Whether a person is measured for it.
    async fn is_measured(&self, id: i64) -> Result<bool, Failure>;
}

/// Knows who has had which product made. The app connects it to the orders feature.
#[async_trait]
pub trait Buyers: Send + Sync {
    /// The customer's name, if a piece of this product was delivered to them.
    async fn buyer(&self, user: i64, product: i64) -> Result<Option<String>, Failure>;
}

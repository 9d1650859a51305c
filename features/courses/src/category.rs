//! Course categories.

use kernel::{Image, ImageId};
use poem_openapi::Object;
use sqlx::SqlitePool;

/// A stored category, with the number of its published courses.
pub struct Category {
    pub id: i64,
    pub name: String,
    pub image_id: ImageId,
    pub course_count: i64,
}

/// A category with at least one course.
#[derive(Object)]
#[oai(rename_all = "camelCase")]
pub struct CourseCategory {
    /// Id of the category.
    pub id: i64,
    /// Name, used as `category` of the course list.
    pub category_name: String,
    /// Image.
    pub category_image: Image,
    /// Number of courses.
    pub course_count: i64,
}

/// Categories with published courses, in the owner's order.
pub async fn taught(pool: &SqlitePool) -> Result<Vec<Category>, sqlx::Error> {
    sqlx::query_as!(
        Category,
        r#"SELECT category.id AS "id!", category.name, category.image_id, COUNT(course.id) AS "course_count!: i64"
           FROM courses_category AS category
           JOIN courses_course AS course
             ON course.category_id = category.id AND course.published = 1 AND course.deleted_at IS NULL
           WHERE category.published = 1 AND category.deleted_at IS NULL
           GROUP BY category.id
           ORDER BY category.position, category.id"#
    )
    .fetch_all(pool)
    .await
}

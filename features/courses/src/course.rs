//! A course that can be bought.

use kernel::{ImageId, Timestamp, VideoId, review::Rating};
use poem_openapi::Enum;
use serde::Deserialize;
use sqlx::SqlitePool;

/// What a course expects of those who take it.
#[derive(Enum, sqlx::Type, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
#[sqlx(rename_all = "kebab-case")]
pub enum CourseLevel {
    /// Nothing but a machine that runs.
    Beginner,
    /// Straight seams and a simple garment.
    Intermediate,
    /// Fitted garments.
    Advanced,
}

/// A published course, with its category's name and the sums of its approved reviews.
pub struct Course {
    pub id: i64,
    pub service_type: String,
    pub service_name: String,
    pub service_model: String,
    pub main_description: String,
    pub price_paise: i64,
    pub duration: String,
    pub instructor: String,
    pub level: Option<CourseLevel>,
    pub expire_in_days: i64,
    pub image_id: ImageId,
    pub preview_video_id: Option<VideoId>,
    pub review_count: i64,
    pub star_sum: i64,
}

/// Which courses to list.
#[derive(Clone, Copy)]
pub enum Choice<'a> {
    All,
    OfCategory(&'a str),
    One(i64),
}

impl Course {
    pub fn rating(&self) -> Option<Rating> {
        Rating::of(self.star_sum, self.review_count)
    }

    /// End of access if it is bought now.
    pub fn access_until(&self, now: Timestamp) -> Timestamp {
        now.plus_days(self.expire_in_days)
    }
}

/// Published courses. All of them are interleaved, the first of each category before the second of
/// each, so that the first screen shows every category; those of one category are in the owner's
/// order.
pub async fn published(pool: &SqlitePool, choice: Choice<'_>) -> Result<Vec<Course>, sqlx::Error> {
    let (category, id) = match choice {
        Choice::All => (None, None),
        Choice::OfCategory(name) => (Some(name), None),
        Choice::One(id) => (None, Some(id)),
    };
    sqlx::query_as!(
        Course,
        r#"SELECT course.id AS "id!", category.name AS service_type, course.service_name, course.service_model,
                  course.main_description, course.price_paise, course.duration, course.instructor,
                  course.level AS "level: CourseLevel", course.expire_in_days,
                  course.image_id, course.preview_video_id,
                  (SELECT COUNT(*) FROM courses_review AS review
                   WHERE review.course_id = course.id AND review.approved = 1 AND review.deleted_at IS NULL) AS "review_count!: i64",
                  (SELECT COALESCE(SUM(review.stars), 0) FROM courses_review AS review
                   WHERE review.course_id = course.id AND review.approved = 1 AND review.deleted_at IS NULL) AS "star_sum!: i64"
           FROM courses_course AS course
           JOIN courses_category AS category ON category.id = course.category_id
           WHERE course.published = 1 AND course.deleted_at IS NULL
             AND category.published = 1 AND category.deleted_at IS NULL
             AND (?1 IS NULL OR category.name = ?1)
             AND (?2 IS NULL OR course.id = ?2)
           ORDER BY course.position, category.position, course.id"#,
        category,
        id
    )
    .fetch_all(pool)
    .await
}

#[cfg(test)]
mod tests {
    use super::*;

    fn course(expire_in_days: i64) -> Course {
        Course {
            id: 1,
            service_type: String::new(),
            service_name: String::new(),
            service_model: String::new(),
            main_description: String::new(),
            price_paise: 0,
            duration: String::new(),
            instructor: String::new(),
            level: None,
            expire_in_days,
            image_id: 1,
            preview_video_id: None,
            review_count: 0,
            star_sum: 0,
        }
    }

    #[test]
    fn access_ends_the_given_days_later_at_the_same_time_of_day() {
        let bought = Timestamp(1_785_565_800);
        assert_eq!(
            course(180).access_until(bought).to_rfc3339(),
            "2027-01-28T06:30:00Z"
        );
    }

    #[test]
    fn a_course_without_reviews_has_no_rating() {
        assert!(course(180).rating().is_none());
    }
}

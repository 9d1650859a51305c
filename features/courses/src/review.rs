//! Reviews by buyers.

use kernel::{Day, Timestamp};
use poem_openapi::Object;
use sqlx::SqlitePool;

/// A stored approved review.
pub struct Review {
    pub name: String,
    pub stars: i64,
    pub text: String,
    pub written_at: i64,
}

/// A buyer's review.
#[derive(Object)]
#[oai(rename = "Review")]
pub struct CourseReview {
    /// Public name of the buyer.
    pub name: String,
    /// 1 to 5.
    pub stars: i64,
    /// Plain text.
    pub text: String,
    /// Day in India on which it was written.
    pub date: Day,
}

impl CourseReview {
    pub fn of(review: Review) -> Self {
        Self {
            name: review.name,
            stars: review.stars,
            text: review.text,
            date: Timestamp(review.written_at).day(),
        }
    }
}

/// Sums of a course's approved reviews.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// Average stars, one decimal.
    pub average: f64,
    pub count: i64,
}

impl Rating {
    /// `None` before the first review.
    pub fn of(star_sum: i64, count: i64) -> Option<Self> {
        if count <= 0 {
            return None;
        }
        // Integer arithmetic: tenths, rounded half up.
        let tenths = (star_sum * 20 + count) / (count * 2);
        Some(Self {
            average: tenths as f64 / 10.0,
            count,
        })
    }
}

/// Approved reviews of a course, newest first.
pub async fn approved(pool: &SqlitePool, course_id: i64) -> Result<Vec<Review>, sqlx::Error> {
    sqlx::query_as!(
        Review,
        "SELECT name, stars, text, written_at FROM courses_review
         WHERE course_id = ? AND approved = 1 AND deleted_at IS NULL ORDER BY written_at DESC, id DESC",
        course_id
    )
    .fetch_all(pool)
    .await
}

#[cfg(test)]
mod tests {
    use super::*;

    fn average(sum: i64, count: i64) -> Option<f64> {
        Rating::of(sum, count).map(|rating| rating.average)
    }

    #[test]
    fn the_average_has_one_decimal_and_halves_go_up() {
        assert_eq!(average(19, 4), Some(4.8));
        assert_eq!(average(14, 3), Some(4.7));
        assert_eq!(average(13, 3), Some(4.3));
        assert_eq!(average(5, 1), Some(5.0));
    }

    #[test]
    fn without_reviews_there_is_no_average() {
        assert_eq!(average(0, 0), None);
    }
}

//! Courses without videos, known by category, name and subtitle.

use async_trait::async_trait;
use kernel::{
    Failure, FieldProblem, ImageId, Timestamp, Tx,
    import::{ImportField, ImportKind, ImportRow, ImportRun, ImportedOnce},
    record::undo_creation,
};

use crate::{access::USUAL_DAYS, back_office::course};

const MOST_DAYS: i64 = 3_650;
const LEAST_PAISE: i64 = 100;

/// Creates courses, hidden until they have lessons.
#[derive(Clone)]
pub struct ImportedCourses;

/// What a row says of a course.
pub struct WantedCourse {
    category: String,
    name: String,
    line: String,
    description: String,
    duration: String,
    price: i64,
    days: i64,
    image: ImageId,
}

#[async_trait]
impl ImportedOnce for ImportedCourses {
    type Wanted = WantedCourse;
    const KIND: ImportKind = ImportKind::Courses;

    fn fields(&self) -> Vec<ImportField> {
        vec![
            ImportField::new("category", "Category", &[]).required(),
            ImportField::new("name", "Name", &[]).required(),
            ImportField::new("line", "Subtitle", &[]),
            ImportField::new("description", "Description", &[]),
            ImportField::new("price", "Price", &[]),
            ImportField::new("duration", "Duration", &[]),
            ImportField::new("days", "Days", &[]),
            ImportField::images("image", "Image"),
        ]
    }

    fn parse(&self, row: &ImportRow, problems: &mut Vec<FieldProblem>) -> WantedCourse {
        let price = row.paise("price", problems).unwrap_or_default();
        if (1..LEAST_PAISE).contains(&price) {
            let wording = "A price is at least ₹1.";
            problems.push(FieldProblem::new("price", "out_of_range", wording));
        }
        WantedCourse {
            category: row.required("category", 60, problems),
            name: row.required("name", 80, problems),
            line: row.text("line", 120, problems),
            description: row.text("description", 4_000, problems),
            duration: row.text("duration", 40, problems),
            price,
            days: days(row, problems),
            image: row.image("image").unwrap_or(row.blank_image),
        }
    }

    async fn known(
        &self,
        tx: &mut Tx,
        wanted: &WantedCourse,
    ) -> Result<Result<Option<i64>, FieldProblem>, Failure> {
        let known = sqlx::query_scalar!(
            r#"SELECT o.id AS "id!: i64" FROM courses_course o JOIN courses_category c ON c.id = o.category_id
               WHERE c.name = ? COLLATE NOCASE AND o.service_name = ? COLLATE NOCASE
                 AND o.service_model = ? COLLATE NOCASE AND o.deleted_at IS NULL AND c.deleted_at IS NULL
               ORDER BY o.id LIMIT 1"#,
            wanted.category,
            wanted.name,
            wanted.line
        );
        Ok(Ok(known.fetch_optional(&mut **tx).await?))
    }

    /// It comes last in its category, which is created with the image of its first course.
    async fn create(
        &self,
        tx: &mut Tx,
        _: &ImportRun,
        wanted: &WantedCourse,
    ) -> Result<i64, Failure> {
        sqlx::query!(
            "INSERT INTO courses_category (name, image_id, position)
             SELECT ?1, ?2, (SELECT coalesce(max(position) + 1, 0) FROM courses_category)
             WHERE NOT EXISTS (SELECT 1 FROM courses_category WHERE name = ?1 COLLATE NOCASE AND deleted_at IS NULL)",
            wanted.category,
            wanted.image
        )
        .execute(&mut **tx)
        .await?;
        let created = sqlx::query!(
            "INSERT INTO courses_course
                (category_id, service_name, service_model, main_description, duration, price_paise, expire_in_days,
                 image_id, position, published)
             SELECT c.id, ?2, ?3, ?4, ?5, ?6, ?7, ?8,
                    (SELECT coalesce(max(position) + 1, 0) FROM courses_course WHERE category_id = c.id), 0
             FROM courses_category c
             WHERE c.name = ?1 COLLATE NOCASE AND c.deleted_at IS NULL ORDER BY c.id LIMIT 1",
            wanted.category,
            wanted.name,
            wanted.line,
            wanted.description,
            wanted.duration,
            wanted.price,
            wanted.days,
            wanted.image
        )
        .execute(&mut **tx)
        .await?;
        Ok(created.last_insert_rowid())
    }

    /// Its category goes with it, once that is empty and as it was created.
    async fn remove(
        &self,
        tx: &mut Tx,
        record: i64,
        at: Timestamp,
    ) -> Result<Option<String>, Failure> {
        let used = sqlx::query_scalar!(
            r#"SELECT EXISTS (SELECT 1 FROM courses_enrolment WHERE course_id = ?1)
                   OR EXISTS (SELECT 1 FROM courses_lesson WHERE course_id = ?1) AS "used!: bool""#,
            record
        )
        .fetch_one(&mut **tx)
        .await?;
        if used {
            return Ok(Some("Has lessons or buyers.".to_owned()));
        }
        let left = undo_creation(tx, &course::KIND, record, at).await?;
        if left.is_some() {
            return Ok(left);
        }
        sqlx::query!(
            "UPDATE courses_category SET deleted_at = ?1, version = version + 1
             WHERE id = (SELECT category_id FROM courses_course WHERE id = ?2) AND version = 1 AND deleted_at IS NULL
               AND NOT EXISTS (SELECT 1 FROM courses_course o
                               WHERE o.category_id = courses_category.id AND o.deleted_at IS NULL)",
            at.0,
            record
        )
        .execute(&mut **tx)
        .await?;
        Ok(None)
    }
}

/// Days of access, as in `180` or `180 days`.
pub fn days(row: &ImportRow, problems: &mut Vec<FieldProblem>) -> i64 {
    let days = |cell: &str| {
        let number = cell.trim_end_matches(|c: char| c.is_alphabetic() || c == ' ');
        let days = number.parse().ok();
        days.filter(|days| (1..=MOST_DAYS).contains(days))
            .ok_or_else(|| format!("Enter a number of days from 1 to {MOST_DAYS}."))
    };
    row.parsed("days", days, problems).unwrap_or(USUAL_DAYS)
}

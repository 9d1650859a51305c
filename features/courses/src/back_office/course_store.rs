//! Courses are shown and hidden, copied, put in order, deleted and brought back.

use kernel::{
    Failure, Role, User,
    edit::{expect_all, expect_version, refuse},
};
use serde_json::json;

use super::{
    CourseVisibility,
    course::{CourseDetail, CourseDetailPage, CourseFilter},
    course_form::next_position,
    readiness,
};
use crate::{Courses, codes};

impl Courses {
    pub(super) async fn publish_course(
        &self,
        actor: i64,
        id: i64,
        input: &CourseVisibility,
    ) -> Result<CourseDetail, Failure> {
        let detail = self.course_detail(id).await?;
        let mut tx = self.deps.db.publish().await?;
        let version = sqlx::query_scalar!(
            "SELECT version FROM courses_course WHERE id = ? AND deleted_at IS NULL",
            id
        )
        .fetch_optional(&mut *tx)
        .await?
        .ok_or(codes::COURSE_NOT_FOUND)?;
        expect_version(version, input.version)?;
        if input.published {
            refuse(readiness::problems(&detail.lacks))?;
        }
        sqlx::query!(
            "UPDATE courses_course SET published = ?, publish_when_ready = 0, version = version + 1 WHERE id = ?",
            input.published,
            id
        )
        .execute(&mut *tx)
        .await?;
        let (subject, details) = (
            format!("course:{id}"),
            json!({"published": input.published}),
        );
        let action = "courses.course_updated";
        self.note(&mut tx, actor, action, &subject, details).await?;
        tx.commit().await?;
        self.course_detail(id).await
    }

    /// Hidden, last in its category, with the same videos.
    pub(super) async fn duplicate_course(
        &self,
        writer: &User,
        id: i64,
    ) -> Result<CourseDetail, Failure> {
        let mut tx = self.deps.db.publish().await?;
        let stored = sqlx::query!(
            "SELECT category_id, service_name, price_paise FROM courses_course WHERE id = ? AND deleted_at IS NULL",
            id
        )
        .fetch_optional(&mut *tx)
        .await?
        .ok_or(codes::COURSE_NOT_FOUND)?;
        let names = sqlx::query_scalar!(
            r#"SELECT lower(service_name) AS "name!: String" FROM courses_course
               WHERE category_id = ? AND deleted_at IS NULL"#,
            stored.category_id
        )
        .fetch_all(&mut *tx)
        .await?;
        let name = name_of_copy(&stored.service_name, &names);
        let price = match writer.role {
            Role::Owner => stored.price_paise,
            Role::Staff | Role::Customer => 0,
        };
        let position = next_position(&mut tx, stored.category_id).await?;
        let copy = sqlx::query!(
            "INSERT INTO courses_course
                (category_id, service_name, service_model, main_description, price_paise, duration, expire_in_days,
                 image_id, preview_video_id, position, published)
             SELECT category_id, ?1, service_model, main_description, ?2, duration, expire_in_days,
                 image_id, preview_video_id, ?3, 0
             FROM courses_course WHERE id = ?4",
            name,
            price,
            position,
            id
        )
        .execute(&mut *tx)
        .await?
        .last_insert_rowid();
        sqlx::query!(
            "INSERT INTO courses_lesson (course_id, title, video_id, position)
             SELECT ?1, title, video_id, position FROM courses_lesson
             WHERE course_id = ?2 AND deleted_at IS NULL ORDER BY position, id",
            copy,
            id
        )
        .execute(&mut *tx)
        .await?;
        let (subject, details) = (format!("course:{copy}"), json!({"copyOf": id}));
        let action = "courses.course_created";
        self.note(&mut tx, writer.id, action, &subject, details)
            .await?;
        tx.commit().await?;
        self.course_detail(copy).await
    }

    pub(super) async fn order_courses(
        &self,
        actor: i64,
        category: i64,
        ids: &[i64],
    ) -> Result<CourseDetailPage, Failure> {
        let mut tx = self.deps.db.publish().await?;
        let stored = sqlx::query_scalar!(
            "SELECT id FROM courses_course WHERE category_id = ? AND deleted_at IS NULL",
            category
        )
        .fetch_all(&mut *tx)
        .await?;
        expect_all(&stored, ids)?;
        for (position, id) in (1_i64..).zip(ids) {
            sqlx::query!(
                "UPDATE courses_course SET position = ? WHERE id = ?",
                position,
                id
            )
            .execute(&mut *tx)
            .await?;
        }
        let subject = format!("course-category:{category}");
        let details = json!({"count": ids.len()});
        let action = "courses.courses_ordered";
        self.note(&mut tx, actor, action, &subject, details).await?;
        tx.commit().await?;
        let filter = CourseFilter {
            category: Some(category),
            ..CourseFilter::default()
        };
        self.course_details(&filter).await
    }

    /// Whoever bought it goes on watching it.
    pub(super) async fn delete_course(&self, actor: i64, id: i64) -> Result<(), Failure> {
        let now = self.now().0;
        let mut tx = self.deps.db.publish().await?;
        let deleted = sqlx::query!(
            "UPDATE courses_course SET deleted_at = ?, version = version + 1 WHERE id = ? AND deleted_at IS NULL",
            now,
            id
        )
        .execute(&mut *tx)
        .await?
        .rows_affected();
        if deleted == 0 {
            return Err(codes::COURSE_NOT_FOUND.into());
        }
        let subject = format!("course:{id}");
        let action = "courses.course_deleted";
        self.note(&mut tx, actor, action, &subject, json!({}))
            .await?;
        Ok(tx.commit().await?)
    }

    pub(super) async fn restore_course(
        &self,
        actor: i64,
        id: i64,
    ) -> Result<CourseDetail, Failure> {
        let mut tx = self.deps.db.publish().await?;
        let above_deleted = sqlx::query_scalar!(
            r#"SELECT c.deleted_at IS NOT NULL AS "above_deleted!: bool"
               FROM courses_course o JOIN courses_category c ON c.id = o.category_id WHERE o.id = ?"#,
            id
        )
        .fetch_optional(&mut *tx)
        .await?
        .ok_or(codes::COURSE_NOT_FOUND)?;
        if above_deleted {
            return Err(codes::ABOVE_DELETED.into());
        }
        sqlx::query!(
            "UPDATE courses_course SET deleted_at = NULL, version = version + 1
             WHERE id = ? AND deleted_at IS NOT NULL",
            id
        )
        .execute(&mut *tx)
        .await?;
        let subject = format!("course:{id}");
        let action = "courses.course_restored";
        self.note(&mut tx, actor, action, &subject, json!({}))
            .await?;
        tx.commit().await?;
        self.course_detail(id).await
    }
}

/// The name with "(copy)" behind it, or "(copy 2)" and so on; never longer than a name may be.
fn name_of_copy(name: &str, taken: &[String]) -> String {
    let base: String = name.chars().take(68).collect();
    let mut copy = format!("{} (copy)", base.trim_end());
    let mut number = 1;
    while taken.contains(&copy.to_ascii_lowercase()) {
        number += 1;
        copy = format!("{} (copy {number})", base.trim_end());
    }
    copy
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_of_copies_have_names_of_their_own() {
        let taken = ["hems".to_owned(), "hems (copy)".to_owned()];
        assert_eq!(name_of_copy("Hems", &[]), "Hems (copy)");
        assert_eq!(name_of_copy("Hems", &taken), "Hems (copy 2)");
        assert!(name_of_copy(&"é".repeat(80), &[]).chars().count() <= 80);
    }
}

//! Course categories are shown and hidden, put in order, deleted and brought back.

use kernel::{
    Failure,
    edit::{expect_all, expect_version},
};
use serde_json::json;

use super::{CourseVisibility, category::CourseCategoryDetail};
use crate::{Courses, codes};

impl Courses {
    pub(super) async fn publish_category(
        &self,
        actor: i64,
        id: i64,
        input: &CourseVisibility,
    ) -> Result<CourseCategoryDetail, Failure> {
        let mut tx = self.deps.db.publish().await?;
        let version = sqlx::query_scalar!(
            "SELECT version FROM courses_category WHERE id = ? AND deleted_at IS NULL",
            id
        )
        .fetch_optional(&mut *tx)
        .await?
        .ok_or(codes::CATEGORY_NOT_FOUND)?;
        expect_version(version, input.version)?;
        sqlx::query!(
            "UPDATE courses_category SET published = ?, version = version + 1 WHERE id = ?",
            input.published,
            id
        )
        .execute(&mut *tx)
        .await?;
        let subject = format!("course-category:{id}");
        let details = json!({"published": input.published});
        let action = "courses.category_updated";
        self.note(&mut tx, actor, action, &subject, details).await?;
        tx.commit().await?;
        self.category_detail(id).await
    }

    pub(super) async fn order_categories(
        &self,
        actor: i64,
        ids: &[i64],
    ) -> Result<Vec<CourseCategoryDetail>, Failure> {
        let mut tx = self.deps.db.publish().await?;
        let stored =
            sqlx::query_scalar!("SELECT id FROM courses_category WHERE deleted_at IS NULL")
                .fetch_all(&mut *tx)
                .await?;
        expect_all(&stored, ids)?;
        for (position, id) in (0_i64..).zip(ids) {
            sqlx::query!(
                "UPDATE courses_category SET position = ? WHERE id = ?",
                position,
                id
            )
            .execute(&mut *tx)
            .await?;
        }
        let details = json!({"count": ids.len()});
        let action = "courses.categories_ordered";
        self.note(&mut tx, actor, action, "course-categories", details)
            .await?;
        tx.commit().await?;
        self.category_details(false, None).await
    }

    /// Its courses stay with it, out of sight.
    pub(super) async fn delete_category(
        &self,
        actor: i64,
        id: i64,
        with_everything: bool,
    ) -> Result<(), Failure> {
        let now = self.now().0;
        let mut tx = self.deps.db.publish().await?;
        let courses = sqlx::query_scalar!(
            r#"SELECT (SELECT count(*) FROM courses_course o
                       WHERE o.category_id = c.id AND o.deleted_at IS NULL) AS "courses!: i64"
               FROM courses_category c WHERE id = ? AND deleted_at IS NULL"#,
            id
        )
        .fetch_optional(&mut *tx)
        .await?
        .ok_or(codes::CATEGORY_NOT_FOUND)?;
        if courses > 0 && !with_everything {
            return Err(Failure::new(codes::NOT_EMPTY).with_message(format!(
                "This category has courses ({courses}). They go with it."
            )));
        }
        sqlx::query!(
            "UPDATE courses_category SET deleted_at = ?, version = version + 1 WHERE id = ?",
            now,
            id
        )
        .execute(&mut *tx)
        .await?;
        let (subject, details) = (format!("course-category:{id}"), json!({"courses": courses}));
        let action = "courses.category_deleted";
        self.note(&mut tx, actor, action, &subject, details).await?;
        Ok(tx.commit().await?)
    }

    /// With everything that went along.
    pub(super) async fn restore_category(
        &self,
        actor: i64,
        id: i64,
    ) -> Result<CourseCategoryDetail, Failure> {
        let mut tx = self.deps.db.publish().await?;
        let is_taken = sqlx::query_scalar!(
            r#"SELECT EXISTS (SELECT 1 FROM courses_category o
                 WHERE o.deleted_at IS NULL AND o.id <> c.id AND lower(o.name) = lower(c.name)) AS "taken!: bool"
               FROM courses_category c WHERE c.id = ?"#,
            id
        )
        .fetch_optional(&mut *tx)
        .await?
        .ok_or(codes::CATEGORY_NOT_FOUND)?;
        if is_taken {
            return Err(codes::NAME_TAKEN.into());
        }
        sqlx::query!(
            "UPDATE courses_category SET deleted_at = NULL, version = version + 1
             WHERE id = ? AND deleted_at IS NOT NULL",
            id
        )
        .execute(&mut *tx)
        .await?;
        let subject = format!("course-category:{id}");
        let action = "courses.category_restored";
        self.note(&mut tx, actor, action, &subject, json!({}))
            .await?;
        tx.commit().await?;
        self.category_detail(id).await
    }
}

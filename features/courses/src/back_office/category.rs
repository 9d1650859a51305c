//! A course category as the shop's own people see and write it.

use kernel::{
    Failure, FieldProblem, Image, Timestamp, Tx,
    edit::{expect_version, refuse, seen_version, wording},
};
use poem_openapi::Object;
use serde_json::json;

use crate::{Courses, codes};

/// A course category, with what visitors do not see.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct CourseCategoryDetail {
    /// Id of the category.
    pub id: i64,
    /// Name.
    pub category_name: String,
    /// Id of its image.
    pub image_id: i64,
    /// The image; absent when the library has lost it.
    pub category_image: Option<Image>,
    /// Whether visitors see it, as soon as it has a course that they see.
    pub published: bool,
    /// How many courses it has, hidden ones too.
    pub course_count: i64,
    /// To be sent with a change.
    pub version: i64,
    /// Since when it is in the bin.
    pub deleted_at: Option<Timestamp>,
}

/// A course category as it is written.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct CourseCategoryForm {
    /// Name; at most 60 characters, and no other course category has it.
    #[oai(validator(min_length = 1, max_length = 60))]
    category_name: String,
    /// Id of an image of the library, best square.
    image_id: i64,
    /// Whether visitors see it.
    published: bool,
    /// The version that was looked at; needed for a change.
    version: Option<i64>,
}

impl Courses {
    pub(super) async fn category_details(
        &self,
        deleted: bool,
        q: Option<&str>,
    ) -> Result<Vec<CourseCategoryDetail>, Failure> {
        self.details_of_categories(None, Some(deleted), wording(q))
            .await
    }

    pub(super) async fn category_detail(&self, id: i64) -> Result<CourseCategoryDetail, Failure> {
        self.details_of_categories(Some(id), None, None)
            .await?
            .pop()
            .ok_or_else(|| codes::CATEGORY_NOT_FOUND.into())
    }

    async fn details_of_categories(
        &self,
        id: Option<i64>,
        deleted: Option<bool>,
        wording: Option<String>,
    ) -> Result<Vec<CourseCategoryDetail>, Failure> {
        let rows = sqlx::query!(
            r#"SELECT c.id, c.name, c.image_id, c.published AS "published: bool", c.version, c.deleted_at,
                      (SELECT count(*) FROM courses_course o
                       WHERE o.category_id = c.id AND o.deleted_at IS NULL) AS "courses!: i64"
               FROM courses_category c
               WHERE (?1 IS NULL OR c.id = ?1) AND (?2 IS NULL OR (c.deleted_at IS NOT NULL) = ?2)
                 AND (?3 IS NULL OR instr(lower(c.name), ?3) > 0)
               ORDER BY c.position, c.id"#,
            id,
            deleted,
            wording
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let ids: Vec<i64> = rows.iter().map(|row| row.image_id).collect();
        let images = self.deps.images.images(&ids).await?;
        Ok(rows
            .into_iter()
            .map(|row| CourseCategoryDetail {
                id: row.id,
                category_name: row.name,
                image_id: row.image_id,
                category_image: images.get(&row.image_id).cloned(),
                published: row.published,
                course_count: row.courses,
                version: row.version,
                deleted_at: row.deleted_at.map(Timestamp),
            })
            .collect())
    }

    pub(super) async fn create_category(
        &self,
        actor: i64,
        form: &CourseCategoryForm,
    ) -> Result<CourseCategoryDetail, Failure> {
        let mut tx = self.deps.db.publish().await?;
        self.check_category(&mut tx, None, form).await?;
        let name = form.category_name.trim();
        let id = sqlx::query!(
            "INSERT INTO courses_category (name, image_id, position, published)
             VALUES (?1, ?2, (SELECT coalesce(max(position) + 1, 0) FROM courses_category), ?3)",
            name,
            form.image_id,
            form.published
        )
        .execute(&mut *tx)
        .await?
        .last_insert_rowid();
        let (subject, details) = (format!("course-category:{id}"), json!({"name": name}));
        let action = "courses.category_created";
        self.note(&mut tx, actor, action, &subject, details).await?;
        tx.commit().await?;
        self.category_detail(id).await
    }

    pub(super) async fn update_category(
        &self,
        actor: i64,
        id: i64,
        form: &CourseCategoryForm,
    ) -> Result<CourseCategoryDetail, Failure> {
        let seen = seen_version(form.version)?;
        let mut tx = self.deps.db.publish().await?;
        let version = sqlx::query_scalar!(
            "SELECT version FROM courses_category WHERE id = ? AND deleted_at IS NULL",
            id
        )
        .fetch_optional(&mut *tx)
        .await?
        .ok_or(codes::CATEGORY_NOT_FOUND)?;
        expect_version(version, seen)?;
        self.check_category(&mut tx, Some(id), form).await?;
        let name = form.category_name.trim();
        sqlx::query!(
            "UPDATE courses_category SET name = ?, image_id = ?, published = ?, version = version + 1 WHERE id = ?",
            name,
            form.image_id,
            form.published,
            id
        )
        .execute(&mut *tx)
        .await?;
        let (subject, details) = (format!("course-category:{id}"), json!({"name": name}));
        let action = "courses.category_updated";
        self.note(&mut tx, actor, action, &subject, details).await?;
        tx.commit().await?;
        self.category_detail(id).await
    }

    async fn check_category(
        &self,
        tx: &mut Tx,
        id: Option<i64>,
        form: &CourseCategoryForm,
    ) -> Result<(), Failure> {
        let name = form.category_name.trim();
        let is_taken = sqlx::query_scalar!(
            r#"SELECT EXISTS (SELECT 1 FROM courses_category
               WHERE lower(name) = lower(?1) AND deleted_at IS NULL AND id IS NOT ?2) AS "taken!: bool""#,
            name,
            id
        )
        .fetch_one(&mut **tx)
        .await?;
        let taken = || {
            let wording = "There is a category of this name already. Choose another one.";
            FieldProblem::new("categoryName", "invalid", wording)
        };
        let mut problems: Vec<FieldProblem> = is_taken.then(taken).into_iter().collect();
        problems.extend(self.check_image(form.image_id).await?);
        refuse(problems)
    }
}

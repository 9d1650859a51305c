//! A course category as the shop's own people see and write it.

use kernel::{
    Deps, Failure, Image, Timestamp, Tx, User,
    edit::refuse,
    record::{Kind, Record, Saved, Selection, Stored, name_problem},
};
use poem_openapi::Object;
use serde_json::json;

use super::Tag;
use crate::codes;

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
    /// When it was moved to the trash.
    pub deleted_at: Option<Timestamp>,
}

/// A course category as it is written.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct CreateCourseCategory {
    /// Unique.
    #[oai(validator(min_length = 1, max_length = 60))]
    category_name: String,
    /// Id of an image of the library, best square.
    image_id: i64,
    /// Whether visitors see it.
    published: bool,
}

pub const KIND: Kind = Kind::new(
    "course_category",
    "courses_category",
    "/admin/courses/categories",
    codes::CATEGORY_NOT_FOUND,
)
.called("a course category", "course categories")
.unique("name", codes::NAME_TAKEN)
.not_empty(codes::NOT_EMPTY)
.notes(&[
    ("create", "It comes last in the order."),
    (
        "publish",
        "Its courses are shown and hidden with it; customers who bought one can still watch it.",
    ),
]);

pub struct Categories(pub Deps);

impl Stored for Categories {
    const KIND: &'static Kind = &KIND;
    type Tag = Tag;
    const TAG: Tag = Tag::BackOffice;
    type Item = CourseCategoryDetail;

    fn deps(&self) -> &Deps {
        &self.0
    }

    async fn select(&self, selection: &Selection) -> Result<Vec<CourseCategoryDetail>, Failure> {
        let rows = sqlx::query!(
            r#"SELECT c.id, c.name, c.image_id, c.published AS "published: bool", c.version,
                      c.deleted_at AS "deleted_at: Timestamp",
                      (SELECT count(*) FROM courses_course o
                       WHERE o.category_id = c.id AND o.deleted_at IS NULL) AS "courses!: i64"
               FROM courses_category c
               WHERE (?1 IS NULL OR c.id = ?1) AND (?2 IS NULL OR (c.deleted_at IS NOT NULL) = ?2)
                 AND (?3 IS NULL OR instr(lower(c.name), ?3) > 0)
               ORDER BY c.position, c.id"#,
            selection.id,
            selection.deleted,
            selection.query
        )
        .fetch_all(self.0.db.read())
        .await?;
        let ids: Vec<i64> = rows.iter().map(|row| row.image_id).collect();
        let images = self.0.images.images(&ids).await?;
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
                deleted_at: row.deleted_at,
            })
            .collect())
    }

    async fn below(&self, tx: &mut Tx, id: i64) -> Result<Vec<(&'static str, i64)>, Failure> {
        let courses = sqlx::query_scalar!(
            "SELECT count(*) FROM courses_course WHERE category_id = ? AND deleted_at IS NULL",
            id
        );
        Ok(vec![("courses", courses.fetch_one(&mut **tx).await?)])
    }
}

impl Record for Categories {
    type Fields = CreateCourseCategory;

    async fn save(
        &self,
        tx: &mut Tx,
        _writer: &User,
        id: Option<i64>,
        fields: &CreateCourseCategory,
    ) -> Result<Saved, Failure> {
        let name = fields.category_name.trim();
        let mut problems = Vec::new();
        problems.extend(name_problem(tx, &KIND, None, ("categoryName", name), id).await?);
        problems.extend(self.0.unknown_image(fields.image_id).await?);
        refuse(problems)?;
        let id = sqlx::query_scalar!(
            r#"INSERT INTO courses_category (id, name, image_id, published, position)
               VALUES (?1, ?2, ?3, ?4, (SELECT coalesce(max(position) + 1, 0) FROM courses_category))
               ON CONFLICT (id) DO UPDATE SET name = excluded.name, image_id = excluded.image_id,
                   published = excluded.published
               RETURNING id AS "id!: i64""#,
            id,
            name,
            fields.image_id,
            fields.published
        )
        .fetch_one(&mut **tx)
        .await?;
        Ok(Saved::with(id, json!({"name": name})))
    }
}

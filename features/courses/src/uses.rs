//! Which pictures and films courses show.

use async_trait::async_trait;
use kernel::{Deps, Failure, FilmId, KeptUse, KeptUses, PictureId};

pub struct CourseUses(pub Deps);

#[async_trait]
impl KeptUses for CourseUses {
    async fn of_pictures(
        &self,
        pictures: &[PictureId],
    ) -> Result<Vec<(PictureId, KeptUse)>, Failure> {
        let pictures = format!("{pictures:?}");
        let rows = sqlx::query!(
            r#"WITH wanted (id) AS (SELECT value FROM json_each(?1))
               SELECT picture_id AS "picture!: i64", 'Course' AS "what!: String", service_name AS "title!: String",
                      '/admin/courses/' || id AS "href!: String"
                 FROM courses_course WHERE picture_id IN wanted
               UNION SELECT picture_id, 'Course category', name, '/admin/courses/categories'
                 FROM courses_category WHERE picture_id IN wanted"#,
            pictures
        )
        .fetch_all(self.0.db.read())
        .await?;
        let used = rows
            .into_iter()
            .map(|row| (row.picture, KeptUse::new(&row.what, row.title, row.href)));
        Ok(used.collect())
    }

    async fn of_films(&self, films: &[FilmId]) -> Result<Vec<(FilmId, KeptUse)>, Failure> {
        let films = format!("{films:?}");
        let rows = sqlx::query!(
            r#"WITH wanted (id) AS (SELECT value FROM json_each(?1))
               SELECT preview_film_id AS "film!: i64", 'Preview of' AS "what!: String",
                      service_name AS "title!: String", '/admin/courses/' || id AS "href!: String"
                 FROM courses_course WHERE preview_film_id IN wanted
               UNION SELECT lesson.film_id, 'Lesson', lesson.title, '/admin/courses/' || lesson.course_id
                 FROM courses_lesson AS lesson WHERE lesson.film_id IN wanted"#,
            films
        )
        .fetch_all(self.0.db.read())
        .await?;
        let used = rows
            .into_iter()
            .map(|row| (row.film, KeptUse::new(&row.what, row.title, row.href)));
        Ok(used.collect())
    }
}

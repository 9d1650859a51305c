//! The demo store's courses, from `data/demo/courses.json`.

use async_trait::async_trait;
use kernel::{DemoContent, DemoImage, DemoLoader, Failure, Tx};
use serde::Deserialize;

use crate::{
    course::CourseLevel,
    demo_enrolments::{self, DemoEnrolment},
};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Document {
    categories: Vec<DemoCategory>,
    /// Enrolments of the demo customer.
    #[serde(default)]
    enrolments: Vec<DemoEnrolment>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct DemoCategory {
    category_name: String,
    image: DemoImage,
    courses: Vec<DemoCourse>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct DemoCourse {
    service_name: String,
    service_model: String,
    main_description: String,
    price_paise: i64,
    duration: String,
    instructor: String,
    level: CourseLevel,
    expire_in_days: i64,
    image: DemoImage,
    preview: String,
    lessons: Vec<DemoLesson>,
    reviews: Vec<DemoReview>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DemoLesson {
    title: String,
    video: String,
    #[serde(default)]
    downloads: Vec<DemoDownload>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DemoDownload {
    name: String,
    /// Name in `data/demo/files`.
    file: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct DemoReview {
    name: String,
    stars: i64,
    text: String,
    days_ago: i64,
}

pub struct Rows;

#[async_trait]
impl DemoLoader for Rows {
    async fn load_demo(&self, content: &DemoContent, tx: &mut Tx) -> Result<(), Failure> {
        let document: Document = content.document("courses")?;
        for (category, position) in document.categories.iter().zip(1_i64..) {
            let image_id = content.image(&category.image)?;
            let category_id = sqlx::query_scalar!(
                r#"INSERT INTO courses_category (name, image_id, position) VALUES (?, ?, ?) RETURNING id AS "id!""#,
                category.category_name,
                image_id,
                position
            )
            .fetch_one(&mut **tx)
            .await?;
            for (course, position) in category.courses.iter().zip(1_i64..) {
                add_course(content, tx, category_id, position, course).await?;
            }
        }
        if content.made_up_shop {
            demo_enrolments::load(content, tx, &document.enrolments).await?;
        }
        Ok(())
    }
}

async fn add_course(
    content: &DemoContent,
    tx: &mut Tx,
    category_id: i64,
    position: i64,
    course: &DemoCourse,
) -> Result<(), Failure> {
    let image_id = content.image(&course.image)?;
    let preview = content.video(&course.preview)?;
    let course_id = sqlx::query_scalar!(
        r#"INSERT INTO courses_course (category_id, service_name, service_model, main_description, price_paise,
                                       duration, instructor, level, expire_in_days, image_id, preview_video_id, position)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id AS "id!""#,
        category_id,
        course.service_name,
        course.service_model,
        course.main_description,
        course.price_paise,
        course.duration,
        course.instructor,
        course.level,
        course.expire_in_days,
        image_id,
        preview,
        position
    )
    .fetch_one(&mut **tx)
    .await?;
    for (lesson, position) in course.lessons.iter().zip(1_i64..) {
        let video_id = content.video(&lesson.video)?;
        let lesson_id = sqlx::query!(
            "INSERT INTO courses_lesson (course_id, title, video_id, position) VALUES (?, ?, ?, ?)",
            course_id,
            lesson.title,
            video_id,
            position
        )
        .execute(&mut **tx)
        .await?
        .last_insert_rowid();
        add_downloads(content, tx, lesson_id, &lesson.downloads).await?;
    }
    let reviews = course.reviews.iter().filter(|_| content.made_up_shop);
    for review in reviews {
        let written_at = content.now.plus_days(-review.days_ago).0;
        sqlx::query!(
            "INSERT INTO courses_review (course_id, name, stars, text, written_at, approved)
             VALUES (?, ?, ?, ?, ?, 1)",
            course_id,
            review.name,
            review.stars,
            review.text,
            written_at
        )
        .execute(&mut **tx)
        .await?;
    }
    Ok(())
}

async fn add_downloads(
    content: &DemoContent,
    tx: &mut Tx,
    lesson_id: i64,
    downloads: &[DemoDownload],
) -> Result<(), Failure> {
    for (download, position) in downloads.iter().zip(1_i64..) {
        let (stored, file) = content.file(&download.file)?;
        sqlx::query!(
            "INSERT INTO courses_lesson_file (lesson_id, stored_file, name, kind, bytes, pages, position)
             VALUES (?, ?, ?, ?, ?, ?, ?)",
            lesson_id,
            stored,
            download.name,
            file.kind,
            file.bytes,
            file.pages,
            position
        )
        .execute(&mut **tx)
        .await?;
    }
    Ok(())
}

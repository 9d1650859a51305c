//! A course as it is written, with its lessons. Only the owner sets prices.

use std::collections::HashSet;

use kernel::{
    Failure, FieldProblem, MultiLine, Role, Tx, User,
    edit::{expect_version, refuse, seen_version},
    session::NOT_ALLOWED,
};
use poem_openapi::Object;
use serde_json::json;

use super::{
    course::CourseDetail,
    lessons::{self, LessonForm},
    readiness::{self, Readiness},
};
use crate::{Courses, codes};

/// A course as it is written. A hidden one may lack nearly everything; to be shown it needs all of it.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct CourseForm {
    /// Id of its category.
    category_id: i64,
    /// What the course is called; at most 80 characters.
    #[oai(validator(min_length = 1, max_length = 80))]
    service_name: String,
    /// What it teaches, in a few words; at most 120 characters.
    #[oai(validator(max_length = 120))]
    service_model: String,
    /// Plain text, blank lines part paragraphs; at most 4,000 characters.
    #[oai(validator(max_length = 4000))]
    main_description: MultiLine,
    /// Price in paise, from 100 (one rupee). Without it a course that is changed keeps its own, and a new one has none
    /// yet. Only the owner may send another one than there is.
    #[oai(validator(minimum(value = "100"), maximum(value = "1000000000")))]
    price_paise: Option<i64>,
    /// How long the work takes, for people to read; at most 40 characters.
    #[oai(validator(max_length = 40))]
    duration: String,
    /// Days of access from a purchase, 1 to 3,650.
    #[oai(validator(minimum(value = "1"), maximum(value = "3650")))]
    expire_in_days: i64,
    /// Id of an image of the library, best 16:9; absent until there is one.
    image_id: Option<i64>,
    /// Id of a video of the library that anybody may watch; absent until there is one.
    preview_video_id: Option<i64>,
    /// All lessons in their order. What is not named is taken out.
    #[oai(validator(max_items = 100))]
    lessons: Vec<LessonForm>,
    /// Whether visitors see it. Not before it has everything that visitors look for.
    published: bool,
    /// It publishes itself as soon as it lacks nothing, say once the last video is ready.
    #[oai(default)]
    publish_when_ready: bool,
    /// The version that was looked at; needed for a change.
    version: Option<i64>,
}

/// The price that this person may have the course have; 0 for none.
fn price(writer: &User, stored: i64, sent: Option<i64>) -> Result<i64, Failure> {
    let price = sent.unwrap_or(stored);
    if price != stored && writer.role != Role::Owner {
        return Err(
            Failure::new(NOT_ALLOWED).with_message("Only the owner sets and changes prices.")
        );
    }
    Ok(price)
}

impl Courses {
    pub(super) async fn create_course(
        &self,
        writer: &User,
        form: &CourseForm,
    ) -> Result<CourseDetail, Failure> {
        let price = price(writer, 0, form.price_paise)?;
        let mut tx = self.deps.db.publish().await?;
        let published = self
            .check_course(&mut tx, form, price, &HashSet::new())
            .await?;
        let waits = form.publish_when_ready && !published;
        let position = next_position(&mut tx, form.category_id).await?;
        let (name, model) = (form.service_name.trim(), form.service_model.trim());
        let (description, duration) = (form.main_description.0.trim(), form.duration.trim());
        let cover = form.image_id.unwrap_or(0);
        let id = sqlx::query!(
            "INSERT INTO courses_course
                (category_id, service_name, service_model, main_description, price_paise, duration, expire_in_days,
                 image_id, preview_video_id, position, published, publish_when_ready)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            form.category_id,
            name,
            model,
            description,
            price,
            duration,
            form.expire_in_days,
            cover,
            form.preview_video_id,
            position,
            published,
            waits
        )
        .execute(&mut *tx)
        .await?
        .last_insert_rowid();
        lessons::keep(&mut tx, id, &form.lessons, self.now().0).await?;
        let subject = format!("course:{id}");
        let details = json!({"name": name, "pricePaise": price, "published": published});
        let action = "courses.course_created";
        self.note(&mut tx, writer.id, action, &subject, details)
            .await?;
        tx.commit().await?;
        self.course_detail(id).await
    }

    /// In another category it comes last. What is sold keeps its price and its days.
    pub(super) async fn update_course(
        &self,
        writer: &User,
        id: i64,
        form: &CourseForm,
    ) -> Result<CourseDetail, Failure> {
        let seen = seen_version(form.version)?;
        let mut tx = self.deps.db.publish().await?;
        let stored = sqlx::query!(
            "SELECT category_id, position, price_paise, version FROM courses_course
             WHERE id = ? AND deleted_at IS NULL",
            id
        )
        .fetch_optional(&mut *tx)
        .await?
        .ok_or(codes::COURSE_NOT_FOUND)?;
        expect_version(stored.version, seen)?;
        let price = price(writer, stored.price_paise, form.price_paise)?;
        let own = lessons::own_ids(&mut tx, id).await?;
        let published = self.check_course(&mut tx, form, price, &own).await?;
        let waits = form.publish_when_ready && !published;
        let position = if stored.category_id == form.category_id {
            stored.position
        } else {
            next_position(&mut tx, form.category_id).await?
        };
        let (name, model) = (form.service_name.trim(), form.service_model.trim());
        let (description, duration) = (form.main_description.0.trim(), form.duration.trim());
        let cover = form.image_id.unwrap_or(0);
        sqlx::query!(
            "UPDATE courses_course SET category_id = ?, service_name = ?, service_model = ?, main_description = ?,
                price_paise = ?, duration = ?, expire_in_days = ?, image_id = ?, preview_video_id = ?, position = ?,
                published = ?, publish_when_ready = ?, version = version + 1
             WHERE id = ?",
            form.category_id,
            name,
            model,
            description,
            price,
            duration,
            form.expire_in_days,
            cover,
            form.preview_video_id,
            position,
            published,
            waits,
            id
        )
        .execute(&mut *tx)
        .await?;
        lessons::keep(&mut tx, id, &form.lessons, self.now().0).await?;
        let subject = format!("course:{id}");
        let details = json!({"name": name, "pricePaise": {"from": stored.price_paise, "to": price},
            "published": published});
        let action = "courses.course_updated";
        self.note(&mut tx, writer.id, action, &subject, details)
            .await?;
        tx.commit().await?;
        self.course_detail(id).await
    }

    /// Whether visitors see it afterwards.
    async fn check_course(
        &self,
        tx: &mut Tx,
        form: &CourseForm,
        price_paise: i64,
        own_lessons: &HashSet<i64>,
    ) -> Result<bool, Failure> {
        let mut problems = Vec::new();
        let has_category = sqlx::query_scalar!(
            r#"SELECT EXISTS (SELECT 1 FROM courses_category WHERE id = ? AND deleted_at IS NULL) AS "there!: bool""#,
            form.category_id
        )
        .fetch_one(&mut **tx)
        .await?;
        if !has_category {
            let wording = "Choose one of the categories.";
            problems.push(FieldProblem::new("categoryId", "invalid", wording));
        }
        let mut cover = None;
        if let Some(id) = form.image_id {
            cover = self.check_image(id).await?;
        }
        let ids: Vec<i64> = form.lessons.iter().filter_map(|one| one.video_id).collect();
        let ids: Vec<i64> = ids.into_iter().chain(form.preview_video_id).collect();
        let videos = self.videos(&ids).await?;
        if form
            .preview_video_id
            .is_some_and(|video| !videos.are_open(video))
        {
            let wording = "Choose a video that anybody may watch.";
            problems.push(FieldProblem::new("previewVideoId", "invalid", wording));
        }
        problems.extend(lessons::problems(&form.lessons, own_lessons, &videos));
        let lacks = Readiness {
            model: &form.service_model,
            description: &form.main_description.0,
            duration: &form.duration,
            price_paise,
            cover: form.image_id.is_some() && cover.is_none(),
            preview: videos.play(form.preview_video_id),
            lessons: form.lessons.len(),
            playable: form
                .lessons
                .iter()
                .filter(|one| videos.play(one.video_id))
                .count(),
        }
        .lacks();
        if form.published {
            problems.extend(readiness::problems(&lacks));
        }
        problems.extend(cover);
        refuse(problems)?;
        Ok(form.published || (form.publish_when_ready && lacks.is_empty()))
    }
}

pub(super) async fn next_position(tx: &mut Tx, category: i64) -> Result<i64, Failure> {
    Ok(sqlx::query_scalar!(
        r#"SELECT coalesce(max(position) + 1, 1) AS "position!: i64" FROM courses_course WHERE category_id = ?"#,
        category
    )
    .fetch_one(&mut **tx)
    .await?)
}

//! A course as it is written, with its lessons. Only the owner sets prices.

use std::collections::HashSet;

use kernel::{
    Failure, FieldProblem, MultiLine, Role, Tx, User, edit::refuse, record::Saved,
    session::NOT_ALLOWED,
};
use poem_openapi::Object;
use serde_json::json;

use super::{
    lessons::{self, CreateLesson},
    readiness::{self, Readiness},
};
use crate::{Courses, course::CourseLevel};

/// A hidden one may lack nearly everything; to be shown it needs all.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct CreateCourse {
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
    /// From 100 paise. Without it a changed course keeps its own, and a new one has none yet. Only the owner changes
    /// it.
    #[oai(validator(minimum(value = "100"), maximum(value = "1000000000")))]
    price_paise: Option<i64>,
    /// How long the work takes, for people to read; at most 40 characters.
    #[oai(validator(max_length = 40))]
    duration: String,
    /// Who teaches it; may be empty.
    #[oai(default, validator(max_length = 60))]
    instructor: String,
    /// What it expects of those who take it; absent to leave it out.
    level: Option<CourseLevel>,
    /// Days of access from a purchase, 1 to 3,650.
    #[oai(validator(minimum(value = "1"), maximum(value = "3650")))]
    expire_in_days: i64,
    /// Id of an image of the library, best 16:9; absent until there is one.
    image_id: Option<i64>,
    /// Id of a video that anybody may watch.
    preview_video_id: Option<i64>,
    /// All lessons in order. What is not named is removed.
    #[oai(validator(max_items = 100))]
    lessons: Vec<CreateLesson>,
    /// Only once it lacks nothing.
    published: bool,
    /// Publishes itself as soon as it lacks nothing.
    #[oai(default)]
    publish_when_ready: bool,
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
    /// In another category it comes last. What is sold keeps its price and its days.
    pub(super) async fn save_course(
        &self,
        tx: &mut Tx,
        writer: &User,
        id: Option<i64>,
        fields: &CreateCourse,
    ) -> Result<Saved, Failure> {
        let former = sqlx::query_scalar!("SELECT price_paise FROM courses_course WHERE id = ?", id)
            .fetch_optional(&mut **tx)
            .await?;
        let price = price(writer, former.unwrap_or(0), fields.price_paise)?;
        let own = match id {
            Some(id) => lessons::own_ids(tx, id).await?,
            None => HashSet::new(),
        };
        let published = self.check_course(tx, fields, price, &own).await?;
        let waits = fields.publish_when_ready && !published;
        let (name, model) = (fields.service_name.trim(), fields.service_model.trim());
        let (description, duration) = (fields.main_description.0.trim(), fields.duration.trim());
        let instructor = fields.instructor.trim();
        let cover = fields.image_id.unwrap_or(0);
        let id = sqlx::query_scalar!(
            r#"INSERT INTO courses_course
                (id, category_id, service_name, service_model, main_description, price_paise, duration, expire_in_days,
                 image_id, preview_video_id, published, publish_when_ready, instructor, level, position)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14,
                       (SELECT coalesce(max(position) + 1, 0) FROM courses_course WHERE category_id = ?2))
               ON CONFLICT (id) DO UPDATE SET category_id = excluded.category_id,
                   service_name = excluded.service_name, service_model = excluded.service_model,
                   main_description = excluded.main_description, price_paise = excluded.price_paise,
                   duration = excluded.duration, expire_in_days = excluded.expire_in_days,
                   image_id = excluded.image_id, preview_video_id = excluded.preview_video_id,
                   published = excluded.published, publish_when_ready = excluded.publish_when_ready,
                   instructor = excluded.instructor, level = excluded.level,
                   position = iif(category_id = excluded.category_id, position, excluded.position)
               RETURNING id AS "id!: i64""#,
            id,
            fields.category_id,
            name,
            model,
            description,
            price,
            duration,
            fields.expire_in_days,
            cover,
            fields.preview_video_id,
            published,
            waits,
            instructor,
            fields.level
        )
        .fetch_one(&mut **tx)
        .await?;
        lessons::keep(tx, id, &fields.lessons, self.now().0).await?;
        let price = match former {
            Some(former) => json!({"from": former, "to": price}),
            None => json!(price),
        };
        let details = json!({"name": name, "pricePaise": price, "published": published});
        Ok(Saved::with(id, details))
    }

    /// Whether visitors see it afterwards.
    async fn check_course(
        &self,
        tx: &mut Tx,
        fields: &CreateCourse,
        price_paise: i64,
        own_lessons: &HashSet<i64>,
    ) -> Result<bool, Failure> {
        let mut problems = Vec::new();
        let has_category = sqlx::query_scalar!(
            r#"SELECT EXISTS (SELECT 1 FROM courses_category WHERE id = ? AND deleted_at IS NULL) AS "there!: bool""#,
            fields.category_id
        )
        .fetch_one(&mut **tx)
        .await?;
        if !has_category {
            let wording = "Choose one of the categories.";
            problems.push(FieldProblem::new("categoryId", "invalid", wording));
        }
        let cover = match fields.image_id {
            Some(id) => self.deps.unknown_image(id).await?,
            None => Vec::new(),
        };
        let ids: Vec<i64> = fields
            .lessons
            .iter()
            .filter_map(|one| one.video_id)
            .collect();
        let ids: Vec<i64> = ids.into_iter().chain(fields.preview_video_id).collect();
        let videos = self.videos(&ids).await?;
        if fields
            .preview_video_id
            .is_some_and(|video| !videos.are_open(video))
        {
            let wording = "Choose a video that anybody may watch.";
            problems.push(FieldProblem::new("previewVideoId", "invalid", wording));
        }
        problems.extend(lessons::problems(&fields.lessons, own_lessons, &videos));
        let lacks = Readiness {
            model: &fields.service_model,
            description: &fields.main_description.0,
            duration: &fields.duration,
            price_paise,
            cover: fields.image_id.is_some() && cover.is_empty(),
            preview: videos.play(fields.preview_video_id),
            lessons: fields.lessons.len(),
            playable: fields
                .lessons
                .iter()
                .filter(|one| videos.play(one.video_id))
                .count(),
        }
        .lacks();
        if fields.published {
            problems.extend(readiness::problems(&lacks));
        }
        problems.extend(cover);
        refuse(problems)?;
        Ok(fields.published || (fields.publish_when_ready && lacks.is_empty()))
    }
}

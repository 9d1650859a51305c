//! A course as the shop's own people see it.

use kernel::{
    Deps, Failure, Image, Paise, Role, Timestamp, Tx, User, Video, VideoId,
    edit::refuse,
    record::{Kind, Record, Saved, Selection, Stored, copy_name, finish_copy},
};
use poem_openapi::Object;
use serde_json::json;

use super::{
    Tag, category,
    course_fields::CreateCourse,
    lessons::LessonDetail,
    readiness::{self, CourseLack, Readiness},
};
use crate::{Courses, codes, course::CourseLevel};

/// Page size of the list.
const PAGE: usize = 50;
/// The courses of one category come all at once.
const MOST_OF_CATEGORY: i64 = 1_000;

/// A course, with what visitors do not see.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct CourseDetail {
    /// Id of the course.
    pub id: i64,
    /// Id of its category.
    pub category_id: i64,
    /// Name of its category.
    pub category_name: String,
    /// What the course is called.
    pub service_name: String,
    /// What it teaches, in a few words.
    pub service_model: String,
    /// Plain text; paragraphs are parted by blank lines.
    pub main_description: String,
    /// Price in paise; absent until the owner has set it.
    pub price_paise: Option<Paise>,
    /// How long the work takes, as the owner puts it.
    pub duration: String,
    /// Who teaches it; may be empty.
    pub instructor: String,
    /// What it expects of those who take it.
    pub level: Option<CourseLevel>,
    /// Days of access from the purchase. What is sold already keeps its own.
    pub expire_in_days: i64,
    /// When the access would end if it were bought now.
    pub access_until: Timestamp,
    /// Id of its cover; absent until one is chosen.
    pub image_id: Option<i64>,
    /// The cover; absent without one.
    pub image: Option<Image>,
    /// Id of a video that anybody may watch.
    pub preview_video_id: Option<i64>,
    /// That video; absent when there is none.
    pub preview_video: Option<Video>,
    /// The lessons in the order in which they are taught.
    pub lessons: Vec<LessonDetail>,
    /// What it still lacks; only one that lacks nothing can be shown.
    pub lacks: Vec<CourseLack>,
    /// Whether it is to be seen.
    pub published: bool,
    /// It publishes itself as soon as it lacks nothing.
    pub publish_when_ready: bool,
    /// Whether visitors see it: neither it nor its category is hidden or deleted.
    pub visible: bool,
    /// To be sent with a change.
    pub version: i64,
    /// When it was moved to the trash.
    pub deleted_at: Option<Timestamp>,
}

/// Part of the courses.
#[derive(Object, Clone, Debug)]
#[oai(skip_serializing_if_is_none)]
pub struct CourseDetailPage {
    /// The courses.
    pub items: Vec<CourseDetail>,
    /// What to send as `before` for the next part; absent at the end.
    pub next: Option<i64>,
}

/// Which courses to list.
#[derive(Default)]
pub struct CourseFilter {
    /// Its parent is a category.
    pub selection: Selection,
    pub published: Option<bool>,
    pub before: Option<i64>,
}

struct Row {
    id: i64,
    category_id: i64,
    category_name: String,
    service_name: String,
    service_model: String,
    main_description: String,
    price_paise: Paise,
    duration: String,
    instructor: String,
    level: Option<CourseLevel>,
    expire_in_days: i64,
    image_id: i64,
    preview_video_id: Option<i64>,
    published: bool,
    publish_when_ready: bool,
    visible: bool,
    version: i64,
    deleted_at: Option<Timestamp>,
}

pub const KIND: Kind = Kind::new(
    "course",
    "courses_course",
    "/admin/courses",
    codes::COURSE_NOT_FOUND,
)
.called("a course", "courses")
.below(&category::KIND, "category_id", codes::ABOVE_DELETED)
.notes(&[
    (
        "create",
        "It comes last in its category. A hidden one may lack nearly everything. Only the owner sets prices: what staff \
         add has none and stays hidden until it has one.",
    ),
    (
        "update",
        "With all its lessons: one that is not named is removed, and restored when a later change names its id. In \
         another category it comes last. Only the owner changes prices. What is sold keeps its price and its days.",
    ),
    ("publish", "One that lacks something cannot be shown; the problems say what."),
    (
        "delete",
        "It can be restored for 30 days, or at any time once it was bought. Its buyers can still watch it.",
    ),
]);

impl Courses {
    /// The courses of one category all at once in the owner's order; all others newest first, in parts.
    pub(super) async fn course_page(
        &self,
        filter: &CourseFilter,
    ) -> Result<CourseDetailPage, Failure> {
        let mut rows = self.course_rows(filter).await?;
        let more = filter.selection.parent.is_none() && rows.len() > PAGE;
        if more {
            rows.truncate(PAGE);
        }
        let next = rows.last().map(|row| row.id).filter(|_| more);
        let items = self.shown_to_the_shop(rows).await?;
        Ok(CourseDetailPage { items, next })
    }

    async fn course_rows(&self, filter: &CourseFilter) -> Result<Vec<Row>, Failure> {
        let selection = &filter.selection;
        let in_order = selection.parent.is_some();
        let most = if in_order {
            MOST_OF_CATEGORY
        } else {
            PAGE as i64 + 1
        };
        let rows = sqlx::query_as!(
            Row,
            r#"SELECT o.id AS "id!", o.category_id, c.name AS category_name, o.service_name, o.service_model,
                      o.main_description, o.price_paise AS "price_paise: Paise", o.duration, o.instructor,
                      o.level AS "level: CourseLevel", o.expire_in_days, o.image_id, o.preview_video_id,
                      o.published AS "published: bool",
                      o.publish_when_ready AS "publish_when_ready: bool", o.version,
                      o.deleted_at AS "deleted_at: Timestamp",
                      (o.published = 1 AND o.deleted_at IS NULL AND c.published = 1 AND c.deleted_at IS NULL)
                        AS "visible!: bool"
               FROM courses_course o JOIN courses_category c ON c.id = o.category_id
               WHERE (?1 IS NULL OR o.id = ?1) AND (?2 IS NULL OR o.category_id = ?2)
                 AND (?3 IS NULL OR ((o.deleted_at IS NOT NULL) = ?3 AND (?3 OR c.deleted_at IS NULL)))
                 AND (?4 IS NULL OR instr(lower(o.service_name || ' ' || o.service_model || ' ' || c.name), ?4) > 0)
                 AND (?5 IS NULL OR o.published = ?5) AND (?6 IS NULL OR o.id < ?6)
               ORDER BY CASE WHEN ?7 THEN o.position END, CASE WHEN ?7 THEN o.id END, o.id DESC LIMIT ?8"#,
            selection.id,
            selection.parent,
            selection.deleted,
            selection.query,
            filter.published,
            filter.before,
            in_order,
            most
        );
        Ok(rows.fetch_all(self.deps.db.read()).await?)
    }

    /// With images, videos and lessons, each asked for once.
    async fn shown_to_the_shop(&self, rows: Vec<Row>) -> Result<Vec<CourseDetail>, Failure> {
        let ids: Vec<i64> = rows.iter().map(|row| row.id).collect();
        let covers: Vec<i64> = rows.iter().map(|row| row.image_id).collect();
        let images = self.deps.images.images(&covers).await?;
        let mut lessons = self.lessons_of(&ids).await?;
        let previews: Vec<VideoId> = rows.iter().filter_map(|row| row.preview_video_id).collect();
        let videos = self.deps.images.videos(&previews).await?;
        let lesson_videos: Vec<VideoId> = lessons
            .values()
            .flatten()
            .filter_map(|lesson| lesson.video_id)
            .collect();
        let seconds = self.deps.images.video_seconds(&lesson_videos).await?;
        let now = self.now();
        let mut details = Vec::with_capacity(rows.len());
        for row in rows {
            let mut lessons = lessons.remove(&row.id).unwrap_or_default();
            for lesson in &mut lessons {
                lesson.seconds = lesson
                    .video_id
                    .and_then(|video| seconds.get(&video).copied());
            }
            let image = images
                .get(&row.image_id)
                .filter(|_| row.image_id > 0)
                .cloned();
            let preview_video = row
                .preview_video_id
                .and_then(|video| videos.get(&video).cloned());
            let lacks = Readiness {
                model: &row.service_model,
                description: &row.main_description,
                duration: &row.duration,
                price_paise: row.price_paise.0,
                cover: image.is_some(),
                preview: preview_video.is_some(),
                lessons: lessons.len(),
                playable: lessons.iter().filter(|one| one.seconds.is_some()).count(),
            }
            .lacks();
            details.push(CourseDetail {
                id: row.id,
                category_id: row.category_id,
                category_name: row.category_name,
                service_name: row.service_name,
                service_model: row.service_model,
                main_description: row.main_description,
                price_paise: Some(row.price_paise).filter(|price| price.0 > 0),
                duration: row.duration,
                instructor: row.instructor,
                level: row.level,
                expire_in_days: row.expire_in_days,
                access_until: now.plus_days(row.expire_in_days),
                image_id: (row.image_id > 0).then_some(row.image_id),
                image,
                preview_video_id: row.preview_video_id,
                preview_video,
                lessons,
                lacks,
                published: row.published,
                publish_when_ready: row.publish_when_ready,
                visible: row.visible,
                version: row.version,
                deleted_at: row.deleted_at,
            });
        }
        Ok(details)
    }

    /// Copies one: hidden, last in its category, with the same videos.
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
        let name = copy_name(&stored.service_name, &names);
        let price = match writer.role {
            Role::Owner => stored.price_paise,
            Role::Staff | Role::Customer => 0,
        };
        let copy = sqlx::query_scalar!(
            r#"INSERT INTO courses_course
                (category_id, service_name, service_model, main_description, price_paise, duration, expire_in_days,
                 image_id, preview_video_id, instructor, level, published, position)
               SELECT category_id, ?1, service_model, main_description, ?2, duration, expire_in_days,
                   image_id, preview_video_id, instructor, level, 0,
                   (SELECT max(position) + 1 FROM courses_course x WHERE x.category_id = o.category_id)
               FROM courses_course o WHERE id = ?3
               RETURNING id AS "id!: i64""#,
            name,
            price,
            id
        )
        .fetch_one(&mut *tx)
        .await?;
        sqlx::query!(
            "INSERT INTO courses_lesson (course_id, title, video_id, position)
             SELECT ?1, title, video_id, position FROM courses_lesson
             WHERE course_id = ?2 AND deleted_at IS NULL ORDER BY position, id",
            copy,
            id
        )
        .execute(&mut *tx)
        .await?;
        self.copy_files(&mut tx, id, copy).await?;
        let saved = Saved::with(copy, json!({"copyOf": id}));
        finish_copy(self, tx, writer, saved).await
    }
}

impl Stored for Courses {
    const KIND: &'static Kind = &KIND;
    type Tag = Tag;
    const TAG: Tag = Tag::BackOffice;
    type Item = CourseDetail;

    fn deps(&self) -> &Deps {
        &self.deps
    }

    async fn select(&self, selection: &Selection) -> Result<Vec<CourseDetail>, Failure> {
        let filter = CourseFilter {
            selection: selection.clone(),
            ..CourseFilter::default()
        };
        self.shown_to_the_shop(self.course_rows(&filter).await?)
            .await
    }
}

impl Record for Courses {
    type Fields = CreateCourse;

    async fn save(
        &self,
        tx: &mut Tx,
        writer: &User,
        id: Option<i64>,
        fields: &CreateCourse,
    ) -> Result<Saved, Failure> {
        self.save_course(tx, writer, id, fields).await
    }

    async fn check_publish(&self, tx: &mut Tx, id: i64, published: bool) -> Result<(), Failure> {
        if published {
            refuse(readiness::problems(&self.one(id).await?.lacks))?;
        }
        sqlx::query!(
            "UPDATE courses_course SET publish_when_ready = 0 WHERE id = ?",
            id
        )
        .execute(&mut **tx)
        .await?;
        Ok(())
    }
}

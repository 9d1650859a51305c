//! Public operations on courses.

use std::collections::HashMap;

use kernel::{
    Deps, Failure, Image, ImageId, Paise, Timestamp, Video,
    review::{Rating, Review},
};
use poem_openapi::{
    Object, OpenApi, Tags,
    param::{Path, Query},
    payload::Json,
};

use crate::{
    category::{self, CourseCategory},
    codes,
    course::{self, Choice, Course, CourseLevel},
    lesson::{self, CourseLesson},
    lesson_file, review,
};

#[derive(Tags)]
pub enum Tag {
    /// Video courses: categories, courses, their lessons and reviews.
    Courses,
}

/// A course in a list.
#[derive(Object)]
#[oai(
    rename = "Course",
    rename_all = "camelCase",
    skip_serializing_if_is_none
)]
struct CourseSummary {
    /// Id of the course.
    id: i64,
    /// Name of its category.
    service_type: String,
    /// Title.
    service_name: String,
    /// Short description of what it teaches.
    service_model: String,
    /// Image, 16:9.
    service_image: Image,
    /// Plain text; paragraphs are separated by blank lines.
    main_description: String,
    /// Price in paise.
    price_paise: Paise,
    /// Duration of the project, as free text.
    duration: String,
    /// Days of access from the purchase.
    expire_in_days: i64,
    /// Absent before the first review.
    rating: Option<Rating>,
}

/// A course with everything that visitors can see.
#[derive(Object)]
#[oai(
    rename = "CourseDetails",
    rename_all = "camelCase",
    skip_serializing_if_is_none
)]
struct CourseDetail {
    #[oai(flatten)]
    summary: CourseSummary,
    /// Name of the person who teaches it.
    instructor: Option<String>,
    /// What it expects of those who take it.
    level: Option<CourseLevel>,
    /// Public preview video; absent if the course has none.
    preview_video: Option<Video>,
    /// The lessons, in order.
    lessons: Vec<CourseLesson>,
    /// Files that buyers can download, such as patterns.
    file_count: i64,
    /// Approved reviews, newest first.
    reviews: Vec<Review>,
    /// End of access if the course is bought now.
    access_until: Timestamp,
}

pub struct Api {
    deps: Deps,
}

impl Api {
    pub fn new(deps: Deps) -> Self {
        Self { deps }
    }
}

#[OpenApi(tag = "Tag::Courses")]
impl Api {
    /// List course categories.
    ///
    /// All categories with at least one course, in the owner's order.
    #[oai(
        path = "/courses/categories",
        method = "get",
        operation_id = "course_category_list"
    )]
    async fn course_category_list(&self) -> Result<Json<Vec<CourseCategory>>, Failure> {
        let categories = category::taught(self.deps.db.read()).await?;
        let ids: Vec<ImageId> = categories.iter().map(|one| one.image_id).collect();
        let images = self.deps.images.images(&ids).await?;
        let shown = categories.into_iter().filter_map(|one| {
            Some(CourseCategory {
                id: one.id,
                category_image: images.get(&one.image_id)?.clone(),
                category_name: one.name,
                course_count: one.course_count,
            })
        });
        Ok(Json(shown.collect()))
    }

    /// List courses.
    ///
    /// All published courses, or those of one category. An unknown category returns an empty list.
    #[oai(path = "/courses", method = "get", operation_id = "course_list")]
    async fn course_list(
        &self,
        /// Exact name of a course category.
        #[oai(validator(max_length = 120), example = "example_category")]
        category: Query<Option<String>>,
        /// Maximum number of courses, from the beginning of the list.
        #[oai(validator(minimum(value = "1"), maximum(value = "100")))]
        limit: Query<Option<u16>>,
    ) -> Result<Json<Vec<CourseSummary>>, Failure> {
        let choice = category
            .0
            .as_deref()
            .map_or(Choice::All, Choice::OfCategory);
        let mut courses = course::published(self.deps.db.read(), choice).await?;
        if let Some(limit) = limit.0 {
            courses.truncate(limit.into());
        }
        let images = self.images_of(&courses).await?;
        let shown = courses
            .into_iter()
            .filter_map(|one| CourseSummary::of(one, &images));
        Ok(Json(shown.collect()))
    }

    /// View a course.
    ///
    /// With reviews, and titles and lengths of its lessons.
    #[oai(path = "/courses/:id", method = "get", operation_id = "course_view")]
    async fn course_view(
        &self,
        /// Id of the course.
        id: Path<i64>,
    ) -> Result<Json<CourseDetail>, Failure> {
        let pool = self.deps.db.read();
        let courses = course::published(pool, Choice::One(id.0)).await?;
        let images = self.images_of(&courses).await?;
        let Some(course) = courses.into_iter().next() else {
            return Err(Failure::new(codes::COURSE_NOT_FOUND));
        };
        let access_until = course.access_until(self.deps.clock.now());
        let preview_video = match course.preview_video_id {
            Some(video_id) => self
                .deps
                .images
                .videos(&[video_id])
                .await?
                .remove(&video_id),
            None => None,
        };
        let lessons = self.lessons_of(course.id).await?;
        let file_count = lesson_file::count(pool, course.id).await?;
        let reviews = review::approved(pool, course.id).await?;
        let level = course.level;
        let instructor = Some(course.instructor.clone()).filter(|name| !name.is_empty());
        let Some(summary) = CourseSummary::of(course, &images) else {
            return Err(Failure::new(codes::COURSE_NOT_FOUND));
        };
        Ok(Json(CourseDetail {
            summary,
            instructor,
            level,
            preview_video,
            lessons,
            file_count,
            reviews,
            access_until,
        }))
    }
}

impl Api {
    async fn images_of(&self, courses: &[Course]) -> Result<HashMap<ImageId, Image>, Failure> {
        let ids: Vec<ImageId> = courses.iter().map(|one| one.image_id).collect();
        self.deps.images.images(&ids).await
    }

    /// Lessons with a video. A lesson whose video no longer exists is left out.
    async fn lessons_of(&self, course_id: i64) -> Result<Vec<CourseLesson>, Failure> {
        let lessons = lesson::of_course(self.deps.db.read(), course_id).await?;
        let videos: Vec<_> = lessons.iter().map(|one| one.video_id).collect();
        let lengths = self.deps.images.video_seconds(&videos).await?;
        let shown = lessons.into_iter().filter_map(|one| {
            Some(CourseLesson {
                id: one.id,
                seconds: *lengths.get(&one.video_id)?,
                title: one.title,
            })
        });
        Ok(shown.collect())
    }
}

impl CourseSummary {
    fn of(course: Course, images: &HashMap<ImageId, Image>) -> Option<Self> {
        let rating = course.rating();
        Some(Self {
            id: course.id,
            service_image: images.get(&course.image_id)?.clone(),
            service_type: course.service_type,
            service_name: course.service_name,
            service_model: course.service_model,
            main_description: course.main_description,
            price_paise: Paise(course.price_paise),
            duration: course.duration,
            expire_in_days: course.expire_in_days,
            rating,
        })
    }
}

fn example_category() -> Option<String> {
    Some("Blouses".to_owned())
}

//! Videos that show how to measure, as the shop chooses them. Without any, the page shows its own.

use kernel::{
    Deps, Failure, FieldProblem, Image, ImageId, Timestamp, Tx, User, Video, VideoId,
    edit::refuse,
    record::{Kind, Record, Saved, Selection, Stored},
};
use poem_openapi::Object;

use super::Tag;
use crate::codes::ENTRY_NOT_FOUND;

/// A video that shows how to measure, for the back office.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct HowToMeasureEntry {
    /// Row id.
    pub id: i64,
    /// Id of the video.
    pub video_id: VideoId,
    /// What the shop calls the video.
    pub title: String,
    /// Absent until it is ready: then visitors see the entry.
    pub video: Option<Video>,
    /// Id of the image that is shown before it plays.
    pub image_id: ImageId,
    /// That image; absent if it was deleted.
    pub image: Option<Image>,
    /// Whether visitors see it.
    pub published: bool,
    /// Goes up with each change; a change names the version that was read.
    pub version: i64,
    /// When it was moved to the trash.
    pub deleted_at: Option<Timestamp>,
}

/// A video to show.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct CreateHowToMeasure {
    /// Id of a public video. It may still be in processing.
    video_id: VideoId,
    /// Id of the image that is shown before it plays.
    image_id: ImageId,
    /// Whether visitors see it.
    published: bool,
}

pub const KIND: Kind = Kind::new(
    "how_to_measure",
    "content_measure_video",
    "/admin/content/how-to-measure",
    ENTRY_NOT_FOUND,
)
.called("a video that shows how to measure", "videos that show how to measure")
.notes(&[
    ("create", "It takes the last place. A video that is still being uploaded is shown as soon as it is ready."),
    ("delete", "It stays in the trash for 30 days; the video itself stays in the library."),
]);

pub struct HowToMeasure(pub Deps);

impl Stored for HowToMeasure {
    const KIND: &'static Kind = &KIND;
    type Tag = Tag;
    const TAG: Tag = Tag::BackOffice;
    type Item = HowToMeasureEntry;

    fn deps(&self) -> &Deps {
        &self.0
    }

    /// The words are looked for in the titles of the videos, which the library knows.
    async fn select(&self, selection: &Selection) -> Result<Vec<HowToMeasureEntry>, Failure> {
        let rows = sqlx::query!(
            r#"SELECT id, video_id, image_id, published AS "published!: bool", version,
                      deleted_at AS "deleted_at: Timestamp"
               FROM content_measure_video
               WHERE (?1 IS NULL OR id = ?1) AND (?2 IS NULL OR (deleted_at IS NOT NULL) = ?2)
               ORDER BY position, id"#,
            selection.id,
            selection.deleted
        )
        .fetch_all(self.0.db.read())
        .await?;
        let videos: Vec<VideoId> = rows.iter().map(|row| row.video_id).collect();
        let images: Vec<ImageId> = rows.iter().map(|row| row.image_id).collect();
        let known = self.0.images.known_videos(&videos).await?;
        let mut videos = self.0.images.videos(&videos).await?;
        let images = self.0.images.images(&images).await?;
        let entries = rows.into_iter().map(|row| HowToMeasureEntry {
            id: row.id,
            video_id: row.video_id,
            title: known
                .get(&row.video_id)
                .map_or(String::new(), |video| video.title.clone()),
            video: videos.remove(&row.video_id),
            image_id: row.image_id,
            image: images.get(&row.image_id).cloned(),
            published: row.published,
            version: row.version,
            deleted_at: row.deleted_at,
        });
        let query = selection.query.as_deref().unwrap_or_default();
        let found = entries.filter(|entry| entry.title.to_lowercase().contains(query));
        Ok(found.collect())
    }
}

impl Record for HowToMeasure {
    type Fields = CreateHowToMeasure;

    async fn save(
        &self,
        tx: &mut Tx,
        _writer: &User,
        id: Option<i64>,
        fields: &CreateHowToMeasure,
    ) -> Result<Saved, Failure> {
        check(&self.0, fields).await?;
        let id = sqlx::query_scalar!(
            r#"INSERT INTO content_measure_video (id, position, video_id, image_id, published)
               VALUES (?1, (SELECT coalesce(max(position) + 1, 0) FROM content_measure_video), ?2, ?3, ?4)
               ON CONFLICT (id) DO UPDATE SET video_id = excluded.video_id, image_id = excluded.image_id,
                   published = excluded.published
               RETURNING id AS "id!: i64""#,
            id,
            fields.video_id,
            fields.image_id,
            fields.published
        );
        Ok(Saved::new(id.fetch_one(&mut **tx).await?))
    }
}

async fn check(deps: &Deps, fields: &CreateHowToMeasure) -> Result<(), Failure> {
    let mut problems = deps.unknown_image(fields.image_id).await?;
    let known = deps.images.known_videos(&[fields.video_id]).await?;
    let wording = match known.get(&fields.video_id) {
        None => Some("This video is gone. Choose another one."),
        Some(video) if !video.public => Some(
            "This video is for those who bought its course. Choose one that everybody may watch.",
        ),
        Some(_) => None,
    };
    problems.extend(wording.map(|wording| FieldProblem::new("videoId", "invalid", wording)));
    refuse(problems)
}

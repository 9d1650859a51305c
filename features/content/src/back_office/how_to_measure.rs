//! Videos that show how to measure, as the shop chooses them. Without any, the page shows its own.

use kernel::{
    Deps, Failure, FieldProblem, Image, ImageId, Timestamp, Tx, Video, VideoId, edit::refuse,
};
use poem_openapi::Object;
use sqlx::SqliteConnection;

use super::{looked_at, record, rows, unknown_images};
use crate::codes;

/// A video that shows how to measure, with what the shop knows about it.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct HowToMeasureEntry {
    /// Row id.
    pub id: i64,
    /// Id of the video.
    pub video_id: VideoId,
    /// What the shop calls the video.
    pub title: String,
    /// The video; absent while it is still being uploaded or worked on. Visitors see the entry once it is there.
    pub video: Option<Video>,
    /// Id of the image that is shown before it plays.
    pub image_id: ImageId,
    /// That image; absent when nobody keeps it any more.
    pub image: Option<Image>,
    /// Whether visitors see it.
    pub published: bool,
    /// Counts the changes; a change names the version that was looked at.
    pub version: i64,
    /// Since when it is in the bin.
    pub deleted_at: Option<Timestamp>,
}

/// A video to show.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct HowToMeasureDraft {
    /// Id of a video that everybody may watch. It may still be on its way.
    video_id: VideoId,
    /// Id of the image that is shown before it plays.
    image_id: ImageId,
    /// Whether visitors see it.
    published: bool,
    /// The version that was looked at; a new one has none.
    version: Option<i64>,
}

rows::trash!("content_measure_video");
rows::versions!("content_measure_video");
rows::places!("content_measure_video");

pub async fn list(deps: &Deps, deleted: bool) -> Result<Vec<HowToMeasureEntry>, Failure> {
    let mut connection = deps.db.read().acquire().await?;
    let entries = select(&mut connection, None, deleted).await?;
    drop(connection);
    with_videos(deps, entries).await
}

pub async fn create(
    deps: &Deps,
    actor: i64,
    draft: &HowToMeasureDraft,
) -> Result<HowToMeasureEntry, Failure> {
    check(deps, draft).await?;
    let mut tx = deps.db.publish().await?;
    let place = last_place(&mut tx).await?;
    let id = sqlx::query!(
        "INSERT INTO content_measure_video (position, video_id, image_id, published) VALUES (?1, ?2, ?3, ?4)",
        place,
        draft.video_id,
        draft.image_id,
        draft.published
    )
    .execute(&mut *tx)
    .await?
    .last_insert_rowid();
    finish(deps, tx, actor, "content.how_to_measure_created", id).await
}

pub async fn update(
    deps: &Deps,
    actor: i64,
    id: i64,
    draft: &HowToMeasureDraft,
) -> Result<HowToMeasureEntry, Failure> {
    let version = looked_at(draft.version)?;
    check(deps, draft).await?;
    let mut tx = deps.db.publish().await?;
    claim(&mut tx, id, version).await?;
    sqlx::query!(
        "UPDATE content_measure_video SET video_id = ?2, image_id = ?3, published = ?4 WHERE id = ?1",
        id,
        draft.video_id,
        draft.image_id,
        draft.published
    )
    .execute(&mut *tx)
    .await?;
    finish(deps, tx, actor, "content.how_to_measure_updated", id).await
}

pub async fn delete(deps: &Deps, actor: i64, id: i64) -> Result<(), Failure> {
    let mut tx = deps.db.publish().await?;
    put_into_trash(&mut tx, id, deps.clock.now()).await?;
    let (action, subject) = (
        "content.how_to_measure_deleted",
        format!("how_to_measure:{id}"),
    );
    record(&mut tx, deps, actor, action, subject).await?;
    Ok(tx.commit().await?)
}

pub async fn restore(deps: &Deps, actor: i64, id: i64) -> Result<HowToMeasureEntry, Failure> {
    let mut tx = deps.db.publish().await?;
    restore_from_trash(&mut tx, id).await?;
    finish(deps, tx, actor, "content.how_to_measure_restored", id).await
}

pub async fn order(
    deps: &Deps,
    actor: i64,
    ids: &[i64],
) -> Result<Vec<HowToMeasureEntry>, Failure> {
    let mut tx = deps.db.publish().await?;
    put_in_order(&mut tx, ids).await?;
    let (action, subject) = (
        "content.how_to_measure_ordered",
        "how_to_measure".to_owned(),
    );
    record(&mut tx, deps, actor, action, subject).await?;
    let entries = select(&mut tx, None, false).await?;
    tx.commit().await?;
    with_videos(deps, entries).await
}

async fn finish(
    deps: &Deps,
    mut tx: Tx,
    actor: i64,
    action: &'static str,
    id: i64,
) -> Result<HowToMeasureEntry, Failure> {
    record(&mut tx, deps, actor, action, format!("how_to_measure:{id}")).await?;
    let entries = select(&mut tx, Some(id), false).await?;
    tx.commit().await?;
    let found = with_videos(deps, entries).await?.pop();
    found.ok_or_else(|| codes::ENTRY_NOT_FOUND.into())
}

async fn check(deps: &Deps, draft: &HowToMeasureDraft) -> Result<(), Failure> {
    let mut problems = unknown_images(deps, &[("imageId".to_owned(), draft.image_id)]).await?;
    let known = deps.images.known_videos(&[draft.video_id]).await?;
    let wording = match known.get(&draft.video_id) {
        None => Some("This video is gone. Choose another one."),
        Some(video) if !video.public => Some(
            "This video is for those who bought its course. Choose one that everybody may watch.",
        ),
        Some(_) => None,
    };
    problems.extend(wording.map(|wording| FieldProblem::new("videoId", "invalid", wording)));
    refuse(problems)
}

async fn with_videos(
    deps: &Deps,
    mut entries: Vec<HowToMeasureEntry>,
) -> Result<Vec<HowToMeasureEntry>, Failure> {
    let videos: Vec<VideoId> = entries.iter().map(|entry| entry.video_id).collect();
    let images: Vec<ImageId> = entries.iter().map(|entry| entry.image_id).collect();
    let known = deps.images.known_videos(&videos).await?;
    let mut videos = deps.images.videos(&videos).await?;
    let images = deps.images.images(&images).await?;
    for entry in &mut entries {
        entry.video = videos.remove(&entry.video_id);
        entry.image = images.get(&entry.image_id).cloned();
        if let Some(video) = known.get(&entry.video_id) {
            entry.title.clone_from(&video.title);
        }
    }
    Ok(entries)
}

async fn select(
    connection: &mut SqliteConnection,
    id: Option<i64>,
    deleted: bool,
) -> Result<Vec<HowToMeasureEntry>, Failure> {
    let rows = sqlx::query!(
        r#"SELECT id, video_id, image_id, published AS "published!: bool", version, deleted_at
           FROM content_measure_video
           WHERE (?1 IS NULL OR id = ?1) AND (deleted_at IS NOT NULL) = ?2 ORDER BY position, id"#,
        id,
        deleted
    )
    .fetch_all(connection)
    .await?;
    let entries = rows.into_iter().map(|row| HowToMeasureEntry {
        id: row.id,
        video_id: row.video_id,
        title: String::new(),
        video: None,
        image_id: row.image_id,
        image: None,
        published: row.published,
        version: row.version,
        deleted_at: row.deleted_at.map(Timestamp),
    });
    Ok(entries.collect())
}

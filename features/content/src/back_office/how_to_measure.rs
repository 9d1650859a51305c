//! Films that show how to measure, as the shop chooses them. Without any, the page shows its own.

use kernel::{
    Deps, Failure, FieldProblem, Film, FilmId, Picture, PictureId, Timestamp, Tx, edit::refuse,
};
use poem_openapi::Object;
use sqlx::SqliteConnection;

use super::{looked_at, record, rows, unknown_pictures};
use crate::codes;

/// A film that shows how to measure, with what the shop knows about it.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct HowToMeasureEntry {
    /// Row id.
    pub id: i64,
    /// Id of the film.
    pub film_id: FilmId,
    /// What the shop calls the film.
    pub title: String,
    /// The film; absent while it is still being uploaded or worked on. Visitors see the entry once it is there.
    pub film: Option<Film>,
    /// Id of the picture that is shown before it plays.
    pub image_id: PictureId,
    /// That picture; absent when nobody keeps it any more.
    pub image: Option<Picture>,
    /// Whether visitors see it.
    pub published: bool,
    /// Counts the changes; a change names the version that was looked at.
    pub version: i64,
    /// Since when it is in the bin.
    pub deleted_at: Option<Timestamp>,
}

/// A film to show.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct HowToMeasureDraft {
    /// Id of a film that everybody may watch. It may still be on its way.
    film_id: FilmId,
    /// Id of the picture that is shown before it plays.
    image_id: PictureId,
    /// Whether visitors see it.
    published: bool,
    /// The version that was looked at; a new one has none.
    version: Option<i64>,
}

rows::bin!("content_measure_film");
rows::versions!("content_measure_film");
rows::places!("content_measure_film");

pub async fn list(deps: &Deps, deleted: bool) -> Result<Vec<HowToMeasureEntry>, Failure> {
    let mut connection = deps.db.read().acquire().await?;
    let entries = select(&mut connection, None, deleted).await?;
    drop(connection);
    with_films(deps, entries).await
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
        "INSERT INTO content_measure_film (position, film_id, picture_id, published) VALUES (?1, ?2, ?3, ?4)",
        place,
        draft.film_id,
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
        "UPDATE content_measure_film SET film_id = ?2, picture_id = ?3, published = ?4 WHERE id = ?1",
        id,
        draft.film_id,
        draft.image_id,
        draft.published
    )
    .execute(&mut *tx)
    .await?;
    finish(deps, tx, actor, "content.how_to_measure_updated", id).await
}

pub async fn delete(deps: &Deps, actor: i64, id: i64) -> Result<(), Failure> {
    let mut tx = deps.db.publish().await?;
    put_into_bin(&mut tx, id, deps.clock.now()).await?;
    let (action, subject) = (
        "content.how_to_measure_deleted",
        format!("how_to_measure:{id}"),
    );
    record(&mut tx, deps, actor, action, subject).await?;
    Ok(tx.commit().await?)
}

pub async fn restore(deps: &Deps, actor: i64, id: i64) -> Result<HowToMeasureEntry, Failure> {
    let mut tx = deps.db.publish().await?;
    take_out_of_bin(&mut tx, id).await?;
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
    with_films(deps, entries).await
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
    let found = with_films(deps, entries).await?.pop();
    found.ok_or_else(|| codes::ENTRY_NOT_FOUND.into())
}

async fn check(deps: &Deps, draft: &HowToMeasureDraft) -> Result<(), Failure> {
    let mut problems = unknown_pictures(deps, &[("imageId".to_owned(), draft.image_id)]).await?;
    let known = deps.pictures.known_films(&[draft.film_id]).await?;
    let words = match known.get(&draft.film_id) {
        None => Some("This film is gone. Choose another one."),
        Some(film) if !film.public => Some(
            "This film is for those who bought its course. Choose one that everybody may watch.",
        ),
        Some(_) => None,
    };
    problems.extend(words.map(|words| FieldProblem::new("filmId", "invalid", words)));
    refuse(problems)
}

async fn with_films(
    deps: &Deps,
    mut entries: Vec<HowToMeasureEntry>,
) -> Result<Vec<HowToMeasureEntry>, Failure> {
    let films: Vec<FilmId> = entries.iter().map(|entry| entry.film_id).collect();
    let pictures: Vec<PictureId> = entries.iter().map(|entry| entry.image_id).collect();
    let known = deps.pictures.known_films(&films).await?;
    let mut films = deps.pictures.films(&films).await?;
    let pictures = deps.pictures.pictures(&pictures).await?;
    for entry in &mut entries {
        entry.film = films.remove(&entry.film_id);
        entry.image = pictures.get(&entry.image_id).cloned();
        if let Some(film) = known.get(&entry.film_id) {
            entry.title.clone_from(&film.title);
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
        r#"SELECT id, film_id, picture_id, published AS "published!: bool", version, deleted_at
           FROM content_measure_film
           WHERE (?1 IS NULL OR id = ?1) AND (deleted_at IS NOT NULL) = ?2 ORDER BY position, id"#,
        id,
        deleted
    )
    .fetch_all(connection)
    .await?;
    let entries = rows.into_iter().map(|row| HowToMeasureEntry {
        id: row.id,
        film_id: row.film_id,
        title: String::new(),
        film: None,
        image_id: row.picture_id,
        image: None,
        published: row.published,
        version: row.version,
        deleted_at: row.deleted_at.map(Timestamp),
    });
    Ok(entries.collect())
}

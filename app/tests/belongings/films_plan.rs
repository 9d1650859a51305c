//! Films of the shop's library: lessons, what is being uploaded, and one that nothing shows.

use poem::http::Method;
use serde_json::json;

use crate::belongings::{
    person::Call,
    plan::{Plan, open},
    support::DemoShop,
};

/// Rows of the library that each call may use up.
pub struct Films {
    /// Has captions in English.
    captioned: i64,
    /// Nothing shows it.
    unused: i64,
    /// On their way, by the owner: one for each call on one.
    uploads: [i64; 3],
}

impl Films {
    pub async fn make(demo: &DemoShop) -> Self {
        let captioned = sqlx::query_scalar("SELECT min(film_id) FROM media_film_captions")
            .fetch_one(demo.store.db.read())
            .await
            .unwrap();
        let unused = "INSERT INTO media_film (title, public, state, file, width, height, seconds, bytes, kept_at)
                      VALUES ('Unused', 0, 'ready', 'unused.mp4', 640, 360, 9, 9, 0) RETURNING id";
        Self {
            captioned,
            unused: insert(demo, unused, None).await,
            uploads: [upload(demo).await, upload(demo).await, upload(demo).await],
        }
    }
}

async fn insert(demo: &DemoShop, statement: &'static str, file: Option<&str>) -> i64 {
    let mut tx = demo.store.db.write().await.unwrap();
    let id = sqlx::query_scalar(statement)
        .bind(file)
        .fetch_one(&mut *tx)
        .await
        .unwrap();
    tx.commit().await.unwrap();
    id
}

async fn upload(demo: &DemoShop) -> i64 {
    let film = "INSERT INTO media_film (title, public, state, bytes, kept_at) VALUES ('Coming', 0, 'uploading', 90, 0)
                RETURNING id";
    let id = insert(demo, film, None).await;
    let file = format!("{id}.part");
    std::fs::write(demo.folder.path().join("temp").join(&file), b"").unwrap();
    let of_owner = "INSERT INTO media_film_upload (film_id, user_id, file_name, file, bytes, last_at)
                    SELECT max(media_film.id), auth_user.id, 'a.mp4', ?1, 90, 0 FROM media_film, auth_user
                    WHERE auth_user.role = 'owner' GROUP BY auth_user.id LIMIT 1 RETURNING film_id";
    insert(demo, of_owner, Some(&file)).await
}

pub fn plan(operation: &str, films: &Films) -> Option<Plan> {
    let list = "/admin/media/films";
    let film = format!("{list}/{}", films.captioned);
    let unused = format!("{list}/{}", films.unused);
    let upload = |at: usize| format!("{list}/uploads/{}", films.uploads[at]);
    let tus = |call: Call| call.header("tus-resumable", "1.0.0");
    let captions = b"WEBVTT\n\n00:00.000 --> 00:02.000\nHold".to_vec();
    Some(open(match operation {
        "admin_film_list" => Call::get(format!("{list}?q=stitch")),
        "admin_film_view" => Call::get(film),
        "admin_film_update" => Call::new(Method::PATCH, film).json(json!({"title": "Cutting"})),
        "admin_film_delete" => Call::delete(unused),
        "admin_film_restore" => Call::post(format!("{unused}/restore")),
        "admin_film_cover" => Call::put(format!("{film}/cover")).json(json!({"imageId": 1})),
        "admin_film_look" => Call::post(format!("{film}/look")),
        "admin_film_captions_update" => Call::put(format!("{film}/captions/ta"))
            .bytes(captions)
            .header("content-type", "text/vtt"),
        "admin_film_captions_delete" => Call::delete(format!("{film}/captions/en")),
        "admin_film_upload_rules" => Call::new(Method::OPTIONS, format!("{list}/uploads")),
        "admin_film_upload_create" => {
            tus(Call::post(format!("{list}/uploads"))).header("upload-length", "90")
        }
        "admin_film_upload_view" => tus(Call::new(Method::HEAD, upload(0))),
        "admin_film_upload_append" => tus(Call::new(Method::PATCH, upload(1)))
            .header("upload-offset", "0")
            .header("content-type", "application/offset+octet-stream")
            .bytes(b"\0\0\0\x20ftypisom".to_vec()),
        "admin_film_upload_delete" => tus(Call::delete(upload(2))),
        _ => return None,
    }))
}

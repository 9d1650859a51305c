//! Calls on videos of the library: lessons, uploads in progress, and an unused one.

use poem::http::Method;
use serde_json::json;

use crate::belongings::{
    person::Call,
    plan::{Plan, open},
    support::DemoShop,
};

/// Rows of the library that calls may use up.
pub struct Videos {
    /// Has captions in English.
    captioned: i64,
    /// Not shown anywhere.
    unused: i64,
    /// The owner's uploads in progress, one per call.
    uploads: [i64; 3],
}

impl Videos {
    pub async fn make(demo: &DemoShop) -> Self {
        let captioned = sqlx::query_scalar("SELECT min(video_id) FROM media_video_captions")
            .fetch_one(demo.store.db.read())
            .await
            .unwrap();
        let unused = "INSERT INTO media_video (title, public, state, file, width, height, seconds, bytes, stored_at)
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
    let video = "INSERT INTO media_video (title, public, state, bytes, stored_at) VALUES ('Coming', 0, 'uploading', 90, 0)
                RETURNING id";
    let id = insert(demo, video, None).await;
    let file = format!("{id}.part");
    std::fs::write(demo.folder.path().join("temp").join(&file), b"").unwrap();
    let of_owner = "INSERT INTO media_video_upload (video_id, user_id, file, bytes, last_at)
                    SELECT max(media_video.id), auth_user.id, ?1, 90, 0 FROM media_video, auth_user
                    WHERE auth_user.role = 'owner' GROUP BY auth_user.id LIMIT 1 RETURNING video_id";
    insert(demo, of_owner, Some(&file)).await
}

pub fn plan(operation: &str, videos: &Videos) -> Option<Plan> {
    let list = "/admin/media/videos";
    let video = format!("{list}/{}", videos.captioned);
    let unused = format!("{list}/{}", videos.unused);
    let upload = |at: usize| format!("{list}/uploads/{}", videos.uploads[at]);
    let tus = |call: Call| call.header("tus-resumable", "1.0.0");
    let captions = b"WEBVTT\n\n00:00.000 --> 00:02.000\nHold".to_vec();
    let storage = "/admin/media/storage";
    let bucket = json!({
        "endpoint": "http://127.0.0.1:9", "bucket": "boutique", "region": "", "accessKeyId": "key",
        "secretAccessKey": "secret", "pathStyle": true, "prefix": "", "cdn": "", "keepOnDisk": true,
        "target": "bucket",
    });
    let of_storage = match operation {
        "admin_file_storage_view" => return Some(open(Call::get(storage))),
        "admin_file_storage_update" => Some(Call::put(storage).json(bucket)),
        "admin_file_storage_test" => Some(Call::post(format!("{storage}/test")).json(bucket)),
        "admin_file_storage_delete" => Some(Call::delete(storage)),
        _ => None,
    };
    if let Some(call) = of_storage {
        return Some(open(call).needing_more());
    }
    Some(open(match operation {
        "admin_video_list" => Call::get(format!("{list}?q=stitch")),
        "admin_video_view" => Call::get(video),
        "admin_video_update" => Call::put(video).json(json!({"title": "Cutting", "version": 1})),
        "admin_video_delete" => Call::delete(unused),
        "admin_video_restore" => Call::post(format!("{unused}/restore")),
        "admin_video_cover" => Call::put(format!("{video}/cover")).json(json!({"imageId": 1})),
        "admin_video_preview" => Call::post(format!("{video}/look")),
        "admin_video_captions_update" => Call::put(format!("{video}/captions/ta"))
            .bytes(captions)
            .header("content-type", "text/vtt"),
        "admin_video_captions_delete" => Call::delete(format!("{video}/captions/en")),
        "admin_video_upload_rules" => Call::new(Method::OPTIONS, format!("{list}/uploads")),
        "admin_video_upload_create" => {
            tus(Call::post(format!("{list}/uploads"))).header("upload-length", "90")
        }
        "admin_video_upload_view" => tus(Call::new(Method::HEAD, upload(0))),
        "admin_video_upload_append" => tus(Call::new(Method::PATCH, upload(1)))
            .header("upload-offset", "0")
            .header("content-type", "application/offset+octet-stream")
            .bytes(b"\0\0\0\x20ftypisom".to_vec()),
        "admin_video_upload_delete" => tus(Call::delete(upload(2))),
        _ => return None,
    }))
}

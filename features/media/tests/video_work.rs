//! Processing of uploaded videos, with and without ffmpeg, and changes in the back office.

use std::{process::Command, sync::Arc};

use crate::support::{
    video,
    video_shop::{SELVI, VideoShop},
};
use async_trait::async_trait;
use kernel::{Failure, MediaUse, MediaUses, VideoId};
use poem::http::Method;
use serde_json::{Value, json};

const VIDEOS: &str = "/admin/media/videos";
/// lesson.mp4
const NAMED: &str = "filename bGVzc29uLm1wNA==";

/// Two seconds of a test pattern with a tone, as a phone writes it: the index comes last.
fn test_video(size: &str, how: &[&str]) -> Vec<u8> {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("video.mp4");
    let image = format!("testsrc=size={size}:rate=12:duration=2");
    let made = Command::new("ffmpeg")
        .args([
            "-v",
            "error",
            "-f",
            "lavfi",
            "-i",
            &image,
            "-f",
            "lavfi",
            "-i",
            "sine=duration=2",
        ])
        .args([
            "-c:v",
            "libx264",
            "-preset",
            "ultrafast",
            "-pix_fmt",
            "yuv420p",
            "-c:a",
            "aac",
        ])
        .args(how)
        .arg(&file)
        .status();
    assert!(made.unwrap().success(), "this test needs ffmpeg");
    std::fs::read(file).unwrap()
}

fn steps(video: &Value) -> Vec<String> {
    let steps = video["steps"].as_array().unwrap().iter();
    steps
        .map(|step| {
            format!(
                "{} {}",
                step["name"].as_str().unwrap(),
                step["state"].as_str().unwrap()
            )
        })
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn with_ffmpeg_a_video_plays_while_downloading_and_gets_a_cover_and_a_smaller_copy() {
    let shop = VideoShop::open(|media| media).await;
    let id = shop.upload(test_video("1280x960", &[]), NAMED).await;
    shop.run("media.videos").await;
    let video = shop.video(id).await;
    assert_eq!(video["state"], "ready", "{video}");
    assert_eq!(
        steps(&video),
        ["check done", "prepare done", "cover done", "smaller done"]
    );
    assert_eq!(
        (&video["width"], &video["seconds"], &video["playsLate"]),
        (&json!(1280), &json!(2), &json!(false))
    );
    assert_eq!(
        (&video["smaller"]["width"], &video["smaller"]["height"]),
        (&json!(640), &json!(480))
    );
    assert_eq!(video["cover"]["width"], 1280);
    assert_eq!((shop.files("temp"), shop.files("private/videos")), (0, 2));

    let cover = json!({"second": 1.0});
    let path = format!("{VIDEOS}/{id}/cover");
    let (status, other) = shop
        .app
        .call_as(SELVI, Method::PUT, &path, Some(&cover))
        .await;
    assert_eq!(status, 200, "{other}");
    assert_ne!(other["coverId"], video["coverId"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn with_ffmpeg_unplayable_videos_are_encoded() {
    let shop = VideoShop::open(|media| media).await;
    let webm = test_video(
        "320x240",
        &["-c:v", "libvpx", "-c:a", "libopus", "-f", "webm"],
    );
    // everybody
    let id = shop
        .upload(webm, "filename YS53ZWJt,audience ZXZlcnlib2R5")
        .await;
    shop.run("media.videos").await;
    let video = shop.video(id).await;
    assert_eq!(
        (&video["state"], &video["public"]),
        (&json!("ready"), &json!(true)),
        "{video}"
    );
    assert_eq!(steps(&video)[3], "smaller skipped");
    let (_, seen) = shop
        .app
        .post_as(SELVI, &format!("{VIDEOS}/{id}/look"), &json!({}))
        .await;
    assert!(
        seen["src"].as_str().unwrap().starts_with("/uploads/"),
        "{seen}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn without_ffmpeg_a_video_is_stored_unchanged_and_its_problem_is_reported() {
    let shop = VideoShop::open(media::Media::without_video_tools).await;
    let late = [video::start(), video::data(), video::index(b"avc1")].concat();
    let id = shop.upload(late, NAMED).await;
    shop.run("media.videos").await;
    let stored = shop.video(id).await;
    assert_eq!(
        (&stored["state"], &stored["playsLate"]),
        (&json!("ready"), &json!(true)),
        "{stored}"
    );
    assert_eq!(
        steps(&stored),
        [
            "check done",
            "prepare done",
            "cover skipped",
            "smaller skipped"
        ]
    );
    let cover = json!({"second": 1.0});
    let path = format!("{VIDEOS}/{id}/cover");
    let (status, problem) = shop
        .app
        .call_as(SELVI, Method::PUT, &path, Some(&cover))
        .await;
    assert_eq!(
        (status, &problem["code"]),
        (409, &json!("media.no_video_tools"))
    );

    let hevc = [video::start(), video::index(b"hvc1"), video::data()].concat();
    let id = shop.upload(hevc, NAMED).await;
    shop.run("media.videos").await;
    let refused = shop.video(id).await;
    assert_eq!(
        (&refused["state"], &refused["problem"]),
        (&json!("failed"), &json!("media.video_unknown_kind"))
    );
    assert_eq!(shop.files("temp"), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_smaller_copy_can_be_uploaded() {
    let shop = VideoShop::open(media::Media::without_video_tools).await;
    let large = [video::video(), video::data()].concat();
    let id = shop.upload(large, NAMED).await;
    shop.run("media.videos").await;
    // smallerOf 1
    let small = shop
        .upload(video::video(), "filename YS5tcDQ=,smallerOf MQ==")
        .await;
    assert_eq!(shop.video(id).await["smallerComing"], small);
    shop.run("media.videos").await;
    let stored = shop.video(id).await;
    assert_eq!(
        (
            &stored["smaller"]["width"],
            stored["smallerComing"].is_null()
        ),
        (&json!(640), true),
        "{stored}"
    );
    let (_, list) = shop.app.get_as(SELVI, VIDEOS).await;
    assert_eq!(
        list["items"].as_array().unwrap().len(),
        1,
        "it is now part of its video"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn captions_are_checked_and_stored_per_language() {
    let shop = VideoShop::open(media::Media::without_video_tools).await;
    let id = shop.upload(video::video(), NAMED).await;
    shop.run("media.videos").await;
    let put = async |language: &str, text: Vec<u8>| {
        let path = format!("{VIDEOS}/{id}/captions/{language}");
        let kind = [("content-type", "text/vtt".to_owned())];
        shop.app
            .send_as(SELVI, Method::PUT, &path, &kind, text)
            .await
    };
    assert_eq!(put("en", video::CAPTIONS.to_vec()).await.status, 200);
    assert_eq!(
        put("ta", video::CAPTIONS.to_vec()).await.body["captions"],
        json!(["en", "ta"])
    );
    assert_eq!(
        put("ta", b"1\n00:00:00,000".to_vec()).await.body["code"],
        "media.captions_invalid"
    );
    assert_eq!(put("ta", vec![b'a'; 1024 * 1024 + 1]).await.status, 413);
    assert_eq!(put("Tamil", video::CAPTIONS.to_vec()).await.status, 400);
    let (_, seen) = shop
        .app
        .post_as(SELVI, &format!("{VIDEOS}/{id}/look"), &json!({}))
        .await;
    assert_eq!(seen["captions"][1]["language"], "ta");
    assert!(
        seen["captions"][1]["src"]
            .as_str()
            .unwrap()
            .ends_with("/captions-ta.vtt"),
        "{seen}"
    );
    let path = format!("{VIDEOS}/{id}/captions/en");
    let (_, left) = shop.app.call_as(SELVI, Method::DELETE, &path, None).await;
    assert_eq!(left["captions"], json!(["ta"]));
}

/// A course with the first video.
struct Course;

#[async_trait]
impl MediaUses for Course {
    async fn of_videos(&self, videos: &[VideoId]) -> Result<Vec<(VideoId, MediaUse)>, Failure> {
        let shown = MediaUse::new("course", "Lesson", 1, "Drafting");
        Ok(videos
            .iter()
            .filter(|id| **id == 1)
            .map(|id| (*id, shown.clone()))
            .collect())
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_shown_video_cannot_be_deleted_and_others_can_be_restored() {
    let shop = VideoShop::showing(media::Media::without_video_tools, vec![Arc::new(Course)]).await;
    for _ in 0..2 {
        shop.upload(video::video(), NAMED).await;
    }
    let path = |id: i64| format!("{VIDEOS}/{id}");
    let delete = async |id: i64| {
        shop.app
            .call_as(SELVI, Method::DELETE, &path(id), None)
            .await
    };
    assert_eq!(delete(2).await.1["code"], "media.video_not_ready");
    shop.run("media.videos").await;
    let (status, problem) = delete(1).await;
    assert_eq!(
        (status, &problem["code"]),
        (409, &json!("media.video_used"))
    );
    assert_eq!(delete(2).await.0, 204);
    assert_eq!(delete(2).await.0, 404);
    let (_, trash) = shop
        .app
        .get_as(SELVI, &format!("{VIDEOS}?deleted=true"))
        .await;
    assert_eq!(trash["items"][0]["id"], 2);
    let (status, back) = shop
        .app
        .post_as(SELVI, &format!("{VIDEOS}/2/restore"), &json!({}))
        .await;
    assert_eq!(status, 200, "{back}");
    let title = json!({"title": "Drafting on paper", "version": back["version"]});
    let renamed = shop
        .app
        .call_as(SELVI, Method::PUT, &path(2), Some(&title))
        .await
        .1;
    assert_eq!(renamed["title"], "Drafting on paper");
    let (_, found) = shop
        .app
        .get_as(SELVI, &format!("{VIDEOS}?q=drafting&public=false"))
        .await;
    assert_eq!(found["items"].as_array().unwrap().len(), 1);
}

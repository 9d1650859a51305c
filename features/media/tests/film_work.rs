//! What becomes of a film that has arrived, with ffmpeg and without, and what the shop does with it.

use std::{process::Command, sync::Arc};

use crate::support::{
    film,
    film_shop::{FilmShop, SELVI},
};
use async_trait::async_trait;
use kernel::{Failure, FilmId, KeptUse, KeptUses};
use poem::http::Method;
use serde_json::{Value, json};

const FILMS: &str = "/admin/media/films";
/// lesson.mp4
const NAMED: &str = "filename bGVzc29uLm1wNA==";

/// Two seconds of a test picture with a tone, as a phone writes it: the index comes last.
fn filmed(size: &str, how: &[&str]) -> Vec<u8> {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("film.mp4");
    let picture = format!("testsrc=size={size}:rate=12:duration=2");
    let made = Command::new("ffmpeg")
        .args([
            "-v",
            "error",
            "-f",
            "lavfi",
            "-i",
            &picture,
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

fn steps(film: &Value) -> Vec<String> {
    let steps = film["steps"].as_array().unwrap().iter();
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
async fn with_ffmpeg_a_film_plays_at_once_and_gets_a_cover_and_a_smaller_copy() {
    let shop = FilmShop::open(|media| media).await;
    let id = shop.upload(filmed("1280x960", &[]), NAMED).await;
    shop.run("media.films").await;
    let film = shop.film(id).await;
    assert_eq!(film["state"], "ready", "{film}");
    assert_eq!(
        steps(&film),
        ["check done", "prepare done", "cover done", "smaller done"]
    );
    assert_eq!(
        (&film["width"], &film["seconds"], &film["playsLate"]),
        (&json!(1280), &json!(2), &json!(false))
    );
    assert_eq!(
        (&film["smaller"]["width"], &film["smaller"]["height"]),
        (&json!(640), &json!(480))
    );
    assert_eq!(film["cover"]["width"], 1280);
    assert_eq!((shop.files("temp"), shop.files("private/films")), (0, 2));

    let cover = json!({"second": 1.0});
    let path = format!("{FILMS}/{id}/cover");
    let (status, other) = shop
        .app
        .call_as(SELVI, Method::PUT, &path, Some(&cover))
        .await;
    assert_eq!(status, 200, "{other}");
    assert_ne!(other["coverId"], film["coverId"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn with_ffmpeg_what_browsers_cannot_play_is_encoded() {
    let shop = FilmShop::open(|media| media).await;
    let webm = filmed(
        "320x240",
        &["-c:v", "libvpx", "-c:a", "libopus", "-f", "webm"],
    );
    // everybody
    let id = shop
        .upload(webm, "filename YS53ZWJt,audience ZXZlcnlib2R5")
        .await;
    shop.run("media.films").await;
    let film = shop.film(id).await;
    assert_eq!(
        (&film["state"], &film["public"]),
        (&json!("ready"), &json!(true)),
        "{film}"
    );
    assert_eq!(steps(&film)[3], "smaller skipped");
    let (_, seen) = shop
        .app
        .post_as(SELVI, &format!("{FILMS}/{id}/look"), &json!({}))
        .await;
    assert!(
        seen["src"].as_str().unwrap().starts_with("/uploads/"),
        "{seen}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn without_ffmpeg_a_film_is_kept_as_it_is_and_its_flaw_is_told() {
    let shop = FilmShop::open(media::Media::without_film_tools).await;
    let late = [film::start(), film::data(), film::index(b"avc1")].concat();
    let id = shop.upload(late, NAMED).await;
    shop.run("media.films").await;
    let kept = shop.film(id).await;
    assert_eq!(
        (&kept["state"], &kept["playsLate"]),
        (&json!("ready"), &json!(true)),
        "{kept}"
    );
    assert_eq!(
        steps(&kept),
        [
            "check done",
            "prepare done",
            "cover skipped",
            "smaller skipped"
        ]
    );
    let cover = json!({"second": 1.0});
    let path = format!("{FILMS}/{id}/cover");
    let (status, problem) = shop
        .app
        .call_as(SELVI, Method::PUT, &path, Some(&cover))
        .await;
    assert_eq!(
        (status, &problem["code"]),
        (409, &json!("media.no_film_tools"))
    );

    let hevc = [film::start(), film::index(b"hvc1"), film::data()].concat();
    let id = shop.upload(hevc, NAMED).await;
    shop.run("media.films").await;
    let refused = shop.film(id).await;
    assert_eq!(
        (&refused["state"], &refused["problem"]),
        (&json!("failed"), &json!("media.film_unknown_kind"))
    );
    assert_eq!(shop.files("temp"), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_smaller_file_can_be_added_by_hand() {
    let shop = FilmShop::open(media::Media::without_film_tools).await;
    let large = [film::film(), film::data()].concat();
    let id = shop.upload(large, NAMED).await;
    shop.run("media.films").await;
    // smallerOf 1
    let small = shop
        .upload(film::film(), "filename YS5tcDQ=,smallerOf MQ==")
        .await;
    assert_eq!(shop.film(id).await["smallerComing"], small);
    shop.run("media.films").await;
    let kept = shop.film(id).await;
    assert_eq!(
        (&kept["smaller"]["width"], kept["smallerComing"].is_null()),
        (&json!(640), true),
        "{kept}"
    );
    let (_, list) = shop.app.get_as(SELVI, FILMS).await;
    assert_eq!(
        list["items"].as_array().unwrap().len(),
        1,
        "it became a part of its film"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn captions_are_checked_and_kept_for_each_language() {
    let shop = FilmShop::open(media::Media::without_film_tools).await;
    let id = shop.upload(film::film(), NAMED).await;
    shop.run("media.films").await;
    let put = async |language: &str, text: Vec<u8>| {
        let path = format!("{FILMS}/{id}/captions/{language}");
        let kind = [("content-type", "text/vtt".to_owned())];
        shop.app
            .send_as(SELVI, Method::PUT, &path, &kind, text)
            .await
    };
    assert_eq!(put("en", film::CAPTIONS.to_vec()).await.status, 200);
    assert_eq!(
        put("ta", film::CAPTIONS.to_vec()).await.body["captions"],
        json!(["en", "ta"])
    );
    assert_eq!(
        put("ta", b"1\n00:00:00,000".to_vec()).await.body["code"],
        "media.captions_invalid"
    );
    assert_eq!(put("ta", vec![b'a'; 1024 * 1024 + 1]).await.status, 413);
    assert_eq!(put("Tamil", film::CAPTIONS.to_vec()).await.status, 400);
    let (_, seen) = shop
        .app
        .post_as(SELVI, &format!("{FILMS}/{id}/look"), &json!({}))
        .await;
    assert_eq!(seen["captions"][1]["language"], "ta");
    assert!(
        seen["captions"][1]["src"]
            .as_str()
            .unwrap()
            .ends_with("/captions-ta.vtt"),
        "{seen}"
    );
    let path = format!("{FILMS}/{id}/captions/en");
    let (_, left) = shop.app.call_as(SELVI, Method::DELETE, &path, None).await;
    assert_eq!(left["captions"], json!(["ta"]));
}

/// A course with the first film.
struct Course;

#[async_trait]
impl KeptUses for Course {
    async fn of_films(&self, films: &[FilmId]) -> Result<Vec<(FilmId, KeptUse)>, Failure> {
        let shown = KeptUse::new("Lesson", "Drafting", "/admin/courses/1");
        Ok(films
            .iter()
            .filter(|id| **id == 1)
            .map(|id| (*id, shown.clone()))
            .collect())
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_shown_film_stays_and_another_comes_back() {
    let shop = FilmShop::showing(media::Media::without_film_tools, vec![Arc::new(Course)]).await;
    for _ in 0..2 {
        shop.upload(film::film(), NAMED).await;
    }
    let path = |id: i64| format!("{FILMS}/{id}");
    let delete = async |id: i64| {
        shop.app
            .call_as(SELVI, Method::DELETE, &path(id), None)
            .await
    };
    assert_eq!(delete(2).await.1["code"], "media.film_not_ready");
    shop.run("media.films").await;
    let (status, problem) = delete(1).await;
    assert_eq!((status, &problem["code"]), (409, &json!("media.film_used")));
    assert_eq!(delete(2).await.0, 204);
    assert_eq!(delete(2).await.0, 404);
    let (_, bin) = shop
        .app
        .get_as(SELVI, &format!("{FILMS}?deleted=true"))
        .await;
    assert_eq!(bin["items"][0]["id"], 2);
    let (status, back) = shop
        .app
        .post_as(SELVI, &format!("{FILMS}/2/restore"), &json!({}))
        .await;
    assert_eq!(status, 200, "{back}");
    let title = json!({"title": "Drafting on paper"});
    let renamed = shop
        .app
        .call_as(SELVI, Method::PATCH, &path(2), Some(&title))
        .await
        .1;
    assert_eq!(renamed["title"], "Drafting on paper");
    let (_, found) = shop
        .app
        .get_as(SELVI, &format!("{FILMS}?q=drafting&public=false"))
        .await;
    assert_eq!(found["items"].as_array().unwrap().len(), 1);
}

//! Playing lessons: URLs and progress.

use crate::support::{ASHA, At, BEENA, Store, at};
use poem::http::Method;
use serde_json::{Value, json};

const HOME: At = at(ASHA, 1);
const PHONE: At = at(ASHA, 2);

async fn enrolled() -> (Store, i64) {
    let store = Store::open().await;
    let id = store.buy(ASHA, 1, 1).await;
    (store, id)
}

async fn lesson(store: &Store, who: At, id: i64, place: usize) -> Value {
    let (_, own) = store.read(who, &format!("/me/courses/{id}")).await;
    own["lessons"][place].clone()
}

#[tokio::test]
async fn progress_is_shared_between_devices() {
    let (store, id) = enrolled().await;
    let (status, grant) = store.play(HOME, id, 1).await;
    assert_eq!(status, 201, "{grant}");
    assert_eq!(grant["seconds"], 24);
    assert_eq!(grant["positionSeconds"], 0.0);
    assert_eq!(grant["expiresAt"], "2026-08-01T07:00:00Z");
    store.pass(10);
    let grant = grant["id"].as_i64().unwrap();
    let (status, progress) = store.ping(HOME, grant, 10.5, &[(0.0, 10.5)]).await;
    assert_eq!(status, 200, "{progress}");
    assert_eq!(
        progress,
        json!({"live": true, "expiresAt": "2026-08-01T07:00:10Z", "watchedPercent": 43, "done": false,
               "courseWatchedPercent": 21})
    );
    let (_, resumed) = store.play(PHONE, id, 1).await;
    assert_eq!(resumed["positionSeconds"], 10.5);
    let (_, own) = store.read(PHONE, &format!("/me/courses/{id}")).await;
    assert_eq!(own["lastLessonId"], 1);
    assert_eq!(own["watchedPercent"], 21);
}

#[tokio::test]
async fn a_grant_contains_all_captions_and_the_smaller_copy() {
    let (store, id) = enrolled().await;
    // Videos with an even id have both.
    let mut tx = store.app.deps.db.write().await.unwrap();
    sqlx::query("UPDATE courses_lesson SET video_id = id + 599")
        .execute(&mut *tx)
        .await
        .unwrap();
    tx.commit().await.unwrap();
    let (_, grant) = store.play(HOME, id, 1).await;
    let folder = grant["src"].as_str().unwrap().strip_suffix("video.mp4");
    let folder = folder.unwrap();
    assert_eq!(
        grant["captions"],
        json!([
            {"language": "en", "label": "English", "src": format!("{folder}captions-en.vtt")},
            {"language": "ta", "label": "தமிழ்", "src": format!("{folder}captions-ta.vtt")},
        ])
    );
    assert_eq!(grant["smaller"], format!("{folder}smaller.mp4"));
    let (_, bare) = store.play(HOME, id, 2).await;
    assert_eq!(
        (&bare["captions"], &bare["smaller"]),
        (&json!([]), &Value::Null)
    );
}

#[tokio::test]
async fn a_lesson_is_done_at_ninety_per_cent_and_starts_over() {
    let (store, id) = enrolled().await;
    let (grant, _) = store.must_play(HOME, id, 1).await;
    store.pass(15);
    let (_, progress) = store.ping(HOME, grant, 15.0, &[(0.0, 15.0)]).await;
    assert_eq!(progress["done"], false);
    store.pass(9);
    let (_, progress) = store.ping(HOME, grant, 23.9, &[(15.2, 23.9)]).await;
    assert_eq!(
        (&progress["done"], &progress["watchedPercent"]),
        (&json!(true), &json!(100))
    );
    let done = lesson(&store, HOME, id, 0).await;
    assert_eq!(
        (&done["done"], &done["positionSeconds"]),
        (&json!(true), &json!(0.0))
    );
    assert_eq!(lesson(&store, HOME, id, 1).await["watchedPercent"], 0);
}

#[tokio::test]
async fn watched_time_cannot_exceed_twice_the_elapsed_time() {
    let (store, id) = enrolled().await;
    let (grant, _) = store.must_play(HOME, id, 1).await;
    for _ in 0..5 {
        let (_, progress) = store.ping(HOME, grant, 24.0, &[(0.0, 24.0)]).await;
        assert_eq!(progress["watchedPercent"], 20, "credit of the first report");
    }
    store.pass(2);
    let (_, progress) = store.ping(HOME, grant, 24.0, &[(0.0, 24.0)]).await;
    assert_eq!(progress["watchedPercent"], 37, "twice the time that passed");
    for _ in 0..60 {
        store.pass(60);
        store.ping(HOME, grant, 9.0, &[]).await;
    }
    let (_, progress) = store.ping(HOME, grant, 24.0, &[(0.0, 24.0)]).await;
    assert_eq!(
        progress["watchedPercent"], 58,
        "an hour of pause is not an hour of video"
    );
}

#[tokio::test]
async fn repeated_late_and_malformed_reports_are_accepted() {
    let (store, id) = enrolled().await;
    let (grant, _) = store.must_play(HOME, id, 1).await;
    store.pass(60);
    for _ in 0..2 {
        let (status, progress) = store
            .ping(HOME, grant, 20.0, &[(0.0, 8.0), (12.0, 20.0), (9.0, 3.0)])
            .await;
        assert_eq!((status, &progress["watchedPercent"]), (200, &json!(66)));
    }
    let path = format!("/me/playback/{grant}/pings");
    for strange in [
        json!({"positionSeconds": -1, "played": []}),
        json!({"positionSeconds": 1e9, "played": []}),
        json!({"positionSeconds": 1, "played": [{"from": -4, "to": 3}]}),
        json!({"positionSeconds": 1, "played": vec![json!({"from": 0, "to": 1}); 101]}),
        json!({"positionSeconds": "1", "played": []}),
        json!({"positionSeconds": 1}),
    ] {
        let (status, _) = store.call(HOME, Method::POST, &path, Some(&strange)).await;
        assert_eq!(status, 422, "{strange}");
    }
}

#[tokio::test]
async fn half_an_hour_of_silence_ends_the_url_but_keeps_the_progress() {
    let (store, id) = enrolled().await;
    let (grant, token) = store.must_play(HOME, id, 1).await;
    store.pass(1_799);
    assert!(store.opens(&token).await);
    let (_, progress) = store.ping(HOME, grant, 1.0, &[]).await;
    assert_eq!(progress["live"], true);
    store.pass(1_799);
    assert!(store.opens(&token).await, "every report extends it");
    store.pass(1);
    assert!(!store.opens(&token).await);
    let (status, progress) = store.ping(HOME, grant, 12.0, &[(0.0, 12.0)]).await;
    assert_eq!((status, &progress["live"]), (200, &json!(false)));
    assert_eq!(progress["watchedPercent"], 50);
    assert!(!store.opens(&token).await, "a report does not restore it");
    assert_eq!(lesson(&store, HOME, id, 0).await["positionSeconds"], 12.0);
}

#[tokio::test]
async fn the_url_ends_with_session_access_or_playback() {
    let (store, id) = enrolled().await;
    let (_, token) = store.must_play(HOME, id, 1).await;
    assert!(
        store
            .courses
            .video_of(&token, Some(HOME.device))
            .await
            .unwrap()
            .is_some()
    );
    assert!(
        store
            .courses
            .video_of(&token, Some(PHONE.device))
            .await
            .unwrap()
            .is_none()
    );
    assert!(!store.opens("guessed").await);
    store.neighbours.end_session(HOME.device);
    assert!(!store.opens(&token).await, "the session ended");

    let (grant, token) = store.must_play(PHONE, id, 1).await;
    let path = format!("/me/playback/{grant}");
    for _ in 0..2 {
        let (status, _) = store.call(PHONE, Method::DELETE, &path, None).await;
        assert_eq!(status, 204);
    }
    assert!(!store.opens(&token).await, "the player stopped");

    let (grant, token) = store.must_play(PHONE, id, 2).await;
    store
        .run("UPDATE courses_enrolment SET ended_at = 1785565900")
        .await;
    assert!(!store.opens(&token).await, "the access was withdrawn");
    let (_, progress) = store.ping(PHONE, grant, 3.0, &[]).await;
    assert_eq!(progress["live"], false);
    let (status, refused) = store.play(PHONE, id, 2).await;
    assert_eq!(
        (status, &refused["code"]),
        (403, &json!("courses.access_ended"))
    );
}

#[tokio::test]
async fn an_expired_course_cannot_be_played() {
    let (store, id) = enrolled().await;
    store.pass_days(90);
    let (_, token) = store.must_play(HOME, id, 1).await;
    store.pass(1);
    assert!(
        !store.opens(&token).await,
        "it ends in the middle of a lesson"
    );
    let (status, refused) = store.play(HOME, id, 1).await;
    assert_eq!(
        (status, &refused["code"]),
        (403, &json!("courses.access_expired"))
    );
    assert_eq!(
        refused["message"],
        "This course is no longer available as it has expired."
    );
}

#[tokio::test]
async fn a_user_cannot_reach_another_users_courses() {
    let (store, id) = enrolled().await;
    let own = store.buy(BEENA, 2, 2).await;
    let (grant, _) = store.must_play(HOME, id, 1).await;
    let beena = at(BEENA, 9);
    assert_eq!(
        store
            .read(beena, "/me/courses")
            .await
            .1
            .as_array()
            .unwrap()
            .len(),
        1
    );
    let ping = json!({"positionSeconds": 1, "played": []});
    let review = json!({"stars": 1, "text": ""});
    let input = json!({"lessonId": 1});
    for (method, path, body) in [
        (Method::GET, format!("/me/courses/{id}"), None),
        (
            Method::POST,
            format!("/me/courses/{id}/grants"),
            Some(&input),
        ),
        (
            Method::PUT,
            format!("/me/courses/{id}/review"),
            Some(&review),
        ),
        (
            Method::POST,
            format!("/me/playback/{grant}/pings"),
            Some(&ping),
        ),
        (Method::DELETE, format!("/me/playback/{grant}"), None),
    ] {
        let (foreign, reported) = store.call(beena, method.clone(), &path, body).await;
        let missing = path
            .replace(&format!("/{id}"), "/9999")
            .replace(&format!("/{grant}"), "/9999");
        let (unknown, same) = store.call(beena, method, &missing, body).await;
        assert_eq!((foreign, unknown), (404, 404), "{path}");
        assert_eq!(reported, same, "{path}");
    }
    let (status, refused) = store.play(beena, own, 1).await;
    assert_eq!(
        (status, &refused["code"]),
        (404, &json!("courses.lesson_not_found"))
    );
    assert_eq!(
        store.ping(PHONE, grant, 1.0, &[]).await.0,
        404,
        "another session of the same user"
    );
    assert_eq!(store.ping(HOME, grant, 1.0, &[]).await.0, 200);
}

#[tokio::test]
async fn visitors_have_to_log_in() {
    let store = Store::open().await;
    let empty = json!({});
    for (method, path, body) in [
        (Method::GET, "/me/courses", None),
        (Method::GET, "/me/courses/1", None),
        (Method::POST, "/me/courses/1/grants", Some(&empty)),
        (Method::PUT, "/me/courses/1/review", Some(&empty)),
        (Method::POST, "/me/playback/1/pings", Some(&empty)),
        (Method::DELETE, "/me/playback/1", None),
    ] {
        let answer = store.app.browse("127.0.0.1", "", method, path, body).await;
        assert_eq!(answer.status, 401, "{path}");
    }
}

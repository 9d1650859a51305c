//! Back-office operations on courses.

use crate::support::{
    ASHA, SELVI, Store, at,
    library::{ARRIVING, LESSON, LOST, PREVIEW, SECOND_LESSON},
    shop::{category, course, fields, with},
};
use poem::http::Method;
use serde_json::{Value, json};

async fn empty() -> Store {
    Store::with(&[]).await
}

#[tokio::test]
async fn only_staff_and_owner_read_and_write() {
    let store = Store::open().await;
    let staff = at(SELVI, 1);
    for place in [
        "",
        "/1",
        "/categories",
        "/categories/1",
        "/reviews",
        "/reviews/waiting",
    ] {
        let (status, _) = store
            .ask(at(ASHA, 1), Method::GET, place, Value::Null)
            .await;
        assert_eq!(status, 403, "{place}");
        assert_eq!(
            store.get(&format!("/admin/courses{place}")).await.0,
            401,
            "{place}"
        );
        let (status, _) = store.ask(staff, Method::GET, place, Value::Null).await;
        assert_eq!(status, 200, "{place}");
    }
    for place in ["/enrolments", "/enrolments/1"] {
        let (status, _) = store.ask(staff, Method::GET, place, Value::Null).await;
        assert_eq!(status, 403, "{place}");
    }
    for place in [
        "",
        "/enrolments",
        "/enrolments/1/extend",
        "/enrolments/1/revoke",
    ] {
        let (status, _) = store.ask(at(ASHA, 1), Method::POST, place, json!({})).await;
        assert_eq!(status, 403, "{place}");
    }
}

#[tokio::test]
async fn a_created_course_is_public_immediately() {
    let store = empty().await;
    let made = store.done(Method::POST, "/categories", category()).await;
    let version = store.deps.db.version().current();
    let detail = store.done(Method::POST, "", course(&made)).await;
    assert!(store.deps.db.version().current() > version);
    assert_eq!(detail["visible"], true);
    assert_eq!(detail["lacks"], json!([]));
    assert_eq!(detail["accessUntil"], "2027-01-28T06:30:00Z");
    assert_eq!(detail["lessons"][1]["seconds"], 24);
    let (_, seen) = store.get("/courses/1").await;
    assert_eq!(seen["lessons"][0]["title"], "Eight measurements");
    assert_eq!(seen["pricePaise"], 149_900);
    assert_eq!(seen["instructor"], "Malarvizhi");
    assert_eq!(seen["level"], "advanced");
    let hidden = json!({"published": false, "version": 1});
    store.done(Method::PUT, "/1/published", hidden).await;
    assert!(store.on_the_site().await.is_empty());
    let shown = json!({"published": true, "version": 2});
    store.done(Method::PUT, "/1/published", shown).await;
    let off = with(category(), json!({"published": false, "version": 1}));
    store.done(Method::PUT, "/categories/1", off).await;
    assert!(store.on_the_site().await.is_empty(), "nor its category");
    assert_eq!(store.get("/courses/1").await.0, 404);
}

#[tokio::test]
async fn a_hidden_course_may_be_incomplete_and_lists_what_is_missing() {
    let store = empty().await;
    let made = store.done(Method::POST, "/categories", category()).await;
    let draft = json!({
        "categoryId": made["id"], "serviceName": "Hems", "serviceModel": "", "mainDescription": "", "duration": "",
        "expireInDays": 90, "lessons": [{"title": "First", "videoId": ARRIVING}], "published": false,
    });
    let detail = store.done(Method::POST, "", draft.clone()).await;
    let lacks = json!([
        "model",
        "description",
        "duration",
        "price",
        "cover",
        "preview",
        "videos"
    ]);
    assert_eq!(detail["lacks"], lacks);
    let shown = json!({"published": true, "version": 1});
    let (status, problem) = store
        .ask(
            crate::support::shop::OWNER,
            Method::PUT,
            "/1/published",
            shown,
        )
        .await;
    assert_eq!(status, 422);
    let expected = [
        "serviceModel",
        "mainDescription",
        "duration",
        "pricePaise",
        "imageId",
        "previewVideoId",
        "lessons",
    ];
    assert_eq!(fields(&problem), expected);
    let wrong = with(
        draft,
        json!({"categoryId": 99, "imageId": LOST, "previewVideoId": LESSON, "lessons": [
            {"title": "First", "videoId": PREVIEW}, {"id": 77, "title": "Second", "videoId": LOST},
        ]}),
    );
    let (_, problem) = store
        .ask(crate::support::shop::OWNER, Method::POST, "", wrong)
        .await;
    let expected = [
        "categoryId",
        "previewVideoId",
        "lessons.0.videoId",
        "lessons.1.id",
        "lessons.1.videoId",
        "imageId",
    ];
    assert_eq!(fields(&problem), expected);
}

#[tokio::test]
async fn a_course_publishes_itself_once_the_last_video_is_ready() {
    let store = empty().await;
    let made = store.done(Method::POST, "/categories", category()).await;
    let waits = json!({"published": false, "publishWhenReady": true,
        "lessons": [{"title": "First", "videoId": ARRIVING}]});
    let detail = store
        .done(Method::POST, "", with(course(&made), waits))
        .await;
    assert_eq!(
        (&detail["published"], &detail["publishWhenReady"]),
        (&json!(false), &json!(true))
    );
    store.run_job("courses.publish").await;
    assert!(
        store.on_the_site().await.is_empty(),
        "its video is still being uploaded"
    );
    // As if the upload had finished.
    store.run("UPDATE courses_lesson SET video_id = 600").await;
    store.run_job("courses.publish").await;
    assert_eq!(store.on_the_site().await, ["Princess-cut blouse"]);
    let detail = store.see("/1").await;
    assert_eq!(detail["publishWhenReady"], false);
    let second = json!({"published": false, "publishWhenReady": true});
    let detail = store
        .done(Method::POST, "", with(course(&made), second))
        .await;
    assert_eq!(detail["published"], true, "it is already complete");
}

#[tokio::test]
async fn only_the_owner_sets_prices() {
    let store = empty().await;
    let staff = at(SELVI, 1);
    let made = store.done(Method::POST, "/categories", category()).await;
    let (status, problem) = store.ask(staff, Method::POST, "", course(&made)).await;
    assert_eq!(
        (status, &problem["code"]),
        (403, &json!("session.not_allowed"))
    );
    let unpriced = with(
        course(&made),
        json!({"pricePaise": null, "published": false}),
    );
    let (status, detail) = store.ask(staff, Method::POST, "", unpriced).await;
    assert_eq!(status, 201, "{detail}");
    assert_eq!(detail["lacks"], json!(["price"]));
    let priced = with(course(&made), json!({"version": 1}));
    store.done(Method::PUT, "/1", priced).await;
    let same = with(
        course(&made),
        json!({"serviceName": "Blouse", "version": 2}),
    );
    let (status, _) = store.ask(staff, Method::PUT, "/1", same).await;
    assert_eq!(status, 200, "the price is unchanged");
    let dearer = with(course(&made), json!({"pricePaise": 200_000, "version": 3}));
    let (status, _) = store.ask(staff, Method::PUT, "/1", dearer).await;
    assert_eq!(status, 403);
    let (_, copy) = store
        .ask(staff, Method::POST, "/1/duplicate", Value::Null)
        .await;
    assert!(copy.get("pricePaise").is_none());
    assert_eq!(copy["serviceName"], "Blouse (copy)");
    assert_eq!(copy["lessons"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn an_old_version_is_reported() {
    let store = empty().await;
    let made = store.done(Method::POST, "/categories", category()).await;
    store.done(Method::POST, "", course(&made)).await;
    let change = with(course(&made), json!({"version": 1}));
    store.done(Method::PUT, "/1", change.clone()).await;
    let code = store.refused(Method::PUT, "/1", change).await;
    assert_eq!(code, "record.conflict");
    let hide = json!({"published": false, "version": 1});
    let code = store.refused(Method::PUT, "/1/published", hide).await;
    assert_eq!(code, "record.conflict");
    let code = store.refused(Method::PUT, "/1", course(&made)).await;
    assert_eq!(code, "request.invalid_body");
}

#[tokio::test]
async fn lessons_are_reordered_removed_and_restored_with_their_progress() {
    let store = Store::open().await;
    let asha = at(ASHA, 1);
    let id = store.buy(ASHA, 1, 1).await;
    let (grant, token) = store.must_play(asha, id, 1).await;
    store.pass(6);
    store.ping(asha, grant, 12.0, &[(0.0, 12.0)]).await;
    let form = |version: i64, lessons: Value| {
        with(
            course(&json!({"id": 1})),
            json!({"version": version, "lessons": lessons}),
        )
    };
    let second = json!([{"id": 2, "title": "Stitch", "videoId": SECOND_LESSON}]);
    let detail = store.done(Method::PUT, "/1", form(1, second)).await;
    assert_eq!(detail["lessons"].as_array().unwrap().len(), 1);
    assert!(
        !store.opens(&token).await,
        "a removed lesson cannot be played"
    );
    let (_, own) = store.read(asha, &format!("/me/courses/{id}")).await;
    assert_eq!(own["lessons"].as_array().unwrap().len(), 1);
    let both = json!([
        {"id": 2, "title": "Stitch", "videoId": SECOND_LESSON}, {"id": 1, "title": "Fold", "videoId": LESSON},
    ]);
    store.done(Method::PUT, "/1", form(2, both)).await;
    let (_, own) = store.read(asha, &format!("/me/courses/{id}")).await;
    assert_eq!(own["lessons"][1]["title"], "Fold");
    assert_eq!(own["lessons"][1]["positionSeconds"], 12.0);
    let alien = json!([{"id": 3, "title": "Roll", "videoId": LESSON}]);
    let code = store.refused(Method::PUT, "/1", form(3, alien)).await;
    assert_eq!(code, "request.invalid_body", "a lesson of another course");
}

#[tokio::test]
async fn courses_are_searched_and_reordered() {
    let store = Store::open().await;
    let names = |list: &Value| -> Vec<String> {
        let items = list["items"].as_array().unwrap().iter();
        items
            .map(|one| one["serviceName"].as_str().unwrap().to_owned())
            .collect()
    };
    assert_eq!(names(&store.see("").await), ["Rolled hem", "Blind hem"]);
    assert_eq!(names(&store.see("?q=BLIND").await), ["Blind hem"]);
    assert_eq!(
        names(&store.see("?categoryId=1").await),
        ["Blind hem", "Rolled hem"]
    );
    let order = json!({"ids": [2, 1]});
    store.done(Method::PUT, "/order", order).await;
    assert_eq!(store.on_the_site().await, ["Rolled hem", "Blind hem"]);
    let code = store
        .refused(Method::PUT, "/order", json!({"ids": [2]}))
        .await;
    assert_eq!(code, "record.conflict");
    store
        .done(
            Method::PUT,
            "/2/published",
            json!({"published": false, "version": 1}),
        )
        .await;
    assert_eq!(names(&store.see("?published=false").await), ["Rolled hem"]);
    assert_eq!(names(&store.see("?published=true").await), ["Blind hem"]);
}

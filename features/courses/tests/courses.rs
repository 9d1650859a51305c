//! Public operations on courses.

use crate::support::Store;
use serde_json::{Value, json};

const DEMO: &str = include_str!("../../../data/demo/courses.json");

async fn demo_shop() -> Store {
    Store::with(&[("courses", DEMO)]).await
}

async fn small_shop() -> Store {
    let course = |name: &str, reviews: Value| {
        json!({
            "serviceName": name, "serviceModel": "By hand", "mainDescription": "One.\n\nTwo.",
            "pricePaise": 49_900, "duration": "50 min", "expireInDays": 180,
            "instructor": "", "level": "beginner",
            "image": {"file": "hem.webp", "alt": "A hem"}, "preview": "hem-preview",
            "lessons": [{"title": "Fold", "video": "secret-fold"}, {"title": "Stitch", "video": "secret-stitch"}],
            "reviews": reviews,
        })
    };
    let review = |stars: i64, days: i64| json!({"name": "Asha", "stars": stars, "text": "Good.", "daysAgo": days});
    let document = json!({"categories": [
        {"categoryName": "Hems & edges", "image": {"file": "hems.webp", "alt": "Hems"}, "courses": [
            course("Blind hem", json!([review(5, 40), review(4, 2), review(5, 9)])),
            course("Rolled hem", json!([])),
        ]},
        {"categoryName": "Darts", "image": {"file": "darts.webp", "alt": "Darts"}, "courses": [
            course("Long dart", json!([])),
        ]},
        {"categoryName": "Nothing yet", "image": {"file": "none.webp", "alt": "Nothing"}, "courses": []},
    ]});
    Store::with(&[("courses", &document.to_string())]).await
}

fn names(list: &Value) -> Vec<&str> {
    let rows = list.as_array().expect("a list");
    rows.iter()
        .filter_map(|row| row["serviceName"].as_str())
        .collect()
}

/// Hides or shows rows as the owner would.
async fn change(shop: &Store, sql: &'static str) {
    let mut tx = shop.deps.db.publish().await.expect("a transaction");
    sqlx::raw_sql(sql)
        .execute(&mut *tx)
        .await
        .expect("rows change");
    tx.commit().await.expect("a commit");
}

#[tokio::test]
async fn the_list_can_be_limited() {
    let shop = small_shop().await;
    let (_, list) = shop.get("/courses?limit=2").await;
    assert_eq!(names(&list), ["Blind hem", "Long dart"]);
    let (_, list) = shop.get("/courses?limit=100").await;
    assert_eq!(names(&list).len(), 3);
    for limit in ["0", "101", "-1", "two"] {
        let (status, _) = shop.get(&format!("/courses?limit={limit}")).await;
        assert_eq!(status, 400, "{limit}");
    }
}

#[tokio::test]
async fn the_list_starts_with_the_first_course_of_each_category() {
    let (status, list) = small_shop().await.get("/courses").await;
    assert_eq!(status, 200);
    assert_eq!(names(&list), ["Blind hem", "Long dart", "Rolled hem"]);
    assert_eq!(list[0]["serviceType"], "Hems & edges");
    assert_eq!(list[0]["rating"], json!({"average": 4.7, "count": 3}));
    assert!(list[1].get("rating").is_none(), "no rating without reviews");
}

#[tokio::test]
async fn a_category_is_selected_by_its_exact_name() {
    let shop = small_shop().await;
    let (_, list) = shop.get("/courses?category=Hems%20%26%20edges").await;
    assert_eq!(names(&list), ["Blind hem", "Rolled hem"]);
    for name in ["hems", "Nothing%20yet", "%3Cscript%3E"] {
        let (status, list) = shop.get(&format!("/courses?category={name}")).await;
        assert_eq!((status, list), (200, json!([])), "{name}");
    }
    let (status, _) = shop
        .get(&format!("/courses?category={}", "x".repeat(121)))
        .await;
    assert_eq!(status, 400);
}

#[tokio::test]
async fn only_categories_with_courses_are_listed() {
    let shop = small_shop().await;
    let (status, list) = shop.get("/courses/categories").await;
    assert_eq!(status, 200);
    let rows = list.as_array().expect("a list");
    assert_eq!(rows.len(), 2);
    assert_eq!(rows[0]["categoryName"], "Hems & edges");
    assert_eq!(rows[0]["courseCount"], 2);
    let store = &shop.courses;
    assert_eq!(
        store.category_names().await.expect("names"),
        ["Hems & edges", "Darts"]
    );
}

#[tokio::test]
async fn a_course_has_its_lessons_reviews_and_end_of_access() {
    let (status, course) = small_shop().await.get("/courses/1").await;
    assert_eq!(status, 200);
    assert_eq!(course["serviceName"], "Blind hem");
    assert_eq!(course["pricePaise"], 49_900);
    assert_eq!(course["accessUntil"], "2027-01-28T06:30:00Z");
    assert_eq!(
        course["lessons"],
        json!([{"id": 1, "title": "Fold", "seconds": 24}, {"id": 2, "title": "Stitch", "seconds": 24}])
    );
    let stars: Vec<_> = course["reviews"]
        .as_array()
        .expect("reviews")
        .iter()
        .map(|review| review["stars"].clone())
        .collect();
    assert_eq!(stars, [4, 5, 5], "newest first");
    assert_eq!(course["reviews"][0]["date"], "2026-07-30");
    assert!(
        course["previewVideo"]["src"]
            .as_str()
            .is_some_and(|src| src.ends_with(".mp4"))
    );
}

#[tokio::test]
async fn an_unknown_course_is_a_404_with_the_screens_text() {
    let shop = small_shop().await;
    for id in ["99", "-1", "0", "9223372036854775807"] {
        let (status, problem) = shop.get(&format!("/courses/{id}")).await;
        assert_eq!(status, 404, "{id}");
        assert_eq!(problem["code"], "courses.not_found");
        assert_eq!(problem["message"], "No Courses Available");
    }
    let (status, _) = shop.get("/courses/hem").await;
    assert_eq!(status, 400);
}

#[tokio::test]
async fn unpublished_and_unapproved_rows_are_not_public() {
    let shop = small_shop().await;
    change(
        &shop,
        "UPDATE courses_course SET published = 0 WHERE id = 3; UPDATE courses_review SET approved = 0 WHERE stars = 4",
    )
    .await;
    let (_, list) = shop.get("/courses").await;
    assert_eq!(names(&list), ["Blind hem", "Rolled hem"]);
    assert_eq!(list[0]["rating"], json!({"average": 5.0, "count": 2}));
    let (status, _) = shop.get("/courses/3").await;
    assert_eq!(status, 404);
    let (_, categories) = shop.get("/courses/categories").await;
    assert_eq!(categories.as_array().map(Vec::len), Some(1));
    let (_, course) = shop.get("/courses/1").await;
    assert_eq!(course["reviews"].as_array().map(Vec::len), Some(2));
}

/// Buyers pay for the videos. The test shop gives every video a URL that ends in `.mp4`, so a
/// public response may contain exactly one: the preview's.
#[tokio::test]
async fn no_public_response_contains_the_url_of_a_paid_video() {
    let shop = demo_shop().await;
    let (_, list) = shop.get("/courses").await;
    let courses = list.as_array().expect("a list");
    assert!(courses.len() >= 12);
    assert!(!list.to_string().contains(".mp4"));
    let (_, categories) = shop.get("/courses/categories").await;
    assert!(!categories.to_string().contains(".mp4"));
    for course in courses {
        let (_, mut detail) = shop.get(&format!("/courses/{}", course["id"])).await;
        let lessons = detail["lessons"].as_array().expect("lessons");
        assert!(!lessons.is_empty());
        for lesson in lessons {
            let members: Vec<_> = lesson.as_object().expect("a lesson").keys().collect();
            assert_eq!(members, ["id", "title", "seconds"]);
        }
        let preview = detail["previewVideo"].take();
        assert_eq!(preview.to_string().matches(".mp4").count(), 1);
        assert!(!detail.to_string().contains(".mp4"), "{detail}");
    }
}

#[tokio::test]
async fn search_finds_courses_by_name_and_by_category() {
    let shop = small_shop().await;
    let feature = courses::feature(&shop.courses);
    let provider = feature.gives().search.clone().expect("courses are found");
    let items = provider.search_items().await.expect("items");
    assert_eq!(items.len(), 3);
    let item = &items[0];
    assert_eq!(item.texts, ["Blind hem", "Hems & edges"]);
    assert_eq!(item.subtype.as_deref(), Some("By hand"));
    assert_eq!(item.path, "/coursenames/1");
}

#[tokio::test]
async fn the_sitemap_lists_every_course_and_category() {
    let shop = small_shop().await;
    let feature = courses::feature(&shop.courses);
    let pages = feature.gives().pages.clone().expect("courses have pages");
    let paths: Vec<String> = pages
        .site_pages()
        .await
        .expect("pages")
        .into_iter()
        .map(|page| page.path)
        .collect();
    assert_eq!(
        paths,
        [
            "/courses",
            "/fromcourses?category=Hems%20%26%20edges",
            "/fromcourses?category=Darts",
            "/coursenames/1",
            "/coursenames/3",
            "/coursenames/2",
        ]
    );
}

//! The content of the demo shop and of a new one, through HTTP.

use crate::support::{CONNECTED, no_orders, staff};
use kernel::testing::TestApp;
use serde_json::Value;

const DEMO: &[(&str, &str)] = &[("content", include_str!("../../../data/demo/content.json"))];

async fn store(demo: &[(&str, &str)]) -> TestApp {
    TestApp::of(
        |deps| {
            content::feature(
                deps,
                "https://shop.example".to_owned(),
                CONNECTED,
                staff(),
                no_orders(),
            )
        },
        demo,
    )
    .await
}

fn texts(list: &Value, field: &str) -> Vec<String> {
    list.as_array()
        .unwrap()
        .iter()
        .map(|row| row[field].as_str().unwrap().to_owned())
        .collect()
}

#[tokio::test]
async fn a_new_store_has_facts_and_pages_and_empty_lists() {
    let app = store(&[]).await;
    let (status, shop) = app.get("/content/shop").await;
    assert_eq!(status, 200);
    assert_eq!(shop["businessName"], "The Boutique");
    assert_eq!(shop["copyrightYear"], 2025);
    assert_eq!(shop["publicAddress"], "https://shop.example");
    assert_eq!(shop["onlinePayment"], "live");
    assert_eq!(shop["sendsEmails"], true);
    assert!(shop.get("whatsapp").is_none());
    for path in [
        "banner",
        "offers",
        "gallery",
        "events",
        "testimonials",
        "measure-videos",
    ] {
        let (status, list) = app.get(&format!("/content/{path}")).await;
        assert_eq!((status, list), (200, Value::Array(Vec::new())), "{path}");
    }
    for slug in ["about", "stories", "privacy", "terms", "refunds", "quality"] {
        let (status, page) = app.get(&format!("/content/pages/{slug}")).await;
        assert_eq!(status, 200, "{slug}");
        assert!(!page["sections"].as_array().unwrap().is_empty(), "{slug}");
    }
}

#[tokio::test]
async fn the_terms_say_what_terms_have_to_say() {
    for demo in [&[][..], DEMO] {
        let app = store(demo).await;
        let (_, terms) = app.get("/content/pages/terms").await;
        let terms = terms.to_string().to_lowercase();
        for said in [
            "agree",
            "intellectual property",
            "payments are not refunded after a course purchase",
            "advance payments are non-refundable once stitching has started",
            "cancellation is only possible before processing",
            "liab",
        ] {
            assert!(terms.contains(said), "{said}: {terms}");
        }
    }
}

#[tokio::test]
async fn the_demo_shop_tells_about_itself() {
    let app = store(DEMO).await;
    let (_, shop) = app.get("/content/shop").await;
    assert_eq!(shop["businessName"], "Hem & Mogra");
    assert_eq!(shop["address"].as_array().unwrap().len(), 4);
    assert_eq!(shop["hours"].as_array().unwrap().len(), 2);
    assert!(shop["grievanceOfficer"]["name"].is_string());
    let (_, banner) = app.get("/content/banner").await;
    assert_eq!(banner.as_array().unwrap().len(), 5);
    let (_, videos) = app.get("/content/measure-videos").await;
    assert!(videos[0]["url"]["src"].is_string());
    let (_, about) = app.get("/content/pages/about").await;
    assert_eq!(about["sections"][0]["id"], "story");
}

#[tokio::test]
async fn events_and_testimonials_come_newest_first() {
    let app = store(DEMO).await;
    let (_, events) = app.get("/content/events").await;
    let days = texts(&events, "date");
    assert!(days.windows(2).all(|pair| pair[0] >= pair[1]), "{days:?}");
    let (_, quotes) = app.get("/content/testimonials").await;
    assert_eq!(texts(&quotes, "name")[0], "Revathi K.");
    assert!(quotes[0]["mainImage"]["src"].is_string());
}

#[tokio::test]
async fn an_event_shows_all_its_images_and_an_unknown_one_says_so() {
    let app = store(DEMO).await;
    let (_, events) = app.get("/content/events").await;
    let (status, event) = app
        .get(&format!("/content/events/{}", events[0]["id"]))
        .await;
    assert_eq!(status, 200);
    assert_eq!(event["images"].as_array().unwrap().len(), 5);
    let (whole, beginning) = (&event["description"], &events[0]["description"]);
    let (whole, beginning) = (whole.as_str().unwrap(), beginning.as_str().unwrap());
    assert_eq!(beginning.chars().count(), 301);
    let line = whole.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(whole.contains("\n\n") && line.starts_with(beginning));
    let (status, problem) = app.get("/content/events/4711").await;
    assert_eq!(status, 404);
    assert_eq!(problem["code"], "content.event_not_found");
    assert_eq!(
        problem["message"],
        "Event not found or unable to load data."
    );
}

#[tokio::test]
async fn the_gallery_is_shuffled_by_its_seed() {
    let app = store(DEMO).await;
    let (_, own) = app.get("/content/gallery").await;
    let (_, first) = app.get("/content/gallery?seed=1").await;
    let (_, again) = app.get("/content/gallery?seed=1").await;
    assert_eq!(first, again);
    assert_ne!(first, own);
    assert_eq!(
        first.as_array().unwrap().len(),
        own.as_array().unwrap().len()
    );
    assert_eq!(own[0]["images"].as_array().unwrap().len(), 3);
    assert_ne!(app.get("/content/gallery?seed=5").await.0, 200);
}

#[tokio::test]
async fn an_unknown_page_is_not_found() {
    let app = store(&[]).await;
    let (status, problem) = app.get("/content/pages/nothing").await;
    assert_eq!(
        (status, &problem["code"]),
        (404, &"content.page_not_found".into())
    );
}

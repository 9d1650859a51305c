//! Stories, finished pieces and pages of text as the shop writes them, through HTTP.

use crate::support::{GONE, SELVI, Shop, ids};
use serde_json::{Value, json};

fn story(version: Option<i64>) -> Value {
    let mut story = json!({
        "title": "Kanjivaram borders",
        "description": "First.\n\nSecond.",
        "date": "2026-07-30",
        "mainImageId": 7,
        "images": [{"imageId": 8, "published": true}, {"imageId": 9, "published": false}],
        "published": true,
    });
    if let Some(version) = version {
        story["version"] = json!(version);
    }
    story
}

#[tokio::test]
async fn a_story_has_the_images_that_are_published() {
    let shop = Shop::open().await;
    let entry = shop.create("events", story(None)).await;
    assert_eq!(entry["images"].as_array().unwrap().len(), 2);
    assert_eq!(entry["mainImage"]["alt"], "Image 7");
    let seen = shop.public("events/1").await;
    assert_eq!(seen["description"], "First.\n\nSecond.");
    assert_eq!(seen["images"].as_array().unwrap().len(), 1, "one is hidden");
    assert_eq!(seen["images"][0]["alt"], "Image 8");
    let mut changed = story(Some(1));
    changed["images"] = json!([]);
    let (status, entry) = shop.put("events/1", &changed).await;
    assert_eq!((status, &entry["images"]), (200, &json!([])));
    assert_eq!(shop.put("events/1", &changed).await.0, 409);
    assert_eq!(ids(&shop.list("events?q=SECOND").await), [1]);
    assert_eq!(shop.delete("events/1").await, 204);
    assert_eq!(shop.app.get("/content/events/1").await.0, 404);
    assert_eq!(shop.public("events").await, json!([]));
    assert_eq!(shop.post("events/1/restore", &Value::Null).await.0, 200);
    assert_eq!(ids(&shop.public("events").await), [1]);
}

#[tokio::test]
async fn images_that_nobody_keeps_are_named() {
    let shop = Shop::open().await;
    let mut wrong = story(None);
    wrong["mainImageId"] = json!(GONE);
    wrong["images"][1]["imageId"] = json!(GONE + 1);
    let (status, problem) = shop.post("events", &wrong).await;
    let fields = problem["fields"].as_array().unwrap();
    assert_eq!((status, fields.len()), (422, 2));
    assert_eq!(fields[0]["field"], "mainImageId");
    assert_eq!(fields[1]["field"], "images.1.imageId");
    wrong["images"] = json!(vec![json!({"imageId": 1, "published": true}); 11]);
    let (_, problem) = shop.post("events", &wrong).await;
    assert_eq!(problem["fields"][0]["field"], "images");
}

#[tokio::test]
async fn finished_pieces_have_up_to_ten_images_and_an_order() {
    let shop = Shop::open().await;
    let piece = |title: &str, images: Vec<i64>| json!({"title": title, "category": "Blouses", "imageIds": images, "published": true});
    shop.create("gallery", piece("First", vec![3, 1])).await;
    shop.create("gallery", piece("Second", (1..=10).collect()))
        .await;
    let seen = shop.public("gallery").await;
    assert_eq!(seen[0]["images"][0]["alt"], "Image 3", "the main one first");
    assert_eq!(seen[1]["images"].as_array().unwrap().len(), 10);
    for images in [vec![], (1..=11).collect()] {
        let (status, problem) = shop.post("gallery", &piece("Third", images)).await;
        assert_eq!(status, 422);
        assert_eq!(problem["fields"][0]["field"], "imageIds");
    }
    assert_eq!(
        shop.put("gallery/order", &json!({"ids": [2, 1]})).await.0,
        200
    );
    assert_eq!(ids(&shop.public("gallery").await), [2, 1]);
    let mut hidden = piece("Second", vec![4]);
    hidden["published"] = json!(false);
    hidden["version"] = json!(1);
    let (status, entry) = shop.put("gallery/2", &hidden).await;
    assert_eq!(
        (status, entry["images"].as_array().unwrap().len()),
        (200, 1)
    );
    assert_eq!(ids(&shop.public("gallery").await), [1]);
    assert_eq!(shop.put("gallery/2", &hidden).await.0, 409);
    assert_eq!(shop.delete("gallery/1").await, 204);
    assert_eq!(shop.public("gallery").await, json!([]));
    assert_eq!(ids(&shop.list("gallery?deleted=true").await), [1]);
    assert_eq!(shop.post("gallery/1/restore", &Value::Null).await.0, 200);
    assert_eq!(ids(&shop.public("gallery").await), [1]);
    assert_eq!(ids(&shop.list("gallery?q=first").await), [1]);
}

#[tokio::test]
async fn a_page_is_rewritten_section_by_section() {
    let shop = Shop::open().await;
    assert_eq!(shop.list("pages").await.as_array().unwrap().len(), 6);
    let detail = shop.list("pages/about").await;
    assert_eq!(detail["version"], 1);
    let section = |id: &str| json!({"id": id, "heading": " ", "text": "One.\n\nTwo."});
    let page =
        json!({"title": "About", "sections": [section("story"), section("people")], "version": 1});
    let (status, detail) = shop.put("pages/about", &page).await;
    assert_eq!((status, &detail["version"]), (200, &json!(2)), "{detail}");
    let seen = shop.public("pages/about").await;
    assert_eq!(
        seen["sections"],
        json!([{"id": "story", "text": "One.\n\nTwo."}, {"id": "people", "text": "One.\n\nTwo."}])
    );
    assert_eq!(seen["changedOn"], "2026-08-01");
    assert_eq!(shop.put("pages/about", &page).await.0, 409);
    let twice = json!({"title": "About", "sections": [section("story"), section("story"), section("No good")], "version": 2});
    let (status, problem) = shop.put("pages/about", &twice).await;
    let fields: Vec<&str> = problem["fields"]
        .as_array()
        .unwrap()
        .iter()
        .map(|field| field["field"].as_str().unwrap())
        .collect();
    assert_eq!(
        (status, fields),
        (422, vec!["sections.1.id", "sections.2.id"])
    );
    assert_eq!(shop.put("pages/nothing", &page).await.0, 404);
}

#[tokio::test]
async fn visitors_write_none_of_it() {
    let shop = Shop::open().await;
    for list in ["events", "gallery", "pages"] {
        let path = format!("/admin/content/{list}");
        assert_eq!(shop.app.get(&path).await.0, 401);
        assert_eq!(shop.app.get_as(SELVI, &path).await.0, 200);
        let asha = kernel::testing::Caller::customer(11);
        assert_eq!(shop.app.get_as(asha, &path).await.0, 403);
    }
}

#[tokio::test]
async fn videos_that_show_how_to_measure_are_chosen_and_put_in_order() {
    let shop = Shop::open().await;
    let chosen = |video: i64| json!({"videoId": video, "imageId": 7, "published": true});
    let entry = shop.create("how-to-measure", chosen(4)).await;
    assert_eq!(entry["video"]["src"], "/uploads/4.mp4");
    shop.create("how-to-measure", chosen(5)).await;
    let order = json!({"ids": [2, 1]});
    assert_eq!(shop.put("how-to-measure/order", &order).await.0, 200);
    assert_eq!(ids(&shop.public("measure-videos").await), [2, 1]);
    assert_eq!(shop.delete("how-to-measure/2").await, 204);
    assert_eq!(ids(&shop.public("measure-videos").await), [1]);
    let restored = shop.post("how-to-measure/2/restore", &Value::Null).await;
    assert_eq!(restored.0, 200);
    let mut hidden = chosen(4);
    hidden["published"] = json!(false);
    hidden["version"] = json!(1);
    assert_eq!(shop.put("how-to-measure/1", &hidden).await.0, 200);
    assert_eq!(shop.put("how-to-measure/1", &hidden).await.0, 409);
    assert_eq!(ids(&shop.public("measure-videos").await), [2]);
    let (status, problem) = shop.post("how-to-measure", &chosen(GONE)).await;
    assert_eq!(
        (status, &problem["fields"][0]["field"]),
        (422, &json!("videoId"))
    );
}

//! What the shop's own people write and read, through HTTP.

use crate::support::{SELVI, Shop, ids};
use kernel::{edit::DAYS_TO_RESTORE, testing::Caller};
use poem::http::Method;
use serde_json::{Value, json};

const ASHA: Caller = Caller::customer(11);

#[tokio::test]
async fn customers_see_nothing_of_it() {
    let shop = Shop::open().await;
    for list in ["banner", "offers", "testimonials", "enquiries"] {
        let path = format!("/admin/content/{list}");
        assert_eq!(shop.app.get_as(ASHA, &path).await.0, 403, "{list}");
        assert_eq!(shop.app.get(&path).await.0, 401, "{list}");
        assert_eq!(shop.app.get_as(SELVI, &path).await.0, 200, "{list}");
    }
    let wording = json!({"subtitle": "Blouses", "published": true});
    let (status, _) = shop
        .app
        .post_as(ASHA, "/admin/content/banner", &wording)
        .await;
    assert_eq!(status, 403);
}

#[tokio::test]
async fn banner_texts_are_created_hidden_deleted_and_restored() {
    let shop = Shop::open().await;
    let before = shop.app.deps.db.version().current();
    let entry = shop
        .create(
            "banner",
            json!({"subtitle": " Bridal blouses ", "published": true}),
        )
        .await;
    assert_eq!(
        entry,
        json!({"id": 1, "subtitle": "Bridal blouses", "published": true, "version": 1})
    );
    assert!(
        shop.app.deps.db.version().current() > before,
        "kept pages are stale"
    );
    assert_eq!(shop.public("banner").await[0]["subtitle"], "Bridal blouses");

    let hidden = json!({"subtitle": "Bridal blouses", "published": false, "version": 1});
    let (status, entry) = shop.put("banner/1", &hidden).await;
    assert_eq!((status, &entry["version"]), (200, &json!(2)));
    assert_eq!(shop.public("banner").await, json!([]));
    let (status, problem) = shop.put("banner/1", &hidden).await;
    assert_eq!(
        (status, &problem["code"]),
        (409, &json!("record.conflict")),
        "another member of staff saved first"
    );
    let shown = json!({"subtitle": "Bridal blouses", "published": true, "version": 2});
    shop.put("banner/1", &shown).await;

    assert_eq!(shop.delete("banner/1").await, 204);
    assert_eq!(shop.public("banner").await, json!([]));
    assert_eq!(shop.list("banner").await, json!([]));
    assert!(shop.list("banner?deleted=true").await[0]["deletedAt"].is_string());
    assert_eq!(shop.delete("banner/1").await, 404, "twice");
    assert_eq!(shop.put("banner/1", &shown).await.0, 404);
    let (status, entry) = shop.post("banner/1/restore", &Value::Null).await;
    assert_eq!(
        (status, &entry["subtitle"]),
        (200, &json!("Bridal blouses"))
    );
    assert_eq!(shop.public("banner").await[0]["subtitle"], "Bridal blouses");
}

#[tokio::test]
async fn rows_stand_where_the_shop_puts_them() {
    let shop = Shop::open().await;
    for text in ["First", "Second", "Third"] {
        shop.create("offers", json!({"text": text, "published": true}))
            .await;
    }
    let order = |ids: &[i64]| json!({"ids": ids});
    let (status, list) = shop.put("offers/order", &order(&[3, 1, 2])).await;
    assert_eq!((status, ids(&list)), (200, vec![3, 1, 2]));
    assert_eq!(ids(&shop.public("offers").await), [3, 1, 2]);
    for stale in [&[3, 1][..], &[3, 1, 9], &[3, 1, 1], &[]] {
        let (status, problem) = shop.put("offers/order", &order(stale)).await;
        assert_eq!(
            (status, &problem["code"]),
            (409, &json!("record.conflict")),
            "{stale:?}"
        );
    }
    shop.create("offers", json!({"text": "Fourth", "published": true}))
        .await;
    assert_eq!(
        ids(&shop.list("offers").await),
        [3, 1, 2, 4],
        "the last place"
    );
}

#[tokio::test]
async fn rows_are_shown_and_hidden_by_themselves_and_seen_in_the_trash() {
    let shop = Shop::open().await;
    shop.create("offers", json!({"text": "Ten percent", "published": true}))
        .await;
    let hide = json!({"published": false, "version": 1});
    let (status, hidden) = shop.put("offers/1/published", &hide).await;
    assert_eq!(
        (status, &hidden["published"], &hidden["version"]),
        (200, &json!(false), &json!(2))
    );
    assert_eq!(shop.public("offers").await, json!([]));
    let (status, problem) = shop.put("offers/1/published", &hide).await;
    assert_eq!((status, &problem["code"]), (409, &json!("record.conflict")));
    assert_eq!(shop.put("offers/9/published", &hide).await.0, 404);
    assert_eq!(shop.delete("offers/1").await, 204);
    assert!(shop.list("offers/1").await["deletedAt"].is_string());
    assert_eq!(shop.put("offers/1/published", &hide).await.0, 404);
    for _ in 0..2 {
        let (status, entry) = shop.post("offers/1/restore", &Value::Null).await;
        assert_eq!((status, &entry["version"]), (200, &json!(4)), "only once");
    }
    assert_eq!(shop.post("offers/9/restore", &Value::Null).await.0, 404);
    assert_eq!(ids(&shop.list("offers?q=TEN").await), [1]);
    assert_eq!(shop.list("offers?q=twenty").await, json!([]));
}

#[tokio::test]
async fn every_wrong_field_of_a_form_is_named() {
    let shop = Shop::open().await;
    let (status, problem) = shop
        .post("testimonials", &json!({"name": " ", "company": "x".repeat(81), "quote": "Good", "date": "2026-13-01", "imageId": 7}))
        .await;
    let fields: Vec<&str> = problem["fields"]
        .as_array()
        .unwrap()
        .iter()
        .map(|field| field["field"].as_str().unwrap())
        .collect();
    assert_eq!(
        (status, fields),
        (422, vec!["name", "company", "date", "published"])
    );
    let (status, problem) = shop
        .put(
            "offers/1",
            &json!({"text": "Ten percent", "published": true}),
        )
        .await;
    assert_eq!(
        (status, &problem["fields"][0]["field"]),
        (422, &json!("version"))
    );
}

fn quote(name: &str, day: &str, image: i64) -> Value {
    json!({"name": name, "company": "Adyar", "quote": "It fits.\nAt last.", "date": day, "imageId": image, "published": false})
}

#[tokio::test]
async fn a_testimonial_appears_once_it_is_approved() {
    let shop = Shop::open().await;
    let entry = shop
        .create("testimonials", quote("Revathi", "2026-07-30", 7))
        .await;
    assert_eq!(entry["image"]["alt"], "Image 7");
    shop.create("testimonials", quote("Meena", "2026-07-31", 8))
        .await;
    assert_eq!(shop.public("testimonials").await, json!([]));
    assert_eq!(
        ids(&shop.list("testimonials").await),
        [2, 1],
        "newest first"
    );
    assert_eq!(ids(&shop.list("testimonials?q=reva").await), [1]);
    let mut approved = quote("Revathi", "2026-07-30", 7);
    approved["published"] = json!(true);
    approved["version"] = json!(1);
    assert_eq!(shop.put("testimonials/1", &approved).await.0, 200);
    assert_eq!(shop.public("testimonials").await[0]["name"], "Revathi");
    let (status, problem) = shop
        .post(
            "testimonials",
            &quote("Zoya", "2026-07-31", crate::support::GONE),
        )
        .await;
    assert_eq!(
        (status, &problem["fields"][0]["field"]),
        (422, &json!("imageId"))
    );
    assert_eq!(shop.delete("testimonials/1").await, 204);
    assert_eq!(shop.public("testimonials").await, json!([]));
    assert_eq!(
        shop.post("testimonials/1/restore", &Value::Null).await.0,
        200
    );
    assert_eq!(shop.public("testimonials").await[0]["name"], "Revathi");
}

async fn ask(shop: &Shop, name: &str) {
    let body = json!({"name": name, "phone": "98765 43210", "message": "Open on Sunday?"});
    let mut tx = shop.app.deps.db.write().await.unwrap();
    sqlx::query("INSERT INTO content_enquiry (name, phone, message, created_at) VALUES (?, '+919876543210', ?, 1)")
        .bind(name)
        .bind(body["message"].as_str())
        .execute(&mut *tx)
        .await
        .unwrap();
    tx.commit().await.unwrap();
}

#[tokio::test]
async fn the_inbox_is_read_searched_and_tidied() {
    let shop = Shop::open().await;
    for number in 1..=120 {
        ask(&shop, if number == 60 { "Thamarai" } else { "Asha" }).await;
    }
    let first = shop.list("enquiries").await;
    assert_eq!(first["unread"], 120);
    assert_eq!(ids(&first["items"]).len(), 50);
    let second = shop
        .list(&format!("enquiries?before={}", first["next"]))
        .await;
    let third = shop
        .list(&format!("enquiries?before={}", second["next"]))
        .await;
    assert_eq!(ids(&third["items"]), (1..=20).rev().collect::<Vec<_>>());
    assert!(third.get("next").is_none());

    let found = shop.list("enquiries?q=THAMA").await;
    assert_eq!(ids(&found["items"]), [60]);
    let found = shop.list("enquiries?q=98765%2043210").await;
    assert_eq!(
        found["items"].as_array().unwrap().len(),
        50,
        "a number with a blank"
    );
    let (status, entry) = shop
        .put("enquiries/60", &json!({"read": true, "version": 1}))
        .await;
    assert_eq!(status, 200);
    assert!(entry["readAt"].is_string());
    let unread = shop.list("enquiries?unread=true&q=thamarai").await;
    assert_eq!(
        (ids(&unread["items"]), &unread["unread"]),
        (vec![], &json!(119))
    );
    let unmark = |version| json!({"read": false, "version": version});
    let (status, stale) = shop.put("enquiries/60", &unmark(1)).await;
    assert_eq!(
        (status, &stale["code"]),
        (409, &json!("record.conflict")),
        "it was read in the meantime"
    );
    let (_, entry) = shop.put("enquiries/60", &unmark(2)).await;
    assert!(entry.get("readAt").is_none());

    assert_eq!(shop.delete("enquiries/60").await, 204);
    assert_eq!(
        ids(&shop.list("enquiries?q=thamarai").await["items"]),
        Vec::<i64>::new()
    );
    assert_eq!(
        ids(&shop.list("enquiries?deleted=true").await["items"]),
        [60]
    );
    assert_eq!(
        shop.put("enquiries/60", &json!({"read": true, "version": 4}))
            .await
            .0,
        404
    );
    assert_eq!(shop.post("enquiries/60/restore", &Value::Null).await.0, 200);
    assert_eq!(ids(&shop.list("enquiries?q=thamarai").await["items"]), [60]);
}

#[tokio::test]
async fn a_trash_is_emptied_after_a_month() {
    let shop = Shop::open().await;
    shop.create("offers", json!({"text": "Old", "published": true}))
        .await;
    ask(&shop, "Asha").await;
    shop.delete("offers/1").await;
    shop.delete("enquiries/1").await;
    shop.app
        .deps
        .clock
        .advance_seconds((DAYS_TO_RESTORE - 1) * 86_400);
    shop.sweep().await;
    assert_eq!(ids(&shop.list("offers?deleted=true").await), [1]);
    shop.app.deps.clock.advance_seconds(2 * 86_400);
    shop.sweep().await;
    assert_eq!(shop.list("offers?deleted=true").await, json!([]));
    assert_eq!(
        shop.list("enquiries?deleted=true").await["items"],
        json!([])
    );
}

#[tokio::test]
async fn every_change_is_in_the_log_without_what_it_says() {
    let shop = Shop::open().await;
    shop.create("offers", json!({"text": "Ten percent", "published": true}))
        .await;
    ask(&shop, "Asha").await;
    shop.put("enquiries/1", &json!({"read": true, "version": 1}))
        .await;
    shop.app
        .call_as(SELVI, Method::DELETE, "/admin/content/offers/1", None)
        .await;
    let log: Vec<(i64, String, String, String)> =
        sqlx::query_as("SELECT actor, action, subject, details FROM kernel_audit ORDER BY id")
            .fetch_all(shop.app.deps.db.read())
            .await
            .unwrap();
    let reported: Vec<(&str, &str)> = log
        .iter()
        .map(|line| (line.1.as_str(), line.2.as_str()))
        .collect();
    assert_eq!(
        reported,
        [
            ("content.offer_created", "offer:1"),
            ("content.enquiry_read", "enquiry:1"),
            ("content.offer_deleted", "offer:1"),
        ]
    );
    assert!(log.iter().all(|line| line.0 == SELVI.id && line.3 == "{}"));
}

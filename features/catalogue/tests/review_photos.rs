//! Photos of reviews: who sees them, and when they go.

use crate::support::{ASHA, ROSHNI, SELVI, Shop};
use futures_util::future::join_all;
use kernel::testing::Caller;
use poem::http::Method;
use serde_json::{Value, json};

const OTHER: Caller = Caller::customer(8);
const OWN: &str = "/me/product-reviews/1";

async fn reviewed() -> Shop {
    let shop = Shop::empty().await;
    shop.blouse().await;
    let body = json!({"stars": 5, "text": "Fits."});
    let written = shop.app.call_as(ASHA, Method::PUT, OWN, Some(&body)).await;
    assert_eq!(written.0, 200);
    shop
}

async fn add(shop: &Shop, file: &[u8]) -> (u16, Value) {
    let path = format!("{OWN}/photos");
    shop.app.upload_as(ASHA, &path, file.to_vec()).await
}

async fn decide(shop: &Shop, state: &str, version: i64) -> Value {
    let body = json!({"state": state, "version": version});
    shop.done(Method::PUT, "/reviews/1", body).await
}

/// The URL without the prefix of test servers.
fn src(photo: &Value) -> &str {
    photo["src"].as_str().unwrap().strip_prefix("/api").unwrap()
}

async fn shown(shop: &Shop) -> Value {
    let (_, extras) = shop.app.get("/catalogue/products/1/extras").await;
    extras["reviews"].clone()
}

#[tokio::test]
async fn a_photo_is_private_until_its_review_is_approved() {
    let shop = reviewed().await;
    let (status, photo) = add(&shop, b"a blouse").await;
    assert_eq!(status, 201, "{photo}");
    let path = src(&photo);
    for caller in [ASHA, SELVI, ROSHNI] {
        let seen = shop.app.get_as(caller, path).await;
        assert_eq!(seen, (200, json!("a blouse")));
    }
    let hidden = [shop.app.get(path).await, shop.app.get_as(OTHER, path).await];
    for (status, problem) in hidden {
        assert_eq!(
            (status, &problem["code"]),
            (404, &json!("catalogue.photo_not_found"))
        );
    }
    let listed = shop.see("/reviews?state=waiting").await;
    assert_eq!(listed["items"][0]["photos"], json!([photo]));

    decide(&shop, "approved", 2).await;
    assert_eq!(shop.app.get(path).await, (200, json!("a blouse")));
    assert_eq!(shown(&shop).await[0]["photos"], json!([photo]));
    decide(&shop, "hidden", 3).await;
    assert_eq!(shop.app.get(path).await.0, 404);
}

#[tokio::test]
async fn a_photo_sends_an_approved_review_back_to_approval() {
    let shop = reviewed().await;
    decide(&shop, "approved", 1).await;
    add(&shop, b"a blouse").await;
    assert_eq!(shown(&shop).await, json!([]));
    let stale = json!({"state": "approved", "version": 2});
    let code = shop.refused(Method::PUT, "/reviews/1", stale).await;
    assert_eq!(code, "record.conflict", "the photo was not seen");
    let changed = json!({"stars": 4, "text": "Fits."});
    let (_, saved) = shop
        .app
        .call_as(ASHA, Method::PUT, OWN, Some(&changed))
        .await;
    assert_eq!(saved["photos"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn a_review_has_three_photos_at_most() {
    let shop = reviewed().await;
    let sent = (0..5).map(|_| add(&shop, b"a blouse"));
    let added = join_all(sent).await;
    let stored = added.iter().filter(|(status, _)| *status == 201).count();
    assert_eq!((stored, shop.photos.stored()), (3, 3));
    let refused = add(&shop, b"a blouse").await;
    assert_eq!(refused.1["code"], "catalogue.too_many_photos");
    let path = "/me/product-reviews/2/photos";
    let elsewhere = shop.app.upload_as(ASHA, path, b"a blouse".to_vec()).await;
    assert_eq!(elsewhere.1["code"], "catalogue.review_not_found");
}

#[tokio::test]
async fn a_damaged_photo_is_refused() {
    let shop = reviewed().await;
    let (status, problem) = add(&shop, b"bad").await;
    assert_eq!((status, &problem["code"]), (422, &json!("photo.broken")));
}

#[tokio::test]
async fn only_its_customer_removes_a_photo() {
    let shop = reviewed().await;
    let (_, photo) = add(&shop, b"a blouse").await;
    decide(&shop, "approved", 2).await;
    let path = format!("{OWN}/photos/{}", photo["id"]);
    let (status, _) = shop.app.call_as(OTHER, Method::DELETE, &path, None).await;
    assert_eq!((status, shop.photos.stored()), (404, 1));
    let (status, _) = shop.app.call_as(ASHA, Method::DELETE, &path, None).await;
    assert_eq!((status, shop.photos.stored()), (204, 0));
    assert_eq!(shown(&shop).await[0]["photos"], json!([]), "still approved");
}

#[tokio::test]
async fn a_deleted_review_leaves_no_photo() {
    let shop = reviewed().await;
    add(&shop, b"a blouse").await;
    decide(&shop, "approved", 2).await;
    let (status, _) = shop.app.call_as(OTHER, Method::DELETE, OWN, None).await;
    assert_eq!(status, 404);
    let (status, _) = shop.app.call_as(ASHA, Method::DELETE, OWN, None).await;
    assert_eq!((status, shop.photos.stored()), (204, 0));
    assert_eq!(shown(&shop).await, json!([]));
    let (_, own) = shop.app.call_as(ASHA, Method::GET, OWN, None).await;
    assert_eq!(own, json!({"mayReview": true}));
}

#[tokio::test]
async fn a_deleted_account_leaves_no_photo() {
    let shop = reviewed().await;
    add(&shop, b"a blouse").await;
    shop.app.erase_person(7).await;
    assert_eq!(shop.photos.stored(), 0);
}

#[tokio::test]
async fn the_trash_loses_photos_with_their_review_or_its_product() {
    for path in ["/reviews/1", "/products/1", "/categories/1"] {
        let shop = reviewed().await;
        add(&shop, b"a blouse").await;
        let above = path == "/categories/1";
        if above {
            shop.done(Method::DELETE, "/products/1", Value::Null).await;
            shop.done(Method::DELETE, "/services/1", Value::Null).await;
        }
        shop.done(Method::DELETE, path, Value::Null).await;
        shop.app.deps.clock.advance_seconds(29 * 86_400);
        shop.sweep().await;
        assert_eq!(shop.photos.stored(), 1, "{path}: it can still be restored");
        shop.app.deps.clock.advance_seconds(2 * 86_400);
        shop.sweep().await;
        assert_eq!(shop.photos.stored(), 0, "{path}");
    }
}

#[tokio::test]
async fn a_product_is_swept_with_what_customers_and_the_shop_added_to_it() {
    let shop = reviewed().await;
    let products = json!({"products": [1]});
    let marked = shop.app.post_as(ASHA, "/me/favourites", &products).await;
    assert!(marked.0 < 300, "{marked:?}");
    let form = json!({
        "serviceId": 1, "serviceModel": "Princess cut", "mainTitle": "Sits like a second skin",
        "mainDescription": "Lined.", "pricePaise": 145_000, "imageId": 3, "published": true, "version": 1,
        "moreImages": [4], "occasions": ["Wedding"], "fabrics": ["Silk"],
    });
    shop.done(Method::PUT, "/products/1", form).await;
    shop.done(Method::DELETE, "/products/1", Value::Null).await;
    shop.app.deps.clock.advance_seconds(31 * 86_400);
    shop.sweep().await;
    let trash = shop.see("/products?deleted=true").await;
    assert_eq!(trash["items"], json!([]));
}

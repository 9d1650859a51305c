//! Reference photos.

use crate::support::{ASHA, BEENA, SHOP, Store, input, input_with, shop};
use futures_util::future::join_all;
use kernel::Paise;
use poem::http::Method;
use serde_json::{Value, json};

async fn add(store: &Store, order: i64, file: &[u8]) -> (u16, Value) {
    let path = format!("/me/orders/{order}/photos");
    store.app.upload_as(ASHA, &path, file.to_vec()).await
}

async fn photos(store: &Store, order: i64) -> usize {
    let (_, order) = store.app.get_as(ASHA, &format!("/me/orders/{order}")).await;
    order["photos"].as_array().unwrap().len()
}

/// The URL without the prefix of test servers.
fn src(photo: &Value) -> &str {
    photo["src"].as_str().unwrap().strip_prefix("/api").unwrap()
}

#[tokio::test]
async fn only_its_customer_can_download_a_photo() {
    let store = Store::open().await;
    let order = store.book(ASHA, &input()).await;
    let (status, photo) = add(&store, order, b"a blouse").await;
    assert_eq!(status, 201, "{photo}");
    let seen = store.app.get_as(ASHA, src(&photo)).await;
    assert_eq!(seen, (200, json!("a blouse")));
    let cookie = format!("__Host-session=customer-{}", ASHA.id);
    let answer = store
        .app
        .browse("10.0.0.1", &cookie, Method::GET, src(&photo), None)
        .await;
    assert_eq!(answer.headers["content-type"], "image/webp");
    assert_eq!(answer.headers["cache-control"], "private, no-store");
    let (_, shown) = store.app.get_as(ASHA, &format!("/me/orders/{order}")).await;
    assert_eq!(shown["photos"], json!([photo]));

    let other = store.book(BEENA, &input()).await;
    let elsewhere = src(&photo).replace(&order.to_string(), &other.to_string());
    for path in [src(&photo), elsewhere.as_str()] {
        let seen = store.app.get_as(BEENA, path).await;
        let deleted = store.app.call_as(BEENA, Method::DELETE, path, None).await;
        for (status, problem) in [seen, deleted] {
            assert_eq!(
                (status, &problem["code"]),
                (404, &json!("orders.photo_not_found"))
            );
        }
    }
    let path = format!("/me/orders/{order}/photos");
    let added = store.app.upload_as(BEENA, &path, b"a cat".to_vec()).await;
    assert_eq!(added.0, 404);
    assert_eq!(store.app.get(src(&photo)).await.0, 401);
    assert_eq!(photos(&store, order).await, 1);
}

#[tokio::test]
async fn a_removed_photo_is_deleted_from_storage() {
    let store = Store::open().await;
    let order = store.book(ASHA, &input()).await;
    let (_, photo) = add(&store, order, b"a blouse").await;
    let path = src(&photo);
    let removed = store.app.call_as(ASHA, Method::DELETE, path, None).await;
    assert_eq!(removed.0, 204);
    assert_eq!(store.app.get_as(ASHA, path).await.0, 404);
    assert_eq!((photos(&store, order).await, store.photos.stored()), (0, 0));
}

#[tokio::test]
async fn parallel_uploads_do_not_exceed_five_photos() {
    let store = Store::open().await;
    let order = store.book(ASHA, &input()).await;
    let answers = join_all((0..12).map(|_| add(&store, order, b"a blouse"))).await;
    let stored = answers.iter().filter(|(status, _)| *status == 201).count();
    assert_eq!((stored, photos(&store, order).await), (5, 5));
    assert_eq!(store.photos.stored(), 5, "refused photos are deleted");
    let refused = answers.iter().find(|(status, _)| *status != 201).unwrap();
    assert_eq!(refused.1["code"], "orders.too_many_photos");
}

#[tokio::test]
async fn other_files_and_large_photos_are_refused() {
    let store = Store::open().await;
    let order = store.book(ASHA, &input()).await;
    let (status, problem) = add(&store, order, b"bad").await;
    assert_eq!((status, &problem["code"]), (422, &json!("photo.broken")));
    let (status, problem) = add(&store, order, &vec![0; 10 * 1024 * 1024 + 1]).await;
    assert_eq!((status, &problem["code"]), (413, &json!("photo.too_large")));
    assert_eq!(photos(&store, order).await, 0);
}

#[tokio::test]
async fn a_closed_order_accepts_no_photos() {
    let store = Store::open().await;
    let order = store.book(ASHA, &input()).await;
    store.orders.reject(order, SHOP, "Away.").await.unwrap();
    let (status, problem) = add(&store, order, b"a blouse").await;
    assert_eq!(
        (status, &problem["code"]),
        (409, &json!("orders.order_over"))
    );
}

#[tokio::test]
async fn a_customer_can_add_twenty_photos_a_day() {
    let store = Store::open().await;
    let mut last = 0;
    for day in 3..7 {
        let input = input_with(&json!({"appointmentDate": format!("2026-08-0{day}")}));
        last = store.book(ASHA, &input).await;
        for _ in 0..5 {
            assert_eq!(add(&store, last, b"a blouse").await.0, 201);
        }
        // At most three requests may be pending.
        let approved = store
            .orders
            .approve(last, &shop(), Paise(0), None, &[])
            .await;
        approved.unwrap();
    }
    let order = store
        .book(ASHA, &input_with(&json!({"appointmentDate": "2026-08-08"})))
        .await;
    assert_eq!(add(&store, order, b"a blouse").await.0, 429);
    store.app.deps.clock.advance_seconds(86_400);
    assert_eq!(add(&store, order, b"a blouse").await.0, 201);
    assert_eq!(photos(&store, last).await, 5);
}

#[tokio::test]
async fn photos_are_deleted_with_their_customer() {
    let store = Store::open().await;
    let order = store.book(ASHA, &input()).await;
    add(&store, order, b"a blouse").await;
    store.app.erase_person(ASHA.id).await;
    assert_eq!(store.photos.stored(), 0);
}

#[tokio::test]
async fn a_photo_that_failed_on_the_server_does_not_count() {
    let store = Store::open().await;
    let order = store.book(ASHA, &input()).await;
    store
        .run(
            "CREATE TRIGGER failing BEFORE INSERT ON orders_photo BEGIN SELECT RAISE(ABORT, 'failing'); END",
        )
        .await;
    for _ in 0..21 {
        assert_eq!(add(&store, order, b"a blouse").await.0, 500);
    }
    store.run("DROP TRIGGER failing").await;
    assert_eq!(add(&store, order, b"a blouse").await.0, 201);
    // A refused file cost work and counts.
    for _ in 0..19 {
        assert_eq!(add(&store, order, b"bad").await.0, 422);
    }
    assert_eq!(add(&store, order, b"bad").await.0, 429);
}

//! What a maker sees and does: the pieces assigned to them, and nothing else.

use crate::support::{ASHA, Store, input, piece_path};
use kernel::{StaffRole, testing::Caller};
use poem::http::Method;
use serde_json::{Value, json};

const MANAGER: Caller = Caller::staff(3);
/// Kala of the team, who sews.
const KALA: Caller = Caller::with_role(4, StaffRole::Maker);
const OTHER: Caller = Caller::with_role(6, StaffRole::Maker);
const COUNTER: Caller = Caller::with_role(5, StaffRole::Counter);

/// An approved order whose piece is Kala's, with its path below `/admin`.
async fn assigned() -> (Store, i64, String) {
    let store = Store::open().await;
    let mut booked = input();
    booked["message"] = json!("Call 98400 12345 first.");
    booked["pieces"][0]["measurements"] = json!({"aroundBust": 92.5});
    let id = store.book(ASHA, &booked).await;
    let (status, answer) = store
        .app
        .post_as(
            MANAGER,
            &format!("/admin/orders/{id}/approve"),
            &json!({"advancePaise": 70_000, "promisedDay": "2026-08-10"}),
        )
        .await;
    assert_eq!(status, 200, "{answer}");
    let piece = format!("/admin{}", piece_path(&store, id).await);
    let price = json!({"pricePaise": 415_077});
    for (what, body) in [
        ("price", price),
        ("assignee", json!({"assigneeId": KALA.id})),
    ] {
        let path = format!("{piece}/{what}");
        let (status, answer) = store
            .app
            .call_as(COUNTER, Method::PUT, &path, Some(&body))
            .await;
        assert_eq!(status, 200, "{answer}");
    }
    (store, id, piece)
}

async fn pieces(store: &Store, caller: Caller) -> Value {
    let (status, answer) = store.app.get_as(caller, "/admin/own-pieces").await;
    assert_eq!(status, 200, "{answer}");
    answer
}

async fn move_it(store: &Store, caller: Caller, piece: &Value, to: &str) -> (u16, Value) {
    let path = format!("/admin/own-pieces/{piece}/step");
    let step = json!({"from": "Order Placed", "to": to});
    store.app.post_as(caller, &path, &step).await
}

#[tokio::test]
async fn a_maker_sees_their_pieces_without_prices_and_contacts() {
    let (store, id, _) = assigned().await;
    let own = pieces(&store, KALA).await;
    assert_eq!(own.as_array().unwrap().len(), 1);
    assert_eq!(own[0]["orderId"], id);
    assert_eq!(own[0]["promisedDay"], "2026-08-10");
    assert!(!own[0]["lengths"].as_array().unwrap().is_empty(), "{own}");
    let text = own.to_string();
    for secret in [
        "Paise",
        "415077",
        "70000",
        "9876543210",
        "98400",
        "@",
        "address",
    ] {
        assert!(!text.contains(secret), "{secret} in {text}");
    }
    assert_eq!(pieces(&store, OTHER).await, json!([]));
    assert_eq!(pieces(&store, MANAGER).await, json!([]));
}

#[tokio::test]
async fn a_maker_opens_no_order_customer_list_board_or_calendar() {
    let (store, id, piece) = assigned().await;
    let order = format!("/admin/orders/{id}");
    for path in [
        order.as_str(),
        "/admin/orders",
        "/admin/orders?filter=mine",
        "/admin/today",
        "/admin/board",
        "/admin/calendar",
        "/admin/orders/team",
        "/admin/price-settings",
        "/admin/pin-codes",
    ] {
        assert_eq!(store.app.get_as(KALA, path).await.0, 403, "{path}");
    }
    let step = json!({"from": "Order Placed", "to": "Cutting Started"});
    for path in [format!("{order}/step"), format!("{piece}/step")] {
        assert_eq!(store.app.post_as(KALA, &path, &step).await.0, 403, "{path}");
    }
}

#[tokio::test]
async fn a_maker_moves_their_pieces_until_they_are_ready() {
    let (store, id, _) = assigned().await;
    let piece = pieces(&store, KALA).await[0]["id"].clone();
    let (status, problem) = move_it(&store, OTHER, &piece, "Cutting Started").await;
    assert_eq!(
        (status, &problem["code"]),
        (404, &json!("orders.piece_not_found"))
    );
    assert_eq!(move_it(&store, KALA, &piece, "Delivered").await.0, 403);
    let (status, own) = move_it(&store, KALA, &piece, "Cutting Started").await;
    assert_eq!(
        (status, &own[0]["status"]),
        (200, &json!("Cutting Started"))
    );
    let (status, problem) = move_it(&store, KALA, &piece, "Cutting Started").await;
    assert_eq!(
        (status, &problem["code"]),
        (409, &json!("orders.wrong_status"))
    );
    let (_, detail) = store
        .app
        .get_as(COUNTER, &format!("/admin/orders/{id}"))
        .await;
    assert_eq!(detail["order"]["status"], "Cutting Started");
    let last = detail["history"].as_array().unwrap().last().unwrap();
    assert_eq!(
        (&last["status"], &last["name"]),
        (&json!("Cutting Started"), &json!("Kala"))
    );
    let (_, seen) = store.app.get_as(ASHA, &format!("/me/orders/{id}")).await;
    assert!(
        !seen.to_string().contains("Kala"),
        "customers see no names of the team"
    );
}

#[tokio::test]
async fn a_maker_takes_back_no_delivery() {
    let (store, id, piece) = assigned().await;
    let deliver = json!({"from": "Order Placed", "to": "Delivered", "unpaid": true});
    let path = format!("{piece}/step");
    let (status, answer) = store.app.post_as(COUNTER, &path, &deliver).await;
    assert_eq!(status, 200, "{answer}");
    let piece = answer["order"]["pieces"][0]["id"].clone();
    let path = format!("/admin/own-pieces/{piece}/step");
    let back = json!({"from": "Delivered", "to": "Ready for Pickup"});
    assert_eq!(store.app.post_as(KALA, &path, &back).await.0, 403);
    let path = format!("/admin/orders/{id}");
    let (_, detail) = store.app.get_as(COUNTER, &path).await;
    assert_eq!(detail["order"]["status"], "Delivered");
}

#[tokio::test]
async fn a_maker_reads_and_adds_notes_about_their_piece_alone() {
    let (store, id, _) = assigned().await;
    let own = pieces(&store, KALA).await;
    assert_eq!(own[0]["notes"], json!([]));
    let piece = own[0]["id"].clone();
    let of_order = format!("/admin/orders/{id}/notes");
    for note in [
        json!({"text": "Owes us 415077, call 9876543210"}),
        json!({"text": "Keep the selvedge.", "pieceId": piece}),
    ] {
        let (status, detail) = store.app.post_as(COUNTER, &of_order, &note).await;
        assert_eq!(status, 200, "{detail}");
    }
    let unrelated = json!({"text": "Of another order.", "pieceId": 999});
    let (status, problem) = store.app.post_as(COUNTER, &of_order, &unrelated).await;
    assert_eq!(
        (status, &problem["code"]),
        (404, &json!("orders.piece_not_found"))
    );

    let of_piece = format!("/admin/own-pieces/{piece}/notes");
    let note = json!({"text": "The silk is 10 cm short."});
    assert_eq!(store.app.post_as(OTHER, &of_piece, &note).await.0, 404);
    let (status, own) = store.app.post_as(KALA, &of_piece, &note).await;
    assert_eq!(status, 201, "{own}");
    let texts: Vec<_> = own[0]["notes"].as_array().unwrap().iter().collect();
    assert_eq!(texts.len(), 2, "{own}");
    assert_eq!(texts[0]["text"], "Keep the selvedge.");
    assert_eq!(
        (&texts[1]["text"], &texts[1]["author"]),
        (&note["text"], &json!("Kala"))
    );
    let path = format!("/admin/orders/{id}");
    let (_, detail) = store.app.get_as(COUNTER, &path).await;
    let notes = detail["notes"].as_array().unwrap();
    assert_eq!(notes.len(), 3);
    assert_eq!(
        (notes[0].get("pieceId"), &notes[2]["pieceId"]),
        (None, &piece)
    );
}

#[tokio::test]
async fn a_maker_photographs_their_finished_piece_for_the_shop() {
    let (store, id, _) = assigned().await;
    let piece = pieces(&store, KALA).await[0]["id"].clone();
    let path = format!("/admin/own-pieces/{piece}/photos");
    let refused = store.app.upload_as(OTHER, &path, vec![1, 2, 3]).await;
    assert_eq!(refused.0, 404);
    let (status, own) = store.app.upload_as(KALA, &path, vec![1, 2, 3]).await;
    assert_eq!(status, 201, "{own}");
    let src = own[0]["shopPhotos"][0]["src"].as_str().unwrap();
    let src = src.strip_prefix("/api").unwrap().to_owned();
    assert_eq!(store.app.get_as(OTHER, &src).await.0, 404);
    let (_, seen) = store.app.get_as(ASHA, &format!("/me/orders/{id}")).await;
    assert_eq!(seen["shopPhotos"], json!([]));
}

#[tokio::test]
async fn notes_and_history_say_who() {
    let (store, id, _) = assigned().await;
    let path = format!("/admin/orders/{id}/notes");
    let note = json!({"text": "Silk lining."});
    let (status, detail) = store.app.post_as(MANAGER, &path, &note).await;
    assert_eq!(status, 200, "{detail}");
    assert_eq!(detail["notes"][0]["author"], "Selvi M.");
    let history = detail["history"].as_array().unwrap();
    assert_eq!(history[0]["by"], "customer");
    assert!(history[0].get("name").is_none());
    assert_eq!(history[1]["name"], "Selvi M.");
}

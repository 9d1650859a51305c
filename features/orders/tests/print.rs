//! The slip and the job cards of an order, as PDF.

use crate::support::{ASHA, SHOP, Store, input, shop};
use kernel::{
    Paise,
    session::{SESSION_COOKIE, StaffRole},
    testing::Caller,
};
use poem::http::Method;
use serde_json::json;

const OWNER: Caller = Caller::owner(SHOP);
const COUNTER: Caller = Caller::with_role(4, StaffRole::Counter);
const MAKER: Caller = Caller::with_role(3, StaffRole::Maker);

/// The text of a PDF without blanks.
async fn printed(store: &Store, who: Caller, path: &str) -> String {
    let cookie = format!("{SESSION_COOKIE}={}", who.token());
    let (_, file) = store.app.download(&cookie, path).await;
    let text = pdf_extract::extract_text_from_mem(&file).unwrap();
    text.split_whitespace().collect()
}

/// An approved order over ₹4,150 of which ₹1,000 is paid.
async fn priced() -> (Store, i64) {
    let store = Store::open().await;
    let id = store.book(ASHA, &input()).await;
    let approved = store.orders.approve(id, &shop(), Paise(0), None, &[]).await;
    approved.unwrap();
    let price = json!({"pricePaise": 415_000});
    let path = format!("/admin/orders/{id}/price");
    let saved = store
        .app
        .call_as(OWNER, Method::PUT, &path, Some(&price))
        .await;
    assert_eq!(saved.0, 204, "{}", saved.1);
    store.books.enter(id, 100_000);
    (store, id)
}

#[tokio::test]
async fn the_counter_prints_a_slip_with_its_money() {
    let (store, id) = priced().await;
    for format in ["", "?format=roll"] {
        let path = format!("/admin/orders/{id}/slip.pdf{format}");
        let slip = printed(&store, COUNTER, &path).await;
        for part in ["HM-", "₹4,150", "−1,000", "₹3,150", "Notataxinvoice."] {
            assert!(slip.contains(part), "{part} is not in {slip}");
        }
    }
    let path = format!("/admin/orders/{id}/slip.pdf");
    for other in [ASHA, MAKER] {
        assert_eq!(store.app.get_as(other, &path).await.0, 403);
    }
    let missing = store.app.get_as(OWNER, "/admin/orders/999/slip.pdf").await;
    assert_eq!(missing.0, 404);
}

#[tokio::test]
async fn a_card_of_one_piece_is_printed_alone_and_makers_get_their_own() {
    let (store, id) = priced().await;
    let path = format!("/admin/orders/{id}/job-cards.pdf?piece=1");
    let card = printed(&store, COUNTER, &path).await;
    for part in ["Pin", "swatch", "Maker", "Notassigned", "Scantoopenit"] {
        assert!(card.contains(part), "{part} is not in {card}");
    }
    assert!(!card.contains('₹') && !card.contains("98765"), "{card}");
    let missing = format!("/admin/orders/{id}/job-cards.pdf?piece=7");
    assert_eq!(store.app.get_as(COUNTER, &missing).await.0, 404);
    assert_eq!(store.app.get_as(MAKER, &path).await.0, 404);
    store.run("UPDATE orders_piece SET assigned_to = 3").await;
    assert!(printed(&store, MAKER, &path).await.contains("SelviM."));
}

#[tokio::test]
async fn a_maker_gets_the_card_of_a_piece_while_they_alter_it() {
    let (store, id) = priced().await;
    let path = format!("/admin/orders/{id}/job-cards.pdf?piece=1");
    store
        .run(
            "INSERT INTO orders_alteration (order_id, piece_id, work, price_paise, assigned_to, status, opened_at)
             SELECT order_id, id, 'Take in the waist', 0, 3, 'In Work', 0 FROM orders_piece",
        )
        .await;
    assert!(printed(&store, MAKER, &path).await.contains("Notassigned"));
    store
        .run("UPDATE orders_alteration SET status = 'Handed Over'")
        .await;
    assert_eq!(store.app.get_as(MAKER, &path).await.0, 404);
}

#[tokio::test]
async fn a_card_has_the_notes_to_its_maker_and_none_of_the_counter() {
    let store = Store::open().await;
    let mut booked = input();
    booked["message"] = json!("Call 98400 12345 first.");
    let id = store.book(ASHA, &booked).await;
    let approved = store.orders.approve(id, &shop(), Paise(0), None, &[]).await;
    approved.unwrap();
    store.run("UPDATE orders_piece SET assigned_to = 3").await;
    let notes = format!("/admin/orders/{id}/notes");
    let (_, detail) = store
        .app
        .get_as(COUNTER, &format!("/admin/orders/{id}"))
        .await;
    let piece = &detail["pieces"][0]["id"];
    for note in [
        json!({"text": "Owes 4150 since June."}),
        json!({"text": "Keep the selvedge.", "pieceId": piece}),
    ] {
        assert_eq!(store.app.post_as(COUNTER, &notes, &note).await.0, 200);
    }
    let path = format!("/admin/orders/{id}/job-cards.pdf");
    let of_maker = printed(&store, MAKER, &path).await;
    assert!(of_maker.contains("Keeptheselvedge."), "{of_maker}");
    for secret in ["98400", "Owes", "Raman"] {
        assert!(!of_maker.contains(secret), "{secret} in {of_maker}");
    }
    let of_counter = printed(&store, COUNTER, &path).await;
    assert!(
        of_counter.contains("98400") && !of_counter.contains("Owes"),
        "{of_counter}"
    );
}

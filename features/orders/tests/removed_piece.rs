//! Removing a piece, and undoing it.

use kernel::testing::Caller;
use poem::http::Method;
use serde_json::{Value, json};

use crate::support::{ASHA, SHOP, Store, input_with, undoing};

const ROSHNI: Caller = Caller::owner(SHOP);
const SELVI: Caller = Caller::staff(3);

struct Shop {
    store: Store,
    order: i64,
    pieces: Vec<i64>,
}

impl Shop {
    /// An order of a lined blouse for Meena with everything that a piece can have, and of a hem.
    async fn open() -> Self {
        let store = Store::open().await;
        let pieces = json!([
            {"work": "Hem", "pricePaise": 20_000},
            {
                "productId": 7, "optionIds": [5], "quantity": 2, "forWhom": "Meena", "note": "Loose", "fabric": "Silk",
                "measurements": {"aroundBust": 92, "shoulder": 36.5}, "promisedDay": "2026-08-20", "assigneeId": 4,
                "trial": {"day": "2026-08-10"}, "pricePaise": 250_000,
            },
        ]);
        let order = json!({"name": "Kamala", "mobile": "98400 12345", "email": "kamala@example.com", "pieces": pieces, "advancePaise": 0});
        let (status, taken) = store.app.post_as(ROSHNI, "/admin/orders", &order).await;
        assert_eq!(status, 201, "{taken}");
        let ids = taken["pieces"].as_array().unwrap().iter();
        Self {
            order: taken["order"]["id"].as_i64().unwrap(),
            pieces: ids.map(|piece| piece["id"].as_i64().unwrap()).collect(),
            store,
        }
    }

    /// A request for two pieces that was not approved yet.
    async fn requested() -> Self {
        let store = Store::open().await;
        let pieces = json!([{"productId": 7}, {"productId": 7}]);
        let order = store
            .book(ASHA, &input_with(&json!({"pieces": pieces})))
            .await;
        let (_, seen) = store.app.get_as(ASHA, &format!("/me/orders/{order}")).await;
        let ids = seen["pieces"].as_array().unwrap().iter();
        Self {
            order,
            pieces: ids.map(|piece| piece["id"].as_i64().unwrap()).collect(),
            store,
        }
    }

    async fn approve(&self) {
        let terms = json!({"advancePaise": 0});
        assert_eq!(self.call(Method::POST, "approve", terms).await.0, 200);
    }

    async fn call(&self, method: Method, path: &str, body: Value) -> (u16, Value) {
        let path = format!("/admin/orders/{}/{path}", self.order);
        self.store
            .app
            .call_as(SELVI, method, &path, Some(&body))
            .await
    }

    async fn detail(&self) -> Value {
        let path = format!("/admin/orders/{}", self.order);
        self.store.app.get_as(ROSHNI, &path).await.1
    }

    async fn step(&self, piece: usize, from: &str, to: &str) {
        let path = format!("pieces/{}/step", self.pieces[piece]);
        let step = json!({"from": from, "to": to, "unpaid": true});
        assert_eq!(self.call(Method::POST, &path, step).await.0, 200);
    }

    async fn remove(&self, piece: usize) -> Value {
        let path = format!("pieces/{}", self.pieces[piece]);
        let (status, detail) = self.call(Method::DELETE, &path, json!({})).await;
        assert_eq!(status, 200, "{detail}");
        detail
    }

    async fn restore(&self, piece: usize) -> (u16, Value) {
        let path = format!("pieces/{}/restore", self.pieces[piece]);
        self.call(Method::POST, &path, json!({})).await
    }
}

#[tokio::test]
async fn a_restored_piece_is_as_it_was() {
    let shop = Shop::open().await;
    shop.step(1, "Order Placed", "Cutting Started").await;
    let fabric = format!("pieces/{}/fabric", shop.pieces[1]);
    let fabric_update = json!({"text": "Silk", "storagePlace": "B2"});
    assert_eq!(shop.call(Method::PUT, &fabric, fabric_update).await.0, 200);
    let note = json!({"text": "Tight at the arm", "pieceId": shop.pieces[1]});
    assert_eq!(shop.call(Method::POST, "notes", note).await.0, 200);
    let before = shop.detail().await;
    assert_eq!(before["order"]["pricePaise"], 270_000);
    assert_eq!(shop.remove(1).await["order"]["pricePaise"], 20_000);
    let (status, restored) = shop.restore(1).await;
    assert_eq!(status, 200, "{restored}");
    assert_eq!(shop.detail().await, before);
    assert_eq!(shop.restore(1).await.0, 404, "it is restored once");
}

#[tokio::test]
async fn a_piece_that_an_earlier_program_removed_is_restored() {
    let shop = Shop::open().await;
    shop.remove(1).await;
    let mut tx = shop.store.app.deps.db.write().await.unwrap();
    sqlx::raw_sql(
        "UPDATE orders_removed_piece
         SET rows = json_remove(rows, '$.orders_piece_choice', '$.orders_profile_measurement')",
    )
    .execute(&mut *tx)
    .await
    .unwrap();
    tx.commit().await.unwrap();
    let (status, restored) = shop.restore(1).await;
    assert_eq!(status, 200, "{restored}");
}

/// A table that is missing in `removed.rs` loses its rows, or their piece, when a removal is undone.
#[tokio::test]
async fn every_table_that_names_a_piece_is_known() {
    let store = Store::open().await;
    let tables: Vec<String> = sqlx::query_scalar(
        "SELECT t.name || ' ' || f.on_delete FROM sqlite_master t JOIN pragma_foreign_key_list(t.name) f
         WHERE t.type = 'table' AND f.\"table\" = 'orders_piece' ORDER BY 1",
    )
    .fetch_all(store.app.deps.db.read())
    .await
    .unwrap();
    assert_eq!(
        tables,
        [
            // A piece with an alteration is not removed.
            "orders_alteration NO ACTION",
            "orders_note SET NULL",
            "orders_photo SET NULL",
            "orders_piece_change CASCADE",
            "orders_piece_choice CASCADE",
            "orders_piece_measurement CASCADE",
            "orders_profile_measurement SET NULL",
        ]
    );
}

/// Number of emails that will be sent.
async fn queued(store: &Store) -> i64 {
    sqlx::query_scalar("SELECT count(*) FROM kernel_outbox WHERE state = 'waiting'")
        .fetch_one(store.app.deps.db.read())
        .await
        .unwrap()
}

#[tokio::test]
async fn a_step_that_followed_from_the_removal_is_undone_and_not_announced() {
    let shop = Shop::open().await;
    shop.step(0, "Order Placed", "Ready for Pickup").await;
    let mails = queued(&shop.store).await;
    let before = shop.detail().await;
    assert_eq!(before["order"]["status"], "Stitching In Progress");
    assert_eq!(shop.remove(1).await["order"]["status"], "Ready for Pickup");
    assert_eq!(shop.restore(1).await.0, 200);
    assert_eq!(shop.detail().await, before);
    assert_eq!(queued(&shop.store).await, mails);
}

#[tokio::test]
async fn a_number_that_is_in_use_again_stays_with_its_piece() {
    let shop = Shop::open().await;
    shop.remove(1).await;
    let added = shop
        .call(Method::POST, "pieces", json!({"work": "Fall and pico"}))
        .await;
    assert_eq!(added.0, 201);
    let (_, restored) = shop.restore(1).await;
    let numbers = restored["order"]["pieces"].as_array().unwrap().iter();
    let numbers: Vec<(&str, &str)> = numbers
        .map(|piece| {
            let text = |name: &str| piece[name].as_str().unwrap();
            (text("number"), text("serviceModel"))
        })
        .collect();
    assert_eq!(
        numbers,
        [
            ("HM-1001/1", "Hem"),
            ("HM-1001/2", "Fall and pico"),
            ("HM-1001/3", "Deep back")
        ]
    );
}

#[tokio::test]
async fn a_removal_can_be_undone_for_a_day_while_the_order_is_open() {
    let shop = Shop::open().await;
    shop.remove(1).await;
    shop.store.app.deps.clock.advance_seconds(24 * 60 * 60 + 1);
    let (status, problem) = shop.restore(1).await;
    assert_eq!(
        (status, &problem["code"]),
        (404, &json!("orders.piece_not_found"))
    );

    let shop = Shop::open().await;
    shop.remove(1).await;
    let path = format!("/admin/orders/{}/cancel", shop.order);
    let why = json!({"reason": "No fabric"});
    assert_eq!(shop.store.app.post_as(ROSHNI, &path, &why).await.0, 200);
    let (status, problem) = shop.restore(1).await;
    assert_eq!(
        (status, &problem["code"]),
        (409, &json!("orders.wrong_status"))
    );
}

#[tokio::test]
async fn a_deleted_account_leaves_no_removed_pieces() {
    let shop = Shop::open().await;
    shop.remove(1).await;
    shop.store.app.erase_person(40).await;
    assert_eq!(shop.restore(1).await.0, 404);
}

#[tokio::test]
async fn a_piece_restored_after_the_approval_is_at_the_first_step() {
    let shop = Shop::requested().await;
    shop.remove(1).await;
    shop.approve().await;
    assert_eq!(shop.restore(1).await.0, 200);
    shop.step(1, "Order Placed", "Cutting Started").await;
}

#[tokio::test]
async fn a_piece_restored_after_an_undone_approval_waits_for_the_next_one() {
    let shop = Shop::requested().await;
    shop.approve().await;
    shop.remove(1).await;
    let body = undoing(&shop.store, shop.order).await;
    assert_eq!(shop.call(Method::POST, "undo", body).await.0, 200);
    let (status, detail) = shop.restore(1).await;
    assert_eq!(status, 200, "{detail}");
    assert_eq!(
        detail["order"]["pieces"][1]["status"], "Pending",
        "{detail}"
    );
}

#[tokio::test]
async fn a_restored_piece_is_not_of_another_customers_profile() {
    let shop = Shop::open().await;
    shop.store
        .run("INSERT INTO orders_profile (id, user_id, name, relation) VALUES (7, 1, 'Kid', 'child')")
        .await;
    shop.store
        .run("UPDATE orders_piece SET profile_id = 7 WHERE for_whom = 'Meena'")
        .await;
    shop.remove(1).await;
    let (status, detail) = shop.restore(1).await;
    assert_eq!(status, 200);
    assert!(
        detail["order"]["pieces"][1].get("profileId").is_none(),
        "{detail}"
    );
}

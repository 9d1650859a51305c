//! Alterations of delivered pieces, free and charged.

use kernel::{session::StaffRole, testing::Caller};
use orders::Work;
use poem::http::Method;
use serde_json::{Value, json};

use crate::support::{ASHA, BEENA, SHOP, Store, fields, undoing};

const ROSHNI: Caller = Caller::owner(SHOP);
const SELVI: Caller = Caller::staff(3);
const KALA: Caller = Caller::with_role(4, StaffRole::Maker);
const SELVI_SEWS: Caller = Caller::with_role(3, StaffRole::Maker);

struct Shop {
    store: Store,
    order: i64,
    piece: i64,
}

impl Shop {
    /// A delivered order of one piece for ₹500, which is paid and not invoiced.
    async fn open() -> Self {
        let store = Store::open().await;
        let order = store.book(ASHA, &crate::support::input()).await;
        let (_, seen) = store.app.get_as(ASHA, &format!("/me/orders/{order}")).await;
        let piece = seen["pieces"][0]["id"].as_i64().unwrap();
        let shop = Self {
            store,
            order,
            piece,
        };
        let terms = json!({"advancePaise": 0, "pieces": [{"id": piece, "pricePaise": 50_000}]});
        shop.done(Method::POST, "approve", terms).await;
        let pay = json!({"from": "Order Placed", "to": "Delivered",
                         "payment": {"method": "cash", "amountPaise": 50_000}});
        shop.done(Method::POST, "step", pay).await;
        shop
    }

    async fn call(&self, by: Caller, method: Method, path: &str, body: Value) -> (u16, Value) {
        let path = format!("/admin/orders/{}/{path}", self.order);
        self.store.app.call_as(by, method, &path, Some(&body)).await
    }

    async fn done(&self, method: Method, path: &str, body: Value) -> Value {
        let (status, answer) = self.call(ROSHNI, method, path, body).await;
        assert!(status < 300, "{path}: {answer}");
        answer
    }

    async fn record(&self, body: Value) -> i64 {
        let path = format!("pieces/{}/alterations", self.piece);
        let detail = self.done(Method::POST, &path, body).await;
        let all = detail["order"]["alterations"].as_array().unwrap();
        all.last().unwrap()["id"].as_i64().unwrap()
    }

    async fn step(&self, alteration: i64, body: Value) -> (u16, Value) {
        let path = format!("alterations/{alteration}/step");
        self.call(ROSHNI, Method::POST, &path, body).await
    }

    /// Price, paid and balance of the order as its customer sees them.
    async fn money(&self) -> (i64, i64, i64) {
        let path = format!("/me/orders/{}", self.order);
        let (_, seen) = self.store.app.get_as(ASHA, &path).await;
        let of = |name: &str| seen[name].as_i64().unwrap();
        let paid = self.store.books.total(self.order);
        assert_eq!(of("pricePaise"), paid + of("balancePaise"), "{seen}");
        (of("pricePaise"), paid, of("balancePaise"))
    }
}

#[tokio::test]
async fn only_a_delivered_piece_is_altered() {
    let shop = Shop::open().await;
    let body = undoing(&shop.store, shop.order).await;
    shop.done(Method::POST, "undo", body).await;
    let path = format!("pieces/{}/alterations", shop.piece);
    let waist = json!({"work": "Take in the waist"});
    let (status, problem) = shop.call(ROSHNI, Method::POST, &path, waist.clone()).await;
    assert_eq!(
        (status, &problem["code"]),
        (409, &json!("orders.not_delivered"))
    );
    let wrong = json!({"work": "Hem", "promisedDay": "2026-07-31", "assigneeId": 11});
    let (_, problem) = shop.call(ROSHNI, Method::POST, &path, wrong).await;
    assert_eq!(fields(&problem), ["assigneeId", "promisedDay"]);
    let empty = json!({"work": "  "});
    let (_, problem) = shop.call(ROSHNI, Method::POST, &path, empty).await;
    assert_eq!(fields(&problem), ["work"]);
    let (_, problem) = shop
        .call(ROSHNI, Method::POST, "pieces/999/alterations", waist)
        .await;
    assert_eq!(problem["code"], "orders.piece_not_found");
}

#[tokio::test]
async fn a_free_alteration_goes_from_received_to_handed_over() {
    let shop = Shop::open().await;
    let body = json!({"work": "Take in the waist", "promisedDay": "2026-08-02", "assigneeId": 4});
    let id = shop.record(body).await;
    let (_, due) = shop.store.app.get_as(SELVI, "/admin/alterations").await;
    assert_eq!(due[0]["number"], format!("HM-{}", shop.order));
    assert_eq!(
        (&due[0]["due"], &due[0]["assignee"]["name"]),
        (&json!(true), &json!("Kala"))
    );
    for (from, to) in [
        ("Received", "In Work"),
        ("In Work", "Ready"),
        ("Ready", "In Work"),
        ("In Work", "Ready"),
    ] {
        let (status, answer) = shop.step(id, json!({"from": from, "to": to})).await;
        assert_eq!(status, 200, "{answer}");
        let counted = shop.store.work.finished();
        let counted = counted
            .iter()
            .filter(|work| work.work == Work::Alteration { id });
        assert_eq!(
            counted.count(),
            usize::from(to == "Ready"),
            "{from} to {to}"
        );
    }
    let (_, problem) = shop
        .step(id, json!({"from": "In Work", "to": "Ready"}))
        .await;
    assert_eq!(problem["code"], "orders.wrong_status");
    let (status, detail) = shop
        .step(id, json!({"from": "Ready", "to": "Handed Over"}))
        .await;
    assert_eq!(status, 200, "{detail}");
    let (_, own) = shop
        .store
        .app
        .get_as(ASHA, &format!("/me/orders/{}", shop.order))
        .await;
    assert_eq!(own["alterations"][0]["status"], "Handed Over");
    assert_eq!(own["alterations"][0]["work"], "Take in the waist");
    assert_eq!(shop.money().await, (50_000, 50_000, 0));
    let (_, due) = shop.store.app.get_as(SELVI, "/admin/alterations").await;
    assert_eq!(due, json!([]));
    let (_, problem) = shop
        .step(id, json!({"from": "Handed Over", "to": "Ready"}))
        .await;
    assert_eq!(problem["code"], "orders.alteration_handed_over");
    let (status, _) = shop
        .store
        .app
        .get_as(BEENA, &format!("/me/orders/{}", shop.order))
        .await;
    assert_eq!(status, 404);
}

#[tokio::test]
async fn a_charged_alteration_is_paid_when_it_is_handed_over() {
    let shop = Shop::open().await;
    let id = shop
        .record(json!({"work": "New sleeves", "pricePaise": 20_000}))
        .await;
    assert_eq!(shop.money().await, (50_000, 50_000, 0), "not before");
    let hand_over = |more: Value| {
        let mut body = json!({"from": "Received", "to": "Handed Over"});
        for (name, value) in more.as_object().unwrap() {
            body[name] = value.clone();
        }
        body
    };
    let (_, problem) = shop.step(id, hand_over(json!({}))).await;
    assert_eq!(problem["code"], "orders.balance_due");
    let part = json!({"payment": {"method": "upi", "amountPaise": 10_000}});
    let (_, problem) = shop.step(id, hand_over(part)).await;
    assert_eq!(problem["code"], "orders.balance_changed");
    // The order is delivered, so its invoice is due: the charge cannot stay open.
    let (_, problem) = shop.step(id, hand_over(json!({"unpaid": true}))).await;
    assert_eq!(problem["code"], "orders.pay_alteration");
    assert_eq!(
        shop.money().await,
        (50_000, 50_000, 0),
        "nothing of it is saved"
    );
    let all = json!({"payment": {"method": "upi", "amountPaise": 20_000}});
    let (status, answer) = shop.step(id, hand_over(all)).await;
    assert_eq!(status, 200, "{answer}");
    assert_eq!(shop.money().await, (70_000, 70_000, 0));
}

#[tokio::test]
async fn without_an_invoice_a_charge_can_stay_due_with_the_balance() {
    let shop = Shop::open().await;
    shop.store.books.forget_invoice(shop.order);
    let id = shop
        .record(json!({"work": "New sleeves", "pricePaise": 20_000}))
        .await;
    let unpaid = json!({"from": "Received", "to": "Handed Over", "unpaid": true});
    assert_eq!(shop.step(id, unpaid).await.0, 200);
    assert_eq!(shop.money().await, (70_000, 50_000, 20_000));
    // A new price of the order is that of its piece with the alteration.
    let price = json!({"fromPaise": 70_000, "pricePaise": 75_000});
    let path = format!("/admin/orders/{}/price", shop.order);
    let (status, _) = shop
        .store
        .app
        .call_as(ROSHNI, Method::PUT, &path, Some(&price))
        .await;
    assert_eq!(status, 204);
    assert_eq!(shop.money().await, (75_000, 50_000, 25_000));
}

#[tokio::test]
async fn an_alteration_is_changed_or_deleted_until_it_is_handed_over() {
    let shop = Shop::open().await;
    let id = shop
        .record(json!({"work": "Hem", "pricePaise": 5_000}))
        .await;
    let path = format!("alterations/{id}");
    let update =
        json!({"work": "Hem, two inches", "pricePaise": 6_000, "assigneeId": 4, "version": 1});
    shop.done(Method::PUT, &path, update.clone()).await;
    let (_, problem) = shop.call(ROSHNI, Method::PUT, &path, update).await;
    assert_eq!(problem["code"], "record.conflict");
    let (_, own) = shop
        .store
        .app
        .get_as(ASHA, &format!("/me/orders/{}", shop.order))
        .await;
    assert_eq!(own["alterations"][0]["pricePaise"], 6_000);
    shop.step(id, json!({"from": "Received", "to": "Ready"}))
        .await;
    let work = Work::Alteration { id };
    let counted = || {
        shop.store
            .work
            .finished()
            .iter()
            .any(|one| one.work == work)
    };
    assert!(counted());
    shop.done(Method::DELETE, &path, json!({})).await;
    assert!(!counted(), "it was recorded by mistake");
    let (_, problem) = shop.call(ROSHNI, Method::DELETE, &path, json!({})).await;
    assert_eq!(problem["code"], "orders.alteration_not_found");
}

#[tokio::test]
async fn makers_see_and_move_their_own_alterations_and_hand_over_nothing() {
    let shop = Shop::open().await;
    let id = shop
        .record(json!({"work": "Hem", "pricePaise": 5_000, "assigneeId": 4}))
        .await;
    let seen = async |maker: Caller| {
        let (_, list) = shop.store.app.get_as(maker, "/admin/alterations").await;
        list.as_array().unwrap().len()
    };
    assert_eq!((seen(KALA).await, seen(SELVI_SEWS).await), (1, 0));
    let path = format!("alterations/{id}/step");
    let start = json!({"from": "Received", "to": "In Work"});
    let (status, _) = shop
        .call(SELVI_SEWS, Method::POST, &path, start.clone())
        .await;
    assert_eq!(status, 404);
    let (status, answer) = shop.call(KALA, Method::POST, &path, start).await;
    assert_eq!(status, 200, "{answer}");
    let hand_over = json!({"from": "In Work", "to": "Handed Over", "unpaid": true});
    assert_eq!(shop.call(KALA, Method::POST, &path, hand_over).await.0, 403);
    let path = format!("alterations/{id}");
    let update = json!({"work": "Hem", "version": 2});
    assert_eq!(shop.call(KALA, Method::PUT, &path, update).await.0, 403);
    let (status, _) = shop.call(KALA, Method::DELETE, &path, json!({})).await;
    assert_eq!(status, 403);
}

#[tokio::test]
async fn a_maker_has_their_open_alterations_among_their_pieces() {
    let shop = Shop::open().await;
    let app = &shop.store.app;
    assert_eq!(app.get_as(KALA, "/admin/own-pieces").await.1, json!([]));
    let body = json!({"work": "Take in the waist", "promisedDay": "2026-08-02", "assigneeId": 4, "pricePaise": 12_345});
    let id = shop.record(body).await;
    shop.record(json!({"work": "Hem", "assigneeId": 3})).await;

    let (_, own) = app.get_as(KALA, "/admin/own-pieces").await;
    assert_eq!(own.as_array().unwrap().len(), 1);
    assert_eq!(
        (&own[0]["id"], &own[0]["status"]),
        (&json!(shop.piece), &json!("Delivered"))
    );
    assert_eq!(
        own[0]["alterations"],
        json!([{"id": id, "work": "Take in the waist", "status": "Received", "promisedDay": "2026-08-02", "due": true}])
    );
    for secret in ["Paise", "12345", "9876543210", "@"] {
        assert!(!own.to_string().contains(secret), "{secret} in {own}");
    }

    let notes = format!("/admin/own-pieces/{}/notes", shop.piece);
    let note = json!({"text": "Seams are 2 cm wide."});
    assert_eq!(app.post_as(KALA, &notes, &note).await.0, 201);
    let back = json!({"from": "Delivered", "to": "Stitching In Progress"});
    let moved = format!("/admin/own-pieces/{}/step", shop.piece);
    assert_eq!(app.post_as(KALA, &moved, &back).await.0, 404);
    let step = json!({"from": "Received", "to": "In Work"});
    let (status, list) = shop
        .call(KALA, Method::POST, &format!("alterations/{id}/step"), step)
        .await;
    assert_eq!(
        (status, &list[0]["customer"]),
        (200, &json!("Asha")),
        "a maker reads no last name"
    );

    shop.step(id, json!({"from": "In Work", "to": "Ready"}))
        .await;
    let pay = json!({"from": "Ready", "to": "Handed Over", "payment": {"method": "cash", "amountPaise": 12_345}});
    let (status, answer) = shop.step(id, pay).await;
    assert_eq!(status, 200, "{answer}");
    assert_eq!(app.get_as(KALA, "/admin/own-pieces").await.1, json!([]));
    assert_eq!(app.post_as(KALA, &notes, &note).await.0, 404);
}

#[tokio::test]
async fn a_delivery_is_not_undone_over_an_alteration() {
    let shop = Shop::open().await;
    shop.record(json!({"work": "Take in the waist"})).await;
    let body = undoing(&shop.store, shop.order).await;
    let (status, problem) = shop.call(ROSHNI, Method::POST, "undo", body).await;
    assert_eq!((status, &problem["code"]), (409, &json!("orders.altered")));
}

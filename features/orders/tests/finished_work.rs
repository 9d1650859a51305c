//! Which steps report finished work, and which take it back.

use kernel::testing::Caller;
use orders::{FinishedWork, Work};
use poem::http::Method;
use serde_json::{Value, json};

use crate::support::{ASHA, SHOP, Store, input_with, undoing};

const ROSHNI: Caller = Caller::owner(SHOP);
const READY: &str = "Ready for Pickup";

struct Shop {
    store: Store,
    order: i64,
    pieces: Vec<i64>,
}

impl Shop {
    /// An approved order of two pieces: two for Kala, one unassigned.
    async fn open() -> Self {
        let store = Store::open().await;
        let pieces = json!([{"productId": 7, "quantity": 2}, {"productId": 7}]);
        let order = store
            .book(ASHA, &input_with(&json!({"pieces": pieces})))
            .await;
        let (_, seen) = store.app.get_as(ASHA, &format!("/me/orders/{order}")).await;
        let ids = seen["pieces"].as_array().unwrap().iter();
        let pieces: Vec<i64> = ids.map(|piece| piece["id"].as_i64().unwrap()).collect();
        let shop = Self {
            store,
            order,
            pieces,
        };
        let terms = json!({"advancePaise": 0, "pieces": [{"id": shop.pieces[0], "assigneeId": 4}]});
        shop.call(Method::POST, "approve", terms).await;
        shop
    }

    async fn call(&self, method: Method, path: &str, body: Value) {
        let path = format!("/admin/orders/{}/{path}", self.order);
        let (status, answer) = self
            .store
            .app
            .call_as(ROSHNI, method, &path, Some(&body))
            .await;
        assert!(status < 300, "{path}: {answer}");
    }

    async fn step(&self, piece: usize, from: &str, to: &str) {
        let path = format!("pieces/{}/step", self.pieces[piece]);
        let body = json!({"from": from, "to": to, "unpaid": true});
        self.call(Method::POST, &path, body).await;
    }

    async fn undo(&self) {
        let body = undoing(&self.store, self.order).await;
        self.call(Method::POST, "undo", body).await;
    }

    fn finished(&self) -> Vec<FinishedWork> {
        self.store.work.finished()
    }
}

#[tokio::test]
async fn a_piece_is_reported_when_it_is_ready_with_its_maker_of_that_moment() {
    let shop = Shop::open().await;
    shop.step(0, "Order Placed", "Stitching In Progress").await;
    assert!(shop.finished().is_empty());
    shop.step(0, "Stitching In Progress", READY).await;
    let [work] = &shop.finished()[..] else {
        panic!("one piece is finished");
    };
    assert_eq!(work.number, format!("HM-{}/1", shop.order));
    assert_eq!(
        (work.quantity, work.maker, work.garment_type),
        (2, Some(4), Some(1))
    );
    let path = format!("pieces/{}/assignee", shop.pieces[0]);
    let selvi = json!({"fromId": 4, "assigneeId": 3});
    shop.call(Method::PUT, &path, selvi).await;
    shop.step(0, READY, "Delivered").await;
    assert_eq!(shop.finished()[0].maker, Some(4), "it was Kala's");
    assert_eq!(
        shop.finished().len(),
        1,
        "handing over finishes nothing again"
    );
}

#[tokio::test]
async fn undoing_the_step_takes_it_back_and_moving_back_does_not() {
    let shop = Shop::open().await;
    shop.step(0, "Order Placed", READY).await;
    shop.undo().await;
    assert!(shop.finished().is_empty());
    shop.step(0, "Order Placed", READY).await;
    shop.step(0, READY, "Stitching In Progress").await;
    assert_eq!(shop.finished().len(), 1, "the work was done");
    shop.undo().await;
    assert_eq!(
        shop.finished().len(),
        1,
        "an undone step back is no new work"
    );
    shop.step(0, READY, "Stitching In Progress").await;
    shop.step(0, "Stitching In Progress", READY).await;
    let works = shop.finished();
    let [first, again] = &works[..] else {
        panic!("it is reported again");
    };
    assert!(matches!(
        (first.work, again.work),
        (Work::Piece { id: a, change: b }, Work::Piece { id: c, change: d }) if a == c && b != d
    ));
}

#[tokio::test]
async fn a_step_of_the_whole_order_reports_each_piece_and_is_undone_with_it() {
    let shop = Shop::open().await;
    shop.step(1, "Order Placed", READY).await;
    let all = json!({"from": "Stitching In Progress", "to": "Delivered", "unpaid": true});
    shop.call(Method::POST, "step", all).await;
    assert_eq!(shop.finished().len(), 2, "also without the step between");
    shop.undo().await;
    assert_eq!(shop.finished().len(), 1, "the other piece was ready before");
}

#[tokio::test]
async fn a_removed_piece_stays_reported() {
    let shop = Shop::open().await;
    shop.step(0, "Order Placed", READY).await;
    let path = format!("pieces/{}", shop.pieces[0]);
    shop.call(Method::DELETE, &path, json!({})).await;
    assert_eq!(shop.finished().len(), 1);
}

#[tokio::test]
async fn a_ready_piece_that_changes_is_counted_as_what_it_is() {
    let shop = Shop::open().await;
    shop.step(0, "Order Placed", READY).await;
    let (_, seen) = shop
        .store
        .app
        .get_as(ROSHNI, &format!("/admin/orders/{}", shop.order))
        .await;
    let version = seen["pieces"][0]["version"].clone();
    let path = format!("pieces/{}", shop.pieces[0]);
    let five = json!({"productId": 7, "quantity": 5, "version": version});
    shop.call(Method::PUT, &path, five).await;
    let works = shop.finished();
    let [work] = &works[..] else {
        panic!("it is counted once");
    };
    assert_eq!((work.quantity, work.maker), (5, Some(4)));
}

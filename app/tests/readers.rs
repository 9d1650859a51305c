//! Many customers read at once: no reader waits for a second connection while it holds one.

use futures_util::future::join_all;
use poem::http::StatusCode;

use crate::{belongings::person::Call, support::DemoShop};

/// More than the database has readers.
const READERS: usize = 9;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_money_of_an_order_is_answered_to_many_at_once() {
    let demo = DemoShop::open().await;
    let mut readers = Vec::new();
    for _ in 0..READERS {
        readers.push(demo.person("customer", "demo-customer").await);
    }
    for _ in 0..10 {
        let asking = readers.iter_mut().map(|reader| {
            let shop = demo.client();
            async move {
                let money = Call::get("/me/orders/1001/money");
                reader.call(&shop, &money).await.status
            }
        });
        for status in join_all(asking).await {
            assert_eq!(status, StatusCode::OK);
        }
    }
}

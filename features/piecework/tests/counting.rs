//! What counts for whom, and with which rate.

use piecework::{DoneWork, DoneWorkId};
use poem::http::Method;
use serde_json::json;

use crate::support::{ALTERATION, BLOUSE, LEHENGA, MONTH, Shop, piece};

#[tokio::test]
async fn a_finished_piece_counts_its_quantity_for_its_maker() {
    let shop = Shop::open().await;
    shop.rate(BLOUSE, None, 22_000, None).await;
    let two = DoneWork {
        quantity: 2,
        ..piece(1, 10, BLOUSE, Some(3))
    };
    shop.finish(two).await;
    shop.finish(piece(2, 11, BLOUSE, Some(4))).await;
    assert_eq!(shop.sums(3).await, (2, 44_000, 44_000));
    assert_eq!(
        shop.sums(4).await,
        (1, 22_000, 22_000),
        "of two makers each has their own"
    );
    let seen = shop.statement(3, MONTH).await;
    assert_eq!(
        seen["lines"],
        json!([{"work": "Blouse", "garmentTypeId": 1, "redone": false, "pieces": 2, "ratePaise": 22_000,
                "amountPaise": 44_000}])
    );
}

#[tokio::test]
async fn redone_work_pays_nothing_twice() {
    let shop = Shop::open().await;
    shop.rate(BLOUSE, None, 22_000, None).await;
    shop.finish(piece(1, 10, BLOUSE, Some(3))).await;
    // Back to stitching, and ready again, by another maker.
    shop.finish(piece(1, 14, BLOUSE, Some(4))).await;
    assert_eq!(shop.sums(3).await, (1, 22_000, 22_000));
    assert_eq!(shop.sums(4).await, (1, 0, 0));
    let seen = shop.statement(4, MONTH).await;
    assert_eq!(seen["counted"][0]["redone"], true);
    assert_eq!(seen["unpriced"], 0);
}

#[tokio::test]
async fn an_undone_step_takes_back_what_it_counted_and_nothing_else() {
    let shop = Shop::open().await;
    shop.rate(BLOUSE, None, 22_000, None).await;
    shop.finish(piece(1, 10, BLOUSE, Some(3))).await;
    shop.finish(piece(1, 14, BLOUSE, Some(3))).await;
    shop.undo(DoneWorkId::Piece { id: 1, step: 14 }).await;
    assert_eq!(shop.sums(3).await, (1, 22_000, 22_000));
    // The step of another piece with the same number.
    shop.undo(DoneWorkId::Piece { id: 2, step: 10 }).await;
    assert_eq!(shop.sums(3).await, (1, 22_000, 22_000));
    shop.undo(DoneWorkId::Piece { id: 1, step: 10 }).await;
    assert_eq!(shop.sums(3).await, (0, 0, 0));
    shop.finish(piece(1, 15, BLOUSE, Some(3))).await;
    assert_eq!(shop.sums(3).await, (1, 22_000, 22_000), "it was never paid");
}

#[tokio::test]
async fn a_piece_without_a_rate_is_listed_and_priced_later() {
    let shop = Shop::open().await;
    shop.finish(piece(1, 10, LEHENGA, Some(3))).await;
    shop.finish(piece(2, 11, LEHENGA, Some(3))).await;
    let seen = shop.statement(3, MONTH).await;
    assert_eq!(
        (seen["unpriced"].clone(), seen["earnedPaise"].clone()),
        (json!(2), json!(0))
    );
    assert!(seen["counted"][0].get("ratePaise").is_none());
    // A rate counts from its day on, so it does not reach what is counted.
    shop.rate(LEHENGA, None, 75_000, None).await;
    assert_eq!(shop.sums(3).await, (2, 0, 0));
    let body = json!({"month": MONTH, "garmentTypeId": LEHENGA, "ratePaise": 70_000});
    let seen = shop
        .done(Method::PUT, "/statements/3/missing-rates", body)
        .await;
    assert_eq!(
        (seen["unpriced"].clone(), seen["earnedPaise"].clone()),
        (json!(0), json!(140_000))
    );
}

#[tokio::test]
async fn alterations_count_with_their_own_rate_or_nothing() {
    let shop = Shop::open().await;
    let alteration = |id| DoneWork {
        id: DoneWorkId::Alteration { id },
        ..piece(1, 0, BLOUSE, Some(3))
    };
    shop.rate(BLOUSE, None, 22_000, None).await;
    shop.finish(alteration(1)).await;
    assert_eq!(
        shop.sums(3).await,
        (1, 0, 0),
        "not with the rate of a blouse"
    );
    shop.rate(ALTERATION, None, 4_000, None).await;
    shop.finish(alteration(2)).await;
    assert_eq!(shop.sums(3).await, (2, 4_000, 4_000));
    shop.undo(DoneWorkId::Alteration { id: 2 }).await;
    assert_eq!(shop.sums(3).await, (1, 0, 0));
    shop.finish(alteration(2)).await;
    assert_eq!(shop.sums(3).await, (2, 4_000, 4_000), "ready again");
}

#[tokio::test]
async fn only_the_owner_moves_a_counted_piece_to_another_maker() {
    let shop = Shop::open().await;
    shop.rate(BLOUSE, None, 22_000, None).await;
    shop.rate(BLOUSE, Some(4), 25_000, None).await;
    shop.finish(piece(1, 10, BLOUSE, None)).await;
    let overview = shop
        .done(Method::GET, &format!("/makers?month={MONTH}"), json!(null))
        .await;
    let id = overview["unassigned"][0]["id"].as_i64().unwrap();
    let path = format!("/pieces/{id}");
    let body = json!({"makerId": 4, "fromRatePaise": 22_000});
    shop.done(Method::PUT, &path, body.clone()).await;
    assert_eq!(
        shop.sums(4).await,
        (1, 25_000, 25_000),
        "at the maker's own rate"
    );
    let (status, problem) = shop.call(Method::PUT, &path, body).await;
    assert_eq!((status, &problem["code"]), (409, &json!("record.conflict")));
    let body =
        json!({"makerId": 3, "fromMakerId": 4, "fromRatePaise": 25_000, "ratePaise": 10_000});
    shop.done(Method::PUT, &path, body).await;
    assert_eq!(shop.sums(3).await, (1, 10_000, 10_000));
    assert_eq!(shop.sums(4).await, (0, 0, 0));
    let body = json!({"makerId": 99, "fromMakerId": 3, "fromRatePaise": 10_000});
    let (status, problem) = shop.call(Method::PUT, &path, body).await;
    assert_eq!(
        (status, &problem["fields"][0]["field"]),
        (422, &json!("makerId"))
    );
}

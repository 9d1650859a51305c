//! Courses bought for someone else, from the payment to the claim.

use crate::support::{ASHA, At, BEENA, Store, at};
use kernel::{Fulfilment, Paise, Payable, Receipt, Return, Reversal};
use poem::http::Method;
use serde_json::{Value, json};

const BUYER: At = at(ASHA, 1);
const RECIPIENT: At = at(BEENA, 2);

fn gift_body() -> Value {
    json!({"courseId": 1, "recipientName": " Beena ", "recipientEmail": "beena@example.com", "message": "Enjoy."})
}

async fn prepare(store: &Store) -> i64 {
    let (status, gift) = store
        .call(BUYER, Method::POST, "/me/gifts", Some(&gift_body()))
        .await;
    assert_eq!((status, &gift["state"]), (201, &json!("unpaid")), "{gift}");
    gift["id"].as_i64().unwrap()
}

fn receipt(store: &Store, gift: i64, purchase: i64) -> Receipt {
    Receipt {
        reference: format!("gift-{gift}"),
        ..store.receipt(ASHA, 1, purchase)
    }
}

/// Prepares and pays for a gift, and returns the key of its link.
async fn give(store: &Store, purchase: i64) -> String {
    let gift = prepare(store).await;
    let receipt = receipt(store, gift, purchase);
    assert_eq!(store.fulfil(&receipt).await.unwrap(), Fulfilment::Granted);
    let (_, list) = store.read(BUYER, "/me/gifts").await;
    assert_eq!(list[0]["state"], "waiting", "{list}");
    list[0]["claimPath"]
        .as_str()
        .unwrap()
        .strip_prefix("/gifts/")
        .unwrap()
        .to_owned()
}

async fn claim(store: &Store, who: At, key: &str) -> (u16, Value) {
    let body = json!({"key": key});
    store
        .call(who, Method::POST, "/me/gifts/claim", Some(&body))
        .await
}

async fn refund(store: &Store, purchase: i64) -> Reversal {
    let back = Return {
        purchase,
        buyer: ASHA,
        reference: String::new(),
        paid: Paise(49_900),
        amount: Paise(49_900),
        returned: Paise(49_900),
        at: store.now(),
    };
    let mut tx = store.deps.db.write().await.unwrap();
    let reversal = store.courses.reverse(&mut tx, &back).await.unwrap();
    tx.commit().await.unwrap();
    reversal
}

#[tokio::test]
async fn the_name_of_a_recipient_contains_no_link() {
    let store = Store::open().await;
    let mut body = gift_body();
    body["recipientName"] = json!("Claim at www.evil.example");
    let (status, problem) = store
        .call(BUYER, Method::POST, "/me/gifts", Some(&body))
        .await;
    assert_eq!(
        (status, &problem["fields"][0]["field"]),
        (422, &json!("recipientName")),
        "{problem}"
    );
}

#[tokio::test]
async fn access_begins_when_the_recipient_claims_it() {
    let store = Store::open().await;
    let quote = async |gift: i64| store.courses.quote(ASHA, &format!("gift-{gift}")).await;
    let gift = prepare(&store).await;
    assert_eq!(quote(gift).await.unwrap().price, Paise(49_900));
    let other = store.courses.quote(BEENA, &format!("gift-{gift}")).await;
    assert_eq!(other.unwrap_err().code().name, "courses.gift_not_found");
    let (_, list) = store.read(BUYER, "/me/gifts").await;
    assert_eq!(list, json!([]), "not before it is paid");

    let key = give(&store, 7).await;
    let sent = store.mails().await;
    assert!(
        sent.contains(&(
            "courses.gift_received".to_owned(),
            "beena@example.com".to_owned()
        )),
        "{sent:?}"
    );
    store.pass_days(300);
    let (status, claimed) = claim(&store, RECIPIENT, &key).await;
    assert_eq!(status, 200, "{claimed}");
    assert_eq!(claimed["expiresAt"], store.now().plus_days(90).to_rfc3339());
    let (_, own) = store.read(RECIPIENT, "/me/courses").await;
    assert_eq!(own[0]["state"], "active");
    assert_eq!(
        store.read(BUYER, "/me/courses").await.1,
        json!([]),
        "not the buyer's"
    );
    let (status, problem) = claim(&store, at(ASHA, 1), &key).await;
    assert_eq!(
        (status, &problem["code"]),
        (409, &json!("courses.gift_claimed"))
    );
    let (_, list) = store.read(BUYER, "/me/gifts").await;
    assert_eq!(list[0]["state"], "claimed");
    assert!(list[0].get("claimPath").is_none());
    let lines = store.see("/enrolments/gifts").await;
    assert_eq!(
        (&lines[0]["buyer"], &lines[0]["enrolmentId"]),
        (&json!("Asha Raman"), &claimed["enrolmentId"])
    );
    assert_eq!(
        refund(&store, 7).await,
        Reversal::Closed,
        "a refund ends the recipient's access"
    );
    assert_eq!(
        store.read(RECIPIENT, "/me/courses").await.1[0]["state"],
        "ended"
    );
}

#[tokio::test]
async fn a_gift_that_was_never_paid_is_forgotten_after_thirty_days() {
    let store = Store::open().await;
    let paid = give(&store, 7).await;
    prepare(&store).await;
    store.pass_days(30);
    store.run_job("courses.sweep").await;
    let left = async || -> i64 {
        sqlx::query_scalar("SELECT count(*) FROM courses_gift")
            .fetch_one(store.deps.db.read())
            .await
            .unwrap()
    };
    assert_eq!(left().await, 2);
    store.pass_days(1);
    store.run_job("courses.sweep").await;
    assert_eq!(left().await, 1);
    assert_eq!(claim(&store, RECIPIENT, &paid).await.0, 200);
}

#[tokio::test]
async fn a_refund_withdraws_the_link_of_an_unclaimed_gift() {
    let store = Store::open().await;
    let key = give(&store, 7).await;
    assert_eq!(refund(&store, 7).await, Reversal::Closed);
    let (status, problem) = claim(&store, RECIPIENT, &key).await;
    assert_eq!(
        (status, &problem["code"]),
        (404, &json!("courses.gift_not_found"))
    );
    assert_eq!(
        store.read(BUYER, "/me/gifts").await.1[0]["state"],
        "refunded"
    );
}

#[tokio::test]
async fn a_gift_expires_after_a_year_and_is_not_wasted_on_an_owner() {
    let store = Store::open().await;
    let key = give(&store, 7).await;
    store.buy(BEENA, 1, 8).await;
    assert_eq!(
        claim(&store, RECIPIENT, &key).await.1["code"],
        "courses.already_owned"
    );
    store.pass_days(365);
    store.pass(1);
    let (status, problem) = claim(&store, RECIPIENT, &key).await;
    assert_eq!(
        (status, &problem["code"]),
        (410, &json!("courses.gift_expired"))
    );
}

#[tokio::test]
async fn a_gift_is_paid_once() {
    let store = Store::open().await;
    let gift = prepare(&store).await;
    let first = receipt(&store, gift, 7);
    assert_eq!(store.fulfil(&first).await.unwrap(), Fulfilment::Granted);
    assert_eq!(
        store.fulfil(&first).await.unwrap(),
        Fulfilment::Granted,
        "reported twice"
    );
    let second = receipt(&store, gift, 8);
    assert_eq!(
        store.fulfil(&second).await.unwrap(),
        Fulfilment::AlreadyHeld
    );
}

#[tokio::test]
async fn a_recipient_needs_a_name_and_a_way_to_be_reached() {
    let store = Store::open().await;
    for (wrong, field) in [
        (
            json!({"courseId": 1, "recipientName": " ", "recipientEmail": "b@example.com"}),
            "recipientName",
        ),
        (
            json!({"courseId": 1, "recipientName": "B"}),
            "recipientEmail",
        ),
    ] {
        let (status, problem) = store
            .call(BUYER, Method::POST, "/me/gifts", Some(&wrong))
            .await;
        assert_eq!(
            (status, &problem["fields"][0]["field"]),
            (422, &json!(field)),
            "{problem}"
        );
    }
    let unknown = json!({"courseId": 99, "recipientName": "B", "recipientMobile": "9876543212"});
    assert_eq!(
        store
            .call(BUYER, Method::POST, "/me/gifts", Some(&unknown))
            .await
            .0,
        404
    );
}

#[tokio::test]
async fn what_was_written_about_the_recipient_goes_with_their_own_account() {
    let store = Store::open().await;
    let key = give(&store, 7).await;
    assert_eq!(claim(&store, RECIPIENT, &key).await.0, 200);
    store.erase_person(BEENA).await;
    let gift = &store.personal_records("courseGifts", ASHA).await[0];
    assert_eq!(
        (&gift["recipientName"], &gift["message"], &gift["state"]),
        (&json!(""), &json!(""), &json!("claimed"))
    );
    assert!(gift.get("recipientEmail").is_none(), "{gift}");
}

#[tokio::test]
async fn an_account_that_is_being_deleted_prepares_and_claims_no_gift() {
    let store = Store::open().await;
    let leaving = at(13, 3);
    let (status, refused) = store
        .call(leaving, Method::POST, "/me/gifts", Some(&gift_body()))
        .await;
    assert_eq!((status, &refused["code"]), (401, &json!("session.needed")));
    let key = give(&store, 7).await;
    assert_eq!(claim(&store, leaving, &key).await.0, 401);
    assert_eq!(claim(&store, RECIPIENT, &key).await.0, 200);
}

#[tokio::test]
async fn what_was_written_about_the_recipient_goes_with_the_buyers_account() {
    let store = Store::open().await;
    give(&store, 7).await;
    let records = store.personal_records("courseGifts", ASHA).await;
    assert_eq!(records[0]["recipientEmail"], "beena@example.com");
    store.erase_person(ASHA).await;
    let records = store.personal_records("courseGifts", ASHA).await;
    assert_eq!(
        (&records[0]["recipientName"], &records[0]["message"]),
        (&json!(""), &json!(""))
    );
}

//! Consent: given, recorded, withdrawn, exported and erased.

use kernel::{
    StaffRole,
    testing::{Caller, TEST_TIME},
};
use serde_json::{Value, json};

use crate::support::{ASHA, OWNER, Shop};

const COUNTER: Caller = Caller::with_role(3, StaffRole::Counter);
const OF_ASHA: &str = "/admin/messages/consents/9";

#[tokio::test]
async fn a_customer_agrees_and_withdraws_in_the_account() {
    let shop = Shop::open().await;
    let (_, before) = shop.app.get_as(ASHA, "/me/messages").await;
    assert_eq!(before, json!({"given": false}));
    shop.consents(true).await;
    let (_, after) = shop.app.get_as(ASHA, "/me/messages").await;
    assert_eq!(
        after,
        json!({"given": true, "changedAt": TEST_TIME.to_rfc3339(), "source": "account"})
    );
    assert_eq!(shop.settings().await["consents"], 1);
    shop.consents(false).await;
    assert_eq!(shop.settings().await["consents"], 0);
}

#[tokio::test]
async fn the_team_records_what_a_customer_said() {
    let shop = Shop::open().await;
    let (status, consent) = shop.put(COUNTER, OF_ASHA, json!({"given": true})).await;
    assert_eq!(
        (status, &consent["source"]),
        (200, &json!("counter")),
        "{consent}"
    );
    let (status, _) = shop
        .put(
            Caller::with_role(4, StaffRole::Maker),
            OF_ASHA,
            json!({"given": true}),
        )
        .await;
    assert_eq!(status, 403);
    let unknown = "/admin/messages/consents/99";
    let (status, answer) = shop.put(COUNTER, unknown, json!({"given": true})).await;
    assert_eq!(
        (status, &answer["code"]),
        (404, &json!("messages.customer_not_found"))
    );
}

#[tokio::test]
async fn only_the_owner_sees_the_consent_of_team_members() {
    let shop = Shop::open().await;
    let of_the_owner = "/admin/messages/consents/1";
    let given = json!({"given": true});
    for answer in [
        shop.app.get_as(COUNTER, of_the_owner).await,
        shop.put(COUNTER, of_the_owner, given.clone()).await,
    ] {
        assert_eq!(
            (answer.0, &answer.1["code"]),
            (404, &json!("messages.customer_not_found"))
        );
    }
    let (status, before) = shop.app.get_as(OWNER, of_the_owner).await;
    assert_eq!((status, before), (200, json!({"given": false})));
    let (status, after) = shop.put(OWNER, of_the_owner, given).await;
    assert_eq!((status, &after["given"]), (200, &json!(true)));
}

async fn records(shop: &Shop) -> Value {
    shop.app.personal_records("messages", ASHA.id).await
}

#[tokio::test]
async fn consent_is_exported_and_goes_with_the_account() {
    let shop = Shop::open().await;
    shop.consents(true).await;
    shop.consents(true).await;
    shop.is_ready(7).await;
    shop.deliver().await;
    shop.is_ready(8).await;
    let at = TEST_TIME.to_rfc3339();
    assert_eq!(
        records(&shop).await,
        json!({
            "consents": [{"given": true, "source": "account", "wording": 1, "at": at}],
            "sent": [{"event": "order_ready", "channel": "whatsapp", "number": "+919876500009",
                "text": "Hello Asha, your order HM-7 is ready. Hem & Mogra", "sentAt": at,
                "deliveredAt": null, "readAt": null}],
        })
    );
    shop.app.erase_person(ASHA.id).await;
    shop.whatsapp.received();
    shop.deliver().await;
    assert!(shop.whatsapp.received().is_empty());
    let rows: Vec<(String, Option<String>, Option<String>)> =
        sqlx::query_as("SELECT data, recipient, text FROM kernel_message")
            .fetch_all(shop.app.deps.db.read())
            .await
            .unwrap();
    assert!(
        rows.iter().all(|row| *row == ("{}".to_owned(), None, None)),
        "{rows:?}"
    );
    assert_eq!(records(&shop).await["consents"], json!([]));
}

#[tokio::test]
async fn a_walk_ins_consent_goes_to_their_account_and_back() {
    let shop = Shop::open().await;
    shop.consents(true).await;
    let moved = shop.app.hand_over(ASHA.id, 20).await;
    assert_eq!(records(&shop).await["consents"], json!([]));
    shop.app.undo_hand_over(ASHA.id, 20, &moved).await;
    assert_eq!(
        records(&shop).await["consents"].as_array().unwrap().len(),
        1
    );
}

#[tokio::test]
async fn an_account_that_is_being_deleted_gives_no_consent() {
    let shop = Shop::open().await;
    let leaving = Caller::customer(13);
    let (status, refused) = shop
        .put(leaving, "/me/messages", json!({"given": true}))
        .await;
    assert_eq!((status, &refused["code"]), (401, &json!("session.needed")));
    let records = shop.app.personal_records("messages", leaving.id).await;
    assert_eq!(records["consents"], json!([]));
}

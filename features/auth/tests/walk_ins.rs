//! Customers in the back office: search, walk-ins, links, blocking.

use std::sync::atomic::Ordering;

use kernel::{Mobile, NewPerson, People};
use serde_json::{Value, json};

use crate::support::{PASSWORD, Shop, demo_shop, refusal, registration, wrong_fields};

const OWNER: &str = "9000000001";
const STAFF: &str = "9000000003";

/// Browsers of the owner, a staff member, and a customer who has just registered.
macro_rules! people {
    ($shop:ident, $owner:ident, $staff:ident, $asha:ident) => {
        let $shop = demo_shop().await;
        let mut $owner = $shop.browser();
        assert_eq!($owner.log_in_as(OWNER, "demo-owner").await.status, 200);
        let mut $staff = $shop.browser();
        assert_eq!($staff.log_in_as(STAFF, "demo-staff").await.status, 200);
        let mut $asha = $shop.browser();
        let body = registration("9876543210", "asha@example.com");
        assert_eq!($asha.post("/auth/accounts", &body).await.status, 201);
    };
}

fn ids(page: &Value) -> Vec<i64> {
    let items = page["items"].as_array().unwrap();
    items
        .iter()
        .map(|item| item["id"].as_i64().unwrap())
        .collect()
}

async fn id_of(shop: &Shop, mobile: &'static str) -> i64 {
    sqlx::query_scalar("SELECT id FROM auth_user WHERE mobile = ?")
        .bind(mobile)
        .fetch_one(shop.app.deps.db.read())
        .await
        .unwrap()
}

#[tokio::test]
async fn a_walk_in_is_created_and_found_by_mobile_name_and_email() {
    people!(shop, owner, staff, asha);
    let body = json!({"name": "Chellamma R.", "mobile": "98400 12345", "email": "C@Example.com"});
    let made = staff.post("/admin/customers", &body).await;
    assert_eq!(made.status, 201, "{:?}", made.body);
    assert_eq!(made.body["walkIn"], true);
    assert_eq!(made.body["mobile"], "+919840012345");
    let id = made.body["id"].as_i64().unwrap();
    for q in [
        "98400%2012345",
        "12345",
        "chella",
        "c%40example",
        "%2B91%2098400",
    ] {
        let found = staff.get(&format!("/admin/customers?q={q}")).await;
        assert_eq!(ids(&found.body), [id], "{q}");
    }
    let twice = staff.post("/admin/customers", &body).await;
    assert_eq!(refusal(&twice).1, "auth.walk_in_known");
    assert_eq!(wrong_fields(&twice), ["mobile"]);
    let found = owner.get("/admin/customers?filter=walk_in").await;
    assert_eq!(ids(&found.body), [id]);
    let found = owner.get("/admin/customers?filter=account").await;
    assert_eq!(
        found.body["items"].as_array().unwrap().len(),
        2,
        "Asha twice"
    );
    assert!(asha.is_logged_in().await);
}

#[tokio::test]
async fn staff_can_search_customers_but_not_browse_them() {
    people!(shop, owner, staff, asha);
    let all = owner.get("/admin/customers").await;
    assert_eq!(all.body["items"].as_array().unwrap().len(), 2);
    for q in ["", "?q=as", "?filter=blocked"] {
        let none = staff.get(&format!("/admin/customers{q}")).await;
        assert_eq!(none.body, json!({"items": []}), "{q}");
    }
    let found = staff.get("/admin/customers?q=asha").await;
    assert_eq!(found.body["items"].as_array().unwrap().len(), 2);
    let refused = asha.get("/admin/customers").await;
    assert_eq!(refusal(&refused).1, "session.not_allowed");
    drop(shop);
}

#[tokio::test]
async fn only_the_owner_sees_team_members_as_customers() {
    people!(shop, owner, staff, asha);
    let note = json!({"text": "Likes hooks at the front."});
    let noted = owner.post("/admin/customers/5/notes", &note).await;
    assert_eq!(noted.status, 200, "{:?}", noted.body);
    let path = format!("/admin/customers/5/notes/{}", noted.body["notes"][0]["id"]);
    let mut counter = shop.browser();
    let entered = counter.log_in_as("9000000004", "demo-counter").await;
    assert_eq!(entered.status, 200);
    for browser in [&mut staff, &mut counter] {
        for id in [1, 2, 4, 5] {
            let one = format!("/admin/customers/{id}");
            let seen = browser.get(&one).await;
            assert_eq!(refusal(&seen).1, "auth.customer_not_found", "{id}");
            let written = browser.post(&format!("{one}/notes"), &note).await;
            assert_eq!(refusal(&written).1, "auth.customer_not_found", "{id}");
        }
        let deleted = browser.delete(&path).await;
        assert_eq!(refusal(&deleted).1, "auth.note_not_found");
    }
    let seen = owner.get("/admin/customers/5").await;
    assert_eq!(seen.body["notes"].as_array().unwrap().len(), 1);
    let customer = id_of(&shop, "+919876543210").await;
    let seen = counter.get(&format!("/admin/customers/{customer}")).await;
    assert_eq!(seen.status, 200);
    assert_eq!(owner.delete(&path).await.body["notes"], json!([]));
    assert!(asha.is_logged_in().await);
}

#[tokio::test]
async fn only_the_owner_blocks_releases_and_links_accounts() {
    people!(shop, owner, staff, asha);
    let id = id_of(&shop, "+919876543210").await;
    let nothing = json!({});
    for path in ["block", "unblock", "reset-link"] {
        let path = format!("/admin/customers/{id}/{path}");
        assert_eq!(staff.post(&path, &nothing).await.status, 403, "{path}");
        assert_eq!(asha.post(&path, &nothing).await.status, 403, "{path}");
        assert_eq!(
            shop.browser().post(&path, &nothing).await.status,
            401,
            "{path}"
        );
    }
    let path = format!("/admin/customers/{id}/release");
    let what = json!({"what": "mobile"});
    assert_eq!(staff.post(&path, &what).await.status, 403);
    let path = format!("/admin/customers/{id}/walk-ins");
    assert_eq!(staff.post(&path, &json!({"walkIn": 1})).await.status, 403);
    assert_eq!(staff.get("/admin/staff").await.status, 403);
    assert!(owner.is_logged_in().await);
}

#[tokio::test]
async fn a_blocked_customer_is_logged_out_and_can_log_in_again_when_unblocked() {
    people!(shop, owner, staff, asha);
    let id = id_of(&shop, "+919876543210").await;
    assert!(asha.is_logged_in().await);
    let blocked = owner
        .post(&format!("/admin/customers/{id}/block"), &json!({}))
        .await;
    assert_eq!(blocked.status, 200);
    assert!(blocked.body["blockedAt"].is_string());
    assert!(!asha.is_logged_in().await, "the active session ends");
    let refused = asha.log_in(PASSWORD).await;
    assert_eq!(refusal(&refused).1, "auth.invalid_credentials");
    let found = owner.get("/admin/customers?filter=blocked").await;
    assert_eq!(ids(&found.body), [id]);
    let reset = owner
        .post(&format!("/admin/customers/{id}/reset-link"), &json!({}))
        .await;
    assert_eq!(refusal(&reset).1, "auth.is_blocked");
    owner
        .post(&format!("/admin/customers/{id}/unblock"), &json!({}))
        .await;
    assert_eq!(asha.log_in(PASSWORD).await.status, 200);
    let reported = shop.audit().await;
    let subject = format!("user:{id}");
    for action in ["auth.blocked", "auth.unblocked"] {
        assert!(
            reported.contains(&(action.to_owned(), subject.clone())),
            "{action}"
        );
    }
    assert!(staff.is_logged_in().await);
}

#[tokio::test]
async fn the_owner_sends_a_reset_link_without_seeing_it() {
    people!(shop, owner, staff, asha);
    let id = id_of(&shop, "+919876543210").await;
    let path = format!("/admin/customers/{id}/reset-link");
    let sent = owner.post(&path, &json!({})).await;
    assert_eq!(sent.status, 204);
    let secret = shop.secret("auth.reset").await;
    assert!(!sent.body.to_string().contains(&secret));
    let body = json!({"token": secret, "newPassword": "marigold-ladder-52"});
    assert_eq!(asha.post("/auth/password/reset", &body).await.status, 204);
    assert_eq!(asha.log_in("marigold-ladder-52").await.status, 200);
    assert_eq!(owner.post(&path, &json!({})).await.status, 204);
    assert_eq!(owner.post(&path, &json!({})).await.status, 204);
    assert_eq!(owner.post(&path, &json!({})).await.status, 429);
    assert!(staff.is_logged_in().await);
}

#[tokio::test]
async fn a_walk_in_is_linked_to_an_account_and_unlinked() {
    people!(shop, owner, staff, asha);
    let account = id_of(&shop, "+919876543210").await;
    let body = json!({"name": "Asha R.", "mobile": "9876543210"});
    let walk_in = staff.post("/admin/customers", &body).await.body["id"]
        .as_i64()
        .unwrap();
    let note = json!({"text": "Ring twice.\nDeaf dog."});
    let noted = staff
        .post(&format!("/admin/customers/{walk_in}/notes"), &note)
        .await;
    assert_eq!(noted.body["notes"][0]["author"], "Selvi M.");
    let seen = owner.get(&format!("/admin/customers/{account}")).await;
    assert_eq!(seen.body["same"][0]["id"], walk_in, "{:?}", seen.body);
    let links = format!("/admin/customers/{account}/walk-ins");
    let linked = owner.post(&links, &json!({"walkIn": walk_in})).await;
    assert_eq!(linked.status, 200, "{:?}", linked.body);
    assert_eq!(linked.body["walkIns"][0]["id"], walk_in);
    assert_eq!(linked.body["notes"][0]["text"], "Ring twice.\nDeaf dog.");
    assert_eq!(shop.rest.moved.load(Ordering::SeqCst), account);
    let gone = owner.get(&format!("/admin/customers/{walk_in}")).await;
    assert_eq!(gone.status, 404);
    // Entering the customer at the counter again resolves to the account.
    let mobile = Mobile::parse("9876543210").unwrap();
    let person = NewPerson {
        name: "Asha".to_owned(),
        mobile: Some(mobile),
        email: None,
    };
    let mut tx = shop.app.deps.db.write().await.unwrap();
    assert_eq!(
        shop.people().walk_in(&mut tx, 1, &person).await.unwrap(),
        account
    );
    drop(tx);
    let parted = owner.delete(&format!("{links}/{walk_in}")).await;
    assert_eq!(parted.status, 200);
    assert_eq!(parted.body["notes"], json!([]));
    assert_eq!(shop.rest.moved.load(Ordering::SeqCst), walk_in);
    owner.post(&links, &json!({"walkIn": walk_in})).await;
    shop.advance(31 * 86_400);
    owner.log_in_as(OWNER, "demo-owner").await;
    let late = owner.delete(&format!("{links}/{walk_in}")).await;
    assert_eq!(refusal(&late).1, "auth.walk_in_not_found");
    assert!(!asha.is_logged_in().await, "the 30 days are over");
}

#[tokio::test]
async fn a_wrongly_registered_number_is_released() {
    people!(shop, owner, staff, asha);
    let id = id_of(&shop, "+919876543210").await;
    let path = format!("/admin/customers/{id}/release");
    shop.advance(601);
    let asked = owner.post(&path, &json!({"what": "mobile"})).await;
    assert_eq!(refusal(&asked).1, "auth.confirmation_needed");
    let password = json!({"password": "demo-owner"});
    assert_eq!(
        owner.post("/me/session/confirm", &password).await.status,
        204
    );
    let released = owner.post(&path, &json!({"what": "mobile"})).await;
    assert_eq!(released.status, 200, "{:?}", released.body);
    assert!(released.body.get("mobile").is_none());
    assert!(!asha.is_logged_in().await);
    let other = registration("9876543210", "the.other@example.com");
    assert_eq!(
        shop.browser().post("/auth/accounts", &other).await.status,
        201
    );
    let by_mail = json!({"email": "asha@example.com", "password": PASSWORD});
    let entered = asha.post("/session", &by_mail).await;
    assert_eq!(entered.status, 200);
    assert_eq!(entered.body["user"]["mobile"], "");
    let last = owner.post(&path, &json!({"what": "email"})).await;
    assert_eq!(refusal(&last).1, "auth.only_contact");
    let reported = shop.audit().await;
    assert!(reported.contains(&("auth.contact_released".to_owned(), format!("user:{id}"))));
    assert!(staff.is_logged_in().await);
}

#[tokio::test]
async fn concurrent_edits_of_one_walk_in_conflict() {
    people!(shop, owner, staff, asha);
    let body = json!({"name": "Chellamma", "mobile": "9840012345"});
    let made = staff.post("/admin/customers", &body).await.body;
    let path = format!("/admin/customers/{}", made["id"]);
    let change = json!({"name": "Chellamma R.", "version": made["version"]});
    let put = poem::http::Method::PUT;
    let changed = staff.call(put.clone(), &path, Some(&change)).await;
    assert_eq!(changed.status, 200, "{:?}", changed.body);
    assert!(changed.body.get("mobile").is_none());
    let stale = owner.call(put.clone(), &path, Some(&change)).await;
    assert_eq!(refusal(&stale).1, "record.conflict");
    let account = id_of(&shop, "+919876543210").await;
    let with_account = owner
        .call(put, &format!("/admin/customers/{account}"), Some(&change))
        .await;
    assert_eq!(
        with_account.status, 404,
        "customers with an account update their own details"
    );
    assert!(asha.is_logged_in().await);
}

#[tokio::test]
async fn five_thousand_customers_are_searched_and_paged() {
    people!(shop, owner, staff, asha);
    let mut tx = shop.app.deps.db.write().await.unwrap();
    sqlx::query(
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
         INSERT INTO auth_user (name, mobile, walk_in, created_at)
         SELECT 'Customer ' || i, '+918' || printf('%09d', i), 1, i FROM n",
    )
    .execute(&mut *tx)
    .await
    .unwrap();
    tx.commit().await.unwrap();
    let first = owner.get("/admin/customers").await.body;
    assert_eq!(first["items"].as_array().unwrap().len(), 50);
    let next = first["next"].as_i64().unwrap();
    let second = owner.get(&format!("/admin/customers?before={next}")).await;
    assert!(ids(&second.body).iter().all(|id| *id < next));
    let found = owner.get("/admin/customers?q=8000004321").await;
    assert_eq!(found.body["items"].as_array().unwrap().len(), 1);
    assert!(staff.is_logged_in().await && asha.is_logged_in().await);
}

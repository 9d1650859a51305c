//! Access tokens: who creates them, what is stored, and when they end.

use auth::DemoPasswords;
use kernel::{AccessToken, Restored};
use poem::http::Method;
use poem_openapi::types::ToJSON as _;
use serde_json::{Value, json};

use crate::support::{Browser, Shop, demo_shop, refusal, wrong_fields};

const OWNER: &str = "9000000001";
const MANAGER: &str = "9000000003";
const DAY: i64 = 86_400;

async fn owner(shop: &Shop) -> Browser<'_> {
    let mut owner = shop.browser();
    assert_eq!(owner.log_in_as(OWNER, "demo-owner").await.status, 200);
    owner
}

fn input() -> Value {
    json!({"name": "Accounts sync", "scopes": ["figures:read", "orders:read"], "days": 30})
}

/// Id and secret of a new token.
async fn created(owner: &mut Browser<'_>) -> (i64, String) {
    let created = owner.post("/admin/access-tokens", &input()).await;
    assert_eq!(created.status, 201, "{:?}", created.body);
    assert_eq!(created.headers["cache-control"], "no-store");
    let secret = created.body["secret"].as_str().unwrap().to_owned();
    (created.body["id"].as_i64().unwrap(), secret)
}

async fn found(shop: &Shop, secret: &str) -> Option<AccessToken> {
    shop.auth.access_tokens().token(secret).await.unwrap()
}

/// A second owner, so that something can happen to the first.
async fn second_owner(shop: &Shop) -> Browser<'_> {
    let mut first = owner(shop).await;
    let listed = first.get("/admin/staff").await.body;
    let mut members = listed.as_array().unwrap().iter();
    let selvi = members.find(|member| member["name"] == "Selvi M.").unwrap();
    let path = format!("/admin/staff/{}/role", selvi["id"]);
    let role = json!({"role": "owner"});
    assert_eq!(
        first.call(Method::PUT, &path, Some(&role)).await.status,
        204
    );
    let mut second = shop.browser();
    assert_eq!(second.log_in_as(MANAGER, "demo-staff").await.status, 200);
    second
}

#[tokio::test]
async fn a_token_acts_as_its_creator_within_its_scopes() {
    let shop = demo_shop().await;
    let mut owner = owner(&shop).await;
    let (id, secret) = created(&mut owner).await;
    let token = found(&shop, &secret).await.unwrap();
    assert_eq!((token.id, token.name.as_str()), (id, "Accounts sync"));
    assert_eq!(token.scopes, ["orders:read", "figures:read"]);
    assert_eq!(
        token.user.id,
        owner.get("/session").await.body["user"]["id"]
    );
    let now = shop.app.deps.clock.now();
    assert!(
        token.user.confirmed_lately(now).is_err(),
        "no operation takes it for a confirmed password"
    );
    assert!(found(&shop, "boutique_").await.is_none());
    assert!(
        found(&shop, &secret.replace("boutique_", ""))
            .await
            .is_none()
    );
}

#[tokio::test]
async fn only_the_hash_of_a_secret_is_stored_and_no_list_shows_it() {
    let shop = demo_shop().await;
    let mut owner = owner(&shop).await;
    let (id, secret) = created(&mut owner).await;
    let stored: Vec<String> = sqlx::query_scalar("SELECT token_hash FROM auth_access_token")
        .fetch_all(shop.app.deps.db.read())
        .await
        .unwrap();
    assert_eq!(stored, [kernel::secret::token_hash(&secret)]);
    let listed = owner.get("/admin/access-tokens").await.body;
    let at = |seconds: i64| shop.app.deps.clock.now().plus_seconds(seconds).to_json();
    assert_eq!(
        listed,
        json!([{
            "id": id, "name": "Accounts sync", "scopes": ["orders:read", "figures:read"], "creator": "Malarvizhi A.",
            "createdAt": at(0), "expiresAt": at(30 * DAY), "expired": false,
        }])
    );
    let own = owner.get("/me/account/data").await.body;
    assert_eq!(own["accessTokens"], listed, "the user's own data");
    let details: String = sqlx::query_scalar(
        "SELECT details FROM kernel_audit WHERE action = 'auth.access_token_created'",
    )
    .fetch_one(shop.app.deps.db.read())
    .await
    .unwrap();
    let details: Value = serde_json::from_str(&details).unwrap();
    let expected =
        json!({"name": "Accounts sync", "scopes": "orders:read figures:read", "days": 30});
    assert_eq!(details, expected);
}

#[tokio::test]
async fn only_an_owner_who_confirmed_the_password_creates_one() {
    let shop = demo_shop().await;
    let mut manager = shop.browser();
    manager.log_in_as(MANAGER, "demo-staff").await;
    for answer in [
        manager.post("/admin/access-tokens", &input()).await,
        manager.get("/admin/access-tokens").await,
        manager.delete("/admin/access-tokens/1").await,
    ] {
        assert_eq!(refusal(&answer).1, "session.not_allowed");
    }
    let mut owner = owner(&shop).await;
    shop.advance(601);
    let late = owner.post("/admin/access-tokens", &input()).await;
    assert_eq!(refusal(&late).1, "auth.confirmation_needed");
}

#[tokio::test]
async fn wrong_fields_are_named() {
    let shop = demo_shop().await;
    let mut owner = owner(&shop).await;
    for (field, value) in [
        ("name", json!("  ")),
        ("name", json!("n".repeat(61))),
        ("scopes", json!([])),
        ("scopes.0", json!(["team:write"])),
        ("days", json!(0)),
        ("days", json!(3_650)),
    ] {
        let mut body = input();
        body[field.split('.').next().unwrap()] = value.clone();
        let refused = owner.post("/admin/access-tokens", &body).await;
        assert_eq!(
            (refused.status, wrong_fields(&refused)),
            (422, vec![field.to_owned()]),
            "{value}"
        );
    }
    assert_eq!(owner.get("/admin/access-tokens").await.body, json!([]));
}

#[tokio::test]
async fn a_token_expires_and_stays_in_the_list_for_a_month() {
    let shop = demo_shop().await;
    let mut creator = owner(&shop).await;
    let (_, secret) = created(&mut creator).await;
    shop.advance(30 * DAY - 1);
    assert!(found(&shop, &secret).await.is_some());
    shop.advance(1);
    assert!(found(&shop, &secret).await.is_none());
    let sweep = auth::feature(&shop.auth, DemoPasswords::published());
    let sweep = &sweep.gives().jobs[0];
    sweep.run().await.unwrap();
    let mut owner = owner(&shop).await;
    let listed = owner.get("/admin/access-tokens").await.body;
    assert_eq!(listed[0]["expired"], true);
    shop.advance(30 * DAY + 1);
    sweep.run().await.unwrap();
    assert_eq!(
        shop.count("SELECT count(*) FROM auth_access_token").await,
        0
    );
}

#[tokio::test]
async fn a_revoked_token_ends_at_once() {
    let shop = demo_shop().await;
    let mut creator = owner(&shop).await;
    let (id, secret) = created(&mut creator).await;
    let mut other = second_owner(&shop).await;
    let path = format!("/admin/access-tokens/{id}");
    assert_eq!(other.delete(&path).await.status, 204, "any owner may");
    assert!(found(&shop, &secret).await.is_none());
    let again = other.delete(&path).await;
    assert_eq!(refusal(&again).1, "auth.access_token_not_found");
    let line = (
        "auth.access_token_revoked".to_owned(),
        format!("access_token:{id}"),
    );
    assert!(shop.audit().await.contains(&line));
}

#[tokio::test]
async fn tokens_end_with_the_role_and_when_the_account_is_blocked_or_recovered() {
    for ending in ["role", "block", "recovery"] {
        let shop = demo_shop().await;
        let mut creator = owner(&shop).await;
        let user = creator.get("/session").await.body["user"]["id"].clone();
        let (_, secret) = created(&mut creator).await;
        let mut other = second_owner(&shop).await;
        assert!(found(&shop, &secret).await.is_some());
        let done = match ending {
            "role" => {
                let role = json!({"role": "manager"});
                let path = format!("/admin/staff/{user}/role");
                other.call(Method::PUT, &path, Some(&role)).await
            }
            "block" => {
                other
                    .post(&format!("/admin/customers/{user}/block"), &json!({}))
                    .await
            }
            _ => {
                let email = json!({"email": "owner@example.com"});
                other.post("/auth/password/forgot", &email).await;
                let token = shop.secret("auth.reset").await;
                let body = json!({"token": token, "newPassword": "tamarind-kettle-81"});
                other.post("/auth/password/reset", &body).await
            }
        };
        assert!(done.status < 300, "{ending}: {:?}", done.body);
        assert!(found(&shop, &secret).await.is_none(), "{ending}");
        let left = shop.count("SELECT count(*) FROM auth_access_token").await;
        assert_eq!(left, 0, "{ending}: not even back with a new role");
    }
}

#[tokio::test]
async fn a_password_that_the_owner_changes_leaves_tokens_alone() {
    let shop = demo_shop().await;
    let mut owner = owner(&shop).await;
    let (_, secret) = created(&mut owner).await;
    let change = json!({"oldPassword": "demo-owner", "newPassword": "tamarind-kettle-81"});
    let changed = owner.call(Method::PUT, "/me/password", Some(&change)).await;
    assert!(changed.status < 300, "{:?}", changed.body);
    assert!(found(&shop, &secret).await.is_some());
}

#[tokio::test]
async fn no_token_comes_back_with_a_restored_backup() {
    let shop = demo_shop().await;
    let mut owner = owner(&shop).await;
    let (_, secret) = created(&mut owner).await;
    let feature = auth::feature(&shop.auth, DemoPasswords::published());
    let hook = feature.gives().after_restore.clone().unwrap();
    let mut tx = shop.app.deps.db.write().await.unwrap();
    let restored = Restored {
        now: shop.app.deps.clock.now(),
        replaced: None,
    };
    hook.after_restore(&mut tx, restored).await.unwrap();
    tx.commit().await.unwrap();
    assert!(found(&shop, &secret).await.is_none());
}

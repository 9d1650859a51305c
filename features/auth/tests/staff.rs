//! The team: invitations, roles, removal.

use poem::http::Method;
use poem_openapi::types::ParseFromJSON as _;
use serde_json::{Value, json};

use crate::support::{Browser, demo_shop, refusal};

const OWNER: &str = "9000000001";
const STAFF: &str = "9000000003";
const NEW: &str = "tamarind-kettle-81";

async fn owner(shop: &crate::support::Shop) -> Browser<'_> {
    let mut owner = shop.browser();
    assert_eq!(owner.log_in_as(OWNER, "demo-owner").await.status, 200);
    owner
}

/// A member of the team as the owner sees them.
async fn member(owner: &mut Browser<'_>, name: &str) -> Value {
    let listed = owner.get("/admin/staff").await.body;
    let mut members = listed.as_array().unwrap().iter();
    let found = members.find(|member| member["name"] == name);
    found.cloned().unwrap_or_default()
}

fn input(hand_over: bool) -> Value {
    json!({
        "name": "Kavitha", "mobile": "9840055555", "email": "kavitha@example.com", "role": "manager",
        "handOver": hand_over,
    })
}

#[tokio::test]
async fn a_member_invited_by_email_sets_their_own_password() {
    let shop = demo_shop().await;
    let mut owner = owner(&shop).await;
    let invited = owner.post("/admin/staff", &input(false)).await;
    assert_eq!(invited.status, 201, "{:?}", invited.body);
    assert!(invited.body.get("link").is_none());
    let listed = member(&mut owner, "Kavitha").await;
    assert_eq!(
        (&listed["invited"], &listed["staffRole"]),
        (&json!(true), &json!("manager"))
    );
    let mut kavitha = shop.browser();
    for guess in ["!", "", NEW] {
        let early = kavitha.log_in_as("9840055555", guess).await;
        assert_ne!(early.status, 200, "an invited member cannot log in yet");
    }
    let token = shop.secret("auth.invitation").await;
    let alive = kavitha
        .post("/auth/password/reset/view", &json!({"token": token}))
        .await;
    assert_eq!(alive.body["invitation"], true);
    let body = json!({"token": token, "newPassword": NEW});
    assert_eq!(
        kavitha.post("/auth/password/reset", &body).await.status,
        204
    );
    assert_eq!(
        kavitha.post("/auth/password/reset", &body).await.status,
        410,
        "the link works once"
    );
    assert!(shop.mails("auth.password_changed").await.is_empty());
    let entered = kavitha.log_in_as("9840055555", NEW).await;
    assert_eq!(entered.body["user"]["role"], "staff");
    assert_eq!(entered.body["user"]["staffRole"], "manager");
    let listed = member(&mut owner, "Kavitha").await;
    assert_eq!(listed["invited"], false);
    let id = listed["id"].as_i64().unwrap();
    let again = owner
        .post(
            &format!("/admin/staff/{id}/invitation"),
            &json!({"handOver": true}),
        )
        .await;
    assert_eq!(refusal(&again).1, "auth.has_password");
}

#[tokio::test]
async fn a_link_passed_on_is_returned_once_and_invalidated_by_a_newer_one() {
    let shop = demo_shop().await;
    let mut owner = owner(&shop).await;
    let invited = owner.post("/admin/staff", &input(true)).await.body;
    let token = |answer: &Value| {
        let link = answer["link"].as_str().unwrap();
        assert!(link.starts_with("https://shop.example/resetpassword/"));
        link.rsplit('/').next().unwrap().to_owned()
    };
    let first = token(&invited);
    assert!(shop.mails("auth.invitation").await.is_empty());
    let path = format!("/admin/staff/{}/invitation", invited["id"]);
    let again = owner.post(&path, &json!({"handOver": true})).await.body;
    let mut kavitha = shop.browser();
    let view = json!({"token": first});
    assert_eq!(
        kavitha
            .post("/auth/password/reset/view", &view)
            .await
            .status,
        410
    );
    let body = json!({"token": token(&again), "newPassword": NEW});
    assert_eq!(
        kavitha.post("/auth/password/reset", &body).await.status,
        204
    );
    let twice = owner.post("/admin/staff", &input(true)).await;
    assert_eq!(refusal(&twice).1, "auth.mobile_taken");
}

#[tokio::test]
async fn an_invitation_lasts_two_days_and_can_be_withdrawn() {
    let shop = demo_shop().await;
    let mut owner = owner(&shop).await;
    owner.post("/admin/staff", &input(false)).await;
    let token = shop.secret("auth.invitation").await;
    let view = json!({"token": token});
    shop.advance(47 * 3_600);
    let alive = shop
        .browser()
        .post("/auth/password/reset/view", &view)
        .await;
    assert_eq!(alive.status, 200);
    shop.advance(2 * 3_600);
    let dead = shop
        .browser()
        .post("/auth/password/reset/view", &view)
        .await;
    assert_eq!(dead.status, 410);
    owner.log_in_as(OWNER, "demo-owner").await;
    let id = member(&mut owner, "Kavitha").await["id"].as_i64().unwrap();
    assert_eq!(
        owner.delete(&format!("/admin/staff/{id}")).await.status,
        204
    );
    assert_eq!(member(&mut owner, "Kavitha").await, Value::Null);
    assert_eq!(
        owner.post("/admin/staff", &input(false)).await.status,
        201,
        "the number can be registered again"
    );
}

#[tokio::test]
async fn a_new_role_takes_effect_immediately_and_ends_the_members_sessions() {
    let shop = demo_shop().await;
    let mut owner = owner(&shop).await;
    let mut selvi = shop.browser();
    selvi.log_in_as(STAFF, "demo-staff").await;
    let id = member(&mut owner, "Selvi M.").await["id"].as_i64().unwrap();
    let path = format!("/admin/staff/{id}/role");
    let role = json!({"role": "owner"});
    let changed = owner.call(Method::PUT, &path, Some(&role)).await;
    assert_eq!(changed.status, 204, "{:?}", changed.body);
    assert!(!selvi.is_logged_in().await);
    selvi.log_in_as(STAFF, "demo-staff").await;
    assert_eq!(selvi.get("/admin/staff").await.status, 200);
    let reported = shop.audit().await;
    assert!(reported.contains(&("auth.role_changed".to_owned(), format!("user:{id}"))));
    let back = json!({"role": "manager"});
    owner.call(Method::PUT, &path, Some(&back)).await;
    selvi.log_in_as(STAFF, "demo-staff").await;
    assert_eq!(
        owner.delete(&format!("/admin/staff/{id}")).await.status,
        204
    );
    assert!(!selvi.is_logged_in().await);
    let entered = selvi.log_in_as(STAFF, "demo-staff").await;
    assert_eq!(
        entered.body["user"]["role"], "customer",
        "the owner's own account stays"
    );
    let hired = owner.call(Method::PUT, &path, Some(&back)).await;
    assert_eq!(hired.status, 204, "a customer becomes staff");
}

#[tokio::test]
async fn a_maker_is_invited_by_mobile_alone_and_logs_in_with_it() {
    let shop = demo_shop().await;
    let mut owner = owner(&shop).await;
    let mut person =
        json!({"name": "Muthu", "mobile": "9840055555", "role": "maker", "handOver": false});
    let mailed = owner.post("/admin/staff", &person).await;
    assert_eq!(refusal(&mailed).1, "auth.no_email");
    person["handOver"] = json!(true);
    let invited = owner.post("/admin/staff", &person).await;
    assert_eq!(invited.status, 201, "{:?}", invited.body);
    person["mobile"] = json!("9840066666");
    let another = owner.post("/admin/staff", &person).await;
    assert_eq!(another.status, 201, "no address is taken by none");
    let link = invited.body["link"].as_str().unwrap();
    let token = link.rsplit('/').next().unwrap();
    let mut muthu = shop.browser();
    let body = json!({"token": token, "newPassword": NEW});
    assert_eq!(muthu.post("/auth/password/reset", &body).await.status, 204);
    let entered = muthu.log_in_as("9840055555", NEW).await;
    assert_eq!(entered.body["user"]["staffRole"], "maker");
    assert_eq!(muthu.get("/me/account").await.status, 200);
    assert_eq!(muthu.get("/admin/customers?q=asha").await.status, 403);
    let change = json!({"oldPassword": NEW, "newPassword": "copper-lantern-52"});
    let changed = muthu.call(Method::PUT, "/me/password", Some(&change)).await;
    assert!(changed.status < 300, "{:?}", changed.body);
    assert!(shop.mails("auth.password_changed").await.is_empty());
    let forgotten = json!({"email": ""});
    let forgotten = shop
        .browser()
        .post("/auth/password/forgot", &forgotten)
        .await;
    assert!(forgotten.status >= 400, "an empty address is no address");
}

#[tokio::test]
async fn the_last_owner_cannot_be_removed() {
    let shop = demo_shop().await;
    let mut owner = owner(&shop).await;
    let listed = owner.get("/admin/staff").await.body;
    let own = listed[0]["id"].as_i64().unwrap();
    let path = format!("/admin/staff/{own}/role");
    let staff = json!({"role": "manager"});
    let refused = owner.call(Method::PUT, &path, Some(&staff)).await;
    assert_eq!(refusal(&refused).1, "auth.last_owner");
    let refused = owner.delete(&format!("/admin/staff/{own}")).await;
    assert_eq!(refusal(&refused).1, "auth.not_yourself");
    let blocked = owner
        .post(&format!("/admin/customers/{own}/block"), &json!({}))
        .await;
    assert_eq!(refusal(&blocked).1, "auth.not_yourself");
    // An invited owner who has not set a password does not count as one.
    let mut input = input(true);
    input["role"] = json!("owner");
    owner.post("/admin/staff", &input).await;
    let refused = owner.call(Method::PUT, &path, Some(&staff)).await;
    assert_eq!(refusal(&refused).1, "auth.last_owner");
    // Once the password is set, they do.
    let selvi = member(&mut owner, "Selvi M.").await["id"].as_i64().unwrap();
    let promoted = json!({"role": "owner"});
    let promote = format!("/admin/staff/{selvi}/role");
    owner.call(Method::PUT, &promote, Some(&promoted)).await;
    let stepped_down = owner.call(Method::PUT, &path, Some(&staff)).await;
    assert_eq!(stepped_down.status, 204);
    assert!(!owner.is_logged_in().await);
}

#[tokio::test]
async fn team_operations_require_a_recent_password_confirmation() {
    let shop = demo_shop().await;
    let mut owner = owner(&shop).await;
    let id = member(&mut owner, "Selvi M.").await["id"].as_i64().unwrap();
    shop.advance(601);
    let role = json!({"role": "owner"});
    let hand = json!({"handOver": true});
    let tries = [
        (Method::POST, "/admin/staff".to_owned(), Some(input(true))),
        (Method::PUT, format!("/admin/staff/{id}/role"), Some(role)),
        (
            Method::POST,
            format!("/admin/staff/{id}/invitation"),
            Some(hand),
        ),
        (Method::DELETE, format!("/admin/staff/{id}"), None),
        (
            Method::DELETE,
            format!("/admin/staff/{id}/two-factor"),
            None,
        ),
    ];
    for (method, path, body) in tries {
        let refused = owner.call(method, &path, body.as_ref()).await;
        assert_eq!(refusal(&refused).1, "auth.confirmation_needed", "{path}");
    }
}

#[tokio::test]
async fn the_first_owner_is_created_once_and_logged_in() {
    let shop = crate::support::shop().await;
    assert!(!shop.auth.has_owner().await.unwrap());
    let prepare = |password: &'static str| {
        let auth = shop.auth.clone();
        async move {
            let mobile = kernel::Mobile::parse("9840011111").unwrap();
            let email = kernel::Email::parse("mala@example.com").unwrap();
            let password = json!(password);
            let password = kernel::NewPassword::parse_from_json(Some(password)).unwrap();
            auth.prepare_owner("Mala", &mobile, &email, &password).await
        }
    };
    assert!(
        prepare("9840011111").await.is_err(),
        "the mobile number is refused as a password"
    );
    let made = prepare(NEW).await.unwrap();
    let browser = auth::Browser {
        address: "203.0.113.9".to_owned(),
        session_token: None,
        known_token: None,
        label: "Chrome on Android".to_owned(),
    };
    let mut tx = shop.app.deps.db.write().await.unwrap();
    let entered = shop
        .auth
        .create_first_owner(&mut tx, &made, &browser)
        .await
        .unwrap();
    tx.commit().await.unwrap();
    assert!(shop.auth.has_owner().await.unwrap());
    let answer = entered.keep_in(poem_openapi::payload::Response::new(()));
    drop(answer);
    let mut mala = shop.browser();
    let logged_in = mala.log_in_as("9840011111", NEW).await;
    assert_eq!(logged_in.body["user"]["role"], "owner");
    assert_eq!(logged_in.body["user"]["id"], entered.user_id());
    let mut tx = shop.app.deps.db.write().await.unwrap();
    let second = shop.auth.create_first_owner(&mut tx, &made, &browser).await;
    assert_eq!(second.err().unwrap().code().name, "auth.owner_exists");
}

#[tokio::test]
async fn a_member_without_email_gets_a_link_for_a_new_password_from_the_owner() {
    let shop = demo_shop().await;
    let mut owner = owner(&shop).await;
    let selvi = member(&mut owner, "Selvi M.").await;
    let path = format!("/admin/staff/{}/password-link", selvi["id"]);
    let older = owner.post(&path, &json!({})).await;
    let made = owner.post(&path, &json!({})).await;
    assert_eq!((made.status, &made.body["validHours"]), (200, &json!(24)));
    let token = |body: &Value| {
        let link = body["link"].as_str().unwrap();
        link.rsplit('/').next().unwrap().to_owned()
    };
    let mut browser = shop.browser();
    let stale = json!({"token": token(&older.body), "newPassword": NEW});
    assert_ne!(
        browser.post("/auth/password/reset", &stale).await.status,
        204
    );
    let seen = json!({"token": token(&made.body)});
    let alive = browser.post("/auth/password/reset/view", &seen).await;
    assert_eq!(alive.body["invitation"], false);
    let body = json!({"token": token(&made.body), "newPassword": NEW});
    assert_eq!(
        browser.post("/auth/password/reset", &body).await.status,
        204
    );
    assert_ne!(browser.log_in_as(STAFF, "demo-staff").await.status, 200);
    assert_eq!(browser.log_in_as(STAFF, NEW).await.status, 200);

    let own = member(&mut owner, "Malarvizhi A.").await;
    let path = format!("/admin/staff/{}/password-link", own["id"]);
    let refused = owner.post(&path, &json!({})).await;
    let (status, code, _) = refusal(&refused);
    assert_eq!((status, code), (409, "auth.owners_password"));
    let missing = owner.post("/admin/staff/3/password-link", &json!({})).await;
    let (status, code, _) = refusal(&missing);
    assert_eq!((status, code), (404, "auth.staff_not_found"));
}

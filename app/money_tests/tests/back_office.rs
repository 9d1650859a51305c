//! What the owner does with coupons, through HTTP.

use crate::support::{ASHA, BINA, Shop};
use kernel::testing::Caller;
use poem::http::Method;
use serde_json::{Value, json};

const ROSHNI: Caller = Caller::owner(1);
const SELVI: Caller = Caller::staff(3);

async fn call(
    shop: &Shop,
    caller: Caller,
    method: Method,
    path: &str,
    body: Value,
) -> (u16, Value) {
    let path = format!("/admin/payments/coupons{path}");
    let body = (!body.is_null()).then_some(body);
    shop.app.call_as(caller, method, &path, body.as_ref()).await
}

/// A call of the owner that has to succeed.
async fn done(shop: &Shop, method: Method, path: &str, body: Value) -> Value {
    let (status, answer) = call(shop, ROSHNI, method, path, body).await;
    assert!((200..300).contains(&status), "{path}: {answer}");
    answer
}

/// The code with which the owner's call is refused.
async fn refused(shop: &Shop, method: Method, path: &str, body: Value) -> String {
    let (status, answer) = call(shop, ROSHNI, method, path, body).await;
    assert!(status >= 400, "{path}: {answer}");
    answer["code"].as_str().unwrap().to_owned()
}

/// The fields that a form hears about.
async fn wrong(shop: &Shop, form: Value) -> Vec<String> {
    let (status, problem) = call(shop, ROSHNI, Method::POST, "", form).await;
    assert_eq!(status, 422, "{problem}");
    let fields = problem["fields"].as_array().unwrap().iter();
    fields
        .map(|field| field["field"].as_str().unwrap().to_owned())
        .collect()
}

fn pongal() -> Value {
    json!({"code": " pongal-20 ", "percent": 20, "published": true})
}

fn with(mut form: Value, changes: Value) -> Value {
    for (name, value) in changes.as_object().unwrap() {
        form[name.as_str()] = value.clone();
    }
    form
}

#[tokio::test]
async fn coupons_are_the_owners_alone() {
    let shop = Shop::open().await;
    for (method, path) in [
        (Method::GET, ""),
        (Method::POST, ""),
        (Method::GET, "/1"),
        (Method::PUT, "/1"),
        (Method::DELETE, "/1"),
        (Method::GET, "/1/uses"),
        (Method::PUT, "/1/published"),
        (Method::POST, "/1/restore"),
    ] {
        for caller in [ASHA, SELVI] {
            let (status, _) = call(&shop, caller, method.clone(), path, Value::Null).await;
            assert_eq!(status, 403, "{method} {path}");
        }
    }
    assert_eq!(shop.app.get("/admin/payments/coupons").await.0, 401);
}

#[tokio::test]
async fn a_new_coupon_counts_and_tells_who_has_used_it() {
    let shop = Shop::open().await;
    let bound = json!({
        "kind": "course", "reference": "1", "firstDay": "2026-08-01", "lastDay": "2026-08-31", "mostUses": 2,
    });
    let made = done(&shop, Method::POST, "", with(pongal(), bound)).await;
    assert_eq!(made["code"], "PONGAL-20");
    assert_eq!((&made["used"], &made["version"]), (&json!(0), &json!(1)));
    assert_eq!(shop.check(ASHA, "Pongal-20", "1").await.0, 200);
    assert_eq!(
        shop.check(ASHA, "Pongal-20", "2").await.0,
        422,
        "bound to the first"
    );
    shop.buy(ASHA, "1", Some("PONGAL-20")).await;
    shop.checkout(BINA, "1", Some("PONGAL-20")).await;
    let path = format!("/{}", made["id"]);
    let seen = done(&shop, Method::GET, &path, Value::Null).await;
    assert_eq!((&seen["used"], &seen["setAside"]), (&json!(1), &json!(1)));
    let uses = done(&shop, Method::GET, &format!("{path}/uses"), Value::Null).await;
    let uses = uses["items"].as_array().unwrap();
    assert_eq!(uses.len(), 2);
    assert!(uses[0].get("usedAt").is_none(), "set aside");
    assert_eq!(uses[1]["customer"], "=Asha Raman");
    assert_eq!(uses[1]["amountPaise"], 160_000);
    let found = done(&shop, Method::GET, "?q=pong", Value::Null).await;
    assert_eq!(found, json!([seen]));
}

#[tokio::test]
async fn a_coupon_is_changed_and_switched_and_what_has_begun_keeps_its_price() {
    let shop = Shop::open().await;
    let made = done(&shop, Method::POST, "", pongal()).await;
    let path = format!("/{}", made["id"]);
    let begun = shop.checkout(ASHA, "1", Some("PONGAL-20")).await;
    let smaller = with(pongal(), json!({"percent": 5, "version": 1}));
    let changed = done(&shop, Method::PUT, &path, smaller.clone()).await;
    assert_eq!(
        (&changed["percent"], &changed["version"]),
        (&json!(5), &json!(2))
    );
    let stale = refused(&shop, Method::PUT, &path, smaller).await;
    assert_eq!(stale, "record.conflict");
    let unversioned = refused(&shop, Method::PUT, &path, pongal()).await;
    assert_eq!(unversioned, "request.invalid_body");
    assert_eq!(shop.check(BINA, "PONGAL-20", "1").await.1["percent"], 5);

    let off = json!({"published": false, "version": 2});
    let switch = format!("{path}/published");
    done(&shop, Method::PUT, &switch, off.clone()).await;
    let stale = refused(&shop, Method::PUT, &switch, off).await;
    assert_eq!(stale, "record.conflict");
    assert_eq!(shop.check(BINA, "PONGAL-20", "1").await.0, 422);
    let paid = shop.pay(&begun);
    let (_, order) = shop.confirm(ASHA, &begun, &paid).await;
    assert_eq!(order["amountPaise"], 160_000, "as it began");
}

#[tokio::test]
async fn a_form_hears_about_all_its_fields() {
    let shop = Shop::open().await;
    let several = json!({
        "code": "welcome10", "kind": "course", "reference": "99", "firstDay": "2026-08-02", "lastDay": "2026-08-01",
    });
    let fields = wrong(&shop, with(pongal(), several)).await;
    assert_eq!(fields, ["reference", "code", "lastDay"]);
    for (changes, field) in [
        (json!({"code": "TWO WORDS"}), "code"),
        (json!({"code": "AB"}), "code"),
        (json!({"percent": 0}), "percent"),
        (json!({"percent": 101}), "percent"),
        (json!({"mostUses": 0}), "mostUses"),
        (json!({"kind": "shoes"}), "kind"),
        (json!({"kind": "advance", "reference": "1"}), "kind"),
        (json!({"reference": "1"}), "kind"),
    ] {
        let fields = wrong(&shop, with(pongal(), changes.clone())).await;
        assert_eq!(fields, [field], "{changes}");
    }
}

#[tokio::test]
async fn a_deleted_coupon_comes_back_and_keeps_its_code() {
    let shop = Shop::open().await;
    let made = done(&shop, Method::POST, "", pongal()).await;
    let path = format!("/{}", made["id"]);
    shop.buy(ASHA, "1", Some("PONGAL-20")).await;
    done(&shop, Method::DELETE, &path, Value::Null).await;
    assert_eq!(shop.check(BINA, "PONGAL-20", "1").await.0, 422);
    let again = refused(&shop, Method::DELETE, &path, Value::Null).await;
    assert_eq!(again, "payments.coupon_not_found");
    assert_eq!(wrong(&shop, pongal()).await, ["code"]);
    let trash = done(&shop, Method::GET, "?deleted=true", Value::Null).await;
    assert_eq!(trash[0]["id"], made["id"]);

    let unused = with(pongal(), json!({"code": "UNUSED"}));
    let unused = done(&shop, Method::POST, "", unused).await;
    done(
        &shop,
        Method::DELETE,
        &format!("/{}", unused["id"]),
        Value::Null,
    )
    .await;
    shop.app.deps.clock.advance_seconds(31 * 86_400);
    shop.sweep().await;
    let trash = done(&shop, Method::GET, "?deleted=true", Value::Null).await;
    assert_eq!(trash.as_array().unwrap().len(), 1, "what was used stays");

    done(&shop, Method::POST, &format!("{path}/restore"), Value::Null).await;
    assert_eq!(shop.check(BINA, "PONGAL-20", "1").await.0, 200);
    let used = shop.check(ASHA, "PONGAL-20", "2").await;
    assert_eq!(used.1["code"], "payments.coupon_used");
    let lines = shop.count("kernel_audit WHERE action LIKE 'payments.coupon_%' AND actor = 1");
    assert_eq!(lines.await, 5);
}

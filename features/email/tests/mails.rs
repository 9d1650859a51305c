//! Mails on the owner's screen, through HTTP.

use crate::support::{CUSTOMER, OWNER, STAFF, shop, shop_with};
use email::{Delivery, DeliverySettings, MailError, Route};
use kernel::{Restored, testing::TEST_TIME};
use poem::http::Method;
use serde_json::json;

#[tokio::test]
async fn only_the_owner_sees_any_of_it() {
    let shop = shop().await;
    for path in ["/admin/mails", "/admin/mails/health", "/admin/mails/setup"] {
        assert_eq!(shop.app.get(path).await.0, 401, "{path}");
        assert_eq!(shop.app.get_as(CUSTOMER, path).await.0, 403, "{path}");
        assert_eq!(shop.app.get_as(STAFF, path).await.0, 403, "{path}");
        assert_eq!(shop.app.get_as(OWNER, path).await.0, 200, "{path}");
    }
}

#[tokio::test]
async fn mails_are_found_by_state_and_by_text() {
    let shop = shop().await;
    shop.mail("test.plain", "asha@example.com", "sent", None)
        .await;
    shop.mail("test.plain", "beena@example.com", "failed", None)
        .await;
    shop.mail("test.link", "beena@example.com", "waiting", Some("secret"))
        .await;
    let (_, all) = shop.app.get_as(OWNER, "/admin/mails").await;
    assert_eq!(all["items"].as_array().unwrap().len(), 3);
    assert_eq!((&all["failed"], &all["waiting"]), (&json!(1), &json!(1)));
    assert_eq!(all["items"][2]["subject"], "Hello asha@example.com");
    for (query, count) in [
        ("state=failed", 1),
        ("state=held", 0),
        ("q=BEENA", 2),
        ("q=test.link", 1),
        ("q=beena&state=waiting", 1),
    ] {
        let (_, page) = shop
            .app
            .get_as(OWNER, &format!("/admin/mails?{query}"))
            .await;
        assert_eq!(page["items"].as_array().unwrap().len(), count, "{query}");
    }
}

#[tokio::test]
async fn long_lists_come_in_parts() {
    let shop = shop().await;
    for _ in 0..60 {
        shop.mail("test.plain", "asha@example.com", "sent", None)
            .await;
    }
    let (_, first) = shop.app.get_as(OWNER, "/admin/mails").await;
    assert_eq!(first["items"].as_array().unwrap().len(), 50);
    let rest = format!("/admin/mails?before={}", first["next"]);
    let (_, rest) = shop.app.get_as(OWNER, &rest).await;
    assert_eq!(rest["items"].as_array().unwrap().len(), 10);
    assert!(rest.get("next").is_none());
}

#[tokio::test]
async fn a_link_is_masked() {
    let shop = shop().await;
    let id = shop
        .mail(
            "test.link",
            "asha@example.com",
            "waiting",
            Some("very-secret"),
        )
        .await;
    let (status, detail) = shop.app.get_as(OWNER, &format!("/admin/mails/{id}")).await;
    assert_eq!(status, 200);
    assert!(!detail.to_string().contains("very-secret"), "{detail}");
    assert_eq!(
        detail["content"]["buttonAddress"],
        "https://shop.example/reset/••••••••"
    );
    assert_eq!(detail["content"]["footer"][0], "Hem & Mogra");
    assert_eq!(shop.app.get_as(OWNER, "/admin/mails/999").await.0, 404);
}

#[tokio::test]
async fn a_failed_mail_goes_out_again_and_a_sent_one_a_second_time() {
    let shop = shop().await;
    let failed = shop
        .mail("test.plain", "asha@example.com", "failed", None)
        .await;
    let sent = shop
        .mail("test.plain", "asha@example.com", "sent", None)
        .await;
    for id in [failed, sent] {
        let path = format!("/admin/mails/{id}/resend");
        assert_eq!(shop.app.post_as(OWNER, &path, &json!({})).await.0, 204);
    }
    assert_eq!(shop.state_of(failed).await, "waiting");
    assert_eq!(shop.state_of(sent).await, "sent");
    assert_eq!(shop.state_of(sent + 1).await, "waiting");
    let path = format!("/admin/mails/{}/resend", sent + 1);
    let (status, refused) = shop.app.post_as(OWNER, &path, &json!({})).await;
    assert_eq!(
        (status, &refused["code"]),
        (409, &json!("email.on_its_way"))
    );
}

#[tokio::test]
async fn a_mail_with_a_link_gets_a_new_one_unless_it_is_over() {
    let shop = shop().await;
    let theirs = shop
        .mail("test.link", "asha@example.com", "failed", None)
        .await;
    let over = shop
        .mail("test.link", "beena@example.com", "failed", None)
        .await;
    let path = format!("/admin/mails/{theirs}/resend");
    assert_eq!(shop.app.post_as(OWNER, &path, &json!({})).await.0, 204);
    assert_eq!(
        shop.state_of(theirs).await,
        "expired",
        "the new one takes its place"
    );
    let path = format!("/admin/mails/{over}/resend");
    let (status, refused) = shop.app.post_as(OWNER, &path, &json!({})).await;
    assert_eq!((status, &refused["code"]), (409, &json!("email.over")));
    assert_eq!(shop.state_of(over).await, "failed");
    let taken_back = shop
        .mail("test.plain", "asha@example.com", "expired", None)
        .await;
    let path = format!("/admin/mails/{taken_back}/resend");
    assert_eq!(shop.app.post_as(OWNER, &path, &json!({})).await.0, 409);
}

#[tokio::test]
async fn a_test_goes_to_whoever_asks_and_says_what_came_of_it() {
    let shop = shop().await;
    let nothing = json!({});
    let test = || shop.app.post_as(OWNER, "/admin/mails/test", &nothing);
    let (status, tested) = test().await;
    assert_eq!(status, 200, "{tested}");
    let mail = &tested["mail"];
    assert_eq!(mail["recipient"], "asha@example.com");
    assert_eq!(mail["subject"], "A test from Hem & Mogra");
    assert_eq!(
        (&mail["state"], &tested["tried"]),
        (&json!("sent"), &json!({}))
    );

    *shop.way.mail_error.lock().unwrap() = Some(MailError::Login);
    let (status, tested) = test().await;
    assert_eq!(status, 200, "{tested}");
    let says = "The mail server did not accept the log-in: 535 No";
    assert_eq!(tested["tried"], json!({"error": "login", "says": says}));
    assert_eq!(
        (&tested["mail"]["state"], &tested["mail"]["lastError"]),
        (&json!("failed"), &json!(says))
    );
}

const SETUP: &str = "/admin/mails/setup";

fn input() -> serde_json::Value {
    json!({"route": "smtp", "host": "smtp.example.com", "port": 587, "user": "shop@example.com", "password": "canary"})
}

#[tokio::test]
async fn email_delivery_is_tested_stored_and_used_after_reopening() {
    let shop = shop().await;
    let (status, before) = shop.app.get_as(OWNER, SETUP).await;
    assert_eq!((status, &before["route"]), (200, &json!("files")));
    *shop.way.mail_error.lock().unwrap() = Some(MailError::Certificate);
    let check = format!("{SETUP}/check");
    let (status, tried) = shop.app.post_as(OWNER, &check, &input()).await;
    assert_eq!((status, &tried["error"]), (200, &json!("certificate")));
    let (status, _) = shop
        .app
        .call_as(OWNER, Method::PUT, SETUP, Some(&input()))
        .await;
    assert_eq!(status, 204);
    shop.reopen.called().await;
    let (section, saved) = shop.saved.0.lock().unwrap().take().unwrap();
    assert_eq!(section, "mail");
    let settings: DeliverySettings = serde_json::from_value(saved.unwrap()).unwrap();
    assert_eq!(settings.password.reveal(), "canary");
    let log: String = sqlx::query_scalar("SELECT action || details FROM kernel_audit")
        .fetch_one(shop.db().read())
        .await
        .unwrap();
    assert!(log.contains("email.delivery_changed"), "{log}");
    assert!(!log.contains("canary"), "{log}");
    let opened = shop_with(Delivery::of(None, Some(settings)), 180).await;
    let (_, after) = opened.app.get_as(OWNER, SETUP).await;
    assert_eq!(
        (&after["host"], &after["hasPassword"]),
        (&json!("smtp.example.com"), &json!(true))
    );
    assert!(!after.to_string().contains("canary"), "{after}");
    // The password stays with its server, and goes to no other.
    let mut stored = input();
    stored.as_object_mut().unwrap().remove("password");
    let saved = opened
        .app
        .call_as(OWNER, Method::PUT, SETUP, Some(&stored))
        .await;
    assert_eq!(saved.0, 204, "{}", saved.1);
    stored["host"] = json!("smtp.other.example");
    let (status, refused) = opened
        .app
        .call_as(OWNER, Method::PUT, SETUP, Some(&stored))
        .await;
    assert_eq!(
        (status, &refused["fields"][0]["field"]),
        (422, &json!("password"))
    );
    let (status, refused) = opened
        .app
        .call_as(
            OWNER,
            Method::PUT,
            SETUP,
            Some(&json!({"route": "smtp", "host": "smtp.example.com", "port": 70_000})),
        )
        .await;
    assert_eq!(
        (status, &refused["fields"][0]["field"]),
        (422, &json!("port"))
    );
}

#[tokio::test]
async fn every_wrong_field_of_email_delivery_is_named_at_once() {
    let shop = shop().await;
    let refused = async |settings: serde_json::Value| {
        let put = shop.app.call_as(OWNER, Method::PUT, SETUP, Some(&settings));
        let (status, refused) = put.await;
        assert_eq!(status, 422, "{refused}");
        let fields = refused["fields"].as_array().unwrap();
        let names: Vec<_> = fields.iter().map(|field| field["field"].clone()).collect();
        json!(names)
    };
    let server = json!({
        "route": "smtp", "from": "not an address", "host": "smtp example", "port": 0,
        "user": "shop@example.com", "encryption": "none",
    });
    let all = json!(["from", "host", "port", "password", "encryption"]);
    assert_eq!(refused(server).await, all);
    let no_user =
        json!({"route": "smtp", "host": "smtp.example.com", "port": 587, "password": "canary"});
    assert_eq!(refused(no_user).await, json!(["user"]));
    let service = json!({"route": "mail_service", "url": "mail.example"});
    let all = json!(["url", "serviceId", "templateId", "userId"]);
    assert_eq!(refused(service).await, all);
}

#[tokio::test]
async fn only_an_owner_who_gave_her_password_lately_changes_how_mails_leave() {
    let shop = shop().await;
    shop.app.deps.clock.advance_seconds(601);
    let check = format!("{SETUP}/check");
    let refused = [
        shop.app.post_as(OWNER, &check, &input()).await,
        shop.app
            .call_as(OWNER, Method::PUT, SETUP, Some(&input()))
            .await,
    ];
    for (status, problem) in refused {
        assert_eq!(
            (status, &problem["code"]),
            (403, &json!("auth.confirmation_needed"))
        );
    }
    for caller in [STAFF, CUSTOMER] {
        let (status, _) = shop
            .app
            .call_as(caller, Method::PUT, SETUP, Some(&input()))
            .await;
        assert_eq!(status, 403);
        assert_eq!(shop.app.get_as(caller, SETUP).await.0, 403);
    }
}

#[tokio::test]
async fn what_the_machine_says_is_read_and_not_changed() {
    let machine = DeliverySettings {
        route: Route::Smtp,
        ..DeliverySettings::default()
    };
    let shop = shop_with(Delivery::of(Some(machine), None), 180).await;
    let (_, setup) = shop.app.get_as(OWNER, SETUP).await;
    assert_eq!(setup["setBy"], "machine");
    let (status, refused) = shop
        .app
        .call_as(OWNER, Method::PUT, SETUP, Some(&input()))
        .await;
    assert_eq!(
        (status, &refused["code"]),
        (409, &json!("email.set_by_machine"))
    );
}

#[tokio::test]
async fn what_is_held_waits_for_a_decision() {
    let shop = shop().await;
    let id = shop
        .mail("test.plain", "asha@example.com", "waiting", None)
        .await;
    let mut tx = shop.db().write().await.unwrap();
    let restored = Restored {
        now: TEST_TIME,
        replaced: None,
    };
    let put_on_hold = shop.restored.after_restore(&mut tx, restored).await;
    put_on_hold.unwrap();
    tx.commit().await.unwrap();
    let (_, list) = shop.app.get_as(OWNER, "/admin/mails").await;
    assert_eq!(
        (&list["held"], &list["items"][0]["state"]),
        (&json!(1), &json!("held"))
    );
    let decide = |send: bool| json!({"send": send});
    let (status, released) = shop
        .app
        .call_as(
            OWNER,
            poem::http::Method::PUT,
            "/admin/mails/held",
            Some(&decide(true)),
        )
        .await;
    assert_eq!((status, &released["count"]), (200, &json!(1)));
    assert_eq!(shop.state_of(id).await, "waiting");
    let (_, list) = shop.app.get_as(OWNER, "/admin/mails?state=waiting").await;
    assert_eq!(list["items"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn what_was_sent_long_ago_is_forgotten_and_what_waits_is_not() {
    let shop = shop().await;
    let day = |days: i64| TEST_TIME.0 - days * 86_400;
    let mut mails = Vec::new();
    for (state, days, stays) in [
        ("sent", 181, false),
        ("sent", 179, true),
        ("failed", 181, false),
        ("expired", 181, false),
        ("failed", 179, true),
        ("waiting", 400, true),
    ] {
        let id = shop
            .mail("test.plain", "asha@example.com", state, None)
            .await;
        let mut tx = shop.db().write().await.unwrap();
        sqlx::query(
            "UPDATE kernel_outbox SET due_at = ?1, sent_at = CASE state WHEN 'sent' THEN ?1 END WHERE id = ?2",
        )
        .bind(day(days))
        .bind(id)
        .execute(&mut *tx)
        .await
        .unwrap();
        tx.commit().await.unwrap();
        mails.push((id, state, days, stays));
    }
    let file = |name: &str, days: i64| {
        let path = shop.data.join("outbox").join(name);
        let file = std::fs::File::create(&path).unwrap();
        let written = u64::try_from(day(days)).unwrap();
        file.set_modified(std::time::UNIX_EPOCH + std::time::Duration::from_secs(written))
            .unwrap();
        path
    };
    let (old, young) = (file("old.eml", 181), file("young.eml", 179));
    shop.run("email.prune").await;
    for (id, state, days, stays) in mails {
        let there: bool =
            sqlx::query_scalar("SELECT EXISTS(SELECT 1 FROM kernel_outbox WHERE id = ?)")
                .bind(id)
                .fetch_one(shop.db().read())
                .await
                .unwrap();
        assert_eq!(there, stays, "{state}, {days} days");
    }
    assert!(!old.exists() && young.exists());
}

#[tokio::test]
async fn sent_mails_are_retained_as_long_as_the_setting_says() {
    let shop = shop_with(Delivery::default(), 30).await;
    for (days, retained) in [(31, false), (29, true)] {
        let mail = shop
            .mail("test.plain", "asha@example.com", "sent", None)
            .await;
        let mut tx = shop.db().write().await.unwrap();
        sqlx::query("UPDATE kernel_outbox SET sent_at = ?1 WHERE id = ?2")
            .bind(TEST_TIME.0 - days * 86_400)
            .bind(mail)
            .execute(&mut *tx)
            .await
            .unwrap();
        tx.commit().await.unwrap();
        shop.run("email.prune").await;
        let found: bool =
            sqlx::query_scalar("SELECT EXISTS(SELECT 1 FROM kernel_outbox WHERE id = ?)")
                .bind(mail)
                .fetch_one(shop.db().read())
                .await
                .unwrap();
        assert_eq!(found, retained, "{days} days");
    }
}

#[tokio::test]
async fn health_says_what_reaches_nobody() {
    let shop = shop().await;
    shop.mail("test.plain", "asha@example.com", "failed", None)
        .await;
    let health = shop.health().await;
    assert_eq!(
        (&health["route"], &health["missing"], &health["failed"]),
        (&json!("files"), &json!(true), &json!(1))
    );
}

#[tokio::test]
async fn a_test_that_failed_is_listed_and_needs_no_attention() {
    let shop = shop().await;
    shop.mail("test.plain", "asha@example.com", "failed", None)
        .await;
    *shop.way.mail_error.lock().unwrap() = Some(MailError::Login);
    let (_, tested) = shop
        .app
        .post_as(OWNER, "/admin/mails/test", &json!({}))
        .await;
    assert_eq!(tested["mail"]["state"], "failed");
    let (_, list) = shop.app.get_as(OWNER, "/admin/mails?state=failed").await;
    assert_eq!(list["items"].as_array().unwrap().len(), 2);
    assert_eq!(list["failed"], 2, "as many as the list has");
    assert_eq!(shop.health().await["failed"], 1);
    assert_eq!(shop.metric("boutique_outbox_failed").await, 1_i64.into());
}

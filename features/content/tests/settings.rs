//! What the shop says about itself, as the owner writes it, through HTTP.

use crate::support::{GONE, SELVI, Shop};
use kernel::testing::Caller;
use poem::http::Method;
use serde_json::{Value, json};

const MEENA: Caller = Caller::owner(1);
const PATH: &str = "/admin/content/shop";

fn facts() -> Value {
    json!({
        "businessName": "Hem & Mogra",
        "legalName": "Hem & Mogra Tailors",
        "tagline": "Measured at your door.",
        "greeting": "Vanakkam",
        "whatsapp": "098765 43210",
        "phone": "+91 44 4200 1234",
        "email": "Hello@Example.com",
        "address": "12 Mada Street\n\n Mylapore ",
        "location": {"latitude": 13.033_912_345_678, "longitude": 80.267_6},
        "hours": [{"days": "Monday to Saturday", "time": "11:00 am to 7:00 pm"}],
        "grievanceOfficer": {"name": "Meena", "designation": "Grievance Officer", "email": "meena@example.com"},
        "copyrightYear": 2026,
        "designerCredit": {"name": "Studio", "url": "https://studio.example"},
        "colours": "peacock",
        "orderPrefix": "HM",
        "measurementUnit": "cm",
        "version": 1,
    })
}

async fn save(shop: &Shop, facts: &Value) -> (u16, Value) {
    shop.app
        .call_as(MEENA, Method::PUT, PATH, Some(facts))
        .await
}

#[tokio::test]
async fn only_the_owner_sees_and_changes_the_settings() {
    let shop = Shop::open().await;
    assert_eq!(shop.app.get(PATH).await.0, 401);
    for caller in [SELVI, Caller::customer(11)] {
        assert_eq!(shop.app.get_as(caller, PATH).await.0, 403);
        let (status, _) = shop
            .app
            .call_as(caller, Method::PUT, PATH, Some(&facts()))
            .await;
        assert_eq!(status, 403);
    }
}

#[tokio::test]
async fn what_the_owner_writes_is_what_visitors_see() {
    let shop = Shop::open().await;
    let (status, settings) = save(&shop, &facts()).await;
    assert_eq!(
        (status, &settings["version"]),
        (200, &json!(2)),
        "{settings}"
    );
    let seen = shop.public("shop").await;
    assert_eq!(seen, settings["shop"]);
    assert_eq!(seen["whatsapp"], "919876543210");
    assert_eq!(seen["email"], "hello@example.com");
    assert_eq!(seen["address"], json!(["12 Mada Street", "Mylapore"]));
    assert_eq!(
        seen["location"],
        json!({"latitude": 13.033_912, "longitude": 80.267_6})
    );
    assert_eq!(seen["hours"][0]["time"], "11:00 am to 7:00 pm");
    assert_eq!(seen["themeColour"], "#0A6670");
    let palette = seen["palette"].as_str().unwrap();
    assert!(palette.contains("--rani:#0A6670;"), "{palette}");
    assert_eq!(seen["designerCredit"]["url"], "https://studio.example");
    let (status, problem) = save(&shop, &facts()).await;
    assert_eq!((status, &problem["code"]), (409, &json!("record.conflict")));
    let mut less = facts();
    let fields = less.as_object_mut().unwrap();
    fields.insert("version".to_owned(), json!(2));
    for field in [
        "whatsapp",
        "phone",
        "email",
        "address",
        "location",
        "designerCredit",
    ] {
        fields.remove(field);
    }
    assert_eq!(save(&shop, &less).await.0, 200);
    let seen = shop.public("shop").await;
    for field in ["whatsapp", "location", "designerCredit"] {
        assert!(seen.get(field).is_none(), "{field}");
    }
    assert_eq!((&seen["phone"], &seen["address"]), (&json!(""), &json!([])));
}

#[tokio::test]
async fn a_place_off_the_map_is_refused_by_its_field() {
    let shop = Shop::open().await;
    let mut wrong = facts();
    wrong["location"] = json!({"latitude": 93.0, "longitude": 80.2676});
    let (status, problem) = save(&shop, &wrong).await;
    assert_eq!(
        (status, &problem["fields"][0]["field"]),
        (422, &json!("location.latitude")),
        "{problem}"
    );
}

#[tokio::test]
async fn wrong_numbers_and_links_are_reported_before_and_at_the_save() {
    let shop = Shop::open().await;
    let mut wrong = facts();
    wrong["whatsapp"] = json!("98765 4321");
    wrong["phone"] = json!("call me");
    wrong["orderPrefix"] = json!("hm1");
    wrong["designerCredit"]["url"] = json!("javascript:alert(1)");
    let fields = ["whatsapp", "phone", "orderPrefix", "designerCredit.url"];
    let named = |problems: &Value| -> Vec<String> {
        let problems = problems.as_array().unwrap().iter();
        problems
            .map(|problem| problem["field"].as_str().unwrap().to_owned())
            .collect()
    };
    let (status, problem) = save(&shop, &wrong).await;
    assert_eq!(
        (status, named(&problem["fields"])),
        (422, fields.map(str::to_owned).to_vec())
    );
    let check = format!("{PATH}/check");
    let (status, answer) = shop.app.post_as(MEENA, &check, &wrong).await;
    assert_eq!(status, 200);
    assert_eq!(named(&answer["problems"]), fields);
    let mut bare = facts();
    bare.as_object_mut().unwrap().remove("phone");
    bare["hours"] = json!([]);
    let (_, answer) = shop.app.post_as(MEENA, &check, &bare).await;
    assert_eq!(
        answer,
        json!({"problems": [], "missing": ["phone", "hours"]})
    );
    assert_eq!(
        shop.public("shop").await["businessName"],
        "The Boutique",
        "nothing was saved"
    );
}

#[tokio::test]
async fn the_log_says_from_what_to_what_and_no_number_or_address() {
    let shop = Shop::open().await;
    save(&shop, &facts()).await;
    let mut again = facts();
    again["greeting"] = json!("Hello");
    again["phone"] = json!("+91 44 4200 9999");
    again["version"] = json!(2);
    save(&shop, &again).await;
    let details: Vec<String> = sqlx::query_scalar(
        "SELECT details FROM kernel_audit WHERE action = 'content.shop_updated' ORDER BY id",
    )
    .fetch_all(shop.app.deps.db.read())
    .await
    .unwrap();
    let last: Value = serde_json::from_str(&details[1]).unwrap();
    assert_eq!(
        last,
        json!({"greeting": {"from": "Vanakkam", "to": "Hello"}, "phone": "changed"})
    );
    assert!(!details[0].contains("4200") && !details[0].contains('@'));
}

#[tokio::test]
async fn mobiles_are_shown_as_people_write_them() {
    let shop = Shop::open().await;
    let mut typed = facts();
    typed["phone"] = json!("9876543210");
    typed["grievanceOfficer"]["phone"] = json!("044 4200 1234");
    assert_eq!(save(&shop, &typed).await.0, 200);
    let seen = shop.public("shop").await;
    assert_eq!(seen["phone"], "+91 98765 43210");
    assert_eq!(seen["grievanceOfficer"]["phone"], "044 4200 1234");
}

#[tokio::test]
async fn the_order_prefix_stays_once_there_are_orders() {
    let mut changed = facts();
    changed["orderPrefix"] = json!("MT");
    let young = Shop::open().await;
    let (_, settings) = young.app.get_as(MEENA, PATH).await;
    assert_eq!(settings["orderPrefixFixed"], json!(false));
    assert_eq!(save(&young, &changed).await.0, 200);

    let shop = Shop::with_orders().await;
    let (_, settings) = shop.app.get_as(MEENA, PATH).await;
    assert_eq!(settings["orderPrefixFixed"], json!(true));
    let (status, problem) = save(&shop, &changed).await;
    assert_eq!(
        (status, &problem["fields"][0]["field"]),
        (422, &json!("orderPrefix"))
    );
    assert_eq!(save(&shop, &facts()).await.0, 200, "all others may change");
}

#[tokio::test]
async fn the_logo_is_beside_the_name_until_it_is_removed() {
    let shop = Shop::open().await;
    let mut typed = facts();
    typed["logoImageId"] = json!(GONE);
    let (status, problem) = save(&shop, &typed).await;
    assert_eq!(
        (status, &problem["fields"][0]["field"]),
        (422, &json!("logoImageId"))
    );
    typed["logoImageId"] = json!(7);
    let (status, settings) = save(&shop, &typed).await;
    assert_eq!((status, &settings["logoImageId"]), (200, &json!(7)));
    let seen = shop.public("shop").await;
    let src = seen["logo"]["src"].as_str().unwrap();
    assert!(settings["logoImage"].to_string().contains(src), "{src}");
    let mut without = facts();
    without["version"] = json!(2);
    assert_eq!(save(&shop, &without).await.0, 200);
    assert!(shop.public("shop").await.get("logo").is_none());
}

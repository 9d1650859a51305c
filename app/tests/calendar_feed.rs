//! The calendar address of a team member through the whole program: what it answers, its limits, and when it ends.

use kernel::{Clock, testing::TEST_TIME};
use poem::http::Method;
use serde_json::json;

use crate::{
    belongings::person::{Call, Person},
    support::DemoShop,
};

/// Beginning of the customers' numbers, which the counter sees in the calendar, and a maker does not.
const CUSTOMER_MOBILE: &str = "+9190000001";
const WRONG: &str = "/calendar/0123456789abcdef.ics";

/// Status and body of an address, read without a session.
async fn read(shop: &DemoShop, method: Method, address: &str) -> (u16, String) {
    let response = shop.client().request(method, address).send().await.0;
    let status = response.status().as_u16();
    let body = response.into_body().into_vec().await.unwrap();
    let text = String::from_utf8(body).unwrap();
    // Long lines are folded.
    (status, text.replace("\r\n ", ""))
}

async fn status(shop: &DemoShop, address: &str) -> u16 {
    read(shop, Method::GET, address).await.0
}

/// Path of a new address of this person.
async fn subscribe(shop: &DemoShop, person: &mut Person) -> String {
    let created = person
        .call(&shop.client(), &Call::post("/me/calendar-feed"))
        .await
        .value();
    let address = created["address"].as_str().unwrap();
    address[address.find("/calendar/").unwrap()..].to_owned()
}

#[tokio::test]
async fn an_address_is_read_without_a_session_until_a_new_one_or_none_takes_its_place() {
    let shop = DemoShop::open().await;
    let mut counter = shop.person("counter", "demo-counter").await;
    let first = subscribe(&shop, &mut counter).await;
    let (answer, calendar) = read(&shop, Method::GET, &first).await;
    assert_eq!(answer, 200);
    assert!(
        calendar.starts_with("BEGIN:VCALENDAR") && calendar.contains(CUSTOMER_MOBILE),
        "{calendar}"
    );
    assert_eq!(read(&shop, Method::HEAD, &first).await.0, 200);
    assert_eq!(status(&shop, first.trim_end_matches(".ics")).await, 404);

    let second = subscribe(&shop, &mut counter).await;
    assert_eq!(status(&shop, &first).await, 404);
    assert_eq!(status(&shop, &second).await, 200);
    let deleted = counter
        .call(&shop.client(), &Call::delete("/me/calendar-feed"))
        .await;
    assert_eq!(deleted.status, 204);
    assert_eq!(status(&shop, &second).await, 404);
}

#[tokio::test]
async fn an_address_ends_with_the_role_and_a_new_one_shows_what_the_new_role_sees() {
    let shop = DemoShop::open().await;
    let mut counter = shop.person("counter", "demo-counter").await;
    let mut owner = shop.person("owner", "demo-owner").await;
    let first = subscribe(&shop, &mut counter).await;
    assert_eq!(status(&shop, &first).await, 200);
    let team = owner
        .call(&shop.client(), &Call::get("/admin/staff"))
        .await
        .value();
    let mut team = team.as_array().unwrap().iter();
    let member = team.find(|member| member["email"] == "counter@example.com");
    let member = format!("/admin/staff/{}", member.unwrap()["id"]);

    let role = |role: &str| Call::put(format!("{member}/role")).json(json!({"role": role}));
    owner.call(&shop.client(), &role("maker")).await.value();
    assert_eq!(status(&shop, &first).await, 404);
    let mut maker = shop.person("counter", "demo-counter").await;
    let second = subscribe(&shop, &mut maker).await;
    let (answer, calendar) = read(&shop, Method::GET, &second).await;
    assert!(
        answer == 200 && !calendar.contains(CUSTOMER_MOBILE),
        "{calendar}"
    );

    owner.call(&shop.client(), &role("editor")).await.value();
    assert_eq!(status(&shop, &second).await, 404);
    let mut editor = shop.person("counter", "demo-counter").await;
    let refused = editor
        .call(&shop.client(), &Call::post("/me/calendar-feed"))
        .await;
    assert_eq!(refused.status, 403, "editors see no visits");
}

#[tokio::test]
async fn a_reader_may_ask_two_times_a_minute() {
    let clock = Clock::fixed(TEST_TIME);
    let shop = DemoShop::open_at(clock.clone()).await;
    let mut counter = shop.person("counter", "demo-counter").await;
    let address = subscribe(&shop, &mut counter).await;
    for read in 0..120 {
        assert_eq!(status(&shop, &address).await, 200, "{read}");
    }
    let (refused, problem) = read(&shop, Method::GET, &address).await;
    assert!(refused == 429 && problem.contains("\"code\""), "{problem}");
    clock.advance_seconds(3_600);
    assert_eq!(status(&shop, &address).await, 200);
}

#[tokio::test]
async fn addresses_cannot_be_guessed_at_length() {
    let clock = Clock::fixed(TEST_TIME);
    let shop = DemoShop::open_with_limits(clock.clone()).await;
    let mut counter = shop.person("counter", "demo-counter").await;
    let address = subscribe(&shop, &mut counter).await;
    // Addresses that are some are not counted.
    for read in 0..61 {
        assert_eq!(status(&shop, &address).await, 200, "{read}");
    }
    for guess in 0..60 {
        assert_eq!(status(&shop, WRONG).await, 404, "{guess}");
    }
    assert_eq!(status(&shop, WRONG).await, 429);
    assert_eq!(status(&shop, &address).await, 429, "not even the right one");
    clock.advance_seconds(15 * 60);
    assert_eq!(status(&shop, WRONG).await, 404);
    assert_eq!(status(&shop, &address).await, 200);
}

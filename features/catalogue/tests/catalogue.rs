//! Public operations of the catalogue.

use std::{collections::HashSet, sync::Arc};

use async_trait::async_trait;
use catalogue::{CourseList, LinkedCourse};
use kernel::{
    Failure, Paise,
    testing::{PhotoDrawer, TestApp, test_image},
};
use serde_json::Value;

const DEMO: &str = include_str!("../../../data/demo/catalogue.json");

/// Course 1 of the blouses is published, course 2 is hidden.
struct BlousesHaveCourses;

#[async_trait]
impl CourseList for BlousesHaveCourses {
    async fn categories_with_courses(&self) -> Result<HashSet<String>, Failure> {
        Ok(HashSet::from(["Blouses".to_owned()]))
    }

    async fn course(&self, id: i64) -> Result<Option<LinkedCourse>, Failure> {
        Ok((id == 1).then(|| LinkedCourse {
            id,
            name: "Princess cut, start to finish".to_owned(),
            line: "Princess cut".to_owned(),
            price_paise: Paise(149_900),
            duration: "6 h 20 min".to_owned(),
            expire_in_days: 180,
            image: test_image(1),
        }))
    }

    async fn has_course(&self, id: i64) -> Result<bool, Failure> {
        Ok((1..=2).contains(&id))
    }
}

async fn shop(demo: &[(&str, &str)]) -> TestApp {
    TestApp::of(
        |deps| {
            catalogue::feature(
                deps,
                Arc::new(BlousesHaveCourses),
                Arc::new(crate::support::TwoGarmentTypes),
                Arc::new(crate::support::TwoBuyers),
                Arc::new(PhotoDrawer::default()),
                crate::support::people(),
            )
        },
        demo,
    )
    .await
}

fn names(list: &Value, field: &str) -> Vec<String> {
    let items = list.as_array().expect("a list");
    items
        .iter()
        .map(|item| item[field].as_str().expect("a name").to_owned())
        .collect()
}

#[tokio::test]
async fn an_empty_shop_has_empty_lists() {
    let shop = shop(&[]).await;
    for path in [
        "/catalogue/categories",
        "/catalogue/services",
        "/catalogue/products",
    ] {
        assert_eq!(shop.get(path).await, (200, serde_json::json!([])), "{path}");
    }
}

#[tokio::test]
async fn categories_have_their_lowest_price_and_whether_there_are_courses() {
    let shop = shop(&[("catalogue", DEMO)]).await;
    let (status, list) = shop.get("/catalogue/categories").await;
    assert_eq!(status, 200);
    let blouses = list
        .as_array()
        .unwrap()
        .iter()
        .find(|c| c["categoryName"] == "Blouses")
        .unwrap();
    let (_, products) = shop
        .get(&format!("/catalogue/products?ctid={}", blouses["ctid"]))
        .await;
    let lowest = products
        .as_array()
        .unwrap()
        .iter()
        .map(|p| p["pricePaise"].as_i64().unwrap())
        .min();
    assert_eq!(blouses["fromPricePaise"].as_i64(), lowest);
    assert_eq!(blouses["hasCourses"], true);
    let empty = list
        .as_array()
        .unwrap()
        .iter()
        .find(|c| c["serviceCount"] == 0)
        .unwrap();
    assert!(empty.get("fromPricePaise").is_none());
}

#[tokio::test]
async fn a_seed_always_gives_the_same_order() {
    let shop = shop(&[("catalogue", DEMO)]).await;
    let (_, plain) = shop.get("/catalogue/categories").await;
    let (_, first) = shop.get("/catalogue/categories?seed=1").await;
    let (_, again) = shop.get("/catalogue/categories?seed=1").await;
    let (_, other) = shop.get("/catalogue/categories?seed=2").await;
    assert_eq!(first, again);
    assert_ne!(names(&first, "categoryName"), names(&other, "categoryName"));
    let sorted = |list: &Value| {
        let mut names = names(list, "categoryName");
        names.sort();
        names
    };
    assert_eq!(sorted(&first), sorted(&plain));
    assert_eq!(shop.get("/catalogue/categories?seed=5").await.0, 400);
}

#[tokio::test]
async fn services_and_products_belong_to_their_category() {
    let shop = shop(&[("catalogue", DEMO)]).await;
    let (_, services) = shop.get("/catalogue/services?ctid=1").await;
    assert!(
        services
            .as_array()
            .unwrap()
            .iter()
            .all(|service| service["ctid"] == 1)
    );
    let (_, products) = shop.get("/catalogue/products?ctid=1").await;
    let known: HashSet<i64> = services
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|s| s["id"].as_i64())
        .collect();
    assert!(!known.is_empty());
    for product in products.as_array().unwrap() {
        assert!(known.contains(&product["serviceId"].as_i64().unwrap()));
    }
}

#[tokio::test]
async fn unknown_ids_are_errors_with_the_listed_messages() {
    let shop = shop(&[("catalogue", DEMO)]).await;
    let (status, problem) = shop.get("/catalogue/products/999999").await;
    assert_eq!(
        (status, problem["message"].as_str()),
        (404, Some("Product not found"))
    );
    let (status, problem) = shop.get("/catalogue/categories/999999").await;
    assert_eq!(
        (status, problem["message"].as_str()),
        (404, Some("Service Not Available"))
    );
    assert_eq!(
        shop.get("/catalogue/services?ctid=999999").await,
        (200, serde_json::json!([]))
    );
}

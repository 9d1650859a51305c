//! The search through HTTP.

use std::sync::Arc;

use async_trait::async_trait;
use kernel::{
    Failure, SearchItem, SearchKind, SearchProvider,
    testing::{Caller, TestApp},
};
use serde_json::json;

const COURSE: SearchKind = SearchKind {
    rank: 1,
    id: "course",
    label: "a course",
};
const SERVICE: SearchKind = SearchKind {
    rank: 2,
    id: "service",
    label: "a service",
};

struct TwoBlouses;

#[async_trait]
impl SearchProvider for TwoBlouses {
    fn kinds(&self) -> &'static [SearchKind] {
        &[COURSE, SERVICE]
    }

    async fn search_items(&self) -> Result<Vec<SearchItem>, Failure> {
        let item = |kind, id, name: &str| SearchItem {
            kind,
            id,
            name: name.to_owned(),
            subtype: None,
            texts: vec![name.to_owned()],
            path: format!("/somewhere/{id}"),
            line: None,
            price: None,
            image: None,
        };
        Ok(vec![
            item(SERVICE, 1, "Silk blouse"),
            item(COURSE, 2, "Blouse basics"),
        ])
    }
}

async fn shop() -> TestApp {
    TestApp::of(
        |deps| search::feature(deps, vec![Arc::new(TwoBlouses)]),
        &[],
    )
    .await
}

async fn times(shop: &TestApp, query: &str) -> Option<i64> {
    sqlx::query_scalar("SELECT sum(times) FROM search_missed WHERE query = ? GROUP BY query")
        .bind(query)
        .fetch_optional(shop.deps.db.read())
        .await
        .unwrap()
}

#[tokio::test]
async fn finds_whatever_contains_the_query() {
    let shop = shop().await;
    let (status, hits) = shop.get("/search?q=BLOUSE").await;
    assert_eq!(status, 200);
    assert_eq!(
        hits,
        json!([
            {"type": "course", "id": 2, "name": "Blouse basics", "path": "/somewhere/2"},
            {"type": "service", "id": 1, "name": "Silk blouse", "path": "/somewhere/1"},
        ])
    );
    assert_eq!(shop.get("/search?q=%20").await, (200, json!([])));
}

#[tokio::test]
async fn what_is_not_found_is_counted() {
    let shop = shop().await;
    for query in ["Gown", "gown", "blouse", "%20"] {
        assert_eq!(shop.get(&format!("/search?q={query}")).await.0, 200);
    }
    assert_eq!(times(&shop, "gown").await, Some(2));
    assert_eq!(times(&shop, "blouse").await, None);
    assert_eq!(times(&shop, "").await, None);
}

#[tokio::test]
async fn a_query_has_an_end_and_so_has_patience() {
    let shop = shop().await;
    assert_eq!(
        shop.get(&format!("/search?q={}", "x".repeat(101))).await.0,
        400
    );
    assert_eq!(shop.get("/search").await.0, 400);
    for _ in 0..120 {
        assert_eq!(shop.get("/search?q=blouse").await.0, 200);
    }
    assert_eq!(shop.get("/search?q=blouse").await.0, 429);
    shop.deps.clock.advance_seconds(60);
    assert_eq!(shop.get("/search?q=blouse").await.0, 200);
}

#[tokio::test]
async fn the_owner_reads_what_was_missed_in_a_month() {
    let shop = shop().await;
    for query in ["Lungi", "lungi", "=sum(1)", "98765%2043210", "a@b.example"] {
        shop.get(&format!("/search?q={query}")).await;
    }
    let path = "/admin/search/report?month=2026-08";
    let owner = Caller::owner(1);
    let (status, report) = shop.get_as(owner, path).await;
    assert_eq!(status, 200, "{report}");
    let missed = json!([
        {"query": "lungi", "times": 2, "lastDay": "2026-08-01"},
        {"query": "=sum(1)", "times": 1, "lastDay": "2026-08-01"},
    ]);
    assert_eq!(report["missed"], missed);
    let (_, empty) = shop
        .get_as(owner, "/admin/search/report?month=2026-07")
        .await;
    assert_eq!(empty["missed"], json!([]));
    let (_, file) = shop
        .get_as(owner, "/admin/search/report.csv?month=2026-08")
        .await;
    assert!(file.as_str().unwrap().contains("'=sum(1),1,"), "{file}");
    assert_eq!(shop.get(path).await.0, 401);
    assert_eq!(shop.get_as(Caller::staff(3), path).await.0, 403);
}

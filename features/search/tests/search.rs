//! The search through HTTP.

use std::sync::Arc;

use async_trait::async_trait;
use kernel::{
    Failure, SearchItem, SearchKind, SearchProvider, StaffRole, Timestamp,
    testing::{Caller, TestApp},
};
use poem::http::Method;
use search::{Booked, Bookings};
use serde_json::{Value, json};

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
            description: None,
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

/// The course was booked most often, then something that is gone, then the service.
struct BookedOften;

#[async_trait]
impl Bookings for BookedOften {
    async fn booked_since(&self, since: Timestamp) -> Result<Vec<Booked>, Failure> {
        assert_eq!(since.day().to_string(), "2026-07-02");
        let booked = [("course", 2, 10), ("service", 77, 10), ("service", 1, 9)];
        let booked = booked.map(|(kind, id, times)| Booked { kind, id, times });
        Ok(booked.into())
    }
}

async fn shop() -> TestApp {
    TestApp::of(
        |deps| search::feature(deps, vec![Arc::new(TwoBlouses)], Arc::new(BookedOften)),
        &[],
    )
    .await
}

/// The query that was answered, and the paths found.
async fn found(shop: &TestApp, query: &str) -> (String, Vec<String>) {
    let (status, results) = shop.get(&format!("/search?q={query}")).await;
    assert_eq!(status, 200, "{results}");
    let groups = results["groups"].as_array().unwrap().iter();
    let hits = groups.flat_map(|group| group["hits"].as_array().unwrap());
    let paths = hits.map(|hit| hit["path"].as_str().unwrap().to_owned());
    (
        results["query"].as_str().unwrap().to_owned(),
        paths.collect(),
    )
}

async fn times(shop: &TestApp, query: &str) -> Option<i64> {
    sqlx::query_scalar("SELECT sum(times) FROM search_missed WHERE query = ? GROUP BY query")
        .bind(query)
        .fetch_optional(shop.deps.db.read())
        .await
        .unwrap()
}

#[tokio::test]
async fn results_are_grouped_by_kind() {
    let shop = shop().await;
    let (status, results) = shop.get("/search?q=BLOUSE").await;
    assert_eq!(status, 200);
    let course =
        json!({"type": "course", "id": 2, "name": "Blouse basics", "path": "/somewhere/2"});
    let service =
        json!({"type": "service", "id": 1, "name": "Silk blouse", "path": "/somewhere/1"});
    assert_eq!(
        results,
        json!({
            "query": "BLOUSE",
            "groups": [{"total": 1, "hits": [course]}, {"total": 1, "hits": [service]}],
        })
    );
    let (_, alone) = shop.get("/search?q=blouse&type=service").await;
    assert_eq!(alone["groups"], json!([{"total": 1, "hits": [service]}]));
    let (status, refused) = shop.get("/search?q=blouse&type=shoe").await;
    assert_eq!(
        (status, &refused["code"]),
        (400, &json!("request.invalid_parameter"))
    );
    let (_, blank) = shop.get("/search?q=%20").await;
    assert_eq!(blank, json!({"query": "", "groups": []}));
}

#[tokio::test]
async fn what_finds_nothing_is_corrected_to_what_the_shop_has() {
    let shop = shop().await;
    let both = vec!["/somewhere/2".to_owned(), "/somewhere/1".to_owned()];
    assert_eq!(found(&shop, "bluose").await, ("blouse".to_owned(), both));
    let one = vec!["/somewhere/1".to_owned()];
    assert_eq!(found(&shop, "slik%20blouse").await.1, one);
    // Each is a word of the shop, or like none: there is nothing to suggest.
    for query in [
        "silk%20basics",
        "silk%20zebrawood",
        "bluose&exact=true",
        "bla",
    ] {
        let typed = query.split('&').next().unwrap().replace("%20", " ");
        assert_eq!(found(&shop, query).await, (typed, Vec::new()));
    }
    assert_eq!(
        times(&shop, "bluose").await,
        Some(1),
        "only where nothing was found"
    );
}

#[tokio::test]
async fn a_manager_adds_synonyms() {
    let shop = shop().await;
    let path = "/admin/search/settings";
    let manager = Caller::with_role(3, StaffRole::Manager);
    assert!(found(&shop, "ravikkai%20lessons").await.1.is_empty());
    let body = |synonyms: &str| json!({"synonyms": synonyms});
    let put = async |caller, synonyms: &str| {
        let body = body(synonyms);
        shop.call_as(caller, Method::PUT, path, Some(&body)).await
    };
    let (status, saved) = put(manager, " basics ,lessons,\n\n tie, knot").await;
    assert_eq!((status, &saved), (200, &body("basics, lessons\ntie, knot")));
    assert_eq!(shop.get_as(manager, path).await.1, saved);
    let course = vec!["/somewhere/2".to_owned()];
    assert_eq!(found(&shop, "ravikkai%20lessons").await.1, course);
    let audited: Value = sqlx::query_scalar(
        "SELECT details FROM kernel_audit WHERE action = 'search.settings_changed' AND actor = 3",
    )
    .fetch_one(shop.deps.db.read())
    .await
    .unwrap();
    assert_eq!(audited["synonyms"]["from"], "");
    let many = "a, b\n".repeat(101);
    let long = format!("short, {}", "x".repeat(41));
    for (wrong, said) in [
        ("basics", "Add a comma and another word after “basics”."),
        (many.as_str(), "Use at most 100 lines."),
        (long.as_str(), "to at most 40 letters."),
        (
            "a,b,c,d,e,f,g,h,i,j,k,l,m",
            "Use at most 12 words in the line of “a”.",
        ),
    ] {
        let (status, refused) = put(manager, wrong).await;
        let problem = &refused["fields"][0];
        assert_eq!((status, &problem["field"]), (422, &json!("synonyms")));
        assert!(
            problem["message"].as_str().unwrap().ends_with(said),
            "{problem}"
        );
    }
    let editor = Caller::with_role(4, StaffRole::Editor);
    assert_eq!(put(editor, "").await.0, 403);
}

#[tokio::test]
async fn what_is_booked_most_often_is_wanted_most_and_counted_from_ten_on() {
    let shop = shop().await;
    let (status, wanted) = shop.get("/search/wanted").await;
    assert_eq!(status, 200, "{wanted}");
    let named = wanted.as_array().unwrap().iter();
    let named: Vec<_> = named
        .map(|wanted| (&wanted["hit"]["path"], wanted.get("timesBooked")))
        .collect();
    let (course, service) = (json!("/somewhere/2"), json!("/somewhere/1"));
    assert_eq!(named, [(&course, Some(&json!(10))), (&service, None)]);
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
async fn one_address_cannot_use_up_the_queries_of_a_day() {
    let shop = shop().await;
    let search = async |address: &str, query: &str| {
        let path = format!("/search?q={query}");
        let answer = shop.browse(address, "", Method::GET, &path, None).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
    };
    for n in 0..25 {
        search("203.0.113.9", &format!("zebrawood{n}")).await;
    }
    assert_eq!(times(&shop, "zebrawood19").await, Some(1));
    assert_eq!(times(&shop, "zebrawood20").await, None);
    search("203.0.113.9", "zebrawood3").await;
    assert_eq!(times(&shop, "zebrawood3").await, Some(2), "it is not new");
    search("198.51.100.7", "zebrawood20").await;
    assert_eq!(times(&shop, "zebrawood20").await, Some(1));
    shop.deps.clock.advance_seconds(24 * 60 * 60);
    search("203.0.113.9", "zebrawood21").await;
    assert_eq!(times(&shop, "zebrawood21").await, Some(1));
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

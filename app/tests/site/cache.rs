//! How often pages are rendered, and for whom.

use std::collections::HashSet;

use poem::http::Method;

use super::*;

#[tokio::test]
async fn a_page_is_rendered_once_until_public_data_or_the_day_changes() {
    let shop = Shop::open().await;
    let first = tag(&shop.get("/known").await);
    for address in ["/known", "/known?fbclid=1", "/known?utm_source=x"] {
        assert_eq!(
            shop.status_with(address, &first).await,
            StatusCode::NOT_MODIFIED,
            "{address}"
        );
    }
    assert_eq!(shop.reads.load(Ordering::SeqCst), 1);
    shop.get("/known?show=12").await;
    assert_eq!(shop.reads.load(Ordering::SeqCst), 2, "another page");

    shop.db.publish().await.unwrap().commit().await.unwrap();
    shop.get("/known").await;
    assert_eq!(shop.reads.load(Ordering::SeqCst), 3, "public data changed");
    shop.clock.advance_seconds(24 * 3600);
    shop.get("/known").await;
    assert_eq!(shop.reads.load(Ordering::SeqCst), 4, "the day changed");
}

/// What the server asks before everything else.
#[tokio::test]
async fn a_visited_page_is_found_by_its_address_until_public_data_changes() {
    let shop = Shop::open().await;
    let found = async |method: Method, address: &str| {
        let uri = address.parse().unwrap();
        let request = Request::builder().method(method).uri(uri).finish();
        let page = shop.site.cached_page(&request).await?;
        let response = page.send(request.method(), request.headers());
        Some(response.into_body().into_string().await.unwrap())
    };
    assert_eq!(found(Method::GET, "/known?fbclid=1").await, None);
    let visited = shop.text("/known?fbclid=1").await;
    assert_eq!(found(Method::GET, "/known?fbclid=1").await, Some(visited));
    assert_eq!(
        found(Method::HEAD, "/known?fbclid=1").await,
        Some(String::new())
    );
    assert_eq!(found(Method::POST, "/known?fbclid=1").await, None);
    for address in ["/nothing", "/known/services/Invented"] {
        shop.get(address).await;
        assert_eq!(found(Method::GET, address).await, None, "{address}");
    }

    for _ in 1..=4 {
        shop.get("/list").await;
    }
    let mut orders = HashSet::new();
    for _ in 1..=4 {
        orders.extend(found(Method::GET, "/list").await);
    }
    assert_eq!(orders.len(), 4);

    shop.db.publish().await.unwrap().commit().await.unwrap();
    assert_eq!(found(Method::GET, "/known?fbclid=1").await, None);
}

#[tokio::test]
async fn parallel_requests_share_one_rendering() {
    let shop = Shop::open().await;
    futures_util::future::join_all((0..20).map(|_| shop.get("/known"))).await;
    assert_eq!(shop.reads.load(Ordering::SeqCst), 1);
}

/// A connection that requests many new pages has only its own share of rendering.
#[tokio::test]
async fn a_flood_of_new_pages_delays_its_own_network() {
    let shop = Shop::open().await;
    shop.get("/known").await;
    let ask = |address: String, from: &'static str| {
        let site = shop.site.clone();
        tokio::spawn(async move {
            let mut request = Request::builder().uri(address.parse().unwrap()).finish();
            request
                .extensions_mut()
                .insert(ClientAddress(from.to_owned()));
            site.get_response(request).await
        })
    };
    let flood: Vec<_> = (0..300)
        .map(|page| ask(format!("/known/work/{page}"), "203.0.113.9"))
        .collect();
    tokio::task::yield_now().await;
    for page in 0..3 {
        let response = ask(format!("/known/new/{page}"), "198.51.100.7")
            .await
            .unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        let text = response.into_body().into_string().await.unwrap();
        assert!(text.contains("<h1>/known/new"), "{text}");
    }
    let mut turned_away = 0;
    for answer in flood {
        let response = answer.await.unwrap();
        if response.status() == StatusCode::SERVICE_UNAVAILABLE {
            assert!(response.headers().contains_key("retry-after"));
            turned_away += 1;
        } else {
            let text = response.into_body().into_string().await.unwrap();
            assert!(text.contains("<h1>"), "an empty page with status 200");
        }
    }
    assert!(turned_away > 100, "{turned_away}");
    let again = ask("/known/work/299".to_owned(), "203.0.113.9")
        .await
        .unwrap();
    assert_eq!(again.status(), StatusCode::OK, "a refusal is not cached");
}

#[tokio::test]
async fn shuffled_orders_rotate_and_are_all_cached() {
    let shop = Shop::open().await;
    let mut tags = Vec::new();
    for order in 1..=4 {
        let response = shop.get("/list").await;
        tags.push(tag(&response));
        let text = response.0.into_body().into_string().await.unwrap();
        assert!(text.contains(&format!("in order {order}</h1>")), "{text}");
        assert!(text.contains(&format!("{{\"shuffle\":{order},")), "{text}");
    }
    for known in &tags {
        assert_eq!(
            shop.status_with("/list", known).await,
            StatusCode::NOT_MODIFIED
        );
    }
    assert!(shop.text("/list?seed=3").await.contains("in order 3</h1>"));
    assert_eq!(
        shop.status_with("/list?seed=3", &tags[0]).await,
        StatusCode::OK
    );
    assert_eq!(shop.site.pages_fallen_back(), 0);
}

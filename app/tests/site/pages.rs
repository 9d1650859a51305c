//! What pages contain, and which status they have.

use super::*;

#[tokio::test]
async fn a_page_contains_its_markup_followed_by_its_data() {
    let shop = Shop::open().await;
    let text = shop.text("/known?utm_source=chat").await;
    assert!(
        text.contains(
            "<div id=\"app\"><h1>/known in order 0</h1></div><script type=\"application/json\" id=\"seed\">\
             {\"search\":\"\",\"data\":{\"/api/fact\":{\"status\":200,\"body\":{\"text\":\"\\u003c/script\\u003e\\u0026\"}}}}</script>"
        ),
        "{text}"
    );
    assert!(
        text.contains("</script><link rel=\"modulepreload\" crossorigin href=\"/assets/A.js\">")
    );
}

#[tokio::test]
async fn only_existing_names_have_rendered_pages() {
    let shop = Shop::open().await;
    for known in [
        "/known?category=Silk+%26+Cotton",
        "/known?category=Silk%20%26%20Cotton",
        "/known?category=",
        "/known?show=12",
    ] {
        assert!(shop.text(known).await.contains("<h1>"), "{known}");
    }
    let reads = shop.reads.load(Ordering::SeqCst);
    for made_up in ["category=made-up", "category=Silk"] {
        let text = shop.text(&format!("/known?{made_up}")).await;
        let rendered = "<h1>/known?category=Unknown in order 0</h1>";
        assert!(text.contains(rendered), "{text}");
        assert!(text.contains("{\"search\":\"category=Unknown\","), "{text}");
    }
    assert_eq!(
        shop.reads.load(Ordering::SeqCst),
        reads + 1,
        "one page for all of them"
    );
}

#[tokio::test]
async fn a_path_with_an_invented_name_leads_to_an_existing_one() {
    let shop = Shop::open().await;
    let existing = shop.text("/known/services/Sarees").await;
    assert!(
        existing.contains("<h1>/known/services/Sarees"),
        "{existing}"
    );
    let reads = shop.reads.load(Ordering::SeqCst);
    for (made_up, leads_to) in [
        ("made-up", "/known/services/All%20Silk"),
        ("made-up?show=12", "/known/services/All%20Silk?show=12"),
        ("sarees", "/known/services/Sarees"),
    ] {
        let response = shop.get(&format!("/known/services/{made_up}")).await;
        response.assert_status(StatusCode::FOUND);
        response.assert_header("location", leads_to);
    }
    assert_eq!(shop.reads.load(Ordering::SeqCst), reads, "nothing is read");
}

#[tokio::test]
async fn an_unknown_path_is_a_404_with_the_sites_own_page() {
    let shop = Shop::open().await;
    for address in ["/nowhere", "/nowhere/else?x=1", "/known%ff"] {
        let response = shop.get(address).await;
        response.assert_status(StatusCode::NOT_FOUND);
        assert!(
            response
                .0
                .into_body()
                .into_string()
                .await
                .unwrap()
                .contains("<h1>/nothing-lives-here")
        );
    }
    assert_eq!(
        shop.reads.load(Ordering::SeqCst),
        1,
        "one page for all of them"
    );
}

#[tokio::test]
async fn browser_only_pages_are_the_shell() {
    let shop = Shop::open().await;
    let text = shop.text("/mine").await;
    assert!(
        text.contains(
            "<div id=\"app\"></div><script type=\"application/json\" id=\"seed\">{}</script>"
        ),
        "{text}"
    );
    assert_eq!(
        shop.reads.load(Ordering::SeqCst),
        1,
        "of the shop's colours alone"
    );
    assert_eq!(shop.site.pages_fallen_back(), 0);
}

#[tokio::test]
async fn a_page_that_cannot_be_rendered_is_a_503_shell_with_its_data() {
    let shop = Shop::open().await;
    let response = shop.get("/broken").await;
    response.assert_status(StatusCode::SERVICE_UNAVAILABLE);
    response.assert_header("retry-after", "10");
    let text = response.0.into_body().into_string().await.unwrap();
    assert!(
        text.contains("<div id=\"app\"></div>") && text.contains("\"/api/fact\""),
        "{text}"
    );
    assert_eq!(shop.site.pages_fallen_back(), 1);
    shop.get("/broken").await;
    assert_eq!(shop.site.pages_fallen_back(), 1, "not retried immediately");
    assert!(
        shop.text("/known").await.contains("<h1>/known"),
        "other pages still work"
    );
}

#[tokio::test]
async fn a_page_with_a_failed_read_is_not_indexed() {
    let shop = Shop::open().await;
    let response = shop.get("/failing").await;
    response.assert_status(StatusCode::INTERNAL_SERVER_ERROR);
    assert!(
        response
            .0
            .into_body()
            .into_string()
            .await
            .unwrap()
            .contains("\"status\":500")
    );
}

#[tokio::test]
async fn pages_may_redirect_and_only_reads_are_allowed() {
    let shop = Shop::open().await;
    let response = shop.get("/moved").await;
    response.assert_status(StatusCode::FOUND);
    response.assert_header("location", "/known");
    shop.client
        .post("/known")
        .send()
        .await
        .assert_status(StatusCode::METHOD_NOT_ALLOWED);
    let head = shop.client.head("/known").send().await;
    head.assert_status_is_ok();
    assert_eq!(head.0.into_body().into_string().await.unwrap(), "");
}

#[tokio::test]
async fn search_engines_find_their_files() {
    let shop = Shop::open().await;
    assert!(
        shop.text("/sitemap.xml")
            .await
            .contains("<loc>https://shop.example/</loc>")
    );
    assert!(
        shop.text("/robots.txt")
            .await
            .contains("Sitemap: https://shop.example/sitemap.xml")
    );
}

#[tokio::test]
async fn browsers_find_what_installs_the_shop_and_its_back_office() {
    let shop = Shop::open().await;
    for (path, start) in [
        ("/manifest.webmanifest", "/"),
        ("/admin.webmanifest", "/admin"),
    ] {
        let manifest: serde_json::Value = serde_json::from_str(&shop.text(path).await).unwrap();
        assert_eq!(manifest["start_url"], start);
        assert_eq!(manifest["display"], "standalone");
    }
}

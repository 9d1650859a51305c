//! Planning, rendering and caching of pages, with a small client bundle of our own.

use std::{
    fs,
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
};

use async_trait::async_trait;
use boutique::site::{Parts, Site, client::Client};
use kernel::{
    ClientAddress, Clock, Db, Failure, NamedQuery, SitePage, SitePages, testing::TEST_TIME,
};
use poem::{
    Endpoint, EndpointExt, Request, Response,
    endpoint::make_sync,
    http::StatusCode,
    test::{TestClient, TestResponse},
};

const TEMPLATE: &str = "<!doctype html><head><script>0</script><!--head--><style>p{}</style></head>\
    <body><div id=\"app\"><!--app--></div><script type=\"application/json\" id=\"seed\"><!--seed--></script><!--scripts--></body>";
const MANIFEST: &str =
    r#"{"index.html": {"file": "assets/index.js"}, "src/A.tsx": {"file": "assets/A.js"}}"#;
const SCRIPT: &str = r#"
const plan = { known: true, browserOnly: false, shuffled: false, reads: ["/api/fact"], source: "src/A.tsx" };
globalThis.__queryKeys = () => '["category","seed","show"]';
globalThis.__plan = (address, shuffle) => {
  const [path] = address.split("?");
  if (path === "/list") {
    return JSON.stringify({ ...plan, shuffled: true, address, reads: ["/api/list?seed=" + shuffle] });
  }
  if (path === "/mine") return JSON.stringify({ ...plan, browserOnly: true, address, reads: [] });
  if (address.includes("show=1e9")) return JSON.stringify({ ...plan, address, madeUp: true });
  if (path.startsWith("/known") || path === "/broken" || path === "/failing") {
    return JSON.stringify({ ...plan, address, reads: path === "/failing" ? ["/api/failing"] : plan.reads });
  }
  if (path === "/moved") return JSON.stringify({ ...plan, address });
  return JSON.stringify({ ...plan, known: false, address });
};
globalThis.__render = async (address, seed) => {
  if (address.startsWith("/known/work")) for (let n = 0; n < 200000; n++) globalThis.sum = n;
  if (address === "/broken") throw new Error("broken");
  const redirect = address === "/moved" ? "/known" : null;
  const status = address === "/nothing-lives-here" ? 404 : 200;
  const shuffle = JSON.parse(seed).shuffle ?? 0;
  return JSON.stringify({ head: "<title>t</title>", html: `<h1>${address} in order ${shuffle}</h1>`, status, redirect });
};
"#;

/// One category: `Silk & Cotton`.
struct Blouses;

#[async_trait]
impl SitePages for Blouses {
    async fn site_pages(&self) -> Result<Vec<SitePage>, Failure> {
        Ok(Vec::new())
    }

    async fn named_queries(&self) -> Result<Vec<NamedQuery>, Failure> {
        Ok(vec![NamedQuery {
            key: "category",
            names: vec!["Silk & Cotton".to_owned()],
            stand_in: None,
        }])
    }
}

struct Shop {
    _folder: tempfile::TempDir,
    db: Db,
    clock: Clock,
    site: Site,
    client: TestClient<Site>,
    reads: Arc<AtomicUsize>,
}

impl Shop {
    async fn open() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let write = |path: &str, text: &str| {
            let path = folder.path().join(path);
            fs::create_dir_all(path.parent().unwrap_or(Path::new("."))).unwrap();
            fs::write(path, text).unwrap();
        };
        write("dist/index.html", TEMPLATE);
        write("dist/.vite/manifest.json", MANIFEST);
        write("dist-server/ssr.js", SCRIPT);
        let db = Db::open(&folder.path().join("shop.db"), true)
            .await
            .unwrap();
        let clock = Clock::fixed(TEST_TIME);
        let reads = Arc::new(AtomicUsize::new(0));
        let asked = reads.clone();
        let api = make_sync(move |request| {
            asked.fetch_add(1, Ordering::SeqCst);
            let failing = request.uri().path() == "/api/failing";
            let status = if failing {
                StatusCode::INTERNAL_SERVER_ERROR
            } else {
                StatusCode::OK
            };
            Response::builder()
                .status(status)
                .body("{\"text\":\"</script>&\"}")
        });
        let site = Site::new(Parts {
            client: Client::in_folder(folder.path().join("dist")),
            api: Arc::new(api.boxed()),
            version: db.version().clone(),
            clock: clock.clone(),
            pages: vec![Arc::new(Blouses)],
            public_address: "https://shop.example".to_owned(),
            render_workers: 1,
        })
        .unwrap();
        Self {
            _folder: folder,
            db,
            clock,
            client: TestClient::new(site.clone()),
            site,
            reads,
        }
    }

    async fn get(&self, address: &str) -> TestResponse {
        self.client.get(address).send().await
    }

    async fn text(&self, address: &str) -> String {
        self.get(address)
            .await
            .0
            .into_body()
            .into_string()
            .await
            .unwrap()
    }

    async fn status_with(&self, address: &str, tag: &str) -> StatusCode {
        self.client
            .get(address)
            .header("if-none-match", tag)
            .send()
            .await
            .0
            .status()
    }
}

fn tag(response: &TestResponse) -> String {
    response
        .0
        .headers()
        .get("etag")
        .unwrap()
        .to_str()
        .unwrap()
        .to_owned()
}

#[tokio::test]
async fn a_page_contains_its_markup_followed_by_its_data() {
    let shop = Shop::open().await;
    let text = shop.text("/known?utm_source=chat").await;
    assert!(
        text.contains(
            "<div id=\"app\"><h1>/known in order 0</h1></div><script type=\"application/json\" id=\"seed\">\
             {\"data\":{\"/api/fact\":{\"status\":200,\"body\":{\"text\":\"\\u003c/script\\u003e\\u0026\"}}}}</script>"
        ),
        "{text}"
    );
    assert!(
        text.contains("</script><link rel=\"modulepreload\" crossorigin href=\"/assets/A.js\">")
    );
}

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
    for made_up in ["category=made-up", "category=Silk", "show=1e9"] {
        let made_up = shop.get(&format!("/known?{made_up}")).await;
        made_up.assert_status_is_ok();
        let text = made_up.0.into_body().into_string().await.unwrap();
        assert!(text.contains("<div id=\"app\"></div>"), "{text}");
    }
    assert_eq!(
        shop.reads.load(Ordering::SeqCst),
        reads,
        "nothing is read for them, and nothing rendered"
    );
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
    assert_eq!(shop.reads.load(Ordering::SeqCst), 0);
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

//! Planning, rendering and caching of pages, with a small client bundle of our own.

mod cache;
mod pages;

use std::{
    fs,
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
};

use async_trait::async_trait;
use boutique::site::{Parts, Site, client::Client, document::Document};
use kernel::{
    ClientAddress, Clock, Db, Failure, NamedPath, NamedQuery, SitePage, SitePages,
    site_page::unknown_name, testing::TEST_TIME,
};
use poem::{
    Endpoint, EndpointExt, Request, Response,
    endpoint::make_sync,
    http::StatusCode,
    test::{TestClient, TestResponse},
};

const TEMPLATE: &str = "<!doctype html><html lang=\"en-IN\"><head><script>0</script><!--head--><style>p{}</style></head>\
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

/// One category: `Silk & Cotton`, and one service: `Sarees`.
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
            stand_in: unknown_name,
        }])
    }

    async fn named_paths(&self) -> Result<Vec<NamedPath>, Failure> {
        Ok(vec![NamedPath {
            parent: "/known/services".to_owned(),
            names: vec!["Sarees".to_owned(), "All Silk".to_owned()],
            fallback: "All Silk".to_owned(),
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
            document: Document::new(Client::in_folder(folder.path().join("dist"))).unwrap(),
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

//! All public pages of the demo store, as a visitor without JavaScript gets them.

use std::collections::{BTreeSet, VecDeque};

use crate::{
    belongings::person,
    json_ld,
    support::{ADDRESS, DemoShop},
};
use poem::http::{HeaderMap, StatusCode};

/// Routes of the specification's table; pages of content are found through the sitemap and links.
const ROUTES: &[&str] = &[
    "/",
    "/home",
    "/products",
    "/Products/",
    "/products?seed=3",
    "/courses",
    "/events",
    "/gallery",
    "/gallery?seed=2",
    "/testimonials",
    "/aboutus",
    "/contactus",
    "/rewards",
    "/offers",
    "/demo",
    "/demo1",
    "/privacyandpolicy",
    "/termsandcondition",
    "/shared-product/1",
    "/coursedetails?id=1",
];

/// Personal pages: the server renders what is common to all visitors. Lower case.
const PERSONAL: &[&str] = &[
    "/login",
    "/register",
    "/forgetpassword",
    "/bookappointment",
    "/myorders",
    "/profile",
    "/mycourses",
    "/account",
    "/account/measurements",
];

/// Sent empty by the server: they are private, or their URL contains a secret.
const BROWSER_ONLY: &[&str] = &["/admin", "/resetpassword", "/account/confirm"];

struct Shop {
    demo: DemoShop,
    client: person::Shop,
}

impl Shop {
    async fn open() -> Self {
        let demo = DemoShop::open().await;
        Self {
            client: demo.client(),
            demo,
        }
    }

    async fn get(&self, address: &str) -> (StatusCode, String, String) {
        let response = self.client.get(address).send().await.0;
        let tag = response
            .headers()
            .get("etag")
            .and_then(|tag| tag.to_str().ok())
            .unwrap_or_default()
            .to_owned();
        (
            response.status(),
            tag,
            response.into_body().into_string().await.unwrap(),
        )
    }

    /// All but the one that names the request.
    async fn headers(&self, address: &str) -> HeaderMap {
        let response = self.client.get(address).send().await.0;
        let mut headers = response.headers().clone();
        headers.remove("x-request-id");
        headers
    }
}

/// Local links of a page.
fn links(html: &str) -> impl Iterator<Item = String> {
    html.split("<a ")
        .skip(1)
        .filter_map(|rest| {
            rest.split_once('>')?
                .0
                .split_once("href=\"")?
                .1
                .split_once('"')
        })
        .map(|(href, _)| href.replace("&amp;", "&").replace("&#x27;", "'"))
        .map(|href| href.split('#').next().unwrap_or_default().to_owned())
        .filter(|href| {
            href.starts_with('/') && !href.starts_with("/uploads/") && !href.starts_with("/docs")
        })
}

fn between<'a>(text: &'a str, start: &str, end: &str) -> Option<&'a str> {
    Some(text.split_once(start)?.1.split_once(end)?.0)
}

fn complaints(address: &str, status: StatusCode, html: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut expect = |right: bool, what: &str| {
        if !right {
            wrong.push(format!("{address}: {what}"));
        }
    };
    expect(status == StatusCode::OK, &format!("answers {status}"));
    expect(
        !html.contains("<div id=\"app\"></div>"),
        "was sent as a shell",
    );
    expect(
        html.contains("</div><script type=\"application/json\" id=\"seed\">"),
        "has no data after its markup",
    );
    expect(html.matches("<h1").count() == 1, "has not exactly one h1");
    expect(
        html.matches("<title>").count() == 1,
        "has not exactly one title",
    );
    expect(
        between(html, "<title>", "</title>").is_some_and(|title| title.len() > 3),
        "has an empty title",
    );
    let hidden = html.contains("<meta name=\"robots\" content=\"noindex\"/>");
    expect(
        hidden || html.contains("<meta name=\"description\" content=\""),
        "has no description",
    );
    expect(
        hidden || html.matches("rel=\"canonical\"").count() == 1,
        "has not exactly one canonical link",
    );
    expect(
        !html.contains(">undefined<") && !html.contains(">NaN") && !html.contains("[object"),
        "shows a slip",
    );
    wrong
}

/// A single store for both checks, because filling it takes longest.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_public_page_is_rendered_and_follows_public_data() {
    let shop = Shop::open().await;
    let mut wrong = every_page(&shop).await;
    wrong.extend(made_up_names(&shop).await);
    wrong.extend(a_change_shows(&shop).await);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    shop.demo.store.db.close().await;
}

/// Checks that link previews work, and that styles are present and forms disabled until the script
/// runs.
fn complaints_about_personal(address: &str, html: &str) -> Vec<String> {
    let wanted = [
        ("<meta name=\"description\" content=\"", "no description"),
        ("<meta property=\"og:title\" content=\"", "no preview title"),
        (
            "<meta property=\"og:description\" content=\"",
            "no preview text",
        ),
        (
            "<meta property=\"og:image\" content=\"http",
            "no preview image",
        ),
        ("</style><style>", "no styles of its own"),
        (
            "data-needs-script=\"true\"",
            "no note for browsers without scripts",
        ),
    ];
    let mut wrong: Vec<String> = wanted
        .iter()
        .filter(|(part, _)| !html.contains(part))
        .map(|(_, what)| format!("{address}: has {what}"))
        .collect();
    if between(html, "<form", "</form>").is_some() && !html.contains("<fieldset disabled") {
        wrong.push(format!(
            "{address}: its form can be sent without its script"
        ));
    }
    // Only booking is indexed by search engines.
    let hidden = html.contains("<meta name=\"robots\" content=\"noindex\"/>");
    let path = address.split('?').next();
    if hidden == (path == Some("/bookappointment")) {
        wrong.push(format!("{address}: is wrongly indexed or not indexed"));
    }
    let data = between(html, "id=\"seed\">", "</script>").unwrap_or_default();
    let reads = data.matches("\"/api/").count();
    if reads != 1 || !data.contains("\"/api/content/shop\":") {
        wrong.push(format!("{address}: carries more than the shop's own facts"));
    }
    wrong
}

async fn every_page(shop: &Shop) -> Vec<String> {
    let (_, _, sitemap) = shop.get("/sitemap.xml").await;
    let listed = sitemap
        .split("<loc>")
        .skip(1)
        .filter_map(|rest| rest.split_once("</loc>"))
        .map(|(address, _)| {
            address
                .replacen(ADDRESS, "", 1)
                .replace("&amp;", "&")
                .replace("&apos;", "'")
        });
    let mut waiting: VecDeque<String> = ROUTES
        .iter()
        .chain(PERSONAL)
        .chain(BROWSER_ONLY)
        .map(|route| (*route).to_owned())
        .chain(listed)
        .collect();
    let mut seen = BTreeSet::new();
    let mut wrong = Vec::new();
    while let Some(address) = waiting.pop_front() {
        if !seen.insert(address.clone()) {
            continue;
        }
        let (status, _, html) = shop.get(&address).await;
        let path = address.split('?').next().unwrap_or_default();
        let path = path.to_lowercase();
        if BROWSER_ONLY.contains(&path.as_str()) {
            let empty = html.contains("<div id=\"app\"></div>");
            if status != StatusCode::OK || !empty {
                wrong.push(format!(
                    "{address}: is rendered for all visitors ({status})"
                ));
            }
            continue;
        }
        wrong.extend(complaints(&address, status, &html));
        let read = json_ld::complaints(ADDRESS, &html);
        let card = json_ld::complaints_about_card(&path, &html);
        let read = read.into_iter().chain(card);
        wrong.extend(read.map(|what| format!("{address}: {what}")));
        if PERSONAL.contains(&path.as_str()) {
            wrong.extend(complaints_about_personal(&address, &html));
        }
        waiting.extend(links(&html));
    }
    if seen.len() < 80 {
        wrong.push(format!("only {} pages were found: {seen:?}", seen.len()));
    }
    let (lines, images) = (sitemap.lines(), sitemap.matches("<image:loc>").count());
    let dated = lines.filter(|line| line.contains("<lastmod>20")).count();
    if dated < 20 || images < 40 {
        wrong.push(format!(
            "the sitemap names {dated} days and {images} images"
        ));
    }
    let (_, _, manifest) = shop.get("/manifest.webmanifest").await;
    if !manifest.contains("\"name\":\"Hem & Mogra\"") {
        wrong.push(format!("an installed shop has no name: {manifest}"));
    }
    let fallen_back = shop.demo.site.pages_fallen_back();
    if fallen_back > 0 {
        wrong.push(format!("{fallen_back} pages fell back to the shell"));
    }
    wrong
}

/// Existing names have pages of their own; all invented ones share one.
async fn made_up_names(shop: &Shop) -> Vec<String> {
    let served: String =
        sqlx::query_scalar("SELECT min(pin_code) FROM orders_pin_code WHERE published = 1")
            .fetch_one(shop.demo.store.db.read())
            .await
            .unwrap();
    let category: String = sqlx::query_scalar(
        "SELECT min(c.name) FROM courses_category c JOIN courses_course o ON o.category_id = c.id AND o.published = 1",
    )
    .fetch_one(shop.demo.store.db.read())
    .await
    .unwrap();
    let category = kernel::site_page::encode(&category);
    let group: String =
        sqlx::query_scalar("SELECT min(category) FROM content_gallery_item WHERE published = 1")
            .fetch_one(shop.demo.store.db.read())
            .await
            .unwrap();
    let group = kernel::site_page::encode(&group);
    let mut wrong = Vec::new();
    let (found, missing) = (StatusCode::OK, StatusCode::NOT_FOUND);
    for (address, status) in [
        (format!("/?pin={served}"), found),
        (format!("/fromcourses?category={category}"), found),
        (format!("/courses?type={category}"), found),
        (format!("/gallery?category={group}"), found),
        (
            "/allproducts?categories=1&price=under-1000&sort=low".to_owned(),
            found,
        ),
        ("/allproducts?categories=1-2".to_owned(), found),
        ("/allproducts?categories=77".to_owned(), found),
        ("/gallery?show=32".to_owned(), found),
        ("/gallery?show=3200".to_owned(), found),
        ("/products?sort=made-up".to_owned(), found),
        ("/products?price=1000".to_owned(), found),
        ("/fromcourses?category=made-up".to_owned(), missing),
        ("/courses?type=made-up".to_owned(), missing),
        ("/gallery?category=made-up".to_owned(), found),
        (
            "/productsubcategories/1/made-up".to_owned(),
            StatusCode::FOUND,
        ),
    ] {
        let (answered, _, html) = shop.get(&address).await;
        let rendered = html.contains("<h1") && html.contains("<title>");
        if answered != status || rendered == status.is_redirection() {
            wrong.push(format!("{address}: {answered}, rendered: {rendered}"));
        }
        let hidden = html.contains("<meta name=\"robots\" content=\"noindex\"/>");
        if hidden != (status == missing) {
            wrong.push(format!("{address}: is wrongly indexed or not indexed"));
        }
        if html.contains("made-up") {
            wrong.push(format!("{address}: shows an invented name"));
        }
    }
    wrong.extend(typed_pin_codes(shop, &served).await);
    wrong
}

/// Without scripts the page shows the answer for any pin code, and one cached page serves all with
/// the same answer.
async fn typed_pin_codes(shop: &Shop, served: &str) -> Vec<String> {
    let spaced = format!("{}+{}", &served[..3], &served[3..]);
    let (yes, no, none) = (
        "We pick up here",
        "Not yet; bring it to the shop or ",
        "A pin code has six digits.",
    );
    let mut wrong = Vec::new();
    let mut tags = BTreeSet::new();
    for (typed, said) in [
        (served, yes),
        (&spaced, yes),
        ("110999", no),
        ("110-998", no),
        ("mylapore", none),
        ("%3Cb%3E", none),
    ] {
        let (status, tag, html) = shop.get(&format!("/?seed=1&pin={typed}")).await;
        let others = [yes, no, none].into_iter().filter(|other| *other != said);
        if status != StatusCode::OK
            || !html.contains(said)
            || others.into_iter().any(|other| html.contains(other))
        {
            wrong.push(format!("/?pin={typed}: {status}, does not say '{said}'"));
        }
        tags.insert(tag);
    }
    if tags.len() != 3 {
        wrong.push(format!("pin codes have {} pages, not three", tags.len()));
    }
    wrong
}

async fn a_change_shows(shop: &Shop) -> Vec<String> {
    // The first visit by this address makes the page known, and the second skips most layers.
    let address = "/products?seed=1&utm_source=chat";
    let (first, second) = (shop.headers(address).await, shop.headers(address).await);
    assert_eq!(first, second);
    assert!(second.contains_key("content-security-policy"));
    let (_, before, _) = shop.get("/products?seed=1").await;
    let (_, again, _) = shop.get("/products?seed=1").await;
    let mut tx = shop.demo.store.db.publish().await.unwrap();
    sqlx::query("UPDATE catalogue_category SET name = 'Renamed ' || name")
        .execute(&mut *tx)
        .await
        .unwrap();
    tx.commit().await.unwrap();
    let (_, after, html) = shop.get("/products?seed=1").await;
    let mut wrong = Vec::new();
    if before != again {
        wrong.push("the tag of a page changes by itself".to_owned());
    }
    if before == after || !html.contains("Renamed ") {
        wrong.push("a change of public data does not show on the next load".to_owned());
    }
    wrong
}

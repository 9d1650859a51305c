//! From the lists of a previous website to records.

use std::{sync::atomic::Ordering, time::Duration};

use kernel::{
    public_internet::Reach,
    testing::{FakeWebsite, Page},
};
use poem::http::Method;
use serde_json::{Value, json};

use crate::support::{OWNER, Shop, counts, stored, topics};

const CATEGORIES: &str = "/api/shop_ServicePage_Services_ServicesList";
const CUSTOMERS: &str = "/api/shop_RegistrationPage_UserForm_UserRegList";

/// A website with two categories, of which one has an image, and customers.
async fn website() -> FakeWebsite {
    let website = FakeWebsite::start().await;
    website.put(
        CATEGORIES,
        Page::json(&json!([
            {"id": 7, "ctid": "C1", "categoryName": "<b>Blouses</b> &amp; more", "categoryImage": "one.jpg"},
            {"id": 8, "ctid": "C2", "categoryName": "Lehengas", "categoryImage": "null"},
            {"id": 9, "ctid": "C2", "categoryName": "Lehengas again", "categoryImage": null},
            {"id": 10, "other": "field"},
        ])),
    );
    website.put("/uploads/one.jpg", Page::of("image/jpeg", "one"));
    // As some servers send JSON.
    let customers = json!([
        {"id": 1, "name": "Asha", "mobile": 9876500001_i64, "email": null, "password": "opensesame"},
        {"id": "2", "name": "Uma", "mobile": "12", "email": "", "password": "opensesame"},
    ]);
    website.put(CUSTOMERS, Page::of("text/html", customers.to_string()));
    website
}

impl Shop {
    async fn website(&self, method: Method, path: &str, body: Value) -> (u16, Value) {
        let body = (!body.is_null()).then_some(body);
        let path = format!("/admin/import-websites{path}");
        self.app.call_as(OWNER, method, &path, body.as_ref()).await
    }

    /// Enters a website and reads its lists.
    async fn read(&self, website: &FakeWebsite) -> Value {
        let fields = json!({"address": website.address, "prefix": "shop", "uploads": "uploads"});
        let (status, created) = self.website(Method::POST, "", fields).await;
        assert_eq!(
            (status, &created["website"]["stage"]),
            (201, &json!("reading"))
        );
        self.work("imports.read").await;
        self.view(created["website"]["id"].as_i64().unwrap()).await
    }

    async fn view(&self, id: i64) -> Value {
        let (status, detail) = self
            .website(Method::GET, &format!("/{id}"), Value::Null)
            .await;
        assert_eq!(status, 200, "{detail}");
        detail
    }

    /// Imports these lists to their end.
    async fn take(&self, id: i64, kinds: &[&str]) -> Value {
        let chosen = json!({"kinds": kinds});
        let (status, started) = self
            .website(Method::POST, &format!("/{id}/start"), chosen)
            .await;
        assert_eq!(status, 200, "{started}");
        self.work("imports.run").await;
        self.view(id).await
    }
}

fn list<'a>(detail: &'a Value, kind: &str) -> &'a Value {
    let mut lists = detail["lists"].as_array().unwrap().iter();
    lists.find(|list| list["kind"] == kind).unwrap()
}

#[tokio::test]
async fn each_list_is_counted_or_says_why_it_cannot_be_read() {
    let shop = Shop::reaching(Reach::ThisMachine, Duration::from_secs(3)).await;
    let website = website().await;
    let call = |name: &str| format!("/api/shop_{name}");
    website.put(
        &call("ServicePage_ServicesNames_ServicesNameList"),
        Page::status(500),
    );
    website.put(
        &call("ServicePage_ServicesModels_ServicesModelList"),
        Page::of("text/html", "<html>Not found</html>"),
    );
    website.put(
        &call("CoursePage_CourseName_CourseNameList"),
        Page::hanging(),
    );
    let detail = shop.read(&website).await;
    assert_eq!(detail["website"]["stage"], "ready");
    let categories = list(&detail, "categories");
    assert_eq!(categories["import"]["rowCount"], 2);
    assert_eq!(
        categories["notes"],
        json!([
            "Left out: 1 without any field that is known here.",
            "Left out: 1 with an id that another entry has."
        ])
    );
    assert_eq!(list(&detail, "customers")["import"]["rowCount"], 2);
    for (kind, status, problem) in [
        (
            "services",
            "failed",
            json!("It answered with an error (500)."),
        ),
        (
            "products",
            "failed",
            json!("The answer is not JSON. Check the address of the list."),
        ),
        ("courses", "failed", json!("It did not answer in time.")),
        ("gallery_items", "unknown", Value::Null),
    ] {
        let list = list(&detail, kind);
        assert_eq!(
            (&list["status"], &list["problem"]),
            (&json!(status), &problem),
            "{kind}"
        );
    }

    // A list whose path is not known, or has moved.
    let courses =
        json!([{"id": 1, "serviceName": "Basics", "serviceType": "Blouse", "price": "499"}]);
    website.put("/courses.json", Page::redirect("/moved.json"));
    website.put("/moved.json", Page::json(&courses));
    let path = json!({"path": "/courses.json"});
    let (status, _) = shop.website(Method::PUT, "/1/lists/courses", path).await;
    assert_eq!(status, 200);
    shop.work("imports.read").await;
    assert_eq!(
        list(&shop.view(1).await, "courses")["import"]["rowCount"],
        1
    );
}

#[tokio::test]
async fn chosen_lists_are_tried_imported_and_undone_without_doubles() {
    let shop = Shop::open().await;
    let website = website().await;
    shop.read(&website).await;
    let chosen = json!({"kinds": ["customers", "categories"]});
    let (status, previews) = shop.website(Method::POST, "/1/preview", chosen).await;
    assert_eq!(status, 200, "{previews}");
    assert_eq!(
        (&previews[0]["kind"], counts(&previews[0]["preview"])),
        (&json!("categories"), [2, 0, 0, 0])
    );
    assert_eq!(counts(&previews[1]["preview"]), [1, 0, 0, 1]);
    assert_eq!(topics(&shop.app.deps.db).await, []);
    assert_eq!(website.calls("/uploads/one.jpg"), 0);

    let detail = shop.take(1, &["categories", "customers"]).await;
    assert_eq!(detail["website"]["stage"], "done");
    assert_eq!(detail["canUndo"], true);
    let expected = [("Blouses & more".to_owned(), 2), ("Lehengas".to_owned(), 1)];
    assert_eq!(topics(&shop.app.deps.db).await, expected);
    let contacts = [("+919876500001".to_owned(), "Asha".to_owned())];
    assert_eq!(stored(&shop.app.deps.db).await, contacts);

    // Again: neither records nor images are doubled, nor fetched again.
    shop.read(&website).await;
    let again = shop.take(2, &["categories", "customers"]).await;
    assert_eq!(counts(&list(&again, "categories")["import"]), [0, 0, 2, 0]);
    assert_eq!(topics(&shop.app.deps.db).await.len(), 2);
    assert_eq!(website.calls("/uploads/one.jpg"), 1);

    let (status, _) = shop.website(Method::POST, "/1/undo", Value::Null).await;
    assert_eq!(status, 200);
    shop.work("imports.run").await;
    assert_eq!(shop.view(1).await["website"]["stage"], "undone");
    assert_eq!(topics(&shop.app.deps.db).await, []);
    assert_eq!(stored(&shop.app.deps.db).await, []);
}

#[tokio::test]
async fn passwords_of_the_website_are_nowhere() {
    let shop = Shop::open().await;
    shop.read(&website().await).await;
    shop.take(1, &["customers"]).await;
    let cells: Vec<String> = sqlx::query_scalar("SELECT cells FROM imports_row")
        .fetch_all(shop.app.deps.db.read())
        .await
        .unwrap();
    assert!(cells.iter().any(|cells| cells.contains("Asha")));
    assert!(cells.iter().all(|cells| !cells.contains("opensesame")));
}

#[tokio::test]
async fn images_that_cannot_be_fetched_are_listed_and_replaced_by_a_blank_one() {
    let shop = Shop::open().await;
    let website = website().await;
    for (name, page) in [
        ("one.jpg", Page::of("image/jpeg", "bad")),
        (
            "two.jpg",
            Page::of("image/jpeg", vec![0; 10 * 1024 * 1024 + 1]),
        ),
    ] {
        website.put(&format!("/uploads/{name}"), page);
    }
    website.put(
        CATEGORIES,
        Page::json(&json!([
            {"id": 1, "categoryName": "Damaged", "categoryImage": "one.jpg"},
            {"id": 2, "categoryName": "Large", "categoryImage": "two.jpg"},
            {"id": 3, "categoryName": "Missing", "categoryImage": "three.jpg"},
        ])),
    );
    shop.read(&website).await;
    let detail = shop.take(1, &["categories"]).await;
    assert_eq!(detail["imagesMissing"], 3);
    let problems = detail["missing"].as_array().unwrap().iter();
    let problems: Vec<&str> = problems
        .map(|one| one["problem"].as_str().unwrap())
        .collect();
    assert_eq!(
        problems,
        [
            "This photo is damaged or incomplete. Please choose it again.",
            "There is nothing at this address (404).",
            "It is larger than 10 MB.",
        ]
    );
    let images: Vec<i64> = topics(&shop.app.deps.db)
        .await
        .into_iter()
        .map(|(_, image)| image)
        .collect();
    assert_eq!(images, [1, 1, 1]);
}

#[tokio::test]
async fn an_import_that_is_killed_in_the_middle_continues_without_doubles() {
    let shop = Shop::open().await;
    let website = FakeWebsite::start().await;
    let customers: Vec<Value> = (0..300)
        .map(|id| json!({"id": id, "name": format!("Customer {id}"), "mobile": format!("98{id:08}")}))
        .collect();
    website.put(CUSTOMERS, Page::json(&Value::from(customers)));
    shop.read(&website).await;
    // The 250th never ends: the program is killed there, in the third batch.
    shop.contacts.hangs_after.store(250, Ordering::Relaxed);
    let chosen = json!({"kinds": ["customers"]});
    shop.website(Method::POST, "/1/start", chosen).await;
    let killed = tokio::time::timeout(Duration::from_secs(60), async {
        let work = shop.work("imports.run");
        tokio::pin!(work);
        while shop.contacts.hangs_after.load(Ordering::Relaxed) != 0 {
            tokio::select! {
                () = &mut work => panic!("it was not killed"),
                () = tokio::task::yield_now() => {}
            }
        }
    });
    killed.await.unwrap();
    assert_eq!(stored(&shop.app.deps.db).await.len(), 200);
    shop.contacts.hangs_after.store(-1, Ordering::Relaxed);

    // Stopped, nothing happens; then it continues.
    shop.website(Method::POST, "/1/stop", Value::Null).await;
    shop.work("imports.run").await;
    assert_eq!(stored(&shop.app.deps.db).await.len(), 200);
    let (_, detail) = shop.website(Method::POST, "/1/continue", Value::Null).await;
    assert_eq!(detail["website"]["stopped"], false);
    shop.work("imports.run").await;
    assert_eq!(
        counts(&list(&shop.view(1).await, "customers")["import"]),
        [300, 0, 0, 0]
    );
    assert_eq!(stored(&shop.app.deps.db).await.len(), 300);
}

#[tokio::test]
async fn reading_can_be_stopped_and_continued_and_the_website_discarded() {
    let shop = Shop::open().await;
    let website = website().await;
    let fields = json!({"address": website.address, "prefix": "shop", "uploads": "uploads"});
    shop.website(Method::POST, "", fields).await;
    shop.website(Method::POST, "/1/stop", Value::Null).await;
    shop.work("imports.read").await;
    assert_eq!(website.calls(CATEGORIES), 0);
    shop.website(Method::POST, "/1/continue", Value::Null).await;
    shop.work("imports.read").await;
    assert_eq!(website.calls(CATEGORIES), 1);
    let (status, _) = shop.website(Method::DELETE, "/1", Value::Null).await;
    assert_eq!(status, 204);
    assert_eq!(shop.website(Method::GET, "/1", Value::Null).await.0, 404);
    let rows: i64 = sqlx::query_scalar("SELECT count(*) FROM imports_row")
        .fetch_one(shop.app.deps.db.read())
        .await
        .unwrap();
    assert_eq!(rows, 0);
}

#[tokio::test]
async fn private_addresses_are_refused() {
    let shop = Shop::reaching(Reach::Websites, Duration::from_secs(3)).await;
    let website = website().await;
    let at = |address: &str| json!({"address": address, "prefix": "shop", "uploads": "uploads"});
    for address in [
        website.address.as_str(),
        "127.0.0.1:3000",
        "http://localhost/api",
        "http://169.254.169.254",
        "http://10.0.0.1",
        "https://owner:secret@old.example.com",
        "file:///etc/passwd",
    ] {
        let (status, refused) = shop.website(Method::POST, "", at(address)).await;
        assert_eq!(
            (status, &refused["fields"][0]["field"]),
            (422, &json!("address")),
            "{address}"
        );
    }
    assert_eq!(website.calls(CATEGORIES), 0);
    let (status, refused) = shop
        .website(
            Method::POST,
            "",
            json!({"address": "https://old.example.com", "prefix": "a/b", "uploads": "../etc"}),
        )
        .await;
    let fields = [
        &refused["fields"][0]["field"],
        &refused["fields"][1]["field"],
    ];
    assert_eq!(
        (status, fields),
        (422, [&json!("prefix"), &json!("uploads")])
    );
}

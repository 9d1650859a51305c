//! A previous website with everything that it has, through the whole program.

use std::time::Duration;

use kernel::testing::{FakeWebsite, Page};
use poem::http::Method;
use serde_json::{Value, json};

use crate::{
    belongings::person::{Call, Person, Shop},
    support::DemoShop,
};

const IMAGE: &[u8] = include_bytes!("../../data/demo/images/category-blouses.webp");

struct Office {
    demo: DemoShop,
    shop: Shop,
    owner: Person,
    website: FakeWebsite,
}

impl Office {
    /// A shop whose owner brings everything over from a website.
    async fn open() -> Self {
        let demo = DemoShop::open().await;
        Self {
            owner: demo.person("owner", "demo-owner").await,
            shop: demo.client(),
            demo,
            website: website().await,
        }
    }

    async fn call(&mut self, call: Call) -> Value {
        let answer = self.owner.call(&self.shop, &call).await;
        assert!(
            answer.status.is_success(),
            "{}: {}",
            call.path,
            answer.text()
        );
        serde_json::from_slice(&answer.bytes).unwrap_or(Value::Null)
    }

    async fn get(&mut self, path: &str) -> Value {
        self.call(Call::get(path)).await
    }

    async fn work(&self, name: &str) {
        let job = self.demo.jobs.iter().find(|job| job.name == name).unwrap();
        let work = tokio::time::timeout(Duration::from_secs(60), job.run());
        work.await.unwrap().unwrap();
    }

    /// Reads all lists and imports them to their end.
    async fn take_over(&mut self) -> Value {
        let fields =
            json!({"address": self.website.address, "prefix": "shop", "uploads": "uploads"});
        let created = self
            .call(Call::post("/admin/import-websites").json(fields))
            .await;
        let at = format!("/admin/import-websites/{}", created["website"]["id"]);
        for (kind, path) in UNKNOWN {
            let list = Call::put(format!("{at}/lists/{kind}")).json(json!({"path": path}));
            self.call(list).await;
        }
        self.work("imports.read").await;
        let read = self.get(&at).await;
        let lists = read["lists"].as_array().unwrap();
        let kinds: Vec<&Value> = lists.iter().map(|list| &list["kind"]).collect();
        assert!(lists.iter().all(|list| list["status"] == "read"), "{read}");
        let chosen = json!({"kinds": kinds});
        let previews = self
            .call(Call::post(format!("{at}/preview")).json(chosen.clone()))
            .await;
        self.call(Call::post(format!("{at}/start")).json(chosen))
            .await;
        self.work("imports.run").await;
        let done = self.get(&at).await;
        assert_eq!(done["website"]["stage"], "done");
        // What was tried is what became of it.
        for (preview, list) in previews
            .as_array()
            .unwrap()
            .iter()
            .zip(done["lists"].as_array().unwrap())
        {
            assert_eq!(
                counts(&preview["preview"]),
                counts(&list["import"]),
                "{}",
                list["kind"]
            );
        }
        done
    }

    /// How many records of each sort the shop has.
    async fn records(&mut self) -> Vec<(&'static str, usize)> {
        let mut records = Vec::new();
        for path in [
            "/admin/catalogue/categories",
            "/admin/catalogue/services",
            "/admin/catalogue/products?q=Website",
            "/admin/customers?q=Website",
            "/admin/courses?q=Website",
            "/admin/content/gallery",
            "/admin/content/events",
            "/admin/content/testimonials",
            "/admin/content/offers",
            "/admin/content/banner",
            "/admin/pin-codes",
            "/admin/payments/coupons",
        ] {
            let page = self.get(path).await;
            let items = page.as_array().or(page["items"].as_array());
            records.push((
                path,
                items.unwrap_or_else(|| panic!("{path}: {page}")).len(),
            ));
        }
        records
    }
}

fn counts(import: &Value) -> [i64; 4] {
    ["created", "updated", "unchanged", "rejected"].map(|name| import[name].as_i64().unwrap())
}

/// Created and rejected of each list.
fn created(detail: &Value) -> Vec<(&str, i64, i64)> {
    let lists = detail["lists"].as_array().unwrap().iter();
    let counts = lists.map(|list| {
        let [created, _, _, rejected] = counts(&list["import"]);
        (list["kind"].as_str().unwrap(), created, rejected)
    });
    counts.collect()
}

/// Lists whose paths the owner has to enter.
const UNKNOWN: [(&str, &str); 9] = [
    ("past_orders", "/api/shop_Appointments"),
    ("enrolments", "/api/shop_Buyers"),
    ("gallery_items", "/api/shop_Gallery"),
    ("events", "/api/events"),
    ("testimonials", "/api/shop_Testimonials"),
    ("offers", "/api/shop_Offers"),
    ("banner_lines", "/api/shop_Banner"),
    ("pin_codes", "/api/shop_PinCodes"),
    ("coupons", "/api/shop_Coupons"),
];

async fn website() -> FakeWebsite {
    let website = FakeWebsite::start().await;
    for name in ["one.webp", "two.webp"] {
        website.put(&format!("/uploads/{name}"), Page::of("image/webp", IMAGE));
    }
    for (path, list) in [
        (
            "/api/shop_ServicePage_Services_ServicesList",
            json!([
                {"id": 1, "ctid": 11, "categoryName": "Website wear", "categoryImage": "one.webp"},
                {"id": 2, "ctid": 12, "categoryName": "No image", "categoryImage": "gone.webp"},
            ]),
        ),
        (
            "/api/shop_ServicePage_ServicesNames_ServicesNameList",
            json!([{"id": 1, "ctid": "11", "serviceName": "Gowns", "serviceType": "Party", "serviceImage": "two.webp"}]),
        ),
        (
            "/api/shop_ServicePage_ServicesModels_ServicesModelList",
            json!([
                {"id": 5, "ctid": 11, "serviceName": "Gowns", "serviceModel": "Website gown", "price": "1,450.50",
                 "mainTitle": "A <i>gown</i>", "mainDescription": "<p>Lined &amp; soft.</p><p>With hooks.</p>", "image": "one.webp"},
                {"id": 6, "ctid": 11, "serviceName": "Gowns", "serviceModel": "Website wrap", "price": null, "image": null},
                {"id": 7, "ctid": 99, "serviceName": "Nothing", "serviceModel": "Lost", "price": 5, "image": ""},
            ]),
        ),
        (
            "/api/shop_RegistrationPage_UserForm_UserRegList",
            json!([
                {"id": 21, "name": "Website Asha", "mobile": 9840077001_i64, "email": "asha.w@example.com", "password": "opensesame"},
                {"id": 22, "name": "Website Uma", "mobile": "98400 77002", "email": "null", "password": "opensesame"},
                {"id": 23, "name": "Website Padma", "mobile": "5", "email": "", "password": "opensesame"},
            ]),
        ),
        (
            "/api/shop_Appointments",
            json!([
                {"id": 31, "userId": 21, "contactNumber": "1", "serviceName": "Party - Gowns - Website gown", "status": "Delivered",
                 "appointmentDate": "2025-03-14", "appointmentTime": "Full Day", "advancePayment": 500, "firstName": "Asha",
                 "address": "12, Mada Street", "pinCode": "600004", "height": 160, "aroundBust": "92", "message": ""},
                {"id": 32, "userId": 22, "serviceName": "Gown", "status": "Pending", "appointmentDate": "2025-04-01", "advancePayment": "300"},
            ]),
        ),
        (
            "/api/shop_OrderPage_AdvancePayment_OderList",
            json!([{"userId": 21, "order_id": "31", "payment_id": "pay_1", "signature": "x"}]),
        ),
        (
            "/api/shop_CoursePage_CourseName_CourseNameList",
            json!([{"id": 41, "serviceType": "Website lessons", "serviceName": "Website basics", "serviceModel": "Hand stitches",
                    "mainDescription": "Ten stitches.", "price": 499, "duration": "2 h", "expireInDays": 90,
                    "serviceImage": "two.webp", "previewVideo": "preview.mp4"}]),
        ),
        (
            "/api/shop_Buyers",
            json!([{"id": 51, "sourceMobile": "9840077001", "package_id": "41", "payment_date": "2026-07-01 10:00:00",
                    "package_price": "499", "expireInDays": 90, "payment_id": "pay_2", "signature": "x"}]),
        ),
        (
            "/api/shop_Gallery",
            json!([{"id": 61, "Title": "Website gowns", "Category": "Party", "galleryImages0": "one.webp",
                    "galleryImages1": "two.webp", "galleryImages2": "null"}]),
        ),
        (
            "/api/events",
            json!([{"id": 71, "title": "Website news", "Description": "One.\n\nTwo.", "mainImages": "one.webp",
                    "subImages1": "two.webp", "subImages2": "one.webp", "deleteImages": "[\"subImages2\"]"}]),
        ),
        (
            "/api/shop_Testimonials",
            json!([{"id": 81, "name": "Website Kala", "company": "", "quote": "It fits.", "mainImage": "two.webp"}]),
        ),
        ("/api/shop_Offers", json!([{"text": "Website offer"}])),
        (
            "/api/shop_Banner",
            json!([{"id": 1, "subt1": "Website gowns", "subt2": "<b>Website</b> wraps", "subt3": null, "subt4": "",
                    "subt5": "A line of the website that is too long for it"}]),
        ),
        (
            "/api/shop_PinCodes",
            json!([{"pinCode": 600999, "location": "Website nagar"}, {"pinCode": "12", "location": "Nowhere"}]),
        ),
        (
            "/api/shop_Coupons",
            json!([{"id": 91, "coupon_code": "website15", "precentage": "15"}, {"id": 92, "coupon_code": "HALF PRICE", "precentage": 50},
                   {"id": 93, "coupon_code": "FREE", "precentage": 120}]),
        ),
    ] {
        website.put(path, Page::json(&list));
    }
    website
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everything_comes_over_once_and_leaves_as_a_whole() {
    let mut office = Office::open().await;
    let before = office.records().await;
    let done = office.take_over().await;
    assert_eq!(
        created(&done),
        [
            ("categories", 2, 0),
            ("services", 1, 0),
            ("products", 2, 1),
            ("customers", 2, 1),
            ("past_orders", 2, 0),
            ("courses", 1, 0),
            ("enrolments", 1, 0),
            ("gallery_items", 1, 0),
            ("events", 1, 0),
            ("testimonials", 1, 0),
            ("offers", 1, 0),
            ("banner_lines", 2, 1),
            ("pin_codes", 1, 1),
            ("coupons", 1, 2),
        ]
    );
    assert_eq!(done["imagesMissing"], 1);

    let found = office
        .get("/admin/catalogue/products?q=website%20gown")
        .await;
    let product = &found["items"][0];
    assert_eq!(product["pricePaise"], 145_050);
    assert_eq!(product["mainDescription"], "Lined & soft.\n\nWith hooks.");
    assert_eq!(product["published"], true);
    let hidden = office
        .get("/admin/catalogue/products?q=website%20wrap")
        .await;
    assert_eq!(hidden["items"][0]["published"], false);

    let customers = office.get("/admin/customers?q=9840077001").await;
    let asha = customers["items"][0]["id"].as_i64().unwrap();
    let past = office.get(&format!("/admin/past-orders/{asha}")).await;
    assert_eq!(past[0]["number"], "Website 31");
    assert_eq!(past[0]["paidPaise"], 50_000);
    assert_eq!(
        past[0]["note"],
        "For: Asha\nVisit: Full Day\nAddress: 12, Mada Street, 600004\nMeasurements in cm: height 160, around bust 92"
    );
    let courses = office.get("/admin/courses/enrolments?q=9840077001").await;
    let bought = &courses["items"][0];
    assert_eq!(bought["startedAt"], "2026-06-30T18:30:00Z", "{courses}");
    assert_eq!(bought["expiresAt"], "2026-09-28T18:30:00Z");

    let coupons = office.get("/admin/payments/coupons?q=website15").await;
    let coupon = coupons.as_array().unwrap().first().unwrap();
    assert_eq!(
        (&coupon["code"], &coupon["percent"]),
        (&json!("WEBSITE15"), &json!(15))
    );
    assert_eq!(
        coupon["published"], false,
        "who used it before is not known"
    );

    // Again: nothing is doubled.
    let records = office.records().await;
    let again = office.take_over().await;
    assert!(
        created(&again).iter().all(|(_, created, _)| *created == 0),
        "{again}"
    );
    assert_eq!(office.records().await, records);

    office
        .call(Call::new(Method::POST, "/admin/import-websites/1/undo"))
        .await;
    office.work("imports.run").await;
    let undone = office.get("/admin/import-websites/1").await;
    let left: Vec<&Value> = undone["lists"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|list| list["import"]["notUndone"] != 0)
        .collect();
    assert_eq!(left, Vec::<&Value>::new());
    assert_eq!(undone["website"]["stage"], "undone");
    assert_eq!(office.records().await, before);
}

//! A test shop with a catalogue, and its back-office requests.

use std::{
    collections::{HashMap, HashSet},
    sync::Arc,
};

use async_trait::async_trait;
use catalogue::{Buyers, CourseList, GarmentTypes, LinkedCourse};
use kernel::{
    Failure, Image, ImageBook, ImageId, Job, SitePages, Video, VideoId,
    testing::{Caller, PhotoDrawer, TestApp, TestPeople, test_image},
};
use poem::http::Method;
use serde_json::{Value, json};

pub const DEMO: &str = include_str!("../../../../data/demo/catalogue.json");
pub const ROSHNI: Caller = Caller::owner(1);
pub const SELVI: Caller = Caller::staff(3);
pub const ASHA: Caller = Caller::customer(7);
/// A customer whose account is deleted while the request is on its way.
pub const LEAVING: Caller = Caller::customer(13);
/// An image id the library does not have.
pub const LOST_IMAGE: i64 = 900_000;

pub struct NoCourses;

#[async_trait]
impl CourseList for NoCourses {
    async fn categories_with_courses(&self) -> Result<HashSet<String>, Failure> {
        Ok(HashSet::new())
    }

    async fn course(&self, _: i64) -> Result<Option<LinkedCourse>, Failure> {
        Ok(None)
    }

    async fn has_course(&self, _: i64) -> Result<bool, Failure> {
        Ok(false)
    }
}

/// Has the garment types 1, for which a person is measured, and 2.
pub struct TwoGarmentTypes;

#[async_trait]
impl GarmentTypes for TwoGarmentTypes {
    async fn exists(&self, id: i64) -> Result<bool, Failure> {
        Ok((1..=2).contains(&id))
    }

    async fn is_measured(&self, id: i64) -> Result<bool, Failure> {
        Ok(id == 1)
    }
}

/// Everyone but the one who is leaving has an account.
pub fn people() -> Arc<TestPeople> {
    Arc::new(TestPeople {
        others: Some("Asha"),
        deleted: vec![LEAVING.id],
        ..TestPeople::default()
    })
}

/// Customer 7 has had products 1 and 2 delivered, customers 8 and 13 product 1.
pub struct TwoBuyers;

#[async_trait]
impl Buyers for TwoBuyers {
    async fn buyer(&self, user: i64, product: i64) -> Result<Option<String>, Failure> {
        let bought = [(7, 1), (7, 2), (8, 1), (13, 1)].contains(&(user, product));
        Ok(bought.then(|| "Asha Raman".to_owned()))
    }
}

/// Has every image but one.
struct Library;

#[async_trait]
impl ImageBook for Library {
    async fn images(&self, ids: &[ImageId]) -> Result<HashMap<ImageId, Image>, Failure> {
        let stored = ids.iter().filter(|id| **id != LOST_IMAGE);
        Ok(stored.map(|id| (*id, test_image(*id))).collect())
    }

    async fn videos(&self, _: &[VideoId]) -> Result<HashMap<VideoId, Video>, Failure> {
        Ok(HashMap::new())
    }

    async fn video_seconds(&self, _: &[VideoId]) -> Result<HashMap<VideoId, u32>, Failure> {
        Ok(HashMap::new())
    }
}

pub struct Shop {
    pub app: TestApp,
    pub photos: Arc<PhotoDrawer>,
    jobs: Vec<Job>,
    pages: Option<Arc<dyn SitePages>>,
}

impl Shop {
    pub async fn empty() -> Self {
        Self::with(&[]).await
    }

    pub async fn demo() -> Self {
        Self::with(&[("catalogue", DEMO)]).await
    }

    async fn with(demo: &[(&str, &str)]) -> Self {
        let mut jobs = Vec::new();
        let mut pages = None;
        let photos = Arc::new(PhotoDrawer::default());
        let app = TestApp::of(
            |mut deps| {
                deps.images = Arc::new(Library);
                let feature = catalogue::feature(
                    deps,
                    Arc::new(NoCourses),
                    Arc::new(TwoGarmentTypes),
                    Arc::new(TwoBuyers),
                    photos.clone(),
                    people(),
                );
                jobs.clone_from(&feature.gives().jobs);
                pages.clone_from(&feature.gives().pages);
                feature
            },
            demo,
        )
        .await;
        Self {
            app,
            photos,
            jobs,
            pages,
        }
    }

    /// The page of this path in the sitemap: the day of its last change and the number of its images.
    pub async fn page(&self, path: &str) -> (Option<String>, usize) {
        let pages = self.pages.as_ref().unwrap().site_pages().await.unwrap();
        let page = pages.into_iter().find(|page| page.path == path).unwrap();
        (page.changed.map(|day| day.to_string()), page.images.len())
    }

    pub async fn sweep(&self) {
        let sweep = self.jobs.iter().find(|job| job.name == "catalogue.sweep");
        sweep.unwrap().run().await.unwrap();
    }

    pub async fn call(
        &self,
        caller: Caller,
        method: Method,
        path: &str,
        body: Value,
    ) -> (u16, Value) {
        let path = format!("/admin/catalogue{path}");
        let body = (!body.is_null()).then_some(body);
        self.app.call_as(caller, method, &path, body.as_ref()).await
    }

    /// A request by the owner, expecting success.
    pub async fn done(&self, method: Method, path: &str, body: Value) -> Value {
        let (status, answer) = self.call(ROSHNI, method, path, body).await;
        assert!((200..300).contains(&status), "{path}: {answer}");
        answer
    }

    /// The error code of a request by the owner.
    pub async fn refused(&self, method: Method, path: &str, body: Value) -> String {
        let (status, answer) = self.call(ROSHNI, method, path, body).await;
        assert!(status >= 400, "{path}: {answer}");
        answer["code"].as_str().unwrap().to_owned()
    }

    pub async fn see(&self, path: &str) -> Value {
        self.done(Method::GET, path, Value::Null).await
    }

    /// What visitors see in a public list.
    pub async fn public(&self, path: &str, field: &str) -> Vec<String> {
        let (status, list) = self.app.get(&format!("/catalogue{path}")).await;
        assert_eq!(status, 200, "{list}");
        let items = list.as_array().unwrap().iter();
        items
            .map(|item| item[field].as_str().unwrap().to_owned())
            .collect()
    }

    /// A published category with a service with a product.
    pub async fn blouse(&self) -> (Value, Value, Value) {
        let category = self.done(Method::POST, "/categories", category()).await;
        let service = service(&category);
        let service = self.done(Method::POST, "/services", service).await;
        let product = product(&service);
        let product = self.done(Method::POST, "/products", product).await;
        (category, service, product)
    }
}

pub fn category() -> Value {
    json!({"categoryName": "Blouses", "description": "Cut to measure.", "imageId": 1, "published": true})
}

pub fn service(category: &Value) -> Value {
    json!({"ctid": category["id"], "serviceName": "Silk blouse", "imageId": 2, "published": true})
}

pub fn product(service: &Value) -> Value {
    json!({
        "serviceId": service["id"], "serviceModel": "Princess cut", "mainTitle": "Sits like a second skin",
        "mainDescription": "Lined.\n\nThree fittings.", "pricePaise": 145_000, "imageId": 3, "published": true,
    })
}

/// The same with other fields.
pub fn with(mut form: Value, changes: Value) -> Value {
    for (name, value) in changes.as_object().unwrap() {
        form[name.as_str()] = value.clone();
    }
    form
}

pub fn path(kind: &str, row: &Value, rest: &str) -> String {
    format!("/{kind}/{}{rest}", row["id"])
}

pub fn fields(problem: &Value) -> Vec<&str> {
    let fields = problem["fields"].as_array().unwrap().iter();
    fields
        .map(|field| field["field"].as_str().unwrap())
        .collect()
}

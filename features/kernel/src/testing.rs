#![allow(clippy::expect_used)] // a failed set-up ends the test
//! A store in a temporary folder, for tests of features.

mod caller;
mod files;
mod held;
mod image;
mod mail;
mod people;
mod photos;
mod settings;
mod website;

use std::{collections::HashMap, sync::Arc};

use poem::{EndpointExt, IntoEndpoint, Route, endpoint::BoxEndpoint, test::TestClient};
use poem_openapi::{OpenApi, OpenApiService};
use serde_json::Value;

use crate::{
    address::ClientAddress,
    calendar::Timestamp,
    clock::Clock,
    db::Db,
    demo::DemoContent,
    deps::Deps,
    feature::{Feature, Features},
    file::{FileKind, NewFile},
    limits::Limits,
    listed_codes::ListedCodes,
    mail::Outbox,
    personal_records::PersonalRecords,
    security_log::SecurityLog,
    session::{SESSION_COOKIE, Sessions},
};

pub use caller::Caller;
pub use files::FileDrawer;
pub use image::{AnyImage, test_image};
pub use mail::{TestShop, mail_shop};
pub use people::{TestPeople, test_person};
pub use photos::PhotoDrawer;
pub use settings::TestSettings;
pub use website::{FakeWebsite, Page};

use caller::NamedSessions;

/// 1 August 2026, noon in India.
pub const TEST_TIME: Timestamp = Timestamp(1_785_565_800);

/// A response: status, headers and JSON.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: poem::http::HeaderMap,
    pub body: Value,
}

struct ShopAddress;

#[async_trait::async_trait]
impl crate::mail::ShopInbox for ShopAddress {
    async fn addresses(&self) -> Result<Vec<crate::Email>, crate::Failure> {
        let address = crate::Email::parse("shop@example.com");
        Ok(vec![address.expect("an address")])
    }

    async fn wants(&self, _: crate::NotificationEvent) -> Result<bool, crate::Failure> {
        Ok(true)
    }
}

/// The outbox of a shop with email delivery, whose own address is `shop@example.com`.
pub fn delivering_outbox() -> Outbox {
    Outbox::delivering(Arc::new(ShopAddress))
}

/// A single feature with a fresh database, a fixed clock and a router.
pub struct TestApp {
    _folder: tempfile::TempDir,
    pub deps: Deps,
    client: TestClient<BoxEndpoint<'static>>,
    personal_records: Vec<Arc<dyn PersonalRecords>>,
}

impl TestApp {
    /// Builds the feature on an empty database; `demo` are documents from which demo rows are
    /// loaded.
    pub async fn of<Api: OpenApi + 'static>(
        build: impl FnOnce(Deps) -> Feature<Api>,
        demo: &[(&str, &str)],
    ) -> Self {
        let named: Arc<dyn Sessions> = Arc::new(NamedSessions);
        Self::with_sessions(|deps| (build(deps), named), demo).await
    }

    /// The same for the feature that resolves sessions.
    pub async fn with_sessions<Api: OpenApi + 'static>(
        build: impl FnOnce(Deps) -> (Feature<Api>, Arc<dyn Sessions>),
        demo: &[(&str, &str)],
    ) -> Self {
        let build = |deps| {
            let (feature, sessions) = build(deps);
            (
                Features::none().and(feature).expect("one feature"),
                sessions,
            )
        };
        Self::built(build, demo).await
    }

    /// The same for features that work together.
    pub async fn of_features<Api: OpenApi + 'static>(
        build: impl FnOnce(Deps) -> Features<Api>,
        demo: &[(&str, &str)],
    ) -> Self {
        let named: Arc<dyn Sessions> = Arc::new(NamedSessions);
        Self::built(|deps| (build(deps), named), demo).await
    }

    async fn built<Api: OpenApi + 'static>(
        build: impl FnOnce(Deps) -> (Features<Api>, Arc<dyn Sessions>),
        demo: &[(&str, &str)],
    ) -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let db = Db::open(&folder.path().join("shop.db"), true)
            .await
            .expect("a database");
        let clock = Clock::fixed(TEST_TIME);
        let deps = Deps {
            security: SecurityLog::new(db.clone(), clock.clone()),
            db,
            limits: Limits::new(clock.clone(), true),
            clock,
            images: Arc::new(AnyImage),
            outbox: Outbox::default(),
        };
        crate::MIGRATOR
            .run(deps.db.migrations())
            .await
            .expect("kernel migrations run");
        let (features, sessions) = build(deps.clone());
        let (api, gives) = features.into_parts();
        for migrator in gives.iter().filter_map(|gives| gives.migrations) {
            migrator
                .run(deps.db.migrations())
                .await
                .expect("migrations run");
        }
        let loaders = gives.iter().filter_map(|gives| gives.demo.clone());
        for loader in loaders.filter(|_| !demo.is_empty()) {
            let content = demo_content(demo);
            let mut tx = deps.db.publish().await.expect("a transaction");
            loader
                .load_demo(&content, &mut tx)
                .await
                .expect("demo rows load");
            tx.commit().await.expect("demo rows commit");
        }
        let listed = ListedCodes::of::<Api>(gives.iter().flat_map(|gives| gives.codes.clone()))
            .expect("true lists");
        let service = OpenApiService::new(api, "test", "0").into_endpoint();
        let client = TestClient::new(
            Route::new()
                .nest("/api", held::Held { service, listed })
                .data(sessions)
                .map_to_response()
                .boxed(),
        );
        Self {
            _folder: folder,
            deps,
            client,
            personal_records: gives
                .into_iter()
                .flat_map(|gives| gives.personal_records)
                .collect(),
        }
    }

    /// What the download of a user's data has under this name.
    pub async fn personal_records(&self, name: &str, user: i64) -> Value {
        let of_name = self
            .personal_records
            .iter()
            .find(|records| records.name() == name);
        let records = of_name.expect("personal records of that name");
        records.collect(user).await.expect("readable records")
    }

    /// Erases a user everywhere, as the deletion of an account does.
    pub async fn erase_person(&self, user: i64) {
        let mut tx = self.deps.db.write().await.expect("a transaction");
        for records in &self.personal_records {
            records.erase(&mut tx, user).await.expect("erased records");
        }
        tx.commit().await.expect("a commit");
    }

    /// Links a walk-in to an account, as the owner does, and returns what was moved.
    pub async fn hand_over(&self, walk_in: i64, account: i64) -> Vec<Value> {
        let mut tx = self.deps.db.write().await.expect("a transaction");
        let mut moved = Vec::new();
        for records in &self.personal_records {
            let went = records.hand_over(&mut tx, walk_in, account).await;
            moved.push(went.expect("moved records"));
        }
        tx.commit().await.expect("a commit");
        moved
    }

    /// Undoes that.
    pub async fn undo_hand_over(&self, walk_in: i64, account: i64, moved: &[Value]) {
        let mut tx = self.deps.db.write().await.expect("a transaction");
        for (records, went) in self.personal_records.iter().zip(moved) {
            let undone = records
                .undo_hand_over(&mut tx, walk_in, account, went)
                .await;
            undone.expect("records moved back");
        }
        tx.commit().await.expect("a commit");
    }

    /// Status and JSON of a call by a logged-in user; with `body`, a JSON request.
    pub async fn call_as(
        &self,
        caller: Caller,
        method: poem::http::Method,
        path: &str,
        body: Option<&Value>,
    ) -> (u16, Value) {
        let request = self
            .client
            .request(method, format!("/api{path}"))
            .header("cookie", format!("{SESSION_COOKIE}={}", caller.token()));
        let request = match body {
            Some(body) => request.body_json(body),
            None => request,
        };
        answer(request.send().await).await
    }

    /// A complete response to a browser at this address with these cookies.
    pub async fn browse(
        &self,
        address: &str,
        cookies: &str,
        method: poem::http::Method,
        path: &str,
        body: Option<&Value>,
    ) -> Answer {
        let request = self
            .client
            .request(method, format!("/api{path}"))
            .header("cookie", cookies)
            .data(ClientAddress(address.to_owned()));
        let request = match body {
            Some(body) => request.body_json(body),
            None => request,
        };
        let response = request.send().await;
        let headers = response.0.headers().clone();
        let (status, body) = answer(response).await;
        Answer {
            status,
            headers,
            body,
        }
    }

    pub async fn get_as(&self, caller: Caller, path: &str) -> (u16, Value) {
        self.call_as(caller, poem::http::Method::GET, path, None)
            .await
    }

    pub async fn post_as(&self, caller: Caller, path: &str, body: &Value) -> (u16, Value) {
        self.call_as(caller, poem::http::Method::POST, path, Some(body))
            .await
    }

    /// A POST by a logged-in user with an `Idempotency-Key`.
    pub async fn post_keyed(
        &self,
        caller: Caller,
        key: &str,
        path: &str,
        body: &Value,
    ) -> (u16, Value) {
        let request = self
            .client
            .post(format!("/api{path}"))
            .header("cookie", format!("{SESSION_COOKIE}={}", caller.token()))
            .header("idempotency-key", key)
            .body_json(body);
        answer(request.send().await).await
    }

    /// A POST by a logged-in user with a file as its body.
    pub async fn upload_as(&self, caller: Caller, path: &str, file: Vec<u8>) -> (u16, Value) {
        let request = self
            .client
            .post(format!("/api{path}"))
            .header("cookie", format!("{SESSION_COOKIE}={}", caller.token()))
            .content_type("application/octet-stream")
            .body(file);
        answer(request.send().await).await
    }

    /// A complete response to a logged-in user with these headers and any body.
    pub async fn send_as(
        &self,
        caller: Caller,
        method: poem::http::Method,
        path: &str,
        headers: &[(&'static str, String)],
        body: impl Into<poem::Body>,
    ) -> Answer {
        let cookies = format!("{SESSION_COOKIE}={}", caller.token());
        self.send(&cookies, method, path, headers, body).await
    }

    /// The same to a browser with these cookies.
    pub async fn send(
        &self,
        cookies: &str,
        method: poem::http::Method,
        path: &str,
        headers: &[(&'static str, String)],
        body: impl Into<poem::Body>,
    ) -> Answer {
        let mut request = self
            .client
            .request(method, format!("/api{path}"))
            .header("cookie", cookies);
        for (name, value) in headers {
            request = request.header(*name, value);
        }
        let response = request.body(body).send().await;
        let headers = response.0.headers().clone();
        let (status, body) = answer(response).await;
        Answer {
            status,
            headers,
            body,
        }
    }

    /// Declared length and bytes of a download.
    pub async fn download(&self, cookies: &str, path: &str) -> (String, Vec<u8>) {
        let request = self.client.get(format!("/api{path}"));
        let response = request.header("cookie", cookies).send().await;
        response.assert_status_is_ok();
        let length = response.0.headers().get("content-length");
        let length = length.and_then(|length| length.to_str().ok());
        let length = length.unwrap_or_default().to_owned();
        let bytes = response.0.into_body().into_vec().await;
        (length, bytes.expect("a body"))
    }

    /// Status and JSON of a GET under `/api`.
    pub async fn get(&self, path: &str) -> (u16, Value) {
        answer(self.client.get(format!("/api{path}")).send().await).await
    }

    /// Status and JSON of a POST under `/api`.
    pub async fn post(&self, path: &str, body: &Value) -> (u16, Value) {
        let request = self.client.post(format!("/api{path}")).body_json(body);
        answer(request.send().await).await
    }
}

async fn answer(response: poem::test::TestResponse) -> (u16, Value) {
    let status = response.0.status().as_u16();
    let text = response
        .0
        .into_body()
        .into_string()
        .await
        .expect("a text body");
    let body = serde_json::from_str(&text).unwrap_or(Value::String(text));
    (status, body)
}

/// Demo content with every image and video that the documents refer to.
fn demo_content(documents: &[(&str, &str)]) -> DemoContent {
    let mut names = Vec::new();
    for (_, text) in documents {
        collect_names(&serde_json::from_str(text).expect("demo JSON"), &mut names);
    }
    let numbered: HashMap<String, i64> = names.into_iter().zip(1..).collect();
    DemoContent {
        made_up_shop: true,
        now: TEST_TIME,
        documents: documents
            .iter()
            .map(|(n, t)| ((*n).to_owned(), (*t).to_owned()))
            .collect(),
        images: numbered.clone(),
        photos: numbered.clone(),
        files: numbered
            .iter()
            .map(|(name, id)| (name.clone(), (*id, file_named(name))))
            .collect(),
        videos: numbered,
    }
}

fn file_named(name: &str) -> NewFile {
    NewFile {
        file: name.to_owned(),
        kind: FileKind::Pdf,
        bytes: 1_000,
        pages: Some(1),
    }
}

fn collect_names(value: &Value, names: &mut Vec<String>) {
    match value {
        Value::Object(members) => {
            for (name, member) in members {
                match member {
                    Value::String(text)
                        if ["file", "video", "preview"].contains(&name.as_str()) =>
                    {
                        names.push(text.clone());
                    }
                    other => collect_names(other, names),
                }
            }
        }
        Value::Array(items) => items.iter().for_each(|item| collect_names(item, names)),
        Value::String(text) if text.ends_with(".webp") => names.push(text.clone()),
        _ => {}
    }
}

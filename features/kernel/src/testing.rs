#![allow(clippy::expect_used)] // a test that cannot build its store should say so and stop
//! A store in a temporary folder, for the tests of features.

use std::{collections::HashMap, sync::Arc};

use async_trait::async_trait;
use poem::{EndpointExt, Route, endpoint::BoxEndpoint, test::TestClient};
use poem_openapi::{OpenApi, OpenApiService};
use serde_json::Value;

use crate::{
    address::ClientAddress,
    calendar::Timestamp,
    clock::Clock,
    db::Db,
    demo::DemoContent,
    deps::Deps,
    feature::Feature,
    limits::Limits,
    mail::Outbox,
    picture::{Film, FilmId, Picture, PictureBook, PictureId, PictureSize},
    problem::Failure,
    session::{Role, SESSION_COOKIE, Sessions, User},
};

/// 1 August 2026, noon in India.
pub const TEST_TIME: Timestamp = Timestamp(1_785_565_800);

/// Has every picture and film that anybody asks for.
pub struct AnyPicture;

/// A picture as tests see it.
pub fn test_picture(id: PictureId) -> Picture {
    Picture {
        src: format!("/uploads/{id}.webp"),
        width: 960,
        height: 1200,
        alt: format!("Picture {id}"),
        placeholder: "data:image/webp;base64,".to_owned(),
        sizes: vec![PictureSize {
            src: format!("/uploads/{id}-480.webp"),
            width: 480,
        }],
        preview: Some(format!("/uploads/{id}.jpg")),
    }
}

#[async_trait]
impl PictureBook for AnyPicture {
    async fn pictures(&self, ids: &[PictureId]) -> Result<HashMap<PictureId, Picture>, Failure> {
        Ok(ids.iter().map(|id| (*id, test_picture(*id))).collect())
    }

    async fn films(&self, ids: &[FilmId]) -> Result<HashMap<FilmId, Film>, Failure> {
        let film = |id: &FilmId| Film {
            src: format!("/uploads/{id}.mp4"),
            width: 640,
            height: 360,
            seconds: 24,
            captions: Some(format!("/uploads/{id}.vtt")),
        };
        Ok(ids.iter().map(|id| (*id, film(id))).collect())
    }

    async fn film_seconds(&self, ids: &[FilmId]) -> Result<HashMap<FilmId, u32>, Failure> {
        Ok(ids.iter().map(|id| (*id, 24)).collect())
    }
}

/// A person in a test: an id and a role are all that a feature learns.
#[derive(Clone, Copy, Debug)]
pub struct Caller {
    pub id: i64,
    pub role: Role,
}

impl Caller {
    pub const fn customer(id: i64) -> Self {
        Self {
            id,
            role: Role::Customer,
        }
    }

    pub const fn staff(id: i64) -> Self {
        Self {
            id,
            role: Role::Staff,
        }
    }

    pub const fn owner(id: i64) -> Self {
        Self {
            id,
            role: Role::Owner,
        }
    }

    fn token(self) -> String {
        let role = match self.role {
            Role::Customer => "customer",
            Role::Staff => "staff",
            Role::Owner => "owner",
        };
        format!("{role}-{}", self.id)
    }
}

/// Knows every caller by a token that says who it is. The session's id is the user's.
struct NamedSessions;

#[async_trait]
impl Sessions for NamedSessions {
    async fn user(&self, token: &str) -> Result<Option<User>, Failure> {
        let named = token
            .split_once('-')
            .and_then(|(role, id)| Some((role, id.parse().ok()?)));
        let user = |role, id| User {
            id,
            role,
            session: id,
            authenticated_at: TEST_TIME,
        };
        Ok(match named {
            Some(("customer", id)) => Some(user(Role::Customer, id)),
            Some(("staff", id)) => Some(user(Role::Staff, id)),
            Some(("owner", id)) => Some(user(Role::Owner, id)),
            _ => None,
        })
    }
}

/// Status, headers and JSON.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: poem::http::HeaderMap,
    pub body: Value,
}

/// One feature alone: fresh database, fixed clock, its own router.
pub struct TestApp {
    _folder: tempfile::TempDir,
    pub deps: Deps,
    client: TestClient<BoxEndpoint<'static>>,
}

impl TestApp {
    /// Builds the feature on an empty database; with `demo`, its rows are loaded from these documents.
    pub async fn of<Api: OpenApi + 'static>(
        build: impl FnOnce(Deps) -> Feature<Api>,
        demo: &[(&str, &str)],
    ) -> Self {
        let named: Arc<dyn Sessions> = Arc::new(NamedSessions);
        Self::with_sessions(|deps| (build(deps), named), demo).await
    }

    /// The same for the feature that knows whose session a token belongs to.
    pub async fn with_sessions<Api: OpenApi + 'static>(
        build: impl FnOnce(Deps) -> (Feature<Api>, Arc<dyn Sessions>),
        demo: &[(&str, &str)],
    ) -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let db = Db::open(&folder.path().join("shop.db"), true)
            .await
            .expect("a database");
        let clock = Clock::fixed(TEST_TIME);
        let deps = Deps {
            db,
            limits: Limits::new(clock.clone(), true),
            clock,
            pictures: Arc::new(AnyPicture),
            outbox: Outbox::default(),
        };
        crate::MIGRATOR
            .run(deps.db.migrations())
            .await
            .expect("kernel migrations run");
        let (feature, sessions) = build(deps.clone());
        if let Some(migrator) = feature.gives().migrations {
            migrator
                .run(deps.db.migrations())
                .await
                .expect("migrations run");
        }
        if let Some(loader) = feature.gives().demo.clone().filter(|_| !demo.is_empty()) {
            let content = demo_content(demo);
            let mut tx = deps.db.publish().await.expect("a transaction");
            loader
                .load_demo(&content, &mut tx)
                .await
                .expect("demo rows load");
            tx.commit().await.expect("demo rows commit");
        }
        let service = OpenApiService::new(feature.into_api(), "test", "0");
        let client = TestClient::new(
            Route::new()
                .nest("/api", service)
                .data(sessions)
                .map_to_response()
                .boxed(),
        );
        Self {
            _folder: folder,
            deps,
            client,
        }
    }

    /// Status and JSON of any call of a signed-in person; `body` makes it a JSON request.
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

    /// A whole answer to a browser at this address with these cookies.
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

    /// A POST of a signed-in person under an `Idempotency-Key`.
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

    /// A POST of a signed-in person whose body is a file.
    pub async fn upload_as(&self, caller: Caller, path: &str, file: Vec<u8>) -> (u16, Value) {
        let request = self
            .client
            .post(format!("/api{path}"))
            .header("cookie", format!("{SESSION_COOKIE}={}", caller.token()))
            .content_type("application/octet-stream")
            .body(file);
        answer(request.send().await).await
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

/// Demo content whose pictures and films are whatever the documents name.
fn demo_content(documents: &[(&str, &str)]) -> DemoContent {
    let mut names = Vec::new();
    for (_, text) in documents {
        collect_names(&serde_json::from_str(text).expect("demo JSON"), &mut names);
    }
    let numbered: HashMap<String, i64> = names.into_iter().zip(1..).collect();
    DemoContent {
        now: TEST_TIME,
        documents: documents
            .iter()
            .map(|(n, t)| ((*n).to_owned(), (*t).to_owned()))
            .collect(),
        pictures: numbered.clone(),
        films: numbered,
    }
}

fn collect_names(value: &Value, names: &mut Vec<String>) {
    match value {
        Value::Object(members) => {
            for (name, member) in members {
                match member {
                    Value::String(text) if ["file", "film", "preview"].contains(&name.as_str()) => {
                        names.push(text.clone());
                    }
                    other => collect_names(other, names),
                }
            }
        }
        Value::Array(items) => items.iter().for_each(|item| collect_names(item, names)),
        _ => {}
    }
}

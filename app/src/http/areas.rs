//! The operations of the API, by the first part of their address. What routes an area is built when the area is first
//! called: for each address poem compiles a regular expression, which for all of them took a quarter of the start.

use std::{
    collections::HashMap,
    sync::{Mutex, OnceLock, PoisonError},
};

use poem::{
    Endpoint, IntoEndpoint, Request, Response, Result, endpoint::BoxEndpoint, error::NotFoundError,
    http::Method,
};
use poem_openapi::{
    OpenApi,
    registry::{MetaApi, Registry},
};

use super::operations::area_of;
use crate::document;

/// Methods and what answers them, by address.
type Routes = HashMap<String, HashMap<Method, BoxEndpoint<'static>>>;

/// The operations of an API. Paths begin after `/api`.
pub struct Areas(HashMap<String, Area>);

#[derive(Default)]
struct Area {
    /// Taken when the area is built.
    routes: Mutex<Routes>,
    built: OnceLock<BoxEndpoint<'static>>,
}

impl Areas {
    pub fn of<Api: OpenApi>(api: Api) -> Self {
        let mut routes = Routes::new();
        api.add_routes(&mut routes);
        let mut areas: HashMap<String, Area> = HashMap::new();
        for (path, methods) in routes {
            let area = areas.entry(area_of(&path).to_owned()).or_default();
            let routes = area.routes.get_mut();
            routes
                .unwrap_or_else(PoisonError::into_inner)
                .insert(path, methods);
        }
        Self(areas)
    }
}

impl Endpoint for Areas {
    type Output = Response;

    async fn call(&self, request: Request) -> Result<Response> {
        match self.0.get(area_of(request.uri().path())) {
            Some(area) => area.endpoint().call(request).await,
            None => Err(NotFoundError.into()),
        }
    }
}

impl Area {
    fn endpoint(&self) -> &BoxEndpoint<'static> {
        self.built.get_or_init(|| {
            let mut routes = self.routes.lock().unwrap_or_else(PoisonError::into_inner);
            document::service(Undescribed(std::mem::take(&mut *routes))).into_endpoint()
        })
    }
}

/// Operations without their description: nothing but the framework would read it, to look for an operation id that is
/// there twice. Tests do that.
struct Undescribed(Routes);

impl OpenApi for Undescribed {
    fn meta() -> Vec<MetaApi> {
        Vec::new()
    }

    fn register(_: &mut Registry) {}

    fn add_routes(self, routes: &mut Routes) {
        routes.extend(self.0);
    }
}

#[cfg(test)]
mod tests {
    use poem::{Route, http::StatusCode, test::TestClient};
    use poem_openapi::{param::Path, payload::PlainText};

    use super::*;

    struct Shop;

    #[OpenApi]
    impl Shop {
        #[oai(path = "/courses/:id", method = "get", operation_id = "course_view")]
        async fn course(&self, id: Path<i64>) -> PlainText<String> {
            PlainText(format!("course {}", id.0))
        }

        #[oai(path = "/courses", method = "get", operation_id = "course_list")]
        async fn courses(&self) -> PlainText<String> {
            PlainText("courses".to_owned())
        }

        #[oai(
            path = "/admin/courses/:id",
            method = "put",
            operation_id = "course_update"
        )]
        async fn update(&self, id: Path<i64>) -> PlainText<String> {
            PlainText(format!("updated {}", id.0))
        }
    }

    #[tokio::test]
    async fn an_area_answers_when_it_is_called_first_and_afterwards() {
        let client = TestClient::new(Route::new().nest("/api", Areas::of(Shop)));
        for _ in 0..2 {
            client
                .get("/api/courses/7")
                .send()
                .await
                .assert_text("course 7")
                .await;
        }
        client
            .get("/api/courses")
            .send()
            .await
            .assert_text("courses")
            .await;
        let updated = client.put("/api/admin/courses/7").send().await;
        updated.assert_text("updated 7").await;
        for (path, status) in [
            ("/api/courses/7/videos", StatusCode::NOT_FOUND),
            ("/api/orders", StatusCode::NOT_FOUND),
            ("/api/", StatusCode::NOT_FOUND),
            ("/api/admin/courses/7", StatusCode::METHOD_NOT_ALLOWED),
        ] {
            client.get(path).send().await.assert_status(status);
        }
    }
}

//! Whether the store accepts work.

use kernel::{Db, Failure};
use poem_openapi::{
    Enum, Object, OpenApi, Tags,
    payload::{Json, Response},
};

#[derive(Tags)]
enum Tag {
    /// The store as a machine.
    Store,
}

/// State of the store.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
enum State {
    Ok,
}

/// How the store is.
#[derive(Object, Clone, Debug)]
struct Health {
    /// `ok` while the store accepts work.
    status: State,
}

/// The health operation.
pub struct HealthApi {
    db: Db,
}

impl HealthApi {
    pub fn new(db: Db) -> Self {
        Self { db }
    }
}

#[OpenApi(tag = "Tag::Store")]
impl HealthApi {
    /// View the store's health.
    ///
    /// Answers 200 once the store accepts work. For monitoring; says nothing about the machine.
    #[oai(path = "/health", method = "get", operation_id = "health_view")]
    async fn view(&self) -> Result<Response<Json<Health>>, Failure> {
        sqlx::query("SELECT 1").execute(self.db.read()).await?;
        Ok(Response::new(Json(Health { status: State::Ok })).header("Cache-Control", "no-store"))
    }
}

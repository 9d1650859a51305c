//! Operations of FEATURE.

use kernel::{Db, Failure};
use poem_openapi::{OpenApi, Tags, payload::Json};

use crate::item::{self, FEATURE_TITLEItem};

#[derive(Tags)]
enum Tag {
    /// What FEATURE is about, in one line.
    FEATURE_TITLE,
}

pub struct Api {
    pub db: Db,
}

#[OpenApi(prefix_path = "/FEATURE", tag = "Tag::FEATURE_TITLE")]
impl Api {
    /// List items.
    ///
    /// Every published item, in the owner's order.
    #[oai(path = "/items", method = "get", operation_id = "FEATURE_item_list")]
    async fn item_list(&self) -> Result<Json<Vec<FEATURE_TITLEItem>>, Failure> {
        Ok(Json(item::all(&self.db).await?))
    }
}

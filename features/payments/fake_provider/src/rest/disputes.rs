//! `/v1/disputes`

use std::sync::Arc;

use poem::{
    Response, handler,
    web::{Data, Path, Query as Parameters},
};
use serde_json::json;

use super::list_of;
use crate::{
    Shared,
    refusal::{Refusal, answer},
};

#[handler]
pub fn list(
    Data(shared): Data<&Arc<Shared>>,
    Parameters(asked): Parameters<Vec<(String, String)>>,
) -> Response {
    list_of(
        shared,
        asked,
        |book| &book.disputes,
        |dispute| dispute.created_at,
    )
}

#[handler]
pub fn view(Data(shared): Data<&Arc<Shared>>, Path(id): Path<String>) -> Response {
    answer(shared.book(|book| {
        let found = book.disputes.iter().find(|dispute| dispute.id == id);
        Ok(json!(found.ok_or_else(Refusal::unknown_id)?))
    }))
}

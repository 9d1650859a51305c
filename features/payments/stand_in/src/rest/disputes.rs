//! `/v1/disputes`

use std::sync::Arc;

use poem::{
    Response, handler,
    web::{Data, Path, Query as Parameters},
};
use serde_json::json;

use super::Query;
use crate::{
    Shared,
    book::collection,
    refusal::{Refusal, answer},
};

#[handler]
pub fn list(
    Data(shared): Data<&Arc<Shared>>,
    Parameters(asked): Parameters<Vec<(String, String)>>,
) -> Response {
    answer(shared.book(|book| {
        let slice = Query(asked).slice()?;
        let all = book.disputes.iter();
        Ok(collection(
            all,
            slice,
            |dispute| dispute.created_at,
            |dispute| json!(dispute),
        ))
    }))
}

#[handler]
pub fn view(Data(shared): Data<&Arc<Shared>>, Path(id): Path<String>) -> Response {
    answer(shared.book(|book| {
        let found = book.disputes.iter().find(|dispute| dispute.id == id);
        Ok(json!(found.ok_or_else(Refusal::unknown_id)?))
    }))
}

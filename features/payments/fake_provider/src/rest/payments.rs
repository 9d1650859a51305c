//! `/v1/payments`

use std::sync::Arc;

use poem::{
    Response, handler,
    web::{Data, Path, Query as Parameters},
};
use serde_json::json;

use super::{Query, fields, list_of};
use crate::{Shared, book::listed, refusal::answer};

#[handler]
pub fn view(
    Data(shared): Data<&Arc<Shared>>,
    Path(id): Path<String>,
    Parameters(asked): Parameters<Vec<(String, String)>>,
) -> Response {
    answer(shared.book(|book| {
        let payment = book.payment(&id)?;
        let mut shown = json!(payment);
        if Query(asked).expands("offers") {
            let offers = payment.offer.iter().map(|id| json!({ "id": id }));
            shown["offers"] = listed(offers.collect());
        }
        Ok(shown)
    }))
}

#[handler]
pub fn list(
    Data(shared): Data<&Arc<Shared>>,
    Parameters(asked): Parameters<Vec<(String, String)>>,
) -> Response {
    list_of(
        shared,
        asked,
        |book| &book.payments,
        |payment| payment.created_at,
    )
}

#[handler]
pub fn capture(
    Data(shared): Data<&Arc<Shared>>,
    Path(id): Path<String>,
    body: Vec<u8>,
) -> Response {
    let now = shared.time.now();
    answer(shared.book(|book| Ok(json!(book.capture_asked(&id, &fields(&body)?, now)?))))
}

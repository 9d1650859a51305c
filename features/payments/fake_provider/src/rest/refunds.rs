//! `/v1/refunds` and the refunds of a payment.

use std::sync::Arc;

use poem::{
    Request, Response, handler,
    web::{Data, Path, Query as Parameters},
};
use serde_json::json;

use super::{fields, list_of};
use crate::{Shared, book::listed, refusal::answer};

#[handler]
pub fn create(
    Data(shared): Data<&Arc<Shared>>,
    Path(payment): Path<String>,
    request: &Request,
    body: Vec<u8>,
) -> Response {
    let now = shared.time.now();
    let key = request.header("X-Refund-Idempotency");
    answer(shared.book(|book| book.create_refund(&payment, key, &fields(&body)?, now)))
}

#[handler]
pub fn view(Data(shared): Data<&Arc<Shared>>, Path(id): Path<String>) -> Response {
    answer(shared.book(|book| Ok(json!(book.refund(&id)?))))
}

#[handler]
pub fn of_payment(Data(shared): Data<&Arc<Shared>>, Path(id): Path<String>) -> Response {
    answer(shared.book(|book| {
        book.payment(&id)?;
        let all = book.refunds.iter().rev();
        let own = all.filter(|refund| refund.payment_id == id);
        Ok(listed(own.map(|refund| json!(refund)).collect()))
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
        |book| &book.refunds,
        |refund| refund.created_at,
    )
}

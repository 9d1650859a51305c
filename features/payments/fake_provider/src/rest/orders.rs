//! `/v1/orders`

use std::sync::Arc;

use poem::{
    Response, handler,
    web::{Data, Path, Query as Parameters},
};
use serde_json::{Value, json};

use super::{Query, fields};
use crate::{
    Shared,
    book::{Book, Order, collection, listed},
    refusal::{Refusal, answer},
};

#[handler]
pub fn create(Data(shared): Data<&Arc<Shared>>, body: Vec<u8>) -> Response {
    let now = shared.time.now();
    answer(shared.book(|book| Ok(json!(book.create_order(&fields(&body)?, now)?))))
}

#[handler]
pub fn view(Data(shared): Data<&Arc<Shared>>, Path(id): Path<String>) -> Response {
    answer(shared.book(|book| Ok(json!(book.order(&id)?))))
}

#[handler]
pub fn change(Data(shared): Data<&Arc<Shared>>, Path(id): Path<String>, body: Vec<u8>) -> Response {
    answer(shared.book(|book| Ok(json!(book.change_order(&id, &fields(&body)?)?))))
}

#[handler]
pub fn payments_of_order(Data(shared): Data<&Arc<Shared>>, Path(id): Path<String>) -> Response {
    answer(shared.book(|book| {
        book.order(&id)?;
        Ok(payments_of(book, &id))
    }))
}

#[handler]
pub fn list(
    Data(shared): Data<&Arc<Shared>>,
    Parameters(asked): Parameters<Vec<(String, String)>>,
) -> Response {
    answer(shared.book(|book| orders(book, &Query(asked))))
}

fn orders(book: &Book, query: &Query) -> Result<Value, Refusal> {
    let slice = query.slice()?;
    let authorized = query
        .value("authorized")
        .map(|word| word == "1" || word == "true");
    let wanted = |order: &&Order| {
        let receipt = query.value("receipt");
        let has_money = || {
            let mut payments = book.payments_of(&order.id).into_iter();
            payments.any(|payment| payment.is_authorised_or_more())
        };
        receipt.is_none_or(|receipt| order.receipt.as_deref() == Some(receipt))
            && authorized.is_none_or(|authorized| authorized == has_money())
    };
    let show = |order: &Order| {
        let mut shown = json!(order);
        if query.expands("payments") {
            shown["payments"] = payments_of(book, &order.id);
        }
        shown
    };
    let wanted = book.orders.iter().filter(wanted);
    Ok(collection(wanted, slice, |order| order.created_at, show))
}

fn payments_of(book: &Book, order: &str) -> Value {
    let payments = book.payments_of(order).into_iter();
    listed(payments.map(|payment| json!(payment)).collect())
}

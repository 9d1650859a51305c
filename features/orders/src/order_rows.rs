//! Builds the customer's view of an order from its row and related rows.

use std::collections::HashMap;

use kernel::{Day, Email, Failure, Image, Mobile, MultiLine, Paise, PinCode, Timestamp};

use crate::{
    Orders,
    alteration::{Alteration, customer_alterations},
    codes,
    order::{Advance, Order, Party, StatusChange},
    photo::PlacedPhoto,
    pieces::OrderPiece,
    price::{OrderExtra, expected_days},
    slot::VisitSlot,
    status::OrderStatus,
    status_link::StatusLink,
};

struct Row {
    id: i64,
    service_name: String,
    service_model: String,
    image_id: Option<i64>,
    first_name: String,
    last_name: String,
    contact_number: String,
    email: String,
    address: String,
    land_mark: String,
    pin_code: String,
    picks_up: bool,
    day: Option<String>,
    slot: Option<VisitSlot>,
    message: String,
    status: OrderStatus,
    reason: Option<String>,
    advance_paise: Option<i64>,
    advance_paid_paise: Option<i64>,
    advance_paid_at: Option<i64>,
    advance_test: bool,
    advance_returned_paise: Option<i64>,
    price_paise: Option<i64>,
    rush_paise: i64,
    discount_paise: i64,
    discount_reason: String,
    needed_by: Option<String>,
    promised_day: Option<String>,
    created_at: i64,
    status_key: Option<String>,
}

/// Related rows of one customer's orders.
struct Beside {
    prefix: String,
    /// Days after which an order is usually ready.
    ready_days: i64,
    images: HashMap<i64, Image>,
    history: HashMap<i64, Vec<StatusChange>>,
    pieces: HashMap<i64, Vec<OrderPiece>>,
    alterations: HashMap<i64, Vec<Alteration>>,
    photos: HashMap<i64, Vec<PlacedPhoto>>,
    extras: HashMap<i64, Vec<OrderExtra>>,
    /// Paid so far per order, in paise.
    paid: HashMap<i64, i64>,
    delivers_emails: bool,
    now: Timestamp,
}

impl Orders {
    /// Approved, declined and cancelled orders, newest first.
    pub(crate) async fn orders_of(&self, user: i64) -> Result<Vec<Order>, Failure> {
        let mut orders = self.everything_of(user, None).await?;
        orders.retain(|order| order.status != OrderStatus::Pending);
        Ok(orders)
    }

    /// Requests waiting for approval, newest first.
    pub(crate) async fn waiting_of(&self, user: i64) -> Result<Vec<Order>, Failure> {
        let mut orders = self.everything_of(user, None).await?;
        orders.retain(|order| order.status == OrderStatus::Pending);
        Ok(orders)
    }

    /// Another customer's order is reported as not found.
    pub(crate) async fn order_of(&self, user: i64, id: i64) -> Result<Order, Failure> {
        let found = self.everything_of(user, Some(id)).await?.pop();
        found.ok_or_else(|| codes::ORDER_NOT_FOUND.into())
    }

    pub(crate) async fn everything_of(
        &self,
        user: i64,
        id: Option<i64>,
    ) -> Result<Vec<Order>, Failure> {
        let rows = sqlx::query_as!(
            Row,
            r#"SELECT o.id, o.service_name, o.service_model, o.image_id, o.first_name, o.last_name,
                      o.contact_number, o.email, o.address, o.land_mark, o.pin_code,
                      EXISTS (SELECT 1 FROM orders_pin_code p
                              WHERE p.pin_code = o.pin_code AND p.deleted_at IS NULL AND p.published = 1) AS "picks_up!: bool",
                      o.day, o.slot AS "slot: VisitSlot",
                      o.message, o.status AS "status!: OrderStatus", o.reason,
                      o.advance_paise, o.advance_paid_paise, o.advance_paid_at,
                      o.advance_test AS "advance_test!: bool", o.advance_returned_paise, o.price_paise,
                      o.rush_paise, o.discount_paise, o.discount_reason, o.needed_by, o.promised_day, o.created_at, o.status_key
               FROM orders_order o
               WHERE o.user_id = ?1 AND (?2 IS NULL OR o.id = ?2)
               ORDER BY o.id DESC"#,
            user,
            id
        )
        .fetch_all(self.deps.db.read())
        .await?;
        if rows.is_empty() {
            return Ok(Vec::new());
        }
        let images: Vec<i64> = rows.iter().filter_map(|row| row.image_id).collect();
        let ids: Vec<i64> = rows.iter().map(|row| row.id).collect();
        let prefix = self.setup.numbers.prefix().await?;
        let photos = self.photos_of(&ids).await?;
        let mut beside = Beside {
            images: self.deps.images.images(&images).await?,
            history: self.history_of(user, id).await?,
            pieces: self.pieces_of(&ids, &prefix, &photos).await?,
            alterations: customer_alterations(self, &ids).await?,
            photos,
            prefix,
            ready_days: self.price_settings().await?.ready_days,
            extras: self.extras_of(&ids).await?,
            paid: self.setup.money.paid_for(&ids).await?,
            delivers_emails: self.deps.outbox.delivers(),
            now: self.deps.clock.now(),
        };
        let orders: Result<Vec<Order>, Failure> = rows
            .into_iter()
            .map(|row| row.shown(&mut beside).map_err(Failure::internal))
            .collect();
        let mut orders = orders?;
        self.add_payable(&mut orders).await?;
        Ok(orders)
    }

    async fn history_of(
        &self,
        user: i64,
        id: Option<i64>,
    ) -> Result<HashMap<i64, Vec<StatusChange>>, Failure> {
        let rows = sqlx::query!(
            r#"SELECT c.order_id, c.status AS "status!: OrderStatus", c.at, c.actor
               FROM orders_status_change c JOIN orders_order o ON o.id = c.order_id
               WHERE o.user_id = ?1 AND (?2 IS NULL OR o.id = ?2) AND c.undone_at IS NULL
               ORDER BY c.id"#,
            user,
            id
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let mut history: HashMap<i64, Vec<StatusChange>> = HashMap::new();
        for row in rows {
            let by = if row.actor == user {
                Party::Customer
            } else {
                Party::Shop
            };
            history.entry(row.order_id).or_default().push(StatusChange {
                status: row.status,
                at: Timestamp(row.at),
                by,
            });
        }
        Ok(history)
    }
}

impl Row {
    fn shown(self, beside: &mut Beside) -> Result<Order, String> {
        let mut pieces = beside.pieces.remove(&self.id).unwrap_or_default();
        let history = beside.history.remove(&self.id).unwrap_or_default();
        // A price is a promise only once the order is approved, and it remains when the order is cancelled.
        let was_approved =
            self.status.is_approved() || history.iter().any(|change| change.status.is_approved());
        if !was_approved {
            for piece in &mut pieces {
                piece.price_paise = None;
            }
        }
        let first = pieces.first();
        let trial = pieces.iter().filter_map(|piece| piece.trial);
        let trial = trial.min_by_key(|trial| trial.day);
        let photos = beside.photos.remove(&self.id).unwrap_or_default();
        let (shop_photos, photos) = photos
            .into_iter()
            .partition::<Vec<_>, _>(PlacedPhoto::of_the_shop);
        let shown =
            |photos: Vec<PlacedPhoto>| photos.into_iter().map(|photo| photo.photo).collect();
        let advance_paise = self.advance_paid_paise.or(self.advance_paise);
        let advance = Advance::of(
            self.status,
            advance_paise,
            self.advance_paid_at.is_some(),
            self.advance_test,
        );
        let paid = beside.paid.get(&self.id).copied().unwrap_or(0);
        let extras = beside.extras.remove(&self.id).unwrap_or_default();
        let price = self.price_paise.filter(|_| was_approved);
        let balance = price.filter(|_| self.status.is_approved());
        let estimates = pieces.iter().filter_map(|piece| piece.estimate_paise);
        let estimate = estimates.reduce(|sum, estimate| Paise(sum.0 + estimate.0));
        let visit = self.day.as_deref().map(day).transpose()?;
        let promised_day = self.promised_day.as_deref().map(day).transpose()?;
        let begins = visit.unwrap_or_else(|| Timestamp(self.created_at).day());
        let rush = some(self.rush_paise);
        let status_link = StatusLink::of(self.status_key.is_some(), &history, beside.now);
        Ok(Order {
            id: self.id,
            number: format!("{}-{}", beside.prefix, self.id),
            status_link,
            status_key: self.status_key.filter(|_| status_link == StatusLink::On),
            status: self.status,
            step: self.status.steps(),
            history,
            reason: self.reason,
            can_cancel: self.status.customer_may_cancel(),
            product_id: first.and_then(|piece| piece.product_id),
            service_name: self.service_name,
            service_model: self.service_model,
            image: self.image_id.and_then(|id| beside.images.get(&id).cloned()),
            first_name: self.first_name,
            last_name: said(self.last_name),
            contact_number: parsed(&self.contact_number, Mobile::parse)?,
            gets_emails: beside.delivers_emails && !self.email.is_empty(),
            email: parsed(&self.email, Email::parse)?,
            address: said(self.address).map(MultiLine),
            land_mark: said(self.land_mark),
            pin_code: parsed(&self.pin_code, PinCode::parse)?,
            picks_up: self.picks_up,
            appointment_date: visit,
            appointment_time: self.slot,
            trial,
            needed_by: self.needed_by.as_deref().map(day).transpose()?,
            message: said(self.message).map(MultiLine),
            photos: shown(photos),
            shop_photos: shown(shop_photos),
            measurements: first
                .map(|piece| piece.measurements.clone())
                .filter(|taken| !taken.is_empty()),
            warnings: first.map_or_else(Vec::new, |piece| piece.warnings.clone()),
            advance_paise: advance_paise.filter(|paise| *paise > 0).map(Paise),
            advance_due_paise: None,
            advance,
            advance_paid_at: self.advance_paid_at.map(Timestamp),
            price_paise: price.map(Paise),
            estimate_paise: estimate.map(|sum| Paise(sum.0 + self.rush_paise)),
            rush_paise: rush.filter(|_| price.is_some() || self.status == OrderStatus::Pending),
            extras: price.map(|_| extras).unwrap_or_default(),
            discount_paise: price.and(some(self.discount_paise)),
            discount_reason: price.and(said(self.discount_reason)),
            paid_paise: some(paid),
            balance_paise: balance.map(|price| Paise((price - paid).max(0))),
            payable_paise: None,
            advance_returned_paise: self.advance_returned_paise.map(Paise),
            expected_days: expected_days(begins, promised_day, beside.ready_days),
            promised_day,
            created_at: Timestamp(self.created_at),
            pieces,
            alterations: beside.alterations.remove(&self.id).unwrap_or_default(),
        })
    }
}

pub fn said(text: String) -> Option<String> {
    (!text.is_empty()).then_some(text)
}

/// An amount, unless it is 0.
fn some(paise: i64) -> Option<Paise> {
    (paise != 0).then_some(Paise(paise))
}

fn parsed<T>(text: &str, parse: impl Fn(&str) -> Result<T, String>) -> Result<Option<T>, String> {
    (!text.is_empty()).then(|| parse(text)).transpose()
}

pub fn day(text: &str) -> Result<Day, String> {
    Day::parse(text).ok_or_else(|| format!("an order has the day {text}"))
}

//! The demo store's pin codes and the demo customer's orders, from `data/demo/orders.json`.

use std::collections::BTreeMap;

use async_trait::async_trait;
use kernel::{
    DemoContent, DemoImage, DemoLoader, Failure, PinCode, Timestamp, Tx,
    demo::{DEMO_CUSTOMER, DEMO_MAKER, DEMO_OWNER, DEMO_SECOND_MAKER},
};
use serde::Deserialize;

use crate::{
    Service,
    garments::{Choice, eight_fields},
    measurements::{Lengths, Measurements},
    pieces::{FabricSource, NewPiece, Summary, insert_piece},
    status::OrderStatus,
    status_link,
};

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct Document {
    pin_codes: Vec<PinCodeRow>,
    /// Measurement profiles of the demo customer's family.
    #[serde(default)]
    profiles: Vec<ProfileRow>,
    /// Orders of the demo customer, oldest first.
    #[serde(default)]
    orders: Vec<OrderRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct PinCodeRow {
    pin_code: String,
    location: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct ProfileRow {
    name: String,
    relation: String,
    age_group: String,
    /// Oldest first.
    history: Vec<MeasuringRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct MeasuringRow {
    garment_type_id: i64,
    days_ago: i64,
    /// `customer` or `shop`.
    measured_by: String,
    /// Lengths in cm by field.
    measurements: Measurements,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct OrderRow {
    /// Id of an order from before the others; the next one without it.
    id: Option<i64>,
    /// By position; a status of its own for a piece that is further than the order.
    pieces: Vec<PieceRow>,
    first_name: String,
    last_name: String,
    contact_number: String,
    email: String,
    address: String,
    land_mark: String,
    pin_code: String,
    /// Negative for a past visit.
    visit_in_days: i64,
    appointment_time: String,
    message: String,
    advance_paise: Option<i64>,
    advance_paid_days_ago: Option<i64>,
    promised_in_days: Option<i64>,
    /// Oldest first; the first is the booking.
    history: Vec<ChangeRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct ChangeRow {
    status: String,
    days_ago: i64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct PieceRow {
    service_type: String,
    service_name: String,
    service_model: String,
    /// Row id of the product in the demo's catalogue.
    product_id: Option<i64>,
    /// Row id of a garment type that is shipped.
    garment_type_id: Option<i64>,
    image: DemoImage,
    #[serde(default)]
    for_whom: String,
    #[serde(default)]
    note: String,
    #[serde(default)]
    fabric: String,
    /// Lengths in cm by field.
    #[serde(default)]
    measurements: Measurements,
    price_paise: Option<i64>,
    estimate_paise: Option<i64>,
    /// Chosen options, as they were named when the piece was ordered.
    #[serde(default)]
    choices: Vec<ChoiceRow>,
    maker: Option<Maker>,
    /// Of this piece alone; otherwise the order's.
    promised_in_days: Option<i64>,
    /// Steps after the last one of the order's history.
    #[serde(default)]
    history: Vec<ChangeRow>,
    /// One that is not handed over.
    alteration: Option<AlterationRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct AlterationRow {
    work: String,
    price_paise: i64,
    status: String,
    days_ago: i64,
    promised_in_days: i64,
    maker: Maker,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct ChoiceRow {
    group: String,
    option: String,
    /// Row id of the option in the demo's choices.
    option_id: i64,
    #[serde(default)]
    price_paise: i64,
}

impl From<ChoiceRow> for Choice {
    fn from(row: ChoiceRow) -> Self {
        Self {
            option: Some(row.option_id),
            group: row.group,
            name: row.option,
            price_paise: row.price_paise,
        }
    }
}

/// Who of the demo's team makes a piece.
#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "camelCase")]
enum Maker {
    First,
    Second,
}

impl Maker {
    fn id(self) -> i64 {
        match self {
            Self::First => DEMO_MAKER,
            Self::Second => DEMO_SECOND_MAKER,
        }
    }
}

/// Pin codes and orders of the demo store.
pub struct Rows;

#[async_trait]
impl DemoLoader for Rows {
    async fn load_demo(&self, content: &DemoContent, tx: &mut Tx) -> Result<(), Failure> {
        if !content.made_up_shop {
            return Ok(());
        }
        let document: Document = content.document("orders")?;
        load_pin_codes(tx, document.pin_codes).await?;
        for row in document.profiles {
            load_profile(tx, row, content.now).await?;
        }
        for row in document.orders {
            load_order(content, tx, row).await?;
        }
        Ok(())
    }
}

async fn load_pin_codes(tx: &mut Tx, rows: Vec<PinCodeRow>) -> Result<(), Failure> {
    for row in rows {
        let pin_code = PinCode::parse(&row.pin_code).map_err(Failure::internal)?;
        let pin_code = pin_code.as_str();
        sqlx::query!(
            "INSERT INTO orders_pin_code (pin_code, location) VALUES (?, ?)",
            pin_code,
            row.location
        )
        .execute(&mut **tx)
        .await?;
    }
    Ok(())
}

async fn load_profile(tx: &mut Tx, row: ProfileRow, now: Timestamp) -> Result<(), Failure> {
    let id = sqlx::query!(
        "INSERT INTO orders_profile (user_id, name, relation, age_group) VALUES (?1, ?2, ?3, ?4)",
        DEMO_CUSTOMER,
        row.name,
        row.relation,
        row.age_group
    )
    .execute(&mut **tx)
    .await?
    .last_insert_rowid();
    for measuring in row.history {
        let at = now.plus_days(-measuring.days_ago).0;
        let mm = measuring.measurements.into_iter();
        let mm: BTreeMap<String, i64> = mm
            .map(|(field, cm)| (field, (cm * 10.0).round() as i64))
            .collect();
        let lengths = serde_json::to_string(&mm).map_err(Failure::internal)?;
        sqlx::query!(
            "INSERT INTO orders_profile_measurement
                (profile_id, measured_at, lengths, unit, garment_type_id, measured_by)
             VALUES (?1, ?2, ?3, 'in', ?4, ?5)",
            id,
            at,
            lengths,
            measuring.garment_type_id,
            measuring.measured_by
        )
        .execute(&mut **tx)
        .await?;
    }
    Ok(())
}

async fn load_order(content: &DemoContent, tx: &mut Tx, row: OrderRow) -> Result<(), Failure> {
    let (Some(first), Some(last)) = (row.history.first(), row.history.last()) else {
        return Err(Failure::internal("a demo order has no history"));
    };
    let (now, today) = (content.now, content.now.day());
    let day = today.plus_days(row.visit_in_days).to_string();
    let promised_day = row
        .promised_in_days
        .map(|days| today.plus_days(days).to_string());
    let created_at = now.plus_days(-first.days_ago).0;
    let paid_at = row.advance_paid_days_ago.map(|days| now.plus_days(-days).0);
    let paid = paid_at.and(row.advance_paise);
    let status_key = status_link::new_key();
    let id = sqlx::query!(
        "INSERT INTO orders_order
            (id, user_id, service_name, service_model, first_name, last_name, contact_number, email, address, land_mark,
             pin_code, day, slot, message, status, advance_paise, advance_paid_paise, advance_paid_at, promised_day,
             request_hash, created_at, status_key)
         VALUES (?19, ?1, '', '', ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, '', ?17, ?18)",
        DEMO_CUSTOMER,
        row.first_name,
        row.last_name,
        row.contact_number,
        row.email,
        row.address,
        row.land_mark,
        row.pin_code,
        day,
        row.appointment_time,
        row.message,
        last.status,
        row.advance_paise,
        paid,
        paid_at,
        promised_day,
        created_at,
        status_key,
        row.id
    )
    .execute(&mut **tx)
    .await?
    .last_insert_rowid();
    for (position, change) in row.history.iter().enumerate() {
        let at = now.plus_days(-change.days_ago).0;
        let actor = if position == 0 {
            DEMO_CUSTOMER
        } else {
            DEMO_OWNER
        };
        sqlx::query!(
            "INSERT INTO orders_status_change (order_id, status, actor, at) VALUES (?1, ?2, ?3, ?4)",
            id,
            change.status,
            actor,
            at
        )
        .execute(&mut **tx)
        .await?;
    }
    for (position, piece) in (1_i64..).zip(row.pieces) {
        let piece = PieceRow {
            promised_in_days: piece.promised_in_days.or(row.promised_in_days),
            ..piece
        };
        load_piece(content, tx, (id, position), &row.history, piece).await?;
    }
    summarise(tx, id).await
}

async fn load_piece(
    content: &DemoContent,
    tx: &mut Tx,
    (order, position): (i64, i64),
    history: &[ChangeRow],
    row: PieceRow,
) -> Result<(), Failure> {
    let service = Service {
        service_type: row.service_type,
        service_name: row.service_name,
        service_model: row.service_model,
        image: Some(content.image(&row.image)?),
    };
    let mut problems = Vec::new();
    let lengths = Lengths::parse(&row.measurements, None, &eight_fields(), "", &mut problems);
    if !problems.is_empty() {
        return Err(Failure::invalid(problems));
    }
    let piece = NewPiece {
        product_id: row.product_id,
        service_name: service.composed(),
        service_model: service.service_model,
        image: service.image,
        garment_type_id: row.garment_type_id,
        quantity: 1,
        for_whom: row.for_whom,
        profile_id: None,
        age_group: None,
        note: row.note,
        fabric_source: FabricSource::Customer,
        fabric: row.fabric,
        estimate_paise: row.estimate_paise,
        price_paise: row.price_paise,
        choices: row.choices.into_iter().map(Choice::from).collect(),
        lengths,
        promised_day: row
            .promised_in_days
            .map(|days| content.now.day().plus_days(days)),
        trial: None,
        assigned_to: row.maker.map(Maker::id),
    };
    let now = content.now;
    let alteration = row.alteration;
    let maker = row.maker.map_or(DEMO_OWNER, Maker::id);
    let own = row.history.iter().map(|step| (step, maker));
    let mut steps = history.iter().map(|step| (step, DEMO_OWNER)).chain(own);
    let booked = steps
        .next()
        .map_or(now, |(first, _)| now.plus_days(-first.days_ago));
    let by = (DEMO_CUSTOMER, booked);
    let id = insert_piece(tx, order, position, &piece, OrderStatus::Pending, by).await?;
    for (step, actor) in steps {
        let at = now.plus_days(-step.days_ago).0;
        sqlx::query!(
            "INSERT INTO orders_piece_change (piece_id, status, actor, at, act, order_change, caused)
             SELECT ?1, ?2, ?3, ?4, max(id) + 1, (SELECT max(id) FROM orders_status_change WHERE order_id = ?5), 1
             FROM orders_piece_change",
            id,
            step.status,
            actor,
            at,
            order
        )
        .execute(&mut **tx)
        .await?;
        sqlx::query!(
            "UPDATE orders_piece SET status = ?2 WHERE id = ?1",
            id,
            step.status
        )
        .execute(&mut **tx)
        .await?;
    }
    match alteration {
        Some(alteration) => load_alteration(content, tx, (order, id), alteration).await,
        None => Ok(()),
    }
}

async fn load_alteration(
    content: &DemoContent,
    tx: &mut Tx,
    (order, piece): (i64, i64),
    row: AlterationRow,
) -> Result<(), Failure> {
    let opened = content.now.plus_days(-row.days_ago).0;
    let promised = content.now.day().plus_days(row.promised_in_days);
    let (promised, maker) = (promised.to_string(), row.maker.id());
    sqlx::query!(
        "INSERT INTO orders_alteration (order_id, piece_id, work, price_paise, promised_day, assigned_to, status, opened_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        order,
        piece,
        row.work,
        row.price_paise,
        promised,
        maker,
        row.status,
        opened
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// Names, image and price of an order, as `refresh` keeps them.
async fn summarise(tx: &mut Tx, order: i64) -> Result<(), Failure> {
    let pieces = sqlx::query!(
        "SELECT service_name, service_model, image_id, price_paise FROM orders_piece WHERE order_id = ?1 ORDER BY position",
        order
    )
    .fetch_all(&mut **tx)
    .await?;
    let Some(first) = pieces.first() else {
        return Err(Failure::internal("a demo order has no pieces"));
    };
    let name = Summary::name(&first.service_name, pieces.len());
    let model = Summary::name(&first.service_model, pieces.len());
    let prices = pieces.iter().filter_map(|piece| piece.price_paise);
    let price = prices.reduce(|sum, price| sum + price);
    sqlx::query!(
        "UPDATE orders_order SET service_name = ?2, service_model = ?3, image_id = ?4, price_paise = ?5 WHERE id = ?1",
        order,
        name,
        model,
        first.image_id,
        price
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}

//! The demo store's pin codes and the demo customer's orders, from `data/demo/orders.json`.

use async_trait::async_trait;
use kernel::{
    DemoContent, DemoImage, DemoLoader, Failure, PinCode, Tx,
    demo::{DEMO_CUSTOMER, DEMO_OWNER},
};
use serde::Deserialize;

use crate::{
    Service,
    booking::keep_measurements,
    measurements::{Measurements, Millimetres},
    status_link,
};

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct Document {
    pin_codes: Vec<PinCodeRow>,
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
struct OrderRow {
    service_type: String,
    service_name: String,
    service_model: String,
    image: DemoImage,
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
    measurements: Option<MeasurementsRow>,
    advance_paise: Option<i64>,
    price_paise: Option<i64>,
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
struct MeasurementsRow {
    height: f64,
    shoulder: f64,
    front_neck: f64,
    back_neck: f64,
    around_arm: f64,
    around_waist: f64,
    around_hip: f64,
    around_bust: f64,
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
    let image = content.image(&row.image)?;
    let service = Service {
        service_type: row.service_type,
        service_name: row.service_name,
        service_model: row.service_model,
        image: Some(image),
    };
    let composed = service.composed();
    let status_key = status_link::new_key();
    let id = sqlx::query!(
        "INSERT INTO orders_order
            (user_id, service_name, service_model, image_id, first_name, last_name, contact_number, email, address,
             land_mark, pin_code, day, slot, message, status, advance_paise, advance_paid_paise, advance_paid_at,
             promised_day, request_hash, created_at, price_paise, status_key)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, '', ?20, ?21, ?22)",
        DEMO_CUSTOMER,
        composed,
        service.service_model,
        service.image,
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
        row.price_paise,
        status_key
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
    if let Some(cm) = row.measurements {
        keep_measurements(tx, id, &Millimetres::from(&Measurements::from(cm))).await?;
    }
    Ok(())
}

impl From<MeasurementsRow> for Measurements {
    fn from(cm: MeasurementsRow) -> Self {
        Self {
            height: Some(cm.height),
            shoulder: Some(cm.shoulder),
            front_neck: Some(cm.front_neck),
            back_neck: Some(cm.back_neck),
            around_arm: Some(cm.around_arm),
            around_waist: Some(cm.around_waist),
            around_hip: Some(cm.around_hip),
            around_bust: Some(cm.around_bust),
            unit: None,
        }
    }
}

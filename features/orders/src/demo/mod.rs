//! The demo store's pin codes and orders, from `data/demo/orders.json` and `past_orders.json`.

mod document;

use std::collections::{BTreeMap, HashMap};

use async_trait::async_trait;
use kernel::{
    DemoContent, DemoLoader, Failure, PinCode, Timestamp, Tx,
    demo::{DEMO_CUSTOMER, DEMO_OWNER},
    edit::refuse,
};

use document::{
    AlterationRow, ChangeRow, Document, Maker, OrderRow, PastOrders, PieceRow, PinCodeRow,
    ProfileRow,
};

use crate::{
    Service,
    garments::{Choice, eight_fields},
    measurements::Lengths,
    pieces::{FabricSource, NewPiece, Summary, derived_status, insert_piece},
    status::OrderStatus,
    status_link,
};

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
        let past: PastOrders = content.document("past_orders")?;
        for row in past.orders.into_iter().chain(document.orders) {
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
    let customer = row.customer_id.unwrap_or(DEMO_CUSTOMER);
    // The shop enters the orders of customers without an account.
    let booked_by = row.customer_id.map_or(DEMO_CUSTOMER, |_| DEMO_OWNER);
    let id = sqlx::query!(
        "INSERT INTO orders_order
            (id, user_id, service_name, service_model, first_name, last_name, contact_number, email, address, land_mark,
             pin_code, day, slot, message, status, advance_paise, advance_paid_paise, advance_paid_at, promised_day,
             request_hash, created_at, status_key)
         VALUES (?19, ?1, '', '', ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, '', ?17, ?18)",
        customer,
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
        let actor = if position == 0 { booked_by } else { DEMO_OWNER };
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
        load_piece(content, tx, (id, position, booked_by), &row.history, piece).await?;
    }
    follow_pieces(tx, id).await?;
    summarise(tx, id).await
}

async fn load_piece(
    content: &DemoContent,
    tx: &mut Tx,
    (order, position, booked_by): (i64, i64, i64),
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
    refuse(problems)?;
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
    let of_order = history.iter().map(|step| (step, DEMO_OWNER));
    // An order that is rejected or cancelled leaves its pieces where they are.
    let mut steps = of_order
        .chain(own)
        .filter(|(step, _)| !["Rejected", "Cancelled"].contains(&step.status.as_str()));
    let booked = steps
        .next()
        .map_or(now, |(first, _)| now.plus_days(-first.days_ago));
    let by = (booked_by, booked);
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

/// Steps of an order that follow from its pieces' own, as `refresh` makes them.
async fn follow_pieces(tx: &mut Tx, order: i64) -> Result<(), Failure> {
    let row = sqlx::query!(
        r#"SELECT o.status AS "status!: OrderStatus", max(c.id) AS "newest!: i64", max(c.at) AS "at!: i64"
           FROM orders_order o JOIN orders_status_change c ON c.order_id = o.id WHERE o.id = ?1"#,
        order
    )
    .fetch_one(&mut **tx)
    .await?;
    let own = sqlx::query!(
        r#"SELECT c.id, c.piece_id, c.status AS "status!: OrderStatus", c.actor, c.at
           FROM orders_piece_change c JOIN orders_piece p ON p.id = c.piece_id
           WHERE p.order_id = ?1 AND c.at > ?2 ORDER BY c.at, c.id"#,
        order,
        row.at
    )
    .fetch_all(&mut **tx)
    .await?;
    let pieces = sqlx::query_scalar!("SELECT id FROM orders_piece WHERE order_id = ?1", order)
        .fetch_all(&mut **tx)
        .await?;
    let (mut status, mut newest) = (row.status, row.newest);
    let mut steps: HashMap<i64, OrderStatus> =
        pieces.into_iter().map(|piece| (piece, status)).collect();
    for step in own {
        steps.insert(step.piece_id, step.status);
        let derived = derived_status(&steps.values().copied().collect::<Vec<_>>());
        let caused = derived != status;
        if caused {
            status = derived;
            let wording = derived.wording();
            newest = sqlx::query!(
                "INSERT INTO orders_status_change (order_id, status, actor, at) VALUES (?1, ?2, ?3, ?4)",
                order,
                wording,
                step.actor,
                step.at
            )
            .execute(&mut **tx)
            .await?
            .last_insert_rowid();
        }
        sqlx::query!(
            "UPDATE orders_piece_change SET order_change = ?2, caused = ?3 WHERE id = ?1",
            step.id,
            newest,
            caused
        )
        .execute(&mut **tx)
        .await?;
    }
    let wording = status.wording();
    sqlx::query!(
        "UPDATE orders_order SET status = ?2 WHERE id = ?1",
        order,
        wording
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

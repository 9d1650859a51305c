//! Reads the pieces of a set of orders with one query per table.

use std::collections::{HashMap, hash_map::Entry};

use kernel::{Failure, LengthUnit, MultiLine, Paise, Timestamp};

use super::{FabricSource, OrderPiece, PieceChoice};
use crate::{
    GarmentField, Orders,
    age_group::AgeGroup,
    measurements::{Length, Lengths},
    order_rows::{day, said},
    photo::PlacedPhoto,
    slot::VisitSlot,
    status::OrderStatus,
    trial::Trial,
};

struct Row {
    id: i64,
    order_id: i64,
    position: i64,
    product_id: Option<i64>,
    service_name: String,
    service_model: String,
    image_id: Option<i64>,
    garment_type_id: Option<i64>,
    quantity: i64,
    for_whom: String,
    profile_id: Option<i64>,
    age_group: AgeGroup,
    note: String,
    fabric_source: FabricSource,
    fabric: String,
    estimate_paise: Option<i64>,
    price_paise: Option<i64>,
    status: OrderStatus,
    status_at: Option<i64>,
    promised_day: Option<String>,
    trial_day: Option<String>,
    trial_slot: Option<VisitSlot>,
    measured_unit: Option<LengthUnit>,
}

/// Photos of an order: the customer's, and those of the shop that the customer sees.
pub type Photos = HashMap<i64, Vec<PlacedPhoto>>;

impl Orders {
    /// Pieces of these orders, each in order of position. Photos are copied from those given.
    pub(crate) async fn pieces_of(
        &self,
        orders: &[i64],
        prefix: &str,
        photos: &Photos,
    ) -> Result<HashMap<i64, Vec<OrderPiece>>, Failure> {
        let ids = format!("{orders:?}");
        let rows = sqlx::query_as!(
            Row,
            r#"SELECT id, order_id, position, product_id, service_name, service_model, image_id, garment_type_id,
                      quantity, for_whom, profile_id, age_group AS "age_group!: AgeGroup", note, fabric_source AS "fabric_source!: FabricSource", fabric,
                      estimate_paise, price_paise, status AS "status!: OrderStatus",
                      (SELECT max(c.at) FROM orders_piece_change c
                       WHERE c.piece_id = orders_piece.id AND c.undone_at IS NULL) AS "status_at: i64",
                      promised_day, trial_day,
                      trial_slot AS "trial_slot: VisitSlot", measured_unit AS "measured_unit: LengthUnit"
               FROM orders_piece WHERE order_id IN (SELECT value FROM json_each(?1)) ORDER BY order_id, position"#,
            ids
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let images: Vec<i64> = rows.iter().filter_map(|row| row.image_id).collect();
        let images = self.deps.images.images(&images).await?;
        let unit = self.setup.numbers.unit().await?;
        let mut fields: HashMap<Option<i64>, Vec<GarmentField>> = HashMap::new();
        for row in &rows {
            if let Entry::Vacant(unknown) = fields.entry(row.garment_type_id) {
                unknown.insert(self.setup.garments.fields(row.garment_type_id).await?);
            }
        }
        let mut lengths = self.lengths_of(&ids).await?;
        let mut choices = self.choices_of(&ids).await?;
        let mut pieces: HashMap<i64, Vec<OrderPiece>> = HashMap::new();
        for row in rows {
            let taken = Lengths {
                lengths: lengths.remove(&row.id).unwrap_or_default(),
                unit: row.measured_unit,
            };
            let fields = fields
                .get(&row.garment_type_id)
                .map_or(&[][..], Vec::as_slice);
            let photos = photos.get(&row.order_id).map_or(&[][..], Vec::as_slice);
            let placed = |shop: bool| {
                let of_piece = photos
                    .iter()
                    .filter(|photo| photo.piece == Some(row.id) && photo.of_the_shop() == shop);
                of_piece.map(|photo| photo.photo.clone()).collect()
            };
            let order = row.order_id;
            let piece = OrderPiece {
                id: row.id,
                position: row.position,
                number: format!("{prefix}-{order}/{}", row.position),
                product_id: row.product_id,
                service_name: row.service_name,
                service_model: row.service_model,
                image: row.image_id.and_then(|id| images.get(&id).cloned()),
                garment_type_id: row.garment_type_id,
                quantity: row.quantity,
                for_whom: said(row.for_whom),
                profile_id: row.profile_id,
                age_group: row.age_group.said(),
                note: said(row.note).map(MultiLine),
                fabric_source: row.fabric_source,
                fabric: said(row.fabric).map(MultiLine),
                choices: choices.remove(&row.id).unwrap_or_default(),
                measurements: taken.cm(),
                lengths: taken.named(),
                unit: row.measured_unit,
                warnings: taken.unusual(fields, row.age_group, unit),
                estimate_paise: row.estimate_paise.map(Paise),
                price_paise: row.price_paise.map(Paise),
                status: row.status,
                status_at: row.status_at.map(Timestamp),
                step: row.status.steps(),
                promised_day: row
                    .promised_day
                    .as_deref()
                    .map(day)
                    .transpose()
                    .map_err(Failure::internal)?,
                trial: Trial::stored(row.trial_day.as_deref(), row.trial_slot)
                    .map_err(Failure::internal)?,
                photos: placed(false),
                shop_photos: placed(true),
            };
            pieces.entry(order).or_default().push(piece);
        }
        for (order, pieces) in &mut pieces {
            if let [only] = pieces.as_mut_slice() {
                only.number = format!("{prefix}-{order}");
            }
        }
        Ok(pieces)
    }

    async fn lengths_of(&self, orders: &str) -> Result<HashMap<i64, Vec<Length>>, Failure> {
        let rows = sqlx::query!(
            r#"SELECT m.piece_id, m.field, m.label, m.mm
               FROM orders_piece p JOIN orders_piece_measurement m ON m.piece_id = p.id
               WHERE p.order_id IN (SELECT value FROM json_each(?1)) ORDER BY m.piece_id, m.position"#,
            orders
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let mut lengths: HashMap<i64, Vec<Length>> = HashMap::new();
        for row in rows {
            lengths.entry(row.piece_id).or_default().push(Length {
                field: row.field,
                label: row.label,
                mm: row.mm,
            });
        }
        Ok(lengths)
    }

    async fn choices_of(&self, orders: &str) -> Result<HashMap<i64, Vec<PieceChoice>>, Failure> {
        let rows = sqlx::query!(
            r#"SELECT c.piece_id, c.option_id, c.group_name, c.option_name, c.price_paise
               FROM orders_piece p JOIN orders_piece_choice c ON c.piece_id = p.id
               WHERE p.order_id IN (SELECT value FROM json_each(?1)) ORDER BY c.piece_id, c.position"#,
            orders
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let mut choices: HashMap<i64, Vec<PieceChoice>> = HashMap::new();
        for row in rows {
            choices.entry(row.piece_id).or_default().push(PieceChoice {
                option_id: row.option_id,
                group: row.group_name,
                option: row.option_name,
                price_paise: row.price_paise,
            });
        }
        Ok(choices)
    }
}

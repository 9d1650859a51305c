//! The pieces and alterations assigned to a team member: what is needed to make them, without prices
//! and contact details of the customer.

use std::collections::HashMap;

use kernel::{Day, Failure, Image, LengthUnit, MultiLine};
use poem_openapi::Object;

use super::notes::OrderNote;
use crate::{
    Orders,
    alteration::OwnAlteration,
    measurements::MeasuredLength,
    order_rows::said,
    photo::{OrderPhoto, PhotoKind},
    pieces::{FabricSource, OrderPiece},
    status::OrderStatus,
    trial::Trial,
};

/// Most pieces in the list.
const MOST: i64 = 200;

/// A piece that is assigned to the caller, or an open alteration of it.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct OwnPiece {
    /// Id of the piece.
    pub id: i64,
    /// Id of its order.
    pub order_id: i64,
    /// Position in the order, from 1.
    pub position: i64,
    /// Number of pieces of the order.
    pub piece_count: i64,
    /// Number, such as `HM-1048/2`.
    pub number: String,
    /// What is stitched: type, name and model.
    pub service_name: String,
    /// Image of the product, 4:5.
    pub image: Option<Image>,
    /// How many of it.
    pub quantity: i64,
    /// Name of the person who wears it, or the customer's first name.
    pub wearer: String,
    /// Note about the piece.
    pub note: Option<MultiLine>,
    pub fabric_source: FabricSource,
    /// Description of the fabric.
    pub fabric: Option<MultiLine>,
    /// Where it lies.
    pub storage_place: Option<String>,
    /// Chosen options.
    pub choices: Vec<OwnPieceChoice>,
    /// Measurements in the order of taking them.
    pub lengths: Vec<MeasuredLength>,
    /// Unit in which they were entered.
    pub unit: Option<LengthUnit>,
    /// Status of the piece.
    pub status: OrderStatus,
    /// The day for which the shop promised it.
    pub promised_day: Option<Day>,
    pub needed_by: Option<Day>,
    /// Within two days or overdue, and not ready.
    pub due: bool,
    /// The trial.
    pub trial: Option<Trial>,
    /// Reference photos.
    pub photos: Vec<OrderPhoto>,
    /// Photos by the shop.
    pub shop_photos: Vec<OrderPhoto>,
    /// Open alterations of it assigned to the caller, oldest first.
    pub alterations: Vec<OwnAlteration>,
    /// Notes of the shop about it, oldest first.
    pub notes: Vec<OrderNote>,
}

/// A chosen option.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
pub struct OwnPieceChoice {
    /// Name of its group.
    pub group: String,
    /// Name.
    pub option: String,
}

/// What a piece takes from other rows than its own.
struct Beside {
    order: i64,
    count: i64,
    first_name: String,
    needed_by: Option<Day>,
    storage_place: String,
    photos: Vec<OrderPhoto>,
    shop_photos: Vec<OrderPhoto>,
    alterations: Vec<OwnAlteration>,
    notes: Vec<OrderNote>,
}

impl Orders {
    /// The pieces of orders in progress assigned to this team member and those of their open
    /// alterations, most urgent first and finished ones last. Other delivered pieces are left out.
    pub(crate) async fn own_pieces(&self, member: i64) -> Result<Vec<OwnPiece>, Failure> {
        let rows = sqlx::query!(
            r#"WITH mine AS (
                   SELECT p.id AS piece, p.status = 'Ready for Pickup' AS finished,
                          coalesce(p.promised_day, o.needed_by) AS day
                   FROM orders_piece p JOIN orders_order o ON o.id = p.order_id
                   WHERE p.assigned_to = ?1 AND p.status <> 'Delivered' AND o.status IN
                       ('Order Placed', 'Cutting Started', 'Stitching In Progress', 'Ready for Pickup')
                   UNION ALL
                   SELECT piece_id, min(status = 'Ready'), min(promised_day) FROM orders_alteration
                   WHERE assigned_to = ?1 AND status <> 'Handed Over' GROUP BY piece_id)
               SELECT p.id AS "id!", p.order_id AS "order_id!", p.storage_place AS "storage_place!", o.first_name AS "first_name!",
                      o.needed_by AS "needed_by?: Day",
                      (SELECT count(*) FROM orders_piece other WHERE other.order_id = o.id) AS "count!: i64"
               FROM mine JOIN orders_piece p ON p.id = mine.piece JOIN orders_order o ON o.id = p.order_id
               ORDER BY mine.finished, mine.day IS NULL, mine.day, p.id LIMIT ?2"#,
            member,
            MOST
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let mut orders: Vec<i64> = rows.iter().map(|row| row.order_id).collect();
        orders.sort_unstable();
        orders.dedup();
        let ids: Vec<i64> = rows.iter().map(|row| row.id).collect();
        let mut photos = self.photos_of_pieces(&ids).await?;
        let mut notes = self.notes_of_pieces(&ids).await?;
        let mut alterations = self.own_alterations(member).await?;
        let prefix = self.setup.numbers.prefix().await?;
        let pieces = self.pieces_of(&orders, &prefix, &HashMap::new()).await?;
        let pieces = pieces.into_values().flatten();
        let mut pieces: HashMap<i64, OrderPiece> = pieces.map(|piece| (piece.id, piece)).collect();
        let due = self.due_day();
        let own = rows.into_iter().filter_map(|row| {
            let (shop_photos, photos) = photos
                .remove(&row.id)
                .unwrap_or_default()
                .into_iter()
                .partition(|photo| photo.kind != PhotoKind::Reference);
            let beside = Beside {
                order: row.order_id,
                count: row.count,
                first_name: row.first_name,
                needed_by: row.needed_by,
                storage_place: row.storage_place,
                photos,
                shop_photos,
                alterations: alterations.remove(&row.id).unwrap_or_default(),
                notes: notes.remove(&row.id).unwrap_or_default(),
            };
            Some(own_piece(pieces.remove(&row.id)?, beside, &due))
        });
        Ok(own.collect())
    }

    /// All photos of these pieces, with the URLs of their makers.
    async fn photos_of_pieces(
        &self,
        pieces: &[i64],
    ) -> Result<HashMap<i64, Vec<OrderPhoto>>, Failure> {
        let pieces = format!("{pieces:?}");
        let rows = sqlx::query!(
            r#"SELECT id AS "id!", piece_id AS "piece_id!: i64", kind AS "kind!: PhotoKind"
               FROM orders_photo WHERE piece_id IN (SELECT value FROM json_each(?1)) ORDER BY id"#,
            pieces
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let mut photos: HashMap<i64, Vec<OrderPhoto>> = HashMap::new();
        for row in rows {
            let photo = OrderPhoto {
                id: row.id,
                kind: row.kind,
                src: format!("/api/admin/own-pieces/{}/photos/{}", row.piece_id, row.id),
            };
            photos.entry(row.piece_id).or_default().push(photo);
        }
        Ok(photos)
    }
}

fn own_piece(piece: OrderPiece, beside: Beside, due: &str) -> OwnPiece {
    let early = piece.status.steps().is_some_and(|steps| steps < 4);
    let day = piece.promised_day.or(beside.needed_by);
    let day = day.map(|day| day.to_string());
    let choices = piece.choices.into_iter().map(|choice| OwnPieceChoice {
        group: choice.group,
        option: choice.option,
    });
    OwnPiece {
        id: piece.id,
        order_id: beside.order,
        position: piece.position,
        piece_count: beside.count,
        number: piece.number,
        service_name: piece.service_name,
        image: piece.image,
        quantity: piece.quantity,
        wearer: piece.for_whom.unwrap_or(beside.first_name),
        note: piece.note,
        fabric_source: piece.fabric_source,
        fabric: piece.fabric,
        storage_place: said(beside.storage_place),
        choices: choices.collect(),
        lengths: piece.lengths,
        unit: piece.unit,
        status: piece.status,
        due: early && day.is_some_and(|day| day.as_str() <= due),
        promised_day: piece.promised_day,
        needed_by: beside.needed_by,
        trial: piece.trial,
        photos: beside.photos,
        shop_photos: beside.shop_photos,
        alterations: beside.alterations,
        notes: beside.notes,
    }
}

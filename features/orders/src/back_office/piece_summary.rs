//! Summary of a piece for the board and the calendar.

use std::collections::HashMap;

use kernel::{Day, Failure, Image, Paise, User};
use poem_openapi::Object;

use super::{
    assignment::{TeamMember, at_work},
    balance::sees_prices,
};
use crate::{
    Orders,
    order::Advance,
    order_rows::{day, said},
    slot::VisitSlot,
    status::OrderStatus,
    trial::Trial,
};

/// Work of a piece whose garment type is unknown, in points.
pub const UNKNOWN_POINTS: i64 = 1;

/// A piece in a back-office list.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct PieceSummary {
    /// Id of the piece.
    pub id: i64,
    /// Id of its order.
    pub order_id: i64,
    /// Number, such as `HM-1048/2`; that of the order if it has one piece.
    pub number: String,
    /// Position in the order, from 1.
    pub position: i64,
    /// Number of pieces of the order.
    pub piece_count: i64,
    /// Pieces of the order that are not delivered.
    pub open_count: i64,
    /// First and last name of the customer.
    pub customer: String,
    /// Absent if the customer gave none.
    pub contact_number: Option<String>,
    /// Whether updates can be emailed.
    pub has_email: bool,
    /// What is stitched: type, name and model.
    pub service_name: String,
    /// Image of the product, 4:5.
    pub image: Option<Image>,
    /// How many of it.
    pub quantity: i64,
    /// Name of the person who wears it; absent for the customer.
    pub for_whom: Option<String>,
    /// Status of the piece.
    pub status: OrderStatus,
    /// The day for which the shop promised it.
    pub promised_day: Option<Day>,
    pub needed_by: Option<Day>,
    /// Past its day, and not ready.
    pub late: bool,
    /// Within two days or overdue, and not ready.
    pub due: bool,
    /// The trial.
    pub trial: Option<Trial>,
    /// The team member who makes it.
    pub assignee: Option<TeamMember>,
    /// Work of the whole quantity, in points of a maker's day.
    pub points: i64,
    /// The order's advance in paise; absent if there is none.
    pub advance_paise: Option<Paise>,
    /// The advance that is due, in paise.
    pub advance_due_paise: Option<Paise>,
    /// Payment status of the order's advance.
    pub advance: Advance,
    /// Due on the order, in paise; absent if nothing is, and for those who see no prices.
    pub balance_paise: Option<Paise>,
}

impl Orders {
    /// The pieces with these ids, in their order.
    pub(super) async fn piece_summaries(
        &self,
        ids: &[i64],
        reader: &User,
    ) -> Result<Vec<PieceSummary>, Failure> {
        let wanted = format!("{ids:?}");
        let rows = sqlx::query!(
            r#"SELECT p.id AS "id!", p.order_id, p.position, p.service_name, p.image_id, p.quantity, p.for_whom,
                      p.status AS "status!: OrderStatus", p.promised_day, o.needed_by, p.trial_day,
                      p.trial_slot AS "trial_slot: VisitSlot", p.assigned_to, p.garment_type_id,
                      (SELECT count(*) FROM orders_piece s WHERE s.order_id = p.order_id) AS "piece_count!: i64",
                      (SELECT count(*) FROM orders_piece s WHERE s.order_id = p.order_id AND s.status <> 'Delivered') AS "open_count!: i64",
                      o.status AS "order_status!: OrderStatus", o.first_name, o.last_name, o.contact_number,
                      o.email <> '' AS "has_email!: bool", o.advance_paise, o.advance_paid_paise, o.advance_paid_at,
                      o.advance_test AS "advance_test!: bool", o.price_paise
               FROM json_each(?1) wanted JOIN orders_piece p ON p.id = wanted.value JOIN orders_order o ON o.id = p.order_id
               ORDER BY wanted.key"#,
            wanted
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let images: Vec<i64> = rows.iter().filter_map(|row| row.image_id).collect();
        let images = self.deps.images.images(&images).await?;
        let prefix = self.setup.numbers.prefix().await?;
        let points = self.setup.garments.points().await?;
        let team = self.team().await?;
        let (today, due) = (self.deps.clock.today().to_string(), self.due_day());
        let orders: Vec<i64> = rows.iter().map(|row| row.order_id).collect();
        let advances = self.advances_due(&orders).await?;
        let paid = if sees_prices(reader) {
            self.setup.money.paid_for(&orders).await?
        } else {
            HashMap::new()
        };
        let summaries = rows.into_iter().map(|row| {
            let number = match row.piece_count {
                1 => format!("{prefix}-{}", row.order_id),
                _ => format!("{prefix}-{}/{}", row.order_id, row.position),
            };
            let advance_paise = row.advance_paid_paise.or(row.advance_paise);
            let paid = paid.get(&row.order_id).copied().unwrap_or(0);
            let left = row.price_paise.filter(|_| sees_prices(reader)).unwrap_or(0) - paid;
            let making = row.status != OrderStatus::ReadyForPickup;
            let due_on = row.promised_day.as_deref().or(row.needed_by.as_deref());
            let is_by = |last: &str| making && due_on.is_some_and(|day| day <= last);
            let of_type = row.garment_type_id.and_then(|id| points.get(&id).copied());
            Ok(PieceSummary {
                id: row.id,
                order_id: row.order_id,
                number,
                position: row.position,
                piece_count: row.piece_count,
                open_count: row.open_count,
                customer: format!("{} {}", row.first_name, row.last_name)
                    .trim()
                    .to_owned(),
                contact_number: said(row.contact_number),
                has_email: row.has_email,
                service_name: row.service_name,
                image: row.image_id.and_then(|id| images.get(&id).cloned()),
                quantity: row.quantity,
                for_whom: said(row.for_whom),
                status: row.status,
                late: is_by(&today) && due_on != Some(today.as_str()),
                due: is_by(&due),
                promised_day: row.promised_day.as_deref().map(day).transpose()?,
                needed_by: row.needed_by.as_deref().map(day).transpose()?,
                trial: Trial::stored(row.trial_day.as_deref(), row.trial_slot)?,
                assignee: at_work(&team, row.assigned_to),
                points: of_type.unwrap_or(UNKNOWN_POINTS) * row.quantity,
                advance: Advance::of(
                    row.order_status,
                    advance_paise,
                    row.advance_paid_at.is_some(),
                    row.advance_test,
                ),
                advance_due_paise: advances.get(&row.order_id).copied().map(Paise),
                advance_paise: advance_paise.filter(|paise| *paise > 0).map(Paise),
                balance_paise: (left > 0).then_some(Paise(left)),
            })
        });
        let summaries: Result<Vec<PieceSummary>, String> = summaries.collect();
        summaries.map_err(Failure::internal)
    }

    /// Pieces due from one day to another that are not delivered, by day.
    pub(super) async fn due_pieces(
        &self,
        from: Day,
        to: Day,
        reader: &User,
    ) -> Result<Vec<PieceSummary>, Failure> {
        let (from, to) = (from.to_string(), to.to_string());
        let ids = sqlx::query_scalar!(
            r#"SELECT p.id AS "id!" FROM orders_piece p JOIN orders_order o ON o.id = p.order_id
               WHERE coalesce(p.promised_day, o.needed_by) BETWEEN ?1 AND ?2 AND p.status NOT IN ('Pending', 'Delivered')
                 AND o.status NOT IN ('Pending', 'Rejected', 'Cancelled', 'Delivered')
               ORDER BY coalesce(p.promised_day, o.needed_by), p.id LIMIT 500"#,
            from,
            to
        )
        .fetch_all(self.deps.db.read())
        .await?;
        self.piece_summaries(&ids, reader).await
    }
}

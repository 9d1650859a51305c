//! "Same as last time": the newest lengths of a person for a garment, from the profile or an order.

use kernel::{Failure, LengthUnit, Timestamp};
use poem_openapi::Object;

use super::rows::stored;
use crate::{
    Orders,
    measurements::{Length, Lengths, MeasuredLength},
};

/// The newest lengths of a person for a garment type.
#[derive(Object, Clone, Debug, Default)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct LastMeasurements {
    /// Absent if the person was never measured for this garment.
    pub measured_at: Option<Timestamp>,
    /// Number of the order for which they were taken.
    pub order_number: Option<String>,
    /// Lengths, in the order in which they are taken.
    pub lengths: Vec<MeasuredLength>,
    /// Unit in which they were entered.
    pub unit: Option<LengthUnit>,
}

/// Whose lengths are looked up, and for what.
#[derive(Clone, Debug, Default)]
pub struct LastOf {
    /// User id.
    pub customer: i64,
    /// `None` for an item that is of no garment type.
    pub garment_type: Option<i64>,
    pub profile: Option<i64>,
    /// Name of a person who is not chosen by profile; empty for the customer.
    pub for_whom: String,
}

struct Found {
    at: Timestamp,
    order: Option<i64>,
    lengths: Lengths,
}

impl Orders {
    pub(crate) async fn last_measurements(&self, of: &LastOf) -> Result<LastMeasurements, Failure> {
        let noted = self.last_of_profile(of).await?;
        let sewn = self.last_of_pieces(of).await?;
        let newest = noted.into_iter().chain(sewn).max_by_key(|found| found.at.0);
        let Some(found) = newest else {
            return Ok(LastMeasurements::default());
        };
        // A field that the shop has deleted since is measured no more.
        let fields = self.setup.garments.fields(of.garment_type).await?;
        let mut taken = found.lengths;
        let lengths = &mut taken.lengths;
        lengths.retain(|one| fields.iter().any(|field| field.key == one.field));
        let prefix = self.setup.numbers.prefix().await?;
        Ok(LastMeasurements {
            measured_at: Some(found.at),
            order_number: found.order.map(|id| format!("{prefix}-{id}")),
            lengths: taken.named(),
            unit: taken.unit,
        })
    }

    /// The newest of the profile for the garment type, otherwise of the body.
    async fn last_of_profile(&self, of: &LastOf) -> Result<Option<Found>, Failure> {
        let row = sqlx::query!(
            r#"SELECT m.measured_at, m.lengths, m.unit AS "unit: LengthUnit"
               FROM orders_profile p JOIN orders_profile_measurement m ON m.profile_id = p.id
               WHERE p.user_id = ?1 AND p.id = ?2 AND (m.garment_type_id IS ?3 OR m.garment_type_id IS NULL)
               ORDER BY m.garment_type_id IS ?3 DESC, m.id DESC LIMIT 1"#,
            of.customer,
            of.profile,
            of.garment_type
        )
        .fetch_optional(self.deps.db.read())
        .await?;
        let Some(row) = row else {
            return Ok(None);
        };
        let fields = self.setup.garments.fields(of.garment_type).await?;
        Ok(Some(Found {
            at: Timestamp(row.measured_at),
            order: None,
            lengths: stored(&row.lengths, row.unit, &fields)?,
        }))
    }

    /// The newest of the pieces that the customer ordered for this person.
    async fn last_of_pieces(&self, of: &LastOf) -> Result<Option<Found>, Failure> {
        let piece = sqlx::query!(
            r#"SELECT p.id, p.order_id, p.measured_unit AS "unit: LengthUnit", p.measured_at AS "at!: i64"
               FROM orders_order o JOIN orders_piece p ON p.order_id = o.id
               WHERE o.user_id = ?1 AND p.garment_type_id IS ?2
                 AND iif(?3 IS NULL, p.for_whom = ?4 COLLATE NOCASE, p.profile_id = ?3)
                 AND EXISTS (SELECT 1 FROM orders_piece_measurement m WHERE m.piece_id = p.id)
               ORDER BY 4 DESC, p.id DESC LIMIT 1"#,
            of.customer,
            of.garment_type,
            of.profile,
            of.for_whom
        )
        .fetch_optional(self.deps.db.read())
        .await?;
        let Some(piece) = piece else {
            return Ok(None);
        };
        let lengths = sqlx::query_as!(
            Length,
            "SELECT field, label, mm FROM orders_piece_measurement WHERE piece_id = ?1 ORDER BY position",
            piece.id
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let unit = piece.unit;
        Ok(Some(Found {
            at: Timestamp(piece.at),
            order: Some(piece.order_id),
            lengths: Lengths { lengths, unit },
        }))
    }
}

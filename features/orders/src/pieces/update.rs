//! Changing what a piece is: item, quantity, who wears it, choices.

use std::collections::BTreeSet;

use kernel::{Failure, MultiLine, Tx, edit::RECORD_CONFLICT};
use poem_openapi::Object;
use serde_json::json;

use super::{
    WalkInPiece,
    insert::{store_choices, wearer},
};
use crate::{Orders, age_group::AgeGroup, change::expect_status, codes, status::OrderStatus};

/// What a piece is: `productId`, or `work` as free text, and how it is wanted. Replaces all of it.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct UpdatePiece {
    /// The version that was read.
    pub version: i64,
    /// Product of the catalogue.
    pub product_id: Option<i64>,
    /// Description of the item.
    #[oai(validator(min_length = 1, max_length = 120))]
    pub work: Option<String>,
    /// Garment type of an item that is no product.
    pub garment_type_id: Option<i64>,
    /// How many; defaults to 1.
    #[oai(validator(minimum(value = "1"), maximum(value = "20")))]
    pub quantity: Option<i64>,
    /// Name of the person who wears it; absent for the customer.
    #[oai(validator(max_length = 60))]
    pub for_whom: Option<String>,
    /// Measurement profile of this person.
    pub profile_id: Option<i64>,
    /// Age group of this person; absent if it stays.
    pub age_group: Option<AgeGroup>,
    /// Note about the piece.
    #[oai(validator(max_length = 500))]
    pub note: Option<MultiLine>,
    /// Chosen options.
    #[oai(validator(max_items = 40))]
    pub option_ids: Option<Vec<i64>>,
}

impl UpdatePiece {
    fn options(&self) -> BTreeSet<i64> {
        let options = self.option_ids.as_deref().unwrap_or_default();
        options.iter().copied().collect()
    }

    fn quantity(&self) -> i64 {
        self.quantity.unwrap_or(1)
    }

    /// The item to look up.
    fn item(&self) -> WalkInPiece {
        let of_product = self.product_id.is_some();
        WalkInPiece {
            product_id: self.product_id,
            work: self.work.clone().filter(|_| !of_product),
            garment_type_id: self.garment_type_id,
            quantity: self.quantity,
            for_whom: None,
            profile_id: None,
            age_group: None,
            note: None,
            fabric_source: None,
            fabric: None,
            option_ids: self.option_ids.clone(),
            measurements: None,
            unit: None,
            promised_day: None,
            trial: None,
            assignee_id: None,
            price_paise: None,
        }
    }
}

/// What a piece was before an update.
struct Before {
    version: i64,
    product_id: Option<i64>,
    service_name: String,
    garment_type_id: Option<i64>,
    quantity: i64,
    age_group: AgeGroup,
    profile_id: Option<i64>,
    estimate_paise: Option<i64>,
    status: OrderStatus,
}

impl Before {
    /// Whether the update leaves the item as it is.
    fn is_item_of(&self, input: &UpdatePiece) -> bool {
        let same_type =
            input.garment_type_id.is_none() || input.garment_type_id == self.garment_type_id;
        match input.product_id {
            Some(_) => self.product_id == input.product_id && same_type,
            None => {
                let work = input.work.as_deref().map(str::trim);
                self.product_id.is_none()
                    && work == Some(self.service_name.as_str())
                    && self.garment_type_id == input.garment_type_id
            }
        }
    }
}

async fn before(tx: &mut Tx, order: i64, piece: i64) -> Result<Before, Failure> {
    let row = sqlx::query_as!(
        Before,
        r#"SELECT version, product_id, service_name, garment_type_id, quantity, age_group AS "age_group!: AgeGroup",
                  profile_id, estimate_paise, status AS "status!: OrderStatus"
           FROM orders_piece WHERE id = ?2 AND order_id = ?1"#,
        order,
        piece
    )
    .fetch_optional(&mut **tx)
    .await?;
    row.ok_or_else(|| codes::PIECE_NOT_FOUND.into())
}

async fn chosen(tx: &mut Tx, piece: i64) -> Result<BTreeSet<i64>, Failure> {
    let options = sqlx::query_scalar!(
        r#"SELECT option_id AS "option_id!" FROM orders_piece_choice WHERE piece_id = ?1 AND option_id IS NOT NULL"#,
        piece
    )
    .fetch_all(&mut **tx)
    .await?;
    Ok(options.into_iter().collect())
}

impl Orders {
    /// Changes what a piece of an open order is. The agreed price stays. An item with other choices
    /// is estimated again at today's prices; with the same ones it keeps its estimate, in
    /// proportion to the quantity, and options that are no longer offered.
    ///
    /// # Errors
    /// Wrong fields, a piece that is unknown or delivered, an order that is over or invoiced, or a
    /// version that is not the current one.
    pub(crate) async fn update_piece(
        &self,
        (order, piece): (i64, i64),
        actor: i64,
        input: &UpdatePiece,
    ) -> Result<(), Failure> {
        let mut tx = self.deps.db.write().await?;
        let stored = before(&mut tx, order, piece).await?;
        let same = stored.is_item_of(input) && chosen(&mut tx, piece).await? == input.options();
        drop(tx);
        // Prices come from other features, which read for themselves.
        let mut problems = Vec::new();
        let planned = if same {
            None
        } else {
            let planned = self.plan_piece(&input.item(), "", &mut problems).await?;
            Some(planned.ok_or_else(|| Failure::invalid(problems))?)
        };

        let mut tx = self.deps.db.write().await?;
        expect_status(&mut tx, order, OrderStatus::is_open).await?;
        let stored = before(&mut tx, order, piece).await?;
        if stored.version != input.version {
            return Err(RECORD_CONFLICT.into());
        }
        if stored.status == OrderStatus::Delivered {
            return Err(codes::WRONG_STATUS.into());
        }
        if self.setup.money.is_invoiced(&mut tx, order).await? {
            return Err(codes::INVOICED.into());
        }
        let quantity = input.quantity();
        let estimate = match &planned {
            Some(planned) => planned.estimate_paise,
            None => stored
                .estimate_paise
                .map(|sum| sum / stored.quantity * quantity),
        };
        if let Some(planned) = &planned {
            sqlx::query!(
                "UPDATE orders_piece SET product_id = ?2, service_name = ?3, service_model = ?4, image_id = ?5,
                        garment_type_id = ?6 WHERE id = ?1",
                piece,
                planned.product_id,
                planned.service_name,
                planned.service_model,
                planned.image,
                planned.garment_type_id
            )
            .execute(&mut *tx)
            .await?;
            store_choices(&mut tx, piece, &planned.choices).await?;
        }
        let for_whom = input.for_whom.as_deref().unwrap_or_default().trim();
        let worn_by = wearer(&mut tx, order, input.profile_id, for_whom).await?;
        let other_profile = worn_by.profile_id != stored.profile_id;
        let of_profile = worn_by.age_group.filter(|_| other_profile);
        let age_group = input.age_group.or(of_profile).unwrap_or(stored.age_group);
        let note = input.note.as_ref().map_or("", |note| note.0.trim());
        sqlx::query!(
            "UPDATE orders_piece SET quantity = ?2, estimate_paise = ?3, for_whom = ?4, profile_id = ?5, age_group = ?6,
                    note = ?7, version = version + 1 WHERE id = ?1",
            piece,
            quantity,
            estimate,
            worn_by.name,
            worn_by.profile_id,
            age_group,
            note
        )
        .execute(&mut *tx)
        .await?;
        let recount =
            stored.status.is_finished() && (quantity != stored.quantity || planned.is_some());
        if recount {
            self.count_again(&mut tx, order, piece).await?;
        }
        let name = planned.map_or(stored.service_name.clone(), |planned| planned.service_name);
        let details = json!({
            "piece": piece,
            "name": {"from": stored.service_name, "to": name},
            "quantity": {"from": stored.quantity, "to": quantity},
            "estimatePaise": {"from": stored.estimate_paise, "to": estimate},
        });
        self.finish_work(tx, order, actor, "orders.piece_updated", details)
            .await
    }
}

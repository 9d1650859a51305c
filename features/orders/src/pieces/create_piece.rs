//! Pieces to order: checked and completed by the catalogue before anything is stored.

use kernel::{Day, Failure, FieldProblem, LengthUnit, MultiLine};
use poem_openapi::Object;

use super::{FabricSource, NewPiece};
use crate::{
    Orders,
    age_group::AgeGroup,
    back_office::assignee_problem,
    measurements::{Lengths, Measurements},
    trial::Trial,
};

/// A piece to order.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct CreatePiece {
    /// Id of the product to stitch.
    pub product_id: i64,
    /// How many; defaults to 1.
    #[oai(validator(minimum(value = "1"), maximum(value = "20")))]
    pub quantity: Option<i64>,
    /// Name of the person who wears it; absent for the customer.
    #[oai(validator(max_length = 60))]
    pub for_whom: Option<String>,
    /// Measurement profile of this person.
    pub profile_id: Option<i64>,
    /// Defaults to that of the profile, or an adult.
    pub age_group: Option<AgeGroup>,
    /// Note about the piece.
    #[oai(validator(max_length = 500))]
    pub note: Option<MultiLine>,
    /// Whose fabric; defaults to the customer's.
    pub fabric_source: Option<FabricSource>,
    /// Chosen options.
    #[oai(validator(max_items = 40))]
    pub option_ids: Option<Vec<i64>>,
    /// Lengths in cm by field, as far as they are known.
    pub measurements: Option<Measurements>,
    /// Unit of entry; defaults to the shop's.
    pub unit: Option<LengthUnit>,
}

/// A piece taken in the shop: `productId`, or `work` as free text.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct WalkInPiece {
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
    /// Defaults to that of the profile, or an adult.
    pub age_group: Option<AgeGroup>,
    /// Note about the piece.
    #[oai(validator(max_length = 500))]
    pub note: Option<MultiLine>,
    /// Whose fabric; defaults to the customer's.
    pub fabric_source: Option<FabricSource>,
    /// Description of the fabric.
    #[oai(validator(max_length = 500))]
    pub fabric: Option<MultiLine>,
    /// Chosen options.
    #[oai(validator(max_items = 40))]
    pub option_ids: Option<Vec<i64>>,
    /// Lengths in cm by field, as far as they were taken.
    pub measurements: Option<Measurements>,
    /// Unit of entry; defaults to the shop's.
    pub unit: Option<LengthUnit>,
    /// The promised day.
    pub promised_day: Option<Day>,
    /// The trial.
    pub trial: Option<Trial>,
    /// User id of the team member who makes it.
    pub assignee_id: Option<i64>,
    /// Agreed price for the whole quantity, in paise.
    #[oai(validator(minimum(value = "0"), maximum(value = "1000000000")))]
    pub price_paise: Option<i64>,
}

impl From<&CreatePiece> for WalkInPiece {
    fn from(piece: &CreatePiece) -> Self {
        let piece = piece.clone();
        Self {
            product_id: Some(piece.product_id),
            work: None,
            garment_type_id: None,
            quantity: piece.quantity,
            for_whom: piece.for_whom,
            profile_id: piece.profile_id,
            age_group: piece.age_group,
            note: piece.note,
            fabric_source: piece.fabric_source,
            fabric: None,
            option_ids: piece.option_ids,
            measurements: piece.measurements,
            unit: piece.unit,
            promised_day: None,
            trial: None,
            assignee_id: None,
            price_paise: None,
        }
    }
}

fn trimmed(text: Option<&MultiLine>) -> String {
    text.map_or("", |text| text.0.trim()).to_owned()
}

impl Orders {
    /// Looks up what a piece is and what it is estimated at. `at` is its path in the body. `None` if
    /// there are problems.
    pub(crate) async fn plan_piece(
        &self,
        piece: &WalkInPiece,
        at: &str,
        problems: &mut Vec<FieldProblem>,
    ) -> Result<Option<NewPiece>, Failure> {
        let before = problems.len();
        let path = |field: &str| {
            if at.is_empty() {
                field.to_owned()
            } else {
                format!("{at}.{field}")
            }
        };
        let (name, model, image) = match (piece.product_id, piece.work.as_deref().map(str::trim)) {
            (Some(product), _) => match self.setup.services.service(product).await? {
                Some(service) => (service.composed(), service.service_model, service.image),
                None => {
                    let text = "Choose one of the offered services.";
                    problems.push(FieldProblem::new(path("productId"), "unknown", text));
                    return Ok(None);
                }
            },
            (None, Some(work)) => (work.to_owned(), work.to_owned(), None),
            (None, None) => {
                let text = "Choose a product, or describe the item.";
                problems.push(FieldProblem::new(path("work"), "required", text));
                return Ok(None);
            }
        };
        let today = self.deps.clock.today();
        if piece.promised_day.is_some_and(|day| day < today) {
            let text = "Choose today or a later day.";
            problems.push(FieldProblem::new(path("promisedDay"), "out_of_range", text));
        }
        if let Some(mut problem) = piece.trial.and_then(|trial| trial.problem(today)) {
            problem.field = path("trial.day");
            problems.push(problem);
        }
        let team = self.team().await?;
        problems.extend(assignee_problem(
            &team,
            piece.assignee_id,
            path("assigneeId"),
        ));
        let options = piece.option_ids.as_deref().unwrap_or_default();
        let garments = &self.setup.garments;
        let estimate = garments
            .estimate(piece.product_id, piece.garment_type_id, options)
            .await?;
        if let Some(mut problem) = estimate.problem {
            problem.field = path(&problem.field);
            problems.push(problem);
        }
        let fields = garments.fields(estimate.garment_type).await?;
        let none = Measurements::new();
        let cm = piece.measurements.as_ref().unwrap_or(&none);
        let lengths = Lengths::parse(cm, piece.unit, &fields, &path("measurements"), problems);
        let quantity = piece.quantity.unwrap_or(1);
        Ok((problems.len() == before).then(|| NewPiece {
            product_id: piece.product_id,
            service_name: name,
            service_model: model,
            image,
            garment_type_id: estimate.garment_type,
            quantity,
            for_whom: piece
                .for_whom
                .as_deref()
                .unwrap_or_default()
                .trim()
                .to_owned(),
            profile_id: piece.profile_id,
            age_group: piece.age_group,
            note: trimmed(piece.note.as_ref()),
            fabric_source: piece.fabric_source.unwrap_or_default(),
            fabric: trimmed(piece.fabric.as_ref()),
            estimate_paise: estimate.price_paise.map(|price| price * quantity),
            price_paise: piece.price_paise,
            choices: estimate.choices,
            lengths,
            promised_day: piece.promised_day,
            trial: piece.trial,
            assigned_to: piece.assignee_id,
        }))
    }

    /// Plans all pieces of a request; `None` if there are problems.
    pub(crate) async fn plan_pieces(
        &self,
        pieces: &[WalkInPiece],
        problems: &mut Vec<FieldProblem>,
    ) -> Result<Option<Vec<NewPiece>>, Failure> {
        let mut planned = Vec::new();
        for (index, piece) in pieces.iter().enumerate() {
            let at = format!("pieces.{index}");
            planned.push(self.plan_piece(piece, &at, problems).await?);
        }
        Ok(planned.into_iter().collect())
    }
}

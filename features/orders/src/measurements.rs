//! Measurements: whole millimetres in the database, centimetres with one decimal in the API.

use std::collections::BTreeMap;

use kernel::{FieldProblem, LengthUnit};
use poem_openapi::Object;

use crate::{GarmentField, age_group::AgeGroup};

/// Lengths in cm, to one decimal, by field.
pub type Measurements = BTreeMap<String, f64>;

/// An unusual value, saved nevertheless.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
pub struct UnusualMeasurement {
    /// Name of the field, such as `aroundBust`.
    pub field: String,
    /// Warning text.
    pub message: String,
}

/// A measured length with its name.
#[derive(Object, Clone, Debug, PartialEq)]
pub struct MeasuredLength {
    /// Name of the field, such as `aroundBust`.
    pub field: String,
    /// Label of the field.
    pub label: String,
    /// Length in cm, to one decimal.
    pub cm: f64,
}

/// A stored length.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Length {
    pub field: String,
    pub label: String,
    pub mm: i64,
}

/// Lengths of one person, with the unit in which they were entered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lengths {
    pub lengths: Vec<Length>,
    pub unit: Option<LengthUnit>,
}

impl Lengths {
    /// Checks the lengths of a request, in the order of the garment's fields. `at` is the path of
    /// the measurements in the body.
    pub fn parse(
        cm: &Measurements,
        unit: Option<LengthUnit>,
        fields: &[GarmentField],
        at: &str,
        problems: &mut Vec<FieldProblem>,
    ) -> Self {
        for name in cm.keys() {
            if !fields.iter().any(|field| field.key == *name) {
                let shown: String = name.chars().filter(|c| !c.is_control()).take(60).collect();
                let text = "This field does not exist.";
                problems.push(FieldProblem::new(format!("{at}.{shown}"), "unknown", text));
            }
        }
        let mut lengths = Vec::new();
        for field in fields {
            let Some(cm) = cm.get(&field.key) else {
                continue;
            };
            let (least, most) = field.accepted_mm;
            if !(least as f64 / 10.0..=most as f64 / 10.0).contains(cm) {
                let text = format!(
                    "Use a number from {} to {}.",
                    least as f64 / 10.0,
                    most as f64 / 10.0
                );
                let path = format!("{at}.{}", field.key);
                problems.push(FieldProblem::new(path, "out_of_range", text));
                continue;
            }
            lengths.push(Length {
                field: field.key.clone(),
                label: field.label.clone(),
                mm: (cm * 10.0).round() as i64,
            });
        }
        Self { lengths, unit }
    }

    pub fn is_empty(&self) -> bool {
        self.lengths.is_empty()
    }

    pub fn cm(&self) -> Measurements {
        let cm = |length: &Length| (length.field.clone(), length.mm as f64 / 10.0);
        self.lengths.iter().map(cm).collect()
    }

    /// The lengths with their labels, in the order in which they are taken.
    pub fn named(&self) -> Vec<MeasuredLength> {
        let named = |length: &Length| MeasuredLength {
            field: length.field.clone(),
            label: length.label.clone(),
            cm: length.mm as f64 / 10.0,
        };
        self.lengths.iter().map(named).collect()
    }

    /// Values unusual for the age group, often inches entered as cm. Ranges use `unit`, the shop's.
    pub fn unusual(
        &self,
        fields: &[GarmentField],
        group: AgeGroup,
        unit: LengthUnit,
    ) -> Vec<UnusualMeasurement> {
        self.lengths
            .iter()
            .filter_map(|length| {
                let field = fields.iter().find(|field| field.key == length.field)?;
                let (least, most) = field.usual_mm(group)?;
                let message = if (least..=most).contains(&length.mm) {
                    return None;
                } else if (least..=most).contains(&(length.mm * 254 / 100)) {
                    "Is this in inches? It was sent as cm.".to_owned()
                } else {
                    format!(
                        "Usually this is {}. Please look again.",
                        range(unit, least, most)
                    )
                };
                Some(UnusualMeasurement {
                    field: length.field.clone(),
                    message,
                })
            })
            .collect()
    }
}

/// A range in mm as text in this unit, rounded inwards so that it stays within the original.
fn range(unit: LengthUnit, least_mm: i64, most_mm: i64) -> String {
    match unit {
        LengthUnit::Inches => format!(
            "{} to {} in",
            quarters((least_mm * 40 + 253) / 254),
            quarters(most_mm * 40 / 254)
        ),
        LengthUnit::Centimetres => format!("{} to {} cm", (least_mm + 9) / 10, most_mm / 10),
    }
}

/// Formats quarters of an inch: 145 is `36¼`.
pub fn quarters(quarters: i64) -> String {
    let part = ["", "¼", "½", "¾"][usize::try_from(quarters % 4).unwrap_or(0)];
    format!("{}{part}", quarters / 4)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::garments::eight_fields;

    fn parsed(cm: &[(&str, f64)], unit: Option<LengthUnit>) -> (Lengths, Vec<FieldProblem>) {
        let cm = cm.iter().map(|(name, cm)| ((*name).to_owned(), *cm));
        let mut problems = Vec::new();
        let lengths = Lengths::parse(&cm.collect(), unit, &eight_fields(), "m", &mut problems);
        (lengths, problems)
    }

    fn unusual(cm: &[(&str, f64)], unit: LengthUnit) -> Vec<(String, String)> {
        let (lengths, problems) = parsed(cm, Some(unit));
        assert!(problems.is_empty(), "{problems:?}");
        let unusual = lengths.unusual(&eight_fields(), AgeGroup::Adult, unit);
        unusual
            .into_iter()
            .map(|one| (one.field, one.message))
            .collect()
    }

    #[test]
    fn a_decimal_survives_storing() {
        for tenths in 300..1_800 {
            let cm = f64::from(tenths) / 10.0;
            let (lengths, _) = parsed(&[("aroundBust", cm)], None);
            assert_eq!(lengths.lengths[0].mm, i64::from(tenths));
            assert_eq!(lengths.cm()["aroundBust"], cm);
        }
    }

    #[test]
    fn quarter_inches_become_the_nearest_millimetre() {
        let (lengths, _) = parsed(&[("aroundBust", 36.25 * 2.54)], None);
        assert_eq!(lengths.lengths[0].mm, 921);
    }

    #[test]
    fn lengths_are_stored_in_the_order_in_which_they_are_taken() {
        let (lengths, _) = parsed(&[("aroundBust", 91.0), ("height", 160.0)], None);
        let names: Vec<&str> = lengths
            .lengths
            .iter()
            .map(|one| one.label.as_str())
            .collect();
        assert_eq!(names, ["Height", "Around bust"]);
    }

    #[test]
    fn unknown_and_impossible_lengths_are_refused() {
        let (_, problems) = parsed(
            &[("height", 44.9), ("weight", 60.0), ("backNeck", 1.0)],
            None,
        );
        let problems: Vec<_> = problems
            .into_iter()
            .map(|problem| (problem.field, problem.code))
            .collect();
        assert_eq!(
            problems,
            [("m.weight", "unknown"), ("m.height", "out_of_range")]
                .map(|(field, code)| (field.to_owned(), code.to_owned()))
        );
    }

    #[test]
    fn what_is_usual_depends_on_the_age_group() {
        let (lengths, _) = parsed(&[("height", 110.0), ("aroundBust", 60.0)], None);
        let warned = |group| lengths.unusual(&eight_fields(), group, LengthUnit::Inches);
        assert_eq!(warned(AgeGroup::Adult).len(), 2);
        assert_eq!(warned(AgeGroup::Child), []);
        let (lengths, _) = parsed(&[("aroundBust", 92.0)], None);
        let warned = lengths.unusual(&eight_fields(), AgeGroup::Child, LengthUnit::Inches);
        assert_eq!(
            warned[0].message,
            "Usually this is 19 to 33 in. Please look again."
        );
    }

    #[test]
    fn usual_values_have_no_warning() {
        let usual = [("height", 160.0), ("shoulder", 34.0), ("aroundBust", 130.0)];
        assert!(unusual(&usual, LengthUnit::Inches).is_empty());
    }

    #[test]
    fn inches_entered_as_centimetres_have_a_warning() {
        let said = unusual(
            &[("height", 100.0), ("aroundBust", 36.0)],
            LengthUnit::Centimetres,
        );
        assert_eq!(said[0].0, "height");
        assert!(said[0].1.contains("140 to 180 cm"), "{}", said[0].1);
        assert_eq!(said[1].0, "aroundBust");
        assert!(said[1].1.contains("inches"), "{}", said[1].1);
    }

    #[test]
    fn a_range_uses_the_unit_of_the_shop() {
        for typed in [
            None,
            Some(LengthUnit::Inches),
            Some(LengthUnit::Centimetres),
        ] {
            let (short, _) = parsed(&[("height", 100.0)], typed);
            let said = |unit| {
                let warned = short.unusual(&eight_fields(), AgeGroup::Adult, unit);
                warned[0].message.clone()
            };
            assert!(said(LengthUnit::Inches).contains("55¼ to 70¾ in"));
            assert!(said(LengthUnit::Centimetres).contains("140 to 180 cm"));
        }
    }
}

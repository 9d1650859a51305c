//! Measurements of a garment type: whole millimetres in the database, centimetres with one decimal in the API.

use kernel::FieldProblem;
use poem_openapi::{Enum, Object};

/// Longest key, in characters.
const LONGEST_KEY: usize = 40;

/// A range of lengths in cm, to one decimal, with both ends.
#[derive(Object, Clone, Copy, Debug, PartialEq)]
pub struct LengthRange {
    /// Shortest length in cm.
    #[oai(validator(minimum(value = "0.1"), maximum(value = "2000")))]
    pub least: f64,
    /// Longest length in cm.
    #[oai(validator(minimum(value = "0.1"), maximum(value = "2000")))]
    pub most: f64,
}

impl LengthRange {
    pub(crate) fn of_mm(least: i64, most: i64) -> Self {
        Self {
            least: least as f64 / 10.0,
            most: most as f64 / 10.0,
        }
    }

    /// The shortest length in mm.
    pub fn least_mm(self) -> i64 {
        (self.least * 10.0).round() as i64
    }

    /// The longest length in mm.
    pub fn most_mm(self) -> i64 {
        (self.most * 10.0).round() as i64
    }

    /// Whether a length in mm is in the range.
    pub fn contains(self, mm: i64) -> bool {
        (self.least_mm()..=self.most_mm()).contains(&mm)
    }
}

/// The drawings that the client has, each of one measurement.
#[derive(Enum, sqlx::Type, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase")]
#[sqlx(rename_all = "camelCase")]
pub enum MeasureDrawing {
    Height,
    Shoulder,
    FrontNeck,
    BackNeck,
    AroundArm,
    AroundWaist,
    AroundHip,
    AroundBust,
}

/// A measurement of a garment type.
#[derive(Object, Clone, Debug, PartialEq)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct GarmentField {
    /// Such as `aroundBust`; never changes.
    pub key: String,
    /// Label.
    pub label: String,
    /// How to measure.
    pub hint: Option<String>,
    pub drawing: Option<MeasureDrawing>,
    /// Lengths beyond are refused.
    pub limits: LengthRange,
    /// Lengths of adults beyond are unusual.
    pub adult: Option<LengthRange>,
    /// Lengths of children beyond are unusual.
    pub child: Option<LengthRange>,
}

/// A measurement as it is written.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct CreateGarmentField {
    /// Of an existing measurement; a new one gets one of its label.
    #[oai(validator(max_length = 40, pattern = "^[a-z][A-Za-z0-9]*$"))]
    pub key: Option<String>,
    /// Label; at most 40 characters.
    #[oai(validator(min_length = 1, max_length = 40))]
    pub label: String,
    /// How to measure; at most 200 characters.
    #[oai(validator(max_length = 200))]
    pub hint: Option<String>,
    pub drawing: Option<MeasureDrawing>,
    /// Lengths beyond are refused.
    pub limits: LengthRange,
    /// Lengths of adults beyond are unusual. Within the limits.
    pub adult: Option<LengthRange>,
    /// Lengths of children beyond are unusual. Within the limits.
    pub child: Option<LengthRange>,
}

/// The key of each measurement: its own, or a new one made of the label that no other has.
pub fn keys(fields: &[CreateGarmentField]) -> Vec<String> {
    let mut taken: Vec<String> = fields
        .iter()
        .filter_map(|field| field.key.clone())
        .collect();
    fields
        .iter()
        .map(|field| {
            field.key.clone().unwrap_or_else(|| {
                let key = free_key(&field.label, &taken);
                taken.push(key.clone());
                key
            })
        })
        .collect()
}

fn free_key(label: &str, taken: &[String]) -> String {
    let base = key_of(label);
    let mut key = base.clone();
    let mut number = 1;
    while taken.contains(&key) {
        number += 1;
        key = format!("{base}{number}");
    }
    key
}

/// The label in camel case: `Sleeve round (left)` is `sleeveRoundLeft`. `field` if it has no Latin letters.
fn key_of(label: &str) -> String {
    let parts = label
        .split(|character: char| !character.is_ascii_alphanumeric())
        .filter(|word| !word.is_empty());
    let mut key = String::new();
    for word in parts {
        let word = word.to_ascii_lowercase();
        let (first, rest) = word.split_at(1);
        if key.is_empty() {
            key.push_str(first);
        } else {
            key.push_str(&first.to_ascii_uppercase());
        }
        key.push_str(rest);
    }
    // Room for a number.
    key.truncate(LONGEST_KEY - 2);
    if key.starts_with(|character: char| character.is_ascii_lowercase()) {
        key
    } else {
        format!("field{key}")
    }
}

/// What is wrong with the measurements of one garment type.
pub fn problems(fields: &[CreateGarmentField]) -> Vec<FieldProblem> {
    let mut problems = Vec::new();
    for (index, field) in fields.iter().enumerate() {
        let mut blame = |name: &str, code: &str, message: &str| {
            let name = format!("fields.{index}.{name}");
            problems.push(FieldProblem::new(name, code, message));
        };
        let label = field.label.trim().to_lowercase();
        let mut former = fields.iter().take(index);
        if former.any(|other| {
            other.label.trim().to_lowercase() == label
                || (other.key.is_some() && other.key == field.key)
        }) {
            blame("label", "taken", "Another measurement has this name.");
        }
        if field.limits.least_mm() >= field.limits.most_mm() {
            blame(
                "limits",
                "out_of_range",
                "The longest has to be more than the shortest.",
            );
            continue;
        }
        for (name, usual) in [("adult", field.adult), ("child", field.child)] {
            let Some(usual) = usual else { continue };
            if usual.least_mm() >= usual.most_mm() {
                blame(
                    name,
                    "out_of_range",
                    "The longest has to be more than the shortest.",
                );
            } else if !field.limits.contains(usual.least_mm())
                || !field.limits.contains(usual.most_mm())
            {
                blame(
                    name,
                    "out_of_range",
                    "The usual range has to be within the limits.",
                );
            }
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;

    fn field(key: Option<&str>, label: &str) -> CreateGarmentField {
        CreateGarmentField {
            key: key.map(str::to_owned),
            label: label.to_owned(),
            hint: None,
            drawing: None,
            limits: LengthRange::of_mm(100, 900),
            adult: None,
            child: None,
        }
    }

    #[test]
    fn a_key_is_made_of_the_label() {
        assert_eq!(key_of("Sleeve round (left)"), "sleeveRoundLeft");
        assert_eq!(key_of("2nd button"), "field2ndButton");
        assert_eq!(key_of("தோள்"), "field");
        assert!(key_of(&"a ".repeat(80)).len() <= LONGEST_KEY);
    }

    #[test]
    fn existing_keys_stay_and_new_ones_are_free() {
        let fields = [
            field(None, "Knee"),
            field(Some("knee"), "Around knee"),
            field(None, "Knee!"),
        ];
        assert_eq!(keys(&fields), ["knee2", "knee", "knee3"]);
    }

    #[test]
    fn ranges_and_labels_are_checked() {
        let mut narrow = field(None, " knee ");
        narrow.adult = Some(LengthRange::of_mm(50, 300));
        narrow.child = Some(LengthRange::of_mm(300, 300));
        let mut reversed = field(None, "Thigh");
        reversed.limits = LengthRange::of_mm(900, 100);
        let found = problems(&[field(None, "Knee"), narrow, reversed]);
        let named: Vec<&str> = found.iter().map(|problem| problem.field.as_str()).collect();
        assert_eq!(
            named,
            [
                "fields.1.label",
                "fields.1.adult",
                "fields.1.child",
                "fields.2.limits"
            ]
        );
    }
}

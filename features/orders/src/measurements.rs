//! Measurements: whole millimetres in the database, centimetres with one decimal in the API.

use kernel::LengthUnit;
use poem_openapi::Object;

/// Body measurements in cm, to one decimal. All are optional.
#[derive(Object, Clone, Copy, Debug, Default, PartialEq)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct Measurements {
    /// Head to floor.
    #[oai(validator(minimum(value = "45"), maximum(value = "230")))]
    pub height: Option<f64>,
    /// Across the back, bone to bone.
    #[oai(validator(minimum(value = "15"), maximum(value = "65")))]
    pub shoulder: Option<f64>,
    /// Depth in front, from the shoulder point at the neck.
    #[oai(validator(minimum(value = "2"), maximum(value = "40")))]
    pub front_neck: Option<f64>,
    /// Depth at the back, from the shoulder point at the neck.
    #[oai(validator(minimum(value = "1"), maximum(value = "55")))]
    pub back_neck: Option<f64>,
    /// Around the upper arm.
    #[oai(validator(minimum(value = "8"), maximum(value = "65")))]
    pub around_arm: Option<f64>,
    /// Around the waist, an inch above the navel.
    #[oai(validator(minimum(value = "30"), maximum(value = "180")))]
    pub around_waist: Option<f64>,
    /// Around the hip at its fullest.
    #[oai(validator(minimum(value = "30"), maximum(value = "190")))]
    pub around_hip: Option<f64>,
    /// Around the bust at its fullest.
    #[oai(validator(minimum(value = "30"), maximum(value = "180")))]
    pub around_bust: Option<f64>,
    /// The unit in which they were entered and are shown; defaults to the shop's.
    pub unit: Option<LengthUnit>,
}

/// An unusual value, saved nevertheless.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
pub struct UnusualMeasurement {
    /// Name of the field, such as `aroundBust`.
    pub field: String,
    /// Warning text.
    pub message: String,
}

/// A range of whole cm in this unit, rounded inwards so that it stays within the original.
fn range(unit: LengthUnit, least_cm: i64, most_cm: i64) -> String {
    match unit {
        LengthUnit::Inches => format!(
            "{} to {} in",
            quarters((least_cm * 400 + 253) / 254),
            quarters(most_cm * 400 / 254)
        ),
        LengthUnit::Centimetres => format!("{least_cm} to {most_cm} cm"),
    }
}

/// Formats quarters of an inch: 145 is `36¼`.
fn quarters(quarters: i64) -> String {
    let part = ["", "¼", "½", "¾"][usize::try_from(quarters % 4).unwrap_or(0)];
    format!("{}{part}", quarters / 4)
}

/// Measurements in whole millimetres, as stored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Millimetres {
    pub height: Option<i64>,
    pub shoulder: Option<i64>,
    pub front_neck: Option<i64>,
    pub back_neck: Option<i64>,
    pub around_arm: Option<i64>,
    pub around_waist: Option<i64>,
    pub around_hip: Option<i64>,
    pub around_bust: Option<i64>,
    /// The unit in which they were entered.
    pub unit: Option<LengthUnit>,
}

impl From<&Measurements> for Millimetres {
    fn from(cm: &Measurements) -> Self {
        let mm = |cm: Option<f64>| cm.map(|cm| (cm * 10.0).round() as i64);
        Self {
            height: mm(cm.height),
            shoulder: mm(cm.shoulder),
            front_neck: mm(cm.front_neck),
            back_neck: mm(cm.back_neck),
            around_arm: mm(cm.around_arm),
            around_waist: mm(cm.around_waist),
            around_hip: mm(cm.around_hip),
            around_bust: mm(cm.around_bust),
            unit: cm.unit,
        }
    }
}

impl From<&Millimetres> for Measurements {
    fn from(mm: &Millimetres) -> Self {
        let cm = |mm: Option<i64>| mm.map(|mm| mm as f64 / 10.0);
        Self {
            height: cm(mm.height),
            shoulder: cm(mm.shoulder),
            front_neck: cm(mm.front_neck),
            back_neck: cm(mm.back_neck),
            around_arm: cm(mm.around_arm),
            around_waist: cm(mm.around_waist),
            around_hip: cm(mm.around_hip),
            around_bust: cm(mm.around_bust),
            unit: mm.unit,
        }
    }
}

impl Millimetres {
    pub fn is_empty(&self) -> bool {
        let unit = self.unit;
        *self
            == Self {
                unit,
                ..Self::default()
            }
    }

    /// Values unusual for an adult woman, often inches entered as cm. Ranges use the unit in which
    /// the measurements were entered, or else the shop's.
    pub fn unusual(&self, of_shop: LengthUnit) -> Vec<UnusualMeasurement> {
        let unit = self.unit.unwrap_or(of_shop);
        let usual_cm = [
            ("height", self.height, 140, 180),
            ("shoulder", self.shoulder, 34, 46),
            ("frontNeck", self.front_neck, 10, 25),
            ("backNeck", self.back_neck, 5, 35),
            ("aroundArm", self.around_arm, 22, 45),
            ("aroundWaist", self.around_waist, 60, 115),
            ("aroundHip", self.around_hip, 80, 140),
            ("aroundBust", self.around_bust, 75, 130),
        ];
        usual_cm
            .into_iter()
            .filter_map(|(field, mm, least, most)| {
                let mm = mm?;
                let inches = mm * 254 / 100;
                let message = if (least * 10..=most * 10).contains(&mm) {
                    return None;
                } else if (least * 10..=most * 10).contains(&inches) {
                    "Is this in inches? It was sent as cm.".to_owned()
                } else {
                    format!(
                        "Usually this is {}. Please look again.",
                        range(unit, least, most)
                    )
                };
                Some(UnusualMeasurement {
                    field: field.to_owned(),
                    message,
                })
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_decimal_survives_storing() {
        for tenths in 300..1_800 {
            let cm = f64::from(tenths) / 10.0;
            let sent = Measurements {
                around_bust: Some(cm),
                ..Measurements::default()
            };
            let stored = Millimetres::from(&sent);
            assert_eq!(stored.around_bust, Some(i64::from(tenths)));
            assert_eq!(Measurements::from(&stored), sent);
        }
    }

    #[test]
    fn quarter_inches_become_the_nearest_millimetre() {
        let sent = Measurements {
            around_bust: Some(36.25 * 2.54),
            ..Measurements::default()
        };
        assert_eq!(Millimetres::from(&sent).around_bust, Some(921));
    }

    #[test]
    fn usual_values_have_no_warning() {
        let usual = Millimetres {
            height: Some(1_600),
            shoulder: Some(340),
            around_bust: Some(1_300),
            ..Millimetres::default()
        };
        let unit = LengthUnit::Inches;
        assert!(usual.unusual(unit).is_empty());
        assert!(Millimetres::default().unusual(unit).is_empty());
    }

    #[test]
    fn inches_entered_as_centimetres_have_a_warning() {
        let typed = Millimetres {
            height: Some(1_000),
            around_bust: Some(360),
            ..Millimetres::default()
        };
        let said: Vec<(String, String)> = typed
            .unusual(LengthUnit::Centimetres)
            .into_iter()
            .map(|unusual| (unusual.field, unusual.message))
            .collect();
        assert_eq!(said[0].0, "height");
        assert!(said[0].1.contains("140 to 180"), "{}", said[0].1);
        assert_eq!(said[1].0, "aroundBust");
        assert!(said[1].1.contains("inches"), "{}", said[1].1);
    }

    #[test]
    fn a_range_uses_the_unit_that_was_entered() {
        let short = Millimetres {
            height: Some(1_000),
            unit: Some(LengthUnit::Inches),
            ..Millimetres::default()
        };
        let said = &short.unusual(LengthUnit::Centimetres)[0].message;
        assert!(said.contains("55¼ to 70¾ in"), "{said}");
    }

    #[test]
    fn a_unit_alone_is_not_a_measurement() {
        let unit = Millimetres {
            unit: Some(LengthUnit::Inches),
            ..Millimetres::default()
        };
        assert!(unit.is_empty());
    }

    #[test]
    fn a_range_defaults_to_the_shops_unit() {
        let short = Millimetres {
            height: Some(1_000),
            ..Millimetres::default()
        };
        let said = |unit| short.unusual(unit).remove(0).message;
        assert!(
            said(LengthUnit::Inches).contains("55¼ to 70¾ in"),
            "{}",
            said(LengthUnit::Inches)
        );
        assert!(
            said(LengthUnit::Centimetres).contains("140 to 180 cm"),
            "{}",
            said(LengthUnit::Centimetres)
        );
    }
}

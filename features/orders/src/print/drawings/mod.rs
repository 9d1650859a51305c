//! Drawings of garments with the lengths at their places, chosen by what is measured for a garment.

mod bodice;
mod measure_line;
mod outline;
mod shirt;
mod skirt;
mod trousers;
mod tunic;

use kernel::LengthUnit;
use pdf::{Face, Ink, PathStep, PdfPage, Style};

use self::{measure_line::Shown, outline::both_sides};
use super::wording::length;
use crate::measurements::Length;

/// Drawings are made on a field of 254 by 392 and set smaller.
const SCALE: f32 = 0.56;
pub const WIDTH: f32 = 254.0 * SCALE;
pub const HEIGHT: f32 = 392.0 * SCALE;
const NUMERAL: Style = Style::new(Face::Bold, 10.0, Ink::Black);
const BOLD: f32 = 1.1;
const FINE: f32 = 0.6;
/// A garment that is longer than so many tenths of its shoulder's width goes below the waist.
const LONG_TENTHS: i64 = 15;
const OF_LEGS: [&str; 6] = ["thigh", "knee", "calf", "bottom", "crotch", "inseam"];

/// A garment, seen from one or both sides.
#[derive(Debug, PartialEq)]
pub struct Drawing {
    views: &'static [View],
}

#[derive(Debug, PartialEq)]
struct View {
    /// Where it begins below the top.
    below: f32,
    /// The left half of its outline.
    left: &'static [&'static [PathStep]],
    /// Drawn dashed.
    seams: &'static [&'static [PathStep]],
    shown: &'static [Shown],
}

/// The drawing of a garment with these lengths, of a type for which these fields are measured; `None`
/// if there is none that shows it.
pub fn drawing_of(fields: &[String], lengths: &[Length]) -> Option<&'static Drawing> {
    let mm = |field: &str| Some(lengths.iter().find(|length| length.field == field)?.mm);
    let has = |field: &str| fields.iter().any(|one| one == field) || mm(field).is_some();
    let around = has("aroundBust") || has("chest");
    if has("shoulder") && around {
        let long = match (mm("length"), mm("shoulder")) {
            (Some(length), Some(shoulder)) => length * 10 > shoulder * LONG_TENTHS,
            // Only what ends below the bust is measured there.
            _ => has("length") && !has("underBust"),
        };
        return Some(match (has("collar"), long || has("flare")) {
            (true, _) => &shirt::SHIRT,
            (false, true) => &tunic::TUNIC,
            (false, false) => &bodice::BODICE,
        });
    }
    if OF_LEGS.iter().any(|field| has(field)) {
        return Some(&trousers::TROUSERS);
    }
    (has("flare") && !around).then_some(&skirt::SKIRT)
}

impl Drawing {
    /// Draws it `WIDTH` by `HEIGHT`.
    pub fn draw(&self, page: &mut PdfPage, at: (f32, f32), lengths: &[Length], unit: LengthUnit) {
        for view in self.views {
            let (left, top) = (at.0, at.1 + view.below * SCALE);
            page.path((left, top), SCALE, (BOLD, false), both_sides(view.left));
            for seam in view.seams {
                page.path((left, top), SCALE, (FINE, true), seam.to_vec());
            }
            let shown = |shown: &'static Shown| Some((shown, shown.of(lengths)?));
            // Numbers are above all lines.
            let shown: Vec<_> = view.shown.iter().filter_map(shown).collect();
            for (shown, _) in &shown {
                page.path((left, top), SCALE, (FINE, false), shown.steps());
            }
            for (shown, taken) in shown {
                let text = length(taken.mm, unit);
                let (x, y) = (f32::from(shown.number.0), f32::from(shown.number.1));
                let (x, y) = (left + x * SCALE, top + y * SCALE);
                let width = page.width(NUMERAL, &text) + 3.0;
                page.block((x - width / 2.0, y - 8.0), (width, 10.0), Ink::White);
                page.text_around(x, y, NUMERAL, &text);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(fields: &[&str], lengths: &[(&str, i64)]) -> Option<&'static Drawing> {
        let of = |(field, mm): &(&str, i64)| Length {
            field: (*field).to_owned(),
            label: String::new(),
            mm: *mm,
        };
        let fields: Vec<String> = fields.iter().map(|field| (*field).to_owned()).collect();
        let lengths: Vec<Length> = lengths.iter().map(of).collect();
        drawing_of(&fields, &lengths)
    }

    #[test]
    fn a_garment_is_drawn_by_what_is_measured_for_it() {
        let blouse = [("length", 380), ("shoulder", 360), ("aroundBust", 920)];
        assert_eq!(drawn(&[], &blouse), Some(&bodice::BODICE));
        let child = [("length", 450), ("shoulder", 240), ("aroundBust", 560)];
        assert_eq!(drawn(&[], &child), Some(&tunic::TUNIC));
        let shirt = [("collar", 390), ("shoulder", 450), ("chest", 1000)];
        assert_eq!(drawn(&[], &shirt), Some(&shirt::SHIRT));
        let salwar = [("length", 950), ("aroundWaist", 760), ("bottom", 360)];
        assert_eq!(drawn(&[], &salwar), Some(&trousers::TROUSERS));
        let lehenga = [("length", 1000), ("aroundWaist", 760), ("flare", 4000)];
        assert_eq!(drawn(&[], &lehenga), Some(&skirt::SKIRT));
        assert_eq!(drawn(&[], &[("length", 200)]), None);
    }

    #[test]
    fn what_a_type_measures_decides_where_little_is_measured() {
        let waist = [("aroundWaist", 760)];
        let skirt = ["length", "aroundWaist", "aroundHip", "flare"];
        assert_eq!(drawn(&skirt, &waist), Some(&skirt::SKIRT));
        let kurta = ["length", "shoulder", "aroundBust", "aroundWaist"];
        assert_eq!(drawn(&kurta, &waist), Some(&tunic::TUNIC));
        let blouse = ["length", "shoulder", "aroundBust", "underBust"];
        assert_eq!(drawn(&blouse, &waist), Some(&bodice::BODICE));
    }

    #[test]
    fn lengths_and_numbers_are_within_the_field() {
        let all = [
            &bodice::BODICE,
            &tunic::TUNIC,
            &shirt::SHIRT,
            &trousers::TROUSERS,
            &skirt::SKIRT,
        ];
        for view in all.iter().flat_map(|drawing| drawing.views) {
            for shown in view.shown {
                let (x, y) = (f32::from(shown.number.0), f32::from(shown.number.1));
                let y = y + view.below;
                let inside = (18.0..=236.0).contains(&x) && (12.0..=390.0).contains(&y);
                assert!(inside, "{:?} at {x}, {y}", shown.fields);
            }
        }
    }
}

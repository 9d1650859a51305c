//! Lengths in a drawing: the lines that show them, and where their numbers are.

use pdf::PathStep::{self, Line, Move};

use crate::measurements::Length;

/// Half of the stroke at the end of a line.
const END: f32 = 5.0;
/// The same at the top of a neckline's depth.
const NECK_END: f32 = 6.0;

pub type Point = (u16, u16);

/// A length in the drawing: its fields, of which the first measured one is shown, the line that shows
/// it, and where its number is.
#[derive(Debug, PartialEq)]
pub struct Shown {
    pub fields: &'static [&'static str],
    line: MeasureLine,
    pub number: Point,
}

#[derive(Debug, PartialEq)]
enum MeasureLine {
    /// With a stroke across both ends.
    Between(Point, Point),
    /// With a stroke at its top.
    Deep(Point, Point),
    /// From the number to what is measured.
    To(&'static [Point]),
}

pub const SHOULDER: Shown = between(&["shoulder"], (58, 20), (182, 20), (120, 16));
pub const SLEEVE_ROUND: &[&str] = &["sleeveRound", "aroundArm"];

/// A length between two points.
pub const fn between(
    fields: &'static [&'static str],
    from: Point,
    to: Point,
    number: Point,
) -> Shown {
    let line = MeasureLine::Between(from, to);
    Shown {
        fields,
        line,
        number,
    }
}

/// The depth of a neckline.
pub const fn deep(
    fields: &'static [&'static str],
    top: Point,
    bottom: Point,
    number: Point,
) -> Shown {
    let line = MeasureLine::Deep(top, bottom);
    Shown {
        fields,
        line,
        number,
    }
}

/// A length whose number is beside the garment, at the end of a line through these points.
pub const fn beside(
    fields: &'static [&'static str],
    line: &'static [Point],
    number: Point,
) -> Shown {
    let line = MeasureLine::To(line);
    Shown {
        fields,
        line,
        number,
    }
}

impl Shown {
    pub fn of<'a>(&self, lengths: &'a [Length]) -> Option<&'a Length> {
        let first = |field: &&str| lengths.iter().find(|length| length.field == *field);
        self.fields.iter().find_map(first)
    }

    pub fn steps(&self) -> Vec<PathStep> {
        match self.line {
            MeasureLine::Between(from, to) => {
                let ((x, y), (to_x, to_y)) = (exact(from), exact(to));
                let (wide, high) = (to_x - x, to_y - y);
                let unit = END / wide.hypot(high);
                let across = (high * unit, wide * unit);
                [
                    line(&[from, to]),
                    end((x, y), across),
                    end((to_x, to_y), across),
                ]
                .concat()
            }
            MeasureLine::Deep(top, bottom) => {
                [line(&[top, bottom]), end(exact(top), (NECK_END, 0.0))].concat()
            }
            MeasureLine::To(points) => line(points),
        }
    }
}

fn exact((x, y): Point) -> (f32, f32) {
    (x.into(), y.into())
}

fn line(points: &[Point]) -> Vec<PathStep> {
    let step = |(index, point): (usize, &Point)| {
        let (x, y) = exact(*point);
        if index == 0 { Move(x, y) } else { Line(x, y) }
    };
    points.iter().enumerate().map(step).collect()
}

/// A stroke across the end of a line.
fn end((x, y): (f32, f32), (wide, high): (f32, f32)) -> Vec<PathStep> {
    vec![Move(x - wide, y + high), Line(x + wide, y - high)]
}

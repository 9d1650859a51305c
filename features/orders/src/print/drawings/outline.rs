//! Outlines of garments, which are the same on both sides of the middle.

use pdf::PathStep::{self, Close, Cubic, Line, Move, Quad};

/// Where the middle of a garment is.
const MIDDLE: f32 = 120.0;

/// The outline of which these parts are the left half. A part that does not begin with `Move`
/// continues the one before. Lines that end in the middle continue on the right, and are closed if
/// they begin there too; others have a line of their own there.
pub fn both_sides(left: &[&[PathStep]]) -> Vec<PathStep> {
    let left = left.concat();
    let lines = left.chunk_by(|_, next| !matches!(next, Move(..)));
    lines
        .flat_map(|line| [line.to_vec(), mirrored(line)].concat())
        .collect()
}

/// The other side of a line, from its end back to its start.
fn mirrored(line: &[PathStep]) -> Vec<PathStep> {
    let opposite = |x: f32| 2.0 * MIDDLE - x;
    let is_middle = |x: f32| (x - MIDDLE).abs() < f32::EPSILON;
    let points: Vec<(f32, f32)> = line.iter().filter_map(end).collect();
    let (Some(&(start, _)), Some(&(x, y))) = (points.first(), points.last()) else {
        return Vec::new();
    };
    let mut other = Vec::new();
    if !is_middle(x) {
        other.push(Move(opposite(x), y));
    }
    for (&(x, y), step) in points.iter().zip(line.iter().skip(1)).rev() {
        let x = opposite(x);
        other.push(match *step {
            Quad(a, b, ..) => Quad(opposite(a), b, x, y),
            Cubic(a, b, c, d, ..) => Cubic(opposite(c), d, opposite(a), b, x, y),
            Move(..) | Line(..) | Close => Line(x, y),
        });
    }
    if is_middle(start) {
        other.push(Close);
    }
    other
}

fn end(step: &PathStep) -> Option<(f32, f32)> {
    match *step {
        Move(x, y) | Line(x, y) | Quad(.., x, y) | Cubic(.., x, y) => Some((x, y)),
        Close => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_from_the_middle_to_the_middle_is_closed_on_the_other_side() {
        let neck: &[PathStep] = &[Move(120.0, 80.0), Cubic(98.0, 80.0, 90.0, 70.0, 92.0, 34.0)];
        let side: &[PathStep] = &[Line(60.0, 200.0), Quad(90.0, 210.0, 120.0, 210.0)];
        let whole = [
            Move(120.0, 80.0),
            Cubic(98.0, 80.0, 90.0, 70.0, 92.0, 34.0),
            Line(60.0, 200.0),
            Quad(90.0, 210.0, 120.0, 210.0),
            Quad(150.0, 210.0, 180.0, 200.0),
            Line(148.0, 34.0),
            Cubic(150.0, 70.0, 142.0, 80.0, 120.0, 80.0),
            Close,
        ];
        assert_eq!(both_sides(&[neck, side]), whole);
    }

    #[test]
    fn a_line_at_the_side_is_drawn_on_both_sides() {
        let cuff: &[PathStep] = &[Move(23.0, 220.0), Line(49.0, 226.0)];
        let other = [Move(191.0, 226.0), Line(217.0, 220.0)];
        assert_eq!(both_sides(&[cuff]), [cuff, &other].concat());
    }
}

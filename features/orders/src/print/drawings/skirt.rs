//! A lehenga or skirt in front.

use pdf::PathStep::{self, Cubic, Line, Move, Quad};

use super::{
    Drawing, View,
    measure_line::{Shown, between},
};

pub const SKIRT: Drawing = Drawing {
    views: &[View {
        below: 0.0,
        left: &[CLOTH, BAND],
        seams: &[KALIS],
        shown: SHOWN,
    }],
};

/// Waist, side and hem.
const CLOTH: &[PathStep] = &[
    Move(120.0, 44.0),
    Line(88.0, 44.0),
    Cubic(72.0, 110.0, 44.0, 220.0, 34.0, 330.0),
    Quad(77.0, 345.0, 120.0, 345.0),
];
const BAND: &[PathStep] = &[Move(85.0, 58.0), Line(120.0, 58.0)];
/// Seams of the panels, and the border.
const KALIS: &[PathStep] = &[
    Move(106.0, 58.0),
    Quad(94.0, 200.0, 82.0, 341.0),
    Move(134.0, 58.0),
    Quad(146.0, 200.0, 158.0, 341.0),
    Move(37.0, 308.0),
    Quad(120.0, 336.0, 203.0, 308.0),
];

const SHOWN: &[Shown] = &[
    between(&["aroundWaist"], (88, 28), (152, 28), (120, 34)),
    between(&["aroundHip"], (67, 130), (173, 130), (120, 136)),
    between(&["flare"], (34, 368), (206, 368), (120, 374)),
    between(&["length"], (234, 44), (234, 345), (234, 200)),
];

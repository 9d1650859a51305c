//! Trousers, a salwar or a churidar in front.

use pdf::PathStep::{self, Cubic, Line, Move};

use super::{
    Drawing, View,
    measure_line::{Shown, between},
};

pub const TROUSERS: Drawing = Drawing {
    views: &[View {
        below: 0.0,
        left: &[LEG, BAND],
        seams: &[OPENING],
        shown: SHOWN,
    }],
};

/// Waist, leg and rise.
const LEG: &[PathStep] = &[
    Move(120.0, 40.0),
    Line(80.0, 40.0),
    Cubic(72.0, 66.0, 62.0, 96.0, 60.0, 130.0),
    Line(64.0, 356.0),
    Line(102.0, 356.0),
    Line(120.0, 150.0),
];
const BAND: &[PathStep] = &[Move(77.0, 52.0), Line(120.0, 52.0)];
const OPENING: &[PathStep] = &[Move(120.0, 52.0), Line(120.0, 150.0)];

const SHOWN: &[Shown] = &[
    between(&["aroundWaist"], (80, 24), (160, 24), (120, 30)),
    between(&["aroundHip"], (62, 112), (178, 112), (152, 118)),
    between(&["crotch"], (106, 40), (106, 150), (96, 82)),
    between(&["thigh"], (123, 172), (179, 172), (152, 178)),
    between(&["knee"], (129, 244), (178, 244), (154, 250)),
    between(&["calf"], (134, 300), (177, 300), (156, 306)),
    between(&["bottom"], (138, 374), (176, 374), (157, 380)),
    between(&["inseam"], (112, 160), (95, 350), (92, 262)),
    between(&["length"], (32, 40), (32, 356), (32, 205)),
];

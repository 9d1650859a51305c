//! A kurta or frock in front, with the neckline of the back behind it.

use pdf::PathStep::{self, Cubic, Line, Move, Quad};

use super::{
    Drawing, View,
    measure_line::{SHOULDER, SLEEVE_ROUND, Shown, beside, between, deep},
};

pub const TUNIC: Drawing = Drawing {
    views: &[View {
        below: 0.0,
        left: &[BODY, ARMHOLE, PLACKET],
        seams: &[REAR_NECK],
        shown: SHOWN,
    }],
};

/// Neckline in front, shoulder, sleeve, and the side down to the hem.
const BODY: &[PathStep] = &[
    Move(120.0, 86.0),
    Cubic(98.0, 86.0, 90.0, 68.0, 92.0, 34.0),
    Line(58.0, 46.0),
    Line(18.0, 146.0),
    Line(42.0, 157.0),
    Line(66.0, 100.0),
    Cubic(68.0, 120.0, 71.0, 136.0, 71.0, 152.0),
    Cubic(71.0, 174.0, 63.0, 194.0, 60.0, 210.0),
    Line(44.0, 352.0),
    Quad(82.0, 359.0, 120.0, 359.0),
];
const ARMHOLE: &[PathStep] = &[Move(58.0, 46.0), Cubic(67.0, 62.0, 68.0, 82.0, 66.0, 100.0)];
const PLACKET: &[PathStep] = &[Move(120.0, 86.0), Line(120.0, 106.0)];
/// Neckline of the back.
const REAR_NECK: &[PathStep] = &[Move(92.0, 34.0), Quad(120.0, 70.0, 148.0, 34.0)];

const SHOWN: &[Shown] = &[
    SHOULDER,
    deep(&["frontNeck"], (108, 34), (108, 84), (106, 76)),
    beside(&["backNeck"], &[(134, 34), (134, 46), (198, 26)], (214, 26)),
    between(&["aroundBust", "chest"], (68, 120), (172, 120), (120, 126)),
    between(&["aroundWaist"], (71, 156), (169, 156), (120, 162)),
    between(&["aroundHip"], (60, 212), (180, 212), (120, 218)),
    between(&["flare"], (44, 376), (196, 376), (120, 381)),
    between(&["length"], (234, 34), (234, 356), (234, 205)),
    between(&["sleeveLength"], (48, 40), (8, 140), (22, 84)),
    between(SLEEVE_ROUND, (13, 156), (39, 168), (26, 188)),
];

//! A shirt in front.

use pdf::PathStep::{self, Cubic, Line, Move, Quad};

use super::{
    Drawing, View,
    measure_line::{SHOULDER, SLEEVE_ROUND, Shown, beside, between},
};

pub const SHIRT: Drawing = Drawing {
    views: &[View {
        below: 0.0,
        left: &[BODY, COLLAR, ARMHOLE, CUFF],
        seams: &[FRONT],
        shown: SHOWN,
    }],
};

/// Shoulder, sleeve, side and the rounded tail.
const BODY: &[PathStep] = &[
    Move(98.0, 36.0),
    Line(58.0, 48.0),
    Line(20.0, 236.0),
    Line(46.0, 242.0),
    Line(68.0, 108.0),
    Line(66.0, 320.0),
    Quad(93.0, 336.0, 120.0, 336.0),
];
/// The opening, and the leaf that falls over it.
const COLLAR: &[PathStep] = &[
    Move(120.0, 66.0),
    Line(98.0, 36.0),
    Quad(109.0, 43.0, 120.0, 43.0),
    Move(98.0, 36.0),
    Line(90.0, 58.0),
    Line(108.0, 70.0),
    Line(120.0, 66.0),
];
const ARMHOLE: &[PathStep] = &[Move(58.0, 48.0), Cubic(68.0, 66.0, 70.0, 88.0, 68.0, 108.0)];
const CUFF: &[PathStep] = &[Move(23.0, 220.0), Line(49.0, 226.0)];
/// Opening and buttons.
const FRONT: &[PathStep] = &[
    Move(120.0, 66.0),
    Line(120.0, 336.0),
    Move(123.0, 92.0),
    Line(128.0, 92.0),
    Move(123.0, 156.0),
    Line(128.0, 156.0),
    Move(123.0, 178.0),
    Line(128.0, 178.0),
    Move(123.0, 240.0),
    Line(128.0, 240.0),
    Move(123.0, 276.0),
    Line(128.0, 276.0),
];

const SHOWN: &[Shown] = &[
    SHOULDER,
    beside(&["collar"], &[(143, 42), (198, 26)], (214, 26)),
    between(&["chest", "aroundBust"], (68, 128), (172, 128), (120, 134)),
    between(&["aroundWaist"], (67, 204), (173, 204), (120, 210)),
    between(&["aroundHip"], (66, 304), (174, 304), (120, 310)),
    between(&["length"], (236, 36), (236, 340), (236, 190)),
    between(&["sleeveLength"], (47, 42), (9, 230), (22, 140)),
    between(SLEEVE_ROUND, (18, 250), (44, 256), (31, 276)),
];

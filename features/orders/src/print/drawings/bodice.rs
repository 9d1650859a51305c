//! Front and back of a blouse.

use pdf::PathStep::{self, Cubic, Line, Move, Quad};

use super::{
    Drawing, View,
    measure_line::{SHOULDER, SLEEVE_ROUND, Shown, between, deep},
};

/// Where the back begins below the front.
const BACK: f32 = 204.0;

pub const BODICE: Drawing = Drawing {
    views: &[
        View {
            below: 0.0,
            left: &[FRONT_NECK, SIDE, ARMHOLE],
            seams: &[],
            shown: IN_FRONT,
        },
        View {
            below: BACK,
            left: &[BACK_NECK, SIDE, ARMHOLE],
            seams: &[],
            shown: AT_THE_BACK,
        },
    ],
};

const FRONT_NECK: &[PathStep] = &[Move(120.0, 88.0), Cubic(98.0, 88.0, 90.0, 70.0, 92.0, 34.0)];
const BACK_NECK: &[PathStep] = &[
    Move(120.0, 132.0),
    Cubic(100.0, 132.0, 86.0, 122.0, 84.0, 102.0),
    Cubic(82.0, 78.0, 94.0, 58.0, 92.0, 34.0),
];
/// Shoulder, sleeve, side and waist.
const SIDE: &[PathStep] = &[
    Line(58.0, 46.0),
    Line(20.0, 108.0),
    Line(48.0, 122.0),
    Line(66.0, 92.0),
    Line(70.0, 172.0),
    Quad(95.0, 176.0, 120.0, 176.0),
];
const ARMHOLE: &[PathStep] = &[Move(58.0, 46.0), Cubic(67.0, 60.0, 68.0, 76.0, 66.0, 92.0)];

const IN_FRONT: &[Shown] = &[
    SHOULDER,
    deep(&["frontNeck"], (120, 34), (120, 88), (120, 70)),
    between(&["aroundBust", "chest"], (68, 106), (172, 106), (121, 128)),
    between(&["aroundWaist"], (70, 191), (170, 191), (120, 198)),
    between(&["length"], (230, 34), (230, 178), (230, 111)),
];

const AT_THE_BACK: &[Shown] = &[
    deep(&["backNeck"], (120, 34), (120, 132), (120, 112)),
    between(&["sleeveLength"], (48, 40), (10, 102), (20, 64)),
    between(SLEEVE_ROUND, (14, 117), (42, 131), (26, 152)),
];

//! A shirt in front.

use pdf::PathStep::{self, Cubic, Line, Move, Quad};

use super::{Drawing, Shown, View};

pub const SHIRT: Drawing = Drawing {
    views: &[View {
        below: 0.0,
        outlines: &[BODY, COLLAR, ARMHOLES, CUFFS],
        seams: &[FRONT],
        shown: SHOWN,
    }],
};

/// Shoulders, sleeves, sides and the rounded tail.
const BODY: &[PathStep] = &[
    Move(98.0, 36.0),
    Line(58.0, 48.0),
    Line(20.0, 236.0),
    Line(46.0, 242.0),
    Line(68.0, 108.0),
    Line(66.0, 320.0),
    Quad(120.0, 352.0, 174.0, 320.0),
    Line(172.0, 108.0),
    Line(194.0, 242.0),
    Line(220.0, 236.0),
    Line(182.0, 48.0),
    Line(142.0, 36.0),
];
const COLLAR: &[PathStep] = &[
    Move(98.0, 36.0),
    Line(120.0, 66.0),
    Line(142.0, 36.0),
    Quad(120.0, 50.0, 98.0, 36.0),
    Line(90.0, 58.0),
    Line(108.0, 70.0),
    Line(120.0, 66.0),
    Line(132.0, 70.0),
    Line(150.0, 58.0),
    Line(142.0, 36.0),
];
const ARMHOLES: &[PathStep] = &[
    Move(58.0, 48.0),
    Cubic(68.0, 66.0, 70.0, 88.0, 68.0, 108.0),
    Move(182.0, 48.0),
    Cubic(172.0, 66.0, 170.0, 88.0, 172.0, 108.0),
];
const CUFFS: &[PathStep] = &[
    Move(23.0, 220.0),
    Line(49.0, 226.0),
    Move(217.0, 220.0),
    Line(191.0, 226.0),
];
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
    Shown {
        fields: &["shoulder"],
        line: &[
            Move(58.0, 20.0),
            Line(182.0, 20.0),
            Move(58.0, 15.0),
            Line(58.0, 25.0),
            Move(182.0, 15.0),
            Line(182.0, 25.0),
        ],
        at: (120.0, 16.0),
    },
    Shown {
        fields: &["collar"],
        line: &[Move(143.0, 42.0), Line(198.0, 26.0)],
        at: (214.0, 26.0),
    },
    Shown {
        fields: &["chest", "aroundBust"],
        line: &[
            Move(68.0, 128.0),
            Line(172.0, 128.0),
            Move(68.0, 123.0),
            Line(68.0, 133.0),
            Move(172.0, 123.0),
            Line(172.0, 133.0),
        ],
        at: (120.0, 134.0),
    },
    Shown {
        fields: &["aroundWaist"],
        line: &[
            Move(67.0, 204.0),
            Line(173.0, 204.0),
            Move(67.0, 199.0),
            Line(67.0, 209.0),
            Move(173.0, 199.0),
            Line(173.0, 209.0),
        ],
        at: (120.0, 210.0),
    },
    Shown {
        fields: &["aroundHip"],
        line: &[
            Move(66.0, 304.0),
            Line(174.0, 304.0),
            Move(66.0, 299.0),
            Line(66.0, 309.0),
            Move(174.0, 299.0),
            Line(174.0, 309.0),
        ],
        at: (120.0, 310.0),
    },
    Shown {
        fields: &["length"],
        line: &[
            Move(236.0, 36.0),
            Line(236.0, 340.0),
            Move(231.0, 36.0),
            Line(241.0, 36.0),
            Move(231.0, 340.0),
            Line(241.0, 340.0),
        ],
        at: (236.0, 190.0),
    },
    Shown {
        fields: &["sleeveLength"],
        line: &[
            Move(47.0, 42.0),
            Line(9.0, 230.0),
            Move(42.0, 41.0),
            Line(52.0, 43.0),
            Move(4.0, 229.0),
            Line(14.0, 231.0),
        ],
        at: (22.0, 140.0),
    },
    Shown {
        fields: &["sleeveRound", "aroundArm"],
        line: &[
            Move(18.0, 250.0),
            Line(44.0, 256.0),
            Move(19.0, 245.0),
            Line(17.0, 255.0),
            Move(45.0, 251.0),
            Line(43.0, 261.0),
        ],
        at: (31.0, 276.0),
    },
];

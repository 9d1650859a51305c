//! Trousers, a salwar or a churidar in front.

use pdf::PathStep::{self, Close, Cubic, Line, Move};

use super::{Drawing, Shown, View};

pub const TROUSERS: Drawing = Drawing {
    views: &[View {
        below: 0.0,
        outlines: &[LEGS, BAND],
        seams: &[OPENING],
        shown: SHOWN,
    }],
};

/// Waist, both legs and the rise between them.
const LEGS: &[PathStep] = &[
    Move(80.0, 40.0),
    Line(160.0, 40.0),
    Cubic(168.0, 66.0, 178.0, 96.0, 180.0, 130.0),
    Line(176.0, 356.0),
    Line(138.0, 356.0),
    Line(120.0, 150.0),
    Line(102.0, 356.0),
    Line(64.0, 356.0),
    Line(60.0, 130.0),
    Cubic(62.0, 96.0, 72.0, 66.0, 80.0, 40.0),
    Close,
];
const BAND: &[PathStep] = &[Move(77.0, 52.0), Line(163.0, 52.0)];
const OPENING: &[PathStep] = &[Move(120.0, 52.0), Line(120.0, 150.0)];

const SHOWN: &[Shown] = &[
    Shown {
        fields: &["aroundWaist"],
        line: &[
            Move(80.0, 24.0),
            Line(160.0, 24.0),
            Move(80.0, 19.0),
            Line(80.0, 29.0),
            Move(160.0, 19.0),
            Line(160.0, 29.0),
        ],
        at: (120.0, 30.0),
    },
    Shown {
        fields: &["aroundHip"],
        line: &[
            Move(62.0, 112.0),
            Line(178.0, 112.0),
            Move(62.0, 107.0),
            Line(62.0, 117.0),
            Move(178.0, 107.0),
            Line(178.0, 117.0),
        ],
        at: (152.0, 118.0),
    },
    Shown {
        fields: &["crotch"],
        line: &[
            Move(106.0, 40.0),
            Line(106.0, 150.0),
            Move(101.0, 40.0),
            Line(111.0, 40.0),
            Move(101.0, 150.0),
            Line(111.0, 150.0),
        ],
        at: (96.0, 82.0),
    },
    Shown {
        fields: &["thigh"],
        line: &[
            Move(123.0, 172.0),
            Line(179.0, 172.0),
            Move(123.0, 167.0),
            Line(123.0, 177.0),
            Move(179.0, 167.0),
            Line(179.0, 177.0),
        ],
        at: (152.0, 178.0),
    },
    Shown {
        fields: &["knee"],
        line: &[
            Move(129.0, 244.0),
            Line(178.0, 244.0),
            Move(129.0, 239.0),
            Line(129.0, 249.0),
            Move(178.0, 239.0),
            Line(178.0, 249.0),
        ],
        at: (154.0, 250.0),
    },
    Shown {
        fields: &["calf"],
        line: &[
            Move(134.0, 300.0),
            Line(177.0, 300.0),
            Move(134.0, 295.0),
            Line(134.0, 305.0),
            Move(177.0, 295.0),
            Line(177.0, 305.0),
        ],
        at: (156.0, 306.0),
    },
    Shown {
        fields: &["bottom"],
        line: &[
            Move(138.0, 374.0),
            Line(176.0, 374.0),
            Move(138.0, 369.0),
            Line(138.0, 379.0),
            Move(176.0, 369.0),
            Line(176.0, 379.0),
        ],
        at: (157.0, 380.0),
    },
    Shown {
        fields: &["inseam"],
        line: &[
            Move(112.0, 160.0),
            Line(95.0, 350.0),
            Move(107.0, 160.0),
            Line(117.0, 160.0),
            Move(90.0, 350.0),
            Line(100.0, 350.0),
        ],
        at: (92.0, 262.0),
    },
    Shown {
        fields: &["length"],
        line: &[
            Move(32.0, 40.0),
            Line(32.0, 356.0),
            Move(27.0, 40.0),
            Line(37.0, 40.0),
            Move(27.0, 356.0),
            Line(37.0, 356.0),
        ],
        at: (32.0, 205.0),
    },
];

//! A lehenga or skirt in front.

use pdf::PathStep::{self, Close, Cubic, Line, Move, Quad};

use super::{Drawing, Shown, View};

pub const SKIRT: Drawing = Drawing {
    views: &[View {
        below: 0.0,
        outlines: &[CLOTH, BAND],
        seams: &[KALIS],
        shown: SHOWN,
    }],
};

/// Waist, both sides and the hem.
const CLOTH: &[PathStep] = &[
    Move(88.0, 44.0),
    Line(152.0, 44.0),
    Cubic(168.0, 110.0, 196.0, 220.0, 206.0, 330.0),
    Quad(120.0, 360.0, 34.0, 330.0),
    Cubic(44.0, 220.0, 72.0, 110.0, 88.0, 44.0),
    Close,
];
const BAND: &[PathStep] = &[Move(85.0, 58.0), Line(155.0, 58.0)];
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
    Shown {
        fields: &["aroundWaist"],
        line: &[
            Move(88.0, 28.0),
            Line(152.0, 28.0),
            Move(88.0, 23.0),
            Line(88.0, 33.0),
            Move(152.0, 23.0),
            Line(152.0, 33.0),
        ],
        at: (120.0, 34.0),
    },
    Shown {
        fields: &["aroundHip"],
        line: &[
            Move(67.0, 130.0),
            Line(173.0, 130.0),
            Move(67.0, 125.0),
            Line(67.0, 135.0),
            Move(173.0, 125.0),
            Line(173.0, 135.0),
        ],
        at: (120.0, 136.0),
    },
    Shown {
        fields: &["flare"],
        line: &[
            Move(34.0, 368.0),
            Line(206.0, 368.0),
            Move(34.0, 363.0),
            Line(34.0, 373.0),
            Move(206.0, 363.0),
            Line(206.0, 373.0),
        ],
        at: (120.0, 374.0),
    },
    Shown {
        fields: &["length"],
        line: &[
            Move(234.0, 44.0),
            Line(234.0, 345.0),
            Move(229.0, 44.0),
            Line(239.0, 44.0),
            Move(229.0, 345.0),
            Line(239.0, 345.0),
        ],
        at: (234.0, 200.0),
    },
];

//! A kurta or frock in front, with the neckline of the back behind it.

use pdf::PathStep::{self, Close, Cubic, Line, Move, Quad};

use super::{Drawing, Shown, View};

pub const TUNIC: Drawing = Drawing {
    views: &[View {
        below: 0.0,
        outlines: &[BODY, ARMHOLES, PLACKET],
        seams: &[REAR_NECK],
        shown: SHOWN,
    }],
};

/// Shoulders, sleeves, sides down to the hem, and the neckline in front.
const BODY: &[PathStep] = &[
    Move(92.0, 34.0),
    Line(58.0, 46.0),
    Line(18.0, 146.0),
    Line(42.0, 157.0),
    Line(66.0, 100.0),
    Cubic(68.0, 120.0, 71.0, 136.0, 71.0, 152.0),
    Cubic(71.0, 174.0, 63.0, 194.0, 60.0, 210.0),
    Line(44.0, 352.0),
    Quad(120.0, 366.0, 196.0, 352.0),
    Line(180.0, 210.0),
    Cubic(177.0, 194.0, 169.0, 174.0, 169.0, 152.0),
    Cubic(169.0, 136.0, 172.0, 120.0, 174.0, 100.0),
    Line(198.0, 157.0),
    Line(222.0, 146.0),
    Line(182.0, 46.0),
    Line(148.0, 34.0),
    Cubic(150.0, 68.0, 142.0, 86.0, 120.0, 86.0),
    Cubic(98.0, 86.0, 90.0, 68.0, 92.0, 34.0),
    Close,
];
const ARMHOLES: &[PathStep] = &[
    Move(58.0, 46.0),
    Cubic(67.0, 62.0, 68.0, 82.0, 66.0, 100.0),
    Move(182.0, 46.0),
    Cubic(173.0, 62.0, 172.0, 82.0, 174.0, 100.0),
];
const PLACKET: &[PathStep] = &[Move(120.0, 86.0), Line(120.0, 106.0)];
/// Neckline of the back.
const REAR_NECK: &[PathStep] = &[Move(92.0, 34.0), Quad(120.0, 70.0, 148.0, 34.0)];

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
        fields: &["frontNeck"],
        line: &[
            Move(108.0, 34.0),
            Line(108.0, 84.0),
            Move(102.0, 34.0),
            Line(114.0, 34.0),
        ],
        at: (106.0, 76.0),
    },
    Shown {
        fields: &["backNeck"],
        line: &[Move(134.0, 34.0), Line(134.0, 46.0), Line(198.0, 26.0)],
        at: (214.0, 26.0),
    },
    Shown {
        fields: &["aroundBust", "chest"],
        line: &[
            Move(68.0, 120.0),
            Line(172.0, 120.0),
            Move(68.0, 115.0),
            Line(68.0, 125.0),
            Move(172.0, 115.0),
            Line(172.0, 125.0),
        ],
        at: (120.0, 126.0),
    },
    Shown {
        fields: &["aroundWaist"],
        line: &[
            Move(71.0, 156.0),
            Line(169.0, 156.0),
            Move(71.0, 151.0),
            Line(71.0, 161.0),
            Move(169.0, 151.0),
            Line(169.0, 161.0),
        ],
        at: (120.0, 162.0),
    },
    Shown {
        fields: &["aroundHip"],
        line: &[
            Move(60.0, 212.0),
            Line(180.0, 212.0),
            Move(60.0, 207.0),
            Line(60.0, 217.0),
            Move(180.0, 207.0),
            Line(180.0, 217.0),
        ],
        at: (120.0, 218.0),
    },
    Shown {
        fields: &["flare"],
        line: &[
            Move(44.0, 376.0),
            Line(196.0, 376.0),
            Move(44.0, 371.0),
            Line(44.0, 381.0),
            Move(196.0, 371.0),
            Line(196.0, 381.0),
        ],
        at: (120.0, 381.0),
    },
    Shown {
        fields: &["length"],
        line: &[
            Move(234.0, 34.0),
            Line(234.0, 356.0),
            Move(229.0, 34.0),
            Line(239.0, 34.0),
            Move(229.0, 356.0),
            Line(239.0, 356.0),
        ],
        at: (234.0, 205.0),
    },
    Shown {
        fields: &["sleeveLength"],
        line: &[
            Move(48.0, 40.0),
            Line(8.0, 140.0),
            Move(43.0, 38.0),
            Line(53.0, 42.0),
            Move(3.0, 138.0),
            Line(13.0, 142.0),
        ],
        at: (22.0, 84.0),
    },
    Shown {
        fields: &["sleeveRound", "aroundArm"],
        line: &[
            Move(13.0, 156.0),
            Line(39.0, 168.0),
            Move(15.0, 151.0),
            Line(11.0, 161.0),
            Move(41.0, 163.0),
            Line(37.0, 173.0),
        ],
        at: (26.0, 188.0),
    },
];

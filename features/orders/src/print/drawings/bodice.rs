//! Front and back of a blouse.

use pdf::PathStep::{self, Close, Cubic, Line, Move, Quad};

use super::{Drawing, Shown, View};

/// Where the back begins below the front.
const BACK: f32 = 204.0;

pub const BODICE: Drawing = Drawing {
    views: &[
        View {
            below: 0.0,
            outlines: &[FRONT, ARMHOLES],
            seams: &[],
            shown: IN_FRONT,
        },
        View {
            below: BACK,
            outlines: &[REAR, ARMHOLES],
            seams: &[],
            shown: AT_THE_BACK,
        },
    ],
};

/// Body, neckline in front, and both sleeves.
const FRONT: &[PathStep] = &[
    Move(92.0, 34.0),
    Line(58.0, 46.0),
    Line(20.0, 108.0),
    Line(48.0, 122.0),
    Line(66.0, 92.0),
    Line(70.0, 172.0),
    Quad(120.0, 180.0, 170.0, 172.0),
    Line(174.0, 92.0),
    Line(192.0, 122.0),
    Line(220.0, 108.0),
    Line(182.0, 46.0),
    Line(148.0, 34.0),
    Cubic(150.0, 70.0, 142.0, 88.0, 120.0, 88.0),
    Cubic(98.0, 88.0, 90.0, 70.0, 92.0, 34.0),
    Close,
];
/// The same with a deeper neckline.
const REAR: &[PathStep] = &[
    Move(92.0, 34.0),
    Line(58.0, 46.0),
    Line(20.0, 108.0),
    Line(48.0, 122.0),
    Line(66.0, 92.0),
    Line(70.0, 172.0),
    Quad(120.0, 180.0, 170.0, 172.0),
    Line(174.0, 92.0),
    Line(192.0, 122.0),
    Line(220.0, 108.0),
    Line(182.0, 46.0),
    Line(148.0, 34.0),
    Cubic(146.0, 58.0, 158.0, 78.0, 156.0, 102.0),
    Cubic(154.0, 122.0, 140.0, 132.0, 120.0, 132.0),
    Cubic(100.0, 132.0, 86.0, 122.0, 84.0, 102.0),
    Cubic(82.0, 78.0, 94.0, 58.0, 92.0, 34.0),
    Close,
];
const ARMHOLES: &[PathStep] = &[
    Move(58.0, 46.0),
    Cubic(67.0, 60.0, 68.0, 76.0, 66.0, 92.0),
    Move(182.0, 46.0),
    Cubic(173.0, 60.0, 172.0, 76.0, 174.0, 92.0),
];

const IN_FRONT: &[Shown] = &[
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
            Move(120.0, 34.0),
            Line(120.0, 88.0),
            Move(114.0, 34.0),
            Line(126.0, 34.0),
        ],
        at: (120.0, 70.0),
    },
    Shown {
        fields: &["aroundBust", "chest"],
        line: &[
            Move(68.0, 106.0),
            Line(172.0, 106.0),
            Move(68.0, 101.0),
            Line(68.0, 111.0),
            Move(172.0, 101.0),
            Line(172.0, 111.0),
        ],
        at: (121.0, 128.0),
    },
    Shown {
        fields: &["aroundWaist"],
        line: &[
            Move(70.0, 191.0),
            Line(170.0, 191.0),
            Move(70.0, 186.0),
            Line(70.0, 196.0),
            Move(170.0, 186.0),
            Line(170.0, 196.0),
        ],
        at: (120.0, 198.0),
    },
    Shown {
        fields: &["length"],
        line: &[
            Move(230.0, 34.0),
            Line(230.0, 178.0),
            Move(225.0, 34.0),
            Line(235.0, 34.0),
            Move(225.0, 178.0),
            Line(235.0, 178.0),
        ],
        at: (230.0, 111.0),
    },
];

const AT_THE_BACK: &[Shown] = &[
    Shown {
        fields: &["backNeck"],
        line: &[
            Move(120.0, 34.0),
            Line(120.0, 132.0),
            Move(114.0, 34.0),
            Line(126.0, 34.0),
        ],
        at: (120.0, 112.0),
    },
    Shown {
        fields: &["sleeveLength"],
        line: &[
            Move(48.0, 40.0),
            Line(10.0, 102.0),
            Move(44.0, 37.0),
            Line(52.0, 43.0),
            Move(6.0, 99.0),
            Line(14.0, 105.0),
        ],
        at: (20.0, 64.0),
    },
    Shown {
        fields: &["sleeveRound", "aroundArm"],
        line: &[
            Move(14.0, 117.0),
            Line(42.0, 131.0),
            Move(16.0, 112.0),
            Line(11.0, 121.0),
            Move(45.0, 126.0),
            Line(40.0, 135.0),
        ],
        at: (26.0, 152.0),
    },
];

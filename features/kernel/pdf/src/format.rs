//! Sizes of pages.

use crate::style::Ink;

/// Points per inch, as PDF counts.
pub(crate) const INCH: f32 = 72.0;
const MM: f32 = INCH / 25.4;

/// A page: its size and what is at its edges. Lengths in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PageFormat {
    pub width: f32,
    /// `None` for a roll, which ends where its content does.
    pub height: Option<f32>,
    /// Left and right of the content.
    pub margin: f32,
    /// Above the content.
    pub top: f32,
    /// Below the content.
    pub bottom: f32,
    pub edge: PageEdge,
}

/// What is along the edges of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PageEdge {
    /// The border of a saree along the head.
    pub border: Option<Ink>,
    /// A ruler in inches along the foot. It is true when printed at 100 %.
    pub ruler: bool,
}

impl PageFormat {
    /// Tax documents and statements: A5 upright in the shop's colours.
    pub const A5: Self = Self {
        width: 148.0 * MM,
        height: Some(210.0 * MM),
        margin: 34.0,
        top: 46.0,
        bottom: 34.0,
        edge: PageEdge {
            border: Some(Ink::Rani),
            ruler: false,
        },
    };

    /// What is printed in the shop: A5 upright in black, with a ruler at its foot.
    pub const A5_BLACK: Self = Self {
        margin: 25.5,
        top: 40.0,
        bottom: 36.0,
        edge: PageEdge {
            border: Some(Ink::Black),
            ruler: true,
        },
        ..Self::A5
    };

    /// A roll of 80 mm, of which receipt printers print 72 mm.
    pub const ROLL_80: Self = Self {
        width: 80.0 * MM,
        height: None,
        margin: 4.0 * MM,
        top: 14.0,
        bottom: 20.0,
        edge: PageEdge {
            border: None,
            ruler: false,
        },
    };

    /// Left end of the content.
    pub fn left(&self) -> f32 {
        self.margin
    }

    /// Right end of the content.
    pub fn right(&self) -> f32 {
        self.width - self.margin
    }
}

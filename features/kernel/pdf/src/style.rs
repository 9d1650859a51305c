//! How texts and shapes look.

use krilla::{color::rgb::Color, paint::Fill};

use crate::type_case::Face;

/// Colours of the shop, dark enough for a printer without any, and black on white for slips.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    Dark,
    Quiet,
    Rani,
    Black,
    White,
}

impl Ink {
    pub(crate) fn colour(self) -> Color {
        match self {
            Self::Dark => Color::new(0x2a, 0x0f, 0x2e),
            Self::Quiet => Color::new(0x5e, 0x47, 0x63),
            Self::Rani => Color::new(0xb5, 0x10, 0x5b),
            Self::Black => Color::new(0, 0, 0),
            Self::White => Color::new(0xff, 0xff, 0xff),
        }
    }

    pub(crate) fn fill(self) -> Fill {
        Fill {
            paint: self.colour().into(),
            ..Fill::default()
        }
    }
}

/// How a text is set. The size is in points.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    pub face: Face,
    pub size: f32,
    pub ink: Ink,
}

impl Style {
    pub const fn new(face: Face, size: f32, ink: Ink) -> Self {
        Self { face, size, ink }
    }

    /// From one line to the next, in points.
    pub fn leading(self) -> f32 {
        self.size * 1.36
    }
}

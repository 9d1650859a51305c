//! What is on a page, and how it is drawn.

use krilla::{
    geom::{PathBuilder, Point, Rect, Size, Transform},
    image::Image,
    num::NormalizedF32,
    paint::{Stroke, StrokeDash},
    surface::Surface,
    text::TextDirection,
};

use crate::{
    format::{INCH, PageFormat},
    style::{Ink, Style},
    type_case::{Face, TypeCase},
};

const NUMERAL: Style = Style::new(Face::Bold, 8.5, Ink::Black);

/// One thing on a page. Lengths in points from the top left corner.
pub enum Mark {
    Text {
        x: f32,
        /// Of the base line.
        y: f32,
        style: Style,
        text: String,
    },
    Line {
        from: (f32, f32),
        to: (f32, f32),
        pen: Pen,
    },
    Box {
        x: f32,
        y: f32,
        width: f32,
        height: f32,
        fill: Option<Ink>,
        pen: Option<Pen>,
    },
    /// Equal squares with the side `unit`, at these columns and rows.
    Squares {
        x: f32,
        y: f32,
        unit: f32,
        places: Vec<(usize, usize)>,
    },
    Path {
        origin: (f32, f32),
        scale: f32,
        steps: Vec<PathStep>,
        pen: Pen,
    },
    Image {
        x: f32,
        y: f32,
        width: f32,
        height: f32,
        image: Image,
    },
}

/// A step of a path, in the drawing's own units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PathStep {
    Move(f32, f32),
    Line(f32, f32),
    /// With one control point before the end.
    Quad(f32, f32, f32, f32),
    /// With two control points before the end.
    Cubic(f32, f32, f32, f32, f32, f32),
    Close,
}

/// How a line is drawn.
#[derive(Clone, Copy)]
pub struct Pen {
    pub ink: Ink,
    pub width: f32,
    pub dashed: bool,
}

impl Pen {
    fn stroke(self) -> Stroke {
        Stroke {
            paint: self.ink.colour().into(),
            width: self.width,
            opacity: NormalizedF32::ONE,
            dash: self.dashed.then(|| StrokeDash {
                array: vec![5.0 * self.width.min(0.9), 3.5 * self.width.min(0.9)],
                offset: 0.0,
            }),
            ..Stroke::default()
        }
    }
}

pub fn draw(surface: &mut Surface<'_>, case: &TypeCase, mark: &Mark) {
    match mark {
        Mark::Text { x, y, style, text } => {
            surface.set_fill(Some(style.ink.fill()));
            surface.set_stroke(None);
            let mut x = *x;
            for (font, part, width) in case.parts(text, style.face, style.size) {
                let start = Point::from_xy(x, *y);
                surface.draw_text(start, font, style.size, part, false, TextDirection::Auto);
                x += width;
            }
        }
        Mark::Line { from, to, pen } => {
            surface.set_fill(None);
            surface.set_stroke(Some(pen.stroke()));
            let mut path = PathBuilder::new();
            path.move_to(from.0, from.1);
            path.line_to(to.0, to.1);
            finish(surface, path);
        }
        Mark::Box {
            x,
            y,
            width,
            height,
            fill,
            pen,
        } => {
            surface.set_fill(fill.map(Ink::fill));
            surface.set_stroke(pen.map(Pen::stroke));
            let mut path = PathBuilder::new();
            if let Some(rect) = Rect::from_xywh(*x, *y, *width, *height) {
                path.push_rect(rect);
            }
            finish(surface, path);
        }
        Mark::Squares { x, y, unit, places } => {
            surface.set_stroke(None);
            surface.set_fill(Some(Ink::Black.fill()));
            let mut path = PathBuilder::new();
            for (column, row) in places {
                let (left, top) = (x + *column as f32 * unit, y + *row as f32 * unit);
                if let Some(square) = Rect::from_xywh(left, top, *unit, *unit) {
                    path.push_rect(square);
                }
            }
            finish(surface, path);
        }
        Mark::Path {
            origin,
            scale,
            steps,
            pen,
        } => {
            surface.set_fill(None);
            surface.set_stroke(Some(pen.stroke()));
            let mut path = PathBuilder::new();
            let x = |x: f32| origin.0 + x * scale;
            let y = |y: f32| origin.1 + y * scale;
            for step in steps {
                match *step {
                    PathStep::Move(to, down) => path.move_to(x(to), y(down)),
                    PathStep::Line(to, down) => path.line_to(x(to), y(down)),
                    PathStep::Quad(a, b, to, down) => path.quad_to(x(a), y(b), x(to), y(down)),
                    PathStep::Cubic(a, b, c, d, to, down) => {
                        path.cubic_to(x(a), y(b), x(c), y(d), x(to), y(down));
                    }
                    PathStep::Close => path.close(),
                }
            }
            finish(surface, path);
        }
        Mark::Image {
            x,
            y,
            width,
            height,
            image,
        } => {
            if let Some(size) = Size::from_wh(*width, *height) {
                surface.push_transform(&Transform::from_translate(*x, *y));
                surface.draw_image(image.clone(), size);
                surface.pop();
            }
        }
    }
}

fn finish(surface: &mut Surface<'_>, path: PathBuilder) {
    if let Some(path) = path.finish() {
        surface.draw_path(&path);
    }
}

/// The border of a saree along the head of the page: a band and its teeth.
pub fn border(surface: &mut Surface<'_>, width: f32, ink: Ink) {
    const BAND: f32 = 5.0;
    const TOOTH: f32 = 7.0;
    surface.set_stroke(None);
    surface.set_fill(Some(ink.fill()));
    let mut path = PathBuilder::new();
    if let Some(band) = Rect::from_xywh(0.0, 0.0, width, BAND) {
        path.push_rect(band);
    }
    let mut x = 0.0;
    while x < width {
        path.move_to(x, BAND);
        path.line_to(x + TOOTH / 2.0, BAND + TOOTH * 0.8);
        path.line_to(x + TOOTH, BAND);
        path.close();
        x += TOOTH;
    }
    finish(surface, path);
}

/// A tape in inches and eighths along the foot of a page, from its left edge. One inch is one inch.
pub fn ruler(surface: &mut Surface<'_>, case: &TypeCase, format: &PageFormat, height: f32) {
    const BAND: f32 = 18.0;
    const EIGHTHS: usize = 8;
    let top = height - BAND;
    let pen = |width| Pen {
        ink: Ink::Black,
        width,
        dashed: false,
    };
    let line = |surface: &mut Surface<'_>, from, to, width| {
        let pen = pen(width);
        draw(surface, case, &Mark::Line { from, to, pen });
    };
    line(surface, (0.0, top), (format.width, top), 1.0);
    let mut eighth = 1_usize;
    loop {
        let x = eighth as f32 * INCH / EIGHTHS as f32;
        if x >= format.width {
            return;
        }
        let (length, width) = match eighth % EIGHTHS {
            0 => (11.0, 0.9),
            4 => (7.0, 0.6),
            2 | 6 => (5.0, 0.5),
            _ => (3.0, 0.4),
        };
        line(surface, (x, top), (x, top + length), width);
        if eighth.is_multiple_of(EIGHTHS) {
            let text = (eighth / EIGHTHS).to_string();
            let x = x - case.width(&text, NUMERAL.face, NUMERAL.size) - 3.0;
            let (y, style) = (height - 4.5, NUMERAL);
            draw(surface, case, &Mark::Text { x, y, style, text });
        }
        eighth += 1;
    }
}

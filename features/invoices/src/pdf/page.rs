//! Pages of A5 and the pen that draws on them. A document is laid out first and drawn afterwards, so that nothing is
//! cut in two where a page ends.

use kernel::Failure;
use krilla::{
    Document,
    color::rgb::Color,
    geom::{PathBuilder, Point, Rect},
    metadata::Metadata,
    num::NormalizedF32,
    page::PageSettings,
    paint::{Fill, Stroke, StrokeDash},
    surface::Surface,
    text::TextDirection,
};

use super::type_case::{Face, TypeCase};

/// A5 upright, in points.
pub const WIDTH: f32 = 419.53;
const HEIGHT: f32 = 595.28;
pub const LEFT: f32 = 34.0;
pub const RIGHT: f32 = WIDTH - LEFT;
const TOP: f32 = 46.0;
/// Above everything else, on a document of several pages.
const FOLIO_BELOW: f32 = 30.0;
const FOLIO: Style = Style {
    face: Face::Text,
    size: 8.0,
    ink: Ink::Quiet,
};
const BOTTOM: f32 = HEIGHT - 34.0;

/// The colours of the shop, dark enough for a printer without any.
#[derive(Clone, Copy, Debug)]
pub enum Ink {
    Dark,
    Quiet,
    Rani,
}

impl Ink {
    fn colour(self) -> Color {
        match self {
            Self::Dark => Color::new(0x2a, 0x0f, 0x2e),
            Self::Quiet => Color::new(0x5e, 0x47, 0x63),
            Self::Rani => Color::new(0xb5, 0x10, 0x5b),
        }
    }

    fn fill(self) -> Fill {
        Fill {
            paint: self.colour().into(),
            ..Fill::default()
        }
    }
}

/// How a text is set.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    pub face: Face,
    pub size: f32,
    pub ink: Ink,
}

impl Style {
    pub fn leading(self) -> f32 {
        self.size * 1.36
    }
}

enum Mark {
    Text {
        x: f32,
        y: f32,
        style: Style,
        text: String,
    },
    /// From margin to margin; a seam is dashed.
    Line { y: f32, seam: bool },
}

/// Pages that are being filled from the top.
pub struct PdfPage {
    pub case: TypeCase,
    pages: Vec<Vec<Mark>>,
    /// Where the next thing begins.
    pub y: f32,
}

impl PdfPage {
    pub fn new() -> Result<Self, Failure> {
        Ok(Self {
            case: TypeCase::open()?,
            pages: vec![Vec::new()],
            y: TOP,
        })
    }

    /// A new page, unless so much fits on this one.
    pub fn need(&mut self, height: f32) {
        if self.y + height > BOTTOM && self.y > TOP {
            self.pages.push(Vec::new());
            self.y = TOP;
        }
    }

    fn mark(&mut self, mark: Mark) {
        if let Some(page) = self.pages.last_mut() {
            page.push(mark);
        }
    }

    /// A text that begins at `x`, with its base line `below` the top of what is being set.
    pub fn text(&mut self, x: f32, below: f32, style: Style, text: &str) {
        let (y, text) = (self.y + below, printable(text));
        self.mark(Mark::Text { x, y, style, text });
    }

    /// The same, ending at `x`.
    pub fn text_to(&mut self, x: f32, below: f32, style: Style, text: &str) {
        let width = self.case.width(&printable(text), style.face, style.size);
        self.text(x - width, below, style, text);
    }

    pub fn line(&mut self, seam: bool) {
        let y = self.y;
        self.mark(Mark::Line { y, seam });
    }

    /// Says on every page of several which one it is, and from the second on what it belongs to: loose sheets find each
    /// other again.
    fn number_pages(&mut self, title: &str) {
        let total = self.pages.len();
        if total < 2 {
            return;
        }
        let mark = |x: f32, text: &str| Mark::Text {
            x,
            y: FOLIO_BELOW,
            style: FOLIO,
            text: printable(text),
        };
        for (index, page) in self.pages.iter_mut().enumerate() {
            let place = format!("Page {} of {total}", index + 1);
            let width = self.case.width(&place, FOLIO.face, FOLIO.size);
            page.push(mark(RIGHT - width, &place));
            if index > 0 {
                page.push(mark(LEFT, title));
            }
        }
    }

    /// The file. The same marks make the same bytes.
    pub fn finish(mut self, title: String, author: String) -> Result<Vec<u8>, Failure> {
        self.number_pages(&title);
        let mut document = Document::new();
        let metadata = Metadata::new()
            .title(title)
            .authors(vec![author])
            .language("en-IN".to_owned());
        document.set_metadata(metadata);
        for marks in &self.pages {
            let settings = PageSettings::from_wh(WIDTH, HEIGHT)
                .ok_or_else(|| Failure::internal("a page without a size"))?;
            let mut page = document.start_page_with(settings);
            let mut surface = page.surface();
            border(&mut surface);
            for mark in marks {
                draw(&mut surface, &self.case, mark);
            }
            surface.finish();
            page.finish();
        }
        let file = document.finish();
        file.map_err(|error| Failure::internal(format!("the document cannot be drawn: {error:?}")))
    }
}

/// Without what a page cannot show.
fn printable(text: &str) -> String {
    let visible = |c: char| if c.is_control() { ' ' } else { c };
    text.chars().map(visible).collect()
}

fn draw(surface: &mut Surface<'_>, case: &TypeCase, mark: &Mark) {
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
        Mark::Line { y, seam } => {
            surface.set_fill(None);
            surface.set_stroke(Some(Stroke {
                paint: Ink::Dark.colour().into(),
                width: if *seam { 0.9 } else { 0.5 },
                opacity: NormalizedF32::ONE,
                dash: seam.then(|| StrokeDash {
                    array: vec![5.0, 3.5],
                    offset: 0.0,
                }),
                ..Stroke::default()
            }));
            let mut path = PathBuilder::new();
            path.move_to(LEFT, *y);
            path.line_to(RIGHT, *y);
            if let Some(path) = path.finish() {
                surface.draw_path(&path);
            }
        }
    }
}

/// The border of a saree along the head of the page: a band and its teeth.
fn border(surface: &mut Surface<'_>) {
    const BAND: f32 = 5.0;
    const TOOTH: f32 = 7.0;
    surface.set_stroke(None);
    surface.set_fill(Some(Ink::Rani.fill()));
    let mut path = PathBuilder::new();
    if let Some(band) = Rect::from_xywh(0.0, 0.0, WIDTH, BAND) {
        path.push_rect(band);
    }
    let mut x = 0.0;
    while x < WIDTH {
        path.move_to(x, BAND);
        path.line_to(x + TOOTH / 2.0, BAND + TOOTH * 0.8);
        path.line_to(x + TOOTH, BAND);
        path.close();
        x += TOOTH;
    }
    if let Some(path) = path.finish() {
        surface.draw_path(&path);
    }
}

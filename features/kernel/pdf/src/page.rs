//! Pages and the pen that draws on them. A file is laid out first and drawn afterwards, so that nothing is cut in two
//! where a page ends.

use kernel::{Failure, qr_code::QrSquares};
use krilla::{Document, image::Image, metadata::Metadata, page::PageSettings};

use crate::{
    format::PageFormat,
    mark::{Mark, PathStep, Pen, border, draw, ruler},
    style::{Ink, Style},
    type_case::{Face, TypeCase},
};

/// Above everything else, in a file of several pages.
const FOLIO_BELOW: f32 = 30.0;
const FOLIO: Style = Style::new(Face::Text, 8.0, Ink::Quiet);
/// Quiet zone of a QR code, in squares: half of what ISO/IEC 18004 asks for, as the page is white around it.
const QUIET_ZONE: usize = 2;
const THIN: f32 = 0.5;
/// The box of a logo, and what is free below it.
const LOGO: (f32, f32) = (120.0, 34.0);
const LOGO_GAP: f32 = 6.0;

/// Pages that are being filled from the top.
pub struct PdfPage {
    pub case: TypeCase,
    format: PageFormat,
    pages: Vec<Vec<Mark>>,
    /// Where the next thing begins.
    pub y: f32,
    /// The highest place that must stay free for the next thing: where the last one ended.
    lowest: f32,
}

impl PdfPage {
    /// Starts a file with an empty page.
    ///
    /// # Errors
    /// A font is broken.
    pub fn new(format: PageFormat) -> Result<Self, Failure> {
        Ok(Self {
            case: TypeCase::open()?,
            format,
            pages: vec![Vec::new()],
            y: format.top,
            lowest: format.top,
        })
    }

    /// Left end of the content.
    pub fn left(&self) -> f32 {
        self.format.left()
    }

    /// Right end of the content.
    pub fn right(&self) -> f32 {
        self.format.right()
    }

    /// Where the content of a page must end; `None` on a roll.
    fn end(&self) -> Option<f32> {
        Some(self.format.height? - self.format.bottom)
    }

    /// Height that is left on this page; `None` on a roll.
    pub fn rest(&self) -> Option<f32> {
        self.end().map(|end| end - self.y)
    }

    /// Starts a new page, unless so much fits on this one.
    pub fn need(&mut self, height: f32) {
        let over = self.end().is_some_and(|end| self.y + height > end);
        if over && self.y > self.format.top {
            self.turn();
        }
    }

    /// Starts a new page.
    pub fn turn(&mut self) {
        self.pages.push(Vec::new());
        self.y = self.format.top;
        self.lowest = self.y;
    }

    fn mark(&mut self, mark: Mark) {
        if let Some(page) = self.pages.last_mut() {
            page.push(mark);
        }
    }

    /// Sets a text that begins at `x`, with its base line `below` the top of what is being set.
    pub fn text(&mut self, x: f32, below: f32, style: Style, text: &str) {
        let (y, text) = (self.y + below, printable(text));
        self.lowest = self.lowest.max(y);
        self.mark(Mark::Text { x, y, style, text });
    }

    /// The same, ending at `x`.
    pub fn text_to(&mut self, x: f32, below: f32, style: Style, text: &str) {
        let width = self.width(style, text);
        self.text(x - width, below, style, text);
    }

    /// The same, centred around `x`.
    pub fn text_around(&mut self, x: f32, below: f32, style: Style, text: &str) {
        let width = self.width(style, text);
        self.text(x - width / 2.0, below, style, text);
    }

    /// Width of a text in one line.
    pub fn width(&self, style: Style, text: &str) -> f32 {
        self.case.width(&printable(text), style.face, style.size)
    }

    /// Sets texts one below the other from `x`, broken at `width`. Returns their height.
    pub fn column(&mut self, x: f32, width: f32, texts: &[(Style, String)]) -> f32 {
        self.stack(width, texts, |page, below, style, line| {
            page.text(x, below, style, line);
        })
    }

    /// The same, each ending at `x`.
    pub fn column_to(&mut self, x: f32, width: f32, texts: &[(Style, String)]) -> f32 {
        self.stack(width, texts, |page, below, style, line| {
            page.text_to(x, below, style, line);
        })
    }

    /// The same, each centred around `x`.
    pub fn column_around(&mut self, x: f32, width: f32, texts: &[(Style, String)]) -> f32 {
        self.stack(width, texts, |page, below, style, line| {
            page.text_around(x, below, style, line);
        })
    }

    fn stack(
        &mut self,
        width: f32,
        texts: &[(Style, String)],
        set: impl Fn(&mut Self, f32, Style, &str),
    ) -> f32 {
        let mut height = 0.0;
        for (style, text) in texts {
            for line in self.case.lines(text, style.face, style.size, width) {
                set(self, height + style.size, *style, &line);
                height += style.leading();
            }
        }
        height
    }

    /// Height that `column` would take.
    pub fn height(&self, width: f32, texts: &[(Style, String)]) -> f32 {
        let lines = texts.iter().map(|(style, text)| {
            let lines = self.case.lines(text, style.face, style.size, width);
            lines.len() as f32 * style.leading()
        });
        lines.sum()
    }

    /// Draws a line from margin to margin; a seam is dashed.
    pub fn line(&mut self, seam: bool) {
        let ink = self.ink();
        let width = if seam { 0.9 } else { THIN };
        let ends = (self.left(), self.right());
        self.rule(ends, 0.0, (ink, width, seam));
    }

    /// Draws a line from `x` to `x`, with ink, width and whether it is dashed.
    pub fn rule(
        &mut self,
        (from, to): (f32, f32),
        below: f32,
        (ink, width, dashed): (Ink, f32, bool),
    ) {
        let y = self.y + below;
        self.lowest = self.lowest.max(y);
        let pen = Pen { ink, width, dashed };
        let (from, to) = ((from, y), (to, y));
        self.mark(Mark::Line { from, to, pen });
    }

    /// Draws a line downwards.
    pub fn upright(&mut self, x: f32, below: f32, height: f32) {
        let pen = self.pen(THIN, false);
        let (from, to) = ((x, self.y + below), (x, self.y + below + height));
        self.lowest = self.lowest.max(to.1);
        self.mark(Mark::Line { from, to, pen });
    }

    /// Draws a filled box.
    pub fn block(&mut self, (x, below): (f32, f32), (width, height): (f32, f32), fill: Ink) {
        let y = self.y + below;
        self.lowest = self.lowest.max(y + height);
        self.mark(Mark::Box {
            x,
            y,
            width,
            height,
            fill: Some(fill),
            pen: None,
        });
    }

    /// Draws the outline of a box.
    pub fn outline(
        &mut self,
        (x, below): (f32, f32),
        (width, height): (f32, f32),
        (pen, dashed): (f32, bool),
    ) {
        let y = self.y + below;
        self.lowest = self.lowest.max(y + height);
        let pen = Some(self.pen(pen, dashed));
        self.mark(Mark::Box {
            x,
            y,
            width,
            height,
            fill: None,
            pen,
        });
    }

    /// Draws the outline of a drawing from `(x, below)`, with the width of the line in points.
    pub fn path(
        &mut self,
        (x, below): (f32, f32),
        scale: f32,
        (width, dashed): (f32, bool),
        steps: Vec<PathStep>,
    ) {
        let origin = (x, self.y + below);
        let pen = self.pen(width, dashed);
        self.mark(Mark::Path {
            origin,
            scale,
            steps,
            pen,
        });
    }

    /// Draws a QR code, `side` wide with its quiet zone.
    ///
    /// # Errors
    /// The text is longer than a QR code can hold.
    pub fn qr_code(
        &mut self,
        (x, below): (f32, f32),
        side: f32,
        text: &str,
    ) -> Result<(), Failure> {
        let squares = QrSquares::of(text)?;
        let unit = side / (squares.side + 2 * QUIET_ZONE) as f32;
        let quiet = QUIET_ZONE as f32 * unit;
        let y = self.y + below;
        self.lowest = self.lowest.max(y + side);
        self.mark(Mark::Squares {
            x: x + quiet,
            y: y + quiet,
            unit,
            places: squares.dark,
        });
        Ok(())
    }

    /// Draws an image as large as fits into the box, from its top left corner. Returns its width; a file that is no JPEG,
    /// PNG or WebP takes none.
    pub fn image(
        &mut self,
        (x, below): (f32, f32),
        (width, height): (f32, f32),
        file: Vec<u8>,
    ) -> f32 {
        let Some(image) = read(file) else {
            return 0.0;
        };
        let (width, height) = fitted(&image, (width, height));
        let y = self.y + below;
        self.lowest = self.lowest.max(y + height);
        self.mark(Mark::Image {
            x,
            y,
            width,
            height,
            image,
        });
        width
    }

    /// Sets texts like `column`, below a logo.
    pub fn headed(
        &mut self,
        x: f32,
        width: f32,
        logo: Option<Vec<u8>>,
        texts: &[(Style, String)],
    ) -> f32 {
        let wide = logo.map_or(0.0, |file| self.image((x, 0.0), LOGO, file));
        let above = if wide > 0.0 { LOGO.1 + LOGO_GAP } else { 0.0 };
        let top = self.y;
        self.y += above;
        let height = self.column(x, width, texts);
        self.y = top;
        above + height
    }

    /// Draws a logo centred around `x`. Returns the height that it takes.
    pub fn logo_around(&mut self, x: f32, file: Vec<u8>) -> f32 {
        let Some(image) = read(file) else {
            return 0.0;
        };
        let (width, height) = fitted(&image, LOGO);
        self.mark(Mark::Image {
            x: x - width / 2.0,
            y: self.y,
            width,
            height,
            image,
        });
        height + LOGO_GAP
    }

    fn ink(&self) -> Ink {
        match self.format.edge.border {
            Some(Ink::Rani) => Ink::Dark,
            _ => Ink::Black,
        }
    }

    fn pen(&self, width: f32, dashed: bool) -> Pen {
        Pen {
            ink: self.ink(),
            width,
            dashed,
        }
    }

    /// Says on every page of several which one it is, and from the second on what it belongs to: loose pages find each
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
        let (left, right) = (self.left(), self.right());
        for (index, page) in self.pages.iter_mut().enumerate() {
            let place = format!("Page {} of {total}", index + 1);
            let width = self.case.width(&place, FOLIO.face, FOLIO.size);
            page.push(mark(right - width, &place));
            if index > 0 {
                page.push(mark(left, title));
            }
        }
    }

    /// Makes the file, with page numbers if there are several pages. The same marks make the same bytes.
    ///
    /// # Errors
    /// The file cannot be drawn.
    pub fn finish(mut self, title: String, author: String) -> Result<Vec<u8>, Failure> {
        self.number_pages(&title);
        self.bind(title, author)
    }

    /// Makes the file of pages that belong to nothing else: cards that are cut apart and pinned to pieces.
    ///
    /// # Errors
    /// The file cannot be drawn.
    pub fn finish_apart(self, title: String, author: String) -> Result<Vec<u8>, Failure> {
        self.bind(title, author)
    }

    fn bind(self, title: String, author: String) -> Result<Vec<u8>, Failure> {
        let mut document = Document::new();
        let metadata = Metadata::new()
            .title(title)
            .authors(vec![author])
            .language("en-IN".to_owned());
        document.set_metadata(metadata);
        let roll = self.y.max(self.lowest) + self.format.bottom;
        let height = self.format.height.unwrap_or(roll);
        for marks in &self.pages {
            let settings = PageSettings::from_wh(self.format.width, height)
                .ok_or_else(|| Failure::internal("a page without a size"))?;
            let mut page = document.start_page_with(settings);
            let mut surface = page.surface();
            if let Some(ink) = self.format.edge.border {
                border(&mut surface, self.format.width, ink);
            }
            if self.format.edge.ruler {
                ruler(&mut surface, &self.case, &self.format, height);
            }
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

/// `None` for a file that is no JPEG, PNG or WebP.
fn read(file: Vec<u8>) -> Option<Image> {
    let image = match file.first_chunk() {
        Some(b"\xFF\xD8\xFF") => Image::from_jpeg(file.into(), true),
        Some(b"\x89PN") => Image::from_png(file.into(), true),
        _ => Image::from_webp(file.into(), true),
    };
    image.ok()
}

/// Width and height of an image that is as large as fits into a box.
fn fitted(image: &Image, (width, height): (f32, f32)) -> (f32, f32) {
    let (wide, high) = image.size();
    let (wide, high) = (wide.max(1) as f32, high.max(1) as f32);
    let scale = (width / wide).min(height / high);
    (wide * scale, high * scale)
}

/// Without what a page cannot show.
fn printable(text: &str) -> String {
    let visible = |c: char| if c.is_control() { ' ' } else { c };
    text.chars().map(visible).collect()
}

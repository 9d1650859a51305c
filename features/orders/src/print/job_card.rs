//! The card that stays with a piece in the workshop, on A5: no price, no phone number, no address.

use kernel::{Day, Failure, LengthUnit};
use pdf::{Face, Ink, PageEdge, PageFormat, PdfPage, Style};

use super::{
    drawings::{self, drawing_of},
    wording::{length, weekday},
};
use crate::measurements::Length;

const FORMAT: PageFormat = PageFormat {
    top: 20.0,
    edge: PageEdge {
        border: None,
        ruler: true,
    },
    ..PageFormat::A5_BLACK
};

const SHOP: Style = Style::new(Face::Display, 12.0, Ink::Black);
const NUMBER: Style = Style::new(Face::Bold, 27.0, Ink::Black);
const NAME: Style = Style::new(Face::Bold, 14.0, Ink::Black);
const TEXT: Style = Style::new(Face::Text, 10.0, Ink::Black);
const STRONG: Style = Style::new(Face::Bold, 10.0, Ink::Black);
const SMALL: Style = Style::new(Face::Text, 9.0, Ink::Black);
const HEAD: Style = Style::new(Face::Bold, 9.0, Ink::Black);
const FACT: Style = Style::new(Face::Bold, 13.0, Ink::Black);
const LENGTH: Style = Style::new(Face::Bold, 11.0, Ink::Black);
const DUE: Style = Style::new(Face::Text, 9.0, Ink::White);
const DUE_DAY: Style = Style::new(Face::Bold, 13.0, Ink::White);

const CODE: f32 = 86.0;
const THICK: f32 = 1.4;
const THIN: f32 = 0.6;
const ROW: f32 = 18.5;
const PHOTO: (f32, f32) = (84.0, 105.0);
const STEPS: [&str; 6] = ["Cut", "Stitch", "Trial", "Finish", "Iron", "Check"];

/// What a card says of a piece.
#[derive(Clone, Debug)]
pub struct JobCard {
    pub shop: String,
    /// Number of the order.
    pub order: String,
    /// Position of the piece, and how many there are.
    pub position: (i64, usize),
    pub name: String,
    pub quantity: i64,
    pub wearer: String,
    pub maker: Option<String>,
    pub trial: Option<String>,
    pub due: Option<Day>,
    /// Keys of all fields of the garment's type; none for a piece without one.
    pub fields: Vec<String>,
    pub lengths: Vec<Length>,
    pub unit: LengthUnit,
    /// Group and option.
    pub choices: Vec<(String, String)>,
    /// Whose fabric it is, with the shelf, and what it is.
    pub fabric: (String, String),
    pub notes: Vec<String>,
    /// As JPEG.
    pub photos: Vec<Vec<u8>>,
    /// Address that the code opens.
    pub code: String,
}

impl JobCard {
    fn title(&self) -> String {
        match self.position {
            (_, 1) => self.order.clone(),
            (position, _) => format!("{}/{position}", self.order),
        }
    }
}

/// A file with these cards, each on a page of its own.
///
/// # Errors
/// It cannot be drawn.
pub fn draw(cards: &[JobCard]) -> Result<Vec<u8>, Failure> {
    let mut page = PdfPage::new(FORMAT)?;
    for (place, card) in cards.iter().enumerate() {
        if place > 0 {
            page.turn();
        }
        head(&mut page, card)?;
        facts(&mut page, card);
        lengths(&mut page, card);
        made_of(&mut page, card);
        notes(&mut page, card);
        photos(&mut page, card);
        steps(&mut page, card);
    }
    let first = cards.first();
    let title = first.map_or_else(String::new, |card| format!("Job card {}", card.title()));
    let shop = first.map_or_else(String::new, |card| card.shop.clone());
    page.finish_apart(title, shop)
}

/// Continues on a new page with the number, unless so much fits on this one.
fn need(page: &mut PdfPage, card: &JobCard, height: f32) {
    if page.rest().is_some_and(|rest| rest < height) {
        page.turn();
        let title = format!("{}, continued", card.title());
        let left = page.left();
        page.text(left, HEAD.size, HEAD, &title);
        page.y += HEAD.leading() + 4.0;
        rule(page, THIN);
        page.y += 6.0;
    }
}

fn rule(page: &mut PdfPage, width: f32) {
    let ends = (page.left(), page.right());
    page.rule(ends, 0.0, (Ink::Black, width, false));
}

/// Shop, number and piece on the left, the code on the right.
fn head(page: &mut PdfPage, card: &JobCard) -> Result<(), Failure> {
    let (left, right) = (page.left(), page.right());
    let top = page.y;
    page.qr_code((right - CODE + 4.0, -4.0), CODE, &card.code)?;
    page.text(left, SHOP.size, SHOP, &card.shop);
    page.y += SHOP.leading() + 4.0;
    page.text(left, NUMBER.size, NUMBER, &card.order);
    let (position, count) = card.position;
    if count > 1 {
        let x = left + page.width(NUMBER, &card.order) + 8.0;
        let text = position.to_string();
        let width = page.width(NUMBER, &text) + 14.0;
        page.outline((x, 0.0), (width, NUMBER.size + 6.0), (THICK, false));
        page.text_around(x + width / 2.0, NUMBER.size, NUMBER, &text);
    }
    page.y += NUMBER.leading() + 2.0;
    let many = match card.quantity {
        1 => String::new(),
        quantity => format!(" × {quantity}"),
    };
    let of = match count {
        1 => "For".to_owned(),
        count => format!("Piece {position} of {count}, for"),
    };
    let about = [
        (NAME, format!("{}{many}", card.name)),
        (
            SMALL,
            format!(
                "{of} {}. Scan to open it.",
                card.wearer.trim_end_matches('.')
            ),
        ),
    ];
    page.y += page.column(left, right - left - CODE - 6.0, &about);
    page.y = page.y.max(top + CODE - 4.0) + 5.0;
    rule(page, THICK);
    Ok(())
}

/// Maker and trial, and the day in black.
fn facts(page: &mut PdfPage, card: &JobCard) {
    let (left, right) = (page.left(), page.right());
    let width = (right - left) / 3.0;
    let none = |text: &str| text.to_owned();
    let maker = card.maker.clone().unwrap_or(none("Not assigned"));
    let trial = card.trial.clone().unwrap_or(none("None"));
    let due = card.due.map_or(none("No day set"), weekday);
    let facts = [
        [(SMALL, none("Maker")), (FACT, maker)],
        [(SMALL, none("Trial")), (FACT, trial)],
        [(DUE, none("Due")), (DUE_DAY, due)],
    ];
    let inner = width - 14.0;
    let heights = facts.iter().map(|texts| page.height(inner, texts));
    let height = heights.fold(0.0, f32::max) + 8.0;
    page.block((left + 2.0 * width, 0.0), (width, height), Ink::Black);
    page.upright(left + width, 0.0, height);
    page.y += 4.0;
    for (place, texts) in (0_u8..).zip(&facts) {
        let indent = if place == 0 { 0.0 } else { 8.0 };
        page.column(left + f32::from(place) * width + indent, inner, texts);
    }
    page.y += height - 4.0;
    rule(page, THIN);
}

/// The table, with a drawing beside it where there is one and both fit.
fn lengths(page: &mut PdfPage, card: &JobCard) {
    let (left, right) = (page.left(), page.right());
    if card.lengths.is_empty() {
        page.y += 8.0;
        page.text(left, TEXT.size, TEXT, "Not measured yet.");
        page.y += TEXT.leading() + 8.0;
        rule(page, THIN);
        return;
    }
    let drawing = drawing_of(&card.fields, &card.lengths);
    let from = match drawing {
        Some(_) => left + drawings::WIDTH + 14.0,
        None => left,
    };
    let value = right - 106.0;
    let trial = right - 96.0;
    page.y += 5.0;
    let top = page.y;
    if let Some(drawing) = drawing {
        drawing.draw(page, (left, 0.0), &card.lengths, card.unit);
    }
    let unit = match card.unit {
        LengthUnit::Inches => "Inches",
        LengthUnit::Centimetres => "cm",
    };
    page.text(from, 11.0, HEAD, "Measurement");
    page.text_to(value, 11.0, HEAD, unit);
    page.text_around((trial + right) / 2.0, 11.0, HEAD, "After trial");
    page.y += ROW - 1.0;
    for taken in &card.lengths {
        need(page, card, ROW);
        page.rule((from, right), 0.0, (Ink::Black, THIN, false));
        page.upright(trial, 0.0, ROW);
        let name = page
            .case
            .lines(&taken.label, TEXT.face, TEXT.size, value - from - 34.0);
        let name = name.first().map_or("", String::as_str).to_owned();
        page.text(from, 13.0, TEXT, &name);
        page.text_to(value, 13.5, LENGTH, &length(taken.mm, card.unit));
        page.y += ROW;
    }
    if drawing.is_some() && page.y > top {
        page.y = page.y.max(top + drawings::HEIGHT);
    }
    page.y += 3.0;
    rule(page, THIN);
}

/// Choices on the left, the swatch and the fabric on the right.
fn made_of(page: &mut PdfPage, card: &JobCard) {
    let (left, right) = (page.left(), page.right());
    let (swatch, fabric) = (left + 196.0, left + 250.0);
    let group = 62.0;
    let lines = card.choices.len().max(1) as f32;
    need(
        page,
        card,
        (lines * TEXT.leading() + 20.0).clamp(64.0, 300.0),
    );
    page.y += 6.0;
    let top = page.y;
    page.outline((swatch, 2.0), (46.0, 46.0), (0.8, true));
    page.text_around(swatch + 23.0, 22.0, SMALL, "Pin");
    page.text_around(swatch + 23.0, 34.0, SMALL, "swatch");
    let about = [
        (HEAD, card.fabric.0.clone()),
        (SMALL, card.fabric.1.clone()),
    ];
    let height = page.column(fabric, right - fabric, &about).max(52.0);
    page.text(left, HEAD.size, HEAD, "Choices");
    page.y += HEAD.leading() + 1.0;
    if card.choices.is_empty() {
        page.text(left, SMALL.size, SMALL, "None");
        page.y += SMALL.leading();
    }
    for (name, option) in &card.choices {
        let names = page.column(left, group - 4.0, &[(SMALL, name.clone())]);
        let options = [(STRONG, option.clone())];
        let width = swatch - left - group - 6.0;
        page.y += page.column(left + group, width, &options).max(names);
    }
    page.y = page.y.max(top + height) + 4.0;
    rule(page, THIN);
}

fn notes(page: &mut PdfPage, card: &JobCard) {
    let (left, right) = (page.left(), page.right());
    if card.notes.is_empty() {
        return;
    }
    let x = left + 46.0;
    page.y += 5.0;
    for (place, note) in card.notes.iter().enumerate() {
        let texts = [(TEXT, note.clone())];
        let height = page.height(right - x, &texts);
        need(page, card, height.min(200.0));
        if place == 0 {
            page.text(left, HEAD.size, HEAD, "Notes");
        }
        page.y += page.column(x, right - x, &texts) + 1.0;
    }
    page.y += 3.0;
    rule(page, THIN);
}

fn photos(page: &mut PdfPage, card: &JobCard) {
    if card.photos.is_empty() {
        return;
    }
    let (width, height) = PHOTO;
    need(page, card, height + 12.0);
    page.y += 6.0;
    let mut x = page.left();
    for photo in &card.photos {
        if x + width > page.right() {
            break;
        }
        let wide = page.image((x, 0.0), PHOTO, photo.clone());
        x += if wide > 0.0 { wide + 7.0 } else { 0.0 };
    }
    page.y += height + 6.0;
    rule(page, THIN);
}

/// Boxes that the workshop ticks and dates by hand.
fn steps(page: &mut PdfPage, card: &JobCard) {
    let (left, right) = (page.left(), page.right());
    need(page, card, 42.0);
    let width = (right - left) / STEPS.len() as f32;
    page.y += 6.0;
    for (place, step) in (0_u8..).zip(STEPS) {
        let x = left + f32::from(place) * width;
        page.outline((x, 0.0), (17.0, 17.0), (0.8, false));
        page.rule((x + 21.0, x + width - 5.0), 17.0, (Ink::Black, THIN, false));
        page.text(x, 28.5, SMALL, step);
    }
    page.y += 32.0;
}

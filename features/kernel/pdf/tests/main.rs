//! What can be read in a file: its texts, and the QR code as a camera sees it.

#![allow(clippy::unwrap_used, reason = "a test that cannot prepare stops")]

use pdf::{Face, Ink, PageFormat, PdfPage, Style};
use pdf_extract::{Document, Object};

const TEXT: Style = Style::new(Face::Text, 10.0, Ink::Black);
const ADDRESS: &str = "https://shop.example/orderstatus/0123456789abcdef0123456789abcdef";

/// Corners of the small closed shapes on the first page, in points.
fn squares(file: &[u8], most: f32) -> Vec<(f32, f32, f32)> {
    let document = Document::load_mem(file).unwrap();
    let page = *document.get_pages().values().next().unwrap();
    let content = document.get_and_decode_page_content(page).unwrap();
    let mut squares = Vec::new();
    let mut shape: Vec<(f32, f32)> = Vec::new();
    for operation in content.operations {
        let numbers: Vec<f32> = operation
            .operands
            .iter()
            .filter_map(|operand| match operand {
                Object::Integer(number) => Some(*number as f32),
                Object::Real(number) => Some(*number),
                _ => None,
            })
            .collect();
        match (operation.operator.as_str(), numbers.as_slice()) {
            ("re", [x, y, width, height]) => {
                shape = vec![(*x, *y), (x + width, y + height)];
            }
            ("m", [x, y]) => shape = vec![(*x, *y)],
            ("l", [x, y]) => shape.push((*x, *y)),
            _ => {}
        }
        if ["re", "h"].contains(&operation.operator.as_str()) && !shape.is_empty() {
            let least =
                |part: fn(&(f32, f32)) -> f32| shape.iter().map(part).fold(f32::MAX, f32::min);
            let (x, y) = (least(|at| at.0), least(|at| at.1));
            let width = shape.iter().map(|at| at.0).fold(f32::MIN, f32::max) - x;
            if width < most {
                squares.push((x, y, width));
            }
        }
    }
    squares
}

#[test]
fn a_camera_reads_the_code_of_a_file() {
    let mut page = PdfPage::new(PageFormat::ROLL_80).unwrap();
    page.qr_code((10.0, 0.0), 90.0, ADDRESS).unwrap();
    let file = page.finish("Order".to_owned(), "Shop".to_owned()).unwrap();
    let squares = squares(&file, 10.0);
    let unit = squares[0].2;
    let least =
        |part: fn(&(f32, f32, f32)) -> f32| squares.iter().map(part).fold(f32::MAX, f32::min);
    let (left, top) = (least(|at| at.0), least(|at| at.1));
    let place = |at: f32, from: f32| ((at - from) / unit).round() as usize;
    let dark: Vec<(usize, usize)> = squares
        .iter()
        .map(|(x, y, _)| (place(*x, left), place(*y, top)))
        .collect();
    let side = dark.iter().map(|(column, _)| column + 1).max().unwrap();
    // Four pixels to a square, and four squares of white around.
    let pixels = (side + 8) * 4;
    let is_dark = |x: usize, y: usize| {
        let at = (x / 4).checked_sub(4).zip((y / 4).checked_sub(4));
        at.is_some_and(|at| dark.contains(&at))
    };
    let mut image = rqrr::PreparedImage::prepare_from_greyscale(pixels, pixels, |x, y| {
        if is_dark(x, y) { 0 } else { 255 }
    });
    assert_eq!(image.detect_grids()[0].decode().unwrap().1, ADDRESS);
}

#[test]
fn a_roll_ends_where_its_content_does_and_a_page_turns() {
    let pages = |format: PageFormat| {
        let mut page = PdfPage::new(format).unwrap();
        for line in 0..80 {
            page.need(TEXT.leading());
            let (left, right) = (page.left(), page.right());
            page.y += page.column(
                left,
                right - left,
                &[(TEXT, format!("Line {line} of தையல்"))],
            );
        }
        let file = page.finish("Lines".to_owned(), "Shop".to_owned()).unwrap();
        Document::load_mem(&file).unwrap().get_pages().len()
    };
    assert_eq!(pages(PageFormat::ROLL_80), 1);
    assert_eq!(pages(PageFormat::A5), 3);
}

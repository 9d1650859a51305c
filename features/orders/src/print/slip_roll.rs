//! The slip on a roll of 80 mm.

use kernel::{Failure, mail::rupees};
use pdf::{Face, Ink, PageFormat, PdfPage, Style};

use super::{
    customer_slip::CustomerSlip,
    wording::{moment, plain, weekday},
};

const NAME: Style = Style::new(Face::Display, 16.0, Ink::Black);
const NUMBER: Style = Style::new(Face::Bold, 22.0, Ink::Black);
const TEXT: Style = Style::new(Face::Text, 9.5, Ink::Black);
const STRONG: Style = Style::new(Face::Bold, 9.5, Ink::Black);
const SMALL: Style = Style::new(Face::Text, 8.5, Ink::Black);
const TOTAL: Style = Style::new(Face::Bold, 11.0, Ink::Black);
const DAY: Style = Style::new(Face::Bold, 15.0, Ink::Black);
const BALANCE: Style = Style::new(Face::Bold, 10.0, Ink::White);
const BALANCE_SUM: Style = Style::new(Face::Bold, 15.0, Ink::White);

const GAP: f32 = 7.0;
const CODE: f32 = 84.0;

pub fn draw(slip: &CustomerSlip) -> Result<Vec<u8>, Failure> {
    let mut page = PdfPage::new(PageFormat::ROLL_80)?;
    head(&mut page, slip);
    pieces(&mut page, slip);
    sums(&mut page, slip);
    ready(&mut page, slip);
    foot(&mut page, slip)?;
    let title = format!("Order {}", slip.number);
    page.finish(title, slip.shop.business_name.clone())
}

fn seam(page: &mut PdfPage) {
    page.y += GAP;
    page.line(true);
    page.y += GAP;
}

fn centred(page: &mut PdfPage, texts: &[(Style, String)]) {
    let (left, right) = (page.left(), page.right());
    page.y += page.column_around((left + right) / 2.0, right - left, texts);
}

/// A name on the left, its value on the right.
fn row(page: &mut PdfPage, (name, value): (&str, &str), style: Style) {
    let (left, right) = (page.left(), page.right());
    let width = right - left - page.width(style, value) - 6.0;
    let height = page.column(left, width, &[(style, name.to_owned())]);
    page.text_to(right, style.size, style, value);
    page.y += height;
}

fn head(page: &mut PdfPage, slip: &CustomerSlip) {
    let shop = &slip.shop;
    let mut own = vec![(NAME, shop.business_name.clone())];
    own.extend(shop.address.iter().map(|line| (SMALL, line.clone())));
    own.push((SMALL, shop.phone.clone()));
    if let Some(logo) = slip.logo.clone() {
        page.y += page.logo_around((page.left() + page.right()) / 2.0, logo);
    }
    centred(page, &own);
    seam(page);
    let by = slip.taken_by.as_ref();
    let by = by.map_or_else(String::new, |name| format!(", by {name}"));
    centred(
        page,
        &[
            (SMALL, "Order".to_owned()),
            (NUMBER, slip.number.clone()),
            (STRONG, slip.customer.clone()),
            (SMALL, format!("{}{by}", moment(slip.taken_at))),
        ],
    );
    seam(page);
}

fn pieces(page: &mut PdfPage, slip: &CustomerSlip) {
    let (left, right) = (page.left(), page.right());
    for (place, piece) in (1..).zip(&slip.pieces) {
        let many = match piece.quantity {
            1 => String::new(),
            quantity => format!(" × {quantity}"),
        };
        let name = format!("{place}. {}{many}", piece.name);
        let price = piece.price.map_or_else(String::new, plain);
        row(page, (&name, &price), STRONG);
        let ready = piece.ready.map(|day| format!("Ready {}", weekday(day)));
        let mut details = vec![piece.details.clone()];
        details.extend(ready);
        details.retain(|detail| !detail.is_empty());
        page.y += page.column(left, right - left, &[(SMALL, details.join(". "))]) + 3.0;
    }
    page.y -= 3.0;
    seam(page);
}

fn sums(page: &mut PdfPage, slip: &CustomerSlip) {
    let money = &slip.money;
    for (name, value) in slip.before_total() {
        row(page, (&name, &value), TEXT);
    }
    let total = money.total.map_or("Not agreed yet".to_owned(), rupees);
    row(page, ("Total", &total), TOTAL);
    for (name, value) in slip.payments() {
        row(page, (&name, &value), TEXT);
    }
    if let Some(balance) = money.balance() {
        let (left, right) = (page.left(), page.right());
        let height = 27.0;
        page.y += 4.0;
        page.block((left, 0.0), (right - left, height), Ink::Black);
        let name = if balance < 0 {
            "Paid too much"
        } else {
            "Balance"
        };
        page.text(left + 7.0, 17.5, BALANCE, name);
        page.text_to(right - 7.0, 19.0, BALANCE_SUM, &rupees(balance.abs()));
        page.y += height;
    }
    seam(page);
}

/// The day in a box, with the trial.
fn ready(page: &mut PdfPage, slip: &CustomerSlip) {
    let (left, right) = (page.left(), page.right());
    let ready = slip.ready.map_or("We will tell you".to_owned(), weekday);
    let mut texts = vec![(SMALL, "All ready by".to_owned()), (DAY, ready)];
    texts.extend(
        slip.trial
            .as_ref()
            .map(|trial| (SMALL, format!("Trial {trial}"))),
    );
    let height = page.height(right - left, &texts) + 10.0;
    page.outline((left, 0.0), (right - left, height), (1.4, false));
    page.y += 5.0;
    centred(page, &texts);
    page.y += 5.0;
    seam(page);
}

fn foot(page: &mut PdfPage, slip: &CustomerSlip) -> Result<(), Failure> {
    let (left, right) = (page.left(), page.right());
    if let Some(address) = &slip.status_page {
        page.qr_code((left - 4.0, 0.0), CODE, address)?;
        let about = [
            (STRONG, "See the status".to_owned()),
            (SMALL, "Scan, or open".to_owned()),
            (SMALL, slip.typed_address().unwrap_or_default().to_owned()),
        ];
        let x = left + CODE + 4.0;
        let top = page.y;
        page.y += 8.0;
        let height = page.column(x, right - x, &about);
        page.y = (top + CODE).max(page.y + height);
        seam(page);
    }
    for line in slip.terms.lines().filter(|line| !line.trim().is_empty()) {
        page.y += page.column(left, right - left, &[(SMALL, line.to_owned())]);
    }
    page.y += GAP;
    centred(page, &[(SMALL, "Not a tax invoice.".to_owned())]);
    Ok(())
}

//! The slip on A5: what a customer takes home when an order is taken.

use kernel::{Failure, mail::rupees};
use pdf::{Face, Ink, PageFormat, PdfPage, Style};

use super::{
    customer_slip::CustomerSlip,
    wording::{moment, plain, weekday},
};

const NAME: Style = Style::new(Face::Display, 19.0, Ink::Black);
const NUMBER: Style = Style::new(Face::Bold, 24.0, Ink::Black);
const TEXT: Style = Style::new(Face::Text, 10.0, Ink::Black);
const STRONG: Style = Style::new(Face::Bold, 10.5, Ink::Black);
const FACT: Style = Style::new(Face::Bold, 13.0, Ink::Black);
const SMALL: Style = Style::new(Face::Text, 9.0, Ink::Black);
const HEAD: Style = Style::new(Face::Bold, 9.0, Ink::Black);
const TOTAL: Style = Style::new(Face::Bold, 12.0, Ink::Black);
const BALANCE: Style = Style::new(Face::Bold, 11.0, Ink::White);
const BALANCE_SUM: Style = Style::new(Face::Bold, 17.0, Ink::White);

const GAP: f32 = 12.0;
const THICK: f32 = 1.4;
const THIN: f32 = 0.6;
const CODE: f32 = 88.0;

pub fn draw(slip: &CustomerSlip) -> Result<Vec<u8>, Failure> {
    let mut page = PdfPage::new(PageFormat::A5_BLACK)?;
    head(&mut page, slip);
    facts(&mut page, slip);
    pieces(&mut page, slip);
    sums(&mut page, slip)?;
    foot(&mut page, slip);
    let title = format!("Order {}", slip.number);
    page.finish(title, slip.shop.business_name.clone())
}

fn rule(page: &mut PdfPage, width: f32, dashed: bool) {
    let ends = (page.left(), page.right());
    page.rule(ends, 0.0, (Ink::Black, width, dashed));
}

/// The shop on the left, the number on the right.
fn head(page: &mut PdfPage, slip: &CustomerSlip) {
    let (left, right) = (page.left(), page.right());
    let shop = &slip.shop;
    let mut own = vec![(NAME, shop.business_name.clone())];
    own.extend(shop.address.iter().map(|line| (SMALL, line.clone())));
    own.push((SMALL, shop.phone.clone()));
    let number = [
        (SMALL, "Order".to_owned()),
        (NUMBER, slip.number.clone()),
        (SMALL, moment(slip.taken_at)),
    ];
    let half = (right - left) / 2.0;
    let height = page.column_to(right, half - 30.0, &number).max(page.headed(
        left,
        half + 20.0,
        slip.logo.clone(),
        &own,
    ));
    page.y += height + GAP * 0.7;
    rule(page, THICK, false);
}

/// Customer, trial and day side by side.
fn facts(page: &mut PdfPage, slip: &CustomerSlip) {
    let ready = slip.ready.map_or("We will tell you".to_owned(), weekday);
    let trial = slip.trial.clone().unwrap_or("None".to_owned());
    let facts = [
        ("Customer", slip.customer.clone()),
        ("Trial", trial),
        ("All ready by", ready),
    ];
    let width = (page.right() - page.left()) / 3.0;
    page.y += 6.0;
    let mut height: f32 = 0.0;
    let mut x = page.left();
    for (name, fact) in facts {
        let texts = [(SMALL, name.to_owned()), (FACT, fact)];
        height = height.max(page.column(x, width - 8.0, &texts));
        x += width;
    }
    for place in 1..3_u8 {
        let x = page.left() + f32::from(place) * width - 8.0;
        page.upright(x, -6.0, height + 12.0);
    }
    page.y += height + 6.0;
    rule(page, THIN, false);
    page.y += GAP * 0.8;
}

fn pieces(page: &mut PdfPage, slip: &CustomerSlip) {
    let (left, right) = (page.left(), page.right());
    let day = right - 140.0;
    page.text(left, HEAD.size, HEAD, "Piece");
    page.text(day, HEAD.size, HEAD, "Ready by");
    page.text_to(right, HEAD.size, HEAD, "Price ₹");
    page.y += HEAD.leading() + 3.0;
    rule(page, 1.1, false);
    for (place, piece) in (1..).zip(&slip.pieces) {
        let many = match piece.quantity {
            1 => String::new(),
            quantity => format!(" × {quantity}"),
        };
        let about = [
            (STRONG, format!("{place}. {}{many}", piece.name)),
            (SMALL, piece.details.clone()),
        ];
        let width = day - left - 8.0;
        let height = page.height(width, &about);
        page.need(height + 12.0);
        page.y += 5.0;
        page.column(left, width, &about);
        if let Some(ready) = piece.ready {
            page.text(day, STRONG.size, TEXT, &weekday(ready));
        }
        let price = piece.price.map_or_else(String::new, plain);
        page.text_to(right, STRONG.size, TEXT, &price);
        page.y += height + 4.0;
        rule(page, THIN, false);
    }
    page.y += GAP;
}

/// The code on the left, the sums on the right.
fn sums(page: &mut PdfPage, slip: &CustomerSlip) -> Result<(), Failure> {
    let (left, right) = (page.left(), page.right());
    let from = left + (right - left) * 0.52;
    let before = slip.before_total();
    let payments = slip.payments();
    let rows = before.len() + payments.len() + 2;
    page.need((rows as f32 * (TEXT.leading() + 3.0) + 40.0).max(CODE + GAP));
    let top = page.y;
    if let Some(address) = &slip.status_page {
        page.qr_code((left - 4.0, 0.0), CODE, address)?;
        let about = [
            (HEAD, "See the status".to_owned()),
            (SMALL, "Scan, or open".to_owned()),
            (SMALL, slip.typed_address().unwrap_or_default().to_owned()),
        ];
        let x = left + CODE + 4.0;
        page.y += 8.0;
        page.column(x, from - x - 10.0, &about);
    }
    page.y = top;
    let row = |page: &mut PdfPage, (name, value): &(String, String), style: Style| {
        let width = right - from - page.width(style, value) - 6.0;
        let height = page.column(from, width, &[(style, name.clone())]);
        page.text_to(right, style.size, style, value);
        page.y += height + 2.5;
    };
    for sum in &before {
        row(page, sum, TEXT);
    }
    let total = slip.money.total.map_or("Not agreed yet".to_owned(), rupees);
    row(page, &("Total".to_owned(), total), TOTAL);
    for payment in &payments {
        row(page, payment, TEXT);
    }
    if let Some(balance) = slip.money.balance() {
        page.y += 3.0;
        let height = 32.0;
        page.block((from, 0.0), (right - from, height), Ink::Black);
        let name = if balance < 0 {
            "Paid too much"
        } else {
            "Balance"
        };
        page.text(from + 9.0, 21.0, BALANCE, name);
        page.text_to(right - 9.0, 22.5, BALANCE_SUM, &rupees(balance.abs()));
        page.y += height;
    }
    if slip.status_page.is_some() {
        page.y = page.y.max(top + CODE);
    }
    page.y += GAP;
    Ok(())
}

/// Terms, who took it, and where it is signed.
fn foot(page: &mut PdfPage, slip: &CustomerSlip) {
    let (left, right) = (page.left(), page.right());
    let terms: Vec<_> = slip
        .terms
        .lines()
        .filter(|line| !line.trim().is_empty())
        .collect();
    let terms = terms.into_iter().map(|line| (SMALL, line.to_owned()));
    let terms: Vec<_> = terms.collect();
    let height = page.height(right - left, &terms);
    page.need(height.min(200.0) + 50.0);
    rule(page, 0.9, true);
    page.y += 6.0;
    for line in terms {
        page.need(SMALL.leading());
        page.y += page.column(left, right - left, &[line]);
    }
    page.need(44.0);
    page.y += 24.0;
    let sign = right - 150.0;
    page.rule((sign, right), 0.0, (Ink::Black, THIN, false));
    page.y += 3.0;
    let taken = slip.taken_by.as_ref();
    let taken = taken.map_or_else(String::new, |name| format!("Taken by {name}. "));
    let taken = format!("{taken}Not a tax invoice.");
    page.column(left, sign - left - 10.0, &[(SMALL, taken)]);
    let shop = format!("For {}", slip.shop.business_name);
    page.column_around((sign + right) / 2.0, right - sign, &[(SMALL, shop)]);
}

//! What stands where on a document, from its head to its foot.

use kernel::mail::spoken;

use super::{
    sheet::{Ink, LEFT, RIGHT, Sheet, Style},
    type_case::Face,
    words::{amount, in_words, percent},
};
use crate::{
    order_payment::OrderPayment,
    receipts::{
        paper::{Paper, PaperKind},
        setting::TaxMode,
        states::GstState,
    },
};

/// Rule 5(1)(f) of the composition rules asks for these words at the head.
const COMPOSITION: &str = "Composition taxable person, not eligible to collect tax on supplies";

/// At the head of everything that was issued in test mode.
const TEST: &str = "TEST. Issued in test mode: no money was paid, and this document is not valid.";

const GAP: f32 = 14.0;
/// Where the right one of two columns begins.
const MIDDLE: f32 = 218.0;
const CODE_COLUMN: f32 = 262.0;
const QUANTITY_COLUMN: f32 = 312.0;

const fn style(face: Face, size: f32, ink: Ink) -> Style {
    Style { face, size, ink }
}

const NAME: Style = style(Face::Display, 20.0, Ink::Dark);
const TITLE: Style = style(Face::Bold, 14.0, Ink::Rani);
const TEXT: Style = style(Face::Text, 9.0, Ink::Dark);
const STRONG: Style = style(Face::Bold, 9.0, Ink::Dark);
const SMALL: Style = style(Face::Text, 8.0, Ink::Quiet);
const TOTAL: Style = style(Face::Bold, 13.0, Ink::Dark);

/// One below the other from `x`, `width` wide; how high they are together.
fn column(sheet: &mut Sheet, x: f32, width: f32, lines: &[(Style, String)]) -> f32 {
    let mut height = 0.0;
    for (style, text) in lines {
        for line in sheet.case.lines(text, style.face, style.size, width) {
            sheet.text(x, height + style.size, *style, &line);
            height += style.leading();
        }
    }
    height
}

/// The same, each ending at the right margin.
fn right_column(sheet: &mut Sheet, width: f32, lines: &[(Style, String)]) -> f32 {
    let mut height = 0.0;
    for (style, text) in lines {
        for line in sheet.case.lines(text, style.face, style.size, width) {
            sheet.text_to(RIGHT, height + style.size, *style, &line);
            height += style.leading();
        }
    }
    height
}

fn seam(sheet: &mut Sheet) {
    sheet.y += GAP * 0.5;
    sheet.line(true);
    sheet.y += GAP * 0.8;
}

fn with_code(state: &GstState) -> String {
    format!("{} ({})", state.name, state.code)
}

/// The shop on the left, what this is on the right.
pub fn head(sheet: &mut Sheet, paper: &Paper) {
    let seller = &paper.seller;
    let mut own = vec![(NAME, seller.name.clone())];
    if seller.legal_name != seller.name {
        own.push((STRONG, seller.legal_name.clone()));
    }
    own.push((SMALL, seller.address.join(", ")));
    let reached = [&seller.phone, &seller.email].map(String::as_str);
    let reached = reached.into_iter().filter(|way| !way.is_empty());
    own.push((SMALL, reached.collect::<Vec<_>>().join(", ")));
    if let Some(gstin) = &seller.gstin {
        own.push((STRONG, format!("GSTIN {gstin}")));
    }
    if let Some(state) = &seller.state {
        own.push((SMALL, format!("State: {}", with_code(state))));
    }
    let kind = paper.kind.title();
    let title = if paper.test {
        format!("TEST: {kind}")
    } else {
        kind.to_owned()
    };
    let what = [
        (TITLE, title),
        (STRONG, format!("No. {}", paper.number)),
        (TEXT, spoken(&paper.day)),
    ];
    let left = column(sheet, LEFT, MIDDLE - LEFT - GAP, &own);
    let right = right_column(sheet, RIGHT - MIDDLE, &what);
    sheet.y += left.max(right);
    let composition = (paper.mode == TaxMode::Composition).then_some(COMPOSITION);
    for words in [composition, paper.test.then_some(TEST)]
        .into_iter()
        .flatten()
    {
        sheet.y += GAP * 0.4;
        sheet.y += column(sheet, LEFT, RIGHT - LEFT, &[(STRONG, words.to_owned())]);
    }
    seam(sheet);
}

/// The buyer on the left, the money or what is taken back on the right.
pub fn parties(sheet: &mut Sheet, paper: &Paper) {
    let mut buyer = vec![
        (SMALL, "To".to_owned()),
        (STRONG, paper.buyer.name.clone()),
        (TEXT, paper.buyer.email.clone()),
    ];
    if let Some(place) = &paper.place_of_supply {
        buyer.push((TEXT, format!("Place of supply: {}", with_code(place))));
        buyer.push((TEXT, "Reverse charge: No".to_owned()));
    }
    let mut money = Vec::new();
    if let Some(original) = &paper.original {
        money.push((SMALL, "Takes back".to_owned()));
        money.push((STRONG, original.number.clone()));
        money.push((TEXT, format!("of {}", spoken(&original.day))));
        if let Some(reason) = &paper.reason {
            money.push((TEXT, format!("Reason: {reason}")));
        }
    }
    if let Some(invoice) = &paper.against {
        let words = match paper.original {
            None => "Received against invoice",
            Some(_) => "Its tax is in invoice",
        };
        money.push((SMALL, words.to_owned()));
        money.push((STRONG, invoice.number.clone()));
        money.push((TEXT, format!("of {}", spoken(&invoice.day))));
    }
    if let Some(paid) = &paper.paid {
        let words = match paper.original {
            None => "Paid",
            Some(_) => "The payment was",
        };
        money.push((SMALL, words.to_owned()));
        money.push((TEXT, format!("{}, {}", paid.how, spoken(&paid.day))));
        money.push((TEXT, paid.reference.clone()));
    }
    let left = column(sheet, LEFT, MIDDLE - LEFT - GAP, &buyer);
    let right = column(sheet, MIDDLE, RIGHT - MIDDLE, &money);
    sheet.y += left.max(right) + GAP;
}

/// What it is about.
pub fn lines(sheet: &mut Sheet, paper: &Paper) {
    let coded = paper.lines.iter().any(|line| line.code.is_some());
    let width = if coded { CODE_COLUMN } else { QUANTITY_COLUMN } - LEFT - GAP;
    let price = if paper.tax.is_some() {
        "Price with tax"
    } else {
        "Price"
    };
    sheet.text(LEFT, SMALL.size, SMALL, "Description");
    if coded {
        sheet.text(CODE_COLUMN, SMALL.size, SMALL, "SAC");
    }
    sheet.text(QUANTITY_COLUMN, SMALL.size, SMALL, "Qty");
    sheet.text_to(RIGHT, SMALL.size, SMALL, price);
    sheet.y += SMALL.leading() + 2.0;
    sheet.line(false);
    sheet.y += 5.0;
    for line in &paper.lines {
        let about = sheet
            .case
            .lines(&line.description, STRONG.face, STRONG.size, width);
        let height = (about.len().max(1) as f32) * STRONG.leading();
        sheet.need(height);
        column(sheet, LEFT, width, &[(STRONG, line.description.clone())]);
        if let Some(code) = &line.code {
            sheet.text(CODE_COLUMN, TEXT.size, TEXT, code);
        }
        let quantity = line.quantity.to_string();
        sheet.text(QUANTITY_COLUMN, TEXT.size, TEXT, &quantity);
        sheet.text_to(RIGHT, TEXT.size, TEXT, &amount(line.price_paise));
        sheet.y += height + 3.0;
    }
}

/// From the price to the total, and every tax inside it.
pub fn sums(sheet: &mut Sheet, paper: &Paper) {
    let mut rows = Vec::new();
    if let Some(discount) = &paper.discount {
        let words = format!("Coupon {} ({} %)", discount.coupon, discount.percent);
        rows.push((words, amount(-discount.paise)));
    }
    for one in &paper.invoiced {
        let words = format!("In invoice {}", one.number);
        rows.push((words, amount(-one.paise)));
    }
    if let Some(tax) = &paper.tax {
        rows.push(("Taxable value".to_owned(), amount(tax.taxable_paise)));
        if tax.integrated_paise > 0 {
            let words = format!("IGST {}", percent(tax.rate));
            rows.push((words, amount(tax.integrated_paise)));
        } else {
            // Half of an odd rate has a place more: 0.25 % is twice 0.125 %, which nothing here is sold at.
            let half = percent(tax.rate / 2);
            rows.push((format!("CGST {half}"), amount(tax.central_paise)));
            let other = format!("{} {half}", tax.state_tax);
            rows.push((other, amount(tax.state_paise)));
        }
    }
    let height = TEXT.leading() * (rows.len() as f32 + 3.0) + TOTAL.leading() + 3.0 * GAP;
    sheet.need(height);
    sheet.line(false);
    sheet.y += 5.0;
    for (words, value) in &rows {
        sheet.text(MIDDLE, TEXT.size, TEXT, words);
        sheet.text_to(RIGHT, TEXT.size, TEXT, value);
        sheet.y += TEXT.leading();
    }
    sheet.y += 4.0;
    let words = match paper.kind {
        PaperKind::CreditNote if paper.is_of_whole() => "Taken back",
        PaperKind::CreditNote | PaperKind::RefundVoucher => "Given back",
        _ if paper.is_of_whole() => "Total",
        _ => match &paper.order {
            Some(order) if order.payment == OrderPayment::Advance => "Advance paid",
            Some(_) => "Paid",
            None if paper.kind == PaperKind::ReceiptVoucher => "Advance received",
            None => "Total paid",
        },
    };
    sheet.text(
        MIDDLE,
        TOTAL.size,
        style(Face::Bold, 11.0, Ink::Dark),
        words,
    );
    sheet.text_to(RIGHT, TOTAL.size, TOTAL, &amount(paper.total_paise));
    sheet.y += TOTAL.leading();
    let spelled = in_words(paper.total_paise);
    sheet.y += column(sheet, LEFT, RIGHT - LEFT, &[(SMALL, spelled)]);
}

/// How the order stands that the money was paid for.
pub fn order(sheet: &mut Sheet, paper: &Paper) {
    let Some(order) = &paper.order else {
        return;
    };
    let mut rows = vec![("Order", order.number.clone())];
    if let Some(price) = order.price_paise {
        rows.push(("Agreed price", amount(price)));
    }
    rows.push(("Paid so far", amount(order.paid_paise)));
    sheet.need(TEXT.leading() * 5.0 + GAP * 2.0);
    sheet.y += GAP * 0.6;
    sheet.line(false);
    sheet.y += 5.0;
    for (words, value) in &rows {
        sheet.text(MIDDLE, TEXT.size, TEXT, words);
        sheet.text_to(RIGHT, TEXT.size, TEXT, value);
        sheet.y += TEXT.leading();
    }
    if let Some(balance) = order.balance_paise() {
        sheet.text(MIDDLE, STRONG.size, STRONG, "Balance");
        sheet.text_to(RIGHT, STRONG.size, STRONG, &amount(balance));
        sheet.y += STRONG.leading();
    }
}

/// What came before the invoice of a whole order, and what is left to pay. On what takes that back: what is an advance
/// again.
pub fn received(sheet: &mut Sheet, paper: &Paper) {
    let is_invoice = paper.is_of_whole() && paper.original.is_none();
    if paper.received.is_empty() && !is_invoice {
        return;
    }
    sheet.need(TEXT.leading() * 4.0 + GAP * 2.0);
    sheet.y += GAP * 0.6;
    sheet.line(false);
    sheet.y += 5.0;
    if !paper.received.is_empty() {
        let words = if is_invoice {
            "Less: received"
        } else {
            "Open again"
        };
        sheet.text(LEFT, SMALL.size, SMALL, words);
        sheet.y += SMALL.leading() + 2.0;
    }
    for one in &paper.received {
        let words = if one.number.is_empty() {
            "Paid before receipts were issued".to_owned()
        } else {
            format!("{} of {}", one.number, spoken(&one.day))
        };
        let paise = if is_invoice { -one.paise } else { one.paise };
        sheet.need(TEXT.leading());
        sheet.text(LEFT, TEXT.size, TEXT, &words);
        sheet.text_to(RIGHT, TEXT.size, TEXT, &amount(paise));
        sheet.y += TEXT.leading();
    }
    if is_invoice {
        sheet.y += 3.0;
        sheet.need(STRONG.leading());
        sheet.text(MIDDLE, STRONG.size, STRONG, "Left to pay");
        let left = amount(paper.left_paise());
        sheet.text_to(RIGHT, STRONG.size, STRONG, &left);
        sheet.y += STRONG.leading();
    }
}

/// What has to be said at the end.
pub fn foot(sheet: &mut Sheet, paper: &Paper) {
    let mut said = Vec::new();
    if paper.kind == PaperKind::ReceiptVoucher {
        let early = "This money came before the work it is for.";
        let words = match paper.tax {
            Some(_) => format!("{early} The tax in it is part of the tax on that work."),
            None => format!("{early} The bill of supply follows when that is done."),
        };
        said.push((SMALL, words));
    }
    if paper.kind == PaperKind::Receipt && paper.against.is_some() {
        let words = "This money pays the invoice above. The invoice says what is supplied.";
        said.push((SMALL, words.to_owned()));
    }
    let made = if paper.test {
        TEST
    } else {
        "Made electronically; it is valid without a signature."
    };
    said.push((SMALL, made.to_owned()));
    sheet.need(GAP * 2.0 + SMALL.leading() * 4.0);
    seam(sheet);
    sheet.y += column(sheet, LEFT, RIGHT - LEFT, &said);
}

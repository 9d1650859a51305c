//! The layout of a document, from its head to its foot.

use kernel::{
    mail::spoken,
    tax_documents::{OrderPayment, TaxDocumentKind},
};

use pdf::{Face, Ink, PageFormat, PdfPage, Style, amount, spelled_out};

use super::wording::percent;
use crate::{setting::TaxMode, states::GstState, tax::TaxSplit, tax_document::TaxDocument};

/// Rule 5(1)(f) of the composition rules asks for these words at the head.
const COMPOSITION: &str = "Composition taxable person, not eligible to collect tax on supplies";

/// At the head of everything that was issued in test mode.
const TEST: &str = "TEST. Issued in test mode: no money was paid, and this document is not valid.";

const LEFT: f32 = PageFormat::A5.margin;
const RIGHT: f32 = PageFormat::A5.width - PageFormat::A5.margin;
const GAP: f32 = 14.0;
/// Where the right one of two columns begins.
const MIDDLE: f32 = 218.0;
const CODE_COLUMN: f32 = 262.0;
const QUANTITY_COLUMN: f32 = 312.0;

const NAME: Style = Style::new(Face::Display, 20.0, Ink::Dark);
const TITLE: Style = Style::new(Face::Bold, 14.0, Ink::Rani);
const TEXT: Style = Style::new(Face::Text, 9.0, Ink::Dark);
const STRONG: Style = Style::new(Face::Bold, 9.0, Ink::Dark);
const SMALL: Style = Style::new(Face::Text, 8.0, Ink::Quiet);
const TOTAL: Style = Style::new(Face::Bold, 13.0, Ink::Dark);

fn seam(page: &mut PdfPage) {
    page.y += GAP * 0.5;
    page.line(true);
    page.y += GAP * 0.8;
}

fn with_code(state: &GstState) -> String {
    format!("{} ({})", state.name, state.code)
}

/// The shop on the left, what this is on the right.
pub fn head(page: &mut PdfPage, tax_document: &TaxDocument, logo: Option<Vec<u8>>) {
    let seller = &tax_document.seller;
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
    let kind = tax_document.kind.title();
    let title = if tax_document.test {
        format!("TEST: {kind}")
    } else {
        kind.to_owned()
    };
    let what = [
        (TITLE, title),
        (STRONG, format!("No. {}", tax_document.number)),
        (TEXT, spoken(&tax_document.day)),
    ];
    let right = page.column_to(RIGHT, RIGHT - MIDDLE, &what);
    let left = page.headed(LEFT, MIDDLE - LEFT - GAP, logo, &own);
    page.y += left.max(right);
    let composition = (tax_document.mode == TaxMode::Composition).then_some(COMPOSITION);
    for wording in [composition, tax_document.test.then_some(TEST)]
        .into_iter()
        .flatten()
    {
        page.y += GAP * 0.4;
        page.y += page.column(LEFT, RIGHT - LEFT, &[(STRONG, wording.to_owned())]);
    }
    seam(page);
}

/// The buyer on the left, the money or the reversed document on the right.
pub fn parties(page: &mut PdfPage, tax_document: &TaxDocument) {
    let mut buyer = vec![
        (SMALL, "To".to_owned()),
        (STRONG, tax_document.buyer.name.clone()),
        (TEXT, tax_document.buyer.email.clone()),
    ];
    if let Some(place) = &tax_document.place_of_supply {
        buyer.push((TEXT, format!("Place of supply: {}", with_code(place))));
        buyer.push((TEXT, "Reverse charge: No".to_owned()));
    }
    let mut money = Vec::new();
    if let Some(title) = &tax_document.title {
        money.push((SMALL, "For".to_owned()));
        money.push((STRONG, title.clone()));
    }
    if let Some(original) = &tax_document.original {
        money.push((SMALL, "Against".to_owned()));
        money.push((STRONG, original.number.clone()));
        money.push((TEXT, format!("of {}", spoken(&original.day))));
        if let Some(reason) = &tax_document.reason {
            money.push((TEXT, format!("Reason: {reason}")));
        }
    }
    if let Some(invoice) = &tax_document.against {
        let wording = match (&tax_document.original, tax_document.mode) {
            (None, TaxMode::None) => "Received against bill",
            (None, _) => "Received against invoice",
            (Some(_), TaxMode::None) => "It was paid against bill",
            (Some(_), _) => "Its tax is in invoice",
        };
        money.push((SMALL, wording.to_owned()));
        money.push((STRONG, invoice.number.clone()));
        money.push((TEXT, format!("of {}", spoken(&invoice.day))));
    }
    if let Some(paid) = &tax_document.paid {
        let wording = match tax_document.original {
            None => "Paid",
            Some(_) => "The payment was",
        };
        money.push((SMALL, wording.to_owned()));
        money.push((TEXT, format!("{}, {}", paid.how, spoken(&paid.day))));
        money.push((TEXT, paid.reference.clone()));
    }
    let left = page.column(LEFT, MIDDLE - LEFT - GAP, &buyer);
    let right = page.column(MIDDLE, RIGHT - MIDDLE, &money);
    page.y += left.max(right) + GAP;
}

/// What it is about.
pub fn lines(page: &mut PdfPage, tax_document: &TaxDocument) {
    let coded = tax_document.lines.iter().any(|line| line.code.is_some());
    let width = if coded { CODE_COLUMN } else { QUANTITY_COLUMN } - LEFT - GAP;
    let price = if tax_document.tax.is_some() {
        "Price with tax"
    } else {
        "Price"
    };
    page.text(LEFT, SMALL.size, SMALL, "Description");
    if coded {
        page.text(CODE_COLUMN, SMALL.size, SMALL, "SAC");
    }
    page.text(QUANTITY_COLUMN, SMALL.size, SMALL, "Qty");
    page.text_to(RIGHT, SMALL.size, SMALL, price);
    page.y += SMALL.leading() + 2.0;
    page.line(false);
    page.y += 5.0;
    for line in &tax_document.lines {
        let mut about = vec![(STRONG, line.description.clone())];
        about.extend(line.tax.as_ref().map(|tax| (SMALL, taxed(tax))));
        let height = page.height(width, &about).max(STRONG.leading());
        page.need(height);
        page.column(LEFT, width, &about);
        if let Some(code) = &line.code {
            page.text(CODE_COLUMN, TEXT.size, TEXT, code);
        }
        let quantity = line.quantity.to_string();
        page.text(QUANTITY_COLUMN, TEXT.size, TEXT, &quantity);
        page.text_to(RIGHT, TEXT.size, TEXT, &amount(line.price_paise));
        page.y += height + 3.0;
    }
}

/// The tax inside a line, in one line.
fn taxed(tax: &TaxSplit) -> String {
    let (half, rate) = (percent(tax.rate / 2), percent(tax.rate));
    let taxable = amount(tax.taxable_paise);
    if tax.integrated_paise > 0 {
        let integrated = amount(tax.integrated_paise);
        return format!("Taxable {taxable}, IGST {rate} {integrated}");
    }
    let (central, state) = (amount(tax.central_paise), amount(tax.state_paise));
    format!(
        "Taxable {taxable}, CGST {half} {central}, {} {half} {state}",
        tax.state_tax
    )
}

/// From the price to the total, and every tax inside it.
pub fn sums(page: &mut PdfPage, tax_document: &TaxDocument) {
    let mut rows = Vec::new();
    if let Some(discount) = &tax_document.discount {
        let wording = match (&discount.coupon, discount.percent) {
            (Some(coupon), Some(percent)) => format!("Coupon {coupon} ({percent}%)"),
            _ => match discount.reason.as_deref() {
                Some(reason) if !reason.is_empty() => format!("Discount: {reason}"),
                _ => "Discount".to_owned(),
            },
        };
        rows.push((wording, amount(-discount.paise)));
    }
    for one in &tax_document.invoiced {
        let wording = format!("In invoice {}", one.number);
        rows.push((wording, amount(-one.paise)));
    }
    if let Some(tax) = &tax_document.tax {
        rows.push(("Taxable value".to_owned(), amount(tax.taxable_paise)));
        if tax.integrated_paise > 0 {
            let wording = format!("IGST {}", percent(tax.rate));
            rows.push((wording, amount(tax.integrated_paise)));
        } else {
            // Half of an odd rate has a place more: 0.25 % is twice 0.125 %, which nothing here is sold at.
            let half = percent(tax.rate / 2);
            rows.push((format!("CGST {half}"), amount(tax.central_paise)));
            let other = format!("{} {half}", tax.state_tax);
            rows.push((other, amount(tax.state_paise)));
        }
    }
    let height = TEXT.leading() * (rows.len() as f32 + 3.0) + TOTAL.leading() + 3.0 * GAP;
    page.need(height);
    page.line(false);
    page.y += 5.0;
    for (wording, value) in &rows {
        let width = RIGHT - MIDDLE - page.width(TEXT, value) - 4.0;
        let height = page.column(MIDDLE, width, &[(TEXT, wording.clone())]);
        page.text_to(RIGHT, TEXT.size, TEXT, value);
        page.y += height;
    }
    page.y += 4.0;
    let wording = match tax_document.kind {
        TaxDocumentKind::CreditNote if tax_document.is_of_whole() => "Credited",
        TaxDocumentKind::CreditNote | TaxDocumentKind::RefundVoucher => "Given back",
        _ if tax_document.is_of_whole() => "Total",
        _ => match &tax_document.order {
            Some(order) if order.payment == OrderPayment::Advance => "Advance paid",
            Some(_) => "Paid",
            None if tax_document.kind == TaxDocumentKind::ReceiptVoucher => "Advance received",
            None => "Total paid",
        },
    };
    page.text(
        MIDDLE,
        TOTAL.size,
        Style::new(Face::Bold, 11.0, Ink::Dark),
        wording,
    );
    page.text_to(RIGHT, TOTAL.size, TOTAL, &amount(tax_document.total_paise));
    page.y += TOTAL.leading();
    let spelled = spelled_out(tax_document.total_paise);
    page.y += page.column(LEFT, RIGHT - LEFT, &[(SMALL, spelled)]);
}

/// The balance of the order that the money was paid for.
pub fn order(page: &mut PdfPage, tax_document: &TaxDocument) {
    let Some(order) = &tax_document.order else {
        return;
    };
    let mut rows = vec![("Order", order.number.clone())];
    if let Some(price) = order.price_paise {
        rows.push(("Agreed price", amount(price)));
    }
    rows.push(("Paid so far", amount(order.paid_paise)));
    page.need(TEXT.leading() * 5.0 + GAP * 2.0);
    page.y += GAP * 0.6;
    page.line(false);
    page.y += 5.0;
    for (wording, value) in &rows {
        page.text(MIDDLE, TEXT.size, TEXT, wording);
        page.text_to(RIGHT, TEXT.size, TEXT, value);
        page.y += TEXT.leading();
    }
    if let Some(balance) = order.balance_paise() {
        page.text(MIDDLE, STRONG.size, STRONG, "Balance");
        page.text_to(RIGHT, STRONG.size, STRONG, &amount(balance));
        page.y += STRONG.leading();
    }
}

/// Advances before the invoice of a whole order, and what is left to pay. On its credit note: what is an advance again.
pub fn received(page: &mut PdfPage, tax_document: &TaxDocument) {
    let is_invoice = tax_document.is_of_whole() && tax_document.original.is_none();
    if tax_document.received.is_empty() && !is_invoice {
        return;
    }
    page.need(TEXT.leading() * 4.0 + GAP * 2.0);
    page.y += GAP * 0.6;
    page.line(false);
    page.y += 5.0;
    if !tax_document.received.is_empty() {
        let wording = if is_invoice {
            "Less: received"
        } else {
            "Open again"
        };
        page.text(LEFT, SMALL.size, SMALL, wording);
        page.y += SMALL.leading() + 2.0;
    }
    for one in &tax_document.received {
        let wording = if one.number.is_empty() {
            "Paid before receipts were issued".to_owned()
        } else {
            format!("{} of {}", one.number, spoken(&one.day))
        };
        let paise = if is_invoice { -one.paise } else { one.paise };
        page.need(TEXT.leading());
        page.text(LEFT, TEXT.size, TEXT, &wording);
        page.text_to(RIGHT, TEXT.size, TEXT, &amount(paise));
        page.y += TEXT.leading();
    }
    if is_invoice {
        page.y += 3.0;
        page.need(STRONG.leading());
        page.text(MIDDLE, STRONG.size, STRONG, "Left to pay");
        let left = amount(tax_document.left_paise());
        page.text_to(RIGHT, STRONG.size, STRONG, &left);
        page.y += STRONG.leading();
    }
}

/// What has to be said at the end.
pub fn foot(page: &mut PdfPage, tax_document: &TaxDocument) {
    let mut said = Vec::new();
    if tax_document.kind == TaxDocumentKind::ReceiptVoucher {
        let early = "This money came before the work it is for.";
        let wording = match tax_document.tax {
            Some(_) => format!("{early} The tax in it is part of the tax on that work."),
            None => format!("{early} The bill of supply follows when that is done."),
        };
        said.push((SMALL, wording));
    }
    if tax_document.kind == TaxDocumentKind::Receipt && tax_document.against.is_some() {
        let wording = match tax_document.mode {
            TaxMode::None => "This money pays the bill above. The bill says what it is for.",
            _ => "This money pays the invoice above. The invoice says what is supplied.",
        };
        said.push((SMALL, wording.to_owned()));
    }
    let made = if tax_document.test {
        TEST
    } else {
        "Made electronically; it is valid without a signature."
    };
    said.push((SMALL, made.to_owned()));
    page.need(GAP * 2.0 + SMALL.leading() * 4.0);
    seam(page);
    page.y += page.column(LEFT, RIGHT - LEFT, &said);
}

//! A statement as a PDF of A5 pages: the sums first, then every piece by day.

use kernel::{
    Failure, Paise,
    mail::{MailShop, rupees, spoken},
};
use pdf::{Face, Ink, PageFormat, PdfPage, Style, amount};

use crate::{
    entry::{StatementEntry, StatementEntryKind},
    statement::PieceworkStatement,
};

const NAME: Style = Style::new(Face::Display, 20.0, Ink::Dark);
const TITLE: Style = Style::new(Face::Bold, 14.0, Ink::Rani);
const HEAD: Style = Style::new(Face::Bold, 11.0, Ink::Dark);
const TEXT: Style = Style::new(Face::Text, 9.0, Ink::Dark);
const STRONG: Style = Style::new(Face::Bold, 9.0, Ink::Dark);
const QUIET: Style = Style::new(Face::Text, 9.0, Ink::Quiet);
const TOTAL: Style = Style::new(Face::Bold, 13.0, Ink::Dark);

const GAP: f32 = 12.0;
/// From the right end of the content to the right end of each column.
const RATE: f32 = 70.0;
const PIECES: f32 = 130.0;
/// Width of the last three columns.
const NUMBERS: f32 = 165.0;

/// `2026-11` is November 2026.
pub fn spoken_month(month: &str) -> String {
    let day = spoken(&format!("{month}-01"));
    day.split_once(' ')
        .map_or_else(|| day.clone(), |(_, month)| month.to_owned())
}

fn text_of(amount_paise: Option<Paise>) -> String {
    amount_paise.map_or_else(|| "No rate yet".to_owned(), |paise| rupees(paise.0))
}

impl PieceworkStatement {
    /// The file.
    pub fn pdf(&self, shop: &MailShop) -> Result<Vec<u8>, Failure> {
        let mut page = PdfPage::new(PageFormat::A5)?;
        self.head(&mut page, shop);
        self.work(&mut page);
        self.sums(&mut page);
        self.list(&mut page);
        let month = spoken_month(&self.month.to_string());
        page.finish(
            format!("{}, piecework {month}", self.maker),
            shop.business_name.clone(),
        )
    }

    fn head(&self, page: &mut PdfPage, shop: &MailShop) {
        let (left, right) = (page.left(), page.right());
        let middle = f32::midpoint(left, right);
        let month = spoken_month(&self.month.to_string());
        let own = [(NAME, shop.business_name.clone())];
        let what = [
            (TITLE, "Piecework statement".to_owned()),
            (STRONG, self.maker.clone()),
            (TEXT, month),
        ];
        let height = page.column(left, middle - left, &own);
        let height = height.max(page.column_to(right, right - middle - GAP, &what));
        page.y += height;
        seam(page);
    }

    /// The pieces by kind of work.
    fn work(&self, page: &mut PdfPage) {
        columns(page, STRONG, ["Work", "Pieces", "Rate", "Amount"]);
        page.line(false);
        page.y += GAP * 0.3;
        for line in &self.lines {
            let redone = if line.redone { ", redone" } else { "" };
            let work = format!("{}{redone}", line.work);
            let pieces = line.pieces.to_string();
            let rate = text_of(line.rate_paise);
            let sum = line
                .amount_paise
                .map_or(String::new(), |paise| rupees(paise.0));
            columns(page, TEXT, [&work, &pieces, &rate, &sum]);
        }
        let sum: i64 = self
            .lines
            .iter()
            .filter_map(|line| line.amount_paise)
            .map(|paise| paise.0)
            .sum();
        page.line(false);
        page.y += GAP * 0.3;
        columns(
            page,
            STRONG,
            ["Total", &self.pieces.to_string(), "", &rupees(sum)],
        );
        page.y += GAP * 0.5;
    }

    /// Entries, and what is left to pay.
    fn sums(&self, page: &mut PdfPage) {
        for entry in self.entries.iter().rev() {
            let sign = if entry.kind == StatementEntryKind::Bonus {
                1
            } else {
                -1
            };
            pair(
                page,
                TEXT,
                &said(entry),
                &rupees(sign * entry.amount_paise.0),
            );
        }
        seam(page);
        pair(page, TEXT, "Earned", &amount(self.earned_paise.0));
        pair(page, TEXT, "Paid", &amount(self.paid_paise.0));
        let due = self.due_paise.0;
        let left = if due < 0 {
            "Paid too much"
        } else {
            "Balance to pay"
        };
        pair(page, TOTAL, left, &amount(due.abs()));
        seam(page);
    }

    /// Every piece, oldest first.
    fn list(&self, page: &mut PdfPage) {
        if self.counted.is_empty() {
            return;
        }
        page.need(HEAD.leading() * 3.0);
        let left = page.left();
        page.text(left, HEAD.size, HEAD, "Finished pieces");
        page.y += HEAD.leading() + GAP * 0.3;
        let mut day = None;
        for piece in self.counted.iter().rev() {
            if day != Some(piece.day) {
                day = Some(piece.day);
                page.need(QUIET.leading() * 2.0);
                page.text(left, QUIET.size, QUIET, &spoken(&piece.day.to_string()));
                page.y += QUIET.leading();
            }
            let count = match piece.quantity {
                1 => String::new(),
                more => format!("{more} × "),
            };
            let redone = if piece.redone { ", redone" } else { "" };
            let work = format!("{count}{}, {}{redone}", piece.item, piece.number);
            pair(page, TEXT, &work, &text_of(piece.amount_paise));
        }
    }
}

fn said(entry: &StatementEntry) -> String {
    let kind = match entry.kind {
        StatementEntryKind::Bonus => "Bonus",
        StatementEntryKind::Deduction => "Deduction",
        StatementEntryKind::Advance => "Advance",
        StatementEntryKind::Payment => "Payment",
    };
    let method = entry
        .method
        .map_or(String::new(), |method| format!(" ({})", method.printed()));
    let note = entry
        .note
        .as_ref()
        .map_or(String::new(), |note| format!(": {note}"));
    format!("{kind}{method}, {}{note}", spoken(&entry.day.to_string()))
}

fn seam(page: &mut PdfPage) {
    page.y += GAP * 0.5;
    page.line(true);
    page.y += GAP * 0.7;
}

/// A text on the left, broken where it is long, and an amount on the right.
fn pair(page: &mut PdfPage, style: Style, left: &str, right: &str) {
    let width = page.right() - page.left() - RATE - GAP;
    let texts = [(style, left.to_owned())];
    let height = page.height(width, &texts);
    page.need(height);
    let (start, end) = (page.left(), page.right());
    page.column(start, width, &texts);
    page.text_to(end, style.size, style, right);
    page.y += height;
}

/// A row of the table.
fn columns(page: &mut PdfPage, style: Style, [work, pieces, rate, sum]: [&str; 4]) {
    let width = page.right() - page.left() - NUMBERS;
    let texts = [(style, work.to_owned())];
    let height = page.height(width, &texts);
    page.need(height);
    let (start, end) = (page.left(), page.right());
    page.column(start, width, &texts);
    page.text_to(end - PIECES, style.size, style, pieces);
    page.text_to(end - RATE, style.size, style, rate);
    page.text_to(end, style.size, style, sum);
    page.y += height;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_month_is_spoken_without_its_day() {
        assert_eq!(spoken_month("2026-11"), "November 2026");
    }
}

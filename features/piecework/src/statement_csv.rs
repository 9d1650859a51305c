//! A statement as a table for spreadsheets.

use kernel::csv::{Csv, CsvFile, rupees};

use crate::{entry::StatementEntryKind, statement::PieceworkStatement};

impl PieceworkStatement {
    /// A line for each piece and entry, oldest first, and the sum to pay. What was paid is
    /// negative, as it takes the sum down.
    pub fn csv(&self) -> CsvFile {
        let mut csv = Csv::with_columns(&["day", "number", "work", "pieces", "rate", "amount"]);
        for piece in self.counted.iter().rev() {
            let amount =
                |paise: Option<kernel::Paise>| paise.map_or(String::new(), |paise| rupees(paise.0));
            let redone = if piece.redone { " (redone)" } else { "" };
            csv.line(&[
                piece.day.to_string(),
                piece.number.clone(),
                format!("{}{redone}", piece.item),
                piece.quantity.to_string(),
                amount(piece.rate_paise),
                amount(piece.amount_paise),
            ]);
        }
        for entry in self.entries.iter().rev() {
            let sign = match entry.kind {
                StatementEntryKind::Bonus => 1,
                _ => -1,
            };
            let note = entry.note.as_deref().unwrap_or_default();
            csv.line(&[
                entry.day.to_string(),
                String::new(),
                format!("{} {note}", entry.kind.wording()).trim().to_owned(),
                String::new(),
                String::new(),
                rupees(sign * entry.amount_paise.0),
            ]);
        }
        let due = rupees(self.due_paise.0);
        csv.line(&["", "", "balance", "", "", &due]);
        csv.file(&format!("piecework-{}-{}.csv", self.maker_id, self.month))
    }
}

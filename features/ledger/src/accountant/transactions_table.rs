//! Online payments, refunds and counter payments of a range of days, a line for each.

use std::collections::HashMap;

use kernel::{
    Day, Failure, Timestamp,
    csv::{Csv, rupees},
    online_payments::{TransactionFilter, TransactionRow, TransactionState},
};

use crate::{Ledger, figures::DateRange};

/// The three tables, oldest first, without test mode.
pub struct TransactionTables {
    pub payments: Csv,
    pub refunds: Csv,
    pub counter: Csv,
}

impl Ledger {
    pub(super) async fn transaction_tables(
        &self,
        range: DateRange,
    ) -> Result<TransactionTables, Failure> {
        let filter = TransactionFilter {
            from: Some(range.from.start()),
            until: Some(range.end().start()),
            ..TransactionFilter::default()
        };
        let mut rows = self.online.transactions(&filter, None, None).await?;
        rows.retain(|row| !row.test);
        rows.reverse();
        let buyers: Vec<i64> = rows.iter().filter_map(|row| row.user_id).collect();
        let names = self.people.names(&buyers).await?;
        let (came, back): (Vec<_>, Vec<_>) = rows.into_iter().partition(|row| row.paise > 0);
        Ok(TransactionTables {
            payments: payments(&came, &names),
            refunds: refunds(&back, &names),
            counter: self.counter_table(range).await?,
        })
    }

    async fn counter_table(&self, range: DateRange) -> Result<Csv, Failure> {
        let (from, until) = (range.from.to_string(), range.end().to_string());
        let rows = sqlx::query!(
            r#"SELECT day AS "day!: Day", kind, reference, title, method, amount_paise, note, actor
               FROM ledger_counter_payment WHERE day >= ?1 AND day < ?2 ORDER BY day, id"#,
            from,
            until
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let actors: Vec<i64> = rows.iter().map(|row| row.actor).collect();
        let names = self.people.names(&actors).await?;
        let mut csv = Csv::with_columns(&["Day", "Method", "For", "Amount", "Note", "Recorded by"]);
        for row in rows {
            csv.line(&[
                row.day.to_string(),
                row.method,
                if row.title.is_empty() {
                    format!("{} {}", row.kind, row.reference)
                } else {
                    row.title
                },
                rupees(row.amount_paise),
                row.note,
                names.get(&row.actor).cloned().unwrap_or_default(),
            ]);
        }
        Ok(csv)
    }
}

fn payments(rows: &[TransactionRow], names: &HashMap<i64, String>) -> Csv {
    let mut csv = Csv::with_columns(&[
        "Day",
        "Method",
        "For",
        "Customer",
        "Amount",
        "Refunded so far",
        "Payment id",
        "Counts",
    ]);
    for row in rows {
        csv.line(&[
            Timestamp(row.at).day().to_string(),
            row.method.clone().unwrap_or_default(),
            row.title.clone(),
            buyer(row, names),
            rupees(row.paise),
            rupees(row.returned),
            row.provider_payment.clone().unwrap_or_default(),
            if row.counts { "yes" } else { "no, due back" }.to_owned(),
        ]);
    }
    csv
}

fn refunds(rows: &[TransactionRow], names: &HashMap<i64, String>) -> Csv {
    let mut csv = Csv::with_columns(&[
        "Day",
        "Of",
        "Customer",
        "Amount",
        "Payment id",
        "State",
        "Reason",
    ]);
    for row in rows {
        let state = match row.state {
            TransactionState::Processed => "refunded",
            TransactionState::Failed => "failed",
            _ => "under way",
        };
        csv.line(&[
            Timestamp(row.at).day().to_string(),
            row.title.clone(),
            buyer(row, names),
            rupees(row.paise),
            row.provider_payment.clone().unwrap_or_default(),
            state.to_owned(),
            row.note.clone().unwrap_or_default(),
        ]);
    }
    csv
}

fn buyer(row: &TransactionRow, names: &HashMap<i64, String>) -> String {
    let name = row.user_id.and_then(|user| names.get(&user).cloned());
    name.unwrap_or_default()
}

//! Rows that were not imported or could not be undone, with the reason, to correct them in a spreadsheet.

use kernel::{Failure, csv::Csv};
use poem_openapi::types::ParseFromJSON;
use serde_json::Value;

use crate::{batch::RowProblem, imports::Imports};

struct NotedRow {
    number: i64,
    cells: String,
    problems: Option<String>,
    undo_problem: Option<String>,
}

impl Imports {
    /// The rejected rows, with the columns of the file: the table can be corrected and uploaded again.
    pub(crate) async fn rejected(&self, id: i64) -> Result<Csv, Failure> {
        let columns = self.run(id).await?.columns()?;
        let rows = sqlx::query_as!(
            NotedRow,
            "SELECT number, cells, problems, undo_problem FROM imports_row
             WHERE run_id = ? AND outcome = 'rejected' ORDER BY number",
            id
        )
        .fetch_all(self.deps.db.read())
        .await?;
        table(columns, rows)
    }

    /// The rows that an undo left.
    pub(crate) async fn not_undone(&self, id: i64) -> Result<Csv, Failure> {
        let columns = self.run(id).await?.columns()?;
        let rows = sqlx::query_as!(
            NotedRow,
            "SELECT number, cells, problems, undo_problem FROM imports_row
             WHERE run_id = ? AND undone = 0 ORDER BY number",
            id
        )
        .fetch_all(self.deps.db.read())
        .await?;
        table(columns, rows)
    }
}

fn table(columns: Vec<String>, rows: Vec<NotedRow>) -> Result<Csv, Failure> {
    let mut names = columns;
    names.extend(["Row", "Reason"].map(str::to_owned));
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let mut csv = Csv::with_columns(&names);
    for row in rows {
        let reason = match (row.undo_problem, row.problems) {
            (Some(reason), _) => reason,
            (None, Some(problems)) => sentence(&problems)?,
            (None, None) => String::new(),
        };
        let mut cells: Vec<String> = serde_json::from_str(&row.cells).map_err(Failure::internal)?;
        cells.extend([row.number.to_string(), reason]);
        csv.line(&cells);
    }
    Ok(csv)
}

fn sentence(problems: &str) -> Result<String, Failure> {
    let problems: Value = serde_json::from_str(problems).map_err(Failure::internal)?;
    let problems = Vec::<RowProblem>::parse_from_json(Some(problems))
        .map_err(|error| Failure::internal(error.into_message()))?;
    let said: Vec<String> = problems
        .iter()
        .map(|problem| format!("{}: {}", problem.field, problem.message))
        .collect();
    Ok(said.join(" "))
}

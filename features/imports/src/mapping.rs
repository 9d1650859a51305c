//! Which column is which field: guessed from its header, or as it was chosen the last time.

use std::collections::{HashMap, HashSet};

use kernel::{
    Db, Failure, FieldProblem, LengthUnit, Tx,
    import::{ImportField, ImportKind, ImportRow},
};

/// Cells that people write for nothing.
const NOTHING: [&str; 4] = ["-", "--", "n/a", "nil"];

/// What each column is: the key of a field, or empty for what is not imported.
pub fn guess(
    columns: &[String],
    fields: &[ImportField],
    known: &HashMap<String, String>,
) -> Vec<String> {
    let mut free: HashSet<&str> = fields.iter().map(|field| field.key.as_str()).collect();
    let mut chosen = vec![String::new(); columns.len()];
    let headers: Vec<String> = columns
        .iter()
        .map(|column| Header::of(column).name)
        .collect();
    // First what was chosen before and exact names, so that "Name" is not taken by "Customer".
    let before = |header: &str| known.get(header).map(String::as_str);
    for (at, header) in headers.iter().enumerate() {
        let field = before(header).or_else(|| named(fields, header));
        if let Some(field) = field.filter(|field| free.remove(field)) {
            field.clone_into(&mut chosen[at]);
        }
    }
    for (at, header) in headers.iter().enumerate() {
        if !chosen[at].is_empty() || before(header).is_some() {
            continue;
        }
        let field = fields.iter().find(|field| field.headers.contains(header));
        let field = field.map(|field| field.key.as_str());
        if let Some(field) = field.filter(|field| free.remove(field)) {
            field.clone_into(&mut chosen[at]);
        }
    }
    chosen
}

/// The field whose own name the header is.
fn named<'a>(fields: &'a [ImportField], header: &str) -> Option<&'a str> {
    let named = |field: &&ImportField| Header::of(&title(field)).name == header;
    fields.iter().find(named).map(|field| field.key.as_str())
}

/// A field as the header of an export.
pub fn title(field: &ImportField) -> String {
    match &field.group {
        Some(group) => format!("{group}: {}", field.label),
        None => field.label.clone(),
    }
}

/// A header without case, punctuation and unit.
#[derive(Debug, PartialEq, Eq)]
pub struct Header {
    pub name: String,
    /// Unit of lengths that the header names, as in `Bust (cm)`.
    pub unit: Option<LengthUnit>,
}

impl Header {
    pub fn of(column: &str) -> Self {
        let text: String = column
            .to_lowercase()
            .chars()
            .map(|c| if c.is_alphanumeric() { c } else { ' ' })
            .collect();
        let mut parts: Vec<&str> = text.split_whitespace().collect();
        let unit = match parts.last() {
            Some(&"cm" | &"cms" | &"centimetres") => Some(LengthUnit::Centimetres),
            Some(&"in" | &"inch" | &"inches") => Some(LengthUnit::Inches),
            _ => None,
        };
        if unit.is_some() && parts.len() > 1 {
            parts.pop();
            if parts.len() > 1 && parts.last() == Some(&"in") {
                parts.pop();
            }
        }
        Self {
            name: parts.join(" "),
            unit,
        }
    }
}

/// Columns with their fields, to read rows by.
pub struct Mapping {
    /// Position, field and unit of the imported columns.
    columns: Vec<(usize, String, Option<LengthUnit>)>,
}

impl Mapping {
    pub fn new(columns: &[String], chosen: &[String], fields: &[ImportField]) -> Self {
        let column = |(at, (header, key)): (usize, (&String, &String))| {
            let field = fields.iter().find(|field| field.key == *key)?;
            let unit = Header::of(header).unit.filter(|_| field.is_length);
            Some((at, field.key.clone(), unit))
        };
        let pairs = columns.iter().zip(chosen).enumerate();
        Self {
            columns: pairs.filter_map(column).collect(),
        }
    }

    /// The cells of a row by field. Empty ones are left out.
    pub fn row(&self, cells: &[String]) -> ImportRow {
        let mut row = ImportRow::default();
        for (at, key, unit) in &self.columns {
            let cell = cells.get(*at).map(|cell| cell.trim()).unwrap_or_default();
            if cell.is_empty() || NOTHING.contains(&cell.to_lowercase().as_str()) {
                continue;
            }
            row.cells.insert(key.clone(), cell.to_owned());
            row.units.extend(unit.map(|unit| (key.clone(), unit)));
        }
        row
    }
}

/// What is wrong with a choice of fields, one for each column.
pub fn problems(
    chosen: &[String],
    columns: &[String],
    fields: &[ImportField],
) -> Vec<FieldProblem> {
    let mut problems = Vec::new();
    if chosen.len() != columns.len() {
        let wording = format!("Send a field for each of the {} columns.", columns.len());
        problems.push(FieldProblem::new("fields", "invalid", wording));
    }
    let mut seen = HashSet::new();
    for (at, key) in chosen.iter().enumerate().filter(|(_, key)| !key.is_empty()) {
        let field = fields.iter().find(|field| field.key == *key);
        let path = format!("fields.{at}");
        match field {
            None => problems.push(FieldProblem::new(
                path,
                "unknown",
                "This field does not exist.",
            )),
            Some(field) if !seen.insert(key) => {
                let wording = format!("Two columns are “{}”. Choose one.", title(field));
                problems.push(FieldProblem::new(path, "taken", wording));
            }
            Some(_) => {}
        }
    }
    problems
}

/// Names of required fields that no column is.
pub fn missing(chosen: &[String], fields: &[ImportField]) -> Vec<String> {
    let missing = fields
        .iter()
        .filter(|field| field.required && !chosen.contains(&field.key));
    missing.map(title).collect()
}

/// What columns were the last time, by header.
pub async fn known(db: &Db, kind: ImportKind) -> Result<HashMap<String, String>, Failure> {
    let rows = sqlx::query!(
        "SELECT header, field FROM imports_known_header WHERE kind = ?",
        kind
    )
    .fetch_all(db.read())
    .await?;
    Ok(rows
        .into_iter()
        .map(|row| (row.header, row.field))
        .collect())
}

/// Remembers what the columns are for the next file.
pub async fn remember(
    tx: &mut Tx,
    kind: ImportKind,
    columns: &[String],
    chosen: &[String],
) -> Result<(), Failure> {
    for (column, field) in columns.iter().zip(chosen) {
        let header = Header::of(column).name;
        sqlx::query!(
            "INSERT INTO imports_known_header (kind, header, field) VALUES (?, ?, ?)
             ON CONFLICT (kind, header) DO UPDATE SET field = excluded.field",
            kind,
            header,
            field
        )
        .execute(&mut **tx)
        .await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fields() -> Vec<ImportField> {
        let bust = |key: &str, label: &str, group: Option<&str>, headers: &[&str]| ImportField {
            group: group.map(str::to_owned),
            is_length: true,
            ..ImportField::new(key, label, headers)
        };
        vec![
            ImportField::new("name", "Name", &["customer", "full name"]).required(),
            ImportField::new("mobile", "Mobile", &["phone", "phone number"]).required(),
            bust(
                "bust",
                "Around bust",
                Some("Body"),
                &["bust", "around bust"],
            ),
            bust("blouse", "Around bust", Some("Blouse"), &["blouse bust"]),
        ]
    }

    fn guessed(columns: &[&str], known: &[(&str, &str)]) -> Vec<String> {
        let columns: Vec<String> = columns.iter().map(|&column| column.to_owned()).collect();
        let known = known
            .iter()
            .map(|&(header, field)| (header.to_owned(), field.to_owned()));
        guess(&columns, &fields(), &known.collect())
    }

    #[test]
    fn columns_are_guessed_from_common_headers() {
        assert_eq!(
            guessed(
                &[
                    "Customer",
                    "PHONE-NUMBER",
                    "Bust (in)",
                    "Blouse: Around bust (cm)",
                    "Shoe size"
                ],
                &[]
            ),
            ["name", "mobile", "bust", "blouse", ""]
        );
    }

    #[test]
    fn an_exact_name_goes_before_a_similar_one_and_no_field_is_taken_twice() {
        assert_eq!(
            guessed(&["Customer", "Name", "Phone", "Mobile"], &[]),
            ["", "name", "", "mobile"]
        );
    }

    #[test]
    fn what_was_chosen_the_last_time_comes_first() {
        let known = [("whatsapp no", "mobile"), ("customer", "")];
        assert_eq!(
            guessed(&["WhatsApp No.", "Customer", "Phone"], &known),
            ["mobile", "", ""]
        );
    }

    #[test]
    fn a_header_may_name_the_unit() {
        for (column, name, unit) in [
            ("Bust (cm)", "bust", Some(LengthUnit::Centimetres)),
            ("bust in inches", "bust", Some(LengthUnit::Inches)),
            ("Bust", "bust", None),
            ("In", "in", Some(LengthUnit::Inches)),
        ] {
            let name = name.to_owned();
            assert_eq!(Header::of(column), Header { name, unit }, "{column}");
        }
    }

    #[test]
    fn rows_have_the_cells_of_chosen_columns_alone() {
        let columns = ["Name", "Bust (cm)", "Other"].map(str::to_owned);
        let chosen = ["name", "bust", ""].map(str::to_owned);
        let mapping = Mapping::new(&columns, &chosen, &fields());
        let row = mapping.row(&[" Asha ".into(), "-".into(), "x".into()]);
        assert_eq!(
            row.cells.into_iter().collect::<Vec<_>>(),
            [("name".to_owned(), "Asha".to_owned())]
        );
        let row = mapping.row(&["Asha".into(), "92".into(), "x".into()]);
        assert_eq!(row.units.get("bust"), Some(&LengthUnit::Centimetres));
    }

    #[test]
    fn a_choice_names_known_fields_once_and_those_that_are_needed() {
        let columns = ["A", "B", "C"].map(str::to_owned);
        let chosen = ["mobile", "mobile", "shoes"].map(str::to_owned);
        let wrong: Vec<_> = problems(&chosen, &columns, &fields())
            .into_iter()
            .map(|problem| (problem.field, problem.code))
            .collect();
        let expected = [("fields.1", "taken"), ("fields.2", "unknown")];
        assert_eq!(
            wrong,
            expected.map(|(field, code)| (field.to_owned(), code.to_owned()))
        );
        assert_eq!(missing(&chosen, &fields()), ["Name"]);
        assert_eq!(
            problems(&chosen[..2], &columns, &fields())[0].field,
            "fields"
        );
    }
}

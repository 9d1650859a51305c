//! Exports in the columns of an import, and samples of what can be imported.

use std::collections::{BTreeMap, HashMap};

use kernel::{
    Failure, LengthUnit, User,
    audit::{self, Entry},
    import::{ImportField, ImportKind},
};
use serde_json::json;

use crate::{
    file_table::{FileFormat, TableFile, file},
    imports::Imports,
    mapping::title,
};

/// Columns of lengths in a sample, so that it stays readable.
const SAMPLE_LENGTHS: usize = 8;

impl Imports {
    /// All records of a kind. An audit line says who took them along.
    pub(crate) async fn export(
        &self,
        owner: &User,
        kind: ImportKind,
        format: FileFormat,
    ) -> Result<TableFile, Failure> {
        let now = self.deps.clock.now();
        owner.confirmed_lately(now)?;
        let mut records: BTreeMap<i64, HashMap<String, String>> = BTreeMap::new();
        for (position, target) in self.targets(kind).iter().enumerate() {
            let ids: Vec<i64> = records.keys().copied().collect();
            let part = target.export(&ids).await?;
            if position == 0 {
                records = part;
                continue;
            }
            for (id, cells) in part {
                records.entry(id).or_default().extend(cells);
            }
        }
        let fields = self.file_fields(kind).await?;
        // A length that no customer has is no column.
        let used = |field: &&ImportField| {
            let filled = |cells: &HashMap<String, String>| cells.contains_key(&field.key);
            !field.is_length || records.values().any(filled)
        };
        let fields: Vec<&ImportField> = fields.iter().filter(used).collect();
        let unit = self.unit_name().await?;
        let columns: Vec<String> = fields.iter().map(|field| column(field, unit)).collect();
        let rows: Vec<Vec<String>> = records
            .into_values()
            .map(|mut cells| {
                let cell = |field: &&ImportField| cells.remove(&field.key).unwrap_or_default();
                fields.iter().map(cell).collect()
            })
            .collect();
        let entry = Entry {
            actor: Some(owner.id),
            action: "imports.exported",
            subject: "imports",
            details: json!({"kind": kind.as_str(), "rows": rows.len()}),
        };
        audit::record_alone(&self.deps.db, now, entry).await?;
        file(
            &file_name(kind, &now.day().to_string()),
            format,
            &columns,
            &rows,
        )
    }

    /// A file with one row, to be filled in.
    pub(crate) async fn sample(
        &self,
        kind: ImportKind,
        format: FileFormat,
    ) -> Result<TableFile, Failure> {
        let unit = self.unit_name().await?;
        let (lengths, texts): (Vec<_>, Vec<_>) = self
            .file_fields(kind)
            .await?
            .into_iter()
            .partition(|field| field.is_length);
        let lengths = lengths.into_iter().take(SAMPLE_LENGTHS);
        let fields: Vec<ImportField> = texts.into_iter().chain(lengths).collect();
        let columns: Vec<String> = fields.iter().map(|field| column(field, unit)).collect();
        let row = fields.into_iter().map(|field| field.example).collect();
        file(&file_name(kind, "sample"), format, &columns, &[row])
    }

    async fn unit_name(&self) -> Result<&'static str, Failure> {
        Ok(match self.setup.unit.unit().await? {
            LengthUnit::Inches => "in",
            LengthUnit::Centimetres => "cm",
        })
    }
}

fn column(field: &ImportField, unit: &str) -> String {
    let title = title(field);
    if field.is_length {
        format!("{title} ({unit})")
    } else {
        title
    }
}

fn file_name(kind: ImportKind, of: &str) -> String {
    format!("{}-{of}", kind.as_str().replace('_', "-"))
}

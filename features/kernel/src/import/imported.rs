//! What became of a row, and what its undo needs.

use poem_openapi::Enum;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;

use crate::problem::Failure;

/// What became of a row.
#[derive(Enum, sqlx::Type, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "snake_case")]
#[sqlx(rename_all = "snake_case")]
pub enum ImportOutcome {
    /// A new record.
    Created,
    /// A known record has new values.
    Updated,
    /// A known record has these values already.
    Unchanged,
    /// Not imported.
    Rejected,
}

impl ImportOutcome {
    /// Of a record that had these values, or did not exist, and has those now.
    pub fn of<T: PartialEq>(before: Option<&T>, after: &T) -> Self {
        match before {
            None => Self::Created,
            Some(before) if before == after => Self::Unchanged,
            Some(_) => Self::Updated,
        }
    }
}

/// What a target did with a row.
#[derive(Clone, Debug)]
pub struct Imported {
    /// Id of the record.
    pub record: i64,
    /// User id of whom the row is about.
    pub person: Option<i64>,
    pub outcome: ImportOutcome,
    /// What the target needs to undo it.
    pub undo: Value,
}

/// The values that an import wrote into a record.
#[derive(Serialize, Deserialize, Clone, Debug)]
pub struct Written<T> {
    /// Absent for a new record.
    pub before: Option<T>,
    pub after: T,
}

impl Imported {
    /// # Errors
    /// What the undo needs cannot be stored.
    pub fn new(
        record: i64,
        person: Option<i64>,
        outcome: ImportOutcome,
        undo: &impl Serialize,
    ) -> Result<Self, Failure> {
        Ok(Self {
            record,
            person,
            outcome,
            undo: serde_json::to_value(undo).map_err(Failure::internal)?,
        })
    }

    /// A record with what was written; its undo is [`Written`].
    ///
    /// # Errors
    /// As [`Imported::new`].
    pub fn written<T: Serialize + PartialEq>(
        record: i64,
        person: Option<i64>,
        before: Option<T>,
        after: T,
    ) -> Result<Self, Failure> {
        let outcome = ImportOutcome::of(before.as_ref(), &after);
        Self::new(record, person, outcome, &Written { before, after })
    }

    /// What the target noted.
    ///
    /// # Errors
    /// It is not what this target notes.
    pub fn noted<T: DeserializeOwned>(&self) -> Result<T, Failure> {
        serde_json::from_value(self.undo.clone()).map_err(Failure::internal)
    }
}

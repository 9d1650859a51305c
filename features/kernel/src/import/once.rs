//! Records that an import creates and never changes.

use std::collections::{BTreeMap, HashMap};

use async_trait::async_trait;

use super::{
    ImportBatch, ImportField, ImportKind, ImportOutcome, ImportRow, ImportRun, ImportTarget,
    Imported,
};
use crate::{
    calendar::Timestamp,
    db::Tx,
    problem::{Failure, FieldProblem},
    record::{Kind, undo_creation},
};

/// Records of which an import creates those that are not there yet.
#[async_trait]
pub trait ImportedOnce: Clone + Send + Sync + 'static {
    /// What a row says.
    type Wanted: Send + Sync;

    const KIND: ImportKind;

    /// The kind of its records, in whose trash an undo puts them; `None` needs a `remove` of its own.
    const RECORD: Option<&'static Kind> = None;

    fn fields(&self) -> Vec<ImportField>;

    /// Reads a row, or notes what is wrong with it.
    fn parse(&self, row: &ImportRow, problems: &mut Vec<FieldProblem>) -> Self::Wanted;

    /// Id of the record with this natural key, or what keeps the row from becoming one.
    async fn known(
        &self,
        tx: &mut Tx,
        wanted: &Self::Wanted,
    ) -> Result<Result<Option<i64>, FieldProblem>, Failure>;

    /// Returns the id of the new record.
    async fn create(
        &self,
        tx: &mut Tx,
        run: &ImportRun,
        wanted: &Self::Wanted,
    ) -> Result<i64, Failure>;

    /// User id of whom the record is about.
    async fn person(&self, _: &mut Tx, _: i64) -> Result<Option<i64>, Failure> {
        Ok(None)
    }

    /// What uses a record that was created and keeps it from being removed, as a sentence.
    async fn used(&self, _: &mut Tx, _: i64) -> Result<Option<String>, Failure> {
        Ok(None)
    }

    /// Removes a record that was created, unless it was used or changed since: then it returns why, as a sentence.
    async fn remove(
        &self,
        tx: &mut Tx,
        record: i64,
        at: Timestamp,
    ) -> Result<Option<String>, Failure> {
        let used = self.used(tx, record).await?;
        match Self::RECORD {
            _ if used.is_some() => Ok(used),
            Some(kind) => undo_creation(tx, kind, record, at).await,
            None => Err(Failure::internal(
                "records without a trash are removed by their feature",
            )),
        }
    }
}

/// The target of such records.
pub struct Once<T>(pub T);

struct Batch<T> {
    target: T,
    run: ImportRun,
}

#[async_trait]
impl<T: ImportedOnce> ImportBatch for Batch<T> {
    async fn import(
        &mut self,
        tx: &mut Tx,
        row: &ImportRow,
    ) -> Result<Result<Imported, Vec<FieldProblem>>, Failure> {
        let mut problems = Vec::new();
        let wanted = self.target.parse(row, &mut problems);
        if !problems.is_empty() {
            return Ok(Err(problems));
        }
        let (record, outcome) = match self.target.known(tx, &wanted).await? {
            Ok(Some(known)) => (known, ImportOutcome::Unchanged),
            Ok(None) => {
                let created = self.target.create(tx, &self.run, &wanted).await?;
                (created, ImportOutcome::Created)
            }
            Err(problem) => return Ok(Err(vec![problem])),
        };
        let person = self.target.person(tx, record).await?;
        Ok(Ok(Imported::new(record, person, outcome, &())?))
    }
}

#[async_trait]
impl<T: ImportedOnce> ImportTarget for Once<T> {
    fn kind(&self) -> ImportKind {
        T::KIND
    }

    async fn fields(&self) -> Result<Vec<ImportField>, Failure> {
        Ok(self.0.fields())
    }

    async fn batch(&self, run: &ImportRun) -> Result<Box<dyn ImportBatch>, Failure> {
        let target = self.0.clone();
        Ok(Box::new(Batch { target, run: *run }))
    }

    async fn undo(
        &self,
        tx: &mut Tx,
        imported: &Imported,
        at: Timestamp,
    ) -> Result<Option<String>, Failure> {
        self.0.remove(tx, imported.record, at).await
    }

    /// They are in no file.
    async fn export(&self, _: &[i64]) -> Result<BTreeMap<i64, HashMap<String, String>>, Failure> {
        Ok(BTreeMap::new())
    }
}

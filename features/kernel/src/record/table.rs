//! The statements that are the same for every kind of record. Names of tables and columns are those of a [`Kind`], which
//! is a constant; every value is bound.

use std::time::Duration;

use sqlx::{AssertSqlSafe, SqliteConnection};

use super::Kind;
use crate::{
    Clock, Db, Deps, Failure, FieldProblem, Job, Timestamp, Tx,
    edit::{DAYS_TO_RESTORE, RECORD_CONFLICT, expect_all},
};

/// Takes a record for a change of the version that was read, and counts the version up.
///
/// # Errors
/// When there is no such record outside the trash, or when it has been changed since.
pub async fn claim(tx: &mut Tx, kind: &Kind, id: i64, version: i64) -> Result<(), Failure> {
    let table = kind.table;
    let found: Option<i64> = sqlx::query_scalar(AssertSqlSafe(format!(
        "SELECT version FROM {table} WHERE id = ? AND deleted_at IS NULL"
    )))
    .bind(id)
    .fetch_optional(&mut **tx)
    .await?;
    if found.ok_or(kind.not_found)? != version {
        return Err(RECORD_CONFLICT.into());
    }
    sqlx::query(AssertSqlSafe(format!(
        "UPDATE {table} SET version = version + 1 WHERE id = ?"
    )))
    .bind(id)
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// The problem of a form's field if another record outside the trash has this name, below the same parent if there is one.
///
/// # Errors
/// When the database cannot be read.
pub async fn name_problem(
    connection: &mut SqliteConnection,
    kind: &Kind,
    parent: Option<i64>,
    (field, name): (&str, &str),
    id: Option<i64>,
) -> Result<Option<FieldProblem>, Failure> {
    let taken = name_taken(connection, kind, parent, name, id).await?;
    Ok(taken.then(|| FieldProblem::new(field, "taken", "This name is already in use.")))
}

async fn name_taken(
    connection: &mut SqliteConnection,
    kind: &Kind,
    parent: Option<i64>,
    name: &str,
    id: Option<i64>,
) -> Result<bool, Failure> {
    let taken = sqlx::query_scalar(AssertSqlSafe(format!(
        "SELECT EXISTS (SELECT 1 FROM {table} WHERE lower({name}) = lower(?1) AND deleted_at IS NULL
           AND id IS NOT ?2 AND {parent} IS ?3)",
        table = kind.table,
        name = name_column(kind),
        parent = parent_column(kind),
    )))
    .bind(name)
    .bind(id)
    .bind(parent);
    Ok(taken.fetch_one(connection).await?)
}

pub(super) async fn publish(
    tx: &mut Tx,
    kind: &Kind,
    id: i64,
    published: bool,
) -> Result<(), Failure> {
    sqlx::query(AssertSqlSafe(format!(
        "UPDATE {} SET published = ? WHERE id = ?",
        kind.table
    )))
    .bind(published)
    .bind(id)
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// Puts all records in this order, or all of one parent, whose id it returns.
///
/// # Errors
/// If the list does not name exactly the existing records: one was added or deleted since it was read.
pub(super) async fn reorder(tx: &mut Tx, kind: &Kind, ids: &[i64]) -> Result<Option<i64>, Failure> {
    let (table, column) = (kind.table, parent_column(kind));
    let rows: Vec<(i64, Option<i64>)> = sqlx::query_as(AssertSqlSafe(format!(
        "SELECT id, {column} FROM {table} WHERE deleted_at IS NULL
           AND {column} IS (SELECT {column} FROM {table} WHERE id = ?)"
    )))
    .bind(ids.first())
    .fetch_all(&mut **tx)
    .await?;
    let parent = rows.first().ok_or(RECORD_CONFLICT)?.1;
    let stored: Vec<i64> = rows.into_iter().map(|(id, _)| id).collect();
    expect_all(&stored, ids)?;
    for (position, id) in (0_i64..).zip(ids) {
        sqlx::query(AssertSqlSafe(format!(
            "UPDATE {table} SET position = ? WHERE id = ?"
        )))
        .bind(position)
        .bind(id)
        .execute(&mut **tx)
        .await?;
    }
    Ok(parent)
}

/// Moves a record to the trash. What is below it stays with it, out of sight.
pub(super) async fn trash(
    tx: &mut Tx,
    kind: &Kind,
    id: i64,
    now: Timestamp,
) -> Result<(), Failure> {
    let moved = sqlx::query(AssertSqlSafe(format!(
        "UPDATE {} SET deleted_at = ?, version = version + 1 WHERE id = ? AND deleted_at IS NULL",
        kind.table
    )))
    .bind(now.0)
    .bind(id)
    .execute(&mut **tx)
    .await?;
    match moved.rows_affected() {
        0 => Err(kind.not_found.into()),
        _ => Ok(()),
    }
}

/// Takes a record out of the trash, and says whether it was there.
///
/// # Errors
/// When there is no such record, when its parent is in the trash, or when its name is in use again.
pub(super) async fn restore(tx: &mut Tx, kind: &Kind, id: i64) -> Result<bool, Failure> {
    let table = kind.table;
    let found: Option<(bool, bool, Option<i64>, String)> = sqlx::query_as(AssertSqlSafe(format!(
        "SELECT deleted_at IS NOT NULL, {above_in_trash}, {parent}, {name} FROM {table} WHERE id = ?",
        above_in_trash = above(kind, "IS NOT NULL"),
        parent = parent_column(kind),
        name = name_column(kind),
    )))
    .bind(id)
    .fetch_optional(&mut **tx)
    .await?;
    let (in_trash, above_in_trash, parent, name) = found.ok_or(kind.not_found)?;
    if !in_trash {
        return Ok(false);
    }
    if let Some(parent) = kind.parent.filter(|_| above_in_trash) {
        return Err(parent.in_trash.into());
    }
    if let Some(unique) = kind.unique
        && name_taken(&mut *tx, kind, parent, &name, Some(id)).await?
    {
        return Err(unique.taken.into());
    }
    sqlx::query(AssertSqlSafe(format!(
        "UPDATE {table} SET deleted_at = NULL, version = version + 1 WHERE id = ?"
    )))
    .bind(id)
    .execute(&mut **tx)
    .await?;
    Ok(true)
}

/// Deletes for good what has been in the trash for longer than it can be restored, itself or something above it. Kinds
/// below others come first.
///
/// # Errors
/// When the database cannot be written.
pub async fn empty_trash(db: &Db, clock: &Clock, kinds: &[&Kind]) -> Result<(), Failure> {
    let before = clock.now().plus_days(-DAYS_TO_RESTORE);
    // Visitors see nothing of what is in the trash, so no cached page gets stale.
    let mut tx = db.write().await?;
    for kind in kinds {
        let expired = gone(kind, "< ?1");
        let needed = kind.needed.unwrap_or("FALSE");
        sqlx::query(AssertSqlSafe(format!(
            "DELETE FROM {} WHERE {expired} AND NOT ({needed})",
            kind.table
        )))
        .bind(before.0)
        .execute(&mut *tx)
        .await?;
    }
    Ok(tx.commit().await?)
}

/// Moves a record that an import has created to the trash, unless it was changed since: then it returns why, as a
/// sentence.
///
/// # Errors
/// The database cannot be written.
pub async fn undo_creation(
    tx: &mut Tx,
    kind: &Kind,
    id: i64,
    at: Timestamp,
) -> Result<Option<String>, Failure> {
    let moved = sqlx::query(AssertSqlSafe(format!(
        "UPDATE {} SET deleted_at = ?, version = version + 1
         WHERE id = ? AND (version = 1 OR deleted_at IS NOT NULL)",
        kind.table
    )))
    .bind(at.0)
    .bind(id)
    .execute(&mut **tx)
    .await?
    .rows_affected();
    Ok((moved == 0).then(|| "Changed since.".to_owned()))
}

/// Ids of records that [`empty_trash`] is about to delete, for what a feature deletes with them.
///
/// # Errors
/// The database cannot be read.
pub async fn expired(db: &Db, clock: &Clock, kind: &Kind) -> Result<Vec<i64>, Failure> {
    let before = clock.now().plus_days(-DAYS_TO_RESTORE);
    let ids = sqlx::query_scalar(AssertSqlSafe(format!(
        "SELECT id FROM {} WHERE {}",
        kind.table,
        gone(kind, "< ?1")
    )));
    Ok(ids.bind(before.0).fetch_all(db.read()).await?)
}

/// A daily job that empties the trash.
pub fn sweep(name: &'static str, deps: &Deps, kinds: &'static [&'static Kind]) -> Job {
    let deps = deps.clone();
    Job::new(name, Duration::from_secs(86_400), move || {
        let deps = deps.clone();
        async move { empty_trash(&deps.db, &deps.clock, kinds).await }
    })
}

/// The condition that a record, or anything above it, went to the trash: `deleted_at` and `when`.
fn gone(kind: &Kind, when: &str) -> String {
    format!("(deleted_at {when} OR {})", above(kind, when))
}

/// The condition that something above a record went to the trash.
fn above(kind: &Kind, when: &str) -> String {
    kind.parent.map_or("FALSE".to_owned(), |parent| {
        let gone = gone(parent.kind, when);
        format!(
            "{} IN (SELECT id FROM {} WHERE {gone})",
            parent.column, parent.kind.table
        )
    })
}

fn parent_column(kind: &Kind) -> &'static str {
    kind.parent.map_or("NULL", |parent| parent.column)
}

fn name_column(kind: &Kind) -> &'static str {
    kind.unique.map_or("''", |unique| unique.column)
}

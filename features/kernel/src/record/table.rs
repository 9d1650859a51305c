//! The statements that are the same for every kind of record. Names of tables and columns are those of a [`Kind`], which
//! is a constant; every value is bound.

use sqlx::{AssertSqlSafe, SqliteConnection};

use super::{Kind, kind::Parent};
use crate::{
    Failure, Timestamp, Tx,
    edit::{CHANGED_MEANWHILE, expect_all},
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
        return Err(CHANGED_MEANWHILE.into());
    }
    sqlx::query(AssertSqlSafe(format!(
        "UPDATE {table} SET version = version + 1 WHERE id = ?"
    )))
    .bind(id)
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// Whether another record outside the trash has this name, below the same parent if there is one.
pub async fn name_taken(
    connection: &mut SqliteConnection,
    kind: &Kind,
    parent: Option<i64>,
    name: &str,
    id: Option<i64>,
) -> Result<bool, Failure> {
    let Some(unique) = kind.unique else {
        return Ok(false);
    };
    let below = kind.parent.map_or(String::new(), |parent| {
        format!("AND {} IS ?3", parent.column)
    });
    let taken = sqlx::query_scalar(AssertSqlSafe(format!(
        "SELECT EXISTS (SELECT 1 FROM {} WHERE lower({}) = lower(?1) AND deleted_at IS NULL AND id IS NOT ?2 {below})",
        kind.table, unique.column
    )))
    .bind(name)
    .bind(id);
    let taken = match kind.parent {
        Some(_) => taken.bind(parent),
        None => taken,
    };
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
/// When the list does not name exactly those that there are: somebody has added or deleted one since it was read.
pub(super) async fn reorder(tx: &mut Tx, kind: &Kind, ids: &[i64]) -> Result<Option<i64>, Failure> {
    let table = kind.table;
    let (stored, parent) = match kind.parent {
        None => {
            let all = format!("SELECT id FROM {table} WHERE deleted_at IS NULL");
            let all: Vec<i64> = sqlx::query_scalar(AssertSqlSafe(all))
                .fetch_all(&mut **tx)
                .await?;
            (all, None)
        }
        Some(Parent { column, .. }) => {
            let rows: Vec<(i64, i64)> = sqlx::query_as(AssertSqlSafe(format!(
                "SELECT id, {column} FROM {table} WHERE deleted_at IS NULL
                   AND {column} = (SELECT {column} FROM {table} WHERE id = ?)"
            )))
            .bind(ids.first())
            .fetch_all(&mut **tx)
            .await?;
            let parent = rows.first().ok_or(CHANGED_MEANWHILE)?.1;
            (rows.into_iter().map(|(id, _)| id).collect(), Some(parent))
        }
    };
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
    let in_trash: Option<bool> = sqlx::query_scalar(AssertSqlSafe(format!(
        "SELECT deleted_at IS NOT NULL FROM {table} WHERE id = ?"
    )))
    .bind(id)
    .fetch_optional(&mut **tx)
    .await?;
    if !in_trash.ok_or(kind.not_found)? {
        return Ok(false);
    }
    let mut parent_id = None;
    if let Some(parent) = kind.parent {
        let (above, hidden): (i64, bool) = sqlx::query_as(AssertSqlSafe(format!(
            "SELECT {column}, {column} IN (SELECT id FROM {parents} WHERE {gone}) FROM {table} WHERE id = ?",
            column = parent.column,
            parents = parent.kind.table,
            gone = gone(parent.kind, "IS NOT NULL"),
        )))
        .bind(id)
        .fetch_one(&mut **tx)
        .await?;
        if hidden {
            return Err(parent.in_trash.into());
        }
        parent_id = Some(above);
    }
    if let Some(unique) = kind.unique {
        let name: String = sqlx::query_scalar(AssertSqlSafe(format!(
            "SELECT {} FROM {table} WHERE id = ?",
            unique.column
        )))
        .bind(id)
        .fetch_one(&mut **tx)
        .await?;
        if name_taken(&mut *tx, kind, parent_id, &name, Some(id)).await? {
            return Err(unique.taken.into());
        }
    }
    sqlx::query(AssertSqlSafe(format!(
        "UPDATE {table} SET deleted_at = NULL, version = version + 1 WHERE id = ?"
    )))
    .bind(id)
    .execute(&mut **tx)
    .await?;
    Ok(true)
}

/// Deletes for good what went to the trash before this instant, itself or with something above it. Kinds below others
/// come first.
///
/// # Errors
/// When the database cannot be written.
pub async fn empty_trash(tx: &mut Tx, kinds: &[&Kind], before: Timestamp) -> Result<(), Failure> {
    for kind in kinds {
        let expired = gone(kind, "< ?1");
        sqlx::query(AssertSqlSafe(format!(
            "DELETE FROM {} WHERE {expired}",
            kind.table
        )))
        .bind(before.0)
        .execute(&mut **tx)
        .await?;
    }
    Ok(())
}

/// The condition that a record, or anything above it, went to the trash: `deleted_at` and `when`.
fn gone(kind: &Kind, when: &str) -> String {
    let own = format!("deleted_at {when}");
    match kind.parent {
        None => own,
        Some(parent) => format!(
            "({own} OR {} IN (SELECT id FROM {} WHERE {}))",
            parent.column,
            parent.kind.table,
            gone(parent.kind, when)
        ),
    }
}

//! What the tables of this back office have in common, as fixed queries for each of them.

/// The bin of one table: putting a row in, taking it out, and emptying it.
macro_rules! trash {
    ($table:tt) => {
        async fn put_into_trash(
            tx: &mut kernel::Tx,
            id: i64,
            at: kernel::Timestamp,
        ) -> Result<(), kernel::Failure> {
            let done = sqlx::query!(
                "UPDATE " + $table + " SET deleted_at = ?2 WHERE id = ?1 AND deleted_at IS NULL",
                id,
                at.0
            )
            .execute(&mut **tx)
            .await?;
            $crate::back_office::rows::one(&done)
        }

        async fn restore_from_trash(tx: &mut kernel::Tx, id: i64) -> Result<(), kernel::Failure> {
            let done = sqlx::query!(
                "UPDATE "
                    + $table
                    + " SET deleted_at = NULL WHERE id = ?1 AND deleted_at IS NOT NULL",
                id
            )
            .execute(&mut **tx)
            .await?;
            $crate::back_office::rows::one(&done)
        }

        /// Forgets what was deleted before this instant.
        pub async fn empty_trash(
            tx: &mut kernel::Tx,
            before: kernel::Timestamp,
        ) -> Result<(), kernel::Failure> {
            sqlx::query!("DELETE FROM " + $table + " WHERE deleted_at < ?1", before.0)
                .execute(&mut **tx)
                .await?;
            Ok(())
        }
    };
}

/// Takes a row for a change of the version that somebody looked at.
macro_rules! versions {
    ($table:tt) => {
        async fn claim(tx: &mut kernel::Tx, id: i64, version: i64) -> Result<(), kernel::Failure> {
            let stored = sqlx::query_scalar!(
                "SELECT version FROM " + $table + " WHERE id = ?1 AND deleted_at IS NULL",
                id
            )
            .fetch_optional(&mut **tx)
            .await?
            .ok_or($crate::codes::ENTRY_NOT_FOUND)?;
            if stored != version {
                return Err(kernel::edit::CHANGED_MEANWHILE.into());
            }
            sqlx::query!(
                "UPDATE " + $table + " SET version = version + 1 WHERE id = ?1",
                id
            )
            .execute(&mut **tx)
            .await?;
            Ok(())
        }
    };
}

/// The places of rows that the shop puts in order by hand.
macro_rules! places {
    ($table:tt) => {
        async fn last_place(tx: &mut kernel::Tx) -> Result<i64, kernel::Failure> {
            let last = sqlx::query_scalar!(
                r#"SELECT coalesce(max(position) + 1, 0) AS "place!: i64" FROM "# + $table
            )
            .fetch_one(&mut **tx)
            .await?;
            Ok(last)
        }

        async fn put_in_order(tx: &mut kernel::Tx, wanted: &[i64]) -> Result<(), kernel::Failure> {
            let stored = sqlx::query_scalar!(
                "SELECT id FROM " + $table + " WHERE deleted_at IS NULL ORDER BY position, id"
            )
            .fetch_all(&mut **tx)
            .await?;
            let order = $crate::back_office::rows::new_order(wanted, &stored)?;
            for (place, id) in (0_i64..).zip(order) {
                sqlx::query!(
                    "UPDATE " + $table + " SET position = ?2 WHERE id = ?1",
                    id,
                    place
                )
                .execute(&mut **tx)
                .await?;
            }
            Ok(())
        }
    };
}

use std::collections::HashSet;

use kernel::{Day, Failure, FieldProblem};
use sqlx::sqlite::SqliteQueryResult;

pub(super) use {places, trash, versions};

use crate::codes;

/// Nothing was changed: the row is not there.
pub fn one(done: &SqliteQueryResult) -> Result<(), Failure> {
    if done.rows_affected() == 0 {
        return Err(codes::ENTRY_NOT_FOUND.into());
    }
    Ok(())
}

/// A day as the database keeps it.
pub fn day(text: &str) -> Result<Day, Failure> {
    Day::parse(text).ok_or_else(|| Failure::internal(format!("{text} is not a day")))
}

/// The wanted ones first, then whatever somebody added meanwhile.
pub fn new_order(wanted: &[i64], stored: &[i64]) -> Result<Vec<i64>, Failure> {
    let known: HashSet<i64> = stored.iter().copied().collect();
    let named: HashSet<i64> = wanted.iter().copied().collect();
    if named.len() != wanted.len() || !named.is_subset(&known) {
        let wording = "Name each row once, and only rows that are there.";
        return Err(Failure::invalid(vec![FieldProblem::new(
            "ids", "invalid", wording,
        )]));
    }
    let rest = stored.iter().filter(|id| !named.contains(id));
    Ok(wanted.iter().chain(rest).copied().collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_that_are_not_named_follow_in_their_order() {
        assert_eq!(new_order(&[3, 1], &[1, 2, 3, 4]).unwrap(), [3, 1, 2, 4]);
        assert!(new_order(&[1, 1], &[1, 2]).is_err(), "named twice");
        assert!(new_order(&[1, 9], &[1, 2]).is_err(), "not there");
    }
}
